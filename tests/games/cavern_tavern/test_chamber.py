"""CT-19: the Secret Chamber, its tasks and tokens, Mrs. Nasty."""

from __future__ import annotations

import pytest

from tavolata.games.cavern_tavern.rules import tables as t

from .positions import Chamber, Table, position, there

ONIONS = Chamber("peel-moon-onions trim-the-candles keep-a-secret", "beer mrs-nasty wine")
"""A Kitchen task of 8, a Chore of 7 and a plain task of 7."""


def names(table: Table) -> list[str]:
    """The tasks in the Chamber."""
    ids = table.state.tables.tasks.ids
    return ["" if task == t.NOTHING else ids[task] for task in table.state.tasks]


# -- opening ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CT-19.1", "CT-19.2")
def test_it_opens_at_the_start_of_the_fourth_round() -> None:
    chamber = Chamber(top="keep-a-secret peel-moon-onions dine-with-spies", token_top="beer mrs-nasty wine")
    table = position(["1", ""], round=3, chamber=chamber)
    assert names(table) == ["", "", ""]
    assert table.refused("place chamber-1") == "CT-19.1"
    assert table.refused("place mrs-nasty") == "CT-19.1"
    table.place("cellar-1").play("take fruit", "end")
    assert table.state.round == 4 and len(table.heard("chamber-opens")) == 1
    assert names(table) == ["keep-a-secret", "peel-moon-onions", "dine-with-spies"]
    assert table.state.tokens == [t.BEER, t.MRS_NASTY_TOKEN, t.WINE]
    shown = there(table.state.view(1)["chamber"])["tasks"]
    assert [one["token"] for one in shown] == ["beer", "mrs-nasty", "wine"], "tokens on tasks lie open"


@pytest.mark.clause("CT-19.1", "CT-23.1")
def test_without_the_option_there_is_no_chamber() -> None:
    table = position(["3 4", "1"])
    assert table.refused("place chamber-1") == table.refused("place mrs-nasty") == "CT-19.1"
    assert table.state.view(0)["chamber"] is None


@pytest.mark.clause("CT-19.2")
def test_the_secret_pile() -> None:
    state = position(["1", "1"], round=3, chamber=Chamber()).state
    assert len(state.secret_pile) == 45 and state.secret_pile.count(t.MRS_NASTY_TOKEN) == 21
    assert all(state.secret_pile.count(kind) == 2 for kind in range(t.KINDS))


# -- tasks -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CT-19.3", "CT-8.4")
def test_a_task_asks_for_its_total_and_has_one_space() -> None:
    table = position(["2 6", "2 6"], chamber=ONIONS)
    assert table.refused("place chamber-2") == "CT-8.2"
    table.place("chamber-1").play("take fruit", "end")
    assert table.refused("place chamber-1") == "CT-8.4"


@pytest.mark.clause("CT-19.4")
def test_whoever_does_it_gets_reward_and_token() -> None:
    table = position(["2 6", "1"], chamber=ONIONS).place("chamber-1").play("take herbs")
    assert table.goods() == "herbs" and table.account("chamber") == 2
    assert table.state.drinks[0][t.BEER] == 1 and table.state.tokens[0] == t.NOTHING
    other = position(["3 4", "1"], chamber=ONIONS).place("chamber-2").play("take herbs")
    assert other.state.mrs_nasty == [1, 0]


@pytest.mark.clause("CT-19.5", "CT-10.15", "CT-10.18")
def test_kitchen_tasks_and_chores_of_the_chamber_use_the_track() -> None:
    table = position(["2 6", "1"], chamber=ONIONS, kitchen={0: 3}).place("chamber-1").play("take herbs")
    assert table.state.kitchen[0] == 4 and table.account("chamber") == 2 + 2
    chore = position(["3 4", "1"], chamber=ONIONS, chores={0: 9}).place("chamber-2").play("take herbs")
    assert chore.account("chamber") == 2 + 4 and chore.state.kitchen[0] == 0
    plain = position(["3 4", "1"], chamber=ONIONS, chores={0: 9}, kitchen={0: 9}).place("chamber-3")
    assert plain.account("chamber") == 3 and plain.state.modifiers[0] == 2


@pytest.mark.clause("CT-19.5", "CT-10.16")
def test_a_die_may_be_changed_on_them_too() -> None:
    table = position(["1 6", "1"], chamber=ONIONS, kitchen={0: 6}).place("chamber-1").play("take fruit")
    assert table.state.laid[t.CHAMBER_ZONE] == [62], "the 1 was laid as a 2"
    assert table.account("chamber") == 2 + 3
    assert position(["1 6", "1"], chamber=ONIONS, kitchen={0: 5}).refused("place chamber-1") == "CT-8.2"


@pytest.mark.clause("CT-19.6", "CT-19.8")
def test_done_tasks_go_home_and_the_chamber_is_refilled() -> None:
    chamber = Chamber(
        "peel-moon-onions trim-the-candles keep-a-secret",
        "beer beer wine",
        top="dine-with-spies",
        token_top="mead",
    )
    table = position(["2 6", ""], chamber=chamber).place("chamber-1").play("take fruit", "end")
    assert table.own(0) == ["peel-moon-onions"] and table.own(1) == []
    assert names(table) == ["dine-with-spies", "trim-the-candles", "keep-a-secret"]
    assert table.state.tokens == [t.MEAD, t.BEER, t.WINE], "the other tasks keep their tokens"


@pytest.mark.clause("CT-19.6")
def test_no_more_than_three_stay_at_home() -> None:
    own = {0: "sealed-letter taste-for-poison deal-marked-cards"}
    table = position(["2 6", ""], chamber=Chamber("peel-moon-onions", own=own))
    table.place("chamber-1").play("take fruit", "end")
    assert table.asked == ("task-limit", 0) and table.legal == {"task 1", "task 2", "task 3", "task 4"}
    table.play("task 2")
    assert table.own() == ["sealed-letter", "deal-marked-cards", "peel-moon-onions"]
    assert [table.state.tables.tasks.ids[task] for task in table.state.task_discards] == ["taste-for-poison"]


@pytest.mark.clause("CT-19.7")
def test_a_task_done_twice_goes_to_the_first() -> None:
    table = position(["2 6", "2 6"], chamber=ONIONS, items={1: "wobbly-stool"})
    table.place("chamber-1").play("take fruit", "end", "play wobbly-stool")
    table.place("chamber-1").play("take herbs")
    assert table.account("chamber", 1) == 2 and sum(table.state.drinks[1]) == 0
    table.play("end")
    assert table.own(0) == ["peel-moon-onions"] and table.own(1) == []


@pytest.mark.clause("CT-19.9")
def test_tasks_at_home_are_for_their_owner_alone() -> None:
    chamber = Chamber("keep-a-secret", own={0: "peel-moon-onions"})
    table = position(["2 2 6 6", "2 6"], chamber=chamber).place("own-1", "6, 2").play("take fruit")
    assert table.account("chamber") == 2 and table.state.kitchen[0] == 1
    assert sum(map(sum, table.state.drinks)) == 0 and table.state.mrs_nasty == [0, 0], "no token"
    table.play("end")
    assert table.refused("place own-1") == "CT-19.9", "nobody else may"
    table.place("cellar-2").play("take rocks", "end")
    assert table.refused("place own-1") == "CT-8.4", "once in a round"
    table.finish_round()
    assert table.own(0) == ["peel-moon-onions"] and table.state.own_laid[0] == [0], "it stays, free again"


@pytest.mark.clause("CT-19.9", "CT-19.6")
def test_all_three_tasks_at_home_can_be_done() -> None:
    chamber = Chamber(own={0: "peel-moon-onions trim-the-candles keep-a-secret"})
    table = position(["2 6", "1"], chamber=chamber)
    assert "place own-1" in table.legal
    table = position(["1 6", "1"], chamber=chamber)
    assert {"place own-2", "place own-3"} <= table.legal
    assert table.place("own-3").account("chamber") == 3 and table.state.modifiers[0] == 2


@pytest.mark.clause("CT-19.9", "CT-16.20")
def test_no_space_of_the_own_board_is_shared() -> None:
    chamber = Chamber("keep-a-secret", own={0: "peel-moon-onions"})
    table = position(["2 2 6 6", ""], chamber=chamber, items={0: "wobbly-stool"})
    table.place("own-1", "6, 2").play("take fruit", "end", "end", "play wobbly-stool")
    assert table.refused("place own-1") == "CT-8.4"


@pytest.mark.clause("CT-13.5")
def test_nasty_says_opens_the_chamber_but_not_the_own_board() -> None:
    chamber = Chamber("peel-moon-onions", own={0: "trim-the-candles"})
    table = position(["2 6 1", "1"], chamber=chamber, says={0: "the-fine"})
    assert table.refused("place own-1") == "CT-13.5"
    assert {"place chamber-1", "place mrs-nasty"} <= table.legal


@pytest.mark.clause("CT-19.18")
def test_tasks_that_run_out_are_shuffled_again() -> None:
    table = position(["2 6", ""], chamber=ONIONS)
    state = table.state
    state.task_discards, state.task_deck = state.task_deck, []
    table.place("chamber-1").play("take fruit", "end")
    assert names(table)[0] and state.task_discards == [] and len(state.task_deck) == 17


# -- tokens ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CT-19.10")
def test_a_modifier_changes_a_die_by_one() -> None:
    table = position(["1 6", "1"], chamber=Chamber(modifiers={0: 3}))
    assert {move for move in table.legal if move.startswith("modify")} == {"modify 1 up", "modify 6 down"}
    assert table.refused("modify 6 up") == table.refused("modify 1 down") == "CT-19.10"
    table.play("modify 1 up", "modify 2 up")
    assert table.dice() == "3 6" and table.state.modifiers[0] == 1
    assert position(["1 6", "1"], chamber=Chamber()).refused("modify 6 down") == "CT-19.10"


@pytest.mark.clause("CT-19.11")
def test_modifiers_are_used_while_dice_are_left() -> None:
    table = position(["1 6", "1 1"], chamber=Chamber(modifiers={0: 1, 1: 1})).place("cellar-1")
    table.play("take fruit")
    assert "modify 6 down" in table.legal, "after placing too"
    assert table.refused("modify 1 up", seat=1) == "CT-4.7", "not in another's turn"
    table.play("modify 6 down")
    assert table.dice() == "5"
    none = position(["1", "1 1"], chamber=Chamber(modifiers={0: 1}), items={0: "tip-jar"}).place("cellar-1")
    assert none.play("take fruit").refused("modify 6 down") == "CT-19.11"


@pytest.mark.clause("CT-19.12")
def test_a_drink_gives_two_points_for_its_ingredient() -> None:
    table = position(["1", "1"], goods={0: "beer"}, chamber=Chamber(drinks={0: "beer wine"}))
    table.play("drink beer")
    assert table.account("chamber") == 2 and table.goods() == "" and table.state.piles[t.BEER] == 6
    assert table.state.drinks[0][t.BEER] == 0
    assert table.refused("drink wine") == "CT-19.12"
    assert table.refused("drink mead") == "CT-19.12"
    table.place("cellar-1").play("take fruit", "end").finish_round()
    assert table.state.drinks[0][t.WINE] == 1, "it has no time limit"


@pytest.mark.clause("CT-19.13")
def test_a_potion_for_a_drink() -> None:
    table = position(["1", "1"], goods={0: "potion"}, chamber=Chamber(drinks={0: "wine"}))
    assert table.refused("drink wine") == "CT-19.12"
    table.play("drink wine potion")
    assert table.account("chamber") == 2 and table.goods() == ""
    none = position(["1", "1"], goods={0: "wine"}, chamber=Chamber(drinks={0: "wine"}))
    assert none.refused("drink wine potion") == "CT-19.13"


@pytest.mark.clause("CT-19.14", "CT-19.15")
def test_three_mrs_nasty_tokens_save_from_a_call() -> None:
    chamber = Chamber(mrs_nasty={1: 4})
    table = position(["1", "2", "2"], nasty={1: 2}, chamber=chamber).place("office").play("rival 2")
    assert table.asked == ("mrs-nasty", 1), "at once, in a rival's turn"
    table.play("spend")
    assert table.state.mrs_nasty[1] == 1 and table.says(1) == [] and table.state.nasty[1] == 3
    assert table.state.called[1] == 1 << 3, "the space counts as passed"
    assert table.asked == ("action", 0)


@pytest.mark.clause("CT-19.14")
def test_they_may_be_kept_and_two_are_not_enough() -> None:
    table = position(["1", "2"], nasty={1: 2}, says_top="the-fine", chamber=Chamber(mrs_nasty={1: 3})).place(
        "office"
    )
    table.play("leave")
    assert table.says(1) == ["the-fine"] and table.state.mrs_nasty[1] == 3
    two = position(["1", "2"], nasty={1: 2}, says_top="the-fine", chamber=Chamber(mrs_nasty={1: 2}))
    assert two.place("office").says(1) == ["the-fine"]


@pytest.mark.clause("CT-19.16")
def test_each_mrs_nasty_token_is_a_point_at_the_end() -> None:
    table = position(["1", ""], round=10, chamber=Chamber(mrs_nasty={0: 2}, modifiers={0: 5}))
    table.place("cellar-1").play("take fruit", "end")
    assert table.state.over and table.account("chamber") == 2


@pytest.mark.clause("CT-19.17")
def test_talk_to_mrs_nasty() -> None:
    for seats in range(2, 7):
        table = position(["5", *["4"] * (seats - 1)], chamber=Chamber()).place("mrs-nasty")
        assert table.state.modifiers[:2] == [2, 0]
        table.play("end")
        assert table.refused("place mrs-nasty") == "CT-8.4"
