"""What the engine is handed: an object for every kind of frame, and a text for every move."""

from __future__ import annotations

import pytest

from tavolata import BadNotation
from tavolata.games.trono_di_spade.rules import frames as f
from tavolata.games.trono_di_spade.rules import tables as t
from tavolata.games.trono_di_spade.rules.state import MEANINGS, QUESTIONS, STEPS

from .positions import ROOM, new


def test_every_kind_has_its_object() -> None:
    kinds = {name: kind for name, kind in vars(f).items() if name.startswith(("Q_", "P_"))}
    assert [question.kind for question in QUESTIONS] == list(range(f.QUESTIONS))
    assert sorted(meaning.kind for meaning in [*QUESTIONS, *STEPS]) == sorted(kinds.values())
    assert all(MEANINGS[kind].kind == kind for kind in kinds.values())
    assert max(kinds.values()) == f.KINDS - 1


def test_all_have_names_of_their_own_and_questions_clauses_of_the_rulebook() -> None:
    names = [meaning.name for meaning in [*QUESTIONS, *STEPS]]
    assert "" not in names and len(set(names)) == len(names)
    assert {question.clause for question in QUESTIONS} <= set(ROOM.rulebook("en").clauses)


def test_every_move_is_read_as_it_is_written() -> None:
    state = new()
    assert [state.read(0, state.write(0, move)) for move in range(t.CODES)] == list(range(t.CODES))
    assert state.moves.count == ROOM.game.moves


@pytest.mark.parametrize(
    ("text", "same"),
    [("Order  MARCH", "order march"), ("propose tyrell stark", "propose stark tyrell"), (" done ", "done")],
)
def test_capitals_spaces_and_the_order_of_houses_do_not_matter(text: str, same: str) -> None:
    state = new()
    assert state.read(0, text) == state.read(0, same)


@pytest.mark.parametrize(
    "text", ["", "order", "propose stark stark", "area 3", "bid 21", "winterfell winterfell"]
)
def test_what_is_no_move_is_told_how_moves_read(text: str) -> None:
    with pytest.raises(BadNotation, match="a move reads like"):
        new().read(0, text)
