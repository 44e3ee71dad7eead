"""The worked examples of the printed rulebook."""

from __future__ import annotations

import pytest

from .positions import drawing, position

GIULIA, LORENZO = 0, 1

GIULIAS_TURN = """
    . T . . . R
    . . . G . L
    B eddard . bran B V
    . . . . . T
    . U . . . S
    . . G . . L
"""
"""The book's picture is not in our text of it; this city fits all it says about the directions."""


@pytest.mark.clause("PC-3.1", "PC-3.2", "PC-3.3")
def test_the_directions_open_to_giulia() -> None:
    table = position(GIULIAS_TURN)
    by_direction: dict[str, set[str]] = {"up": set(), "right": set(), "down": set(), "left": set()}
    for move in table.legal:
        direction, house = move.split()
        by_direction[direction].add(house)
    assert by_direction == {
        "down": {"targaryen", "stark", "lannister"},
        "up": {"lannister", "tyrell"},
        "left": {"stark", "baratheon"},
        "right": set(),
    }
    assert table.refused("right stark") == "PC-3.2"


@pytest.mark.clause("PC-3.4", "PC-3.5", "PC-3.6", "PC-3.7", "PC-4.1", "PC-2.8")
def test_giulia_moves_left_for_the_starks() -> None:
    """Varys goes to Eddard over Bran and two others; then she compares Starks, and her left neighbour moves on."""
    table = position(GIULIAS_TURN, ["", "2S"], banners={"stark": LORENZO})
    table.play("left stark")
    assert table.area(GIULIA) == {"eddard", "bran"}
    assert table.city == drawing("""
        . T . . . R
        . . . G . L
        B V . . B .
        . . . . . T
        . U . . . S
        . . G . . L
    """)
    assert table.banner("stark") == GIULIA, "as many as her opponent are enough"
    assert table.turn == LORENZO
    assert table.legal == {"up targaryen", "right baratheon", "down tully", "left baratheon"}


@pytest.mark.clause("PC-4.1")
def test_giulia_gets_no_banner_if_an_opponent_has_more() -> None:
    table = position(GIULIAS_TURN, ["", "3S"], banners={"stark": LORENZO}).play("left stark")
    assert table.banner("stark") == LORENZO


@pytest.mark.clause("PC-5.1", "PC-5.2", "PC-5.4", "PC-5.8", "PC-6.7", "PC-6.8")
def test_lorenzo_earns_hodor_and_then_bronn() -> None:
    """Margaery is the last Tyrell, Bran the last Stark in the city; Tyrion lies with the opponent."""
    table = position(
        """
        . . . . . .
        . V . margaery . .
        . . . . . .
        . bran . G . .
        . . . . . .
        . . . . T .
        """,
        ["tyrion L", "L"],
        banners={"lannister": GIULIA},
        available="hodor bronn gendry melisandre",
        turn=LORENZO,
    )
    table.play("right tyrell")
    assert table.asked == "choose-companion"
    table.play("companion hodor")
    assert table.area(LORENZO) >= {"margaery", "bran"} and table.in_city() & {"bran"} == set()
    assert table.asked == "choose-companion" and table.turn == LORENZO
    assert table.legal == {"companion bronn", "companion gendry", "companion melisandre"}
    table.play("companion bronn")
    assert "tyrion" in table.area(LORENZO) and table.area(GIULIA) == {"tywin"}
    assert table.available == {"gendry", "melisandre"}
    assert [table.banner(house) for house in ("tyrell", "stark", "lannister")] == [LORENZO] * 3
    assert table.turn == GIULIA and table.asked == "move-varys"


@pytest.mark.clause("PC-7.4", "PC-7.5")
def test_giulia_wins_with_the_greyjoys_at_three_banners_each() -> None:
    table = position(
        """
        . . . . . .
        . V hoster . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . S
        """,
        ["2L R 3G", "2T U B"],
        banners={
            "lannister": GIULIA,
            "tyrell": GIULIA,
            "greyjoy": GIULIA,
            "targaryen": LORENZO,
            "baratheon": LORENZO,
        },
        turn=LORENZO,
    )
    table.play("right tully")
    assert table.state.over and table.state.scores() == [3, 3]
    assert table.state.winners() == [GIULIA]
