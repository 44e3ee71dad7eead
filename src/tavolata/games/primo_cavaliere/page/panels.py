"""What is decided in the city, shown over it while it happens: companions with what they do, banners, the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from ....engine.phrases import Told
from ....engine.setup import Setup
from ....kit.emblems import icon, shield
from ....kit.markup import Markup, tag
from ....kit.moments import line, names, panel, say, whose
from ....kit.phrases import id_in, seat_in
from ..rules.tables import Tables
from .emblems import flag, looks_of
from .tray import companion_emblem, does_text

if TYPE_CHECKING:
    from ....engine.room import Speaker

STEPS: Final = {
    "no-target": "cross",
    "takes": "take",
    "takes-from": "take",
    "kills": "skull",
    "kills-in-area": "skull",
    "kills-companion": "skull",
    "swaps": "swap",
    "stays": "stay",
    "extra-turn": "again",
}
"""What a companion does, said in a line, with its emblem."""


def draw(told: Told, words: Speaker, setup: Setup) -> str:
    """The panel of an event, if it has one."""
    tables = setup.content.tables
    assert isinstance(tables, Tables)
    if told.id in STEPS:
        return line(say(told, words), icon(STEPS[told.id]))
    drawer = DRAWERS.get(told.id)
    return drawer(told, words, tables) if drawer is not None else ""


def _used(told: Told, words: Speaker, tables: Tables) -> str:
    """A companion who comes into play, with what he does."""
    seat = seat_in(told.arguments, "seat")
    card = _companion(id_in(told.arguments, "companion"), words, tables)
    return panel("", whose(shield(seat), words.player(seat), card))


def _drawn(told: Told, words: Speaker, tables: Tables) -> str:
    """Companions from the deck, of whom one is used."""
    ids = [name.partition("-")[2] for name in names(told, "companions")]
    return panel(say(told, words), *[_companion(id, words, tables) for id in ids])


def _companion(id: str, words: Speaker, tables: Tables) -> Markup:
    says = next(one.says for one in tables.companions if one.id == id)
    head = (
        tag("span", icon(companion_emblem(says)), class_="emblem"),
        tag("h3", words.name(f"companion-{id}")),
    )
    return tag("div", *head, tag("p", does_text(words, says)), class_="companion")


def _banner(told: Told, words: Speaker, tables: Tables) -> str:
    """A banner that somebody loses, to another or to nobody."""
    house = id_in(told.arguments, "house")
    look = looks_of(tuple(tables.houses), words)[house]
    way = [
        shield(seat_in(told.arguments, "other")),
        icon("arrow", "ic way"),
        flag(look, words.name(f"house-{house}")),
    ]
    if "seat" in told.arguments:
        way.append(shield(seat_in(told.arguments, "seat")))
    return panel(say(told, words), *way)


def _raven(told: Told, words: Speaker, tables: Tables) -> str:
    """A minute in private."""
    both = (shield(seat_in(told.arguments, key)) for key in ("seat", "other"))
    return panel(say(told, words), icon("raven"), *both)


def _end(told: Told, words: Speaker, tables: Tables) -> str:
    """Who has won."""
    winners = [shield(int(name[1:])) for name in names(told, "winners")]
    return panel(say(told, words), icon("crown"), *winners)


DRAWERS: Final[Mapping[str, Callable[[Told, Speaker, Tables], str]]] = {
    "chooses": _used,
    "draws": _drawn,
    "banner-from": _banner,
    "banner-returns": _banner,
    "raven": _raven,
    "end": _end,
}
