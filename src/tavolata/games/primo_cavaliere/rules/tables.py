"""The city and the cards as the rules read them: numbers instead of names, looked up and never computed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ....engine.moves import Moves
from ....engine.phrases import Phrase

if TYPE_CHECKING:
    from ....kit.phrases import PhraseView

SIDE: Final = 6
SQUARES: Final = SIDE * SIDE
HOUSES: Final = 7
CHARACTERS: Final = 35
VARYS: Final = 35
"""The number of Varys among the cards, after the 35 characters; he is none of them (PC-1.5)."""
EMPTY: Final = HOUSES
"""What the city holds on a square without a character, in place of a House."""
MOST_COMPANIONS: Final = 24
DEALT_COMPANIONS: Final = 6
NOBODY: Final = -1

DIRECTIONS: Final = ("up", "right", "down", "left")
_STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))

# What a companion does. Each effect is one of these numbers and its arguments.
KILL_CITY: Final = 0
KILL_AREA: Final = 1
KILL_COMPANION: Final = 2
KILL_NAMED: Final = 3
"""(mask of characters)"""
TAKE_NAMED: Final = 4
"""(mask of characters)"""
SWAP: Final = 5
TURN: Final = 6
COUNT: Final = 7
"""(House or NOBODY if the user names it, how many, character that makes it more or NOBODY, how many then)"""
DRAW: Final = 8
"""(cards)"""


def _ray(square: int, direction: int) -> list[int]:
    """The squares from one square straight to the edge, nearest first (PC-3.3)."""
    down, right = _STEPS[direction]
    row, column = square // SIDE + down, square % SIDE + right
    squares = []
    while 0 <= row < SIDE and 0 <= column < SIDE:
        squares.append(row * SIDE + column)
        row, column = row + down, column + right
    return squares


RAYS: Final[list[list[int]]] = [_ray(square, way) for square in range(SQUARES) for way in range(4)]
"""The squares seen from square ``s`` in direction ``d``, nearest first, at ``4 * s + d``."""

# Where a companion is; from KEPT on, in the area of seat (number - KEPT).
IN_DECK: Final = 0
AVAILABLE: Final = 1
GONE: Final = 2
KEPT: Final = 3


class Companion:
    """A companion as the rules see it; ``source`` is how well it is known (PC-1.8)."""

    def __init__(self, id: str, source: str, effects: list[list[int]], does: list[Phrase]) -> None:
        self.id = id
        self.source = source
        self.effects = effects
        self.does = does
        """What it does, in words: a phrase for each effect."""
        self.says: list[PhraseView] = [{"id": one.id, "arguments": one.arguments} for one in does]
        """The same as plain data, for views."""
        self.stays = any(effect[0] == COUNT for effect in effects)

    def counts_as(self, area: int) -> int:
        """How many characters it counts as where it stays, beside the characters of an area (PC-6.10)."""
        for effect in self.effects:
            if effect[0] == COUNT:
                with_friend = effect[3] != NOBODY and area >> effect[3] & 1
                return effect[4] if with_friend else effect[2]
        return 0


class Tables:
    """A content pack, ready for play."""

    def __init__(
        self,
        houses: list[str],
        characters: list[str],
        house_of: list[int],
        companions: list[Companion],
        moves: Moves,
    ) -> None:
        self.houses = houses
        self.characters = characters
        self.house_of = [*house_of, EMPTY]
        self.companions = companions
        self.moves = moves
        self.decks: dict[str, list[int]] = {
            "all": list(range(len(companions))),
            "printed": [n for n, companion in enumerate(companions) if companion.source == "printed"],
            "none": [],
        }
        self.staying: i64 = sum(
            [1 << number for number, companion in enumerate(companions) if companion.stays]
        )
        """The companions that stay, as bits."""
        self.house_masks = [
            sum(1 << card for card in range(CHARACTERS) if house_of[card] == house) for house in range(HOUSES)
        ]
        self.sizes = [mask.bit_count() for mask in self.house_masks]
        # counted of the characters alone: companions that count for a House do not enlarge it (PC-1.3, PC-6.19)
        self.by_size = sorted(range(HOUSES), key=lambda house: -self.sizes[house])
        """Houses from the largest to the smallest: the order of the tie-break."""
