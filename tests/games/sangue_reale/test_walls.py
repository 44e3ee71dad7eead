"""SR-10: the walls of the Keep in Era II."""

from __future__ import annotations

import pytest

from .positions import Table, begin


def facing(table: Table) -> list[str]:
    """The parcels with a section of wall."""
    return [table.sheet.names[parcel] for parcel in table.sheet.sections]


def about_to_take(table: Table, seat: int = 0) -> str:
    """A seat is asked to circle the last number of a land beside the Keep."""
    value = table.near_line(seat)
    name = next(name for name in facing(table) if value in _values(table, name))
    table.circle(seat, *[place for place in table.numbers(name) if not place.endswith(str(value))])
    table.act(seat, 2, value, value)
    table.play(f"number {name} {value}")
    return name


def _values(table: Table, name: str) -> list[int]:
    return table.sheet.parcels[table.sheet.names.index(name)].numbers


@pytest.mark.clause("SR-10.1")
def test_the_winner_of_era_one_decides_how_the_walls_are() -> None:
    table = begin(era="campaign")
    table.own(0, table.sheet.names[0]).finish_era()
    assert table.state.crowned[0] == 0 and table.state.walls == (1 << len(table.sheet.sections)) - 1
    table = begin(era="campaign")
    table.own(1, table.sheet.names[0]).finish_era()
    assert table.state.crowned[0] == 1 and table.state.walls == 0
    assert sorted(table.state.tables.eras[0].claimants[n].id for n in (0, 1)) == ["theodric", "ulthar"]
    castle = table.state.view(None)["map"]["castle"]
    assert castle is not None and len(castle["sections"]) == len(table.sheet.touching[table.sheet.castle])


@pytest.mark.clause("SR-10.2")
@pytest.mark.parametrize(("before", "work"), [("first", "tear"), ("second", "raise")])
def test_who_takes_a_land_beside_the_keep_may_work_its_wall(before: str, work: str) -> None:
    table = begin(era=2, before=before)
    name = about_to_take(table)
    section = facing(table).index(name)
    assert table.asked == "gate" and table.ask.arguments == {"section": f"parcel-{name}", "work": work}
    assert table.legal == {f"wall {name}", "pass"}
    assert table.refused(f"wall {facing(table)[section - 1]}") == "SR-10.2"
    table.play(f"wall {name}")
    assert (table.state.walls >> section & 1) == (work == "raise")
    assert table.state.initials[section] == 0


@pytest.mark.clause("SR-10.3")
def test_a_section_already_worked_is_not_offered() -> None:
    for worked in ("initials", "twice"):
        table = begin(era=2, before="first")
        for section in range(len(table.sheet.sections)):
            table.state.initials[section] = 1
            if worked == "initials":
                table.state.walls ^= 1 << section
        about_to_take(table)
        assert table.asked != "gate"


@pytest.mark.clause("SR-10.4")
def test_a_closed_keep_bars_its_numbers() -> None:
    table = begin(era=2, before="first")
    keep = table.sheet.names[table.sheet.castle]
    value = next(v for v in _values(table, keep) if _plain_line(table, v))
    for standing, closed in ((table.sheet.closed_at, True), (table.sheet.closed_at - 1, False)):
        twin = begin(era=2, before="first")
        for section in range(len(twin.sheet.sections) - standing):
            twin.state.walls ^= 1 << section
            twin.state.initials[section] = 1
        held = next(place for place in twin.numbers(keep) if not place.endswith(str(value)))
        twin.circle(0, held)
        _plain_line(twin, value)
        twin.act(0, 2, value, value)
        castle = twin.state.view(0)["map"]["castle"]
        assert castle is not None and castle["closed"] == closed
        assert (f"number {keep} {value}" in twin.legal) == (not closed)
        if closed:
            assert twin.refused(f"number {keep} {value}") == "SR-10.4"
        assert held in twin.circled(0)


def _plain_line(table: Table, value: int) -> bool:
    """Set seat 0 one die before a plain line of a column, if it has one."""
    column = table.sheet.columns[value - 1]
    for step in column.lines:
        if column.circles[step - 1] == 1 and step != column.icon_at:
            table.steps(0, value, step - 1)
            return True
    return False


@pytest.mark.clause("SR-10.5")
def test_a_closed_keep_does_not_keep_the_era_going() -> None:
    for before, ends in (("first", True), ("second", False)):  # standing: closed; ruined: open
        table = begin(era=2, before=before)
        keep = table.sheet.names[table.sheet.castle]
        table.take_supporters(0).own_all(1, keep)
        table.act(0, 6, 1)
        table.settle()
        assert table.state.over == ends


@pytest.mark.clause("SR-10.6")
def test_a_controlled_keep_stays_controlled() -> None:
    table = begin(era=2, before="second")
    keep = table.sheet.names[table.sheet.castle]
    table.own(0, keep)
    for section in range(table.sheet.closed_at):
        table.state.walls |= 1 << section
        table.state.initials[section] = 1
    table.act(0, 6, 1).settle()
    assert table.owner(keep) == 0 and table.points(0, "territories") > 0
