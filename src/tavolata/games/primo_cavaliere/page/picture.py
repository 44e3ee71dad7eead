"""A view as a picture that stands alone: the city with the ledger beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.scene import Scene
from ....kit.emblems import ordinary, player_class
from ....kit.markup import Markup, text
from ....kit.picture import framed
from ..view import HouseView, PrimoView
from .board import HEIGHT, WIDTH, City
from .emblems import DRAWINGS, FLAG, Look, looks, sprite
from .targets import Table

if TYPE_CHECKING:
    from ....engine.room import Speaker

LEFT = WIDTH + 24
ROW = 44
COLUMN = 44
FIRST_COLUMN = 150


def picture(view: PrimoView, words: Speaker) -> Markup:
    """The whole picture."""
    width = LEFT + FIRST_COLUMN + COLUMN * (view["seats"] + 1) + 16
    unasked: PrimoView = {**view, "ask": None}  # a picture shows what is there, not what is asked
    return framed(
        DRAWINGS,
        "pcx",
        (width, HEIGHT),
        words.text("title"),
        sprite(),
        f'<rect class="ground" width="{width}" height="{HEIGHT}" rx="10"/>',
        f'<rect class="town" width="{WIDTH}" height="{HEIGHT}" rx="10"/>',
        City(Table(Scene(unasked, words))).inside(),
        f'<g transform="translate({LEFT} 60)">{_ledger(view, words)}</g>',
    )


def _ledger(view: PrimoView, words: Speaker) -> str:
    """The Houses below each other, the players side by side; who holds a banner has his count on it."""
    look = looks(view, words)
    heading = [_player(seat, words) for seat in range(view["seats"])]
    rows = [_row(house, look[house["id"]], place, words) for place, house in enumerate(view["houses"])]
    return "".join([*heading, *rows])


def _player(seat: int, words: Speaker) -> str:
    x = FIRST_COLUMN + COLUMN * seat
    return (
        f'<use class="{player_class(seat)}" href="#{ordinary(seat)}" x="{x - 14}" y="-34" width="28" height="28">'
        f"<title>{text(words.player(seat))}</title></use>"
    )


def _row(house: HouseView, look: Look, place: int, words: Speaker) -> str:
    y = ROW * place
    cells = [_cell(house, look, seat, count) for seat, count in enumerate(house["counts"])]
    end = FIRST_COLUMN + COLUMN * len(cells)
    name = text(words.name(f"house-{house['id']}"))
    left = f"{house['left']}/{house['size']}"
    return (
        f'<g transform="translate(0 {y})"><path class="rule" d="M0 0H{end + 24}"/>'
        f'<g class="{look.css}"><use class="f" href="#field" y="6" width="32" height="32"/>'
        f'<use class="c" href="#{look.emblem}" x="6.5" y="10.5" width="19" height="19"/></g>'
        f'<text class="caption" x="42" y="28" text-anchor="start">{name}</text>{"".join(cells)}'
        f'<text class="left" x="{end}" y="28">{left}</text></g>'
    )


def _cell(house: HouseView, look: Look, seat: int, count: int) -> str:
    x = FIRST_COLUMN + COLUMN * seat
    if house["banner"] != seat:
        return f'<text class="number" x="{x}" y="28">{count or "·"}</text>'
    return (
        f'<g class="{look.css}"><path class="f" transform="translate({x - 14} 5) scale(.6)" d="{FLAG}"/>'
        f'<text class="number c" x="{x}" y="25">{count}</text></g>'
    )
