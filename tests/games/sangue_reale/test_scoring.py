"""SR-13: victory points."""

from __future__ import annotations

import pytest

from .positions import Table, begin


@pytest.mark.clause("SR-13.1")
def test_each_era_has_its_own_scoring_and_points_are_the_sum() -> None:
    kinds = []
    for era in (1, 2, 3, 4):
        table = begin(era=era)
        table.own(0, table.sheet.names[0]).steps(0, 1, table.sheet.columns[0].icon_at)
        player = table.state.view(None)["players"][0]
        assert player["points"] == sum(player["by_rule"].values()) == table.points(0)
        kinds.append(tuple(player["by_rule"]))
    assert len(set(kinds)) == 4


@pytest.mark.clause("SR-13.2")
def test_territories_are_worth_what_is_printed() -> None:
    table = begin(era=1).own(0, "corno", "falchi")
    values = {parcel.id: parcel.value for parcel in table.sheet.parcels}
    assert table.points(0, "territories") == values["corno"] + values["falchi"]
    table = begin(era=3)
    group = next(g for g in table.state.view(None)["map"]["territories"] if len(g) == 2)
    values = {parcel.id: parcel.value for parcel in table.sheet.parcels}
    for name in group:
        table.state.owner[table.sheet.names.index(name)] = 1
    assert table.points(1, "territories") == sum(values[name] for name in group)


@pytest.mark.clause("SR-13.3")
def test_supporters_are_worth_what_is_printed() -> None:
    table = begin(era=1)
    table.steps(0, 1, table.sheet.columns[0].icon_at)
    assert table.points(0, "supporters") == table.sheet.supporters[0].vp
    assert table.points(1, "supporters") == 0


@pytest.mark.clause("SR-13.4")
def test_claims_are_numbers_in_land_one_does_not_control() -> None:
    table = begin(era=1)
    first, second = table.numbers("corno")[0], table.numbers("falchi")[0]
    table.circle(0, first, second)
    each = table.line("claims").points
    assert table.points(0, "claims") == 2 * each
    table.own(1, "falchi")
    assert table.points(0, "claims") == 2 * each, "in the opponent's land too"
    table.own(0, "corno")
    assert table.points(0, "claims") == each


@pytest.mark.clause("SR-13.5")
def test_union_counts_the_largest_group_no_river_divides() -> None:
    table = begin(era=1)
    points = table.line("joined").points
    table.own(0, "corno", "brughiera", "vallen")
    assert table.points(0, "joined") == 3 * points
    table.own(0, "cerva")  # beyond the river
    assert table.between("cerva", "vallen") == "river"
    assert table.points(0, "joined") == 3 * points


@pytest.mark.clause("SR-13.6")
def test_five_different_values_in_a_turn() -> None:
    table = begin(era=1)
    table.write((1, 1), (2, 2), (3, 3), (4, 4))
    assert table.points(0, "chronicle-distinct") == 0, "the turn is not complete"
    table.write((5, 4))
    assert table.points(0, "chronicle-distinct") == table.line("chronicle-distinct").points
    assert table.points(1, "chronicle-distinct") == 0


@pytest.mark.clause("SR-13.7")
def test_walls_with_ones_initials() -> None:
    table = begin(era=2, before="first")
    table.state.initials[0], table.state.initials[2] = 1, 1
    assert table.points(1, "walls") == 2 * table.line("walls").points
    assert table.points(0, "walls") == 0


@pytest.mark.clause("SR-13.8")
def test_values_written_often_enough() -> None:
    table = begin(era=2)
    times = table.line("chronicle-atleast").limit
    for _ in range(times):
        table.write((4, 1), (2, 3))
    table.write((6, 6))
    assert table.points(0, "chronicle-atleast") == 2 * table.line("chronicle-atleast").points


@pytest.mark.clause("SR-13.9")
def test_rivers_along_ones_land_count_once() -> None:
    table = begin(era=3, before="first")
    table.own(0, "mulini")
    stretches = sum(
        table.state.edges[edge] == 2 for edge in table.sheet.touching[table.sheet.names.index("mulini")]
    )
    assert stretches > 1 and table.points(0, "rivers") == stretches * table.line("rivers").points
    table.own(0, "porto")  # across one of them
    both = {
        edge
        for name in ("mulini", "porto", "levante")
        for edge in table.sheet.touching[table.sheet.names.index(name)]
        if table.state.edges[edge] == 2 and table.owner(name) == 0
    }
    assert table.points(0, "rivers") == len(both) * table.line("rivers").points


@pytest.mark.clause("SR-13.10")
def test_used_modifiers_up_to_a_limit() -> None:
    table = begin(era=3)
    line = table.line("modifiers-used")
    table.modifiers(0, 1, 2).state.spent[0] = 2
    assert table.points(0, "modifiers-used") == 2 * line.points
    table.modifiers(0, 1, 9).state.spent[0] = 11
    assert table.points(0, "modifiers-used") == line.limit * line.points


@pytest.mark.clause("SR-13.11")
def test_large_territories_are_worth_more() -> None:
    def points(*joined: tuple[str, str]) -> int:
        table = begin(era=4, before="second")
        for one, other in joined:
            table.edge(one, other, "open")
        return table.own(0, "corno").points(0, "size")

    table = begin(era=4).line("size").table
    assert points() == table[0]
    assert points(("corno", "nevaia")) == table[1]
    assert points(("corno", "nevaia"), ("corno", "vallen")) == table[2]
    assert points(("corno", "nevaia"), ("corno", "vallen"), ("torba", "vallen")) == table[3]
    assert (
        points(("corno", "nevaia"), ("corno", "vallen"), ("torba", "vallen"), ("palude", "torba")) == table[3]
    )


@pytest.mark.clause("SR-13.12")
def test_the_seat_is_worth_points_to_its_owner() -> None:
    table = begin(era=4, before="first")
    assert table.points(0, "seat") == 0
    assert table.own(0, "rocca").points(0, "seat") == table.line("seat").points
    assert table.points(1, "seat") == 0
    assert begin(era=4, before="second").own(0, "rocca").points(0, "seat") == 0


@pytest.mark.clause("SR-13.13")
def test_values_written_more_often_than_the_opponent() -> None:
    table = begin(era=4).write((1, 2), (1, 3), (2, 2))
    each = table.line("chronicle-more").points
    assert table.points(0, "chronicle-more") == each and table.points(1, "chronicle-more") == 2 * each


@pytest.mark.clause("SR-13.14")
def test_void_rounds_count_for_the_chronology() -> None:
    table: Table = begin(era=1)
    for value in (1, 2, 3, 4, 5):
        table.plan(value, value)
    assert table.points(0, "chronicle-distinct") == table.line("chronicle-distinct").points
