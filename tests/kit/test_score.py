"""The table of a result."""

from __future__ import annotations

import pytest

import tavolata
from tavolata import Rng, Tally
from tavolata.engine.rng import key_of
from tavolata.kit.score import Row, score
from tavolata.kit.words import words
from tavolata.testing.support import home_of

OWN = [id for id in tavolata.catalogue() if home_of(tavolata.room(id)).startswith("tavolata.games.")]
"""Our games; others may leave all points of one kind."""


def test_points_of_a_kind_stand_in_one_row() -> None:
    tallies = [
        Tally(0, "a castle", 2, "Castles"),
        Tally(1, "another", 1, "Castles"),
        Tally(0, "a fine", -3, "Fines"),
        Tally(0, "one more", 1, "Castles"),
        Tally(1, "nothing", 0, "Glory"),
    ]
    table = score(tallies, 3, words("en"))
    assert table.rows == (Row("Castles", (3, 1, None)), Row("Fines", (-3, None, None)))
    assert table.totals == (0, 1, 0)


def test_points_of_no_kind_are_points() -> None:
    assert score([Tally(0, "well played", 4)], 1, words("en")).rows == (Row("Points", (4,)),)


@pytest.mark.parametrize("game", OWN)
@pytest.mark.parametrize("language", tavolata.LANGUAGES)
def test_every_game_names_the_kinds_of_its_points(game: str, language: str) -> None:
    room = tavolata.room(game)
    seats = max(room.game.seat_counts)
    state, chance = room.game.new(seats, 3), Rng(key_of(5))
    while not state.over:
        seat = state.deciders()[0]
        moves = state.legal(seat)
        state.play(seat, moves[chance.below(len(moves))])
    spoken = room.words(language, [f"P{seat}" for seat in range(seats)])
    tallies = room.reckoning(state.view(None), spoken)
    table = score(tallies, seats, spoken)
    assert list(table.totals) == state.scores()
    assert all(spoken.text("points-all") != row.kind and "-" not in row.kind for row in table.rows), (
        table.rows
    )
