"""Forged, oversized and too frequent requests; cookies; headers on everything."""

from __future__ import annotations

import hashlib
import re
import socket
import sqlite3
from typing import Any

import httpx
import pytest

from .conftest import Build
from .support import PLAIN, House, Visitor

PAGES = [
    "/",
    "/tables/new",
    "/records",
    "/you",
    "/api",
    "/games/primo-cavaliere",
    "/games/primo-cavaliere/rules",
    "/no-such-page",
    "/t/no-such-table",
    "/seat/no-such-key",
    "/api/games",
    "/api/openapi.json",
    "/healthz",
]
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
}


def policy(answer: httpx.Response) -> dict[str, str]:
    """The content security policy, by directive."""
    parts = [part.strip().partition(" ") for part in answer.headers["content-security-policy"].split(";")]
    return {name: value for name, _, value in parts}


# -- headers -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", PAGES)
def test_headers_on_every_page(server: House, path: str) -> None:
    answer = server.client().get(path)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert answer.headers["permissions-policy"]
    rules = policy(answer)
    assert rules["default-src"] == "'none'" and rules["script-src"] == "'self'"
    assert rules["frame-ancestors"] == rules["base-uri"] == "'none'" and rules["form-action"] == "'self'"
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "server" not in answer.headers


@pytest.mark.parametrize(
    "path", [path for path in PAGES if not path.startswith("/api/") and path != "/healthz"]
)
def test_pages_keep_their_own_policy(server: House, path: str) -> None:
    """No inline script or style, nothing from elsewhere."""
    answer = server.client().get(path)
    html = answer.text
    assert answer.headers["content-type"].startswith("text/html")
    assert policy(answer)["style-src"] == "'self'" and "<style" not in html
    assert not re.search(r"\sstyle=", html) and not re.search(r"<[^>]+\son[a-z]+=", html)
    assert not re.search(r"<script(?![^>]*\bsrc=)", html)
    assert not re.search(r'(?:src|href)="(?:https?:)?//(?!127\.0\.0\.1)', html)


def test_a_table_keeps_the_policy_too(server: House) -> None:
    visitor = server.client()
    code = visitor.table("random")
    for path in (f"/t/{code}", f"/t/{code}?at=0"):
        html = visitor.get(path).text
        assert not re.search(r"\sstyle=", html) and not re.search(r"<[^>]+\son[a-z]+=", html)


def test_pages_are_not_kept_and_static_files_are(server: House) -> None:
    page = server.client().get("/")
    assert page.headers["cache-control"] == "no-store"
    script = re.search(r'src="(/static/[^"]+)"', page.text)
    assert script
    static = server.client().get(script[1])
    assert "immutable" in static.headers["cache-control"] and "set-cookie" not in static.headers


# -- cookies ---------------------------------------------------------------------------------------------------------


def people(server: House) -> int:
    with sqlite3.connect(f"file:{server.database}?mode=ro", uri=True) as connection:
        return int(connection.execute("SELECT count(*) FROM people").fetchone()[0])


def test_the_cookie(server: House) -> None:
    header = httpx.get(f"{server.url}/").headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="):
        assert part in header
    assert "Secure" not in header


def test_over_https_the_cookie_is_secure(build: Build) -> None:
    url = f"{build(address='https://tavolata.example').url}/"
    header = httpx.get(url, timeout=30, **PLAIN).headers["set-cookie"]
    assert header.startswith("__Host-tavolata=") and "; Secure" in header


def test_looking_is_not_written_down(server: House) -> None:
    """A person is remembered when there is something to remember, not for looking at pages."""
    before = people(server)
    visitor = server.client()
    visitor.get("/")
    visitor.get("/tables/new")
    assert people(server) == before
    visitor.table("random")
    assert people(server) == before + 1
    visitor.table("random")
    assert people(server) == before + 1


def test_the_store_knows_only_a_hash(server: House) -> None:
    visitor = server.client()
    visitor.table("random")
    token = visitor.cookies["tavolata"]
    with sqlite3.connect(f"file:{server.database}?mode=ro", uri=True) as connection:
        kept = "\n".join(connection.iterdump())
    assert token not in kept and hashlib.sha256(token.encode()).hexdigest() in kept


def test_a_cookie_that_is_none_of_ours(server: House) -> None:
    for value in ("x", "ü" * 43, "a" * 5000, "' OR 1=1 --"):
        headers = {b"Cookie": f"tavolata={value}".encode("latin-1")}
        assert httpx.get(f"{server.url}/", headers=headers).status_code == 200


# -- forged requests -------------------------------------------------------------------------------------------------


def refused(answer: httpx.Response, id: str, status: int = 403) -> None:
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]["id"] == id


JSON = {"Accept": "application/json"}


def test_a_post_needs_the_token(server: House) -> None:
    visitor = server.client(headers=JSON)
    code = visitor.table("random")
    refused(visitor.post(f"/t/{code}/resign", json={}), "csrf")
    refused(visitor.post(f"/t/{code}/resign", data={"csrf": "0" * 64}), "csrf")
    refused(
        visitor.post(f"/t/{code}/resign", json={}, headers={"X-CSRF-Token": server.client().csrf}), "csrf"
    )
    refused(visitor.post(f"/api/tables/{code}/resign", json={}), "csrf")
    refused(visitor.post("/you/settings", data={"theme": "dark"}), "csrf")
    assert visitor.get(f"/api/tables/{code}").json()["status"] == "running"
    assert visitor.post(f"/t/{code}/resign", data={"csrf": visitor.csrf}).status_code == 204


def test_the_token_in_a_form_with_files(server: House) -> None:
    visitor = server.client()
    files = {"file": ("x.tav", b"not a record")}
    assert visitor.post("/records", data={"csrf": visitor.csrf}, files=files).status_code == 422
    assert visitor.post("/records", data={"csrf": "wrong"}, files=files).status_code == 403


def test_a_browser_without_cookies_is_told(server: House) -> None:
    answer = httpx.post(f"{server.url}/play", data={"game": "primo-cavaliere"}, headers=JSON)
    refused(answer, "no-cookie")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_other_sites_may_not_post(server: House, headers: dict[str, str]) -> None:
    visitor = server.client(headers=JSON)
    token = {"X-CSRF-Token": visitor.csrf}
    refused(
        visitor.post("/api/play", json={"game": "primo-cavaliere"}, headers={**token, **headers}),
        "other-origin",
    )
    refused(
        httpx.post(f"{server.url}/api/play", json={"game": "primo-cavaliere"}, headers=headers),
        "other-origin",
    )


def test_our_own_pages_may(server: House) -> None:
    visitor = server.client(headers=JSON)
    headers = {"X-CSRF-Token": visitor.csrf, "Origin": server.url, "Sec-Fetch-Site": "same-origin"}
    assert visitor.post("/api/play", json={"game": "primo-cavaliere"}, headers=headers).status_code == 201


def test_no_other_site_may_read(server: House) -> None:
    answer = server.client().get("/api/games", headers={"Origin": "https://elsewhere.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]


def test_a_key_needs_no_token_and_a_cookie_beside_it_counts_for_nothing(server: House) -> None:
    visitor = server.client(headers=JSON)
    code = visitor.table("random")
    stranger = {"Authorization": "Bearer not-a-key"}
    refused(visitor.post(f"/api/tables/{code}/resign", json={}, headers=stranger), "no-key", 401)


# -- keys --------------------------------------------------------------------------------------------------------------


def own_key(visitor: Visitor, code: str) -> str:
    found = re.search(r"/seat/([\w-]+)", visitor.get(f"/t/{code}").text)
    assert found
    return found[1]


def test_the_key_opens_the_seat_on_another_device(server: House) -> None:
    visitor, phone = server.client(), server.client()
    code = visitor.table("random")
    answer = phone.get(f"/seat/{own_key(visitor, code)}", follow_redirects=True)
    assert answer.status_code == 200 and answer.url.path == f"/t/{code}"
    assert phone.get(f"/api/tables/{code}").json()["seat"] == 0


def test_keys_are_shown_to_nobody_else(server: House) -> None:
    visitor = server.client()
    code = visitor.table("random")
    key = own_key(visitor, code)
    stranger = server.client()
    for path in (f"/t/{code}", f"/api/tables/{code}", f"/t/{code}/why?move=x", f"/t/{code}?as=0", "/"):
        assert key not in stranger.get(path).text
    assert stranger.get(f"/t/{code}/qr.svg?seat=0", headers=JSON).status_code == 403


# -- size --------------------------------------------------------------------------------------------------------------


def test_long_bodies_are_refused(server: House) -> None:
    visitor = server.client(headers=JSON)
    token = {"X-CSRF-Token": visitor.csrf}
    refused(visitor.post("/api/play", content=b"x" * 70_000, headers=token), "too-large", 413)
    refused(visitor.post("/play", data={"game": "x" * 70_000}, headers=token), "too-large", 413)
    text = {**token, "Content-Type": "text/plain"}
    refused(visitor.post("/api/records", content=b"x" * 1_100_000, headers=text), "too-large", 413)
    assert visitor.post("/api/records", content=b"x" * 900_000, headers=text).status_code == 400


def test_a_body_without_a_length_is_counted_while_it_comes(server: House) -> None:
    """Sent in pieces, without saying how much: cut off at the limit, not read to the end."""
    host, port = "127.0.0.1", server.port
    with socket.create_connection((host, port), timeout=10) as stream:
        head = [
            "POST /api/play HTTP/1.1",
            "Host: x",
            "Transfer-Encoding: chunked",
            "Content-Type: application/json",
        ]
        stream.sendall("\r\n".join([*head, "", ""]).encode())
        piece = b"1000\r\n" + b"x" * 0x1000 + b"\r\n"
        sent = 0
        try:
            for _ in range(4000):
                stream.sendall(piece)
                sent += 0x1000
        except OSError:
            pass
        stream.settimeout(5)
        try:
            answer = stream.recv(4096)
        except OSError:
            answer = b""
    assert b"413" in answer or (answer == b"" and sent < 16_000_000)
    assert server.client().get("/healthz").status_code == 200


def test_odd_bodies(server: House) -> None:
    visitor = server.client(headers=JSON)
    token = {"X-CSRF-Token": visitor.csrf}
    bodies: list[tuple[bytes, str]] = [
        (b"\xff\xfe", "application/json"),
        (b"{", "application/json"),
        (b"[" * 20_000, "application/json"),
        (b"\xff=\xff", "application/x-www-form-urlencoded"),
        (b"--x\r\n", "multipart/form-data; boundary=x"),
        (b"--x\r\n", "multipart/form-data"),
        (b"&".join(b"a%d=1" % n for n in range(5000)), "application/x-www-form-urlencoded"),
    ]
    code = visitor.table("random")
    for path in (
        "/api/play",
        f"/t/{code}/say",
        "/tables/new",
        "/records",
        "/you/settings",
        f"/api/tables/{code}/say",
    ):
        for body, kind in bodies:
            answer = visitor.post(path, content=body, headers={**token, "Content-Type": kind})
            assert answer.status_code < 500, (path, body[:20], answer.text)


# -- rates -------------------------------------------------------------------------------------------------------------


def statuses(visitor: httpx.Client, count: int, path: str, **options: Any) -> list[int]:
    return [visitor.post(path, **options).status_code for _ in range(count)]


def test_tables_are_opened_so_often_and_no_oftener(build: Build) -> None:
    house = build(limits="yes", rate_tables="3/day", crowd="2")
    visitor = house.client(headers={**JSON})
    headers = {"X-CSRF-Token": visitor.csrf}
    wish = {"game": "primo-cavaliere", "places": [{"kind": "me"}, {"bot": "random"}]}
    assert statuses(visitor, 4, "/api/tables", json=wish, headers=headers) == [201, 201, 201, 429]
    answer = visitor.post("/api/tables", json=wish, headers=headers)
    assert int(answer.headers["retry-after"]) >= 1 and answer.json()["error"]["id"] == "too-often"
    other, third = house.client(headers={**JSON}), house.client(headers={**JSON})
    assert statuses(other, 3, "/api/tables", json=wish, headers={"X-CSRF-Token": other.csrf}) == [201] * 3
    mine = {"X-CSRF-Token": third.csrf}
    assert statuses(third, 1, "/api/tables", json=wish, headers=mine) == [429], "the address has a rate too"


def test_keys_are_not_tried_for_ever(build: Build) -> None:
    house = build(limits="yes", rate_keys="3/day")
    tried = [house.client().get(f"/seat/guess-{number}").status_code for number in range(5)]
    assert tried == [404, 404, 404, 429, 429]
    assert house.program("guess").get("/api/tables/nowhere").status_code == 429


def test_talk_has_a_rate_of_its_own(build: Build) -> None:
    house = build(limits="yes", rate_talk="2/day")
    visitor = house.client(headers=JSON)
    code = visitor.table("random")
    headers = {"X-CSRF-Token": visitor.csrf}
    assert statuses(visitor, 3, f"/t/{code}/say", json={"text": "ciao"}, headers=headers) == [204, 204, 429]
    assert visitor.post(f"/t/{code}/resign", json={}, headers=headers).status_code == 204


def log_in(visitor: Visitor, name: str, password: str) -> httpx.Response:
    return visitor.post("/you/login", data={"csrf": visitor.csrf, "name": name, "password": password})


def test_passwords_are_not_tried_for_ever(build: Build) -> None:
    house = build(limits="yes", rate_login="2/day")
    visitor = house.client()
    tried = [log_in(visitor, "Ada", f"wrong password {number}").status_code for number in range(3)]
    assert tried == [422, 422, 429]


def test_logging_in_changes_the_cookie_and_logging_out_ends_it(server: House) -> None:
    """Whoever knew the cookie of before knows nothing; a kept name opens the same tables on another device."""
    visitor, phone = server.client(), server.client()
    code = visitor.table("random")
    kept = {"csrf": visitor.csrf, "name": "Ada Kept", "password": "a long enough password"}
    assert visitor.post("/you/keep", data=kept).status_code == 303
    before = phone.get("/") and phone.cookies["tavolata"]
    assert log_in(phone, "ada kept", "another password").status_code == 422
    assert log_in(phone, "ada kept", "a long enough password").status_code == 303
    after = phone.cookies["tavolata"]
    assert after != before and phone.get(f"/api/tables/{code}").json()["seat"] == 0
    assert Visitor(server.url, cookies={"tavolata": before}).get(f"/api/tables/{code}").json()["seat"] is None
    assert phone.post("/you/logout", data={"csrf": phone.csrf}).status_code == 303
    assert Visitor(server.url, cookies={"tavolata": after}).get(f"/api/tables/{code}").json()["seat"] is None
    assert phone.get(f"/api/tables/{code}").json()["seat"] is None
    assert visitor.get(f"/api/tables/{code}").json()["seat"] == 0


def test_screens_are_counted(build: Build) -> None:
    from websockets.exceptions import InvalidStatus
    from websockets.sync.client import connect

    house = build(screens="2")
    visitor = house.client()
    code = visitor.table("random")
    url = f"{house.url.replace('http', 'ws')}/t/{code}/live"
    headers = {"Cookie": f"tavolata={visitor.cookies['tavolata']}"}
    with (
        connect(url, additional_headers=headers),
        connect(url, additional_headers=headers),
        pytest.raises(InvalidStatus),
        connect(url, additional_headers=headers),
    ):
        raise AssertionError("let in")


def test_something_unexpected_is_a_plain_500_with_all_headers(build: Build) -> None:
    """The database is taken away: nobody sees a trace, the log has it."""
    house = build()
    visitor = house.client(headers=JSON)
    token = visitor.csrf
    with sqlite3.connect(house.database, isolation_level=None) as connection:
        connection.execute("DROP TABLE seats")
    answer = visitor.post("/api/play", json={"game": "primo-cavaliere"}, headers={"X-CSRF-Token": token})
    assert answer.status_code == 500 and answer.json()["error"]["id"] == "server-error"
    assert "seats" not in answer.text and answer.headers["x-content-type-options"] == "nosniff"
    assert "no such table" in house.log
