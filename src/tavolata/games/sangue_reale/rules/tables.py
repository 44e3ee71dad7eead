"""The sheets as the rules read them: numbers instead of names, looked up and never computed.

Columns and dice are numbered 0 to 5 inside, for the values 1 to 6. A *slot* is one number printed on the map; sets of
slots and of parcels are bits.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from ....engine.moves import Moves
from ....engine.phrases import Phrase

NOBODY: Final = -1
SEATS: Final = 2
FACES: Final = 6
TURNS: Final = 5
ROUNDS_A_TURN: Final = 5
ROUNDS: Final = 25
ERAS: Final = 4
WINS_ENOUGH: Final = 3
"""Who has won so many Eras has won the campaign (SR-14.2)."""
MOST_SLOTS: Final = 32
MOST_EDGES: Final = 40
MOST_SECTIONS: Final = 8

# What lies between two parcels.
OPEN: Final = 0
BORDER: Final = 1
RIVER: Final = 2
EdgeKind: TypeAlias = Literal["open", "border", "river"]
EDGE_NAMES: Final[tuple[EdgeKind, ...]] = ("open", "border", "river")

# What a Unique Supporter does.
MODIFIERS: Final = 0
BLACKEN: Final = 1
ROLL: Final = 2
CIRCLE: Final = 3
ERASE: Final = 4
POINTS: Final = 5
WALL: Final = 6
EDGE: Final = 7
ABILITIES: Final = ("modifiers", "blacken", "roll", "circle", "erase", "vp", "wall", "edge")

# What an Era scores.
TERRITORIES: Final = 0
SUPPORTERS: Final = 1
CLAIMS: Final = 2
JOINED: Final = 3
WALLS: Final = 4
RIVERS: Final = 5
MODIFIERS_USED: Final = 6
SIZE: Final = 7
SEAT: Final = 8
CHRONICLE_DISTINCT: Final = 9
CHRONICLE_ATLEAST: Final = 10
CHRONICLE_MORE: Final = 11
SCORINGS: Final = (
    "territories",
    "supporters",
    "claims",
    "joined",
    "walls",
    "rivers",
    "modifiers-used",
    "size",
    "seat",
    "chronicle-distinct",
    "chronicle-atleast",
    "chronicle-more",
)


class Column:
    """Six of these make a sheet. Steps are counted from 1; ``circles[0]`` belongs to the first."""

    def __init__(self, circles: list[int], lines: list[int], marked: list[int], icon_at: int) -> None:
        self.circles = circles
        self.length = len(circles)
        self.lines = lines
        self.marked = marked
        self.icon_at = icon_at
        self.line_mask = sum([1 << step for step in lines])
        """The steps followed by a line, as bits."""
        self.marked_mask = sum([1 << step for step in marked])
        """Those of them where the land can be changed instead (SR-11.1)."""
        self.plain = [not self.line_mask >> step & 1 and step != icon_at for step in range(self.length + 1)]
        """Whether nothing but blackening happens at a step."""
        self.dice = [sum(circles[:step]) for step in range(self.length + 1)]
        """How many dice a step takes, from the top."""
        self.next_line = [
            min([line for line in lines if line > step], default=NOBODY) for step in range(self.length + 1)
        ]
        """The next line after a step, or NOBODY."""


class Supporter:
    """A Unique Supporter: points, and one ability with its number and the columns or numbers it may choose from."""

    def __init__(
        self, id: str, source: str, vp: int, ability: int, count: int, choice: int, says: Phrase
    ) -> None:
        self.id = id
        self.source = source
        self.vp = vp
        self.ability = ability
        self.count = count
        self.choice = choice
        """Columns or numbers it may choose from, as bits."""
        self.says = says
        """What it does."""


class Claimant:
    """One of the two sides of a sheet, with its head start (SR-2.4)."""

    def __init__(self, id: str, circled: int, modifiers: list[int], blackened: list[int]) -> None:
        self.id = id
        self.circled = circled
        self.modifiers = modifiers
        self.blackened = blackened


class Flag:
    """What the winner of the Era before has changed on this sheet (SR-14.1)."""

    def __init__(self, standing: bool, edges: list[list[int]], seat: int) -> None:
        self.standing = standing
        self.edges = edges
        self.seat = seat
        """The parcel with the Seat, or NOBODY."""


class Scoring:
    """One line of an Era's scoring."""

    def __init__(self, kind: int, points: int, limit: int, table: list[int], says: Phrase) -> None:
        self.kind = kind
        self.points = points
        self.limit = limit
        self.table = table
        self.says = says
        """What it scores."""


class Parcel:
    """A piece of land: its numbers, its value, whether it has a box."""

    def __init__(self, id: str, numbers: list[int], box: bool, value: int) -> None:
        self.id = id
        self.numbers = numbers
        self.box = box
        self.value = value


class Era:
    """A sheet, ready for play."""

    def __init__(
        self,
        id: str,
        parcels: list[Parcel],
        edges: list[list[int]],
        columns: list[Column],
        supporters: list[Supporter],
        claimants: list[Claimant],
        castle: int,
        sections: list[int],
        closed_at: int,
        marked: int,
        flags: list[Flag],
        scoring: list[Scoring],
    ) -> None:
        self.id = id
        self.parcels = parcels
        self.names = [parcel.id for parcel in parcels]
        self.edges = edges
        """Each edge as its two parcels and what lies between them at first."""
        self.columns = columns
        self.supporters = supporters
        """The Unique Supporter of each column."""
        self.claimants = claimants
        self.castle = castle
        """The parcel with the castle, or NOBODY."""
        self.sections = sections
        """The parcels that face it, each with a section of its wall."""
        self.closed_at = closed_at
        self.marked = marked
        """What marked lines change: BORDER, RIVER, or NOBODY where there are none."""
        self.flags = flags
        """One for each claimant of the Era before; one alone in the first Era."""
        self.scoring = scoring
        self._index()

    def _index(self) -> None:
        """Look-ups made of the lists."""
        self.slot_parcel: list[int] = []
        self.slot_column: list[int] = []
        self.parcel_slots: list[int] = []
        """The slots of each parcel, as bits."""
        self.slots_in: list[list[int]] = []
        """The slots of each parcel, one by one."""
        for place, parcel in enumerate(self.parcels):
            mask = 0
            self.slots_in.append([len(self.slot_parcel) + number for number in range(len(parcel.numbers))])
            for number in parcel.numbers:
                mask |= 1 << len(self.slot_parcel)
                self.slot_parcel.append(place)
                self.slot_column.append(number - 1)
            self.parcel_slots.append(mask)
        self.slots = len(self.slot_parcel)
        self.column_slots = [
            sum([1 << slot for slot in range(self.slots) if self.slot_column[slot] == column])
            for column in range(FACES)
        ]
        """The slots of each number, as bits."""
        self.boxes = sum([1 << place for place, parcel in enumerate(self.parcels) if parcel.box])
        self.touching: list[list[int]] = [
            [edge for edge, (one, other, _) in enumerate(self.edges) if place in (one, other)]
            for place in range(len(self.parcels))
        ]
        """The edges of each parcel."""
        self.facing = sum([1 << parcel for parcel in self.sections])
        """The parcels that face the castle, as bits."""


class Tables:
    """A content pack, ready for play: the four sheets, and what moves are called on each."""

    def __init__(self, eras: list[Era], moves: list[Moves]) -> None:
        self.eras = eras
        self.moves = moves


# -- sets as bits -----------------------------------------------------------------------------------------------------


def is_single(mask: int) -> bool:
    """Whether exactly one bit is set: one box among parcels (SR-8.5), one number among several."""
    return mask != 0 and mask & (mask - 1) == 0


def bits_of(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
