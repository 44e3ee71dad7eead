"""Unique Supporters: whoever comes first takes them, and what each does at once (SR-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import Phrase, Refusal, Tell
from ....engine.questions import KIND, SEAT, Frame
from . import borders, events, walls
from . import tables as t
from .dice import blacken, gain, is_open, roll
from .notation import COLUMN, EDGE, NUMBER, WALL
from .questions import (
    BLACKEN,
    CIRCLE,
    DICE,
    DRAW,
    EDGES,
    ERASE,
    ICON,
    LEFT,
    WALLS,
    Chances,
    SangueStep,
)
from .tables import FACES, NOBODY

if TYPE_CHECKING:
    from .state import SangueReale

REACHED: Final = 2
"""Where the column stands in a frame of ICON."""
AMONG: Final = 3
"""Where the columns to choose from stand in a frame of BLACKEN, as bits."""
DONE: Final = 3
"""Where the sections worked already stand in a frame of WALLS, as bits."""


@final
class Icon(SangueStep):
    """A step with a Unique Supporter is reached: ``(seat, column)``."""

    kind = ICON
    name = "icon"

    def run(self, game: SangueReale, frame: Frame, tell: Tell) -> None:
        """The supporter is taken, and its ability fires at once (SR-9.1, SR-9.2)."""
        game.stack.pop()
        seat, column = frame[SEAT], frame[REACHED]
        supporter = game.sheet().supporters[column]
        game.supporters[column] = seat
        events.tell_supporter(seat, column, supporter, tell)
        ability, count = supporter.ability, supporter.count
        if ability == t.MODIFIERS:
            game.stack.append([DRAW, seat, count])  # SR-9.6
        elif ability == t.BLACKEN:
            game.stack.append([BLACKEN, seat, count, supporter.choice])
        elif ability == t.ROLL:
            game.stack.append([DICE, seat, *roll(game, seat, count, "SR-9.8", tell)])
        elif ability == t.CIRCLE:
            game.stack.append([CIRCLE, seat, count, supporter.choice, 0])
        elif ability == t.ERASE:
            game.stack.append([ERASE, seat, count])
        elif ability == t.WALL:
            game.stack.append([WALLS, seat, count, 0])
        elif ability == t.EDGE:
            game.stack.append([EDGES, seat, count])


@final
class Blacken(Chances):
    """Blacken the next step of so many different columns (SR-9.7): ``(seat, how many, columns to choose from)``."""

    kind = BLACKEN
    name = "blacken"
    clause = "SR-9.7"

    def choices(self, game: SangueReale, frame: Frame, seat: int) -> list[int]:
        """The columns named that are not full."""
        named = frame[AMONG]
        return [
            COLUMN + column for column in range(FACES) if named >> column & 1 and is_open(game, seat, column)
        ]

    def once(self, game: SangueReale, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Lines and Unique Supporters count as ever."""
        blacken(game, seat, move - COLUMN, 0, tell)

    def rest(self, frame: Frame, move: int) -> Frame:
        """Each time another column."""
        return [frame[KIND], frame[SEAT], frame[LEFT] - 1, frame[AMONG] & ~(1 << (move - COLUMN))]

    def why(self, game: SangueReale, frame: Frame, seat: int, move: int) -> Refusal:
        """A column that is full, or one that is not named."""
        column = move - COLUMN
        if 0 <= column < FACES:
            full = frame[AMONG] >> column & 1
            return Refusal("SR-6.5" if full else "SR-9.7", {"value": column + 1})
        return Refusal(self.clause)

    def says(self, game: SangueReale, frame: Frame, seat: int, move: int) -> Phrase:
        """The column, and what its step brings."""
        column = move - COLUMN
        return Phrase("move-column", {"value": column + 1, "gain": gain(game, seat, column)})


@final
class Erase(Chances):
    """Erase numbers of the opponent in land that nobody controls (SR-9.10): ``(seat, how many)``."""

    kind = ERASE
    name = "erase"
    clause = "SR-9.10"

    def choices(self, game: SangueReale, frame: Frame, seat: int) -> list[int]:
        """All that the opponent has circled there."""
        sheet = game.sheet()
        theirs = game.circled[1 - seat]
        return [
            NUMBER + slot
            for slot in range(sheet.slots)
            if theirs >> slot & 1 and game.owner[sheet.slot_parcel[slot]] == NOBODY
        ]

    def once(self, game: SangueReale, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """One is erased."""
        slot = move - NUMBER
        game.circled[1 - seat] &= ~(1 << slot)
        events.tell_slot(game, "erases", seat, slot, self.clause, tell)

    def why(self, game: SangueReale, frame: Frame, seat: int, move: int) -> Refusal:
        """A number that is not circled, or not in free land."""
        sheet = game.sheet()
        if NUMBER <= move < NUMBER + sheet.slots:
            return Refusal(self.clause, events.slot_names(sheet, move - NUMBER))
        return super().why(game, frame, seat, move)

    def says(self, game: SangueReale, frame: Frame, seat: int, move: int) -> Phrase:
        """The number, and whose it is."""
        named = events.slot_names(game.sheet(), move - NUMBER)
        return Phrase("move-erase", {**named, "other": events.seat_name(1 - seat)})


@final
class Walls(Chances):
    """Tear down or raise different sections of the wall (SR-9.12): ``(seat, how many, sections done)``."""

    kind = WALLS
    name = "walls"
    clause = "SR-9.12"

    def choices(self, game: SangueReale, frame: Frame, seat: int) -> list[int]:
        """Any section, each once."""
        done = frame[DONE]
        return [WALL + section for section in range(len(game.initials)) if not done >> section & 1]

    def once(self, game: SangueReale, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """One section."""
        walls.work(game, seat, move - WALL, self.clause, tell)

    def rest(self, frame: Frame, move: int) -> Frame:
        """Each time another section."""
        return [frame[KIND], frame[SEAT], frame[LEFT] - 1, frame[DONE] | 1 << (move - WALL)]

    def says(self, game: SangueReale, frame: Frame, seat: int, move: int) -> Phrase:
        """What is done to it."""
        return walls.describe_work(game, move - WALL)


@final
class Edges(Chances):
    """Change rivers or borders, as at a coloured line (SR-9.13): ``(seat, how many)``."""

    kind = EDGES
    name = "edges"
    clause = "SR-9.13"

    def choices(self, game: SangueReale, frame: Frame, seat: int) -> list[int]:
        """All that can be changed."""
        return borders.edge_moves(game)

    def once(self, game: SangueReale, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """One edge."""
        borders.change_edge(game, seat, move - EDGE, self.clause, tell)

    def why(self, game: SangueReale, frame: Frame, seat: int, move: int) -> Refusal:
        """Not that edge, or no edge."""
        if borders.is_edge(game, move):
            return borders.why_not_that_edge(game, move - EDGE)
        return super().why(game, frame, seat, move)

    def says(self, game: SangueReale, frame: Frame, seat: int, move: int) -> Phrase:
        """What is done to it."""
        return borders.describe_edge(game, move - EDGE)
