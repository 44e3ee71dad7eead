"""Nothing is lost and nothing appears: what must hold after every step."""

from __future__ import annotations

from ...engine.state import State
from .rules import state as r
from .rules.companions import bits, counts_as
from .rules.state import PrimoCavaliere
from .rules.tables import CHARACTERS, EMPTY, HOUSES, NOBODY, SQUARES, VARYS


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
                counts_as(state.tables.companions[number], state.areas[seat])
                for number, place in enumerate(state.companions)
                if place == r.KEPT + seat and state.named[number] == house
            )
            count = len(bits(state.areas[seat] & mask)) + kept
            assert state.tally[seat * HOUSES + house] == count, f"seat {seat} miscounts House {house}"


def _companions(state: PrimoCavaliere) -> None:
    kept = [number for number, place in enumerate(state.companions) if place >= r.KEPT]
    counting = {(state.companions[number] - r.KEPT) * HOUSES + state.named[number] for number in kept}
    assert state.kept == sum(1 << place for place in counting)
    for number, place in enumerate(state.companions):
        assert r.IN_DECK <= place < r.KEPT + state.seats
        assert (state.named[number] != NOBODY) == (number in kept)


def _frames(state: PrimoCavaliere) -> None:
    """Whatever is pending is about something there is, and what lies on top asks a question."""
    stack = state.stack
    assert len(stack) % 3 == 0, "half a frame on the stack"
    assert not stack or (not state.over and stack[-1] < r.EFFECT), "nobody is asked anything"
    companions = state.tables.companions
    for place in range(0, len(stack), 3):
        a, b, kind = stack[place : place + 3]
        assert r.CHOOSE_COMPANION <= kind <= r.END_OF_TURN
        if kind == r.EFFECT:
            assert 0 <= a < len(companions) and 0 <= b < len(companions[a].effects)
        elif kind == r.NAME_HOUSE:
            assert 0 <= a < len(companions)
        elif kind == r.END_OF_TURN:
            assert 0 <= a < 1 << HOUSES  # the Houses checked so far
        elif kind == r.BREAK_TIE:
            assert 0 <= a < HOUSES and 0 <= b < 1 << state.seats
        elif kind == r.TALK:
            assert 0 <= a < state.seats and a != state.turn
        elif kind == r.SWAP_WITH:
            assert a == VARYS or state.city[state.cards.index(a)] != EMPTY
        elif kind == r.CHOOSE_DRAWN:
            assert all(state.companions[number] == r.IN_DECK for number in bits(a))
