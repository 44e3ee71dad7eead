"""Processes that work for the server: bots think there, and strangers' files are read there.

Each job has a time. A worker that is late with it, dies, or wants more memory than it may have is ended and replaced;
only its own job fails. Jobs wait in fair turns (``turns.py``), and when others wait, jobs that can are told to hurry.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import multiprocessing
import pickle
import socket
from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any

from ..engine import errors
from ..engine.errors import TavolataError
from . import workbench
from .turns import Turns
from .workbench import HEADER, Allowance, Work

log = logging.getLogger(__name__)

ROUND = 2.0
"""Seconds in which all who wait should have had a turn: what one job gets of it shrinks as they become more."""
LEAST = 0.05
"""Seconds that a job gets however many wait."""
START = 60.0
"""Seconds that a new process is given to come up."""
RISING = 15.0
"""Seconds for which one that is coming up passes for one that answers."""
_NOT_YET = 1e18  # a time that never comes
_LONGEST = 1 << 26  # bytes of an answer


class WorkerError(Exception):
    """A job was not done, and it was not the job's own refusal."""


class Late(WorkerError):
    """It took too long, or its worker hung."""


class Lost(WorkerError):
    """Its worker died, or could not be started."""


class Grown(WorkerError):
    """It wanted more memory than there is for it."""


class Failed(WorkerError):
    """There is a mistake in what it does; the text is the traceback."""


@dataclass(eq=False, slots=True)
class Job:
    """Something to be done elsewhere: ``work(allowance, *arguments)``, a function that can be imported.

    It should take no longer than ``seconds``, or less if the allowance says so; after another ``grace`` it is late. It
    is done for a ``table`` of an ``owner``, or whatever else is to have fair shares. ``hurries``: whether it looks at
    the allowance.
    """

    work: Work
    arguments: tuple[Any, ...]
    seconds: float
    grace: float = 10.0
    owner: Hashable = None
    table: Hashable = None
    hurries: bool = False
    done: asyncio.Future[Any] = field(init=False)
    allowed: float = field(init=False, default=0.0)
    began: float = field(init=False, default=0.0)


class Crew:
    """Some workers and the jobs that wait for them. Processes are started when they are needed.

    ``modules`` are imported in each of them: games that are not installed. ``memory``: megabytes for the jobs of each.
    ``name`` is what the system calls them, in fifteen letters.
    """

    def __init__(
        self, count: int, modules: tuple[str, ...] = (), memory: int = 0, name: str = "tavolata-works"
    ) -> None:
        self.name = name
        self.count = count
        self.modules = modules
        self._memory = memory
        self._turns: Turns[Job] = Turns()
        self._more = asyncio.Event()
        self._posts: set[asyncio.Task[None]] = set()
        self._workers: set[Worker] = set()
        self._busy: dict[Worker, Job] = {}
        self._idle = 0
        self._barren = False  # the last process that was to be started did not come up
        self._hired = _NOT_YET  # when the process that is coming up was started
        self._calls: set[asyncio.Future[bool]] = set()
        self._heard = -1e9
        self.replaced = 0
        """How many workers had to be given up."""

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return len(self._turns)

    async def do(self, job: Job) -> Any:
        """What a job answers. What it refuses itself comes out as it is, all else as ``WorkerError``."""
        job.done = asyncio.get_running_loop().create_future()
        self._turns.add(job.owner, job.table, job)
        self._more.set()
        self._man()
        self._hurry()
        try:
            return await job.done
        finally:
            self._turns.drop(job.owner, job.table, job)

    async def answers(self, seconds: float, fresh: float = 1.0) -> bool:
        """Whether a worker answers: one just has, is at work and not late, is coming up, or says so when asked."""
        if asyncio.get_running_loop().time() - self._heard < fresh or self._busy:
            return True
        resting = sum(worker.ready for worker in self._workers)
        calls = [asyncio.ensure_future(self._call(seconds)) for _ in range(max(1, resting))]
        self._calls.update(calls)
        for one in calls:
            one.add_done_callback(self._calls.discard)
        if not resting and self._rises():  # the first one: whoever asks next will know
            return True
        done, _ = await asyncio.wait(calls, timeout=seconds + 1.0)
        return any(one.result() for one in done)

    def _rises(self) -> bool:
        """Whether a worker is coming up, or will be started at once, and has not been long about it."""
        return not self._barren and asyncio.get_running_loop().time() - self._hired < RISING

    async def _call(self, seconds: float) -> bool:
        """Ask whether somebody is there."""
        try:
            return bool(await self.do(Job(_here, (), seconds, 0.0, "health")))
        except WorkerError:
            return False

    def close(self) -> None:
        """End all workers; what they were doing is dropped."""
        for post in self._posts:
            post.cancel()
        for call in self._calls:
            call.cancel()
        for worker in list(self._workers):
            worker.end()
        self._workers.clear()

    # -- posts: each is held by one worker after the other -------------------------------------------------------------

    def _man(self) -> None:
        """Open one more post if jobs wait and nobody is free for them."""
        if len(self._posts) < self.count and len(self._turns) > self._idle:
            post = asyncio.get_running_loop().create_task(self._post())
            self._posts.add(post)
            post.add_done_callback(self._closed)

    def _closed(self, post: asyncio.Task[None]) -> None:
        self._posts.discard(post)
        if not post.cancelled() and (error := post.exception()) is not None:
            log.error("a post for workers broke down", exc_info=error)

    async def _post(self) -> None:
        worker: Worker | None = None
        while True:
            job = await self._next()
            try:
                worker = worker or await self._hire()
                answer = await self._give(worker, job)
            except WorkerError as error:
                self._dismiss(worker, error)
                worker = None
                _tell(job, error)
            else:
                _tell(job, answer)
                if isinstance(answer, Grown):
                    self._dismiss(worker, answer)
                    worker = None

    async def _next(self) -> Job:
        """The job whose turn it is, when there is one that somebody still waits for."""
        while True:
            await self._rest()
            job = self._turns.next()
            if not job.done.done():
                return job

    async def _rest(self) -> None:
        """Wait until something is to be done."""
        self._idle += 1
        try:
            while not len(self._turns):
                self._more.clear()
                await self._more.wait()
        finally:
            self._idle -= 1

    async def _hire(self) -> Worker:
        worker = Worker(self.name, self.modules, self._memory)
        self._workers.add(worker)
        self._hired = asyncio.get_running_loop().time()
        try:
            await worker.begin()
        except BaseException:
            self._barren = True
            worker.end()
            self._workers.discard(worker)
            raise
        self._barren = False
        return worker

    def _dismiss(self, worker: Worker | None, why: WorkerError) -> None:
        if worker is not None:
            self.replaced += 1
            self._hired = _NOT_YET
            log.warning("a worker was replaced: %s", why)
            worker.end()
            self._workers.discard(worker)

    async def _give(self, worker: Worker, job: Job) -> Any:
        """Let a worker do a job. Its owner is charged what it may take, and in the end what it took."""
        loop = asyncio.get_running_loop()
        job.began = loop.time()
        job.allowed = self._share(job)
        charged = job.allowed
        self._busy[worker] = job
        self._turns.charge(job.owner, job.table, charged)
        try:
            answer = await worker.do(job)
            self._heard = loop.time()
            return answer
        finally:
            del self._busy[worker]
            self._turns.charge(job.owner, job.table, loop.time() - job.began - charged)

    # -- shares --------------------------------------------------------------------------------------------------------

    def _hurry(self) -> None:
        """Somebody waits: whoever works has no more time than his share now."""
        for worker, job in self._busy.items():
            share = self._share(job) if job.hurries else job.allowed
            if share < job.allowed:
                job.allowed = share
                worker.hurry(share)

    def _share(self, job: Job) -> float:
        """How long a job may take: as long as it likes if no other table waits, else its share of a round."""
        own = (job.owner, job.table)
        waiting = self._turns.places()
        if not job.hurries or not waiting - {own}:
            return job.seconds
        here = waiting | {own} | {(other.owner, other.table) for other in self._busy.values()}
        owners = {owner for owner, _ in here}
        tables = [table for owner, table in here if owner == job.owner]
        return min(job.seconds, max(LEAST, ROUND * self.count / (len(owners) * len(tables))))


def _tell(job: Job, answer: Any) -> None:
    if job.done.done():
        return  # whoever asked has gone
    if isinstance(answer, Exception):
        job.done.set_exception(answer)
    else:
        job.done.set_result(answer)


def _here(allowance: Allowance) -> bool:
    """The job that asks whether anybody is there."""
    return True


class Worker:
    """One process, and the line to it."""

    def __init__(self, name: str, modules: tuple[str, ...], memory: int) -> None:
        self._here, there = socket.socketpair()
        context = multiprocessing.get_context("spawn")
        self._process = context.Process(
            target=workbench.main, args=(there, name, modules, memory), name=name, daemon=True
        )
        self._there = there
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter | None = None
        self.ready = False
        """Whether it has come up."""

    async def begin(self) -> None:
        """Start the process and wait until it says that it is there."""
        try:
            self._process.start()
        except OSError as error:
            raise Lost(f"no process could be started: {error}") from None
        finally:
            self._there.close()
        self._here.setblocking(False)
        if hasattr(socket, "AF_UNIX") and self._here.family == socket.AF_UNIX:
            self._reader, self._writer = await asyncio.open_unix_connection(sock=self._here)
        else:
            self._reader, self._writer = await asyncio.open_connection(sock=self._here)
        await self._answer(START, "it did not come up in time")
        self.ready = True

    async def do(self, job: Job) -> Any:
        """What a job answers; a refusal, or what is wrong with the job itself, is returned as an exception."""
        most = job.seconds + job.grace
        self._say((job.work, job.arguments, job.allowed, most + 5))
        answer = await self._answer(most, f"it was late with {job.work.__name__} (more than {most:g} s)")
        if "refused" in answer:
            return _refusal(*answer["refused"])
        if "failed" in answer:
            return Failed(answer["failed"])
        if "memory" in answer:
            return Grown(f"{job.work.__name__} wanted too much memory")
        return answer["answer"]

    def hurry(self, seconds: float) -> None:
        """The job at hand should be done so many seconds after it began."""
        self._say(("hurry", seconds))

    def end(self) -> None:
        """Put an end to the process, whatever it is doing."""
        if self._writer is not None:
            self._writer.transport.abort()
        else:
            self._here.close()
        if self._process.pid is not None:
            self._process.kill()
            self._bury()

    def _bury(self) -> None:
        """Let the system forget the process once it is dead; whoever waited for that would be held up."""
        if self._process.is_alive():
            with contextlib.suppress(RuntimeError):  # not in a loop any more: all ends here
                asyncio.get_running_loop().call_later(0.2, self._bury)

    def _say(self, message: tuple[Any, ...]) -> None:
        assert self._writer is not None
        body = pickle.dumps(message)
        self._writer.write(HEADER.pack(len(body)) + body)

    async def _answer(self, seconds: float, otherwise: str) -> dict[str, Any]:
        try:
            async with asyncio.timeout(seconds):
                (length,) = HEADER.unpack(await self._reader.readexactly(HEADER.size))
                if length > _LONGEST:
                    raise Lost("it answered too much")
                answer: dict[str, Any] = json.loads(await self._reader.readexactly(length))
                return answer
        except TimeoutError:
            raise Late(otherwise) from None
        except (asyncio.IncompleteReadError, ConnectionError):
            raise Lost("it died") from None


def _refusal(kind: str, id: str, sentence: str, arguments: dict[str, Any]) -> TavolataError:
    """What a job refused, as the exception it was. One that needs more than these is known by its id alone."""
    known = getattr(errors, kind, TavolataError)
    if known is errors.IllegalMove or not issubclass(known, TavolataError):
        known = TavolataError
    refusal: TavolataError = known(id, sentence, arguments)
    return refusal
