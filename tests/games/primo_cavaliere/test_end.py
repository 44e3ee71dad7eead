"""PC-7: the end and the winner."""

from __future__ import annotations

import pytest

from .positions import Table, new, position

LAST_MOVE = """
    . . . . . .
    . V S . . .
    . . . . . .
    G . . G . L
    . . . . . .
    . . . R . U
"""
"""After ``right stark`` Varys sees nobody, though some are left."""


def finish(banners: dict[str, int], seats: int = 2, teams: bool = False, starks: int = 4) -> Table:
    """The last move is made, and seat 1 (the second) keeps the Starks' banner if it has enough of them."""
    areas = [f"{starks}S" if seat == 1 else "" for seat in range(seats)]
    return position(LAST_MOVE, areas, banners=banners, teams=teams).play("right stark")


@pytest.mark.clause("PC-7.1")
def test_the_game_ends_when_varys_sees_nobody_even_if_some_are_left() -> None:
    table = finish({})
    assert table.state.over and len(table.in_city()) == 5
    assert table.state.deciders() == [] and table.state.legal(1) == [] and table.state.ask(1) is None
    assert table.refused("down greyjoy", seat=1) == "PC-7.1"
    (event,) = table.heard("end")
    assert event.arguments == {"winners": ["@0", "@1"]}


@pytest.mark.clause("PC-7.1")
@pytest.mark.parametrize("square", [2, 6, 11, 20, 32])
def test_one_character_in_line_is_enough_to_go_on(square: int) -> None:
    """Varys will stand on square 8: above, at either end of his row, below, at the foot of his column."""
    marks = LAST_MOVE.split()
    marks[square] = "T"
    rows = [" ".join(marks[row : row + 6]) for row in range(0, 36, 6)]
    table = position("\n".join(rows), ["", ""]).play("right stark")
    assert not table.state.over and table.legal


@pytest.mark.clause("PC-7.2")
def test_a_companion_may_open_a_way_before_the_end_is_tested() -> None:
    """Varys sees nobody after the last Tully, until Ramsay Snow puts him in Asha's place."""
    city = LAST_MOVE.replace("V S . . .", "V hoster . . .").replace("U", ".").replace("G .", "asha .", 1)
    table = position(city, available="ramsay-snow", ramsay_moves_varys=True)
    table.play("right tully", "companion ramsay-snow")
    assert not table.state.over, "a question is open"
    table.play("card varys", "card asha-greyjoy")
    assert not table.state.over and table.legal == {"right greyjoy", "right lannister"}


@pytest.mark.clause("PC-7.2")
def test_a_companion_may_close_the_last_way() -> None:
    city = LAST_MOVE.replace("V S . . .", "V hoster theon . .").replace("R", ".").replace("U", ".")
    table = position(city, available="sandor-clegane").play("right tully", "companion sandor-clegane")
    assert not table.state.over, "a question is open"
    table.play("card theon-greyjoy")
    assert table.state.over


@pytest.mark.clause("PC-7.2")
def test_banners_are_settled_before_the_end() -> None:
    """The tie that Gendry makes is decided though Varys is stuck."""
    city = LAST_MOVE.replace("V S . . .", "V hoster . . .").replace("U", ".")
    table = position(city, ["", "B"], banners={"baratheon": 1}, available="gendry")
    table.play("right tully", "companion gendry")
    assert not table.state.over and table.legal == {"seat 1", "seat 2"}
    table.play("seat 1")
    assert table.state.scores() == [2, 0] and table.state.winners() == [0]


@pytest.mark.clause("PC-7.3")
def test_what_was_never_taken_counts_for_nobody() -> None:
    """Seat 1 leads in no House that is left, whatever companions and characters still lie there."""
    table = position(
        LAST_MOVE.replace("L", "S"), ["", "S"], available="gendry jon-snow hodor", banners={"tully": 0}
    )
    table.play("right stark")
    assert table.state.over and table.available == {"gendry", "jon-snow", "hodor"}
    assert table.state.scores() == [2, 0] and table.state.winners() == [0]
    assert table.count("greyjoy") == [0, 0] and table.banner("greyjoy") is None


@pytest.mark.clause("PC-1.2", "PC-7.4")
@pytest.mark.parametrize(
    ("banners", "winner"),
    [
        ({"stark": 1, "tully": 0, "tyrell": 0}, 0),  # two small Houses beat the largest
        ({"stark": 1, "greyjoy": 1, "tully": 0}, 1),
        ({"stark": 1, "tully": 2, "tyrell": 2}, 2),
    ],
)
def test_most_banners_win(banners: dict[str, int], winner: int) -> None:
    table = finish(banners, seats=3)
    assert table.state.winners() == [winner]
    assert table.state.scores() == [list(banners.values()).count(seat) for seat in range(3)]


@pytest.mark.clause("PC-1.2")
def test_characters_do_not_win_the_game() -> None:
    """Thirteen characters without a banner lose against one banner."""
    table = position(LAST_MOVE, ["2B", "6S 3T 2B", "T"], banners={"stark": 2, "targaryen": 2, "baratheon": 0})
    assert table.play("right stark").state.winners() == [2]


@pytest.mark.clause("PC-7.5")
@pytest.mark.parametrize(
    ("banners", "winner"),
    [
        ({"stark": 1, "greyjoy": 0}, 1),
        ({"greyjoy": 0, "lannister": 1}, 0),
        ({"lannister": 1, "targaryen": 0}, 1),
        ({"targaryen": 0, "baratheon": 1}, 0),
        ({"baratheon": 1, "tyrell": 0}, 1),
        ({"tyrell": 0, "tully": 1}, 0),
        ({"lannister": 2, "targaryen": 0, "baratheon": 0, "tyrell": 2, "tully": 1}, 2),
        # the largest House's banner is with a player who is not level for the most
        ({"stark": 1, "lannister": 0, "targaryen": 2, "tyrell": 2, "tully": 0}, 0),
    ],
)
def test_among_equals_the_banner_of_the_largest_house_wins(banners: dict[str, int], winner: int) -> None:
    table = finish(banners, seats=3)
    assert table.state.over and table.state.winners() == [winner]


@pytest.mark.clause("PC-7.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_a_banner_all_share_the_victory(seats: int) -> None:
    """The only character collected is killed again, and Varys is stuck."""
    city = LAST_MOVE.replace("V S . . .", "V hoster . . .").replace("U", ".").replace("R", "rodrik")
    table = position(city, [""] * seats, available="jaqen-hghar")
    table.play("right tully", "companion jaqen-hghar", "card rodrik-greyjoy")
    assert table.state.over and table.state.scores() == [0] * seats
    assert table.state.winners() == list(range(seats))


@pytest.mark.clause("PC-7.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_end_with_a_winner(seats: int, seed: int) -> None:
    table = Table(new(seats, seed))
    assert table.state.winners() == []
    for _ in range(400):
        if table.state.over:
            break
        moves = sorted(table.legal)
        table.play(moves[len(table.told) * 7 % len(moves)])
    assert table.state.over and len(table.state.winners()) == 1
