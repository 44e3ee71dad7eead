"""The walls of the Keep: sections that stand or lie, and the initials on them (SR-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import Arguments, Phrase, Tell
from ....engine.questions import Frame
from . import events
from .notation import WALL
from .questions import GATE, Chance
from .tables import NOBODY, bits_of

if TYPE_CHECKING:
    from .state import SangueReale

SECTION: Final = 2
"""Where the section stands in a frame of GATE."""


@final
class Gate(Chance):
    """Work the section of a land just taken (SR-10.2): ``(seat, section)``."""

    kind = GATE
    name = "gate"
    clause = "SR-10.2"

    def choices(self, game: SangueReale, frame: Frame, seat: int) -> list[int]:
        """That section."""
        return [WALL + frame[SECTION]]

    def take(self, game: SangueReale, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Tear it down or raise it."""
        work(game, seat, move - WALL, self.clause, tell)

    def left(self, frame: Frame) -> str:
        """Whoever takes the land may work its section."""
        return self.clause

    def about(self, game: SangueReale, frame: Frame, seat: int) -> Arguments:
        """Which section, and what would be done."""
        section = frame[SECTION]
        return {"section": events.section_name(game, section), "work": work_on(game, section)}

    def says(self, game: SangueReale, frame: Frame, seat: int, move: int) -> Phrase:
        """What is done to it."""
        return describe_work(game, move - WALL)


def offer_gate(game: SangueReale, seat: int, parcels: int) -> None:
    """Who takes land that faces the castle may work its section, if nobody has (SR-10.2, SR-10.3)."""
    stood = 1 if game.flag().standing else 0
    for section, parcel in enumerate(game.sheet().sections):
        untouched = game.initials[section] == NOBODY and game.walls >> section & 1 == stood
        if parcels >> parcel & 1 and untouched:
            game.stack.append([GATE, seat, section])


def work(game: SangueReale, seat: int, section: int, clause: str, tell: Tell) -> None:
    """Tear a section down or raise it, as a clause says, and write one's initials; control stays (SR-10.6)."""
    game.walls ^= 1 << section
    game.initials[section] = seat
    events.tell_wall(game, seat, section, is_closed(game), clause, tell)


def is_closed(game: SangueReale) -> bool:
    """Whether so many sections stand that the castle is closed (SR-10.4)."""
    sheet = game.sheet()
    return sheet.castle != NOBODY and bits_of(game.walls) >= sheet.closed_at


def barred(game: SangueReale) -> int:
    """The land whose numbers cannot be circled: the castle while it is closed; else NOBODY (SR-10.4)."""
    return game.sheet().castle if is_closed(game) else NOBODY


def work_on(game: SangueReale, section: int) -> str:
    """What is done to a section, as a mark for messages."""
    return "tear" if game.walls >> section & 1 else "raise"


def describe_work(game: SangueReale, section: int) -> Phrase:
    """The work on a section as a sentence."""
    return Phrase(
        "move-wall", {"section": events.section_name(game, section), "work": work_on(game, section)}
    )
