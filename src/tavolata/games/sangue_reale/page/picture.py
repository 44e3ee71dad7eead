"""A view as a picture that stands alone: the map, the columns, and how both players stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.scene import Scene
from ....kit.emblems import ordinary, player_class
from ....kit.markup import Markup, text
from ....kit.picture import cut, framed
from .board import Map
from .columns import WIDTH, Columns
from .emblems import DRAWINGS, sprite
from .geography import HIGH
from .sayings import gist
from .targets import Table

if TYPE_CHECKING:
    from ....engine.room import Speaker
    from ..view import SangueView

MARGIN, HEAD, GAP = 12, 62, 10
LONGEST = 16
"""How many letters of a name there is room for."""


def picture(view: SangueView, words: Speaker) -> Markup:
    """The whole picture, with the pen of the one whose view it is on the left."""
    table = Table(Scene(view, words))
    columns = Columns(table)
    wide = WIDTH + 2 * MARGIN
    below = HEAD + HIGH + GAP
    high = below + columns.high + MARGIN
    return framed(
        DRAWINGS,
        "srx",
        (wide, high),
        words.text("title"),
        sprite(),
        f'<rect class="ground" width="{wide}" height="{high:g}" rx="12"/>{_head(table)}',
        f'<svg x="{MARGIN}" y="{HEAD}" width="{WIDTH}" height="{HIGH}" class="map">',
        f'<rect class="sea" width="{WIDTH}" height="{HIGH}" rx="7"/>{Map(table).inside()}</svg>',
        f'<svg x="{MARGIN}" y="{below}" width="{WIDTH}" height="{columns.high:g}" class="columns">',
        f"{columns.inside()}</svg>",
    )


def _head(table: Table) -> str:
    """Both players with their points, and where the match stands between them."""
    said = text(gist(table.view, table.words))
    middle = f'<text class="mid" x="{MARGIN + WIDTH / 2:g}" y="52">{said}</text>'
    return _player(table, 0) + _player(table, 1) + middle


def _player(table: Table, side: int) -> str:
    """A player's shield, name and points: the reader on the left, the rival on the right."""
    seat = table.order[side]
    name = table.player(seat)
    shown = text(cut(name, LONGEST))
    points = table.view["players"][seat]["points"]
    if side == 0:
        x, name_x, points_x, end = MARGIN, MARGIN + 30, MARGIN + WIDTH / 2 - 20, ""
    else:
        x, name_x, points_x, end = MARGIN + WIDTH - 22, MARGIN + WIDTH - 30, MARGIN + WIDTH / 2 + 20, " end"
    return (
        f'<use class="esc {player_class(seat)}" href="#{ordinary(seat)}" x="{x:g}" y="10" width="22" height="22"/>'
        f'<text class="name{end}" x="{name_x:g}" y="28">{shown}</text>'
        f'<text class="points{end}" x="{points_x:g}" y="29">{points}</text>'
    )
