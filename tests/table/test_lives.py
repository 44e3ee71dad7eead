"""Which tables stay in memory, and that those that have left come back as they were."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tavolata.engine.catalogue import room
from tavolata.engine.match import Play
from tavolata.store.model import Table
from tavolata.table.clock import Clock
from tavolata.table.errors import NotFound
from tavolata.table.live import Live
from tavolata.table.lives import Lives
from tavolata.table.match import LoggedMatch
from tavolata.table.scenes import StoryLine

from .house import House, house

MOST = 6
"""So many tables are kept here."""


@pytest.fixture
def no_collector() -> Iterator[None]:
    """What leaves memory leaves it by itself, not when rings are looked for."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def count(*kinds: type) -> int:
    """How many things of some kinds there are."""
    return sum(type(one) in kinds for one in gc.get_objects())


def bare(code: str) -> Live:
    """A table with nobody at it."""
    table = Table(game="primo-cavaliere", rules="1", seats=[], code=code)
    return Live(table, room("primo-cavaliere"), Clock())


def short_match(h: House, number: int) -> str:
    """A match of a few moves, looked at and given up."""
    names = (f"Anna {number}", f"Bruno {number}")
    live = h.table(*names)
    for _ in range(3):
        h.play(live)
    words = live.words("en")
    assert live.story(0, words) and live.sight(0, words)
    h.run(h.host.playing.resign(live, h.actor(live, names[0]), 0))
    return live.table.code


@pytest.mark.usefixtures("no_collector")
def test_matches_that_are_over_leave_memory_and_come_back_as_they_were(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        before = [count(kind) for kind in (Live, LoggedMatch, Play, StoryLine)]
        h.host.hall._lives = Lives(MOST)
        codes = [short_match(h, number) for number in range(3 * MOST)]
        after = [count(kind) for kind in (Live, LoggedMatch, Play, StoryLine)]
        rise = [now - then for now, then in zip(after, before, strict=True)]
        one = MOST + 1  # the newest comes before the oldest goes
        assert rise[0] <= one and rise[1] <= one and rise[2] <= 3 * one and rise[3] <= 5 * one
        first = h.live(codes[0])
        assert first.match is not None and len(first.match.plays) == 3
        assert first.table.status == "ended" and first.names == ["Anna 0", "Bruno 0"]


def test_those_used_last_stay() -> None:
    lives = Lives(2)
    for code in "abc":
        lives.keep(bare(code))
    assert lives.get("a") is not None  # used, so it is not the next to go
    lives.keep(bare("d"))
    assert [code for code in "abcd" if lives.get(code)] == ["a", "c", "d"]


def test_a_table_that_somebody_looks_at_stays() -> None:
    lives = Lives(1)
    watched = bare("watched")
    end = watched.subscribe(lambda: None)
    lives.keep(watched)
    del watched
    for code in "abcd":
        lives.keep(bare(code))
    assert lives.get("watched") is not None
    end()
    del end
    for code in "efg":
        lives.keep(bare(code))
    assert lives.get("watched") is None


def test_there_are_never_two_of_a_table() -> None:
    lives = Lives(1)
    held = bare("held")  # by a slow request, say
    lives.keep(held)
    for code in "abcd":
        lives.keep(bare(code))
    assert lives.get("held") is held


def test_a_long_log_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a match is made from its log others are answered, and all who ask for it get one table."""
    with house(tmp_path) as h:
        long, other = h.table("Anna", "Bruno").table.code, h.table("Carla", "Dario").table.code
        h.again()
        begun, let_go = threading.Event(), threading.Event()
        load = h.host.hall._load

        def slowly(code: str) -> Live:
            if code == long:
                begun.set()
                assert let_go.wait(60)
            return load(code)

        monkeypatch.setattr(h.host.hall, "_load", slowly)

        async def ask() -> list[Live]:
            waiting = [asyncio.create_task(h.host.hall.bring(long)) for _ in range(3)]
            await asyncio.to_thread(begun.wait, 60)
            assert (await h.host.hall.bring(other)).table.code == other
            assert not any(one.done() for one in waiting)
            let_go.set()
            return await asyncio.gather(*waiting)

        one, *same = h.run(ask())
        assert one.table.code == long and all(live is one for live in same)
        assert h.live(long) is one


def test_a_log_that_is_not_there_is_said_to_all_who_ask(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        for _ in range(2):
            with pytest.raises(NotFound):
                h.run(h.host.hall.bring("nowhere"))
