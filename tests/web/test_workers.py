"""Attacks on those who work for the server: bots that think long, workers that fall silent, files that take for ever.
A real server, real HTTP; what counts is who is answered before whom."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from .support import House, Visitor

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc")

BOT_BEGINS = {"companions": "none", "first": 2}
THINKS, READS = "tavolata-thinks", "tavolata-reads"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with one worker and little patience. Every test leaves it as it was."""
    one = House(tmp_path_factory.mktemp("workers"), workers="1", patience="4", reading="4").start()
    yield one
    one.stop()


def workers(house: House, name: str) -> set[int]:
    """The processes that work for a server, by what they do."""
    found: set[int] = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            head, _, tail = stat.read_text().rpartition(")")
            state, parent, *_ = tail.split()
            if int(parent) == house.pid and head.partition("(")[2] == name and state != "Z":
                found.add(int(stat.parent.name))
    return found


def wait(until: Callable[[], bool], seconds: float = 120) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.02)


def moves(visitor: Visitor, code: str) -> int:
    """How many moves were made at a table."""
    return sum(event["kind"] == "move" for event in visitor.get(f"/api/tables/{code}").json()["events"])


# -- bots that think long ----------------------------------------------------------------------------------------------


def story(house: House, code: str) -> tuple[int, list[int]]:
    """When a match began, and when each of its moves was made, as the file says."""
    with sqlite3.connect(f"file:{house.database}?mode=ro", uri=True) as connection:
        match, started = connection.execute(
            "SELECT id, started FROM matches WHERE code = ?", [code]
        ).fetchone()
        rows = connection.execute(
            "SELECT at FROM entries WHERE match = ? ORDER BY number", [match]
        ).fetchall()
    return started, [at for (at,) in rows]


def test_ten_tables_that_think_long_keep_nobody_waiting(house: House) -> None:
    many, few = house.client(), house.client()
    ready = few.table("greedy", options=BOT_BEGINS)
    wait(lambda: moves(few, ready) > 0)
    bots = ["search:seconds=5", "search:playouts=20000"] * 5
    tables = [many.table(bot, bot, bot, options=BOT_BEGINS) for bot in bots]
    mine = [few.table(one, options=BOT_BEGINS) for one in ("greedy", "search:seconds=0.2")]
    for code in [*mine, *tables]:
        wait(lambda code=code: len(story(house, code)[1]) > 0)  # type: ignore[misc]
    others = [at for code in tables for at in story(house, code)[1]]
    for code in mine:
        started, (moved, *_) = story(house, code)
        before = sum(started < at < moved for at in others)
        assert before <= 4, "somebody had to wait for nearly all of another's tables"
    assert "Traceback" not in house.log


BAD = {
    "search:seconds=nan": "bad-bot-setting",
    "search:seconds=-1": "bad-bot-setting",
    "search:playouts=0": "bad-bot-setting",
    "search:seconds=inf": "bad-bot-setting",
    "search:seconds=6": "bad-bot-budget",
    "search:playouts=20001": "bad-bot-budget",
    "deep-thought": "unknown-bot",
}


@pytest.mark.parametrize(("bot", "id"), BAD.items(), ids=BAD)
def test_budgets_that_are_refused_in_words(house: House, bot: str, id: str) -> None:
    said = {}
    for language in ("it", "en"):
        program = house.program(language=language)
        places = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
        refused = program.post("/api/tables", json={"game": "primo-cavaliere", "places": places})
        assert refused.status_code == 400 and refused.json()["error"]["id"] == id
        said[language] = refused.json()["error"]["sentence"]
    assert said["it"] != said["en"] and bot.partition(":")[0] in said["it"].lower()
    visitor = house.client()
    code = visitor.table("random")
    refused = visitor.post_json(f"/api/tables/{code}/stand-in", {"seat": 0, "bot": bot})
    assert refused.status_code == 400 and refused.json()["error"]["id"] == id


# -- workers that fall silent ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGSTOP, signal.SIGKILL], ids=lambda one: one.name)
def test_a_silent_worker_is_replaced_and_the_move_comes(house: House, how: signal.Signals) -> None:
    visitor = house.client()
    first = visitor.table("greedy", options=BOT_BEGINS)
    wait(lambda: moves(visitor, first) > 0)
    (worker,) = workers(house, THINKS)
    os.kill(worker, how)
    second = visitor.table("search:playouts=50", options=BOT_BEGINS)
    wait(lambda: moves(visitor, second) > 0)
    assert worker not in workers(house, THINKS), "the silent one is still there"
    assert "a worker was replaced" in house.log


# -- files that take for ever ------------------------------------------------------------------------------------------

RECORD = """tavolata record 1
game: primo-cavaliere
seats: 2
options: companions=none
seed: 7

1. 1: {}
"""
TEXT = {"Content-Type": "text/plain"}
LONG_MOVE = "a" + " " * 20_000 + "b"
"""A move that was once read in twelve seconds, during which nobody was answered."""


def upload(house: House, text: str, language: str = "en") -> httpx.Response:
    return house.program(language=language).post("/api/records", content=text, headers=TEXT)


def uploading(house: House, text: str, answers: list[httpx.Response]) -> threading.Thread:
    """Upload a record in the background."""
    thread = threading.Thread(target=lambda: answers.append(upload(house, text)), daemon=True)
    thread.start()
    return thread


def stop_the_reader(house: House) -> int:
    """No file takes longer to read than one that meets a reader that was stopped."""
    assert upload(house, RECORD.format("pippo")).status_code == 400
    (reader,) = workers(house, READS)
    os.kill(reader, signal.SIGSTOP)
    return reader


def test_while_a_file_is_read_others_are_answered(house: House) -> None:
    visitor = house.client()
    reader = stop_the_reader(house)
    answers: list[httpx.Response] = []
    pending = uploading(house, RECORD.format("pippo"), answers)
    assert visitor.get("/").status_code == 200 and not answers
    pending.join(120)
    assert answers[0].status_code == 422 and answers[0].json()["error"]["id"] == "heavy-file"
    assert upload(house, RECORD.format("pippo")).status_code == 400, "nobody reads any more"
    assert reader not in workers(house, READS)


def test_uploads_that_froze_everybody(house: House) -> None:
    attacks = [RECORD.format(LONG_MOVE), RECORD.format("x") + "pack: " + "[" * 50_000 + "]" * 50_000]
    answers: list[httpx.Response] = []
    pending = [uploading(house, text, answers) for text in attacks]
    assert house.client().get("/").status_code == 200
    for one in pending:
        one.join(120)
    assert len(answers) == 2 and all(one.status_code in (400, 413, 422) for one in answers), answers


@pytest.mark.parametrize(("language", "says"), [("it", "richiede troppo tempo"), ("en", "takes too long")])
def test_a_pack_is_read_elsewhere_too(house: House, language: str, says: str) -> None:
    visitor = house.client(language)
    form = {"csrf": visitor.csrf, "game": "primo-cavaliere", "seats": "2", "seat-1": "me", "seat-2": "bot"}
    stop_the_reader(house)
    files = [("pack", ("pack.toml", b"id = 3", "application/toml"))]
    late = visitor.post("/tables/new", data=form, files=files)
    assert late.status_code == 422 and says in late.text
    bad = visitor.post("/tables/new", data=form, files=files)
    assert bad.status_code == 422 and "houses.toml" in bad.text


# -- health ------------------------------------------------------------------------------------------------------------


def health(house: House) -> tuple[int, str]:
    answer = httpx.get(f"{house.url}/healthz", timeout=60)
    return answer.status_code, answer.text.strip()


def well(house: House) -> bool:
    return health(house) == (200, "ok")


@pytest.mark.skipif(
    not hasattr(resource, "prlimit"), reason="limits of another process are set on Linux only"
)
def test_health_on_a_full_disk(house: House) -> None:
    wait(lambda: well(house))
    size = Path(f"{house.database}-wal").stat().st_size
    before = resource.prlimit(house.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (size, before[1]))  # no file grows from here on
    try:
        wait(lambda: not well(house))
        assert health(house)[1] in ("the disk is full", "the database cannot be written")
    finally:
        resource.prlimit(house.pid, resource.RLIMIT_FSIZE, before)
    wait(lambda: well(house))


def test_health_without_a_database(house: House) -> None:
    wait(lambda: well(house))
    aside = house.database.with_suffix(".aside")
    house.database.rename(aside)
    try:
        wait(lambda: health(house) == (503, "the database is gone"))
        assert str(house.database) in house.log
        house.database.write_bytes(aside.read_bytes())  # a copy is another file
        wait(lambda: health(house) == (503, "the database is gone"))
    finally:
        aside.rename(house.database)
    wait(lambda: well(house))


def test_health_when_no_worker_answers(house: House) -> None:
    """Whatever they were doing when they fell silent: resting, at work, or still coming up."""
    stopped: set[int] = set()

    def silent() -> bool:
        for worker in workers(house, THINKS) - stopped:
            os.kill(worker, signal.SIGSTOP)
            stopped.add(worker)
        return health(house) == (503, "no worker answers")

    wait(silent)
    wait(lambda: well(house) and bool(workers(house, THINKS) - stopped))
    assert stopped and not stopped & workers(house, THINKS)


def test_health_is_asked_as_often_as_one_likes(house: House) -> None:
    """A hundred questions are a write or two."""
    wait(lambda: well(house))
    written = Path(f"{house.database}-wal")
    before, began = written.stat().st_size, time.monotonic()
    with httpx.Client(verify=False, timeout=60) as client:
        for _ in range(100):
            assert client.get(f"{house.url}/healthz").status_code == 200
    allowed = 2 + (time.monotonic() - began) / 2
    assert written.stat().st_size - before <= allowed * 5000
