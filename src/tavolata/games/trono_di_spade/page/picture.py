"""A view as a picture that stands alone: the map, and how the Houses stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.scene import Scene
from ....kit.markup import Markup, text
from ....kit.picture import cut, framed, use
from ..view import TronoView
from .board import Map
from .emblems import DRAWINGS, sprite
from .geography import HIGH, LEFT, TOP, WIDE
from .sayings import gist
from .targets import Table

if TYPE_CHECKING:
    from ....engine.room import Speaker

MARGIN, HEAD = 24, 132
SCALE = 0.5
"""Pixels for a unit of the map."""
LONGEST = 14
"""How many letters of a name there is room for."""


def picture(view: TronoView, words: Speaker) -> Markup:
    """The whole picture."""
    table = Table(Scene(view, words))
    wide, high = WIDE + 2 * MARGIN, HIGH + HEAD + MARGIN
    return framed(
        DRAWINGS,
        "tsx",
        (wide, high),
        words.text("title"),
        sprite(),
        f'<rect class="sheet" width="{wide}" height="{high}" rx="20"/>',
        _head(table),
        f'<svg x="{MARGIN}" y="{HEAD}" width="{WIDE}" height="{HIGH}" viewBox="{LEFT} {TOP} {WIDE} {HIGH}" '
        f'class="ts-map"><rect class="water" x="{LEFT}" y="{TOP}" width="{WIDE}" height="{HIGH}"/>',
        Map(table).inside(),
        "</svg>",
        scale=SCALE,
    )


def _head(table: Table) -> str:
    """The Houses in the order of the throne, each with its structures or points; where the match stands below."""
    seats = table.view["tracks"]["throne"]
    step = WIDE / len(seats)
    drawn = [_house(table, seat, MARGIN + step * place) for place, seat in enumerate(seats)]
    said = text(gist(table.view, table.words))
    return "".join(drawn) + f'<text class="gist" x="{MARGIN + WIDE / 2:g}" y="116">{said}</text>'


def _house(table: Table, seat: int, x: float) -> str:
    house = table.house(seat)
    name = text(cut(table.words.player(seat), LONGEST))
    goals = table.view["objectives"]
    score = table.houses[seat]["structures"] if goals is None else goals["points"][seat]
    return (
        f'{use(f"ts-arms-{house}", x, 20, 52, f"h-{house}")}<text class="who" x="{x + 60:g}" y="44">{name}</text>'
        f'<text class="has" x="{x + 60:g}" y="72">{text(table.short_house(house))} · {score}</text>'
    )
