"""The numbers the rules are written in: move codes, kinds of frames, and the heaps of a content pack."""

from __future__ import annotations

from tavolata import Band, Moves

MOST = 3
"""As many pebbles may be taken in one turn. Move code 0 takes one, 1 takes two, 2 takes three."""
LARGEST = 30
LONGEST = LARGEST
"""No match takes more decisions: each takes a pebble at least."""

MOVES = Moves([Band(0, "take", [str(code + 1) for code in range(MOST)])])
"""How moves are written: ``take 1``, ``take 2``, ``take 3``."""

# Kinds of frames on the stack.
TAKE = 0


class Heaps:
    """The heaps of a content pack, by number."""

    def __init__(self, names: list[str], sizes: list[int]) -> None:
        self.names = names
        self.sizes = sizes
