"""One server for one file: locks that the system takes back when their process ends, however it ends.

There are two. One lies on a file of its own beside the database, by its name, and says whose it is; but that file can
be taken away, and a database can have several names. So the other lies on the database itself.
"""

from __future__ import annotations

import contextlib
import errno
import os
import struct
import sys
import weakref
from pathlib import Path


class Held(Exception):
    """Another process holds the lock; ``pid`` is its number, or empty if it has not said."""

    def __init__(self, pid: str) -> None:
        super().__init__(pid)
        self.pid = pid


class FileLock:
    """An exclusive lock on a file made for it. ``Held`` if somebody else has it, ``OSError`` if there can be none."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            _lock(self._file)
        except OSError:
            pid = os.read(self._file, 20).decode("ascii", "replace").strip()
            os.close(self._file)
            raise Held(pid) from None
        _held.add(self)
        with contextlib.suppress(OSError):  # the number is for people: on a full disk the lock goes without
            os.ftruncate(self._file, 0)
            os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let others have it. The file stays: taking it away could take away the lock of the next."""
        if self._file >= 0:
            with contextlib.suppress(OSError):
                os.ftruncate(self._file, 0)
                _unlock(self._file)
            self.drop()

    def drop(self) -> None:
        """Close the file only, as the end of a process does. A lock goes when all who inherited it have done so."""
        _held.discard(self)
        os.close(self._file)
        self._file = -1


class DatabaseLock:
    """The lock beside a database and the one on it, as one.

    SQLite has locks of its own on the database, which the system drops as soon as the process closes any descriptor of
    that file: so this one is to be released after all connections are closed.
    """

    def __init__(self, path: Path) -> None:
        self._beside = FileLock(path.with_name(path.name + ".lock"))
        try:
            self._file = os.open(path, os.O_RDWR)
        except BaseException:
            self._beside.release()
            raise
        try:
            _claim(self._file)
        except BaseException:
            os.close(self._file)
            self._beside.release()
            raise
        _held.add(self)

    def release(self) -> None:
        """Let others have the database."""
        if self._file >= 0:
            self.drop()
            self._beside.release()

    def drop(self) -> None:
        """Close the database only; its lock goes with the last who inherited it."""
        _held.discard(self)
        os.close(self._file)
        self._file = -1


_FAR = 1 << 62
"""Where on a database the lock lies: no database is so long, and no lock of SQLite is there."""


def _claim(file: int) -> None:
    """Lock the database by what it is, not by its name; ``Held`` if somebody else has. Where a file system knows no
    such locks, the one beside it has to do."""
    try:
        _lock_far(file)
    except OSError as error:
        if error.errno in (errno.EACCES, errno.EAGAIN):
            raise Held("") from None


if sys.platform == "win32":
    import msvcrt

    _BEHIND = 1 << 20  # nobody else can read what is locked here: the lock lies far behind the number

    def _lock(file: int) -> None:
        os.lseek(file, _BEHIND, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

    def _unlock(file: int) -> None:
        os.lseek(file, _BEHIND, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_UNLCK, 1)

    def _lock_far(file: int) -> None:
        os.lseek(file, _FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _unlock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)

    def _lock_far(file: int) -> None:
        """A lock of the descriptor where there is one (Linux); else one of the process, which lasts as long as no other
        descriptor of the database is closed: the connections of the store stay open."""
        if sys.platform == "linux":
            wish = struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, _FAR, 1, 0)
            fcntl.fcntl(file, fcntl.F_OFD_SETLK, wish)
        else:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, _FAR)


_held: weakref.WeakSet[FileLock | DatabaseLock] = weakref.WeakSet()


def _drop_inherited() -> None:
    """A worker forked from the server must not keep the file locked when the server is gone."""
    for lock in list(_held):
        lock.drop()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_drop_inherited)
