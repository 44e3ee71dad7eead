"""Greedy takes what its game's evaluation likes best, and sees a decision in parts through."""

from __future__ import annotations

import tavolata
from bots.toys import Stack, begin
from games.primo_cavaliere.positions import position
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


def test_it_looks_past_a_companion_that_is_at_work() -> None:
    """Bronn brings Tyrion over and the banner with him; Sandor only kills. What each does shows when it is done."""
    table = position(
        """
        . R . . . .
        . V . G . .
        . . . . . .
        . . . . . .
        . . . . . G
        . . . . . .
        """,
        areas=["L", "tyrion"],
        banners={"lannister": 1},
        available="sandor-clegane bronn",
    )
    table.play("up tyrell")
    advice = tavolata.room("primo-cavaliere").advice
    move = GreedyBot(advice, Budget()).think(table.state, 0, seed=2).move
    assert table.state.write(0, move) == "companion bronn"
