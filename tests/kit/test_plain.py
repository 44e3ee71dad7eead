"""The plain board: a game nobody has drawn can be seen all the same, and no more of it than the view holds."""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO
from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree

import pytest
from rich.console import Console

from nebbia import ROOM
from tavolata import BadContent, StandardRoom, State
from tavolata.engine.rng import Rng, key_of
from tavolata.engine.room import LANGUAGES
from tavolata.engine.scene import Choice, Scene
from tavolata.kit.intros import read_intro
from tavolata.kit.plain import Reader

NAMES = ["Anna & Co", "<Bruno>", "Carla", "Dino"]


def scene(state: State, seat: int | None, language: str) -> Scene:
    words = ROOM.words(language, NAMES)
    choices: tuple[Choice, ...] = ()
    if seat is not None:
        choices = tuple(
            Choice(
                state.write(seat, move), state.describe(seat, move), ROOM.say_move(state, seat, move, words)
            )
            for move in state.legal(seat)
        )
    return Scene(state.view(seat), words, choices)


def played(seats: int, seed: int) -> list[State]:
    """A random game, every few moves."""
    state, dice, found = ROOM.game.new(seats, seed), Rng(key_of(seed)), []
    while not state.over:
        found.append(state.clone())
        for _ in range(3):
            if not state.over:
                seat = state.deciders()[0]
                moves = state.legal(seat)
                state.play(seat, moves[dice.below(len(moves))])
    return [*found, state]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_strangers_game_is_shown(seats: int, language: str) -> None:
    for state in played(seats, seats):
        for seat in (None, *range(seats)):
            shown = scene(state, seat, language)
            drawing = ROOM.paint(shown)
            board = ElementTree.fromstring(drawing.board)
            assert not [element for element in board.iter() if "style" in element.attrib]
            assert len(drawing.seats) == seats and drawing.side == drawing.tray == ""
            assert drawing == ROOM.paint(shown)
            ElementTree.fromstring(ROOM.picture(shown.view, shown.words))
            labels = [ROOM.label(choice, shown) for choice in shown.choices]
            assert all(labels) and len(set(labels)) == len(labels)


def test_seats_have_names_and_things_have_words() -> None:
    state = ROOM.game.new(2, 1)
    text = "".join(ElementTree.fromstring(ROOM.paint(scene(state, 0, "it")).board).itertext())
    assert "Anna & Co" in text and "<Bruno>" in text
    own = [card["good"] for card in state.view(0)["hands_by_seat"][0]]
    words = ROOM.words("it")
    assert all(words.text(f"good-{good}") in text for good in own)


def test_values_in_words() -> None:
    words = ROOM.words("en", NAMES)
    view: dict[str, Any] = {"seats": 2, "good": "amber", "n": 3, "yes": True, "none": None}
    reader = Reader(view, words)
    said = [reader.word(name, view[name]) for name in ("good", "n", "yes", "none")]
    assert said == ["amber", "3", "✓", "–"]
    assert [reader.word(name, 1) for name in ("first", "seat", "owner_seat")] == ["<Bruno>"] * 3
    assert reader.html("order_seats", [1, 0]) == "&lt;Bruno&gt;, Anna &amp; Co"
    assert reader.html("points_by_seat", [4, 5]).startswith(
        '<dl class="by-seat"><div><dt>Anna &amp; Co</dt><dd>4</dd>'
    )
    assert reader.label("order_seats") == "Turn order" and reader.label("points_by_seat") == "Points"


def test_nothing_is_by_seat_that_does_not_say_so() -> None:
    """Two prizes at a table of two belong to nobody yet, the second turn is nobody's, a word is not a message."""
    words = ROOM.words("en", NAMES)
    view: dict[str, Any] = {
        "seats": 2,
        "carried": ["silk", "salt"],
        "turn": 1,
        "owner": 0,
        "order": [1, 0],
        "kind": "title",
        "sentence": "event-draws",
    }
    board = "".join(ElementTree.fromstring(ROOM.paint(Scene(view, words)).board).itertext())
    assert not [name for name in NAMES if name in board]
    assert "title" in board and words.text("title") not in board and "event-draws" in board
    text = printed(view, "en")
    assert not [name for name in NAMES if name in text] and "Carried: silk, salt" in text
    assert "<Bruno>" not in Reader(view, words).html("points_by_seat", [1, 2, 3]), "not one for each seat"


def test_a_view_as_lines_of_text() -> None:
    """On one line what fits there; otherwise its parts, indented."""
    reader = Reader({"seats": 2}, ROOM.words("en", NAMES))
    long = [{"name": f"a rather long name {number}", "at": [number, 2]} for number in range(4)]
    view = {"points_by_seat": [4, [5, 6]], "deep": {"a": [], "b": {"c": 1, "d": None}}, "things": long}
    assert reader.lines(view) == [
        (0, "Points: Anna & Co 4; <Bruno> (5, 6)"),
        (0, "Deep: A –, B (C 1, D –)"),
        (0, "Things:"),
        *[(1, f"• Name a rather long name {number}, At ({number}, 2)") for number in range(4)],
    ]


def printed(view: Mapping[str, Any], language: str) -> str:
    """A view as the terminal shows it when a game has no drawing."""
    paper = Console(file=StringIO(), width=100)
    paper.print(StandardRoom.draw(ROOM, view, ROOM.words(language, NAMES)))
    return cast(StringIO, paper.file).getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_a_drawing_reads_like_text(language: str) -> None:
    words = ROOM.words(language, NAMES)
    for state in played(3, 5):
        for seat in (None, *range(3)):
            view = state.view(seat)
            text = printed(view, language)
            assert not set('{}[]"') & set(text) and len(text.splitlines()) < 40
            own = [] if seat is None else [card["good"] for card in view["hands_by_seat"][seat]]
            assert all(words.text(f"good-{good}") in text for good in own)
            assert all(name in text for name in NAMES[:3])


def test_what_the_standard_room_says() -> None:
    state = played(2, 3)[-1]
    words = ROOM.words("en", NAMES)
    tallies = ROOM.reckoning(state.view(None), words)
    assert [tally.points for tally in tallies] == state.scores()
    assert ROOM.intro() is None and ROOM.gist(state.view(None), words) == "" and ROOM.sprite() == ""
    assert ".plain" in ROOM.stylesheet() and ElementTree.fromstring(ROOM.cover()).tag.endswith("svg")
    opening = scene(ROOM.game.new(2, 1), 0, "en")
    chosen = Scene(opening.view, opening.words, opening.choices, chosen=opening.choices[0])
    (note,) = ROOM.preview(chosen)
    assert note.html == opening.choices[0].says


def test_a_damaged_introduction_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "intro.toml"
    assert read_intro(path) is None
    path.write_text("seats = 2\nseed = 1\nreader = 0\n", "utf-8")
    with pytest.raises(BadContent, match=r"intro\.toml"):
        read_intro(path)
    path.write_text("seats = ", "utf-8")
    with pytest.raises(BadContent, match=r"intro\.toml"):
        read_intro(path)
