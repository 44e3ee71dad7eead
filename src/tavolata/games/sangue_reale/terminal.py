"""How a view looks in the terminal: King's Track, columns, map and ledger of both sheets.

A circle is ○ or ●, a double one ◎ or ◉, a line │ (┃ where the land can be changed), a Unique Supporter who is free ★.
Circled numbers are ① to ⑥. What colours say is said by a sign or a name as well.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypedDict

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ...kit.shelf import entry_name
from ...kit.terminal import (
    GOLD,
    PLAYER_COLOURS,
    QUIET,
    RUBRIC,
    Board,
    blend,
    field,
    fit,
    player_name,
    player_style,
    side_by_side,
)
from .rules.tables import ROUNDS_A_TURN, SEATS, TURNS
from .view import SangueView, dice_in

if TYPE_CHECKING:
    from ...engine.room import Speaker
    from .view import ColumnView, NumberView, ParcelView

MAPS = Path(__file__).parent / "drawings" / "maps"
CIRCLED = " ①②③④⑤⑥"
DICE = " ⚀⚁⚂⚃⚄⚅"
LANDS = ("#6f6148", "#7d6b4e", "#5f5a45", "#857254", "#675238", "#756a57")
"""Grounds of territories that nobody controls, in turn."""
INK, WATER, EDGE = "#f6efdd", "#7fb4e6", "#1d1710"
SKETCH = 58
"""How wide the sketch of the map is; it is left out where there is less room beside the lands."""
LANDS_WIDTH = 50
MARKED = {"river": "#4a8fd0", "border": "#d0453a", None: QUIET}


class Sheets(Board[SangueView]):
    """A view being drawn, fitting itself to the width there is."""

    def __init__(self, view: SangueView, words: Speaker) -> None:
        super().__init__(view, words)
        me = view["seat"] or 0
        self.order = [me, 1 - me]
        self.parcels: dict[str, ParcelView] = {parcel["id"]: parcel for parcel in view["map"]["parcels"]}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.title()
        yield side_by_side(list(self.track()), list(self.ledger()), 4)
        yield Text()
        yield self.columns(options.max_width)
        yield Text()
        lands = list(self.lands())
        sketch = self.sketch() if options.max_width >= LANDS_WIDTH + SKETCH + 3 else []
        yield side_by_side(sketch, lands, 3) if sketch else Group(*lands)
        yield from self.notes()

    def title(self) -> Text:
        """The Era, and what it asks."""
        id = self.view["era"]["id"]
        text = Text(entry_name(self.words, "era", id), GOLD)
        if self.words.knows(f"era-{id}-asks"):
            text.append(f"   {self.words.text(f'era-{id}-asks')}", "italic dim")
        return text

    # -- the King's Track --------------------------------------------------------------------------------------

    def track(self) -> Iterator[Text]:
        """Five turns of five rounds, the values of both in each cell, and the modifiers of each turn."""
        yield Text(self.words.text("board-track"), "bold")
        for turn in range(TURNS):
            now = turn == self.view["track"]["turn"] and not self.view["over"]
            line = Text("▸" if now else " ", RUBRIC)
            line.append(self.words.text("board-turn", turn=turn + 1), "bold" if now else QUIET)
            for place in range(turn * ROUNDS_A_TURN, (turn + 1) * ROUNDS_A_TURN):
                line.append(" ")
                line.append_text(self.cell(place))
            line.append(" ")
            for seat in self.order:
                line.append_text(self.rings(seat, turn))
            yield line

    def cell(self, place: int) -> Text:
        """A round: both values, or struck through where they were equal."""
        written = self.view["track"]["written"]
        if place >= len(written):
            return Text(" ·  ", QUIET)
        mine, theirs = (written[place][seat] for seat in self.order)
        if mine == theirs:
            return Text(f" {mine}={theirs}", "dim strike")
        text = Text(" ")
        text.append(str(mine), player_style(self.order[0]))
        text.append("·", QUIET)
        text.append(str(theirs), player_style(self.order[1]))
        return text

    def rings(self, seat: int, turn: int) -> Text:
        """Modifiers of a turn: ○ to be used, ⊗ used, - lost."""
        cell = self.view["track"]["modifiers"][seat][turn]
        left = cell["drawn"] - cell["spent"]
        gone = self.view["over"] or turn < self.view["track"]["turn"]
        marks = "⊗" * cell["spent"] + ("-" if gone else "○") * left
        return Text(f" {marks}" if marks else "", player_style(seat))

    # -- the ledger --------------------------------------------------------------------------------------------

    def ledger(self) -> Iterator[Text]:
        """Points by source, and Eras won."""
        names = [fit(self.words.player(seat), 14) for seat in self.order]
        head = Text(f"{self.words.text('board-points'):<15}", "bold")
        for seat, name in zip(self.order, names, strict=True):
            head.append(f" {name:>14}", player_style(seat))
        yield head
        claimants = Text(" " * 15)
        for seat in self.order:
            id = self.view["players"][seat]["claimant"]
            claimants.append(f" {entry_name(self.words, 'claimant', id) if id else '?':>14}", "italic dim")
        yield claimants
        for rule in self.view["players"][0]["by_rule"]:
            line = Text(f"{fit(self.words.text(f'rule-name-{rule}'), 15):<15}")
            for seat in self.order:
                line.append(f" {self.view['players'][seat]['by_rule'][rule] or '·':>14}")
            yield line
        yield self.sums("board-total", "points")
        if self.view["options"]["era"] == "campaign":
            yield self.sums("board-wins", "wins")

    def sums(self, id: str, what: Literal["points", "wins"]) -> Text:
        """A line of totals."""
        line = Text(f"{self.words.text(id):<15}", GOLD)
        for seat in self.order:
            line.append(f" {self.view['players'][seat][what]:>14}")
        return line

    # -- columns -----------------------------------------------------------------------------------------------

    def columns(self, width: int) -> Table:
        """A line for each value: both tracks and the Unique Supporter."""
        grid = Table.grid(padding=(0, 2))
        for _ in range(SEATS + 2):  # value, both tracks, name
            grid.add_column(no_wrap=True)
        grid.add_column()
        names: list[RenderableType] = [player_name(self.words, seat, 20) for seat in self.order]
        grid.add_row(Text(self.words.text("board-columns"), "bold"), *names)
        for column in self.view["columns"]:
            tracks: list[RenderableType] = [self.steps(column, seat) for seat in self.order]
            label = Text(f"{DICE[column['value']]} {column['value']}", "bold")
            grid.add_row(label, *tracks, *self.supporter(column, width))
        return grid

    def steps(self, column: ColumnView, seat: int) -> Text:
        """A player's circles in a column."""
        text = Text()
        done = column["blackened"][seat]
        free = column["supporter"]["owner"] is None
        for step, circles in enumerate(column["circles"], 1):
            black = step <= done
            sign = ("◉" if black else "◎") if circles == 2 else ("●" if black else "○")
            style = player_style(seat) if black else (RUBRIC if step == done + 1 else QUIET)
            text.append(sign, style)
            if step == column["icon"]:
                text.append("★" if free else "·", GOLD if free else QUIET)
            if step in column["lines"]:
                marked = step in column["marked"]
                text.append("┃" if marked else "│", MARKED[self.view["era"]["marked"] if marked else None])
        return text

    def supporter(self, column: ColumnView, width: int) -> list[RenderableType]:
        """Who stands in a column, whose he is, what he does."""
        supporter = column["supporter"]
        owner = supporter["owner"]
        style = "bold" if owner is None else player_style(owner)
        name = Text(entry_name(self.words, "supporter", supporter["id"]), style)
        vp = self.words.text("board-vp", points=supporter["vp"])
        if owner is not None:
            return [name, Text(f"{vp}, {self.words.player(owner)}", style)]
        return [name, Text(f"{vp}; {self.words.value(supporter['says'])}" if width >= 90 else vp, QUIET)]

    # -- the land ----------------------------------------------------------------------------------------------

    def lands(self) -> Iterator[Text]:
        """Territories with their numbers, as both have circled them."""
        head = Text(f"{self.words.text('board-map'):<27}", "bold")
        for seat in self.order:
            head.append(f"{fit(self.words.player(seat), 10):<11}", player_style(seat))
        yield head
        for group in self.view["map"]["territories"]:
            for place, id in enumerate(group):
                yield self.land(id, "┌" if len(group) > 1 and place == 0 else "│" if len(group) > 1 else " ")

    def land(self, id: str, brace: str) -> Text:
        """One parcel: its name, value, numbers and owner."""
        parcel = self.parcels[id]
        owner = parcel["owner"]
        style = "" if owner is None else player_style(owner)
        text = Text(brace, QUIET)
        text.append(f"{fit(entry_name(self.words, 'parcel', id), 18):<19}", style)
        text.append(f"{parcel['value']} ", GOLD)
        text.append("■ " if owner is not None else "□ " if parcel["box"] else "  ", style)
        text.append("♛ " if id == self.view["map"]["seat"] else self.wall(id))
        for seat in self.order:
            for number in parcel["numbers"]:
                circled = number["circled"][seat]
                sign = CIRCLED[number["value"]] if circled else str(number["value"])
                text.append(sign + " ", player_style(seat) if circled else QUIET)
            text.append(" " * (11 - 2 * len(parcel["numbers"])))
        return text

    def wall(self, id: str) -> str:
        """The section of wall a parcel faces: standing or down."""
        castle = self.view["map"]["castle"]
        for section in castle["sections"] if castle else []:
            if section["facing"] == id:
                return "▓ " if section["stands"] else "░ "
        return "  "

    def sketch(self) -> list[Text]:
        """The map as land of one colour for each territory: rivers ≈, borders ·, numbers where they stand."""
        shapes = _sketch(self.view["era"]["id"], SKETCH)
        if shapes is None or {id for row in shapes for id in row if id} != set(self.parcels):
            return []
        kinds = {frozenset((edge["one"], edge["other"])): edge["kind"] for edge in self.view["map"]["edges"]}
        grounds = self.grounds()
        marks = self.labels()
        lines = []
        for y, row in enumerate(shapes):
            line = Text()
            for x, id in enumerate(row):
                if id is None:
                    line.append(" ")
                    continue
                sign, ink = marks.get((x, y), (" ", INK))
                beside = [
                    other
                    for a, b in ((x + 1, y), (x, y + 1))
                    if a < len(row) and b < len(shapes) and (other := shapes[b][a]) not in (None, id)
                ]
                met = {kinds[frozenset((id, other))] for other in beside} if sign == " " else set()
                if "river" in met:
                    sign, ink = "≈", WATER
                elif "border" in met:
                    sign, ink = "·", EDGE
                line.append(sign, field(ink, grounds[id], sign not in " ≈·"))
            lines.append(line)
        return lines

    def grounds(self) -> dict[str, str]:
        """The colour of each parcel: its owner's, or one of the land."""
        colours = {}
        for number, group in enumerate(self.view["map"]["territories"]):
            for id in group:
                owner = self.parcels[id]["owner"]
                plain = LANDS[number % len(LANDS)]
                colours[id] = plain if owner is None else blend(PLAYER_COLOURS[owner], "#201a14", 0.35)
        return colours

    def labels(self) -> dict[tuple[int, int], tuple[str, str]]:
        """Signs by place: the beginning of a name, numbers below it."""
        marks: dict[tuple[int, int], tuple[str, str]] = {}
        for id, (x, y) in _places(self.view["era"]["id"], SKETCH).items():
            name = self.short_name(id)
            numbers = [self.number(number) for number in self.parcels[id]["numbers"]]
            for place, letter in enumerate(name):
                marks[x - cell_len(name) // 2 + place, y] = (letter, INK)
            for place, (sign, ink) in enumerate(numbers):
                marks[x - len(numbers) + 2 * place, y + 1] = (sign, ink)
        return marks

    def short_name(self, id: str) -> str:
        """The longest word of a name."""
        words = [word for word in entry_name(self.words, "parcel", id).split() if not word.islower()]
        return fit(max(words, key=len, default=id), 10)

    def number(self, number: NumberView) -> tuple[str, str]:
        """A number as it is circled by one, or by both."""
        by = [seat for seat in range(SEATS) if number["circled"][seat]]
        if not by:
            return str(number["value"]), INK
        return CIRCLED[number["value"]], PLAYER_COLOURS[by[0]] if len(by) == 1 else "#ffffff"

    # -- below -------------------------------------------------------------------------------------------------

    def notes(self) -> Iterator[Text]:
        """The castle, dice on the table, who has chosen."""
        castle = self.view["map"]["castle"]
        if castle:
            standing = sum(section["stands"] for section in castle["sections"])
            id = "board-closed" if castle["closed"] else "board-open"
            yield Text(self.words.text(id, standing=standing, closed_at=castle["closed_at"]), QUIET)
        for seat, values in dice_in(self.view["pending"]):
            dice = "  ".join(f"{DICE[value]} {value}" for value in values)
            said = self.words.text("board-dice", player=self.words.player(seat), dice=dice)
            yield Text(said, player_style(seat))
        if self.view["plan"] is not None:
            yield Text(self.words.text("board-your-plan", value=self.view["plan"]), "bold")
        if self.view["ending"] and not self.view["over"]:
            yield Text(self.words.text("board-last-round"), RUBRIC)


class Shape(TypedDict):
    """A parcel on a map."""

    polygon: list[list[float]]
    label: list[float]


class Shapes(TypedDict):
    """A file in ``drawings/maps``, as far as it is read here."""

    canvas: list[int]
    parcels: dict[str, Shape]


@cache
def _geometry(era: str) -> Shapes | None:
    path = MAPS / f"{era}.json"
    if not path.is_file():
        return None
    shapes: Shapes = json.loads(path.read_text("utf-8"))
    return shapes


@cache
def _sketch(era: str, width: int) -> tuple[tuple[str | None, ...], ...] | None:
    """The parcel at each place of a map so many letters wide; a letter is twice as tall as wide."""
    geometry = _geometry(era)
    if geometry is None:
        return None
    size = geometry["canvas"][0] / width
    polygons = {id: parcel["polygon"] for id, parcel in geometry["parcels"].items()}
    rows = []
    for y in range(width // 2):
        points = [((x + 0.5) * size, (2 * y + 1) * size) for x in range(width)]
        rows.append(tuple(next((i for i, p in polygons.items() if _inside(q, p)), None) for q in points))
    land = [row for row in rows if any(row)]
    return tuple(land)


@cache
def _places(era: str, width: int) -> dict[str, tuple[int, int]]:
    """Where the name of each parcel stands on such a map."""
    geometry = _geometry(era)
    assert geometry is not None
    size = geometry["canvas"][0] / width
    rows = [
        y
        for y in range(width // 2)
        if any(
            _inside(((x + 0.5) * size, (2 * y + 1) * size), parcel["polygon"])
            for parcel in geometry["parcels"].values()
            for x in range(0, width, 2)
        )
    ]
    first = rows[0]
    return {
        id: (round(parcel["label"][0] / size), round(parcel["label"][1] / size / 2) - first)
        for id, parcel in geometry["parcels"].items()
    }


def _inside(point: tuple[float, float], polygon: list[list[float]]) -> bool:
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside
