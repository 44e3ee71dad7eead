"""Moves as text: bands of codes, and what lies between them."""

from __future__ import annotations

import pytest

from tavolata import BadNotation
from tavolata.engine.moves import Band, Moves

MOVES = Moves([Band(0, "go", ["north", "south"]), Band(5, "rest"), Band(6, "", ["up"])], {"walk north": 0})


def test_what_is_written_is_read_again() -> None:
    texts = {code: MOVES.write(code) for code in (0, 1, 5, 6)}
    assert texts == {0: "go north", 1: "go south", 5: "rest", 6: "up"}
    assert all(MOVES.read(text) == code for code, text in texts.items())
    assert MOVES.read("  Walk   NORTH ") == 0


@pytest.mark.parametrize("code", [-1, 2, 4, 7])
def test_a_code_between_bands_is_no_move(code: int) -> None:
    with pytest.raises(BadNotation, match="is no move of this game"):
        MOVES.write(code)


@pytest.mark.parametrize("text", ["", "go", "go west"])
def test_a_text_that_is_no_move_shows_what_moves_look_like(text: str) -> None:
    with pytest.raises(BadNotation, match="reads like 'go north', 'rest' or 'up'"):
        MOVES.read(text)


def test_bands_do_not_overlap() -> None:
    with pytest.raises(AssertionError, match="cannot begin before 2"):
        Moves([Band(0, "go", ["north", "south"]), Band(1, "rest")])
