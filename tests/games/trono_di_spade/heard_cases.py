"""What is told when orders are planned and resolved, in the Westeros phase and by the wildlings.

Seats are those of the first throne track: @0 Baratheon, @1 Lannister, @2 Stark, @3 Martell, @4 Greyjoy, @5 Tyrell.
"""

from __future__ import annotations

from ..heard import Case, told
from .heard_positions import (
    ALL_FOOTMEN,
    FIRST,
    HIGHEST,
    LOWEST,
    MARCH,
    PLANNED,
    RAIDED,
    abandoned,
    clash,
    conquest,
    mustering,
    raven,
    short,
    special,
)
from .positions import acting, fighting, planning, westeros
from .refusal_positions import HIGH, ONE
from .test_combat import against_neutral
from .test_ports import taken
from .test_wildlings import attack, bid, lost, won

PLANNING = [
    Case(
        "a House is ready", lambda: planning(PLANNED).tells("stark: order march"), [told("ready", seat="@2")]
    ),
    Case(
        "the orders are turned up",
        lambda: planning(PLANNED).play("stark: order march").tells("greyjoy: order support"),
        [
            told("ready", seat="@4"),
            told(
                "orders",
                seat="@2",
                orders=[{"id": "order-at", "arguments": {"area": "area-winterfell", "order": "order-march"}}],
            ),
            told(
                "orders",
                seat="@4",
                orders=[{"id": "order-at", "arguments": {"area": "area-pyke", "order": "order-support"}}],
            ),
        ],
    ),
    Case("the raven rests", lambda: raven().tells("pass"), [told("raven-rests", seat="@2")], among=True),
    Case(
        "the raven exchanges an order",
        lambda: raven().tells("winterfell", "order defense"),
        [told("exchanges", seat="@2", area="area-winterfell", order="order-defense")],
        among=True,
    ),
    Case(
        "one looks at the wildling card, which stays",
        lambda: raven(wildling="crow-killers").tells("look", "keep"),
        [told("looks", seat="@2").to(2, card="wildling-crow-killers"), told("leaves-on-top", seat="@2")],
        among=True,
    ),
    Case(
        "the wildling card goes to the bottom",
        lambda: raven(wildling="crow-killers").play("look").tells("bottom"),
        [told("buries", seat="@2")],
        among=True,
    ),
]
ACTIONS = [
    Case(
        "an order is taken up",
        lambda: acting(
            {**RAIDED, "seagard": "stark footman"},
            {"winterfell": "raid", "seagard": "raid-star", "karhold": "consolidate"},
        ).tells("winterfell"),
        [told("resolves", seat="@2", area="area-winterfell", order="order-raid")],
    ),
    Case(
        "a raid removes a consolidation",
        lambda: acting(RAIDED, {"winterfell": "raid", "karhold": "consolidate"}).tells("karhold"),
        [
            told("raids", seat="@2", other="@4", area="area-karhold", order="order-consolidate"),
            told("gains", seat="@2", number=1),
            told("loses-power", seat="@4", number=1),
        ],
        among=True,
    ),
    Case(
        "a raid on a House without power",
        lambda: acting(RAIDED, {"winterfell": "raid", "karhold": "consolidate"}, power={"greyjoy": 0}).tells(
            "karhold"
        ),
        [
            told("raids", seat="@2", other="@4", area="area-karhold", order="order-consolidate"),
            told("gains", seat="@2", number=1),
        ],
        among=True,
    ),
    Case(
        "a raid removes nothing",
        lambda: acting(RAIDED, {"winterfell": "raid", "karhold": "support"}).tells("pass"),
        [told("raid-nothing", seat="@2", area="area-winterfell")],
        among=True,
    ),
    Case(
        "units march into a land with a token",
        lambda: acting({"winterfell": "stark footman knight"}, MARCH, tokens={"karhold": "greyjoy"}).tells(
            "karhold", "knight", "done"
        ),
        [
            told(
                "marches",
                seat="@2",
                from_="area-winterfell",
                area="area-karhold",
                units=[{"id": "some-units", "arguments": {"number": 1, "unit": "unit-knight"}}],
            ),
            told("token-removed", seat="@4", area="area-karhold"),
        ],
    ),
    Case(
        "a token is left behind",
        lambda: fighting({"karhold": "stark footman"}, {"karhold": "march"}, tracks=FIRST).tells(
            "winterfell", "yes"
        ),
        [
            told(
                "marches",
                seat="@2",
                from_="area-karhold",
                area="area-winterfell",
                units=[{"id": "some-units", "arguments": {"number": 1, "unit": "unit-footman"}}],
            ),
            told("leaves-token", seat="@2", area="area-karhold"),
        ],
        among=True,
    ),
    Case(
        "no token is left behind",
        lambda: fighting({"karhold": "stark footman"}, {"karhold": "march"}, tracks=FIRST).tells(
            "winterfell", "no"
        ),
        [
            told(
                "marches",
                seat="@2",
                from_="area-karhold",
                area="area-winterfell",
                units=[{"id": "some-units", "arguments": {"number": 1, "unit": "unit-footman"}}],
            ),
            told("declines", seat="@2"),
        ],
        among=True,
    ),
    Case(
        "a march goes nowhere",
        lambda: fighting({"winterfell": "stark footman footman"}, MARCH, tracks=FIRST).tells("done"),
        [told("declines", seat="@2")],
        among=True,
    ),
    Case(
        "a neutral force is beaten",
        lambda: (
            against_neutral("stark knight knight footman")
            .play("kings-landing", "footman", "knight")
            .tells("knight")
        ),
        [
            told(
                "marches",
                seat="@2",
                from_="area-kingswood",
                area="area-kings-landing",
                units=[
                    {"id": "some-units", "arguments": {"number": 1, "unit": "unit-footman"}},
                    {"id": "some-units", "arguments": {"number": 2, "unit": "unit-knight"}},
                ],
            ),
            told("beats-neutral", seat="@2", area="area-kings-landing"),
        ],
        among=True,
    ),
    Case(
        "support is missing against a neutral force",
        lambda: short().tells("neither"),
        [
            told("supports-nobody", seat="@1", area="area-blackwater"),
            told("falls-short", seat="@2", area="area-kings-landing"),
        ],
    ),
    Case(
        "a structure musters",
        lambda: special().tells("muster", "footman", "done"),
        [
            told("musters-at", seat="@2", area="area-winterfell"),
            told("recruits", seat="@2", area="area-winterfell", unit="unit-footman"),
            told("declines", seat="@2"),
        ],
        among=True,
    ),
    Case(
        "a footman is upgraded",
        lambda: special().play("muster").tells("upgrade knight"),
        [told("upgrades", seat="@2", area="area-winterfell", unit="unit-knight")],
        among=True,
    ),
    Case(
        "power is collected",
        lambda: special().tells("collect"),
        [told("gains", seat="@2", number=2)],
        among=True,
    ),
    Case(
        "ships in a port are captured",
        lambda: taken().tells("take 1"),
        [told("captures", seat="@0", other="@2", area="area-port-of-white-harbor", number=1)],
        among=True,
    ),
    Case(
        "ships in a port are sunk",
        lambda: abandoned().tells("moat-cailin", "no"),
        [told("sunk", seat="@2", area="area-port-of-white-harbor", number=2)],
        among=True,
    ),
    Case(
        "seven structures win",
        lambda: conquest().tells("harrenhal", "no"),
        [told("victory", winners=["@2"], number=1, how="structures")],
        among=True,
    ),
]
WESTEROS = [
    Case(
        "a round begins with three cards, and supply is set",
        lambda: westeros({"winterfell": "stark footman"}, "supply").events,
        [
            told("round", number=2),
            told(
                "westeros",
                cards=["westeros-supply", "westeros-last-days-of-summer-2", "westeros-sea-of-storms"],
            ),
            told("supply-is", seat="@0", number=1),
            told("supply-is", seat="@1", number=2),
            told("supply-is", seat="@2", number=1),
            told("supply-is", seat="@3", number=1),
            told("supply-is", seat="@4", number=1),
            told("supply-is", seat="@5", number=2),
        ],
        among=True,
    ),
    Case(
        "Winter Is Coming",
        lambda: westeros({}, "winter-is-coming-1").events,
        [told("winter", number=1)],
        among=True,
    ),
    Case(
        "the threat is full",
        lambda: (
            westeros(
                {"winterfell": "stark footman"},
                "a-throne-of-blades",
                "dark-wings-dark-words",
                "put-to-the-sword",
                threat=10,
            ).events
        ),
        [told("threat-full", number=12), told("wildlings-attack", number=12)],
        among=True,
    ),
    Case(
        "a card's effect is chosen",
        lambda: westeros({"winterfell": "stark footman"}, "a-throne-of-blades").tells("choose supply"),
        [told("chooses-effect", seat="@0", effect="effect-supply")],
        among=True,
    ),
    Case(
        "crowns pay",
        lambda: westeros({}, "last-days-of-summer-1", "game-of-thrones").events,
        [
            told("gains", seat="@0", number=1),
            told("gains", seat="@1", number=0),
            told("gains", seat="@2", number=1),
            told("gains", seat="@3", number=1),
            told("gains", seat="@4", number=1),
            told("gains", seat="@5", number=0),
        ],
        among=True,
    ),
    Case(
        "a House stops mustering",
        lambda: mustering().tells("done"),
        [told("declines", seat="@2")],
        among=True,
    ),
    Case(
        "a structure musters no more",
        lambda: mustering().play("winterfell", "footman").tells("done"),
        [told("declines", seat="@2")],
        among=True,
    ),
    Case(
        "a ship appears",
        lambda: mustering().play("winterfell").tells("ship", "bay-of-ice"),
        [told("recruits", seat="@2", area="area-bay-of-ice", unit="unit-ship")],
        among=True,
    ),
    Case(
        "the Houses take their places",
        lambda: clash().tells("martell: bid 0"),
        [
            told("bids", seat="@0", number=5, what="throne"),
            told("bids", seat="@1", number=4, what="throne"),
            told("bids", seat="@2", number=3, what="throne"),
            told("bids", seat="@4", number=2, what="throne"),
            told("bids", seat="@5", number=1, what="throne"),
            told("bids", seat="@3", number=0, what="throne"),
            told("standing", track="track-throne", houses=["@0", "@1", "@2", "@4", "@5", "@3"]),
        ],
        among=True,
    ),
]
WILDLINGS = [
    Case(
        "all bids are shown, and the Night's Watch wins",
        lambda: attack("silence-at-the-wall").tells(*HIGHEST),
        [
            told("bids", seat="@2", number=4, what="wildlings"),
            told("bids", seat="@4", number=2, what="wildlings"),
            told("bids", seat="@1", number=1, what="wildlings"),
            told("bids", seat="@0", number=0, what="wildlings"),
            told("bids", seat="@3", number=0, what="wildlings"),
            told("bids", seat="@5", number=0, what="wildlings"),
            told("watch-wins", total=7, number=6),
            told("wildling-card", card="wildling-silence-at-the-wall", seat="@2", result="won"),
        ],
        among=True,
    ),
    Case(
        "the wildlings win",
        lambda: attack("silence-at-the-wall").tells(*LOWEST),
        [
            told("wildlings-win", total=5, number=6),
            told("wildling-card", card="wildling-silence-at-the-wall", seat="@2", result="lost"),
        ],
        among=True,
    ),
    Case(
        "the throne decides a tie",
        lambda: bid(attack("silence-at-the-wall"), 4, 4, 0, 0, 0, 0).tells("house greyjoy"),
        [
            told("decides-tie", seat="@2", other="@4"),
            told("wildling-card", card="wildling-silence-at-the-wall", seat="@4", result="won"),
        ],
        among=True,
    ),
    Case(
        "a king gives a first place",
        lambda: won("a-king-beyond-the-wall").tells("track court"),
        [told("rises", seat="@2", track="track-court", place=1)],
        among=True,
    ),
    Case(
        "a king costs last places",
        lambda: attack("a-king-beyond-the-wall").tells(*LOWEST),
        [
            told("drops", seat="@2", track="track-throne", place=6),
            told("drops", seat="@2", track="track-fiefdoms", place=6),
            told("drops", seat="@2", track="track-court", place=6),
        ],
        among=True,
    ),
    Case(
        "knights become footmen",
        lambda: attack("crow-killers", {"winterfell": "stark knight"}).tells(*LOWEST),
        [told("unhorsed", seat="@2", area="area-winterfell")],
        among=True,
    ),
    Case(
        "a knight is lost",
        lambda: attack("crow-killers", {**ALL_FOOTMEN, "karhold": "stark knight"}).tells(*LOWEST),
        [told("knight-lost", seat="@2", area="area-karhold")],
        among=True,
    ),
    Case(
        "a footman becomes a knight, and no more",
        lambda: won("crow-killers").tells("winterfell", "done"),
        [
            told("upgrades", seat="@2", area="area-winterfell", unit="unit-knight"),
            told("declines", seat="@2"),
        ],
        among=True,
    ),
    Case(
        "mammoths cost units",
        lambda: lost("mammoth-riders", ALL_FOOTMEN).tells("castle-black"),
        [told("loses", seat="@2", area="area-castle-black", unit="unit-footman", number=1)],
        among=True,
    ),
    Case(
        "a card comes back",
        lambda: won("mammoth-riders", hands=ONE).tells("card robb-stark"),
        [told("takes-back", seat="@2", card="card-robb-stark")],
        among=True,
    ),
    Case(
        "no card comes back",
        lambda: won("mammoth-riders", hands=ONE).tells("pass"),
        [told("declines", seat="@2")],
        among=True,
    ),
    Case(
        "the strongest cards go",
        lambda: attack("massing-on-the-milkwater").tells(*LOWEST),
        [told("discards", seat="@2", card="card-eddard-stark")],
        among=True,
    ),
    Case(
        "all cards come back",
        lambda: attack("massing-on-the-milkwater", hands=ONE).tells(*HIGHEST),
        [told("takes-all-back", seat="@2")],
        among=True,
    ),
    Case(
        "a raid before its time costs places",
        lambda: lost("preemptive-raid", tracks=HIGH).tells("places", "track throne"),
        [told("drops", seat="@2", track="track-throne", place=3)],
        among=True,
    ),
    Case(
        "supply is lost",
        lambda: attack("rattleshirts-raiders").tells(*LOWEST),
        [
            told("supply-is", seat="@2", number=4),
            told("supply-is", seat="@4", number=5),
            told("supply-is", seat="@1", number=5),
            told("supply-is", seat="@0", number=5),
            told("supply-is", seat="@5", number=5),
            told("supply-is", seat="@3", number=5),
        ],
        among=True,
    ),
    Case(
        "supply is gained",
        lambda: attack("rattleshirts-raiders", supply={"stark": 3}).tells(*HIGHEST),
        [told("supply-is", seat="@2", number=4)],
        among=True,
    ),
    Case(
        "power is lost",
        lambda: attack("skinchanger-scout").tells(*LOWEST),
        [
            told("loses-power", seat="@2", number=5),
            told("loses-power", seat="@4", number=2),
            told("loses-power", seat="@1", number=2),
            told("loses-power", seat="@0", number=2),
            told("loses-power", seat="@5", number=2),
            told("loses-power", seat="@3", number=2),
        ],
        among=True,
    ),
    Case(
        "what was bid comes back",
        lambda: attack("skinchanger-scout").tells(*HIGHEST),
        [told("gains", seat="@2", number=4)],
        among=True,
    ),
]
