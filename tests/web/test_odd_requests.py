"""Headers, addresses and bodies that nobody sends in earnest, to every route there is: refused, never a 5xx."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from starlette.routing import Route

from conformance.support import many
from tavolata.web.app import create_app
from tavolata.web.settings import Settings

from .support import House, Visitor

JSON, FORM, FILES = b"application/json", b"application/x-www-form-urlencoded", b"multipart/form-data"
BAD_ADDRESSES = [
    b"http://[",
    b"http://[::1",
    b"//[x]",
    b"http://]",
    b"\xff\xfe",
    b"null",
    b"http://a:b:c",
    b"[",
    b"%",
]
HEADERS: dict[bytes, list[bytes]] = {
    b"Origin": BAD_ADDRESSES,
    b"Referer": BAD_ADDRESSES,
    b"Host": [*BAD_ADDRESSES, b"", b"a b", b"x" * 300, b"[::1]:99999", b"[zz]", b"1.2.3.4:", b"a:b", b"\xe9"],
    b"Content-Length": [b"9" * 5000, b"-1", b"1e3", b"+5", b"0x10", b"\xb2", b"5, 5"],
    b"Transfer-Encoding": [b"gzip", b"chunked, chunked", b"\xff"],
    b"Cookie": [
        b"tavolata=\xff\xfe",
        b"tavolata=" + b"a" * 9000,
        b";" * 3000,
        b"=;=",
        b'tavolata="\\377"',
        b"\xff=\xff",
    ],
    b"Accept-Language": [b"it;q=nan", b"it;q=" + b"9" * 6000, b"," * 9000, b"\xff", b"it;q=inf,en;q=1e999"],
    b"Accept": [b"\xff", b"json" * 2000],
    b"X-Forwarded-For": [b"\xff", b"," * 5000, b"1.2.3.4.5", b"::::", b"[", b"1" * 5000],
    b"X-Forwarded-Proto": [b"javascript", b"\xff", b"," * 100],
    b"Authorization": [
        b"Bearer",
        b"Bearer \xff",
        b"Bearer " + b"k" * 9000,
        b"bearer  x",
        b"Basic \xff",
        b"\xff \xff",
    ],
    b"Content-Type": [
        FILES,
        FILES + b"; boundary=",
        FILES + b"; boundary=\xff",
        FILES + b"; boundary=" + b"b" * 5000,
        b"application/json; charset=klingon",
        b"application/x-www-form-urlencoded; charset=\xff",
        b"application/vnd.x+json",
        b"\xff",
        b";;;",
    ],
    b"X-CSRF-Token": [b"\xff", b"0" * 9000],
    b"Sec-Fetch-Site": [b"\xff"],
    b"Range": [b"bytes=0-99999999999999999999"],
    b"Expect": [b"100-continue", b"the unexpected"],
    b"Upgrade": [b"websocket", b"h2c"],
    b"Connection": [b"Upgrade"],
    b"Sec-WebSocket-Key": [b"\xff", b"x"],
    b"Sec-WebSocket-Version": [b"99" * 3000, b"13"],
    b"X-HTTP-Method-Override": [b"DELETE"],
}
DEEP, LONG = b"[" * 30_000, b'{"decision": ' + b"7" * 5000 + b"}"
BODIES: list[tuple[bytes, bytes]] = [
    (JSON, DEEP),
    (JSON, b'{"a":' * 9000),
    (JSON, LONG),
    (JSON, b'{"seat": ' + b"9" * 5000 + b', "text": "x"}'),
    (JSON, b'{"seat": 1e999, "game": "\\ud800", "text": "\\ud800"}'),
    (JSON, b'{"game": "\\u0000", "places": [{"kind": "me"}], "name": "\\ud800"}'),
    (JSON, b"\xff\xfe[\x00"),
    (JSON, json.dumps({"decision": 0, "moves": ["x" * 200] * 64}).encode()),
    (FORM, b"&" * 50_000),
    (FORM, b"&".join(b"f%d=1" % number for number in range(5000))),
    (FORM, b"next=http://[&name=%ff%00&theme=dark&language=it"),
    (FORM, b"next=//[&sound=yes&text=%ed%a0%80&seat=" + b"9" * 5000),
    (FORM, b"game=%00&seats=%C2%B2&option-x=1&clock=x&seat-1=\xff&seat=0&name=%00"),
    (FILES, b"--x\r\n\r\n--x--"),
    (
        FILES + b"; boundary=x",
        b"".join(b'--x\r\nContent-Disposition: form-data; name="n%d"\r\n\r\n\r\n' % n for n in range(900)),
    ),
    (
        FILES + b"; boundary=x",
        b'--x\r\nContent-Disposition: form-data; name="file"; filename="\xff"\r\n\r\n\xff\r\n--x--',
    ),
    (FILES + b"; boundary=x", b"--x\r\nContent-Disposition: \xff\r\n" + b"A: b\r\n" * 2000),
    (b"text/plain", b"tavolata record 1\ngame: \xff\n"),
    (b"", b"\x00" * 100),
]
QUERIES = [
    "",
    "?at=" + "9" * 5000,
    "?as=-1&m=%ff&m=",
    "?seat=99999999999999999999",
    "?lang=%ff&done=%00",
    "?code=/seat/%ff",
]
QUERIES += [
    "?after=1&wait=0&since=99999999999999999999999",
    "?move=%ff%00&clause=" + "x" * 3000,
    "?game=%00",
    "?code=http://[",
]


@dataclass(frozen=True)
class Asked:
    """A table to ask about, and who asks."""

    code: str
    cookie: str
    csrf: str
    key: str


def routes() -> Iterator[tuple[str, str]]:
    """Every address there is with every method it takes."""
    app = create_app(Settings(database="never-opened.db"))
    for route in _all(app.routes):
        for method in sorted(route.methods or ()):
            yield method, route.path


def _all(found: Any) -> Iterator[Route]:
    for route in found:
        if isinstance(route, Route):
            yield route
        elif hasattr(route, "original_router"):  # a router within the application
            yield from _all(route.original_router.routes)


ROUTES = sorted(set(routes()))


def test_all_routes_are_looked_at() -> None:
    paths = {path for _, path in ROUTES}
    assert {
        "/",
        "/t/{code}/{action}",
        "/api/tables",
        "/you/password",
        "/seat/{key}",
        "/static/{name}",
    } <= paths
    assert len(ROUTES) > 50


def address(path: str, asked: Asked, odd: str = "") -> str:
    """A route's address: of the table that is there, or with something odd in place of every name."""
    usual = {"code": asked.code, "id": "primo-cavaliere", "action": "say", "key": asked.key, "name": "x.js"}
    return re.sub(r"\{(\w+)[^}]*\}", lambda part: quote(odd, safe="") or usual.get(part[1], "x"), path)


def send(house: House, method: str, path: str, headers: list[tuple[bytes, bytes]], body: bytes = b"") -> int:
    """A request as bytes; the status of the answer, or 0 where the connection was closed without one."""
    names = {name.lower() for name, _ in headers}
    usual = [(b"Host", f"127.0.0.1:{house.port}".encode()), (b"Content-Length", b"%d" % len(body))]
    lines = [
        *headers,
        *[(name, value) for name, value in usual if name.lower() not in names],
        (b"Connection", b"close"),
    ]
    head = b"".join(b"%b: %b\r\n" % line for line in lines if line[1] or line[0] == b"Host")
    with socket.create_connection(("127.0.0.1", house.port), timeout=30) as wire:
        try:
            wire.sendall(f"{method} {path} HTTP/1.1\r\n".encode() + head + b"\r\n" + body)
            answer = wire.recv(64)
            if answer.startswith(b"HTTP/1.1 100 "):
                answer = answer[25:] or wire.recv(64)
        except ConnectionError:
            return 0
    return int(answer[9:12]) if answer.startswith(b"HTTP/1.1 ") else 0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that does not wait long for bodies that were announced and never come."""
    house = House(tmp_path_factory.mktemp("odd"), body_seconds="3").start()
    yield house
    house.stop()


@cache
def _asked(url: str) -> Asked:
    visitor = Visitor(url)
    code = visitor.table("random")
    found = re.search(r"/seat/([\w-]+)", visitor.get(f"/t/{code}").text)
    assert found
    return Asked(code, visitor.cookies["tavolata"], visitor.csrf, found[1])


@pytest.fixture
def asked(server: House) -> Asked:
    """Somebody at a table of the server."""
    return _asked(server.url)


def credentials(asked: Asked) -> list[tuple[bytes, bytes]]:
    """What lets somebody through to the route itself."""
    return [(b"Cookie", f"tavolata={asked.cookie}".encode()), (b"X-CSRF-Token", asked.csrf.encode())]


@pytest.mark.parametrize("name", [name.decode() for name in HEADERS])
def test_odd_headers_at_every_route(server: House, asked: Asked, name: str) -> None:
    """One odd header after the other; all else is in order, so that the route itself meets it."""
    values = HEADERS[name.encode()]
    for number, (method, path) in enumerate(ROUTES):
        value = values[number % len(values)]
        own = [(key, given) for key, given in credentials(asked) if key != name.encode()]
        status = send(server, method, address(path, asked), [*own, (name.encode(), value)])
        assert status < 500, (method, path, name, value[:50])


@pytest.mark.parametrize("value", BAD_ADDRESSES)
def test_an_origin_or_referer_that_is_no_address(server: House, asked: Asked, value: bytes) -> None:
    """They were the way to a 500: from another site, or from nowhere."""
    own = credentials(asked)
    assert send(server, "POST", "/you/settings", [*own, (b"Origin", value)]) in (400, 403)
    assert send(server, "GET", "/next", [*own, (b"Referer", value)]) == 303
    assert send(server, "GET", "/", [*own, (b"Host", value)]) == (200 if value == b"null" else 400)


@pytest.mark.parametrize(
    ("method", "path"), [one for one in ROUTES if one[0] == "POST"], ids=lambda one: str(one)
)
def test_odd_bodies_at_every_route(server: House, asked: Asked, method: str, path: str) -> None:
    own = credentials(asked)
    for kind, body in BODIES:
        headers = [*own, *([(b"Content-Type", kind)] if kind else [])]
        status = send(server, method, address(path, asked), headers, body)
        assert 0 < status < 500, (path, kind, body[:60])


@pytest.mark.parametrize(("language", "says"), [("it", "cifre"), ("en", "digits")])
def test_numbers_and_nesting_are_refused_in_words(server: House, language: str, says: str) -> None:
    visitor = server.client(language)
    headers = {"X-CSRF-Token": visitor.csrf, "Content-Type": "application/json"}
    code = visitor.table("random")
    for path in (f"/t/{code}/move", f"/api/tables/{code}/move", "/api/play", "/api/records"):
        for body, id in ((LONG, "long-number"), (DEEP, "too-deep")):
            answer = visitor.post(path, content=body, headers={**headers, "Accept": "application/json"})
            assert answer.status_code == 400 and answer.json()["error"]["id"] == id
            assert id != "long-number" or says in answer.json()["error"]["sentence"]


def test_what_is_within_bounds_is_not_refused(server: House) -> None:
    visitor = server.client()
    code = visitor.table("random")
    text = "9" * 300 + " " + "[" * 100 + ' \\" {'
    assert visitor.post_json(f"/t/{code}/say", {"text": text}).status_code == 204


LATIN = some.binary(max_size=60).map(lambda text: bytes(byte for byte in text if byte >= 32 and byte != 127))
ODD_HEADERS = some.lists(
    some.sampled_from(list(HEADERS)).flatmap(
        lambda name: some.tuples(some.just(name), some.sampled_from(HEADERS[name]) | LATIN)
    ),
    max_size=4,
    unique_by=lambda line: line[0],
)


@settings(max_examples=many(250))
@given(
    route=some.sampled_from([one for one in ROUTES if one[1] != "/you/logout"]),
    odd=some.sampled_from(["", "", "\x00", "ÿ/..", "[", "%2f", "x" * 3000]) | some.text(max_size=10),
    query=some.sampled_from(QUERIES),
    headers=ODD_HEADERS,
    body=some.sampled_from([(b"", b""), *BODIES]),
    known=some.booleans(),
)
def test_anything_odd_at_once(
    server: House,
    route: tuple[str, str],
    odd: str,
    query: str,
    headers: list[Any],
    body: tuple[bytes, bytes],
    known: bool,
) -> None:
    asked = _asked(server.url)
    given = {name for name, _ in headers}
    own = [line for line in credentials(asked) if known and line[0] not in given]
    kind = [(b"Content-Type", body[0])] if body[0] and b"Content-Type" not in given else []
    path = address(route[1], asked, odd.encode("utf-8", "replace").decode()) + query
    assert send(server, route[0], path, [*own, *kind, *headers], body[1]) < 500


def test_the_log_has_noted_nothing(server: House) -> None:
    assert "Traceback" not in server.log and "ERROR" not in server.log, server.log[-3000:]
