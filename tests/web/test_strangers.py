"""What strangers send to a running server: a clear answer in both languages, never a 500, and nobody else waits."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest

from .support import House, Visitor

HEAD = "tavolata record 1\ngame: primo-cavaliere\nseats: 2\nseed: 1\noptions: first=1, companions=none\n"
RECORDS = {
    "blanks": HEAD + "1:a" + " " * 1_000_000 + "b",
    "blanks in lines": HEAD + ("1:a" + " " * 7_900 + "b\n") * 120,
    "nesting": HEAD + "pack: " + "[" * 100_000,
    "tables": HEAD + "pack: " + '{"a":' * 50_000,
    "digits": HEAD + "1" * 5_000 + ". 1: up stark",
    "a seed": HEAD.replace("seed: 1", "seed: " + "9" * 5_000),
    "seats": HEAD.replace("seats: 2", "seats: 99999999999"),
    "a format": "tavolata record " + "9" * 5_000,
    "a number in a pack": HEAD + 'pack: {"a":' + "9" * 5_000 + "}",
    "half a letter": HEAD + 'pack: {"pack":{"id":"\\ud800"}}',
    "no text": HEAD + "place: \0",
    "moves": HEAD + "1: up stark\n" * 80_000,
    "options": HEAD.replace("first=1", "first=1, x=" + "y" * 7_000),
    "a lot": HEAD + "deal commitment: 00\ndeal secret: 00\nlot 1: <script>\n",
}
FILES = {
    "a dotted key": "a." * 16_000 + "a = 1",
    "dotted keys": ("a." * 900 + "a = 1\n") * 100,
    "nesting": "a = " + "[" * 1_900,
    "digits": "a = " + "1" * 5_000,
    "half a file": "x" * 400_000,
}


@pytest.mark.parametrize("text", RECORDS.values(), ids=RECORDS)
def test_a_strange_record_is_refused(server: House, text: str) -> None:
    said = set()
    for language in ("it", "en"):
        headers = {"Content-Type": "text/plain", "Accept-Language": language}
        answer = server.program(language=language).post(
            "/api/records", content=text.encode(), headers=headers
        )
        assert answer.status_code == 400, answer.text[:300]
        said.add(answer.json()["error"]["sentence"])
    assert len(said) == 2 and all(10 < len(sentence) < 500 for sentence in said)
    visitor = server.client()
    files = {"file": ("match.tav", text.encode())}
    page = visitor.post("/records", data={"csrf": visitor.csrf}, files=files)
    assert page.status_code == 422


@pytest.mark.parametrize("text", FILES.values(), ids=FILES)
def test_a_strange_pack_is_refused(server: House, text: str) -> None:
    visitor = server.client()
    fields = {"game": "primo-cavaliere", "seats": "2", "seat-1": "me", "seat-2": "bot", "csrf": visitor.csrf}
    page = visitor.post("/tables/new", data=fields, files={"pack": ("houses.toml", text.encode())})
    assert page.status_code == 422
    assert re.search(r'<p class="wrong">[^<]*(houses\.toml|content pack)', page.text), (
        "the error stands at the pack"
    )


def test_a_name_of_two_hundred_thousand_letters_is_cut_and_the_match_is_painted(server: House) -> None:
    names = "".join(f"player {seat}: {'W' * 4_000}\n" for seat in (1, 2))
    text = HEAD + names + "\n1: up stark\n"
    made = server.program().post("/api/records", content=text, headers={"Content-Type": "text/plain"})
    assert made.status_code == 201
    page = server.client().get(f"/t/{made.json()['code']}?at=0")
    assert page.status_code == 200 and "W" * 24 in page.text and "W" * 25 not in page.text
    longer = text.replace("W" * 4_000, "W" * 200_000)
    refused = server.program().post("/api/records", content=longer, headers={"Content-Type": "text/plain"})
    assert refused.status_code == 400 and "8000" in refused.json()["error"]["sentence"]


STRANGE = ["\x00\u202e", "%ED%A0%80", "9" * 5_000, "//[", "nan"]


@pytest.mark.parametrize("value", STRANGE, ids=[ascii(value)[:12] for value in STRANGE])
def test_strange_words_in_addresses_and_forms(server: House, value: str) -> None:
    visitor = server.client()
    code = visitor.table("random")
    sent = value if value.startswith("%") else quote(value)
    for path in (
        *(
            f"/t/{code}?at={sent}",
            f"/t/{code}?m={sent}",
            f"/t/{code}?why={sent}",
            f"/t/{sent}",
            f"/join?code={sent}",
        ),
        *(
            f"/games/primo-cavaliere/intro?step={sent}",
            f"/games/primo-cavaliere/intro?why={sent}&clause={sent}",
        ),
        *(
            f"/games/{sent}",
            f"/tables/new?game={sent}",
            f"/you?done={sent}",
            f"/?lang={sent}",
            f"/seat/{sent}",
        ),
        *(f"/api/tables/{code}?after={sent}&wait=0", f"/api/tables/{code}?seat={sent}", f"/api/games/{sent}"),
        *(f"/api/tables/{code}/replay?at={sent}", f"/api/tables/{code}?since={sent}"),
    ):
        assert visitor.get(path).status_code < 500, path
    token = visitor.csrf
    settings = {"name": value, "language": value, "theme": value, "sound": value, "next": value}
    for path, fields in {
        "/you/settings": settings,
        "/you/keep": {"name": value, "password": value},
        "/play": {"game": value, "offer": value, "lot": value},
        "/tables/new": {
            "game": "primo-cavaliere",
            "seats": value,
            "clock": value,
            "lot": value,
            "name-1": value,
        },
        "/records": {"text": value},
        f"/t/{code}/move": {"seat": value, "decision": value, "m": value},
        f"/t/{code}/say": {"text": value, "to": value},
        f"/t/{code}/rename": {"seat": "0", "name": value},
    }.items():
        assert visitor.post(path, data={**fields, "csrf": token}).status_code < 500, path


BODIES = [
    "[" * 50_000,
    '{"a":' * 10_000,
    "9" * 5_000,
    '{"game":' + "9" * 5_000 + "}",
    '{"game":"\\ud800"}',
    "nan",
    "\0",
]


@pytest.mark.parametrize("body", BODIES, ids=[ascii(body)[:12] for body in BODIES])
def test_strange_json(server: House, body: str) -> None:
    visitor: Visitor = server.client()
    code = visitor.table("random")
    token = {"X-CSRF-Token": visitor.csrf, "Content-Type": "application/json", "Accept": "application/json"}
    for path in ("/api/tables", "/api/play", f"/api/tables/{code}/move", f"/t/{code}/move", f"/t/{code}/say"):
        answer = visitor.post(path, content=body, headers=token)
        assert 400 <= answer.status_code < 500, (path, answer.status_code)


def test_nothing_of_this_left_an_error_in_the_log(server: House) -> None:
    assert "Traceback" not in server.log
