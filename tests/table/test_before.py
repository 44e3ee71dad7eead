"""A database of before all seats committed: its tables go on. ``before.sql`` was written by that release."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from table.house import House
from tavolata.store import rows
from tavolata.store.schema import APPLICATION_ID
from tavolata.table import fair
from tavolata.web import facts, results


@pytest.fixture
def h(tmp_path: Path) -> Iterator[House]:
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path)) as file:
        file.executescript((Path(__file__).parent / "before.sql").read_text("utf-8"))
        file.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    with asyncio.Runner() as runner:
        made = House(path, runner)
        for id, name in ((1, "Anna"), (2, "Bruno")):
            person = made.store.read(partial(rows.load_person, person=id))
            assert person is not None and person.name == name
            made.people[name] = person
        yield made
        made.close()


def test_a_match_that_ran_keeps_its_deal_which_is_called_one_sided(h: House) -> None:
    live = h.live("running")
    assert live.running and live.match is not None and len(live.match.plays) == 2
    h.play(live)
    h.run(h.host.playing.resign(live, h.actor(live, "Anna"), 0))
    verdict = fair.check(h.host.playing.record(live, h.actor(live, "Anna")))
    assert verdict.fair and verdict.one_sided and verdict.deal.lots == ("12ab", "34cd")
    shown = results.deal(live, live.words("en"))
    assert shown is not None and shown.fair and shown.one_sided
    back = h.run(h.host.opening.return_match(live, h.actor(live, "Anna"), h.person("Anna")))
    h.run(h.host.opening.start(back, h.actor(back, "Anna")))
    assert back.table.seed != live.table.seed and back.table.deal_list


def test_a_table_that_waited_is_dealt_the_new_way_without_its_old_numbers(h: House) -> None:
    """They were sent open: who comes last would still see them."""
    live = h.live("waiting")
    lot = "ab" * 16
    given = fair.lot_commitment(live.table.commitment, 1, lot)
    h.run(h.host.dealing.give_commitment(live, h.actor(live, "Bruno"), 1, given))
    h.run(h.host.opening.start(live, h.actor(live, "Anna")))
    h.reveal(live, 1, lot)
    assert live.running and facts.deal_lines(live, live.words("en")) == ["Anna added no number."]
    h.run(h.host.playing.resign(live, h.actor(live, "Anna"), 0))
    verdict = fair.check(h.host.playing.record(live, h.actor(live, "Anna")))
    assert verdict.fair and not verdict.one_sided and verdict.deal.lots == ("", lot)
