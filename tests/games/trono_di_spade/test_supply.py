"""TS-3: who controls what, armies, and the supply limit."""

from __future__ import annotations

import pytest

from tavolata.games.trono_di_spade.rules import board as board

from .positions import Table, acting, position, westeros


def barrels(table: Table, house: str) -> int:
    return board.barrels(table.state, table.seat(house))


def structures(table: Table, house: str) -> int:
    return board.structures(table.state, table.seat(house))


# -- control ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("TS-3.1")
def test_units_then_tokens_then_the_home_shield_decide() -> None:
    table = position(
        {"karhold": "baratheon footman", "pyke": "stark footman"},
        tokens={"karhold": "stark", "castle-black": "stark", "highgarden": "lannister"},
    )
    assert table.ruler("karhold") == "baratheon"
    assert table.ruler("castle-black") == "stark"
    assert table.ruler("winterfell") == "stark", "an empty home is its House's"
    assert table.ruler("pyke") == "stark", "another's units hold a home"
    assert table.ruler("highgarden") == "lannister", "so does another's token"
    assert table.ruler("the-twins") == ""


@pytest.mark.clause("TS-3.2")
def test_seas_and_ports() -> None:
    table = position({"bay-of-ice": "greyjoy ship", "white-harbor": "baratheon footman"})
    assert table.ruler("bay-of-ice") == "greyjoy"
    assert table.ruler("the-narrow-sea") == ""
    assert table.ruler("port-of-white-harbor") == "baratheon"
    assert table.ruler("port-of-winterfell") == "stark"


@pytest.mark.clause("TS-3.3")
def test_a_token_gives_structure_barrels_and_crowns() -> None:
    table = position({"winterfell": "stark footman"}, tokens={"riverrun": "stark"})
    assert structures(table, "stark") == 2
    assert barrels(table, "stark") == 2
    table = westeros(
        {"winterfell": "stark footman"},
        "last-days-of-summer-1",
        "game-of-thrones",
        tokens={"riverrun": "stark"},
        power={"stark": 0},
    )
    assert table.power("stark") == 2


# -- armies and the limit ---------------------------------------------------------------------------------------------


@pytest.mark.clause("TS-3.4")
def test_an_army_is_two_units_or_more_anywhere() -> None:
    table = position(
        {
            "winterfell": "stark footman knight",
            "bay-of-ice": "stark ship ship ship",
            "port-of-winterfell": "stark ship ship",
            "karhold": "stark footman!  footman!",
            "castle-black": "stark footman",
        }
    )
    sizes = board.armies(table.state, table.seat("stark"))
    assert sorted(size for size in sizes if size > 1) == [2, 2, 2, 3]


@pytest.mark.clause("TS-3.5")
@pytest.mark.parametrize(
    ("level", "armies", "fits"),
    [
        (0, [2, 2], True),
        (0, [2, 2, 2], False),
        (0, [3], False),
        (1, [3, 2], True),
        (1, [3, 3], False),
        (2, [2, 2, 2], True),
        (3, [3, 2, 2, 2], True),
        (4, [3, 3, 2, 2], True),
        (4, [4], False),
        (5, [4, 3, 2, 2], True),
        (5, [4, 4], False),
        (6, [4, 3, 2, 2, 2], True),
        (6, [5], False),
        (6, [2, 2, 2, 2, 2, 2], False),
        (0, [1, 1, 1, 1, 1, 1, 1, 1], True),
    ],
)
def test_what_each_level_allows(level: int, armies: list[int], fits: bool) -> None:
    table = position({"winterfell": "stark footman"}, supply={"stark": level})
    assert (board.excess(table.state, table.seat("stark"), armies) == 0) == fits


@pytest.mark.clause("TS-3.6")
def test_the_level_does_not_follow_the_barrels() -> None:
    table = acting({"winterfell": "stark footman"}, {"winterfell": "march"}, supply={"stark": 1})
    table.play("the-stony-shore")
    assert barrels(table, "stark") == 2
    assert table.supply("stark") == 1


@pytest.mark.clause("TS-3.7")
def test_a_supply_card_sets_the_level_to_the_barrels() -> None:
    many = ["winterfell", "riverrun", "lannisport", "highgarden", "blackwater"]
    table = westeros(
        {"winterfell": "stark footman", "kingswood": "baratheon footman"},
        "supply",
        tokens=dict.fromkeys(many[1:], "stark"),
        supply={"stark": 1, "baratheon": 5},
    )
    assert barrels(table, "stark") == 6, "1 + 1 + 2 + 2 + 2 barrels are 8, but the level ends at 6"
    assert table.supply("stark") == 6
    assert table.supply("baratheon") == 2


@pytest.mark.clause("TS-3.8")
def test_who_fits_is_not_asked() -> None:
    table = westeros({"karhold": "stark footman footman knight", "castle-black": "stark footman"}, "supply")
    assert table.supply("stark") == 1
    assert table.ask.kind == "plan"


@pytest.mark.clause("TS-3.8")
def test_the_owner_chooses_what_goes() -> None:
    table = westeros(
        {
            "karhold": "stark footman footman knight",
            "castle-black": "stark knight footman",
            "moat-cailin": "stark footman",
        },
        "supply",
        tokens={"winterfell": "baratheon"},
    )
    assert table.supply("stark") == 0
    assert table.asked == ("unit", "stark"), "only one area is too large"
    assert table.ask.arguments == {"number": 1, "why": "supply", "area": "area-karhold"}
    assert table.legal == {"footman", "knight"}
    table.play("footman")
    assert table.units("karhold") == "stark footman knight"
    assert table.ask.kind == "plan"


@pytest.mark.clause("TS-3.9")
def test_no_more_is_destroyed_than_needed() -> None:
    table = westeros(
        {
            "karhold": "stark footman knight",
            "castle-black": "stark footman knight",
            "moat-cailin": "stark footman knight",
            "white-harbor": "stark footman",
        },
        "supply",
        tokens={"winterfell": "baratheon"},
    )
    assert table.legal == {"karhold", "castle-black", "moat-cailin"}
    assert table.refused("white-harbor") == "TS-3.9", "one unit alone is no army"
    table.play("moat-cailin", "knight")
    assert table.units("moat-cailin") == "stark footman"
    assert table.ask.kind != "disband"


@pytest.mark.clause("TS-3.8")
def test_houses_reconcile_in_throne_order() -> None:
    table = westeros(
        {
            "karhold": "stark footman footman knight knight",
            "the-twins": "greyjoy footman footman knight knight",
        },
        "supply",
        tracks={"throne": "greyjoy stark"},
        tokens={"winterfell": "baratheon", "pyke": "baratheon"},
    )
    assert table.asked == ("unit", "greyjoy"), "the area leaves no choice"
    table.play("footman", "footman")
    assert table.asked == ("unit", "stark")


@pytest.mark.clause("TS-3.10")
def test_nothing_else_breaks_the_limit() -> None:
    table = acting(
        {"winterfell": "stark footman knight", "karhold": "stark footman footman"},
        {"winterfell": "march"},
        supply={"stark": 0},
    )
    assert table.refused("karhold") == "TS-10.9"
    assert "castle-black" in table.legal


@pytest.mark.clause("TS-13.33")
def test_units_that_arianne_sends_back_may_be_too_many() -> None:
    table = acting(
        {
            "winterfell": "stark footman footman knight",
            "castle-black": "stark footman",
            "moat-cailin": "stark footman footman",
            "karhold": "martell footman",
        },
        {"winterfell": "march"},
        supply={"stark": 1},
        hands={"stark": "eddard-stark", "martell": "arianne-martell"},
    )
    table.play("karhold", "knight", "done", "castle-black", "done", "done")
    assert table.heard("kept-out")
    assert table.asked == ("disband", "stark"), "three armies of two are one too many"
    assert table.legal == {"winterfell", "castle-black", "moat-cailin"}
    table.play("winterfell", "footman")
    assert table.units("winterfell") == "stark knight"
