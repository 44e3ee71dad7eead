"""Equitas (PR-10): the last House without walls is given some."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ....engine.phrases import Phrase, Refusal, Tell
from ....engine.questions import Frame
from . import events, memory, seasons
from .questions import Deed
from .tables import BASE, NOBODY, SCUDI

if TYPE_CHECKING:
    from .state import Proelio


def is_the_only_one(game: Proelio, seat: int) -> bool:
    """Whether this House alone has no Fortification (PR-10.1)."""
    return [other for other in range(game.seats) if game.forts[other] < 0] == [seat]


@final
class Equitas(Deed):
    """Show a hand without Scudi, and build Scudi from the deck (PR-10.5, PR-10.6)."""

    def can(self, game: Proelio, seat: int, move: int) -> bool:
        """Once in a game (PR-10.2), before any Fortification was lost (PR-10.3, PR-10.9)."""
        if game.equitas or game.lost:
            return False
        return is_the_only_one(game, seat) and SCUDI not in game.hands[seat]

    def do(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """If the deck holds none, another Action follows (PR-10.7), and everybody knows it (PR-10.8)."""
        self._show(game, seat, tell)
        deck = game.decks[BASE]
        if SCUDI not in deck:
            game.bare = 1
            memory.bare(game)
            events.tell(tell, "no-scudi", {})
            game.stack.append(frame)
            return
        deck.remove(SCUDI)
        memory.found(game, NOBODY, SCUDI)
        game.forts[seat] = SCUDI
        events.tell_found(tell, seat, SCUDI)
        game.rng.shuffle(deck)
        if not deck:
            seasons.run_out(game, BASE, tell)

    def _show(self, game: Proelio, seat: int, tell: Tell) -> None:
        """The whole hand, to all."""
        game.equitas = 1
        game.fence += 1
        for other in range(game.seats):
            if other != seat:
                memory.shows(game, seat, other)
        memory.note_hand(game, seat, memory.ALL_SEATS)
        events.tell_equitas(game, tell, seat)

    def why(self, game: Proelio, seat: int, move: int) -> Refusal:
        """Too late, or not for this House."""
        if game.equitas:
            return Refusal("PR-10.2")
        if game.lost:
            return Refusal("PR-10.9" if game.lost == game.turns + 1 else "PR-10.3")
        return Refusal("PR-10.5" if is_the_only_one(game, seat) else "PR-10.1")

    def describe(self, game: Proelio, seat: int, move: int) -> Phrase:
        """Nothing more to say."""
        return Phrase("move-equitas")
