"""How what happens in Westeros is seen: see ``kit.moments``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Told, Value
from ....engine.scene import Moment
from ....kit.moments import MOVE, Look, shown

if TYPE_CHECKING:
    from ....engine.room import Speaker

CARD = Look("reveal", 1.6)
LOOKS = {
    "orders": Look("reveal", 1.2),
    "westeros": Look("reveal", 2.4, stop=True),
    "winter": Look("reveal", 1.2),
    "threat-full": Look("result", 1.2),
    "chooses-effect": Look("result", 1.2),
    "bids": Look("reveal", 0.7),
    "standing": Look("result", 1.2),
    "wildlings-attack": Look("result", 1.6),
    "watch-wins": Look("result", 2.0, stop=True),
    "wildlings-win": Look("result", 2.0, stop=True),
    "wildling-card": Look("reveal", 2.4, stop=True),
    "combat": Look("result", 1.2),
    "strengths": Look("count", 1.2),
    "supports": Look("count", 0.8),
    "plays-card": Look("reveal", 2.0, stop=True),
    "uses-text": CARD,
    "uses-blade": CARD,
    "tide": CARD,
    "wins-combat": Look("result", 2.4, stop=True),
    "marches": Look("move", 0.9),
    "retreats": Look("move", 0.9),
    "recruits": MOVE,
    "raids": Look("move", 0.7),
    "gains": Look("count", 0.5),
    "loses-power": Look("count", 0.5),
    "supply-is": Look("count", 0.4),
    "drops": Look("count", 0.7),
    "rises": Look("count", 0.7),
    "votes": Look("reveal", 1.0),
    "votes-alone": Look("reveal", 0.8),
    "allied": Look("result", 1.6),
    "betrays": Look("result", 2.4, stop=True),
    "scores": Look("result", 1.6),
    "reaches": Look("result", 1.6),
    "round": Look("result", 1.2),
    "victory": Look("result", 2.5, stop=True),
}


def moment(told: Told, seat: int | None, words: Speaker) -> Moment:
    """A moment of this game: what the reader may know of it is in what was told."""
    return shown(told, words, LOOKS, tuple(_places(told)))


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
