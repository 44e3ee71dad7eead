"""Many matches, in this process or in several, with the same results in the same order.

What is to be played is plain data (``Schedule``): each process finds the game, the bots and the content by their names.
Every match has a number from which follow its deal, who sits where and all chance; so it does not matter who plays
which match, nor when.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from importlib.metadata import entry_points
from importlib.util import find_spec
from multiprocessing.context import BaseContext
from time import perf_counter
from typing import TypeAlias

from .. import registry
from ..bots.base import Budget
from ..engine.catalogue import ENTRY_POINTS, room
from ..engine.errors import BadOption, TavolataError
from ..engine.rng import SEED_LIMIT, mix
from ..engine.setup import Setup
from .matches import BrokenMatch, Result, play_match

Progress: TypeAlias = "Callable[[int], None] | None"
"""Called now and then with the number of matches finished since the last call."""

CHUNK_SECONDS = 0.4
"""About how long a process plays before it reports: much longer than a report takes, and not too long to wait for."""


@dataclass(frozen=True)
class Schedule:
    """What is played: the bots that take part and, for every match on a deal, which of them sits at each seat."""

    game: str
    bots: tuple[str, ...]
    seatings: tuple[tuple[int, ...], ...]
    deals: int
    seed: int
    options: dict[str, object]
    content: str | None
    seconds: float | None
    playouts: int | None

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.seatings[0])

    @property
    def games(self) -> int:
        """How many matches there are to play."""
        return self.deals * len(self.seatings)

    @property
    def budget(self) -> dict[str, float | int | None]:
        """How long a bot thinks whose name says nothing of it."""
        return {"seconds": self.seconds, "playouts": self.playouts}

    def setup(self) -> Setup:
        """What the matches are set up with."""
        return room(self.game).game.setup(self.seats, self.options, self.content)


def make_schedule(
    game: str,
    bots: list[str],
    seatings: tuple[tuple[int, ...], ...],
    deals: int,
    seed: int,
    options: dict[str, object] | None,
    content: str | None,
    budget: Budget,
) -> Schedule:
    """A schedule whose names are all known and allowed; otherwise ``BadOption`` and its like say what is."""
    names = tuple(bot.strip() for bot in bots)
    for name in names:
        registry.read_bot(name)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEED_LIMIT:
        raise BadOption("bad-seed", f"the seed is {seed!r}; allowed: a whole number from 0 to 2**256 - 1")
    folder = None if content is None else os.path.abspath(content)
    schedule = Schedule(
        game, names, seatings, deals, seed, dict(options or {}), folder, budget.seconds, budget.playouts
    )
    schedule.setup()
    return schedule


def at_least_one(name: str, number: int) -> int:
    """The number of games or jobs, checked."""
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        sentence = f"{name} is {number!r}; allowed: a whole number from 1 up"
        raise BadOption("too-few", sentence, {"name": name, "value": str(number)})
    return number


def check_jobs(game: str, jobs: int) -> None:
    """Refuse a number of processes that cannot be: none, or several for a game that other processes would not find."""
    at_least_one("jobs", jobs)
    if jobs > 1 and not _installed(game):
        sentence = f"{game} is known to this program only, so other processes cannot play it; allowed: jobs 1"
        raise BadOption("game-not-installed", sentence, {"game": game})


def _installed(game: str) -> bool:
    folder = game.replace("-", "_")
    own = folder.isidentifier() and find_spec(f"tavolata.games.{folder}") is not None
    return own or game in entry_points(group=ENTRY_POINTS).names


class Workshop:
    """A schedule with everything its names stand for at hand."""

    def __init__(self, schedule: Schedule) -> None:
        self.schedule = schedule
        self.room = room(schedule.game)
        self.content = self.room.game.content(schedule.content)
        self.budget = Budget(schedule.seconds, schedule.playouts)

    def play(self, number: int) -> Result:
        """Play the match of a number. Its bots are made anew: none carries anything over from another match."""
        schedule = self.schedule
        deal, which = divmod(number, len(schedule.seatings))
        names = [schedule.bots[entry] for entry in schedule.seatings[which]]
        bots = [registry.make_bot(name, self.room, self.budget) for name in names]
        game = self.room.game
        state = game.new(schedule.seats, mix(schedule.seed, "deal", deal), schedule.options, self.content)
        # On the same deal every seating has its own chance, or equal bots would play the same match again and again.
        labels = ("deal", deal, "seating", which) if which else ("deal", deal)
        try:
            return play_match(state, bots, schedule.seed, labels, game.longest)
        except (TavolataError, BrokenMatch) as error:
            where = (
                f"{schedule.game} with {', '.join(names)}, seed {schedule.seed}, {' '.join(map(str, labels))}"
            )
            raise BrokenMatch(f"{where}: {error}") from error


def run(schedule: Schedule, jobs: int = 1, progress: Progress = None) -> Generator[Result, None, None]:
    """The results of all matches in the order of their numbers. Closing it ends all processes."""
    jobs = min(jobs, schedule.games)
    return _run_here(schedule, progress) if jobs == 1 else _run_in_processes(schedule, jobs, progress)


def _run_here(schedule: Schedule, progress: Progress) -> Generator[Result, None, None]:
    workshop = Workshop(schedule)
    told = 0
    clock = perf_counter()
    for number in range(schedule.games):
        yield workshop.play(number)
        if progress and (perf_counter() - clock > CHUNK_SECONDS or number + 1 == schedule.games):
            progress(number + 1 - told)
            told = number + 1
            clock = perf_counter()


def _run_in_processes(schedule: Schedule, jobs: int, progress: Progress) -> Generator[Result, None, None]:
    pool = ProcessPoolExecutor(jobs, _context(), _begin_work, (schedule,))
    try:
        yield from _Foreman(pool, schedule.games, jobs, progress).results()
    except (
        BaseException
    ):  # also Ctrl-C, and a caller that wants no more: nobody waits for what is being played
        _kill(pool)
        raise
    finally:
        pool.shutdown(cancel_futures=True)


class _Foreman:
    """Hands out matches in chunks whose size follows the time that matches take, and puts the results in order."""

    def __init__(self, pool: ProcessPoolExecutor, games: int, jobs: int, progress: Progress) -> None:
        self.pool = pool
        self.games = games
        self.jobs = jobs
        self.progress = progress
        self.handed_out = 0
        self.size = 1
        self.running: dict[Future[tuple[list[Result], float]], int] = {}
        self.finished: dict[int, list[Result]] = {}

    def results(self) -> Iterator[Result]:
        """All results in order."""
        number = 0
        self._hand_out()
        while self.running:
            self._gather()
            self._hand_out()
            while number in self.finished:
                results = self.finished.pop(number)
                number += len(results)
                yield from results

    def _hand_out(self) -> None:
        """Keep every process busy and one more chunk ready for each."""
        while self.handed_out < self.games and len(self.running) < 2 * self.jobs:
            left = self.games - self.handed_out
            # The last chunks are small, so that all processes end together.
            even = max(left // (2 * self.jobs), self.size // 8, 1)
            size = min(self.size, even, left)
            chunk = self.pool.submit(_work, self.handed_out, self.handed_out + size)
            self.running[chunk] = self.handed_out
            self.handed_out += size

    def _gather(self) -> None:
        """Wait for a chunk, keep what has come and tell how many matches that is."""
        done = 0
        for chunk in wait(self.running, return_when=FIRST_COMPLETED).done:
            results, seconds = chunk.result()
            self.finished[self.running.pop(chunk)] = results
            self.size = max(1, min(8 * len(results), int(CHUNK_SECONDS * len(results) / max(seconds, 1e-9))))
            done += len(results)
        if self.progress:
            self.progress(done)


def _context() -> BaseContext:
    """New processes are started afresh: a fork would copy the locks of a thread that is just drawing a progress bar.

    A program typed in or piped in cannot be started afresh, so there it is a fork, where there are forks.
    """
    script = getattr(sys.modules["__main__"], "__file__", None)
    piped = script is not None and not os.path.exists(script)
    forks = "fork" in multiprocessing.get_all_start_methods()
    return multiprocessing.get_context("fork" if piped and forks else "spawn")


def _kill(pool: ProcessPoolExecutor) -> None:
    """End the processes in the middle of what they do; pools offer no word for this before Python 3.14."""
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.terminate()


# -- in the other processes -----------------------------------------------------------------------------------------

_schedule: Schedule | None = None
_workshop: Workshop | None = None


def _begin_work(schedule: Schedule) -> None:
    global _schedule
    _schedule = schedule
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # Ctrl-C reaches the whole group; the first process answers it
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """Do not outlive the process that gave the work, however it ended."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _work(start: int, stop: int) -> tuple[list[Result], float]:
    """Play matches, and say how long it took. Errors go home as plain sentences."""
    global _workshop
    assert _schedule is not None
    try:
        if _workshop is None:
            _workshop = Workshop(_schedule)
        begun = perf_counter()
        results = [_workshop.play(number) for number in range(start, stop)]
    except TavolataError as error:
        raise BrokenMatch(str(error)) from None
    return results, perf_counter() - begun
