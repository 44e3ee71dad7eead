"""What bots need to know of Cavern Tavern: how good a position looks, how to play it out, how far."""

from __future__ import annotations

from math import exp
from typing import Final, final
from zlib import crc32

from ....engine.advice import NOBODY, Advice, Dice, outcome
from ....engine.questions import KIND, SEAT
from ....engine.state import State
from ..rules.questions import ON_ABILITY, ON_CHARACTER, ON_KEEP, ON_MRS_NASTY, ON_START, ON_TURN
from ..rules.state import CavernTavern, tavern
from ..rules.tables import NOTHING, QUOTA
from . import habits
from .worth import WHITE_WORTH, rounds_left, story_progress, white_chances, worth

HORIZON: Final = 400
"""Decisions of a playout, at most."""
ROUNDS_AHEAD: Final = 2
"""A playout ends with the next round: what is gathered in one is mostly served in the other. See figures.md."""
GLANCES: Final = 15
DEPTH: Final = 4
"""For how many playouts the evaluation of a move counts, and how many decisions are searched: a choice in its parts.
What follows depends on dice and on so many others that the same question is hardly met twice."""
SPREAD: Final = 3.0
SPREAD_A_ROUND: Final = 1.2
"""How many points two players may be apart when it is open who wins: at the end, and more for each round to come."""
EXPLORATION: Final = 0.3
"""Playouts of one move differ by ten parts in a hundred, and moves by one or two."""
SOLO_SPREAD: Final = 5.0
SOLO_SPREAD_A_ROUND: Final = 1.6
"""The same for the quota of a player alone."""
PACE: Final = 7.6
"""Points that a player alone makes in a round still to come."""
MOST_PARTS: Final = 16
"""Parts of a decision that are answered by habit, at most, before a position is judged."""
STEADY: Final = [ON_TURN, ON_CHARACTER, ON_START, ON_MRS_NASTY]
"""Questions at which a position can be judged as it stands. When an ability is offered, what it is for is not yet
scored."""


@final
class CavernAdvice(Advice):
    """Whoever will have most points at the end wins; alone it is the quota, or the assignment."""

    def __init__(self) -> None:
        super().__init__(horizon=HORIZON, secrets=True, glances=GLANCES, exploration=EXPLORATION, depth=DEPTH)

    def values(self, state: State) -> list[float]:
        """For each seat its chance to win as the position looks."""
        if state.over:
            return outcome(state)
        game = settled(tavern(state))
        if game.over:
            return outcome(game)
        if game.seats == 1:
            return [alone(game)]
        spread = SPREAD + SPREAD_A_ROUND * rounds_left(game)
        points = [worth(game, seat) for seat in range(game.seats)]
        for seat, chance in enumerate(white_chances(game)):
            points[seat] += WHITE_WORTH * chance
        best = max(points)
        weights = [exp((one - best) / spread) for one in points]
        total = sum(weights)
        return [weight / total for weight in weights]

    def playout(self, state: State, dice: Dice, limit: int, thinker: int = NOBODY) -> int:
        """Play on until the next round ends, or about so many decisions, to where a position can be judged.

        Whoever thinks plays this round with care, as he will; all else goes by habit.
        """
        game = tavern(state)
        here = game.round
        last = here + ROUNDS_AHEAD - 1
        made = 0
        while not game.over and not is_rest(game, last, made >= limit):
            seat = game.stack[-1][SEAT]
            moves = game.legal(seat)
            if seat == thinker and game.round == here and game.stack[-1][KIND] == ON_TURN:
                game.do(seat, careful(game, seat, moves))
            else:
                game.do(seat, habits.pick(game, seat, moves, dice))
            made += 1
        return made

    def quiet(self, state: State) -> bool:
        """Not while a placement, a payment or an effect is being made in parts. An ability is a decision of its own."""
        game = tavern(state)
        return game.over or game.stack[-1][KIND] in STEADY or game.stack[-1][KIND] == ON_ABILITY

    def pick(self, state: State, seat: int, moves: list[int], dice: Dice) -> int:
        """A move that a player might make, by habit."""
        return habits.pick(tavern(state), seat, moves, dice)

    def sees(self, state: State, seat: int, move: int, other: int) -> bool:
        """Which item is kept nobody else sees."""
        return tavern(state).stack[-1][KIND] != ON_KEEP

    def shown(self, state: State, seat: int) -> int:
        """All that chance or a secret can have turned up: dice, orders, own items, Nasty Says, tasks, the automa."""
        game = tavern(state)
        seen = [game.round, game.blocked, len(game.item_deck), *game.hall, *game.open, *game.items[seat], -1]
        for dice in game.dice:
            seen += [0, *dice]
        for says in game.says:
            seen.append(-1)
            for held in says:
                seen.append(held[0])
        seen += game.automa
        seen += game.item_discards
        if game.with_chamber:
            seen += game.tasks
            seen += game.tokens
        if game.stack and game.stack[-1][SEAT] == seat:
            seen += game.drawn
        return crc32(repr(seen).encode())


def is_rest(game: CavernTavern, last: int, far: bool) -> bool:
    """Whether a playout may rest here that is to see a last round to its end."""
    return (far or game.round > last) and game.stack[-1][KIND] in STEADY


def careful(game: CavernTavern, seat: int, moves: list[int]) -> int:
    """The move after which a player's own lot looks best."""
    if len(moves) == 1:
        return moves[0]
    best = -1e9
    choice = moves[0]
    for move in moves:
        after = game.clone()
        after.do(seat, move)
        lot = own_lot(after if after.over else settled(after), seat)
        if lot > best:
            best, choice = lot, move
    return choice


def own_lot(game: CavernTavern, seat: int) -> float:
    """How a player stands, whatever the others do: by points, or alone by the chance to do what is asked."""
    if game.seats == 1:
        return outcome(game)[0] if game.over else alone(game)
    return float(game.score(seat)) if game.over else worth(game, seat)


def settled(game: CavernTavern) -> CavernTavern:
    """The position once a decision that is being made in parts is whole, the rest of it answered by habit."""
    if game.stack[-1][KIND] in STEADY:
        return game
    after = game.clone()
    chance = Dice(len(game.order_deck) + 7)
    for _ in range(MOST_PARTS):
        if after.over or after.stack[-1][KIND] in STEADY:
            break
        seat = after.stack[-1][SEAT]
        after.do(seat, habits.pick(after, seat, after.legal(seat), chance))
    return after


def alone(game: CavernTavern) -> float:
    """The chance of a player alone: to reach the quota, or all that the assignment asks."""
    left = rounds_left(game)
    if game.assignment == NOTHING:
        ahead = worth(game, 0) + PACE * left - float(QUOTA)
        return logistic(ahead / (SOLO_SPREAD + SOLO_SPREAD_A_ROUND * left))
    chance = 1.0
    pace = 0.12 + 0.88 * (1.0 - left / 10.0)
    for progress in story_progress(game):
        chance *= logistic(6.0 * (progress - pace * 0.95) + 0.5)
    return 0.85 * chance + 0.15 * logistic((worth(game, 0) + PACE * left - 70.0) / 15.0)


def logistic(x: float) -> float:
    """From 0 to 1."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))
