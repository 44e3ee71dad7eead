"""PC-1: what lies on the table, and what the game is about."""

from __future__ import annotations

import pytest

from tavolata import BadOption

from .positions import COMPANIONS, ROOM, new, position

SIZES = {"stark": 8, "greyjoy": 7, "lannister": 6, "targaryen": 5, "baratheon": 4, "tyrell": 3, "tully": 2}
BY_SOURCE = {"printed": COMPANIONS[:8], "assumed": COMPANIONS[8:11], "house": COMPANIONS[11:]}


@pytest.mark.clause("PC-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_play(seats: int) -> None:
    assert len(new(seats).view(None)["players"]) == seats


@pytest.mark.clause("PC-1.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_plays(seats: int) -> None:
    with pytest.raises(BadOption, match=f"2, 3, 4 players, not {seats}"):
        new(seats)


@pytest.mark.clause("PC-1.3")
def test_houses_have_their_sizes() -> None:
    view = new().view(None)
    assert {house["id"]: house["size"] for house in view["houses"]} == SIZES
    assert {house["id"]: house["left"] for house in view["houses"]} == SIZES
    assert len({name for name in view["city"] if name is not None}) == 35


@pytest.mark.clause("PC-1.4")
def test_joffrey_is_a_lannister() -> None:
    table = position("""
        . . . . . .
        . . . . . .
        . V joffrey . . .
        . S . . . .
        . . . . . .
        . . . . . .
    """)
    assert table.refused("right baratheon") == "PC-3.2"
    table.play("right lannister")
    assert table.area(0) == {"joffrey"}
    assert table.count("lannister") == [1, 0] and table.count("baratheon") == [0, 0]


@pytest.mark.clause("PC-1.5")
def test_varys_is_no_character() -> None:
    """He is no target of a kill in the city, and no move of his takes him along."""
    table = position(
        """
        U V G . . .
        . sansa . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        """,
        areas=["", "2G"],
        available="jaqen-hghar",
    )
    table.play("left tully", "companion jaqen-hghar")
    assert table.asked == "kill-in-city" and "card varys" not in table.legal
    assert table.refused("card varys") == "PC-1.5"
    table.play("card sansa-stark")
    assert table.asked == "kill-in-area" and table.refused("card varys") == "PC-1.5"
    assert not any("varys" in table.area(seat) for seat in (0, 1))


@pytest.mark.clause("PC-1.5")
def test_everybody_moves_the_same_varys() -> None:
    table = position("""
        . . . . . .
        . V S . . .
        . . . . . .
        . . G . . .
        . . . . . .
        . . . . . .
    """)
    table.play("right stark")
    assert table.turn == 1 and table.legal == {"down greyjoy"}


@pytest.mark.clause("PC-1.6")
def test_each_house_has_one_banner() -> None:
    table = position(
        """
        . . . . . .
        . V S . . .
        . . G . . .
        . . . . . .
        . . . . . .
        . . . . . .
        """,
        areas=["S", "S"],
        banners={"stark": 1},
    )
    table.play("right stark")
    players = table.state.view(None)["players"]
    assert [player["banners"] for player in players] == [["stark"], []]
    assert len(table.state.view(None)["houses"]) == 7


@pytest.mark.clause("PC-1.7")
def test_play_areas_lie_in_plain_sight() -> None:
    table = position(
        """
        . . . . . .
        . V S . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        """,
        areas=["bran edmure", "theon", ""],
        banners={"tully": 0},
        kept={1: "jon-snow:tyrell"},
        ravens=True,
        raven_of=[1, 2],
    )
    shown = [
        {
            "characters": ["bran-stark", "edmure-tully"],
            "companions": [],
            "banners": ["tully"],
            "raven": False,
        },
        {
            "characters": ["theon-greyjoy"],
            "companions": [{"id": "jon-snow", "house": "tyrell"}],
            "banners": [],
            "raven": True,
        },
        {"characters": [], "companions": [], "banners": [], "raven": True},
    ]
    for seat in (None, 0, 1, 2):
        assert table.state.view(seat)["players"] == shown


@pytest.mark.clause("PC-1.8")
@pytest.mark.parametrize("source", ["printed", "assumed", "house"])
def test_companions_say_how_well_they_are_known(source: str) -> None:
    content = ROOM.game.content()
    cards = content.data["companions"]
    assert isinstance(cards, list) and len(cards) == 14
    assert [card["id"] for card in cards if card["source"] == source] == BY_SOURCE[source]
    assert [len(BY_SOURCE[one]) for one in ("printed", "assumed", "house")] == [8, 3, 3]


@pytest.mark.clause("PC-1.8")
def test_a_card_not_printed_as_played_says_why() -> None:
    cards = ROOM.game.content().data["companions"]
    assert isinstance(cards, list)
    assert all(card.get("note") for card in cards if card["source"] != "printed")


@pytest.mark.clause("PC-1.9")
@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, False), (4, True)])
def test_without_the_variant_ravens_stay_in_the_box(seats: int, teams: bool) -> None:
    state = new(seats, teams=teams)
    assert not any(player["raven"] for player in state.view(None)["players"])
    ask = state.ask(state.deciders()[0])
    assert ask is not None and ask.kind == "move-varys" and ask.talk is None
