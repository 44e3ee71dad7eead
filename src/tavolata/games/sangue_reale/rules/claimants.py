"""The claimants: who plays whom, and the head start of each (SR-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ....engine.phrases import Arguments, Ask, Phrase, Tell
from ....engine.questions import Frame
from . import events
from .notation import CLAIMANT
from .questions import PLAN, SIDES, SangueQuestion
from .tables import FACES, SEATS, TURNS

if TYPE_CHECKING:
    from .state import SangueReale


@final
class Sides(SangueQuestion):
    """Choose a claimant: at first whom the seed draws, then the loser of the Era before (SR-2.2, SR-2.3)."""

    kind = SIDES
    name = "sides"
    clause = "SR-2.3"

    def legal(self, game: SangueReale, frame: Frame, seat: int) -> list[int]:
        """Either."""
        return [CLAIMANT, CLAIMANT + 1]

    def answer(self, game: SangueReale, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """The seat is one, the other seat the other."""
        take_sides(game, seat, move - CLAIMANT)
        events.tell_sides(game, seat, self.rule(game), tell)

    def about(self, game: SangueReale, frame: Frame, seat: int) -> Arguments:
        """Of which Era."""
        return {"era": events.era_name(game)}

    def ask(self, game: SangueReale, frame: Frame, seat: int) -> Ask:
        """By the option in the first Era of a match, later by the rule."""
        return Ask(self.name, self.rule(game), self.about(game, frame, seat))

    def rule(self, game: SangueReale) -> str:
        """Why this seat chooses: the seed or the Era before says so."""
        return self.clause if game.points else "SR-2.2"

    def describe(self, game: SangueReale, frame: Frame, seat: int, move: int) -> Phrase:
        """A claimant by name."""
        return Phrase("move-claimant", {"claimant": events.claimant_name(game.sheet(), move - CLAIMANT)})


def take_sides(game: SangueReale, seat: int, claimant: int) -> None:
    """A seat plays a claimant, the other seat the other one; both get their head start (SR-2.1, SR-2.4)."""
    sheet = game.sheet()
    game.claimants = [claimant, 1 - claimant] if seat == 0 else [1 - claimant, claimant]
    if not game.points:
        game.first = seat if claimant == 0 else 1 - seat
    for one in range(SEATS):
        side = sheet.claimants[game.claimants[one]]
        game.circled[one] = side.circled
        for turn in side.modifiers:
            game.drawn[one * TURNS + turn] += 1
        for column in side.blackened:
            game.black[one * FACES + column] += 1
    game.stack = [[PLAN]]
