"""States as bytes, moves as text, games as records; and every game here has golden records and counts."""

from __future__ import annotations

from tavolata.engine.room import Room
from tavolata.testing.bytes import *  # noqa: F403
from tavolata.testing.pin import golden_files, is_of, read_counts

from .support import PINS


def test_a_game_has_golden_records_and_counts(room: Room) -> None:
    told = "; python -m conformance.pin " + room.game.id + " makes them"
    assert any(is_of(path, room) for path in golden_files(PINS)), "no golden records" + told
    assert any(count.game == room.game.id for count in read_counts(PINS)), (
        "no counts of move sequences" + told
    )
