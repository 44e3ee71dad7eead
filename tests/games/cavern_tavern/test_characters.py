"""CT-14, CT-15: characters and items."""

from __future__ import annotations

import pytest

from .positions import Chamber, position, there

BUSY = {0: "tip-jar"}


@pytest.mark.clause("CT-14.1", "CT-14.2")
def test_an_ability_is_used_twice() -> None:
    table = position(["1 2", "1"], characters={0: "keishara"})
    assert there(table.state.view(1)["players"][0]["character"])["left"] == 2
    table.play("ability", "take herbs")
    assert there(table.state.view(1)["players"][0]["character"])["left"] == 1
    table.play("ability", "take elixir")
    assert table.goods() == "elixir herbs" and table.refused("ability") == "CT-14.1"


@pytest.mark.clause("CT-14.3")
def test_using_it_is_a_choice() -> None:
    table = position(["6 3", "1"], characters={0: "grunda-ironkettle"}, items=BUSY).place("roast-the-meat")
    assert table.legal == {"ability", "leave"}
    table.play("leave")
    assert table.score() == 3 and table.state.abilities[0] == 0
    table = position(["6 3", "1"], characters={0: "grunda-ironkettle"}, items=BUSY).place("roast-the-meat")
    assert table.play("ability").score() == 8 and table.asked == ("action", 0)  # once for each occasion


@pytest.mark.clause("CT-14.4")
def test_an_ability_of_ones_own_turn_is_used_like_an_item() -> None:
    table = position(["1 2", "1"], characters={0: "marten-vail"}, items=BUSY, nasty={0: 2})
    table.place("cellar-1", "1").play("take fruit", "ability", "die 2", "face 5")
    assert table.dice() == "5" and table.state.nasty[0] == 1
    taken = position(["1", "1"], characters={0: "mugg-underbridge"}, laid={"cellar-1": [(1, "1")]})
    assert "place cellar-1" not in taken.legal
    taken.play("ability").place("cellar-1").play("take fruit")
    assert taken.goods() == "fruit"


@pytest.mark.clause("CT-14.5")
def test_an_ability_for_serving_is_offered_before_the_order_is_scored() -> None:
    goods = {0: "nectar nectar rocks syrup"}
    for since, points in ((5, 10 + 3), (4, 10), (3, 6)):
        table = position(
            ["1", "1"],
            orders={0: "polite-refusal"},
            since={0: since},
            goods=goods,
            characters={0: "saelwyn"},
        ).play("serve")
        assert table.asked == ("ability-serve", 0) and table.score() == 0
        assert table.play("ability").score() == points
    table = position(
        ["1", "1"], orders={0: "doorstep-nip"}, goods={0: "ambrosia mead rocks"}, characters={0: "saelwyn"}
    )
    assert table.play("serve").score() == 6  # no Elf order: not offered
    assert table.refused("ability") == "CT-14.5"


@pytest.mark.clause("CT-14.6")
def test_an_ability_for_tasks() -> None:
    who = {0: "grunda-ironkettle"}
    for zone, dice in (("roast-the-meat", "6 3"), ("wipe-the-tables", "6 2")):
        table = position([dice, "1"], characters=who, items=BUSY).place(zone)
        assert table.asked == ("ability-task", 0)
    chamber = Chamber("trim-the-candles keep-a-secret", own={0: "oil-the-hinges"})
    assert (
        position(["6 1", "1"], characters=who, chamber=chamber).place("chamber-1").asked[0] == "ability-task"
    )
    assert position(["6 3", "1"], characters=who, chamber=chamber).place("own-1").asked[0] == "ability-task"
    assert position(["6 1", "1"], characters=who, chamber=chamber).place("chamber-2").asked[0] == "action"
    assert position(["6", "1"], characters=who).place("cellar-6").asked[0] == "gain"


@pytest.mark.clause("CT-14.7")
def test_an_ability_for_a_rivals_use_of_the_cellar() -> None:
    who = {1: "bodo-quicklatch"}
    table = position(["3", "1", "1"], characters=who, laid={"cellar-3": [(1, "3")]}, items=BUSY)
    table.place("cellar-3").play("take mead")
    assert table.asked == ("ability-cellar", 1)
    table.play("ability", "take nectar")
    assert table.goods(1) == "nectar" and table.seat == 0
    table = position(["3", "1", "1"], characters=who, items=BUSY).place("cellar-3").play("take mead")
    assert table.asked == ("action", 0)  # no dice there
    table = position(["3", "1"], characters=who, items=BUSY).place("cellar-3").play("take mead")
    assert table.asked == ("ability-cellar", 1)  # two players: any zone
    last = {1: "nectar nectar nectar nectar nectar"}
    table = position(["3", "1"], characters=who, goods=last, empty="mead", items=BUSY).place("cellar-3")
    assert table.asked == ("action", 0)  # that was the last of both piles
    table = position(["3", "1"], characters={0: "bodo-quicklatch"}, items=BUSY)
    assert table.place("cellar-3").play("take mead").asked == ("action", 0)  # a rival's use, not one's own


@pytest.mark.clause("CT-14.8")
def test_several_are_asked_in_turn_order() -> None:
    laid = {"cellar-3": [(0, "3"), (2, "3")]}
    table = position(["1", "3", "1", "1"], turn=1, characters={2: "bodo-quicklatch"}, laid=laid)
    other = table.state.characters[0]
    table.state.abilities[0] = 0
    triggers = table.state.tables.characters.triggers
    kept, triggers[other] = triggers[other], 3  # for this test a second character has such an ability
    try:
        table.place("cellar-3").play("take mead")
        assert table.asked == ("ability-cellar", 2)
        table.play("leave")
        assert table.asked == ("ability-cellar", 0)
    finally:
        triggers[other] = kept


@pytest.mark.clause("CT-14.9")
def test_both_uses_may_fall_in_one_turn() -> None:
    table = position(["1 2", "1"], characters={0: "marten-vail"}, items=BUSY, nasty={0: 2})
    table.play("ability", "die 1", "face 6")
    assert table.dice() == "2 6" and table.state.nasty[0] == 1  # done before the next use
    table.play("ability", "die 2", "face 6")
    assert table.dice() == "6 6" and table.state.nasty[0] == 0 and table.seat == 0
    assert table.refused("ability") == "CT-14.1"
    table = position(["6 3", "1"], characters={0: "grunda-ironkettle"}, items=BUSY).place("roast-the-meat")
    assert (
        table.play("ability").score() == 8 and table.state.abilities[0] == 1
    )  # but one task is one occasion


# -- items ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CT-15.1")
def test_an_item_before_or_after_placing() -> None:
    table = position(["3", "1"], items={0: "dwarven-mug alchemists-thimble"}).play("play alchemists-thimble")
    assert table.goods() == "potion" and table.score() == 3
    table.place("cellar-3").play("take mead", "play dwarven-mug", "take beer", "take beer")
    assert table.seat == 1 and table.play("take wine").goods() == "beer beer mead potion"
    ids = table.state.tables.items.ids
    assert [ids[item] for item in table.state.item_discards] == ["alchemists-thimble", "dwarven-mug"]
    assert table.refused("play clover") == "CT-15.1"


@pytest.mark.clause("CT-15.2")
def test_no_more_than_three_items() -> None:
    table = position(
        ["5 5", "1"], items={0: "clover hammer tip-jar"}, item_top="sand-clock bracelet loaded-die"
    )
    table.place("item").play("keep bracelet")
    assert table.asked == ("discard", 0)
    assert table.legal == {"discard clover", "discard hammer", "discard tip-jar", "discard bracelet"}
    assert table.refused("discard sand-clock") == "CT-15.2"
    table.play("discard hammer")
    assert table.items() == {"clover", "tip-jar", "bracelet"} and table.asked == ("action", 0)


@pytest.mark.clause("CT-15.3")
def test_items_are_held_unseen_and_lie_open_when_played() -> None:
    table = position(["5 5", "1"], items={0: "alchemists-thimble hammer"})
    for seat, shown in ((0, True), (1, False), (None, False)):
        player = table.state.view(seat)["players"][0]
        assert (player["hand"] is not None) == shown and player["items"] == 2
    table.play("play alchemists-thimble")
    assert table.state.view(1)["decks"]["items"]["discards"] == ["alchemists-thimble"]


@pytest.mark.clause("CT-15.3")
def test_no_turn_ends_by_itself_with_items_in_hand() -> None:
    """Otherwise all would learn that the item cannot be played."""
    for items, seat in (({0: "warm-slippers"}, 0), ({}, 1)):
        table = position(["5", "1"], items=items, orders={0: "starfall"}).place("cellar-5").play("take beer")
        assert table.seat == seat and (seat == 1 or table.legal == {"end"})


@pytest.mark.clause("CT-15.4")
def test_an_item_must_be_able_to_do_something() -> None:
    for item in ("loaded-die", "tip-jar", "glass-of-strongcliff", "warm-slippers"):
        assert position(["", "1"], items={0: item}).refused(f"play {item}") == "CT-15.4"
    assert "play lucky-boot" in position(["", "1"], items={0: "lucky-boot"}).legal  # the points


@pytest.mark.clause("CT-15.5")
def test_effects_in_order_or_one_of_them() -> None:
    table = position(["5", "2"], items={0: "dragons-claw"}, nasty={0: 2}).play("play dragons-claw")
    told = [event.arguments["seat"] for event in table.heard("moves")]
    assert told == ["@1", "@0"] and table.state.nasty == [0, 1]
    table = position(["5", "2"], items={0: "forged-excuse"}, says={0: "the-fine"}).play("play forged-excuse")
    assert table.legal == {"effect 1", "effect 2"}
    assert table.play("effect 1").says() == [] and table.goods() == ""
    table = position(["5", "2"], items={0: "forged-excuse"}).play("play forged-excuse")
    assert table.play("take beer").goods() == "beer"  # only one can do something


@pytest.mark.clause("CT-15.6")
def test_effects_in_this_turn_lapse_with_it() -> None:
    goods = {0: "ambrosia mead rocks fruit fruit mead"}
    table = position(
        ["5", "2 2"], goods=goods, orders={0: "doorstep-nip"}, hall="button-popper", items={0: "tip-jar"}
    )
    table.play("play tip-jar", "serve", "order 1", "serve")
    assert table.score() == 11 + 6  # spent by the first order
    table = position(
        ["5 5", "2 2"], goods=goods, orders={0: "doorstep-nip"}, items={0: "tip-jar", 1: "hammer"}
    )
    table.play("play tip-jar").place("cellar-5", "5").play("take beer", "end")
    table.place("cellar-2", "2").play("take rocks", "end", "serve")
    assert table.score() == 6
