"""How what happens in the city is seen: see ``kit.moments``."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ....engine.phrases import Told
from ....engine.scene import Moment
from ....engine.setup import Setup
from ....kit.moments import MOVE, Look, emblem_of, shown
from .emblems import BEASTS

if TYPE_CHECKING:
    from ....engine.room import Speaker

LOOKS = {
    "moves": Look("move", 0.9, icon="spider"),
    "takes-from": Look("move", 0.9, icon="take"),
    "draws": Look("reveal", 2.0, stop=True, icon="cards"),
    "banner": replace(MOVE, icon="gonfalon"),
    "banner-from": Look("move", 0.9, icon="gonfalon"),
    "raven": Look("result", 1.5, icon="raven"),
    "end": Look("result", 2.5, stop=True, icon="crown", heading=1),
    "chooses": Look("quiet", icon="cards"),
    "takes": Look("quiet", icon="take"),
    "kills": Look("quiet", icon="skull"),
    "kills-in-area": Look("quiet", icon="skull"),
    "kills-companion": Look("quiet", icon="skull"),
    "swaps": Look("quiet", icon="swap"),
    "stays": Look("quiet", icon="stay"),
    "extra-turn": Look("quiet", icon="again"),
    "banner-returns": Look("quiet", icon="gonfalon"),
}


def moment(told: Told, seat: int | None, words: Speaker, setup: Setup) -> Moment:
    """A moment of this game; nothing in it is hidden, so that all see it alike."""
    marks = tuple(str(name) for key in ("card", "other", "companion") if (name := told.arguments.get(key)))
    return shown(told, words, LOOKS, marks, icon=emblem_of(told, "house", BEASTS))
