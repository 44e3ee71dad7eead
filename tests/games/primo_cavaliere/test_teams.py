"""PC-8: teams."""

from __future__ import annotations

import pytest

from .positions import new, position

LAST_MOVE = """
    . . . . . .
    . V S . . .
    . . . . . .
    G . . G . L
    . . . . . .
    . . . R . T
"""
LAST_TULLY = """
    . . . . . .
    . V U rodrik . .
    . . L . . .
    . . T . . .
    . . . . . .
    . . . . . .
"""


def finish(banners: dict[str, int], teams: bool = True) -> list[int]:
    """The winners with these banners; seat 1 has so many Starks that the last move wins none."""
    table = position(LAST_MOVE, ["", "4S", "", ""], banners=banners, teams=teams).play("right stark")
    assert table.state.over
    return table.state.winners()


@pytest.mark.clause("PC-8.1")
@pytest.mark.parametrize(("holder", "team"), [(0, [0, 2]), (1, [1, 3]), (2, [0, 2]), (3, [1, 3])])
def test_partners_sit_opposite(holder: int, team: list[int]) -> None:
    assert finish({"tully": holder}) == team


@pytest.mark.clause("PC-8.2")
def test_banners_pass_between_partners_as_between_rivals() -> None:
    table = position(LAST_MOVE, ["S", "", "2S", ""], banners={"stark": 2}, teams=True)
    table.play("right stark")
    assert table.count("stark") == [2, 0, 2, 0] and table.banner("stark") == 0


@pytest.mark.clause("PC-8.2")
def test_counts_of_partners_are_never_joined() -> None:
    """Two and two of the partners do not beat three of one player."""
    table = position(LAST_MOVE, ["S", "3S", "2S", ""], banners={"stark": 1}, teams=True)
    table.play("right stark")
    assert table.count("stark") == [2, 3, 2, 0] and table.banner("stark") == 1


@pytest.mark.clause("PC-8.2")
@pytest.mark.parametrize("seed", range(3))
def test_play_is_the_same_with_and_without_teams(seed: int) -> None:
    plain, teams = new(4, seed), new(4, seed, teams=True)
    while not plain.over:
        seat = plain.deciders()[0]
        assert teams.deciders() == [seat] and teams.legal(seat) == plain.legal(seat)
        move = plain.legal(seat)[-1]
        plain.play(seat, move)
        teams.play(seat, move)
    assert teams.over and teams.banners == plain.banners


@pytest.mark.clause("PC-8.3")
def test_a_tie_may_be_given_to_the_partner() -> None:
    table = position(
        LAST_TULLY, ["", "theon G", "G", ""], banners={"greyjoy": 1}, available="jaqen-hghar", teams=True
    )
    table.play("right tully", "companion jaqen-hghar", "card rodrik-greyjoy", "card theon-greyjoy")
    assert table.turn == 0 and table.legal == {"seat 2", "seat 3"}
    assert table.play("seat 3").banner("greyjoy") == 2


@pytest.mark.clause("PC-8.3")
def test_a_partner_who_is_not_level_gets_nothing() -> None:
    table = position(
        LAST_TULLY, ["", "theon G", "", "G"], banners={"greyjoy": 1}, available="jaqen-hghar", teams=True
    )
    table.play("right tully", "companion jaqen-hghar", "card rodrik-greyjoy", "card theon-greyjoy")
    assert table.legal == {"seat 2", "seat 4"} and table.refused("seat 3") == "PC-4.7"


@pytest.mark.clause("PC-8.4")
def test_partners_add_up_their_banners() -> None:
    """Three banners of one player lose against two and two; without teams they win."""
    banners = {
        "stark": 1,
        "greyjoy": 1,
        "tully": 1,
        "lannister": 0,
        "targaryen": 0,
        "tyrell": 2,
        "baratheon": 2,
    }
    assert finish(banners) == [0, 2]
    assert finish(banners, teams=False) == [1]
    table = position(LAST_MOVE, ["", "4S", "", ""], banners=banners, teams=True)
    assert table.state.scores() == [4, 3, 4, 3]


@pytest.mark.clause("PC-8.5")
@pytest.mark.parametrize(
    ("banners", "team"),
    [
        ({"stark": 3, "greyjoy": 0, "lannister": 2, "tully": 1}, [1, 3]),
        ({"greyjoy": 0, "lannister": 1}, [0, 2]),
        ({"tyrell": 1, "tully": 2}, [1, 3]),
        # a single player has the most, but the teams are level
        ({"greyjoy": 0, "lannister": 1, "targaryen": 1, "tully": 2}, [0, 2]),
    ],
)
def test_equal_teams_are_separated_by_the_largest_house(banners: dict[str, int], team: list[int]) -> None:
    assert finish(banners) == team
