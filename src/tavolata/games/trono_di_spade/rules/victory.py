"""Victory: seven structures, or the most of them after ten rounds (TS-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import board, events, sides
from . import tables as t

if TYPE_CHECKING:
    from .state import TronoDiSpade


def check(state: TronoDiSpade, tell: Tell) -> None:
    """Whoever controls seven structures has won (TS-19.1, TS-19.6)."""
    if state.setup.options["alliances"] != "off":
        sides.check(state, tell)
        return
    held = board.all_structures(state)
    reached = [seat for seat in range(state.seats) if held[seat] >= t.STRUCTURES_TO_WIN]
    if reached:
        _win(state, best(state, reached), "structures", tell)


def end_of_round(state: TronoDiSpade, tell: Tell) -> None:
    """After ten rounds somebody has won (TS-19.3)."""
    if state.setup.options["alliances"] != "off":
        sides.end(state, tell)
    elif state.round == t.ROUNDS:
        _win(state, best(state, list(range(state.seats))), "rounds", tell)


def _win(state: TronoDiSpade, seat: int, how: str, tell: Tell) -> None:
    state.victors = [seat]
    state.over = True
    state.stack = []
    events.tell_end(state, tell, how)


def best(state: TronoDiSpade, seats: list[int]) -> int:
    """The House that comes first of some."""
    return max(seats, key=lambda seat: merits(state, seat))


def merits(state: TronoDiSpade, seat: int) -> list[int]:
    """What is compared, one after the other: structures, then the ties (TS-19.4, TS-19.5)."""
    first = [board.structures(state, seat)]
    last = -board.place(state, t.THRONE, seat)
    if state.setup.options["tie_break"] == "printed":
        return [*first, strongholds(state, seat), state.supply[seat], state.power[seat], last]
    return [*first, board.lands(state, seat), state.supply[seat], last]


def strongholds(state: TronoDiSpade, seat: int) -> int:
    """How many strongholds a House controls."""
    tables = state.tables
    return sum(
        [
            tables.structures[area] == 2 and board.controller(state, area) == seat
            for area in tables.strongpoints
        ]
    )
