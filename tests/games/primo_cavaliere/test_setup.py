"""PC-2: setting up."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavolata.games.primo_cavaliere.view import PrimoView

from .packs import copy_pack, keep_companions
from .positions import COMPANIONS, Table, new, position

LAST_TULLY = """
    . . . . . .
    . V U S . .
    . . . . G .
    . . . . . .
    . . . . . .
    . . . . . .
"""


@pytest.mark.clause("PC-2.1")
def test_the_city_holds_all_cards_six_by_six() -> None:
    view = new(seed=3).view(None)
    assert len(view["city"]) == 36
    assert [square for square, name in enumerate(view["city"]) if name is None] == [view["varys"]]
    assert len(set(view["city"]) - {None}) == 35


@pytest.mark.clause("PC-2.1")
def test_varys_is_shuffled_with_the_others() -> None:
    deals = [new(seed=seed).view(None) for seed in range(300)]
    assert len({deal["varys"] for deal in deals}) == 36
    assert len({deal["city"].index("bran-stark") for deal in deals}) == 36
    assert new(seed=5).view(None)["city"] == new(seed=5).view(None)["city"]


@pytest.mark.clause("PC-2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_banners_start_in_the_supply_and_areas_empty(seats: int) -> None:
    view = new(seats).view(None)
    assert [house["banner"] for house in view["houses"]] == [None] * 7
    for player in view["players"]:
        assert (player["characters"], player["companions"], player["banners"]) == ([], [], [])


@pytest.mark.clause("PC-2.3")
def test_six_companions_are_turned_up() -> None:
    turned_up: set[str] = set()
    for seed in range(60):
        table = Table(new(seed=seed))
        assert len(table.available) == 6 and len(table.deck) == 8
        assert table.available | table.deck == set(COMPANIONS)
        turned_up |= table.available
    assert turned_up == set(COMPANIONS)


@pytest.mark.clause("PC-2.4")
def test_the_row_is_never_filled_up() -> None:
    table = position(LAST_TULLY, available="melisandre hodor", deck="bronn shae gendry")
    table.play("right tully", "companion melisandre")
    assert table.available == {"hodor"} and table.deck == {"bronn", "shae", "gendry"}


@pytest.mark.clause("PC-2.5")
def test_everybody_sees_the_same_and_all_of_it() -> None:
    state = new(3)
    views: list[PrimoView] = [{**state.view(seat), "seat": None, "ask": None} for seat in (None, 0, 1, 2)]
    assert views[1:] == views[:1] * 3


@pytest.mark.clause("PC-2.5")
def test_which_cards_are_in_the_deck_is_known_and_their_order_is_not() -> None:
    """The same table with other chance to come looks the same, and Petyr Baelish draws other cards."""
    deck = " ".join(COMPANIONS[:8])
    shown, drawn = [], set()
    for seed in range(20):
        table = position(LAST_TULLY, available="petyr-baelish", deck=deck, seed=seed)
        shown.append(table.state.view(0))
        assert table.state.view(0)["companions"]["deck"] == COMPANIONS[:8]
        dream = table.state.imagine(0, seed=99)
        assert dream.view(0) == table.state.view(0)
        drawn.add(frozenset(table.play("right tully", "companion petyr-baelish").legal))
    assert shown == shown[:1] * 20 and len(drawn) > 5


@pytest.mark.clause("PC-2.6")
def test_fewer_than_six_companions_are_all_turned_up(tmp_path: Path) -> None:
    few = ["hodor", "bronn", "gendry", "petyr-baelish"]
    folder = keep_companions(copy_pack(tmp_path), few)
    table = Table(new(content=folder))
    assert table.available == set(few) and not table.deck
    assert Table(new(content=folder, companions="printed")).available == {"hodor", "bronn", "gendry"}


@pytest.mark.clause("PC-2.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_seed_draws_the_first_player(seats: int) -> None:
    first = [int(new(seats, seed).turn) for seed in range(60)]
    assert set(first) == set(range(seats))
    assert first == [int(new(seats, seed).turn) for seed in range(60)]


@pytest.mark.clause("PC-2.7", "PC-10.4")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_option_names_the_first_player(seat: int) -> None:
    assert {new(3, seed, first=seat).deciders()[0] for seed in range(20)} == {seat - 1}


@pytest.mark.clause("PC-2.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise(seats: int) -> None:
    state = new(seats, first=2, companions="none")
    turns = []
    for _ in range(seats + 2):
        turns.append(state.deciders()[0])
        state.play(turns[-1], state.legal(turns[-1])[0])
    assert turns == [(1 + number) % seats for number in range(seats + 2)]
