"""What the reader has seen and would remember: the bottom of the order deck, others' hands, the deck of items (CT-22).

The rules keep this memory, so that nobody needs a notebook; it is folded away where a player would look for it.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import TYPE_CHECKING

from ....kit.emblems import icon
from ....kit.markup import NOTHING, Markup, joined, tag
from ..view import CavernView, KnownOrderView, PlayerView
from .targets import Table

if TYPE_CHECKING:
    from ....engine.room import Speaker

UNSEEN = "?"
"""An order that somebody else knows."""
FEW = 1
"""Up to how many orders at the bottom are named beside the deck."""


def in_short(names: list[str]) -> str:
    """Orders in a row, those the reader has not seen by their number."""
    runs = [(name, len(list(same))) for name, same in groupby(names)]
    return ", ".join([f"{name} ×{number}" if number > 1 else name for name, number in runs])


def names_below(view: CavernView, words: Speaker) -> list[str]:
    """The orders at the bottom of the deck that somebody knows, from above; the reader's own by name."""
    known = view["decks"]["orders"]["known"]
    return [words.name(f"order-{one['order']}") if one["order"] else UNSEEN for one in known]


def bottom(table: Table) -> Markup:
    """The orders at the bottom of the deck, and who knows them."""
    known = table.view["decks"]["orders"]["known"]
    if not known:
        return NOTHING
    names = names_below(table.view, table.words)
    few = len(set(names)) <= FEW
    told = table.say("bottom", orders=in_short(names)) if few else table.say("bottom-many", number=len(names))
    short = tag("span", told, class_="memory-line")
    rows = [tag("li", tag("b", name), _known_to(table, one)) for name, one in zip(names, known, strict=True)]
    title = tag("p", table.say("bottom-title"))
    return _folded(joined([icon("eye"), short]), joined([title, tag("ol", *rows)]))


def _known_to(table: Table, one: KnownOrderView) -> Markup:
    """Who knows an order besides the reader."""
    others = [table.words.player(seat) for seat in one["known_to"] if seat != table.own]
    if not others:
        return tag("span", table.say("known-to-you"), class_="note")
    id = "known-too" if one["order"] else "known-to"
    return tag("span", table.say(id, players=table.words.join(others)), class_="note")


def hand(table: Table, player: PlayerView, count: Markup) -> Markup:
    """Another player's items: how many, and which they may be."""
    memory = table.view["memory"]
    if memory is None:
        return count
    may = {id for item in memory["hands"][player["seat"]] for id in item}
    sign = icon("eye") if player["items"] else NOTHING
    return _folded(joined([count, sign]), tag("p", _hand(table, player["items"], may)))


def _hand(table: Table, number: int, may: set[str]) -> str:
    if not number:
        return table.say("hand-none")
    id = "hand-sure" if len(may) == number else "hand-may"
    return table.say(id, number=number, items=_items(table, may))


def item_deck(table: Table) -> Markup:
    """The deck of items: how many are left, and which they may be."""
    memory = table.view["memory"]
    left = table.view["decks"]["items"]["left"]
    number = table.say("item-deck", number=left)
    if memory is None:
        return tag("span", number, class_="note")
    may = memory["deck"]
    id = "item-deck-sure" if len(may) == left else "item-deck-may"
    return _folded(joined([number, icon("eye")]), tag("p", table.say(id, items=_items(table, may))))


def _items(table: Table, may: Iterable[str]) -> str:
    return table.words.join(sorted([table.name(f"item-{id}") for id in may]))


def _folded(short: Markup, long: Markup) -> Markup:
    return tag("details", tag("summary", short), tag("div", long, class_="pop"), class_="memory")
