"""Moves as text: what each code is called on a sheet."""

from __future__ import annotations

from typing import Final

from ....engine.moves import Band, Moves
from .tables import FACES, SEATS, TURNS, Era

# Move codes. A code means the same at every decision of its kind.
CHOOSE: Final = 0
"""An action to plan, 1 to 6."""
CLAIMANT: Final = 6
TAKE: Final = 8
"""A face of the one die."""
USE: Final = 14
"""A die, or the pair for a double circle."""
LOWER: Final = 20
"""A die, by a modifier."""
RAISE: Final = 26
KEEP: Final = 32
"""All dice of one value."""
DIFFERENT: Final = 38
PASS: Final = 39
MARK: Final = 40
"""A turn of the King's Track."""
COLUMN: Final = 45
PAIR: Final = 51
"""Two dice of four."""
NUMBER: Final = 72
"""A slot on the map."""
EDGE: Final = 104
WALL: Final = 144
CODES: Final = 152

PAIRS: Final[list[list[int]]] = [[one, two] for one in range(FACES) for two in range(one, FACES)]
"""The pairs of dice, in the order of their codes."""
VALUES: Final = [str(value) for value in range(1, FACES + 1)]


def moves_of(sheet: Era) -> Moves:
    """The moves on one sheet: ``plan 3``, ``use 4``, ``number corno 1``."""
    bands = [
        Band(CHOOSE, "plan", VALUES),
        Band(CLAIMANT, "claimant", [sheet.claimants[side].id for side in range(SEATS)]),
        Band(TAKE, "take", VALUES),
        Band(USE, "use", VALUES),
        Band(LOWER, "lower", VALUES),
        Band(RAISE, "raise", VALUES),
        Band(KEEP, "keep", VALUES),
        Band(DIFFERENT, "different"),
        Band(PASS, "pass"),
        Band(MARK, "turn", VALUES[:TURNS]),
        Band(COLUMN, "column", VALUES),
        Band(PAIR, "pair", [f"{one + 1} {two + 1}" for one, two in PAIRS]),
        Band(NUMBER, "number", [_slot(sheet, slot) for slot in range(sheet.slots)]),
        Band(EDGE, "edge", [f"{sheet.names[one]} {sheet.names[other]}" for one, other, _ in sheet.edges]),
        Band(WALL, "wall", [sheet.names[parcel] for parcel in sheet.sections]),
    ]
    return Moves(bands, _turned(bands))


def _slot(sheet: Era, slot: int) -> str:
    return f"{sheet.names[sheet.slot_parcel[slot]]} {sheet.slot_column[slot] + 1}"


def _turned(bands: list[Band]) -> dict[str, int]:
    """Moves of two things, such as edges and pairs, the other way round."""
    codes: dict[str, int] = {}
    for band in bands:
        for place, text in enumerate(band.texts()):
            words = text.split()
            if len(words) == 3:
                codes[f"{words[0]} {words[2]} {words[1]}"] = band.first + place
    return codes
