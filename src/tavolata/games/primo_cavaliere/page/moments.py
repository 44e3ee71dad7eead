"""How what happens in the city is seen: see ``kit.moments``."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ....engine.phrases import Told
from ....engine.scene import Moment
from ....engine.setup import Setup
from ....kit.moments import MOVE, Look, emblem_of, shown
from .emblems import BEASTS
from .panels import draw

if TYPE_CHECKING:
    from ....engine.room import Speaker

LOOKS = {
    "moves": Look("move", 0.9, icon="spider"),
    "chooses": Look("reveal", 2.0, group="companion", icon="cards"),
    "no-target": Look("result", 1.0, group="companion", icon="cross"),
    "takes": Look("move", 0.9, group="companion", icon="take"),
    "takes-from": Look("move", 0.9, group="companion", icon="take"),
    "kills": Look("move", 0.9, group="companion", icon="skull"),
    "kills-in-area": Look("move", 0.9, group="companion", icon="skull"),
    "kills-companion": Look("move", 0.9, group="companion", icon="skull"),
    "swaps": Look("move", 0.9, group="companion", icon="swap"),
    "stays": Look("result", 0.9, group="companion", icon="stay"),
    "extra-turn": Look("result", 0.9, group="companion", icon="again"),
    "draws": Look("reveal", 2.4, stop=True, group="companion", icon="cards"),
    "banner": replace(MOVE, icon="gonfalon"),
    "banner-from": Look("move", 1.2, icon="gonfalon"),
    "banner-returns": Look("move", 1.2, icon="gonfalon"),
    "raven": Look("result", 1.5, icon="raven"),
    "end": Look("result", 2.5, stop=True, icon="crown", heading=1),
}


def moment(told: Told, seat: int | None, words: Speaker, setup: Setup) -> Moment:
    """A moment of this game; nothing in it is hidden, so that all see it alike."""
    marks = tuple(str(name) for key in ("card", "other", "companion") if (name := told.arguments.get(key)))
    return shown(told, words, LOOKS, marks, draw(told, words, setup), emblem_of(told, "house", BEASTS))
