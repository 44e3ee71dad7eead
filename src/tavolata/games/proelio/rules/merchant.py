"""The Merchant (PR-14): he travels to the left, and sells discards."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ....engine.phrases import Phrase, Refusal, Tell
from ....engine.questions import Frame
from . import events, memory
from .questions import CardQuestion, Deed
from .tables import (
    BASE,
    IMPERIAL,
    LEAVE,
    NOBODY,
    ON_PRICE,
    ON_TRADE,
    SEASONS,
    SUMMER,
    TAKE,
    TRADE,
    back_of,
    card_name,
    kinds_of,
)

if TYPE_CHECKING:
    from .state import Proelio


def travel(game: Proelio, tell: Tell) -> None:
    """At the end of the turn of the House he is with he goes to its left (PR-14.2)."""
    if game.merchant == game.turn:
        game.merchant = game.left(game.turn)
        events.tell_merchant(tell, game.turn, game.merchant)


def price(game: Proelio) -> list[int]:
    """What he asks in this season: black cards, golden cards, any cards (PR-14.4, PR-14.5)."""
    return [0, 0, 2] if game.season == SUMMER else [1, 1, 0]


@final
class Trade(Deed):
    """Trade with the Merchant (PR-14.3)."""

    def can(self, game: Proelio, seat: int, move: int) -> bool:
        """He is here, no Peste rages (PR-14.7), there are discards, and the price is in the hand (PR-14.8)."""
        if game.merchant != seat or game.plague != NOBODY or not game.discards[BASE]:
            return False
        black, gold, some = price(game)
        cards = len(game.hands[seat])
        golden = memory.cards_in(game, seat, IMPERIAL)
        return cards - golden >= black and golden >= gold and cards >= some

    def do(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """The card is chosen first."""
        game.stack.append([ON_TRADE, seat])

    def why(self, game: Proelio, seat: int, move: int) -> Refusal:
        """There is no Merchant, he is elsewhere, nobody trades, or something is lacking."""
        if game.merchant == NOBODY:
            clause = "PR-15.2" if game.teams() else "PR-14.9" if game.seats == 2 else "PR-2.6"
            return Refusal(clause, id="no-merchant")
        if game.merchant != seat:
            return Refusal("PR-14.3")
        if game.plague != NOBODY:
            return Refusal("PR-14.7")
        if not game.discards[BASE]:
            return Refusal("PR-14.8", id="PR-14.8-discards")
        return Refusal("PR-14.8", {"season": SEASONS[game.season]})

    def describe(self, game: Proelio, seat: int, move: int) -> Phrase:
        """The season says the price."""
        return Phrase("move-trade", {"season": SEASONS[game.season]})


@final
class Purchase(CardQuestion):
    """Which Base discard is taken, or none: the Action is spent either way (PR-14.3, PR-14.6)."""

    kind = ON_TRADE
    name = "trade"
    clause = "PR-14.3"
    first = TAKE

    def legal(self, game: Proelio, frame: Frame, seat: int) -> list[int]:
        """Every kind among them, or nothing."""
        return [*[TAKE + kind for kind in kinds_of(game.discards[BASE])], LEAVE]

    def answer(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It is chosen, then paid for, then taken (PR-14.8); of several like it the one that lies highest."""
        if move == LEAVE:
            events.tell_seat(tell, "buys-nothing", seat)
            return
        kind = move - TAKE
        pile = game.discards[BASE]
        del pile[len(pile) - 1 - pile[::-1].index(kind)]
        game.bought = kind
        events.tell_card(tell, "chooses", seat, kind)
        game.stack.append([ON_PRICE, seat, *price(game), TRADE])

    def why_not_that(self, game: Proelio, frame: Frame, seat: int, kind: int) -> Refusal:
        """It is not among them; Imperial cards never are."""
        id = "PR-14.3-imperial" if back_of(kind) == IMPERIAL else "PR-14.3-card"
        return Refusal("PR-14.3", {"card": card_name(kind)}, id)

    def describe(self, game: Proelio, frame: Frame, seat: int, move: int) -> Phrase:
        """The card, or nothing."""
        if move == LEAVE:
            return Phrase("move-buy-nothing")
        return Phrase("move-take", {"card": card_name(move - TAKE)})


def receive(game: Proelio, seat: int, tell: Tell) -> None:
    """What was bought comes into the hand, seen by all (PR-14.8)."""
    kind = game.bought
    game.bought = -1
    game.hands[seat].append(kind)
    memory.comes(game, seat, kind)
    events.tell_card(tell, "buys", seat, kind, events.discards_of(BASE), events.hand_of(seat))
