"""What bots need to know of Il Trono di Spade: who is ahead, and how to play a position on."""

from __future__ import annotations

from math import exp
from typing import Final, cast
from zlib import crc32

from ...engine.advice import Advice, Dice, outcome
from ...engine.state import State
from . import bot_habits as habits
from . import bot_mixtures as mixtures
from . import bot_worth as worth
from . import rules_board as board
from . import rules_frames as f
from . import rules_planning as planning
from . import tables as t
from .rules import TronoDiSpade

UNIT: Final = [0.26, 0.46, 0.36, 0.26]
"""What units are worth, in structures."""
ROUTED: Final = 0.75
"""How much of that is left while they are routed."""
THRONE: Final = 0.05
FIEFDOMS: Final = 0.05
COURT: Final = 0.06
"""A place higher on a track."""
SUPPLY: Final = 0.12
"""A level of supply."""
STEEP: Final = 0.9
"""How fast a lead becomes a chance to win."""
LATE: Final = 0.14
"""How much steeper it is with every round."""
HORIZON: Final = 10
"""Decisions of a playout. Longer ones drown the small differences between moves in noise."""
GLANCES: Final = 10
"""How many playouts the evaluation of a move counts for."""
TRUST: Final = 0.6
"""How much of a new position's worth is the evaluation of it as it looks."""
RISK: Final = 0.35
"""How much of what an enemy could take counts as lost."""
DONE_SOON: Final = 2.0
"""What the seventh structure is worth beyond itself."""


class TronoDiSpadeAdvice(Advice):
    """Structures win; armies, supply, power, tracks and good orders bring structures."""

    def __init__(self) -> None:
        super().__init__(horizon=HORIZON, secrets=True, glances=GLANCES, trust=TRUST)

    def values(self, state: State) -> list[float]:
        """For each seat its chance to win, by what it holds and what its orders promise; allies share it."""
        if state.over:
            return outcome(state)
        game = cast(TronoDiSpade, state)
        scores = strengths(habits.settled(game))
        steep = STEEP + LATE * game.round
        top = max(scores)
        weights = [exp(steep * (score - top)) for score in scores]
        total = sum(weights)
        return [weight / total for weight in weights]

    def quiet(self, state: State) -> bool:
        """Not while a decision is being made in parts."""
        game = cast(TronoDiSpade, state)
        return game.over or game.stack[-1][0] not in PARTS

    def pick(self, state: State, seat: int, moves: list[int], dice: Dice) -> int:
        """A move that a player might make, by habit."""
        return habits.pick(cast(TronoDiSpade, state), seat, moves, dice)

    def mixture(self, state: State, seat: int) -> list[float]:
        """How likely a House plays each of its moves where several choose at once."""
        game = cast(TronoDiSpade, state)
        voting = game.stack[-1][0] == f.Q_BALLOT
        scores = strengths(game) if voting else [0.0] * game.seats
        return mixtures.mixture(game, seat, game.legal(seat), scores)

    def unsealed(self, state: State, seat: int) -> State:
        """The same decision with nothing sealed by the others."""
        return mixtures.unsealed(cast(TronoDiSpade, state), seat)

    def sees(self, state: State, seat: int, move: int, other: int) -> bool:
        """Everything but the objective that is put back; what is chosen at once is hidden anyway."""
        return cast(TronoDiSpade, state).stack[-1][0] != f.Q_KEEP

    def shown(self, state: State, seat: int) -> int:
        """What was turned up: orders, bids, cards, the combat."""
        game = cast(TronoDiSpade, state)
        seen = [game.order, game.power, game.gone, game.fight, game.wild_known, game.hand, game.tracks]
        return crc32(repr((seen, game.secrets[seat])).encode())


PARTS: Final = [f.Q_SWAP, f.Q_TOP, f.Q_GROUP, f.Q_RECRUIT, f.Q_HARBOUR, f.Q_UNIT, f.Q_ENTRY]
"""Questions in the middle of a decision."""


def strengths(game: TronoDiSpade) -> list[float]:
    """How each House stands, in structures."""
    lands = worth.lands(game)
    scores = [0.0] * game.seats
    for area in range(game.tables.size):
        ruler = board.controller(game, area)
        if ruler != t.NOBODY and game.tables.kinds[area] != t.PORT:
            scores[ruler] += lands[area]
        owner = game.owner[area]
        if owner != t.NOBODY:
            scores[owner] += army(game, area) + risk(game, owner, area, lands[area])
            if game.order[area] >= 0:
                scores[owner] += worth.order(game, owner, area, game.order[area], lands)
    for seat in range(game.seats):
        scores[seat] += standing(game, seat)
    if game.fight:
        attacker, defender, gain = worth.fight(game, lands)
        scores[attacker] += gain + attackers(game)
        if defender != t.NOBODY:
            scores[defender] -= 0.8 * gain
    return shared(game, scores)


def army(game: TronoDiSpade, area: int) -> float:
    """What the units in an area are worth."""
    total = 0.0
    for unit in range(t.FOOTMAN, t.SHIP + 1):
        down = game.routed[4 * area + unit]
        total += UNIT[unit] * (game.units[4 * area + unit] - down + ROUTED * down)
    return total


def attackers(game: TronoDiSpade) -> float:
    """What the units that are attacking or retreating are worth."""
    total = 0.0
    for unit in range(t.FOOTMAN, t.SHIP + 1):
        total += UNIT[unit] * game.fight[f.F_FORCE + unit]
    return total


def risk(game: TronoDiSpade, seat: int, area: int, land: float) -> float:
    """What a House may lose in an area to the enemies next to it; not when their orders lie open and are done."""
    danger = worth.threat(game, seat, area)
    if danger == 0.0:
        return 0.0
    return -RISK * land * worth.chance(danger - worth.garrison_of(game, area))


def standing(game: TronoDiSpade, seat: int) -> float:
    """Power, supply, tracks, cards and victory at hand."""
    last = game.seats - 1
    total = worth.POWER * min(game.power[seat], 12)
    total += SUPPLY * (0.5 * game.supply[seat] + 0.5 * board.barrels(game, seat))
    total += THRONE * (last - board.place(game, t.THRONE, seat))
    total += FIEFDOMS * (last - board.place(game, t.FIEFDOMS, seat))
    total += COURT * planning.stars(game, seat)
    total += 0.02 * game.hand[seat].bit_count()
    held = board.structures(game, seat)
    if held >= t.STRUCTURES_TO_WIN - 1:
        total += DONE_SOON * (held - t.STRUCTURES_TO_WIN + 2) / 2.0
    return total + 0.8 * game.points[seat] + 0.05 * len(game.secrets[seat])


def shared(game: TronoDiSpade, scores: list[float]) -> list[float]:
    """Allies win together: each also counts a part of what the others have."""
    if not any(game.ally):
        return scores
    result = scores[:]
    for seat in range(game.seats):
        for other in range(game.seats):
            if game.are_allied(seat, other):
                result[seat] += 0.25 * scores[other]
    return result
