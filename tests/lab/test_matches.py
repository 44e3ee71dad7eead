from __future__ import annotations

from collections.abc import Iterator

import pytest

import tavolata
from tavolata import registry
from tavolata.bots.base import Budget, consult
from tavolata.engine.rng import mix
from tavolata.engine.state import State
from tavolata.lab.matches import BrokenMatch, play_match
from tavolata.lab.simulate import simulate
from tavolata.lab.workshop import Workshop, make_schedule

from .toys import HIDDEN, ROUNDS, Morra, morra


@pytest.fixture
def game() -> Iterator[str]:
    with morra() as id:
        yield id


def test_seats_that_decide_at_once_are_asked_unseen(game: str) -> None:
    room = tavolata.room(game)
    bots = [registry.make_bot(name, room) for name in ("high", "low", "low")]
    state = room.game.new(3, 5)
    result = play_match(state, bots, 1)  # LowBot looks for leaks
    assert state.over
    assert result.wins == [1.0, 0.0, 0.0]
    assert result.scores == [10, 0, 0]
    assert result.first == state.first
    assert result.decisions == [ROUNDS] * 3
    assert result.playouts == [7 * ROUNDS, 0, 0]
    assert result.proven == [ROUNDS, 0, 0]


def test_all_are_asked_before_anybody_plays(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, list[int]]] = []
    imagine = Morra.imagine

    def watch(state: Morra, seat: int, seed: int) -> State:
        asked.append((seat, state.secret[:]))
        return imagine(state, seat, seed)

    monkeypatch.setattr(Morra, "imagine", watch)
    room = tavolata.room(game)
    play_match(room.game.new(2, 5), [registry.make_bot("random", room) for _ in range(2)], 1)
    assert asked == [(seat, [HIDDEN, HIDDEN]) for _ in range(ROUNDS) for seat in (0, 1)]


def test_a_move_against_the_rules_says_how_to_see_it_again(game: str) -> None:
    with pytest.raises(BrokenMatch, match=r"toy-morra with low, cheating, seed 3, deal 0: TM-1 forbids"):
        simulate(game, ["low", "cheating"], 5, 3)


def test_a_match_that_does_not_end_is_stopped(game: str) -> None:
    room = tavolata.room(game)
    bots = [registry.make_bot("low", room) for _ in range(2)]
    with pytest.raises(BrokenMatch, match="not over after 3 decisions"):
        play_match(room.game.new(2, 5), bots, 1, longest=3)


def test_chance_comes_from_the_seed_as_documented() -> None:
    """A match played by hand with the seeds the documentation names is the match the workshop plays."""
    names = ["random", "greedy", "random"]
    room = tavolata.room("primo-cavaliere")
    budget = Budget(playouts=10)
    schedule = make_schedule(
        "primo-cavaliere", names, ((0, 1, 2),), 10, 77, {"companions": "none"}, None, budget
    )
    bots = [registry.make_bot(name, room, budget) for name in names]
    for deal in (0, 4):
        state = room.game.new(3, mix(77, "deal", deal), {"companions": "none"})
        made = [0, 0, 0]
        while not state.over:
            (seat,) = state.deciders()
            seed = mix(77, "deal", deal, "seat", seat, "decision", made[seat])
            state.play(seat, consult(bots[seat], state, seat, seed).move)
            made[seat] += 1
        result = Workshop(schedule).play(deal)
        assert [seat for seat, win in enumerate(result.wins) if win] == state.winners()
        assert result.scores == state.scores()
        assert result.decisions == made
