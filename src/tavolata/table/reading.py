"""Strangers' files: records and content packs are read, checked and tried out in a process of their own.

What the server takes over was laid out there once, so it is known how long that takes: what would hold up the table
every time somebody looks at it is refused.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, TypedDict

from ..engine.catalogue import room
from ..engine.record import Played, Record
from ..engine.setup import OptionValue
from ..store.model import LogEntry, Seat, Table
from ..workers.crew import Crew, Grown, Job, Late, Lost, WorkerError
from ..workers.workbench import Allowance
from .clock import Clock
from .errors import BadRequest, TableError
from .live import Live

log = logging.getLogger(__name__)

SECONDS = 10.0
"""How long reading a file may take."""
MEMORY = 512
"""Megabytes that reading may take."""
HEAVY = 2.0
"""Seconds of work that a file may cost each time it is opened. A match of a thousand moves takes a tenth of one."""
MOST_WAITING = 20
"""How many files may wait to be read."""
_WAIT = 30.0
"""Seconds that a file waits for its turn."""


class Heavy(TableError):
    """A file that takes too much."""

    status = 422


class Busy(TableError):
    """Too many files at once."""

    status = 503


@dataclass(frozen=True, slots=True)
class Read:
    """A record that was read and replayed: what it says, and how its match stands after all of its moves."""

    record: Record
    rules: str
    options: dict[str, OptionValue]
    content: str
    over: bool
    winners: list[int]


class _Played(TypedDict):
    """How a record's match stands, as the worker tells it: the fields of ``Read`` but for the record."""

    rules: str
    options: dict[str, OptionValue]
    content: str
    over: bool
    winners: list[int]


class _ReadRecord(TypedDict):
    """What the worker tells of a record; ``took`` is what it costs to open it."""

    record: dict[str, Any]
    moves: list[tuple[int, str]]
    match: _Played
    took: float


class _ReadPack(TypedDict):
    """What the worker tells of a pack: what is in it, unless it is the game's own."""

    data: dict[str, Any] | None
    took: float


class Readers:
    """Where files are read. ``asker`` is who sent one, by address and session: each has a fair share."""

    def __init__(self, modules: tuple[str, ...] = (), seconds: float = SECONDS, memory: int = MEMORY) -> None:
        self.crew = Crew(1, modules, memory, "tavolata-reads")
        self.seconds = seconds

    async def record(self, text: str, asker: tuple[Hashable, Hashable] = ("", "")) -> Read:
        """A record with its match; ``BadRecord`` says what is wrong with it."""
        told: _ReadRecord = await self._read(Job(read_record, (text,), self.seconds, 0.5, *asker))
        _check_weight(told["took"])
        record = Record(**told["record"])
        record.moves = [Played(seat, move) for seat, move in told["moves"]]
        return Read(record, **told["match"])

    async def pack(
        self,
        game: str,
        files: dict[str, str],
        seats: int,
        options: dict[str, object],
        asker: tuple[Hashable, Hashable] = ("", ""),
    ) -> dict[str, Any] | None:
        """What a content pack says; ``None`` if it says what the game's own does. ``BadContent`` if it will not do."""
        work = (game, files, seats, options)
        told: _ReadPack = await self._read(Job(read_pack, work, self.seconds, 0.5, *asker))
        _check_weight(told["took"])
        return told["data"]

    def close(self) -> None:
        """Read no more."""
        self.crew.close()

    async def _read(self, job: Job) -> Any:
        if self.crew.waiting >= MOST_WAITING:
            raise _busy()
        try:
            async with asyncio.timeout(_WAIT + self.seconds):
                return await self._twice(job)
        except TimeoutError:
            raise _busy() from None
        except (Late, Grown):
            sentence = (
                f"reading this file takes too long (more than {self.seconds:g} seconds) or too much memory"
            )
            raise Heavy("heavy-file", sentence, seconds=f"{self.seconds:g}") from None
        except WorkerError as error:
            log.error("a file could not be read: %s", error)
            raise BadRequest(
                "unreadable-file", "this file cannot be read: something in it is broken"
            ) from None

    async def _twice(self, job: Job) -> Any:
        """If the worker was lost it need not be the file's fault: it is read once more."""
        try:
            return await self.crew.do(job)
        except Lost:
            return await self.crew.do(job)


def _busy() -> Busy:
    return Busy("busy-reading", "many files are being read just now: try again in a minute")


def _check_weight(took: float) -> None:
    """Refuse what would hold up the table each time."""
    if took > HEAVY:
        sentence = (
            f"opening this takes {took:.1f} seconds each time: no more than {HEAVY:g} are given to one match"
        )
        raise Heavy("heavy-match", sentence, seconds=f"{HEAVY:g}")


# -- in the worker -------------------------------------------------------------------------------------------------


def read_record(allowance: Allowance, text: str) -> _ReadRecord:
    """The job of reading a record: parse it, replay it, and lay it out as the table will."""
    record = Record.parse(text)
    state = record.replay()
    setup = state.setup
    record.pack = setup.content.data if setup.content.foreign else None
    match: _Played = {
        "rules": setup.version,
        "options": dict(setup.options),
        "content": setup.content.label,
        "over": state.over,
        "winners": state.winners() if state.over else [],
    }
    names = ("game", "seats", "seed", "options", "rules", "content", "tags", "pack")
    return {
        "record": {name: getattr(record, name) for name in names},
        "moves": [(played.seat, played.text) for played in record.moves],
        "match": match,
        "took": _lay_out(record, setup.version, dict(setup.options)),
    }


def _lay_out(record: Record, rules: str, options: dict[str, OptionValue]) -> float:
    """Do what the server does when a match is opened and looked at; the seconds of work that it took."""
    seats = [Seat(number, "bot", name) for number, name in enumerate(record.names)]
    table = Table(record.game, rules, seats, options, pack=record.pack, status="over", seed=record.seed)
    log = [LogEntry(number, "move", p.seat, p.text, number) for number, p in enumerate(record.moves, 1)]
    words = room(record.game).words("it", record.names)
    began = time.process_time()
    live = Live(table, room(record.game), Clock())
    live.begin(log)
    live.score_history(None)
    live.story(None, words)
    return time.process_time() - began


def read_pack(
    allowance: Allowance, game: str, files: dict[str, str], seats: int, options: dict[str, object]
) -> _ReadPack:
    """The job of reading a content pack: check it, set a match up with it, and deal."""
    known = room(game).game
    content = known.shelf.files(files)
    if not content.foreign:
        return {"data": None, "took": 0.0}
    began = time.process_time()
    known.new(seats, 0, options, known.shelf.embedded(content.data))
    return {"data": content.data, "took": time.process_time() - began}
