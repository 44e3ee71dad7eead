"""What a seat may know: a whitelist, complete with everything public that still matters.

Keys that end in ``_by_seat`` hold one entry for each seat; so the plain board, which knows nothing but the view, can
show whose they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .rules.state import PebbleHeap


def view(state: PebbleHeap, seat: int | None) -> dict[str, Any]:
    """The table as one seat sees it; everybody sees the same, but for the question."""
    ask = None if seat is None else state.ask(seat)
    return {
        "game": state.setup.game,
        "seats": state.seats,
        "seat": seat,
        "options": dict(state.setup.options),
        "first": state.first,
        "over": state.over,
        "deciders": state.deciders(),
        "ask": None if ask is None else ask.json(),
        "heap": state.heaps.names[state.place],
        "left": state.heap,
        "taken_by_seat": state.taken[:],
        "scores": state.scores(),
        "winners": state.winners(),
    }
