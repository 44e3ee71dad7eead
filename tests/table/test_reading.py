"""Strangers' files are read elsewhere: what they cost, they cost there, and there is always an answer."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import tavolata
from tavolata.engine.errors import BadContent, BadRecord
from tavolata.engine.rng import Rng, key_of
from tavolata.table import reading
from tavolata.table.errors import BadRequest
from tavolata.table.reading import Busy, Heavy, Readers
from tavolata.workers.crew import Job

from . import chores


def played(moves: int = 40) -> tavolata.Record:
    """A match, or its beginning."""
    state = tavolata.game("primo-cavaliere").new(2, 7, {"companions": "none"})
    record = tavolata.Record.begin(state, 7, ["Ada", "Bruno"])
    rng = Rng(key_of(1))
    while not state.over and len(record.moves) < moves:
        seat = state.deciders()[0]
        legal = state.legal(seat)
        move = legal[rng.below(len(legal))]
        record.add(state, seat, move)
        state.play(seat, move)
    record.close(state)
    return record


def with_reader(reader: Readers, work: Callable[[Readers], Awaitable[None]]) -> None:
    async def shift() -> None:
        try:
            async with asyncio.timeout(120):
                await work(reader)
        finally:
            reader.close()

    asyncio.run(shift())


def test_a_record_comes_back_as_it_is() -> None:
    record = played(400)
    assert record.result
    result = f"result: {record.result[0] + 1}\n"

    async def work(reader: Readers) -> None:
        read = await reader.record(record.text())
        assert read.record.text() == record.text().replace(result, "")
        assert read.over and read.winners == record.result
        with pytest.raises(BadRecord, match="move 2") as caught:
            await reader.record(record.text().replace("2. 2: ", "2. 1: "))
        assert caught.value.id == "bad-move"

    with_reader(Readers(seconds=60.0), work)


def pack(game: str) -> dict[str, str]:
    """The files of a game's own pack."""
    folder = tavolata.game(game).shelf._folder
    return {path.name: path.read_text("utf-8") for path in folder.glob("*.toml")}


def test_a_pack_is_checked_and_dealt() -> None:
    files = pack("primo-cavaliere")

    async def work(reader: Readers) -> None:
        assert await reader.pack("primo-cavaliere", files, 3, {}) is None
        other = {**files, "pack.toml": 'id = "mine"\n'}
        data = await reader.pack("primo-cavaliere", other, 3, {})
        assert data is not None and data["pack"]["id"] == "mine"
        with pytest.raises(BadContent):
            await reader.pack("primo-cavaliere", {**files, "pack.toml": "id = 3\n"}, 3, {})
        with pytest.raises(BadContent):
            await reader.pack("primo-cavaliere", {**files, "pack.toml": "[[["}, 3, {})

    with_reader(Readers(seconds=60.0), work)


def test_a_file_that_takes_too_long_is_refused_and_its_reader_replaced() -> None:
    text = played().text()

    async def work(reader: Readers) -> None:
        await stop_next(reader)
        reader.seconds = 1.0
        with pytest.raises(Heavy) as caught:
            await reader.record(text)
        assert caught.value.status == 422 and caught.value.arguments["seconds"] == "1"
        reader.seconds = 60.0
        assert (await reader.record(text)).record.moves and reader.crew.replaced == 1

    with_reader(Readers(seconds=60.0), work)


async def stop_next(reader: Readers, how: signal.Signals = signal.SIGSTOP) -> None:
    """The worker that reads falls silent."""
    os.kill(await reader.crew.do(Job(chores.who, (), 30.0)), how)


def test_a_reader_that_was_killed_is_no_fault_of_the_file() -> None:
    text = played().text()

    async def work(reader: Readers) -> None:
        await stop_next(reader, signal.SIGKILL)
        assert (await reader.record(text)).record.moves and reader.crew.replaced == 1

    with_reader(Readers(seconds=60.0), work)


def test_what_would_hold_up_the_table_each_time_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "HEAVY", 0.0)  # the server judges what its worker has measured
    text = played().text()
    files = {**pack("primo-cavaliere"), "pack.toml": 'id = "mine"\n'}

    async def work(reader: Readers) -> None:
        for attempt in (reader.record(text), reader.pack("primo-cavaliere", files, 2, {})):
            with pytest.raises(Heavy) as caught:
                await attempt
            assert caught.value.id == "heavy-match"

    with_reader(Readers(seconds=60.0), work)


def test_a_mistake_of_ours_is_answered_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(reader: Readers) -> None:
        monkeypatch.setattr(reading, "read_record", _stumble)
        with pytest.raises(BadRequest) as caught:
            await reader.record("anything")
        assert caught.value.id == "unreadable-file"

    with_reader(Readers(seconds=60.0), work)


def _stumble(clock: Any, text: str) -> None:
    raise RecursionError


def test_files_wait_in_a_line_that_is_not_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "MOST_WAITING", 3)
    text = played().text()

    async def work(reader: Readers) -> None:
        await reader.record(text)
        flood = [asyncio.ensure_future(reader.record(text, ("1.2.3.4", str(one)))) for one in range(12)]
        results = await asyncio.gather(*flood, return_exceptions=True)
        busy = [one for one in results if isinstance(one, Busy)]
        assert 0 < len(busy) < 12 and all(isinstance(one, Busy | reading.Read) for one in results)
        assert busy[0].status == 503
        assert (await reader.record(text)).record.moves

    with_reader(Readers(seconds=60.0), work)
