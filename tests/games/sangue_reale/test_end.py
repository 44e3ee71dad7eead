"""SR-12: how an Era ends and who wins it."""

from __future__ import annotations

import pytest

from tavolata.games.sangue_reale.rules.tables import FACES

from .positions import Table, begin, new


@pytest.mark.clause("SR-12.1")
def test_the_king_dies_after_twenty_five_rounds() -> None:
    table = begin().reach_round(24)
    assert not table.over()
    table.plan(2, 2)
    assert table.over() and table.state.rounds() == 25 and table.state.deciders() == []
    assert table.state.why(0, 0) is not None


@pytest.mark.clause("SR-12.1")
def test_the_last_round_is_played_to_its_end() -> None:
    table = begin().reach_round(24)
    table.act(0, 1, 3)
    assert not table.over()
    table.play("take 3", "turn 5")
    assert table.over()


def everything_but_one(seat: int) -> Table:
    """All is taken but one territory, of which the seat misses the number of a line it is about to reach."""
    table = begin()
    value = table.near_line(seat)
    table.steps(1 - seat, value, table.sheet.columns[value - 1].icon_at).take_supporters(seat, value)
    land = table.with_number(value)[0]
    table.own_all(1 - seat, land)
    table.circle(seat, *[place for place in table.numbers(land) if not place.endswith(str(value))])
    table.act(seat, 2, value, value)
    table.play(f"number {land} {value}")
    return table


@pytest.mark.clause("SR-12.2", "SR-12.3")
def test_when_everything_is_taken_the_round_is_the_last() -> None:
    table = everything_but_one(0)
    assert not table.over() and table.turn == 1 and table.asked == "draw", "the other still acts"
    assert table.state.view(None)["ending"] is True
    table.play("turn 1")
    assert table.over() and table.state.rounds() == 1


@pytest.mark.clause("SR-12.2")
def test_a_supporter_that_is_free_keeps_the_era_going() -> None:
    table = begin()
    table.take_supporters(0, 3).own_all(1).act(0, 6, 1).settle()
    assert not table.over()
    table = begin()
    table.take_supporters(0).own_all(1, table.sheet.names[0]).act(0, 6, 1).settle()
    assert not table.over()


@pytest.mark.clause("SR-12.3")
def test_a_void_round_ends_nothing() -> None:
    table = begin()
    table.take_supporters(0).own_all(1)
    table.plan(3, 3)
    assert not table.over(), "it is looked at when an action is over"


@pytest.mark.clause("SR-12.4")
def test_land_with_no_box_or_several_does_not_count() -> None:
    table = begin(era=3)
    several = [
        place
        for place in range(len(table.sheet.parcels))
        if bin(table.state.territory[place] & table.sheet.boxes).count("1") != 1
    ]
    assert several, "Era III begins with land that nobody can control"
    table.take_supporters(0).own_all(1)
    assert all(table.state.owner[place] == -1 for place in several)
    table.state.drawn = [0] * 10
    table.act(0, 6, 1).settle()
    assert table.over()


@pytest.mark.clause("SR-12.5")
def test_more_points_win() -> None:
    for seat in (0, 1):
        table = begin()
        table.circle(seat, table.numbers("corno")[0])
        table.finish_era()
        assert table.state.winners() == [seat]


@pytest.mark.clause("SR-12.6")
def test_equal_points_more_territories() -> None:
    table = begin()
    lands = sorted(table.sheet.parcels, key=lambda parcel: parcel.value)
    small = lands[0]
    table.own(1, small.id)
    points = table.points(1)
    for place in [p for land in lands[1:] for p in table.numbers(land.id)[:1]][:points]:
        table.circle(0, place)
    lacking = points - table.points(0)
    for place in [p for land in lands[1:] for p in table.numbers(land.id)[1:2]][:lacking]:
        if len(table.numbers(place.split()[0])) > 2:
            table.circle(0, place)
    assert table.points(0) == table.points(1)
    table.finish_era()
    assert table.state.winners() == [1]


@pytest.mark.clause("SR-12.6")
def test_then_more_supporters_then_more_numbers() -> None:
    table = begin()
    worth = {number: table.sheet.supporters[number - 1].vp for number in range(1, 7)}
    column = min((number for number in worth if worth[number] > 0), key=lambda number: worth[number])
    table.steps(1, column, table.sheet.columns[column - 1].icon_at)
    places = [table.numbers(parcel.id)[0] for parcel in table.sheet.parcels]
    table.circle(0, *places[: table.points(1)])
    assert table.points(0) == table.points(1) > 0
    table.finish_era()
    assert table.state.winners() == [1]
    table = begin()  # seat 0 has one land, seat 1 the same points and one number more
    value = {parcel.id: parcel.value for parcel in table.sheet.parcels}
    pairs = [(a, b) for a in value for b in value if value[a] == value[b] and a != b]
    counts = {parcel.id: len(parcel.numbers) for parcel in table.sheet.parcels}
    uneven = [(a, b) for a, b in pairs if counts[a] > counts[b]]
    if uneven:
        more, less = uneven[0]
        table.own(1, more).own(0, less)
        assert table.points(0) == table.points(1)
        table.finish_era()
        assert table.state.winners() == [1]


@pytest.mark.clause("SR-12.7")
def test_a_full_tie_is_the_seeds_at_first() -> None:
    winners = set()
    for seed in range(20):
        table = Table(new(seed, era=1))
        fence = table.state.fence
        table.finish_era()
        assert table.state.fence > fence
        winners |= set(table.state.winners())
    assert winners == {0, 1}


@pytest.mark.clause("SR-12.7")
def test_a_full_tie_later_goes_to_the_loser_of_the_era_before() -> None:
    for seat in (0, 1):
        table = begin(era="campaign")
        table.own(seat, table.sheet.names[0])
        table.finish_era().play("claimant alfred")
        assert table.black(0) == [0] * FACES
        table.state.circled = [0, 0]
        table.finish_era()
        assert table.state.won[:2] == [seat, 1 - seat]


@pytest.mark.clause("SR-3.1", "SR-7.3")
def test_the_last_turn_lasts_to_the_end() -> None:
    """Once all 25 rounds are written there is no sixth turn: modifiers that count are those of the fifth."""
    table = begin(era=1).own(0, "corno").modifiers(0, 5, 2).modifiers(0, 1).modifiers(1, 5, 3).modifiers(1, 1)
    table.reach_round(20)
    assert table.state.turn() == 4, "round 21 belongs to the fifth turn"
    table.reach_round(24)
    assert table.state.turn() == 4
    table.finish_era()
    assert table.over() and table.state.turn() == 4
    assert [table.state.modifiers(seat) for seat in (0, 1)] == [2, 3]


@pytest.mark.clause("SR-3.1")
def test_each_turn_has_five_rounds() -> None:
    table = begin(era=1)
    turns = []
    for rounds in range(25):
        turns.append(table.reach_round(rounds).state.turn())
    assert turns == [turn for turn in range(5) for _ in range(5)]
