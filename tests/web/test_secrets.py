"""Every byte that leaves the server, compared between two worlds that differ only in a secret.

Two servers deal the same match but for what one seat must not know: other hands, another's secret plan. The same is
done in both. As long as the rules let that seat (or a spectator) see no difference, neither may its pages, its stream,
the API, nor a replay.
"""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

import fog
from tavolata.engine.state import State
from tavolata.table import fair, host
from tavolata.table.fair import Offer
from tavolata.table.live import Live
from tavolata.web.app import create_app
from tavolata.web.serve import Server, configure, listen
from tavolata.web.settings import Settings

GAME = fog.ROOM.game
SEATS = 3
COOKIE = "A" * 43
NOW = 1_800_000_000.0
PLANS = (["send dock", "seal"], ["send tower", "send bridge", "seal"])


class World:
    """A server in this process with one table, dealt from a secret we chose."""

    def __init__(self, folder: Path, secret: bytes, patch: pytest.MonkeyPatch) -> None:
        folder.mkdir()
        settings = Settings(database=str(folder / "tavolata.db"), limits=False, pace=0, port=0)
        self.listening = listen("127.0.0.1", 0)
        self.app = create_app(settings)
        self.server = Server(configure(self.app, settings))
        self.thread = threading.Thread(
            target=self.server.run, kwargs={"sockets": [self.listening]}, daemon=True
        )
        self.thread.start()
        while not self.server.started:
            time.sleep(0.01)
        self.port: int = self.listening.getsockname()[1]
        offers = self.app.state.host.offers
        patch.setattr(offers, "redeem", lambda token: secret)
        patch.setattr(offers, "make", lambda: Offer("token", "commitment"))
        self._open(patch)

    def _open(self, patch: pytest.MonkeyPatch) -> None:
        numbers = count()
        patch.setattr(host, "_new_key", lambda: f"key-number-{next(numbers)}")
        patch.setattr(host, "_new_code", lambda language: "laguna-table")
        places = [{"kind": "me", "name": name} for name in ("Ada", "Bruno", "Carla")]
        made = self.ask(None, "POST", "/api/tables", {"game": GAME.id, "places": places})
        assert made.status_code == 201, made.text
        self.code = made.json()["code"]
        self.keys = [one["key"] for one in made.json()["keys"]]
        self.live: Live = self.app.state.host.live(self.code)
        self.live.table.commitment = (
            "0" * 64
        )  # it says which secret was dealt from, to nobody who has not got it
        assert self.act(0, "start", {}).status_code == 200

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
        return httpx.request(
            method, f"http://127.0.0.1:{self.port}{path}", json=body, headers=headers, timeout=20
        )

    def act(self, seat: int, action: str, wish: dict[str, Any]) -> httpx.Response:
        """Do something for a seat."""
        return self.ask(seat, "POST", f"/api/tables/{self.code}/{action}", wish)

    def play(self, seat: int, moves: list[str]) -> None:
        """Commit moves."""
        done = self.act(seat, "move", {"seat": seat, "decision": self.live.decision(seat), "moves": moves})
        assert done.status_code == 200, done.text

    def close(self) -> None:
        """End the server."""
        self.server.should_exit = True
        self.thread.join(20)
        self.listening.close()


class Eyes:
    """One seat, or a spectator, at a browser with an open page, in one world."""

    def __init__(self, world: World, seat: int | None) -> None:
        self.world, self.seat = world, seat
        self.browser = httpx.Client(
            base_url=f"http://127.0.0.1:{world.port}",
            headers={"Host": "tavolata.test", "Accept-Language": "it", "Cookie": f"tavolata={COOKIE}"},
            timeout=20,
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

    def everything(self, why: list[str], moments: int) -> dict[str, bytes]:
        """All that this pair of eyes can be sent now."""
        code, seat = self.world.code, self.seat
        paths = ["/", f"/t/{code}", f"/api/tables/{code}", "/api/tables"]
        paths += [f"/t/{code}/record", f"/api/tables/{code}/record"]
        for at in range(moments):
            paths += [f"/t/{code}?at={at}", f"/t/{code}/replay?at={at}", f"/api/tables/{code}/replay?at={at}"]
        for other in range(SEATS):
            paths += [
                f"/t/{code}?as={other}",
                f"/t/{code}/replay?at=0&as={other}",
                f"/t/{code}/qr.svg?seat={other}",
            ]
            paths += [f"/api/tables/{code}?seat={other}", f"/api/tables/{code}/replay?at=0&seat={other}"]
        for text in why:
            paths += [f"/t/{code}/why?move={text}", f"/t/{code}?why={text}", f"/t/{code}?m={text}"]
            paths += [f"/api/tables/{code}/why?move={text}"]
        sent = {path: self._read(self.browser.get(path)) for path in paths}
        for path in (f"/api/tables/{code}", f"/api/tables/{code}?wait=1&after=0"):
            sent[f"key {path}"] = self._read(self.world.ask(seat, "GET", path))
        sent["stream"] = self.stream()
        return sent

    def _read(self, answer: httpx.Response) -> bytes:
        """An answer with its headers, but for the date."""
        head = [f"{name}: {value}" for name, value in answer.headers.items() if name != "date"]
        return f"{answer.status_code}\n{head}\n".encode() + answer.content

    def stream(self) -> bytes:
        """What the screen shows after all it was told; how changes are gathered into messages is a matter of time."""
        try:
            while True:
                message = json.loads(self.screen.recv(0.25))
                self.shown.setdefault("frags", {}).update(message.pop("frags", {}))
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

    def compare(self) -> None:
        """Not one byte differs."""
        why = ["send dock", "look 2", "share", "nonsense"]
        moments = 1 + max(
            len(world.live.match.plays) for world in self.worlds if world.live.match is not None
        )
        first, second = (eyes.everything(why, moments) for eyes in self.eyes)
        for what, sent in first.items():
            assert sent == second[what], f"{self.seat}: {what} tells the worlds apart"


def secrets_alike(seat: int | None) -> tuple[bytes, bytes]:
    """Two secrets whose deals look the same to a seat, and are not."""
    seen: dict[str, tuple[bytes, State]] = {}
    for number in count():
        secret = sha256(str(number).encode()).digest()
        state = GAME.new(SEATS, fair.seed_of(secret, [""] * SEATS))
        view = json.dumps(state.view(seat))
        if view in seen and any(state.view(one) != seen[view][1].view(one) for one in range(SEATS)):
            return seen[view][0], secret
        seen.setdefault(view, (secret, state))
    raise AssertionError("unreachable")


@pytest.fixture(params=[None, 0, 1, 2], ids=["spectator", "seat 1", "seat 2", "seat 3"])
def pair(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pair]:
    """Two worlds that one pair of eyes cannot tell apart."""
    monkeypatch.setattr(time, "time", lambda: NOW)
    seat: int | None = request.param
    one, other = secrets_alike(seat)
    worlds = (World(tmp_path / "one", one, monkeypatch), World(tmp_path / "other", other, monkeypatch))
    eyes = (Eyes(worlds[0], seat), Eyes(worlds[1], seat))
    yield Pair(worlds, eyes, seat)
    for looking in eyes:
        looking.close()
    for world in worlds:
        world.close()


def test_other_hands(pair: Pair) -> None:
    """The others hold other goods; the same is played in both worlds."""
    compared = 0
    pair.compare()
    for step in range(12):
        one, other = pair.worlds
        if one.state.over or not pair.same():
            break
        seat = one.state.deciders()[step % len(one.state.deciders())]
        shared = [text for text in texts(one, seat) if text in texts(other, seat)]
        if not shared:
            break
        for world in pair.worlds:
            world.play(seat, [shared[step % len(shared)]])
        if pair.same():
            pair.compare()
            compared += 1
    assert compared >= 3, compared


def test_another_plan(pair: Pair) -> None:
    """Another seat plans, drafts and seals something else in each world, unseen until all have sealed."""
    others = [seat for seat in range(SEATS) if seat != pair.seat][: SEATS - 1]
    for seat in others:
        for world, plan in zip(pair.worlds, PLANS, strict=True):
            wish = {"seat": seat, "decision": world.live.decision(seat), "moves": plan[:1]}
            assert world.act(seat, "draft", wish).status_code == 200
        pair.compare()
        for world, plan in zip(pair.worlds, PLANS, strict=True):
            world.play(seat, plan)
        assert pair.same()
        pair.compare()


def texts(world: World, seat: int) -> list[str]:
    """The legal moves of a seat."""
    return [world.state.write(seat, move) for move in world.state.legal(seat)]
