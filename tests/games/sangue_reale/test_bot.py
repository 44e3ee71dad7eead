"""What bots are told of the game: plans are judged and mixed, Eras are looked to, nothing hidden is used."""

from __future__ import annotations

from collections import Counter

import pytest

from tavolata.bots.base import Budget, consult
from tavolata.engine.dice import Dice
from tavolata.games.sangue_reale.bot import advice as advice
from tavolata.games.sangue_reale.bot import plan as plan
from tavolata.games.sangue_reale.bot.advice import SangueAdvice
from tavolata.registry import make_bot

from .positions import ROOM, Table, begin, new


def test_values_are_chances() -> None:
    ROOM.advice.playout(state := new(3), Dice(5), 40)
    for seed in range(4):
        values = ROOM.advice.values(state.imagine(0, seed))
        assert abs(sum(values) - 1.0) < 1e-9 and all(0.0 <= value <= 1.0 for value in values)


def test_points_and_land_are_worth_having() -> None:
    table = begin()
    even = ROOM.advice.values(table.state)
    ahead = ROOM.advice.values(begin().own(0, "corno").state)
    assert abs(even[0] - 0.5) < 0.02 and ahead[0] > even[0] + 0.05


def test_a_playout_stops_where_the_position_can_be_judged() -> None:
    state = new(2)
    SangueAdvice().playout(state, Dice(3), 2)
    assert state.question().name == "plan" and state.plan == [0, 0] and state.rounds() >= 1
    last = begin(era="campaign").reach_round(24).state
    SangueAdvice().playout(last, Dice(3), 1_000)
    assert last.era == 1 and last.chronicle == [], "no further than the Era"


def test_dice_that_are_rolled_are_worth_something() -> None:
    """Before they are used: who is about to share four dice is better off than who has shared them badly."""
    table = begin()
    columns = [table.near_line(0), table.near_line(0, besides=(1,))]
    table.act(0, 4, *columns, 6, 6)
    good, bad = [table.state.clone() for _ in range(2)]
    moves = {table.state.write(0, move): move for move in table.state.legal(0)}
    good.play(0, moves["pair {} {}".format(*sorted(columns))])
    bad.play(0, moves["pair 6 6"])
    assert ROOM.advice.values(good)[0] > ROOM.advice.values(bad)[0]


def test_a_playout_spends_modifiers_where_they_pay() -> None:
    table = begin().modifiers(0, 1)
    value = table.near_line(0)
    plain = value + 1 if value < 6 else value - 1
    table.act(0, 1, plain).play(f"take {plain}")
    picked = ROOM.advice.pick(table.state, 0, table.state.legal(0), Dice(1))
    assert table.state.write(0, picked).startswith(("lower", "raise"))
    again = begin().modifiers(0, 1)
    again.act(0, 1, again.near_line(0)).play(f"take {value}")
    picked = ROOM.advice.pick(again.state, 0, again.state.legal(0), Dice(1))
    assert again.state.write(0, picked) == f"use {value}"


def test_whoever_plans_last_knows_no_more() -> None:
    """The other's plan is sealed: search lets it plan again instead of taking it for any of six."""
    table = begin()
    table.play("plan 3", seat=1)
    open_again = ROOM.advice.unsealed(table.state, 0)
    assert open_again.deciders() == [0, 1] and table.state.deciders() == [0]
    assert ROOM.advice.unsealed(open_again, 0) is open_again


def test_a_campaign_is_counted_in_eras() -> None:
    chance, tied = advice.campaign_chance, advice.tie_chance
    assert tied(0) == 0.5 and tied(20) > 0.9
    assert chance(3, 0, 1, tied(0), False) == 1.0 and chance(1, 3, 0, tied(50), False) == 0.0
    assert chance(1, 1, 2, 0.5, False) == 0.5 and chance(2, 2, 0, tied(20), False) == tied(20)
    assert chance(2, 1, 1, 0.5, False) > chance(1, 1, 2, 0.5, False) > chance(1, 2, 1, 0.5, False)


def test_the_rival_settles_on_a_mixture() -> None:
    for gains in ([[1.0, 1.0, 1.0, 1.0, 1.0, 1.0]] * 2, [[0.3, 1.4, 1.7, -0.3, 1.3, 0.6]] * 2):
        one, two = plan.settle(gains)
        assert abs(sum(one) - 1.0) < 1e-9 and abs(sum(two) - 1.0) < 1e-9 and min(one + two) > 0.0
    assert one[2] == max(one) and one[3] == min(one)


@pytest.mark.parametrize("name", ["greedy", "search:playouts=40"])
def test_bots_mix_their_plans(name: str) -> None:
    bot = make_bot(name, ROOM)
    table = begin()
    moves = Counter(consult(bot, table.state, 0, seed).move for seed in range(25))
    assert len(moves) >= 3 and max(moves.values()) < 20


def test_search_takes_what_wins_the_era() -> None:
    """One number from a territory, in the last round: it is circled where it counts."""
    table = begin().reach_round(24)
    value = table.near_line(0)
    land = max(
        table.with_number(value), key=lambda name: table.sheet.parcels[table.sheet.names.index(name)].value
    )
    table.circle(0, *[place for place in table.numbers(land) if not place.endswith(str(value))])
    table.act(0, 2, value, value)
    for name in ("greedy", "search:playouts=150"):
        move = consult(make_bot(name, ROOM, Budget(playouts=150)), table.state, 0, 3).move
        assert table.state.write(0, move) == f"number {land} {value}"


def test_greedy_beats_random() -> None:
    bots = [make_bot("greedy", ROOM), make_bot("random", ROOM)]
    won = 0
    for seed in range(4):
        table = Table(new(seed, era=1))
        made = 0
        while not table.over():
            seat = table.state.deciders()[0]
            move = consult(bots[seat ^ seed & 1], table.state, seat, 100 * seed + made).move
            table.state.play(seat, move)
            made += 1
        won += table.state.winners() == [seed & 1]
    assert won >= 3
