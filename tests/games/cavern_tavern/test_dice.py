"""CT-8, CT-9, CT-10: placing dice, the Cellar, Kitchen and Chores."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from tavolata.games.cavern_tavern.rules import tables as t

from .positions import Table, position


def places(table: Table) -> set[str]:
    """The zones on offer."""
    return {text.removeprefix("place ") for text in table.legal if text.startswith("place ")}


@pytest.mark.clause("CT-8.1")
def test_a_zone_its_dice_and_its_benefit() -> None:
    table = position(["2 6", "1"], items={0: "tip-jar"}).place("cellar-2").play("take rocks")
    assert table.goods() == "rocks" and table.dice() == "6"
    assert table.state.view(None)["zones"][1]["placed"] == [{"seat": 0, "dice": [2]}]
    assert position(["", "1"], items={0: "tip-jar"}).refused("place cellar-2") == "CT-8.1"


@pytest.mark.clause("CT-8.2")
def test_dice_add_up_to_the_value_exactly() -> None:
    table = position(["1 2 4 6", "1"])
    assert places(table) >= {
        "cellar-1",
        "cellar-3",
        "cellar-5",
        "make-lunch",
        "wipe-the-tables",
        "roast-the-meat",
    }
    assert "serve-dinner" not in places(table)
    assert table.refused("place serve-dinner") == "CT-8.2"
    table.play("place make-lunch")
    assert table.legal == {"die 6", "die 4", "die 2", "die 1"} and table.ask.arguments["total"] == 7
    assert table.refused("die 5") == "CT-8.1"
    table.play("die 4")  # 2 and 1 follow by themselves
    assert table.dice() == "6" and table.score() == 2
    table = position(["1 3 6 6", "1"]).play("place make-lunch")  # 6 and 1: plain to all
    assert table.dice() == "3 6" and table.score() == 2
    table = position(["1 2 4 5 6", "1"]).play("place make-lunch", "die 1")
    assert table.refused("die 5") == "CT-8.2", "nothing makes 1 of what is left"
    for seat in (0, 1, None):
        pending = table.state.view(seat)["pending"]
        assert pending[-1] == {"step": "dice", "seat": 0, "about": {"zone": "make-lunch"}}


@pytest.mark.clause("CT-8.2")
def test_dice_may_be_named_in_any_order() -> None:
    ends = set()
    for order in permutations(("die 1", "die 2", "die 4")):
        table = position(["1 2 3 4", "1"]).play("place make-lunch")
        while table.ask.kind == "dice":
            table.play(next(text for text in order if text in table.legal))
        ends.add(table.state.key())
    assert len(ends) == 1
    table = position(["1 1 1 2", "1"], items={0: "tip-jar"}).play("place cellar-3")
    assert table.legal == {"die 2", "die 1"}
    table.play("die 1")
    assert table.legal == {"die 2", "die 1"}, "two ones more, or the two"
    table.play("die 1", "take mead")
    assert table.dice() == "2"


@pytest.mark.clause("CT-8.3")
def test_a_number_of_dice_of_any_value() -> None:
    table = position(["1 4 6", "1"]).play("place item")
    assert table.ask.kind == "dice-number" and table.legal == {"die 6", "die 4", "die 1"}
    table.play("die 1", "die 4")
    assert table.dice() == "6" and table.asked == ("keep", 0)
    assert position(["1 4", "1"]).refused("place magic-potion") == "CT-8.3"


@pytest.mark.clause("CT-8.4", "CT-8.5")
def test_placed_dice_block_their_space() -> None:
    zones = ["make-lunch", "wipe-the-tables", "office", "replace-order", "item", "magic-potion"]
    for zone, seats, seat in product(zones, range(2, 7), (0, 1)):
        table = position(["1 2 4 6", *["1"] * (seats - 1)], laid={zone: [(seat, "1")]})
        assert table.refused(f"place {zone}") == "CT-8.4" and zone not in places(table)


@pytest.mark.clause("CT-8.6")
def test_a_benefit_that_cannot_be_had_is_lost_and_the_rest_counts() -> None:
    table = position(["4 3", "1"], empty="herbs", marker=1, items={0: "tip-jar"}).place("make-lunch", "4,3")
    assert table.goods() == "" and table.score() == 2 and table.state.marker == 0


@pytest.mark.clause("CT-8.7")
def test_exchange_steal_and_swap_may_be_left() -> None:
    table = position(["6 6 3", "1"], goods={1: "wine"}, items={0: "tip-jar"}).place("cut-the-meat", "6,6,3")
    assert table.asked == ("exchange", 0)
    assert table.play("stop").goods() == "beer"
    table = position(["6 6 5", "1"], goods={1: "wine"}, items={0: "tip-jar"}).place("serve-dinner")
    assert table.play("stop").goods() == "mead" and table.goods(1) == "wine"
    table = position(["6 6 4", "1"], goods={1: "beer"}, items={0: "tip-jar"}).place("fix-the-roof")
    assert table.play("stop").goods() == "wine" and table.score() == 6


@pytest.mark.clause("CT-8.8")
def test_benefits_come_in_their_order() -> None:
    table = position(["6 6 3", "1"], items={0: "tip-jar"}).place("cut-the-meat")
    assert table.score() == 6 and table.goods() == "beer"  # both before the exchange is asked
    told = [event.id for event in table.told]
    assert told.index("takes") < told.index("scores")


# -- the Cellar -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CT-9.1")
def test_one_of_two_ingredients() -> None:
    for zone in range(6):
        table = position([f"{zone + 1}", "1"], items={0: "tip-jar"}).place(f"cellar-{zone + 1}")
        names = [t.INGREDIENTS[kind] for kind in t.CELLAR[zone]]
        assert table.legal == {f"take {name}" for name in names}
        other = next(name for name in t.INGREDIENTS if name not in names)
        assert table.refused(f"take {other}") == "CT-16.2"
        assert table.play(f"take {names[1]}").goods() == names[1]


@pytest.mark.clause("CT-9.2")
def test_several_dice_may_add_up_in_the_cellar() -> None:
    table = position(["1 5", "1"], items={0: "tip-jar"}).place("cellar-6").play("take spirits")
    assert table.dice() == "" and table.goods() == "spirits"


@pytest.mark.clause("CT-9.3", "CT-9.5")
def test_spaces_by_number_of_players() -> None:
    for seats, spaces in ((1, 1), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4)):
        dice = ["3 6", *["1"] * (seats - 1)]
        for taken in range(spaces + 1):
            table = position(dice, laid={"cellar-3": [(0, "3")] * taken})
            assert ("cellar-3" in places(table)) == (taken < spaces)


@pytest.mark.clause("CT-9.4")
def test_a_zone_with_both_piles_empty_is_closed() -> None:
    assert position(["3 6", "1"], empty="mead nectar").refused("place cellar-3") == "CT-9.4"
    assert "cellar-3" in places(position(["3 6", "1"], empty="mead"))


# -- Kitchen and Chores -----------------------------------------------------------------------------------------------


@pytest.mark.clause("CT-10.1")
def test_a_task_moves_its_track() -> None:
    table = position(["6 3", "1"], items={0: "tip-jar"}).place("roast-the-meat")
    assert (table.state.kitchen[0], table.state.chores[0]) == (1, 0)
    table = position(["6 2", "1"], items={0: "tip-jar"}).place("wipe-the-tables")
    assert (table.state.kitchen[0], table.state.chores[0]) == (0, 1)


TASKS = [
    ("make-lunch", "herbs", 2),
    ("roast-the-meat", "syrup", 3),
    ("cook-dragon-eggs", "nectar", 4),
    ("wash-the-dishes", "elixir", 5),
    ("cut-the-meat", "beer", 6),
    ("serve-dinner", "mead", 7),
    ("wipe-the-tables", "fruit", 2),
    ("mop-the-floor", "rocks", 3),
    ("prepare-the-rooms", "ambrosia", 4),
    ("chop-wood", "liqueur", 5),
    ("fix-the-roof", "wine", 6),
    ("entertain-the-guests", "spirits", 7),
]


def dice_for(total: int) -> str:
    """Four dice or fewer that add up to a total."""
    faces = []
    while total:
        faces.append(min(6, total))
        total -= faces[-1]
    return " ".join(str(face) for face in faces)


@pytest.mark.clause(
    "CT-10.2",
    "CT-10.3",
    "CT-10.4",
    "CT-10.5",
    "CT-10.6",
    "CT-10.7",
    "CT-10.8",
    "CT-10.9",
    "CT-10.10",
    "CT-10.11",
    "CT-10.12",
    "CT-10.14",
)
@pytest.mark.parametrize("task", TASKS, ids=[task[0] for task in TASKS])
def test_what_each_task_gives(task: tuple[str, str, int]) -> None:
    zone, ingredient, points = task
    total = t.TOTALS[t.ZONE_NAMES.index(zone)]
    table = position([dice_for(total), "1"], items={0: "tip-jar"}, marker=1).place(zone)
    if zone == "entertain-the-guests":
        table.play("take beer")
    elif table.ask.kind == "exchange":
        table.play("stop")
    assert table.score() == points and ingredient in table.goods().split() and table.asked == ("action", 0)
    assert table.state.marker == (0 if zone == "make-lunch" else 1)


@pytest.mark.clause("CT-10.6", "CT-10.19")
def test_cutting_the_meat_exchanges_an_ingredient() -> None:
    table = position(["6 6 3", "1"], goods={0: "wine potion"}, items={0: "tip-jar"}).place("cut-the-meat")
    assert table.legal == {"give beer", "give wine", "stop"}  # no Potion is given
    assert table.refused("give potion") == "CT-16.7"
    table.play("give beer")
    assert "take beer" not in table.legal and "take potion" not in table.legal
    assert table.play("take syrup").goods() == "syrup wine potion"


@pytest.mark.clause("CT-10.7")
def test_serving_dinner_steals_an_ingredient_but_no_potion() -> None:
    goods = {1: "potion", 2: "wine wine potion"}
    table = position(["6 6 5", "1", "1"], goods=goods, items={0: "tip-jar"}).place("serve-dinner")
    assert table.legal == {"rival 3", "stop"}
    table.play("rival 3")  # only Wine can be taken
    assert table.goods() == "mead wine" and table.goods(2) == "wine potion"


@pytest.mark.clause("CT-10.12", "CT-10.13")
def test_fixing_the_roof_swaps_what_one_names() -> None:
    goods = {0: "potion", 1: "beer mead potion"}
    table = position(["6 6 4", "1", "1"], goods=goods, items={0: "tip-jar"}).place("fix-the-roof")
    assert table.legal == {"rival 2", "stop"}
    table.play("rival 2")  # the Wine just got is all there is to give
    assert table.legal == {"take beer", "take mead"} and table.refused("take potion") == "CT-16.7"
    table.play("take mead")
    assert table.goods() == "mead potion" and table.goods(1) == "beer wine potion"


@pytest.mark.clause("CT-10.15", "CT-10.18")
def test_more_points_from_the_tracks_as_they_stood() -> None:
    for space, more in enumerate((0, 0, 0, 2, 2, 2, 3, 3, 3, 4)):
        table = position(["6 3", "1"], kitchen={0: space}, chores={0: 9 - space}, items={0: "tip-jar"})
        assert table.place("roast-the-meat", "6,3").score() == 3 + more
        table = position(["6 2", "1"], chores={0: space}, kitchen={0: 9 - space}, items={0: "tip-jar"})
        assert table.place("wipe-the-tables", "6,2").score() == 2 + more


@pytest.mark.clause("CT-10.16")
def test_a_die_may_be_changed_from_space_six() -> None:
    for space, zones in (
        (5, set()),
        (6, {"make-lunch", "roast-the-meat"}),
        (8, {"make-lunch", "roast-the-meat"}),
        (9, {"make-lunch", "roast-the-meat"}),
    ):
        table = position(["5 3", "1"], kitchen={0: space}, items={0: "tip-jar"})
        assert places(table) & {"make-lunch", "roast-the-meat", "cook-dragon-eggs"} == zones
    table = position(["5 5", "1"], kitchen={0: 9}, items={0: "tip-jar"})
    assert "cook-dragon-eggs" in places(table) and "mop-the-floor" in places(table)
    assert "prepare-the-rooms" not in places(table)  # a Chore: the other track
    table.play("place cook-dragon-eggs")  # one 5 becomes 6: there is no other way
    assert table.state.view(None)["zones"][8]["placed"] == [{"seat": 0, "dice": [6, 5]}]
    table = position(["5 5 4", "1"], kitchen={0: 6}, items={0: "tip-jar"}).play("place roast-the-meat")
    assert table.refused("die 5 -2") == "CT-10.16"


@pytest.mark.clause("CT-10.16")
def test_one_die_only_is_changed() -> None:
    table = position(["4 4 2", "1"], kitchen={0: 6}, items={0: "tip-jar"}).play("place roast-the-meat")
    assert table.legal == {"die 4", "die 4 +1", "die 4 -1", "die 2", "die 2 -1"}
    table.play("die 4")
    assert table.legal == {"die 4", "die 4 +1", "die 4 -1", "die 2", "die 2 -1"}
    table.play("die 4 +1")
    assert table.state.view(None)["zones"][7]["placed"] == [{"seat": 0, "dice": [5, 4]}]
    table = position(["4 4", "1"], kitchen={0: 6}, items={0: "tip-jar"}).play("place roast-the-meat")
    assert table.state.placed == 1 and table.dice() == ""
    assert table.state.view(None)["zones"][7]["placed"] == [{"seat": 0, "dice": [5, 4]}]
    assert position(["2 2", "1"], kitchen={0: 6}).refused("place make-lunch") == "CT-8.2"
    table = position(["5 3 2 1", "1"], kitchen={0: 6}, items={0: "tip-jar"}).play("place roast-the-meat")
    assert table.play("die 5 +1").legal == {"die 3", "die 2", "die 1"}
    assert why(table, "die 3 -1") == ("CT-10.16", "CT-10.16-once")


@pytest.mark.clause("CT-10.16")
def test_why_a_die_is_not_changed() -> None:
    table = position(["4 4 2", "1"], kitchen={0: 6}, items={0: "tip-jar"}).play("place roast-the-meat")
    assert why(table, "die 4 +2") == ("CT-10.16", "CT-10.16")
    assert why(table, "die 2 +1") == ("CT-8.2", "changed-die-does-not-fit")
    table = position(["1 1 2 2 4", "1"], kitchen={0: 9}, items={0: "tip-jar"}).play("place cellar-4")
    assert why(table, "die 2 +1") == ("CT-10.16", "CT-10.16-no-task")


def why(table: Table, text: str) -> tuple[str, str]:
    """The clause that forbids a move, and the sentence that says so."""
    refusal = table.state.why(0, table.state.read(0, text))
    assert refusal is not None
    return refusal.rule, refusal.id


@pytest.mark.clause("CT-10.17")
def test_a_changed_die_stays_within_its_faces() -> None:
    table = position(["6 2 1", "1"], kitchen={0: 9}, items={0: "tip-jar"}).play("place make-lunch")
    assert table.refused("die 6 +1") == "CT-10.17"
    assert "die 6 -2" in table.legal and "die 6 +1" not in table.legal
    assert position(["6 6", "1"], kitchen={0: 9}).refused("place wash-the-dishes") == "CT-8.2"
