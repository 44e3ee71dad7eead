"""What was stored under rules or with content that this release does not have: refused in words at every door, in both
languages, with what to do, and left as it is."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from html import unescape
from inspect import signature
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest

from table.house import house
from tavolata import Record
from tavolata.web.actions import ACTIONS

from .support import House, Visitor
from .test_stream import watching

KINDS = [
    ({"rules": "0.9"}, "unknown-rules"),
    ({"content": "base 0123456789abcdef"}, "other-content"),
]
TO_DO = {
    ("unknown-rules", "en"): "open it with a release that plays rules 0.9",
    ("unknown-rules", "it"): "si apre con una versione che gioca le regole 0.9",
    ("other-content", "en"): "open it with the release whose content that is",
    ("other-content", "it"): "si apre con la versione di Tavolata che ha quel contenuto",
}
WISHES: dict[str, dict[str, Any]] = {
    "start": {},
    "sit": {"seat": 1, "name": "Eva"},
    "leave": {"seat": 0},
    "rename": {"seat": 0, "name": "Eva"},
    "go": {"seat": 0, "to": 1},
    "ready": {"seat": 0},
    "change": {"options": {"companions": "none"}},
    "place": {"seat": 1, "bot": "greedy"},
    "close": {},
    "commit": {"seat": 0, "commitment": "0" * 64},
    "reveal": {"seat": 0, "lot": "0" * 32},
    "move": {"seat": 0, "decision": 0, "moves": ["left stark"]},
    "draft": {"seat": 0, "decision": 0, "moves": []},
    "undo": {"seat": 0},
    "answer": {"seat": 0, "about": "end", "yes": True},
    "end": {"seat": 0},
    "resign": {"seat": 0},
    "stand-in": {"seat": 0},
    "take-back": {"seat": 0},
    "say": {"seat": 0, "text": "Ciao"},
    "mute": {"seat": 1},
    "remove": {"seat": 1},
    "rematch": {},
    "return": {},
}


class Before:
    """A house with tables of before, which ``owner`` opened: one that waits, one that runs, one that was ended."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.owner, self.guest = house.client(), house.client()
        self.token = {"X-CSRF-Token": self.owner.csrf, "Accept": "application/json"}
        self.codes = {id: self._tables() for _, id in KINDS}
        self.record = Record.parse(self.owner.get(f"/t/{self.codes[KINDS[0][1]][2]}/record").text)
        house.stop()
        for changes, id in KINDS:
            self._change(changes, self.codes[id])
        self.kept = self.rows()
        house.start()

    def _tables(self) -> tuple[str, str, str]:
        places = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}]
        plan = {"game": "primo-cavaliere", "places": places, "listed": True, "clock": 600}
        waiting = self.owner.post_json("/api/tables", plan).json()["code"]
        running = self.owner.post_json("/api/tables", plan).json()["code"]
        self.guest.post_json(f"/t/{running}/sit", {"seat": 1, "name": "Bruno"})
        self.owner.post_json(f"/t/{running}/start")
        self.owner.post_json(f"/t/{running}/say", {"text": "Buona fortuna"})
        over = self.owner.table("random")
        assert self.owner.post_json(f"/t/{over}/resign").status_code == 204
        return waiting, running, over

    def _change(self, changes: dict[str, str], codes: tuple[str, ...]) -> None:
        """Let these tables be of another release."""
        with closing(sqlite3.connect(self.house.database)) as file:
            for name, value in changes.items():
                file.executemany(
                    f"UPDATE matches SET {name} = ? WHERE code = ?", [(value, code) for code in codes]
                )
            file.commit()

    def rows(self) -> dict[str, list[tuple[Any, ...]]]:
        """All that is stored of tables."""
        names = ("matches", "seats", "holders", "entries", "talk", "mutes", "bans", "drafts", "polls")
        with closing(sqlite3.connect(f"file:{self.house.database}?mode=ro", uri=True)) as file:
            return {name: file.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for name in names}

    def speaking(self, language: str) -> Visitor:
        """The owner, in another language."""
        visitor = self.house.client(language, headers=self.token)
        visitor.cookies.update(self.owner.cookies)
        return visitor


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Before]:
    """The house of before. When all tests are done, nothing of it has changed."""
    house = House(tmp_path_factory.mktemp("before"), seed="on hold").start()
    before = Before(house)
    yield before
    house.stop()
    assert before.rows() == before.kept
    assert "Traceback" not in house.log


@pytest.fixture(params=KINDS, ids=["rules", "content"])
def kind(request: pytest.FixtureRequest) -> tuple[dict[str, str], str]:
    """What is of another release, and as what it is refused."""
    changes, id = request.param
    return changes, id


def shown(page: httpx.Response) -> str:
    """The text of a page."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page.text)).split())


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_door_says_so(before: Before, kind: tuple[dict[str, str], str], language: str) -> None:
    _, id = kind
    visitor, to_do = before.speaking(language), TO_DO[id, language]
    for code in before.codes[id]:
        page = visitor.get(f"/t/{code}", headers={"Accept": "text/html"})
        assert page.status_code == 200 and to_do in shown(page)
        assert "primo-cavaliere" not in shown(page), "players know it by its title"
        told = visitor.get(f"/api/tables/{code}").json()
        assert told["status"] == "frozen" and to_do in told["on_hold"] and not told["talk"]["open"]
        for path in ("replay?at=0", "record", "why?move=left%20stark&seat=0"):
            check(visitor.get(f"/api/tables/{code}/{path}"), id, to_do)
        for path in ("replay?at=0", "record"):
            refused = visitor.get(f"/t/{code}/{path}", headers={"Accept": "text/html"})
            assert refused.status_code == 409 and to_do in shown(refused)
    for code, (name, wish) in product(before.codes[id], WISHES.items()):
        check(visitor.post(f"/api/tables/{code}/{name}", json=wish), id, to_do)
    assert before.rows() == before.kept


def test_there_is_a_wish_for_every_action() -> None:
    assert set(WISHES) == set(ACTIONS)


def test_the_host_is_told_what_a_wish_says(tmp_path: Path) -> None:
    """By the same names: nothing stands between a wish and the deed that could say otherwise."""
    with house(tmp_path) as h:
        for action in ACTIONS.values():
            told = {*action.wish.model_fields, *(["person"] if action.personal else [])}
            assert told == {*signature(action.deed(h.host)).parameters} - {"live", "actor"}, action.name


def check(answer: httpx.Response, id: str, to_do: str) -> None:
    """Refused for this reason, with what to do."""
    assert answer.status_code == 409, answer.text
    error = answer.json()["error"]
    assert error["id"] == id and to_do in error["sentence"]


def test_lists_show_them_to_their_players_alone(before: Before) -> None:
    every = [code for codes in before.codes.values() for code in codes]
    for language, mark in (("en", "on hold"), ("it", "ferma")):
        page = before.speaking(language).get("/")
        assert page.status_code == 200 and shown(page).count(mark) == len(every)
        assert all(f"/t/{code}" in page.text for code in every)
    stranger = before.house.client().get("/")
    assert not any(f"/t/{code}" in stranger.text for code in every)
    lists = before.owner.get("/api/tables").json()
    assert [row["status"] for row in lists["mine"]] == ["frozen"] * len(every)
    assert lists["open"] == [] and lists["watch"] == []
    assert before.owner.get("/next").headers["location"] == "/#tables"


def test_keys_and_open_screens_lead_to_the_page_that_says_so(before: Before) -> None:
    with closing(sqlite3.connect(f"file:{before.house.database}?mode=ro", uri=True)) as file:
        keys = [key for (key,) in file.execute("SELECT key FROM seats WHERE key IS NOT NULL")]
    newcomer = before.house.client(follow_redirects=True)
    for key in keys:
        page = newcomer.get(f"/seat/{key}")
        assert page.status_code == 200 and "This match is waiting" in shown(page)
    for _, running, _ in before.codes.values():
        with watching(before.house, before.owner, running, {"hash": {}, "log": 0, "kind": "table"}) as screen:
            assert screen.next()["goto"] == f"/t/{running}"
    assert before.rows() == before.kept


def test_a_game_that_is_not_installed_any_more_is_on_hold_too(tmp_path: Path) -> None:
    """The other tables of its players can still be found and played."""
    house = House(tmp_path, seed="a game is gone").start()
    player = house.client()
    plan = {"game": "primo-cavaliere", "places": [{"kind": "me"}, {"kind": "friend"}], "listed": True}
    gone, here = (player.post_json("/api/tables", plan).json()["code"] for _ in range(2))
    house.stop()
    with closing(sqlite3.connect(house.database)) as file:
        file.execute("UPDATE matches SET game = 'a-game-of-before' WHERE code = ?", [gone])
        file.commit()
    house.start()
    page = player.get("/")
    assert page.status_code == 200 and f"/t/{here}" in page.text
    assert re.search("a-game-of-before *on hold", shown(page))
    assert f"/t/{gone}" not in house.client().get("/").text, "nobody else can do anything there"
    lists = player.get("/api/tables").json()
    assert {row["code"]: row["status"] for row in lists["mine"]} == {gone: "frozen", here: "waiting"}
    table = player.get(f"/t/{gone}", headers={"Accept": "text/html"})
    assert table.status_code == 404 and "game “a-game-of-before”" in shown(table)
    house.stop()
    assert "Traceback" not in house.log


@pytest.mark.parametrize("language", ["en", "it"])
def test_records_of_before_are_not_laid_out(
    before: Before, kind: tuple[dict[str, str], str], language: str
) -> None:
    changes, id = kind
    record = Record.parse(before.record.text())
    for name, value in changes.items():
        setattr(record, name, value)
    visitor, to_do, text = before.speaking(language), TO_DO[id, language], record.text()
    answer = visitor.post("/api/records", content=text, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 400 and answer.json()["error"]["id"] == id
    assert to_do in answer.json()["error"]["sentence"]
    form = {"text": text, "csrf": before.token["X-CSRF-Token"]}
    page = visitor.post("/records", data=form, headers={"Accept": "text/html"})
    assert page.status_code == 422 and to_do in shown(page)
    assert "tavolata record 1" in page.text, "what was sent is still there"
    assert before.rows() == before.kept
