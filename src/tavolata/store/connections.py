"""Connections to the file, in the way the store needs them."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool

READING = "BEGIN"
WRITING = "BEGIN IMMEDIATE"
"""How transactions begin. One that will write says so at once, and is not surprised by another in the middle."""

PATIENCE = 5000
"""Milliseconds to wait for another program that has the file, a backup perhaps."""


def connections(path: Path, begin: str, *pragmas: str, size: int = 1) -> Engine:
    """A pool of connections that stay open. More than one: as many as threads ask for, so many kept."""
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        poolclass=QueuePool,
        pool_size=size,
        max_overflow=0 if size == 1 else -1,
        connect_args={"check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, record: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # Python would begin too late and know no savepoints
        for pragma in (f"busy_timeout={PATIENCE}", "foreign_keys=ON", *pragmas):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
