"""The server killed while it writes, a disk without room, a disk that fails: nothing acknowledged is ever lost."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from table.store_support import add_table, append, ask, move, numbers, opened
from tavolata.store import rows
from tavolata.store.store import Store, StoreError

TABLES = 6

WRITER = """
import asyncio, os, sys
from tavolata.store import rows
from tavolata.store.model import LogEntry
from tavolata.store.store import Store

async def play(store, match):
    number = len(store.read(lambda connection: rows.load_entries(connection, match)))
    while True:
        number += 1
        entry = LogEntry(number, "move", 0, f"{match}.{number}", number)
        await store.write(lambda connection: rows.append_entries(connection, match, [entry]))
        os.write(1, f"{match} {number}\\n".encode())

async def main():
    store = Store.open(sys.argv[1])
    os.write(1, b"open\\n")
    await asyncio.gather(*[play(store, int(match)) for match in sys.argv[2:]])

asyncio.run(main())
"""


def killed(path: Path, matches: list[int], seconds: float) -> list[tuple[int, int]]:
    """Let a process write, kill it, and tell what it had acknowledged by then."""
    command = [sys.executable, "-c", WRITER, str(path), *map(str, matches)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stdout.readline() == "open\n"
        time.sleep(seconds)
        process.send_signal(signal.SIGKILL)
        lines = process.stdout.read().splitlines()
    return [(int(match), int(number)) for match, number in map(str.split, lines)]


def test_killed_again_and_again(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    with opened(path) as store:
        matches = [add_table(store, f"T{number}") for number in range(TABLES)]
    chance = random.Random(7)
    acknowledged: dict[int, int] = dict.fromkeys(matches, 0)
    for _ in range(8):
        for match, number in killed(path, matches, chance.uniform(0.02, 0.25)):
            assert number == acknowledged[match] + 1
            acknowledged[match] = number
        with opened(path) as store:
            for match in matches:
                acknowledged[match] = check(store, match, acknowledged[match])
    assert sum(acknowledged.values()) > 20


def check(store: Store, match: int, acknowledged: int) -> int:
    """Everything acknowledged is there, in order, once; how many there are. One move more may be: it was stored and not
    yet told."""
    log = ask(store, rows.load_entries, match)
    assert [entry.text for entry in log] == [f"{match}.{number}" for number in range(1, len(log) + 1)]
    assert acknowledged <= len(log) <= acknowledged + 1
    return len(log)


# -- disks -------------------------------------------------------------------------------------------------------


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of two megabytes, where the system lets us have one."""
    folder = tmp_path / "small"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)]
    try:
        subprocess.run(command, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("a file system can only be mounted by root")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def fill(folder: Path) -> Path:
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (65536, 4096, 1):
            try:
                while file.write(b"x" * size) == size:
                    continue
            except OSError:
                continue
    return ballast


def test_a_full_disk(small_disk: Path) -> None:
    with opened(small_disk / "t.db") as store:
        match = add_table(store)
        append(store, match, move(1))
        ballast = fill(small_disk)
        stored = fill_up(store, match)
        assert numbers(store, match) == list(range(1, stored + 1))  # still serves reads
        assert ask(store, rows.load_table, "ABCD") is not None
        ballast.unlink()
        append(store, match, move(stored + 1))
        assert numbers(store, match) == list(range(1, stored + 2))
    with opened(small_disk / "t.db") as again:
        assert numbers(again, match) == list(range(1, stored + 2))


def fill_up(store: Store, match: int) -> int:
    """Write until there is no room, and try again a few times; the number of the last entry that was stored."""
    number = 1
    failures = 0
    while failures < 3:
        try:
            append(store, match, move(number + 1, "x" * 5000))
            number += 1
        except StoreError as error:
            assert error.id == "store-full"
            failures += 1
    return number


def test_a_disk_that_is_full_from_the_start(small_disk: Path) -> None:
    ballast = fill(small_disk)
    with pytest.raises(StoreError) as caught:
        Store.open(str(small_disk / "t.db"))
    assert caught.value.id == "store-full"
    ballast.unlink()
    with opened(small_disk / "t.db") as store:
        assert add_table(store)


FAILING = """
import asyncio, json, os, resource, sys
from tavolata.store import rows
from tavolata.store.model import LogEntry
from tavolata.store.store import Store, StoreError

def limit(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

def append(number):
    entry = LogEntry(number, "move", 0, "x" * 20000, number)
    asyncio.run(store.write(lambda connection: rows.append_entries(connection, match, [entry])))

path, match = sys.argv[1], int(sys.argv[2])
store = Store.open(path)
append(1)
limit(os.path.getsize(path + "-wal"))  # from here on the system refuses what would make a file longer
try:
    append(2)
    said = ""
except StoreError as error:
    said = error.id
before = len(store.read(lambda connection: rows.load_entries(connection, match)))
limit(resource.RLIM_INFINITY)
append(2)
after = len(store.read(lambda connection: rows.load_entries(connection, match)))
store.close()
print(json.dumps([said, before, after]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no such limits there")
def test_a_write_that_fails(tmp_path: Path) -> None:
    """A real error of the system in the middle of a commit: nothing of it is seen, and the next one is stored."""
    with opened(tmp_path / "t.db") as store:
        match = add_table(store)
    command = [sys.executable, "-c", FAILING, str(tmp_path / "t.db"), str(match)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=dict(os.environ))
    assert json.loads(done.stdout) == ["store-broken", 1, 2]
