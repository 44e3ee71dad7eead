"""The bot that looks one decision ahead and believes what it sees."""

from __future__ import annotations

from typing import Final

from ..engine.rng import Rng, key_of, mix
from ..engine.state import State
from .base import Bot, Thought

WORLDS: Final = 4
"""How many worlds a move is tried in, where anything is hidden or drawn."""
POSITIONS: Final = 40
"""How many positions a decision in parts may unfold into before it is judged as it stands: greedy answers at once."""


class GreedyBot(Bot):
    """Plays the move after which the game's evaluation likes its seat best; chance decides among equals.

    Where seats choose at once the best move would be an open secret: if the game says how to mix, it mixes.
    """

    def think(self, world: State, seat: int, seed: int) -> Thought:
        """The move with the best evaluation, over a few imagined worlds."""
        moves = world.legal(seat)
        if len(moves) == 1:
            return Thought(moves[0])
        ask = world.ask(seat)
        mixture = self.advice.mixture(world, seat) if ask is not None and ask.at_once else []
        if mixture:
            return Thought(draw(moves, mixture, seed), shares=dict(zip(moves, mixture, strict=True)))
        worlds = [world.imagine(seat, mix(seed, number)) for number in range(WORLDS)]
        values = [self._value(worlds, seat, move, POSITIONS // len(moves)) for move in moves]
        best = max(values)
        equals = [move for move, value in zip(moves, values, strict=True) if value >= best - 1e-9]
        return Thought(equals[Rng(key_of(seed)).below(len(equals))], best)

    def _value(self, worlds: list[State], seat: int, move: int, positions: int) -> float:
        total = 0.0
        for number, world in enumerate(worlds):
            after = world.clone()
            after.play(seat, move)
            total += self._best(after, seat, positions)
            if number == 0 and after.fence == world.fence and not self.advice.secrets:
                return total  # nothing is hidden and nothing was drawn: all worlds say the same
        return total / len(worlds)

    def _best(self, state: State, seat: int, positions: int) -> float:
        """The evaluation once the decision is whole, its open parts answered as well as can be."""
        if state.over or self.advice.quiet(state) or seat not in state.deciders():
            return self.advice.values(state)[seat]
        moves = state.legal(seat)
        if len(moves) > positions:
            return self.advice.values(state)[seat]
        best = 0.0
        for move in moves:
            after = state.clone()
            after.play(seat, move)
            if (
                after.fence != state.fence
            ):  # one draw of many: judged as it stands, not as it happened to fall
                value = self.advice.values(after)[seat]
            else:
                value = self._best(after, seat, positions // len(moves))
            best = max(best, value)
        return best


def draw(moves: list[int], weights: list[float], seed: int) -> int:
    """A move drawn by lot, each as likely as its weight."""
    threshold = int(Rng(key_of(seed)).below(1 << 32)) / 4294967296.0 * sum(weights)
    for move, weight in zip(moves, weights, strict=True):
        threshold -= weight
        if threshold < 0.0:
            return move
    return moves[0]
