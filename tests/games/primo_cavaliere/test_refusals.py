"""Asks and refusals name clauses that exist, in whole games with every kind of question."""

from __future__ import annotations

import pytest

from .positions import ROOM, Table, deal, new

CLAUSES = ROOM.rulebook("en").clauses
GAMES: list[tuple[int, dict[str, object]]] = [
    (2, {"ramsay_moves_varys": True}),
    (3, {"ravens": True}),
    (4, {"ravens": True, "companions": "printed"}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_every_move_is_legal_or_refused_by_a_clause(
    seats: int, options: dict[str, object], seed: int
) -> None:
    table = Table(deal(seats, options, seed))
    state = table.state
    while not state.over:
        legal = state.legal(table.turn)
        assert table.ask.clause in CLAUSES
        for move in range(ROOM.game.moves):
            refusal = state.why(table.turn, move)
            assert (refusal is None) == (move in legal)
            assert refusal is None or refusal.rule in CLAUSES
            refusal = state.why((table.turn + 1) % seats, move)
            assert refusal is not None and refusal.rule == "PC-3.10"
        texts = sorted(table.legal)
        table.play(texts[(seed + len(table.told)) % len(texts)])
    refusal = state.why(0, 0)
    assert refusal is not None and refusal.rule == "PC-7.1"


@pytest.mark.parametrize("move", [-1, ROOM.game.moves, 10**6])
def test_a_number_that_is_no_move_is_refused(move: int) -> None:
    state = new(first=1)
    refusal = state.why(0, move)
    assert refusal is not None and refusal.rule in CLAUSES
