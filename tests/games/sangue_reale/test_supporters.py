"""SR-9: Unique Supporters and what they do."""

from __future__ import annotations

import pytest

from tavolata.games.sangue_reale.rules import tables as t
from tavolata.games.sangue_reale.rules.questions import LEFT
from tavolata.games.sangue_reale.rules.tables import FACES, NOBODY
from tavolata.games.sangue_reale.view import values_in

from .positions import Table, begin, find_supporter


def reach(ability: int, seat: int = 0) -> tuple[Table, int]:
    """A seat has just taken the supporter with an ability; its line, if there is one on that step, was left."""
    table, column = find_supporter(ability)
    table.state.drawn = [0] * 10
    return take(table, column, seat), column


def take(table: Table, column: int, seat: int = 0) -> Table:
    """Use one die of a column whose supporter is one step away."""
    table.state.drawn = [0] * 10  # no modifiers to be asked about
    table.near_icon(seat, column)
    double = table.sheet.columns[column - 1].circles[table.black(seat)[column - 1]] == 2
    other = column % 6 + 1
    table.steps(seat, other, table.sheet.columns[other - 1].length)  # that die is wasted
    table.act(seat, 2, column, column if double else other)
    if table.state.supporters[column - 1] == NOBODY and table.asked.startswith("circle"):
        table.play("pass")  # the line on the same step
    assert table.state.supporters[column - 1] == seat
    return table


@pytest.mark.clause("SR-9.1")
def test_one_in_each_column_each_at_another_step() -> None:
    for era in (1, 2, 3, 4):
        sheet = begin(era=era).sheet
        assert len(sheet.supporters) == FACES
        assert len({column.icon_at for column in sheet.columns}) == FACES
    table, column = reach(t.POINTS)
    assert table.state.supporters[column - 1] == 0
    owner = table.state.view(1)["columns"][column - 1]["supporter"]["owner"]
    assert owner == 0


@pytest.mark.clause("SR-9.2")
def test_the_ability_is_used_at_once() -> None:
    table, _ = reach(t.MODIFIERS)
    assert table.turn == 0 and table.asked == "draw"
    assert len(table.heard("supporter")) == 1


@pytest.mark.clause("SR-9.3")
def test_who_comes_later_gets_nothing() -> None:
    table, column = reach(t.MODIFIERS)
    table.settle()
    drawn = sum(table.state.drawn[5:])
    table.near_icon(1, column)
    table.state.supporters[column - 1] = 0
    table.act(1, 2, column, column).settle()
    assert table.state.supporters[column - 1] == 0 and len(table.heard("supporter")) == 1
    assert sum(table.state.drawn[5:]) == drawn


@pytest.mark.clause("SR-9.4")
def test_the_line_comes_before_the_supporter() -> None:
    for era in (1, 2, 3, 4):
        table = begin(era=era)
        table.state.drawn = [0] * 10
        for value, column in enumerate(table.sheet.columns, 1):
            if column.icon_at in column.lines and column.circles[column.icon_at - 1] == 1:
                other = value % 6 + 1
                table.near_icon(0, value).steps(0, other, table.sheet.columns[other - 1].length)
                table.act(0, 2, value, other)
                assert table.asked.startswith("circle") and table.state.supporters[value - 1] == NOBODY
                table.play("pass")
                assert table.state.supporters[value - 1] == 0
                return
    raise AssertionError("no sheet has both on one step")


@pytest.mark.clause("SR-9.5")
def test_abilities_may_be_left_but_for_modifiers_and_dice() -> None:
    for ability in (t.BLACKEN, t.CIRCLE, t.WALL, t.EDGE):
        table, _ = reach(ability)
        assert "pass" in table.legal
        before = table.black(0), table.circled(0), table.state.walls, table.state.edges
        table.play("pass")
        assert (table.black(0), table.circled(0), table.state.walls, table.state.edges) == before
        assert table.turn == 1
    assert "pass" not in reach(t.MODIFIERS)[0].legal


@pytest.mark.clause("SR-9.6")
def test_modifiers_are_drawn_in_cells_of_ones_choice() -> None:
    table, column = find_supporter(t.MODIFIERS)
    table.state.drawn = [0] * 10
    count = table.sheet.supporters[column - 1].count
    table.reach_round(6)
    take(table, column)
    assert table.legal == {"turn 2", "turn 3", "turn 4", "turn 5"}
    for number in range(count):
        assert table.ask.arguments == {"number": count - number}
        table.play("turn 5")
    assert table.turn == 1 and table.state.drawn[4] == count


@pytest.mark.clause("SR-9.7")
def test_the_next_step_of_a_column_is_blackened() -> None:
    table, column = reach(t.BLACKEN)
    choice = table.sheet.supporters[column - 1].choice
    full = [v for v in range(1, 7) if table.black(0)[v - 1] == table.sheet.columns[v - 1].length]
    allowed = [v for v in range(1, 7) if choice >> (v - 1) & 1 and v not in full]
    assert table.legal == {f"column {value}" for value in allowed} | {"pass"}
    assert table.refused(f"column {full[0]}") in ("SR-6.5", "SR-9.7")
    target = next(
        value for value in allowed if value != column and 2 in table.sheet.columns[value - 1].circles
    )
    table.steps(0, target, table.sheet.columns[target - 1].circles.index(2))
    before = table.black(0)[target - 1]
    table.play(f"column {target}")
    assert table.black(0)[target - 1] == before + 1, "a double step too"


@pytest.mark.clause("SR-9.7")
def test_a_step_blackened_by_an_ability_reaches_lines() -> None:
    table, column = find_supporter(t.BLACKEN)
    choice = table.sheet.supporters[column - 1].choice
    barred = (value for value in range(1, 7) if not choice >> (value - 1) & 1)
    value = table.near_line(0, besides=(column, column % 6 + 1, *barred))
    take(table, column)
    table.play(f"column {value}")
    assert table.asked == "circle" and table.ask.arguments == {"value": value}


@pytest.mark.clause("SR-9.8")
def test_dice_of_an_ability_are_the_players_alone() -> None:
    table, column = find_supporter(t.ROLL)
    count = table.sheet.supporters[column - 1].count
    take(table, column)
    rolls = table.heard("rolls")
    assert len(rolls) == 2 and rolls[-1].arguments["number"] == count
    begun = {value + 1 for value in table.sheet.claimants[1].blackened}
    assert table.heard("gets") == [] and table.blackened(1).keys() <= begun


def two_circles() -> Table:
    """A seat may circle two numbers by the ability of a Unique Supporter."""
    for era in (1, 2, 3, 4):
        table = begin(era=era)
        table.state.drawn = [0] * 10
        for column, supporter in enumerate(table.sheet.supporters, 1):
            if (supporter.ability, supporter.count) == (t.CIRCLE, 2):
                return take(table, column)
    raise AssertionError("no such supporter")


@pytest.mark.clause("SR-9.9")
def test_numbers_are_circled_one_by_one() -> None:
    table = two_circles()
    assert table.ask.kind == "circle-any" and table.ask.clause == "SR-9.9"
    held, *free = table.sheet.names
    table.own(1, held)
    places = [place for name in free for place in table.numbers(name)]
    one, two = [place for place in places if f"number {place}" in table.legal][:2]
    table.play(f"number {one}")
    assert table.turn == 0 and f"number {one}" not in table.legal
    table.play(f"number {two}")
    assert {one, two} <= table.circled(0) and table.turn == 1


@pytest.mark.clause("SR-9.9")
def test_only_the_numbers_named_are_circled() -> None:
    table = two_circles()
    named = set(values_in(table.state.view(None)["pending"][-1]["about"], "values"))
    assert 1 < len(named) < 6
    places = [place for name in table.sheet.names for place in table.numbers(name)]
    open_to = {f"number {place}" for place in places if int(place.split()[1]) in named}
    assert table.legal == open_to | {"pass"}
    other = next(place for place in places if int(place.split()[1]) not in named)
    assert table.refused(f"number {other}") == "SR-9.9"


@pytest.mark.clause("SR-9.10")
def test_numbers_of_the_opponent_are_erased() -> None:
    table, column = find_supporter(t.ERASE)
    count = table.sheet.supporters[column - 1].count
    free, held = table.sheet.names[0], table.sheet.names[1]
    places = table.numbers(free)[:-1]
    table.circle(1, *places).own(1, held)
    take(table, column)
    assert table.asked == "erase" and table.ask.arguments == {"number": count}
    assert table.legal == {f"number {place}" for place in places} | {"pass"}
    assert table.refused(f"number {table.numbers(held)[0]}") == "SR-9.10"
    table.play(f"number {places[0]}")
    assert places[0] not in table.circled(1)


@pytest.mark.clause("SR-9.11")
def test_an_ability_may_be_points() -> None:
    table, column = find_supporter(t.POINTS)
    supporter = table.sheet.supporters[column - 1]
    take(table, column)
    printed = sum(
        other.vp
        for other, holder in zip(table.sheet.supporters, table.state.supporters, strict=True)
        if holder == 0
    )
    assert supporter.count > 0
    assert table.points(0, "supporters") == printed + supporter.count


@pytest.mark.clause("SR-9.12")
def test_any_wall_is_torn_down_or_raised() -> None:
    table = begin(era=2, before="first")
    column = next(n for n in range(1, 7) if table.sheet.supporters[n - 1].ability == t.WALL)
    table.state.initials[0] = 1
    table.state.walls ^= 1
    take(table, column)
    table.state.stack[-1][LEFT] = 2  # two sections, which no supporter of these sheets can do
    assert table.asked == "walls" and len(table.legal) == len(table.sheet.sections) + 1
    names = [table.sheet.names[parcel] for parcel in table.sheet.sections]
    table.play(f"wall {names[0]}")
    assert table.state.initials[0] == 0 and table.state.walls & 1, "raised again, with other initials"
    assert table.refused(f"wall {names[0]}") == "SR-9.12", "different sections"
    table.play(f"wall {names[1]}")
    assert table.state.initials[1] == 0 and not table.state.walls & 2
    assert table.turn == 1


@pytest.mark.clause("SR-9.13")
def test_land_is_changed_by_abilities() -> None:
    for era in (3, 4):
        table = begin(era=era)
        table.state.drawn = [0] * 10
        column = max(
            (number for number in range(1, 7) if table.sheet.supporters[number - 1].ability == t.EDGE),
            key=lambda number: table.sheet.supporters[number - 1].count,
        )
        count = table.sheet.supporters[column - 1].count
        take(table, column)
        for number in range(count):
            assert table.asked == "edges" and table.ask.arguments == {"number": count - number}
            before = table.state.edges
            table.play(sorted(table.legal - {"pass"})[number])
            assert sum(a != b for a, b in zip(before, table.state.edges, strict=True)) == 1
        assert table.turn == 1
