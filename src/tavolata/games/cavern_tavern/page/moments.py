"""How what happens in the tavern is seen: see ``kit.moments``."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ....engine.phrases import Told
from ....engine.scene import Moment
from ....engine.setup import Setup
from ....kit.moments import MOVE, Look, emblem_of, shown
from .emblems import GOODS
from .panels import draw

if TYPE_CHECKING:
    from ....engine.room import Speaker

LOOKS = {
    "rolls": Look("reveal", 0.9, group="rolls", icon="dice"),
    "rolls-again": Look("reveal", 1.4, icon="dice"),
    "extra-dice": Look("reveal", 1.4, icon="dice"),
    "automa-order": Look("reveal", 0.9, group="automa", icon="dice"),
    "automa-blocks": Look("reveal", 0.6, group="automa", icon="dice"),
    "places": Look("move", 0.6, icon="dice"),
    "new-order": replace(MOVE, icon="scroll"),
    "new-task": replace(MOVE, icon="door"),
    "new-task-bare": replace(MOVE, icon="door"),
    "draws-orders": Look("reveal", 1.0, icon="scroll"),
    "draws-items": Look("reveal", 1.0, icon="cards"),
    "plays-item": Look("reveal", 1.6, icon="cards"),
    "ability": Look("reveal", 1.6, icon="star"),
    "called": Look("reveal", 2.0, stop=True, icon="speech"),
    "called-in-vain": Look("reveal", 1.0, icon="speech"),
    "saved-by-mrs-nasty": Look("result", 1.2, icon="mask"),
    "says-done": Look("result", 1.2, icon="check"),
    "says-dismissed": Look("result", 1.2, icon="cross"),
    "scores": Look("count", 0.3, icon="star"),
    "loses": Look("count", 0.5, icon="coin"),
    "moves": Look("count", 0.3),
    "round": Look("result", 1.2, heading=1),
    "chamber-opens": Look("result", 1.5, icon="door"),
    "serves": Look("move", 1.4, icon="tankard"),
    "forgets": Look("result", 1.6, icon="hourglass"),
    "secret-shown": Look("reveal", 1.6, icon="lock", heading=1),
    "wins": Look("result", 2.5, stop=True, icon="crown", heading=1),
    "alone-won": Look("result", 2.5, stop=True, icon="crown", heading=1),
    "alone-lost": Look("result", 2.5, stop=True, icon="skull", heading=1),
    "takes": Look("quiet", icon="take"),
    "returns": Look("quiet", icon="back"),
    "pays": Look("quiet", icon="arrow"),
    "steals": Look("quiet", icon="take"),
    "swaps": Look("quiet", icon="swap"),
    "takes-order": Look("quiet", icon="scroll"),
    "draws-order": Look("quiet", icon="scroll"),
    "trades-order": Look("quiet", icon="scroll"),
    "order-gone": Look("quiet", icon="cross"),
    "turns-die": Look("quiet", icon="dice"),
    "modifies": Look("quiet", icon="wedge"),
    "task-home": Look("quiet", icon="door"),
    "serves-drink": Look("quiet", icon="tankard"),
    "keeps-item": Look("quiet", icon="cards"),
    "discards-item": Look("quiet", icon="cards"),
}
END = "CT-18."
"""The chapter of the end: what is reckoned there stays in sight until somebody has won."""
SHOWN_AT = {"rolls": "dice", "rolls-again": "dice", "extra-dice": "dice", "turns-die": "dice"}
"""Where to look when something happens to a player: the place of whose."""


def moment(told: Told, seat: int | None, words: Speaker, setup: Setup) -> Moment:
    """A moment of this game: what the reader may know of it is in what was told."""
    drawn, icon = draw(told, words, setup), emblem_of(told, "ingredient", GOODS)
    seen = shown(told, words, LOOKS, _marks(told), drawn, icon)
    return replace(seen, group=END) if told.clause.startswith(END) else seen


def _marks(told: Told) -> tuple[str, ...]:
    """The cards that are spoken of, and where dice show something new."""
    marks = [str(name) for key in ("order", "task") if (name := told.arguments.get(key))]
    where = SHOWN_AT.get(told.id)
    if where is not None:
        marks.append(f"{where}-{str(told.arguments['seat']).removeprefix('@')}")
    return tuple(marks)
