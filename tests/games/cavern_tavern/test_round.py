"""CT-3, CT-4, CT-7: the round, a turn, and what happens between two rounds."""

from __future__ import annotations

import pytest

from tavolata.games.cavern_tavern.rules import round as rounds
from tavolata.games.cavern_tavern.rules import tables as t

from .positions import ROOM, Chamber, Table, position, started


@pytest.mark.clause("CT-3.1")
def test_everybody_rolls_at_the_start_of_a_round() -> None:
    table = position(["1", "", ""], white=2, points={0: 5, 2: 9}, items={0: "tip-jar"})
    table.place("cellar-1").play("take fruit", "end")
    assert table.state.round == 6 and table.state.white == 1
    assert [len(dice) for dice in table.state.dice] == [4, 5, 4]
    assert len(table.heard("rolls")) == 3


@pytest.mark.clause("CT-3.2")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = position(["1", "2", "3"], turn=1, marker=1, items={0: "tip-jar", 1: "clover", 2: "hammer"})
    seats = []
    for zone in ("cellar-2", "cellar-3", "cellar-1"):
        seats.append(table.seat)
        table.place(zone).play(sorted(table.legal)[0])
        if table.state.round == 5:
            table.play("end")
    assert seats == [1, 2, 0] and table.seat == table.state.leader == 1


@pytest.mark.clause("CT-3.3", "CT-3.4")
def test_the_round_ends_when_nobody_can_place_but_the_turn_is_finished() -> None:
    table = position(["2", ""], orders={0: "polite-refusal"}, goods={0: "nectar nectar rocks"})
    table.place("cellar-2").play("take syrup")
    assert table.state.round == 5 and "serve" in table.legal
    table.play("serve")
    assert table.score() == 10 and table.state.round == 5
    assert table.play("end").state.round == 6


@pytest.mark.clause("CT-3.5")
def test_players_without_dice_still_get_turns() -> None:
    table = position(["1 1", "", ""], items={0: "tip-jar", 1: "dwarven-mug"})
    table.place("cellar-1", "1").play("take fruit", "end")
    assert table.seat == 1 and "play dwarven-mug" in table.legal
    assert not [text for text in table.legal if text.startswith("place")]
    assert table.play("end").seat == 2


TAKEN = {"office": [(1, "1")], "replace-order": [(1, "1")], "item": [(1, "1 1")]} | {
    f"cellar-{zone}": [(1, f"{zone}")] for zone in range(1, 7)
}
"""Nothing is left for a single die, nor for two of any value."""


@pytest.mark.clause("CT-3.6", "CT-4.6")
def test_a_track_or_a_modifier_lets_one_place_and_makes_nobody() -> None:
    table = position(["6 2", ""], kitchen={0: 6}, laid=TAKEN, items={0: "wobbly-stool"})
    assert "place make-lunch" in table.legal and "place roast-the-meat" in table.legal  # with a die changed
    assert "place wipe-the-tables" in table.legal and "end" not in table.legal  # 6 + 2 as they lie
    laid = {**TAKEN, "make-lunch": [(1, "6 1")]}
    by_track = position(["6 1", ""], chores={0: 6}, laid=laid, items={0: "wobbly-stool"})
    assert "place wipe-the-tables" in by_track.legal and "end" in by_track.legal
    by_token = position(
        ["6 1", ""], laid=laid, items={0: "wobbly-stool"}, chamber=Chamber(modifiers={0: 1}), round=3
    )
    assert "place wipe-the-tables" not in by_token.legal and "end" in by_token.legal
    by_token.play("modify 1 up")
    assert "place wipe-the-tables" in by_token.legal and "end" not in by_token.legal


@pytest.mark.clause("CT-3.3", "CT-3.6")
def test_the_round_goes_on_while_somebody_could_place_by_a_track_or_a_modifier() -> None:
    laid = {**TAKEN, "make-lunch": [(1, "6 1")], "wipe-the-tables": [(1, "6 2")]}
    for more, goes_on in (
        ({}, False),
        ({"kitchen": {1: 9}}, True),  # 6 and 1 become 9
        ({"chores": {1: 6}}, False),
        ({"chamber": Chamber(modifiers={1: 1})}, False),
        ({"chamber": Chamber(modifiers={1: 2})}, True),
    ):
        table = position(["", "6 1"], laid=laid, items={1: "wobbly-stool"}, round=3, **more)
        table.play("end")
        assert (table.state.round == 3 and table.seat == 1) is goes_on, more


@pytest.mark.clause("CT-3.8")
def test_a_lap_without_a_placement_ends_the_round() -> None:
    laid = {zone: 2 * placed if zone.startswith("cellar") else placed for zone, placed in TAKEN.items()}
    laid |= {"make-lunch": [(1, "6 1")], "wipe-the-tables": [(1, "6 2")]}
    items = {0: "wobbly-stool", 1: "tip-jar", 2: "dwarven-mug"}
    table = position(["", "6 1", ""], laid=laid, items=items, kitchen={1: 9}, round=3)
    table.play("end").play("end")
    assert table.state.round == 3 and table.seat == 2, "it was a choice"
    assert table.play("end").state.round == 4
    table = position(["", "6 1", ""], laid=laid, items=items, kitchen={1: 9}, round=3).play("end")
    table.place("roast-the-meat").play("end")
    assert table.state.round == 4, "nobody has a die left"


@pytest.mark.clause("CT-3.7")
def test_the_clock() -> None:
    words = ROOM.words("en")
    assert words.text("time-1") == "10:00 pm" and words.text("time-4") == "11:00 pm"
    assert words.text("time-7") == "12:00 am" and words.text("time-10") == "1:00 am"


@pytest.mark.clause("CT-4.1")
def test_everything_in_any_order() -> None:
    goods = {0: "ambrosia mead rocks fruit fruit mead"}
    table = position(["3 6", "1"], goods=goods, hall="doorstep-nip button-popper", items={0: "tip-jar"})
    table.play("order 1", "serve").place("cellar-3").play("take nectar", "order 2", "play tip-jar", "serve")
    assert table.score() == 6 + 6 + 5 and table.items() == set()


@pytest.mark.clause("CT-4.2")
def test_dice_are_placed_once_in_a_turn() -> None:
    table = position(["3 6", "1"], items={0: "tip-jar"}).place("cellar-3").play("take nectar")
    assert table.refused("place cellar-6") == "CT-4.2"
    assert not [text for text in table.legal if text.startswith("place")]


@pytest.mark.clause("CT-4.3")
def test_an_order_comes_first_in_the_first_turn_of_a_round() -> None:
    table = position(["3 6", "1"], items={0: "loaded-die"}, first_turn=True)
    assert table.asked == ("first-order", 0)
    assert table.legal == {*[f"order {space}" for space in range(1, 7)], "deck"}
    assert table.refused("play loaded-die") == table.refused("place cellar-3") == "CT-4.3"
    table.play("order 4")
    assert {"play loaded-die", "place cellar-3"} <= table.legal
    assert position(["3", "1"], orders={0: "starfall"}, first_turn=True).asked == ("action", 0)


@pytest.mark.clause("CT-4.4")
def test_the_duty_falls_away_only_where_there_is_no_order() -> None:
    assert position(["3 6", "1"], round=10, first_turn=True).asked == ("first-order", 0)
    table = position(["3 6", "1"], hall="- - - - - -", first_turn=True)
    assert table.asked == ("action", 0) and "place cellar-3" in table.legal


@pytest.mark.clause("CT-4.5")
def test_nobody_may_pass_who_can_place() -> None:
    table = position(["3 6", "1"], items={0: "tip-jar"})
    assert table.refused("end") == "CT-4.5"
    assert "end" in table.place("cellar-3").play("take nectar").legal


@pytest.mark.clause("CT-4.6")
def test_whoever_cannot_place_does_the_rest() -> None:
    taken = {"office": [(1, "1")], "replace-order": [(1, "1")], "cellar-3": [(1, "3")]}
    table = position(["3", "1"], laid=taken, items={0: "dwarven-mug"})
    assert {"end", "play dwarven-mug", "order 1"} <= table.legal
    assert table.refused("place cellar-3") == "CT-8.4"
    assert table.play("end").seat == 1


@pytest.mark.clause("CT-4.7")
def test_only_the_player_who_is_asked_decides() -> None:
    table = position(["3 6", "1"])
    assert table.refused("place cellar-1", 1) == "CT-4.7"
    assert table.state.legal(1) == [] and table.state.ask(1) is None


# -- the end of a round -----------------------------------------------------------------------------------------------


BUSY = {0: "tip-jar"}
"""Whoever holds an item is asked, so that no turn ends by itself."""


def between(table: Table) -> Table:
    """Go to the next round at once."""
    rounds.end_round(table.state, table.told.append)
    table.state.go_on(table.told.append)
    return table


@pytest.mark.clause("CT-7.1", "CT-7.2")
def test_the_clock_and_a_step_for_each_open_order() -> None:
    table = between(
        position(["", "", ""], orders={0: "starfall", 2: "long-farewell"}, nasty={2: 4}, items=BUSY)
    )
    assert table.state.round == 6 and table.state.nasty == [1, 0, 5]


@pytest.mark.clause("CT-7.3", "CT-7.4")
def test_a_forgotten_order_costs_points_and_still_a_step() -> None:
    orders = {0: "doorstep-nip", 1: "barefoot-punch"}
    table = between(position(["", ""], orders=orders, since={0: 3, 1: 3}, top="starfall", items=BUSY))
    assert table.account("forgotten") == -6 and table.order() == "" and table.order(1) == "barefoot-punch"
    assert table.state.nasty == [1, 1] and table.hall()[5] == "starfall"
    assert table.state.meeples[0] == t.NOTHING
    ids = table.state.tables.orders.ids
    assert ids[table.state.order_discards[-1]] == "doorstep-nip"


@pytest.mark.clause("CT-7.5")
def test_everybody_takes_the_dice_back() -> None:
    table = position(["6", "", ""], laid={"office": [(1, "5")], "cellar-2": [(2, "2")]}, items={0: "clover"})
    table.place("cellar-6").play("take spirits", "end")
    assert not any(table.state.laid) and table.state.round == 6


@pytest.mark.clause("CT-7.6", "CT-7.7")
def test_the_white_die_goes_to_the_lowest_score_and_of_equals_to_the_last() -> None:
    assert between(position(["", "", ""], points={0: 3, 1: 1, 2: 2})).state.white == 1
    assert between(position(["", "", ""], points={0: 1, 1: 1, 2: 2})).state.white == 1
    assert between(position(["", "", ""], points={0: 1, 1: 1, 2: 2}, marker=1)).state.white == 0
    assert between(position(["", "", ""], marker=2)).state.white == 1


@pytest.mark.clause("CT-7.8")
def test_nothing_of_it_after_the_tenth_round() -> None:
    orders = {0: "doorstep-nip", 1: "starfall"}
    table = between(
        position(["", ""], orders=orders, since={0: 8, 1: 10}, round=10, nasty={0: 2, 1: 5}, items=BUSY)
    )
    assert table.state.over and table.state.nasty == [2, 5] and table.account("forgotten") == 0


@pytest.mark.clause("CT-7.9")
def test_players_come_in_the_order_of_the_coming_round() -> None:
    orders = {0: "starfall", 1: "long-farewell", 2: "five-crowns"}
    nasty = {0: 2, 1: 2, 2: 2}
    table = between(position(["", "", ""], orders=orders, nasty=nasty, marker=1, items=BUSY))
    assert [event.arguments["seat"] for event in table.heard("called")] == ["@1", "@2", "@0"]


@pytest.mark.clause("CT-3.2", "CT-11.4")
def test_the_marker_counts_from_the_next_round() -> None:
    table = position(
        ["4 3", "1 1", "2 2"], items={0: "tip-jar", 1: "hammer", 2: "lucky-boot"}, marker=2, turn=1
    )
    table.place("cellar-1", "1").play("take fruit", "end").place("cellar-2", "2").play("take rocks", "end")
    table.place("make-lunch", "4,3").play("end")
    assert table.state.marker == 0 and table.seat == 1 and table.state.leader == 2
    table.finish_round()
    assert table.state.leader == table.seat == 0


def test_a_whole_game_is_played_by_every_number() -> None:
    for seats in range(1, 7):
        table = Table(started(seats, 3))
        while not table.state.over:
            table.play(sorted(table.legal)[len(table.legal) // 2])
        assert table.state.round == 10
