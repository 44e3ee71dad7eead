"""Who is slow, half-sent, endless or too many, over real sockets: closed in time, and nobody else is kept waiting."""

from __future__ import annotations

import base64
import os
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from .conftest import Build
from .support import PLAIN, House

PATIENCE = 20.0
"""Seconds in which everything here is over, however busy the machine."""
ASK: dict[str, Any] = {**PLAIN, "timeout": 30}
HURRY = {"head_seconds": "1", "body_seconds": "1", "idle_seconds": "1"}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that gives a second for everything."""
    house = House(tmp_path_factory.mktemp("hasty"), **HURRY).start()
    yield house
    house.stop()


def knock(house: House) -> socket.socket:
    """A connection on which nothing has been said."""
    return socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE)


def to_the_end(wire: socket.socket) -> bytes:
    """All that comes until the other side has closed; fails if it never does."""
    heard = b""
    try:
        while piece := wire.recv(65536):
            heard += piece
    except ConnectionResetError:
        pass
    return heard


def drip(wire: socket.socket, text: bytes, seconds: float = 0.2) -> int:
    """Send one byte after the other until the other side has had enough; how many it took."""
    for count in range(len(text)):
        try:
            wire.sendall(text[count : count + 1])
            time.sleep(seconds)
        except OSError:
            return count
    return len(text)


def pour(wire: socket.socket, begins: bytes, goes_on: bytes, most: int) -> None:
    """Send what begins so and goes on like that, until there is enough of it or the other side has had enough."""
    try:
        wire.sendall(begins)
        for _ in range(most // len(goes_on)):
            wire.sendall(goes_on)
    except OSError:
        pass


# -- time --------------------------------------------------------------------------------------------------------------


def test_a_connection_that_says_nothing_is_closed(hasty: House) -> None:
    with closing(knock(hasty)) as wire:
        assert to_the_end(wire).startswith(b"HTTP/1.1 408 ")


def test_half_a_head_is_closed_and_told_in_words(hasty: House) -> None:
    with closing(knock(hasty)) as wire:
        wire.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nAccept-Lang")
        answer = to_the_end(wire).decode()
    assert answer.startswith("HTTP/1.1 408 ") and "connection: close" in answer
    assert "did not come in time" in answer and "non è arrivata in tempo" in answer


def test_one_byte_a_moment_is_closed_all_the_same(hasty: House) -> None:
    head = b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-Slow: " + b"s" * 500
    with closing(knock(hasty)) as wire:
        assert drip(wire, head) < 60


def test_empty_lines_do_not_gain_time(hasty: House) -> None:
    with closing(knock(hasty)) as wire:
        assert drip(wire, b"\r\n" * 250) < 60


def test_half_a_body_is_closed(hasty: House) -> None:
    head = b"POST /api/play HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n"
    with closing(knock(hasty)) as wire:
        wire.sendall(head + b'{"game": ')
        assert to_the_end(wire).startswith(b"HTTP/1.1 408 ")
    with closing(knock(hasty)) as wire:
        wire.sendall(head)
        assert drip(wire, b" " * 500) < 60
    assert "Traceback" not in hasty.log


def test_a_body_after_its_answer_is_not_waited_for(hasty: House) -> None:
    """Refused at once, and the rest of it has its time as well."""
    with closing(knock(hasty)) as wire:
        wire.sendall(b"POST /play HTTP/1.1\r\nHost: x\r\nContent-Length: 900000\r\n\r\n")
        assert drip(wire, b" " * 500) < 60


def test_between_two_requests_a_connection_is_not_kept_for_ever(hasty: House) -> None:
    with closing(knock(hasty)) as wire:
        wire.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        answer = to_the_end(wire)
    assert answer.startswith(b"HTTP/1.1 200 ") and b"408" not in answer
    with closing(knock(hasty)) as wire:
        wire.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGE")
        assert to_the_end(wire).startswith(b"HTTP/1.1 200 "), "half a request more does not keep it open"


def test_who_thinks_long_is_not_slow(hasty: House) -> None:
    """A request that is all there may wait for its answer for longer than it may take to come."""
    visitor = hasty.client()
    places = [{"kind": "me"}, {"kind": "friend"}]
    code = visitor.post_json("/api/tables", {"game": "primo-cavaliere", "places": places}).json()["code"]
    version = visitor.get(f"/api/tables/{code}").json()["version"]
    begun = time.monotonic()
    answer = visitor.get(f"/api/tables/{code}", params={"after": version, "wait": 2.5})
    assert answer.status_code == 200 and time.monotonic() - begun > 2


def test_whoever_reads_nothing_is_cut_off(hasty: House) -> None:
    """Asks for page after page and takes none: ended by the server, and its connection is counted no more."""
    with closing(socket.socket()) as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wire.settimeout(PATIENCE)
        wire.connect(("127.0.0.1", hasty.port))
        end = time.monotonic() + PATIENCE
        try:
            while time.monotonic() < end:
                wire.sendall(b"GET /games/primo-cavaliere/rules HTTP/1.1\r\nHost: x\r\n\r\n")
                time.sleep(0.05)
            raise AssertionError("served for ever")
        except OSError as error:
            assert not isinstance(error, TimeoutError), error


# -- size --------------------------------------------------------------------------------------------------------------


ENDLESS = {
    "address": (b"GET /", b"a" * 4096),
    "header": (b"GET / HTTP/1.1\r\nHost: x\r\nCookie: ", b"a" * 4096),
    "headers": (b"GET / HTTP/1.1\r\nHost: x\r\n", b"A: b\r\n" * 20),
    "chunk": (b"POST /play HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1;", b"e" * 4096),
    "trailers": (
        b"POST /api/play HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\nT: ",
        b"t" * 4096,
    ),
}


@pytest.mark.parametrize("what", ENDLESS)
def test_what_does_not_end_is_ended(server: House, what: str) -> None:
    """Long before the time for it is over."""
    with closing(knock(server)) as wire:
        pour(wire, *ENDLESS[what], most=300_000)
        to_the_end(wire)
    assert server.client().get("/healthz").status_code == 200


def test_a_long_head_is_told_in_words(server: House) -> None:
    with closing(knock(server)) as wire:
        wire.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nAccept-Language: " + b"it," * 33_000)
        wire.shutdown(socket.SHUT_WR)
        answer = to_the_end(wire)
    assert answer == b"" or answer.startswith(
        b"HTTP/1.1 431 "
    )  # the answer may be lost with what was not read
    headers = {f"X-{number}": "1" for number in range(120)}
    told = httpx.get(f"{server.url}/", headers=headers, **ASK)
    assert told.status_code == 431 and "too long" in told.text and "troppo lunga" in told.text


@pytest.mark.parametrize(
    "text", [b"\x16\x03\x01\x02\x00\x01\x00", b"HELO table\r\n\r\n", b"GET http://[ HTTP/1.1\r\n\r\n"]
)
def test_what_is_no_request_is_told_so(server: House, text: bytes) -> None:
    with closing(knock(server)) as wire:
        wire.sendall(text)
        assert to_the_end(wire).startswith(b"HTTP/1.1 400 ")


def test_a_heap_of_requests_at_once_is_not_taken(server: House) -> None:
    """A few may wait on one connection; thousands in one go would be kept in memory, one beside the other."""
    with closing(knock(server)) as wire:
        wire.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 5)
        heard = b""
        while heard.count(b"HTTP/1.1 200 ") < 5:
            heard += wire.recv(65536)
        wire.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 2000)
        assert to_the_end(wire).count(b"HTTP/1.1 200 ") < 100


def test_another_protocol_is_not_spoken(server: House) -> None:
    """Asked for by the thousand, it would fill the log."""
    headers = {"Connection": "Upgrade", "Upgrade": "h2c"}
    assert httpx.get(f"{server.url}/healthz", headers=headers, **ASK).status_code == 200
    assert "Unsupported" not in server.log and "Invalid HTTP" not in server.log


# -- how many ----------------------------------------------------------------------------------------------------------


def waits(house: House, status: int) -> httpx.Response:
    """The answer to a look, once it has this status: what was closed a moment ago may still be counted."""
    end = time.monotonic() + PATIENCE
    while True:
        answer = httpx.get(f"{house.url}/healthz", **ASK)
        if answer.status_code == status:
            return answer
        assert time.monotonic() < end, answer.status_code
        time.sleep(0.05)


def test_connections_from_one_address_are_counted(build: Build) -> None:
    house = build(limits="yes", connections_each="5")
    with ExitStack() as open_wires:
        for _ in range(5):
            open_wires.enter_context(closing(knock(house)))
        answer = waits(house, 429)
        assert answer.headers["retry-after"] and "Too many connections" in answer.text
        assert "Troppe connessioni" in answer.text
    assert waits(house, 200).text == "ok\n"


def test_connections_are_counted_in_all(build: Build) -> None:
    house = build(connections="5")
    with ExitStack() as open_wires:
        for _ in range(5):
            open_wires.enter_context(closing(knock(house)))
        assert waits(house, 503).headers["retry-after"]
    assert waits(house, 200).text == "ok\n"


def test_live_screens_are_connections_too(build: Build) -> None:
    house = build(limits="yes", connections_each="4")
    with house.client() as visitor:
        code = visitor.table("random")
        cookie = {"Cookie": f"tavolata={visitor.cookies['tavolata']}"}
    url = f"{house.url.replace('http', 'ws')}/t/{code}/live"
    with ExitStack() as screens:
        for _ in range(4):
            screens.enter_context(connect(url, additional_headers=cookie))
        waits(house, 429)
    waits(house, 200)


def test_half_sent_requests_make_room_again(build: Build) -> None:
    """The old attack: hold all connections with requests that never end."""
    house = build(limits="yes", connections_each="5", **HURRY)
    with ExitStack() as open_wires:
        for _ in range(5):
            wire = open_wires.enter_context(closing(knock(house)))
            wire.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-")
        waits(house, 200)


def test_behind_a_proxy_everybody_is_counted_for_himself(build: Build, tmp_path: Path) -> None:
    """The proxy holds all the connections; what counts is for whom. One who holds too many harms nobody else."""
    house = build(limits="yes", connections_each="3", proxies="127.0.0.1")
    wish = {"game": "primo-cavaliere", "places": [{"kind": "me"}, {"kind": "friend"}]}
    code = house.program().post("/api/tables", json=wish).json()["code"]
    version = house.program().see(code)["version"]

    def ask(address: str) -> socket.socket:
        wire = knock(house)
        path = f"/api/tables/{code}?after={version}&wait=30"
        wire.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {address}\r\n\r\n".encode())
        return wire

    def look(address: str) -> httpx.Response:
        return httpx.get(f"{house.url}/you", headers={"X-Forwarded-For": address}, **ASK)

    with ExitStack() as open_wires:
        for address in ("192.0.2.7", "192.0.2.7", "192.0.2.7", "192.0.2.8", "192.0.2.9"):
            open_wires.enter_context(closing(ask(address)))
        end = time.monotonic() + PATIENCE
        while (answer := look("192.0.2.7")).status_code != 429:
            assert time.monotonic() < end, "held as many as it liked"
        assert "too many connections" in answer.text.lower() and answer.headers["retry-after"]
        assert look("192.0.2.8").status_code == look("192.0.2.10").status_code == 200
        url = f"{house.url.replace('http', 'ws')}/t/{code}/live"
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(url, additional_headers={"X-Forwarded-For": "192.0.2.7"}),
        ):
            raise AssertionError("let in")
        assert refused.value.response.status_code == 429


# -- frames ------------------------------------------------------------------------------------------------------------


def frame(opcode: int, payload: bytes = b"", last: bool = True) -> bytes:
    """A frame as a client sends it; its mask changes nothing."""
    assert len(payload) < 126
    return struct.pack("!BB", opcode | (0x80 if last else 0), 0x80 | len(payload)) + bytes(4) + payload


def stream(house: House, code: str) -> socket.socket:
    """A WebSocket whose frames we write ourselves."""
    wire = knock(house)
    key = base64.b64encode(os.urandom(16)).decode()
    head = f"GET /t/{code}/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    wire.sendall(f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
    assert wire.recv(4096).startswith(b"HTTP/1.1 101 ")
    return wire


FLOODS = {
    "pings": (b"", frame(0x9, b"p") * 200),
    "pongs": (b"", frame(0xA, b"p") * 200),
    "pieces": (frame(0x1, b"", last=False), frame(0x0, b"", last=False) * 200),
}


@pytest.mark.parametrize("what", FLOODS)
def test_a_flood_of_frames_ends_the_stream(server: House, what: str) -> None:
    """Frames that never become a message cost the server memory or answers, and no page sends them."""
    code = server.client().table("random")
    with closing(stream(server, code)) as wire:
        pour(wire, *FLOODS[what], most=100_000)
        to_the_end(wire)
    assert server.client().get("/healthz").status_code == 200


def test_pings_now_and_then_are_answered(server: House) -> None:
    code = server.client().table("random")
    with closing(stream(server, code)) as wire:
        for number in range(5):
            wire.sendall(frame(0x9, b"%d" % number))
            assert wire.recv(3) == bytes([0x8A, 1]) + b"%d" % number


def test_a_screen_that_never_says_hello_is_closed(hasty: House) -> None:
    """Nobody holds a stream without being a page."""
    code = hasty.client().table("random")
    with closing(stream(hasty, code)) as wire:
        assert b"too-slow" in to_the_end(wire)
