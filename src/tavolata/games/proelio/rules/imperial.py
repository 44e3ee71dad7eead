"""The Imperial deck (PR-9): two cards for one, and the Inquisition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import Arguments, Phrase, Refusal, Tell, seat_name
from ....engine.questions import SEAT, Frame
from . import cards, events, guilds, memory, merchant
from .questions import Deed, DiscardQuestion, HouseQuestion
from .tables import (
    BASE,
    DISCARD,
    HOUSE,
    IMPERIAL,
    ON_LOOK,
    ON_PRICE,
    ON_SCRIBES,
    SCRIVANI,
    TO_IMPERIAL,
    TRADE,
    back_of,
    card_name,
    kinds_of,
)

if TYPE_CHECKING:
    from .state import Proelio


def to_draw(game: Proelio) -> int:
    """How many Imperial cards can still be drawn."""
    return len(game.decks[IMPERIAL]) + len(game.discards[IMPERIAL])


@final
class ToImperial(Deed):
    """Discard two cards and draw an Imperial one (PR-9.1)."""

    def can(self, game: Proelio, seat: int, move: int) -> bool:
        """Two cards to discard, and something to draw (PR-9.2)."""
        return len(game.hands[seat]) >= 2 and to_draw(game) > 0

    def do(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """The price comes first."""
        game.stack.append([ON_PRICE, seat, 0, 0, 2, TO_IMPERIAL])

    def why(self, game: Proelio, seat: int, move: int) -> Refusal:
        """Too few cards, or nothing to draw."""
        return Refusal("PR-9.1" if len(game.hands[seat]) < 2 else "PR-9.2")

    def describe(self, game: Proelio, seat: int, move: int) -> Phrase:
        """Nothing more to say."""
        return Phrase("move-imperial")


BLACK: Final = 2
GOLD: Final = 3
SOME: Final = 4
PURPOSE: Final = 5
"""Places in the frame of "price": how many black, golden and any cards are still owed, and what for: TO_IMPERIAL or
TRADE."""


@final
class Price(DiscardQuestion):
    """Discard a card of the price, of an Imperial card (PR-9.1) or of the Merchant (PR-14.4, PR-14.5)."""

    kind = ON_PRICE
    name = "price"
    clause = "PR-9.1"

    def rule(self, game: Proelio, frame: Frame) -> str:
        """By what it is for, and the season."""
        if frame[PURPOSE] == TO_IMPERIAL:
            return "PR-9.1"
        return "PR-14.4" if frame[SOME] else "PR-14.5"

    def legal(self, game: Proelio, frame: Frame, seat: int) -> list[int]:
        """The cards of the hand whose colour is still owed."""
        owed = [frame[BLACK] + frame[SOME], frame[GOLD] + frame[SOME]]
        return [DISCARD + kind for kind in kinds_of(game.hands[seat]) if owed[back_of(kind)]]

    def settle(self, game: Proelio, frame: Frame, tell: Tell) -> bool:
        """A price that takes the whole hand: everybody can see that nothing is to be chosen (PR-16.4)."""
        seat = frame[SEAT]
        hand = game.hands[seat]
        if frame[SOME]:
            whole = len(hand) == frame[SOME]
        else:
            golden = memory.cards_in(game, seat, IMPERIAL)
            whole = golden == frame[GOLD] and len(hand) - golden == frame[BLACK]
        if whole:
            game.fence += 1  # cards are shown that no move has named
            return self.answer_with(game, frame, DISCARD + hand[0], tell)
        return False

    def answer(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """With the last card comes what it was for."""
        super().answer(game, frame, seat, move, tell)
        _, _, black, gold, some, purpose = frame
        if some:
            some -= 1
        elif back_of(move - DISCARD) == BASE:
            black -= 1
        else:
            gold -= 1
        if black or gold or some:
            game.stack.append([ON_PRICE, seat, black, gold, some, purpose])
        elif purpose == TRADE:
            merchant.receive(game, seat, tell)
        else:
            take(game, seat, tell)

    def about(self, game: Proelio, frame: Frame, seat: int) -> Arguments:
        """What is owed, and for what."""
        owed: Arguments = {"black": frame[BLACK], "gold": frame[GOLD], "some": frame[SOME]}
        return {**owed, "what": "trade" if frame[PURPOSE] == TRADE else "imperial"}

    def why_not_that(self, game: Proelio, frame: Frame, seat: int, kind: int) -> Refusal:
        """It is not in the hand, or of a colour that is not owed."""
        if kind not in game.hands[seat]:
            return super().why_not_that(game, frame, seat, kind)
        return Refusal("PR-14.5", {"card": card_name(kind)}, "PR-14.5-card")


def take(game: Proelio, seat: int, tell: Tell) -> None:
    """Draw the Imperial card; the Scrivani may draw two, if there are two (PR-13.11)."""
    if guilds.ready(game, seat, SCRIVANI) and to_draw(game) >= 2:
        game.stack.append([ON_SCRIBES, seat])
    else:
        cards.draw(game, seat, IMPERIAL, 1, "PR-9.1", tell)


@final
class Look(HouseQuestion):
    """Inquisizione: whose hand is looked at, left or right (PR-9.7)."""

    kind = ON_LOOK
    name = "look"
    clause = "PR-9.7"

    def houses(self, game: Proelio, seat: int) -> list[int]:
        """The neighbours."""
        return sorted({game.left(seat), game.right(seat)})

    def answer(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Nobody else sees it (PR-16.3)."""
        other = move - HOUSE
        memory.shows(game, other, seat)
        memory.note_hand(game, other, 1 << seat)
        game.fence += 1
        events.tell_looked(game, tell, seat, other)

    def why_not(self, game: Proelio, frame: Frame, seat: int, move: int) -> Refusal:
        """No neighbour."""
        if move >= HOUSE:
            return Refusal("PR-9.7", id="PR-9.7-seat")
        return super().why_not(game, frame, seat, move)

    def describe(self, game: Proelio, frame: Frame, seat: int, move: int) -> Phrase:
        """The House."""
        return Phrase("move-look", {"other": seat_name(move - HOUSE)})
