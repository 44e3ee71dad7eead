"""Nobody learns more than the rules let him: not from a view, an ask, an event, nor from what is imagined for him.

Worlds are made that differ in something hidden. Wherever a seat's view is the same in both, so must be everything else
that seat gets.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import combinations, product
from typing import Any

from .. import Event, State
from ..engine.rng import Rng, key_of, mix
from .support import (
    WHOLE,
    Variant,
    codes,
    other_key,
    picks,
    played,
    positions,
    seeds,
    some,
    step,
    swapped,
    views,
)

SEED = 0x5EC2E7_5EC2E7_5EC2E7_5EC2E7_5EC2E7
"""Large enough not to stand in a text by chance."""
ON = 60
"""How far an imagined state is played on."""
WORLDS = 3
"""How many worlds a seat imagines to see whether a move fits into them."""
TRIES = 4
"""How often a plan is made at random to see whether it can look as another did."""


Sight = tuple[Mapping[str, Any], list[Any]]
"""What somebody sees after a move, and what was told of it."""


def alike(variant: Variant, one: State, other: State, seat: int) -> None:
    """Worlds with the same view give a seat the same moves, asks, refusals and, byte for byte, imagined states."""
    moves = one.legal(seat)
    assert other.legal(seat) == moves
    assert other.ask(seat) == one.ask(seat)
    assert other.deciders() == one.deciders() and other.over == one.over
    for move in moves:
        assert other.describe(seat, move) == one.describe(seat, move)
        assert other.write(seat, move) == one.write(seat, move)
    for move in codes(variant, [], seat, len(moves)):
        assert other.why(seat, move) == one.why(seat, move)
    for seed in (1, 2):
        assert other.imagine(seat, seed).dump() == one.imagine(seat, seed).dump()


def test_an_imagined_state_looks_the_same(variant: Variant) -> None:
    """It is a state of the game, with other chance to come, and depends on nothing that its seat does not see."""
    for number, state in enumerate(positions(variant, 3, 60)):
        before = state.dump()
        for seat in range(state.seats):
            world = state.imagine(seat, number)
            variant.room.audit(world)
            assert world.view(seat) == state.view(seat)
            assert world.fence == state.fence and world.surprises == state.surprises
            assert world.rng.key != state.rng.key
            alike(variant, state, world, seat)
        assert state.dump() == before


def test_imagined_states_are_played_and_imagined_like_any_other(variant: Variant) -> None:
    for number, state in enumerate(positions(variant, 2, 24)):
        for seat in range(state.seats):
            world = state.imagine(seat, number)
            others = range(state.seats) if WHOLE else [(seat + number) % state.seats]
            for other in others:
                within = world.imagine(other, number + 1)
                assert within.view(other) == world.view(other)
                chance = picks(variant.label, "imagined", number, seat, other)
                for _ in range(ON):
                    if not within.over:
                        step(within, chance)
                        variant.room.audit(within)


def test_a_spectator_sees_only_what_all_seats_see(variant: Variant) -> None:
    for number, state in enumerate(positions(variant, 3)):
        for seat in range(state.seats):
            assert state.imagine(seat, number).view(None) == state.view(None)


def test_chance_to_come_shows_nowhere(variant: Variant) -> None:
    for number, state in enumerate(positions(variant, 3, 40)):
        world = other_key(state, number)
        assert world.view(None) == state.view(None)
        for seat in range(state.seats):
            assert world.view(seat) == state.view(seat)
            alike(variant, state, world, seat)


def test_what_the_game_calls_hidden_is_hidden(variant: Variant) -> None:
    """The game itself swaps what a seat must not know: its view does not change, and neither does a spectator's."""
    for state in positions(variant, 3, 60):
        for seat in range(state.seats):
            for world in variant.room.swaps(state, seat):
                variant.room.audit(world)
                assert world.view(seat) == state.view(seat)
                assert world.view(None) == state.view(None)
                alike(variant, state, world, seat)


def test_swapping_anything_else_is_seen_or_changes_nothing(variant: Variant) -> None:
    """Any two numbers of the position: whoever cannot see the difference gets everything as before."""
    for number, state in enumerate(positions(variant, 2, 40)):
        shown = [views(state, seat) for seat in range(state.seats)]
        for world in swapped(variant, state, picks(variant.label, "swap", number), 12):
            for seat in range(state.seats):
                if _seen(world, seat) == shown[seat]:
                    alike(variant, state, world, seat)


def _seen(world: State, seat: int) -> str:
    """What a seat sees; nothing that it has seen before, where no position has the numbers that changed places."""
    try:
        return views(world, seat)
    except (IndexError, KeyError):
        return ""


def test_what_no_move_named_is_a_surprise(variant: Variant) -> None:
    """The same move in two worlds that a seat could not tell apart: if it can afterwards, something came up."""
    for number, state in enumerate(positions(variant, 2, 40)):
        for seat in range(state.seats):
            world = state.imagine(seat, number)
            for mover, move in _shared_moves(state, world):
                after, told = _play(state, mover, move)
                there, heard = _play(world, mover, move)
                if after.view(seat) != there.view(seat):
                    assert after.surprises > state.surprises and there.surprises > world.surprises
                elif after.surprises == state.surprises and there.surprises == world.surprises:
                    assert [event.seen_by(seat) for event in told] == [event.seen_by(seat) for event in heard]
                    assert [event.seen_by(None) for event in told] == [event.seen_by(None) for event in heard]


def test_what_anybody_is_shown_raises_the_fence(variant: Variant) -> None:
    """A move that leaves the fence where it was looks to every other seat, and to a spectator, like one that could have
    been made in any world that it thinks possible: so nobody learns what the mover held, and it can be taken back."""
    for number, state in enumerate(positions(variant, 2, 30, end=False)):
        for found in showing(variant, state, number):
            raise AssertionError(found)


def showing(variant: Variant, state: State, number: int) -> Iterator[tuple[int | None, int, str]]:
    """Moves that show somebody something, though the fence stays: to whom, whose they are, and which."""
    for mover in state.deciders():
        here = Sights(state, mover)
        quiet = [move for move in here.moves if here.after(move)[0].fence == state.fence]
        others = [seat for seat in range(state.seats) if seat != mover] if quiet else []
        for seat, seed in product(others, range(WORLDS)):
            there = Sights(state.imagine(seat, mix(number, seed)), mover)
            for eyes, move in product((seat, None), quiet):
                shown = here.of(move, eyes)
                chance = picks(variant.label, "unseen", number, seed)
                if not there.include(shown, eyes, move) and not _comes_to(there, eyes, shown, chance):
                    yield eyes, mover, state.write(mover, move)


class Sights:
    """What each move of a mover would look like, to a seat or a spectator: worked out when asked for, and once."""

    def __init__(self, state: State, mover: int) -> None:
        self.state, self.mover = state, mover
        self.moves = state.legal(mover)
        self._after: dict[int, tuple[State, list[Event]]] = {}
        self._seen: dict[tuple[int, int | None], Sight] = {}

    def after(self, move: int) -> tuple[State, list[Event]]:
        """What comes of a move, and what is told of it."""
        if move not in self._after:
            self._after[move] = _play(self.state, self.mover, move)
        return self._after[move]

    def of(self, move: int, seat: int | None) -> Sight:
        """What a seat sees and hears of a move."""
        if (move, seat) not in self._seen:
            after, told = self.after(move)
            self._seen[move, seat] = after.view(seat), [event.seen_by(seat).json() for event in told]
        return self._seen[move, seat]

    def include(self, shown: Sight, seat: int | None, likely: int | None = None) -> bool:
        """Whether some move looks so to a seat; the likely one is looked at first."""
        first = [likely] if likely is not None and likely in self.moves else []
        return any(self.of(move, seat) == shown for move in [*first, *self.moves])


def test_a_sealed_choice_is_told_to_nobody(variant: Variant) -> None:
    """While others still choose unseen, two choices that look the same to them sound the same: an event that names a
    sealed choice would tell it to all who have not chosen yet."""
    for state in positions(variant, 3, 30, end=False):
        for mover in state.deciders():
            here = Sights(state, mover)
            sealed = [move for move in here.moves if _unseen(state, mover) and _is_awaited(here, move)]
            for eyes in (None, *(seat for seat in range(state.seats) if seat != mover)):
                for one, other in combinations([here.of(move, eyes) for move in sealed], 2):
                    assert one[0] != other[0] or one[1] == other[1]


def _is_awaited(here: Sights, move: int) -> bool:
    """Whether after a move others have still to choose unseen, as they had before."""
    after, _ = here.after(move)
    others = [seat for seat in after.deciders() if seat != here.mover and _unseen(after, seat)]
    return any(after.ask(seat) == here.state.ask(seat) for seat in others)


def _unseen(state: State, seat: int) -> bool:
    """Whether a seat chooses something unseen by the others."""
    ask = state.ask(seat)
    return ask is not None and ask.at_once


def _comes_to(there: Sights, seat: int | None, shown: Sight, chance: Rng) -> bool:
    """Whether a plan that is made unseen can look so to a seat: it may take parts of which that seat does not know."""
    if not _unseen(there.state, there.mover):
        return False
    for _ in range(TRIES):
        part = there
        while not part.include(shown, seat):
            moves = [move for move in part.moves if not part.after(move)[1]]
            if not moves:
                break
            part = Sights(part.after(moves[chance.below(len(moves))])[0], there.mover)
        else:
            return True
    return False


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
        secrets = [str(seed), f"{seed:x}", key_of(seed).hex(), str(int.from_bytes(key_of(seed), "big"))]
        for place, state in enumerate(some(played(variant, seed, end=False), 40, "seed", number)):
            for text in _texts(state):
                assert not any(secret in text for secret in secrets)
            events: list[Event] = []
            step(state, picks(variant.label, "seed", place), events)
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
    for seed in seeds(variant, 4):
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
