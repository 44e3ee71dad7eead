"""What a match leaves in the server's memory when it is over and its screens are closed: nothing. And how a table comes
back into it."""

from __future__ import annotations

import asyncio
import functools
import gc
import sys
import threading
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvicorn
from websockets.sync.client import connect

from tavolata.kit.words import MOST_SAID, words
from tavolata.table.hall import Hall
from tavolata.table.live import Live
from tavolata.table.lives import Lives
from tavolata.web import garbage, paint
from tavolata.web.app import create_app
from tavolata.web.serve import configure, listen
from tavolata.web.settings import Settings
from tavolata.web.stream import Scenery, Screen, Sight

from .support import Program


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server in this very process, so that its memory can be looked at."""
    settings = Settings(database=str(tmp_path / "tables.db"), limits=False)
    server = uvicorn.Server(configure(create_app(settings), settings))
    listening = listen("127.0.0.1", 0)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    yield f"127.0.0.1:{listening.getsockname()[1]}"
    server.should_exit = True
    thread.join()


def match(address: str, number: int) -> None:
    """A short match with a screen at each seat; players whose names nobody had before play, talk and give up."""
    places = [{"kind": "me", "name": f"{name} {number}"} for name in ("Anna", "Bruno")]
    with Program(f"http://{address}") as nobody:
        made = nobody.post("/api/tables", json={"game": "primo-cavaliere", "places": places}).json()
    code, keys = made["code"], [seat["key"] for seat in made["keys"]]
    with Program(f"http://{address}", keys[0]) as anna, Program(f"http://{address}", keys[1]) as bruno:
        with Program(f"http://{address}", made["owner_key"]) as owner:
            assert owner.act(code, "start").status_code == 200
        with screen(address, code, keys[0]), screen(address, code, keys[1]):
            for _ in range(4):
                turn(anna, code) or turn(bruno, code)
            # it looks like an emblem, of which pages carry those they need
            assert anna.act(code, "say", text=f"url(#{number})").status_code == 200
            assert anna.get(f"/t/{code}").status_code == 200
            assert anna.act(code, "resign").status_code == 200


@contextmanager
def screen(address: str, code: str, key: str) -> Iterator[None]:
    """A page that looks at the table."""
    headers = {"Authorization": f"Bearer {key}"}
    with connect(f"ws://{address}/t/{code}/live", additional_headers=headers) as socket:
        socket.send('{"hello": {"hash": {}, "log": 0}}')
        assert '"board"' in str(socket.recv(30))
        yield


def turn(player: Program, code: str) -> bool:
    """Play the first move there is; whether it was this player's turn."""
    seen = player.see(code)
    if not seen["moves"]:
        return False
    wish = {"decision": seen["decision"], "moves": [seen["moves"][0]["move"]]}
    assert player.act(code, "move", **wish).status_code == 200
    return True


def test_lists_make_no_table_on_the_loop(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that have left memory are made from their logs beside it, whatever pack a stranger gave them."""
    with Program(f"http://{address}") as nobody:
        plan = {"game": "primo-cavaliere", "places": [{"kind": "me"}] * 2, "listed": True}
        made = nobody.post("/api/tables", json=plan).json()
    with Program(f"http://{address}", made["owner_key"]) as owner:
        assert owner.act(made["code"], "start").status_code == 200
    load, on_the_loop = Hall._load, set[bool]()

    def noted(hall: Hall, code: str) -> Live:
        on_the_loop.add(asyncio._get_running_loop() is not None)
        return load(hall, code)

    monkeypatch.setattr(Hall, "_load", noted)
    monkeypatch.setattr(Lives, "get", lambda lives, code: None)
    with Program(f"http://{address}") as nobody:
        assert f"/t/{made['code']}" in nobody.get("/").text
    assert on_the_loop == {False}


def kept_for_ever() -> dict[str, int]:
    """How full the caches are that nothing ever leaves."""
    found = {}
    for name, module in list(sys.modules.items()):
        if name.startswith("tavolata"):
            for key, one in vars(module).items():
                if isinstance(one, functools._lru_cache_wrapper) and one.cache_info().maxsize is None:
                    found[f"{name}.{key}"] = one.cache_info().currsize
    return found


def count(*kinds: type) -> int:
    return sum(type(one) in kinds for one in gc.get_objects())


def test_a_match_leaves_nothing_behind(address: str) -> None:
    match(address, 0)  # what is made once is made
    lasting = kept_for_ever()
    gc.collect()
    gc.disable()  # no rings are left for the collector to find
    try:
        for number in range(1, 6):
            match(address, number)
        for _ in range(1000):  # the last screens are being closed
            if not count(Scenery, Screen):
                break
            time.sleep(0.01)
        assert count(Scenery, Screen, Sight) == 0
        assert len(paint._TABLES) == 0
    finally:
        gc.enable()
    assert kept_for_ever() == lasting


def test_sentences_said_long_ago_are_forgotten() -> None:
    spoken = words("en")
    for number in range(MOST_SAID + 10):
        spoken.text("seat-name", number=number)
    assert spoken._said.cache_info().currsize == MOST_SAID


def test_rings_are_found_though_python_would_not_look() -> None:
    class Ring:
        def __init__(self) -> None:
            self.me = self

    async def swept() -> None:
        sweeping = asyncio.create_task(garbage.sweep(0.01))
        async with asyncio.timeout(60):
            while lost() is not None:
                await asyncio.sleep(0.01)
        sweeping.cancel()

    ring = Ring()
    lost = weakref.ref(ring)
    gc.collect()  # the ring is old now: only a look at everything finds it
    thresholds = gc.get_threshold()
    gc.set_threshold(1_000_000, 1000, 1000)
    try:
        del ring
        asyncio.run(swept())
    finally:
        gc.set_threshold(*thresholds)
