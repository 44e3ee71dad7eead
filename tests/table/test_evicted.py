"""Tables that leave memory while somebody still holds them: there are never two of one."""

from __future__ import annotations

import asyncio
import gc
from functools import partial
from pathlib import Path

import pytest

from table.house import House, house
from tavolata.store import rows
from tavolata.store.model import LogEntry
from tavolata.table import hall
from tavolata.table.errors import Stale
from tavolata.table.live import Live
from tavolata.table.lives import Lives

BARE: dict[str, object] = {"companions": "none", "first": 1}


@pytest.fixture(autouse=True)
def little_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables at a time."""
    monkeypatch.setattr(hall, "Lives", partial(Lives, 2))


def crowd_out(h: House, live: Live) -> None:
    """Open other tables until this one has left memory."""
    for _ in range(4):
        h.table("Carla", "Dora", options=BARE)
    assert live.table.code not in h.host.hall._lives


def test_a_slow_form_finds_the_table_it_began_with(tmp_path: Path) -> None:
    """A request holds the table, which leaves memory; another one asks for it: both are at the same."""
    with house(tmp_path) as h:
        held = h.table("Anna", "Bruno", options=BARE)
        crowd_out(h, held)
        assert h.live(held.table.code) is held
        crowd_out(h, held)
        code = held.table.code
        del held
        gc.collect()
        assert len(h.host.hall._lives.values()) <= 2 + 1, "what nobody holds is gone"
        assert h.live(code).table.code == code


def test_posts_across_an_eviction_are_played_once(tmp_path: Path) -> None:
    """The same decision from two requests, one of which has held the table since before it left memory."""
    with house(tmp_path) as h:
        held = h.table("Anna", "Bruno", options=BARE)
        assert held.match is not None
        text = held.match.state.write(0, held.match.state.legal(0)[0])
        crowd_out(h, held)
        anna = h.actor(held, "Anna")

        async def post(live: Live) -> None:
            await h.host.playing.move(live, anna, 0, 0, [text])

        async def both() -> list[object]:
            found = await h.host.hall.bring(held.table.code)
            return [*await asyncio.gather(post(held), post(found), post(held), return_exceptions=True)]

        first, *others = h.run(both())
        assert first is None and all(isinstance(error, Stale) for error in others)
        h.again()
        found = h.live(held.table.code).match
        assert found is not None and [play.text for play in found.plays] == [text]


def test_what_is_looked_at_or_in_use_does_not_leave(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options=BARE)
        end = live.subscribe(lambda: None)
        for _ in range(4):
            h.table("Carla", "Dora", options=BARE)
        assert live.table.code in h.host.hall._lives
        end()
        crowd_out(h, live)


def test_a_log_that_another_has_written_to_is_stale_and_no_crash(tmp_path: Path) -> None:
    """Should it happen all the same: the table is read again, and who asked is told to look again."""
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options=BARE)
        assert live.match is not None
        texts = [live.match.state.write(0, move) for move in live.match.state.legal(0)]
        entry = LogEntry(1, "move", 0, texts[1], live.last_at + 1, 1)
        h.run(h.store.write(lambda connection: rows.append_entries(connection, live.table.id, [entry])))
        with pytest.raises(Stale):
            h.run(h.host.playing.move(live, h.actor(live, "Anna"), 0, 0, [texts[0]]))
        assert live.match is not None and [play.text for play in live.match.plays] == [texts[1]]
        assert live.decision(0) == 1
