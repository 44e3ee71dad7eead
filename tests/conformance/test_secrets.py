"""Nobody learns more than the rules let him: not from a view, an ask, an event, nor from what is imagined for him.

Worlds are made that differ in something hidden. Wherever a seat's view is the same in both, so must be everything else
that seat gets.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from tavolata import Event, State
from tavolata.engine.rng import key_of, mix

from .support import (
    WHOLE,
    Variant,
    other_key,
    picks,
    play_on,
    positions,
    some_positions,
    step,
    swapped,
    views,
)

SEED = 0x5EC2E7_5EC2E7_5EC2E7_5EC2E7_5EC2E7
"""Large enough not to stand in a text by chance."""


def alike(variant: Variant, one: State, other: State, seat: int) -> None:
    """Worlds with the same view give a seat the same moves, asks, refusals and, byte for byte, imagined states."""
    moves = one.legal(seat)
    assert other.legal(seat) == moves
    assert other.ask(seat) == one.ask(seat)
    assert other.deciders() == one.deciders() and other.over == one.over
    for move in moves:
        assert other.describe(seat, move) == one.describe(seat, move)
        assert other.write(seat, move) == one.write(seat, move)
    for move in range(variant.room.game.moves):
        assert other.why(seat, move) == one.why(seat, move)
    for seed in (1, 2):
        assert other.imagine(seat, seed).dump() == one.imagine(seat, seed).dump()


def test_an_imagined_state_looks_the_same(variant: Variant) -> None:
    """It is a state of the game, with other chance to come, and depends on nothing that its seat does not see."""
    for number, state in enumerate(positions(variant, 3)):
        before = state.dump()
        for seat in range(state.seats):
            world = state.imagine(seat, number)
            variant.room.audit(world)
            assert world.view(seat) == state.view(seat)
            assert world.fence == state.fence
            assert world.rng.key != state.rng.key
            alike(variant, state, world, seat)
        assert state.dump() == before


def test_imagined_states_are_played_and_imagined_like_any_other(variant: Variant) -> None:
    for number, state in enumerate(some_positions(variant, 2, 5)):
        for seat in range(state.seats):
            world = state.imagine(seat, number)
            others = range(state.seats) if WHOLE else [(seat + number) % state.seats]
            for other in others:
                within = world.imagine(other, number + 1)
                assert within.view(other) == world.view(other)
                chance = picks(variant.label, "imagined", number, seat, other)
                for later in play_on(within, chance):
                    variant.room.audit(later)


def test_a_spectator_sees_only_what_all_seats_see(variant: Variant) -> None:
    for number, state in enumerate(positions(variant, 3)):
        for seat in range(state.seats):
            assert state.imagine(seat, number).view(None) == state.view(None)


def test_chance_to_come_shows_nowhere(variant: Variant) -> None:
    for number, state in enumerate(some_positions(variant, 3, 2)):
        world = other_key(state, number)
        assert world.view(None) == state.view(None)
        for seat in range(state.seats):
            assert world.view(seat) == state.view(seat)
            alike(variant, state, world, seat)


def test_what_the_game_calls_hidden_is_hidden(variant: Variant) -> None:
    """The game itself swaps what a seat must not know: its view does not change, and neither does a spectator's."""
    for state in some_positions(variant, 3, 2):
        for seat in range(state.seats):
            for world in variant.room.swaps(state, seat):
                variant.room.audit(world)
                assert world.view(seat) == state.view(seat)
                assert world.view(None) == state.view(None)
                alike(variant, state, world, seat)


def test_swapping_anything_else_is_seen_or_changes_nothing(variant: Variant) -> None:
    """Any two numbers of the position: whoever cannot see the difference gets everything as before."""
    for number, state in enumerate(some_positions(variant, 2, 2)):
        shown = [views(state, seat) for seat in range(state.seats)]
        for world in swapped(variant, state, picks(variant.label, "swap", number), 12):
            for seat in range(state.seats):
                if views(world, seat) == shown[seat]:
                    alike(variant, state, world, seat)


def test_what_is_learnt_raises_the_fence(variant: Variant) -> None:
    """The same move in two worlds that a seat could not tell apart: if it can afterwards, something was shown."""
    for number, state in enumerate(some_positions(variant, 2, 2)):
        for seat in range(state.seats):
            world = state.imagine(seat, number)
            for mover, move in _shared_moves(state, world):
                after, told = _play(state, mover, move)
                there, heard = _play(world, mover, move)
                if after.view(seat) != there.view(seat):
                    assert after.fence > state.fence and there.fence > world.fence
                elif after.fence == state.fence and there.fence == world.fence:
                    assert [event.seen_by(seat) for event in told] == [event.seen_by(seat) for event in heard]
                    assert [event.seen_by(None) for event in told] == [event.seen_by(None) for event in heard]


def _shared_moves(state: State, world: State) -> Iterator[tuple[int, int]]:
    for mover in state.deciders():
        there = set(world.legal(mover))
        for move in state.legal(mover):
            if move in there:
                yield mover, move


def _play(state: State, seat: int, move: int) -> tuple[State, list[Event]]:
    after = state.clone()
    events: list[Event] = []
    after.play(seat, move, events.append)
    return after, events


def test_seed_and_key_stand_nowhere(variant: Variant) -> None:
    """Not in a view, an ask, a refusal, a move's description, nor in any event as a seat hears it."""
    for number in range(2):
        seed = mix(SEED, number)
        state = variant.new(seed)
        secrets = [str(seed), f"{seed:x}", key_of(seed).hex(), str(int.from_bytes(key_of(seed), "big"))]
        chance = picks(variant.label, "seed", number)
        while not state.over:
            for text in _texts(state):
                assert not any(secret in text for secret in secrets)
            events: list[Event] = []
            step(state, chance, events)
            for event in events:
                for seat in (None, *range(state.seats)):
                    text = json.dumps(event.seen_by(seat).json()).lower()
                    assert not any(secret in text for secret in secrets)


def _texts(state: State) -> Iterator[str]:
    for seat in (None, *range(state.seats)):
        yield views(state, seat).lower()
        if seat is not None:
            ask = state.ask(seat)
            yield json.dumps(None if ask is None else ask.json())
            for move in state.legal(seat):
                yield json.dumps(state.describe(seat, move).json())


def test_events_can_be_told_and_hide_their_secrets(variant: Variant) -> None:
    """Secrets have witnesses, who are seats of this game; the others and spectators get the public part only."""
    for seed in range(4):
        state = variant.new(seed)
        chance = picks(variant.label, "events", seed)
        while not state.over:
            events: list[Event] = []
            step(state, chance, events)
            for event in events:
                assert set(event.witnesses) <= set(range(state.seats))
                assert bool(event.secret) == bool(event.witnesses)
                assert not set(event.secret) & set(event.arguments)
                assert event.seen_by(None).arguments == event.arguments
                json.dumps(event.json())
