"""PC-4: banners after a plain move. What companions do to them is in test_ties.py."""

from __future__ import annotations

import pytest

from .positions import Table, position

STARK_TO_TAKE = """
    . . . . . .
    . V S . . .
    . . G . . .
    . . . . . .
    . . . . . .
    . . . . . .
"""
LAST_TULLY = """
    . . . . . .
    . V U G . .
    . . L . T .
    . . . . . .
    . . . . . .
    . . . . . .
"""


@pytest.mark.clause("PC-4.1")
@pytest.mark.parametrize(
    ("areas", "winner"),
    [
        (["", ""], 0),
        (["2S", "2S"], 0),
        (["2S", "3S"], 0),  # level is enough
        (["2S", "4S"], 1),
        (["2S", "3S", "2S"], 0),
        (["2S", "2S", "3S"], 0),
        (["S", "2S", "3S"], 1),  # the last seat has more
        (["S", "3S", "S"], 1),
        (["S", "S", "S", "3S"], 1),
        (["S", "2S", "S", "2S"], 0),
    ],
)
def test_the_mover_takes_the_banner_unless_somebody_has_more(areas: list[str], winner: int) -> None:
    table = position(STARK_TO_TAKE, areas, banners={"stark": 1})
    assert table.play("right stark").banner("stark") == winner


@pytest.mark.clause("PC-4.1")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_any_mover_takes_it_when_level(turn: int) -> None:
    areas = ["2S", "2S", "2S"]
    areas[(turn + 2) % 3] = "3S"
    table = position(STARK_TO_TAKE, areas, banners={"stark": (turn + 2) % 3}, turn=turn)
    assert table.play("right stark").banner("stark") == turn


@pytest.mark.clause("PC-4.2")
def test_a_banner_comes_from_the_supply_or_from_its_holder() -> None:
    table = position(STARK_TO_TAKE).play("right stark")
    assert table.banner("stark") == 0
    (event,) = table.heard("banner")
    assert event.arguments == {"house": "house-stark", "seat": "@0"}
    table = position(STARK_TO_TAKE, ["S", "2S"], banners={"stark": 1}).play("right stark")
    (event,) = table.heard("banner-from")
    assert event.arguments == {"house": "house-stark", "seat": "@0", "other": "@1"}


@pytest.mark.clause("PC-4.2")
def test_a_banner_that_nobody_wins_stays_where_it_is() -> None:
    """Seat 2 has more than the mover, but a plain move gives a banner to nobody else."""
    table = position(STARK_TO_TAKE, ["", "S", "4S"], banners={"stark": 1}).play("right stark")
    assert table.banner("stark") == 1
    table = position(STARK_TO_TAKE, ["", "4S"]).play("right stark")
    assert table.banner("stark") is None


@pytest.mark.clause("PC-4.3")
@pytest.mark.parametrize(
    ("kept", "areas", "counts", "holder"),
    [
        ({1: "jon-snow:stark"}, ["", "S"], [1, 3], 1),
        ({1: "jon-snow:stark"}, ["2S", "S"], [3, 3], 0),
        ({0: "jon-snow:stark"}, ["", "3S"], [3, 3], 0),
        ({1: "jon-snow:tully gendry"}, ["", "S"], [1, 1], 0),
    ],
)
def test_companions_that_stay_are_counted(
    kept: dict[int, str], areas: list[str], counts: list[int], holder: int
) -> None:
    table = position(STARK_TO_TAKE, areas, kept=kept, banners={"stark": 1})
    table.play("right stark")
    assert table.count("stark") == counts and table.banner("stark") == holder


@pytest.mark.clause("PC-4.3")
def test_only_characters_in_play_areas_count() -> None:
    """The Stark still in the city is nobody's."""
    assert position(STARK_TO_TAKE, ["", "S"]).count("stark") == [0, 1]


@pytest.mark.clause("PC-4.4")
@pytest.mark.parametrize(("areas", "holder"), [(["2G", "2G"], 1), (["2G", "2G"], None), (["3G", "2G"], 1)])
def test_a_move_checks_no_other_house(areas: list[str], holder: int | None) -> None:
    banners = {} if holder is None else {"greyjoy": holder}
    table = position(STARK_TO_TAKE, areas, banners=banners).play("right stark")
    assert table.banner("greyjoy") == holder and table.turn == 1


@pytest.mark.clause("PC-4.4")
def test_a_companion_opens_the_check_of_the_house_it_changed_and_no_other() -> None:
    """Gendry makes seat 0 lead the Baratheons; the Greyjoys, where seat 0 leads too, are not looked at."""
    table = position(LAST_TULLY, ["3G B", "2G B"], banners={"greyjoy": 1, "baratheon": 1}, available="gendry")
    table.play("right tully", "companion gendry")
    assert table.banner("baratheon") == 0 and table.banner("tully") == 0
    assert table.banner("greyjoy") == 1


@pytest.mark.clause("PC-4.4")
def test_what_a_companion_changed_is_forgotten_with_the_turn() -> None:
    """Not even in another turn with a companion, whoever holds the banner by then."""
    table = position(LAST_TULLY, ["B", "B"], banners={"baratheon": 1}, available="gendry hodor")
    table.play("right tully", "companion gendry")
    assert table.banner("baratheon") == 0
    table.state.banners[4] = 1
    table.play("down lannister", "companion hodor")
    assert table.banner("baratheon") == 1


def sandor_in_the_city(table: Table) -> None:
    table.play("right tully", "companion sandor-clegane", "card rodrik-greyjoy")


def ramsay_in_the_city(table: Table) -> None:
    table.play("right tully", "companion ramsay-snow", "card rodrik-greyjoy", "card cersei-lannister")


@pytest.mark.clause("PC-4.5")
@pytest.mark.parametrize("deed", [sandor_in_the_city, ramsay_in_the_city])
def test_what_happens_inside_the_city_opens_no_check(deed: object) -> None:
    """Were the Greyjoys checked, their banner would go to seat 1, who leads."""
    table = position(
        LAST_TULLY.replace("G", "rodrik").replace("L", "cersei"),
        ["G", "2G"],
        banners={"greyjoy": 0},
        available="sandor-clegane ramsay-snow",
    )
    assert callable(deed)
    deed(table)
    assert table.banner("greyjoy") == 0 and table.count("greyjoy") == [1, 2]
    assert table.turn == 1 and table.asked == "move-varys"
