"""What a seat may know: a whitelist, complete with everything public that still matters.

Keys that end in ``_by_seat`` hold one entry for each seat; so the plain board, which knows nothing but the view, can
show whose they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavolata import Head, head

if TYPE_CHECKING:
    from .rules.state import PebbleHeap


class View(Head):
    """The head that all views share (whose eyes, what is asked, who leads and who has won), and what lies here."""

    heap: str
    left: int
    taken_by_seat: list[int]


def view(state: PebbleHeap, seat: int | None) -> View:
    """The table as one seat sees it; everybody sees the same, but for the question."""
    return {
        **head(state, seat),
        "heap": state.heaps.names[state.place],
        "left": state.heap,
        "taken_by_seat": state.taken[:],
    }
