"""SR-8: lines, numbers, territories."""

from __future__ import annotations

import pytest

from .positions import Table, begin


def at_line() -> tuple[Table, int]:
    """Seat 0 is asked where to circle the number of a line."""
    table = begin()
    column = table.near_line(0)
    other = next(value for value in table.plain_columns(0, 6) if value != column)
    return table.act(0, 2, column, other), column


@pytest.mark.clause("SR-8.1")
def test_a_line_circles_its_number_in_any_free_territory() -> None:
    table, value = at_line()
    assert table.asked == "circle" and table.ask.arguments == {"value": value}
    assert table.legal == {f"number {name} {value}" for name in table.with_number(value)} | {"pass"}
    name = table.with_number(value)[0]
    wrong = next(place for place in table.numbers(name) if not place.endswith(str(value)))
    assert table.refused(f"number {wrong}") == "SR-8.1"
    table.play(f"number {name} {value}")
    assert table.circled(0) == {f"{name} {value}"}


@pytest.mark.clause("SR-8.1")
def test_no_line_no_number() -> None:
    table = begin()
    one, two = table.plain_columns(0, 2)
    table.act(0, 2, one, two)
    assert table.turn == 1 and table.asked == "draw"


@pytest.mark.clause("SR-8.2")
def test_circling_may_be_left() -> None:
    table, _ = at_line()
    table.play("pass")
    assert table.circled(0) == set() and table.asked == "draw"


@pytest.mark.clause("SR-8.2")
def test_a_number_that_is_not_there_is_lost() -> None:
    table = begin()
    column = table.near_line(0)
    table.circle(0, *[f"{name} {column}" for name in table.with_number(column)])
    table.act(0, 2, column, column)
    assert table.heard("nothing") and table.turn == 1 and table.asked == "draw"


@pytest.mark.clause("SR-8.3")
def test_the_last_number_takes_the_territory() -> None:
    table = begin()
    value = table.near_line(0)
    name = table.with_number(value)[0]
    table.circle(0, *[place for place in table.numbers(name) if not place.endswith(str(value))])
    table.act(0, 2, value, value)
    assert table.owner(name) is None
    table.play(f"number {name} {value}")
    assert table.owner(name) == 0 and len(table.heard("controls")) == 1


@pytest.mark.clause("SR-8.4")
def test_a_territory_has_one_owner() -> None:
    table = begin()
    value = table.near_line(0)
    name, other = table.with_number(value)[:2]
    left = [place for place in table.numbers(name) if not place.endswith(str(value))]
    table.circle(0, *left).own(1, name)
    table.act(0, 2, value, value)
    assert f"number {name} {value}" not in table.legal
    assert table.refused(f"number {name} {value}") == "SR-8.4"
    table.play(f"number {other} {value}")
    assert set(left) <= table.circled(0) and table.owner(name) == 1


@pytest.mark.clause("SR-8.5")
def test_two_boxes_or_none_cannot_be_controlled() -> None:
    table = begin(era=4)
    bare = next(parcel.id for parcel in table.sheet.parcels if not parcel.box)
    value = table.sheet.parcels[table.sheet.names.index(bare)].numbers[0]
    column = table.sheet.columns[value - 1]
    step = next(
        s for s in column.lines if column.circles[s - 1] == 1 and s not in (*column.marked, column.icon_at)
    )
    table.steps(0, value, step - 1).act(0, 2, value, value)
    if table.asked == "dice":
        table.play(f"use {value}")
    table.play(f"number {bare} {value}")
    assert table.owner(bare) is None and f"{bare} {value}" in table.circled(0)


@pytest.mark.clause("SR-8.6")
def test_open_edges_make_one_territory() -> None:
    table = begin(era=3)
    one, other = next(
        (table.sheet.names[a], table.sheet.names[b]) for a, b, kind in table.sheet.edges if kind == 0
    )
    groups = table.state.view(None)["map"]["territories"]
    assert any({one, other} <= set(group) for group in groups)
    for kind in ("border", "river"):
        groups = table.edge(one, other, kind).state.view(None)["map"]["territories"]
        assert not any({one, other} <= set(group) for group in groups)
    for era in (1, 2):
        assert all(len(group) == 1 for group in begin(era=era).state.view(None)["map"]["territories"])
