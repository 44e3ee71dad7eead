"""How what happens around the ring is seen: see ``kit.moments``."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ....engine.phrases import Told
from ....engine.scene import Moment
from ....engine.setup import Setup
from ....kit.moments import MOVE, Look, emblem_of, event_id, shown
from .emblems import CARDS, GUILDS
from .panels import draw

if TYPE_CHECKING:
    from ....engine.room import Speaker

LOOKS = {
    "draws": replace(MOVE, icon="cards"),
    "attacks": Look("move", 0.9, icon="swords"),
    "fortifies": Look("move", 0.9, icon="hammer"),
    "plays": Look("reveal", 1.6, icon="scroll"),
    "deploys": Look("move", 0.6, group="attack", icon="shield"),
    "reveals": Look("reveal", 2.4, stop=True, group="attack", icon="swords"),
    "repelled": Look("result", 1.5, group="attack", icon="shield"),
    "cancelled": Look("result", 1.5, group="attack", icon="aegis"),
    "blown-up": Look("result", 2.0, stop=True, group="attack", icon="bomb"),
    "caught": Look("result", 1.5, group="attack", icon="lantern"),
    "steals": Look("move", 0.9, group="attack", icon="dagger"),
    "nothing-stolen": Look("move", 0.9, group="attack", icon="cross"),
    "leaves-it": Look("move", 0.9, group="attack", icon="cross"),
    "sacrifices": Look("move", 1.2, group="attack", icon="hammer"),
    "pays": Look("count", 1.2, group="attack", icon="sack"),
    "loots": Look("move", 0.9, group="attack", icon="sack"),
    "guild": Look("reveal", 1.8, stop=True),
    "plague-ends": Look("move", 0.9, icon="plague"),
    "looks": Look("move", 0.9, icon="eye"),
    "equitas": Look("reveal", 2.0, stop=True, icon="scales"),
    "buys": Look("move", 0.9, icon="cart"),
    "passes": Look("move", 0.9, icon="arrow"),
    "autumn": Look("result", 2.0, stop=True, icon="leaf", heading=1),
    "winter": Look("result", 2.0, stop=True, icon="snow", heading=1),
    "reshuffles": Look("move", 0.9, icon="cards"),
    "falls": Look("result", 2.0, stop=True, icon="skull"),
    "conquest": Look("result", 2.5, stop=True, icon="crown", heading=1),
    "points": Look("result", 2.5, stop=True, icon="crown", heading=1),
    "discards": Look("quiet", icon="cross"),
    "merchant": Look("quiet", icon="cart"),
    "chooses": Look("quiet", icon="cards"),
    "supports": Look("quiet", icon="pact"),
}
TO_WITNESSES = {"looks": Look("reveal", 2.0, stop=True)}
"""What is more to those who see what is hidden from the others."""
MARKS = {
    "reveals": ("attack-{other}",),
    "guild": ("{guild}",),
    "sacrifices": ("walls-{seat}",),
    "caught": ("walls-{seat}",),
    "looks": ("hand-{other}",),
    "equitas": ("hand-{seat}",),
    "falls": ("walls-{seat}", "hand-{seat}"),
}
"""Where one should look besides what travels."""


def moment(told: Told, seat: int | None, words: Speaker, setup: Setup) -> Moment:
    """A moment of this game: what was told is what the reader may know, a back or a face."""
    id = event_id(told)
    looks = LOOKS if told.id == id else {**LOOKS, **TO_WITNESSES}
    places = {key: str(value).removeprefix("@") for key, value in told.arguments.items()}
    marks = tuple(mark.format(**places) for mark in MARKS.get(id, ()))
    icon = emblem_of(told, "card", CARDS) or emblem_of(told, "guild", GUILDS)
    return shown(told, words, looks, marks, draw(told, words, setup), icon)
