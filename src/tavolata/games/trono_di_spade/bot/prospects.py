"""What a House may hope to take in the rounds to come: strongholds and castles in reach, with whom it could win them.

Weighed where alliances are made: allies take each other off the list, and each other's ships and support along.
"""

from __future__ import annotations

from typing import Final

from ..rules import board, reach
from ..rules import tables as t
from ..rules.state import TronoDiSpade
from . import worth
from .worth import Outlook

HOPE: Final = 0.1
"""How much of a structure counts that a House could take in another round."""
SECOND: Final = 0.5
"""How much of that the second best goal counts."""


def prospects(game: TronoDiSpade, look: Outlook, seat: int) -> float:
    """What the two best structures in reach of a House promise it, in structures."""
    goals = within_reach(game, look, seat)
    first = second = 0.0
    for gain in goals.values():
        if gain > first:
            first, second = gain, first
        elif gain > second:
            second = gain
    return HOPE * (first + SECOND * second)


def within_reach(game: TronoDiSpade, look: Outlook, seat: int) -> dict[int, float]:
    """The structures of others that an army of a House could march to, and what each promises."""
    found: dict[int, float] = {}
    for area in range(game.tables.size):
        if game.owner[area] != seat or game.tables.kinds[area] != t.LAND or not look.force[area]:
            continue
        for goal in reach.neighbours(game, seat, area):
            ruler = board.controller(game, goal)
            if game.tables.structures[goal] and ruler != seat and not game.are_allied(seat, ruler):
                found[goal] = max(found.get(goal, 0.0), _promise(game, look, seat, area, goal))
    return found


def _promise(game: TronoDiSpade, look: Outlook, seat: int, area: int, goal: int) -> float:
    """What a structure is worth, by the chance to take it from an area."""
    force = look.power(game, area, goal, True) + worth.help(game, look, seat, goal, area, True)
    return look.lands[goal] * worth.chance(force - worth.defence(game, look, goal))
