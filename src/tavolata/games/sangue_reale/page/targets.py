"""Which choice belongs to which thing on the sheet, and what a view says about columns, dice and land."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from ....engine.phrases import Phrase
from ....engine.scene import Choice, Scene
from ....engine.views import number_in
from ....kit.markup import Markup, tag, text
from ..rules.dice import steps_with
from ..rules.tables import SEATS
from ..view import ColumnView, EdgeView, ParcelView, SangueView, values_in

if TYPE_CHECKING:
    from ....engine.room import Speaker

NOTHING = Markup("")
MAP_QUESTIONS = frozenset(("circle", "circle-or-change", "circle-any", "erase", "gate", "walls", "edges"))
"""What is answered on the map."""


class Table:
    """A scene with what its drawings ask of it again and again."""

    def __init__(self, scene: Scene[SangueView]) -> None:
        self.scene = scene
        self.view = scene.view
        self.words: Speaker = scene.words
        self.own: int | None = scene.view["seat"]
        """Whose eyes these are, ``None`` for a spectator."""
        self.me = self.own or 0
        """Whose pen is on the left; a spectator looks with the first player."""
        self.order = (self.me, 1 - self.me)
        self.parcels: dict[str, ParcelView] = {
            parcel["id"]: parcel for parcel in scene.view["map"]["parcels"]
        }
        self.choices: dict[str, Choice] = {choice.text: choice for choice in scene.choices}
        self.kind: str = scene.view["ask"]["kind"] if scene.choices and scene.view["ask"] else ""
        """What the reader is asked, or nothing."""
        self.chosen: str = scene.chosen.text if scene.chosen else ""
        self.before = _comparable(scene)
        """The view before the last move, where it is of the same sheet and nothing is planned on top of it."""

    # -- words --------------------------------------------------------------------------------------------------------

    def say(self, id: str, **arguments: str | int) -> str:
        """A message of the page."""
        return self.words.text(f"page-{id}", **arguments)

    def player(self, seat: int) -> str:
        """A player's name."""
        return self.words.player(seat)

    def place(self, parcel: str) -> str:
        """A piece of land by its name."""
        return self.words.name(f"parcel-{parcel}")

    def short_place(self, parcel: str) -> str:
        """Its name where there is little room."""
        id = f"place-{parcel}"
        return self.words.text(id) if self.words.knows(id) else self.place(parcel)

    def supporter(self, column: ColumnView) -> str:
        """The Unique Supporter of a column by name."""
        return self.words.name(f"supporter-{column['supporter']['id']}")

    def does(self, column: ColumnView) -> str:
        """What a Unique Supporter does."""
        says = column["supporter"]["says"]
        return self.words.say(Phrase(says["id"], says["arguments"]))

    # -- links --------------------------------------------------------------------------------------------------------

    def link(self, move: str) -> str:
        """The attributes of a link that chooses a move."""
        choice = self.choices[move]
        current = ' aria-current="true"' if move == self.chosen else ""
        return (
            f'href="{text(self.scene.link(move))}" data-move="{text(move)}" '
            f'aria-label="{text(choice.says)}"{current}'
        )

    def button(self, move: str, inside: Markup, classes: str) -> Markup:
        """A link around what it stands on."""
        on = " on" if move == self.chosen else ""
        return Markup(f'<a class="{classes}{on}" {self.link(move)}>{inside}</a>')

    def why(self, move: str) -> str:
        """The attributes of a link that tells why a move cannot be made.

        Such links are for the hand; the keyboard walks over what can be done only.
        """
        return _why(tuple(part.text for part in self.scene.parts), move)

    def touched(self, move: str, inside: Markup, label: str, classes: str) -> Markup:
        """What can be chosen, or what answers why not; plain where nothing is asked of the reader."""
        if move in self.choices:
            return self.button(move, inside, classes)
        if not self.kind:
            return Markup(f'<span class="{classes}">{inside}</span>')
        return Markup(f'<a class="{classes} no" {self.why(move)} aria-label="{text(label)}">{inside}</a>')

    # -- the sheet ----------------------------------------------------------------------------------------------------

    def edge_move(self, edge: EdgeView) -> str:
        """The move that changes an edge."""
        return f"edge {edge['one']} {edge['other']}"

    def chosen_parts(self) -> list[str]:
        """The chosen move as its words."""
        return self.chosen.split()


def _comparable(scene: Scene[SangueView]) -> SangueView | None:
    before = scene.before
    if before is None or scene.parts or before["era"]["number"] != scene.view["era"]["number"]:
        return None
    return before


@lru_cache(maxsize=1024)
def _why(parts: tuple[str, ...], move: str) -> str:
    query = urlencode([*[("m", part) for part in parts], ("why", move)])
    return f'href="?{text(query)}" data-why="{text(move)}" tabindex="-1"'


def vh(said: str) -> Markup:
    """Words for those who listen."""
    return tag("span", said, class_="vh")


# -- what dice would do -----------------------------------------------------------------------------------------------


class Yield:
    """What dice bring to a seat, as far as the sheet alone tells: steps, lines, Unique Supporters, dice wasted."""

    def __init__(self, view: SangueView, seat: int, dice: list[int]) -> None:
        self.steps = 0
        self.by_column: dict[int, int] = {}
        """The steps in each column."""
        self.lines: list[int] = []
        """The numbers that may be circled."""
        self.marked: list[int] = []
        """Those of them where the land may be changed instead."""
        self.supporters: list[ColumnView] = []
        """The columns whose Unique Supporter would be taken."""
        self.wasted: list[int] = []
        for column in view["columns"]:
            self._use(column, seat, dice.count(column["value"]))

    def _use(self, column: ColumnView, seat: int, dice: int) -> None:
        done = column["blackened"][seat]
        end = steps_with(column["circles"], done, dice)
        for step in range(done, end):
            self._reach(column, step + 1)
        self.wasted += [column["value"]] * (dice - sum(column["circles"][done:end]))

    def _reach(self, column: ColumnView, step: int) -> None:
        self.steps += 1
        self.by_column[column["value"]] = self.by_column.get(column["value"], 0) + 1
        if step in column["lines"]:
            self.lines.append(column["value"])
        if step in column["marked"]:
            self.marked.append(column["value"])
        if step == column["icon"] and column["supporter"]["owner"] is None:
            self.supporters.append(column)


def shares(choice: Choice) -> tuple[list[int], list[int]]:
    """The dice that are kept and those that go to the opponent, for a move that shares dice."""
    said = choice.phrase.arguments
    own = values_in(said, "dice") or [number_in(said, which) for which in ("one", "two")]
    return own, values_in(said, "rest")


def missing_numbers(table: Table, parcel: str, seat: int) -> list[tuple[str, int]]:
    """What a seat has still to circle in a parcel's territory, as parcels and values."""
    return [
        (id, number["value"])
        for id in territory_of(table.view, parcel)
        for number in table.parcels[id]["numbers"]
        if not number["circled"][seat]
    ]


def territory_of(view: SangueView, parcel: str) -> list[str]:
    """The parcels of a parcel's territory."""
    return next(group for group in view["map"]["territories"] if parcel in group)


def boxes_in(table: Table, group: list[str]) -> int:
    """How many boxes a territory has."""
    return sum(table.parcels[id]["box"] for id in group)


def taken_by(table: Table) -> list[str]:
    """The parcels that the chosen number would bring under control."""
    words = table.chosen_parts()
    if len(words) != 3 or words[0] != "number" or table.kind == "erase":
        return []
    group = territory_of(table.view, words[1])
    left = missing_numbers(table, words[1], table.me)
    done = left == [(words[1], int(words[2]))] and boxes_in(table, group) == 1
    return group if done else []


def rival(seat: int) -> int:
    """The other seat."""
    return SEATS - 1 - seat
