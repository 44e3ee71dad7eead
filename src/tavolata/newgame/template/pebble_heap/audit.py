"""For tests: whether a position is one of this game at all."""

from __future__ import annotations

from typing import cast

from tavolata import State

from .rules.state import NOBODY, PebbleHeap
from .rules.tables import TAKE


def audit(state: State) -> None:
    """Raise ``AssertionError`` if the pieces do not add up."""
    game = cast(PebbleHeap, state)
    seats = range(game.seats)
    assert 0 <= game.place < len(game.heaps.sizes) and game.heap >= 0
    assert len(game.taken) == game.seats and min(game.taken) >= 0
    assert game.heap + sum(game.taken) == game.heaps.sizes[game.place], "a pebble is lost"
    assert game.over == (game.heap == 0) == (game.last != NOBODY)
    assert game.last == NOBODY or game.last in seats
    assert game.stack == ([] if game.over else [[TAKE, game.stack[-1][1]]])
    assert game.over or game.stack[-1][1] in seats
