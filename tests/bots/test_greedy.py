"""Greedy takes what its game's evaluation likes best, and sees a decision in parts through."""

from __future__ import annotations

import tavolata
from bots.toys import Pennies, Stack, begin, bronn_or_sandor
from tavolata.bots.base import Budget
from tavolata.bots.greedy import GreedyBot
from tavolata.engine.advice import Advice
from tavolata.engine.state import State


class LikesLeft(Advice):
    """Likes stacks of exactly seven."""

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Stack)
        return [0.9, 0.1] if state.left == 7 else [0.4, 0.6]


def test_it_takes_the_move_with_the_best_evaluation() -> None:
    assert GreedyBot(LikesLeft(), Budget()).think(begin(Stack), 0, seed=1).move == 3


def test_equals_are_decided_by_chance() -> None:
    bot = GreedyBot(Advice(), Budget())
    assert {bot.think(begin(Stack), 0, seed).move for seed in range(30)} == {1, 2, 3}


class Mixes(Advice):
    """Shows heads one time in four."""

    def mixture(self, state: State, seat: int) -> list[float]:
        return [0.25, 0.75]


def test_a_choice_made_at_once_is_drawn_from_the_mixture_of_the_game() -> None:
    bot = GreedyBot(Mixes(), Budget())
    thoughts = [bot.think(begin(Pennies), 0, seed) for seed in range(400)]
    assert 70 <= [thought.move for thought in thoughts].count(0) <= 130
    assert thoughts[0].shares == {0: 0.25, 1: 0.75}


def test_it_looks_past_a_companion_that_is_at_work() -> None:
    table = bronn_or_sandor()
    advice = tavolata.room("primo-cavaliere").advice
    move = GreedyBot(advice, Budget()).think(table.state, 0, seed=2).move
    assert table.state.write(0, move) == "companion bronn"
