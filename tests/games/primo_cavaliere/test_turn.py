"""PC-3: a turn."""

from __future__ import annotations

import pytest

from tavolata import BadNotation

from .positions import ROOM, Table, drawing, new, position

CROSSING = """
    G . S . . B
    . . . . . .
    R . V S L S
    . . T . . .
    . . . . . .
    U . T . . .
"""


@pytest.mark.clause("PC-3.1")
def test_a_move_is_a_direction_and_a_house() -> None:
    table = position(CROSSING)
    assert table.asked == "move-varys"
    assert table.legal == {"up stark", "right stark", "right lannister", "down targaryen", "left tyrell"}


@pytest.mark.clause("PC-3.1")
def test_one_move_for_each_direction_and_house() -> None:
    """A House seen in two directions makes two moves, two cards in one direction a single one."""
    state = position(CROSSING).state
    assert len(state.legal(0)) == len(set(state.legal(0))) == 5


@pytest.mark.clause("PC-3.2")
@pytest.mark.parametrize("move", ["left stark", "down stark", "up greyjoy", "right baratheon", "left tully"])
def test_a_house_must_lie_in_that_direction(move: str) -> None:
    assert position(CROSSING).refused(move) == "PC-3.2"


@pytest.mark.clause("PC-3.2")
def test_a_card_already_taken_is_no_reason_to_move_there() -> None:
    table = position(CROSSING).play("right lannister", "right stark")
    assert table.refused("left lannister") == "PC-3.2"


@pytest.mark.clause("PC-3.3")
def test_varys_never_moves_diagonally_nor_round_the_edge() -> None:
    table = position("""
        . B . . . G
        V . . . . .
        . L . . . .
        . . . . . .
        . . . . . .
        R . . . . T
    """)
    assert table.legal == {"down tyrell"}
    for move in ("up baratheon", "left greyjoy", "up tyrell", "left targaryen", "right lannister"):
        assert table.refused(move) == "PC-3.2"
    with pytest.raises(BadNotation):
        table.state.read(0, "up-right baratheon")


@pytest.mark.clause("PC-3.3")
@pytest.mark.parametrize(
    ("move", "square"), [("up stark", 2), ("right greyjoy", 17), ("down lannister", 32), ("left tully", 12)]
)
def test_the_four_directions(move: str, square: int) -> None:
    table = position("""
        . . S . . .
        . . . . . .
        U . V . . G
        . . . . . .
        . . . . . .
        . . L . . .
    """)
    assert len(table.legal) == 4
    assert table.play(move).state.varys == square


@pytest.mark.clause("PC-3.4", "PC-3.6")
def test_varys_goes_to_the_farthest_card_and_takes_all_of_the_house() -> None:
    table = position("""
        . . . . . .
        V robb G sansa L .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . S . .
    """)
    table.play("right stark")
    assert table.state.varys == 9
    assert table.area(0) == {"robb", "sansa"} and table.area(1) == set()
    (event,) = table.heard("moves")
    assert event.arguments["cards"] == ["card-robb-stark", "card-sansa-stark"]
    assert (event.arguments["from"], event.arguments["to"]) == (6, 9)


@pytest.mark.clause("PC-3.5")
def test_other_houses_and_empty_squares_are_passed_over() -> None:
    table = position("""
        . . . . . .
        V G . L . S
        . . . . . G
        . . . . . .
        . . . . . .
        . . . . . .
    """)
    table.play("right stark")
    assert len(table.area(0)) == 1
    assert table.city == drawing("""
        . . . . . .
        . G . L . V
        . . . . . G
        . . . . . .
        . . . . . .
        . . . . . .
    """)


@pytest.mark.clause("PC-3.6")
def test_cards_of_the_house_elsewhere_are_left_alone() -> None:
    table = position("""
        . . S . . .
        . . . . . .
        S . V S . .
        . . . . . .
        . . S . . .
        . . . . . .
    """)
    assert table.play("right stark").count("stark") == [1, 0]
    assert table.state.left[0] == 3


@pytest.mark.clause("PC-3.7")
def test_squares_stay_empty() -> None:
    table = position("""
        . . G . . .
        . . G . . .
        S L S L V G
        . . . . . .
        . . . . . .
        . . . . . .
    """)
    table.play("left stark")
    assert table.city == drawing("""
        . . G . . .
        . . G . . .
        V L . L . G
        . . . . . .
        . . . . . .
        . . . . . .
    """)
    assert table.legal == {"right lannister", "right greyjoy"}


@pytest.mark.clause("PC-3.8")
def test_nobody_may_pass() -> None:
    """Whoever has one move, and a bad one, must make it; no code means anything else."""
    table = position(
        """
        . . . . . .
        . . . . . .
        . V . . U .
        . . . . S .
        . . . . . .
        . . . . . .
        """,
        areas=["", "U"],
        banners={"tully": 1},
    )
    assert table.state.deciders() == [0] and table.legal == {"right tully"}
    for code in range(28, ROOM.game.moves):
        assert table.state.why(0, code) is not None
    assert table.refused("keep raven") == "PC-9.5"
    assert table.refused("companion hodor") == "PC-3.1"


@pytest.mark.clause("PC-3.8")
@pytest.mark.parametrize("seed", range(5))
def test_in_every_game_the_mover_moves_until_nobody_can(seed: int) -> None:
    table = Table(new(3, seed, companions="none"))
    while not table.state.over:
        assert table.legal and all(move.split()[0] in ("up", "right", "down", "left") for move in table.legal)
        table.play(sorted(table.legal)[0])


@pytest.mark.clause("PC-3.9")
def test_the_order_of_a_turn() -> None:
    """Move, companion, banners: while the companion is chosen, no banner has moved; then the turn passes."""
    table = position(
        """
        . . . . . .
        . V U . S .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        """,
        available="hodor gendry",
    )
    table.play("right tully")
    assert table.asked == "choose-companion" and table.turn == 0
    assert table.banner("tully") is None and table.count("tully") == [1, 0]
    assert table.refused("right stark") == "PC-5.1"
    table.play("companion gendry")
    assert table.banner("tully") == 0 and table.banner("baratheon") == 0
    assert [event.id for event in table.told] == ["moves", "chooses", "stays", "banner", "banner"]
    assert table.turn == 1 and table.asked == "move-varys"


@pytest.mark.clause("PC-3.10")
def test_only_the_mover_decides() -> None:
    table = position(CROSSING, areas=["", "", ""], turn=1)
    assert table.state.deciders() == [1]
    for seat in (0, 2):
        assert table.state.legal(seat) == [] and table.state.ask(seat) is None
        assert table.refused("up stark", seat=seat) == "PC-3.10"


@pytest.mark.clause("PC-3.10")
def test_the_mover_decides_about_the_cards_of_others_too() -> None:
    table = position(
        """
        . . . . . .
        . V U . S .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        """,
        areas=["", "eddard viserys"],
        available="ilyn-payne",
    )
    table.play("right tully", "companion ilyn-payne")
    assert table.state.deciders() == [0]
    assert table.refused("card eddard-stark", seat=1) == "PC-3.10"
