"""Moves as text: what each code is called."""

from __future__ import annotations

from typing import Final

from ....engine.moves import Band, Moves
from .tables import DIRECTIONS, HOUSES, Companion

# Move codes. A code means the same at every decision of its kind.
MOVES: Final = 28
"""Those of Varys come first: direction * 7 + House."""
COMPANION: Final = 28
CARD: Final = 52
HOUSE: Final = 88
CHAIR: Final = 95
"""A seat at the table."""
KEEP_RAVEN: Final = 99
END_TALK: Final = 100
CODES: Final = 101


def moves_of(houses: list[str], characters: list[str], companions: list[Companion]) -> Moves:
    """The moves with one pack: ``left stark``, ``companion hodor``, ``card bran-stark``."""
    return Moves(
        [
            *[Band(way * HOUSES, DIRECTIONS[way], houses) for way in range(len(DIRECTIONS))],
            Band(COMPANION, "companion", [companion.id for companion in companions]),
            Band(CARD, "card", [*characters, "varys"]),
            Band(HOUSE, "house", houses),
            Band(CHAIR, "seat", ["1", "2", "3", "4"]),
            Band(KEEP_RAVEN, "keep raven"),
            Band(END_TALK, "end talk"),
        ]
    )
