"""CT-22: what is hidden, what each seat has seen, and what is imagined of the rest."""

from __future__ import annotations

import json

import pytest

from tavolata.games.cavern_tavern.rules.items import all_items
from tavolata.games.cavern_tavern.rules.tables import bits

from .positions import ROOM, Table, position, started, there


def known(table: Table, seat: int) -> list[str | None]:
    """The orders of the deck that somebody knows, as one seat sees them."""
    return [one["order"] for one in table.state.view(seat)["decks"]["orders"]["known"]]


@pytest.mark.clause("CT-22.1")
def test_what_is_hidden() -> None:
    state = started(3, 7, chamber=True)
    text = json.dumps(state.view(0))
    orders = state.tables.orders.ids
    assert not [card for card in state.order_deck if f'"{orders[card]}"' in text]
    for deck, ids in ((state.says_deck, state.tables.says.ids), (state.task_deck, state.tables.tasks.ids)):
        assert not [card for card in deck if f'"{ids[card]}"' in text]
    for other in (1, 2):
        assert f'"{state.tables.secrets.ids[state.secrets[other]]}"' not in text
    worlds = [state.imagine(0, seed) for seed in range(20)]
    assert len({tuple(world.order_deck) for world in worlds}) == 20
    assert len({world.secrets[1] for world in worlds}) > 5
    assert {world.secrets[0] for world in worlds} == {state.secrets[0]}


@pytest.mark.clause("CT-22.2")
def test_who_replaced_an_order_knows_the_two_below() -> None:
    table = position(["5", "1"], top="starfall hopping-gnome black-knight", items={0: "tip-jar"})
    table.place("replace-order").play("drop 1", "lay 2")
    assert known(table, 0) == ["starfall", "black-knight"] and known(table, 1) == [None, None]
    for seed in range(10):
        assert table.state.imagine(0, seed).order_deck[:2] == table.state.order_deck[:2]
    assert len({tuple(table.state.imagine(1, seed).order_deck[:2]) for seed in range(10)}) > 5


@pytest.mark.clause("CT-22.2", "CT-5.7")
def test_what_lay_below_is_forgotten_when_the_deck_is_shuffled() -> None:
    only = "doorstep-nip hopping-gnome black-knight"
    table = position(["5", "1"], only=only, goods={0: "ambrosia mead rocks"}, items={0: "tip-jar"})
    table.place("replace-order").play("drop 1", "lay 2", "deck", "drop 1")
    assert table.order() == "doorstep-nip" and known(table, 0) == ["black-knight"]
    assert table.play("serve").hall()[0] == "black-knight" and table.state.order_deck == []
    table.play("deck")
    assert len(table.state.order_deck) > 20 and known(table, 0) == known(table, 1) == []


@pytest.mark.clause("CT-22.2")
def test_everybody_saw_an_order_that_was_traded_away() -> None:
    table = position(["5", "1"], orders={0: "hopping-gnome"}, hall="starfall", items={0: "chalk-and-sponge"})
    table.play("play chalk-and-sponge", "order 1")
    assert known(table, 0) == known(table, 1) == ["hopping-gnome"]


@pytest.mark.clause("CT-22.3")
def test_who_drew_items_knows_which_went_back() -> None:
    table = position(["5 5", "1", "1"], items={1: "clover"}, item_top="sand-clock bracelet loaded-die")
    table.place("item").play("keep bracelet")
    ids = table.state.tables.items.ids
    memory = there(table.state.view(0)["memory"])
    assert {"sand-clock", "loaded-die"} <= set(memory["deck"])
    assert not {"sand-clock", "loaded-die", "bracelet"} & set(memory["hands"][1][0])
    assert (
        "sand-clock" in there(table.state.view(2)["memory"])["hands"][0][0]
    )  # for others it may have been kept
    for seed in range(20):
        world = table.state.imagine(0, seed)
        assert not {ids.index("sand-clock"), ids.index("loaded-die")} & set(world.items[1])
        ROOM.audit(world)


@pytest.mark.clause("CT-22.3")
def test_of_what_went_back_a_hand_has_no_more_than_it_has_drawn_since() -> None:
    """Seat 1 held an item before seat 0 laid two back, and drew one after: it cannot have both of them."""
    top = "sand-clock bracelet loaded-die"
    table = position(["5 5", "5 5 5"], items={1: "tip-jar"}, item_top=top, orders={1: "starfall"})
    state = table.state
    everything = bits(all_items(state))
    state.deck_may, state.hand_may = [everything] * 2, [[[], [everything]], [[], []]]
    back = {state.tables.items.ids.index(id) for id in ("sand-clock", "loaded-die")}
    table.place("item").play("keep bracelet", "end").place("magic-potion")
    before, since = [set(one) for one in there(state.view(0)["memory"])["hands"][1]]
    assert not before & {"sand-clock", "loaded-die"} and {"sand-clock", "loaded-die"} <= since
    worlds = [set(state.imagine(0, seed).items[1]) for seed in range(600)]
    assert any(back & world for world in worlds) and not any(back <= world for world in worlds)
    table.play("play tip-jar")  # it may be either: the other one may still be anything
    assert [set(one) for one in there(state.view(0)["memory"])["hands"][1]] == [since - {"tip-jar"}]


@pytest.mark.clause("CT-22.3")
def test_a_new_item_deck_is_in_no_hand() -> None:
    table = position(["5 5", "1"], items={1: "clover"})
    state = table.state
    state.item_discards, state.item_deck = state.item_deck, []
    pile = bits(state.item_discards)
    state.hand_may = [[[], [pile | bits(state.items[1])]], [[], []]]
    table.place("item")
    assert there(table.state.view(0)["memory"])["hands"][1] == [["clover"]]
    assert {tuple(state.imagine(0, seed).items[1]) for seed in range(5)} == {tuple(state.items[1])}


@pytest.mark.clause("CT-22.4")
def test_at_the_end_everything_is_shown() -> None:
    table = position(["", ""], items={0: "tip-jar", 1: "clover"}, round=10).play("end")
    assert table.state.over
    for seat in (0, None):
        players = table.state.view(seat)["players"]
        assert [item["id"] for item in there(players[1]["hand"])] == ["clover"]
        assert all(there(player["secret"])["id"] for player in players)


@pytest.mark.clause("CT-22.4")
def test_at_the_end_nothing_is_remembered_that_cannot_be_seen() -> None:
    dumps = []
    for may in ("clover", "tip-jar clover"):
        table = position(["", ""], items={0: "tip-jar", 1: "clover"}, round=10)
        items = [table.state.tables.items.ids.index(item) for item in may.split()]
        table.state.hand_may[0][1] = [bits(items)]
        dumps.append(table.play("end").state.imagine(0, 1).dump())
    assert dumps[0] == dumps[1]
