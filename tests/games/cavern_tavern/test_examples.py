"""The worked examples of the printed book, one by one."""

from __future__ import annotations

import pytest

from tavolata.games.cavern_tavern.rules import tables as t

from .positions import Chamber, Table, position

GNOME = {0: "hopping-gnome"}
JAMIE, CHRISTINE, LILY, THOMAS = range(4)


def needs(order: str) -> str:
    """What an order asks for."""
    orders = position(["1", "1"]).state.tables.orders
    asked = orders.needs[orders.ids.index(order)]
    return " ".join(t.INGREDIENTS[kind] for kind in range(t.KINDS) for _ in range(asked[kind]))


@pytest.mark.clause("CT-6.4")
def test_the_hopping_gnome_two_rounds_late() -> None:
    """Taken in round 5, served in round 7: 15 points instead of 28."""
    goods = {0: needs("hopping-gnome")}
    late = position(["1", "1"], round=7, orders=GNOME, since={0: 5}, goods=goods).play("serve")
    assert late.account("orders") == 15
    at_once = position(["1", "1"], round=7, orders=GNOME, since={0: 7}, goods=goods).play("serve")
    assert at_once.account("orders") == 28


@pytest.mark.clause("CT-7.3")
def test_the_hopping_gnome_forgotten() -> None:
    """Seven rounds late the guests leave: 28 points are lost, and another order takes the space."""
    table = position(["1", ""], round=8, orders=GNOME, since={0: 2}, top="black-knight")
    table.place("cellar-1").play("take fruit")
    assert table.state.round == 9 and table.order() == ""
    assert table.account("forgotten") == -28 and table.hall()[5] == "black-knight"
    in_time = position(["1", ""], round=8, orders=GNOME, since={0: 3}).place("cellar-1").play("take fruit")
    assert in_time.order() == "hopping-gnome" and in_time.account("forgotten") == 0


@pytest.mark.clause("CT-8.2", "CT-9.3")
def test_spaces_of_a_cellar_zone_by_players() -> None:
    for seats, spaces in {2: 1, 3: 2, 4: 3, 5: 4, 6: 4}.items():
        laid = [(1, "2")] * (spaces - 1)
        free = position(["2", "1", *["1"] * (seats - 2)], laid={"cellar-2": laid})
        assert "place cellar-2" in free.legal
        full = position(["2", "1", *["1"] * (seats - 2)], laid={"cellar-2": [*laid, (1, "2")]})
        assert full.refused("place cellar-2") == "CT-8.4"


@pytest.mark.clause("CT-6.2")
def test_a_potion_for_the_second_beer() -> None:
    """An order with two Beers is paid with one Beer and a Magic Potion."""
    orders = position(["1", "1"]).state.tables.orders
    order = next(n for n in range(48) if orders.needs[n][t.BEER] == 2)
    goods = needs(orders.ids[order]).replace("beer", "potion", 1)
    table = position(["1", "1"], orders={0: orders.ids[order]}, goods={0: goods}).play("serve")
    assert table.account("orders") == orders.points[order][0] and table.goods() == ""
    assert table.state.piles == t.PILE, "all cards are back in their piles"


@pytest.mark.clause("CT-10.16")
def test_a_three_becomes_two_or_four_and_later_one_or_five() -> None:
    def shown(space: int) -> set[int]:
        """What a 3 can be laid as with a 6 beside it, on the Kitchen zones 7, 9 and 11 and a task of 8 and 10."""
        chamber = Chamber("peel-moon-onions stir-the-slow-stew")
        table = position(["3 6", "1"], kitchen={0: space}, chamber=chamber, laid={})
        zones = {
            "make-lunch": 7,
            "chamber-1": 8,
            "roast-the-meat": 9,
            "chamber-2": 10,
            "cook-dragon-eggs": 11,
        }
        return {total - 6 for zone, total in zones.items() if f"place {zone}" in table.legal}

    assert shown(5) == {3}
    assert shown(6) == {2, 3, 4}
    assert shown(9) == {1, 2, 3, 4, 5}


@pytest.mark.clause("CT-19.12")
def test_christine_serves_her_beer() -> None:
    table = position(["1", "1"], goods={0: "beer"}, chamber=Chamber(drinks={0: "beer"})).play("drink beer")
    assert table.score() == 2 and table.state.piles[t.BEER] == 6 and table.goods() == ""


@pytest.fixture
def round_example() -> Table:
    """Four players in the middle of a game; Christine has the white die."""
    jamie = needs("doorstep-nip").replace("rocks", "").split()
    return position(
        ["2 3 5 5", "1 1 3 4 6", "1 3 4 5", "1 3 6 6"],
        goods={JAMIE: " ".join([*jamie, "ambrosia"]), LILY: "ambrosia herbs"},
        orders={JAMIE: "doorstep-nip", CHRISTINE: "black-knight", LILY: "hopping-gnome"},
        since={JAMIE: 4, CHRISTINE: 5, LILY: 5},
        items={LILY: "glass-of-strongcliff"},
        hall="apple-thief aunts-secret",
        top="pantry-raider",
        white=CHRISTINE,
        first_turn=True,
    )


@pytest.mark.clause(
    "CT-3.1", "CT-3.2", "CT-4.3", "CT-5.1", "CT-6.4", "CT-6.7", "CT-9.2", "CT-10.12", "CT-10.13"
)
def test_the_example_of_a_round(round_example: Table) -> None:
    """With the points of the roof as the list states them (CT-10.12); Jamie lacks a Rocks here, not a Syrup."""
    table = round_example
    assert table.refused("order 1") == "CT-5.2", "Jamie has an open order"
    table.place("cellar-2").play("take rocks", "serve")
    assert table.account("orders", JAMIE) == 3, "the points for one round late"
    assert table.order(JAMIE) == "" and "pantry-raider" in table.hall()
    table.play("end")

    assert table.seat == CHRISTINE
    table.place("cellar-4", "4").play("take wine")
    assert table.goods(CHRISTINE) == "wine"

    assert table.seat == LILY, "Christine has nothing else to do"
    table.place("cellar-6", "5, 1").play("take liqueur", "play glass-of-strongcliff", "rival 1")
    assert table.goods(LILY) == "ambrosia ambrosia herbs liqueur"
    assert table.goods(JAMIE) == ""

    assert table.seat == THOMAS
    assert table.refused("place fix-the-roof") == "CT-4.3", "first an order"
    table.play("order 1")
    assert table.order(THOMAS) == "apple-thief" and table.hall()[0] == "-"
    assert table.state.meeples[THOMAS] == 0 and table.state.since[THOMAS] == 5
    table.place("fix-the-roof").play("rival 3", "take ambrosia")
    assert table.account("chores", THOMAS) == 6 and table.state.chores[THOMAS] == 1
    assert table.goods(THOMAS) == "ambrosia" and table.goods(LILY) == "ambrosia herbs liqueur wine"

    assert table.seat == JAMIE and table.dice(JAMIE) == "3 5 5"


@pytest.mark.clause("CT-3.3")
def test_the_round_ends_with_the_last_die() -> None:
    """Lily places her last die, and all the others have placed theirs."""
    table = position(["", "", "4", ""], turn=LILY).place("cellar-4").play("take wine", "end")
    assert table.state.round == 6
