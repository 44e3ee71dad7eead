"""`make bench-tables`: tables in play at once, with simulated players over real HTTP and WebSockets.

Each table has four seats and four screens. A player reads the moves from what its screen was sent, as a page does, and
posts one of them. Measured is the time from the posted move until the last of the four screens has it; server and
players share this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import html
import json
import os
import random
import re
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tavolata.web import cuts

SEATS = 4
PATIENCE = 5.0
"""How long, in seconds, a move is waited for on all screens."""
MOVE = re.compile(r'data-move="([^"]+)"')
DECISION = re.compile(r'data-decision="(\d+)"')


@dataclass(slots=True)
class Figures:
    """What was measured, in seconds."""

    until_answered: list[float] = field(default_factory=list)
    until_shown: list[float] = field(default_factory=list)
    """From a posted move until the last screen of its table has it."""
    refused: int = 0
    silent: int = 0
    """Moves that not all screens were told of."""


class Screen:
    """A page of one seat: what it was told last, and when."""

    def __init__(self, table: Table, seat: int, key: str) -> None:
        self.table, self.seat, self.key = table, seat, key
        self.moves: list[str] = []
        self.decision = 0
        self.turn = False
        self.ask = ""
        self.connection: ClientConnection | None = None

    async def open(self, address: str) -> None:
        self.connection = await connect(
            f"{address.replace('http', 'ws', 1)}/t/{self.table.code}/live",
            additional_headers={"Authorization": f"Bearer {self.key}"},
            max_size=None,
            open_timeout=60,
            ping_interval=None,
        )
        await self.connection.send(json.dumps({"hello": {"hash": {}, "log": 0, "as": self.seat}}))

    async def listen(self) -> None:
        assert self.connection is not None
        async for message in self.connection:
            self.hear(message if isinstance(message, str) else message.decode())

    def hear(self, message: str) -> None:
        now = time.perf_counter()
        if '"log":' in message:
            self.table.shown(self.seat, now)
        told = json.loads(message)
        if told.get("goto"):  # the match is over, and the page goes to its result
            self.table.over = True
            self.table.shown(self.seat, now)
        self.turn = bool(told.get("turn", self.turn))
        ask = told.get("frags", {}).get("ask", self.ask)
        if "ask" in told.get("cuts", {}):
            number, steps = told["cuts"]["ask"]
            ask = cuts.changed(self.ask, (number, tuple(steps)))
        if ask != self.ask and self.turn:
            self.moves = [html.unescape(move) for move in MOVE.findall(ask)]
            decision = DECISION.search(ask)
            self.decision = int(decision[1]) if decision else self.decision
        self.ask = ask


class Table:
    """A table with four players who play at random; when a match is over, they begin another."""

    def __init__(self, game: str, figures: Figures) -> None:
        self.game = game
        self.code = ""
        self.figures = figures
        self.over = False
        self.waiting: set[int] = set()
        self.posted = 0.0
        self.all_shown = asyncio.Event()
        self.screens: list[Screen] = []
        self.listening: list[asyncio.Task[None]] = []

    def places(self) -> list[dict[str, str]]:
        """Who sits where."""
        return [{"kind": "me", "name": f"P{number}"} for number in range(1, SEATS + 1)]

    async def open(self, client: httpx.AsyncClient, address: str) -> None:
        """Begin a match and look at it from all four seats."""
        await self.close()
        answer = await client.post("/api/tables", json={"game": self.game, "places": self.places()})
        answer.raise_for_status()
        made = answer.json()
        self.code, keys = made["code"], [seat["key"] for seat in made["keys"]]
        owner = {"Authorization": f"Bearer {made['owner_key']}"}
        (await client.post(f"/api/tables/{self.code}/start", json={}, headers=owner)).raise_for_status()
        self.over = False
        await self.look([Screen(self, seat, key) for seat, key in enumerate(keys)], address)

    async def look(self, screens: list[Screen], address: str) -> None:
        """Open the screens of a match."""
        self.screens = screens
        await asyncio.gather(*[screen.open(address) for screen in screens])
        self.listening = [asyncio.create_task(screen.listen()) for screen in screens]

    async def close(self) -> None:
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*[screen.connection.close() for screen in self.screens if screen.connection])
        self.listening, self.screens = [], []

    def shown(self, seat: int, now: float) -> None:
        self.waiting.discard(seat)
        if not self.waiting and not self.all_shown.is_set():
            self.figures.until_shown.append(now - self.posted)
            self.all_shown.set()

    async def move(self, client: httpx.AsyncClient, address: str) -> None:
        """Whoever is to move posts a move; done when all four screens have it."""
        if self.over:
            await self.open(client, address)
            return
        screen = next((screen for screen in self.screens if screen.turn and screen.moves), None)
        if screen is None:
            return
        body = {"seat": screen.seat, "decision": screen.decision, "moves": [random.choice(screen.moves)]}
        self.waiting, self.posted = {screen.seat for screen in self.screens}, time.perf_counter()
        self.all_shown.clear()
        answer = await client.post(
            f"/api/tables/{self.code}/move", json=body, headers={"Authorization": f"Bearer {screen.key}"}
        )
        self.figures.until_answered.append(time.perf_counter() - self.posted)
        if answer.is_error:
            self.figures.refused += 1
            self.all_shown.set()
        try:
            await asyncio.wait_for(self.all_shown.wait(), PATIENCE)
        except (
            TimeoutError
        ):  # a part of a decision that tells the others nothing: there is no news to wait for
            self.all_shown.set()
            self.figures.silent += 1


async def load(address: str, pid: int, game: str, tables: int, rate: float, seconds: float) -> dict[str, Any]:
    """Open tables, let them be played at a rate of moves a second in all, and measure."""
    figures = Figures()
    limits = httpx.Limits(max_connections=100, max_keepalive_connections=100)
    async with httpx.AsyncClient(base_url=address, timeout=60, limits=limits) as client:
        made = [Table(game, figures) for _ in range(tables)]
        for table in made:
            await table.open(client, address)
        await asyncio.sleep(1.0 + tables / 250)  # first pictures are sent and digested
        started = time.perf_counter()
        cpu, server_cpu = resource.getrusage(resource.RUSAGE_SELF), _cpu_of(pid)
        await _play(client, address, made, rate, seconds)
        spent = resource.getrusage(resource.RUSAGE_SELF)
        elapsed, server_spent = min(seconds, time.perf_counter() - started), _cpu_of(pid) - server_cpu
        for table in made:
            await table.close()
    return {
        "tables": tables,
        "screens": tables * SEATS,
        "moves": len(figures.until_shown),
        "moves a second": len(figures.until_shown) / elapsed,
        "refused": figures.refused,
        "not told to all": figures.silent,
        "answer ms": _spread(figures.until_answered),
        "last screen ms": _spread(figures.until_shown),
        "server's cores": server_spent / elapsed,
        "server's ms a move": 1000 * server_spent / max(1, len(figures.until_shown)),
        "players' cores": (spent.ru_utime + spent.ru_stime - cpu.ru_utime - cpu.ru_stime) / elapsed,
    }


async def _play(
    client: httpx.AsyncClient, address: str, tables: list[Table], rate: float, seconds: float
) -> None:
    """One move after the other, spread evenly over tables and time; a table that is still busy is passed over."""
    busy: dict[Table, asyncio.Task[None]] = {}
    begun = time.perf_counter()
    number = 0
    while (now := time.perf_counter()) - begun < seconds:
        if now - begun < number / rate:
            await asyncio.sleep(number / rate - (now - begun))
        table = tables[number % len(tables)]
        task = busy.get(table)
        if task is None or task.done():
            busy[table] = asyncio.create_task(table.move(client, address))
        number += 1
    await asyncio.gather(*busy.values(), return_exceptions=True)


def _spread(seconds: list[float]) -> dict[str, float]:
    if not seconds:
        return {}
    ordered = sorted(1000 * one for one in seconds)
    return {
        "median": statistics.median(ordered),
        "99 %": ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))],
        "worst": ordered[-1],
    }


# -- the server --------------------------------------------------------------------------------------------------


@contextmanager
def server(python: str = sys.executable, module: str = "tavolata") -> Iterator[tuple[str, int]]:
    """A server of its own in a folder of its own; its address and process."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        environment = {
            **os.environ,
            "TAVOLATA_DATABASE": str(Path(folder) / "tables.db"),
            "TAVOLATA_LIMITS": "no",
            "TAVOLATA_SCREENS": "100000",
        }
        command = [python, "-m", module, "serve", "--port", str(port), "--no-browser"]
        process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        address = f"http://127.0.0.1:{port}"
        try:
            _wait_for(address)
            yield address, process.pid
        finally:
            process.terminate()
            process.wait(20)


def _wait_for(address: str) -> None:
    for _ in range(200):
        try:
            httpx.get(f"{address}/healthz")
            return
        except httpx.TransportError:
            time.sleep(0.1)
    raise RuntimeError("the server did not start")


def _cpu_of(pid: int) -> float:
    """The seconds a process has computed so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.tables", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 500])
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second in all (default 100)")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each number of tables")
    parser.add_argument("--game", default="primo-cavaliere")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 20_000)), hard))
    results = []
    for tables in chosen.tables:
        with server() as (address, pid):
            result = asyncio.run(load(address, pid, chosen.game, tables, chosen.rate, chosen.seconds))
            results.append(result)
            if not chosen.json:
                print(json.dumps(result, indent=2), flush=True)
    if chosen.json:
        print(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()
