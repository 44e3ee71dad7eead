"""For tests: nothing is lost and nothing appears, and what is hidden can be swapped without anybody noticing."""

from __future__ import annotations

from typing import cast

from tavolata import State

from . import memory
from . import tables as t
from .rules import Nebbia


def audit(state: State) -> None:
    """Raise ``AssertionError`` if the pieces do not add up."""
    nebbia = cast(Nebbia, state)
    seats = range(nebbia.seats)
    assert sorted(nebbia.faces) == list(nebbia.cards()), "a good is on two cards"
    assert all(place == t.DECK or place in seats for place in nebbia.places)
    for seat in seats:
        for good, cards in enumerate(nebbia.seen[seat]):
            true = cards == 0 or cards >> nebbia.faces.index(good) & 1
            assert true, f"seat {seat} is sure of what is not so"
        assert all(memory.knows(nebbia, seat, card) for card in nebbia.hand(seat)), "a hand its owner forgot"
        assert nebbia.boats[seat].bit_count() <= t.BOATS
    assert t.NOWHERE <= nebbia.patrol < len(t.LANDINGS) and 0 <= nebbia.alarm <= t.LAST_ALARM
    assert 0 <= nebbia.sealed < 1 << nebbia.seats and nebbia.over != bool(nebbia.deciders())
    _secrets(nebbia)
    _frames(nebbia)


def _frames(nebbia: Nebbia) -> None:
    """A night lies on PLAN or DAWN; above that everything asks a seat or two."""
    assert nebbia.over == (not nebbia.stack) and nebbia.stack[-1:] != [[t.DAWN]]
    for depth, (kind, *asked) in enumerate(nebbia.stack):
        assert 0 <= kind < len(t.STEPS) and len(set(asked)) == len(asked) == t.ASKED[kind]
        assert (kind in (t.PLAN, t.DAWN)) == (depth == 0)
        assert all(0 <= seat < nebbia.seats for seat in asked)


def _secrets(nebbia: Nebbia) -> None:
    """Secret choices are there only while they are being made, and are choices that can be made."""
    kind, *asked = nebbia.stack[-1] if nebbia.stack else [t.DAWN]
    for seat in range(nebbia.seats):
        choice, sealed = nebbia.secret[seat], nebbia.sealed >> seat & 1
        if kind == t.PLAN:
            assert 0 <= choice < 1 << len(t.LANDINGS) and choice.bit_count() <= t.BOATS
        elif kind == t.PARLEY and seat in asked:
            assert choice in ((t.SHARE, t.PRESS) if sealed else (0,))
        else:
            assert choice == 0 and not sealed


def swaps(state: State, seat: int) -> list[State]:
    """States that this seat cannot tell from this one: two unknown goods swapped, another's secret plan changed."""
    nebbia = cast(Nebbia, state)
    unknown = [card for card in nebbia.cards() if not _followed(nebbia, seat, card)]
    worlds: list[State] = []
    for one, other in zip(unknown, reversed(unknown), strict=True):
        if one < other:
            worlds.append(_swapped(nebbia, one, other))
    for other in range(nebbia.seats):
        if other != seat and nebbia.stack and nebbia.stack[-1][0] == t.PLAN:
            world = cast(Nebbia, nebbia.clone())
            world.secret[other] = (world.secret[other] + 1) % 7
            worlds.append(world)
    return worlds


def _followed(nebbia: Nebbia, seat: int, card: int) -> bool:
    return nebbia.seen[seat][nebbia.faces[card]] != 0


def _swapped(nebbia: Nebbia, one: int, other: int) -> Nebbia:
    """Two goods change cards, and whoever knew one of these cards knows the other good instead."""
    world = cast(Nebbia, nebbia.clone())
    first, second = world.faces[one], world.faces[other]
    world.faces[one], world.faces[other] = second, first
    for seen in world.seen:
        seen[first], seen[second] = seen[second], seen[first]
    return world
