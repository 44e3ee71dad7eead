"""One server for one file: a lock that the system takes back when its process ends, however it ends."""

from __future__ import annotations

import contextlib
import os
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


if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 20  # nobody else can read what is locked here: the lock lies far behind the number

    def _lock(file: int) -> None:
        os.lseek(file, _FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

    def _unlock(file: int) -> None:
        os.lseek(file, _FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_UNLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _unlock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)


_held: weakref.WeakSet[FileLock] = weakref.WeakSet()


def _drop_inherited() -> None:
    """A worker forked from the server must not keep the file locked when the server is gone."""
    for lock in list(_held):
        lock.drop()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_drop_inherited)
