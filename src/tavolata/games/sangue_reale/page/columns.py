"""The six columns of supporters, both players' tracks side by side, as one drawing.

Steps darken from the top. A rule is a line, a yoke joins circles that ask for a pair, and the Unique Supporter stands
between the two tracks.
"""

from __future__ import annotations

from functools import lru_cache

from ....kit.emblems import player_class
from ....kit.markup import Markup, text
from ..rules.tables import FACES
from ..view import ColumnView
from .emblems import emblem
from .targets import Table, Yield, rival, shares

WIDTH = 490
GAP = 6
COLUMN = (WIDTH - GAP * (FACES - 1)) / FACES
HEAD, PITCH = 33, 22.5
"""Where the first step begins, and how high each is."""
TRACK = 19
"""How far the tracks stand from the middle of a column."""
ASKED = {"dice": "use", "blacken": "column", "face": "take"}
"""The verb of the move that points at a column, by what is asked."""


class Columns:
    """The columns of a scene."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.columns = table.view["columns"]
        self.high = HEAD + PITCH * max(len(column["circles"]) for column in self.columns) + 6
        self.verb = ASKED.get(table.kind, "")
        self.ghosts = self._ghosts()
        """How many steps of each column the chosen move would blacken, for the reader and for the rival."""

    def draw(self) -> Markup:
        """All six."""
        label = text(self.table.say("columns"))
        return Markup(
            f'<section class="columns" aria-label="{label}"><svg viewBox="0 0 {WIDTH} {self.high:g}" role="group" '
            f'aria-label="{label}">{self.inside()}</svg></section>'
        )

    def inside(self) -> str:
        """What is drawn, without its frame."""
        return "".join([self._column(place, column) for place, column in enumerate(self.columns)])

    def _ghosts(self) -> tuple[dict[int, int], dict[int, int]]:
        view, words, me = self.table.view, self.table.chosen_parts(), self.table.me
        chosen = self.table.scene.chosen
        if chosen is None:
            return {}, {}
        if words[0] in ("pair", "different", "keep"):
            own, give = shares(chosen)
            return Yield(view, me, own).by_column, Yield(view, rival(me), give).by_column
        if words[0] in ("use", "column"):
            return {int(words[1]): 1}, {}
        if words[0] == "take":
            return Yield(view, me, [int(words[1])]).by_column, {}
        return {}, {}

    # -- a column -----------------------------------------------------------------------------------------------------

    def _column(self, place: int, column: ColumnView) -> str:
        value = column["value"]
        move = f"{self.verb} {value}" if self.verb else ""
        can = move in self.table.choices
        picked = bool(move) and move == self.table.chosen
        state = " pick" if picked else " may" if can else ""
        inside = (
            f'<rect class="column-box" x=".8" y=".8" width="{COLUMN - 1.6:.1f}" height="{self.high - 1.6:g}" rx="6"/>'
            f"{_head(value)}{self._lines(column)}{self._tracks(column)}{self._icon(column)}"
        )
        at = f'transform="translate({place * (COLUMN + GAP):.1f} 0)" data-anchor="column-{value}"'
        if can:
            return f'<a class="column{state}" {at} {self.table.link(move)}>{inside}</a>'
        says = self._says(column)
        if self.verb:
            return self.table.refused(move, Markup(inside), "column no", says, f" {at}")
        return f'<g class="column" {at} role="img" aria-label="{text(says)}">{inside}</g>'

    def _says(self, column: ColumnView) -> str:
        """A column in words: how far both are."""
        mine, theirs = (column["blackened"][seat] for seat in self.table.order)
        return self.table.say(
            "column-says",
            value=column["value"],
            steps=len(column["circles"]),
            mine=mine,
            theirs=theirs,
            first=self.table.player(self.table.order[0]),
            second=self.table.player(self.table.order[1]),
        )

    def _lines(self, column: ColumnView) -> str:
        change = self.table.view["era"]["marked"]
        found = []
        done = column["blackened"][self.table.me]
        reach = done + self.ghosts[0].get(column["value"], 0)
        for step in column["lines"]:
            marked = change if step in column["marked"] else ""
            found.append(_line(step, marked or "", done < step <= reach))
        return "".join(found)

    def _tracks(self, column: ColumnView) -> str:
        before = self.table.before
        found = []
        for side, seat in enumerate(self.table.order):
            done = column["blackened"][seat]
            had = done if before is None else before["columns"][column["value"] - 1]["blackened"][seat]
            ghost = self.ghosts[side].get(column["value"], 0)
            found.append(_track(side, seat, tuple(column["circles"]), done, had, ghost))
        return "".join(found)

    def _icon(self, column: ColumnView) -> str:
        """The Unique Supporter at his step; in the colour of whoever has him."""
        supporter = column["supporter"]
        done = column["blackened"][self.table.me]
        reached = done < column["icon"] <= done + self.ghosts[0].get(column["value"], 0)
        owner = supporter["owner"]
        css = player_class(owner) + " taken" if owner is not None else "hot" if reached else ""
        thing = f"supporter-{supporter['id']}" if owner is None else ""
        title = text(f"{self.table.supporter(column)}: {self.table.does(column)}")
        return _icon(column["icon"], emblem(supporter), css, title, thing)


@lru_cache(16)
def _head(value: int) -> str:
    return f'<use class="column-die" href="#die-{value}" x="{COLUMN / 2 - 11:.1f}" y="6" width="22" height="22"/>'


def _y(step: int) -> float:
    """The middle of a step, counted from 1."""
    return HEAD + PITCH * (step - 0.5)


@lru_cache(256)
def _line(step: int, marked: str, hot: bool) -> str:
    """The rule under a step; where the land can be changed, a wave for rivers or a dashed double rule for borders."""
    y = HEAD + PITCH * step
    css = f"ln{' ' + marked if marked else ''}{' hot' if hot else ''}"
    if marked == "river":
        waves = "".join(["q3.3-3.4 6.6 0t6.6 0"] * int((COLUMN - 4) // 13.2))
        return f'<path class="{css}" d="M3 {y:g}{waves}"/>'
    second = f"M2 {y + 1.6:g}H{COLUMN - 2:.1f}" if marked else ""
    first = y - 1.6 if marked else y
    return f'<path class="{css}" d="M2 {first:g}H{COLUMN - 2:.1f}{second}"/>'


@lru_cache(4096)
def _track(side: int, seat: int, circles: tuple[int, ...], done: int, had: int, ghost: int) -> str:
    """One player's circles: black up to ``done``, those beyond ``had`` just now, the next ones as a ghost."""
    x = COLUMN / 2 + (TRACK if side else -TRACK)
    found = []
    for step, number in enumerate(circles, 1):
        state = "f new" if had < step <= done else "f" if step <= done else ""
        if done < step <= done + ghost:
            state = "ghost"
        found.append(_step(round(x, 1), _y(step), number, state))
    return f'<g class="{player_class(seat)}">{"".join(found)}</g>'


def _step(x: float, y: float, circles: int, state: str) -> str:
    css = f' class="{state}"' if state else ""
    if circles == 1:
        return f'<circle{css} cx="{x:g}" cy="{y:g}" r="7.6"/>'
    yoke = f'<rect class="yoke" x="{x - 15.5:g}" y="{y - 8:g}" width="31" height="16" rx="8"/>'
    pair = "".join([f'<circle cx="{x + off:g}" cy="{y:g}" r="5.6"/>' for off in (-7.3, 7.3)])
    return f"<g{css}>{yoke}{pair}</g>"


@lru_cache(512)
def _icon(step: int, name: str, css: str, title: str, thing: str) -> str:
    x, y = COLUMN / 2, _y(step)
    named = f' data-thing="{thing}"' if thing else ""
    return (
        f'<g class="supporter {css}"{named}><title>{title}</title>'
        f'<rect class="emblem-box" x="{x - 9.5:.1f}" y="{y - 9.5:g}" width="19" height="19" rx="4"/>'
        f'<use class="emblem" href="#{name}" x="{x - 7:.1f}" y="{y - 7:g}" width="14" height="14"/></g>'
    )
