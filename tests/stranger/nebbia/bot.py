"""What bots need to know of Nebbia in laguna."""

from __future__ import annotations

import json
from typing import cast
from zlib import crc32

from tavolata import Advice, State, outcome

from . import tables as t
from .rules import Nebbia

HOPES = (5, 1, 3)
"""What a boat at each landing may bring, in points."""


class NebbiaAdvice(Advice):
    """Who holds the most, or may hope for it, is likely to win; alone, who is on the way to the target."""

    def values(self, state: State) -> list[float]:
        """For each seat its chance to win."""
        nebbia = cast(Nebbia, state)
        if nebbia.over:
            return outcome(nebbia)
        worth = [score + self._hope(nebbia, seat) for seat, score in enumerate(nebbia.scores())]
        if nebbia.seats == 1:
            target = t.SOLO_TARGET * int(nebbia.setup.options["nights"])
            return [min(1.0, worth[0] / target) * (1.0 - nebbia.alarm / t.LAST_ALARM / 2)]
        weights = [(points + 1.0) ** 2 for points in worth]
        return [weight / sum(weights) for weight in weights]

    def _hope(self, nebbia: Nebbia, seat: int) -> int:
        if nebbia.stack[-1][0] != t.PLAN:
            return 0
        return sum(hope for landing, hope in enumerate(HOPES) if nebbia.secret[seat] >> landing & 1)

    def quiet(self, state: State) -> bool:
        """A plan is judged when it is whole, not after its first boat."""
        nebbia = cast(Nebbia, state)
        return nebbia.over or nebbia.stack[-1][0] != t.PLAN or not any(nebbia.secret)

    def sees(self, state: State, seat: int, move: int, other: int) -> bool:
        """What a victim answers, only the thief sees."""
        nebbia = cast(Nebbia, state)
        return nebbia.stack[-1][0] != t.ANSWER or other == nebbia.stack[-1][1]

    def shown(self, state: State, seat: int) -> int:
        """What a seat has come to see, as one number."""
        return crc32(json.dumps(state.view(seat)).encode())
