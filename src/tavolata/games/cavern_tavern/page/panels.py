"""What is rolled, served and said in the tavern, shown over the board while it happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from ....engine.phrases import Told
from ....engine.setup import Setup
from ....kit.emblems import icon, shield
from ....kit.markup import Markup, tag
from ....kit.moments import line, names, number, panel, say, whose
from ....kit.phrases import id_in, number_in, seat_in
from ....kit.words import sentence
from ..rules import deeds
from ..rules import tables as t
from .emblems import die, good, owner

if TYPE_CHECKING:
    from ....engine.room import Speaker

STEPS: Final = {
    "automa-order": "scroll",
    "called-in-vain": "skull",
    "saved-by-mrs-nasty": "mask",
    "says-done": "check",
    "says-dismissed": "cross",
    "chamber-opens": "door",
}
"""What is said in a line, with its emblem."""
CARDS: Final = {
    "called": ("says", "speech"),
    "plays-item": ("item", "cards"),
    "ability": ("character", "person"),
    "secret-shown": ("task", "lock"),
}
"""Cards that are turned up: the argument that names the card, and its emblem."""


def draw(told: Told, words: Speaker, setup: Setup) -> str:
    """The panel of an event, if it has one."""
    tables = setup.content.tables
    assert isinstance(tables, t.Tables)
    if told.id in STEPS:
        return line(say(told, words), icon(STEPS[told.id]))
    drawer = _card if told.id in CARDS else DRAWERS.get(told.id)
    return drawer(told, words, tables) if drawer is not None else ""


def _player(told: Told, words: Speaker, *things: Markup) -> Markup:
    seat = seat_in(told.arguments, "seat")
    return whose(shield(seat), words.player(seat), *things)


# -- dice -------------------------------------------------------------------------------------------------------------


def _faces(told: Told, key: str = "dice") -> list[int]:
    return [int(name.removeprefix("die-")) for name in names(told, key, each=True)]


def _dice(told: Told, words: Speaker) -> Markup:
    colour = owner(seat_in(told.arguments, "seat"))
    dice = tag("div", *[die(face, colour) for face in _faces(told)], class_="ct-dice")
    return _player(told, words, dice)


def _rolled(told: Told, words: Speaker, tables: t.Tables) -> str:
    """The dice of a player, beside those of the others who roll."""
    return panel("", _dice(told, words))


def _again(told: Told, words: Speaker, tables: t.Tables) -> str:
    """Dice that are rolled for a reason."""
    return panel(say(told, words), _dice(told, words))


def _blocked(told: Told, words: Speaker, tables: t.Tables) -> str:
    """A die of the automa, and what it blocks."""
    colour = owner(None, id_in(told.arguments, "die"))
    return line(say(told, words), die(number_in(told.arguments, "number"), colour))


# -- cards ------------------------------------------------------------------------------------------------------------


def _card(told: Told, words: Speaker, tables: t.Tables) -> str:
    """A card with what it does or asks for."""
    key, sign = CARDS[told.id]
    name = str(told.arguments[key])
    does = words.value(deeds.does(tables, *_found(name, tables)))
    head = tag("span", icon(sign), class_="emblem"), tag("b", words.name(name))
    card = tag("div", *head, tag("span", sentence(does), class_="does"), class_="ct-card")
    return panel(say(told, words), _player(told, words, card))


def _found(name: str, tables: t.Tables) -> tuple[str, int]:
    """The list of the content in which a card stands, by what its name begins with, and its number there."""
    kind, _, id = name.partition("-")
    lists = {
        "says": ("says", tables.says.ids),
        "item": ("items", tables.items.ids),
        "character": ("characters", tables.characters.ids),
        "secret": ("secrets", tables.secrets.ids),
    }
    list_name, ids = lists[kind]
    return list_name, ids.index(id)


def _order(told: Told, words: Speaker, tables: t.Tables) -> str:
    """An order that is served or forgotten: what it asked for, and the points it brings or costs."""
    order = tables.orders.ids.index(id_in(told.arguments, "order"))
    counts = enumerate(tables.orders.needs[order])
    goods = [good(t.INGREDIENTS[kind]) for kind, count in counts for _ in range(count)]
    points, served = number_in(told.arguments, "points"), told.id == "serves"
    parts = (
        tag("span", icon("check" if served else "hourglass"), class_="emblem"),
        tag("b", words.name(str(told.arguments["order"]))),
        tag("span", *goods, class_="goods"),
        number(points if served else -points, served),
    )
    return panel(say(told, words), _player(told, words, tag("div", *parts, class_="ct-card")))


# -- the end ----------------------------------------------------------------------------------------------------------


def _end(told: Told, words: Speaker, tables: t.Tables) -> str:
    """Who has won, with how many points."""
    winners = [shield(int(name[1:])) for name in names(told, "winners", "seat")]
    sign = icon("cross" if told.id == "alone-lost" else "crown")
    return panel(
        say(told, words), sign, *winners, number(number_in(told.arguments, "points")), classes="wide"
    )


DRAWERS: Final[Mapping[str, Callable[[Told, Speaker, t.Tables], str]]] = {
    "rolls": _rolled,
    "rolls-again": _again,
    "extra-dice": _again,
    "automa-blocks": _blocked,
    "serves": _order,
    "forgets": _order,
    "wins": _end,
    "alone-won": _end,
    "alone-lost": _end,
}
