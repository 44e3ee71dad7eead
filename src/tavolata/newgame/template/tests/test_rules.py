"""The clauses of Pebble heap, each with a test that would see it broken."""

from __future__ import annotations

from typing import cast

import pytest

from pebble_heap import ROOM
from pebble_heap.rules.state import PebbleHeap


def table(seats: int = 2, seed: int = 1, **options: object) -> PebbleHeap:
    """A match that has just been dealt."""
    return cast(PebbleHeap, ROOM.game.new(seats, seed, options))


def play(game: PebbleHeap, *moves: str) -> None:
    """Whoever is asked plays each of these moves."""
    for move in moves:
        seat = game.deciders()[0]
        game.play(seat, game.read(seat, move))


def refused(game: PebbleHeap, seat: int, move: str) -> str:
    """The clause that forbids a move."""
    refusal = game.why(seat, game.read(seat, move))
    assert refusal is not None
    return refusal.rule


@pytest.mark.clause("PH-1.1")
def test_the_seed_draws_the_heap() -> None:
    assert {table(seed=seed).heap for seed in range(20)} == {11, 15}


@pytest.mark.clause("PH-1.2")
def test_the_seed_draws_who_begins_and_turns_go_round() -> None:
    assert {table(3, seed).first for seed in range(20)} == {0, 1, 2}
    game = table(3)
    play(game, "take 1")
    assert game.deciders() == [(game.first + 1) % 3]


@pytest.mark.clause("PH-2.1")
def test_one_to_three_are_taken() -> None:
    game = table()
    seat, before = game.first, game.heap
    assert [game.write(seat, move) for move in game.legal(seat)] == ["take 1", "take 2", "take 3"]
    play(game, "take 3")
    assert game.heap == before - 3 and game.taken[seat] == 3


@pytest.mark.clause("PH-2.2")
def test_nobody_takes_more_than_there_are() -> None:
    game = table()
    game.heap = 2
    assert refused(game, game.first, "take 3") == "PH-2.2"


@pytest.mark.clause("PH-2.3")
def test_the_others_wait() -> None:
    game = table()
    assert refused(game, 1 - game.first, "take 1") == "PH-2.3"


@pytest.mark.clause("PH-3.1")
@pytest.mark.clause("PH-3.2")
@pytest.mark.parametrize("last", ["wins", "loses"])
def test_the_last_pebble_decides(last: str) -> None:
    game = table(3, last=last)
    game.heap = 2
    play(game, "take 2")
    others = [seat for seat in range(3) if seat != game.first]
    assert game.over and game.winners() == ([game.first] if last == "wins" else others)
    assert refused(game, game.first, "take 1") == "PH-3.1"
