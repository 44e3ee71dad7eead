"""Drawing and Strategy cards (PR-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from ....engine.phrases import Phrase, Refusal, Tell, seat_name
from ....engine.questions import SEAT, Frame
from . import cards, defeat, events, guilds
from . import tables as t
from .questions import OTHER, CardDeed, Deed, HouseQuestion, ProelioQuestion
from .tables import BASE, DRAW, HOUSE, LEAVE, NOBODY, PLAY, card_name, does

if TYPE_CHECKING:
    from .state import Proelio

RESOURCES: Final = {t.RISORSE: 2, t.RISORSE_IMPERIALI: 3}
"""How many cards each lets draw (PR-8.3, PR-9.9)."""


def describe_draw(game: Proelio, seat: int) -> Phrase:
    """To draw: what is left of the deck, and how many cards one has."""
    return Phrase("move-draw", {"left": len(game.decks[BASE]), "hand": len(game.hands[seat])})


@final
class Draw(Deed):
    """Draw one Base card (PR-8.1)."""

    def can(self, game: Proelio, seat: int, move: int) -> bool:
        """Always: so nobody is ever without an Action (PR-3.4)."""
        return True

    def do(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """One card."""
        cards.supply(game, seat, 1, "PR-8.1", tell)

    def describe(self, game: Proelio, seat: int, move: int) -> Phrase:
        """What is drawn from."""
        return describe_draw(game, seat)


@final
class Play(CardDeed):
    """Play a Strategy card (PR-8.2)."""

    clause = "PR-8.2"

    def can(self, game: Proelio, seat: int, move: int) -> bool:
        """No second Peste (PR-8.9), and nothing that would be defeat (PR-7.3)."""
        kind = move - PLAY
        if kind == t.PESTE:
            return game.plague == NOBODY
        return kind not in (t.ALLEANZA, t.INQUISIZIONE) or not defeat.is_last_stand(game, seat)

    def do(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Discarded, each does what it says; La Peste stays."""
        kind = move - PLAY
        events.tell_played(tell, seat, kind)
        if kind == t.PESTE:
            cards.take_out(game, seat, kind)
            spread(game, seat)
            return
        cards.discard(game, seat, kind)
        if kind == t.ALLEANZA:
            game.stack.append([t.ON_ALLY, seat])
        elif kind == t.INQUISIZIONE:
            game.stack.append(frame)  # the Action is still to come (PR-9.8)
            game.stack.append([t.ON_LOOK, seat])
        else:
            draw_resources(game, seat, RESOURCES[kind], events.PLAYS[kind], tell)

    def why_not_that(self, game: Proelio, seat: int, kind: int) -> Refusal:
        """It is no Strategy card, or one of the two bans holds."""
        if game.tables.types[kind] != t.STRATEGY:
            return Refusal("PR-8.2", {"card": card_name(kind)})
        return Refusal("PR-8.9" if kind == t.PESTE else "PR-7.3")

    def describe(self, game: Proelio, seat: int, move: int) -> Phrase:
        """The card, and what it does."""
        return Phrase("move-play", {"card": card_name(move - PLAY), "does": does(move - PLAY)})


def draw_resources(game: Proelio, seat: int, number: int, clause: str, tell: Tell) -> None:
    """Draw so many, by the card's clause; the Artigiani may add one, before any is seen (PR-13.7, PR-13.8)."""
    if guilds.ready(game, seat, t.ARTIGIANI):
        game.stack.append([t.ON_CRAFT, seat, number])
    else:
        cards.supply(game, seat, number, clause, tell)


# -- Temporary Alliance, and the Plague -------------------------------------------------------------------------------


@final
class Ally(HouseQuestion):
    """Whom Alleanza Temporanea lets draw (PR-8.4)."""

    kind = t.ON_ALLY
    name = "ally"
    clause = "PR-8.4"

    def houses(self, game: Proelio, seat: int) -> list[int]:
        """Any other House."""
        return [other for other in range(game.seats) if other != seat]

    def answer(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It is offered a card."""
        events.tell_between(tell, "offers", seat, move - HOUSE)
        game.stack.append([t.ON_OFFER, move - HOUSE, seat])

    def why_not(self, game: Proelio, frame: Frame, seat: int, move: int) -> Refusal:
        """Nobody chooses himself (PR-8.13)."""
        return Refusal("PR-8.13") if move >= HOUSE else super().why_not(game, frame, seat, move)

    def describe(self, game: Proelio, frame: Frame, seat: int, move: int) -> Phrase:
        """The House."""
        return Phrase("move-ally", {"other": seat_name(move - HOUSE)})


class DrawQuestion(ProelioQuestion):
    """Draw a Base card, or leave it."""

    draws: ClassVar[str] = ""
    """The clause that lets a card be drawn."""

    def legal(self, game: Proelio, frame: Frame, seat: int) -> list[int]:
        """Both."""
        return [DRAW, LEAVE]

    def answer(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Drawn as ever."""
        if move == DRAW:
            cards.supply(game, seat, 1, self.draws, tell)

    def describe(self, game: Proelio, frame: Frame, seat: int, move: int) -> Phrase:
        """Drawn or left."""
        return describe_draw(game, seat) if move == DRAW else Phrase("move-decline")


@final
class Offer(DrawQuestion):
    """The House chosen for an Alleanza Temporanea may decline (PR-8.5). Frame: whose it is (OTHER)."""

    kind = t.ON_OFFER
    name = "offer"
    clause = "PR-8.5"
    draws = "PR-8.4"

    def answer(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """To decline is told."""
        super().answer(game, frame, seat, move, tell)
        if move == LEAVE:
            events.tell_between(tell, "declines", seat, frame[OTHER])


def spread(game: Proelio, seat: int) -> None:
    """La Peste lies open until its owner's next turn (PR-8.6); an opponent's Speziali may remove it (PR-13.12)."""
    game.plague = seat
    game.stack.append([t.ON_PLAGUE, seat])
    for other in range(game.seats):
        if other != seat and guilds.ready(game, other, t.SPEZIALI) and not game.allied(seat, other):
            game.stack.append([t.ON_CURE, other, seat])


@final
class Plague(DrawQuestion):
    """Whoever played La Peste may draw (PR-8.6, PR-8.11)."""

    kind = t.ON_PLAGUE
    name = "plague"
    clause = "PR-8.11"
    draws = "PR-8.6"

    def settle(self, game: Proelio, frame: Frame, tell: Tell) -> bool:
        """Without a card and a Fortification the draw cannot be left: it would be defeat (PR-7.3)."""
        seat = frame[SEAT]
        last = not game.hands[seat] and game.forts[seat] < 0
        return last and self.answer_with(game, frame, DRAW, tell)
