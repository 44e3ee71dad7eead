"""What is pending: the kinds of frames on the stack, and what all questions, actions of a turn and effects share.

Each frame is [kind, seat, arguments ...]. What a kind means is an object in the chapter it belongs to; state.py has the
table of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.phrases import Ask, Phrase, Refusal, Tell
from ....engine.questions import SEAT, Frame, Question, Step

if TYPE_CHECKING:
    from .state import CavernTavern

ON_CHARACTER: Final = 0
ON_START: Final = 1
ON_TURN: Final = 2
ON_DROP: Final = 3
ON_DICE: Final = 4
ON_PAY_ORDER: Final = 5
ON_PAY_SAYS: Final = 6
ON_EFFECT: Final = 7
ON_GAIN: Final = 8
ON_EXCHANGE: Final = 9
ON_STEAL: Final = 10
ON_STEAL_KIND: Final = 11
ON_SWAP: Final = 12
ON_SWAP_GIVE: Final = 13
ON_SWAP_TAKE: Final = 14
ON_RIVAL_GAIN: Final = 15
ON_RIVAL_NASTY: Final = 16
ON_RIVAL_REROLL: Final = 17
ON_REROLL: Final = 18
ON_SET: Final = 19
ON_FACE: Final = 20
ON_SHIFT: Final = 21
ON_FLIP: Final = 22
ON_KEEP: Final = 23
ON_DISCARD: Final = 24
ON_REPLACE: Final = 25
ON_LAY: Final = 26
ON_ORDER_SWAP: Final = 27
ON_DISMISS: Final = 28
ON_MRS_NASTY: Final = 29
ON_TASK_LIMIT: Final = 30
ON_ABILITY: Final = 31
DEAL: Final = 32
SET_UP: Final = 33
DO: Final = 34
TASK_DONE: Final = 35
AFTER_PLACE: Final = 36
SCORE: Final = 37
MOVE_NASTY: Final = 38
FORGET: Final = 39
TASKS_HOME: Final = 40
NEXT_ROUND: Final = 41
ROLL: Final = 42
CHECK_SAYS: Final = 43

NUMBER: Final = 2
"""How many there are to choose: the place of it in all frames that say so, but for rolling again."""


class CavernStep(Step["CavernTavern"]):
    """A step of Cavern Tavern."""


class CavernQuestion(Question["CavernTavern"]):
    """A question of Cavern Tavern."""

    def rule(self, game: CavernTavern, frame: Frame) -> str:
        """The clause it comes from as the case lies."""
        return self.clause

    def ask(self, game: CavernTavern, frame: Frame, seat: int) -> Ask:
        """What a seat is asked."""
        return Ask(self.name, self.rule(game, frame), self.about(game, frame, seat))

    def why(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Refusal:
        """Something else is asked."""
        return Refusal(self.rule(game, frame), id="asked")

    def settle(self, game: CavernTavern, frame: Frame, tell: Tell) -> bool:
        """One answer is given at once; where nothing is left of what might have been chosen, it is lost (CT-8.6)."""
        moves = self.legal(game, frame, frame[SEAT])
        if len(moves) > 1:
            return False
        if moves:
            return self.answer_with(game, frame, moves[0], tell)
        game.stack.pop()
        return True


class Action:
    """One of the things that a player may do in a turn (CT-4.1)."""

    first: ClassVar[int] = 0
    end: ClassVar[int] = 0
    """The first of its moves, and the first after them."""

    def offer(self, game: CavernTavern, seat: int, found: list[int]) -> None:
        """Add the moves that are legal now."""
        raise NotImplementedError

    def do(self, game: CavernTavern, seat: int, move: int, tell: Tell) -> None:
        """Do it; the turn goes on afterwards."""
        raise NotImplementedError

    def describe(self, game: CavernTavern, seat: int, move: int) -> Phrase:
        """A move as a sentence."""
        raise NotImplementedError

    def why(self, game: CavernTavern, seat: int, move: int) -> Refusal:
        """Why a move is not legal now: an order may be owed first (CT-4.3)."""
        return Refusal("CT-4.3") if game.duty else self.why_not(game, seat, move)

    def why_not(self, game: CavernTavern, seat: int, move: int) -> Refusal:
        """Why a move is not legal, where no order is owed."""
        raise NotImplementedError


SOURCE: Final = 2
ZONE: Final = 6
"""In the frame of Do, which works through effects: whose they are (OF_ZONE and so on), and the zone that was used."""


class Effect:
    """One kind of effect of zones and cards (CT-16). An effect is four numbers, [kind, n, a, b]: see tables.py."""

    def can(self, game: CavernTavern, seat: int, effect: list[int]) -> bool:
        """Whether it can do something (CT-15.4)."""
        raise NotImplementedError

    def do(self, game: CavernTavern, seat: int, effect: list[int], frame: Frame, tell: Tell) -> None:
        """Do it as far as it is possible; the frame is that of Do."""
        raise NotImplementedError
