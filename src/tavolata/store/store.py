"""Where tables are kept: a file of SQLite, one process that writes to it, and nothing acknowledged that is not on disk.

A single thread writes. Whatever waits when it comes round is done in one transaction, each job behind a savepoint of
its own, and one commit puts all of it on the disk: the busier the tables, the fewer commits a move costs. Reading
goes past it on connections of its own.
"""

from __future__ import annotations

import asyncio
import os
import queue
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, make_url
from sqlalchemy.exc import ArgumentError

from . import trouble
from .connections import READING, WRITING, connections
from .lock import DatabaseLock, Held
from .migrate import Found, look, migrate
from .trouble import StoreError

__all__ = ["Store", "StoreError"]

T = TypeVar("T")

_MOST = 1000  # jobs in one transaction; the first of them waits for the last


class Store:
    """An open database. ``Store.open`` gives one."""

    def __init__(self, path: Path, lock: DatabaseLock | None) -> None:
        self.path = path
        self.commits = 0
        """How often something was put on the disk."""
        self._lock = lock
        self._writing = connections(path, WRITING, "journal_mode=WAL", "synchronous=FULL")
        self._reading = connections(path, READING, "query_only=ON", size=8)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._gate = threading.Lock()  # after the last job nothing more goes into the queue
        self._closed = False
        self._identity: tuple[int, int] | None = None
        self._thread = threading.Thread(target=self._work, name="tavolata-store", daemon=True)

    # -- opening and closing ------------------------------------------------------------------------------------

    @classmethod
    def open(cls, url_or_path: str, *, lock: bool = True) -> Store:
        """Open a file, made if it is not there and brought to the present revision if it is older.

        ``lock`` is for the server, of which there is one for each file. Tools that stand beside it do without.
        """
        path = _path_of(url_or_path)
        _make_place(path)
        held = _take_lock(path) if lock else None
        try:
            store = cls(path, held)
            store._prepare()
        except BaseException:
            if held:
                held.release()
            raise
        store._thread.start()
        return store

    def _prepare(self) -> None:
        try:
            found = look(self.path)
            if not found.current:
                self._migrate(found)
            with trouble.plainly(self.path):
                self._writing.connect().close()  # the first one turns the write-ahead log on
            self.read(lambda connection: connection.exec_driver_sql("SELECT 1"))
            self._identity = trouble.identity(self.path)
        except BaseException:
            self._dispose()
            raise

    def _migrate(self, found: Found) -> None:
        aside = None if self._lock else _take_lock(self.path)  # not under the feet of a running server
        try:
            migrate(self.path, found)
        finally:
            if aside:
                aside.release()

    def close(self) -> None:
        """Finish what is waiting, then let go of the file."""
        with self._gate:
            if self._closed:
                return
            self._closed = True
            self._jobs.put(None)
        self._thread.join()
        self._dispose()
        if self._lock:
            self._lock.release()

    def _dispose(self) -> None:
        self._reading.dispose()
        self._writing.dispose()

    # -- reading and writing ------------------------------------------------------------------------------------

    def read(self, job: Callable[[Connection], T]) -> T:
        """Do a short job that only reads. It sees everything that has been acknowledged, and one moment of it."""
        if self._closed:
            raise trouble.closed(self.path)
        with trouble.plainly(self.path), self._reading.begin() as connection:
            return job(connection)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Do a job and return what it returned, when it is on disk.

        The job runs in another thread and should do nothing but use its connection. If it raises, it alone is undone
        and the exception comes out here. ``StoreError`` means that nothing of it was stored. An awaiter that is
        cancelled does not take its job back.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        with self._gate:
            if self._closed:
                raise trouble.closed(self.path)
            self._jobs.put(_Job(job, loop, future))
        return await future

    async def check(self) -> None:
        """Prove that what is written is kept: ``StoreError`` says why it would not be."""
        trouble.check_place(self.path, self._identity)
        await self.write(_touch)
        trouble.check_place(self.path, self._identity)

    # -- the writing thread -------------------------------------------------------------------------------------

    def _work(self) -> None:
        more = True
        while more:
            batch, more = self._next_batch()
            if batch:
                self._do(batch)
                _tell(batch)

    def _next_batch(self) -> tuple[list[_Job], bool]:
        """All that waits, at least one job; and whether there can be more."""
        batch: list[_Job] = []
        try:
            while len(batch) < _MOST:
                job = self._jobs.get(block=not batch)
                if job is None:
                    return batch, False
                batch.append(job)
        except queue.Empty:
            pass
        return batch, True

    def _do(self, batch: list[_Job]) -> None:
        """All jobs and one commit; if that fails, all of them have failed."""
        try:
            with self._writing.begin() as connection:
                for job in batch:
                    job.run(connection)
            self.commits += 1
        except BaseException as error:
            for job in batch:
                job.error = trouble.of_the_disk(error, self.path)


def _touch(connection: Connection) -> None:
    """Write a page and change nothing."""
    version = connection.exec_driver_sql("PRAGMA user_version").scalar()
    connection.exec_driver_sql(f"PRAGMA user_version = {version}")


class _Job:
    """Something to write, and who waits for it."""

    __slots__ = ("error", "future", "loop", "result", "work")

    def __init__(
        self, work: Callable[[Connection], Any], loop: asyncio.AbstractEventLoop, future: asyncio.Future[Any]
    ) -> None:
        self.work = work
        self.loop = loop
        self.future = future
        self.result: Any = None
        self.error: BaseException | None = None

    def run(self, connection: Connection) -> None:
        """Do it behind a savepoint. What the disk says ends the batch, what the job says is its own affair."""
        savepoint = connection.begin_nested()
        try:
            self.result = self.work(connection)
        except BaseException as error:
            if trouble.from_database(error, Path()) is not None:
                raise
            # a future cannot carry a StopIteration
            self.error = RuntimeError(repr(error)) if isinstance(error, StopIteration) else error
            savepoint.rollback()
        else:
            savepoint.commit()

    def tell(self) -> None:
        """In the loop of the awaiter: it goes on."""
        if self.future.done():
            return  # it was cancelled
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


def _tell(batch: list[_Job]) -> None:
    """Wake all awaiters of a loop with one call."""
    for loop in {job.loop for job in batch}:
        mine = [job for job in batch if job.loop is loop]
        try:
            loop.call_soon_threadsafe(_tell_all, mine)
        except RuntimeError:  # the loop is closed and nobody waits any more
            continue


def _tell_all(jobs: list[_Job]) -> None:
    for job in jobs:
        job.tell()


# -- the file ----------------------------------------------------------------------------------------------------


def _path_of(url_or_path: str) -> Path:
    """A path as it is, or the one in a URL. Other databases than SQLite in a file are not supported."""
    path = url_or_path if "://" not in url_or_path else _path_in(url_or_path)
    if path in ("", ":memory:"):
        raise trouble.wrong_kind(url_or_path)
    try:
        return Path(path).expanduser().resolve()  # one file has one lock, by whatever name it is called
    except (OSError, RuntimeError) as error:
        raise trouble.unwritable(Path(path), str(error)) from None


def _path_in(text: str) -> str:
    try:
        url = make_url(text)
    except ArgumentError:
        raise trouble.wrong_kind(text) from None
    if url.get_backend_name() != "sqlite":
        raise trouble.wrong_kind(url.render_as_string(hide_password=True))
    return url.database or ""


def _make_place(path: Path) -> None:
    """See that there is a file that can be written. It holds the keys of all seats, so it is its owner's alone."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise trouble.from_system(error, path) from None


def _take_lock(path: Path) -> DatabaseLock:
    try:
        return DatabaseLock(path)
    except Held as held:
        raise trouble.locked(path, held.pid or "?") from None
    except OSError as error:
        raise trouble.from_system(error, path) from None
