"""How what happens around the ring is seen: see ``kit.moments``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Told
from ....engine.scene import Moment
from ....kit.moments import MOVE, Look, event_id, names, panel, say, shown
from .emblems import face

if TYPE_CHECKING:
    from ....engine.room import Speaker

LOOKS = {
    "draws": MOVE,
    "attacks": Look("move", 0.9),
    "fortifies": Look("move", 0.9),
    "plays": Look("reveal", 1.2),
    "deploys": MOVE,
    "reveals": Look("reveal", 2.0, stop=True, group="attack"),
    "repelled": Look("result", 1.5, group="attack"),
    "cancelled": Look("result", 1.5, group="attack"),
    "blown-up": Look("result", 2.0, stop=True, group="attack"),
    "caught": Look("result", 1.5, group="attack"),
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


SHOWN = ("reveals", "looks-seen", "equitas")
"""What lies over the board with the cards that are turned up."""


def moment(told: Told, seat: int | None, words: Speaker) -> Moment:
    """A moment of this game: what was told is what the reader may know, a back or a face."""
    id = event_id(told)
    looks = LOOKS if told.id == id else {**LOOKS, **TO_WITNESSES}
    places = {key: str(value).removeprefix("@") for key, value in told.arguments.items()}
    marks = tuple(mark.format(**places) for mark in MARKS.get(id, ()))
    return shown(told, words, looks, marks, _panel(told, words))


def _panel(told: Told, words: Speaker) -> str:
    """An attack that is turned up, and beside it what comes of it; a hand that is shown."""
    if told.id in SHOWN:
        cards = [name.removeprefix("card-") for name in names(told, "card", "cards", each=True)]
        return panel(say(told, words), *[face(card, words.text(f"card-{card}")) for card in cards])
    look = LOOKS.get(told.id)
    return panel(say(told, words)) if look is not None and look.group else ""
