"""What the questions of all chapters share: the kinds of frames, and answers that are bits of one number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ....engine.phrases import Arguments, Ask, Refusal, Tell
from ....engine.questions import Frame, Question, Step
from .bits import BITS, bits_from
from .notation import MOVES

if TYPE_CHECKING:
    from .state import PrimoCavaliere

# Kinds of frames: their places in ``state.MEANINGS``.
CHOOSE_COMPANION: Final = 0
KILL_IN_CITY: Final = 1
KILL_IN_AREA: Final = 2
KILL_COMPANION: Final = 3
KILL_NAMED: Final = 4
TAKE_NAMED: Final = 5
SWAP: Final = 6
SWAP_WITH: Final = 7
NAME_HOUSE: Final = 8
CHOOSE_DRAWN: Final = 9
BREAK_TIE: Final = 10
SEND_RAVEN: Final = 11
TALK: Final = 12
EFFECT: Final = 13
END_OF_TURN: Final = 14
MOVE_VARYS: Final = 15

# Places in a frame after its kind and its seat: two numbers, whatever they mean to its question.
ABOUT: Final = 2
BESIDES: Final = 3


class PrimoStep(Step["PrimoCavaliere"]):
    """A step of this game."""


class PrimoQuestion(Question["PrimoCavaliere"]):
    """A question of this game: its answers follow each other from a first code, so a mask tells which are legal."""

    def __init__(self, first: i64) -> None:
        self.first: i64 = first
        self.number = self.kind
        """Its kind again, where compiled code finds it faster than in the class."""

    def answers(self, game: PrimoCavaliere, frame: Frame) -> i64:
        """What can be answered, as bits counted from the first code."""
        raise NotImplementedError

    def begin(self, game: PrimoCavaliere, companion: int, effect: list[int], tell: Tell) -> None:
        """Do what a companion's effect says, or ask how: only for questions that effects ask."""
        raise NotImplementedError

    def legal(self, game: PrimoCavaliere, frame: Frame, seat: int) -> list[int]:
        """The same as a list."""
        return bits_from(self.answers(game, frame), self.first)

    def allows(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int) -> bool:
        """Whether its bit is set."""
        place = move - int(self.first)
        return 0 <= place < BITS and self.answers(game, frame) >> place & 1 == 1

    def shown(self, game: PrimoCavaliere, frame: Frame) -> Arguments:
        """What the one who is asked hears of it: nothing is hidden from the others (PC-1.7)."""
        return self.about(game, frame, int(game.turn))

    def ask(self, game: PrimoCavaliere, frame: Frame, seat: int) -> Ask:
        """In a game with ravens nobody talks (PC-9.3)."""
        silence: list[list[int]] | None = [] if game.option("ravens") else None
        return Ask(self.name, self.clause, self.about(game, frame, seat), talk=silence)

    def why(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int) -> Refusal:
        """Something else is asked; Varys moves when it is done (PC-3.9)."""
        return Refusal(self.clause, id="PC-3.9" if move < MOVES else "")
