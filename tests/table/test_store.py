"""What is acknowledged is on disk, and jobs that wait together go there together."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from table.store_support import add_table, adding, append, ask, move, new_table, numbers, opened, write
from tavolata.store import connections, rows
from tavolata.store.model import LogEntry
from tavolata.store.store import Store, StoreError


def test_what_is_written_can_be_read(tmp_path: Path) -> None:
    with opened(tmp_path / "t.db") as store:
        match = add_table(store)
        append(store, match, move(1), move(2))
        assert numbers(store, match) == [1, 2]
    with opened(tmp_path / "t.db") as again:
        assert numbers(again, match) == [1, 2]


def test_a_job_gives_back_what_it_returns(tmp_path: Path) -> None:
    with opened(tmp_path / "t.db") as store:
        assert write(store, lambda connection: connection.exec_driver_sql("SELECT 40 + 2").scalar()) == 42


def test_many_writers_share_few_commits(tmp_path: Path) -> None:
    async def all_at_once(store: Store, matches: list[int]) -> None:
        jobs = [store.write(adding(match, move(1))) for match in matches]
        await asyncio.gather(*jobs)

    with opened(tmp_path / "t.db") as store:
        matches = write(
            store,
            lambda connection: [rows.insert_table(connection, new_table(f"T{i}")) for i in range(500)],
        )
        before = store.commits
        asyncio.run(all_at_once(store, matches))
        assert store.commits - before <= 20
        assert all(numbers(store, match) == [1] for match in matches)


def hold_up(store: Store) -> tuple[threading.Event, asyncio.Task[None]]:
    """Keep the writing thread busy, so that what is written next waits together."""
    gate = threading.Event()
    task = asyncio.get_running_loop().create_task(store.write(lambda _: _ignore(gate.wait(10))))
    return gate, task


def _ignore(_: object) -> None:
    return None


def test_a_job_that_fails_fails_alone(tmp_path: Path) -> None:
    """Also what it has written before it failed is undone; its neighbours in the same transaction are not."""

    async def together(store: Store, match: int) -> list[object]:
        gate, first = hold_up(store)
        await asyncio.sleep(0.05)

        def half(connection: Connection) -> None:
            rows.append_entries(connection, match, [move(2)])
            raise LookupError("changed my mind")

        waiting = asyncio.gather(
            store.write(adding(match, move(1))),
            store.write(half),
            store.write(adding(match, move(2, "down"))),
            store.write(adding(match, move(2, "up"))),
            return_exceptions=True,
        )
        await asyncio.sleep(0)
        gate.set()
        await first
        return list(await waiting)

    with opened(tmp_path / "t.db") as store:
        match = add_table(store)
        commits = store.commits
        results = asyncio.run(together(store, match))
        assert store.commits - commits == 2  # the one that held the others up, and theirs
        assert [type(result) for result in results] == [type(None), LookupError, type(None), rows.Taken]
        log = ask(store, rows.load_entries, match)
        assert [entry.text for entry in log] == ["left stark", "down"]


def test_a_stop_iteration_reaches_its_awaiter(tmp_path: Path) -> None:
    """A future cannot carry one, and the neighbours must be told all the same."""
    with opened(tmp_path / "t.db") as store, pytest.raises(RuntimeError, match="StopIteration"):
        write(store, lambda _: next(iter(())))


def test_an_awaiter_that_is_gone_harms_nobody(tmp_path: Path) -> None:
    async def give_up(store: Store, match: int) -> None:
        gate, first = hold_up(store)
        gone = asyncio.create_task(store.write(adding(match, move(1))))
        await asyncio.sleep(0.05)
        gone.cancel()
        gate.set()
        await first
        await store.write(adding(match, move(2)))

    with opened(tmp_path / "t.db") as store:
        match = add_table(store)
        asyncio.run(give_up(store, match))
        assert numbers(store, match) == [1, 2]


def test_closing_finishes_what_is_waiting(tmp_path: Path) -> None:
    async def leave(store: Store, match: int) -> None:
        jobs = [asyncio.create_task(store.write(adding(match, move(n)))) for n in range(1, 51)]
        await asyncio.sleep(0)
        store.close()
        await asyncio.gather(*jobs)

    with opened(tmp_path / "t.db") as store:
        match = add_table(store)
        asyncio.run(leave(store, match))
    with opened(tmp_path / "t.db") as again:
        assert numbers(again, match) == list(range(1, 51))


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    with opened(tmp_path / "t.db") as store:
        pass
    store.close()
    with pytest.raises(StoreError) as caught:
        add_table(store)
    assert caught.value.id == "store-closed"
    with pytest.raises(StoreError):
        numbers(store, 1)


def test_a_reader_sees_one_moment_and_does_not_wait(tmp_path: Path) -> None:
    with opened(tmp_path / "t.db") as store:
        match = add_table(store)

        def look_twice(connection: Connection) -> list[int]:
            first = len(rows.load_entries(connection, match))
            with_writer = threading.Thread(target=append, args=(store, match, move(1)))
            with_writer.start()
            with_writer.join()
            return [first, len(rows.load_entries(connection, match))]

        assert store.read(look_twice) == [0, 0]
        assert numbers(store, match) == [1]


def test_a_reader_cannot_write(tmp_path: Path) -> None:
    with opened(tmp_path / "t.db") as store, pytest.raises(StoreError):
        ask(store, rows.add_person, 1)


@pytest.mark.parametrize("change", ["UPDATE entries SET text = 'up'", "DELETE FROM entries"])
def test_the_log_is_only_ever_added_to(tmp_path: Path, change: str) -> None:
    with opened(tmp_path / "t.db") as store:
        match = add_table(store)
        append(store, match, move(1), move(2))
        with pytest.raises(IntegrityError, match="only ever added to"):
            write(store, lambda connection: connection.exec_driver_sql(change))
        assert numbers(store, match) == [1, 2]


def test_the_log_has_no_gaps_and_no_doubles(tmp_path: Path) -> None:
    with opened(tmp_path / "t.db") as store:
        match = add_table(store)
        append(store, match, move(1))
        with pytest.raises(rows.Taken):
            append(store, match, LogEntry(1, "move", 1, "up"))
        with pytest.raises(IntegrityError, match="no line before"):
            append(store, match, move(3))
        with pytest.raises(rows.Taken):
            append(store, match, move(2), move(2))
        assert numbers(store, match) == [1]


def test_it_is_set_to_lose_nothing(tmp_path: Path) -> None:
    def asked(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    with opened(tmp_path / "t.db") as store:
        assert write(store, asked) == ["wal", 2, 1]
        assert os.stat(tmp_path / "t.db").st_mode & 0o077 == 0  # the keys of all seats are in there


def test_another_program_in_the_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 50)
    with opened(tmp_path / "t.db") as store:
        other = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError) as caught:
            add_table(store)
        assert caught.value.id == "store-busy"
        other.execute("ROLLBACK")
        assert add_table(store)


# -- when there is no room ---------------------------------------------------------------------------------------


def set_most_pages(store: Store, most: int) -> None:
    write(store, lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={most}").scalar())


def test_nothing_of_a_batch_is_stored_when_the_disk_is_full(tmp_path: Path) -> None:
    async def together(store: Store, match: int) -> list[object]:
        gate, first = hold_up(store)
        await asyncio.sleep(0.05)
        waiting = asyncio.gather(
            store.write(adding(match, move(1))),
            store.write(adding(match, move(2, "x" * 100_000))),
            return_exceptions=True,
        )
        await asyncio.sleep(0)
        gate.set()
        await first
        return list(await waiting)

    with opened(tmp_path / "t.db") as store:
        match = add_table(store)
        set_most_pages(store, 1)  # as few as are in use
        results = asyncio.run(together(store, match))
        assert [getattr(result, "id", result) for result in results] == ["store-full", "store-full"]
        assert numbers(store, match) == []
        set_most_pages(store, 1_000_000)
        append(store, match, move(1), move(2, "x" * 100_000))
        assert numbers(store, match) == [1, 2]
