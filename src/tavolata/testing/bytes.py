"""States as bytes, moves as text, games as records: everything comes back, and is the same everywhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from .. import BadDump, BadNotation, Record, State, catalogue
from .. import game as find_game
from .. import room as find_room
from ..engine.room import Room
from .examples import EXAMPLES
from .pin import Count, heard, replay
from .support import Variant, count_sequences, home_of, picks, positions, seeds, step, trail

BASE = {"setup", "seats", "over", "fence", "foreseen", "first", "rng"}
"""What the base class keeps and copies itself."""
MISSING = object()


def test_a_dump_comes_back_as_the_same_state(variant: Variant) -> None:
    """And goes on to the same end."""
    game = variant.room.game
    for number, state in enumerate(positions(variant, 3)):
        dump = state.dump()
        twin = game.load(dump)
        assert twin == state and twin.dump() == dump and twin.key() == state.key()
        other = state.clone()
        for copy in (twin, other):
            chance = picks(variant.label, "load", number)
            for _ in range(6):
                if not copy.over:
                    step(copy, chance)
        assert twin.dump() == other.dump()


def test_the_fields_are_all_there_is(variant: Variant) -> None:
    """Whatever a state holds is one of its fields, or stays the same from the set-up on."""
    for state in positions(variant, 1, 40):
        bare = type(state)(state.setup)
        for name in _attributes(state) - BASE - set(type(state).fields):
            assert getattr(state, name) is getattr(bare, name, MISSING), f"{name} is not among the fields"
        for name in type(state).fields:
            assert _plain(getattr(state, name)), f"{name} holds more than whole numbers"


def _attributes(state: State) -> set[str]:
    """The names of a state's attributes, compiled or not."""
    names = set(getattr(state, "__dict__", ()))
    for kind in type(state).__mro__:
        names |= set(getattr(kind, "__mypyc_attrs__", ())) - {"__dict__", "__weakref__"}
    return names


def _plain(value: object) -> bool:
    return all(map(_plain, value)) if isinstance(value, list) else type(value) is int


def test_the_key_forgets_chance_and_nothing_else(variant: Variant) -> None:
    keys: dict[bytes, str] = {}
    for state in positions(variant, 2):
        assert state.dream(5).key() == state.key()
        position = json.dumps([state.position(), state.over])
        assert keys.setdefault(state.key(), position) == position


def test_same_seed_and_moves_give_the_same_bytes(variant: Variant) -> None:
    for seed in seeds(variant, 2):
        assert trail(variant, seed) == trail(variant, seed)
    assert len({variant.new(seed).dump() for seed in range(5)}) == 5


def test_same_bytes_in_another_process(room: Room) -> None:
    """Another interpreter, with another order of its sets and dicts."""
    labels = [(seats, seed) for seats in room.game.seat_counts for seed in (1, 2)]
    code = (
        f"from {home_of(room)} import ROOM as room\n"
        "from tavolata.testing.support import Variant, trail\n"
        f"print(*[trail(Variant(room, room.game.id, seats), seed) for seats, seed in {labels!r}])"
    )
    path = os.pathsep.join(filter(None, sys.path))
    surroundings = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "4711"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=surroundings, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == [trail(Variant(room, room.game.id, seats), seed) for seats, seed in labels]


def test_moves_are_written_and_read(variant: Variant) -> None:
    for state in positions(variant, 3, 60):
        for seat in state.deciders():
            moves = state.legal(seat)
            texts = [state.write(seat, move) for move in moves]
            assert len(set(texts)) == len(texts)
            assert [state.read(seat, text) for text in texts] == moves
            for text in texts:
                assert state.read(seat, f"  {text.upper()} ") == state.read(seat, text)
                assert "#" not in text and text == " ".join(text.split()), "a record could not hold it"


@EXAMPLES
@given(text=st.one_of(st.text(), st.text("abcdefghijklmnopqrstuvwxyz 0123456789-")))
def test_any_other_text_is_no_move(room: Room, text: str) -> None:
    state = room.game.new(room.game.seat_counts[0], 0)
    try:
        move = state.read(0, text)
    except BadNotation as error:
        assert str(error)
        return
    assert 0 <= move < room.game.moves
    assert state.read(0, state.write(0, move)) == move


def test_a_dump_of_anything_else_is_refused(room: Room) -> None:
    game = room.game
    good = game.new(game.seat_counts[0], 0).dump()
    others = [
        other.new(other.seat_counts[0], 0).dump()
        for other in map(find_game, catalogue())
        if other is not game
    ]
    for bad in [
        b"",
        b"{}",
        b"[]",
        b"\xff\xfe",
        b"null",
        good[:-20],
        good.replace(b'"position":', b'"p":'),
        *others,
    ]:
        with pytest.raises(BadDump):
            game.load(bad)


def test_a_record_replays_to_the_same_state(variant: Variant) -> None:
    for seed in seeds(variant, 2):
        state = variant.new(seed)
        record = Record.begin(state, seed)
        chance = picks(variant.label, "record", seed)
        while not state.over:
            before = state.clone()
            seat, move = step(state, chance)
            record.add(before, seat, move)
        record.close(state)
        again = Record.parse(record.text())
        assert again.text() == record.text()
        assert again.replay() == state and again.result == state.winners()
        half = len(record.moves) // 2
        assert again.replay(half).dump() == record.replay(half).dump()


# -- what is pinned ---------------------------------------------------------------------------------------------------


def test_golden_records_replay_to_the_same_end(golden: Path) -> None:
    """The same result, the same bytes after every move, and the same told of it: in every build, on every machine."""
    record = Record.load(golden)
    room = find_room(record.game)
    told: dict[int, str] = {}
    _, end, every = replay(record, lambda number, events: told.update({number: heard(room, events)}))
    assert (end, every) == (record.tags["end"], record.tags["trail"])
    assert told == {number: played.comment for number, played in enumerate(record.moves, 1)}
    assert record.text() == golden.read_text("utf-8")
    assert record.rules == room.game.version, "golden records retire with their version"


def test_counts_of_move_sequences(pinned: Count) -> None:
    state = pinned.start()
    assert [count_sequences(state, depth) for depth in range(1, len(pinned.counts) + 1)] == pinned.counts
