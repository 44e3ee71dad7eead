"""How what happens in the tavern is seen: see ``kit.moments``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Told
from ....engine.scene import Moment
from ....kit.moments import MOVE, Look, shown

if TYPE_CHECKING:
    from ....engine.room import Speaker

LOOKS = {
    "rolls": Look("reveal", 0.9),
    "rolls-again": Look("reveal", 1.2),
    "extra-dice": Look("reveal", 1.2),
    "automa-order": Look("reveal", 0.9),
    "automa-blocks": Look("reveal", 0.6),
    "places": Look("move", 0.7),
    "new-order": MOVE,
    "new-task": MOVE,
    "new-task-bare": MOVE,
    "draws-orders": Look("reveal", 1.0),
    "draws-items": Look("reveal", 1.0),
    "plays-item": Look("reveal", 1.6),
    "ability": Look("reveal", 1.6),
    "called": Look("reveal", 2.0, stop=True),
    "called-in-vain": Look("reveal", 1.0),
    "scores": Look("count", 0.5),
    "loses": Look("count", 0.8),
    "moves": Look("count", 0.5),
    "round": Look("result", 1.2),
    "chamber-opens": Look("result", 1.5),
    "serves": Look("move", 0.9),
    "forgets": Look("result", 1.5),
    "secret-shown": Look("reveal", 1.5, stop=True),
    "wins": Look("result", 2.5, stop=True),
    "alone-won": Look("result", 2.5, stop=True),
    "alone-lost": Look("result", 2.5, stop=True),
}
SHOWN_AT = {"rolls": "dice", "rolls-again": "dice", "extra-dice": "dice", "turns-die": "dice"}
"""Where to look when something happens to a player: the place of whose."""


def moment(told: Told, seat: int | None, words: Speaker) -> Moment:
    """A moment of this game: what the reader may know of it is in what was told."""
    return shown(told, words, LOOKS, _marks(told))


def _marks(told: Told) -> tuple[str, ...]:
    """The cards that are spoken of, and where dice show something new."""
    marks = [str(name) for key in ("order", "task") if (name := told.arguments.get(key))]
    where = SHOWN_AT.get(told.id)
    if where is not None:
        marks.append(f"{where}-{str(told.arguments['seat']).removeprefix('@')}")
    return tuple(marks)
