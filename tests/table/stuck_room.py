"""Nebbia in laguna with advice that never comes to an end: what a stranger's game may do to a bot."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent / "stranger"))

import tavolata
from nebbia.bot import NebbiaAdvice
from nebbia.room import GAME, NebbiaRoom
from tavolata.engine.state import State


class Endless(NebbiaAdvice):
    """Thinks for ever."""

    def values(self, state: State) -> list[float]:
        """What greedy asks for."""
        while True:
            pass

    def unsealed(self, state: State, seat: int) -> State:
        """What search asks for."""
        while True:
            pass


ROOM = NebbiaRoom(GAME, Endless(), Path(sys.modules["nebbia"].__file__ or "").parent)
tavolata.add(ROOM)
