"""Cards on their way: drawn, discarded, given, stolen; the decks that run out, and the seasons (PR-3, PR-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import memory, notation
from .tables import AUTUMN, BASE, HAND, IMPERIAL, ON_LIMIT, WINTER, back_of

if TYPE_CHECKING:
    from .state import Proelio


def draw(state: Proelio, seat: int, back: int, number: int, tell: Tell) -> None:
    """Draw cards from a deck into a hand. Once Winter has come nothing is drawn, and nothing shuffled (PR-11.3)."""
    drawn: list[int] = []
    for _ in range(number):
        if state.season == WINTER:
            break
        if not state.decks[back]:
            reshuffle(state, back, tell)
        deck = state.decks[back]
        if not deck:
            break
        drawn.append(deck.pop())
        state.fence += 1
        state.hands[seat].append(drawn[-1])
        memory.drawn(state, seat, drawn[-1])
        if not deck:
            notation.tell_drawn(tell, seat, back, drawn)
            drawn = []
            run_out(state, back, tell)
    if drawn:
        notation.tell_drawn(tell, seat, back, drawn)


def run_out(state: Proelio, back: int, tell: Tell) -> None:
    """A deck has run out the moment its last card leaves it (PR-11.2).

    The Imperial deck is made anew without effect (PR-9.11), and so is the Base deck between alliances (PR-15.8). Else
    Autumn comes (PR-11.1), or Winter: the second time, or when there is nothing to shuffle (PR-11.3, PR-11.5).
    """
    if back == BASE and not state.teams():
        if state.season == AUTUMN or not state.discards[BASE]:
            state.season = WINTER
            notation.tell(tell, "winter", {})
            return
        state.season = AUTUMN
        notation.tell(tell, "autumn", {"number": len(state.discards[BASE])})
    reshuffle(state, back, tell if state.teams() or back == IMPERIAL else None)


def reshuffle(state: Proelio, back: int, tell: Tell) -> None:
    """Shuffle the discards into a new deck, as far as there are any."""
    if not state.discards[back]:
        return
    deck = state.discards[back]
    memory.shuffled(state, back, deck)
    state.discards[back] = []
    state.decks[back] = deck
    state.rng.shuffle(deck)
    state.fence += 1
    if back == BASE:
        state.bare = 0
    notation.tell(tell, "reshuffles", {"deck": notation.deck_name(back), "number": len(deck)})


def take_out(state: Proelio, seat: int, kind: int) -> None:
    """A card leaves a hand in plain sight."""
    memory.leaves(state, seat, kind)
    state.hands[seat].remove(kind)
    state.lay_open()


def discard(state: Proelio, seat: int, kind: int) -> None:
    """A card of a hand goes to the discards of its deck, face up (PR-3.8, PR-9.10)."""
    take_out(state, seat, kind)
    state.discards[back_of(kind)].append(kind)


def lay_off(state: Proelio, kind: int) -> None:
    """A card that lay on the table goes to the discards of its deck."""
    state.discards[back_of(kind)].append(kind)


def hand_over(state: Proelio, seat: int, to: int, kind: int, tell: Tell, id: str) -> None:
    """A card goes face down from one hand to another: only the two see it (PR-16.3)."""
    memory.moves(state, seat, to, kind, 0)
    state.hands[seat].remove(kind)
    state.hands[to].append(kind)
    state.fence += 1
    notation.tell_handed(tell, id, seat, to, kind)


def steal(state: Proelio, thief: int, victim: int, tell: Tell) -> None:
    """A random card of a hand, never an Imperial one (PR-6.11, PR-6.12); the thief may hold too many then."""
    cards = [kind for kind in state.hands[victim] if back_of(kind) == BASE]
    if not cards:
        notation.tell_between(tell, "nothing-stolen", thief, victim)
        return
    kind = cards[state.rng.below(len(cards))]
    hand_over(state, victim, thief, kind, tell, "steals")
    keep_limit(state, thief)


def keep_limit(state: Proelio, seat: int) -> None:
    """More than five cards are discarded at once, whosever turn it is (PR-3.5, PR-3.6)."""
    if len(state.hands[seat]) > HAND:
        state.stack.append([ON_LIMIT, seat])


def note_loss(state: Proelio) -> None:
    """A Fortification is lost; the first time is remembered (PR-10.3, PR-10.9)."""
    if not state.lost:
        state.lost = state.turns + 1


def lose_fortification(state: Proelio, seat: int) -> None:
    """A Fortification is destroyed and discarded; from now on nobody may invoke Equitas (PR-10.3)."""
    if state.forts[seat] >= 0:
        lay_off(state, state.forts[seat])
        state.forts[seat] = -1
        note_loss(state)
