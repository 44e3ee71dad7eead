"""The cards that come with the game: what the book gives, and what our design promises (CT-1.8, CT-1.9)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tavolata.games.cavern_tavern.pack import CARDS, LISTS, SHELF
from tavolata.games.cavern_tavern.pack.vocabulary import RIVALS
from tavolata.games.cavern_tavern.rules import tables as t

DATA: dict[str, Any] = SHELF.own().data
TABLES: t.Tables = SHELF.own().tables  # type: ignore[assignment]
SEVEN = {
    "sand-clock",
    "hammer",
    "bracelet",
    "dragons-claw",
    "glass-of-strongcliff",
    "dwarven-mug",
    "clover",
}


def entries(file: str) -> dict[str, dict[str, Any]]:
    """The entries of a file by their ids."""
    return {entry["id"]: entry for entry in DATA[file]}


def triangle(n: int) -> int:
    return n * (n + 1) // 2


def parts(file: str, field: str) -> list[dict[str, Any]]:
    """All effects or conditions of a file."""
    return [part for entry in DATA[file] for part in entry[field]]


# -- how many, and from where ----------------------------------------------------------------------------------------


@pytest.mark.clause("CT-1.8")
def test_as_many_cards_as_in_the_box() -> None:
    counts = {"orders": 48, "items": 25, "characters": 6, "says": 15, "secrets": 13}
    counts |= {"assignments": 20, "tasks": 21}
    assert {file: len(DATA[file]) for file in counts} == counts


@pytest.mark.clause("CT-1.3")
def test_seventy_six_ingredients() -> None:
    assert t.PILE == [6] * 12 + [4] and sum(t.PILE) == 76
    assert (
        t.INGREDIENTS[: t.KINDS] == sorted(t.INGREDIENTS[: t.KINDS]) and t.INGREDIENTS[t.POTION] == "potion"
    )


@pytest.mark.clause("CT-1.9")
def test_what_is_not_printed_is_marked_as_ours() -> None:
    printed = {entry["id"] for file in CARDS for entry in DATA[file] if entry["source"] == "printed"}
    assert printed == {"hopping-gnome", "glass-of-strongcliff"}
    assumed = {entry["id"] for file in CARDS for entry in DATA[file] if entry["source"] == "assumed"}
    assert assumed == {"bodo-quicklatch", "saelwyn"}
    for file in CARDS:
        for entry in DATA[file]:
            assert entry["source"] == "house" or entry["note"], entry["id"]


def test_ids_are_unique_over_all_files() -> None:
    ids = [entry["id"] for file in LISTS for entry in DATA[file]]
    assert len(set(ids)) == len(ids)


def test_nothing_of_the_vocabulary_is_idle() -> None:
    """Each effect and each condition that the rules know is used by a card of ours."""
    effects = parts("items", "effects") + parts("characters", "effects") + parts("tasks", "effects")
    assert {effect["do"] for effect in effects} == set(t.EFFECTS) - {"replace_order"}
    conditions = parts("says", "any_of") + parts("assignments", "all_of")
    conditions += [entry["counts"] for entry in DATA["secrets"]]
    assert {condition["count"] for condition in conditions} == set(t.CONDITIONS)


# -- orders ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CT-1.9")
def test_orders_keep_to_the_formula() -> None:
    for order in DATA["orders"]:
        k = len(order["ingredients"])
        assert 3 <= k <= 7, order["id"]
        assert order["points"] == [triangle(k - late) for late in range(k)], order["id"]
        assert order["penalty"] == triangle(k), order["id"]
        assert max(Counter(order["ingredients"]).values()) <= 2, order["id"]


@pytest.mark.parametrize("race", t.RACES)
def test_eight_orders_for_each_people(race: str) -> None:
    mine = [order for order in DATA["orders"] if order["race"] == race]
    assert sorted(len(order["ingredients"]) for order in mine) == [3, 3, 4, 4, 5, 5, 6, 7]
    assert Counter(order["symbol"] for order in mine) == {"kitchen": 2, "chore": 2, "none": 4}


def test_ingredients_are_asked_for_evenly() -> None:
    asked = Counter(kind for order in DATA["orders"] for kind in order["ingredients"])
    assert asked.total() == 222 and set(asked.values()) == {18, 19}
    for first, second in t.CELLAR:
        assert asked[t.INGREDIENTS[first]] + asked[t.INGREDIENTS[second]] == 37
    assert len({tuple(order["ingredients"]) for order in DATA["orders"]}) == 48


@pytest.mark.clause("CT-1.9")
def test_the_orders_that_are_known() -> None:
    gnome = entries("orders")["hopping-gnome"]
    assert (gnome["points"][0], gnome["points"][2], gnome["penalty"], len(gnome["points"])) == (28, 15, 28, 7)
    assert entries("orders")["black-knight"]["race"] == "trobit"


# -- items and characters --------------------------------------------------------------------------------------------


@pytest.mark.clause("CT-20.2")
def test_seven_items_need_a_rival() -> None:
    assert {item["id"] for item in DATA["items"] if item["needs_rival"]} == SEVEN
    rivals = RIVALS | {"extra_placement"}
    for item in DATA["items"]:
        assert item["needs_rival"] == any(effect["do"] in rivals for effect in item["effects"]), item["id"]


@pytest.mark.clause("CT-16.5")
def test_the_glass_of_strongcliff_steals_one() -> None:
    item = TABLES.items.ids.index("glass-of-strongcliff")
    assert TABLES.items.effects[item] == [[t.STEAL, 1, 0, 0]]


@pytest.mark.clause("CT-14.1")
def test_six_characters_of_six_peoples_twice_each() -> None:
    assert sorted(TABLES.characters.races) == list(range(6))
    assert TABLES.characters.uses == [2] * 6
    keishara = TABLES.characters.ids.index("keishara")
    assert TABLES.characters.races[keishara] == t.GREEN_ELF


def test_the_two_abilities_that_are_known() -> None:
    bodo, saelwyn = [TABLES.characters.ids.index(id) for id in ("bodo-quicklatch", "saelwyn")]
    assert TABLES.characters.triggers[bodo] == t.RIVAL_IN_CELLAR
    assert TABLES.characters.effects[bodo] == [[t.GAIN, 1, t.ZONE_KINDS, 0]]
    assert TABLES.characters.effects[saelwyn] == [[t.LATE_IGNORE, 1, t.ELF, 3]]


# -- the board -------------------------------------------------------------------------------------------------------

TASKS = [
    ("make-lunch", 7, t.HERBS, 2),
    ("roast-the-meat", 9, t.SYRUP, 3),
    ("cook-dragon-eggs", 11, t.NECTAR, 4),
    ("wash-the-dishes", 13, t.ELIXIR, 5),
    ("cut-the-meat", 15, t.BEER, 6),
    ("serve-dinner", 17, t.MEAD, 7),
    ("wipe-the-tables", 8, t.FRUIT, 2),
    ("mop-the-floor", 10, t.ROCKS, 3),
    ("prepare-the-rooms", 12, t.AMBROSIA, 4),
    ("chop-wood", 14, t.LIQUEUR, 5),
    ("fix-the-roof", 16, t.WINE, 6),
    ("entertain-the-guests", 18, t.SPIRITS, 7),
]


@pytest.mark.clause("CT-10.2", "CT-10.3", "CT-10.4", "CT-10.5", "CT-10.6", "CT-10.7")
@pytest.mark.clause("CT-10.8", "CT-10.9", "CT-10.10", "CT-10.11", "CT-10.12", "CT-10.14")
@pytest.mark.parametrize("task", TASKS, ids=[task[0] for task in TASKS])
def test_what_kitchen_and_chores_ask_and_give(task: tuple[str, int, int, int]) -> None:
    name, total, ingredient, points = task
    zone = t.ZONE_NAMES.index(name)
    assert t.TOTALS[zone] == total and t.DICE[zone] == 0
    assert t.BOARD[zone][0] == [t.GAIN, 1, 1 << ingredient, 0]
    assert [t.POINTS, points, 0, 0] in t.BOARD[zone]


def test_every_kind_is_given_once_by_kitchen_and_chores() -> None:
    given = [t.BOARD[zone][0][2] for zone in range(t.KITCHEN_ZONE, t.OFFICE_ZONE)]
    assert sorted(given) == [1 << kind for kind in range(t.KINDS)]


@pytest.mark.clause("CT-9.1", "CT-9.3")
def test_the_zones_of_the_cellar() -> None:
    assert t.TOTALS[t.CELLAR_ZONE : t.KITCHEN_ZONE] == [1, 2, 3, 4, 5, 6]
    for zone, (one, other) in enumerate(t.CELLAR):
        assert t.BOARD[zone] == [[t.GAIN, 1, 1 << one | 1 << other, 0]]
    assert t.CELLAR_SPACES[1:] == [1, 1, 2, 3, 4, 4]


@pytest.mark.clause("CT-12.1", "CT-12.4", "CT-12.6", "CT-11.1", "CT-19.17")
def test_the_dice_of_the_other_zones() -> None:
    zones = [t.OFFICE_ZONE, t.REPLACE_ZONE, t.ITEM_ZONE, t.POTION_ZONE, t.MRS_NASTY_ZONE]
    assert [t.DICE[zone] for zone in zones] == [1, 1, 2, 3, 1]
    assert all(len(numbers) == t.ZONES for numbers in (t.TOTALS, t.DICE, t.ZONE_NAMES))


# -- Nasty -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CT-13.1", "CT-18.2")
def test_the_nasty_track_costs_more_and_more() -> None:
    assert TABLES.track == [0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 20]
    assert len(TABLES.track) == t.NASTY_END + 1


@pytest.mark.clause("CT-13.2")
def test_where_nasty_calls() -> None:
    calling = [number for number, space in enumerate(DATA["track"]) if space["calls"]]
    assert calling == t.CALLS == [3, 6, 9]


def always_open(way: list[int]) -> bool:
    """Whether nobody can close this way: zones of the Cellar, a few ingredients that need not be equal, points."""
    kind, n, a, zones = way[:4]
    if kind == t.USE:
        return bool(a & t.IN_CELLAR) and n <= 3 and (not zones or zones.bit_count() >= 2)
    return kind == t.PAY_POINTS or (kind == t.PAY_INGREDIENTS and a != t.SHAPE_SAME and n <= 3)


@pytest.mark.clause("CT-13.9")
def test_every_nasty_says_has_a_way_that_stays_open() -> None:
    open_areas = t.IN_CELLAR | t.IN_WORKSHOP | t.IN_OFFICE
    for id, ways in zip(TABLES.says.ids, TABLES.says.conditions, strict=True):
        assert any(always_open(way) for way in ways), id
        assert all(way[0] != t.USE or way[2] & ~open_areas == 0 for way in ways), id


# -- tasks -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CT-17.2")
def test_secret_tasks_ask_for_one_people_two_or_none() -> None:
    races = [tuple(entry["counts"].get("races", [])) for entry in DATA["secrets"]]
    assert Counter(len(one) for one in races) == {1: 6, 2: 3, 0: 4}
    assert {one[0] for one in races if len(one) == 1} == set(t.RACES)


@pytest.mark.clause("CT-17.3")
def test_the_steps_of_secret_tasks_rise() -> None:
    for conditions, tiers in zip(TABLES.secrets.conditions, TABLES.secrets.tiers, strict=True):
        of_a_track = conditions[0][0] == t.TRACK_AT
        assert [points for _, points in tiers] in ([[2, 4, 6], [2, 5, 8]] if of_a_track else [[3, 7, 12]])
        assert sorted(number for number, _ in tiers) == [number for number, _ in tiers]


def test_every_people_is_asked_for_by_two_assignments() -> None:
    asked = Counter(race for goal in parts("assignments", "all_of") for race in goal.get("races", []))
    assert set(asked) == set(t.RACES) and min(asked.values()) >= 2


@pytest.mark.clause("CT-19.3")
def test_chamber_tasks_are_of_three_kinds_with_different_totals() -> None:
    for type in range(3):
        totals = [TABLES.tasks.totals[task] for task in range(21) if TABLES.tasks.types[task] == type]
        assert len(totals) == len(set(totals)) == 7
        assert min(totals) >= 7 and max(totals) <= 20


@pytest.mark.clause("CT-19.2", "CT-19.11", "CT-19.12")
def test_the_tokens() -> None:
    assert (TABLES.modifiers, TABLES.mrs_nasty) == (30, 21)
    assert TABLES.drinks == [2] * t.KINDS and TABLES.drink_points == [2] * t.KINDS
