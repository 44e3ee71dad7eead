"""A file of the first release: its matches go on, its lists stand, and whoever opened a table there owns it still."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

import tavolata
from table.house import house
from tavolata.store import migrate, rows
from tavolata.store.model import LogEntry
from tavolata.store.schema import APPLICATION_ID
from tavolata.table.actors import actor_at
from tavolata.table.match import LoggedMatch

SEED = 7


def moves(count: int) -> list[tuple[int, str]]:
    """The first moves of a match."""
    state = tavolata.game("primo-cavaliere").new(2, SEED, {"companions": "none", "first": 1})
    made = []
    for _ in range(count):
        seat = state.deciders()[0]
        move = state.legal(seat)[0]
        made.append((seat, state.write(seat, move)))
        state.play(seat, move)
    return made


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file as the first release left it: a match opened by a program with a friend at its first seat."""
    path = tmp_path / "tables.db"
    config = Config()
    config.set_main_option("script_location", str(migrate.FOLDER))
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()
    with closing(sqlite3.connect(path)) as file:
        file.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        fill(file)
        file.commit()
    return path


def fill(file: sqlite3.Connection) -> None:
    setup = tavolata.game("primo-cavaliere").setup(2, {"companions": "none", "first": 1})
    table = {
        "id": 1,
        "code": "old-table",
        "game": "primo-cavaliere",
        "rules": setup.version,
        "options": json.dumps(setup.options),
        "content": setup.content.label,
        "title": "",
        "status": "running",
        "language": "en",
        "clock": 600,
        "listed": 1,
        "talk": 1,
        "secret": b"",
        "commitment": "",
        "seed": str(SEED),
        "created": 1,
        "started": 2,
        "ending": "",
        "imported": 0,
    }
    insert(file, "matches", table)
    insert(file, "people", {"id": 5, "name": "Bruno", "language": "", "theme": "", "sound": 1, "created": 1})
    for number, name in enumerate(("Bruno", "Program")):
        place = {
            "match": 1,
            "number": number,
            "kind": "person",
            "name": name,
            "bot": "",
            "key": f"key-{number}",
        }
        insert(file, "seats", {**place, "lot": "", "resigned": 0})
    insert(file, "holders", {"match": 1, "seat": 0, "person": 5})
    for number, (seat, text) in enumerate(moves(3), 1):
        line = {"match": 1, "number": number, "kind": "move", "seat": seat, "text": text, "at": 1000 + number}
        insert(file, "entries", line)


def insert(file: sqlite3.Connection, table: str, row: dict[str, object]) -> None:
    names, marks = ", ".join(f'"{name}"' for name in row), ", ".join("?" * len(row))
    file.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", list(row.values()))


def test_it_goes_on(old: Path) -> None:
    with house(old.parent) as h:
        live = h.live("old-table")
        assert live.match is not None and [(p.seat, p.text) for p in live.match.plays] == moves(3)
        assert not any(seat.ready for seat in live.table.seats), "nobody has said so"
        assert [row.updated for row in h.store.read(rows.running_to_watch)] == [1003]
        h.run(h.host.resume())
        seat = live.deciders()[0]
        end, seen = live.deadline(seat), live.grace(seat)
        assert end is not None and 595 < end - seen - h.host.hall.clock.now() <= 600, (
            "nobody could play meanwhile"
        )
        owners = [actor_at(live, None, f"key-{seat}").owner for seat in range(2)]
        assert owners == [False, True], "the friend came with a browser, the program opened the table"
        program = actor_at(live, None, f"key-{seat}")
        h.run(h.host.playing.move(live, program, seat, live.decision(seat), [moves(4)[3][1]]))
        h.again()
        again = h.live("old-table")
        assert again.match is not None and len(again.match.plays) == 4
    assert (old.parent / f"tables.db.before-{migrate.REVISION}").exists()


def test_moves_of_one_time_were_one_intention() -> None:
    state = tavolata.game("primo-cavaliere").new(2, SEED, {"companions": "none", "first": 1})
    match = LoggedMatch(tavolata.room("primo-cavaliere"), state)
    match.begin(1)
    lines = [
        LogEntry(number, "move", seat, text, 10 + number) for number, (seat, text) in enumerate(moves(3), 1)
    ]
    match.repeat(lines, set())
    assert [play.intention for play in match.plays] == [1, 2, 3]
