"""Every event of Il Primo Cavaliere is told, and to everybody alike: nothing that happens is hidden."""

from __future__ import annotations

import pytest

from tavolata import Event

from ..heard import Case, Told, check, check_kinds, sayings, told
from .positions import ROOM, Table, position

CITY = """
    . catelyn .      .      .       .
    . V       hoster edmure .       .
    . bran    tywin  .      rhaegar .
    . theon   .      .      .       .
    . .       .      balon  .       .
    . .       .      .      .       .
"""
LAST = """
    . . . .      . .
    . V . hoster . .
    . . . .      . .
    . . . .      . .
    . . . .      . .
    . . . .      . .
"""
TYRELLS = CITY.replace("hoster", "olenna").replace("edmure", ".")
GOES_RIGHT = told(
    "moves",
    seat="@1",
    direction="direction-right",
    house="house-tully",
    cards=["card-hoster-tully", "card-edmure-tully"],
    number=2,
    from_=7,
    to=9,
)
GOES_UP = told(
    "moves",
    seat="@1",
    direction="direction-up",
    house="house-stark",
    cards=["card-catelyn-stark"],
    number=1,
    from_=7,
    to=1,
)
TULLY = told("banner", seat="@1", house="house-tully")


def ready(*areas: str, available: str = "", deck: str = "", **banners: int) -> Table:
    """The second seat is in turn. Going right takes all that is left of the Tullys."""
    return position(CITY, areas or ("", "", ""), available=available, deck=deck, turn=1, banners=banners)


def earned(companion: str, *areas: str, others: str = "shae", deck: str = "", **banners: int) -> Table:
    """The second seat has earned a companion and chooses this one; whatever it asks is open."""
    table = ready(*areas, available=f"{companion} {others}", deck=deck, **banners)
    return table.play("right tully", f"companion {companion}")


def choosing(
    companion: str, *areas: str, others: str = "shae", deck: str = "", **banners: int
) -> list[Event]:
    """What is told when that companion is chosen, after the choice itself."""
    table = ready(*areas, available=f"{companion} {others}", deck=deck, **banners).play("right tully")
    first, *rest = table.tells(f"companion {companion}")
    assert sayings(first) == sayings(told("chooses", seat="@1", companion=f"companion-{companion}").event)
    return rest


def swap(one: str, other: str) -> list[Event]:
    """What Ramsay Snow tells when only these two are left in the city."""
    city = f"""
        . . . .      . .
        . V . hoster . .
        . . . {one}  . .
        . . . {other} . .
        . . . .      . .
        . . . .      . .
    """
    table = position(city, ["", "", ""], available="ramsay-snow", turn=1)
    return table.play("right tully").tells("companion ramsay-snow")


def ravens() -> Table:
    """The second of three is in turn and may send his raven."""
    return position(CITY, ["", "", ""], ravens=True, turn=1)


def kills(card: str, owner: str = "") -> Told:
    """Somebody is killed by the second seat: in the city, or with a player."""
    named = {"seat": "@1", "card": f"card-{card}"}
    return told("kills-in-area", **named, owner=owner) if owner else told("kills", **named)


def no_target(companion: str) -> Told:
    """A companion finds nothing to do."""
    return told("no-target", companion=f"companion-{companion}")


MOVES = [
    Case("a move that earns a companion", lambda: ready(available="shae").tells("right tully"), [GOES_RIGHT]),
    Case(
        "a move, and a banner of the supply",
        lambda: ready().tells("up stark"),
        [GOES_UP, told("banner", seat="@1", house="house-stark")],
    ),
    Case(
        "a banner taken from another",
        lambda: ready("eddard", "", "", stark=0).tells("up stark"),
        [GOES_UP, told("banner-from", seat="@1", other="@0", house="house-stark")],
    ),
    Case("too few for the banner", lambda: ready("2S", "", "", stark=0).tells("up stark"), [GOES_UP]),
    Case("the banner is one's own already", lambda: ready("", "S", "", stark=1).tells("up stark"), [GOES_UP]),
    Case(
        "the last move of the game",
        lambda: position(LAST, ["S", "", "U"], turn=1, banners={"stark": 0}).tells("right tully"),
        [
            told(
                "moves",
                seat="@1",
                direction="direction-right",
                house="house-tully",
                cards=["card-hoster-tully"],
                number=1,
                from_=7,
                to=9,
            ),
            TULLY,
            told("end", winners=["@0"]),
        ],
    ),
]

COMPANIONS = [
    Case(
        "a companion chosen that stays",
        lambda: ready(available="gendry shae").play("right tully").tells("companion gendry"),
        [
            told("chooses", seat="@1", companion="companion-gendry"),
            told("stays", seat="@1", companion="companion-gendry", house="house-baratheon"),
            told("banner", seat="@1", house="house-baratheon"),
            TULLY,
        ],
    ),
    Case(
        "a companion that stays for a House named",
        lambda: earned("jon-snow").tells("house stark"),
        [
            told("stays", seat="@1", companion="companion-jon-snow", house="house-stark"),
            told("banner", seat="@1", house="house-stark"),
            TULLY,
        ],
    ),
    Case(
        "somebody taken out of the city",
        lambda: choosing("hodor"),
        [
            told("takes", seat="@1", card="card-bran-stark"),
            told("banner", seat="@1", house="house-stark"),
            TULLY,
        ],
    ),
    Case(
        "somebody taken from a player",
        lambda: choosing("bronn", "", "", "tyrion", lannister=2),
        [
            told("takes-from", seat="@1", card="card-tyrion-lannister", owner="@2"),
            told("banner-from", seat="@1", other="@2", house="house-lannister"),
            TULLY,
        ],
    ),
    Case(
        "one of two taken",
        lambda: earned("brienne-of-tarth", "renly", "", "jaime").tells("card jaime-lannister"),
        [
            told("takes-from", seat="@1", card="card-jaime-lannister", owner="@2"),
            told("banner", seat="@1", house="house-lannister"),
            TULLY,
        ],
    ),
    Case(
        "somebody killed in the city",
        lambda: earned("sandor-clegane").tells("card bran-stark"),
        [kills("bran-stark"), TULLY],
    ),
    Case(
        "somebody killed with a player, and no companion to kill",
        lambda: (
            earned("jaqen-hghar", "asha", "", "viserys").play("card bran-stark").tells("card asha-greyjoy")
        ),
        [kills("asha-greyjoy", "@0"), no_target("jaqen-hghar"), TULLY],
    ),
    Case(
        "a companion killed",
        lambda: (
            earned("jaqen-hghar", "asha", "", "", others="hodor bronn shae")
            .play("card bran-stark", "card asha-greyjoy")
            .tells("companion bronn")
        ),
        [told("kills-companion", seat="@1", companion="companion-bronn"), TULLY],
    ),
    Case(
        "the only companion there is to kill",
        lambda: earned("jaqen-hghar", others="hodor shae").play("card bran-stark").tells("card hoster-tully"),
        [
            kills("hoster-tully", "@1"),
            told("kills-companion", seat="@1", companion="companion-hodor"),
            TULLY,
        ],
    ),
    Case(
        "a banner that goes back to the supply",
        lambda: choosing("ilyn-payne", "viserys", "", "", targaryen=0),
        [
            kills("viserys-targaryen", "@0"),
            told("banner-returns", house="house-targaryen", other="@0"),
            TULLY,
        ],
    ),
    Case("nobody to take", lambda: choosing("syrio-forel"), [no_target("syrio-forel"), TULLY]),
    Case("nobody to draw", lambda: choosing("petyr-baelish"), [no_target("petyr-baelish"), TULLY]),
    Case(
        "two change places",
        lambda: earned("ramsay-snow").play("card bran-stark").tells("card theon-greyjoy"),
        [told("swaps", seat="@1", card="card-bran-stark", other="card-theon-greyjoy"), TULLY],
    ),
    Case(
        "two companions drawn",
        lambda: choosing("petyr-baelish", deck="hodor melisandre"),
        [told("draws", seat="@1", companions=["companion-melisandre", "companion-hodor"])],
    ),
    Case(
        "one companion drawn, which is used at once",
        lambda: choosing("petyr-baelish", deck="hodor"),
        [
            told("draws", seat="@1", companions=["companion-hodor"]),
            told("chooses", seat="@1", companion="companion-hodor"),
            told("takes", seat="@1", card="card-bran-stark"),
            told("banner", seat="@1", house="house-stark"),
            TULLY,
        ],
    ),
    Case(
        "one of the companions drawn is used",
        lambda: earned("petyr-baelish", deck="hodor melisandre").tells("companion hodor"),
        [
            told("chooses", seat="@1", companion="companion-hodor"),
            told("takes", seat="@1", card="card-bran-stark"),
            told("banner", seat="@1", house="house-stark"),
            TULLY,
        ],
    ),
    Case(
        "the only two there are change places",
        lambda: swap("bran", "theon"),
        [
            told("chooses", seat="@1", companion="companion-ramsay-snow"),
            told("swaps", seat="@1", card="card-bran-stark", other="card-theon-greyjoy"),
            TULLY,
        ],
    ),
    Case(
        "nobody to change places with",
        lambda: swap("bran", "."),
        [
            told("chooses", seat="@1", companion="companion-ramsay-snow"),
            no_target("ramsay-snow"),
            TULLY,
        ],
    ),
    Case(
        "one more turn",
        lambda: choosing("melisandre"),
        [TULLY, told("extra-turn", seat="@1")],
    ),
    Case(
        "a tie that the user breaks",
        lambda: earned("bronn", "cersei", "", "tyrion").tells("seat 1"),
        [told("banner", seat="@0", house="house-lannister"), TULLY],
    ),
    Case(
        "a tie of before that goes to the mover",
        lambda: (
            position(TYRELLS, ["margaery", "", "garlan"], available="jaqen-hghar", turn=1)
            .play("right tyrell", "companion jaqen-hghar", "card bran-stark")
            .tells("card garlan-tyrell")
        ),
        [
            kills("garlan-tyrell", "@2"),
            no_target("jaqen-hghar"),
            told("banner", seat="@1", house="house-tyrell"),
        ],
    ),
]

RAVENS = [
    Case("a raven kept", lambda: ravens().tells("keep raven"), []),
    Case("a raven sent", lambda: ravens().tells("seat 3"), [told("raven", seat="@1", other="@2")]),
    Case(
        "the talk is over",
        lambda: ravens().play("seat 3").tells("end talk"),
        [told("talk-ends", seat="@1", other="@2")],
    ),
]
CASES = [*MOVES, *COMPANIONS, *RAVENS]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_is_heard(case: Case) -> None:
    check(ROOM, case)


def test_every_event_has_a_case() -> None:
    check_kinds(ROOM, CASES)
