"""Positions in which something is told, for test_heard.py."""

from __future__ import annotations

from typing import Any

from tavolata import Event
from tavolata.games.trono_di_spade.rules import victory as victory

from .pacts import ally
from .positions import RAVEN, Table, acting, fighting, new, position, westeros
from .test_alliances import allied
from .test_allied_land import shared
from .test_combat import against_neutral
from .test_house_cards import duel
from .test_objectives import end_of_round
from .test_ports import HARBOUR
from .test_sides import with_objectives
from .test_victory import SIX, garrisoned

PLANNED = {"winterfell": "stark footman", "pyke": "greyjoy footman"}
RAIDED = {"winterfell": "stark footman", "karhold": "greyjoy footman"}
MARCH = {"winterfell": "march"}
FIRST = {"throne": "stark"}
HIGHEST = [
    *["stark: bid 4", "greyjoy: bid 2", "lannister: bid 1"],
    *["baratheon: bid 0", "tyrell: bid 0", "martell: bid 0"],
]
"""Bids against the wildlings: enough, and Stark's is the highest."""
LOWEST = [
    *["stark: bid 0", "greyjoy: bid 1", "lannister: bid 1"],
    *["baratheon: bid 1", "tyrell: bid 1", "martell: bid 1"],
]
"""Too little, and Stark's is the lowest."""
LANDS = {"castle-black": 4, "moat-cailin": 3, "widows-watch": 2, "the-twins": 1}
ALL_FOOTMEN = {land: "stark" + number * " footman" for land, number in LANDS.items()}
VOTES = ["baratheon: house stark", "baratheon: done", "stark: house baratheon", "stark: done"]
CARDS = {"stark": "eddard-stark greatjon-umber", "baratheon": "patchface melisandre"}
BACK = ["objective a-riper-fruit", "objective the-blade"]
"""What Baratheon puts back of the five it is dealt."""
SURPLUS = {"stark": "the-throne the-raven", "greyjoy": "the-blade"}


def raven(**others: Any) -> Table:
    """Stark holds the raven and has an order."""
    units, tracks = {"winterfell": "stark footman"}, {"court": "stark"}
    return position(units, MARCH, step=RAVEN, tracks=tracks, **others)


def short() -> Table:
    """Lannister's support is needed against the neutral force of King's Landing."""
    more, orders = {"blackwater": "lannister footman"}, {"blackwater": "support"}
    table = against_neutral("stark knight knight", more=more, orders=orders)
    return table.send("kings-landing", "knight knight")


def special() -> Table:
    """A special consolidation in Winterfell."""
    units, orders = {"winterfell": "stark footman footman"}, {"winterfell": "consolidate-star"}
    return fighting(units, orders, tracks=FIRST, power={"stark": 0}).play("done")


def mustering() -> Table:
    return westeros({"winterfell": "stark footman"}, "mustering", tracks=FIRST)


def abandoned() -> Table:
    """Stark marches out of White Harbor and leaves its ships in the port."""
    units = {**HARBOUR, "moat-cailin": "baratheon knight knight knight"}
    hands = {"stark": "catelyn-stark eddard-stark", "baratheon": "brienne-of-tarth"}
    return fighting(units, {"white-harbor": "march"}, hands=hands)


def clash() -> Table:
    """The bids for the Iron Throne, all but Martell's."""
    table = westeros({}, "last-days-of-summer-1", "clash-of-kings", threat=0)
    houses = ["baratheon", "lannister", "stark", "greyjoy", "tyrell"]
    return table.play(*[f"{house}: bid {5 - number}" for number, house in enumerate(houses)])


def combat(defenders: str = "baratheon footman", **others: Any) -> Table:
    """Stark attacks The Twins from Moat Cailin."""
    units = {"moat-cailin": "stark knight knight", "the-twins": defenders}
    orders = {"moat-cailin": "march", **others.pop("orders", {})}
    usual = {"hands": CARDS, "blade": False}
    table = fighting({**units, **others.pop("units", {})}, orders, **{**usual, **others})
    return table.send("the-twins", "knight knight").play("no")


def helped() -> Table:
    """Tyrell's support fits the combat."""
    return combat(units={"seagard": "tyrell footman"}, orders={"seagard": "support"})


def tyrion() -> Table:
    hands = {"stark": "robb-stark eddard-stark the-blackfish"}
    return duel("tyrion-lannister", "robb-stark", hands=hands).play("stark: card robb-stark")


def blade(**others: Any) -> Table:
    """Stark may use the blade."""
    table = combat(blade=True, tracks={"fiefdoms": "stark"}, **others)
    return table.play("stark: card eddard-stark", "baratheon: card patchface")


def cersei() -> Table:
    units = {"seagard": "stark footman"}
    orders = {"seagard": "defense"}
    return duel(
        "cersei-lannister", "greatjon-umber", "knight knight knight", "footman", units=units, orders=orders
    )


def renly() -> Table:
    return duel("renly-baratheon", "greatjon-umber", "footman knight knight", "footman")


def loras() -> Table:
    return duel("ser-loras-tyrell", "brienne-of-tarth", "knight knight knight", "footman", "march-star")


def conquest() -> Table:
    """Stark has six structures, and marches on the seventh."""
    units = {**garrisoned(SIX), "karhold": "stark knight", "stoney-sept": "stark footman"}
    return acting(units, {"stoney-sept": "march"})


def dissolving() -> Table:
    """Stark and Martell are allied when a clash of kings is chosen, and nobody has power to bid."""
    houses = ["baratheon", "lannister", "stark", "martell", "greyjoy", "tyrell"]
    power = dict.fromkeys(houses, 0)
    quiet = "last-days-of-summer-1", "dark-wings-dark-words"
    table = westeros({}, *quiet, threat=0, power=power, alliances="castles")
    return allied(table, "stark martell").play("choose clash-of-kings")


def on(table: Table, kind: str) -> list[Event]:
    """All that is told until a question of a kind is asked."""
    while table.ask.kind == kind:
        table.play(sorted(table.legal)[0])
    return table.events


def former_guest() -> Table:
    """Stark's army stands on Greyjoy's land, and the alliance is over."""
    table = shared("riverrun", "consolidate", power={"stark": 0})
    table.state.ally = [0] * 6
    return table


def reached() -> list[Event]:
    """What is told when Stark, an ally of Tyrell, has what its instant victory asks for, and Tyrell has not."""
    table = with_objectives("stark")
    victory.check(ally(table, "stark tyrell").state, table.events.append)
    return table.events


def dealt() -> Table:
    """Baratheon has five objectives and puts the first back."""
    return Table(new(3, 1, alliances="objectives"))


def scoring() -> Table:
    """Stark may score the Iron Throne."""
    return end_of_round(SURPLUS, tracks={"throne": "stark greyjoy", "court": "stark"})
