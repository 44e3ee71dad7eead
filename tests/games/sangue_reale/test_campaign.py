"""SR-14: four Eras in a row."""

from __future__ import annotations

import pytest

from .positions import Table, begin

FIRST_CHOICE = {1: "alfred", 2: "isaura", 3: "corvan"}


def play(table: Table, *winners: int) -> Table:
    """Let these seats win the next Eras by one territory."""
    for winner in winners:
        if not table.over() and table.asked == "sides":
            table.play(f"claimant {FIRST_CHOICE[table.state.era]}")
        table.state.circled = [0, 0]
        table.state.drawn = [0] * 10
        name = next(
            p.id
            for p in table.sheet.parcels
            if table.sheet.castle != table.sheet.names.index(p.id)
            and p.box
            and table.state.territory[table.sheet.names.index(p.id)] == 1 << table.sheet.names.index(p.id)
        )
        table.own(winner, name).finish_era()
    return table


@pytest.mark.clause("SR-14.1")
def test_the_next_sheet_depends_on_the_winner() -> None:
    for seat, walls in ((0, 31), (1, 0)):
        table = play(begin(era="campaign"), seat)
        assert table.state.era == 1 and table.state.walls == walls
        assert table.state.chronicle == [] and table.blackened(0) == table.blackened(1) == {}
        assert table.heard("era-begins")


@pytest.mark.clause("SR-14.2", "SR-14.4")
def test_three_eras_win_the_campaign() -> None:
    table = play(begin(era="campaign"), 0, 1, 0)
    assert not table.over()
    play(table, 0)
    assert table.over() and table.state.winners() == [0] and table.state.scores() == [3, 1]
    table = play(begin(era="campaign"), 1, 1, 1)
    assert table.over() and table.state.winners() == [1] and table.state.won == [1, 1, 1, -1]


@pytest.mark.clause("SR-14.3")
def test_all_four_eras_are_played_if_asked_for() -> None:
    table = play(begin(era="campaign", all_four=True), 1, 1, 1)
    assert not table.over() and table.state.era == 3
    play(table, 0)
    assert table.over() and table.state.winners() == [1] and table.state.scores() == [1, 3]


@pytest.mark.clause("SR-14.5")
def test_two_each_is_decided_by_points_then_by_the_last_era() -> None:
    table = play(begin(era="campaign"), 0, 1, 0)
    table.state.points[0] += 30
    play(table, 1)
    assert table.state.won == [0, 1, 0, 1] and table.state.winners() == [0]
    sums = [sum(table.state.points[seat::2]) for seat in (0, 1)]
    table.state.points[1] += sums[0] - sums[1]
    assert table.state.winners() == [1], "equal sums: the winner of the last Era"
    table.state.points[1] += 1
    assert table.state.winners() == [1]


@pytest.mark.clause("SR-14.6")
def test_the_score_is_eras_won_or_points() -> None:
    table = play(begin(era="campaign"), 0)
    assert table.state.scores() == [1, 0]
    table = begin(era=1).own(1, "corno")
    assert table.state.scores() == [0, table.points(1)]
