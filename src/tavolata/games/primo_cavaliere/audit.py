"""Nothing is lost and nothing appears: what must hold after every step."""

from __future__ import annotations

from ...engine.questions import Question
from ...engine.state import State
from .rules import questions as q
from .rules.bits import bits
from .rules.state import VARYS_TO_MOVE, PrimoCavaliere
from .rules.tables import CHARACTERS, EMPTY, HOUSES, IN_DECK, KEPT, NOBODY, SQUARES, VARYS


def audit(state: State) -> None:
    """Raise ``AssertionError`` if the pieces do not add up."""
    assert isinstance(state, PrimoCavaliere)
    _characters(state)
    _counts(state)
    _companions(state)
    assert all(NOBODY <= holder < state.seats for holder in state.banners), "a banner with nobody's seat"
    assert 0 <= state.turn < state.seats and 0 <= state.varys < SQUARES
    assert NOBODY <= state.collected < HOUSES and 0 <= state.changed < 1 << HOUSES and state.extra >= 0
    assert 0 <= state.ravens < 1 << state.seats
    assert -1 <= state.before < 1 << 4 * HOUSES
    _frames(state)


def _characters(state: PrimoCavaliere) -> None:
    """Each character is in one place at most, and those in the city are where the city says."""
    assert sorted(state.cards) == list(range(SQUARES)), "a card is dealt twice"
    seen = 0
    for square in range(SQUARES):
        card = state.cards[square]
        here = state.city[square] != EMPTY
        assert here == bool(state.occupied >> square & 1), f"square {square} is both free and taken"
        if here:
            assert card != VARYS and state.city[square] == state.tables.house_of[card]
            seen |= 1 << card
    assert state.present == seen
    assert state.city[state.varys] == EMPTY, "Varys stands on somebody"
    for area in state.areas:
        assert not area & seen, "a character is in two places"
        seen |= area
    assert seen < 1 << CHARACTERS


def _counts(state: PrimoCavaliere) -> None:
    """Tallies and what is left agree with the cards."""
    for house in range(HOUSES):
        assert state.left[house] == state.city.count(house)
        mask = state.tables.house_masks[house]
        for seat in range(state.seats):
            kept = sum(
                state.tables.companions[number].counts_as(state.areas[seat])
                for number, place in enumerate(state.companions)
                if place == KEPT + seat and state.named[number] == house
            )
            count = len(bits(state.areas[seat] & mask)) + kept
            assert state.tally[seat * HOUSES + house] == count, f"seat {seat} miscounts House {house}"


def _companions(state: PrimoCavaliere) -> None:
    kept = [number for number, place in enumerate(state.companions) if place >= KEPT]
    counting = {(state.companions[number] - KEPT) * HOUSES + state.named[number] for number in kept}
    assert state.kept == sum(1 << place for place in counting)
    for number, place in enumerate(state.companions):
        assert IN_DECK <= place < KEPT + state.seats
        assert (state.named[number] != NOBODY) == (number in kept)


def _frames(state: PrimoCavaliere) -> None:
    """Whatever is pending is about something there is, and what lies on top asks a question."""
    assert state.stack[0] == VARYS_TO_MOVE, "Varys is not asked to move"
    assert state.is_quiet() or not state.over, "the game is over and something is pending"
    assert isinstance(state.meanings[state.pending()], Question), "nobody is asked anything"
    companions = state.tables.companions
    for kind, seat, about, besides in state.stack[1:]:
        assert q.CHOOSE_COMPANION <= kind <= q.END_OF_TURN and seat == state.turn
        if kind == q.EFFECT:
            assert 0 <= about < len(companions) and 0 <= besides < len(companions[about].effects)
        elif kind == q.NAME_HOUSE:
            assert 0 <= about < len(companions)
        elif kind == q.END_OF_TURN:
            assert 0 <= about < 1 << HOUSES  # the Houses checked so far
        elif kind == q.BREAK_TIE:
            assert 0 <= about < HOUSES and 0 <= besides < 1 << state.seats
        elif kind == q.TALK:
            assert 0 <= about < state.seats and about != state.turn
        elif kind == q.SWAP_WITH:
            assert about == VARYS or state.city[state.cards.index(about)] != EMPTY
        elif kind == q.CHOOSE_DRAWN:
            assert all(state.companions[number] == IN_DECK for number in bits(about))
