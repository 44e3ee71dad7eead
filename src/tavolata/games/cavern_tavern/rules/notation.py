"""Moves as text: the codes of all moves in bands, each with a word and its things, the same in every position."""

from __future__ import annotations

from typing import Final

from ....engine.moves import Band, Moves
from .tables import (
    CHAMBER_TASKS,
    FACES,
    HALL,
    INGREDIENTS,
    KINDS,
    MOST_SEATS,
    PILES,
    ZONE_NAMES,
    ZONES,
    Tables,
)

MOST_ITEMS: Final = 32
MOST_CHARACTERS: Final = 12
MOST_SAYS: Final = 3
"""Nasty Says before one player: each of three spaces calls once."""
MOST_WAYS: Final = 3
"""Ways to fulfil one Nasty Says."""
MOST_EFFECTS: Final = 4
DRAWN_ORDERS: Final = 3
SHIFTS: Final = 5
"""A die is placed as it is, or changed by up to two in either direction."""
FURTHEST: Final = 2

# A code means the same at every decision of its kind; CODES bounds them all.
END: Final = 0
DECK: Final = 1
SERVE: Final = 2
SERVE_CHOOSING: Final = 3
ABILITY: Final = 4
LEAVE: Final = 5
STOP: Final = 6
SPEND: Final = 7
LACK: Final = 8
ORDER: Final = 9
DROP: Final = ORDER + HALL
LAY: Final = DROP + HALL
PLACE: Final = LAY + DRAWN_ORDERS
DIE: Final = PLACE + ZONES
"""A die of a face, placed as it is or changed: (face - 1) * SHIFTS + change + FURTHEST."""
FACE: Final = DIE + FACES * SHIFTS
PLAY: Final = FACE + FACES
KEEP: Final = PLAY + MOST_ITEMS
DISCARD: Final = KEEP + MOST_ITEMS
TAKE: Final = DISCARD + MOST_ITEMS
GIVE: Final = TAKE + PILES
RIVAL: Final = GIVE + PILES
CHOOSE: Final = RIVAL + MOST_SEATS
EFFECT: Final = CHOOSE + MOST_CHARACTERS
OBEY: Final = EFFECT + MOST_EFFECTS
"""Pay for a Nasty Says: which one * MOST_WAYS + which way."""
SAYS: Final = OBEY + MOST_SAYS * MOST_WAYS
DRINK: Final = SAYS + MOST_SAYS
DRINK_POTION: Final = DRINK + KINDS
MODIFY: Final = DRINK_POTION + KINDS
"""A Modifier: (face - 1) * 2, and one more for upwards."""
TASK: Final = MODIFY + 2 * FACES
CODES: Final = TASK + 2 * CHAMBER_TASKS


def moves_of(tables: Tables) -> Moves:
    """All moves with one pack."""
    items = tables.items.ids
    kinds = INGREDIENTS[:KINDS]
    return Moves(
        [
            Band(END, "end"),
            Band(DECK, "deck"),
            Band(SERVE, "serve"),
            Band(SERVE_CHOOSING, "serve choosing"),
            Band(ABILITY, "ability"),
            Band(LEAVE, "leave"),
            Band(STOP, "stop"),
            Band(SPEND, "spend"),
            Band(LACK, "lack"),
            Band(ORDER, "order", _numbers(HALL)),
            Band(DROP, "drop", _numbers(HALL)),
            Band(LAY, "lay", _numbers(DRAWN_ORDERS)),
            Band(PLACE, "place", ZONE_NAMES),
            Band(DIE, "die", _dice()),
            Band(FACE, "face", _numbers(FACES)),
            Band(PLAY, "play", items),
            Band(KEEP, "keep", items),
            Band(DISCARD, "discard", items),
            Band(TAKE, "take", INGREDIENTS),
            Band(GIVE, "give", INGREDIENTS),
            Band(RIVAL, "rival", _numbers(MOST_SEATS)),
            Band(CHOOSE, "choose", tables.characters.ids),
            Band(EFFECT, "effect", _numbers(MOST_EFFECTS)),
            Band(
                OBEY, "obey", [f"{says} {way}" for says in _numbers(MOST_SAYS) for way in _numbers(MOST_WAYS)]
            ),
            Band(SAYS, "says", _numbers(MOST_SAYS)),
            Band(DRINK, "drink", kinds),
            Band(DRINK_POTION, "drink", [f"{kind} potion" for kind in kinds]),
            Band(MODIFY, "modify", [f"{face} {way}" for face in _numbers(FACES) for way in ("down", "up")]),
            Band(TASK, "task", _numbers(2 * CHAMBER_TASKS)),
        ]
    )


def _numbers(most: int) -> list[str]:
    return [str(number + 1) for number in range(most)]


def _dice() -> list[str]:
    """Each face, changed or as it is."""
    changes = ["" if not change else f" {change:+d}" for change in range(-FURTHEST, FURTHEST + 1)]
    return [face + change for face in _numbers(FACES) for change in changes]


def die_code(face: int, change: int) -> int:
    """A die of a face, changed by so much."""
    return DIE + (face - 1) * SHIFTS + change + FURTHEST


def face_of(move: int) -> int:
    """The face of the die that a move names."""
    return (move - DIE) // SHIFTS + 1


def change_of(move: int) -> int:
    """By how much the move changes it."""
    return (move - DIE) % SHIFTS - FURTHEST
