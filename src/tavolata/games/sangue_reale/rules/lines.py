"""Lines: a number to circle, or at a coloured line an edge to change (SR-8.1, SR-9.9, SR-11.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import Arguments, Ask, Phrase, Refusal, Tell
from ....engine.questions import Frame
from . import borders, events, territories, walls
from .notation import EDGE, NUMBER
from .questions import CIRCLE, LEFT, Chances
from .tables import EDGE_NAMES, FACES, NOBODY, RIVER

if TYPE_CHECKING:
    from .state import SangueReale

NUMBERS: Final = 3
COLOURED: Final = 4
"""Places in a frame of CIRCLE: the numbers that may be circled, as bits by column; whether the line is coloured."""


@final
class Circle(Chances):
    """Circle a number, or change the land: ``(seat, how many, which numbers, whether the line is coloured)``.

    For a line its own number (SR-8.1), for a Unique Supporter so many of some numbers (SR-9.9).
    """

    kind = CIRCLE
    name = "circle"
    clause = "SR-8.1"

    def choices(self, game: SangueReale, frame: Frame, seat: int) -> list[int]:
        """Numbers in land that nobody controls; at a coloured line edges too (SR-11.1)."""
        found = [NUMBER + slot for slot in territories.open_slots(game, seat, frame[NUMBERS])]
        return found + borders.edge_moves(game) if frame[COLOURED] else found

    def once(self, game: SangueReale, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """One number, or one edge."""
        if move >= EDGE:
            rule = "SR-11.2" if game.sheet().marked == RIVER else "SR-11.3"
            borders.change_edge(game, seat, move - EDGE, rule, tell)
        else:
            rule = "SR-9.9" if self.is_ability(frame) else self.clause
            territories.circle(game, seat, move - NUMBER, rule, tell)

    def left(self, frame: Frame) -> str:
        """A line, or an ability."""
        return super().left(frame) if self.is_ability(frame) else "SR-8.2"

    def ask(self, game: SangueReale, frame: Frame, seat: int) -> Ask:
        """One number, one number or an edge, or several of some."""
        if self.is_ability(frame):
            return Ask("circle-any", "SR-9.9", {"number": frame[LEFT]})
        value = numbers(frame)[0] + 1
        if frame[COLOURED]:
            change = EDGE_NAMES[game.sheet().marked]
            return Ask("circle-or-change", "SR-11.1", {"value": value, "change": change})
        return Ask(self.name, self.clause, {"value": value})

    def shown(self, game: SangueReale, frame: Frame) -> Arguments:
        """How many, and of which numbers."""
        return {"number": frame[LEFT], "values": [f"value-{column + 1}" for column in numbers(frame)]}

    def is_ability(self, frame: Frame) -> bool:
        """Whether a Unique Supporter lets circle."""
        return len(numbers(frame)) > 1 or frame[LEFT] > 1

    def why(self, game: SangueReale, frame: Frame, seat: int, move: int) -> Refusal:
        """Not that number, not that edge, or something else altogether."""
        if NUMBER <= move < NUMBER + game.sheet().slots:
            return self.why_not_that_number(game, frame, seat, move - NUMBER)
        if borders.is_edge(game, move):
            return borders.why_not_that_edge(game, move - EDGE) if frame[COLOURED] else Refusal("SR-11.1")
        return super().why(game, frame, seat, move)

    def why_not_that_number(self, game: SangueReale, frame: Frame, seat: int, slot: int) -> Refusal:
        """Controlled land, a number circled before, a closed castle, or another number."""
        parcel = game.sheet().slot_parcel[slot]
        named = events.slot_names(game.sheet(), slot)
        if game.owner[parcel] != NOBODY:
            return Refusal("SR-8.4", {**named, "seat": events.seat_name(game.owner[parcel])})
        if game.circled[seat] >> slot & 1:
            return Refusal("SR-8.1", named, "SR-8.1-circled")
        if parcel == walls.barred(game):
            return Refusal("SR-10.4", named)
        return Refusal("SR-9.9" if len(numbers(frame)) > 1 else "SR-8.1", named)

    def says(self, game: SangueReale, frame: Frame, seat: int, move: int) -> Phrase:
        """An edge, or a number and how many are then missing in its territory."""
        if move >= EDGE:
            return borders.describe_edge(game, move - EDGE)
        sheet = game.sheet()
        slot = move - NUMBER
        told: Arguments = events.slot_names(sheet, slot)
        left = territories.missing(game, seat, sheet.slot_parcel[slot]) - 1
        return Phrase("move-number", {**told, "left": left})


def numbers(frame: Frame) -> list[int]:
    """The numbers that may be circled, by column."""
    return [column for column in range(FACES) if frame[NUMBERS] >> column & 1]
