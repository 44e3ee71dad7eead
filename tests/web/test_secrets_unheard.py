"""What others whisper or seal leaves no trace: every byte is compared between a world in which somebody did and one in
which nothing happened.

The tables are listed and have a clock, and time passes between two deeds: so lists, deadlines, versions, numbers of
lines and labels are all looked at, and what is public is done afterwards, to see whether it carries anything along.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

import fog
import tavolata

from .worlds import Pair, Setting, two_worlds

LISTED = {"listed": True, "clock": 600}
FOG = Setting(fog.ROOM.game, 3, (), {}, LISTED)
WARS = Setting(tavolata.game("trono-di-spade"), 3, (), {"alliances": "castles"}, LISTED)
SECRET = sha256(b"the same deal").digest()
PLAN = ["send dock", "seal"]


@pytest.fixture(params=[None, 2], ids=["spectator", "seat 3"])
def reader(request: pytest.FixtureRequest) -> int | None:
    """Somebody who is neither of the two."""
    seat: int | None = request.param
    return seat


@pytest.fixture
def fog_pair(reader: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pair]:
    with two_worlds(FOG, (SECRET, SECRET), reader, tmp_path, monkeypatch) as pair:
        pair.compare()
        yield pair


def test_a_whisper(reader: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody whispers to somebody in the one world; later both speak up in each."""
    with two_worlds(WARS, (SECRET, SECRET), reader, tmp_path, monkeypatch) as pair:
        pair.compare()
        one, _ = pair.worlds
        for number in range(3):
            pair.later(1.3)
            said = {"seat": number % 2, "text": "psst", "to": [1 - number % 2]}
            assert one.act(number % 2, "say", said).status_code == 200
        assert [line["text"] for line in one.ask(1, "GET", f"/api/tables/{one.code}").json()["talk"]["lines"]]
        pair.nothing_is_said()
        pair.compare()
        pair.later(1.3)
        for world in pair.worlds:
            assert world.act(0, "say", {"seat": 0, "text": "aloud"}).status_code == 200
        pair.compare()


def test_a_sealed_part(fog_pair: Pair) -> None:
    """Somebody lays a part of a plan in the one world; in the other the whole follows later at once."""
    pair = fog_pair
    one, other = pair.worlds
    pair.later(1.3)
    one.play(0, PLAN[:1])
    pair.nothing_is_said()
    pair.compare()
    pair.later(1.3)
    one.play(0, PLAN[1:])
    other.play(0, PLAN)
    pair.compare()


def test_a_sealed_part_beside_a_question_to_all(fog_pair: Pair) -> None:
    """A question stays open as if nothing had happened."""
    pair = fog_pair
    one, _ = pair.worlds
    for world in pair.worlds:
        assert world.act(1, "end", {"seat": 1}).status_code == 200
    pair.compare()
    pair.later(1.3)
    one.play(0, PLAN[:1])
    pair.nothing_is_said()
    pair.compare()


def test_a_sealed_part_does_not_show_in_the_way_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has sealed may take it back alone, whatever the others have laid unseen; and it stays where it lies."""
    with two_worlds(FOG, (SECRET, SECRET), 2, tmp_path, monkeypatch) as pair:
        one, other = pair.worlds
        pair.play(2, PLAN, PLAN)
        pair.compare()
        pair.later(1.3)
        one.play(0, PLAN[:1])
        pair.nothing_is_said()
        pair.compare()
        for world in pair.worlds:
            assert world.act(2, "undo", {"seat": 2}).status_code == 200
        pair.compare()
        pair.later(1.3)
        one.play(0, PLAN[1:])
        other.play(0, PLAN)
        pair.compare()


def test_a_sealed_part_that_is_taken_back(fog_pair: Pair) -> None:
    """Whoever thinks better of what he laid unseen tells nobody that he had laid anything, nor gains time by it."""
    pair = fog_pair
    one, other = pair.worlds
    for world in pair.worlds:
        assert world.act(1, "end", {"seat": 1}).status_code == 200
    pair.compare()
    for _ in range(2):
        pair.later(1.3)
        one.play(0, PLAN[:1])
        pair.later(1.3)
        assert one.act(0, "undo", {"seat": 0}).status_code == 200
    pair.nothing_is_said()
    pair.compare()
    pair.later(1.3)
    one.play(0, PLAN)
    other.play(0, PLAN)
    pair.compare()
