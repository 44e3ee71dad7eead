"""How good a position looks. Bots are written once for all games, and the defaults work: this is what helps most."""

from __future__ import annotations

from typing import cast

from tavolata import Advice, State, outcome

from ..rules.state import PebbleHeap
from ..rules.tables import MOST

LIKELY = 0.8


class PebbleHeapAdvice(Advice):
    """With two players, whoever leaves a multiple of four has won; with more it is hard to say."""

    def __init__(self) -> None:
        super().__init__(secrets=False)  # seats hide nothing from each other

    def values(self, state: State) -> list[float]:
        """For each seat its chance to win."""
        game = cast(PebbleHeap, state)
        if game.over:
            return outcome(game)
        if game.seats > 2:
            return [1 / game.seats] * game.seats
        seat = game.deciders()[0]
        wanted = 0 if game.setup.options["last"] == "wins" else 1
        mine = 1 - LIKELY if game.heap % (MOST + 1) == wanted else LIKELY
        return [mine if other == seat else 1 - mine for other in range(2)]
