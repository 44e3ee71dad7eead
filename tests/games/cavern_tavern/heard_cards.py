"""Cases of ``test_heard.py``: what items, characters and the Secret Chamber tell."""

from __future__ import annotations

from ..heard import Case, told
from .positions import Chamber, position
from .telling import (
    SIXTH,
    TASKS,
    ability,
    all_but,
    holding,
    last,
    moves,
    places,
    playing,
    plays,
    rolls,
    scores,
    takes,
    turn,
    turns,
)

CARDS = [
    Case(
        "points",
        lambda: holding("wobbly-stool").tells("play wobbly-stool"),
        [plays("wobbly-stool"), scores(3, "cards")],
    ),
    Case(
        "a Potion",
        lambda: holding("alchemists-thimble").tells("play alchemists-thimble"),
        [plays("alchemists-thimble"), takes("potion"), scores(3, "cards")],
    ),
    Case(
        "the only ingredient there is",
        lambda: holding("bottomless-apron", empty="fruit herbs mead nectar rocks").tells(
            "play bottomless-apron"
        ),
        [plays("bottomless-apron"), takes("syrup")],
    ),
    Case(
        "the second of two that are left",
        lambda: playing("bottomless-apron", empty="fruit herbs mead nectar").tells("take rocks"),
        [takes("rocks"), takes("syrup")],
    ),
    Case(
        "an exchange for the only thing there is",
        lambda: playing("smugglers-coat", goods={1: "beer"}, empty=all_but("beer", "mead")).tells(
            "give beer"
        ),
        [told("returns", seat="@1", ingredient="ingredient-beer"), takes("mead")],
    ),
    Case(
        "the only thing there is for a rival",
        lambda: playing("dwarven-mug", empty=all_but("wine")).tells("rival 3"),
        [takes("wine", 2), scores(2, "cards")],
    ),
    Case(
        "an exchange",
        lambda: playing("smugglers-coat", goods={1: "beer beer wine"}).tells("give beer", "take mead"),
        [told("returns", seat="@1", ingredient="ingredient-beer"), takes("mead")],
    ),
    Case(
        "a theft",
        lambda: playing("glass-of-strongcliff", goods={0: "beer wine", 2: "mead"}).tells(
            "rival 1", "take wine"
        ),
        [told("steals", seat="@1", other="@0", ingredient="ingredient-wine")],
    ),
    Case(
        "a swap",
        lambda: playing("bracelet", goods={1: "rocks herbs", 0: "beer", 2: "mead"}).tells(
            "rival 3", "give herbs"
        ),
        [told("swaps", seat="@1", other="@2", given="ingredient-herbs", taken="ingredient-mead")],
    ),
    Case(
        "something for a rival",
        lambda: playing("dwarven-mug").play("take wine", "take wine", "rival 3").tells("take rocks"),
        [takes("rocks", 2), scores(2, "cards")],
    ),
    Case(
        "up the Nasty track",
        lambda: holding("warm-slippers", nasty={1: 7}).tells("play warm-slippers"),
        [plays("warm-slippers"), moves("nasty", 4)],
    ),
    Case(
        "a rival goes down, and is called",
        lambda: playing("dragons-claw", nasty={0: 2, 1: 5}, says_top="the-fine").tells("rival 1"),
        [moves("nasty", 3, 0), told("called", seat="@0", says="says-the-fine"), moves("nasty", 3)],
    ),
    Case("a die set", lambda: playing("loaded-die").tells("die 2", "face 6"), [turns(2, 6)]),
    Case("a die shifted", lambda: playing("goblin-shim", "1 6").tells("die 6 -1"), [turns(6, 5)]),
    Case("a die turned over", lambda: playing("crooked-mirror", "1 2 5").tells("die 2"), [turns(2, 5)]),
    Case(
        "dice rolled again",
        lambda: playing("lucky-boot", "1 2 3 4").play("die 1", "die 2").tells("stop"),
        [rolls(1, 4, 2, id="rolls-again"), scores(4, "cards")],
    ),
    Case(
        "a rival's die rolled again",
        lambda: playing("hammer", "2", others=("1 1 5", "6")).play("rival 1", "die 1").tells("stop"),
        [rolls(0, 2, id="rolls-again"), scores(5, "cards")],
    ),
    Case(
        "one more die",
        lambda: holding("hourly-helper", "2 3").tells("play hourly-helper"),
        [plays("hourly-helper"), rolls(1, 2, id="extra-dice")],
    ),
    Case(
        "the marker by a card",
        lambda: holding("clover", "2 3").tells("play clover"),
        [plays("clover"), told("first-player", seat="@1")],
    ),
    Case(
        "more for the next task",
        lambda: playing("singing-ladle", "4 4", kitchen={1: 9}).tells("place wipe-the-tables"),
        [places("zone-wipe-the-tables", 4, 4), moves("chores", 1), takes("fruit"), scores(2, "chores")],
    ),
    Case(
        "an ability of one's own turn",
        lambda: turn("1 2", characters={1: "marten-vail"}, nasty={1: 2}).tells("ability", "die 2", "face 5"),
        [ability("marten-vail"), turns(2, 5), moves("nasty", 1)],
    ),
    Case(
        "an ability at a task",
        lambda: (
            turn("6 3", characters={1: "grunda-ironkettle"}).play("place roast-the-meat").tells("ability")
        ),
        [
            ability("grunda-ironkettle"),
            scores(5, "kitchen"),
            moves("kitchen", 1),
            takes("syrup"),
            scores(3, "kitchen"),
        ],
    ),
    Case(
        "an ability in a rival's turn",
        lambda: (
            position(["3", "1"], characters={1: "bodo-quicklatch"}, items={0: "tip-jar"})
            .play("place cellar-3", "take mead")
            .tells("ability", "take nectar")
        ),
        [ability("bodo-quicklatch"), takes("nectar")],
    ),
]

CHAMBER = [
    Case(
        "a task with a Drink",
        lambda: turn("2 6", chamber=TASKS).tells("place chamber-1", "take herbs"),
        [
            places("task-peel-moon-onions", 6, 2),
            told("gets-token", seat="@1", token="drink-beer"),
            moves("kitchen", 1),
            scores(2, "chamber"),
            takes("herbs"),
        ],
    ),
    Case(
        "a task with a token of Mrs. Nasty",
        lambda: turn("3 4", chamber=TASKS).tells("place chamber-2", "take herbs"),
        [
            places("task-trim-the-candles", 4, 3),
            told("gets-token", seat="@1", token="token-mrs-nasty"),
            moves("chores", 1),
            scores(2, "chamber"),
            takes("herbs"),
        ],
    ),
    Case(
        "a task of one's own",
        lambda: turn("2 6", chamber=Chamber(own={1: "peel-moon-onions"})).tells("place own-1", "take fruit"),
        [places("task-peel-moon-onions", 6, 2), moves("kitchen", 1), scores(2, "chamber"), takes("fruit")],
    ),
    Case(
        "Modifiers",
        lambda: turn("5", chamber=TASKS).tells("place mrs-nasty"),
        [places("zone-mrs-nasty", 5), told("gets-modifiers", seat="@1", number=2)],
    ),
    Case(
        "a die raised and one lowered by Modifiers",
        lambda: turn("1 6", chamber=Chamber(modifiers={1: 2})).tells("modify 1 up", "modify 6 down"),
        [turns(1, 2, "modifies"), turns(6, 5, "modifies")],
    ),
    Case(
        "a Drink served",
        lambda: turn(goods={1: "beer potion"}, chamber=Chamber(drinks={1: "beer wine"})).tells(
            "drink beer", "drink wine potion"
        ),
        [
            told("serves-drink", seat="@1", drink="drink-beer"),
            scores(2, "chamber"),
            told("serves-drink", seat="@1", drink="drink-wine"),
            scores(2, "chamber"),
        ],
    ),
    Case(
        "a fourth task at home",
        lambda: (
            last(
                "2 6",
                chamber=Chamber(
                    "peel-moon-onions",
                    own={1: "sealed-letter taste-for-poison deal-marked-cards"},
                    top="dine-with-spies",
                    token_top="mead",
                ),
            )
            .play("place chamber-1", "take fruit", "end")
            .tells("task 2")
        ),
        [
            told("drops-task", seat="@1", task="task-taste-for-poison"),
            told("new-task", task="task-dine-with-spies", token="drink-mead"),
            told("white-die", seat="@0"),
            SIXTH,
            rolls(2, 6, 4, 4, 4),
            rolls(0, 5, 3, 3, 2, 2),
            rolls(1, 6, 6, 5, 4),
        ],
    ),
]
