"""Two servers that deal the same match but for a secret, and the same pair of eyes at both.

Every byte that leaves them is compared: pages, stream, API, replays.
"""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.sync.client import connect

from seeded import Seeded
from table.hand_clock import HandClock
from tavolata.engine.game import Game
from tavolata.engine.setup import OptionValue
from tavolata.engine.state import State
from tavolata.table import fair
from tavolata.table.live import Live
from tavolata.web import cuts, sessions
from tavolata.web.app import create_app
from tavolata.web.serve import Server, configure, listen
from tavolata.web.sessions import Seal
from tavolata.web.settings import Settings

from .support import PLAIN

SEAL = Seal(b"the same in both worlds")
COOKIE = f"{'A' * 43}.{SEAL._of('A' * 43)}"
NOW = 1_800_000_000.0
UNTOLD = "0" * 64
"""A commitment that tells nothing."""
NAMES = ("Ada", "Bruno", "Carla", "Dora")
OWNER = -1
"""Whoever opened the table, among the keys."""


@dataclass(frozen=True)
class Setting:
    """What is played in both worlds, and moves that the eyes ask about: why not?"""

    game: Game
    seats: int
    why: tuple[str, ...]
    options: dict[str, OptionValue] = field(default_factory=dict)
    plan: dict[str, Any] = field(default_factory=dict)
    """More about the table: a clock, whether it is listed."""

    def deal(self, secret: bytes) -> State:
        """The state that a server deals from a secret, when nobody adds a number."""
        nobody = [""] * self.seats
        seed = fair.seed_of(secret, fair.list_digest(UNTOLD, nobody), nobody)
        return self.game.new(self.seats, seed, dict(self.options))

    def secrets_alike(self, seat: int | None) -> Iterator[tuple[bytes, bytes]]:
        """Pairs of secrets whose deals look the same to a seat, and are not."""
        seen: dict[str, tuple[bytes, State]] = {}
        for number in count():
            secret = sha256(str(number).encode()).digest()
            state = self.deal(secret)
            view = json.dumps(state.view(seat))
            if view in seen:
                known, other = seen[view]
                if any(state.view(one) != other.view(one) for one in range(self.seats)):
                    yield known, secret
            seen[view] = secret, state


class Dealt(Seeded):
    """Draws a secret that we chose for the deal; everything else is the same in both worlds."""

    def __init__(self, secret: bytes) -> None:
        super().__init__("worlds")
        self._secret = secret

    def draw(self, purpose: str, count: int) -> bytes:
        return self._secret if purpose == "deal" else super().draw(purpose, count)


class World:
    """A server in this process with one table, dealt from a secret we chose."""

    def __init__(self, folder: Path, secret: bytes, setting: Setting) -> None:
        folder.mkdir()
        self.setting = setting
        settings = Settings(database=str(folder / "tavolata.db"), limits=False, pace=0, port=0)
        self.listening = listen("127.0.0.1", 0)
        self.clock = HandClock(NOW)
        self.app = create_app(settings, chance=Dealt(secret), clock=self.clock)
        self.server = Server(configure(self.app, settings))
        self.thread = threading.Thread(
            target=self.server.run, kwargs={"sockets": [self.listening]}, daemon=True
        )
        self.thread.start()
        while not self.server.started:
            time.sleep(0.01)
        self.app.state.sessions._seal = SEAL
        self.port: int = self.listening.getsockname()[1]
        self.program = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=20, **PLAIN)
        self._open()

    def _open(self) -> None:
        places = [{"kind": "me", "name": name} for name in NAMES[: self.setting.seats]]
        chosen = {"game": self.setting.game.id, "places": places, "options": self.setting.options}
        plan = {**chosen, **self.setting.plan}
        made = self.ask(None, "POST", "/api/tables", plan)
        assert made.status_code == 201, made.text
        self.code = made.json()["code"]
        self.keys = [one["key"] for one in made.json()["keys"]]
        self.live: Live = self.app.state.host.hall._lives.get(self.code)
        # It says which secret was dealt from, to nobody who has not got it.
        self.live.table.commitment = UNTOLD
        self.keys.append(made.json()["owner_key"])
        assert self.act(OWNER, "start", {}).status_code == 200

    @property
    def state(self) -> State:
        """The true state."""
        assert self.live.match is not None
        return self.live.match.state

    def ask(self, seat: int | None, method: str, path: str, body: Any = None) -> httpx.Response:
        """A program asks for a seat, or for nobody."""
        headers = {"Host": "tavolata.test", "Accept-Language": "en"}
        if seat is not None:
            headers["Authorization"] = f"Bearer {self.keys[seat]}"
        return self.program.request(method, path, json=body, headers=headers)

    def act(self, seat: int, action: str, wish: dict[str, Any]) -> httpx.Response:
        """Do something for a seat."""
        return self.ask(seat, "POST", f"/api/tables/{self.code}/{action}", wish)

    def play(self, seat: int, moves: list[str]) -> None:
        """Commit moves."""
        self._choose(seat, "move", moves)

    def draft(self, seat: int, moves: list[str]) -> None:
        """Lay moves out without committing them."""
        self._choose(seat, "draft", moves)

    def _choose(self, seat: int, action: str, moves: list[str]) -> None:
        done = self.act(seat, action, {"seat": seat, "decision": self.live.decision(seat), "moves": moves})
        assert done.status_code == 200, done.text

    def close(self) -> None:
        """End the server."""
        self.program.close()
        self.server.should_exit = True
        self.thread.join(20)
        self.listening.close()


class Step(NamedTuple):
    """What a seat plays in the one world and in the other."""

    seat: int
    one: str
    other: str

    @property
    def differs(self) -> bool:
        """Whether it is not the same in each world."""
        return self.one != self.other


class Eyes:
    """One seat, or a spectator, at a browser with an open page, in one world."""

    def __init__(self, world: World, seat: int | None) -> None:
        self.world, self.seat = world, seat
        self.browser = httpx.Client(
            base_url=f"http://127.0.0.1:{world.port}",
            headers={"Host": "tavolata.test", "Accept-Language": "it", "Cookie": f"tavolata={COOKIE}"},
            timeout=20,
            **PLAIN,
        )
        if seat is not None:
            assert self.browser.get(f"/seat/{world.keys[seat]}").status_code == 303
        raw = socket.create_connection(("127.0.0.1", world.port))
        self._open = connect(
            f"ws://tavolata.test/t/{world.code}/live",
            sock=raw,
            additional_headers={"Cookie": f"tavolata={COOKIE}", "Accept-Language": "it"},
            max_size=1 << 24,
        )
        self.screen = self._open.__enter__()
        self.screen.send(json.dumps({"hello": {"hash": {}, "log": 0, "as": None}}))
        self.shown: dict[str, Any] = {"log": []}

    def everything(self, moments: int) -> dict[str, bytes]:
        """All that this pair of eyes can be sent now, but for the stream."""
        code, seat = self.world.code, self.seat
        paths = ["/", f"/t/{code}", f"/api/tables/{code}", "/api/tables"]
        paths += [f"/t/{code}/record", f"/api/tables/{code}/record"]
        # What was played before was compared when it was new: the beginning and the last two moments say the rest.
        for at in {0, moments - 2, moments - 1} - {-1}:
            paths += [f"/t/{code}?at={at}", f"/t/{code}/replay?at={at}", f"/api/tables/{code}/replay?at={at}"]
        for other in range(self.world.setting.seats):
            paths += [
                f"/t/{code}?as={other}",
                f"/t/{code}/replay?at=0&as={other}",
                f"/t/{code}/qr.svg?seat={other}",
            ]
            paths += [f"/api/tables/{code}?seat={other}", f"/api/tables/{code}/replay?at=0&seat={other}"]
        for text in self.world.setting.why:
            paths += [f"/t/{code}/why?move={text}", f"/t/{code}?why={text}", f"/t/{code}?m={text}"]
            paths += [f"/api/tables/{code}/why?move={text}"]
        sent = {path: self._read(self.browser.get(path)) for path in paths}
        for path in (f"/api/tables/{code}", f"/api/tables/{code}?wait=1&after=0"):
            sent[f"key {path}"] = self._read(self.world.ask(seat, "GET", path))
        return sent

    def _read(self, answer: httpx.Response) -> bytes:
        """An answer with its headers, but for the date."""
        head = [f"{name}: {value}" for name, value in answer.headers.items() if name != "date"]
        return f"{answer.status_code}\n{head}\n".encode() + answer.content

    def stream(self, patience: float = 0.25) -> bytes:
        """What the screen shows after all it was told; how changes are gathered into messages is a matter of time."""
        try:
            while True:
                message = json.loads(self.screen.recv(patience))
                frags = self.shown.setdefault("frags", {})
                frags.update(message.pop("frags", {}))
                for id, (number, steps) in message.pop("cuts", {}).items():
                    frags[id] = cuts.changed(frags[id], (number, tuple(steps)))
                self.shown.setdefault("hash", {}).update(message.pop("hash", {}))
                log = message.pop("log", None)
                if log:
                    self.shown["log"] = self.shown["log"][: log["keep"]] + log["add"]
                self.shown.update(message)
        except TimeoutError:
            return json.dumps(self.shown, sort_keys=True).encode()

    def close(self) -> None:
        """Close the page."""
        self._open.__exit__(None, None, None)
        self.browser.close()


@dataclass
class Pair:
    """Two worlds, and the same eyes in both."""

    worlds: tuple[World, World]
    eyes: tuple[Eyes, Eyes]
    seat: int | None

    def same(self) -> bool:
        """Whether the rules show these eyes the same in both worlds."""
        one, other = (world.live.match for world in self.worlds)
        assert one is not None and other is not None
        told = [
            [event.seen_by(self.seat) for play in match.plays for event in play.events]
            for match in (one, other)
        ]
        return one.state.view(self.seat) == other.state.view(self.seat) and told[0] == told[1]

    def play(self, seat: int, *moves: list[str]) -> None:
        """A seat commits these moves in each world."""
        for world, own in zip(self.worlds, moves, strict=True):
            world.play(seat, own)

    def draft(self, seat: int, *moves: list[str]) -> None:
        """A seat lays these moves out in each world, and commits none."""
        for world, own in zip(self.worlds, moves, strict=True):
            world.draft(seat, own)

    def later(self, seconds: float) -> None:
        """Time passes in both worlds."""
        for world in self.worlds:
            world.clock.forward(seconds)

    def nothing_is_said(self) -> None:
        """No screen of these eyes is told anything: not even that there is nothing to tell."""
        for eyes in self.eyes:
            with pytest.raises(TimeoutError):
                eyes.screen.recv(0.25)

    def compare(self) -> None:
        """Not one byte differs."""
        moments = 1 + max(
            len(world.live.match.plays) for world in self.worlds if world.live.match is not None
        )
        first, second = (eyes.everything(moments) for eyes in self.eyes)
        # While nothing more came to the one screen, nothing did to the other.
        first["stream"], second["stream"] = self.eyes[0].stream(), self.eyes[1].stream(0.02)
        for what, sent in first.items():
            assert sent == second[what], f"{self.seat}: {what} tells the worlds apart"


@contextmanager
def two_worlds(
    setting: Setting, secrets: tuple[bytes, bytes], seat: int | None, folder: Path, patch: pytest.MonkeyPatch
) -> Iterator[Pair]:
    """Two worlds with a table each, and a pair of eyes at both."""
    patch.setattr(time, "time", lambda: NOW)
    patch.setattr(sessions, "_mask", lambda: bytes(16))
    one, other = secrets
    worlds = (World(folder / "one", one, setting), World(folder / "other", other, setting))
    eyes = (Eyes(worlds[0], seat), Eyes(worlds[1], seat))
    yield Pair(worlds, eyes, seat)
    for looking in eyes:
        looking.close()
    for world in worlds:
        world.close()
