"""SR-6 and SR-7: dice, columns, modifiers."""

from __future__ import annotations

import pytest

from tavolata.games.sangue_reale.rules import tables as t

from .positions import Table, begin, find_supporter


@pytest.mark.clause("SR-6.1")
def test_a_die_blackens_the_topmost_free_circle() -> None:
    table = begin().modifiers(0, 1)
    table.act(0, 2, 3, 5)
    assert table.refused("use 4") == "SR-6.1"
    table.play("use 3", "use 5")
    assert table.blackened(0) == {3: 1, 5: 1}
    steps = [(event.arguments["column"], event.arguments["step"]) for event in table.heard("blackens")]
    assert steps == [(3, 1), (5, 1)]


@pytest.mark.clause("SR-6.2", "SR-6.6")
def test_two_circles_take_two_dice_and_are_one_step() -> None:
    table = begin()
    column = table.near_double(0)
    before = table.black(0)[column - 1]
    other = table.plain_columns(0, 1)[0]
    table.act(0, 3, column, column, other).settle()  # of the double one goes to the opponent
    assert table.black(0)[column - 1] == before
    table.act(0, 2, column, column)
    assert table.black(0)[column - 1] == before + 1


@pytest.mark.clause("SR-6.2")
def test_one_die_for_a_double_step_is_refused() -> None:
    table = begin()
    column = table.near_double(0)
    table.modifiers(0, 1).act(0, 2, column, column % 6 + 1)
    assert table.refused(f"use {column}") == "SR-6.2"


@pytest.mark.clause("SR-6.3")
def test_a_pair_is_of_one_action_and_one_player() -> None:
    table = begin()
    column = table.near_double(0)
    before = table.black(0)[column - 1]
    for _ in range(2):  # one die each in two actions is no pair
        table.act(0, 1, column).play(f"take {column}").settle()
    assert table.black(0)[column - 1] == before
    table = begin()
    column = table.near_double(1)
    before = table.black(1)[column - 1]
    others = [value for value in range(1, 7) if value != column][:2]
    table.act(0, 4, column, column, *others).play(f"pair {others[0]} {others[1]}").settle()
    assert table.black(1)[column - 1] == before + 1, "dice received make a pair too"


@pytest.mark.clause("SR-6.4")
def test_usable_dice_must_be_used_in_any_order() -> None:
    table = begin()
    one = table.near_line(0)
    two = table.near_line(0, besides=(one,))
    table.act(0, 2, one, two)
    assert table.asked == "dice" and table.legal == {f"use {one}", f"use {two}"}
    assert table.refused("pass") == "SR-6.4"
    table.play(f"use {two}")
    assert table.asked == "circle" and table.ask.arguments == {"value": two}


@pytest.mark.clause("SR-6.5")
def test_dice_that_cannot_be_used_are_wasted() -> None:
    table = begin()
    full = table.sheet.columns[3].length
    table.steps(0, 4, full).modifiers(0, 1)
    table.act(0, 2, 4, 4)
    assert table.refused("use 4") == "SR-6.5"
    table.play("pass")
    assert table.black(0)[3] == full
    assert [event.arguments["dice"] for event in table.heard("wastes")] == [["die-4", "die-4"]]


@pytest.mark.clause("SR-6.7")
def test_each_die_is_resolved_before_the_next() -> None:
    table = begin()
    one = table.near_line(0)
    two = table.near_line(0, besides=(one,))
    table.act(0, 2, one, two).play(f"use {one}")
    before = table.black(0)[two - 1]
    assert table.asked == "circle" and table.refused(f"use {two}") == "SR-8.1"
    table.play("pass")
    assert table.black(0)[two - 1] == before + 1


@pytest.mark.clause("SR-6.8")
def test_dice_whose_order_cannot_matter_are_used_at_once() -> None:
    table = begin()
    one, two = table.plain_columns(0, 2)
    table.act(0, 2, one, two)
    assert table.turn == 1 and table.blackened(0) == {one: 1, two: 1}, "nothing was asked"


@pytest.mark.clause("SR-6.8")
def test_with_a_supporter_in_reach_the_order_is_asked() -> None:
    table, column = find_supporter(t.ROLL)
    table.near_icon(0, column)
    other = next(value for value in table.plain_columns(0, 6) if value != column)
    table.act(0, 2, column, other)
    assert table.asked == "dice" and table.legal == {f"use {column}", f"use {other}"}


# -- modifiers --------------------------------------------------------------------------------------------------------


def with_modifiers(number: int = 1, *dice: int) -> Table:
    """Seat 0 has modifiers in the first turn, and these two dice to use."""
    return begin().modifiers(0, 1, number).act(0, 2, *dice)


@pytest.mark.clause("SR-7.1")
def test_a_modifier_is_one_up_or_one_down() -> None:
    table = with_modifiers(1, 3, 3)
    assert table.legal == {"use 3", "raise 3", "lower 3"} and table.ask.clause == "SR-7.1"
    assert table.play("raise 3").blackened(0) == {3: 1, 4: 1}
    assert with_modifiers(1, 3, 3).play("lower 3").blackened(0) == {2: 1, 3: 1}


@pytest.mark.clause("SR-7.2")
def test_a_die_stays_between_one_and_six() -> None:
    table = with_modifiers(1, 1, 6)
    assert table.legal == {"use 1", "raise 1", "use 6", "lower 6"}
    assert table.refused("lower 1") == "SR-7.2" and table.refused("raise 6") == "SR-7.2"


@pytest.mark.clause("SR-7.3")
def test_a_modifier_holds_in_its_turn_only() -> None:
    for turn, round_, usable in ((1, 4, True), (1, 5, False), (2, 4, False), (2, 5, True)):
        table = begin().reach_round(round_).modifiers(0, turn)
        table.steps(0, 4, table.sheet.columns[3].length)
        one = table.near_line(0)
        two = table.near_line(0, besides=(one,))
        table.act(0, 2, one, two)
        assert table.state.modifiers(0) == int(usable)
        assert (any(move.startswith(("raise", "lower")) for move in table.legal)) == usable
        if not usable:
            assert table.refused(f"raise {min(one, two)}") == "SR-7.3"


@pytest.mark.clause("SR-7.4")
def test_modifiers_are_drawn_in_this_turn_or_later_and_may_share_a_cell() -> None:
    table = begin().reach_round(10).act(0, 6, 2).play("take 2")
    assert table.legal == {"turn 3", "turn 4", "turn 5"} and table.refused("turn 2") == "SR-7.4"
    table.play("turn 4")
    table.act(0, 6, 2).play("take 2", "turn 4")
    assert table.state.drawn[3] == 2


@pytest.mark.clause("SR-7.4")
def test_the_last_round_of_a_turn_still_belongs_to_it() -> None:
    table = begin().reach_round(9).act(0, 6, 2).play("take 2")
    assert table.legal == {"turn 2", "turn 3", "turn 4", "turn 5"}


@pytest.mark.clause("SR-7.5")
def test_dice_received_can_be_changed_and_shares_are_judged_as_rolled() -> None:
    table = begin().modifiers(0, 1).modifiers(1, 1)
    table.act(0, 3, 1, 4, 4)  # seat 0 could make the double disappear only after it was shared out
    assert table.turn == 0 and table.ask.arguments["dice"] == ["die-1", "die-4"]
    assert table.refused("raise 3") == "SR-7.5"
    table.play("use 1", "use 4")
    assert table.turn == 1 and table.ask.arguments["dice"] == ["die-4"]
    table.play("raise 4", "turn 1")
    assert table.blackened(1) == {5: 1}


@pytest.mark.clause("SR-7.6")
def test_several_modifiers_on_one_die() -> None:
    table = with_modifiers(2, 2, 6).play("raise 2", "raise 3")
    assert table.blackened(0) == {4: 1, 6: 1}


@pytest.mark.clause("SR-7.7")
def test_a_used_modifier_is_crossed_out() -> None:
    table = with_modifiers(1, 3, 3).play("raise 3")
    assert table.state.spent[0] == 1 and table.state.modifiers(0) == 0
    cell = table.state.view(None)["track"]["modifiers"][0][0]
    assert cell == {"drawn": 1, "spent": 1}
