"""What is refused in positions of Il Trono di Spade, for which reason and by which clause."""

from __future__ import annotations

from collections.abc import Callable

from tavolata.games.trono_di_spade.rules import tables as t

from .pacts import ally, host, march
from .positions import Table, acting, fighting, planning, westeros
from .refusal_positions import (
    ARMIES,
    BESIDE,
    BRIDGE,
    CROWDED,
    FIRST,
    FIVE,
    FLEET,
    FOUR,
    GUEST,
    MARCH,
    ONE,
    ORDERED,
    OWN,
    STUCK,
    SURROUNDED,
    TOKEN,
    TWO,
    at_sea,
    ballot,
    beaten,
    damp,
    jest,
    kept_out,
    losing,
    mustering,
    owed,
    raiding,
    raven,
    returned_home,
    sailing,
    second_talk,
    skull,
    standing,
    talk,
)
from .test_allied_land import beaten_beside_greyjoy
from .test_combat import HELP, THIRD, against_neutral, attack
from .test_house_cards import duel
from .test_ports import taken
from .test_wildlings import ALL, bid, lost, won
from .test_wildlings import attack as wildlings

Case = tuple[Callable[[], Table], str, str, str]
"""A position, a move, and the reason and the clause that it is told."""

ORDERS: list[Case] = [
    (
        lambda: planning(FOUR, tracks={"court": ALL.replace("stark ", "") + " stark"}),
        "order march-star",
        "order-star",
        "TS-8.2",
    ),
    (lambda: planning(FOUR, bans="march"), "order march", "order-banned", "TS-8.3"),
    (lambda: planning(FOUR).play("order march"), "order march", "order-used", "TS-8.4"),
    (lambda: planning(FOUR).play("white-harbor"), "winterfell", "plan-named", "TS-8.6"),
    (lambda: planning(FOUR), "done", "plan-unfinished", "TS-8.1"),
    (lambda: raven(ORDERED, "winterfell"), "order march", "swap-same", "TS-8.9"),
    (lambda: raven(ORDERED, "winterfell"), "order march-minus", "order-used", "TS-8.8"),
    (
        lambda: raven(ORDERED, "winterfell", bans="support support-star"),
        "order support",
        "order-banned",
        "TS-8.9",
    ),
    (lambda: raven(ORDERED, bans=" ".join(t.TOKENS[2:])), "winterfell", "raven-nothing", "TS-8.9"),
    (lambda: raven(ORDERED), "pyke", "raven-no-order", "TS-8.8"),
    (lambda: acting(OWN, ORDERED), "castle-black", "order-not-yours", "TS-9.1"),
    (lambda: acting(OWN, {**ORDERED, "seagard": "defense"}), "seagard", "order-other", "TS-9.1"),
    (lambda: acting(OWN, ORDERED), "seagard", "order-none", "TS-9.1"),
    (lambda: acting(OWN, ORDERED), "look", "wrong-order", "TS-9.1"),
    (lambda: raiding("defense"), "karhold", "raid-defence", "TS-9.5"),
    (lambda: raiding("march"), "karhold", "raid-march", "TS-9.5"),
    (lambda: raiding("march"), "moat-cailin", "raid-no-order", "TS-9.4"),
    (lambda: raiding("march"), "pyke", "raid-too-far", "TS-9.6"),
]
MARCHES: list[Case] = [
    (
        lambda: acting(FOUR, MARCH, supply=FIVE).send("karhold", "footman footman"),
        "done",
        "march-unfinished",
        "TS-10.17",
    ),
    (
        lambda: fighting(SURROUNDED, MARCH, supply=FIVE).play("karhold", "footman"),
        "done",
        "supply-more",
        "TS-10.9",
    ),
    (
        lambda: fighting({**TWO, **BESIDE}, MARCH).play("karhold", "done"),
        "moat-cailin",
        "one-attack",
        "TS-10.7",
    ),
    (lambda: acting(TWO, MARCH, supply={"stark": 0}), "white-harbor", "supply-march", "TS-10.9"),
    (lambda: acting(TWO, MARCH), "winterfell", "march-here", "TS-10.1"),
    (lambda: acting(TWO, MARCH), "the-narrow-sea", "land-units", "TS-10.3"),
    (lambda: acting(TWO, MARCH), "pyke", "march-too-far", "TS-10.3"),
    (
        lambda: acting({"winterfell": "stark footman! knight footman"}, MARCH).play("karhold", "footman"),
        "footman",
        "routed",
        "TS-10.2",
    ),
    (
        lambda: acting({"winterfell": "stark footman knight"}, MARCH).play("karhold"),
        "done",
        "group-empty",
        "TS-10.1",
    ),
    (
        lambda: acting({"winterfell": "stark footman knight"}, MARCH).play("karhold"),
        "ship",
        "group-none",
        "TS-10.1",
    ),
    (lambda: sailing("ship ship ship"), "port-of-white-harbor", "port-full", "TS-16.1"),
    (lambda: sailing(""), "port-of-white-harbor", "port-not-yours", "TS-10.4"),
    (lambda: sailing(""), "white-harbor", "ships", "TS-10.4"),
    (lambda: sailing(""), "bay-of-ice", "sail-too-far", "TS-10.4"),
    (lambda: against_neutral("stark knight knight"), "kings-landing", "too-weak", "TS-15.6"),
    (
        lambda: against_neutral("stark knight knight footman footman").play("kings-landing", "footman"),
        "done",
        "too-weak",
        "TS-15.6",
    ),
    (
        lambda: against_neutral("stark knight knight footman footman", supply={"stark": 1}).play(
            "kings-landing", "footman"
        ),
        "footman",
        "group-too-weak",
        "TS-15.6",
    ),
    (
        lambda: against_neutral(
            "stark knight knight footman", more={"the-reach": "stark footman footman"}, supply={"stark": 0}
        ),
        "kings-landing",
        "supply-march",
        "TS-10.9",
    ),
    (
        lambda: acting({"kingswood": "stark knight"}, {"kingswood": "march"}, seats=3),
        "storms-end",
        "blocked",
        "TS-15.8",
    ),
]
LOSSES: list[Case] = [
    (lambda: mustering(OWN), "karhold", "no-structure", "TS-5.1"),
    (lambda: mustering(OWN), "pyke", "structure-not-yours", "TS-5.1"),
    (lambda: mustering(TWO, "winterfell", "done"), "winterfell", "muster-done", "TS-5.3"),
    (lambda: mustering(STUCK, supply={"stark": 0}), "harrenhal", "muster-nothing", "TS-5.8"),
    (lambda: mustering(GUEST, "winterfell", "footman"), "knight", "points", "TS-5.2"),
    (lambda: mustering(TWO, "white-harbor", supply={"stark": 0}), "footman", "supply-muster", "TS-5.7"),
    (
        lambda: mustering(
            {
                "winterfell": "stark footman",
                "bay-of-ice": "stark ship ship",
                "the-shivering-sea": "stark ship ship",
                "port-of-winterfell": "stark ship",
            },
            "winterfell",
            supply={"stark": 0},
        ),
        "ship",
        "supply-muster",
        "TS-5.7",
    ),
    (
        lambda: mustering(
            {
                "winterfell": "stark footman",
                "bay-of-ice": "baratheon ship",
                "the-shivering-sea": "greyjoy ship",
                "port-of-winterfell": "stark ship ship ship",
            },
            "winterfell",
        ),
        "ship",
        "port-full",
        "TS-5.6",
    ),
    (
        lambda: mustering(
            {"winterfell": "stark footman", "port-of-winterfell": "stark ship ship ship"},
            "winterfell",
            "ship",
        ),
        "port-of-winterfell",
        "port-full",
        "TS-5.6",
    ),
    (
        lambda: mustering(
            {"winterfell": "stark footman", "bay-of-ice": "baratheon ship"}, "winterfell", "ship"
        ),
        "bay-of-ice",
        "harbour-held",
        "TS-5.5",
    ),
    (
        lambda: mustering(
            {
                "winterfell": "stark footman",
                "bay-of-ice": "stark ship ship",
                "karhold": "stark footman footman",
            },
            "winterfell",
            "ship",
            supply={"stark": 0},
        ),
        "bay-of-ice",
        "supply-muster",
        "TS-5.7",
    ),
    (lambda: taken(), "take 3", "capture-ships", "TS-16.3"),
    (lambda: taken(FLEET), "take 2", "reserve", "TS-16.3"),
    (lambda: taken(ARMIES, supply={"baratheon": 0}), "take 2", "capture-supply", "TS-16.3"),
    (
        lambda: lost("crow-killers", dict.fromkeys(["pyke", "seagard", "flints-finger"], "greyjoy knight")),
        "winterfell",
        "no-knight",
        "TS-7.9",
    ),
    (lambda: won("crow-killers"), "pyke", "no-footman", "TS-7.9"),
    (
        lambda: lost(
            "the-horde-descends",
            {
                "winterfell": "stark footman footman knight",
                "white-harbor": "stark footman",
                "moat-cailin": "stark footman footman",
            },
        ),
        "white-harbor",
        "horde-one",
        "TS-7.18",
    ),
    (lambda: lost("mammoth-riders", FOUR), "pyke", "no-unit", "TS-7.10"),
]
COMBATS: list[Case] = [
    (lambda: losing("attacker"), "defender", "support-both", "TS-12.4"),
    (lambda: losing("defender"), "attacker", "support-both", "TS-12.4"),
    (
        lambda: against_neutral(
            "stark knight knight", more={"blackwater": "lannister footman"}, orders={"blackwater": "support"}
        ).send("kings-landing", "knight knight"),
        "defender",
        "support-neutral",
        "TS-15.5",
    ),
    (
        lambda: duel(
            "tyrion-lannister", "robb-stark", hands={"stark": "robb-stark eddard-stark the-blackfish"}
        ).play("stark: card robb-stark", "yes"),
        "card robb-stark",
        "card-sent-back",
        "TS-13.16",
    ),
    (
        lambda: duel(
            "tyrion-lannister", "robb-stark", hands={"stark": "robb-stark eddard-stark the-blackfish"}
        ).play("stark: card robb-stark", "yes"),
        "card roose-bolton",
        "card-not-in-hand",
        "TS-13.16",
    ),
    (
        lambda: duel("tyrion-lannister", "robb-stark", hands={"stark": "robb-stark eddard-stark"}),
        "stark: card patchface",
        "card-not-yours",
        "TS-12.9",
    ),
    (
        lambda: duel(
            "queen-of-thorns",
            "greatjon-umber",
            units={"seagard": "stark footman", "the-fingers": "stark footman", "karhold": "stark footman"},
            orders={"seagard": "defense", "the-fingers": "defense", "karhold": "defense-star"},
        ),
        "karhold",
        "order-far",
        "TS-13.28",
    ),
    (
        lambda: duel(
            "cersei-lannister",
            "greatjon-umber",
            "knight knight knight",
            "footman",
            units={"seagard": "stark footman", "the-fingers": "stark footman"},
            orders={"the-twins": "defense", "seagard": "defense", "the-fingers": "march"},
        ),
        "the-twins",
        "order-of-combat",
        "TS-13.17",
    ),
    (
        lambda: attack(
            "stark knight knight knight",
            "baratheon footman knight",
            hands={"stark": "greatjon-umber", "baratheon": "patchface"},
        ),
        "siege-engine",
        "no-casualty",
        "TS-14.1",
    ),
    (lambda: beaten(), "moat-cailin", "retreat-from", "TS-14.7"),
    (lambda: beaten(), "the-twins", "retreat-leaves", "TS-14.7"),
    (
        lambda: beaten(
            units={"the-fingers": "baratheon footman", "kingswood": "baratheon footman footman"},
            supply={"baratheon": 0},
        ),
        "the-fingers",
        "retreat-dearer",
        "TS-14.9",
    ),
    (
        lambda: beaten(
            "baratheon footman knight",
            units=dict.fromkeys(("the-fingers", "seagard", "the-mountains-of-the-moon"), "baratheon footman"),
            supply={"baratheon": 0},
        ).play("seagard"),
        "ship",
        "no-retreating",
        "TS-14.9",
    ),
]
WILDLINGS: list[Case] = [
    (lambda: wildlings("silence-at-the-wall"), "stark: bid 9", "bid-too-much", "TS-7.1"),
    (lambda: bid(wildlings("silence-at-the-wall"), 4, 4, 0, 0, 0, 0), "house martell", "not-tied", "TS-7.5"),
    (
        lambda: won("mammoth-riders", hands=ONE),
        "card eddard-stark",
        "card-not-discarded",
        "TS-7.10",
    ),
    (
        lambda: won("mammoth-riders", hands=ONE),
        "card patchface",
        "card-not-yours",
        "TS-7.10",
    ),
    (
        lambda: lost(
            "preemptive-raid", tracks={"throne": ALL, "fiefdoms": ALL, "court": "greyjoy stark"}
        ).play("places"),
        "track court",
        "not-highest",
        "TS-7.13",
    ),
    (lambda: lost("preemptive-raid", FOUR).play("units"), "pyke", "no-unit", "TS-7.12"),
    (lambda: lost("rattleshirts-raiders", CROWDED, supply={"stark": 4}), "karhold", "loss-useless", "TS-3.9"),
    (lambda: lost("rattleshirts-raiders", CROWDED, supply={"stark": 4}), "pyke", "no-unit", "TS-7.15"),
    (lambda: westeros(CROWDED, "supply", tokens={}), "pyke", "no-unit", "TS-3.8"),
    (lambda: won("the-horde-descends"), "card patchface", "wrong-muster", "TS-7.18"),
    (lambda: mustering({"harrenhal": "stark footman"}, "harrenhal"), "ship", "no-coast", "TS-5.5"),
    (lambda: returned_home(), "take 3", "capture-ships", "TS-16.5"),
]
TEXTS: list[Case] = [
    (lambda: jest(), "card roose-bolton", "card-not-there", "TS-13.23"),
    (lambda: jest(), "card melisandre", "card-not-theirs", "TS-13.23"),
    (lambda: damp(), "card aeron-damphair", "card-not-in-hand", "TS-13.13"),
    (
        lambda: duel(
            "brienne-of-tarth", "robb-stark", "footman", "knight", origin="winterfell", at="karhold"
        ),
        "winterfell",
        "retreat-home",
        "TS-14.6",
    ),
    (
        lambda: duel(
            "brienne-of-tarth", "robb-stark", "footman", "knight", origin="winterfell", at="karhold"
        ),
        "done",
        "wrong-retreat",
        "TS-13.4",
    ),
    (lambda: kept_out(), "pyke", "no-unit", "TS-13.33"),
    (lambda: at_sea(), "port-of-white-harbor", "retreat-ships", "TS-14.8"),
    (lambda: skull(), "ship", "no-casualty", "TS-18.5"),
    (lambda: owed(), "done", "wrong-excuse", "TS-23.3"),
]
PACTS: list[Case] = [
    (lambda: march(BRIDGE).play("flints-finger"), "done", "wrong-bridge", "TS-22.1"),
    (lambda: march(BRIDGE).play("flints-finger", "no"), "done", "wrong-excuse", "TS-23.4"),
    (lambda: march(BRIDGE).play("flints-finger", "no", "yes"), "flints-finger", "bridge-refused", "TS-22.15"),
    (
        lambda: march({**BRIDGE, "flints-finger": "greyjoy footman"}),
        "flints-finger",
        "allied-ships",
        "TS-23.13",
    ),
    (lambda: march(GUEST, tokens=TOKEN).play("karhold"), "done", "wrong-entry", "TS-22.2"),
    (lambda: march(GUEST, tokens=TOKEN).play("karhold", "enter"), "done", "wrong-host", "TS-22.2"),
    (lambda: march(GUEST, tokens=TOKEN).play("karhold", "receive"), "done", "wrong-host", "TS-22.3"),
    (
        lambda: march(GUEST, tokens=TOKEN).play("karhold", "enter", "no", "karhold"),
        "enter",
        "entry-refused",
        "TS-22.15",
    ),
    (
        lambda: march(GUEST, tokens=TOKEN).play("karhold", "receive", "no", "karhold"),
        "receive",
        "gift-refused",
        "TS-22.15",
    ),
    (
        lambda: march(
            {"flints-finger": "stark footman", "ironmans-bay": "stark ship"},
            "flints-finger",
            garrisons={"pyke": 2},
        ).play("pyke"),
        "receive",
        "gift-home",
        "TS-22.4",
    ),
    (
        lambda: march({**BRIDGE, "seagard": "stark knight"}, tokens={"flints-finger": "greyjoy"}).play(
            "flints-finger", "yes", "enter", "no", "flints-finger", "receive", "no"
        ),
        "flints-finger",
        "leave-refused",
        "TS-22.15",
    ),
    (lambda: beaten_beside_greyjoy(), "pyke", "retreat-too-far", "TS-14.7"),
    (lambda: beaten_beside_greyjoy().play("karhold"), "done", "wrong-haven", "TS-22.12"),
    (lambda: beaten_beside_greyjoy().play("karhold", "no"), "karhold", "haven-refused", "TS-22.12"),
    (
        lambda: march(
            {**GUEST, "karhold": "greyjoy footman"},
            power={"stark": 0},
            tracks={"throne": ALL.replace("stark ", "") + " stark"},
        ).play("karhold"),
        "track throne",
        "already-last",
        "TS-23.8",
    ),
    (
        lambda: host(
            ally(
                mustering(
                    {"white-harbor": "greyjoy footman", **OWN},
                    tokens={"white-harbor": "stark"},
                    alliances="castles",
                ),
                "stark greyjoy",
            ),
            "white-harbor",
            "stark",
        ),
        "white-harbor",
        "muster-guests",
        "TS-22.9",
    ),
    (lambda: ballot(3, "baratheon: house stark"), "baratheon: house lannister", "ballot-all", "TS-21.5"),
    (
        lambda: ballot(5, "baratheon: house stark", "baratheon: house lannister"),
        "baratheon: house greyjoy",
        "ballot-full",
        "TS-21.4",
    ),
    (lambda: ballot(5, "baratheon: house stark"), "baratheon: house stark", "ballot-named", "TS-21.7"),
    (lambda: ballot(5), "baratheon: house baratheon", "ballot-self", "TS-21.7"),
    (lambda: ballot(5), "baratheon: house martell", "house-absent", "TS-20.1"),
    (lambda: ballot(5), "baratheon: done", "ballot-empty", "TS-21.7"),
    (lambda: ballot(5, *FIRST), "lannister: house stark", "ballot-allied", "TS-21.8"),
    (
        lambda: march(GUEST, tokens=TOKEN).play("karhold", "pass"),
        "karhold",
        "turned-away",
        "TS-22.15",
    ),
    (lambda: standing(True), "done", "wrong-gift", "TS-22.19"),
    (lambda: standing(False), "done", "wrong-claim", "TS-22.11"),
    (lambda: talk(5), "done", "wrong-propose", "TS-21.11"),
    (lambda: talk(5), "propose martell", "propose-absent", "TS-20.1"),
    (lambda: talk(5), "propose baratheon", "propose-self", "TS-21.11"),
    (lambda: talk(3), "propose lannister stark", "propose-all", "TS-21.5"),
    (lambda: talk(5, "propose stark", "yes", "propose baratheon"), "done", "wrong-proposal", "TS-21.12"),
    (lambda: talk(5, "propose stark"), "no", "decline-why", "TS-21.12"),
    (lambda: talk(5, "propose stark", "yes", "pass"), "propose baratheon", "propose-made", "TS-21.13"),
    (
        lambda: attack(units=THIRD, orders=HELP).play("attacker", "attacker"),
        "done",
        "wrong-accept",
        "TS-12.5",
    ),
    (lambda: duel("doran-martell", "greatjon-umber"), "done", "wrong-doran", "TS-13.32"),
    (lambda: second_talk(), "propose stark", "propose-allied", "TS-21.8"),
]
CASES = [*ORDERS, *MARCHES, *LOSSES, *WILDLINGS, *COMBATS, *TEXTS, *PACTS]
