"""What happens around the ring, shown over it meanwhile: attacks and defences, cards with what they do, the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from ....engine.phrases import Told
from ....engine.setup import Setup
from ....kit.emblems import icon, shield
from ....kit.markup import NOTHING, Markup, tag
from ....kit.moments import line, names, number, panel, say, whose
from ....kit.phrases import id_in, number_in, seat_in
from ....kit.words import sentence
from ..rules.tables import NAMES, POLVERE, Tables
from .emblems import GUILDS, SEASONS, face

if TYPE_CHECKING:
    from ....engine.room import Speaker

STEPS: Final = {
    "repelled": "shield",
    "cancelled": "aegis",
    "blown-up": "bomb",
    "caught": "lantern",
    "pays": "sack",
    "nothing-stolen": "cross",
    "leaves-it": "cross",
    "plague-ends": "check",
    "autumn": SEASONS["autumn"],
    "winter": SEASONS["winter"],
}
"""What is said in a line, with its emblem."""


def draw(told: Told, words: Speaker, setup: Setup) -> str:
    """The panel of an event, if it has one."""
    if told.id in STEPS:
        return line(say(told, words), icon(STEPS[told.id]))
    drawer = DRAWERS.get(told.id)
    tables = setup.content.tables
    assert isinstance(tables, Tables)
    return drawer(told, words, tables) if drawer is not None else ""


def _face(card: str, words: Speaker) -> Markup:
    return face(card, words.text(f"card-{card}"))


def _player(told: Told, words: Speaker, key: str, *things: Markup) -> Markup:
    seat = seat_in(told.arguments, key)
    return whose(shield(seat), words.player(seat), *things)


# -- an attack --------------------------------------------------------------------------------------------------------


def _deployed(told: Told, words: Speaker, tables: Tables) -> str:
    """A card of the defence, beside the others."""
    seat = seat_in(told.arguments, "seat")
    return panel("", whose(shield(seat, words.player(seat)), "", _face(id_in(told.arguments, "card"), words)))


def _turned_up(told: Told, words: Speaker, tables: Tables) -> str:
    """The attack with its value, if it has one, against the defence as a whole."""
    card, total = id_in(told.arguments, "card"), number_in(told.arguments, "total")
    kind = NAMES.index(card)
    value = tables.values[kind]
    worth = NOTHING if kind == POLVERE else number(value, value > total)
    attack = tag("div", _face(card, words), worth, class_="pr-side")
    defence = tag("div", icon("shield"), number(total, 0 < value <= total), class_="pr-side")
    sides = _player(told, words, "other", attack), icon("swords"), _player(told, words, "seat", defence)
    return panel(say(told, words), *sides, classes="wide")


def _sacrificed(told: Told, words: Speaker, tables: Tables) -> str:
    """A Fortification that is given up."""
    return line(say(told, words), _face(id_in(told.arguments, "card"), words))


# -- cards and Guilds -------------------------------------------------------------------------------------------------


def _played(told: Told, words: Speaker, tables: Tables) -> str:
    """A card with what it does."""
    card = id_in(told.arguments, "card")
    return panel(say(told, words), _face(card, words), _does(words, card))


def _guild(told: Told, words: Speaker, tables: Tables) -> str:
    """A Guild that is used up, with what it does."""
    guild = id_in(told.arguments, "guild")
    return panel(say(told, words), icon(GUILDS[guild]), _does(words, guild))


def _does(words: Speaker, id: str) -> Markup:
    return tag("p", sentence(words.text(f"does-{id}")), class_="pr-does")


def _hand(told: Told, words: Speaker, tables: Tables) -> str:
    """A hand that is shown."""
    cards = [name.removeprefix("card-") for name in names(told, "cards", each=True)]
    return panel(say(told, words), *[_face(card, words) for card in cards])


# -- the end ----------------------------------------------------------------------------------------------------------


def _fallen(told: Told, words: Speaker, tables: Tables) -> str:
    """A House that is defeated."""
    return panel(say(told, words), icon("skull"), shield(seat_in(told.arguments, "seat")))


def _won(told: Told, words: Speaker, tables: Tables) -> str:
    """Who has won, by conquest or by points."""
    things = [icon("crown"), *[shield(int(name[1:])) for name in names(told, "winners")]]
    if "points" in told.arguments:
        things.append(number(number_in(told.arguments, "points")))
    return panel(say(told, words), *things)


DRAWERS: Final[Mapping[str, Callable[[Told, Speaker, Tables], str]]] = {
    "deploys": _deployed,
    "reveals": _turned_up,
    "sacrifices": _sacrificed,
    "plays": _played,
    "guild": _guild,
    "looks-seen": _hand,
    "equitas": _hand,
    "falls": _fallen,
    "conquest": _won,
    "points": _won,
}
