"""Every event of Sangue Reale is told, to both players alike: plans are told when both have chosen, not before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tavolata import Event

from ..heard import Case, Told, check, check_kinds, told
from .positions import ROOM, Table, begin, new
from .test_campaign import play as win_eras


def acting(table: Table, *dice: int) -> list[Event]:
    """What the second seat's action 2 with these dice tells; the first seat has planned a 6."""
    return table.load(*dice).play("plan 6", seat=0).tells("plan 2", seat=1)


def reaching(era: int, column: int, besides: int, **options: Any) -> Table:
    """The second seat has two dice, one of which brings the Unique Supporter of a column; it is to use one."""
    table = begin(era=era, **options)
    table.state.drawn = [0] * 10  # no modifiers to be asked about
    return table.near_icon(1, column).act(1, 2, column, besides)


def worked(sections: int) -> Table:
    """So many sections of the wall stand; the second seat may work one."""
    table = begin(era=2, before="first")
    table.state.drawn = [0] * 10
    for section in range(5 - sections):
        table.state.walls ^= 1 << section
        table.state.initials[section] = 0
    return table.near_icon(1, 2).act(1, 2, 2, 1).play("use 2")


def full(table: Table, *columns: int) -> Table:
    """The second seat has blackened these columns to their ends."""
    for column in columns:
        table.steps(1, column, table.sheet.columns[column - 1].length)
    return table


def last_plan(table: Table) -> list[Event]:
    """What the last plan of an Era tells, in a void round."""
    return table.reach_round(24).play("plan 1", seat=0).tells("plan 1", seat=1)


def last_era() -> Table:
    """The second seat has won two Eras of three and has the only land of the fourth."""
    table = win_eras(begin(era="campaign"), 0, 1, 1).play("claimant corvan")
    table.state.circled = [0, 0]
    return table.own(1, "cerva")


def blackens(seat: int, column: int, step: int, circles: int = 1) -> Told:
    return told("blackens", seat=f"@{seat}", column=column, step=step, circles=circles)


def supporter(name: str, ability: str, number: int, **more: object) -> Told:
    does = {"id": f"ability-{ability}", "arguments": {"number": number, **more}}
    return told("supporter", seat="@1", supporter=f"supporter-{name}", does=does)


def dice(id: str, seat: int, *values: int) -> Told:
    return told(id, seat=f"@{seat}", dice=[f"die-{value}" for value in values], number=len(values))


PLANNED = [told("plans", seat="@1"), told("reveal", one=6, two=2, first="@0", second="@1", round=1)]
LAST_ROUND = [told("plans", seat="@1"), told("void", one=1, two=1, first="@0", second="@1", round=25)]

ROUNDS = [
    Case(
        "claimants chosen",
        lambda: Table(new(1, claimants="chosen")).tells("claimant theodric"),
        [
            told("side", seat="@0", claimant="claimant-ulthar"),
            told("side", seat="@1", claimant="claimant-theodric"),
        ],
    ),
    Case(
        "a plan, and nothing of what it is",
        lambda: begin().tells("plan 3", seat=1),
        [told("plans", seat="@1")],
    ),
    Case(
        "equal plans",
        lambda: begin().play("plan 3", seat=1).tells("plan 3", seat=0),
        [told("plans", seat="@0"), told("void", one=3, two=3, first="@0", second="@1", round=1)],
    ),
    Case(
        "plans of the second round, and one die",
        lambda: begin().plan(4, 4).load(4).play("plan 6", seat=1).tells("plan 1", seat=0),
        [
            told("plans", seat="@0"),
            told("reveal", one=1, two=6, first="@0", second="@1", round=2),
            dice("rolls", 0, 4),
        ],
    ),
    Case(
        "a face taken",
        lambda: begin().act(0, 1, 4).tells("take 2"),
        [dice("keeps", 0, 2), blackens(0, 2, 1)],
    ),
    Case(
        "a modifier drawn",
        lambda: begin().act(0, 1, 4).play("take 2").tells("turn 3"),
        [told("draws", seat="@1", turn=3)],
    ),
    Case(
        "two dice",
        lambda: acting(begin(), 3, 5),
        [*PLANNED, dice("rolls", 1, 3, 5), blackens(1, 3, 1), blackens(1, 5, 1)],
    ),
    Case(
        "three dice, and one for the other",
        lambda: begin().load(1, 4, 4).play("plan 6", seat=1).tells("plan 3", seat=0),
        [
            told("plans", seat="@0"),
            told("reveal", one=3, two=6, first="@0", second="@1", round=1),
            dice("rolls", 0, 1, 4, 4),
            dice("gets", 1, 4),
            blackens(0, 1, 1),
            blackens(0, 4, 1),
            blackens(1, 4, 1),
        ],
    ),
    Case(
        "four dice shared",
        lambda: begin().act(0, 4, 1, 3, 3, 6).tells("pair 1 3"),
        [
            dice("keeps", 0, 1, 3),
            dice("gets", 1, 3, 6),
            blackens(0, 1, 1),
            blackens(0, 3, 1),
            blackens(1, 3, 1),
            blackens(1, 6, 1),
        ],
    ),
    Case(
        "five dice, all that differ",
        lambda: begin().act(0, 5, 1, 2, 3, 3, 5).tells("different"),
        [
            dice("keeps", 0, 1, 2, 3, 5),
            dice("gets", 1, 4, 6),
            *[blackens(0, column, 1) for column in (1, 2, 3, 5)],
            blackens(1, 4, 1),
            blackens(1, 6, 1),
        ],
    ),
    Case(
        "five dice, those of one value",
        lambda: begin().act(0, 5, 1, 2, 3, 3, 5).tells("keep 3"),
        [dice("keeps", 0, 3, 3), dice("gets", 1, 4, 6), blackens(0, 3, 1), blackens(0, 3, 2)],
    ),
    Case(
        "a double circle",
        lambda: acting(begin().steps(1, 1, 3), 1, 1),
        [*PLANNED, dice("rolls", 1, 1, 1), blackens(1, 1, 4, circles=2)],
    ),
    Case(
        "dice of no use",
        lambda: acting(full(begin(), 3), 3, 3),
        [*PLANNED, dice("rolls", 1, 3, 3), dice("wastes", 1, 3, 3)],
    ),
    Case(
        "dice let go",
        lambda: full(begin().modifiers(1, 1), 3).act(1, 2, 3, 3).tells("pass"),
        [dice("wastes", 1, 3, 3)],
    ),
    Case(
        "a die raised",
        lambda: begin().modifiers(0, 1).act(0, 2, 3, 5).tells("raise 3"),
        [told("modifies", seat="@0", from_=3, to=4), blackens(0, 4, 1), blackens(0, 5, 1)],
    ),
    Case(
        "a die lowered",
        lambda: begin().modifiers(1, 1).act(1, 2, 3, 5).tells("lower 5"),
        [told("modifies", seat="@1", from_=5, to=4), blackens(1, 3, 1), blackens(1, 4, 1)],
    ),
    Case(
        "a die used as it is",
        lambda: begin().modifiers(1, 1).act(1, 2, 3, 5).tells("use 5"),
        [blackens(1, 5, 1)],
    ),
]

LAND = [
    Case(
        "a number circled",
        lambda: begin().steps(1, 3, 1).act(1, 2, 3, 1).tells("number vallen 3"),
        [told("circles", seat="@1", other="@0", value=3, parcel="parcel-vallen")],
    ),
    Case(
        "the last number of a land",
        lambda: (
            begin().steps(1, 3, 1).circle(1, "vallen 1", "vallen 5").act(1, 2, 3, 1).tells("number vallen 3")
        ),
        [
            told("circles", seat="@1", other="@0", value=3, parcel="parcel-vallen"),
            told("controls", seat="@1", parcels=["parcel-vallen"], points=5),
        ],
    ),
    Case(
        "no number circled though one could be",
        lambda: begin().steps(1, 3, 1).act(1, 2, 3, 1).tells("pass"),
        [told("passes", seat="@1")],
    ),
    Case(
        "no number to circle",
        lambda: acting(begin().steps(1, 3, 1).own_all(0), 3, 1),
        [
            *PLANNED,
            dice("rolls", 1, 1, 3),
            blackens(1, 1, 1),
            blackens(1, 3, 2),
            told("nothing", seat="@1", what="circle"),
        ],
    ),
    Case(
        "a land beside the Keep, and its wall let be",
        lambda: (
            begin(era=2, before="first")
            .steps(1, 3, 1)
            .circle(1, "guado 4")
            .act(1, 2, 3, 3)
            .play("number guado 3")
            .tells("pass")
        ),
        [told("passes", seat="@1"), blackens(1, 3, 3)],
    ),
    Case(
        "its wall torn down",
        lambda: (
            begin(era=2, before="first")
            .steps(1, 3, 1)
            .circle(1, "guado 4")
            .act(1, 2, 3, 3)
            .tells("number guado 3", "wall guado")
        ),
        [
            told("circles", seat="@1", other="@0", value=3, parcel="parcel-guado"),
            told("controls", seat="@1", parcels=["parcel-guado"], points=2),
            told("wall", seat="@1", section="parcel-guado", work="tear", gate="closed"),
            blackens(1, 3, 3),
        ],
    ),
    Case(
        "a wall torn down that opens the Keep",
        lambda: worked(3).tells("wall sale"),
        [told("wall", seat="@1", section="parcel-sale", work="tear", gate="open"), blackens(1, 1, 1)],
    ),
    Case(
        "a wall raised that closes it",
        lambda: worked(2).tells("wall vallen"),
        [told("wall", seat="@1", section="parcel-vallen", work="raise", gate="closed"), blackens(1, 1, 1)],
    ),
    Case(
        "a river dried",
        lambda: reaching(3, 6, 1).play("use 6").tells("edge cerva vallen"),
        [told("edge", one="parcel-cerva", other="parcel-vallen", seat="@1", work="dry")],
    ),
    Case(
        "a river dug",
        lambda: reaching(3, 6, 1).play("use 6").tells("edge cerva guado"),
        [told("edge", one="parcel-cerva", other="parcel-guado", seat="@1", work="dig")],
    ),
    Case(
        "a border abolished",
        lambda: reaching(4, 1, 2).play("use 1").tells("edge cerva guado"),
        [told("edge", one="parcel-cerva", other="parcel-guado", seat="@1", work="abolish")],
    ),
    Case(
        "a border drawn: who acts comes first",
        lambda: bordered().tells("edge cerva guado"),
        [
            told("edge", one="parcel-cerva", other="parcel-guado", seat="@1", work="draw"),
            told("controls", seat="@1", parcels=["parcel-cerva"], points=3),
        ],
    ),
]


def bordered() -> Table:
    """Both seats have all numbers of Cerva, but it is one with Guado; the second may draw a border."""
    table = begin(era=4).edge("cerva", "guado", "open")
    table.circle(0, "cerva 1", "cerva 3").circle(1, "cerva 1", "cerva 3")
    return table.near_icon(1, 1).act(1, 2, 1, 2).play("use 1")


SUPPORTERS = [
    Case(
        "a supporter who blackens",
        lambda: reaching(1, 1, 2).tells("use 1"),
        [
            blackens(1, 1, 5),
            supporter("banditore", "blacken-some", 1, values=["value-4", "value-5", "value-6"]),
        ],
    ),
    Case(
        "a step blackened by him",
        lambda: reaching(1, 1, 2).play("use 1").tells("column 4"),
        [blackens(1, 4, 1), blackens(1, 2, 1)],
    ),
    Case(
        "a step not blackened",
        lambda: reaching(1, 1, 2).play("use 1").tells("pass"),
        [told("passes", seat="@1"), blackens(1, 2, 1)],
    ),
    Case(
        "no step to blacken",
        lambda: full(begin(), 4, 5, 6).near_icon(1, 1).act(1, 2, 1, 2).tells("use 1"),
        [
            blackens(1, 1, 5),
            supporter("banditore", "blacken-some", 1, values=["value-4", "value-5", "value-6"]),
            told("nothing", seat="@1", what="blacken"),
            blackens(1, 2, 1),
        ],
    ),
    Case(
        "no number to erase",
        lambda: reaching(1, 2, 1).tells("use 2"),
        [
            blackens(1, 2, 8),
            supporter("falsario", "erase", 2),
            told("nothing", seat="@1", what="erase"),
            blackens(1, 1, 1),
        ],
    ),
    Case(
        "one number erased, and no second",
        lambda: (
            begin().circle(0, "corno 4").near_icon(1, 2).act(1, 2, 2, 1).play("use 2").tells("number corno 4")
        ),
        [
            told("erases", seat="@1", other="@0", value=4, parcel="parcel-corno"),
            told("nothing", seat="@1", what="erase"),
            blackens(1, 1, 1),
        ],
    ),
    Case(
        "dice rolled for a supporter",
        lambda: reaching(1, 5, 1).tells("use 5"),
        [
            blackens(1, 5, 6),
            supporter("armaiolo", "roll", 3),
            dice("rolls", 1, 3, 4, 4),
            blackens(1, 3, 1),
            blackens(1, 4, 1),
            blackens(1, 4, 2),
        ],
    ),
]

ENDS = [
    Case(
        "the end of a single Era",
        lambda: last_plan(begin(era=1).own(1, "corno")),
        [
            *LAST_ROUND,
            told(
                "era-ends",
                era="era-1",
                first="@0",
                one=10,
                second="@1",
                two=14,
                seat="@1",
                claimant="claimant-theodric",
            ),
            told("ends", seat="@1", wins=1, others=0, points=14, other_points=10),
        ],
    ),
    Case(
        "the next Era",
        lambda: last_plan(begin(era="campaign").own(1, "corno")),
        [
            *LAST_ROUND,
            told(
                "era-ends",
                era="era-1",
                first="@0",
                one=10,
                second="@1",
                two=14,
                seat="@1",
                claimant="claimant-theodric",
            ),
            told("era-begins", era="era-2", change="flag-2-theodric"),
        ],
    ),
    Case(
        "the end of a campaign",
        lambda: last_plan(last_era()),
        [
            *LAST_ROUND,
            told(
                "era-ends",
                era="era-4",
                first="@0",
                one=0,
                second="@1",
                two=3,
                seat="@1",
                claimant="claimant-ysmay",
            ),
            told("campaign-ends", seat="@1", wins=3, others=1, points=10, other_points=5),
        ],
    ),
]
CASES = [*ROUNDS, *LAND, *SUPPORTERS, *ENDS]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_is_heard(case: Case) -> None:
    check(ROOM, case)


def test_every_event_has_a_case() -> None:
    check_kinds(ROOM, CASES)


# -- the rule of each -------------------------------------------------------------------------------------------------


def at_a_coloured_line(era: int, column: int) -> Table:
    """A die of the second seat comes to the first line of a column, where it may change the land."""
    table = begin(era=era)
    table.state.drawn = [0] * 10
    return table.steps(1, column, 1).act(1, 2, column, 6)


def as_many_points() -> Table:
    """The second seat has a Unique Supporter, the first as many points for its claims."""
    table = begin()
    table.steps(1, 3, table.sheet.columns[2].icon_at)
    return table.circle(
        0, *[table.numbers(parcel.id)[0] for parcel in table.sheet.parcels][: table.points(1)]
    )


def campaign_on_points() -> list[Event]:
    """Both have won two Eras."""
    table = win_eras(begin(era="campaign"), 0, 1, 0)
    table.state.points[0] += 30
    return win_eras(table, 1).heard("campaign-ends")


RULES: list[tuple[str, str, Callable[[], list[Event]]]] = [
    ("side", "SR-2.3", lambda: win_eras(begin(era="campaign"), 0).tells("claimant alfred")),
    ("side", "SR-2.2", lambda: Table(new(1, claimants="chosen")).tells("claimant theodric")),
    ("reveal", "SR-4.1", lambda: acting(begin(), 3, 5)),
    ("void", "SR-4.3", lambda: begin().play("plan 3", seat=1).tells("plan 3", seat=0)),
    ("void", "SR-4.4", lambda: begin().play("plan 6", seat=1).tells("plan 6", seat=0)),
    ("rolls", "SR-5.1", lambda: begin().play("plan 6", seat=1).tells("plan 1", seat=0)),
    ("rolls", "SR-5.3", lambda: acting(begin(), 3, 5)),
    ("rolls", "SR-5.4", lambda: begin().play("plan 6", seat=1).tells("plan 3", seat=0)),
    ("rolls", "SR-5.6", lambda: begin().play("plan 6", seat=1).tells("plan 4", seat=0)),
    ("rolls", "SR-5.7", lambda: begin().play("plan 6", seat=1).tells("plan 5", seat=0)),
    ("rolls", "SR-9.8", lambda: reaching(1, 5, 1).tells("use 5")),
    ("gets", "SR-5.4", lambda: begin().load(1, 4, 4).play("plan 6", seat=1).tells("plan 3", seat=0)),
    ("gets", "SR-5.5", lambda: begin().load(4, 4, 4).play("plan 6", seat=1).tells("plan 3", seat=0)),
    ("gets", "SR-5.6", lambda: begin().act(0, 4, 1, 3, 3, 6).tells("pair 1 3")),
    ("gets", "SR-5.9", lambda: begin().act(0, 5, 1, 2, 3, 3, 5).tells("keep 3")),
    ("draws", "SR-5.10", lambda: begin().act(0, 1, 4).play("take 2").tells("turn 3")),
    ("draws", "SR-9.6", lambda: reaching(1, 3, 1).play("use 3", "pass").tells("turn 2")),
    ("blackens", "SR-6.1", lambda: acting(begin(), 3, 5)),
    ("blackens", "SR-6.2", lambda: acting(begin().steps(1, 1, 3), 1, 1)),
    ("blackens", "SR-9.7", lambda: reaching(1, 1, 2).play("use 1").tells("column 4")[:1]),
    ("circles", "SR-8.1", lambda: begin().steps(1, 3, 1).act(1, 2, 3, 1).tells("number vallen 3")),
    ("circles", "SR-9.9", lambda: reaching(1, 4, 1).play("use 4").tells("number corno 4")),
    ("controls", "SR-11.6", lambda: bordered().tells("edge cerva guado")),
    ("passes", "SR-8.2", lambda: begin().steps(1, 3, 1).act(1, 2, 3, 1).tells("pass")),
    ("passes", "SR-9.5", lambda: reaching(1, 4, 1).play("use 4").tells("pass")),
    ("wall", "SR-9.12", lambda: worked(3).tells("wall sale")),
    ("edge", "SR-11.2", lambda: at_a_coloured_line(3, 2).tells("edge cerva guado")),
    ("edge", "SR-11.3", lambda: at_a_coloured_line(4, 1).tells("edge cerva guado")),
    ("edge", "SR-9.13", lambda: reaching(3, 6, 1).play("use 6").tells("edge cerva guado")),
    ("era-ends", "SR-12.5", lambda: last_plan(begin().own(1, "corno"))),
    ("era-ends", "SR-12.6", lambda: last_plan(as_many_points())),
    ("ends", "SR-12.7", lambda: last_plan(begin())),
    ("campaign-ends", "SR-14.4", lambda: last_plan(last_era())),
    ("campaign-ends", "SR-14.5", campaign_on_points),
]
"""What can happen by several rules, and by which it happened."""


@pytest.mark.parametrize(("id", "clause", "play"), RULES, ids=[f"{id} {clause}" for id, clause, _ in RULES])
def test_it_happens_by_its_rule(id: str, clause: str, play: Callable[[], list[Event]]) -> None:
    found = {event.clause for event in play() if event.id == id}
    assert clause in found and len(found) == (2 if id == "side" else 1)
