"""What goes over the wire: `python -m bench.weight`.

A server of its own, and people who play over real sockets as pages do: they open the first page and the table, keep a
stream, choose move by move, and post what they have chosen. Counted are the bytes that the server sends, heads and all,
without what a browser keeps: letters, styles and scripts.

    python -m bench.weight                                   # Il Trono di Spade, six Houses
    python -m bench.weight --game proelio --seats 4 --decisions 200
"""

from __future__ import annotations

import argparse
import asyncio
import html
import json
import random
import re
import statistics
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tavolata.web import cuts

from .tables import DECISION, MOVE, server

QUIET = 0.15
"""Seconds without a message after which all screens have been told."""
TAKEN = ("gzip",)
CHOSEN = re.compile(r'name="moves" value="([^"]+)"')


class Counted(ClientConnection):
    """A stream whose bytes are counted as they come."""

    taken = 0

    def data_received(self, data: bytes) -> None:
        """The next bytes from the server."""
        self.taken += len(data)
        super().data_received(data)


@dataclass(slots=True)
class Message:
    """What one message cost, and what it was about."""

    weight: int
    text: int
    chosen: str
    """The move that it answers, if the screen has chosen one."""


@dataclass(slots=True)
class Screen:
    """A page of one seat."""

    seat: int
    key: str
    frags: dict[str, str] = field(default_factory=dict)
    turn: bool = False
    over: bool = False
    chose: str = ""
    heard: float = 0.0
    messages: list[Message] = field(default_factory=list)
    connection: Counted | None = None

    async def open(self, address: str, code: str) -> None:
        """Look at the table; the first message brings all of it."""
        connection = await connect(
            f"{address.replace('http', 'ws', 1)}/t/{code}/live",
            additional_headers={"Authorization": f"Bearer {self.key}"},
            max_size=None,
            ping_interval=None,
            create_connection=Counted,
        )
        assert isinstance(connection, Counted)
        self.connection = connection
        await connection.send(json.dumps({"hello": {"hash": {}, "log": 0, "as": self.seat}}))

    async def listen(self) -> None:
        """Take what comes, to the end."""
        assert self.connection is not None
        before = self.connection.taken
        async for message in self.connection:
            text = message if isinstance(message, str) else message.decode()
            self.messages.append(Message(self.connection.taken - before, len(text.encode()), self.chose))
            before, self.chose, self.heard = self.connection.taken, "", time.perf_counter()
            self._take(json.loads(text))

    def _take(self, told: dict[str, Any]) -> None:
        self.over = self.over or bool(told.get("goto"))
        self.turn = bool(told.get("turn", self.turn))
        self.frags.update(told.get("frags", {}))
        for id, (number, steps) in told.get("cuts", {}).items():
            self.frags[id] = cuts.changed(self.frags[id], (number, tuple(steps)))

    @property
    def offered(self) -> list[str]:
        """The moves on offer."""
        return [html.unescape(move) for move in MOVE.findall(self.frags.get("ask", ""))]

    @property
    def chosen(self) -> list[str]:
        """The moves that the form beside the preview would send: none as long as something is to be chosen."""
        return [html.unescape(move) for move in CHOSEN.findall(self.frags.get("ask", ""))]

    @property
    def decision(self) -> int:
        """The decision that is asked for."""
        found = DECISION.search(self.frags.get("ask", ""))
        return int(found[1]) if found else 0

    @property
    def parts(self) -> list[str]:
        """What is laid out of a decision in several parts."""
        found = re.search(r"data-parts='([^']*)'", self.frags.get("ask", ""))
        parts: list[str] = json.loads(html.unescape(found[1])) if found else []
        return parts


class Play:
    """A match of people at screens."""

    def __init__(self, client: httpx.AsyncClient, address: str, seed: int) -> None:
        self.client, self.address = client, address
        self.random = random.Random(seed)
        self.code = ""
        self.screens: list[Screen] = []
        self.decided = 0

    async def begin(self, game: str, seats: int, options: Mapping[str, str]) -> None:
        """Open a table at which all seats are people."""
        places = [{"kind": "me", "name": f"Player {number}"} for number in range(1, seats + 1)]
        made = await self.client.post(
            "/api/tables", json={"game": game, "places": places, "options": options}
        )
        made.raise_for_status()
        told = made.json()
        self.code = told["code"]
        owner = {"Authorization": f"Bearer {told['owner_key']}"}
        (await self.client.post(f"/api/tables/{self.code}/start", json={}, headers=owner)).raise_for_status()
        self.screens = [Screen(seat, one["key"]) for seat, one in enumerate(told["keys"])]
        for screen in self.screens:
            await screen.open(self.address, self.code)
        self.listening = [asyncio.create_task(screen.listen()) for screen in self.screens]
        await self.settle()
        for screen in self.screens:
            screen.messages.clear()  # a page that is loaded shows this already

    async def settle(self, quiet: float = QUIET) -> None:
        """Until all screens have been told."""
        begun = time.perf_counter()
        while time.perf_counter() - max(begun, *[screen.heard for screen in self.screens]) < quiet:
            await asyncio.sleep(quiet / 4)

    async def decide(self) -> bool:
        """Whoever is asked chooses, part by part, and confirms; whether anybody was."""
        screen = next((one for one in self.screens if one.turn and one.offered), None)
        if screen is None or any(one.over for one in self.screens):
            return False
        plan = list(screen.parts)
        while not screen.chosen:
            plan = [*plan, self.random.choice(screen.offered)]
            await self._choose(screen, plan)
        body = {"seat": screen.seat, "decision": screen.decision, "moves": screen.chosen}
        sent = await self.client.post(
            f"/api/tables/{self.code}/move", json=body, headers={"Authorization": f"Bearer {screen.key}"}
        )
        sent.raise_for_status()
        self.decided += 1
        await self.settle()
        return True

    async def _choose(self, screen: Screen, plan: list[str]) -> None:
        assert screen.connection is not None
        known = len(screen.messages)
        screen.chose = plan[-1]
        wish = {"draft": plan, "decision": screen.decision, "seat": screen.seat}
        await screen.connection.send(json.dumps(wish))
        for _ in range(200):
            await asyncio.sleep(0.01)
            if len(screen.messages) > known:
                break
        else:
            raise RuntimeError(f"{screen.seat} was not told what {plan} would do")

    async def end(self) -> None:
        """Close all screens."""
        for task in self.listening:
            task.cancel()
        for screen in self.screens:
            if screen.connection is not None:
                await screen.connection.close()


async def fetched(address: str, path: str, headers: Mapping[str, str]) -> int:
    """The bytes of an answer on the wire, head and body."""
    host = urlsplit(address)
    reader, writer = await asyncio.open_connection(host.hostname, host.port)
    lines = [f"GET {path} HTTP/1.1", f"Host: {host.netloc}", "Connection: close", "Accept-Language: it"]
    lines += [
        f"Accept-Encoding: {', '.join(TAKEN)}",
        *[f"{name}: {value}" for name, value in headers.items()],
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    answer = await reader.read()
    writer.close()
    assert answer.startswith(b"HTTP/1.1 200"), answer[:200]
    return len(answer)


async def measure(
    address: str, game: str, seats: int, options: Mapping[str, str], decisions: int, seed: int
) -> dict[str, Any]:
    """Play, and count."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        play = Play(client, address, seed)
        await play.begin(game, seats, options)
        key = {"Authorization": f"Bearer {play.screens[0].key}"}
        found: dict[str, Any] = {"game": game, "seats": seats, "home": await fetched(address, "/", {})}
        found["table at the beginning"] = await fetched(address, f"/t/{play.code}", key)
        while play.decided < decisions and await play.decide():
            pass
        await play.settle(0.5)
        found["decisions"] = play.decided
        if not any(screen.over for screen in play.screens):
            found["table later"] = await fetched(address, f"/t/{play.code}", key)
        messages = [message for screen in play.screens for message in screen.messages]
        found["messages"] = spread([message.weight for message in messages])
        found["their text"] = spread([message.text for message in messages])
        kinds = sorted({message.chosen.partition(" ")[0] for message in messages if message.chosen})
        found["what one has chosen"] = {
            kind: spread([one.weight for one in messages if one.chosen.partition(" ")[0] == kind])
            for kind in kinds
        }
        found["all messages"] = sum(message.weight for message in messages)
        await play.end()
    return found


def spread(weights: list[int]) -> dict[str, int]:
    """How heavy many things are."""
    if not weights:
        return {}
    ordered = sorted(weights)
    return {
        "number": len(ordered),
        "median": round(statistics.median(ordered)),
        "90 %": ordered[min(len(ordered) - 1, int(len(ordered) * 0.9))],
        "most": ordered[-1],
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.weight", description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="trono-di-spade")
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument(
        "--decisions", type=int, default=100_000, help="no more than these (default: a whole match)"
    )
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    options = dict(pair.split("=", 1) for pair in chosen.option)
    with server() as (address, _):
        wanted = measure(address, chosen.game, chosen.seats, options, chosen.decisions, chosen.seed)
        print(json.dumps(asyncio.run(wanted), indent=2))


if __name__ == "__main__":
    main()
