"""SR-3 and SR-4: the King's Track and the secret choice."""

from __future__ import annotations

import json

import pytest

from .positions import begin


@pytest.mark.clause("SR-3.1")
def test_five_turns_of_five_rounds() -> None:
    table = begin()
    turns = []
    while not table.state.over:
        turns.append(table.ask.arguments["turn"])
        table.plan(1, 1)
    assert turns == [turn for turn in (1, 2, 3, 4, 5) for _ in range(5)]


@pytest.mark.clause("SR-3.2")
def test_both_values_are_written_round_by_round() -> None:
    table = begin()
    table.plan(3, 3).plan(6, 6)
    table.load(1, 2).plan(2, 5).settle()
    assert table.state.view(None)["track"]["written"] == [[3, 3], [6, 6], [2, 5]]


@pytest.mark.clause("SR-4.1")
def test_both_choose_at_once_among_six() -> None:
    table = begin()
    assert table.state.deciders() == [0, 1]
    for seat in (0, 1):
        ask = table.state.ask(seat)
        assert ask is not None and ask.at_once and ask.clause == "SR-4.1"
        assert [table.state.write(seat, move) for move in table.state.legal(seat)] == [
            f"plan {value}" for value in range(1, 7)
        ]
    table.play("plan 4", seat=1)
    ask = table.state.ask(0)
    assert ask is not None and ask.at_once, "the last of the two chooses at once too"
    assert table.refused("use 4") == "SR-4.1"


@pytest.mark.clause("SR-4.2")
def test_a_choice_is_hidden_and_final() -> None:
    worlds = []
    for value in (2, 5):
        table = begin()
        table.play(f"plan {value}", seat=0)
        assert table.state.view(0)["plan"] == value
        assert table.refused("plan 1", seat=0) == "SR-4.2"
        told = [event.seen_by(1).json() for event in table.told]
        worlds.append(json.dumps([table.state.view(1), table.state.view(None), told]))
        assert table.state.view(1)["planned"] == [True, False]
    assert worlds[0] == worlds[1]


@pytest.mark.clause("SR-4.2")
def test_what_the_other_planned_is_imagined_anew() -> None:
    table = begin()
    table.play("plan 2", seat=0)
    assert {table.state.imagine(1, seed).plan[0] for seed in range(60)} == {1, 2, 3, 4, 5, 6}
    assert {table.state.imagine(0, seed).plan[0] for seed in range(10)} == {2}


@pytest.mark.clause("SR-4.3")
def test_equal_choices_cancel_each_other() -> None:
    table = begin()
    fence = table.state.fence
    table.plan(4, 4)
    assert table.state.rounds() == 1 and table.state.deciders() == [0, 1]
    assert table.blackened(0) == table.blackened(1) == {}
    assert [event.id for event in table.told] == ["plans", "plans", "void"]
    assert table.state.fence > fence


@pytest.mark.clause("SR-4.4")
def test_two_sixes_draw_no_modifier() -> None:
    table = begin().plan(6, 6)
    assert sum(table.state.drawn) == 0 and table.state.rounds() == 1


@pytest.mark.clause("SR-4.5")
def test_the_lower_value_acts_first() -> None:
    for one, two, first in ((2, 6, 0), (6, 2, 1)):
        table = begin()
        column = table.near_line(first)
        table.load(column, column).plan(one, two)
        assert table.turn == first and table.asked == "circle"
        table.settle()
        rolls = [event.arguments["seat"] for event in table.told if event.id in ("rolls", "draws")]
        assert rolls == [f"@{first}", f"@{1 - first}"]
