"""The live stream over a real WebSocket: what a screen is told, when, and what it is not."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tavolata.table import fair
from tavolata.web import cuts, veil

from .support import House, Visitor


def told(text: str | bytes, frags: Mapping[str, str]) -> dict[str, Any]:
    """A message as the script reads it: with letters as they were written, and fragments made whole."""
    message: dict[str, Any] = json.loads(veil.plain(str(text)))
    for id, (number, steps) in message.get("cuts", {}).items():
        if id in frags:  # what stood in a page that was loaded is known to browsers alone
            message["frags"][id] = cuts.changed(frags[id], (number, tuple(steps)))
    return message


class Screen:
    """A page that listens."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frags: dict[str, str] = {}
        self.hashes: dict[str, str] = {}
        self.log: list[str] = []
        self.last: dict[str, Any] = {}

    def say(self, **message: Any) -> None:
        """Say something."""
        self.socket.send(json.dumps(message))

    def next(self, timeout: float = 10) -> dict[str, Any]:
        """The next message, taken over as the script does."""
        message = told(self.socket.recv(timeout), self.frags)
        self.frags.update(message.get("frags", {}))
        self.hashes.update(message.get("hash", {}))
        if "log" in message:
            self.log = self.log[: message["log"]["keep"]] + message["log"]["add"]
        self.last = {**self.last, **message}
        return message

    def until(self, part: str, sign: str) -> None:
        """Take messages until a fragment holds something."""
        while sign not in self.frags.get(part, ""):
            self.next()

    def silent(self, seconds: float = 0.4) -> None:
        """Nothing comes."""
        with pytest.raises(TimeoutError):
            print(self.socket.recv(seconds))


@contextmanager
def watching(
    server: House, visitor: Visitor, code: str, hello: dict[str, Any] | None = None
) -> Iterator[Screen]:
    """A screen of a visitor."""
    headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())}
    headers["Accept-Language"] = visitor.language
    url = f"{server.url.replace('http', 'ws')}/t/{code}/live"
    with connect(url, additional_headers=headers, origin=Origin(server.url), max_size=1 << 24) as socket:
        screen = Screen(socket)
        screen.say(hello=hello if hello is not None else {"hash": {}, "log": 0, "as": None})
        yield screen


@pytest.fixture
def two(server: House) -> tuple[Visitor, Visitor, str]:
    """Two visitors at a table for two that has begun; the first begins."""
    owner, guest = server.client(), server.client()
    places = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}]
    options = {"companions": "none", "first": 1}
    made = owner.post_json("/api/tables", {"game": "primo-cavaliere", "places": places, "options": options})
    code = made.json()["code"]
    assert guest.post_json(f"/t/{code}/sit", {"seat": 1, "name": "Bruno"}).status_code == 204
    assert owner.post_json(f"/t/{code}/start").status_code == 204
    return owner, guest, code


def move(visitor: Visitor, code: str) -> str:
    """Play the first legal move."""
    seen = visitor.get(f"/api/tables/{code}").json()
    text: str = seen["moves"][0]["move"]
    assert (
        visitor.post_json(f"/t/{code}/move", {"decision": seen["decision"], "moves": [text]}).status_code
        == 204
    )
    return text


def test_a_screen_is_told_everything_once(server: House, two: tuple[Visitor, Visitor, str]) -> None:
    owner, _, code = two
    with watching(server, owner, code) as screen:
        first = screen.next()
        assert {"bar", "seats", "board", "ask", "settings", "rules"} <= set(first["frags"])
        assert set(screen.next()["frags"]) == {"talk"}
        assert first["turn"] and not first["curtain"] and first["title"]
        settle(screen)
    with watching(server, owner, code, {"hash": screen.hashes, "log": 0, "kind": "table"}) as again:
        settle(again)
        assert set(again.frags) <= {"seats", "settings"}


def test_a_table_that_is_being_dealt_becomes_the_board_by_itself(server: House) -> None:
    """First the closed list with everybody's commitment; when the last number is open, the board, on the same page."""
    visitor, lot = server.client(), "ab" * 16
    offer = visitor.post_json("/api/offer").json()
    given = fair.lot_commitment(offer["commitment"], 0, lot)
    wish = {"game": "primo-cavaliere", "offer": offer["token"], "commitment": given}
    code = visitor.post_json("/api/play", wish).json()["code"]
    with watching(server, visitor, code) as screen:
        screen.until("board", given)
        assert lot not in json.dumps(screen.frags) and screen.last["goto"] is None
        assert visitor.post_json(f"/t/{code}/reveal", {"seat": 0, "lot": lot}).status_code == 204
        screen.until("board", "card-")
        assert given not in screen.frags["board"] and not screen.last["goto"]
    assert lot not in visitor.get(f"/t/{code}").text, "what was added is told when the match is over"


def test_a_page_already_shows_what_it_was_made_with(server: House, two: tuple[Visitor, Visitor, str]) -> None:
    """A freshly loaded page is told only who is present now."""
    owner, _, code = two
    move(owner, code)
    page = owner.get(f"/t/{code}").text
    shown = dict(re.findall(r'id="([a-z]+)"[^>]*data-hash="([0-9a-f]+)"', page))
    shown |= {id: hash for hash, id in re.findall(r'data-hash="([0-9a-f]+)"[^>]* id="([a-z]+)"', page)}
    assert {"board", "ask"} <= set(shown)
    if "story" in shown:
        shown["log"] = shown.pop("story")
    lines = len(re.findall(r"data-line=", page))
    with watching(server, owner, code, {"hash": shown, "log": lines, "kind": "table"}) as screen:
        message = screen.next()
        assert {*message["frags"], *message["cuts"]} <= {"seats", "settings"}
        assert "log" not in message


def test_a_move_reaches_the_other_screen(server: House, two: tuple[Visitor, Visitor, str]) -> None:
    owner, guest, code = two
    with watching(server, owner, code) as mine, watching(server, guest, code) as theirs:
        mine.next()
        theirs.next()
        before = len(theirs.log)
        move(owner, code)
        while not theirs.last["turn"]:
            message = theirs.next()
        assert "board" in message["frags"] and len(theirs.log) == before + 1
        while mine.last["turn"]:
            mine.next()
        assert mine.log and len(mine.log) == len(theirs.log)


def test_undo_shortens_the_log(server: House) -> None:
    visitor = server.client()
    code = visitor.table("random", options={"companions": "none", "first": 1})
    with watching(server, visitor, code) as screen:
        screen.next()
        move(visitor, code)
        while len(screen.log) < 2 or not screen.last["turn"]:
            screen.next()
        assert visitor.post_json(f"/t/{code}/undo").status_code == 204
        while len(screen.log) != 1:
            screen.next()
        assert screen.last["turn"]


def test_a_draft_shows_on_all_screens_of_its_seat_and_on_no_other(
    server: House, two: tuple[Visitor, Visitor, str]
) -> None:
    owner, guest, code = two
    seen = owner.get(f"/api/tables/{code}").json()
    text = seen["moves"][0]["move"]
    with (
        watching(server, owner, code) as one,
        watching(server, owner, code) as other,
        watching(server, guest, code) as theirs,
    ):
        for screen in (one, other, theirs):
            screen.next()
        time.sleep(0.3)
        settle(theirs)
        one.say(draft=[text], decision=seen["decision"], seat=0)
        for screen in (one, other):
            screen.until("ask", "data-confirm")
        theirs.silent()
        one.say(draft=[], decision=seen["decision"], seat=0)
        while "data-confirm" in other.frags["ask"]:
            other.next()


def test_what_a_script_has_planned_is_taken_back_without_one(server: House) -> None:
    """The link of the last part that is left begins anew, though the plan is kept."""
    visitor = server.client()
    code = visitor.table("random", "random", game="trono-di-spade", options={"houses": "listed"})
    seen = visitor.get(f"/api/tables/{code}").json()
    text = next(one["move"] for one in seen["moves"] if one["move"].startswith("order "))
    with watching(server, visitor, code) as screen:
        screen.next()
        screen.say(draft=[text], decision=seen["decision"], seat=0)
        screen.until("tray", "data-plan")
    page = visitor.get(f"/t/{code}").text
    back = re.search(r'href="([^"]+)" data-plan', page)
    assert text in laid(page) and back is not None
    assert laid(visitor.get(f"/t/{code}{back[1]}").text) == "[]"


def laid(page: str) -> str:
    """The parts of a decision that are laid out on a page."""
    found = re.search(r"data-parts='([^']+)'", page)
    assert found is not None
    return found[1]


def settle(screen: Screen) -> None:
    """Take what is still on its way."""
    try:
        while True:
            screen.next(0.3)
    except TimeoutError:
        return


def test_a_draft_that_cannot_be_is_explained(server: House, two: tuple[Visitor, Visitor, str]) -> None:
    owner, _, code = two
    with watching(server, owner, code) as screen:
        screen.next()
        for draft, decision, id in ((["xyzzy"], 0, "bad-notation"), ([], 99, "stale")):
            screen.say(draft=draft, decision=decision, seat=0)
            while "error" not in (message := screen.next()):
                continue
            assert message["error"]["id"] == id
        screen.say(draft=["up stark"], decision=0, seat=1)
        while "error" not in (message := screen.next()):
            continue
        assert message["error"]["id"] == "not-your-seat"


def test_who_is_present_is_seen(server: House, two: tuple[Visitor, Visitor, str]) -> None:
    owner, guest, code = two

    def present() -> list[bool]:
        return [seat["present"] for seat in owner.get(f"/api/tables/{code}").json()["seats"]]

    def wait_for(wanted: list[bool]) -> None:
        end = time.monotonic() + 60
        while present() != wanted:
            assert time.monotonic() < end, present()
            time.sleep(0.02)

    with watching(server, owner, code):
        wait_for([True, False])
        with watching(server, guest, code), watching(server, guest, code):
            wait_for([True, True])
        wait_for([True, False])
    wait_for([False, False])


def test_one_screen_for_several_players_draws_a_curtain(server: House) -> None:
    """Between two players of one browser nothing is shown that is not public."""
    visitor = server.client()
    places = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bruno"}]
    made = visitor.post_json("/api/tables", {"game": "nebbia-in-laguna", "places": places})
    code = made.json()["code"]
    visitor.post_json(f"/t/{code}/start")
    with watching(server, visitor, code) as screen:
        assert screen.next()["curtain"]
        assert "data-raise" in "".join(screen.frags.values()) and "data-move" not in "".join(
            screen.frags.values()
        )
        screen.say(**{"raise": 0})
        screen.until("ask", "data-move")
        assert not screen.last["curtain"]
        seen = visitor.get(f"/api/tables/{code}", params={"seat": 0}).json()
        moves = ["send dock", "seal"]
        wish = {"seat": 0, "decision": seen["decision"], "moves": moves}
        assert visitor.post_json(f"/t/{code}/move", wish).status_code == 204
        while not screen.last["curtain"]:
            screen.next()
        assert "data-move" not in "".join(screen.frags.values())


def test_another_page_when_the_match_begins(server: House) -> None:
    visitor = server.client()
    places = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    code = visitor.post_json("/api/tables", {"game": "primo-cavaliere", "places": places}).json()["code"]
    with watching(server, visitor, code) as screen:
        assert "lobby" in screen.next()["frags"]
        visitor.post_json(f"/t/{code}/start")
        while not screen.next().get("goto"):
            continue
        assert screen.last["goto"] == f"/t/{code}"


def test_spectators_see_the_public_board(server: House, two: tuple[Visitor, Visitor, str]) -> None:
    _, _, code = two
    with watching(server, server.client(), code) as screen:
        first = screen.next()
        assert not first["turn"] and "data-move" not in first["frags"]["ask"] + first["frags"]["board"]
        assert "/seat/" not in json.dumps(first)


def test_a_slow_screen_gets_the_newest_state_only(server: House) -> None:
    """Whoever does not read for a while is told once how things stand, not everything that was."""
    visitor = server.client()
    code = visitor.table("random", options={"companions": "none", "first": 1})
    with watching(server, visitor, code) as screen:
        screen.next()
        for _ in range(30):
            visitor.post_json(f"/t/{code}/say", {"text": "x" * 200})
        settle(screen)
        assert screen.frags["talk"].count("x" * 200) == 30


@pytest.mark.parametrize(
    "text", ["", "nonsense", "[]", '{"draft": 5}', '{"hello": 3}', '{"raise": -1}', "{" * 1000, "x" * 40_000]
)
def test_nonsense_ends_the_stream(server: House, two: tuple[Visitor, Visitor, str], text: str) -> None:
    owner, _, code = two
    with watching(server, owner, code) as screen, pytest.raises(ConnectionClosed):
        screen.next()
        screen.socket.send(text)
        for _ in range(20):
            screen.next(2)


def test_a_flood_ends_the_stream(server: House, two: tuple[Visitor, Visitor, str]) -> None:
    owner, _, code = two
    with watching(server, owner, code) as screen, pytest.raises(ConnectionClosed):
        for _ in range(500):
            screen.say(seen=True)
        for _ in range(50):
            screen.next(2)


def test_another_sites_page_gets_no_stream(server: House, two: tuple[Visitor, Visitor, str]) -> None:
    _, _, code = two
    url = f"{server.url.replace('http', 'ws')}/t/{code}/live"
    with pytest.raises(InvalidStatus), connect(url, origin=Origin("https://elsewhere.example")):
        raise AssertionError("let in")


def test_a_table_that_is_not_there(server: House) -> None:
    url = f"{server.url.replace('http', 'ws')}/t/nowhere/live"
    with pytest.raises(InvalidStatus), connect(url, origin=Origin(server.url)):
        raise AssertionError("let in")
