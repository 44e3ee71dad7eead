"""CT-13: the Nasty track and Nasty Says."""

from __future__ import annotations

import pytest

from tavolata.games.cavern_tavern.rules import questions as q
from tavolata.games.cavern_tavern.rules import tables as t

from .positions import ROOM, Chamber, Table, position

BUSY = {0: "tip-jar"}


def step(table: Table, seat: int, steps: int) -> Table:
    """Move a marker on the Nasty track."""
    table.state.stack.append([q.MOVE_NASTY, seat, steps])
    table.state.go_on(table.told.append)
    return table


@pytest.mark.clause("CT-1.9", "CT-18.2")
def test_the_rulebook_shows_the_track() -> None:
    shown, track = ROOM.figures("track", ROOM.words("en")).rows, position(["1", "1"]).state.tables.track
    assert [row[:2] for row in shown] == [(str(space), str(lost)) for space, lost in enumerate(track)]
    assert [row[0] for row in shown if row[2]] == ["3", "6", "9"]


@pytest.mark.clause("CT-13.1")
def test_nobody_moves_beyond_the_ends() -> None:
    assert step(position(["1", "1"], nasty={0: 10}), 0, 1).state.nasty == [10, 0]
    assert step(position(["1", "1"], nasty={0: 1}), 0, -3).state.nasty == [0, 0]


@pytest.mark.clause("CT-13.2")
def test_spaces_three_six_and_nine_call() -> None:
    for space in range(1, 11):
        table = step(position(["1", "1"], nasty={0: space - 1}, says_top="the-fine"), 0, 1)
        assert table.says() == (["the-fine"] if space in (3, 6, 9) else [])
        if space in (3, 6, 9):
            assert table.state.view(1)["players"][0]["says"][0]["id"] == "the-fine"


@pytest.mark.clause("CT-13.3")
def test_each_space_calls_once() -> None:
    table = step(position(["1", "1"], nasty={0: 2}, says_top="the-fine"), 0, 1)
    step(step(table, 0, -1), 0, 1)
    assert table.says() == ["the-fine"] and table.state.nasty[0] == 3
    assert step(position(["1", "1"], nasty={0: 2}, called={0: [3]}), 0, 1).says() == []


@pytest.mark.clause("CT-13.4")
def test_nobody_is_called_in_the_tenth_round() -> None:
    assert step(position(["1", "1"], nasty={0: 2}, round=10), 0, 1).says() == []
    table = position(["1", ""], nasty={0: 2}, round=9, orders={0: "hopping-gnome"}, items=BUSY)
    table.place("cellar-1").play("take fruit", "end")
    assert table.state.round == 10 and table.state.nasty[0] == 3 and table.says() == []


@pytest.mark.clause("CT-13.5")
def test_a_nasty_says_closes_kitchen_chores_and_the_own_board() -> None:
    chamber = Chamber("keep-a-secret", own={0: "trim-the-candles"})
    table = position(["1 2 3 4", "1"], says={0: "top-shelf"}, chamber=chamber)
    zones = {text.removeprefix("place ") for text in table.legal if text.startswith("place ")}
    assert {"cellar-1", "office", "replace-order", "item", "magic-potion", "mrs-nasty", "chamber-1"} <= zones
    for zone in ("make-lunch", "wipe-the-tables", "own-1"):
        assert table.refused(f"place {zone}") == "CT-13.5"
    table = position(["1 2 3 4", "1"], chamber=chamber)
    assert {"place make-lunch", "place wipe-the-tables", "place own-1"} <= table.legal


@pytest.mark.clause("CT-13.6")
def test_it_is_done_as_soon_as_one_way_is_met_counting_from_when_it_came() -> None:
    table = position(["5 6 5", "1 1 1"], says={0: "top-shelf"}, items={**BUSY, 1: "hammer"})
    table.place("cellar-5", "5").play("take beer", "end")
    assert table.says() == ["top-shelf"]
    table.place("cellar-1", "1").play("take fruit", "end")
    table.place("cellar-6", "6").play("take spirits")
    assert table.says() == [] and len(table.heard("says-done")) == 1
    table = position(["5", "1"], goods={0: "ambrosia mead rocks"}, orders={0: "doorstep-nip"})
    table.play("serve")
    step(table, 0, 3)
    state = table.state
    assert state.says[0][0][2] == 1  # the order served before does not count
    table = position(
        ["5", "1"], goods={0: "ambrosia mead rocks"}, orders={0: "doorstep-nip"}, says={0: "prove-yourself"}
    )
    assert table.play("serve").says() == []


@pytest.mark.clause("CT-13.6")
def test_what_was_done_before_the_card_came_does_not_count() -> None:
    table = position(["5 5 6", ""], nasty={0: 2}, says_top="top-shelf", items=BUSY)
    table.place("cellar-5", "5").play("take beer")
    assert step(table, 0, 1).says() == ["top-shelf"]
    table.play("end", "end").place("cellar-6", "6").play("take spirits")
    assert table.says() == ["top-shelf"], "one use since, one before"
    goods = {0: "ambrosia mead rocks fruit fruit mead"}
    table = position(
        ["1", "1"],
        goods=goods,
        orders={0: "doorstep-nip"},
        hall="button-popper",
        nasty={0: 2},
        says_top="prove-yourself",
    )
    assert step(table.play("serve"), 0, 1).says() == ["prove-yourself"]
    assert table.play("order 1", "serve").says() == []


@pytest.mark.clause("CT-13.6")
def test_different_zones_are_different() -> None:
    dice = ["1 2 3", *["1"] * 5]
    for zones, done in (((0, 0), False), ((0, 1), True)):
        table = position(dice, says={0: "stocktaking"}, items=BUSY)
        table.state.uses[0] = [t.IN_CELLAR + t.USE_ZONE * zone + t.USE_DICE for zone in zones]
        table.place("cellar-3", "3").play("take mead")
        assert (table.says() == []) == done


@pytest.mark.clause("CT-13.7")
def test_it_is_paid_in_ones_own_turn_at_no_cost() -> None:
    table = position(["1", "1"], goods={0: "beer mead wine"}, says={0: "drinks-on-you"})
    table.play("obey 1 1")
    assert table.asked == ("pay-says", 0) and table.legal == {"give beer", "give mead"}
    table.play("give beer", "give wine")
    assert table.goods() == "mead" and table.says() == [] and "place cellar-1" in table.legal
    table = position(["1", "1"], goods={0: "beer"}, says={0: "drinks-on-you"})
    assert table.refused("obey 1 1") == "CT-13.7"
    table = position(["1", "1"], items={0: "clover tip-jar"}, says={0: "empty-pockets"})
    assert table.play("obey 1 1", "discard clover").items() == {"tip-jar"}
    assert position(["1", "1"], points={0: 9}, says={0: "wizards-rent"}).play("obey 1 2").score() == 6


@pytest.mark.clause("CT-13.7")
def test_the_shape_of_what_is_paid() -> None:
    table = position(["1", "1"], goods={0: "beer beer mead"}, says={0: "matching-pair"})
    assert {"obey 1 1", "obey 1 2"} <= table.legal
    assert table.play("obey 1 1").goods() == "mead"
    table = position(["1", "1"], goods={0: "beer beer"}, says={0: "tasting-tray"})
    assert table.refused("obey 1 1") == "CT-13.7"
    table = position(["1", "1"], goods={0: "beer beer mead wine"}, says={0: "tasting-tray"})
    table.play("obey 1 1", "give beer")
    assert table.legal == {"give mead", "give wine"}


@pytest.mark.clause("CT-13.8")
def test_a_potion_is_paid_as_any_ingredient() -> None:
    table = position(["1", "1"], goods={0: "beer wine potion"}, says={0: "matching-pair"})
    table.play("obey 1 1")
    assert table.legal == {"give beer", "give wine"}
    assert table.play("give beer").goods() == "wine"  # the Potion stands for the other Beer


@pytest.mark.clause("CT-13.10")
def test_one_deed_may_serve_several() -> None:
    table = position(["5 6", "1 1"], says={0: "top-shelf barrel-parade"}, items={**BUSY, 1: "hammer"})
    state = table.state
    state.uses[0] = [1 + 64 * 4 + 2048, 1 + 64 * 5 + 2048]
    table.place("cellar-6", "6").play("take spirits")
    assert table.says() == []


@pytest.mark.clause("CT-13.11")
def test_discarded_ones_make_a_new_deck() -> None:
    table = position(["1", "1"], nasty={0: 2})
    state = table.state
    state.says_deck, state.says_discards = [], state.says_deck
    step(table, 0, 1)
    assert len(table.says()) == 1 and state.says_discards == [] and len(state.says_deck) == 14
    table = position(["1", "1"], nasty={0: 2})
    state = table.state
    state.says_deck = []
    step(table, 0, 1)
    assert table.says() == [] and len(table.heard("called-in-vain")) == 1


@pytest.mark.clause("CT-13.12")
def test_each_space_reached_calls() -> None:
    table = step(position(["1", "1"], nasty={0: 2}, says_top="the-fine stocktaking"), 0, 4)
    assert table.says() == ["the-fine", "stocktaking"] and table.state.nasty[0] == 6
