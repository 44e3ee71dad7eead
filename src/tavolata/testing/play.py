"""Who decides, what is legal, what is refused: the contract of a State, at every step of random games."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from .. import Asking, Event, IllegalMove, State
from ..engine.questions import Pending
from ..engine.room import Room
from .examples import EXAMPLES
from .support import COMPILED, Variant, codes, digest, many, picks, positions, seeds, some, step, variants

OUTSIDE = (-1, -(1 << 70), 1 << 31, 1 << 70)
"""No codes of any game; the bound itself is added."""
ON = 100
"""How far a position is played on."""
FIRST = 150
"""How many decisions of a game Hypothesis makes."""


def test_random_games_end_and_add_up(variant: Variant) -> None:
    """Within the stated bound, with legal moves at every decision, and with all pieces there after every step."""
    game, audit = variant.room.game, variant.room.audit
    for seed in seeds(variant, many(20)):
        state = variant.new(seed)
        audit(state)
        chance = picks(variant.label, "ends", seed)
        made = 0
        while not state.over:
            assert state.winners() == []
            step(state, chance)
            audit(state)
            made += 1
            assert made <= game.longest
        assert state.winners() == sorted(set(state.winners()))
        assert set(state.winners()) <= set(range(state.seats))
        assert len(state.scores()) == state.seats


def test_deciders_legal_moves_and_asks_agree(variant: Variant) -> None:
    clauses = variant.room.rulebook("en").clauses
    for state in positions(variant, 4, 200):
        deciders = state.deciders()
        assert deciders == sorted(set(deciders))
        assert bool(deciders) != state.over
        for seat in range(state.seats):
            moves, ask = state.legal(seat), state.ask(seat)
            if seat not in deciders:
                assert moves == [] and ask is None
                continue
            assert moves and len(moves) == len(set(moves))
            assert all(0 <= move < variant.room.game.moves for move in moves)
            assert ask is not None and ask.clause in clauses
            assert (ask.seconds is None) == (ask.default is None)
            assert ask.default is None or ask.default in moves
            assert all(set(group) <= set(range(state.seats)) for group in ask.talk or [])
            assert ask.at_once or deciders == [seat]


def test_every_kind_of_question_stands_at_its_number(variant: Variant) -> None:
    """In a game whose questions are objects; and its moves are as many as it says."""
    state = variant.new(1)
    if isinstance(state, Asking):
        for number, meaning in enumerate(state.meanings):
            if type(meaning) is not Pending:  # numbers of dumps stay, and some may be left without a meaning
                assert meaning.kind == number and meaning.name
        assert state.moves.count <= variant.room.game.moves


def test_every_legal_move_applies(variant: Variant) -> None:
    """On clones; each gives another state, and the position it came from is as it was."""
    for state in positions(variant, 2, 80, end=False):
        before = state.dump()
        for seat in state.deciders():
            for move in state.legal(seat):
                after = state.clone()
                after.play(seat, move)
                variant.room.audit(after)
                assert after != state and after.dump() != before
        assert state.dump() == before


def test_why_speaks_of_what_is_not_legal(variant: Variant) -> None:
    """And of nothing else, for codes that there are and some that there are not."""
    moves = variant.room.game.moves
    clauses = variant.room.rulebook("en").clauses
    for number, state in enumerate(positions(variant, 2, 60)):
        for seat in range(state.seats):
            legal = state.legal(seat)
            for move in (*codes(variant, legal, number, seat), moves, *OUTSIDE):
                refusal = state.why(seat, move)
                assert (refusal is None) == (move in legal)
                assert refusal is None or refusal.rule in clauses


def test_a_refused_move_changes_nothing(variant: Variant) -> None:
    moves = variant.room.game.moves
    for number, state in enumerate(positions(variant, 1, 16)):
        before = state.dump()
        events: list[Event] = []
        for seat in range(state.seats):
            legal = state.legal(seat)
            for move in {*codes(variant, legal, number, seat), moves, *OUTSIDE} - set(legal):
                with pytest.raises(IllegalMove) as refused:
                    state.play(seat, move, events.append)
                refusal = state.why(seat, move)
                assert refusal is not None and refused.value.rule == refusal.rule
        assert state.dump() == before
        assert events == []


def test_a_clone_is_equal_and_independent(variant: Variant) -> None:
    for number, state in enumerate(positions(variant, 2, 60)):
        before = state.dump()
        twin, other = state.clone(), state.clone()
        assert twin == state and twin is not state and type(twin) is type(state)
        assert (twin.dump(), twin.key()) == (before, state.key())
        for copy in (twin, other):  # each played on by itself, with the same moves
            chance = picks(variant.label, "clone", number)
            for _ in range(ON):
                if not copy.over:
                    step(copy, chance)
        assert twin.dump() == other.dump()
        assert state.dump() == before
        assert state.over or twin != state


def test_moves_of_seats_that_decide_at_once_commute(variant: Variant) -> None:
    """In either order the state is the same, and neither seat learns what the other has chosen."""
    for state in positions(variant, 3, 60, end=False):
        deciders = state.deciders()
        for one in deciders:
            for other in deciders:
                if one != other:
                    _check_unseen(state, one, other)
                if one < other:
                    _check_commute(state, one, other)


def _check_unseen(state: State, one: int, other: int) -> None:
    """What one seat chooses is nothing to the other; what it has begun and not finished does not even show."""
    for move in some(state.legal(one), 8, one, other):
        ahead = state.clone()
        ahead.play(one, move)
        assert ahead.legal(other) == state.legal(other)
        assert ahead.ask(other) == state.ask(other)
        if one in ahead.deciders():
            assert ahead.view(other) == state.view(other)


def _check_commute(state: State, one: int, other: int) -> None:
    for first in some(state.legal(one), 6, one):
        for second in some(state.legal(other), 6, other):
            there, back = state.clone(), state.clone()
            there.play(one, first)
            there.play(other, second)
            back.play(other, second)
            back.play(one, first)
            assert there.dump() == back.dump()


def test_the_fence_rises_with_chance(variant: Variant) -> None:
    """Neither it nor the count of surprises ever sinks, and whenever the generator was used both are higher."""
    for seed in seeds(variant, 6):
        state = variant.new(seed)
        chance = picks(variant.label, "fence", seed)
        while not state.over:
            fence, surprises, drawn = state.fence, state.surprises, state.rng.drawn
            step(state, chance)
            assert state.rng.drawn >= drawn and state.fence >= fence and state.surprises >= surprises
            assert state.rng.drawn == drawn or state.surprises > surprises


def test_telling_changes_nothing(variant: Variant) -> None:
    for seed in seeds(variant, 2):
        silent, told = variant.new(seed), variant.new(seed)
        events: list[Event] = []
        one, other = picks(variant.label, "tell", seed), picks(variant.label, "tell", seed)
        while not silent.over:
            step(silent, one)
            step(told, other, events)
            assert silent == told
        assert events


@settings(EXAMPLES, max_examples=many(20) if COMPILED else many(6))
@given(data=st.data())
def test_any_way_of_playing(room: Room, data: st.DataObject) -> None:
    """Seats, options, seed and every move chosen by Hypothesis, which looks for the shortest game that breaks."""
    variant = data.draw(st.sampled_from(variants(room, whole=True)), "variant")
    state = variant.new(data.draw(st.integers(0, 2**256 - 1), "seed"))
    made = 0
    while not state.over and made < FIRST:
        seat = data.draw(st.sampled_from(state.deciders()), "seat")
        move = data.draw(st.sampled_from(state.legal(seat)), "move")
        assert state.read(seat, state.write(seat, move)) == move
        assert state.imagine(seat, made).view(seat) == state.view(seat)
        twin = room.game.load(state.dump())
        state.play(seat, move)
        twin.play(seat, move)
        assert digest(twin.dump()) == digest(state.dump())
        room.audit(state)
        made += 1
    assert made <= room.game.longest
