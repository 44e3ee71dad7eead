"""Positions of Il Trono di Spade in which something is refused."""

from __future__ import annotations

from typing import Any

from .pacts import ally
from .positions import RAVEN, Table, acting, fighting, position, westeros
from .test_allied_land import shared
from .test_combat import attack
from .test_house_cards import duel
from .test_wildlings import ALL

MARCH = {"winterfell": "march"}
FIVE = {"stark": 5}
GUEST, TOKEN = {"winterfell": "stark footman"}, {"karhold": "greyjoy"}
BRIDGE = {"winterfell": "stark footman", "bay-of-ice": "greyjoy ship"}
FLEET = {"shipbreaker-bay": "baratheon ship ship ship", "blackwater-bay": "baratheon ship ship"}
ARMIES = {"karhold": "baratheon footman footman", "kingswood": "baratheon footman footman"}
ORDERED = {"winterfell": "march", "karhold": "march-minus"}
OWN = {"winterfell": "stark footman", "karhold": "stark knight", "seagard": "stark footman"}
TWO = {"winterfell": "stark footman footman", "white-harbor": "stark footman footman"}
FOUR = {
    "winterfell": "stark footman footman footman footman",
    "castle-black": "stark footman footman knight",
    "white-harbor": "stark footman footman",
    "the-stony-shore": "stark footman footman",
}
BESIDE = {"karhold": "baratheon footman", "moat-cailin": "baratheon footman"}
AROUND = ["karhold", "moat-cailin", "castle-black", "white-harbor", "the-stony-shore"]
SURROUNDED = {
    **dict.fromkeys(AROUND, "baratheon footman"),
    "winterfell": FOUR["winterfell"],
    "seagard": "stark footman footman knight",
    "harrenhal": "stark footman footman",
    "stoney-sept": "stark footman footman",
}
CROWDED = {
    "winterfell": "stark footman footman footman",
    "castle-black": "stark footman footman knight",
    "karhold": "stark footman",
}
HIGH = {"throne": ALL, "fiefdoms": ALL, "court": "greyjoy stark"}
ONE = {"stark": "eddard-stark"}
STUCK = {"harrenhal": "stark knight knight", "karhold": "stark footman footman"}


def ballot(seats: int, *votes: str) -> Table:
    table = westeros({}, "last-days-of-summer-1", "clash-of-kings", seats=seats, alliances="castles")
    table.ready = False
    while table.ask.kind != "ballot":
        seat = table.state.deciders()[0]
        table.state.play(seat, table.state.legal(seat)[0])
        table.pass_over()
    return table.play(*votes)


def talk(seats: int, *said: str) -> Table:
    """Before a ballot."""
    table = westeros({}, "last-days-of-summer-1", "clash-of-kings", seats=seats, alliances="castles")
    table.hush = False
    while table.ask.kind != "propose":
        seat = table.state.deciders()[0]
        table.state.play(seat, table.state.legal(seat)[0])
    return table.play(*said)


def second_talk() -> Table:
    """Before the ballot that follows one in which Baratheon and Stark found each other."""
    table = ballot(5, *FIRST[:-1])
    table.hush = False
    return table.play(FIRST[-1])


def standing(allied: bool) -> Table:
    """A Stark army on land of Greyjoy, whose order is resolved while they are allied, or after."""
    table = shared("riverrun", "consolidate")
    if not allied:
        table.state.ally = [0] * 6
    return table.play("done")


FIRST = [
    *["baratheon: house stark", "baratheon: done", "stark: house baratheon", "stark: done"],
    *["lannister: house greyjoy", "lannister: done", "greyjoy: pass", "tyrell: pass"],
]
"""A first ballot that allies Baratheon and Stark."""


def mustering(units: dict[str, str], *moves: str, **others: Any) -> Table:
    return westeros(units, "mustering", tracks={"throne": "stark"}, **others).play(*moves)


def sailing(ships: str, *moves: str) -> Table:
    """Stark sails before White Harbor, whose port holds these ships of its own."""
    units = {"the-narrow-sea": "stark ship ship"}
    if ships:
        units |= {"white-harbor": "stark footman", "port-of-white-harbor": f"stark {ships}"}
    return acting(units, {"the-narrow-sea": "march"}).play(*moves)


def raven(orders: dict[str, str], *moves: str, **others: Any) -> Table:
    units = dict.fromkeys(orders, "stark footman")
    return position(units, orders, step=RAVEN, tracks={"court": "stark"}, **others).play(*moves)


def raiding(order: str) -> Table:
    units = {**GUEST, "karhold": "baratheon footman", "castle-black": "baratheon footman"}
    return acting(units, {"winterfell": "raid", "karhold": order, "castle-black": "support"})


def beaten(defenders: str = "baratheon footman footman", **others: Any) -> Table:
    """Baratheon is driven out of The Twins, and has an army or two besides."""
    hands = {"stark": "ser-rodrick-cassel", "baratheon": "patchface"}
    return attack("stark knight knight knight", defenders, hands=hands, **others)


def losing(defender: str) -> Table:
    """A combat in which two of Baratheon's support orders fit, the first given to a side."""
    units = {"seagard": "baratheon footman", "the-fingers": "baratheon footman"}
    orders = {"seagard": "support", "the-fingers": "support"}
    return attack("stark knight", "lannister knight", units=units, orders=orders).play(defender)


def on_to(table: Table, kind: str) -> Table:
    """As far as a question of a kind; whatever comes before is answered somehow."""
    while table.ask.kind != kind:
        seat = table.state.deciders()[0]
        table.state.play(seat, table.state.legal(seat)[0])
    return table


def jest() -> Table:
    """Patchface looks into a hand of which two cards are left."""
    hands = {"stark": "greatjon-umber eddard-stark the-blackfish"}
    table = duel("patchface", "greatjon-umber", hands=hands).play("stark: card greatjon-umber")
    return on_to(table, "patchface")


def damp() -> Table:
    """Aeron Damphair gives way to another card."""
    hands = {"greyjoy": "aeron-damphair euron-crows-eye dagmar-cleftjaw"}
    table = duel("aeron-damphair", "greatjon-umber", hands=hands, power={"greyjoy": 5})
    return table.play("greyjoy: card aeron-damphair", "yes")


def kept_out() -> Table:
    """Arianne Martell sends a knight and a footman back to where there are too many then."""
    units = {
        "winterfell": "stark footman footman knight",
        "castle-black": "stark footman",
        "moat-cailin": "stark footman footman",
        "karhold": "martell footman",
    }
    hands = {"stark": "eddard-stark", "martell": "arianne-martell"}
    table = acting(units, MARCH, supply={"stark": 1}, hands=hands)
    return table.play("karhold", "knight", "done", "castle-black", "done", "done")


def at_sea() -> Table:
    """Baratheon is driven out of Shipbreaker Bay."""
    units = {"shipbreaker-bay": "baratheon ship", "the-narrow-sea": "stark ship ship ship"}
    hands = {"stark": "ser-rodrick-cassel", "baratheon": "patchface"}
    table = fighting(units, {"the-narrow-sea": "march"}, hands=hands)
    return table.send("shipbreaker-bay", "ship ship ship")


def skull() -> Table:
    """The first game of some in which a skull is drawn that leaves a choice."""
    for seed in range(200):
        table = attack("stark footman knight", "baratheon footman knight", tides=True, seed=seed, blade=False)
        if table.ask.kind == "casualty" and table.ask.arguments["why"] == "skull":
            return table
    raise AssertionError("no skull")


def owed() -> Table:
    """Greyjoy refuses its ally the support that lies on the map."""
    units = {"crackclaw-point": "stark knight", "kingswood": "greyjoy knight knight"}
    orders = {"crackclaw-point": "march", "kingswood": "support"}
    force = {"kings-landing": 5}
    table = ally(acting(units, orders, garrisons=force, alliances="castles"), "stark greyjoy")
    return table.play("kings-landing", "neither")


def returned_home() -> Table:
    """Baratheon has left Winterfell, and its ships are still in the port."""
    units = {"winterfell": "baratheon footman", "port-of-winterfell": "baratheon ship ship"}
    return fighting(units, {"winterfell": "march"}).play("karhold", "no")
