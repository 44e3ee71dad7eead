"""A database of before questions were objects: its matches stand where they stood, and go on to their end.

``dialects.sql`` was written by that release: seven matches of the five games, each with a plan that was not committed.
The digests are of the states as it dumped them.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from hashlib import sha256
from pathlib import Path

import pytest

from table.house import House
from tavolata.engine.dice import Dice
from tavolata.store import rows
from tavolata.store.schema import APPLICATION_ID

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elisa", "Fosco")
MATCHES = {
    "onda-pc6wpj599kg5": "22f1fc53c7932a8b",
    "alloro-szu4yz7t25zd": "d5484ad3410d028e",
    "orso-mk949ph96s2s": "6f0cd5d04a39fb20",
    "noce-pahe9zcmksme": "b01e8f183990f83b",
    "salice-pm2y8y2haxz7": "dd0bbbde1a76934f",
    "larice-tjqn8tqh4nsz": "77905d319293acb9",
    "rosa-enmsjkcsc3kq": "eaab73c4ab1912e8",
}
"""The code of each match, and the digest of its state."""


@pytest.fixture
def h(tmp_path: Path) -> Iterator[House]:
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path)) as file:
        file.executescript((Path(__file__).parent / "dialects.sql").read_text("utf-8"))
        file.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    with asyncio.Runner() as runner:
        made = House(path, runner)
        for id, name in enumerate(NAMES, 1):
            person = made.store.read(partial(rows.load_person, person=id))
            assert person is not None and person.name == name
            made.people[name] = person
        yield made
        made.close()


@pytest.mark.parametrize("code", MATCHES)
def test_a_match_stands_where_it_stood(h: House, code: str) -> None:
    live = h.live(code)
    assert live.held is None and live.running and live.match is not None
    state = live.match.state
    dump = state.dump()
    assert sha256(dump).hexdigest()[:16] == MATCHES[code]
    assert live.room.game.load(dump) == state
    planned = [seat for seat in live.deciders() if live.draft(seat)]
    assert len(planned) == 1, "what was planned is still planned"
    assert live.sight(planned[0], live.words("en")).draft == live.draft(planned[0])


@pytest.mark.parametrize("code", MATCHES)
def test_a_match_goes_on(h: House, code: str) -> None:
    live = h.live(code)
    assert live.match is not None
    before = len(live.match.plays)
    for which in range(3):
        h.play(live, which)
    assert len(live.match.plays) == before + 3
    state = live.match.state.clone()
    state.wander(Dice(1), live.room.game.longest)
    assert state.over
