"""What bots are told of Cavern Tavern: positions they must like better than others, and that they play by it."""

from __future__ import annotations

from time import process_time

import pytest

from tavolata import State
from tavolata.bots.base import consult
from tavolata.engine.advice import NOBODY, Dice
from tavolata.games.cavern_tavern.bot.worth import white_chances
from tavolata.games.cavern_tavern.rules import questions as q
from tavolata.registry import make_bot

from .positions import ROOM, Table, new, position, started

BUSY = {0: "tip-jar"}


def value(table: Table, seat: int = 0) -> float:
    """What the evaluation gives a seat."""
    return ROOM.advice.values(table.state)[seat]


def move_of(table: Table, bot: str = "greedy") -> str:
    """What a bot plays."""
    state = table.state
    seat = table.seat
    return state.write(seat, consult(make_bot(bot, ROOM), state, seat, 1).move)


def test_values_are_shares_of_a_win() -> None:
    for seats in (2, 4, 6):
        values = ROOM.advice.values(started(seats, 3, chamber=True))
        assert sum(values) == pytest.approx(1.0) and min(values) > 0.0
    assert 0.0 < ROOM.advice.values(started(1))[0] < 1.0
    assert 0.0 < ROOM.advice.values(started(1, 2, story=True))[0] < 1.0


def test_more_is_better() -> None:
    plain = value(position(["1 2 3", "1 2 3"]))
    assert value(position(["1 2 3", "1 2 3"], points={0: 5})) > plain
    assert value(position(["1 2 3", "1 2 3"], goods={0: "beer wine"})) > plain
    assert value(position(["1 2 3", "1 2 3"], kitchen={0: 3})) > plain
    assert value(position(["1 2 3", "1 2 3"], items=BUSY)) > plain
    assert value(position(["1 2 3", "1 2 3"], nasty={0: 5})) < plain
    assert value(position(["1 2 3", "1 2 3"], says={0: "the-fine"})) < plain


def test_an_order_is_worth_more_the_less_is_missing() -> None:
    values = [
        value(position(["1 2", "1 2"], orders={0: "glass-harp"}, goods={0: goods}))
        for goods in (
            "",
            "elixir",
            "elixir herbs",
            "ambrosia elixir herbs",
            "ambrosia ambrosia elixir herbs nectar",
        )
    ]
    assert values == sorted(values) and len(set(values)) == len(values)


def test_a_decision_in_parts_is_judged_when_it_is_whole() -> None:
    table = position(["6 3 1", "1 2"], items=BUSY).play("place make-lunch")
    assert table.state.stack[-1][0] == q.ON_DICE or table.score() == 2
    before = table.state.dump()
    value(table)
    assert table.state.dump() == before
    assert not ROOM.advice.quiet(position(["6 2 1 3", "1"]).play("place roast-the-meat").state)


def test_greedy_does_what_is_plain() -> None:
    table = position(["5", "1"], orders={0: "glass-harp"}, goods={0: "ambrosia ambrosia elixir herbs nectar"})
    assert move_of(table) == "serve"
    table = position(
        ["5 1", "1"], orders={0: "glass-harp"}, goods={0: "ambrosia elixir herbs nectar"}, round=9
    )
    assert move_of(table) == "place cellar-5"
    assert move_of(table.play("place cellar-5")) in ("die 5", "take ambrosia")


def test_greedy_plays_cards_for_what_they_bring() -> None:
    nearly = {0: "ambrosia elixir herbs nectar"}
    table = position(["6", "1"], orders={0: "glass-harp"}, goods=nearly, items={0: "grandmas-funnel"})
    assert move_of(table) == "play grandmas-funnel"
    assert move_of(table.play("play grandmas-funnel")) == "serve"
    table = position(["6 2", "1"], items={0: "bewitched-mop"})
    assert move_of(table) == "play bewitched-mop"  # 8 wipes the tables
    table = position(["6 1", "1"], items={0: "bewitched-mop"})
    assert move_of(table) != "play bewitched-mop"  # 7 makes lunch, which is no chore


def test_an_ability_for_tasks_does_not_hide_what_a_task_gives() -> None:
    for character in ("grunda-ironkettle", "marten-vail"):
        table = position(["6 6 5", "1"], characters={0: character}, kitchen={0: 6})
        assert move_of(table) == "place serve-dinner"


def test_habits_play_legal_moves_to_the_end() -> None:
    for seats in (1, 3):
        state = new(seats, 8, chamber=True)
        dice = Dice(5)
        while not state.over:
            ROOM.advice.playout(state, dice, 10_000)


def test_a_playout_ends_with_the_next_round() -> None:
    state = started(3, 2)
    ROOM.advice.playout(state, Dice(1), 10_000)
    assert state.round == 3 and ROOM.advice.quiet(state)
    ROOM.advice.playout(state, Dice(1), 3)
    assert state.round == 3 and ROOM.advice.quiet(state)


@pytest.mark.parametrize("seats", [1, 4])
def test_whoever_thinks_plays_the_round_with_care(seats: int) -> None:
    """In a playout the thinker ends better than by habit, and the others play as they do."""
    gains = []
    for seed in range(30):
        ends = []
        for thinker in (NOBODY, 0):
            state = started(seats, seed)
            ROOM.advice.playout(state, Dice(seed + 1), 10_000, thinker)
            ends.append(ROOM.advice.values(state)[0])
        gains.append(ends[1] - ends[0])
    assert sum(gains) > 0.0 and any(gain != 0.0 for gain in gains)


def play(state: State, bots: list[str]) -> State:
    """A game between bots."""
    players = [make_bot(name, ROOM) for name in bots]
    made = 0
    while not state.over:
        (seat,) = state.deciders()
        state.play(seat, consult(players[seat], state, seat, made).move)
        made += 1
    return state


def test_greedy_beats_random() -> None:
    for seed in range(2):
        assert play(new(2, seed), ["greedy", "random"]).winners() == [0]
        assert play(new(2, seed), ["random", "greedy"]).winners() == [1]


def test_greedy_alone_does_far_better_than_chance() -> None:
    scores = [play(new(1, seed), ["greedy"]).scores()[0] for seed in range(4)]
    assert sum(scores) / len(scores) > 40  # chance comes to about nought


def test_search_keeps_its_budget_on_a_six_player_board() -> None:
    state = started(6, 4, chamber=True)
    dice = Dice(9)
    worst, most = state, 0
    while not state.over:
        seat = state.deciders()[0]
        moves = state.legal(seat)
        if len(moves) > most:
            worst, most = state.clone(), len(moves)
        state.play(seat, moves[dice.below(len(moves))])
    bot = make_bot("search:seconds=0.2", ROOM)
    begun = process_time()
    thought = consult(bot, worst, worst.deciders()[0], 1)
    assert thought.move in worst.legal(worst.deciders()[0])
    assert process_time() - begun < 1.0


def test_whoever_has_fewest_points_may_hope_for_the_white_die() -> None:
    behind, ahead = white_chances(position(["1", "1"], points={0: 2, 1: 12}).state)
    assert behind > 0.8 and behind + ahead == pytest.approx(1.0)
    ready = position(["1", "1"], orders={0: "glass-harp"}, goods={0: "ambrosia ambrosia elixir herbs nectar"})
    assert white_chances(ready.state)[0] < 0.2, "an order that can be served counts as served"
    assert white_chances(position(["1", "1"], round=10).state) == [0.0, 0.0], "no round follows"


def test_points_on_a_card_are_kept_until_they_cost_nothing() -> None:
    early = position(["1", "1"], items={0: "hammer"})
    assert move_of(early) != "play hammer"
    last = position(["1", "1"], items={0: "hammer"}, round=10)
    assert move_of(last) == "play hammer"


def test_points_of_an_ability_for_tasks_are_kept_until_they_cost_nothing() -> None:
    """Early on they would cost the white die of the next round: there will be other tasks."""
    for round, wanted in ((3, "leave"), (10, "ability")):
        table = position(["6 2", "1 2"], characters={0: "grunda-ironkettle"}, items=BUSY, round=round)
        assert move_of(table.place("wipe-the-tables")) == wanted
