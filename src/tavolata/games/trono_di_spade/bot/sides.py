"""Chances to win: of Houses by themselves, and of the sides that alliances make."""

from __future__ import annotations

from math import exp
from typing import Final

from ..rules import alliances, victory
from ..rules import tables as t
from ..rules.state import TronoDiSpade
from . import goals

STEEP: Final = 0.9
"""How fast a lead becomes a chance to win."""
LATE: Final = 0.14
"""How much steeper it is with every round."""
ENDURES: Final = 0.5
"""How likely alliances are to outlive a round: wildlings and clashes dissolve them."""
NEAR: Final = [1.0, 0.6, 0.3, 0.12]
"""How likely the game ends before they do, if a side is so many structures or points short of victory."""
MOST_BONUS: Final = 3.0
"""What a side can gain by its number, at most."""
AT_HAND: Final = 1.2
"""What a side gains that is one short of victory."""
REACHED: Final = 3.0
"""What a side gains that has enough, but must wait for the end of the round."""


def steepness(game: TronoDiSpade) -> float:
    """How fast a lead becomes a chance to win, in this round."""
    return STEEP + LATE * game.round


def chances(game: TronoDiSpade, scores: list[float]) -> list[float]:
    """The chance of each House to win, from how the Houses stand."""
    steep, top = steepness(game), max(scores)
    weights = [exp(steep * (score - top)) for score in scores]
    alone = sum(weights)
    if not any(game.ally):
        return [weight / alone for weight in weights]
    found = victory.sides(game)
    of_side = [0.0] * game.seats
    total = 0.0
    for side in found:
        weight = _side(game, weights, side)
        total += weight
        for seat in alliances.members(game, side):
            of_side[seat] = weight / side.bit_count()
    ends = ends_allied(game, found)
    return [(1.0 - ends) * weights[seat] / alone + ends * of_side[seat] / total for seat in range(game.seats)]


def ends_allied(game: TronoDiSpade, found: list[int]) -> float:
    """How likely the game ends while the alliances of now stand; if it does not, everybody plays for himself again."""
    likely = ENDURES ** (t.ROUNDS - game.round)
    for side in found:
        short = missing(game, side)
        if short < len(NEAR):
            likely = max(likely, NEAR[max(0, short)])
    return likely


def missing(game: TronoDiSpade, side: int) -> int:
    """How many structures, or points, a side is short of victory."""
    need = victory.needs(game, side)
    if victory.with_objectives(game):
        return need[victory.POINTS] - victory.points(game, side)
    number, value = victory.structures(game, side), victory.value(game, side)
    short = need[victory.STRUCTURES] - number
    if need[victory.VALUE]:
        short = min(short, (need[victory.VALUE] - value + 1) // 2)  # strongholds count two
    if need[victory.FEW]:
        short = min(short, max(need[victory.FEW] - number, (need[victory.FEW_VALUE] - value + 1) // 2))
    return short


def _side(game: TronoDiSpade, weights: list[float], side: int) -> float:
    """A side weighs what its members do, and more if together they are nearer to what they need."""
    total = sum([weights[seat] for seat in alliances.members(game, side)])
    number = side.bit_count()
    with_points = victory.with_objectives(game)
    if number == 1 and with_points:
        return total
    need = victory.needs(game, side)
    wanted = need[victory.POINTS] if with_points else need[victory.STRUCTURES]
    have = victory.points(game, side) if with_points else victory.structures(game, side)
    bonus = 0.0
    if number > 1:
        nearer = t.STRUCTURES_TO_WIN * have / wanted - have / number  # by the part it has of what it needs
        fewer = t.STRUCTURES_TO_WIN - wanted / number  # by what a member has to bring
        bonus = max(-MOST_BONUS, min(MOST_BONUS, 0.5 * (nearer + fewer)))
    short = missing(game, side)
    if short <= 0:
        bonus += REACHED
    elif short == 1 and number > 1:
        bonus += AT_HAND
    if with_points:
        bonus += _instant(game, side)
    return total * exp(steepness(game) * bonus)


def _instant(game: TronoDiSpade, side: int) -> float:
    """What allies gain of whom all but one have reached what wins at once."""
    late = side & ~game.reached
    if late.bit_count() != 1:
        return 0.0
    return AT_HAND * goals.towards_instant(game, late.bit_length() - 1) / goals.ON_THE_WAY
