"""Every event is heard, with its right arguments and by the right Houses.

Seats are those of the first throne track: @0 Baratheon, @1 Lannister, @2 Stark, @3 Martell, @4 Greyjoy, @5 Tyrell.
"""

from __future__ import annotations

import pytest

from tavolata.games.trono_di_spade.rules import frames as f
from tavolata.games.trono_di_spade.rules.questions import Offer
from tavolata.games.trono_di_spade.rules.state import QUESTIONS

from ..heard import Case, check, check_kinds, told
from .heard_cases import ACTIONS, PLANNING, WESTEROS, WILDLINGS
from .heard_positions import (
    BACK,
    FIRST,
    MARCH,
    VOTES,
    blade,
    cersei,
    combat,
    dealt,
    dissolving,
    former_guest,
    helped,
    loras,
    mustering,
    on,
    reached,
    renly,
    scoring,
    tyrion,
)
from .pacts import march
from .positions import ROOM, fighting
from .refusal_positions import BRIDGE, GUEST, ONE, TOKEN, ballot, jest, talk
from .test_house_cards import duel
from .test_wildlings import won

COMBATS = [
    Case(
        "a combat begins",
        lambda: combat().events,
        [
            told("combat", seat="@2", other="@0", area="area-the-twins"),
            told("strengths", attack=4, defence=1),
        ],
        among=True,
    ),
    Case(
        "support is given and refused",
        lambda: helped().tells("attacker", "no"),
        [
            told("supports", seat="@5", area="area-seagard", other="@2"),
            told("refuses-support", seat="@2", other="@5"),
            told("strengths", attack=4, defence=1),
        ],
    ),
    Case(
        "support is given and accepted",
        lambda: helped().tells("defender", "yes"),
        [
            told("supports", seat="@5", area="area-seagard", other="@0"),
            told("accepts-support", seat="@0", other="@5"),
            told("strengths", attack=4, defence=2),
        ],
    ),
    Case(
        "support goes to nobody",
        lambda: helped().tells("neither"),
        [told("supports-nobody", seat="@5", area="area-seagard"), told("strengths", attack=4, defence=1)],
    ),
    Case(
        "cards are played, and the attacker enters",
        lambda: combat().tells("baratheon: card patchface", "stark: card eddard-stark"),
        [
            told("plays-card", seat="@2", card="card-eddard-stark"),
            told("plays-card", seat="@0", card="card-patchface"),
            told("wins-combat", seat="@2", other="@0", attack=8, defence=1, area="area-the-twins"),
            told("loses", seat="@0", area="area-the-twins", unit="unit-footman", number=1),
            told("enters", seat="@2", area="area-the-twins"),
        ],
    ),
    Case(
        "the loser loses units and retreats",
        lambda: combat("baratheon footman footman footman").tells(
            "baratheon: card patchface", "stark: card eddard-stark", "the-fingers"
        ),
        [
            told("wins-combat", seat="@2", other="@0", attack=8, defence=3, area="area-the-twins"),
            told("loses", seat="@0", area="area-the-twins", unit="unit-footman", number=1),
            told("loses", seat="@0", area="area-the-twins", unit="unit-footman", number=1),
            told("retreats", seat="@0", area="area-the-fingers"),
            told("enters", seat="@2", area="area-the-twins"),
        ],
        among=True,
    ),
    Case(
        "Tyrion is used",
        lambda: tyrion().tells("yes", "card eddard-stark"),
        [
            told("uses-text", seat="@1", text="text-tyrion"),
            told("plays-card", seat="@2", card="card-eddard-stark"),
        ],
        among=True,
    ),
    Case("Tyrion is not used", lambda: tyrion().tells("no"), [told("declines", seat="@1")], among=True),
    Case(
        "Robb leaves the way to the loser",
        lambda: duel("robb-stark", "brienne-of-tarth").tells("pass", "seagard"),
        [told("declines", seat="@2"), told("retreats", seat="@0", area="area-seagard")],
        among=True,
    ),
    Case("the blade is used", lambda: blade().tells("blade"), [told("uses-blade", seat="@2")], among=True),
    Case("the blade is left", lambda: blade().tells("pass"), [told("declines", seat="@2")], among=True),
    Case(
        "each sees its own tide",
        lambda: blade(tides=True).events,
        [
            told("draws-tide", seat="@2").to(2, tide="tide-0"),
            told("draws-tide", seat="@0").to(0, tide="tide-2"),
        ],
        among=True,
    ),
    Case(
        "a tide is drawn again, and both are shown",
        lambda: blade(tides=True).tells("redraw"),
        [
            told("redraws", seat="@2"),
            told("draws-tide", seat="@2").to(2, tide="tide-1"),
            told("tide", seat="@2", tide="tide-1"),
            told("tide", seat="@0", tide="tide-2"),
        ],
        among=True,
    ),
    Case(
        "Arianne keeps them out",
        lambda: duel("eddard-stark", "arianne-martell").events,
        [told("kept-out", seat="@2", area="area-moat-cailin")],
        among=True,
    ),
    Case(
        "Roose takes his cards back",
        lambda: duel("roose-bolton", "brienne-of-tarth", "footman", "knight knight").events,
        [told("uses-text", seat="@2", text="text-roose")],
        among=True,
    ),
    Case(
        "Loras takes the order along",
        lambda: loras().tells("seagard"),
        [told("order-moves", seat="@5", area="area-the-twins", order="order-march-star")],
        among=True,
    ),
    Case(
        "Tywin brings power",
        lambda: duel("tywin-lannister", "greatjon-umber", "knight knight knight", "footman").events,
        [told("gains", seat="@1", number=2)],
        among=True,
    ),
    Case(
        "Mace destroys a footman",
        lambda: duel("mace-tyrell", "greatjon-umber", "knight knight knight", "footman knight").events,
        [told("loses", seat="@2", area="area-the-twins", unit="unit-footman", number=1)],
        among=True,
    ),
    Case(
        "Doran costs a place",
        lambda: duel("doran-martell", "greatjon-umber").tells("track court"),
        [told("drops", seat="@2", track="track-court", place=6)],
        among=True,
    ),
    Case(
        "Cersei removes an order",
        lambda: cersei().tells("seagard"),
        [told("removes-order", seat="@1", area="area-seagard", order="order-defense")],
        among=True,
    ),
    Case("Cersei removes none", lambda: cersei().tells("pass"), [told("declines", seat="@1")], among=True),
    Case(
        "Renly knights a footman",
        lambda: renly().tells("the-twins"),
        [told("upgrades", seat="@0", area="area-the-twins", unit="unit-knight")],
        among=True,
    ),
    Case("Renly knights nobody", lambda: renly().tells("pass"), [told("declines", seat="@0")], among=True),
    Case(
        "Patchface discards a card",
        lambda: jest().tells("card eddard-stark"),
        [told("discards", seat="@2", card="card-eddard-stark")],
        among=True,
    ),
    Case("Patchface discards none", lambda: jest().tells("pass"), [told("declines", seat="@0")], among=True),
]
ALLIANCES = [
    Case(
        "votes are shown, and an alliance is formed",
        lambda: ballot(3, *VOTES).tells("lannister: pass"),
        [
            told("ready", seat="@1"),
            told("votes", seat="@0", houses=["@2"]),
            told("votes-alone", seat="@1"),
            told("votes", seat="@2", houses=["@0"]),
            told("allied", houses=["@0", "@2"]),
        ],
        among=True,
    ),
    Case("alliances dissolve", lambda: on(dissolving(), "tie"), [told("dissolve")], among=True),
    Case(
        "an attack on an ally",
        lambda: march({"winterfell": "stark knight", "karhold": "greyjoy footman"}).tells("karhold"),
        [
            told("betrays", seat="@2", houses=["@4"]),
            told("loses-power", seat="@2", number=1),
            told("gains", seat="@4", number=1),
        ],
        among=True,
    ),
    Case(
        "a bridge is refused and not excused",
        lambda: march(BRIDGE).tells("flints-finger", "no", "no"),
        [
            told("denies", seat="@4", other="@2", what="bridge", area="area-flints-finger"),
            told("condemns", seat="@2", other="@4"),
            told("betrays", seat="@4", houses=["@2"]),
        ],
        among=True,
    ),
    Case(
        "a refusal is excused",
        lambda: march(BRIDGE).play("flints-finger", "no").tells("yes"),
        [told("excuses", seat="@2", other="@4")],
        among=True,
    ),
    Case(
        "a bridge is lent",
        lambda: march(BRIDGE).tells("flints-finger", "yes"),
        [told("allows", seat="@4", other="@2", what="bridge", area="area-flints-finger")],
        among=True,
    ),
    Case(
        "an ally is a guest",
        lambda: march(GUEST, tokens=TOKEN).tells("karhold", "enter", "yes"),
        [
            told("allows", seat="@4", other="@2", what="entry", area="area-karhold"),
            told("is-guest", seat="@2", other="@4", area="area-karhold"),
        ],
        among=True,
    ),
    Case(
        "a former guest takes the land",
        lambda: former_guest().tells("done", "yes"),
        [
            told("token-removed", seat="@4", area="area-riverrun"),
            told("claims", seat="@2", area="area-riverrun"),
        ],
        among=True,
    ),
    Case(
        "a former guest leaves the land",
        lambda: former_guest().tells("done", "no"),
        [told("leaves-be", seat="@2", other="@4", area="area-riverrun")],
        among=True,
    ),
    Case(
        "an ally's land is not entered",
        lambda: march(GUEST, tokens=TOKEN).tells("karhold", "pass"),
        [told("turns-away", seat="@2", area="area-karhold")],
        among=True,
    ),
    Case(
        "an alliance is proposed and accepted",
        lambda: talk(5).tells("propose stark lannister", "yes"),
        [
            told("proposes", seat="@0", houses=["@1", "@2"]),
            told("accepts-alliance", seat="@1", other="@0", houses=["@0", "@2"]),
        ],
    ),
    Case(
        "a proposal is declined",
        lambda: talk(5).tells("propose stark", "decline trust"),
        [
            told("proposes", seat="@0", houses=["@2"]),
            told("declines-alliance", seat="@2", other="@0", houses=["@0"], reason="reason-trust"),
        ],
    ),
    Case("nothing is proposed", lambda: talk(5).tells("pass"), [told("proposes-nothing", seat="@0")]),
    Case(
        "an instant victory is reached by one of two allies",
        reached,
        [told("reaches", seat="@2", card="objective-instant-stark")],
        among=True,
    ),
    Case(
        "objectives are drawn",
        lambda: dealt().play(*BACK).events,
        [
            told("draws-objectives", seat="@1", number=5).to(
                1,
                cards=[
                    "objective-extend-your-reach",
                    "objective-the-throne",
                    "objective-hold-court",
                    "objective-mercantile-ventures",
                    "objective-a-mountainous-task",
                ],
            )
        ],
        among=True,
    ),
    Case(
        "an objective is put back",
        lambda: dealt().tells(*BACK),
        [
            told("puts-back", seat="@0").to(0, card="objective-a-riper-fruit"),
            told("puts-back", seat="@0").to(0, card="objective-the-blade"),
        ],
        among=True,
    ),
    Case(
        "an objective is scored",
        lambda: scoring().tells("objective the-throne"),
        [told("scores", seat="@2", card="objective-the-throne", number=1, total=1)],
        among=True,
    ),
    Case(
        "no objective is scored",
        lambda: scoring().tells("pass"),
        [told("scores-nothing", seat="@2")],
        among=True,
    ),
]
CASES = [*PLANNING, *ACTIONS, *WESTEROS, *WILDLINGS, *COMBATS, *ALLIANCES]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_is_heard(case: Case) -> None:
    check(ROOM, case)


def test_every_event_has_a_case() -> None:
    check_kinds(ROOM, CASES)


DECLINED = {
    f.Q_MARCH: lambda: fighting({"winterfell": "stark footman footman"}, MARCH, tracks=FIRST).tells("done"),
    f.Q_LEAVE: lambda: fighting({"karhold": "stark footman"}, {"karhold": "march"}).tells("winterfell", "no"),
    f.Q_MUSTER: lambda: mustering().tells("done"),
    f.Q_RECRUIT: lambda: mustering().play("winterfell").tells("done"),
    f.Q_KNIGHT: lambda: won("crow-killers").tells("done"),
    f.Q_TAKE_BACK: lambda: won("mammoth-riders", hands=ONE).tells("pass"),
    f.Q_TEXT: lambda: tyrion().tells("no"),
    f.Q_BLADE: lambda: blade().tells("pass"),
    f.Q_CERSEI: lambda: cersei().tells("pass"),
    f.Q_RENLY: lambda: renly().tells("pass"),
    f.Q_RETREAT: lambda: duel("robb-stark", "brienne-of-tarth").tells("pass"),
    f.Q_PATCHFACE: lambda: jest().tells("pass"),
    f.Q_PROPOSE: lambda: talk(5).tells("pass"),
}
"""The questions where doing no more would tell nobody anything, and a no to each of them."""


OFFERS = [question for question in QUESTIONS if isinstance(question, Offer)]


@pytest.mark.parametrize("offer", OFFERS, ids=lambda offer: offer.name)
def test_a_no_is_heard_once(offer: Offer) -> None:
    told_of = [event.id for event in DECLINED[offer.kind]()]
    assert told_of.count("proposes-nothing" if offer.kind == f.Q_PROPOSE else "declines") == 1


def test_every_no_has_a_case() -> None:
    assert set(DECLINED) == {offer.kind for offer in OFFERS}
