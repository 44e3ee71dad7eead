"""Who comes in: cookies that are ours, passwords, keys, guests sent away; and who is refused writes nothing."""

from __future__ import annotations

import base64
import re
import secrets
import socket
import sqlite3
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from .conftest import Build
from .support import PLAIN, House, Visitor

ASK: dict[str, Any] = {**PLAIN, "timeout": 30}
JSON = {"Accept": "application/json"}
PASSWORD, ANOTHER = "a long enough password", "quite another password"


def counts(house: House) -> dict[str, int]:
    """How many rows there are of people, their browsers, and tables."""
    with sqlite3.connect(f"file:{house.database}?mode=ro", uri=True) as base:
        names = ("people", "sessions", "matches", "holders", "talk", "mutes")
        return {name: base.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}


def refused(answer: httpx.Response, id: str, status: int) -> None:
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]["id"] == id


def seat(visitor: httpx.Client, code: str) -> int | None:
    """Which seat somebody has at a table."""
    found: int | None = visitor.get(f"/api/tables/{code}").json()["seat"]
    return found


def post(visitor: Visitor, path: str, **fields: str) -> httpx.Response:
    """Post a form as a page does."""
    return visitor.post(path, data={"csrf": visitor.csrf, **fields})


def kept(house: House, name: str) -> tuple[Visitor, str]:
    """Somebody with a table who has kept a name."""
    visitor = house.client()
    code = visitor.table("random")
    assert post(visitor, "/you/keep", name=name, password=PASSWORD).status_code == 303
    return visitor, code


def entered(house: House, name: str, password: str = PASSWORD) -> Visitor:
    """The same on another device."""
    visitor = house.client()
    assert post(visitor, "/you/login", name=name, password=password).status_code == 303
    return visitor


# -- cookies -----------------------------------------------------------------------------------------------------------


def test_a_cookie_that_a_client_made_up_is_not_taken(server: House) -> None:
    """It looks as ours do, and is a stranger's: another one is given, and nothing is done under the made-up one."""
    ours = server.client()
    ours.get("/")
    value = ours.cookies["tavolata"]
    chance, _, seal = value.partition(".")
    made_up = [
        secrets.token_urlsafe(32),
        f"{secrets.token_urlsafe(32)}.{seal}",
        f"{chance}.{base64.urlsafe_b64encode(secrets.token_bytes(16)).decode().rstrip('=')}",
        f"{chance}.",
    ]
    before = counts(server)
    for cookie in made_up:
        visitor = Visitor(server.url, cookies={"tavolata": cookie}, headers=JSON)
        page = visitor.get("/", headers={"Accept": "text/html"})
        assert "tavolata=" in page.headers["set-cookie"] and cookie not in page.headers["set-cookie"]
        token = re.search(r'<meta name="csrf" content="([0-9a-f]+)"', page.text)
        assert token
        headers = {"Cookie": f"tavolata={cookie}", "X-CSRF-Token": token[1], **JSON}
        refused(
            httpx.post(f"{server.url}/you/settings", data={"theme": "dark"}, headers=headers, **ASK),
            "no-cookie",
            403,
        )
    assert counts(server) == before


def test_a_cookie_of_ours_costs_no_row_and_outlives_the_server(build: Build) -> None:
    house = build()
    visitor = house.client()
    token = visitor.csrf
    before, cookie = counts(house), visitor.cookies["tavolata"]
    house.restart()
    assert visitor.post("/you/settings", data={"csrf": token, "theme": "dark"}).status_code == 303
    assert visitor.cookies["tavolata"] == cookie and counts(house)["people"] == before["people"] + 1


def test_who_was_logged_in_before_cookies_had_a_seal_stays_so(build: Build, tmp_path: Path) -> None:
    """A database as the release before left it: its people are known by their bare cookies, and nobody else is."""
    old = secrets.token_urlsafe(32)
    folder = tmp_path / "house"
    folder.mkdir()
    make_old_database(folder / "tavolata.db", old)
    house = build()
    visitor = Visitor(house.url, cookies={"tavolata": old})
    assert 'value="Ada"' in visitor.get("/you").text
    assert post(visitor, "/you/settings", name="Ada Bianchi").status_code == 303
    assert 'value="Ada Bianchi"' in visitor.get("/you").text
    stranger = Visitor(house.url, cookies={"tavolata": secrets.token_urlsafe(32)})
    assert "set-cookie" in stranger.get("/you").headers


def make_old_database(path: Path, cookie: str) -> None:
    """A database of revision 0001 with one person."""
    from alembic import command
    from sqlalchemy import create_engine

    from tavolata.store.migrate import _config
    from tavolata.store.schema import APPLICATION_ID
    from tavolata.web.sessions import digest

    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        person = (
            "INSERT INTO people (id, name, language, theme, sound, created) VALUES (1, 'Ada', 'en', '', 1, 1)"
        )
        connection.exec_driver_sql(person)
        later = 4_000_000_000_000
        connection.exec_driver_sql(
            "INSERT INTO sessions (token, person, created, seen) VALUES (?, 1, ?, ?)",
            (digest(cookie), later, later),
        )
    engine.dispose()


# -- passwords ---------------------------------------------------------------------------------------------------------


def test_a_password_is_changed_with_the_old_one_only(server: House) -> None:
    """Whoever sits down at an open browser cannot take the name away."""
    visitor, _ = kept(server, "Berta")
    for wrong in ("", "not this one", ANOTHER):
        answer = post(visitor, "/you/password", old=wrong, password=ANOTHER)
        assert answer.status_code == 422 and "not your password" in answer.text
    answer = visitor.post(
        "/you/keep", data={"csrf": visitor.csrf, "name": "Berta", "password": ANOTHER}, headers=JSON
    )
    refused(answer, "kept-already", 409)
    assert entered(server, "Berta")
    assert post(visitor, "/you/password", old=PASSWORD, password="short").status_code == 422
    assert post(visitor, "/you/password", old=PASSWORD, password=ANOTHER).status_code == 303
    assert post(server.client(), "/you/login", name="Berta", password=PASSWORD).status_code == 422
    assert entered(server, "Berta", ANOTHER)


def test_changing_it_ends_all_other_sessions_and_changes_the_cookie(server: House) -> None:
    visitor, code = kept(server, "Carlotta")
    phone = entered(server, "Carlotta")
    assert seat(phone, code) == seat(visitor, code) == 0
    before = visitor.cookies["tavolata"]
    assert post(visitor, "/you/password", old=PASSWORD, password=ANOTHER).status_code == 303
    assert visitor.cookies["tavolata"] != before and seat(visitor, code) == 0
    assert seat(phone, code) is None
    assert seat(Visitor(server.url, cookies={"tavolata": before}), code) is None
    assert "other browsers are logged out" in visitor.get("/you?done=password").text


def test_a_live_screen_of_an_ended_session_ends_with_it(server: House) -> None:
    visitor, code = kept(server, "Dora")
    phone = entered(server, "Dora")
    url = f"{server.url.replace('http', 'ws')}/t/{code}/live"
    with connect(url, additional_headers={"Cookie": f"tavolata={phone.cookies['tavolata']}"}) as screen:
        screen.send('{"hello": {"hash": {}, "log": 0}}')
        assert "/seat/" in str(screen.recv(10)), "the key of one's own seat"
        assert post(visitor, "/you/password", old=PASSWORD, password=ANOTHER).status_code == 303
        with pytest.raises(ConnectionClosed) as ended:
            for _ in range(20):
                screen.recv(10)
        assert ended.value.rcvd is not None and ended.value.rcvd.code == 1012


def test_whoever_waits_is_told_nothing_more_either(server: House) -> None:
    """A program in that browser that was waiting for news when the session ended."""
    visitor, code = kept(server, "Edda")
    phone = entered(server, "Edda")
    version = phone.get(f"/api/tables/{code}").json()["version"]
    news: dict[str, Any] = {}

    def wait() -> None:
        news.update(phone.get(f"/api/tables/{code}", params={"after": version, "wait": 25}).json())

    waiting = Thread(target=wait)
    waiting.start()
    assert post(visitor, "/you/password", old=PASSWORD, password=ANOTHER).status_code == 303
    assert visitor.post_json(f"/t/{code}/say", {"text": "news"}).status_code == 204
    waiting.join()
    assert news["version"] != version and news["seat"] is None


@pytest.mark.parametrize("kind", ["application/json", "application/x-www-form-urlencoded"])
def test_a_request_half_sent_before_does_nothing_after(server: House, kind: str) -> None:
    """Whoever has a stolen cookie begins to say something, and ends when the password has been changed."""
    visitor, code = kept(server, f"Ilda {kind}")
    phone = entered(server, f"Ilda {kind}")
    body = b'{"text": "late"}' if kind.endswith("json") else b"text=late"
    head = {
        "Host": f"127.0.0.1:{server.port}",
        "Cookie": f"tavolata={phone.cookies['tavolata']}",
        "X-CSRF-Token": phone.csrf,
        "Accept": "application/json",
        "Content-Type": kind,
        "Content-Length": str(len(body)),
    }
    lines = [f"POST /t/{code}/say HTTP/1.1", *[f"{name}: {value}" for name, value in head.items()], "", ""]
    with socket.create_connection(("127.0.0.1", server.port), 30) as line:
        line.sendall("\r\n".join(lines).encode() + body[:5])
        assert phone.get("/you").status_code == 200, "by now the server has read so far"
        assert post(visitor, "/you/password", old=PASSWORD, password=ANOTHER).status_code == 303
        line.sendall(body[5:])
        assert int(line.makefile("rb").readline().split()[1]) >= 400
    assert not visitor.get(f"/api/tables/{code}").json()["talk"]["lines"]


def test_the_cookie_changes_when_a_name_is_first_kept(server: House) -> None:
    """Whoever planted the cookie knows nothing of the name that was kept under it."""
    visitor = server.client()
    code = visitor.table("random")
    planted = visitor.cookies["tavolata"]
    attacker = Visitor(server.url, cookies={"tavolata": planted})
    assert seat(attacker, code) == 0
    assert post(visitor, "/you/keep", name="Elsa", password=PASSWORD).status_code == 303
    assert visitor.cookies["tavolata"] != planted
    assert seat(visitor, code) == 0 and seat(attacker, code) is None


def test_keeping_a_name_that_is_taken_writes_nothing(server: House) -> None:
    kept(server, "Franca")
    before, newcomer = counts(server), server.client()
    assert post(newcomer, "/you/keep", name="franca", password=PASSWORD).status_code == 422
    assert post(newcomer, "/you/keep", name="", password=PASSWORD).status_code == 422
    assert post(newcomer, "/you/login", name="Franca", password="not this one").status_code == 422
    assert counts(server) == before


def test_a_program_has_no_name_to_keep(server: House) -> None:
    made = server.program().post("/api/play", json={"game": "primo-cavaliere"}).json()
    key = {"Authorization": f"Bearer {made['keys'][0]['key']}", **JSON}
    for path in ("/you/keep", "/you/login", "/you/password"):
        answer = httpx.post(
            f"{server.url}{path}", data={"name": "G", "password": PASSWORD}, headers=key, **ASK
        )
        refused(answer, "no-cookie", 403)


# -- keys --------------------------------------------------------------------------------------------------------------


def test_wrong_keys_do_not_lock_out_the_right_one(build: Build) -> None:
    """Somebody at the same address guesses and is slowed down; whoever has the key does not notice."""
    house = build(limits="yes", rate_keys="3/day")
    made = house.program().post("/api/play", json={"game": "primo-cavaliere"}).json()
    key, code = made["keys"][0]["key"], made["code"]
    tried = [house.program(f"guess-{number}").get("/api/seat").status_code for number in range(6)]
    assert tried == [401, 401, 401, 429, 429, 429]
    assert house.client().get("/seat/guess").status_code == 429
    owner = house.program(key)
    assert owner.get("/api/seat").json() == {"code": code, "seat": 0}
    assert owner.see(code)["seat"] == 0
    phone = house.client()
    assert phone.get(f"/seat/{key}").status_code == 303 and seat(phone, code) == 0


def test_the_key_of_an_owner_is_a_right_one(build: Build) -> None:
    """It opens no seat, and yet whoever has it is no guesser."""
    house = build(limits="yes", rate_keys="3/day")
    places = [{"kind": "me"}, {"kind": "friend"}]
    made = house.program().post("/api/tables", json={"game": "primo-cavaliere", "places": places}).json()
    assert [house.program(f"guess-{number}").get("/api/seat").status_code for number in range(4)][-1] == 429
    owner = house.program(made["owner_key"])
    assert [owner.get(f"/api/tables/{made['code']}").status_code for _ in range(6)] == [200] * 6


def test_a_wrong_key_writes_nothing(server: House) -> None:
    before = counts(server)
    assert server.client().get("/seat/no-such-key").status_code == 404
    assert counts(server) == before


# -- writing nothing ---------------------------------------------------------------------------------------------------

NOWHERE = [
    *[f"/t/nowhere/{action}" for action in ("sit", "say", "move", "start", "rematch", "nonsense")],
    *[f"/api/tables/nowhere/{action}" for action in ("sit", "say", "move", "start", "rematch", "nonsense")],
    "/t/nowhere",
    "/api/nowhere",
    "/nowhere",
]


@pytest.mark.parametrize("path", NOWHERE)
def test_posts_to_what_is_not_there_write_nothing(server: House, path: str) -> None:
    before, visitor = counts(server), server.client()
    for body in ({"seat": 0, "name": "x"}, {"text": "x"}, {"decision": 0, "moves": ["x"]}, {}):
        assert visitor.post_json(path, body).status_code in (404, 405, 422)
    assert visitor.post(path, data={"csrf": visitor.csrf, "seat": "0"}).status_code in (404, 405, 422)
    assert counts(server) == before


def test_what_is_refused_at_a_table_writes_nobody_down(server: House) -> None:
    code = server.client().table("random")
    before, visitor = counts(server), server.client()
    for action, body in (("say", {"text": "x"}), ("resign", {}), ("mute", {"seat": 1}), ("move", {})):
        assert visitor.post_json(f"/t/{code}/{action}", body).status_code >= 400
    assert counts(server) == before


def test_a_place_that_is_not_free_writes_nobody_down(server: House) -> None:
    code = server.client().table("random")
    before = counts(server)
    for path in (f"/t/{code}/sit", f"/api/tables/{code}/sit"):
        for place in (0, 1, 44):
            assert server.client().post_json(path, {"seat": place}).status_code in (404, 409)
    assert counts(server) == before


def test_the_link_of_a_place_that_is_still_free_writes_nobody_down(server: House) -> None:
    owner = server.client()
    places = [{"kind": "me"}, {"kind": "friend"}]
    code = owner.post_json("/api/tables", {"game": "primo-cavaliere", "places": places}).json()["code"]
    with sqlite3.connect(f"file:{server.database}?mode=ro", uri=True) as base:
        key = base.execute(
            "SELECT s.key FROM seats s JOIN matches m ON m.id = s.match WHERE m.code = ? AND s.number = 1",
            (code,),
        ).fetchone()[0]
    before, friend = counts(server), server.client()
    assert friend.get(f"/seat/{key}").status_code == 303 and counts(server) == before
    assert friend.post_json(f"/t/{code}/sit", {"seat": 1, "name": "Ugo"}).status_code == 204
    assert seat(friend, code) == 1 and counts(server)["people"] == before["people"] + 1


def test_a_table_that_is_refused_writes_nobody_down(server: House) -> None:
    before = counts(server)
    game = {"game": "primo-cavaliere"}
    odd_plans: list[dict[str, Any]] = [
        {"places": [{"kind": "me"}] * 9},
        {"places": [{"kind": "me"}, {"kind": "bot", "bot": "oracle"}]},
        {"places": [{"kind": "me"}] * 2, "clock": 1},
        {"places": [{"kind": "me"}] * 2, "options": {"first": 77}},
    ]
    for plan in odd_plans:
        assert server.client().post_json("/api/tables", {**game, **plan}).status_code in (400, 422)
    assert post(server.client(), "/play", **game, commitment="none").status_code == 400
    odd_form = {**game, "seats": "1", "option-first": "77"}
    assert post(server.client(), "/tables/new", **odd_form).status_code == 422
    assert counts(server) == before


@pytest.mark.parametrize("path", ["/records", "/api/records"])
def test_a_record_that_is_none_writes_nothing(server: House, path: str) -> None:
    before, visitor = counts(server), server.client(headers=JSON)
    token = {"X-CSRF-Token": visitor.csrf}
    if path == "/records":
        answer = visitor.post(path, data={"text": "not a record"}, headers=token)
    else:
        answer = visitor.post(path, content=b"not a record", headers={**token, "Content-Type": "text/plain"})
    assert answer.status_code in (400, 422) and counts(server) == before


def test_a_game_that_is_none_writes_nothing(server: House) -> None:
    before, visitor = counts(server), server.client()
    assert visitor.post_json("/api/play", {"game": "scopone"}).status_code == 404
    assert (
        visitor.post_json("/api/tables", {"game": "scopone", "places": [{"kind": "me"}] * 2}).status_code
        == 404
    )
    assert post(visitor, "/play", game="scopone").status_code == 404
    assert post(visitor, "/you/settings", theme="plaid").status_code == 303
    assert counts(server) == before


# -- guests sent away --------------------------------------------------------------------------------------------------


def waiting(house: House) -> tuple[Visitor, str]:
    """A table with places for two guests, and who opened it."""
    owner = house.client()
    places = [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]
    made = owner.post_json("/api/tables", {"game": "primo-cavaliere", "places": places})
    assert made.status_code == 201
    return owner, made.json()["code"]


def link_of(owner: Visitor, code: str, place: int) -> str:
    """The link of a free place, as the page shows it to the owner."""
    found = re.findall(r'href="[^"]*(/seat/[\w-]+)">The link of seat (\d)', owner.get(f"/t/{code}").text)
    links: dict[str, str] = {number: link for link, number in found}
    return links[str(place)]


def test_a_guest_sent_away_does_not_come_back_as_somebody_else(server: House) -> None:
    owner, code = waiting(server)
    guest = server.client()
    assert guest.post_json(f"/t/{code}/sit", {"seat": 1, "name": "Mallory"}).status_code == 204
    assert owner.post_json(f"/t/{code}/remove", {"seat": 1}).status_code == 204
    refused(guest.post_json(f"/t/{code}/sit", {"seat": 1, "name": "Mallory"}), "banned", 403)
    for place in (1, 2):
        again = server.client()
        refused(again.post_json(f"/t/{code}/sit", {"seat": place, "name": "Somebody"}), "by-key-only", 403)
        refused(server.program().act(code, "sit", seat=place, name="Program"), "by-key-only", 403)
        assert f'action="/t/{code}/sit"' not in again.get(f"/t/{code}").text
    assert guest.get(f"/t/{code}").status_code == 200, "looking on is for everybody"


def test_others_come_by_the_link_of_a_place(server: House) -> None:
    """Also from the address of the one who was sent away: it is not the address that was."""
    owner, code = waiting(server)
    guest, friend, third = server.client(), server.client(), server.client()
    assert guest.post_json(f"/t/{code}/sit", {"seat": 1, "name": "Mallory"}).status_code == 204
    assert owner.post_json(f"/t/{code}/remove", {"seat": 1}).status_code == 204
    link = link_of(owner, code, 2)
    assert link not in friend.get(f"/t/{code}").text
    assert friend.get(link, follow_redirects=True).status_code == 200
    assert seat(friend, code) is None, "a link that is opened has taken no place yet"
    assert f'action="/t/{code}/sit"' in friend.get(f"/t/{code}").text
    refused(friend.post_json(f"/t/{code}/sit", {"seat": 2, "name": "Nora"}), "by-key-only", 403)
    assert friend.post_json(f"/t/{code}/sit", {"seat": 1, "name": "Nora"}).status_code == 204
    assert seat(friend, code) == 1
    assert third.get(link_of(owner, code, 3), follow_redirects=True).status_code == 200
    assert owner.post_json(f"/t/{code}/start").status_code == 204
    assert seat(third, code) is None, "a bot sits there now"
    assert seat(friend, code) == 1


def test_programs_send_away_and_invite_too(server: House) -> None:
    places = [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]
    made = server.program().post("/api/tables", json={"game": "primo-cavaliere", "places": places}).json()
    code, owner = made["code"], server.program(made["owner_key"])
    assert server.program().act(code, "sit", seat=1, name="Mallory").status_code == 200
    told = owner.act(code, "remove", seat=1).json()
    keys = {one["seat"]: one["key"] for one in told["keys"]}
    assert set(keys) == {1, 2}
    refused(server.program().act(code, "sit", seat=1, name="Mallory"), "by-key-only", 403)
    assert server.program(keys[2]).act(code, "sit", seat=2, name="Nora").status_code == 200


def test_who_was_sent_away_as_a_guest_is_so_under_a_kept_name(server: House) -> None:
    owner, code = waiting(server)
    kept(server, "Gina")
    guest = server.client()
    assert guest.post_json(f"/t/{code}/sit", {"seat": 1, "name": "Mallory"}).status_code == 204
    assert owner.post_json(f"/t/{code}/remove", {"seat": 1}).status_code == 204
    link = link_of(owner, code, 2)
    assert post(guest, "/you/login", name="Gina", password=PASSWORD).status_code == 303
    assert guest.get(link).status_code == 403
    refused(guest.post_json(f"/t/{code}/sit", {"seat": 1, "name": "Gina"}), "banned", 403)


def test_it_is_remembered_over_a_restart(build: Build) -> None:
    house = build()
    owner, code = waiting(house)
    guest = house.client()
    assert guest.post_json(f"/t/{code}/sit", {"seat": 1, "name": "Mallory"}).status_code == 204
    assert owner.post_json(f"/t/{code}/remove", {"seat": 1}).status_code == 204
    link = link_of(owner, code, 2)
    friend = house.client()
    friend.get(link)
    house.restart()
    refused(house.client().post_json(f"/t/{code}/sit", {"seat": 1, "name": "Mallory"}), "by-key-only", 403)
    assert friend.post_json(f"/t/{code}/sit", {"seat": 1, "name": "Nora"}).status_code == 204
