"""TS-24: who wins where alliances are played."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tavolata.games.trono_di_spade.rules import board as board
from tavolata.games.trono_di_spade.rules import objectives as objectives
from tavolata.games.trono_di_spade.rules import tables as t
from tavolata.games.trono_di_spade.rules import victory as victory
from tavolata.games.trono_di_spade.thresholds import meaning

from .positions import PLANNING, ROOM, Table, acting, new, position, westeros

CASTLES = (
    "flints-finger moat-cailin white-harbor harrenhal crackclaw-point storms-end starfall yronwood the-reach "
    "the-eyrie"
)
STRONGHOLDS = (
    "riverrun seagard kings-landing oldtown winterfell pyke lannisport dragonstone highgarden sunspear"
)


def field(castles: int = 0, strongholds: int = 0, **others: object) -> Table:
    """Stark holds so many castles and strongholds and no more; its home and those of its friends may be Martell's."""
    seats = int(str(others.pop("seats", 6)))
    lands = CASTLES.split()[:castles] + STRONGHOLDS.split()[:strongholds]
    tokens = {area: "stark" for area in lands if area != "winterfell"}
    homes = ["winterfell", "pyke", "highgarden"]
    tokens |= {home: "martell" for home in homes if home not in lands}
    options = {"alliances": "castles", "step": PLANNING, **others}
    return position({"the-arbor": "martell footman"}, seats=seats, tokens=tokens, **options)  # type: ignore[arg-type]


def ally(table: Table, *groups: str) -> list[int]:
    """Houses are allied; the sides that there are then, as bits."""
    state = table.state
    state.ally = [0] * state.seats
    for group in groups:
        seats = [table.seat(house) for house in group.split()]
        for seat in seats:
            state.ally[seat] = sum(1 << other for other in seats)
    return victory.sides(state)


def side(table: Table, houses: str) -> int:
    return sum(1 << table.seat(house) for house in houses.split())


def winners(table: Table) -> set[str]:
    return {table.house(seat) for seat in table.state.winners()}


# -- castles ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("TS-24.1")
@pytest.mark.parametrize(
    ("castles", "strongholds", "wins"),
    [(7, 0, True), (6, 0, False), (3, 3, True), (4, 2, False), (2, 4, True), (0, 5, False), (6, 1, True)],
)
def test_alone_seven_or_six_worth_nine(castles: int, strongholds: int, wins: bool) -> None:
    table = field(castles, strongholds)
    assert victory.has_castles(table.state, side(table, "stark")) == wins
    victory.check(table.state, None)
    assert table.state.over == wins


@pytest.mark.clause("TS-24.2")
@pytest.mark.parametrize(
    ("castles", "strongholds", "wins"),
    [(10, 4, True), (9, 4, False), (9, 5, True), (1, 9, True), (0, 9, False)],
)
def test_two_need_fourteen_or_a_worth_of_nineteen(castles: int, strongholds: int, wins: bool) -> None:
    table = field(castles, strongholds)
    ally(table, "stark tyrell")
    assert victory.has_castles(table.state, side(table, "stark tyrell")) == wins


@pytest.mark.clause("TS-24.3")
@pytest.mark.parametrize(("castles", "strongholds", "wins"), [(9, 10, True), (10, 9, False), (10, 10, True)])
def test_three_need_a_worth_of_twenty_nine(castles: int, strongholds: int, wins: bool) -> None:
    table = field(castles, strongholds)
    ally(table, "stark tyrell greyjoy")
    trio = side(table, "stark tyrell greyjoy")
    assert victory.needs(table.state, trio) == [21, 0, 0, 29, 23]
    state = table.state
    if strongholds == 10:  # sunspear is martell's home: it counts once stark's token lies there
        assert table.ruler("sunspear") == "stark"
    assert victory.has_castles(state, trio) == wins


@pytest.mark.clause("TS-24.2")
def test_structures_of_allies_are_added_up() -> None:
    table = field(10, 3)
    ally(table, "stark tyrell")
    pair = side(table, "stark tyrell")
    assert (victory.structures(table.state, pair), victory.value(table.state, pair)) == (13, 16)
    table.state.token[table.area("highgarden")] = t.NOBODY
    assert (victory.structures(table.state, pair), victory.value(table.state, pair)) == (14, 18)
    assert victory.has_castles(table.state, pair)


@pytest.mark.clause("TS-24.4", "TS-27.5")
def test_the_board_has_figures_of_its_own() -> None:
    table = field(10, 4, thresholds="board")
    ally(table, "stark tyrell greyjoy")
    assert victory.needs(table.state, side(table, "stark")) == [7, 6, 9, 0, 7]
    assert victory.needs(table.state, side(table, "stark tyrell")) == [10, 0, 0, 15, 15]
    assert victory.needs(table.state, side(table, "stark tyrell greyjoy")) == [13, 0, 0, 20, 23]
    four = position({}, step=PLANNING, seats=4, alliances="castles", thresholds="board")
    assert victory.needs(four.state, 0b0011) == [11, 0, 0, 17, 15]
    three = position({}, step=PLANNING, seats=3, alliances="castles", thresholds="board")
    assert victory.needs(three.state, 0b011) == [10, 0, 0, 15, 15]


@pytest.mark.clause("TS-24.1", "TS-24.2", "TS-24.3", "TS-24.5", "TS-27.5")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("alliances", ["castles", "objectives"])
def test_who_says_nothing_plays_by_the_text(seats: int, alliances: str) -> None:
    state = new(seats, alliances=alliances)
    sizes = [0b1, 0b11, 0b111][: min(3, seats - 1)]
    wanted = [[7, 6, 9, 0, 7], [14, 0, 0, 19, 15], [21, 0, 0, 29, 23]]
    assert [victory.needs(state, size) for size in sizes] == wanted[: len(sizes)]


@pytest.mark.clause("TS-24.4")
@pytest.mark.parametrize(("seats", "number", "worth"), [(6, 20, 30), (3, 13, 19)])
def test_the_texts_figures_were_made_for_a_larger_map(seats: int, number: int, worth: int) -> None:
    state = new(seats, alliances="castles")
    there = [
        state.tables.structures[area] for area in state.tables.strongpoints if not state.layout.blocked[area]
    ]
    assert (len(there), sum(there)) == (number, worth)
    most = victory.needs(state, 0b111 if seats > 3 else 0b11)
    assert most[victory.STRUCTURES] == number + 1 and most[victory.VALUE] >= worth - 1


@pytest.mark.clause("TS-24.4", "TS-27.5")
@pytest.mark.parametrize(
    ("language", "says"),
    [
        (
            "en",
            [
                "With 3 players there are 13 structures worth 19: two allies need 14 structures, more than there are, "
                "or a value of 19, which is all of them.",
                "three need 21 structures, more than there are, or a value of 29, which is all but one castle.",
            ],
        ),
        ("it", ["Con 3 giocatori ci sono 13 fortificazioni di valore 19", "cioè tutte tranne un castello"]),
    ],
)
def test_what_the_texts_figures_mean_here_is_said_where_they_are_chosen(
    language: str, says: list[str]
) -> None:
    words = ROOM.words(language)
    text = ROOM.say_option("thresholds", "text", words)
    assert all(one in text for one in says)
    ours = ROOM.say_option("thresholds", "board", words)
    assert "10" in ours and "15" in ours and "29" not in ours


def test_what_figures_mean_is_reckoned_from_the_content(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one castle less on the board, a value of 29 is all there is."""
    tables = new(6, alliances="castles").tables
    lands = tables.structures[:]
    lands[tables.areas.index("the-eyrie")] = 0
    monkeypatch.setattr(tables, "structures", lands)
    monkeypatch.setattr(tables, "strongpoints", [area for area in tables.strongpoints if lands[area]])
    said = meaning(tables, "text", ROOM.words("en"))
    assert "19 structures worth 29" in said and "a value of 29, which is all of them" in said


@pytest.mark.clause("TS-24.11")
def test_an_ally_does_not_win_alone() -> None:
    table = field(7, 0)
    ally(table, "stark tyrell")
    victory.check(table.state, None)
    assert not table.state.over


@pytest.mark.clause("TS-24.16")
def test_allies_share_the_victory() -> None:
    table = field(10, 4)
    ally(table, "stark tyrell")
    victory.check(table.state, table.events.append)
    assert winners(table) == {"stark", "tyrell"}
    assert table.heard("victory")[0]["how"] == "structures"


# -- now, or at the end of the round ----------------------------------------------------------------------------------


@pytest.mark.clause("TS-24.8")
def test_who_began_the_round_allied_waits_for_its_end() -> None:
    table = field(7, 0)
    table.state.began = side(table, "stark tyrell")
    victory.check(table.state, None)
    assert not table.state.over
    victory.end_of_round(table.state, None)
    assert winners(table) == {"stark"}


@pytest.mark.clause("TS-24.8")
def test_who_was_single_wins_at_once() -> None:
    table = field(7, 0)
    table.state.began = side(table, "tyrell martell")
    victory.check(table.state, None)
    assert winners(table) == {"stark"}


@pytest.mark.clause("TS-24.10")
def test_what_is_left_of_three_wins_as_two_at_once() -> None:
    table = field(10, 4)
    table.state.began = side(table, "stark tyrell greyjoy")
    ally(table, "stark tyrell")
    victory.check(table.state, None)
    assert winners(table) == {"stark", "tyrell"}


@pytest.mark.clause("TS-24.9")
def test_the_round_begins_when_its_alliances_stand() -> None:
    table = westeros(
        {"winterfell": "stark footman"},
        "last-days-of-summer-1",
        "clash-of-kings",
        alliances="castles",
        power=dict.fromkeys(t.HOUSES, 0),
    )
    table.state.began = side(table, "lannister martell")
    while table.ask.kind == "tie":
        table.play(sorted(table.legal)[0])
    table.play("stark: house greyjoy", "stark: done", "greyjoy: house stark", "greyjoy: done")
    for _ in range(2):  # the others stay alone, in this ballot and in the next
        for house in sorted(table.deciders):
            table.play(f"{house}: pass")
    assert table.ask.kind == "plan"
    assert table.state.began == side(table, "stark greyjoy")


@pytest.mark.clause("TS-24.9", "TS-24.8")
@pytest.mark.parametrize("allies", [True, False])
def test_a_new_alliance_that_has_enough_wins_at_once(allies: bool) -> None:
    tokens = dict.fromkeys("moat-cailin white-harbor the-eyrie harrenhal".split(), "stark")
    tokens |= dict.fromkeys("flints-finger crackclaw-point the-reach starfall".split(), "greyjoy")
    table = westeros(
        {"winterfell": "stark footman", "pyke": "greyjoy footman"},
        "last-days-of-summer-1",
        "clash-of-kings",
        tokens=tokens,
        thresholds="board",
        alliances="castles",
        power=dict.fromkeys(t.HOUSES, 0),
    )
    while table.ask.kind == "tie":
        table.play(sorted(table.legal)[0])
    if allies:
        table.play("stark: house greyjoy", "stark: done", "greyjoy: house stark", "greyjoy: done")
    while not table.state.over and table.ask.kind == "ballot":
        table.play(f"{min(table.deciders)}: pass")
    assert winners(table) == ({"stark", "greyjoy"} if allies else set())


@pytest.mark.clause("TS-24.8", "TS-24.9")
def test_who_had_enough_but_was_allied_wins_alone_when_the_alliances_are_dissolved() -> None:
    """Seven structures were not enough for the pair; alone they are, once the new round begins."""
    table = westeros(
        {"winterfell": "stark footman"},
        "a-throne-of-blades",
        "clash-of-kings",
        tokens=dict.fromkeys(CASTLES.split()[:6], "stark"),
        alliances="castles",
        power=dict.fromkeys(t.HOUSES, 0),
    )
    ally(table, "stark tyrell")
    table.state.began = side(table, "stark tyrell")
    table.play("choose nothing")
    while table.ask.kind == "tie":
        table.play(sorted(table.legal)[0])
    assert table.ask.kind == "ballot", "nobody has won before the alliances stand"
    for house in sorted(table.deciders):
        table.play(f"{house}: pass")
    assert winners(table) == {"stark"}


# -- ties -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("TS-24.12")
def test_the_worked_example_of_the_text() -> None:
    """A single House with 8, a pair with 16, a triple with 26: surplus 1, a half, 1; the single one wins.

    With the options as they are if nobody says anything."""
    table = field(alliances="objectives")
    assert table.state.setup.options["thresholds"] == ROOM.game.options["thresholds"].default == "text"
    ally(table, "greyjoy tyrell", "lannister baratheon martell")
    table.state.points = [0] * 6
    for house, number in {
        "stark": 8,
        "greyjoy": 9,
        "tyrell": 7,
        "lannister": 10,
        "baratheon": 8,
        "martell": 8,
    }.items():
        table.state.points[table.seat(house)] = number
    found = [side(table, "stark"), side(table, "greyjoy tyrell"), side(table, "lannister baratheon martell")]
    assert [victory.surplus_of(table.state, one) for one in found] == [6, 3, 6], "in sixths"
    victory.end_of_round(table.state, table.events.append)
    assert winners(table) == {"stark"}
    assert table.heard("victory")[0]["how"] == "on-points"


@pytest.mark.clause("TS-24.12")
@pytest.mark.parametrize(
    ("amount", "threshold", "number", "sixths"),
    [(8, 7, 1, 6), (16, 15, 2, 3), (26, 23, 3, 6), (24, 23, 3, 2), (22, 23, 3, -2), (14, 15, 2, -3)],
)
def test_surplus_in_exact_fractions(amount: int, threshold: int, number: int, sixths: int) -> None:
    assert victory.surplus(amount, threshold, number) == sixths


@pytest.mark.clause("TS-24.12")
def test_two_before_three() -> None:
    table = field(alliances="objectives")
    ally(table, "greyjoy tyrell", "lannister baratheon martell")
    for house, number in {"greyjoy": 9, "tyrell": 8, "lannister": 10, "baratheon": 8, "martell": 8}.items():
        table.state.points[table.seat(house)] = number
    victory.end_of_round(table.state, None)
    assert winners(table) == {"greyjoy", "tyrell"}, "both have a surplus of 1"


@pytest.mark.clause("TS-24.13")
def test_the_throne_decides_what_is_still_equal() -> None:
    table = field(alliances="objectives", tracks={"throne": "martell tyrell stark greyjoy"})
    ally(table, "stark greyjoy", "tyrell lannister")
    for house in ("stark", "greyjoy", "tyrell", "lannister"):
        table.state.points[table.seat(house)] = 8
    victory.end_of_round(table.state, None)
    assert winners(table) == {"tyrell", "lannister"}


@pytest.mark.clause("TS-24.14")
def test_two_sides_at_one_moment_are_compared_by_surplus() -> None:
    table = field(8, 0)
    more = "riverrun seagard kings-landing oldtown lannisport".split()
    for area in more:
        table.state.token[table.area(area)] = table.seat("martell")
    stark, martell = side(table, "stark"), side(table, "martell")
    assert [victory.structures(table.state, one) for one in (stark, martell)] == [8, 9]
    assert victory.has_castles(table.state, stark) and victory.has_castles(table.state, martell)
    victory.check(table.state, None)
    assert winners(table) == {"martell"}


@pytest.mark.clause("TS-24.15")
def test_after_ten_rounds_the_highest_surplus_wins() -> None:
    table = field(5, 0, round=10)
    ally(table, "stark tyrell", "greyjoy lannister")
    # martell has four of the seven it needs; stark and tyrell five of 14, four and a half too few for each
    victory.end_of_round(table.state, table.events.append)
    assert winners(table) == {"martell"}
    assert table.heard("victory")[0]["how"] == "rounds"


@pytest.mark.clause("TS-24.15")
def test_before_the_last_round_nobody_need_win() -> None:
    table = field(5, 0, round=9)
    victory.end_of_round(table.state, None)
    assert not table.state.over


# -- objectives -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("TS-24.5")
@pytest.mark.parametrize(
    ("group", "points", "wins"),
    [
        ("", [7], True),
        ("", [6], False),
        ("stark greyjoy", [8, 7], True),
        ("stark greyjoy", [8, 6], False),
        ("stark greyjoy tyrell", [8, 8, 7], True),
        ("stark greyjoy tyrell", [8, 8, 6], False),
    ],
)
def test_points_are_counted_at_the_end_of_the_round(group: str, points: list[int], wins: bool) -> None:
    table = field(alliances="objectives")
    ally(table, *([group] if group else []))
    for house, number in zip(group.split() or ["stark"], points, strict=True):
        table.state.points[table.seat(house)] = number
    victory.check(table.state, None)
    assert not table.state.over
    victory.end_of_round(table.state, None)
    assert table.state.over == wins
    assert winners(table) == (set(group.split() or ["stark"]) if wins else set())


def claims(table: Table, *houses: str) -> None:
    """Houses hold all that their instant victories ask for: the lands they name, and other structures that are left."""
    state = table.state
    instants = [state.tables.instants[t.HOUSES.index(house)] for house in houses]
    named = [area for instant in instants for area in instant.tests[0][1:]]
    open_ = [area for area in state.tables.strongpoints if not state.layout.blocked[area]]
    left = [area for area in open_ if area not in named and state.token[area] == t.NOBODY]
    for house, instant in zip(houses, instants, strict=True):
        (_, *lands), (_, number) = instant.tests
        for area in lands:
            take(table, house, area)
        while board.structures(state, table.seat(house)) < number:
            take(table, house, left.pop(0))


def take(table: Table, house: str, area: int) -> None:
    """A House's token lies in a land and no garrison is left there; its home is its own."""
    state = table.state
    if state.home_of[area] != table.seat(house):
        state.garrison = [0 if at == area else force for at, force in enumerate(state.garrison)]
        state.token[area] = table.seat(house)


def with_objectives(*houses: str, seats: int = 6) -> Table:
    """A match in which these Houses hold all that their instant victories ask for."""
    table = position({}, step=PLANNING, seats=seats, alliances="objectives")
    claims(table, *houses)
    return table


@pytest.mark.clause("TS-24.6", "TS-24.7")
def test_instant_victory_alone() -> None:
    table = with_objectives("stark")
    victory.check(table.state, table.events.append)
    assert winners(table) == {"stark"}
    assert table.heard("victory")[0]["how"] == "objective"
    assert table.heard("reaches") == [{"seat": f"@{table.seat('stark')}", "card": "objective-instant-stark"}]
    for missing in ("seagard", "karhold"):
        table = with_objectives("stark")
        table.state.token[table.area(missing)] = t.NOBODY
        victory.check(table.state, None)
        assert not table.state.over


@pytest.mark.clause("TS-24.6")
def test_every_ally_needs_its_own_instant_victory() -> None:
    table = with_objectives("stark")
    ally(table, "stark tyrell")
    victory.check(table.state, None)
    assert not table.state.over
    claims(table, "tyrell")
    victory.check(table.state, None)
    assert winners(table) == {"stark", "tyrell"}


def combinations_of_allies() -> list[tuple[int, tuple[str, ...]]]:
    """Every alliance that there may be: with so many players, these Houses."""
    tables = new(6).tables
    return [
        (layout.players, group)
        for layout in tables.layouts
        for size in range(2, min(3, layout.players - 1) + 1)
        for group in combinations([t.HOUSES[house] for house in layout.houses], size)
    ]


@pytest.mark.clause("TS-24.6", "TS-25.9")
@pytest.mark.parametrize(("seats", "group"), combinations_of_allies())
def test_all_allies_can_reach_their_instant_victories_together(seats: int, group: tuple[str, ...]) -> None:
    """A board on which every member holds all that it needs, at one time, and they win."""
    table = with_objectives(*group, seats=seats)
    ally(table, " ".join(group))
    ROOM.audit(table.state)
    for house in group:
        instant = table.state.tables.instants[t.HOUSES.index(house)]
        assert not any(table.state.layout.blocked[area] for area in instant.tests[0][1:])
        assert objectives.holds(table.state, table.seat(house), instant)
    victory.check(table.state, None)
    assert winners(table) == set(group)


def test_there_are_so_many_alliances() -> None:
    numbers = Counter((seats, len(group)) for seats, group in combinations_of_allies())
    assert numbers == {(3, 2): 3, (4, 2): 6, (4, 3): 4, (5, 2): 10, (5, 3): 10, (6, 2): 15, (6, 3): 20}


@pytest.mark.clause("TS-24.7")
def test_allies_keep_what_they_have_reached_before() -> None:
    """Stark has its objective and loses it; when Tyrell has its own, both have achieved theirs."""
    table = with_objectives("stark")
    ally(table, "stark tyrell")
    victory.check(table.state, table.events.append)
    assert not table.state.over and len(table.heard("reaches")) == 1
    table.state.token[table.area("seagard")] = table.seat("greyjoy")
    victory.check(table.state, table.events.append)
    assert not table.state.over and len(table.heard("reaches")) == 1, "it is told once"
    for house in ("", *t.HOUSES):
        assert table.objectives(house)["reached"] == [table.seat("stark")], "everybody may know"
    claims(table, "tyrell")
    victory.check(table.state, table.events.append)
    assert winners(table) == {"stark", "tyrell"}


@pytest.mark.clause("TS-24.7")
def test_what_was_reached_in_another_alliance_counts_too() -> None:
    table = with_objectives("stark")
    ally(table, "stark greyjoy")
    victory.check(table.state, None)
    table.state.token[table.area("seagard")] = t.NOBODY
    ally(table, "stark tyrell martell")
    claims(table, "tyrell")
    victory.check(table.state, None)
    assert not table.state.over, "martell has not reached its own"
    claims(table, "martell")
    victory.check(table.state, None)
    assert winners(table) == {"stark", "tyrell", "martell"}


@pytest.mark.clause("TS-24.8", "TS-24.7")
@pytest.mark.parametrize("lost", [False, True])
def test_an_instant_victory_of_a_former_ally_waits_too(lost: bool) -> None:
    table = with_objectives("stark")
    table.state.began = side(table, "stark tyrell")
    victory.check(table.state, None)
    assert not table.state.over
    if lost:
        table.state.token[table.area("seagard")] = t.NOBODY
    victory.end_of_round(table.state, table.events.append)
    assert winners(table) == {"stark"}
    assert table.heard("victory")[0]["how"] == "objective", "it is announced as what it is"


@pytest.mark.clause("TS-24.5", "TS-24.8")
def test_who_has_points_enough_wins_on_points() -> None:
    table = with_objectives("stark")
    table.state.began = side(table, "stark tyrell")
    table.state.points[table.seat("stark")] = 7
    victory.end_of_round(table.state, table.events.append)
    assert table.heard("victory")[0]["how"] == "on-points"


@pytest.mark.clause("TS-24.17")
def test_seven_structures_do_not_win_with_objectives() -> None:
    table = field(10, 0, alliances="objectives")
    victory.check(table.state, None)
    victory.end_of_round(table.state, None)
    assert not table.state.over


@pytest.mark.clause("TS-24.8", "TS-19.2")
def test_victory_is_tested_when_an_order_is_resolved() -> None:
    lands = "white-harbor moat-cailin riverrun seagard harrenhal".split()
    table = acting(
        {"karhold": "stark footman", "the-mountains-of-the-moon": "stark footman"},
        {"the-mountains-of-the-moon": "march"},
        tokens=dict.fromkeys(lands, "stark"),
        alliances="castles",
    )
    assert not table.state.over
    table.play("the-eyrie")
    if not table.state.over:
        table.play("no")
    assert winners(table) == {"stark"}
