"""Questions as objects: what is pending lies on a stack as frames of whole numbers, and an object says what they mean.

A frame is ``[kind, seat, ...]``: data, so that copies, dumps and comparisons stay plain and fast. Each kind has
one object without state, in the chapter of the rules it belongs to: a ``Question``, which somebody must answer, or a
``Step``, which asks nobody and is worked off. The engine owns the way between them: who is asked, what is legal, what a
move does, why it is refused.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from .moves import Moves
from .phrases import Arguments, Ask, Phrase, Refusal, Tell
from .setup import Setup
from .state import State

Frame: TypeAlias = "list[int]"
KIND: Final = 0
SEAT: Final = 1
"""Places in every frame; a game names the others, each where its questions are."""
TOGETHER: Final = -1
"""The seat of a frame that several answer at once: the question says who still has to (``asked``). A frame that ends
before its seat is the same: it names none."""

G = TypeVar("G", bound="Asking")


def seat_of(frame: Frame) -> int:
    """The one seat a frame asks, or TOGETHER."""
    return frame[SEAT] if len(frame) > SEAT else TOGETHER


@mypyc_attr(allow_interpreted_subclasses=True)
class Pending(Generic[G]):
    """What a kind of frame means."""

    kind: ClassVar[int] = -1
    """Its number on the stack. Where a game has numbers that no frame bears, a plain ``Pending`` fills the table."""
    name: ClassVar[str] = ""
    """What it is called, in asks and views."""
    asks: ClassVar[bool] = False
    """Whether it is a question, so that its frame names who is asked."""

    def shown(self, game: G, frame: Frame) -> Arguments:
        """What everybody knows of it while it waits, by name: for views. By default no more than that it is there."""
        return {}

    def resolve(self, game: G, frame: Frame, tell: Tell) -> bool:
        """Work the frame off, as far as nobody need be asked; False leaves it on top, and the match waits."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Pending[G]):
    """A frame that asks nobody."""

    def run(self, game: G, frame: Frame, tell: Tell) -> None:
        """Do one step. The frame is still on the stack, and whoever is done with it takes it off."""
        raise NotImplementedError

    def resolve(self, game: G, frame: Frame, tell: Tell) -> bool:
        """One step."""
        self.run(game, frame, tell)
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Pending[G]):
    """A frame that somebody must answer."""

    asks: ClassVar[bool] = True
    clause: ClassVar[str] = ""
    """The rule it comes from."""

    # -- what a question says ---------------------------------------------------------------------------------------

    def legal(self, game: G, frame: Frame, seat: int) -> list[int]:
        """Every answer to it."""
        raise NotImplementedError

    def answer(self, game: G, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Do what a legal answer says. The frame is off the stack, unless several answer at once."""
        raise NotImplementedError

    def why(self, game: G, frame: Frame, seat: int, move: int) -> Refusal:
        """Why a move that is no answer to it is none. Only such moves come here."""
        raise NotImplementedError

    def describe(self, game: G, frame: Frame, seat: int, move: int) -> Phrase:
        """An answer as a sentence, with what it will do as far as the seat may know."""
        raise NotImplementedError

    # -- what a question may say ------------------------------------------------------------------------------------

    def allows(self, game: G, frame: Frame, seat: int, move: int) -> bool:
        """Whether a move is an answer to it; for a question that can tell without making the list of all."""
        return move in self.legal(game, frame, seat)

    def asked(self, game: G, frame: Frame) -> list[int]:
        """Who owes an answer."""
        return [frame[SEAT]]

    def about(self, game: G, frame: Frame, seat: int) -> Arguments:
        """What the sentence that asks it needs to say."""
        return {}

    def ask(self, game: G, frame: Frame, seat: int) -> Ask:
        """What a seat is asked; a question with a time limit, or one that is talked about, says it here."""
        return Ask(self.name, self.clause, self.about(game, frame, seat))

    def settle(self, game: G, frame: Frame, tell: Tell) -> bool:
        """Answer it where what everybody sees leaves no choice (see ``answer_with``); False: it must be asked."""
        return False

    # -- what every question does -----------------------------------------------------------------------------------

    def resolve(self, game: G, frame: Frame, tell: Tell) -> bool:
        """Settled, if it can be."""
        return self.settle(game, frame, tell)

    def answer_with(self, game: G, frame: Frame, move: int, tell: Tell) -> bool:
        """The frame's seat gives the one answer there is; for ``settle``, which then is true."""
        game.stack.pop()
        self.answer(game, frame, frame[SEAT], move, tell)
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(State):
    """A State whose pending questions are objects.

    ``stack`` holds the frames, the top one last; frames are replaced, never changed in place. A game hands its table of
    ``Pending`` objects, by kind, to ``__init__``, and the ``Moves`` of its pack; it names ``stack`` among its fields.
    """

    stack: list[Frame]

    def __init__(self, setup: Setup, meanings: list[Pending[Any]], moves: Moves) -> None:
        State.__init__(self, setup)  # uncompiled, super() would take a tenth of a small game's clone
        # Each is looked at once, where it is used: as a question or as a step.
        self.meanings: list[Any] = meanings
        self.moves = moves

    # -- what a game writes besides ---------------------------------------------------------------------------------

    def why_over(self) -> Refusal:
        """The rule that allows no move after the end."""
        raise NotImplementedError

    def why_not_asked(self, seat: int) -> Refusal:
        """The rule by which another seat is asked now."""
        raise NotImplementedError

    def interrupt(self, tell: Tell) -> bool:
        """What comes before whatever is pending; True when the stack is to be left as it is until an answer comes."""
        return False

    # -- who is asked, and what -------------------------------------------------------------------------------------

    def question(self) -> Question[Any]:
        """The question on top. It is one whenever anybody can look: steps are worked off at once."""
        question: Question[Any] = self.meanings[self.stack[-1][KIND]]
        return question

    def is_asked(self, seat: int) -> bool:
        """Whether this seat owes a decision."""
        if self.over:
            return False
        frame = self.stack[-1]
        only = frame[SEAT] if len(frame) > SEAT else TOGETHER
        return seat == only if only != TOGETHER else seat in self.question().asked(self, frame)

    def deciders(self) -> list[int]:
        """The seats that owe a decision now."""
        if self.over:
            return []
        frame = self.stack[-1]
        only = frame[SEAT] if len(frame) > SEAT else TOGETHER
        return [only] if only != TOGETHER else self.question().asked(self, frame)

    def legal(self, seat: int) -> list[int]:
        """Every move this seat may play now."""
        if not self.is_asked(seat):
            return []
        frame = self.stack[-1]
        question: Question[Any] = self.meanings[frame[KIND]]
        return question.legal(self, frame, seat)

    def ask(self, seat: int) -> Ask | None:
        """What this seat is asked."""
        return self.question().ask(self, self.stack[-1], seat) if self.is_asked(seat) else None

    # -- what happens -----------------------------------------------------------------------------------------------

    def play(self, seat: int, move: int, tell: Tell = None) -> None:
        """Play a legal move, and go on to the next question."""
        if self.is_asked(seat):
            frame = self.stack[-1]
            question: Question[Any] = self.meanings[frame[KIND]]
            if question.allows(self, frame, seat, move):
                self.do(seat, move, tell)
                return
        self.refuse(seat, move)

    def do(self, seat: int, move: int, tell: Tell = None) -> None:
        """The same for a move that is known to be legal."""
        frame = self.stack[-1]
        question: Question[Any] = self.meanings[frame[KIND]]
        if len(frame) > SEAT and frame[SEAT] != TOGETHER:
            self.stack.pop()
        question.answer(self, frame, seat, move, tell)
        self.go_on(tell)

    def go_on(self, tell: Tell) -> None:
        """Work off what asks nobody, or whose answer is plain to all, until a question must be asked."""
        meanings = self.meanings
        while not self.over and not self.interrupt(tell):
            frame = self.stack[-1]
            meaning: Pending[Any] = meanings[frame[KIND]]
            if not meaning.resolve(self, frame, tell):
                return

    # -- words ------------------------------------------------------------------------------------------------------

    def why(self, seat: int, move: int) -> Refusal | None:
        """Why a move is not legal for this seat now; ``None`` if it is legal."""
        if self.over:
            return self.why_over()
        if not self.is_asked(seat):
            return self.why_not_asked(seat)
        frame = self.stack[-1]
        question = self.question()
        if question.allows(self, frame, seat, move):
            return None
        return question.why(self, frame, seat, move)

    def describe(self, seat: int, move: int) -> Phrase:
        """The move as a sentence."""
        return self.question().describe(self, self.stack[-1], seat, move)

    def write(self, seat: int, move: int) -> str:
        """The move in notation."""
        return self.moves.write(move)

    def read(self, seat: int, text: str) -> int:
        """The move that a text means."""
        return self.moves.read(text)
