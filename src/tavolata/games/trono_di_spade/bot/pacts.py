"""Whom a House should join: what each alliance would bring each of its members.

An alliance brings a safe border, the ships and the support of others and, if the game ends while it stands, a part of
its victory; it costs the lands that could have been taken from its members, and the victory that one had for oneself.
"""

from __future__ import annotations

from typing import Final, final

from ....engine.setup import Setup
from ..rules import alliances
from ..rules.state import TronoDiSpade
from . import prospects as hopes
from . import sides
from .standing import MEANS, strengths
from .worth import Outlook

ENOUGH: Final = 1.03
"""How much better off a House must be to join others."""


@final
class Reckoning:
    """The alliances that were found for one position: the same is asked by every House, and in every imagined world."""

    def __init__(self, setup: Setup, position: list[int], sides: list[int]) -> None:
        self.setup = setup
        self.position = position
        self.sides = sides


_last: list[Reckoning] = []
"""What was reckoned last."""


def partners(game: TronoDiSpade, seat: int) -> int:
    """The allies a House should name, as bits: 0 if it is better off alone."""
    position = _position(game)
    if not _last or _last[0].setup is not game.setup or _last[0].position != position:
        _last[:] = [Reckoning(game.setup, position, _divide(game))]
    for side in _last[0].sides:
        if side >> seat & 1:
            return side & ~(1 << seat)
    return 0


def _position(game: TronoDiSpade) -> list[int]:
    """All that the reckoning depends on: it lies open."""
    facts = [game.round, game.reached, game.blade, *game.ally, *game.points, *game.power, *game.supply]
    for track in game.tracks:
        facts += track
    return facts + game.hand + game.owner + game.units + game.routed + game.token + game.garrison + game.order


def _divide(game: TronoDiSpade) -> list[int]:
    """Of all alliances that are good for every member the best one is formed, then the best of those who are left.

    Every House reckons the same from what lies open, so that whoever is named names back.
    """
    before = standing(game)
    groups = possible(game)
    least = [min(_members(gains(game, group, before), group)) for group in groups]
    left = sum([1 << other for other in alliances.free(game)])
    found: list[int] = []
    while True:
        best, most = 0, ENOUGH
        for number in range(len(groups)):
            if groups[number] & ~left == 0 and least[number] > most:
                best, most = groups[number], least[number]
        if best == 0:
            return found
        found.append(best)
        left &= ~best


def gains(game: TronoDiSpade, group: int, before: list[float]) -> list[float]:
    """How much better off than ``before`` each House would be if these were allied: 1 is as now."""
    after = standing(_joined(game, group))
    return [after[seat] / max(before[seat], 1e-9) for seat in range(game.seats)]


def help_of(game: TronoDiSpade, seat: int, group: int) -> float:
    """What allies would be worth to a House by their borders, ships and armies, in structures."""
    return _means(_joined(game, group))[seat] - _means(game)[seat]


def standing(game: TronoDiSpade) -> list[float]:
    """The chance of each House to win, with the alliances of now, by what everybody can see and hope for."""
    return sides.chances(game, _means(game))


def _means(game: TronoDiSpade) -> list[float]:
    """How each House stands, with what it may hope to take."""
    look = Outlook(game)
    scores = strengths(game, False)
    part = MEANS if game.setup.options["alliances"] == "objectives" else 1.0
    return [scores[seat] + part * hopes.prospects(game, look, seat) for seat in range(game.seats)]


def _joined(game: TronoDiSpade, group: int) -> TronoDiSpade:
    """The position with some Houses allied."""
    twin = game.clone()
    for seat in range(game.seats):
        if group >> seat & 1:
            twin.ally[seat] = group
    return twin


def possible(game: TronoDiSpade) -> list[int]:
    """All groups of two and three that the free Houses could form, as bits."""
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


def _members(values: list[float], group: int) -> list[float]:
    return [values[seat] for seat in range(len(values)) if group >> seat & 1]
