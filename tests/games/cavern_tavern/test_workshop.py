"""CT-11, CT-12: Nasty's Office, the First Player marker, the Wizard's Workshop and Magic Potions."""

from __future__ import annotations

import pytest

from tavolata.games.cavern_tavern.rules import tables as t

from .positions import EMPTY, position, there

BUSY = {0: "tip-jar"}


@pytest.mark.clause("CT-11.1")
def test_one_up_and_a_rival_down() -> None:
    table = position(["5", "1", "1"], nasty={0: 4, 2: 1}, items=BUSY).place("office")
    assert table.legal == {"rival 2", "rival 3"}
    table.play("rival 3")
    assert table.state.nasty == [3, 0, 2]


@pytest.mark.clause("CT-11.2")
def test_at_nought_one_stays_and_the_rival_moves() -> None:
    table = position(["5", "1"], items=BUSY).place("office")
    assert table.state.nasty == [0, 1]


@pytest.mark.clause("CT-11.3")
def test_the_marker_passes_with_lunch_or_a_card() -> None:
    table = position(["4 3", "1"], marker=1, items=BUSY).place("make-lunch")
    assert table.state.marker == 0 and len(table.heard("first-player")) == 1
    table = position(["4 3", "1"], marker=1, items={0: "clover"}).play("play clover")
    assert table.state.marker == 0


@pytest.mark.clause("CT-11.4")
def test_the_present_round_goes_on_as_it_began() -> None:
    table = position(["4 3", "1 2", "2 2"], marker=1, items={**BUSY, 1: "hammer"}).place("make-lunch")
    assert table.state.leader == 1 and table.play("end").seat == 1


@pytest.mark.clause("CT-12.1", "CT-12.2")
def test_replace_order() -> None:
    table = position(["5", "1"], hall="doorstep-nip", top="starfall hopping-gnome black-knight", items=BUSY)
    table.place("replace-order").play("drop 1")
    assert table.asked == ("lay", 0) and table.legal == {"lay 1", "lay 2", "lay 3"}
    assert there(table.state.view(0)["drawn"])["cards"] == ["starfall", "hopping-gnome", "black-knight"]
    for seat in (1, None):
        assert there(table.state.view(seat)["drawn"])["cards"] == [None] * 3
    table.play("lay 2")
    assert table.hall()[0] == "hopping-gnome"
    ids = table.state.tables.orders.ids
    assert [ids[card] for card in table.state.order_deck[:2]] == ["black-knight", "starfall"]
    assert ids[table.state.order_discards[-1]] == "doorstep-nip"
    (event,) = table.heard("lays-order")
    assert event.arguments["place"] == 2
    (event,) = table.heard("draws-orders")
    assert "orders" not in event.seen_by(1).arguments and "orders" in event.seen_by(0).arguments


@pytest.mark.clause("CT-12.3")
def test_there_must_be_an_order_to_replace_and_one_draws_what_there_is() -> None:
    assert position(["5", "1"], hall="- - - - - -").refused("place replace-order") == "CT-12.3"
    table = position(["5", "1"], hall="doorstep-nip - - - - -", only="", items=BUSY)
    table.state.order_discards, kept = table.state.order_discards[:1], table.state.order_discards[1:]
    table.state.served[1] = [order * 16 for order in kept]
    table.place("replace-order")  # the order of the hall and the one discarded make a new deck
    assert table.asked == ("lay", 0) and table.legal == {"lay 1", "lay 2"}


@pytest.mark.clause("CT-12.4")
def test_three_items_are_drawn_and_one_is_kept() -> None:
    table = position(["5 5", "1"], item_top="clover hammer tip-jar").place("item")
    assert table.asked == ("keep", 0) and table.legal == {"keep clover", "keep hammer", "keep tip-jar"}
    before = len(table.state.item_deck)
    table.play("keep hammer")
    assert table.items() == {"hammer"} and len(table.state.item_deck) == before + 2
    assert table.state.item_discards == []
    decks = set()
    for seed in range(6):
        deck = position(["5 5", "1"], item_top="clover hammer tip-jar", seed=seed).place("item")
        decks.add(tuple(deck.play("keep hammer").state.item_deck))
    assert len(decks) == 6  # shuffled


@pytest.mark.clause("CT-12.5")
def test_an_empty_item_deck_is_made_anew_and_drawing_goes_on() -> None:
    table = position(["5 5", "1"], item_top="clover")
    state = table.state
    state.item_discards, state.item_deck = state.item_deck[:-1], state.item_deck[-1:]
    table.place("item")
    assert len(table.legal) == 3 and "keep clover" in table.legal and table.state.item_discards == []


@pytest.mark.clause("CT-12.6")
def test_a_potion_and_an_item_for_three_dice() -> None:
    table = position(["5 5 2", "1"], item_top="clover").place("magic-potion")
    assert table.goods() == "potion" and table.items() == {"clover"}
    (event,) = table.heard("draws-items")
    assert "items" not in event.seen_by(1).arguments


@pytest.mark.clause("CT-12.7")
def test_without_a_potion_there_is_still_the_item() -> None:
    table = position(["5 5 2", "1"], item_top="clover", empty="potion").place("magic-potion")
    assert table.goods() == "" and table.items() == {"clover"}


@pytest.mark.clause("CT-12.8")
def test_a_potion_counts_at_the_end_and_is_neither_stolen_nor_exchanged() -> None:
    table = position(["", "1"], goods={0: "potion beer"}, round=10, items=BUSY).play("end")
    table.finish_round()
    assert table.account("ingredients") == 2
    table = position(["6 6 5", "1"], goods={1: "potion"}, items=BUSY).place("serve-dinner")
    assert table.goods() == "mead" and table.goods(1) == "potion"
    table = position(["1", "1"], goods={0: "potion"}, items={0: "smugglers-coat"})
    assert table.refused("play smugglers-coat") == "CT-15.4"
    assert EMPTY == "-" and t.POTION == 12
