"""How long an answer is tells nothing of what stands in it to who may write beside it: what is compressed together."""

from __future__ import annotations

import gzip
import random
import re
import zlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from statistics import mean
from typing import Any

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import Request
from starlette.responses import Response

import tavolata
from tavolata.engine.texts import clean_name
from tavolata.store.model import TalkLine
from tavolata.web import compress, paint, stream, veil
from tavolata.web.sessions import Session

from .test_paint import RENDER, live, reader
from .worlds import NAMES, Setting, World

GUESSES = 12
SPELLINGS = 12
"""So many wrong guesses of the same letters are tried beside a right one."""


# -- the parts -------------------------------------------------------------------------------------------------------


@given(st.text())
def test_a_veil_can_be_lifted_and_hides_every_letter(text: str) -> None:
    name = clean_name(text)
    hidden = veil.veiled(name)
    assert veil.plain(hidden) == name
    assert not re.search("[0-9A-Za-z]", hidden)


@given(st.text(st.characters(min_codepoint=0xE000, max_codepoint=0xE24F)))
def test_what_a_veil_is_lifted_from_can_be_written_anywhere(text: str) -> None:
    """Letters and digits alone: never what means something in HTML or JSON. And nobody can be called so."""
    assert not re.search(r"[\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf]", veil.plain(text))
    assert clean_name(text) == ""


def test_a_page_has_veiled_letters_as_numbers() -> None:
    assert veil.in_html(f"<b>{veil.veiled('Aé 1<')}</b>") == b"<b>&#65;&#233; &#49;<</b>"


def test_a_token_is_another_text_each_time() -> None:
    session, other = Session("one"), Session("other")
    first, second = session.csrf, session.csrf
    assert first != second and session.proves(first) and session.proves(second)
    assert not other.proves(first) and not session.proves("") and not session.proves("0" * 64)
    assert not session.proves(first.upper()) and not session.proves(first[:-1])


@given(st.lists(st.binary(max_size=2000), min_size=1, max_size=5))
def test_pieces_know_nothing_of_each_other(pieces: list[bytes]) -> None:
    """An answer is as long as its pieces are by themselves."""
    squeezed = [compress.squeezed(piece) for piece in pieces]
    whole = compress.gzipped(squeezed, pieces)
    assert gzip.decompress(whole) == b"".join(pieces)
    assert len(whole) == len(compress.gzipped([], [])) + sum(map(len, squeezed))


# -- names -----------------------------------------------------------------------------------------------------------


def told(table: Any, seat: int, name: str, plainly: bool = False) -> int:
    """The bytes of all that a seat is told, when somebody else goes by this name."""
    table.table.seats[1].name = name
    frags = paint.fragments(RENDER, table, reader(table, seat)).frags
    message = orjson.dumps({id: html for id, html in frags.items() if id != "talk"})
    text = veil.plain(message.decode()).encode() if plainly else message
    return len(zlib.compress(text))


@pytest.mark.parametrize("game", ["proelio", "trono-di-spade", "cavern-tavern"])
def test_a_name_finds_out_nothing_of_what_a_seat_is_shown(game: str) -> None:
    """Of names with the same letters, one that is a word of what the seat is shown makes its messages no shorter. Were
    names not veiled, it would, by some bytes each time."""
    table = live(game, 3)
    table.table.seats[1].name = "?"
    frags = paint.fragments(RENDER, table, reader(table, 0)).frags
    shown = "".join(frags[id] for id in ("tray", "ask", "board", "side"))
    guesses = sorted(set(re.findall(r"[A-Z][a-z]{6,}", shown)))[:GUESSES]
    assert len(guesses) == GUESSES
    lots = random.Random(1)
    saved = dict.fromkeys((True, False), 0.0)
    for guess in guesses:
        others = ["".join(lots.sample(guess, len(guess))) for _ in range(SPELLINGS)]
        for plainly in saved:
            wrong = mean(told(table, 0, other, plainly) for other in others)
            saved[plainly] += (wrong - told(table, 0, guess, plainly)) / GUESSES
    assert saved[True] > 2, "this is how one would find out"
    assert abs(saved[False]) < 1


# -- talk, and what an address asks for -------------------------------------------------------------------------------


def test_talk_is_told_in_messages_of_its_own() -> None:
    changed = {"board": "1", "talk": "2"}
    message = {"v": 3, "title": "t", "frags": {"board": "b"}, "cuts": {"talk": (1, ())}, "hash": changed}
    rest, talk = stream.apart(message)
    assert rest == {**message, "cuts": {}, "hash": {"board": "1"}}
    assert talk == {"v": 3, "frags": {}, "cuts": {"talk": (1, ())}, "hash": {"talk": "2"}}
    alone = {"v": 3, "frags": {"talk": "x"}, "cuts": {}, "hash": {"talk": "2"}}
    assert stream.apart(alone) == [alone]
    assert len(stream.apart({**alone, "log": {"keep": 0}})) == 2
    assert stream.apart({"v": 3, "goto": "/"}) == [{"v": 3, "goto": "/"}]


def test_talk_changes_no_other_fragment() -> None:
    table = live("proelio", 3)
    before = paint.fragments(RENDER, table, reader(table, 0))
    table.talk.append(TalkLine(1, "Bruno", "Trabucchi", 0))
    after = paint.fragments(RENDER, table, reader(table, 0))
    assert replace(after, frags={**after.frags, "talk": ""}) == replace(
        before, frags={**before.frags, "talk": ""}
    )
    assert "Trabucchi" in after.frags["talk"]


@pytest.fixture
def pieces(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """All answers that a server in this process makes from now on, in their pieces."""
    seen: list[list[str]] = []
    answer = compress.answer

    def noted(request: Request, pieces: list[bytes], *how: Any, **more: Any) -> Response:
        seen.append([piece.decode() for piece in pieces])
        return answer(request, pieces, *how, **more)

    monkeypatch.setattr(compress, "answer", noted)
    return seen


@pytest.fixture(params=["proelio", "trono-di-spade"])
def world(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[World]:
    """A table of three people."""
    world = World(tmp_path / "world", b"a secret", Setting(tavolata.game(request.param), 3, ()))
    yield world
    world.close()


def test_what_others_write_has_a_piece_of_its_own(world: World, pieces: list[list[str]]) -> None:
    """What is said, what an address asks for, and what it is answered; the board, the hand and keys are in others."""
    asked = world.live.deciders()[0]
    assert (
        world.act((asked + 1) % 3, "say", {"seat": (asked + 1) % 3, "text": "Said aloud"}).status_code == 200
    )
    clause = next(iter(world.live.room.rulebook("en").clauses))
    world.ask(asked, "GET", f"/t/{world.code}?m=Drafted&x=Asked&clause={clause}")
    page = pieces[-1]
    secret = [
        piece for piece in page if any(sign in piece for sign in ('id="board"', 'id="tray"', 'class="mykey"'))
    ]
    assert secret
    for sign in ("Said aloud", "x=Asked", 'id="clause-now"', 'class="toast shown"'):
        found = [piece for piece in page if sign in piece]
        assert len(found) == 1, sign
        assert found[0] not in secret, sign
    others = [name for seat, name in enumerate(NAMES[:3]) if seat != asked]
    assert not [name for name in others for piece in page if re.search(rf"\b{name}\b", piece)]
