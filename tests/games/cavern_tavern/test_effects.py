"""CT-15.4 to CT-16: what cards do, effect by effect, with the cards that do it."""

from __future__ import annotations

import pytest

from tavolata.games.cavern_tavern.rules import effects as effects
from tavolata.games.cavern_tavern.rules import tables as t
from tavolata.games.cavern_tavern.rules.questions import DO

from .positions import Chamber, Table, position

NIP = {0: "doorstep-nip"}
"""Ambrosia, Mead and Rocks: six points, three when one round late, one when two."""
LOW = {"take fruit", "take herbs", "take mead", "take nectar", "take rocks", "take syrup"}

PLAYED = [DO, 0, t.OF_ITEM, 0, 0, 1, 0]
"""What works through the effects of an item."""


def holding(item: str, dice: tuple[str, ...] = ("2 3 4", "1 5"), **more: object) -> Table:
    """Seat 0 in turn with one item in hand."""
    return position(dice, items={0: item}, **more)  # type: ignore[arg-type]


def playing(item: str, dice: tuple[str, ...] = ("2 3 4", "1 5"), **more: object) -> Table:
    """Seat 0 has just played an item."""
    return holding(item, dice, **more).play(f"play {item}")


def test_an_item_goes_to_the_discards() -> None:
    table = playing("warm-slippers", nasty={0: 4})
    assert table.items() == set()
    assert table.state.item_discards == [table.state.tables.items.ids.index("warm-slippers")]
    assert table.state.played == [1, 0]


# -- CT-15: when, and how far ----------------------------------------------------------------------------------------


@pytest.mark.clause("CT-15.4")
def test_an_item_that_can_do_nothing_is_not_played() -> None:
    assert holding("warm-slippers").refused("play warm-slippers") == "CT-15.4"
    assert "play warm-slippers" in holding("warm-slippers", nasty={0: 1}).legal
    assert holding("loaded-die", ("", "1")).refused("play loaded-die") == "CT-15.4"
    assert holding("tip-jar").refused("play tip-jar") == "CT-15.4", "no order is open"
    on_time = holding("silver-tongue", orders=NIP)
    assert on_time.refused("play silver-tongue") == "CT-15.4", "it cannot be less late"


@pytest.mark.clause("CT-15.5")
def test_effects_come_in_their_order_each_as_far_as_possible() -> None:
    table = playing("clover", ("2 3", "1 5"), marker=1)
    assert table.state.marker == 0 and table.asked == ("set", 0)
    table.play("die 2", "face 6")
    assert table.account("cards") == 2 and table.dice() == "3 6"
    without_dice = playing("clover", ("", "1 5"), marker=1)
    assert without_dice.account("cards") == 2 and without_dice.asked == ("action", 0)


@pytest.mark.clause("CT-15.5")
def test_where_a_card_says_or_one_is_chosen_that_can_do_something() -> None:
    table = playing("forged-excuse", says={0: "the-fine"})
    assert table.legal == {"effect 1", "effect 2"}
    assert table.play("effect 1").says() == []
    assert table.account("fines") == 0, "without penalty"
    table = playing("forged-excuse")
    assert table.asked == ("gain", 0), "nothing to discard, so an ingredient is taken"


@pytest.mark.clause("CT-15.6")
def test_what_holds_for_this_turn_is_spent_or_lapses() -> None:
    table = playing("singing-ladle", ("3 4", "3 5 6")).place("make-lunch")
    assert table.account("kitchen") == 2 + 6
    table = playing("singing-ladle", ("3 3 4", "1")).place("cellar-3").play("take mead", "end")
    table.place("cellar-1").play("take fruit", "end")
    assert table.state.boons == []
    assert table.place("make-lunch").account("kitchen") == 2


# -- ingredients -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("CT-16.1")
def test_points() -> None:
    assert playing("wobbly-stool").account("cards") == 3


@pytest.mark.clause("CT-16.2")
def test_ingredients_of_the_kinds_named_all_different() -> None:
    table = playing("bottomless-apron")
    assert table.legal == LOW
    assert table.play("take mead").legal == LOW - {"take mead"}
    assert table.play("take rocks").goods() == "mead rocks" and table.asked == ("action", 0)


@pytest.mark.clause("CT-16.2")
def test_any_ingredient_is_never_a_potion_and_may_come_twice() -> None:
    table = playing("dwarven-mug")
    assert len(table.legal) == 12 and "take potion" not in table.legal
    table.play("take wine", "take wine")
    assert table.goods() == "wine wine"


@pytest.mark.clause("CT-16.2")
def test_as_many_as_there_are() -> None:
    table = playing("bottomless-apron", empty="fruit herbs mead nectar rocks")
    assert table.goods() == "syrup" and table.asked == ("action", 0)
    nothing = holding("bottomless-apron", empty="fruit herbs mead nectar rocks syrup")
    assert nothing.refused("play bottomless-apron") == "CT-15.4"


@pytest.mark.clause("CT-16.3")
def test_a_magic_potion() -> None:
    table = playing("alchemists-thimble")
    assert table.goods() == "potion" and table.account("cards") == 3
    none = playing("alchemists-thimble", empty="potion")
    assert none.goods() == "" and none.account("cards") == 3


@pytest.mark.clause("CT-16.4")
def test_exchange_up_to_four_for_another_kind() -> None:
    table = playing("smugglers-coat", goods={0: "beer beer wine"})
    assert table.legal == {"give beer", "give wine", "stop"}
    table.play("give beer")
    assert "take beer" not in table.legal and len(table.legal) == 11
    table.play("take mead", "give beer", "take mead", "stop")
    assert table.goods() == "mead mead wine"
    again = playing("smugglers-coat", goods={0: "beer beer beer beer wine"})
    again.play(*["give beer", "take mead"] * 4)
    assert again.asked == ("action", 0) and again.goods() == "mead mead mead mead wine"


@pytest.mark.clause("CT-16.5")
def test_steal_from_a_rival_of_your_choice() -> None:
    table = playing("glass-of-strongcliff", ("2", "1", "1"), goods={1: "beer wine", 2: "mead"})
    assert table.legal == {"rival 2", "rival 3", "stop"}
    table.play("rival 2")
    assert table.legal == {"take beer", "take wine"}
    table.play("take wine")
    assert table.goods(0) == "wine" and table.goods(1) == "beer"


@pytest.mark.clause("CT-16.6")
def test_swap_twice_each_time_with_whom_you_like() -> None:
    table = playing("bracelet", ("2", "1", "1"), goods={0: "rocks herbs", 1: "beer", 2: "mead"})
    table.play("rival 2", "give rocks")
    table.play("rival 3", "give herbs")
    assert table.goods(0) == "beer mead" and table.goods(1) == "rocks" and table.goods(2) == "herbs"
    assert table.account("cards") == 3 and table.asked == ("action", 0)
    less = playing("bracelet", ("2", "1", "1"), goods={0: "rocks", 1: "beer", 2: "mead"}).play("stop")
    assert less.goods(0) == "rocks" and less.account("cards") == 3


@pytest.mark.clause("CT-16.7", "CT-12.8")
def test_potions_neither_leave_nor_come() -> None:
    table = playing("bracelet", ("2", "1"), goods={0: "rocks wine potion", 1: "beer mead potion"})
    table.play("rival 2")
    assert table.refused("give potion") == "CT-16.7"
    table.play("give rocks")
    assert table.refused("take potion") == "CT-16.7"
    only = holding("glass-of-strongcliff", goods={1: "potion potion"})
    assert only.refused("play glass-of-strongcliff") == "CT-15.4"
    coat = playing("smugglers-coat", goods={0: "beer potion"})
    assert coat.legal == {"give beer", "stop"}


@pytest.mark.clause("CT-16.8")
def test_a_rival_takes_what_the_rival_likes() -> None:
    table = playing("dwarven-mug", ("2", "1", "1")).play("take wine", "take wine")
    assert table.asked == ("rival-gain", 0) and table.legal == {"rival 2", "rival 3"}
    table.play("rival 3")
    assert table.asked == ("gain", 2) and len(table.legal) == 12
    table.play("take rocks")
    assert table.goods(2) == "rocks" and table.asked == ("action", 0)


@pytest.mark.clause("CT-16.9", "CT-12.4")
def test_draw_items_keep_some() -> None:
    chamber = Chamber("sealed-letter", "beer")
    table = position(["4 5", "1"], chamber=chamber, item_top="tip-jar hammer").place("chamber-1")
    assert table.legal == {"keep tip-jar", "keep hammer"}
    deck = len(table.state.item_deck)
    table.play("keep hammer")
    assert table.items() == {"hammer"} and len(table.state.item_deck) == deck + 1


# -- Nasty -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CT-16.10")
def test_up_the_nasty_track_and_never_beyond_its_end() -> None:
    assert playing("warm-slippers", nasty={0: 7}).state.nasty[0] == 4
    assert playing("warm-slippers", nasty={0: 2}).state.nasty[0] == 0


@pytest.mark.clause("CT-16.11", "CT-13.2")
def test_a_rival_goes_down_and_may_be_called() -> None:
    table = playing("dragons-claw", ("2", "1", "1"), nasty={0: 5, 1: 2, 2: 4}, says_top="the-fine")
    assert table.legal == {"rival 2", "rival 3"}
    table.play("rival 2")
    assert table.state.nasty == [3, 3, 4] and table.says(1) == ["the-fine"]
    assert table.says(0) == [], "going up calls nobody"


@pytest.mark.clause("CT-16.12")
def test_discard_a_nasty_says() -> None:
    table = playing("forged-excuse", says={0: "the-fine drinks-on-you"}).play("effect 1")
    assert table.legal == {"says 1", "says 2"}
    assert table.play("says 1").says() == ["drinks-on-you"]


# -- dice ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CT-16.13")
def test_set_up_to_two_dice() -> None:
    table = playing("loaded-die", ("2 3 4", "1")).play("die 2")
    assert table.legal == {"face 1", "face 3", "face 4", "face 5", "face 6"}
    table.play("face 6")
    assert table.legal == {"die 3", "die 4", "stop"}, "no die is set twice"
    assert table.play("die 4", "face 6").dice() == "3 6 6"
    assert playing("loaded-die", ("2 3", "1")).play("stop").dice() == "2 3"


@pytest.mark.clause("CT-16.14")
def test_change_each_die_by_one_within_its_faces() -> None:
    table = playing("goblin-shim", ("1 6", "1"))
    assert table.legal == {"die 1 +1", "die 6 -1", "stop"}
    assert table.play("die 1 +1", "die 6 -1").dice() == "2 5"
    assert table.asked == ("action", 0)


@pytest.mark.clause("CT-16.15")
def test_turn_dice_over() -> None:
    table = playing("crooked-mirror", ("1 2 5", "1")).play("die 1", "die 2")
    assert table.play("stop").dice() == "5 5 6" and table.account("cards") == 3


@pytest.mark.clause("CT-16.16")
def test_roll_dice_again_together_and_once() -> None:
    table = playing("lucky-boot", ("1 2 3 4", "1")).play("die 1", "die 2")
    assert table.legal == {"die 3", "die 4", "stop"}
    table.play("stop")
    (again,) = table.heard("rolls-again")
    assert again.arguments["number"] == 2
    assert len(table.state.dice[0]) == 4 and {3, 4} <= set(table.state.dice[0])
    assert table.asked == ("action", 0) and table.account("cards") == 4


@pytest.mark.clause("CT-16.16")
def test_rolling_again_is_fair() -> None:
    """Every face comes up; the die is not simply put back."""
    faces = set()
    for seed in range(40):
        table = playing("lucky-boot", ("1", "1"), seed=seed).play("die 1")
        faces.add(table.dice())
    assert faces == {"1", "2", "3", "4", "5", "6"}


@pytest.mark.clause("CT-16.17")
def test_one_more_die_until_the_end_of_the_round() -> None:
    table = playing("hourly-helper", ("2 3", "1"))
    assert len(table.state.dice[0]) == 3 and table.asked == ("set", 0)
    table.play("stop").finish_round()
    assert len(table.state.dice[0]) == 4 + (table.state.white == 0)


@pytest.mark.clause("CT-16.17")
def test_nobody_has_more_than_eight_dice() -> None:
    table = playing("hourly-helper", ("1 1 1 1 1 1 1 1", "1"))
    assert len(table.state.dice[0]) == t.MOST_DICE == 8
    seven = position(["1 1 1 1 1 1 1", "1"]).state
    effects.EFFECTS[t.EXTRA_DIE].do(seven, 0, [t.EXTRA_DIE, 3, 0, 0], PLAYED, None)
    assert len(seven.dice[0]) == 8, "also where a card of one's own pack gives three"


@pytest.mark.clause("CT-16.18")
def test_a_rivals_dice_are_rolled_again() -> None:
    table = playing("hammer", ("2", "1 1 5", "6"))
    assert table.legal == {"rival 2", "rival 3"}
    table.play("rival 2")
    assert table.asked == ("reroll-rival", 0) and table.legal == {"die 1", "die 5", "stop"}
    table.play("die 1", "die 1")
    assert 5 in table.state.dice[1] and len(table.state.dice[1]) == 3
    assert table.account("cards") == 5 and table.asked == ("action", 0)
    idle = playing("hammer", ("2", "", ""))
    assert idle.account("cards") == 5, "nobody has dice left"


@pytest.mark.clause("CT-16.19", "CT-4.2")
def test_place_once_more_if_you_like() -> None:
    table = playing("sand-clock", ("2 3 4", "1")).place("cellar-2").play("take rocks")
    assert "end" in table.legal, "it need not be used"
    table.place("cellar-3").play("take mead")
    assert table.refused("place cellar-4") == "CT-4.2"


@pytest.mark.clause("CT-16.20", "CT-8.4")
def test_share_a_taken_space_once() -> None:
    taken = {"cellar-2": [(1, "2")], "cellar-3": [(1, "3")]}
    table = holding("wobbly-stool", ("2 3", "1"), laid=taken)
    assert table.refused("place cellar-2") == "CT-8.4"
    table.play("play wobbly-stool").place("cellar-2").play("take syrup")
    assert table.state.boons == [] and len(table.state.laid[1]) == 2
    closed = playing("wobbly-stool", ("3 4", "1"), laid={"make-lunch": [(1, "6 1")]}, says={0: "the-fine"})
    assert closed.refused("place make-lunch") == "CT-13.5", "all else still holds"
    short = playing("wobbly-stool", ("3", "1"), laid={"make-lunch": [(1, "6 1")]})
    assert short.refused("place make-lunch") == "CT-8.2"


# -- tasks and orders ------------------------------------------------------------------------------------------------


@pytest.mark.clause("CT-16.21")
def test_more_points_for_the_next_task_of_its_kind() -> None:
    assert playing("singing-ladle", ("3 4", "1")).place("make-lunch").account("kitchen") == 2 + 6
    table = playing("singing-ladle", ("4 4", "1")).place("wipe-the-tables")
    assert table.account("chores") == 2
    assert playing("bewitched-mop", ("4 4", "1")).place("wipe-the-tables").account("chores") == 2 + 7


@pytest.mark.clause("CT-16.21")
def test_also_in_the_chamber_and_on_the_own_board() -> None:
    table = playing("singing-ladle", ("4 4", "1"), chamber=Chamber("peel-moon-onions"))
    table.place("chamber-1").play("take fruit")
    assert table.account("chamber") == 2 + 6
    home = playing("bewitched-mop", ("3 4", "1"), chamber=Chamber(own={0: "trim-the-candles"}))
    home.place("own-1").play("take herbs")
    assert home.account("chamber") == 2 + 7


@pytest.mark.clause("CT-16.22")
def test_more_points_for_the_next_order() -> None:
    table = playing("tip-jar", goods={0: "ambrosia mead rocks"}, orders=NIP).play("serve")
    assert table.account("orders") == 6 + 5 and table.state.boons == []


@pytest.mark.clause("CT-16.23")
def test_an_order_may_lack_ingredients_of_your_choice() -> None:
    table = playing("grandmas-funnel", goods={0: "mead rocks"}, orders=NIP).play("serve")
    assert table.account("orders") == 6 and table.goods() == ""
    short = playing("grandmas-funnel", goods={0: "mead wine"}, orders=NIP)
    assert short.refused("serve") == "CT-6.1", "only one may be missing"
    table = playing("grandmas-funnel", goods={0: "ambrosia mead rocks"}, orders=NIP).play("serve choosing")
    assert table.legal == {"give ambrosia", "lack"}
    table.play("give ambrosia", "lack")
    assert table.goods() == "mead" and table.account("orders") == 6


@pytest.mark.clause("CT-16.24")
@pytest.mark.parametrize(("since", "points"), [(4, 6), (3, 6)])
def test_less_late_but_never_early(since: int, points: int) -> None:
    table = playing("silver-tongue", goods={0: "ambrosia mead rocks"}, since={0: since}, orders=NIP)
    assert table.play("serve").account("orders") == points


@pytest.mark.clause("CT-16.24")
def test_less_late_of_seven_rounds() -> None:
    table = position(["1", "1"], orders={0: "hopping-gnome"}, since={0: 1}, items={0: "silver-tongue"})
    order = table.state.tables.orders.needs[table.state.open[0]]
    needs = " ".join(t.INGREDIENTS[kind] for kind in range(12) for _ in range(order[kind]))
    table = playing("silver-tongue", goods={0: needs}, orders={0: "hopping-gnome"}, since={0: 1})
    assert table.play("serve").account("orders") == 15, "four rounds late count as two"


@pytest.mark.clause("CT-16.24", "CT-14.5")
@pytest.mark.parametrize(("since", "points"), [(5, 6 + 3), (4, 6), (3, 3)])
def test_one_round_less_late_for_a_people_or_points_instead(since: int, points: int) -> None:
    """Saelwyn, with an Elf order of three ingredients."""
    table = position(["1", "1"])
    orders = table.state.tables.orders
    elf = next(n for n in range(48) if orders.races[n] == t.ELF and orders.sizes[n] == 3)
    needs = " ".join(t.INGREDIENTS[kind] for kind in range(12) for _ in range(orders.needs[elf][kind]))
    table = position(
        ["1", "1"],
        goods={0: needs},
        orders={0: orders.ids[elf]},
        since={0: since},
        characters={0: "saelwyn"},
    ).play("serve")
    assert table.asked == ("ability-serve", 0)
    assert table.play("ability").account("orders") == points


@pytest.mark.clause("CT-16.24")
@pytest.mark.parametrize(("race", "points"), [(t.HALFLING, 6), (t.ELF, 3)])
def test_only_for_the_people_it_names(race: int, points: int) -> None:
    """An order of Halflings, one round late."""
    table = position(["1", "1"], goods={0: "ambrosia mead rocks"}, orders=NIP, since={0: 4})
    effects.EFFECTS[t.LATE_IGNORE].do(table.state, 0, [t.LATE_IGNORE, 1, race, 0], PLAYED, None)
    assert table.play("serve").account("orders") == points


@pytest.mark.clause("CT-16.24")
def test_it_does_not_prolong_the_patience() -> None:
    table = playing("silver-tongue", ("", ""), since={0: 3}, orders=NIP)
    assert table.state.round == 6, "nobody can place, and there is nothing else to do"
    assert table.order() == "" and table.account("forgotten") == -6


@pytest.mark.clause("CT-16.25", "CT-5.6")
def test_trade_your_order_for_one_of_the_hall() -> None:
    table = playing(
        "chalk-and-sponge", since={0: 3}, hall="button-popper pantry-raider", top="hopping-gnome", orders=NIP
    )
    table.play("order 2")
    state = table.state
    assert table.order() == "pantry-raider" and state.since[0] == 5 and state.meeples[0] == 1
    assert table.hall()[5] == "hopping-gnome" and table.hall()[1] == "-"
    assert state.tables.orders.ids[state.order_deck[0]] == "doorstep-nip", "it goes under the deck"
    assert table.account("forgotten") == 0 and table.account("cards") == 4


@pytest.mark.clause("CT-16.26", "CT-11.3", "CT-11.4")
def test_the_first_player_marker_works_from_the_next_round() -> None:
    table = playing("clover", ("2 3", "1 5", "4"), marker=1).play("stop")
    assert table.state.marker == 0 and table.state.leader == 1
    table.finish_round()
    assert table.state.leader == 0 and table.seat == 0


@pytest.mark.clause("CT-16.27", "CT-19.11")
def test_modifiers_as_many_as_there_are() -> None:
    table = position(["3 4", "1"], chamber=Chamber("keep-a-secret")).place("chamber-1")
    assert table.state.modifiers == [2, 0] and table.account("chamber") == 3
    few = position(["3 4", "1"], chamber=Chamber("keep-a-secret", modifiers={1: 29})).place("chamber-1")
    assert few.state.modifiers == [1, 29]
