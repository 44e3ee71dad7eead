"""What bots need to know of Il Trono di Spade: who is ahead, and how to play a position on."""

from __future__ import annotations

from typing import Final, final
from zlib import crc32

from ....engine.advice import Advice, Dice, outcome
from ....engine.questions import KIND
from ....engine.state import State
from ..rules import frames as f
from ..rules.state import game_of
from . import habits, mixtures, orders, sides, talk
from .standing import strengths

HORIZON: Final = 12
"""Decisions of a playout. Longer ones drown the small differences between moves in noise."""
GLANCES: Final = 10
"""How many playouts the evaluation of a move counts for."""
TRUST: Final = 0.6
"""How much of a new position's worth is the evaluation of it as it looks."""

EXPLORATION: Final = 0.04
"""Playouts of one move differ by about so much; moves differ by less."""


@final
class TronoDiSpadeAdvice(Advice):
    """Structures win; armies, supply, power, tracks and good orders bring structures."""

    def __init__(self) -> None:
        super().__init__(horizon=HORIZON, secrets=True, glances=GLANCES, trust=TRUST, exploration=EXPLORATION)

    def values(self, state: State) -> list[float]:
        """For each seat its chance to win, by what it holds and what its orders promise; allies share it."""
        if state.over:
            return outcome(state)
        game = game_of(state)
        goes_on = habits.settled(game)
        if goes_on.over:
            return outcome(goes_on)
        scores = strengths(goes_on)
        for seat in range(goes_on.seats):
            if goes_on.ally[seat]:  # an alliance is worth keeping
                scores[seat] += orders.betrayal(goes_on)
        return sides.chances(goes_on, scores)

    def quiet(self, state: State) -> bool:
        """Not while a decision is being made in parts."""
        game = game_of(state)
        return game.over or game.stack[-1][KIND] not in PARTS

    def pick(self, state: State, seat: int, moves: list[int], dice: Dice) -> int:
        """A move that a player might make, by habit."""
        return habits.pick(game_of(state), seat, moves, dice)

    def mixture(self, state: State, seat: int) -> list[float]:
        """How likely a House plays each of its moves where several choose at once."""
        game = game_of(state)
        return mixtures.mixture(game, seat, game.legal(seat))

    def word(self, state: State, seat: int) -> int:
        """An alliance that is proposed, accepted or declined, by what it would bring."""
        game = game_of(state)
        if game.over or game.stack[-1][KIND] not in (f.Q_PROPOSE, f.Q_PROPOSAL):
            return -1
        return talk.word(game, seat)

    def unsealed(self, state: State, seat: int) -> State:
        """The same decision with nothing sealed by the others."""
        return mixtures.unsealed(game_of(state), seat)

    def sees(self, state: State, seat: int, move: int, other: int) -> bool:
        """Everything but the objective that is put back; what is chosen at once is hidden anyway."""
        return game_of(state).stack[-1][KIND] != f.Q_KEEP

    def shown(self, state: State, seat: int) -> int:
        """What was turned up: orders, bids, cards, the combat."""
        game = game_of(state)
        seen = [game.order, game.power, game.gone, game.fight, game.wild_known, game.hand, game.tracks]
        return crc32(repr((seen, game.secrets[seat])).encode())


PARTS: Final = [f.Q_SWAP, f.Q_TOP, f.Q_GROUP, f.Q_RECRUIT, f.Q_HARBOUR, f.Q_UNIT, f.Q_ENTRY, f.Q_GIFT]
"""Questions in the middle of a decision."""
