"""How what happens in Westeros is seen: see ``kit.moments``."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ....engine.phrases import Told, Value
from ....engine.scene import Moment
from ....engine.setup import Setup
from ....kit.moments import MOVE, Look, emblem_of, event_id, shown
from ....kit.phrases import id_in
from .emblems import ORDERS, UNITS, type_of
from .panels import draw, group

if TYPE_CHECKING:
    from ....engine.room import Speaker

LOOKS = {
    "orders": Look("reveal", 0.4, heading=2),
    "westeros": Look("reveal", 3.2, stop=True, icon="cards", heading=2),
    "winter": Look("reveal", 1.4, icon="cards", heading=2),
    "threat-full": Look("result", 1.4, icon="axe", heading=2),
    "chooses-effect": Look("result", 1.4, icon="cards", heading=2),
    "bids": Look("reveal", 0.5, icon="power", heading=2),
    "standing": Look("result", 1.8, icon="throne"),
    "wildlings-attack": Look("result", 1.6, icon="axe", heading=2),
    "watch-wins": Look("result", 2.0, icon="shield"),
    "wildlings-win": Look("result", 2.0, icon="axe"),
    "wildling-card": Look("reveal", 3.2, stop=True, icon="cards"),
    "combat": Look("result", 1.2, icon="swords", heading=2),
    "strengths": Look("count", 1.2, icon="swords"),
    "supports": Look("count", 0.8, icon="pact"),
    "supports-nobody": Look("count", 0.6, icon="pact"),
    "accepts-support": Look("count", 0.6, icon="pact"),
    "refuses-support": Look("count", 0.8, icon="cross"),
    "plays-card": Look("reveal", 1.6, icon="cards"),
    "uses-text": Look("reveal", 1.4, icon="cards"),
    "uses-blade": Look("reveal", 1.2, icon="blade"),
    "redraws": Look("reveal", 1.2, icon="blade"),
    "tide": Look("reveal", 1.0, icon="cards"),
    "wins-combat": Look("result", 2.4, stop=True, icon="swords"),
    "beats-neutral": Look("result", 1.4, icon="swords"),
    "falls-short": Look("result", 1.4, icon="shield"),
    "marches": Look("move", 0.9, icon="arrow"),
    "retreats": Look("move", 0.9, icon="back"),
    "recruits": replace(MOVE, icon="plus"),
    "raids": Look("move", 0.7, icon="cross"),
    "gains": Look("count", 0.3, icon="power"),
    "loses-power": Look("count", 0.3, icon="power"),
    "supply-is": Look("count", 0.3, icon="barrel"),
    "drops": Look("count", 0.6, icon="throne"),
    "rises": Look("count", 0.6, icon="throne"),
    "ready": Look("result", icon="check", ahead=True),
    "dissolve": Look("result", 1.2, icon="pact"),
    "votes": Look("reveal", 0.6, icon="pact", heading=2),
    "votes-alone": Look("reveal", 0.6, icon="pact", heading=2),
    "allied": Look("result", 1.6, icon="pact"),
    "betrays": Look("result", 2.4, stop=True, icon="betray"),
    "scores": Look("result", 1.2, icon="star", heading=2),
    "reaches": Look("result", 1.6, icon="star"),
    "round": Look("result", 1.0, heading=1),
    "victory": Look("result", 2.5, stop=True, icon="crown", heading=1),
    "loses": Look("quiet", icon="skull"),
    "leaves-token": Look("quiet", icon="power"),
    "exchanges": Look("quiet", icon="raven"),
    "resolves": Look("quiet", heading=2),
    "proposes": Look("quiet", heading=2),
    "proposes-nothing": Look("quiet", heading=2),
    "scores-nothing": Look("quiet", heading=2),
}
IN_COMBAT = {
    "discards": Look("result", 0.9, icon="cards"),
    "drops": Look("count", 0.9, icon="throne"),
    "gains": Look("count", 0.6, icon="power"),
    "loses-power": Look("count", 0.6, icon="power"),
    "removes-order": Look("move", 0.9, icon="cross"),
    "order-moves": Look("move", 0.9, icon="arrow"),
    "upgrades": Look("move", 0.9, icon="plus"),
    "takes-back": Look("result", 0.9, icon="cards"),
    "loses": Look("move", 0.9, icon="skull"),
    "kept-out": Look("move", 1.2, icon="shield"),
}
"""What cards and defeats do, which would be less elsewhere."""
TO_WITNESSES = {"looks": Look("reveal", 2.4, stop=True)}
"""What is more to those who see what is hidden from the others."""


def moment(told: Told, seat: int | None, words: Speaker, setup: Setup) -> Moment:
    """A moment of this game: what the reader may know of it is in what was told."""
    together = group(told)
    looks = {**LOOKS, **IN_COMBAT} if together == "combat" else LOOKS
    if told.id != event_id(told):
        looks = {**looks, **TO_WITNESSES}
    seen = shown(told, words, looks, tuple(_places(told)), draw(told, words, setup), icon=_icon(told))
    return replace(seen, group=together)


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
