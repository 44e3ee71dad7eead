"""Chances to win: of Houses by themselves, and of the sides that alliances make."""

from __future__ import annotations

from math import exp
from typing import Final

from . import rules_alliances as alliances
from . import rules_objectives as objectives
from . import rules_sides as sides
from . import tables as t
from .rules import TronoDiSpade

STEEP: Final = 0.9
"""How fast a lead becomes a chance to win."""
LATE: Final = 0.14
"""How much steeper it is with every round."""
FAITH: Final = 0.3
"""How much an alliance counts at first: it may be dissolved before it wins anything."""
SETTLED: Final = 4
"""After so many rounds it counts for more with every round."""
AT_HAND: Final = 1.2
"""What a side gains that is one short of victory."""
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
        shared = have / number
        bonus = max(-1.5, min(1.5, t.STRUCTURES_TO_WIN * have / wanted - shared))
    if have >= wanted:
        bonus += REACHED
    elif have == wanted - 1 and number > 1:
        bonus += AT_HAND
    return total * exp(steepness(game) * bonus)


def points_ahead(game: TronoDiSpade, seat: int) -> float:
    """Points that objectives would bring a House if the round ended now."""
    house = game.house[seat]
    total = 0.0
    if objectives.holds(game, seat, game.tables.specials[house]):
        total += 1.0
    most = 0
    rest = 0
    for card in game.secrets[seat]:
        objective = game.tables.objectives[card]
        if objectives.holds(game, seat, objective):
            most = max(most, objective.points[house])
            rest += objective.points[house]
    return total + most + 0.3 * (rest - most)


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
