"""What the questions of all chapters share: the kinds of frames, and a chance that may also be left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....engine.phrases import Arguments, Phrase, Refusal, Tell
from ....engine.questions import KIND, SEAT, Frame, Question, Step
from . import events
from .notation import PASS

if TYPE_CHECKING:
    from .state import SangueReale

# Kinds of frames: their places in ``state.MEANINGS``. Those before ACT are questions.
PLAN: Final = 0
SIDES: Final = 1
FACE: Final = 2
SHARE: Final = 3
FIVE: Final = 4
DRAW: Final = 5
DICE: Final = 6
CIRCLE: Final = 7
ERASE: Final = 8
BLACKEN: Final = 9
GATE: Final = 10
WALLS: Final = 11
EDGES: Final = 12
ACT: Final = 13
ICON: Final = 14
ACTION_END: Final = 15
ROUND_END: Final = 16

# Places in a frame after its kind and its seat.
COUNTS: Final = 2
"""Where dice begin: how many there are of each value."""
LEFT: Final = 2
"""How often something may be done."""


class SangueStep(Step["SangueReale"]):
    """A step of this game."""


class SangueQuestion(Question["SangueReale"]):
    """A question of this game."""

    def why(self, game: SangueReale, frame: Frame, seat: int, move: int) -> Refusal:
        """Something else is asked."""
        return Refusal(self.clause)


class Chance(SangueQuestion):
    """What may be done or left (SR-8.2, SR-9.5); where nothing can be done the chance is lost unasked."""

    def choices(self, game: SangueReale, frame: Frame, seat: int) -> list[int]:
        """What can be done."""
        raise NotImplementedError

    def take(self, game: SangueReale, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Do it."""
        raise NotImplementedError

    def says(self, game: SangueReale, frame: Frame, seat: int, move: int) -> Phrase:
        """It as a sentence."""
        raise NotImplementedError

    def left(self, frame: Frame) -> str:
        """The rule by which it may be left, or is lost: abilities need not be used."""
        return "SR-9.5"

    def legal(self, game: SangueReale, frame: Frame, seat: int) -> list[int]:
        """All that can be done, or nothing."""
        found = self.choices(game, frame, seat)
        found.append(PASS)
        return found

    def answer(self, game: SangueReale, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Take the chance or leave it."""
        if move == PASS:
            events.tell_pass(seat, self.left(frame), tell)
        else:
            self.take(game, frame, seat, move, tell)

    def describe(self, game: SangueReale, frame: Frame, seat: int, move: int) -> Phrase:
        """What is done, or that nothing is."""
        return Phrase(f"move-pass-{self.name}") if move == PASS else self.says(game, frame, seat, move)

    def settle(self, game: SangueReale, frame: Frame, tell: Tell) -> bool:
        """Lost where there is nothing to do (SR-8.2)."""
        if self.choices(game, frame, frame[SEAT]):
            return False
        game.stack.pop()
        events.tell_nothing(frame[SEAT], self.name, self.left(frame), tell)
        return True


class Chances(Chance):
    """A chance to do something so many times: ``(seat, how many, ...)``."""

    def once(self, game: SangueReale, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Do it one time."""
        raise NotImplementedError

    def rest(self, frame: Frame, move: int) -> Frame:
        """What is left to be done after a move."""
        return [frame[KIND], frame[SEAT], frame[LEFT] - 1, *frame[LEFT + 1 :]]

    def take(self, game: SangueReale, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Once, and what is left waits until all that follows is done."""
        if frame[LEFT] > 1:
            game.stack.append(self.rest(frame, move))
        self.once(game, frame, seat, move, tell)

    def about(self, game: SangueReale, frame: Frame, seat: int) -> Arguments:
        """What all know."""
        return self.shown(game, frame)

    def shown(self, game: SangueReale, frame: Frame) -> Arguments:
        """How many."""
        return {"number": frame[LEFT]}

    def why(self, game: SangueReale, frame: Frame, seat: int, move: int) -> Refusal:
        """Something else is to be finished first."""
        return Refusal(self.clause, id="SR-6.7")
