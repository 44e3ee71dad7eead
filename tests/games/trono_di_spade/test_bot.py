"""What the game tells bots."""

from __future__ import annotations

import pytest

from tavolata.bots.base import consult
from tavolata.engine.advice import Dice
from tavolata.games.trono_di_spade import rules_frames as f
from tavolata.games.trono_di_spade.bot import TronoDiSpadeAdvice
from tavolata.registry import make_bot

from .positions import ROOM, Table, acting, fighting, new, planning


def choice(table: Table, house: str, bot: str = "greedy") -> str:
    """What a bot plays for a House."""
    seat = table.seat(house)
    return table.state.write(seat, consult(make_bot(bot, ROOM), table.state, seat, 7).move)


@pytest.mark.parametrize(("seats", "alliances"), [(3, "off"), (6, "off"), (4, "castles"), (5, "objectives")])
def test_chances_add_up_to_one_and_habits_end_games(seats: int, alliances: str) -> None:
    state = new(seats, alliances=alliances)
    dice = Dice(3)
    number = 0
    while not state.over:
        if number % 10 == 0:
            values = ROOM.advice.values(state)
            assert sum(values) == pytest.approx(1.0) and min(values) >= 0.0
        seat = state.deciders()[0]
        state.play(seat, ROOM.advice.pick(state, seat, state.legal(seat), dice))
        number += 1


def test_more_is_better() -> None:
    poor = acting({"winterfell": "stark footman"}, {})
    rich = acting({"winterfell": "stark footman", "white-harbor": "stark knight"}, {})
    seat = poor.seat("stark")
    assert ROOM.advice.values(rich.state)[seat] > ROOM.advice.values(poor.state)[seat]


def test_greedy_takes_a_free_castle() -> None:
    table = acting({"winterfell": "stark knight footman"}, {"winterfell": "march"})
    assert choice(table, "stark") in ("white-harbor", "moat-cailin")


def test_greedy_plans_a_march_where_there_is_something_to_take() -> None:
    table = planning({"winterfell": "stark knight footman"})
    assert choice(table, "stark").startswith("order march")


def test_greedy_attacks_only_with_a_chance() -> None:
    weak = fighting(
        {"winterfell": "stark footman", "moat-cailin": "baratheon knight knight knight"},
        {"winterfell": "march"},
    )
    assert choice(weak, "stark") != "moat-cailin"


def test_greedy_does_not_betray_for_nothing() -> None:
    table = fighting(
        {"winterfell": "stark knight knight", "karhold": "martell footman"},
        {"winterfell": "march"},
        alliances="castles",
    )
    for seat in (table.seat("stark"), table.seat("martell")):
        table.state.ally[seat] = 1 << table.seat("stark") | 1 << table.seat("martell")
    assert choice(table, "stark") != "karhold"


def test_a_decision_in_parts_is_not_judged_halfway() -> None:
    table = acting({"winterfell": "stark knight footman"}, {"winterfell": "march"})
    assert ROOM.advice.quiet(table.state)
    assert not ROOM.advice.quiet(table.play("karhold").state)


def test_nobody_sees_which_objective_goes_back() -> None:
    state = new(3, alliances="objectives")
    (seat,) = state.deciders()
    assert not ROOM.advice.sees(state, seat, state.legal(seat)[0], (seat + 1) % 3)
    assert ROOM.advice.sees(new(3), 0, 70, 1)


def test_mixtures_are_likelihoods_of_all_legal_moves() -> None:
    advice = ROOM.advice
    assert isinstance(advice, TronoDiSpadeAdvice)
    for alliances in ("off", "castles"):
        state = new(4, alliances=alliances)
        dice = Dice(4)
        for _ in range(400):
            deciders = state.deciders()
            ask = state.ask(deciders[0])
            assert ask is not None
            if ask.at_once:
                for seat in deciders:
                    mixture = advice.mixture(state, seat)
                    assert len(mixture) == len(state.legal(seat)) and sum(mixture) == pytest.approx(1.0)
                    fresh = advice.unsealed(state, seat)
                    assert fresh.legal(seat) == state.legal(seat) and set(deciders) <= set(fresh.deciders())
                    ROOM.audit(fresh)
            seat = deciders[dice.below(len(deciders))]
            state.play(seat, advice.pick(state, seat, state.legal(seat), dice))
            if state.over:
                break


def test_the_houses_behind_name_each_other() -> None:
    table = planning({"winterfell": "stark footman"}, alliances="castles")
    table.state.stack[-1] = [f.Q_BALLOT, -1, 1]
    table.state.sealed = 0
    advice = ROOM.advice
    assert isinstance(advice, TronoDiSpadeAdvice)
    liked = {}
    for seat in range(6):
        moves, mixture = table.state.legal(seat), advice.mixture(table.state, seat)
        liked[seat] = table.state.write(seat, moves[mixture.index(max(mixture))])
    pairs = [seat for seat in liked if liked[seat] != "pass"]
    named = {seat: table.seat(liked[seat].removeprefix("house ")) for seat in pairs}
    assert len(pairs) == 4 and all(named[named[seat]] == seat for seat in pairs)


def test_greedy_beats_random() -> None:
    state = new(3, seed=5)
    bot, dice = make_bot("greedy", ROOM), Dice(5)
    number = 0
    while not state.over:
        seat = state.deciders()[0]
        moves = state.legal(seat)
        move = consult(bot, state, seat, number).move if seat == 2 else moves[dice.below(len(moves))]
        state.play(seat, move)
        number += 1
    assert state.winners() == [2]
