"""How what happens on the sheet is seen: see ``kit.moments``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from ....engine.phrases import Told
from ....engine.scene import Moment
from ....engine.setup import Setup
from ....kit.emblems import icon, shield
from ....kit.markup import Markup, tag
from ....kit.moments import MOVE, Look, emblem_of, names, number, panel, say, shown, whose
from ....kit.phrases import id_in, number_in, phrase_in, seat_in
from ....kit.words import sentence
from ..rules.tables import SEATS
from .emblems import SUPPORTERS, die, plate, supporter_emblem

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
    "supporter": Look("result", 2.4, stop=True, icon="person"),
    "wall": Look("move", 0.9, icon="wall"),
    "edge": Look("move", 0.9, icon="border"),
    "era-ends": Look("result", 3.0, stop=True, group="end", icon="crown", heading=1),
    "era-begins": Look("reveal", 2.0, stop=True, heading=1),
    "ends": Look("result", 2.5, stop=True, group="end", icon="crown", heading=1),
    "campaign-ends": Look("result", 2.5, stop=True, group="end", icon="crown", heading=1),
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
    """What is turned up or won, large enough to be read from afar."""
    drawer = PANELS.get(told.id)
    return drawer(told, words) if drawer is not None else ""


def _plates(told: Told, words: Speaker) -> str:
    """Both tablets; where they are the same, nothing happens, and that stands out."""
    one, other = (
        _plate(seat, number_in(told.arguments, key), words) for seat, key in enumerate(("one", "two"))
    )
    if told.id == "void":
        return panel(say(told, words), one, icon("cross"), other, classes="sr-void")
    return panel(say(told, words), one, other)


def _plate(seat: int, value: int, words: Speaker) -> Markup:
    name = words.player(seat)
    return whose(shield(seat), name, plate(seat, value, "shown", f"{name}: {value}"))


def _dice(told: Told, words: Speaker) -> str:
    """What was rolled, and whose dice they are by their colour."""
    seat = seat_in(told.arguments, "seat")
    faces = [int(name.removeprefix("die-")) for name in names(told, "dice", each=True)]
    return panel(say(told, words), *[die(face, seat) for face in faces])


def _land(told: Told, words: Speaker) -> str:
    """A territory that has an owner now, and its points."""
    sign = shield(seat_in(told.arguments, "seat"))
    return panel(say(told, words), sign, icon("castle"), number(number_in(told.arguments, "points")))


def _supporter(told: Told, words: Speaker) -> str:
    """A Unique Supporter, with what it does."""
    name, does = str(told.arguments["supporter"]), phrase_in(told.arguments, "does")
    sign = supporter_emblem(id_in(told.arguments, "supporter"), does.id)
    parts = icon(sign), tag("b", words.name(name)), tag("span", sentence(words.say(does)))
    seat = seat_in(told.arguments, "seat")
    return panel("", whose(shield(seat), words.player(seat), tag("div", *parts, class_="sr-supporter")))


def _sum(told: Told, words: Speaker) -> str:
    """What both had in an Era that is over."""
    one, two = (number_in(told.arguments, key) for key in ("one", "two"))
    winner = seat_in(told.arguments, "seat")
    mine = whose(shield(0), words.player(0), number(one, winner == 0))
    return panel(
        say(told, words), mine, icon("crown"), whose(shield(1), words.player(1), number(two, winner == 1))
    )


def _era(told: Told, words: Speaker) -> str:
    """A new sheet, and what the winner of the last has changed on it."""
    return panel(say(told, words), icon("log"))


def _winner(told: Told, words: Speaker) -> str:
    """Who has won the match."""
    return panel(say(told, words), icon("crown"), shield(seat_in(told.arguments, "seat")))


PANELS: Mapping[str, Callable[[Told, Speaker], str]] = {
    "reveal": _plates,
    "void": _plates,
    "rolls": _dice,
    "controls": _land,
    "supporter": _supporter,
    "era-ends": _sum,
    "era-begins": _era,
    "ends": _winner,
    "campaign-ends": _winner,
}


def marks(told: Told) -> tuple[str, ...]:
    """Where one should look: tablets that are covered or turned up, dice, land, and places of the sheet."""
    if told.id == "plans":
        return (f"tablet-{str(told.arguments['seat']).removeprefix('@')}",)
    if told.id in ("reveal", "void"):
        return tuple(f"tablet-{seat}" for seat in range(SEATS))
    if told.id in MARKS:
        return (MARKS[told.id].format(**told.arguments),)
    return names(told, "dice", "parcels")
