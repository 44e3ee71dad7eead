"""How what happens around the ring is seen: see ``kit.moments``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Told
from ....engine.scene import Moment
from ....kit.moments import MOVE, Look, event_id, shown

if TYPE_CHECKING:
    from ....engine.room import Speaker

LOOKS = {
    "draws": MOVE,
    "attacks": Look("move", 0.9),
    "fortifies": Look("move", 0.9),
    "plays": Look("reveal", 1.2),
    "deploys": MOVE,
    "reveals": Look("reveal", 2.0, stop=True),
    "repelled": Look("result", 1.5),
    "cancelled": Look("result", 1.5),
    "blown-up": Look("result", 2.0, stop=True),
    "caught": Look("result", 1.5),
    "steals": Look("move", 0.9),
    "nothing-stolen": Look("move", 0.9),
    "sacrifices": Look("move", 0.9),
    "pays": Look("count", 0.9),
    "loots": Look("move", 0.9),
    "guild": Look("reveal", 1.5, stop=True),
    "plague-ends": Look("move", 0.9),
    "looks": Look("move", 0.9),
    "equitas": Look("reveal", 2.0, stop=True),
    "buys": Look("move", 0.9),
    "passes": Look("move", 0.9),
    "autumn": Look("result", 2.0, stop=True),
    "winter": Look("result", 2.0, stop=True),
    "reshuffles": Look("move", 0.9),
    "falls": Look("result", 2.0, stop=True),
    "conquest": Look("result", 2.5, stop=True),
    "points": Look("result", 2.5, stop=True),
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


def moment(told: Told, seat: int | None, words: Speaker) -> Moment:
    """A moment of this game: what was told is what the reader may know, a back or a face."""
    id = event_id(told)
    looks = LOOKS if told.id == id else {**LOOKS, **TO_WITNESSES}
    names = {key: str(value).removeprefix("@") for key, value in told.arguments.items()}
    return shown(told, words, looks, tuple(mark.format(**names) for mark in MARKS.get(id, ())))
