"""`make soak`: a fixed number of tables in play for hours, and what the server's memory does meanwhile.

Most tables have four players, one in four has one player among bots. A match that is over is followed by another, so
the number of tables in play stays the same while those that are over pile up in the file, as in life. Now and then a
page is loaded anew, somebody talks, somebody looks at a match that is over. The memory of the server and of the
processes in which its bots think is noted at fixed intervals; the exit code says whether it went on rising after the
first minutes.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import csv
import itertools
import os
import random
import resource
import signal
import statistics
import sys
import time
from collections import deque
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from .tables import SEATS, Figures, Screen, Table, server

MEGABYTE = 1024 * 1024
LEAST = 0.1
"""A rise in megabytes a minute that is no rise."""
BOTS_AT = 4
"""Every fourth table has bots."""
RELOADS, TALKS, LOOKS = 30, 20, 60
"""One in so many moves is followed by a page loaded anew, something said, a look at a match that is over."""
MOST_TOLD = 10
"""So many troubles are told of; the others are counted."""
TROUBLE = (httpx.HTTPError, WebSocketException, OSError, TimeoutError, KeyError)


# -- the players -------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Life:
    """What all tables share: where they are, what happened, and the last matches that are over."""

    client: httpx.AsyncClient
    visitors: httpx.AsyncClient
    """Browsers, which are given cookies; programs with the key of a seat have none."""
    address: str
    figures: Figures = field(default_factory=Figures)
    matches: int = 0
    """Matches that are over."""
    trouble: int = 0
    """What went wrong for a player; the table is opened anew."""
    over: deque[str] = field(default_factory=lambda: deque(maxlen=2000))

    async def visit(self, path: str, key: str = "") -> None:
        """Load a page as a browser that has never been here: the cookie it is given is thrown away."""
        await self.visitors.get(path, headers={"Authorization": f"Bearer {key}"} if key else {})
        self.visitors.cookies.clear()


class Lively(Table):
    """A table whose players reload, talk, and play again when a match is over."""

    def __init__(self, life: Life, game: str, seats: int, bots: bool) -> None:
        super().__init__(game, life.figures)
        self.life, self.seats, self.bots = life, seats, bots

    def places(self) -> list[dict[str, str]]:
        """Who sits where: four players, or one among bots that are quick."""
        persons = 1 if self.bots else self.seats
        names = [f"{random.choice(NAMES)} {random.randrange(100)}" for _ in range(persons)]
        bots = [{"kind": "bot", "bot": random.choice(("random", "greedy"))}] * (self.seats - persons)
        return [*({"kind": "me", "name": name} for name in names), *bots]

    async def step(self) -> None:
        """One move, or another match, and what else happens at a table. Whatever goes wrong, the table goes on."""
        try:
            if not self.screens:
                await self.open(self.life.client, self.life.address)
            elif self.over:
                await self.again()
            else:
                await self.move(self.life.client, self.life.address)
                await self.live_a_little()
        except TROUBLE as error:
            self.life.trouble += 1
            if self.life.trouble < MOST_TOLD:
                print(f"  trouble at {self.code}: {error!r}", file=sys.stderr)
            await self.leave()

    async def leave(self) -> None:
        with contextlib.suppress(*TROUBLE):
            await self.close()
        self.screens = []

    async def again(self) -> None:
        """The match is over: a rematch where only bots are against one, another table otherwise."""
        self.life.matches += 1
        self.life.over.append(self.code)
        if not self.bots:
            await self.open(self.life.client, self.life.address)
            return
        keys = {"Authorization": f"Bearer {self.screens[0].key}"}
        answer = await self.life.client.post(f"/api/tables/{self.code}/rematch", json={}, headers=keys)
        answer.raise_for_status()
        made = answer.json()
        await self.close()
        self.code, self.over = made["goto"], False
        await self.look([Screen(self, 0, made["keys"][0]["key"])], self.life.address)

    async def live_a_little(self) -> None:
        screen = random.choice(self.screens)
        headers = {"Authorization": f"Bearer {screen.key}"}
        if not random.randrange(RELOADS):
            await self.reload(screen)
        if not random.randrange(TALKS):
            said = {"seat": screen.seat, "text": f"{random.choice(NAMES)}! {random.random()}"}
            await self.life.client.post(f"/api/tables/{self.code}/say", json=said, headers=headers)
        if self.life.over and not random.randrange(LOOKS):
            await self.life.visit(f"/t/{random.choice(self.life.over)}?at={random.randrange(20)}")

    async def reload(self, screen: Screen) -> None:
        """The page is left and asked for anew, and listens again."""
        index = self.screens.index(screen)
        self.listening[index].cancel()
        if screen.connection is not None:
            await screen.connection.close()
        await self.life.visit(f"/t/{self.code}", screen.key)
        await screen.open(self.life.address)
        self.listening[index] = asyncio.create_task(screen.listen())


NAMES = "Ada Bruno Carla Dino Elena Fabio Gina Ivo Luca Mara Nino Olga Pia Rosa Ugo Vera Zeno".split()


# -- the memory --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sample:
    """The memory at one moment, in megabytes that are in the machine's own memory."""

    minutes: float
    server: float
    workers: float
    moves: int
    matches: int
    trouble: int

    @property
    def all(self) -> float:
        return self.server + self.workers


def family(pid: int) -> list[int]:
    """The processes that a process has begun, and theirs."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(OSError):
            for child in (task / "children").read_text().split():
                found += [int(child), *family(int(child))]
    return found


def memory_of(pid: int) -> float:
    """The megabytes a process holds."""
    with contextlib.suppress(OSError):
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / MEGABYTE
    return 0.0


def rise(samples: list[Sample]) -> float:
    """Megabytes a minute, by least squares."""
    if len(samples) < 2:
        return float("nan")
    line = statistics.linear_regression([one.minutes for one in samples], [one.all for one in samples])
    return line.slope


async def watch(pid: int, life: Life, every: float, out: Path, samples: list[Sample], ask: bool) -> None:
    """Note the memory again and again; each line is in the file as soon as it is known."""
    begun = time.monotonic()
    out.parent.mkdir(parents=True, exist_ok=True)
    with out.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(("minutes", "server_mb", "workers_mb", "moves", "matches_over", "trouble"))
        for number in itertools.count():
            await asyncio.sleep(max(0.0, begun + number * every - time.monotonic()))
            if ask:
                os.kill(pid, signal.SIGUSR1)
            workers = sum(memory_of(one) for one in family(pid))
            moves, minutes = len(life.figures.until_answered), (time.monotonic() - begun) / 60
            one = Sample(minutes, memory_of(pid), workers, moves, life.matches, life.trouble)
            samples.append(one)
            row = (f"{minutes:.2f}", f"{one.server:.2f}", f"{workers:.2f}", moves, life.matches, life.trouble)
            writer.writerow(row)
            file.flush()
            print("  ".join(str(cell) for cell in row), flush=True)


# -- the whole ---------------------------------------------------------------------------------------------------


async def play(tables: list[Lively], rate: float, seconds: float) -> None:
    """One step after the other, spread evenly over tables and time; a table that is still busy is passed over."""
    busy: dict[Lively, asyncio.Task[None]] = {}
    begun = time.monotonic()
    for number, table in enumerate(itertools.cycle(tables)):
        due = begun + number / rate
        if due > begun + seconds or time.monotonic() > begun + seconds:
            break
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        task = busy.get(table)
        if task is None or task.done():
            busy[table] = asyncio.create_task(table.step())
    await asyncio.gather(*busy.values(), return_exceptions=True)


async def soak(address: str, pid: int, chosen: argparse.Namespace) -> list[Sample]:
    """Play for so many minutes; the memory as it was."""
    samples: list[Sample] = []
    # Connections are left before the server ends them: what is sent at that very moment would be lost.
    limits = httpx.Limits(max_connections=100, max_keepalive_connections=100, keepalive_expiry=2)
    open_client = partial(httpx.AsyncClient, base_url=address, timeout=120, limits=limits)
    async with open_client() as client, open_client() as visitors:
        life = Life(client, visitors, address)
        seats = await seats_of(client, chosen.game)
        games = itertools.cycle(chosen.game)
        tables = [
            Lively(life, game, seats[game], number % BOTS_AT == 0)
            for number, game in zip(range(chosen.tables), games, strict=False)
        ]
        for table in tables:
            await table.step()
        watching = asyncio.create_task(watch(pid, life, chosen.every, chosen.out, samples, chosen.inside))
        await play(tables, chosen.moves, chosen.minutes * 60 + 1)
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        await asyncio.gather(*[table.leave() for table in tables])
    return samples


async def seats_of(client: httpx.AsyncClient, games: list[str]) -> dict[str, int]:
    """How many sit at a table of each game: four, or as many as can."""
    counts = {game: (await client.get(f"/api/games/{game}")).json()["seats"] for game in games}
    return {game: SEATS if SEATS in seats else max(seats) for game, seats in counts.items()}


def report(samples: list[Sample], settle: float) -> bool:
    """Say what the memory did; whether it stayed where it was."""
    late = [one for one in samples if one.minutes >= settle - 0.01]
    if len(late) < 2:
        print("Too short to say anything.")
        return False
    first, last = late[0], late[-1]
    minutes = last.minutes - first.minutes
    print(
        f"\nFrom minute {first.minutes:.0f} to {last.minutes:.0f}: {first.all:.1f} MB to {last.all:.1f} MB "
        f"(server {first.server:.1f} to {last.server:.1f}, highest {max(one.all for one in late):.1f}), "
        f"{(last.moves - first.moves) / minutes / 60:.1f} moves a second, "
        f"{last.matches} matches over, {last.trouble} troubles.\n"
        f"Rise: {rise(late):+.3f} MB a minute (a rise below {LEAST} is none)."
    )
    return rise(late) < LEAST


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument("--tables", type=int, default=96)
    parser.add_argument("--moves", type=float, default=18.0, help="a second in all (default 18)")
    parser.add_argument("--minutes", type=float, default=120.0)
    parser.add_argument("--settle", type=float, default=20.0, help="minutes that do not count (default 20)")
    parser.add_argument("--every", type=float, default=60.0, help="seconds between two looks (default 60)")
    parser.add_argument("--game", nargs="+", default=["primo-cavaliere"], help="in turn, table by table")
    parser.add_argument("--out", type=Path, default=Path("build/soak.csv"))
    parser.add_argument("--python", default=sys.executable, help="whose Tavolata is served, by its Python")
    parser.add_argument(
        "--inside", action="store_true", help="let the server say what it holds (see bench/inside.py)"
    )
    return parser.parse_args()


def main() -> int:
    """Play, measure and print; 1 if the memory went on rising."""
    chosen = arguments()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 20_000)), hard))
    with server(chosen.python, "bench.inside" if chosen.inside else "tavolata") as (address, pid):
        samples = asyncio.run(soak(address, pid, chosen))
    return 0 if report(samples, chosen.settle) else 1


if __name__ == "__main__":
    sys.exit(main())
