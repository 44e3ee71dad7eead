"""``tavolata serve`` and ``tavolata verify`` as they are typed: one clear line for whatever stands in the way."""

from __future__ import annotations

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import tavolata
from tavolata.engine.rng import Rng, key_of
from tavolata.table import fair

PATIENCE = 60
"""Seconds: on a busy machine the first answer, for which everything is loaded, takes more than the usual five."""


def command(*line: str, **environment: str) -> tuple[list[str], dict[str, Any]]:
    """A command line and how to run it."""
    env = {**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": "", **environment}
    options = {"env": env, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    return [sys.executable, "-m", "tavolata", *line], options


def run(*line: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    words, options = command(*line, **environment)
    return subprocess.run(words, **options, stdin=subprocess.DEVNULL, timeout=60)


@contextmanager
def serving(*line: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server started from the command line, and its address."""
    words, options = command(*line, PYTHONUNBUFFERED="1", **environment)
    process: subprocess.Popen[str] = subprocess.Popen(words, **options, stdin=subprocess.DEVNULL)
    try:
        assert process.stdout is not None and process.stderr is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found, process.stderr.read()
        yield process, found[0]
    finally:
        process.kill()
        process.communicate()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables" / "tavolata.db")


# -- serving -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_serves_and_ends_cleanly(database: str, how: signal.Signals) -> None:
    with serving("serve", "--port", "0", "--database", database, "--no-browser") as (process, url):
        assert httpx.get(f"{url}/healthz", timeout=PATIENCE).text == "ok\n"
        assert Path(database).exists()
        process.send_signal(how)
        out, err = process.communicate(timeout=20)
        assert process.returncode == 0, err
        assert "The table is closed." in out and err == ""


def test_without_a_command_the_table_is_opened(database: str) -> None:
    with serving("--lang", "it", TAVOLATA_PORT="0", TAVOLATA_DATABASE=database) as (process, url):
        assert httpx.get(f"{url}/api/games", timeout=PATIENCE).status_code == 200
        process.send_signal(signal.SIGTERM)
        out, _ = process.communicate(timeout=20)
        assert "Il tavolo è chiuso." in out


def test_a_waiting_program_does_not_hold_up_the_end(database: str) -> None:
    with serving("serve", "--port", "0", "--database", database) as (process, url):
        made = httpx.post(f"{url}/api/play", json={"game": "primo-cavaliere"}, timeout=PATIENCE).json()
        seen = httpx.get(f"{url}/api/tables/{made['code']}", timeout=PATIENCE).json()
        there = f"{url}/api/tables/{made['code']}?after={seen['version']}&wait=60"
        waits = f"import httpx; httpx.get({there!r}, timeout=99)"
        waiting = subprocess.Popen([sys.executable, "-c", waits], stderr=subprocess.DEVNULL)
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=15)
        assert process.returncode == 0
        waiting.kill()
        waiting.wait()


def test_no_browser_is_opened_where_nobody_sits(database: str, tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    with serving("serve", "--port", "0", "--database", database, BROWSER=f"touch {opened} #%s") as (_, url):
        assert httpx.get(url, timeout=PATIENCE).status_code == 200
    assert not opened.exists()


# -- what stands in the way --------------------------------------------------------------------------------------------


def one_line(done: subprocess.CompletedProcess[str], *parts: str) -> None:
    """Exit code 2 and a single line that says what is wrong."""
    assert done.returncode == 2, (done.stdout, done.stderr)
    assert done.stdout == "" and done.stderr.count("\n") == 1 and done.stderr.startswith("tavolata: ")
    for part in parts:
        assert part in done.stderr


@pytest.mark.parametrize(("language", "says"), [("it", "è occupata"), ("en", "is taken")])
def test_a_taken_port(database: str, language: str, says: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        one_line(run("serve", "--port", port, "--database", database, "--lang", language), port, says)
    assert not Path(database).exists(), "nothing is touched before the port is ours"


def test_a_second_server_on_the_same_file(database: str) -> None:
    with serving("serve", "--port", "0", "--database", database) as (process, url):
        one_line(run("serve", "--port", "0", "--database", database), str(process.pid), database)
        one_line(run("serve", "--port", "0", "--database", database, "--lang", "it"), "un altro Tavolata")
        assert httpx.get(f"{url}/healthz", timeout=PATIENCE).status_code == 200


def test_a_file_of_somebody_else(tmp_path: Path) -> None:
    letter, foreign = tmp_path / "letter.txt", tmp_path / "foreign.db"
    letter.write_text("Dear reader, " * 500)
    with sqlite3.connect(foreign) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    for file in (letter, foreign):
        before = file.read_bytes()
        one_line(run("serve", "--port", "0", "--database", str(file)), str(file), "left as it is")
        assert file.read_bytes() == before


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    one_line(run("serve", "--port", "0", "--database", str(file / "tavolata.db")), "cannot be written")
    one_line(run("serve", "--port", "0", "--database", str(tmp_path)), "cannot be written")


def test_a_database_that_another_program_holds(database: str) -> None:
    with serving("serve", "--port", "0", "--database", database) as (process, _):
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=20)
    with sqlite3.connect(database, isolation_level=None) as other:
        other.execute("PRAGMA locking_mode=EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        one_line(run("serve", "--port", "0", "--database", database), "another program")


WRONG = [
    (["--port", "x"], {}, "--port"),
    (["--port", "70000"], {}, "65535"),
    (["--host", "no such host"], {}, "no such host"),
    (["--host", "192.0.2.1"], {}, "192.0.2.1"),
    (["--database", "postgresql://x/y"], {}, "SQLite"),
    ([], {"TAVOLATA_PORT": "many"}, "TAVOLATA_PORT"),
    ([], {"TAVOLATA_RATE_TALK": "often"}, "TAVOLATA_RATE_TALK"),
    ([], {"TAVOLATA_ADDRESS": "tavolata.example"}, "TAVOLATA_ADDRESS"),
]


@pytest.mark.parametrize(("line", "environment", "says"), WRONG, ids=[says for _, _, says in WRONG])
def test_settings_that_cannot_be(
    database: str, line: list[str], environment: dict[str, str], says: str
) -> None:
    usual = {"TAVOLATA_PORT": "0", "TAVOLATA_DATABASE": database}
    one_line(run("serve", *line, **{**usual, **environment}), says)


# -- verify ------------------------------------------------------------------------------------------------------------


LOT = "c0ffee" * 6


@pytest.fixture
def record() -> tavolata.Record:
    """A match dealt as a table deals."""
    deal = dealt(bytes(range(32)))
    return played(deal, fair.seed_of(deal.secret, deal.digest, deal.lots))


def dealt(secret: bytes) -> fair.Deal:
    """A deal to which the first of two seats has added a number."""
    server = fair.commitment_of(secret)
    given = (fair.lot_commitment(server, 0, LOT), "")
    return fair.Deal(secret, server, (LOT, ""), given, fair.list_digest(server, given))


def liked(deal: fair.Deal) -> bool:
    """A deal of a hundred that somebody likes best."""
    return fair.seed_of(deal.secret, deal.digest, deal.lots) % 100 == 7


def played(deal: fair.Deal, seed: int) -> tavolata.Record:
    """A match from a seed, with what there is to say of its deal."""
    state = tavolata.game("primo-cavaliere").new(2, seed, {"companions": "none"})
    made = tavolata.Record.begin(state, seed, ["Ada", "Bruno"])
    made.tags |= deal.tags
    rng = Rng(key_of(1))
    while not state.over:
        seat = state.deciders()[0]
        legal = state.legal(seat)
        move = legal[rng.below(len(legal))]
        made.add(state, seat, move)
        state.play(seat, move)
    made.close(state)
    return made


def verify(record: tavolata.Record, tmp_path: Path, *line: str) -> subprocess.CompletedProcess[str]:
    file = tmp_path / "match.tav"
    record.save(file)
    return run("verify", str(file), *line)


def test_a_fair_deal(record: tavolata.Record, tmp_path: Path) -> None:
    done = verify(record, tmp_path)
    assert done.returncode == 0 and done.stdout.count("✓") == 5 and "✗" not in done.stdout
    assert f"Ada revealed the committed number: {LOT}" in " ".join(done.stdout.split())
    assert "Bruno added nothing" in done.stdout and "Dealt fairly." in done.stdout
    assert "A record cannot prove" in done.stdout, "what cannot be known is said"
    assert "Distribuita onestamente." in verify(record, tmp_path, "--lang", "it").stdout


def test_the_list_that_was_seen(record: tavolata.Record, tmp_path: Path) -> None:
    done = verify(record, tmp_path, "--seen", record.tags["deal list"].upper())
    assert done.returncode == 0 and "A record cannot prove" not in done.stdout
    done = verify(record, tmp_path, "--seen", "0" * 64)
    assert done.returncode == 1 and done.stdout.count("✗") == 1 and "not the list you saw" in done.stdout


def test_an_operator_who_tried_other_secrets_is_found(record: tavolata.Record, tmp_path: Path) -> None:
    """With the lots before him he found a secret he likes better, and made all commitments anew to fit."""
    seen = record.tags["deal list"]
    forged = next(deal for n in range(20_000) if liked(deal := dealt(n.to_bytes(32, "big"))))
    secret = forged.secret
    match = played(forged, fair.seed_of(secret, forged.digest, forged.lots))
    assert verify(match, tmp_path).returncode == 0, "the sums are right"
    done = verify(match, tmp_path, "--seen", seen)
    assert done.returncode == 1 and "not the list you saw" in done.stdout
    kept = fair.Deal(
        secret, record.tags["deal commitment"], (LOT, ""), (record.tags["commitment 1"], ""), seen
    )
    done = verify(played(kept, fair.seed_of(secret, seen, kept.lots)), tmp_path)
    assert done.returncode == 1 and "not the one the server had committed to" in done.stdout


def test_void_deals_are_told(record: tavolata.Record, tmp_path: Path) -> None:
    voids = [fair.Void("a" * 64, (1,)), fair.Void("b" * 64, server=True), fair.Void("c" * 64, offer=True)]
    record.tags |= {f"void {number}": void.text for number, void in enumerate(voids, 1)}
    done = verify(record, tmp_path)
    assert done.returncode == 0 and "Bruno did not reveal the number in time" in done.stdout
    assert "the server was restarted" in done.stdout and "An offer of the server did not stand" in done.stdout
    done = verify(record, tmp_path, "--seen", "b" * 64)
    assert done.returncode == 0 and "that of a void deal" in done.stdout, (
        "whoever saw it closed is not misled"
    )


def test_a_record_of_the_old_way(tmp_path: Path) -> None:
    secret = bytes(range(32))
    deal = fair.Deal(secret, fair.commitment_of(secret), ("c0ffee", ""))
    done = verify(played(deal, fair.one_sided_seed_of(secret, deal.lots)), tmp_path)
    assert done.returncode == 0 and done.stdout.count("✓") == 3 and "one-sided" in done.stdout
    assert "Ada added c0ffee" in done.stdout
    assert "The sum is right." in done.stdout and "Dealt fairly." not in done.stdout


def test_an_operator_who_says_it_was_the_old_way_is_found(record: tavolata.Record, tmp_path: Path) -> None:
    """He leaves the list out of the record: then he could choose. Whoever saw the list knows that there was one."""
    seen = record.tags["deal list"]
    forged = fair.Deal(bytes(32), fair.commitment_of(bytes(32)), (LOT, ""))
    match = played(forged, fair.one_sided_seed_of(forged.secret, forged.lots))
    done = verify(match, tmp_path, "--seen", seen)
    assert done.returncode == 1 and "not the list you saw" in done.stdout


def test_a_deal_in_which_nobody_took_part(tmp_path: Path) -> None:
    secret, server = bytes(32), fair.commitment_of(bytes(32))
    deal = fair.Deal(secret, server, ("", ""), ("", ""), fair.list_digest(server, ["", ""]))
    done = verify(played(deal, fair.seed_of(secret, deal.digest, deal.lots)), tmp_path)
    assert done.returncode == 0 and "Nobody added a number" in done.stdout
    assert "The sum is right." in done.stdout and "Dealt fairly." not in done.stdout


def test_a_secret_that_was_exchanged(record: tavolata.Record, tmp_path: Path) -> None:
    record.tags["deal secret"] = "00" * 32
    done = verify(record, tmp_path)
    assert done.returncode == 1 and done.stdout.count("✗") == 2 and "not the one the server" in done.stdout


def test_a_lot_that_was_exchanged(record: tavolata.Record, tmp_path: Path) -> None:
    record.tags["lot 1"] = "1" * 32
    done = verify(record, tmp_path)
    assert done.returncode == 1 and done.stdout.count("✗") == 2
    assert "Ada did not reveal the committed number" in done.stdout


def test_moves_that_do_not_follow(record: tavolata.Record, tmp_path: Path) -> None:
    record.moves.reverse()
    done = verify(record, tmp_path)
    assert done.returncode == 1 and done.stdout.count("✗") == 1


def test_a_record_of_no_table(record: tavolata.Record, tmp_path: Path) -> None:
    del record.tags["deal secret"]
    one_line(verify(record, tmp_path), "match.tav")
    record.tags["deal secret"] = "not hexadecimal"
    one_line(verify(record, tmp_path), "match.tav")
    one_line(run("verify", str(tmp_path / "nowhere.tav")), "nowhere.tav")
