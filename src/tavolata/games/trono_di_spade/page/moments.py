"""How what happens in Westeros is seen: see ``kit.moments``."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ....engine.phrases import Told, Value
from ....engine.scene import Moment
from ....engine.setup import Setup
from ....kit.moments import MOVE, Look, emblem_of, shown
from ....kit.phrases import id_in
from .emblems import ORDERS, UNITS, type_of

if TYPE_CHECKING:
    from ....engine.room import Speaker

CARD = Look("reveal", 1.6)
LOOKS = {
    "orders": Look("reveal", 1.2, heading=2),
    "westeros": Look("reveal", 2.4, stop=True, icon="cards", heading=2),
    "winter": Look("reveal", 1.2, icon="cards", heading=2),
    "threat-full": Look("result", 1.2, icon="axe", heading=2),
    "chooses-effect": Look("result", 1.2, icon="cards", heading=2),
    "bids": Look("reveal", 0.7, icon="power", heading=2),
    "standing": Look("result", 1.2, icon="throne"),
    "wildlings-attack": Look("result", 1.6, icon="axe", heading=2),
    "watch-wins": Look("result", 2.0, stop=True, icon="shield"),
    "wildlings-win": Look("result", 2.0, stop=True, icon="axe"),
    "wildling-card": Look("reveal", 2.4, stop=True, icon="cards"),
    "combat": Look("result", 1.2, icon="swords", heading=2),
    "strengths": Look("count", 1.2, icon="swords"),
    "supports": Look("count", 0.8, icon="pact"),
    "plays-card": Look("reveal", 2.0, stop=True, icon="cards"),
    "uses-text": replace(CARD, icon="cards"),
    "uses-blade": replace(CARD, icon="blade"),
    "tide": replace(CARD, icon="cards"),
    "wins-combat": Look("result", 2.4, stop=True, icon="swords"),
    "marches": Look("move", 0.9, icon="arrow"),
    "retreats": Look("move", 0.9, icon="back"),
    "recruits": replace(MOVE, icon="plus"),
    "raids": Look("move", 0.7, icon="cross"),
    "gains": Look("count", 0.5, icon="power"),
    "loses-power": Look("count", 0.5, icon="power"),
    "supply-is": Look("count", 0.4, icon="barrel"),
    "drops": Look("count", 0.7, icon="throne"),
    "rises": Look("count", 0.7, icon="throne"),
    "votes": Look("reveal", 1.0, icon="pact", heading=2),
    "votes-alone": Look("reveal", 0.8, icon="pact", heading=2),
    "allied": Look("result", 1.6, icon="pact"),
    "betrays": Look("result", 2.4, stop=True, icon="betray"),
    "scores": Look("result", 1.6, icon="star", heading=2),
    "reaches": Look("result", 1.6, icon="star"),
    "round": Look("result", 1.2, heading=1),
    "victory": Look("result", 2.5, stop=True, icon="crown", heading=1),
    "loses": Look("quiet", icon="skull"),
    "leaves-token": Look("quiet", icon="power"),
    "exchanges": Look("quiet", icon="raven"),
    "ready": Look("quiet", icon="check", ahead=True),
    "resolves": Look("quiet", heading=2),
    "proposes": Look("quiet", heading=2),
    "proposes-nothing": Look("quiet", heading=2),
    "scores-nothing": Look("quiet", heading=2),
}


def moment(told: Told, seat: int | None, words: Speaker, setup: Setup) -> Moment:
    """A moment of this game: what the reader may know of it is in what was told."""
    return shown(told, words, LOOKS, tuple(_places(told)), icon=_icon(told))


def _icon(told: Told) -> str:
    """The emblem of the order or the unit that is spoken of."""
    order = id_in(told.arguments, "order")
    return ORDERS[type_of(order)] if order else emblem_of(told, "unit", UNITS)


def _places(told: Told) -> list[str]:
    """The areas and tracks that are spoken of."""
    found = [_name(told.arguments.get(key)) for key in ("area", "track")]
    orders = told.arguments.get("orders")
    for one in orders if isinstance(orders, list) else []:
        arguments = one["arguments"] if isinstance(one, dict) else None
        found.append(_name(arguments.get("area")) if isinstance(arguments, dict) else "")
    return [name for name in found if name]


def _name(value: Value | object) -> str:
    return value if isinstance(value, str) else ""
