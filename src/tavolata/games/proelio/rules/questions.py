"""What the questions of Proelio share, and what the Action of a turn can be (PR-3.9).

Each chapter of the rulebook has a file, with its questions and its Actions: what is legal, what an answer does, what is
asked, why another move is none, and how a move reads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.phrases import Arguments, Ask, Phrase, Refusal, Tell, seat_name
from ....engine.questions import SEAT, Frame, Question
from . import cards, events
from .tables import ATTACK, CODES, DEPLOY, DISCARD, GIVE, HOUSE, KINDS, SUPPORT, card_name, kinds_of

if TYPE_CHECKING:
    from .state import Proelio

OTHER: Final = 2
"""The place of another House in a frame, where a question has to do with one: most frames hold nothing else."""


class ProelioQuestion(Question["Proelio"]):
    """A question to one House."""

    def rule(self, game: Proelio, frame: Frame) -> str:
        """The clause it comes from, where that depends on what it is asked for."""
        return self.clause

    def ask(self, game: Proelio, frame: Frame, seat: int) -> Ask:
        """What is asked; between alliances nobody talks meanwhile (PR-15.3)."""
        silence: list[list[int]] | None = [] if game.teams() else None
        return Ask(self.name, self.rule(game, frame), self.about(game, frame, seat), talk=silence)

    def about(self, game: Proelio, frame: Frame, seat: int) -> Arguments:
        """The other House that the question has to do with, if there is one."""
        return {"other": seat_name(frame[OTHER])} if len(frame) > OTHER else {}

    def shown(self, game: Proelio, frame: Frame) -> Arguments:
        """What is asked of a House everybody knows: no question says more of its cards than their number."""
        return self.about(game, frame, frame[SEAT])

    def why(self, game: Proelio, frame: Frame, seat: int, move: int) -> Refusal:
        """No move at all, no seat of this match, or no answer."""
        if not 0 <= move < CODES:
            return Refusal(self.rule(game, frame), id="no-move")
        if move >= HOUSE + game.seats:
            return Refusal(self.rule(game, frame), {"number": move - HOUSE + 1}, "no-seat")
        return self.why_not(game, frame, seat, move)

    def why_not(self, game: Proelio, frame: Frame, seat: int, move: int) -> Refusal:
        """Why a move that can be played in this match is no answer: what is asked must be answered first."""
        return Refusal(self.rule(game, frame), id=f"now-{self.name}")


# -- a card, or a House -----------------------------------------------------------------------------------------------


class CardQuestion(ProelioQuestion):
    """Which card: any of the hand, unless a question says otherwise."""

    first: ClassVar[int] = -1
    """The first code of its moves, one for each kind of card."""

    def legal(self, game: Proelio, frame: Frame, seat: int) -> list[int]:
        """Every kind of card in the hand, Imperial ones too (PR-6.8)."""
        first = self.first
        return [first + kind for kind in kinds_of(game.hands[seat])]

    def why_not(self, game: Proelio, frame: Frame, seat: int, move: int) -> Refusal:
        """A card was named, but the wrong one; or another move."""
        if self.first <= move < self.first + KINDS:
            return self.why_not_that(game, frame, seat, move - self.first)
        return super().why_not(game, frame, seat, move)

    def why_not_that(self, game: Proelio, frame: Frame, seat: int, kind: int) -> Refusal:
        """Why a card is none of those that may be named."""
        return Refusal(self.rule(game, frame), {"card": card_name(kind)}, "not-in-hand")


class DiscardQuestion(CardQuestion):
    """Which card of the hand is discarded."""

    first = DISCARD

    def answer(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It goes to the discards of its deck, face up (PR-3.8, PR-9.10); if there are still too many, another one."""
        cards.discard(game, seat, move - DISCARD)
        cards.keep_limit(game, seat)
        events.tell_discarded(game, tell, seat, move - DISCARD, self.told_by(game, frame))

    def told_by(self, game: Proelio, frame: Frame) -> str:
        """The clause by which it is discarded."""
        return self.rule(game, frame)

    def describe(self, game: Proelio, frame: Frame, seat: int, move: int) -> Phrase:
        """The card."""
        return Phrase("move-discard", {"card": card_name(move - DISCARD)})


class GiveQuestion(CardQuestion):
    """Which card of the hand goes to another House. Frame: that House (OTHER)."""

    first = GIVE
    says: ClassVar[str] = ""
    """The sentence of its moves."""

    def describe(self, game: Proelio, frame: Frame, seat: int, move: int) -> Phrase:
        """The card, and to whom."""
        return Phrase(self.says, {"card": card_name(move - GIVE), "other": seat_name(frame[OTHER])})


class HouseQuestion(ProelioQuestion):
    """Which other House; between two Houses nobody is asked (PR-1.8, PR-16.4)."""

    def houses(self, game: Proelio, seat: int) -> list[int]:
        """Those that may be named."""
        raise NotImplementedError

    def legal(self, game: Proelio, frame: Frame, seat: int) -> list[int]:
        """Each of them."""
        return [HOUSE + other for other in self.houses(game, seat)]

    def settle(self, game: Proelio, frame: Frame, tell: Tell) -> bool:
        """There is only one other House."""
        return game.seats == 2 and self.answer_with(game, frame, HOUSE + game.left(frame[SEAT]), tell)


# -- Actions ----------------------------------------------------------------------------------------------------------


class Deed:
    """What the Action of a turn can be (PR-3.9): a move, or one for each kind of card.

    The question "action" (turn.py) asks it what it asks every deed. Its frame is off the stack when a deed is done; one
    that leaves the Action still to come lays it back.
    """

    def __init__(self, first: int) -> None:
        self.first = first
        """Its move, or the first code of its moves."""

    def can(self, game: Proelio, seat: int, move: int) -> bool:
        """Whether the seat in turn may do it; of a card that is in the hand."""
        raise NotImplementedError

    def do(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Do it."""
        raise NotImplementedError

    def why(self, game: Proelio, seat: int, move: int) -> Refusal:
        """Why it cannot be done now. Only asked when it cannot."""
        raise NotImplementedError

    def describe(self, game: Proelio, seat: int, move: int) -> Phrase:
        """It as a sentence."""
        raise NotImplementedError


class CardDeed(Deed):
    """An Action with a card of the hand."""

    clause: ClassVar[str] = ""
    """The rule that lets the card be used."""

    def why(self, game: Proelio, seat: int, move: int) -> Refusal:
        """The card is not there, or cannot be used so."""
        kind = move - self.first
        if kind not in game.hands[seat]:
            return Refusal(self.clause, {"card": card_name(kind)}, "not-in-hand")
        return self.why_not_that(game, seat, kind)

    def why_not_that(self, game: Proelio, seat: int, kind: int) -> Refusal:
        """Why a card of the hand cannot be used so."""
        raise NotImplementedError


def is_action(move: int) -> bool:
    """Whether a move is an Action and nothing else."""
    return move <= SUPPORT or ATTACK <= move < DEPLOY
