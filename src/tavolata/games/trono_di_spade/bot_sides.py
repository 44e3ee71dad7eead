"""Chances to win: of Houses by themselves, of the sides that alliances make, and by objectives."""

from __future__ import annotations

from math import exp
from typing import Final

from . import rules_alliances as alliances
from . import rules_board as board
from . import rules_objectives as objectives
from . import rules_sides as sides
from . import tables as t
from .rules import TronoDiSpade
from .tables import Objective

STEEP: Final = 0.9
"""How fast a lead becomes a chance to win."""
LATE: Final = 0.14
"""How much steeper it is with every round."""
FAITH: Final = 0.3
"""How much an alliance counts at first: it may be dissolved before it wins anything."""
SETTLED: Final = 4
"""After so many rounds it counts for more with every round."""
MOST_BONUS: Final = 3.0
"""What a side can gain by its number, at most."""
AT_HAND: Final = 1.2
"""What a side gains that is one short of victory."""
WON_AT_ONCE: Final = 2.0
"""What the way to the objective that wins at once is worth, in points."""
ON_THE_WAY: Final = 0.4
"""What an objective counts that is all but reached."""
LATER: Final = 0.4
"""What other objectives count besides the best one: one is scored in a round."""
REACHED: Final = 3.0
"""What a side gains that has enough, but must wait for the end of the round."""


def steepness(game: TronoDiSpade) -> float:
    """How fast a lead becomes a chance to win, in this round."""
    return STEEP + LATE * game.round


def chances(game: TronoDiSpade, scores: list[float]) -> list[float]:
    """The chance of each House to win, from how the Houses stand."""
    weights = _weights(game, scores)
    if not any(game.ally):
        total = sum(weights)
        return [weight / total for weight in weights]
    return together(game, weights, game.ally)


def together(game: TronoDiSpade, weights: list[float], ally: list[int]) -> list[float]:
    """The same with these alliances: half as it is now, by oneself, and half as sides, the more so the later it is."""
    alone = sum(weights)
    of_side = [0.0] * game.seats
    total = 0.0
    for seat in range(game.seats):
        side = ally[seat] or 1 << seat
        if side & (1 << seat) - 1 == 0:  # its first seat
            weight = _side(game, weights, side)
            total += weight
            for other in sides.members(side, game.seats):
                of_side[other] = weight / side.bit_count()
    faith = FAITH + (1.0 - FAITH) * max(0, game.round - SETTLED) / (t.ROUNDS - SETTLED)
    return [
        (1.0 - faith) * weights[seat] / alone + faith * of_side[seat] / total for seat in range(game.seats)
    ]


def _weights(game: TronoDiSpade, scores: list[float]) -> list[float]:
    steep, top = steepness(game), max(scores)
    return [exp(steep * (score - top)) for score in scores]


def _side(game: TronoDiSpade, weights: list[float], side: int) -> float:
    """A side weighs what its members do, and more if together they are nearer to what they need."""
    members = sides.members(side, game.seats)
    total = sum([weights[seat] for seat in members])
    number = len(members)
    if number == 1 and game.setup.options["alliances"] == "objectives":
        return total
    need = sides.needs(game, side)
    if game.setup.options["alliances"] == "objectives":
        have, wanted = sides.points(game, side), need[sides.POINTS]
    else:
        have, wanted = sides.structures(game, side), need[sides.STRUCTURES]
    bonus = 0.0
    if number > 1:
        nearer = t.STRUCTURES_TO_WIN * have / wanted - have / number  # by the part it has of what it needs
        fewer = t.STRUCTURES_TO_WIN - wanted / number  # by what a member has to bring
        bonus = max(-MOST_BONUS, min(MOST_BONUS, 0.5 * (nearer + fewer)))
    if have >= wanted:
        bonus += REACHED
    elif have == wanted - 1 and number > 1:
        bonus += AT_HAND
    return total * exp(steepness(game) * bonus)


# -- objectives -------------------------------------------------------------------------------------------------------


def points_ahead(game: TronoDiSpade, seat: int) -> float:
    """What a House may expect of its objectives: of those it has reached, the best one now; of others a part."""
    house = game.house[seat]
    total = progress(game, seat, game.tables.specials[house])
    total += WON_AT_ONCE * progress(game, seat, game.tables.instants[house])
    most = 0.0
    rest = 0.0
    for card in game.secrets[seat]:
        objective = game.tables.objectives[card]
        worth = objective.points[house] * progress(game, seat, objective)
        most = max(most, worth)
        rest += worth
    return total + most + LATER * (rest - most)


def progress(game: TronoDiSpade, seat: int, objective: Objective) -> float:
    """1 for an objective that is reached now, less for one that is near."""
    if objectives.holds(game, seat, objective):
        return 1.0
    part = 1.0
    for test in objective.tests:
        part *= _part(game, seat, test)
    return ON_THE_WAY * part


def _part(game: TronoDiSpade, seat: int, test: list[int]) -> float:
    """How much of what a test asks for a House has; comparisons with others are all or nothing."""
    if test[0] == t.T_CONTROL:
        held = sum([board.controller(game, area) == seat for area in test[1:]])
        return held / (len(test) - 1)
    if test[0] == t.T_STRUCTURES:
        return min(1.0, board.structures(game, seat) / test[1])
    if test[0] == t.T_SUPPLY:
        return min(1.0, board.barrels(game, seat) / test[1])
    return 0.0


# -- whom to join -----------------------------------------------------------------------------------------------------


def partners(game: TronoDiSpade, seat: int, scores: list[float]) -> int:
    """The allies a House should name, as bits: 0 if it is better off alone.

    Every House reckons the same from what lies open: of all groups that are good for every member the best one is
    formed, then the best of those who are left.
    """
    weights = _weights(game, scores)
    ally = game.ally[:]
    before = together(game, weights, ally)
    groups = _groups(game)
    gains = [_gain(game, weights, ally, before, group) for group in groups]
    left = sum([1 << other for other in alliances.free(game)])
    while True:
        best, most = 0, 1.02
        for number in range(len(groups)):
            if groups[number] & ~left == 0 and gains[number] > most:
                best, most = groups[number], gains[number]
        if best == 0:
            return 0
        if best >> seat & 1:
            return best & ~(1 << seat)
        left &= ~best


def gains(game: TronoDiSpade, group: int, scores: list[float]) -> list[float]:
    """How much better off each House would be if these were allied: 1 is as now."""
    weights = _weights(game, scores)
    before = together(game, weights, game.ally)
    joined = [group if group >> seat & 1 else game.ally[seat] for seat in range(game.seats)]
    after = together(game, weights, joined)
    return [after[seat] / max(before[seat], 1e-9) for seat in range(game.seats)]


def _groups(game: TronoDiSpade) -> list[int]:
    """All groups of two and three that the free Houses could form."""
    free = alliances.free(game)
    found = []
    for first in free:
        for second in free:
            if second > first:
                pair = 1 << first | 1 << second
                found.append(pair)
                if alliances.most_partners(game) > 1:
                    found += [pair | 1 << third for third in free if third > second]
    return found


def _gain(
    game: TronoDiSpade, weights: list[float], ally: list[int], before: list[float], group: int
) -> float:
    """How much better off the member is that gains least."""
    members = sides.members(group, game.seats)
    joined = ally[:]
    for seat in members:
        joined[seat] = group
    after = together(game, weights, joined)
    return min([after[seat] / max(before[seat], 1e-9) for seat in members])
