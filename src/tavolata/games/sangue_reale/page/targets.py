"""Which choice belongs to which thing on the sheet, and what a view says about columns, dice and land."""

from __future__ import annotations

from ....engine.scene import Choice, Scene
from ....kit import targets
from ....kit.phrases import number_in, said
from ..rules.dice import gain_at, steps_with
from ..rules.tables import SEATS, Column
from ..view import ColumnView, EdgeView, ParcelView, SangueView, values_in

MAP_QUESTIONS = frozenset(("circle", "circle-or-change", "circle-any", "erase", "gate", "walls", "edges"))
"""What is answered on the map."""


class Table(targets.Table[SangueView]):
    """A scene with what its drawings ask of it again and again."""

    def __init__(self, scene: Scene[SangueView]) -> None:
        super().__init__(scene)
        self.order = (self.me, 1 - self.me)
        """Whose pen is on the left, and whose on the right."""
        self.parcels: dict[str, ParcelView] = {
            parcel["id"]: parcel for parcel in scene.view["map"]["parcels"]
        }
        if self.before is not None and self.before["era"]["number"] != scene.view["era"]["number"]:
            self.before = None  # another sheet

    # -- words --------------------------------------------------------------------------------------------------------

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
        return said(self.words, column["supporter"]["says"])

    # -- the sheet ----------------------------------------------------------------------------------------------------

    def edge_move(self, edge: EdgeView) -> str:
        """The move that changes an edge."""
        return f"edge {edge['one']} {edge['other']}"

    def chosen_parts(self) -> list[str]:
        """The chosen move as its words."""
        return self.chosen.split()


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
        if not dice:
            return
        table = Column(column["circles"], column["lines"], column["marked"], column["icon"])
        done = column["blackened"][seat]
        end = steps_with(table.circles, done, dice)
        for step in range(done + 1, end + 1):
            self._reach(column, table, step)
        self.wasted += [column["value"]] * (dice - (table.dice[end] - table.dice[done]))

    def _reach(self, column: ColumnView, table: Column, step: int) -> None:
        value, gain = column["value"], gain_at(table, step, column["supporter"]["owner"] is None)
        self.steps += 1
        self.by_column[value] = self.by_column.get(value, 0) + 1
        if gain in ("line", "both"):
            self.lines.append(value)
            if step in table.marked:
                self.marked.append(value)
        if gain in ("supporter", "both"):
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
    choice = table.scene.chosen
    if choice is None or choice.phrase.id != "move-number" or number_in(choice.phrase.arguments, "left"):
        return []
    return territory_of(table.view, choice.text.split()[1])


def rival(seat: int) -> int:
    """The other seat."""
    return SEATS - 1 - seat
