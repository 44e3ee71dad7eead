"""Every event of Cavern Tavern is told: items and orders drawn, and secret tasks, to their owner alone."""

from __future__ import annotations

import pytest

from ..heard import Case, check, check_kinds, told
from .heard_cards import CARDS, CHAMBER
from .positions import ROOM, Chamber, Table, new, position
from .telling import (
    NIP,
    OTHER_ORDERS,
    SECRETS,
    SIXTH,
    TASKS,
    THREE,
    all_but,
    alone,
    blocks,
    called_in_vain,
    chosen_and_dealt,
    closing,
    last,
    loses,
    moves,
    new_order,
    places,
    playing,
    rolls,
    scores,
    takes,
    turn,
    without_tokens,
)

SET_UP = [
    Case(
        "the last character, secret tasks and first dice",
        lambda: Table(new(2, 2)).play("choose keishara").tells("choose marten-vail"),
        [
            told("character", seat="@0", character="character-marten-vail"),
            told("secret-task", seat="@0").to(0, task="secret-stone-and-thunder"),
            told("secret-task", seat="@1").to(1, task="secret-head-cook"),
            rolls(1, 6, 5, 3, 2),
            rolls(0, 6, 2, 1, 1),
        ],
    ),
    Case(
        "the tavern opens",
        lambda: chosen_and_dealt().tells("take liqueur"),
        [
            takes("liqueur", 0),
            *map(
                new_order,
                [
                    "two-left-feet",
                    "moon-on-a-leash",
                    "hopping-gnome",
                    "aunts-secret",
                    "mud-duchess",
                    "dew-thief",
                ],
            ),
            told("round", number=1, time="time-1"),
            rolls(1, 4, 4, 4, 1),
            rolls(0, 6, 6, 3, 3, 1),
        ],
    ),
]

ZONES = [
    Case(
        "the cellar",
        lambda: turn().tells("place cellar-3", "take mead"),
        [places("zone-cellar-3", 3), takes("mead")],
    ),
    Case(
        "a kitchen task with the marker",
        lambda: turn("3 4", kitchen={1: 3}).tells("place make-lunch"),
        [
            places("zone-make-lunch", 4, 3),
            scores(2, "kitchen"),
            moves("kitchen", 4),
            takes("herbs"),
            told("first-player", seat="@1"),
            scores(2, "kitchen"),
        ],
    ),
    Case(
        "a chore",
        lambda: turn("4 4").tells("place wipe-the-tables"),
        [places("zone-wipe-the-tables", 4, 4), moves("chores", 1), takes("fruit"), scores(2, "chores")],
    ),
    Case(
        "the office, and a call",
        lambda: turn("1", nasty={2: 2}, says_top="the-fine").tells("place office", "rival 3"),
        [places("zone-office", 1), moves("nasty", 3, 2), told("called", seat="@2", says="says-the-fine")],
    ),
    Case(
        "a call with no card left",
        called_in_vain,
        [moves("nasty", 3, 2), told("called-in-vain", seat="@2")],
    ),
    Case(
        "three orders drawn in place of one",
        lambda: (
            turn("1", hall="starfall doorstep-nip", top=THREE).play("place replace-order").tells("drop 2")
        ),
        [
            told("order-gone", order="order-doorstep-nip"),
            told("draws-orders", seat="@1", number=3).to(1, orders=[f"order-{id}" for id in THREE.split()]),
        ],
    ),
    Case(
        "one of them laid out",
        lambda: (
            turn("1", hall="starfall doorstep-nip", top=THREE)
            .play("place replace-order", "drop 2")
            .tells("lay 3")
        ),
        [told("lays-order", seat="@1", order="order-pantry-raider", place=3)],
    ),
    Case(
        "the only order there is comes back",
        lambda: turn("1", hall="doorstep-nip - - - - -", only="", served={0: OTHER_ORDERS}).tells(
            "place replace-order"
        ),
        [
            places("zone-replace-order", 1),
            told("order-gone", order="order-doorstep-nip"),
            told("draws-orders", seat="@1", number=1).to(1, orders=["order-doorstep-nip"]),
            told("lays-order", seat="@1", order="order-doorstep-nip", place=1),
        ],
    ),
    Case(
        "items drawn",
        lambda: turn("5 5", item_top="sand-clock bracelet loaded-die").tells("place item"),
        [
            places("zone-item", 5, 5),
            told("draws-items", seat="@1", number=3).to(
                1, items=["item-sand-clock", "item-bracelet", "item-loaded-die"]
            ),
        ],
    ),
    Case(
        "one of them kept",
        lambda: (
            turn("5 5", item_top="sand-clock bracelet loaded-die").play("place item").tells("keep bracelet")
        ),
        [told("keeps-item", seat="@1").to(1, item="item-bracelet")],
    ),
    Case(
        "one too many",
        lambda: (
            turn("5 5", items={1: "clover hammer tip-jar"}, item_top="sand-clock bracelet loaded-die")
            .play("place item", "keep bracelet")
            .tells("discard hammer")
        ),
        [told("discards-item", seat="@1", item="item-hammer")],
    ),
]

ORDERS = [
    Case(
        "an order of the hall",
        lambda: turn(hall="starfall doorstep-nip").tells("order 2"),
        [told("takes-order", seat="@1", order="order-doorstep-nip")],
    ),
    Case(
        "an order of the deck",
        lambda: turn(hall="starfall doorstep-nip", top="hopping-gnome").tells("deck", "drop 1"),
        [
            told("draws-order", seat="@1", order="order-hopping-gnome"),
            told("order-gone", order="order-starfall"),
        ],
    ),
    Case(
        "an order served in time",
        lambda: turn(orders=NIP, goods={1: "ambrosia mead rocks"}, top="starfall").tells("serve"),
        [
            told("serves", seat="@1", order="order-doorstep-nip", points=6, late=0),
            moves("kitchen", 1),
            new_order("starfall"),
        ],
    ),
    Case(
        "an order served late, as Nasty wanted",
        lambda: turn(
            orders={1: "button-popper"},
            since={1: 4},
            goods={1: "fruit fruit mead"},
            top="starfall",
            says={1: "prove-yourself"},
        ).tells("serve"),
        [
            told("serves", seat="@1", order="order-button-popper", points=3, late=1),
            moves("chores", 1),
            new_order("starfall"),
            told("says-done", seat="@1", says="says-prove-yourself"),
        ],
    ),
    Case(
        "an order traded",
        lambda: playing(
            "chalk-and-sponge",
            since={1: 3},
            hall="button-popper pantry-raider",
            top="hopping-gnome",
            orders=NIP,
        ).tells("order 2"),
        [
            told("trades-order", seat="@1", order="order-doorstep-nip"),
            told("takes-order", seat="@1", order="order-pantry-raider"),
            new_order("hopping-gnome"),
            scores(4, "cards"),
        ],
    ),
]

NASTY = [
    Case(
        "Nasty paid with ingredients",
        lambda: turn(goods={1: "beer mead wine"}, says={1: "drinks-on-you"}).tells(
            "obey 1 1", "give beer", "give wine"
        ),
        [
            told("says-done", seat="@1", says="says-drinks-on-you"),
            told("pays", seat="@1", ingredient="ingredient-beer"),
            told("pays", seat="@1", ingredient="ingredient-wine"),
        ],
    ),
    Case(
        "Nasty paid with points",
        lambda: turn(points={1: 9}, says={1: "wizards-rent"}).tells("obey 1 2"),
        [told("says-done", seat="@1", says="says-wizards-rent"), loses(3, "fines")],
    ),
    Case(
        "Nasty paid with the only item",
        lambda: turn(items={1: "clover"}, says={1: "empty-pockets"}).tells("obey 1 1"),
        [
            told("says-done", seat="@1", says="says-empty-pockets"),
            told("discards-item", seat="@1", item="item-clover"),
        ],
    ),
    Case(
        "a Nasty Says got rid of",
        lambda: playing("forged-excuse", says={1: "the-fine drinks-on-you"}).play("effect 1").tells("says 2"),
        [told("says-dismissed", seat="@1", says="says-drinks-on-you")],
    ),
    Case(
        "Mrs. Nasty's word",
        lambda: (
            turn("1", nasty={2: 2}, chamber=Chamber(mrs_nasty={2: 3}))
            .play("place office", "rival 3")
            .tells("spend")
        ),
        [told("saved-by-mrs-nasty", seat="@2")],
    ),
    Case(
        "Mrs. Nasty's word kept for later",
        lambda: (
            turn("1", nasty={2: 2}, says_top="the-fine", chamber=Chamber(mrs_nasty={2: 3}))
            .play("place office", "rival 3")
            .tells("leave")
        ),
        [told("called", seat="@2", says="says-the-fine")],
    ),
]

ROUNDS = [
    Case(
        "a round ends, with an order forgotten",
        lambda: closing(
            orders={**NIP, 0: "starfall"},
            since={1: 3},
            nasty={0: 2},
            top="polite-refusal",
            says_top="the-fine",
        ),
        [
            moves("nasty", 3, 0),
            told("called", seat="@0", says="says-the-fine"),
            moves("nasty", 1),
            told("forgets", seat="@1", order="order-doorstep-nip", points=6, late=3),
            new_order("polite-refusal"),
            told("white-die", seat="@1"),
            SIXTH,
            rolls(2, 6, 5, 4, 2),
            rolls(0, 6, 5, 3, 2),
            rolls(1, 6, 5, 4, 3, 2),
        ],
    ),
    Case(
        "the Chamber opens",
        lambda: closing(
            round=3,
            chamber=Chamber(
                top="keep-a-secret peel-moon-onions dine-with-spies", token_top="beer mrs-nasty wine"
            ),
        ),
        [
            told("white-die", seat="@1"),
            told("round", number=4, time="time-4"),
            told("chamber-opens"),
            told("new-task", task="task-keep-a-secret", token="drink-beer"),
            told("new-task", task="task-peel-moon-onions", token="token-mrs-nasty"),
            told("new-task", task="task-dine-with-spies", token="drink-wine"),
            rolls(2, 6, 4, 4, 4),
            rolls(0, 5, 3, 2, 2),
            rolls(1, 6, 6, 5, 4, 3),
        ],
    ),
    Case(
        "a task goes home, and no token is left for the next",
        lambda: without_tokens().play("place chamber-1", "take fruit").tells("end"),
        [
            told("task-home", seat="@1", task="task-peel-moon-onions"),
            told("new-task-bare", task="task-dine-with-spies"),
            told("white-die", seat="@0"),
            SIXTH,
            rolls(2, 6, 4, 4, 4),
            rolls(0, 5, 3, 3, 2, 2),
            rolls(1, 6, 6, 5, 4),
        ],
    ),
    Case(
        "alone, the order that was blocked is replaced and the automa blocks others",
        lambda: alone(
            hall="starfall doorstep-nip barefoot-punch button-popper", blocked=2, top="hopping-gnome"
        ),
        [
            told("order-gone", order="order-barefoot-punch"),
            new_order("hopping-gnome"),
            SIXTH,
            told("automa-order", order="order-button-popper"),
            blocks("yellow", 6, "zone-cellar-6"),
            blocks("blue", 4, "zone-wash-the-dishes"),
            blocks("green", 4, "zone-chop-wood"),
            blocks("red", 1, "zone-item"),
            rolls(0, 6, 6, 5, 1),
        ],
    ),
    Case(
        "alone, the automa talks to Mrs. Nasty",
        lambda: alone(chamber=TASKS),
        [
            blocks("yellow", 4, "zone-cellar-4"),
            blocks("blue", 6, "zone-serve-dinner"),
            blocks("green", 3, "zone-prepare-the-rooms"),
            blocks("red", 1, "zone-item"),
            blocks("purple", 4, "zone-mrs-nasty"),
        ],
        among=True,
    ),
    Case(
        "alone, a task that the automa blocked",
        lambda: (
            position(["1"], seed=2, chamber=TASKS).play("place cellar-1", "take fruit", "end").reach(7).told
        ),
        [told("task-gone", task="task-trim-the-candles")],
        among=True,
    ),
    Case(
        "alone, a red six",
        lambda: alone(seed=5, chamber=TASKS, nasty={0: 2}, says_top="the-fine", hall="starfall"),
        [
            SIXTH,
            told("automa-order", order="order-starfall"),
            blocks("yellow", 2, "zone-cellar-2"),
            blocks("blue", 5, "zone-cut-the-meat"),
            blocks("green", 4, "zone-chop-wood"),
            blocks("red", 6, "zone-office"),
            blocks("purple", 1, "task-peel-moon-onions"),
            moves("nasty", 3, 0),
            told("called", seat="@0", says="says-the-fine"),
            rolls(0, 5, 4, 2, 1),
        ],
    ),
]

ENDS = [
    Case(
        "the points at the end",
        lambda: closing(
            round=10,
            goods={0: "beer"},
            nasty={1: 4, 2: 1},
            says={2: "the-fine"},
            points={0: 3, 1: 30},
            orders={2: "starfall"},
            secrets=SECRETS,
            kitchen={0: 8},
            chamber=Chamber(mrs_nasty={0: 2}),
        ),
        [
            scores(1, "ingredients", 0),
            scores(2, "chamber", 0),
            told("secret-shown", seat="@0", number=4, task="secret-head-cook"),
            loses(5, "nasty"),
            scores(1, "ingredients"),
            told("secret-shown", seat="@1", number=0, task="secret-small-feet-big-tips"),
            loses(1, "nasty", 2),
            told("order-gone", order="order-starfall"),
            loses(10, "says", 2),
            told("secret-shown", seat="@2", number=0, task="secret-stone-and-thunder"),
            told("wins", winners=["@1"], number=1, points=26),
        ],
    ),
    Case(
        "the end comes by itself, where nobody can do anything any more",
        lambda: (
            last(items={}, orders={1: "starfall"}, points={0: 3}, round=10, secrets=SECRETS)
            .play("place cellar-1")
            .tells("take fruit")
        ),
        [
            takes("fruit"),
            told("secret-shown", seat="@0", number=0, task="secret-head-cook"),
            told("order-gone", order="order-starfall"),
            told("secret-shown", seat="@1", number=0, task="secret-small-feet-big-tips"),
            told("secret-shown", seat="@2", number=0, task="secret-stone-and-thunder"),
            told("wins", winners=["@0"], number=1, points=3),
        ],
    ),
    Case(
        "a victory shared",
        lambda: closing(round=10, goods={0: "beer"}, secrets=SECRETS),
        [
            scores(1, "ingredients", 0),
            told("secret-shown", seat="@0", number=0, task="secret-head-cook"),
            scores(1, "ingredients"),
            told("secret-shown", seat="@1", number=0, task="secret-small-feet-big-tips"),
            told("secret-shown", seat="@2", number=0, task="secret-stone-and-thunder"),
            told("wins", winners=["@0", "@1"], number=2, points=1),
        ],
    ),
    Case(
        "alone, a theft from the piles",
        lambda: position(["5 6 6"], empty=all_but("beer")).tells("place serve-dinner"),
        [
            told("places", seat="@0", zone="zone-serve-dinner", dice=["die-6", "die-6", "die-5"], number=3),
            moves("kitchen", 1, 0),
            scores(7, "kitchen", 0),
            takes("beer", 0),
        ],
    ),
    Case(
        "alone, won",
        lambda: alone(round=10, points={0: 84}),
        [scores(1, "ingredients", 0), told("alone-won", seat="@0", points=85)],
    ),
    Case(
        "alone, lost",
        lambda: alone(round=10, points={0: 83}),
        [scores(1, "ingredients", 0), told("alone-lost", seat="@0", points=84)],
    ),
]
CASES = [*SET_UP, *ZONES, *ORDERS, *NASTY, *CARDS, *CHAMBER, *ROUNDS, *ENDS]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_is_heard(case: Case) -> None:
    check(ROOM, case)


def test_every_event_has_a_case() -> None:
    check_kinds(ROOM, CASES)
