"""What bots need to know of Sangue Reale: who is ahead, what a plan may bring, how to play a position out."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from ....engine.advice import NOBODY, Advice, Dice, outcome
from ....engine.questions import KIND
from ....engine.state import State
from ..rules import questions as q
from ..rules import tables as t
from ..rules.state import SangueReale
from ..rules.tables import SEATS
from . import moves as sensible
from . import plan, worth

HORIZON: Final = 0
"""How many decisions a playout looks ahead: none beyond the end of the round, where the position can be judged."""
EXPLORATION: Final = 0.15
"""A round changes the chance to win by a few points in a hundred: what looks worse than that needs no more tries."""
SURE: Final = 2.0
SPREAD: Final = 7.0
"""How uncertain the end of an Era is: variance of the margin now, and for each round to come."""
MEMORY: Final = 1 << 16


def game_of(state: State) -> SangueReale:
    """A state that is known to be one of this game."""
    assert isinstance(state, SangueReale)
    return state


@final
class SangueAdvice(Advice):
    """Plans are secret, everything else is open. Search looks to the end of the Era, not of the campaign."""

    def __init__(self) -> None:
        super().__init__(horizon=HORIZON, secrets=True, glances=1, exploration=EXPLORATION)

    def values(self, state: State) -> list[float]:
        """Chances to win the match, from the points each seat can expect in this Era."""
        if state.over:
            return outcome(state)
        game = game_of(state)
        chance = match_chance(game, era_chance(game))
        return [chance, 1.0 - chance]

    def quiet(self, state: State) -> bool:
        """Not while dice are being shared or used: what they are good for shows when they are on the sheet."""
        game = game_of(state)
        return game.over or game.stack[-1][KIND] in (q.PLAN, q.SIDES)

    def mixture(self, state: State, seat: int) -> list[float]:
        """How a seat plans, if both know what the actions may bring and neither what the other plans."""
        game = game_of(state)
        return plan.mixture(game, seat) if game.stack[-1][KIND] == q.PLAN else []

    def unsealed(self, state: State, seat: int) -> State:
        """The round before the other has planned."""
        game = game_of(state)
        if game.plan[1 - seat] == 0:
            return game
        twin = game.clone()
        twin.plan[1 - seat] = 0
        return twin

    def pick(self, state: State, seat: int, moves: list[int], dice: Dice) -> int:
        """A move that looks sensible at a glance."""
        return moves[0] if len(moves) == 1 else sensible.pick(game_of(state), seat, moves, dice)

    def playout(self, state: State, dice: Dice, limit: int, thinker: int = NOBODY) -> int:
        """Play on by ``pick`` to the end of the Era or of a round, but no further than the limit asks for."""
        game = game_of(state)
        made = 0
        era = game.era
        while not game.over and game.era == era:
            if made >= limit and game.stack[-1][KIND] == q.PLAN and not any(game.plan):
                break
            seat = game.deciders()[0]
            game.do(seat, self.pick(game, seat, game.legal(seat), dice))
            made += 1
        return made

    def shown(self, state: State, seat: int) -> int:
        """What dice or plans have just been shown: what is written, black and pending."""
        game = game_of(state)
        number = len(game.chronicle)
        for value in game.chronicle[-SEATS:]:
            number = (number * 7 + value) % MEMORY
        for value in game.black:
            number = (number * 31 + value) % 998_244_353
        for frame in game.stack:
            for value in frame:
                number = (number * 67 + value + 1) % 998_244_353
        return number


# -- chances ----------------------------------------------------------------------------------------------------------


def era_chance(game: SangueReale) -> float:
    """The chance of seat 0 to win the Era."""
    if game.stack[-1][KIND] == q.SIDES:
        return 0.5
    one, two = worth.outlooks(game)
    lead = one - two
    left = worth.rounds_left(game)
    return 1.0 / (1.0 + exp(-1.7 * lead / sqrt(SURE + SPREAD * left)))


def match_chance(game: SangueReale, chance: float) -> float:
    """The chance of seat 0 to win the match, given its chance to win this Era; later Eras are even."""
    if not game.is_campaign():
        return chance
    one, two = game.won.count(0), game.won.count(1)
    lead = sum(game.points[0::SEATS]) - sum(game.points[1::SEATS])
    left = t.ERAS - 1 - game.era
    tied = tie_chance(lead)
    all_four = game.setup.options["all_four"] is True
    won = campaign_chance(one + 1, two, left, tied, all_four)
    lost = campaign_chance(one, two + 1, left, tied, all_four)
    if won == lost:  # decided already: the Era is played for its own sake
        return 0.9 * won + 0.1 * chance
    return chance * won + (1.0 - chance) * lost


def tie_chance(lead: int) -> float:
    """The chance of who leads by so many points, where both win as many Eras: points break ties."""
    return 1.0 / (1.0 + exp(-lead / 8.0))


def campaign_chance(one: int, two: int, left: int, tied: float, all_four: bool) -> float:
    """The chance to win a campaign from a count of Eras, each to come even, and from the chance to win a tie."""
    if left == 0 or (not all_four and (one >= t.WINS_ENOUGH or two >= t.WINS_ENOUGH)):
        if one == two:
            return tied
        return 1.0 if one > two else 0.0
    won = campaign_chance(one + 1, two, left - 1, tied, all_four)
    return 0.5 * (won + campaign_chance(one, two + 1, left - 1, tied, all_four))
