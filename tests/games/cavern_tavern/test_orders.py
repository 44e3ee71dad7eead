"""CT-5, CT-6: taking an order and serving it."""

from __future__ import annotations

import pytest

from tavolata.games.cavern_tavern.rules import tables as t

from .positions import EMPTY, position, there

NIP = "ambrosia mead rocks"


@pytest.mark.clause("CT-5.1")
def test_an_order_from_the_hall() -> None:
    table = position(["3", "1"], hall="starfall doorstep-nip").play("order 2")
    assert table.order() == "doorstep-nip" and table.hall()[:2] == ["starfall", EMPTY]
    assert table.state.meeples[0] == 1 and table.state.since[0] == table.state.round == 5


@pytest.mark.clause("CT-5.2")
def test_one_open_order_at_most() -> None:
    table = position(["3", "1"], hall="starfall doorstep-nip").play("order 2")
    assert table.refused("order 1") == table.refused("deck") == "CT-5.2"


@pytest.mark.clause("CT-5.3", "CT-5.4")
def test_an_order_from_the_deck_is_seen_before_one_is_discarded() -> None:
    table = position(["3", "1"], hall="starfall doorstep-nip", top="hopping-gnome").play("deck")
    assert table.order() == "hopping-gnome" and table.asked == ("drop", 0)
    assert table.ask.arguments == {"order": "order-hopping-gnome"}
    assert table.legal == {f"drop {space}" for space in range(1, 7)}
    table.play("drop 1")
    assert table.hall()[0] == EMPTY and table.state.meeples[0] == 0
    assert table.state.tables.orders.ids[table.state.order_discards[-1]] == "starfall"
    assert table.state.since[0] == 5


@pytest.mark.clause("CT-5.5")
def test_to_draw_there_must_be_a_card_and_one_to_discard() -> None:
    assert position(["3", "1"], hall="- - - - - -").refused("deck") == "CT-5.5"
    table = position(["3", "1"], hall="starfall - - - - -", only="")
    assert "deck" in table.legal  # from the discards
    table.state.order_deck, table.state.order_discards = [], []
    assert table.refused("deck") == "CT-5.5"


@pytest.mark.clause("CT-5.6")
def test_a_space_with_a_meeple_stays_empty() -> None:
    table = position(["3", "1"], orders={1: "starfall"})
    assert table.hall()[5] == EMPTY and table.refused("order 6") == "CT-5.6"
    table = position(["3", "1"], orders={0: "doorstep-nip"}, goods={0: NIP}, top="starfall")
    assert table.hall()[5] == EMPTY
    assert table.play("serve").hall()[5] == "starfall"


@pytest.mark.clause("CT-5.7")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    table = position(["3", "1"], orders={0: "doorstep-nip"}, goods={0: NIP}, only="")
    discards = set(table.state.order_discards)
    table.play("serve")
    assert table.state.hall[5] in discards and table.state.order_discards == []
    assert len(table.state.order_deck) == len(discards) - 1
    table = position(["3", "1"], orders={0: "doorstep-nip"}, goods={0: NIP}, only="")
    state = table.state
    state.served[1] = [order * 16 for order in state.order_discards]  # nothing is left at all
    state.order_discards = []
    assert table.play("serve").hall()[5] == EMPTY
    assert table.refused("order 6") == "CT-5.7"


@pytest.mark.clause("CT-6.1")
def test_all_the_ingredients_go_back_to_their_piles() -> None:
    table = position(["3", "1"], orders={0: "doorstep-nip"}, goods={0: NIP + " beer"})
    before = table.state.piles[t.MEAD]
    assert table.play("serve").goods() == "beer" and table.state.piles[t.MEAD] == before + 1
    table = position(["3", "1"], orders={0: "doorstep-nip"}, goods={0: "ambrosia mead"})
    assert table.refused("serve") == "CT-6.1"
    assert position(["3", "1"], goods={0: NIP}).refused("serve") == "CT-6.1"


@pytest.mark.clause("CT-6.2")
def test_potions_stand_for_any_ingredients() -> None:
    table = position(["3", "1"], orders={0: "doorstep-nip"}, goods={0: "mead potion potion"})
    assert table.play("serve").goods() == "" and table.score() == 6
    assert table.state.piles[t.POTION] == t.PILE[t.POTION]
    table = position(["3", "1"], orders={0: "polite-refusal"}, goods={0: "potion potion potion potion"})
    assert table.play("serve").goods() == "" and table.score() == 10
    table = position(["3", "1"], orders={0: "doorstep-nip"}, goods={0: "mead potion"})
    assert table.refused("serve") == "CT-6.1"


@pytest.mark.clause("CT-6.3")
def test_which_ingredient_a_potion_replaces_is_a_choice() -> None:
    table = position(["3", "1"], orders={0: "doorstep-nip"}, goods={0: NIP + " potion"})
    table.play("serve choosing", "give ambrosia")
    assert table.legal == {"give mead", "give potion"}
    table.play("give potion")
    assert table.goods() == "mead" and table.score() == 6
    table = position(["3", "1"], orders={0: "doorstep-nip"}, goods={0: NIP + " potion"}).play("serve")
    assert table.goods() == "potion"
    table = position(["3", "1"], orders={0: "doorstep-nip"}, goods={0: NIP})
    assert table.refused("serve choosing") == "CT-6.3"


@pytest.mark.clause("CT-6.3")
def test_what_is_paid_leaves_enough_for_the_rest() -> None:
    table = position(["3", "1"], orders={0: "button-popper"}, goods={0: "fruit fruit potion"})
    assert "serve choosing" not in table.legal  # the Potion is needed for the Mead
    table = position(["3", "1"], orders={0: "button-popper"}, goods={0: "fruit fruit potion potion"})
    table.play("serve choosing", "give potion")
    assert table.score() == 6 and table.goods() == "fruit"  # the rest follows by itself


@pytest.mark.clause("CT-6.4")
def test_points_by_lateness() -> None:
    for late, points in enumerate((10, 6, 3, 1)):
        table = position(
            ["3", "1"],
            orders={0: "polite-refusal"},
            since={0: 5 - late},
            goods={0: "nectar nectar rocks syrup"},
        )
        assert table.play("serve").score() == points
        assert table.state.served[0] == [table.state.tables.orders.ids.index("polite-refusal") * 16 + late]


@pytest.mark.clause("CT-6.5")
def test_symbols_move_the_tracks_without_their_benefits() -> None:
    table = position(["3", "1"], orders={0: "doorstep-nip"}, goods={0: NIP}, kitchen={0: 6}).play("serve")
    assert table.state.kitchen[0] == 7 and table.score() == 6
    table = position(["3", "1"], orders={0: "button-popper"}, goods={0: "fruit fruit mead"}).play("serve")
    assert (table.state.kitchen[0], table.state.chores[0]) == (0, 1)
    table = position(["3", "1"], orders={0: "polite-refusal"}, goods={0: "nectar nectar rocks syrup"})
    table.play("serve")
    assert (table.state.kitchen[0], table.state.chores[0]) == (0, 0)


@pytest.mark.clause("CT-6.6")
def test_a_served_order_stays_and_its_people_can_be_read() -> None:
    table = position(
        ["3", "1"], orders={0: "doorstep-nip"}, goods={0: NIP}, secrets={0: "small-feet-big-tips"}
    )
    table.play("serve")
    served = table.state.view(1)["players"][0]["served"]
    assert served == [{"id": "doorstep-nip", "race": "halfling", "late": 0}]
    assert there(table.state.view(0)["players"][0]["secret"])["points"] == 3


@pytest.mark.clause("CT-6.7")
def test_meeple_and_time_marker_come_back() -> None:
    table = position(["3", "1"], orders={0: "doorstep-nip"}, goods={0: NIP}, top="starfall").play("serve")
    assert table.state.meeples[0] == t.NOTHING and table.state.since[0] == 0 and table.order() == ""
    assert table.hall()[5] == "starfall"


@pytest.mark.clause("CT-6.8")
def test_another_order_may_be_taken_but_need_not() -> None:
    table = position(["3", "1"], orders={0: "doorstep-nip"}, goods={0: NIP}, first_turn=True).play("serve")
    assert "order 1" in table.legal and "place cellar-3" in table.legal
    table.place("cellar-3").play("take mead")
    assert {"end", "order 1"} <= table.legal
