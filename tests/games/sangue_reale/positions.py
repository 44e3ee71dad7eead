"""Positions of Sangue Reale, and a table to play them on in words, with dice that fall as they are told.

The sheets are looked up rather than written out, so that tuning a sheet breaks no test of a rule::

    table = begin(era=1)
    column = table.near_line(0)          # seat 0 is one die short of a line in that column
    table.act(0, 2, column, 6)           # seat 0 plans 2 and rolls this; seat 1 plans 6 and so acts last
    table.play(f"number {table.slot(column)}")

Columns, dice and actions are numbered 1 to 6, as people do.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tavolata import Ask, Event, IllegalMove
from tavolata.engine.rng import Rng, key_of, mix
from tavolata.games.sangue_reale import ROOM as ROOM
from tavolata.games.sangue_reale.rules import points
from tavolata.games.sangue_reale.rules.state import SangueReale
from tavolata.games.sangue_reale.rules.tables import (
    FACES,
    NOBODY,
    SCORINGS,
    SEATS,
    TURNS,
    Era,
    Scoring,
    is_single,
)
from tavolata.games.sangue_reale.rules.territories import slots_of, territories


def new(seed: int = 1, content: Path | None = None, **options: object) -> SangueReale:
    """A match as it is dealt."""
    state = ROOM.game.new(2, seed, options, content)
    assert isinstance(state, SangueReale)
    return state


def begin(era: int | str = 1, content: Path | None = None, **options: object) -> Table:
    """A match in which seat 0 plays the first claimant, ready for its first plan."""
    for seed in range(40):
        state = new(seed, content, era=era, **options)
        if state.first == 0:
            return Table(state)
    raise AssertionError("seat 0 never begins")


class Table:
    """A match being played in words. Everything is audited after every move; ``told`` holds the events."""

    def __init__(self, state: SangueReale) -> None:
        self.state = state
        self.told: list[Event] = []

    @property
    def sheet(self) -> Era:
        """The sheet of the Era."""
        return self.state.sheet()

    # -- playing ------------------------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """The one seat that is asked."""
        (seat,) = self.state.deciders()
        return seat

    @property
    def legal(self) -> set[str]:
        """All that the seat that is asked may play."""
        return {self.state.write(self.turn, move) for move in self.state.legal(self.turn)}

    @property
    def ask(self) -> Ask:
        """The question that is open."""
        ask = self.state.ask(self.state.deciders()[0])
        assert ask is not None
        return ask

    @property
    def asked(self) -> str:
        """Its kind."""
        return self.ask.kind

    def play(self, *moves: str, seat: int | None = None) -> Table:
        """Play moves for whoever is asked."""
        for text in moves:
            who = self.turn if seat is None else seat
            self.state.play(who, self.state.read(who, text), self.told.append)
            ROOM.audit(self.state)
        return self

    def tells(self, *moves: str, seat: int | None = None) -> list[Event]:
        """What playing these moves tells."""
        before = len(self.told)
        return self.play(*moves, seat=seat).told[before:]

    def plan(self, one: int, two: int) -> Table:
        """Both seats plan."""
        return self.play(f"plan {one}", seat=0).play(f"plan {two}", seat=1)

    def act(self, seat: int, action: int, *dice: int) -> Table:
        """One seat plans an action and rolls these dice; the other plans 6, or 1 against a 6."""
        self.load(*dice)
        other = 6 if action != 6 else 1
        return self.plan(action, other) if seat == 0 else self.plan(other, action)

    def load(self, *dice: int) -> Table:
        """Let the next dice fall like this, in any order."""
        for number in range(200_000):
            rng = Rng(key_of(mix(number, "loaded")))
            if sorted(rng.below(FACES) + 1 for _ in dice) == sorted(dice):
                self.state.rng = Rng(key_of(mix(number, "loaded")))
                return self
        raise AssertionError(f"{dice} never fall")

    def settle(self) -> Table:
        """Answer whatever is asked, any way, until both plan again."""
        era = self.state.era
        while not self.state.over and self.state.era == era and self.asked not in ("plan", "sides"):
            self.play(sorted(self.legal)[-1])
        return self

    def refused(self, text: str, seat: int | None = None) -> str:
        """The clause that forbids a move; nothing has changed by trying it."""
        who = self.turn if seat is None else seat
        before = self.state.dump()
        with pytest.raises(IllegalMove) as error:
            self.state.play(who, self.state.read(who, text), self.told.append)
        assert self.state.dump() == before
        return error.value.rule

    def heard(self, id: str) -> list[Event]:
        """The events of a kind told so far."""
        return [event for event in self.told if event.id == id]

    def reach_round(self, rounds: int) -> Table:
        """Write void rounds until so many are written, changing nothing else."""
        while self.state.rounds() < rounds:
            value = self.state.rounds() % FACES + 1
            self.plan(value, value)
        return self

    # -- setting up ---------------------------------------------------------------------------------------------------

    def steps(self, seat: int, column: int, number: int) -> Table:
        """So many steps of a column are blackened; a Unique Supporter on the way is that seat's."""
        self.state.black[seat * FACES + column - 1] = number
        if number >= self.sheet.columns[column - 1].icon_at and self.state.supporters[column - 1] == NOBODY:
            self.state.supporters[column - 1] = seat
        return self

    def near_line(self, seat: int, marked: bool = False, besides: tuple[int, ...] = ()) -> int:
        """A column whose next step is a single circle before a line, and nothing else; set up for a seat."""
        for column, table in enumerate(self.sheet.columns, 1):
            for step in table.lines:
                plain = table.circles[step - 1] == 1 and step != table.icon_at and column not in besides
                if plain and (step in table.marked) == marked and step <= table.length:
                    self.steps(seat, column, step - 1)
                    return column
        raise AssertionError("no such line")

    def near_icon(self, seat: int, column: int) -> Table:
        """A column whose next step is that of its Unique Supporter, who is free."""
        return self.steps(seat, column, self.sheet.columns[column - 1].icon_at - 1)

    def near_double(self, seat: int) -> int:
        """A column whose next step is a double circle."""
        for column, table in enumerate(self.sheet.columns, 1):
            if 2 in table.circles:
                self.steps(seat, column, table.circles.index(2))
                return column
        raise AssertionError("no double circles")

    def plain_columns(self, seat: int, number: int) -> list[int]:
        """Columns whose next step brings nothing but a black circle."""
        found = [
            column + 1
            for column, table in enumerate(self.sheet.columns)
            if table.plain[self.state.black[seat * FACES + column] + 1]
            and table.circles[self.state.black[seat * FACES + column]] == 1
        ]
        return found[:number]

    def circle(self, seat: int, *places: str) -> Table:
        """Numbers that a seat has circled, each as ``"corno 1"``."""
        for place in places:
            slot = self._slot(place)
            self.state.circled[seat] |= 1 << slot
        return self

    def own(self, seat: int, *parcels: str) -> Table:
        """Territories that a seat controls, named by one of their parcels."""
        for name in parcels:
            inside = self.state.territory[self.sheet.names.index(name)]
            self.state.circled[seat] |= slots_of(self.sheet, inside)
            for place in range(len(self.sheet.parcels)):
                if inside >> place & 1:
                    self.state.owner[place] = seat
        return self

    def own_all(self, seat: int, *but: str) -> Table:
        """Every territory that can be controlled, except some."""
        for place, name in enumerate(self.sheet.names):
            single = is_single(self.state.territory[place] & self.sheet.boxes)
            if single and name not in but and self.state.owner[place] == NOBODY:
                self.own(seat, name)
        return self

    def take_supporters(self, seat: int, *but: int) -> Table:
        """Every Unique Supporter, except those of some columns."""
        for column, table in enumerate(self.sheet.columns, 1):
            if column not in but and self.state.supporters[column - 1] == NOBODY:
                self.steps(seat, column, table.icon_at)
        return self

    def modifiers(self, seat: int, turn: int, number: int = 1) -> Table:
        """Modifiers drawn in a turn, 1 to 5."""
        self.state.drawn[seat * TURNS + turn - 1] += number
        return self

    def write(self, *rounds: tuple[int, int]) -> Table:
        """Rounds written in the Chronology."""
        for one, two in rounds:
            self.state.chronicle += [one, two]
        return self

    def edge(self, one: str, other: str, kind: str) -> Table:
        """What lies between two parcels."""
        edges = self.state.edges[:]
        edges[self._edge(one, other)] = ("open", "border", "river").index(kind)
        self.state.edges = edges
        self.state.territory = territories(self.sheet, edges)
        return self

    # -- looking ------------------------------------------------------------------------------------------------------

    def over(self) -> bool:
        """Whether the match is over."""
        return self.state.over

    def _slot(self, place: str) -> int:
        name, value = place.split()
        parcel = self.sheet.names.index(name)
        return next(
            slot
            for slot in range(self.sheet.slots)
            if (self.sheet.slot_parcel[slot], self.sheet.slot_column[slot] + 1) == (parcel, int(value))
        )

    def _edge(self, one: str, other: str) -> int:
        pair = {self.sheet.names.index(one), self.sheet.names.index(other)}
        return next(number for number, edge in enumerate(self.sheet.edges) if set(edge[:2]) == pair)

    def between(self, one: str, other: str) -> str:
        """What lies between two parcels now."""
        return ("open", "border", "river")[self.state.edges[self._edge(one, other)]]

    def numbers(self, parcel: str) -> list[str]:
        """The numbers of a parcel, as ``circle`` takes them."""
        return [f"{parcel} {value}" for value in self.sheet.parcels[self.sheet.names.index(parcel)].numbers]

    def with_number(self, value: int, besides: tuple[str, ...] = ()) -> list[str]:
        """The parcels that show a number."""
        return [p.id for p in self.sheet.parcels if value in p.numbers and p.id not in besides]

    def black(self, seat: int) -> list[int]:
        """How many steps a seat has blackened in each column."""
        return self.state.black[seat * FACES : seat * FACES + FACES]

    def blackened(self, seat: int) -> dict[int, int]:
        """The columns with anything black, and how much."""
        return {column: steps for column, steps in enumerate(self.black(seat), 1) if steps}

    def owner(self, parcel: str) -> int | None:
        """Who controls a parcel."""
        owner = self.state.owner[self.sheet.names.index(parcel)]
        return None if owner == NOBODY else owner

    def circled(self, seat: int) -> set[str]:
        """What a seat has circled."""
        return {
            f"{parcel['id']} {number['value']}"
            for parcel in self.state.view(None)["map"]["parcels"]
            for number in parcel["numbers"]
            if number["circled"][seat]
        }

    def points(self, seat: int, rule: str = "") -> int:
        """Victory points, in all or of one line of the scoring."""
        if not rule:
            return points.total(self.state, seat)
        line = next(line for line in self.sheet.scoring if SCORINGS[line.kind] == rule)
        return points.count(self.state, seat, line)

    def line(self, rule: str) -> Scoring:
        """A line of the scoring."""
        return next(line for line in self.sheet.scoring if SCORINGS[line.kind] == rule)

    def finish_era(self) -> Table:
        """Void rounds to the end of the King's Track."""
        era = self.state.era
        while not self.state.over and self.state.era == era:
            self.plan(1, 1)
        return self


def supporter_column(table: Table, ability: int) -> int:
    """The first column of a sheet whose Unique Supporter has an ability."""
    for column, supporter in enumerate(table.sheet.supporters, 1):
        if supporter.ability == ability:
            return column
    raise LookupError(ability)


def find_supporter(ability: int) -> tuple[Table, int]:
    """An Era with a Unique Supporter of an ability, and the column it stands in."""
    for era in (1, 2, 3, 4):
        table = begin(era=era)
        if any(supporter.ability == ability for supporter in table.sheet.supporters):
            return table, supporter_column(table, ability)
    raise AssertionError("no such supporter")


assert SEATS == 2
