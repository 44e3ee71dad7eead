"""The bot that plays anything legal."""

from __future__ import annotations

from ..engine.rng import Rng, key_of
from ..engine.state import State
from .base import Bot, Thought


class RandomBot(Bot):
    """Every legal move is as good as any other."""

    def think(self, world: State, seat: int, seed: int) -> Thought:
        """Any legal move."""
        moves = world.legal(seat)
        return Thought(moves[Rng(key_of(seed)).below(len(moves))])
