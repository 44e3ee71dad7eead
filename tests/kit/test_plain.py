"""The plain board: a game nobody has drawn can be seen all the same, and no more of it than the view holds."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from nebbia import ROOM
from tavolata import BadContent, State
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
    own = [card["good"] for card in state.view(0)["hands"][0]]
    words = ROOM.words("it")
    assert all(words.text(f"good-{good}") in text for good in own)


def test_values_in_words() -> None:
    words = ROOM.words("en", NAMES)
    view: dict[str, Any] = {"seats": 2, "order": [1, 0], "good": "amber", "n": 3, "yes": True, "none": None}
    reader = Reader(view, words)
    said = [reader.word(name, view[name]) for name in ("good", "n", "yes", "none")]
    assert said == ["amber", "3", "✓", "–"]
    assert reader.html("order", [1, 0]) == "&lt;Bruno&gt;, Anna &amp; Co"
    assert reader.html("points", [4, 5]).startswith(
        '<dl class="by-seat"><div><dt>Anna &amp; Co</dt><dd>4</dd>'
    )
    assert reader.lines({"points": [4, 5], "deep": {"a": []}}) == [
        (0, "Points"),
        (1, "Anna & Co: 4"),
        (1, "<Bruno>: 5"),
        (0, "Deep"),
        (1, "A: –"),
    ]


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
