"""The bot that looks one decision ahead and believes what it sees."""

from __future__ import annotations

from ..engine.rng import Rng, key_of
from ..engine.state import State
from .base import Bot, Thought
from .look import look


class GreedyBot(Bot):
    """Plays the move after which the game's evaluation likes its seat best; chance decides among equals.

    Where seats choose at once the best move would be an open secret: if the game says how to mix, it mixes.
    """

    def think(self, world: State, seat: int, seed: int) -> Thought:
        """The move with the best evaluation, over a few imagined worlds."""
        moves = world.legal(seat)
        if len(moves) == 1:
            return Thought(moves[0])
        said = self.advice.word(world, seat)
        if said >= 0:
            return Thought(said)
        ask = world.ask(seat)
        mixture = self.advice.mixture(world, seat) if ask is not None and ask.at_once else []
        if mixture:
            return Thought(draw(moves, mixture, seed), shares=dict(zip(moves, mixture, strict=True)))
        values = look(self.advice, world, seat, moves, seed)
        best = max(values)
        equals = [move for move, value in zip(moves, values, strict=True) if value >= best - 1e-9]
        return Thought(equals[Rng(key_of(seed)).below(len(equals))], best)


def draw(moves: list[int], weights: list[float], seed: int) -> int:
    """A move drawn by lot, each as likely as its weight."""
    threshold = int(Rng(key_of(seed)).below(1 << 32)) / 4294967296.0 * sum(weights)
    for move, weight in zip(moves, weights, strict=True):
        threshold -= weight
        if threshold < 0.0:
            return move
    return moves[0]
