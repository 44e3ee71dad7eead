from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import tavolata
from tavolata.bots.base import Budget
from tavolata.engine.errors import BadOption
from tavolata.engine.rng import mix
from tavolata.lab.arena import ArenaReport, arena, seatings, usual_seats
from tavolata.lab.matches import Result
from tavolata.lab.ratings import Rating, Ratings
from tavolata.lab.workshop import Workshop, make_schedule

from .toys import morra, without_processes

PRIMO = "primo-cavaliere"


@pytest.fixture
def game() -> Iterator[str]:
    with morra() as id:
        yield id


def lasting(report: ArenaReport) -> dict[str, Any]:
    """A report without the times."""
    data: dict[str, Any] = report.json()
    del data["seconds"]
    for bot in data["bots"]:
        del bot["seconds_per_decision"]
    return data


# -- who sits where ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "seats"), [(2, 2), (2, 3), (3, 3), (2, 4), (4, 4), (1, 2), (5, 3), (3, 1), (4, 2)]
)
def test_every_bot_sits_at_every_seat_equally_often(bots: int, seats: int) -> None:
    all_seatings = seatings(bots, seats)
    sat = Counter((bot, seat) for seating in all_seatings for seat, bot in enumerate(seating))
    for bot in range(bots):
        assert len({sat[bot, seat] for seat in range(seats)}) == 1
        assert sat[bot, 0] > 0
    if seats <= bots:
        assert len(set(sat.values())) == 1
        assert len(set(all_seatings)) == len(all_seatings)


def test_the_last_bot_takes_the_seats_left_over() -> None:
    for seating in seatings(2, 4):
        assert Counter(seating) == {0: 1, 1: 3}


def test_every_group_plays_where_seats_are_few() -> None:
    groups = Counter(tuple(sorted(seating)) for seating in seatings(4, 3))
    assert groups == {(0, 1, 2): 3, (0, 1, 3): 3, (0, 2, 3): 3, (1, 2, 3): 3}


def test_neighbours_stay_neighbours() -> None:
    """So whoever names partners of a team at every other place keeps them partners."""
    for seating in seatings(4, 4):
        assert seating.index(2) == (seating.index(0) + 2) % 4


def test_usual_seats() -> None:
    assert [usual_seats((2, 4), bots) for bots in (1, 2, 3, 4, 5)] == [2, 2, 4, 4, 4]


def test_every_deal_is_played_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[int, tuple[str, ...], bytes]] = []
    play = Workshop.play

    def watch(workshop: Workshop, number: int) -> Result:
        schedule = workshop.schedule
        deal, which = divmod(number, len(schedule.seatings))
        names = tuple(schedule.bots[entry] for entry in schedule.seatings[which])
        state = workshop.room.game.new(schedule.seats, mix(schedule.seed, "deal", deal))
        played.append((deal, names, state.key()))
        return play(workshop, number)

    monkeypatch.setattr(Workshop, "play", watch)
    report = arena(PRIMO, ["greedy", "random"], 7, 1, seats=3)
    assert (report.deals, report.games, len(played)) == (3, 9, 9)
    for deal in range(3):
        tables = [names for number, names, _ in played if number == deal]
        assert sorted(names.index("greedy") for names in tables) == [0, 1, 2]
    assert len({key for _, _, key in played}) == 3


# -- results ----------------------------------------------------------------------------------------------------------


def test_equal_bots_share_the_wins() -> None:
    """One interval in twenty may miss the truth, so twenty are looked at."""
    held = 0
    first = 0.0
    for seed in range(20):
        report = arena(PRIMO, ["random", "random"], 100, seed)
        one, other = report.bots
        assert (one.entry, one.bot, one.games) == (0, "random", 100)
        assert (other.entry, other.bot, other.games) == (1, "random", 100)
        assert one.first + other.first == sum(share.first for share in report.order_shares) == 100
        held += one.interval[0] <= 0.5 <= one.interval[1]
        first += one.first
    assert held >= 16
    assert abs(first / 2000 - 0.5) < 0.04


def test_matches_on_one_deal_do_not_repeat_each_other() -> None:
    """Equal bots would split every deal if a seat had the same luck whoever sat there."""
    bots = ["random", "random"]
    workshop = Workshop(make_schedule(PRIMO, bots, seatings(2, 2), 20, 1, None, None, Budget(playouts=1)))
    pairs = [(workshop.play(2 * deal), workshop.play(2 * deal + 1)) for deal in range(20)]
    assert any(one.wins != other.wins for one, other in pairs)
    assert all(one.first == other.first for one, other in pairs)


def test_order_of_play_follows_the_seat_that_began() -> None:
    """If the second seat always begins, whoever sits there is first in the order of play."""
    bots = ["random", "random", "random"]
    options: dict[str, object] = {"first": 2}
    report = arena(PRIMO, bots, 60, 3, options=options)
    workshop = Workshop(make_schedule(PRIMO, bots, seatings(3, 3), 20, 3, options, None, Budget(playouts=1)))
    results = [workshop.play(number) for number in range(60)]
    by_seat = [sum(result.wins[seat] for result in results) for seat in range(3)]
    assert len(set(by_seat)) > 1
    assert [share.first for share in report.order_shares] == [by_seat[1], by_seat[2], by_seat[0]]


def test_greedy_beats_random() -> None:
    report = arena(PRIMO, ["greedy", "random"], 60, 4, options={"companions": "none"})
    greedy, random = report.bots
    assert greedy.first_share > 0.6
    assert greedy.interval[0] <= greedy.first_share <= greedy.interval[1]
    assert greedy.rating > random.rating


def test_the_number_of_processes_changes_nothing() -> None:
    calls: list[int] = []
    one = arena(PRIMO, ["greedy", "random", "random"], 30, 9, seats=2)
    two = arena(PRIMO, ["greedy", "random", "random"], 30, 9, seats=2, jobs=2, progress=calls.append)
    assert lasting(one) == lasting(two)
    assert sum(calls) == one.games == 30


def test_json_is_plain_and_complete() -> None:
    data = json.loads(json.dumps(arena(PRIMO, ["greedy", "random"], 3, 5, seats=3).json()))
    assert (data["game"], data["seats"], data["seed"]) == (PRIMO, 3, 5)
    assert data["rules"] == tavolata.game(PRIMO).version
    assert (data["games"], data["deals"]) == (3, 1)
    assert data["budget"] == {"seconds": 0.5, "playouts": None}
    assert data["seconds"] > 0
    for bot in data["bots"]:
        assert {"bot", "games", "first", "first_share", "interval", "rating", "mu", "sigma"} <= set(bot)
        assert {"seconds_per_decision", "playouts_per_decision", "proven", "decisions"} <= set(bot)
        low, high = bot["interval"]
        assert 0 <= low <= bot["first_share"] <= high <= 1
        assert bot["rating"] == pytest.approx(bot["mu"] - 3 * bot["sigma"])
    assert [bot["bot"] for bot in data["bots"]] == ["greedy", "random"]
    assert [share["position"] for share in data["order_shares"]] == [0, 1, 2]
    assert set(data["lengths"]) == {"mean", "least", "most", "median", "p95"}
    assert data["decisions"] == sum(bot["decisions"] for bot in data["bots"])


def test_all_or_nothing_still_leaves_doubt(game: str) -> None:
    report = arena(game, ["high", "low"], 20, 1)
    high, low = report.bots
    assert (high.first, low.first) == (20.0, 0.0)
    assert 0.6 < high.interval[0] < high.interval[1] == 1.0
    assert 0.0 == low.interval[0] < low.interval[1] < 0.4
    assert high.rating > low.rating
    assert (high.playouts_per_decision, low.playouts_per_decision) == (7.0, 0.0)
    assert high.proven == high.decisions == report.proven
    assert low.proven == 0


def test_a_bot_at_several_seats_wins_once_a_match(game: str) -> None:
    report = arena(game, ["low", "high"], 9, 1, seats=3)
    assert [(bot.games, bot.first) for bot in report.bots] == [(9, 0.0), (9, pytest.approx(9.0))]


def test_a_team_of_one_bot_wins_whole_matches(game: str) -> None:
    report = arena(game, ["high", "low"], 8, 1, seats=4, options={"end": "team"})
    assert [bot.first for bot in report.bots] == [4.0, 4.0]  # high and its partner low beat two lows
    one_side = arena(game, ["high", "low", "high", "low"], 8, 1, options={"end": "team"})
    assert [bot.first for bot in one_side.bots] == [4.0, 0.0, 4.0, 0.0]


def test_bots_that_play_alone_are_compared_on_the_same_deals(game: str) -> None:
    report = arena(game, ["low", "high"], 40, 1, seats=1, options={"end": "luck"})
    low, high = report.bots
    assert (report.deals, low.games, high.games) == (20, 20, 20)
    assert high.first > low.first
    assert high.rating > low.rating
    assert report.nobody == 40 - high.first - low.first


def test_where_nobody_wins_nobody_is_better(game: str) -> None:
    report = arena(game, ["high", "low"], 10, 1, options={"end": "nobody"})
    assert report.nobody == 10
    assert [bot.first_share for bot in report.bots] == [0.0, 0.0]
    assert report.bots[0].rating == report.bots[1].rating


# -- ratings ----------------------------------------------------------------------------------------------------------


def _result(wins: list[float], scores: list[int]) -> Result:
    seats = len(wins)
    return Result(wins, scores, 0, [1] * seats, [0.0] * seats, [0] * seats, [0] * seats)


def test_ratings_follow_the_order_of_finish() -> None:
    ratings = Ratings(3)
    ratings.add((0, 1, 2), _result([0.0, 1.0, 0.0], [1, 2, 2]))  # the tie-break made seat 1 the winner
    first, second, third = (ratings.now[entry].mu for entry in (1, 2, 0))
    assert first > second > third
    assert all(rating.sigma < Rating(25, 25 / 3).sigma for rating in ratings.now)


def test_numbers_alone_are_no_strength() -> None:
    """A bot at two of three seats wins two of three matches among equals: its rating must not rise for that."""
    ratings = Ratings(2)
    for turn in range(300):
        wins = [0.0, 0.0, 0.0]
        wins[turn * 7 % 3] = 1.0
        ratings.add((0, 1, 1), _result(wins, [0, 0, 0]))
    assert abs(ratings.now[0].mu - ratings.now[1].mu) < 2


# -- wrong input ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"games": 0}, "games is 0; allowed: a whole number from 1 up"),
        ({"jobs": -2}, "jobs is -2; allowed"),
        ({"seats": 5}, "is for 2, 3, 4 players, not 5"),
        ({"seats": 0}, "is for 2, 3, 4 players, not 0"),
        ({"bots": []}, "no bot is named; there are: random, greedy, search"),
        ({"bots": ["random", "chess"]}, "no bot 'chess'; there are: random, greedy, search"),
        ({"bots": ["random", "search:playouts=0"]}, "above zero"),
        ({"options": {"teams": True}}, "teams need 4 players, not 2"),
        ({"seed": 2**256}, "allowed: a whole number from 0"),
    ],
)
def test_wrong_input_says_what_is_allowed(
    change: dict[str, Any], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadOption) as caught:
        arena(**without_processes(monkeypatch, change))
    assert said in str(caught.value)
