"""Alliances, two against two (PR-15): Support, and the only talk there is."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ....engine.phrases import Ask, Phrase, Refusal, Tell, seat_name
from ....engine.questions import SEAT, Frame
from . import cards, defeat, events
from .questions import OTHER, Deed, GiveQuestion, ProelioQuestion
from .tables import END_TALK, GIVE, ON_SUPPORT, ON_TALK

if TYPE_CHECKING:
    from .state import Proelio


@final
class Support(Deed):
    """Pass a card to the partner (PR-15.4)."""

    def can(self, game: Proelio, seat: int, move: int) -> bool:
        """Between alliances, with a card that can be spared (PR-7.3)."""
        return game.teams() and len(game.hands[seat]) > 0 and not defeat.is_last_stand(game, seat)

    def do(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Before the card is passed the two may talk (PR-15.6)."""
        partner = game.partner(seat)
        events.tell_between(tell, "supports", seat, partner)
        game.stack.append([ON_SUPPORT, seat, partner])
        game.stack.append([ON_TALK, seat, partner])

    def why(self, game: Proelio, seat: int, move: int) -> Refusal:
        """No alliances, no card, or only one."""
        if not game.teams():
            return Refusal("PR-15.4")
        return Refusal("PR-7.3") if game.hands[seat] else Refusal("PR-15.4", id="PR-15.4-empty")

    def describe(self, game: Proelio, seat: int, move: int) -> Phrase:
        """The partner."""
        return Phrase("move-support", {"other": seat_name(game.partner(seat))})


@final
class Talk(ProelioQuestion):
    """The partners talk until whoever supports has enough, or time is over (PR-15.6). Frame: the partner (OTHER)."""

    kind = ON_TALK
    name = "talk"
    clause = "PR-15.6"

    def legal(self, game: Proelio, frame: Frame, seat: int) -> list[int]:
        """To end it."""
        return [END_TALK]

    def answer(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """The card is asked for next."""

    def ask(self, game: Proelio, frame: Frame, seat: int) -> Ask:
        """The two of them may talk, nobody else (PR-15.3)."""
        seconds = int(game.setup.options["support_seconds"])
        partners = sorted([frame[SEAT], frame[OTHER]])
        return Ask(self.name, self.clause, {"other": seat_name(frame[OTHER])}, seconds, END_TALK, [partners])

    def describe(self, game: Proelio, frame: Frame, seat: int, move: int) -> Phrase:
        """Nothing more to say."""
        return Phrase("move-end-talk")


@final
class Pass(GiveQuestion):
    """Which card is passed to the partner (PR-15.4)."""

    kind = ON_SUPPORT
    name = "support"
    clause = "PR-15.4"
    says = "move-pass"

    def answer(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """The partner may hold too many then (PR-15.5)."""
        cards.hand_over(game, seat, frame[OTHER], move - GIVE, tell, "passes")
