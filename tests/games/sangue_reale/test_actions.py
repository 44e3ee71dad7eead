"""SR-5: the six actions."""

from __future__ import annotations

import pytest

from .positions import Table, begin


def used(table: Table) -> tuple[dict[int, int], dict[int, int]]:
    """What both seats have blackened once the round is over, on an empty sheet."""
    table.settle()
    return table.blackened(0), table.blackened(1)


@pytest.mark.clause("SR-5.1", "SR-5.2")
@pytest.mark.parametrize("rolled", range(1, 7))
def test_one_die_any_face_but_the_covered_one(rolled: int) -> None:
    table = begin().act(0, 1, rolled)
    covered = 7 - rolled
    assert table.asked == "face" and table.ask.arguments == {"covered": covered}
    assert table.legal == {f"take {face}" for face in range(1, 7) if face != covered}
    assert table.refused(f"take {covered}") == "SR-5.2"
    table.play(f"take {rolled}")
    assert table.blackened(0) == {rolled: 1}


@pytest.mark.clause("SR-5.3")
def test_two_dice_are_both_used() -> None:
    assert used(begin().act(1, 2, 3, 5)) == ({}, {3: 1, 5: 1})
    assert sum(begin().act(0, 2, 2, 2).black(0)) == 2


@pytest.mark.clause("SR-5.4")
def test_three_dice_the_example_of_the_book() -> None:
    """Ulthar rolls 1/4/4: he uses 1 and 4, Theodric the other 4."""
    assert used(begin().act(0, 3, 1, 4, 4)) == ({1: 1, 4: 1}, {4: 1})
    assert used(begin().act(0, 3, 1, 4, 5)) == ({1: 1, 4: 1, 5: 1}, {})


@pytest.mark.clause("SR-5.5")
def test_of_a_triple_the_opponent_uses_one() -> None:
    table = begin().act(0, 3, 4, 4, 4)
    assert [event.arguments["dice"] for event in table.heard("gets")] == [["die-4"]]
    table.settle()
    assert table.black(0)[3] == 2 and table.black(1)[3] == 1


@pytest.mark.clause("SR-5.6")
def test_four_dice_two_for_each() -> None:
    table = begin().act(0, 4, 1, 3, 3, 6)
    assert table.asked == "share"
    assert table.legal == {"pair 1 3", "pair 1 6", "pair 3 3", "pair 3 6"}
    assert table.refused("pair 1 1") == "SR-5.6"
    assert used(table.play("pair 3 1")) == ({1: 1, 3: 1}, {3: 1, 6: 1})


@pytest.mark.clause("SR-5.7", "SR-5.9")
def test_five_dice_the_example_of_the_book() -> None:
    """Ulthar rolls 1/2/3/3/5: he uses 1, 2, 3 and 5, or 3 and 3; Theodric gets 4 and 6 either way."""
    table = begin().act(0, 5, 1, 2, 3, 3, 5)
    assert table.asked == "five" and {"different", "keep 3"} <= table.legal
    twin = Table(table.state.clone())
    assert used(table.play("different")) == ({1: 1, 2: 1, 3: 1, 5: 1}, {4: 1, 6: 1})
    twin.play("keep 3")
    assert [event.arguments["dice"] for event in twin.heard("keeps")] == [["die-3", "die-3"]]
    twin.settle()
    assert twin.black(0)[2] == 2 and twin.blackened(1) == {4: 1, 6: 1}


@pytest.mark.clause("SR-5.8")
def test_of_two_pairs_either_may_be_kept_and_even_a_single_die() -> None:
    table = begin().act(0, 5, 2, 2, 4, 4, 6)
    assert table.legal == {"different", "keep 2", "keep 4", "keep 6"}
    assert table.refused("keep 1") == "SR-5.7"
    assert used(table.play("keep 6")) == ({6: 1}, {1: 1, 3: 1, 5: 1})


@pytest.mark.clause("SR-5.10")
def test_six_draws_a_modifier_and_rolls_nothing() -> None:
    table = begin().act(0, 6, 3)
    table.play("take 3")  # the other's die comes first
    assert table.turn == 0 and table.asked == "draw"
    assert table.refused("use 1") == "SR-5.10"
    table.play("turn 2")
    assert table.state.drawn == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    assert len(table.heard("rolls")) == 1


@pytest.mark.clause("SR-5.11")
def test_who_acts_uses_his_dice_before_the_opponent() -> None:
    table = begin()
    column = table.near_line(0)
    table.near_line(1)
    table.act(0, 3, column, column, column % 6 + 1)
    assert table.turn == 0 and table.asked == "circle"
    table.play("pass")
    assert table.turn == 1 and table.asked == "circle"


@pytest.mark.clause("SR-5.12")
def test_the_other_waits() -> None:
    table = begin().act(0, 4, 1, 2, 3, 4)
    assert table.state.legal(1) == [] and table.refused("pair 1 2", seat=1) == "SR-5.12"
