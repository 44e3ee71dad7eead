"""Seasons (PR-11): the decks run out and are made anew, and Winter ends the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import defeat, events, memory
from .tables import AUTUMN, BASE, HAND, IMPERIAL, ON_LIMIT, WINTER

if TYPE_CHECKING:
    from .state import Proelio


def run_out(game: Proelio, back: int, tell: Tell) -> None:
    """A deck has run out the moment its last card leaves it (PR-11.2).

    The Imperial deck is made anew without effect (PR-9.11), and so is the Base deck between alliances (PR-15.8). Else
    Autumn comes (PR-11.1), or Winter: the second time, or when there is nothing to shuffle (PR-11.3, PR-11.5).
    """
    if back == BASE and not game.teams():
        if game.season == AUTUMN or not game.discards[BASE]:
            clause = "PR-11.3" if game.season == AUTUMN else "PR-11.5"
            game.season = WINTER
            events.tell(tell, "winter", {}, clause)
            return
        game.season = AUTUMN
        events.tell_autumn(tell, len(game.discards[BASE]))
    reshuffle(game, back, tell if game.teams() or back == IMPERIAL else None)


def reshuffle(game: Proelio, back: int, tell: Tell) -> None:
    """Shuffle the discards into a new deck, as far as there are any."""
    if not game.discards[back]:
        return
    deck = game.discards[back]
    memory.shuffled(game, back, deck)
    game.discards[back] = []
    game.decks[back] = deck
    game.rng.shuffle(deck)
    game.fence += 1
    if back == BASE:
        game.bare = 0
    events.tell_reshuffled(tell, back, len(deck))


def end_in_winter(game: Proelio, tell: Tell) -> None:
    """Everything stops; only hands that hold too many are brought to five before the points (PR-11.3, PR-11.4)."""
    game.stack = [[ON_LIMIT, seat] for seat in range(game.seats) if len(game.hands[seat]) > HAND]
    if not game.stack:
        defeat.finish(game, "", tell)
