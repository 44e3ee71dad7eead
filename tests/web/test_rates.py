"""How often somebody may ask: addresses that are believed, what they count as, and the rates of all that costs."""

from __future__ import annotations

import re
import socket
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tavolata.web.addresses import Proxies, counted_as
from tavolata.web.rates import Caller, Rates
from tavolata.web.settings import Settings

from .conftest import Build
from .test_doors import ASK, counts, post, refused

# -- addresses ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "as_what"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("192.0.2.1:4711", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"),
        ("not an address", "not an address"),
    ],
)
def test_what_an_address_counts_as(address: str, as_what: str) -> None:
    assert counted_as(address) == as_what


@pytest.mark.parametrize(
    ("named", "peer", "forwarded", "origin"),
    [
        ("", "127.0.0.1", ["192.0.2.1"], "127.0.0.1"),
        ("127.0.0.1", "127.0.0.2", ["192.0.2.1"], "127.0.0.2"),
        ("127.0.0.1", "127.0.0.1", ["192.0.2.1"], "192.0.2.1"),
        ("127.0.0.1", "127.0.0.1", ["198.51.100.9, 192.0.2.1"], "192.0.2.1"),
        ("127.0.0.1", "127.0.0.1", ["198.51.100.9", "192.0.2.1"], "192.0.2.1"),
        ("127.0.0.1,10.0.0.0/8", "127.0.0.1", ["198.51.100.9, 192.0.2.1, 10.1.2.3"], "192.0.2.1"),
        ("127.0.0.1,10.0.0.0/8", "127.0.0.1", ["10.1.2.3"], "10.1.2.3"),
        ("127.0.0.1", "127.0.0.1", ["198.51.100.9, unknown"], ""),
        ("127.0.0.1", "127.0.0.1", [], ""),
        ("127.0.0.1", "127.0.0.1", ["198.51.100.9," * 500 + "192.0.2.1"], "192.0.2.1"),
        ("::1", "::1", ["[2001:db8::1]:80"], "2001:db8::1"),
    ],
)
def test_whose_word_is_taken(named: str, peer: str, forwarded: list[str], origin: str) -> None:
    headers = [(b"x-forwarded-for", one.encode()) for one in forwarded]
    scope: dict[str, Any] = {"type": "http", "client": (peer, 1), "headers": headers, "scheme": "http"}
    Proxies(named).believe(scope)
    assert scope["client"][0] == origin


def test_nobody_can_say_he_comes_from_elsewhere(build: Build) -> None:
    """Where no proxy is named, an address made up for each request is no way around a rate."""
    house = build(limits="yes", rate_keys="3/day")
    tried = [
        httpx.get(
            f"{house.url}/seat/guess", headers={"X-Forwarded-For": f"192.0.2.{number}"}, **ASK
        ).status_code
        for number in range(5)
    ]
    assert tried == [404, 404, 404, 429, 429]
    assert house.log.count("TAVOLATA_PROXIES") == 1, "said once, so that a proxy forgotten is noticed"


def test_a_named_proxy_is_believed_and_what_it_was_told_is_not(build: Build) -> None:
    house = build(limits="yes", rate_keys="3/day", proxies="127.0.0.1")

    def guess(forwarded: str) -> int:
        return httpx.get(f"{house.url}/seat/guess", headers={"X-Forwarded-For": forwarded}, **ASK).status_code

    assert [guess(f"198.51.100.{number}, 192.0.2.1") for number in range(5)] == [404, 404, 404, 429, 429]
    assert guess("192.0.2.1, 192.0.2.2") == 404
    household = [guess(f"2001:db8:1:2::{number}") for number in range(5)]
    assert household == [404, 404, 404, 429, 429]
    assert guess("2001:db8:1:3::1") == 404


def test_https_is_believed_of_a_named_proxy_only(build: Build) -> None:
    said = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}
    wish = {"game": "primo-cavaliere", "places": [{"kind": "me"}, {"kind": "friend"}]}
    for proxies, scheme in (("", "http"), ("127.0.0.1", "https")):
        house = build(f"house-{scheme}", proxies=proxies)
        made = httpx.post(f"{house.url}/api/tables", json=wish, headers=said, **ASK).json()
        assert made["url"].startswith(f"{scheme}://")


# -- rates -------------------------------------------------------------------------------------------------------------


def test_looking_has_a_rate_and_static_files_and_health_have_none(build: Build) -> None:
    house = build(limits="yes", rate_looks="5/day", crowd="2")
    visitor = house.client()
    page = visitor.get("/")
    script = re.search(r'src="(/static/[^"]+)"', page.text)
    assert script and page.status_code == 200
    looked = [visitor.get("/you").status_code for _ in range(6)]
    assert looked == [200, 200, 200, 200, 200, 429]
    answer = visitor.get("/api/games")
    refused(answer, "too-often", 429)
    assert int(answer.headers["retry-after"]) >= 1
    italian = visitor.get("/", headers={"Accept-Language": "it"})
    assert italian.status_code == 429 and "riprova" in italian.text
    assert [visitor.get(path).status_code for path in (script[1], "/healthz") for _ in range(10)] == [
        200
    ] * 20
    others = [house.client().get("/you").status_code for _ in range(6)]
    assert 200 in others and others[-1] == 429, "the address has a rate too"


@pytest.mark.parametrize(
    ("method", "path", "headers"),
    [
        ("GET", "/static/nothing.js", {}),
        ("GET", "/", {"Host": "no name"}),
        ("POST", "/play", {"Host": "no name"}),
        ("POST", "/play", {"Content-Length": "99999999", "Connection": "close"}),
    ],
)
def test_what_is_refused_at_the_door_is_counted_too(
    build: Build, method: str, path: str, headers: dict[str, str]
) -> None:
    """To say that there is no such file, or that a request is odd, costs as much as a page."""
    house = build(limits="yes", rate_looks="3/day", rate_tables="3/day", crowd="1")
    request = "".join(f"{name}: {value}\r\n" for name, value in {"Host": "x", **headers}.items())
    statuses = []
    for _ in range(5):
        with socket.create_connection(("127.0.0.1", house.port), 30) as line:
            line.sendall(f"{method} {path} HTTP/1.1\r\n{request}\r\n".encode())
            statuses.append(int(line.makefile("rb").readline().split()[1]))
    assert statuses[0] in (400, 404, 413) and statuses == [*[statuses[0]] * 3, 429, 429]


def test_what_is_refused_to_one_counts_for_nobody() -> None:
    """A session that asks on and on does not use up what others at its address may do."""
    rates = Rates(Settings.read({}, rate_looks="5/day", crowd=2))
    greedy, other = Caller("192.0.2.1", "greedy"), Caller("192.0.2.1", "other")

    def done(caller: Caller, times: int) -> int:
        count = 0
        for _ in range(times):
            try:
                rates.hit("looks", caller)
                count += 1
            except Exception:
                continue
        return count

    assert done(greedy, 100) == 5 and done(other, 5) == 5


def test_streams_are_looks_too(build: Build) -> None:
    house = build(limits="yes", rate_looks="4/day", crowd="1")
    url = f"{house.url.replace('http', 'ws')}/t/nowhere/live"
    statuses = []
    for _ in range(6):
        with pytest.raises(InvalidStatus) as answer, connect(url):
            raise AssertionError("let in")
        statuses.append(answer.value.response.status_code)
        assert b"sentence" in answer.value.response.body
    assert statuses == [404, 404, 404, 404, 429, 429]


def test_new_people_have_a_rate(build: Build) -> None:
    """A machine that throws its cookie away with each request fills the book of people no faster than that."""
    house = build(limits="yes", rate_people="2/day", crowd="1")
    statuses = [post(house.client(), "/you/settings", theme="dark").status_code for _ in range(4)]
    assert statuses == [303, 303, 429, 429] and counts(house)["people"] == 2
