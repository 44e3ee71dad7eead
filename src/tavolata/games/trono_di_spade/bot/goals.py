"""What objectives promise a House: those in its hand, its special one, and the one that wins at once."""

from __future__ import annotations

from typing import Final

from ..rules import board, objectives
from ..rules import tables as t
from ..rules.state import TronoDiSpade
from ..rules.tables import Objective

WON_AT_ONCE: Final = 2.0
"""What the way to the objective that wins at once is worth, in points."""
ON_THE_WAY: Final = 0.4
"""What an objective counts that is all but reached."""
LATER: Final = 0.4
"""What other objectives count besides the best one: one is scored in a round."""


def points_ahead(game: TronoDiSpade, seat: int, hidden: bool) -> float:
    """What a House may expect of its objectives: of those it has reached, the best one now; of others a part.

    Without what is hidden, it is what everybody can reckon: the hand counts nothing.
    """
    house = game.house[seat]
    total = progress(game, seat, game.tables.specials[house])
    total += WON_AT_ONCE * towards_instant(game, seat)
    if not hidden:
        return total
    most = 0.0
    rest = 0.0
    for card in game.secrets[seat]:
        objective = game.tables.objectives[card]
        worth = objective.points[house] * progress(game, seat, objective)
        most = max(most, worth)
        rest += worth
    return total + most + LATER * (rest - most)


def towards_instant(game: TronoDiSpade, seat: int) -> float:
    """How far a House is with its instant-victory objective; once reached it is reached for good (TS-24.7)."""
    if game.reached >> seat & 1:
        return 1.0
    return progress(game, seat, game.tables.instants[game.house[seat]])


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
