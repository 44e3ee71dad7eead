"""A view as the terminal shows it: a line for each landing, a line for each hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavolata import QUIET, player_name

from .tables import LANDINGS

if TYPE_CHECKING:
    from tavolata import Speaker


def draw(view: dict[str, Any], words: Speaker) -> RenderableType:
    """The lagoon, the hands, and what this seat has heard."""
    table = Table.grid(padding=(0, 2))
    for landing in LANDINGS:
        there = [words.player(seat) for seat in range(view["seats"]) if landing in _boats(view, seat)]
        patrol = [words.text("patrol-here")] if view["patrol"] == landing else []
        table.add_row(Text(words.text(f"landing-{landing}")), Text(words.join(there + patrol), QUIET))
    for seat, hand in enumerate(view["hands_by_seat"]):
        goods = [words.text(f"good-{card['good']}") if card["good"] else "▒▒" for card in hand]
        table.add_row(player_name(words, seat), Text(words.join(goods)))
    return Group(table, *[Text(rumour, QUIET) for rumour in _rumours(view, words)])


def _boats(view: dict[str, Any], seat: int) -> list[str]:
    """Where a seat's boats are; where they will be, if it is one's own."""
    own = view["plan"] if seat == view["seat"] else []
    return [*view["boats_by_seat"][seat], *own]


def _rumours(view: dict[str, Any], words: Speaker) -> list[str]:
    """What is known of goods on hidden cards."""
    known = {card["card"] for hand in view["hands_by_seat"] for card in hand if card["good"]}
    return [
        words.text(
            "rumour", good=words.text(f"good-{rumour['good']}"), number=len(set(rumour["cards"]) - known)
        )
        for rumour in view["rumours"]
    ]
