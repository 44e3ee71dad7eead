"""What can go wrong with the database, and what its keeper can do about it."""

from __future__ import annotations

import errno
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ..engine.errors import TavolataError

_ROOM = 1 << 20  # with less than this left, a failed write is put down to the full disk


class StoreError(TavolataError):
    """Nothing was stored, or nothing could be opened; the sentence says what to do."""

    status: ClassVar[int] = 503

    def __init__(self, id: str, sentence: str, **arguments: Any) -> None:
        super().__init__(id, sentence, arguments)


def locked(path: Path, pid: str) -> StoreError:
    """Another server has the file."""
    sentence = f"{path} is in use by another Tavolata (process {pid}): stop that one, or start this one on another file"
    return StoreError("store-locked", sentence, file=str(path), pid=pid)


def busy(path: Path) -> StoreError:
    """Another program is in the way."""
    sentence = f"another program is writing to {path} and does not finish: close it and try again"
    return StoreError("store-busy", sentence, file=str(path))


def unwritable(path: Path, reason: str) -> StoreError:
    """No right to write there, or no place for a file."""
    sentence = f"{path} cannot be written ({reason}): give this user the right to, or choose another file"
    return StoreError("store-unwritable", sentence, file=str(path), reason=reason)


def not_ours(path: Path) -> StoreError:
    """Somebody else's file."""
    sentence = f"{path} is not a database of Tavolata and is left as it is: choose another file"
    return StoreError("store-not-ours", sentence, file=str(path))


def newer(path: Path, revision: str) -> StoreError:
    """A file from the future."""
    sentence = (
        f"{path} was made by a newer Tavolata (revision {revision}) and is left as it is: "
        "install that version, or choose another file"
    )
    return StoreError("store-newer", sentence, file=str(path), revision=revision)


def full(path: Path) -> StoreError:
    """No room."""
    sentence = f"the disk that holds {path} is full and nothing was stored: make room and try again"
    return StoreError("store-full", sentence, file=str(path))


def broken(path: Path, problem: str) -> StoreError:
    """The file or the disk is damaged."""
    sentence = (
        f"{path} cannot be used, the file or the disk is damaged ({problem}): "
        "stop the server and put back a copy of the file"
    )
    return StoreError("store-broken", sentence, file=str(path), problem=problem)


def wrong_kind(url: str) -> StoreError:
    """Something other than a file of SQLite."""
    sentence = f"{url!r} cannot be used, only SQLite in a file: give the path of a file, or sqlite:///PATH"
    return StoreError("store-kind", sentence, url=url)


def closed(path: Path) -> StoreError:
    """Too late."""
    sentence = f"{path} is closed because the server is stopping: try again when it is back"
    return StoreError("store-closed", sentence, file=str(path))


def gone(path: Path) -> StoreError:
    """The file was removed, moved or exchanged while it was in use: what is written goes nowhere."""
    sentence = (
        f"{path} is no longer there, or is another file now: what is stored is lost when the server stops. "
        "Put the file back, or restart"
    )
    return StoreError("store-gone", sentence, file=str(path))


def from_system(error: OSError, path: Path) -> StoreError:
    """What the system said about a file."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return full(path)
    return unwritable(path, error.strerror or type(error).__name__)


def from_database(error: BaseException, path: Path) -> StoreError | None:
    """What SQLite said, if the keeper of the file can do something about it; mistakes of a job are not of that kind."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if not isinstance(cause, sqlite3.Error):
        return None
    match getattr(cause, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_FULL:
            return full(path)
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED | sqlite3.SQLITE_PROTOCOL:
            return busy(path)
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            return unwritable(path, str(cause))
        case sqlite3.SQLITE_IOERR if _no_room(path):
            return full(path)
        case sqlite3.SQLITE_IOERR | sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            return broken(path, str(cause))
    return None


@contextmanager
def plainly(path: Path) -> Iterator[None]:
    """What SQLite says within comes out as a ``StoreError``, if there is one for it."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        known = from_database(error, path)
        if known is None:
            raise
        raise known from error


def of_the_disk(error: BaseException, path: Path) -> BaseException:
    """Why a commit failed. What SQLite says there is never the fault of a job."""
    known = from_database(error, path)
    if known is None and isinstance(error, SQLAlchemyError):
        return broken(path, str(error))
    return known or error


def identity(path: Path) -> tuple[int, int] | None:
    """Which file it is, whatever its name; ``None`` if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def check_place(path: Path, known: tuple[int, int] | None) -> None:
    """Refuse a file that is not the one that was opened, or has no room to grow."""
    if known is None or identity(path) != known:
        raise gone(path)
    if _no_room(path):
        raise full(path)


def _no_room(path: Path) -> bool:
    try:
        return shutil.disk_usage(path.parent).free < _ROOM
    except OSError:
        return False
