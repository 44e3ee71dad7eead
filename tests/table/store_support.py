"""What the tests of the store have in common."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from tavolata.store import rows
from tavolata.store.model import LogEntry, Seat, Table
from tavolata.store.store import Store

P = ParamSpec("P")
T = TypeVar("T")


@contextlib.contextmanager
def opened(path: Path) -> Iterator[Store]:
    store = Store.open(str(path))
    try:
        yield store
    finally:
        store.close()


def write(store: Store, job: Callable[[Connection], T]) -> T:
    return asyncio.run(store.write(job))


def do(store: Store, what: Callable[Concatenate[Connection, P], T], *rest: P.args, **named: P.kwargs) -> T:
    """Write by one of the functions of ``rows``."""
    return write(store, lambda connection: what(connection, *rest, **named))


def ask(store: Store, what: Callable[Concatenate[Connection, P], T], *rest: P.args, **named: P.kwargs) -> T:
    """Read by one of the functions of ``rows``."""
    return store.read(lambda connection: what(connection, *rest, **named))


def adding(match: int, *lines: LogEntry) -> Callable[[Connection], None]:
    """The job that adds lines to a log."""
    return lambda connection: rows.append_entries(connection, match, lines)


def new_table(code: str = "ABCD", seats: int = 2) -> Table:
    places = [Seat(number, "person", f"Anna {number}", key=f"{code}-{number}") for number in range(seats)]
    return Table("primo-cavaliere", "1", places, code=code)


def add_table(store: Store, code: str = "ABCD") -> int:
    return do(store, rows.insert_table, new_table(code))


def move(number: int, text: str = "left stark") -> LogEntry:
    return LogEntry(number, "move", number % 2, text, 1000 + number)


def numbers(store: Store, match: int) -> list[int]:
    return [entry.number for entry in ask(store, rows.load_entries, match)]


def append(store: Store, match: int, *lines: LogEntry) -> None:
    do(store, rows.append_entries, match, lines)
