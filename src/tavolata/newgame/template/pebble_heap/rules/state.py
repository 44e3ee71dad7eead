"""A position of Pebble heap: its data, how it is dealt (PH-1), how it ends (PH-3).

What is pending lies on the stack as frames ``[kind, seat]``, and the objects in MEANINGS say what they mean: who is
asked, what is legal and what a move does follows from them.
"""

from __future__ import annotations

from typing import Any, ClassVar, cast

from tavolata import Arguments, Asking, Event, Pending, Refusal, Setup, State, Tell, seat_name

from ..view import View, view
from .tables import MOVES, TAKE, Heaps
from .taking import Take

VERSION = "1"
"""Raise it when a match already played would go on otherwise."""
MEANINGS: list[Pending[Any]] = [Take()]
"""By kind: MEANINGS[TAKE] is a Take."""
NOBODY = -1


class PebbleHeap(Asking):
    """Whole numbers and lists of them, named in ``fields``: copies, dumps and comparisons are made from these names."""

    fields: ClassVar[tuple[str, ...]] = ("stack", "place", "heap", "taken", "last")

    place: int
    """Which heap of the content it is."""
    heap: int
    """How many pebbles are left."""
    taken: list[int]
    """How many each seat has taken."""
    last: int
    """Who took the last one."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, MEANINGS, MOVES)
        self.heaps = cast(Heaps, setup.content.tables)

    # -- beginning and end --------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """Draw the heap and who begins (PH-1.1, PH-1.2). Chance comes from ``self.rng`` and from nowhere else."""
        self.place = self.rng.below(len(self.heaps.sizes))
        self.heap = self.heaps.sizes[self.place]
        self.taken = [0] * self.seats
        self.last = NOBODY
        self.first = self.rng.below(self.seats)
        self.stack = [[TAKE, self.first]]

    def end(self, seat: int, tell: Tell) -> None:
        """The last pebble is taken (PH-3.1)."""
        self.over = True
        self.last = seat
        if tell is not None:
            told: Arguments = {"winners": [seat_name(winner) for winner in self.winners()]}
            tell(Event("end", told, clause="PH-3.1"))

    def winners(self) -> list[int]:
        """Who took the last pebble, or all others, as was agreed (PH-3.1, PH-3.2)."""
        wins = self.setup.options["last"] == "wins"
        return [seat for seat in range(self.seats) if (seat == self.last) == wins] if self.over else []

    def scores(self) -> list[int]:
        """A point for whoever wins."""
        winners = self.winners()
        return [int(seat in winners) for seat in range(self.seats)]

    # -- what others may know -----------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """All that a seat may know; None is a spectator."""
        return view(self, seat)

    def imagine(self, seat: int, seed: int) -> State:
        """A state that looks the same to a seat. Only the chance to come is hidden, and ``dream`` replaces that."""
        return self.dream(seed)

    # -- refusals that no question gives ------------------------------------------------------------------------------

    def why_over(self) -> Refusal:
        """After the end nothing is taken."""
        return Refusal("PH-3.1")

    def why_not_asked(self, seat: int) -> Refusal:
        """It is another's turn."""
        return Refusal("PH-2.3", {"seat": seat_name(self.deciders()[0])})
