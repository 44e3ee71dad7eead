"""What the game tells bots."""

from __future__ import annotations

import pytest

from tavolata.bots.base import consult
from tavolata.engine.advice import Dice
from tavolata.games.trono_di_spade.bot import goals as goals
from tavolata.games.trono_di_spade.bot import mixtures as mixtures
from tavolata.games.trono_di_spade.bot import pacts as pacts
from tavolata.games.trono_di_spade.bot import prospects as hopes
from tavolata.games.trono_di_spade.bot import talk as talk
from tavolata.games.trono_di_spade.bot import worth as worth
from tavolata.games.trono_di_spade.bot.advice import TronoDiSpadeAdvice
from tavolata.games.trono_di_spade.bot.orders import best_march, gain, leaving
from tavolata.games.trono_di_spade.bot.worth import Outlook
from tavolata.games.trono_di_spade.rules import alliances as alliances
from tavolata.games.trono_di_spade.rules import frames as f
from tavolata.games.trono_di_spade.rules import tables
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


def test_a_march_that_must_go_on_goes_on() -> None:
    """Nothing more is to be had, but two footmen at Karhold are one army too many (TS-10.17)."""
    units = {
        "winterfell": "stark footman footman footman footman",
        "castle-black": "stark footman footman knight",
        "white-harbor": "stark footman footman",
        "the-stony-shore": "stark footman footman",
        "moat-cailin": "stark knight",
    }
    table = acting(units, {"winterfell": "march"}, supply={"stark": 5}).send("karhold", "footman footman")
    seat = table.seat("stark")
    moves = table.state.legal(seat)
    assert table.asked == ("march", "stark") and "done" not in table.legal
    assert all(ROOM.advice.pick(table.state, seat, moves, Dice(number)) in moves for number in range(1, 40))


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
    for mode in ("off", "castles"):
        state = new(4, alliances=mode)
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


def voting(houses: dict[str, str], seats: int = 6, **options: object) -> Table:
    """A ballot, with these units on the board."""
    table = planning(houses, seats=seats, alliances="castles", **options)
    table.state.stack[-1] = [f.Q_BALLOT, -1, 1]
    table.state.sealed = 0
    return table


def likeliest(table: Table, seat: int) -> str:
    """The move that a House is likeliest to make where all choose at once."""
    moves, mixture = table.state.legal(seat), ROOM.advice.mixture(table.state, seat)
    return table.state.write(seat, moves[mixture.index(max(mixture))])


BORDERS = {
    "winterfell": "stark footman",
    "moat-cailin": "stark knight footman",
    "white-harbor": "stark footman",
    "pyke": "greyjoy footman",
    "seagard": "greyjoy knight footman",
    "lannisport": "lannister footman",
    "riverrun": "lannister knight footman",
    "harrenhal": "lannister footman",
    "dragonstone": "baratheon footman",
    "crackclaw-point": "baratheon knight footman",
    "kings-landing": "baratheon footman",
    "highgarden": "tyrell footman",
    "the-reach": "tyrell knight footman",
    "sunspear": "martell footman",
    "storms-end": "martell knight footman",
    "yronwood": "martell footman",
}
"""Armies at the borders of others."""


def wishes(table: Table) -> list[int]:
    """Whom each House would name."""
    return [pacts.partners(table.state, seat) for seat in range(table.state.seats)]


@pytest.mark.parametrize("thresholds", ["text", "board"])
def test_whoever_is_named_names_back(thresholds: str) -> None:
    wanted = wishes(voting(BORDERS, thresholds=thresholds))
    assert any(wanted)
    for seat in range(6):
        for other in range(6):
            if wanted[seat] >> other & 1:
                assert wanted[other] | 1 << other == wanted[seat] | 1 << seat


def test_a_house_names_those_it_wants_and_then_is_done() -> None:
    table = voting(BORDERS)
    wanted = wishes(table)
    seat = next(seat for seat in range(6) if wanted[seat])
    for _ in range(wanted[seat].bit_count()):
        table.state.play(seat, table.state.read(seat, likeliest(table, seat)))
    assert table.state.ballots[seat] == wanted[seat] and likeliest(table, seat) == "done"


def test_a_house_about_to_win_alone_joins_nobody() -> None:
    rich = "winterfell white-harbor moat-cailin seagard the-eyrie riverrun".split()
    table = voting({**BORDERS, **dict.fromkeys(rich, "stark knight footman")})
    assert pacts.partners(table.state, table.seat("stark")) == 0
    assert likeliest(table, table.seat("stark")) == "pass"


def test_houses_ally_for_a_safe_border() -> None:
    """King's Landing lies open to a great army in the Reach, which has its own to fear: allied, neither has."""
    table = voting({"kings-landing": "baratheon footman knight", "the-reach": "tyrell knight knight"})
    one, other = table.seat("baratheon"), table.seat("tyrell")
    pair = 1 << one | 1 << other
    assert pacts.help_of(table.state, one, pair) > talk.FAR
    gains = pacts.gains(table.state, pair, pacts.standing(table.state))
    assert gains[one] > 1.0


def test_an_allys_ships_and_armies_bring_structures_within_reach() -> None:
    units = {"pyke": "greyjoy knight footman", "ironmans-bay": "lannister ship"}
    table = voting({**units, "lannisport": "lannister footman"})
    greyjoy, lannister = table.seat("greyjoy"), table.seat("lannister")
    look = Outlook(table.state)
    assert not hopes.within_reach(table.state, look, greyjoy)
    for seat in (greyjoy, lannister):
        table.state.ally[seat] = 1 << greyjoy | 1 << lannister
    goals = hopes.within_reach(table.state, look, greyjoy)
    assert {table.area(land) for land in ("riverrun", "seagard", "flints-finger")} == set(goals)


def test_allies_count_on_each_others_support() -> None:
    units = {"winterfell": "stark knight", "seagard": "greyjoy knight", "moat-cailin": "baratheon footman"}
    table = planning(units, alliances="castles")
    state, stark, greyjoy = table.state, table.seat("stark"), table.seat("greyjoy")
    goal, start = table.area("moat-cailin"), table.area("winterfell")
    assert worth.help(state, Outlook(state), stark, goal, start, True) == 0.0
    for seat in (stark, greyjoy):
        state.ally[seat] = 1 << stark | 1 << greyjoy
    hoped = worth.help(state, Outlook(state), stark, goal, start, True)
    state.order[table.area("seagard")], state.revealed = tables.SUPPORT, 1
    assert 0.0 < hoped < worth.help(state, Outlook(state), stark, goal, start, True) == 2.0


@pytest.mark.parametrize(
    ("units", "offer", "reason"),
    [
        ({"winterfell": "stark knight", "sunspear": "martell knight"}, "martell", "far"),
        (
            dict.fromkeys(
                "winterfell white-harbor moat-cailin karhold seagard".split(), "stark knight footman"
            )
            | {"pyke": "greyjoy footman", "riverrun": "greyjoy knight footman"},
            "greyjoy",
            "alone",
        ),
    ],
)
def test_a_bot_declines_for_a_reason_that_is_true(units: dict[str, str], offer: str, reason: str) -> None:
    table = voting(units)
    state = table.state
    stark, by = table.seat("stark"), table.seat(offer)
    state.offers = [[by, 1 << stark | 1 << by, *[f.UNANSWERED] * 6]]
    state.stack[-1] = [f.Q_PROPOSAL, stark, 0]
    assert table.state.write(stark, ROOM.advice.word(state, stark)) == f"decline {reason}"


def test_bots_propose_agree_and_vote_under_the_texts_figures() -> None:
    """From the end of a Westeros phase to the alliances that follow from it."""
    table = voting(BORDERS)
    state = table.state
    state.stack.pop()
    state.clashed = 1
    alliances.after_westeros(state, None)
    state.go_on(None)
    bot, number = make_bot("greedy", ROOM), 0
    while state.stack[-1][0] in (f.Q_PROPOSE, f.Q_PROPOSAL, f.Q_BALLOT):
        seat = state.deciders()[0]
        state.play(seat, consult(bot, state, seat, number).move, table.events.append)
        number += 1
    assert table.heard("proposes") and table.heard("accepts-alliance") and table.heard("allied")


def test_allies_share_what_they_win_if_the_game_ends_before_their_alliance() -> None:
    table = voting(BORDERS)
    one, other = table.seat("stark"), table.seat("martell")
    alone = pacts.standing(table.state)
    for seat in (one, other):
        table.state.ally[seat] = 1 << one | 1 << other
    early = pacts.standing(table.state)
    table.state.round = 10
    late = pacts.standing(table.state)
    assert sum(early) == pytest.approx(1.0) and sum(late) == pytest.approx(1.0)
    assert late[one] == pytest.approx(late[other])
    assert abs(early[one] - alone[one]) < 0.25 * abs(late[one] - alone[one])


def test_breaking_an_alliance_costs_and_less_so_the_later_it_is() -> None:
    lost = []
    for round in (3, 8):
        table = planning(BORDERS, alliances="castles", round=round)
        stark, greyjoy = table.seat("stark"), table.seat("greyjoy")
        for seat in (stark, greyjoy):
            table.state.ally[seat] = 1 << stark | 1 << greyjoy
        kept = ROOM.advice.values(table.state)[stark]
        alliances.betray(table.state, stark, None)
        lost.append(1.0 - ROOM.advice.values(table.state)[stark] / kept)
    early, late = lost
    assert early > late > 0.0


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
    aims = []
    for area, token in planned.items():
        if token <= tables.MARCH_STAR:
            best_march(table.state, look, table.seat("stark"), area, tables.MODIFIER[token])
            aims.append(look.goal)
            look.claim(table.seat("stark"))
    assert aims and len(set(aims)) == len(aims)


def test_an_objective_that_is_nearer_is_worth_more() -> None:
    units = {"winterfell": "stark footman", "moat-cailin": "stark footman"}
    near, far = planning(units, alliances="objectives"), planning({}, alliances="objectives")
    seat = near.seat("stark")
    instant = near.state.tables.instants[near.state.house[seat]]
    assert 0.0 <= goals.progress(far.state, seat, instant) < goals.progress(near.state, seat, instant) < 1.0
    assert goals.points_ahead(near.state, seat, True) > goals.points_ahead(far.state, seat, True)


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
