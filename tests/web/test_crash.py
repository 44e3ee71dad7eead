"""The server killed (kill -9) again and again during play: no acknowledged move is lost, none is played twice."""

from __future__ import annotations

import contextlib
import random
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from conformance.support import many

from .conftest import Build
from .support import PLAIN, House

KILLS = many(4)
PLAYERS = 5
GAMES = [("primo-cavaliere", {"companions": "none"}), ("nebbia-in-laguna", {})]


class Player(threading.Thread):
    """Plays matches for all their seats, and writes down what the server has acknowledged.

    When an answer does not come, the same move is posted again: either it is played now, or the server says what it has
    stored for that decision.
    """

    def __init__(self, house: House, number: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.house, self.stop = house, stop
        self.random = random.Random(number)
        self.game, self.options = GAMES[number % len(GAMES)]
        self.played: dict[str, list[tuple[int, str]]] = {}
        self.error: BaseException | None = None
        self.client = httpx.Client(base_url=house.url, timeout=10, **PLAIN)

    def run(self) -> None:
        """Play match after match until told to stop."""
        try:
            while not self.stop.is_set():
                self._match()
        except BaseException as error:
            self.error = error

    def _match(self) -> None:
        places = [{"kind": "me"}, {"kind": "me"}]
        made = self._ask(
            "POST", "/api/tables", {"game": self.game, "places": places, "options": self.options}
        )
        code, keys = made.json()["code"], [one["key"] for one in made.json()["keys"]]
        self.played[code] = []
        self._ask("POST", f"/api/tables/{code}/start", {}, made.json()["owner_key"])
        while not self.stop.is_set():
            seen = [self._ask("GET", f"/api/tables/{code}", None, key).json() for key in keys]
            if seen[0]["status"] != "running":
                return
            seat = self.random.choice([seat for seat in (0, 1) if seen[seat]["moves"]])
            text = self.random.choice(seen[seat]["moves"])["move"]
            self._move(code, keys[seat], seat, {"decision": seen[seat]["decision"], "moves": [text]})

    def _move(self, code: str, key: str, seat: int, wish: dict[str, Any]) -> None:
        answer = self._ask("POST", f"/api/tables/{code}/move", wish, key)
        if answer.status_code == 409:
            error = answer.json()["error"]
            assert (error["id"], error["stored"]) == ("stale", wish["moves"]), answer.text
        else:
            assert answer.status_code == 200, answer.text
        self.played[code].append((seat, wish["moves"][0]))

    def _ask(self, method: str, path: str, body: Any, key: str = "") -> httpx.Response:
        """Ask until there is an answer."""
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        while True:
            try:
                answer = self.client.request(method, path, json=body, headers=headers)
            except httpx.TransportError:
                assert not self.stop.is_set(), "no answer at the end"
                time.sleep(0.02)
                continue
            if answer.status_code not in (409, 503):
                assert answer.status_code < 400, answer.text
                return answer
            if answer.status_code == 409:
                return answer


def count(players: list[Player]) -> int:
    """How many moves were acknowledged so far."""
    return sum(len(moves) for player in players for moves in list(player.played.values()))


def wait_for(players: list[Player], moves: int) -> None:
    """Let them play until so many moves are acknowledged, however slow the machine is today."""
    end = time.monotonic() + 120
    while count(players) < moves and time.monotonic() < end and not any(player.error for player in players):
        time.sleep(0.005)


@pytest.mark.slow
def test_kill_after_kill(build: Build) -> None:
    house = build()
    stop = threading.Event()
    players = [Player(house, number, stop) for number in range(PLAYERS)]
    for player in players:
        player.start()
    chance = random.Random(1)
    for _ in range(KILLS):
        wait_for(players, count(players) + chance.randrange(5, 25))
        house.kill()
        house.start()
    wait_for(players, count(players) + 10)
    stop.set()
    for player in players:
        player.join(30)
        assert player.error is None, player.error
    kept = house.stored()
    acknowledged = {code: moves for player in players for code, moves in player.played.items() if moves}
    assert {code: kept[code] for code in acknowledged} == acknowledged
    assert set(kept) <= set(acknowledged) | {code for player in players for code in player.played}


def children(pid: int) -> set[int]:
    """The processes that a process has started, and they themselves."""
    found: set[int] = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[1]) == pid:
                found |= {int(stat.parent.name)} | children(int(stat.parent.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc")
def test_the_workers_go_with_a_killed_server(build: Build) -> None:
    house = build()
    house.client().table("greedy", options={"companions": "none", "first": 2})
    end = time.monotonic() + 20
    while not (workers := children(house.pid)):
        assert time.monotonic() < end, "no bot thinks"
        time.sleep(0.05)
    house.kill()
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < end, "workers stay behind"
        time.sleep(0.05)


def test_plans_questions_and_clocks_outlive_a_kill(build: Build) -> None:
    """What somebody planned a moment ago, what all are asked, and how much time is left."""
    house = build()
    plan = {"game": "primo-cavaliere", "places": [{"kind": "me"}, {"kind": "me"}], "clock": 600}
    made = house.program().post("/api/tables", json=plan).json()
    code, players = made["code"], [house.program(one["key"]) for one in made["keys"]]
    assert house.program(made["owner_key"]).act(code, "start").status_code == 200
    seen = next(found for player in players if (found := player.see(code))["moves"])
    seat, text = seen["seat"], seen["moves"][0]["move"]
    wish = {"seat": seat, "decision": seen["decision"], "moves": [text]}
    assert players[seat].act(code, "draft", **wish).status_code == 200
    assert players[1 - seat].act(code, "end").status_code == 200
    end = time.monotonic() + 20
    with closing(sqlite3.connect(house.database)) as file:
        while not file.execute("SELECT count(*) FROM drafts").fetchone()[0]:
            assert time.monotonic() < end, "the plan is never written"
            time.sleep(0.02)
    house.kill()
    house.start()
    players = [house.program(one["key"]) for one in made["keys"]]
    again = players[seat].see(code)
    assert again["draft"] == [text] and again["whole"] and again["decision"] == seen["decision"]
    assert again["polls"] == [{"about": "end", "by": 1 - seat, "yes": [1 - seat]}]
    left = again["seats"][seat]["deadline"] - time.time()
    assert 540 < left <= 601, left
    assert players[1 - seat].see(code)["draft"] == []
