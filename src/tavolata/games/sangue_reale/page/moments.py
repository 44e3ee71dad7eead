"""How what happens on the sheet is seen: see ``kit.moments``."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ....engine.phrases import Told
from ....engine.scene import Moment
from ....engine.setup import Setup
from ....kit.markup import Markup, tag
from ....kit.moments import MOVE, Look, emblem_of, names, panel, say, shown
from ....kit.phrases import number_in, seat_in
from ..rules.tables import SEATS
from .emblems import SUPPORTERS, die, plate

if TYPE_CHECKING:
    from ....engine.room import Speaker

LOOKS = {
    "side": Look("move", 0.9, icon="crown"),
    "plans": replace(MOVE, icon="lock", ahead=True),
    "reveal": Look("reveal", 2.0, stop=True, icon="eye", heading=1),
    "void": Look("reveal", 2.0, stop=True, icon="cross", heading=1),
    "rolls": Look("reveal", 2.0, stop=True, icon="dice"),
    "keeps": replace(MOVE, icon="dice"),
    "gets": Look("move", 0.9, icon="dice"),
    "modifies": Look("move", 0.9, icon="dice"),
    "circles": replace(MOVE, icon="ring"),
    "erases": Look("move", 0.9, icon="rubber"),
    "controls": Look("result", 1.5, icon="castle"),
    "supporter": Look("result", 2.0, stop=True, icon="person"),
    "wall": Look("move", 0.9, icon="wall"),
    "edge": Look("move", 0.9, icon="border"),
    "era-ends": Look("result", 3.0, stop=True, icon="crown", heading=1),
    "era-begins": Look("reveal", 2.0, stop=True, heading=1),
    "ends": Look("result", 2.5, stop=True, icon="crown", heading=1),
    "campaign-ends": Look("result", 2.5, stop=True, icon="crown", heading=1),
    "wastes": Look("quiet", icon="dice"),
    "blackens": Look("quiet", icon="dot"),
    "draws": Look("quiet", icon="modifier"),
}


MARKS = {
    "blackens": "column-{column}",
    "circles": "number-{value}-{parcel}",
    "erases": "number-{value}-{parcel}",
    "edge": "edge-{one}-{other}",
}
"""Where on the sheet something happens that takes nothing there."""


def moment(told: Told, seat: int | None, words: Speaker, setup: Setup) -> Moment:
    """A moment of this game. What is secret is not told before both may know it, so that all see it alike."""
    return shown(
        told, words, LOOKS, marks(told), _panel(told, words), emblem_of(told, "supporter", SUPPORTERS)
    )


def _panel(told: Told, words: Speaker) -> str:
    """What is turned up, large enough to be read from afar."""
    if told.id in ("reveal", "void"):
        values = number_in(told.arguments, "one"), number_in(told.arguments, "two")
        plates = [_plate(seat, value, words) for seat, value in enumerate(values)]
        return panel(say(told, words), *plates, classes="void" if told.id == "void" else "")
    if told.id == "rolls":
        seat = seat_in(told.arguments, "seat")
        faces = [int(name.removeprefix("die-")) for name in names(told, "dice", each=True)]
        return panel(say(told, words), *[die(face, seat) for face in faces])
    return ""


def _plate(seat: int, value: int, words: Speaker) -> Markup:
    says = f"{words.player(seat)}: {value}"
    return tag("figure", plate(seat, value, "shown", says), tag("figcaption", words.player(seat)))


def marks(told: Told) -> tuple[str, ...]:
    """Where one should look: tablets that are covered or turned up, dice, land, and places of the sheet."""
    if told.id == "plans":
        return (f"tablet-{str(told.arguments['seat']).removeprefix('@')}",)
    if told.id in ("reveal", "void"):
        return tuple(f"tablet-{seat}" for seat in range(SEATS))
    if told.id in MARKS:
        return (MARKS[told.id].format(**told.arguments),)
    return names(told, "dice", "parcels")
