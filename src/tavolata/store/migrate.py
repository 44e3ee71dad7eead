"""From a path to a database of this release: is the file ours, is it whole, is it of our revision.

How the database came to be what it is stands in ``migrations/versions``, one Alembic revision after the other,
numbered and written by hand, and never changed once released. A new one takes three things: its file, the same change
in ``schema.py``, and ``REVISION`` here. There is no way down: the copy made before a migration is the way back.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from . import trouble
from .connections import WRITING, connections
from .schema import APPLICATION_ID

if TYPE_CHECKING:
    from alembic.config import Config

REVISION = "0007"
"""The revision this release works with."""

FOLDER = Path(__file__).parent / "migrations"

_MAGIC = b"SQLite format 3\x00"


@dataclass(frozen=True, slots=True)
class Found:
    """What a file says of itself. ``revision`` is empty if nothing has been made in it yet."""

    revision: str
    data: bool

    @property
    def current(self) -> bool:
        """Whether this release can work with it as it is."""
        return self.revision == REVISION


def look(path: Path) -> Found:
    """Look at a file without changing it; ``StoreError`` if it is not ours or damaged."""
    with path.open("rb") as file:
        beginning = file.read(len(_MAGIC))
    if not beginning:
        return Found("", False)
    if beginning != _MAGIC:
        raise trouble.not_ours(path)
    with trouble.plainly(path), closing(sqlite3.connect(path)) as connection:
        return _found(connection, path)


def _found(connection: sqlite3.Connection, path: Path) -> Found:
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    if not names and application in (0, APPLICATION_ID):
        return Found("", False)
    if application != APPLICATION_ID:
        raise trouble.not_ours(path)
    (problem,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if problem != "ok":
        raise trouble.broken(path, problem)
    if "alembic_version" not in names:
        raise trouble.broken(path, "no revision")
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone() or [""]
    data = any(connection.execute(f'SELECT 1 FROM "{name}" LIMIT 1').fetchone() for name in _kept(names))
    return Found(row[0], data)


def _kept(names: list[str]) -> list[str]:
    return [name for name in names if name != "alembic_version" and not name.startswith("sqlite_")]


def migrate(path: Path, found: Found) -> None:
    """Bring a file to the revision of this release, all at once or not at all; what it was is copied first."""
    _check_known(path, found.revision)
    if found.data:
        _copy(path, path.with_name(f"{path.name}.before-{REVISION}"))
    engine = connections(path, WRITING, "foreign_keys=OFF")  # a table made anew must not take others with it
    try:
        with trouble.plainly(path), engine.begin() as connection:
            connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
            upgrade(connection)
            _check_references(connection, path)
    finally:
        engine.dispose()


def _check_references(connection: Connection, path: Path) -> None:
    lost = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
    if lost is not None:
        raise trouble.broken(path, f"a row of {lost[0]} refers to a row of {lost[2]} that is not there")


def upgrade(connection: Connection) -> None:
    """Run the revisions that are missing, within the transaction that is open."""
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _check_known(path: Path, revision: str) -> None:
    from alembic.script import ScriptDirectory

    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if revision and revision not in known:
        raise trouble.newer(path, revision)


def _copy(path: Path, target: Path) -> None:
    """A copy as SQLite makes it, with what still lies in its write-ahead log; the name appears when it is whole."""
    unfinished = target.with_name(target.name + ".part")
    try:
        with suppress(FileNotFoundError):
            unfinished.unlink()
        os.close(os.open(unfinished, os.O_CREAT | os.O_WRONLY, 0o600))  # it has the secrets of the original
        with (
            trouble.plainly(target),
            closing(sqlite3.connect(path)) as source,
            closing(sqlite3.connect(unfinished)) as copy,
        ):
            source.backup(copy)
        unfinished.replace(target)
    except OSError as error:
        raise trouble.from_system(error, target) from error


def _config() -> Config:
    """Alembic is only loaded when there is something to do, which is once in a release."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config
