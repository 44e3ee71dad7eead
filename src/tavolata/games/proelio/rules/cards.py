"""Cards on their way: drawn, discarded, given, stolen; a hand holds five at most (PR-1, PR-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import events, memory, seasons
from .tables import BASE, HAND, ON_LIMIT, WINTER, back_of

if TYPE_CHECKING:
    from .state import Proelio


def draw(game: Proelio, seat: int, back: int, number: int, clause: str, tell: Tell) -> None:
    """Draw cards from a deck into a hand, as a clause says.

    Once Winter has come nothing is drawn, and nothing shuffled (PR-11.3).
    """
    drawn: list[int] = []
    for _ in range(number):
        if game.season == WINTER:
            break
        if not game.decks[back]:
            seasons.reshuffle(game, back, tell)
        deck = game.decks[back]
        if not deck:
            break
        drawn.append(deck.pop())
        game.fence += 1
        game.hands[seat].append(drawn[-1])
        memory.drawn(game, seat, drawn[-1])
        if not deck:
            events.tell_drawn(tell, seat, back, drawn, clause)
            drawn = []
            seasons.run_out(game, back, tell)
    if drawn:
        events.tell_drawn(tell, seat, back, drawn, clause)


def supply(game: Proelio, seat: int, number: int, clause: str, tell: Tell) -> None:
    """Draw Base cards, as a clause says; with more than five in the hand, discard (PR-8.1)."""
    draw(game, seat, BASE, number, clause, tell)
    keep_limit(game, seat)


def take_out(game: Proelio, seat: int, kind: int) -> None:
    """A card leaves a hand in plain sight."""
    memory.leaves(game, seat, kind)
    game.hands[seat].remove(kind)
    game.lay_open()


def discard(game: Proelio, seat: int, kind: int) -> None:
    """A card of a hand goes to the discards of its deck, face up (PR-3.8, PR-9.10)."""
    take_out(game, seat, kind)
    game.discards[back_of(kind)].append(kind)


def lay_off(game: Proelio, kind: int) -> None:
    """A card that lay on the table goes to the discards of its deck."""
    game.discards[back_of(kind)].append(kind)


def hand_over(
    game: Proelio, seat: int, to: int, kind: int, tell: Tell, id: str, clause: str = "", last: bool = True
) -> None:
    """A card goes face down from one hand to another: only the two see it (PR-16.3).

    If it is the last one, whoever gets it may hold too many then (PR-3.6).
    """
    memory.moves(game, seat, to, kind, 0)
    game.hands[seat].remove(kind)
    game.hands[to].append(kind)
    game.fence += 1
    if last:
        keep_limit(game, to)
    events.tell_handed(game, tell, id, seat, to, kind, clause, last)


def steal(game: Proelio, thief: int, victim: int, clause: str, tell: Tell) -> None:
    """A random card of a hand, never an Imperial one, as a clause says (PR-6.11, PR-6.12, PR-6.13)."""
    cards = [kind for kind in game.hands[victim] if back_of(kind) == BASE]
    if not cards:
        events.tell_outcome(game, tell, "nothing-stolen", thief, victim)
        return
    kind = cards[game.rng.below(len(cards))]
    hand_over(game, victim, thief, kind, tell, "steals", clause)


def keep_limit(game: Proelio, seat: int) -> None:
    """More than five cards are discarded at once, whosever turn it is (PR-3.5, PR-3.6)."""
    if len(game.hands[seat]) > HAND:
        game.stack.append([ON_LIMIT, seat])
