"""How what happens in the city is seen: see ``kit.moments``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Told
from ....engine.scene import Moment
from ....kit.moments import MOVE, Look, shown

if TYPE_CHECKING:
    from ....engine.room import Speaker

LOOKS = {
    "moves": Look("move", 0.9),
    "takes-from": Look("move", 0.9),
    "draws": Look("reveal", 2.0, stop=True),
    "banner": MOVE,
    "banner-from": Look("move", 0.9),
    "raven": Look("result", 1.5),
    "end": Look("result", 2.5, stop=True),
}


def moment(told: Told, seat: int | None, words: Speaker) -> Moment:
    """A moment of this game; nothing in it is hidden, so that all see it alike."""
    marks = tuple(str(name) for key in ("card", "other", "companion") if (name := told.arguments.get(key)))
    return shown(told, words, LOOKS, marks)
