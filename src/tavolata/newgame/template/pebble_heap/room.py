"""The room of Pebble heap: its game, and all that stands around the rules."""

from __future__ import annotations

from pathlib import Path

from tavolata import Game, Option, StandardRoom, State

from .audit import audit
from .bot.advice import PebbleHeapAdvice
from .pack import SHELF
from .rules.state import VERSION, PebbleHeap
from .rules.tables import LONGEST, MOST
from .view import View

GAME = Game(
    id="pebble-heap",
    title="Pebble heap",
    rules={VERSION: PebbleHeap},
    seat_counts=(2, 3, 4),
    options=(Option("last", "wins", ("wins", "loses")),),
    moves=MOST,
    longest=LONGEST,
    shelf=SHELF,
    all_open=lambda options: True,
)


class PebbleHeapRoom(StandardRoom[View]):
    """What is special about it: nearly everything is made from the files beside this one."""

    def audit(self, state: State) -> None:
        """Every pebble is somewhere."""
        audit(state)


ROOM = PebbleHeapRoom(GAME, PebbleHeapAdvice(), Path(__file__).parent)
