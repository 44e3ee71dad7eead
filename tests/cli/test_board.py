"""The board of Il Primo Cavaliere in the terminal: everything is in sight, at any width, with and without colours."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rich.console import Console

import tavolata
from tavolata.engine.rng import Rng, key_of
from tavolata.engine.state import State

ROOM = tavolata.room("primo-cavaliere")
NAMES = ["Anna", "Bruno", "Carlotta", "Dino"]
GAMES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"ravens": True}),
    (4, {"ravens": True}),
    (2, {"companions": "none"}),
]


def drawn(
    state: State,
    width: int,
    language: str = "en",
    terminal: bool = False,
    height: int = 50,
    seat: int | None = None,
) -> str:
    """The board as text."""
    console = Console(
        file=io.StringIO(),
        width=width,
        height=height,
        force_terminal=terminal,
        color_system=None,
        highlight=False,
    )
    console.print(ROOM.draw(state.view(seat), ROOM.words(language, NAMES[: state.seats])))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def positions(seats: int, options: dict[str, object], seed: int) -> Iterator[State]:
    """The positions of a random game."""
    state = ROOM.game.new(seats, seed, options)
    rng = Rng(key_of(seed))
    yield state
    while not state.over:
        seat = state.deciders()[0]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
        yield state


@pytest.mark.parametrize("width", [60, 80, 100, 120, 160, 200])
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_the_board_keeps_within_its_width(width: int, seats: int, options: dict[str, object]) -> None:
    for state in positions(seats, options, seed=3):
        seat = None if state.over else state.deciders()[0]
        for line in drawn(state, width, "it", seat=seat).splitlines():
            assert cell_len(line) <= width


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize(("terminal", "height"), [(False, 25), (True, 24), (True, 60)])
def test_everything_is_in_sight(width: int, terminal: bool, height: int) -> None:
    state = ROOM.game.new(2, 7)
    text = drawn(state, width, "en", terminal, height)
    view = state.view(None)
    words = ROOM.words("en")
    for card in filter(None, view["city"]):
        assert words.text(f"card-{card}").split()[0] in text
    for house in view["houses"]:
        assert words.text(f"house-{house['id']}") in text
        assert f"{house['left']}/{house['size']}" in text
    for companion in view["companions"]["available"]:
        assert words.text(f"companion-{companion}") in text
    assert "Varys" in text and "Anna" in text and "Bruno" in text
    assert "printed" in text


def test_a_card_shows_its_house_without_colours() -> None:
    """Two-line cards by name, one-line cards by the first letters, which differ for every House."""
    state = ROOM.game.new(2, 7)
    low = drawn(state, 80, "en", terminal=True, height=24)
    for code, size in (("St", 8), ("Gr", 7), ("La", 6), ("Ta", 5), ("Ba", 4), ("Ty", 3), ("Tu", 2)):
        assert sum(f" {code} " in f"{line} " for line in low.splitlines()) > 0
        assert low.count(f" {code} ") + low.count(f" {code}\n") == size


def test_banners_are_marked_and_told_at_the_end() -> None:
    for state in positions(3, {}, seed=5):
        text = drawn(state, 120)
        held = sum(len(player["banners"]) for player in state.view(None)["players"])
        assert text.count("⚑") == (2 * held if state.over else held)
    assert "How the banners went" in text


def test_ravens_and_teams() -> None:
    state = ROOM.game.new(4, 2, {"ravens": True})
    text = drawn(state, 130)
    assert "Raven" in text and text.count("●") == 4
    assert "Anna and Carlotta together: 0 banners" in text


def test_drawn_companions_are_shown_while_one_is_chosen() -> None:
    for seed in range(60):
        for state in positions(2, {}, seed):
            drawn_cards = state.view(None)["companions"]["drawn"]
            if drawn_cards:
                text = drawn(state, 120)
                assert "Just drawn" in text
                for id in drawn_cards:
                    assert ROOM.words("en").text(f"companion-{id}") in text
                return
    pytest.fail("no game with Petyr Baelish")
