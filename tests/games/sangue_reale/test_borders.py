"""SR-11: rivers and borders that are made and removed."""

from __future__ import annotations

import pytest

from tavolata.games.sangue_reale.rules.tables import NOBODY

from .positions import Table, begin


def at_marked_line(era: int, *owned: str) -> tuple[Table, int]:
    """Seat 1 is asked at a coloured line (seat 1 begins Era III without a modifier in the first turn)."""
    table = begin(era=era, before="first")
    table.state.drawn = [0] * 10
    table.own(0, *owned)
    value = table.near_line(1, marked=True)
    return table.act(1, 2, value, value), value


@pytest.mark.clause("SR-11.1")
def test_a_coloured_line_changes_an_edge_instead_of_circling() -> None:
    table, value = at_marked_line(3)
    assert table.asked == "circle-or-change" and table.ask.clause == "SR-11.1"
    assert any(move.startswith("number") for move in table.legal)
    edge = next(move for move in sorted(table.legal) if move.startswith("edge"))
    table.play(edge)
    assert table.circled(1) == set() and table.turn == 0, "one or the other"
    table = begin(era=4)
    value = table.near_line(0)
    table.act(0, 2, value, value)
    assert table.asked == "circle" and not any(move.startswith("edge") for move in table.legal)
    one, other, _ = table.sheet.edges[0]
    assert table.refused(f"edge {table.sheet.names[one]} {table.sheet.names[other]}") == "SR-11.1"


def _first(table: Table, kind: int) -> tuple[str, str]:
    """The first edge of a kind, by the names of its parcels."""
    number = table.state.edges.index(kind)
    one, other, _ = table.sheet.edges[number]
    return table.sheet.names[one], table.sheet.names[other]


@pytest.mark.clause("SR-11.2")
@pytest.mark.parametrize(("kind", "after"), [(0, "river"), (1, "river"), (2, "open")])
def test_rivers_are_dug_and_dried(kind: int, after: str) -> None:
    table, _ = at_marked_line(3)
    one, other = _first(table, kind)
    table.play(f"edge {other} {one}")
    assert table.between(one, other) == after


@pytest.mark.clause("SR-11.3")
def test_borders_are_abolished_and_drawn_but_rivers_stay() -> None:
    for kind, after in ((1, "open"), (0, "border")):
        table, _ = at_marked_line(4)
        one, other = _first(table, kind)
        table.play(f"edge {one} {other}")
        assert table.between(one, other) == after
    table, _ = at_marked_line(4)
    one, other = _first(table, 2)
    assert table.refused(f"edge {one} {other}") == "SR-11.3"


@pytest.mark.clause("SR-11.4")
def test_controlled_land_is_left_alone() -> None:
    table = begin(era=4)
    name = next(
        name
        for place, name in enumerate(table.sheet.names)
        if table.sheet.parcels[place].box and table.state.territory[place] == 1 << place
    )
    table, _ = at_marked_line(4, name)
    for edge in table.sheet.touching[table.sheet.names.index(name)]:
        one, other, _ = table.sheet.edges[edge]
        names = f"{table.sheet.names[one]} {table.sheet.names[other]}"
        assert f"edge {names}" not in table.legal
        assert table.refused(f"edge {names}") == "SR-11.4"


@pytest.mark.clause("SR-11.5")
def test_a_change_holds_at_once_for_both() -> None:
    table, _ = at_marked_line(3)
    one, other = _first(table, 0)
    place = table.sheet.names.index(one)
    joined = table.state.territory[place]
    table.play(f"edge {one} {other}")
    assert table.state.territory[place] != joined
    assert table.state.view(0)["map"] == table.state.view(1)["map"]


def _cut(table: Table) -> tuple[str, str]:
    """Two parcels joined by an open edge, of which the first alone has a box and stands alone once cut."""
    for edge, kind in enumerate(table.state.edges):
        if kind == 0:
            one, other, _ = table.sheet.edges[edge]
            for mine, rest in ((one, other), (other, one)):
                both = table.state.territory[mine]
                if table.sheet.parcels[mine].box and both == 1 << mine | 1 << rest:
                    return table.sheet.names[mine], table.sheet.names[rest]
    raise AssertionError("nothing to cut")


@pytest.mark.clause("SR-11.6")
@pytest.mark.parametrize("holders", [(1,), (0,), (0, 1)])
def test_a_change_may_complete_a_territory(holders: tuple[int, ...]) -> None:
    table, _ = at_marked_line(3)
    mine, rest = _cut(table)
    for seat in holders:
        table.circle(seat, *table.numbers(mine))
    table.play(f"edge {mine} {rest}")
    assert table.owner(mine) == (1 if 1 in holders else 0), "the seat whose action it is comes first"
    assert table.owner(rest) is None


@pytest.mark.clause("SR-11.7")
def test_numbers_are_circled_where_nobody_can_rule_yet() -> None:
    table = begin(era=4)
    table.state.drawn = [0] * 10
    bare = {parcel.id for parcel in table.sheet.parcels if not parcel.box}
    for column in range(1, 7):
        lands = [name for name in table.with_number(column) if name in bare]
        line = table.sheet.columns[column - 1]
        steps = [s for s in line.lines if line.circles[s - 1] == 1 and s not in (*line.marked, line.icon_at)]
        if lands and steps:
            table.steps(0, column, steps[0] - 1).act(0, 2, column, column)
            table.play(f"number {lands[0]} {column}")
            assert table.points(0, "claims") == table.line("claims").points
            return
    raise AssertionError("no land without a box")


@pytest.mark.clause("SR-11.8")
def test_the_canal_of_the_winner_of_era_two() -> None:
    west, east = begin(era=3, before="first"), begin(era=3, before="second")
    assert west.between("mulini", "sale") == west.between("mulini", "torba") == "river"
    assert west.between("alba", "guado") != "river"
    assert east.between("alba", "guado") == east.between("guado", "levante") == "river"
    assert east.between("mulini", "sale") != "river"


@pytest.mark.clause("SR-11.9")
def test_the_seat_of_the_winner_of_era_three() -> None:
    one, two = begin(era=4, before="first"), begin(era=4, before="second")
    assert one.state.view(0)["map"]["seat"] == "rocca" and one.between("rocca", "vallen") == "open"
    assert two.state.view(0)["map"]["seat"] == "porto" and two.between("porto", "foce") == "open"
    assert one.between("porto", "foce") == "border" == two.between("rocca", "vallen")
    assert begin(era=1).state.view(0)["map"]["seat"] is None and NOBODY == -1
