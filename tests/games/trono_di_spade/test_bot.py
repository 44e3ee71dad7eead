"""What the game tells bots."""

from __future__ import annotations

import pytest

from tavolata.bots.base import consult
from tavolata.engine.advice import Dice
from tavolata.games.trono_di_spade import bot_mixtures as mixtures
from tavolata.games.trono_di_spade import bot_sides as sides
from tavolata.games.trono_di_spade import rules_frames as f
from tavolata.games.trono_di_spade import tables
from tavolata.games.trono_di_spade.bot import TronoDiSpadeAdvice
from tavolata.games.trono_di_spade.bot_orders import best_march, gain, leaving
from tavolata.games.trono_di_spade.bot_standing import strengths
from tavolata.games.trono_di_spade.bot_worth import Outlook
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


def voting(houses: dict[str, str], seats: int = 6) -> Table:
    """A ballot, with these units on the board."""
    table = planning(houses, seats=seats, alliances="castles", thresholds="board")
    table.state.stack[-1] = [f.Q_BALLOT, -1, 1]
    table.state.sealed = 0
    return table


def likeliest(table: Table, seat: int) -> str:
    """The move that a House is likeliest to make where all choose at once."""
    moves, mixture = table.state.legal(seat), ROOM.advice.mixture(table.state, seat)
    return table.state.write(seat, moves[mixture.index(max(mixture))])


EVEN = {
    "winterfell": "stark knight footman",
    "pyke": "greyjoy knight footman",
    "lannisport": "lannister knight footman",
    "dragonstone": "baratheon knight footman",
    "highgarden": "tyrell knight footman",
    "sunspear": "martell knight footman",
}


def test_whoever_is_named_names_back() -> None:
    table = voting(EVEN)
    scores = strengths(table.state)
    wanted = [sides.partners(table.state, seat, scores) for seat in range(6)]
    assert any(wanted)
    for seat in range(6):
        for other in range(6):
            if wanted[seat] >> other & 1:
                assert wanted[other] | 1 << other == wanted[seat] | 1 << seat


def test_a_house_names_those_it_wants_and_then_is_done() -> None:
    table = voting(EVEN)
    wanted = [sides.partners(table.state, seat, strengths(table.state)) for seat in range(6)]
    seat = next(seat for seat in range(6) if wanted[seat])
    for _ in range(wanted[seat].bit_count()):
        table.state.play(seat, table.state.read(seat, likeliest(table, seat)))
    assert table.state.ballots[seat] == wanted[seat] and likeliest(table, seat) == "done"


def test_a_house_about_to_win_alone_joins_nobody() -> None:
    rich = "winterfell white-harbor moat-cailin seagard the-eyrie riverrun".split()
    table = voting({**EVEN, **dict.fromkeys(rich, "stark knight footman")})
    assert sides.partners(table.state, table.seat("stark"), strengths(table.state)) == 0
    assert likeliest(table, table.seat("stark")) == "pass"


def test_allies_share_their_chance_and_lose_what_is_beyond_it() -> None:
    table = voting(EVEN)
    one, other = table.seat("stark"), table.seat("martell")
    alone = ROOM.advice.values(table.state)
    for seat in (one, other):
        table.state.ally[seat] = 1 << one | 1 << other
    together = ROOM.advice.values(table.state)
    assert sum(together) == pytest.approx(1.0)
    assert together[one] + together[other] != pytest.approx(alone[one] + alone[other])


def test_betrayal_is_worth_it_for_the_last_structure() -> None:
    lands = "winterfell white-harbor moat-cailin seagard the-eyrie riverrun".split()
    units = dict.fromkeys(lands, "stark knight knight")
    table = fighting({**units, "harrenhal": "martell footman"}, {"riverrun": "march"}, alliances="castles")
    pair = 1 << table.seat("stark") | 1 << table.seat("martell")
    for seat in (table.seat("stark"), table.seat("martell")):
        table.state.ally[seat] = pair
    assert choice(table, "stark") == "harrenhal"


def test_a_plan_gives_each_goal_to_one_march() -> None:
    table = planning({"winterfell": "stark knight footman", "white-harbor": "stark footman"})
    planned = mixtures.plan(table.state, table.seat("stark"))
    look = Outlook(table.state)
    goals = []
    for area, token in planned.items():
        if token <= tables.MARCH_STAR:
            best_march(table.state, look, table.seat("stark"), area, tables.MODIFIER[token])
            goals.append(look.goal)
            look.claim(table.seat("stark"))
    assert goals and len(set(goals)) == len(goals)


def test_an_objective_that_is_nearer_is_worth_more() -> None:
    units = {"winterfell": "stark footman", "moat-cailin": "stark footman"}
    near, far = planning(units, alliances="objectives"), planning({}, alliances="objectives")
    seat = near.seat("stark")
    instant = near.state.tables.instants[near.state.house[seat]]
    assert 0.0 <= sides.progress(far.state, seat, instant) < sides.progress(near.state, seat, instant) < 1.0
    assert sides.points_ahead(near.state, seat) > sides.points_ahead(far.state, seat)


def test_orders_without_use_are_not_given() -> None:
    table = planning({"winterfell": "stark footman", "bay-of-ice": "stark ship"})
    seat, look = table.seat("stark"), Outlook(table.state)
    sea = table.area("bay-of-ice")
    assert gain(table.state, look, seat, sea, tables.CONSOLIDATE) == 0.0  # the sea pays nothing
    assert gain(table.state, look, seat, sea, tables.RAID) < 0.02  # and there is nobody to raid
    home = table.area("winterfell")
    assert gain(table.state, look, seat, home, tables.CONSOLIDATE_STAR) > gain(
        table.state, look, seat, home, tables.CONSOLIDATE
    )


def test_nobody_leaves_a_castle_for_one_as_good() -> None:
    table = planning({"white-harbor": "stark footman"})
    table.state.power[table.seat("stark")] = 0
    look, seat = Outlook(table.state), table.seat("stark")
    assert (
        leaving(table.state, look, seat, table.area("white-harbor")) >= look.lands[table.area("white-harbor")]
    )
    assert leaving(table.state, look, seat, table.area("winterfell")) == 0.0  # the garrison stays


def test_by_habit_a_house_supports_itself_and_leaves_others_to_their_quarrels() -> None:
    units = {
        "winterfell": "stark knight",
        "white-harbor": "stark footman",
        "moat-cailin": "baratheon footman",
        "seagard": "greyjoy footman",
    }
    table = fighting(units, {"winterfell": "march", "white-harbor": "support", "seagard": "support"})
    table.play("moat-cailin")
    answers = {}
    while table.state.stack[-1][0] == f.Q_SUPPORT:
        seat = table.state.deciders()[0]
        move = ROOM.advice.pick(table.state, seat, table.state.legal(seat), Dice(1))
        answers[seat] = table.state.write(seat, move)
        table.state.play(seat, move)
    assert answers == {table.seat("stark"): "attacker", table.seat("greyjoy"): "neither"}


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
