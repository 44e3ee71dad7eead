"""A real server in a process of its own, and visitors who come to it over real HTTP."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from typing import Any

import httpx

HERE = Path(__file__).parent
PATHS = [str(HERE.parent / "stranger"), str(HERE.parent)]
PLAIN: dict[str, Any] = {"verify": False}
"""For a client of plain HTTP: reading all the certificates of the machine takes longer than most tests."""
QUICK = {"limits": "no", "pace": "0", "workers": "1"}
"""Settings for tests: nobody has to wait."""


def read(html: str) -> str:
    """A page as a browser reads it: letters that were written as numbers are letters."""
    return re.sub(r"&#(\d+);", lambda found: one if (one := chr(int(found[1]))).isalnum() else found[0], html)


def _read(answer: httpx.Response) -> None:
    answer.read()
    if answer.headers.get("content-type", "").startswith("text/html"):
        answer._text = read(answer.text)


class Visitor(httpx.Client):
    """A browser without a screen: keeps its cookie, knows the token of its forms."""

    def __init__(self, url: str, language: str = "en", **options: Any) -> None:
        headers = {"Accept-Language": language, **options.pop("headers", {})}
        hooks = {"response": [_read]}
        super().__init__(base_url=url, headers=headers, timeout=30, event_hooks=hooks, **PLAIN, **options)
        self.language = language

    @property
    def csrf(self) -> str:
        """The token, from a page that is quickly made."""
        found = re.search(r'<meta name="csrf" content="([0-9a-f]+)"', self.get("/you").text)
        assert found, "the page has no token"
        return found[1]

    def post_json(self, path: str, body: Any = None) -> httpx.Response:
        """Post as the page's script does."""
        headers = {"X-CSRF-Token": self.csrf, "Accept": "application/json"}
        return self.post(path, json={} if body is None else body, headers=headers)

    def table(self, *bots: str, game: str = "primo-cavaliere", **plan: Any) -> str:
        """Open a table with oneself and bots, begin, and return its code."""
        places = [{"kind": "me"}, *[{"kind": "bot", "bot": bot} for bot in bots]]
        made = self.post_json("/api/tables", {"game": game, "places": places, **plan})
        assert made.status_code == 201, made.text
        code: str = made.json()["code"]
        assert self.post_json(f"/api/tables/{code}/start").status_code == 200
        return code


class Program(httpx.Client):
    """A program with the key of a seat."""

    def __init__(self, url: str, key: str = "", language: str = "en") -> None:
        headers = {"Accept-Language": language}
        if key:
            headers["Authorization"] = f"Bearer {key}"
        super().__init__(base_url=url, headers=headers, timeout=30, **PLAIN)

    def see(self, code: str, **query: Any) -> dict[str, Any]:
        """The table."""
        answer = self.get(f"/api/tables/{code}", params=query)
        assert answer.status_code == 200, answer.text
        seen: dict[str, Any] = answer.json()
        return seen

    def act(self, code: str, action: str, **wish: Any) -> httpx.Response:
        """Do something."""
        return self.post(f"/api/tables/{code}/{action}", json=wish)


@cache
def line_to_the_forks() -> socket.socket:
    """The line to the program that servers fork from: started once, ends when this process does."""
    ours, theirs = socket.socketpair()
    path = os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH", "")]), *PATHS])
    subprocess.Popen(
        [sys.executable, str(HERE / "house.py"), str(theirs.fileno())],
        env={**os.environ, "PYTHONPATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        pass_fds=[theirs.fileno()],
    )
    theirs.close()
    return ours


class Started:
    """A server that was started: its process, and what it says of itself."""

    def __init__(self, surroundings: dict[str, str], seed: Path, log: int) -> None:
        said, says = os.pipe()
        self._said = open(said, encoding="utf-8")  # noqa: SIM115 (closed in the end)
        wish = {"surroundings": surroundings, "seed": str(seed), "folder": os.getcwd()}
        socket.send_fds(line_to_the_forks(), [json.dumps(wish).encode() + b"\n"], [says, log])
        os.close(says)
        self.pid = int(self.hear())

    def hear(self) -> str:
        """The next line it says; when it has ended, how: as a number."""
        return self._said.readline()

    def end(self, how: signal.Signals) -> int:
        """End it; its exit code."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, how)
        with self._said:
            assert select.select([self._said], [], [], 60)[0], "it does not end"
            return int(self.hear())


class House:
    """A server with a database of its own, whose lots follow from a ``seed``."""

    def __init__(self, folder: Path, *, seed: str = "house", **settings: str) -> None:
        self.folder = folder
        self.seed = seed
        self._starts = 0
        self.database = folder / "tavolata.db"
        self.port = free_port()
        self.settings = {**QUICK, "host": "127.0.0.1", **settings}
        self._process: Started | None = None
        self._log = folder / "server.log"

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """What it wrote while it ran."""
        return self._log.read_text("utf-8") if self._log.exists() else ""

    def reseed(self, seed: str) -> None:
        """From now on all lots follow from another seed."""
        self.seed = seed
        beside = self._seed_file.with_suffix(".new")
        beside.write_text(seed, "utf-8")
        beside.replace(self._seed_file)  # never half a seed

    @property
    def _seed_file(self) -> Path:
        return self.folder / "seed"

    def start(self) -> House:
        """Start it, and wait until it is ready. A second start has other lots: names must not come again."""
        self.reseed(f"{self.seed} again" if self._starts else self.seed)
        self._starts += 1
        given = {"database": str(self.database), "port": str(self.port), **self.settings}
        env = {**os.environ, **{f"TAVOLATA_{name.upper()}": value for name, value in given.items()}}
        env["PYTHONPATH"] = os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH", "")]), *PATHS])
        with self._log.open("a", encoding="utf-8") as log:
            self._process = Started(env, self._seed_file, log.fileno())
        ready = self._process.hear()
        assert ready.startswith("http"), f"{ready!r}\n{self.log}"
        return self

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        return self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def restart(self) -> None:
        """End it in good order and start it again, on the same port and file."""
        self.stop()
        self.start()

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        return process.end(how)

    def stored(self) -> dict[str, list[tuple[int, str]]]:
        """What the file says was played: for each table the moves with their seats."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as file:
            rows = file.execute(
                "SELECT m.code, e.seat, e.text FROM entries e JOIN matches m ON m.id = e.match "
                "WHERE e.kind = 'move' ORDER BY e.match, e.number"
            ).fetchall()
        found: dict[str, list[tuple[int, str]]] = {}
        for code, seat, text in rows:
            found.setdefault(code, []).append((seat, text))
        return found

    def client(self, language: str = "en", **options: Any) -> Visitor:
        """A new visitor."""
        return Visitor(self.url, language, **options)

    def program(self, key: str = "", language: str = "en") -> Program:
        """A program, with the key of a seat or without."""
        return Program(self.url, key, language)


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port
