"""PC-4.6 to PC-4.14: banners of the Houses that companions changed.

The mover is seat 0 and earns a companion with the last Tully, unless a test says otherwise. Jaqen H'ghar kills Rodrik
in the city and then a character in a play area: that is how ties are made and broken here.
"""

from __future__ import annotations

import pytest

from .positions import Table, position

LAST_TULLY = """
    . . . . . .
    . V U rodrik . .
    . . L . . .
    . . T . . .
    . . . . . .
    . . . . . .
"""
LAST_LANNISTER = """
    . . . . . .
    . V L rodrik . .
    . . S . . .
    . . . . . .
    . . . . . .
    . . . . . .
"""


def kill_in_area(areas: list[str], house: str, holder: int | None, victim: str) -> Table:
    """Seat 0 takes the last Tully and has Jaqen H'ghar kill somebody in a play area."""
    banners = {} if holder is None else {house: holder}
    table = position(LAST_TULLY, areas, banners=banners, available="jaqen-hghar")
    return table.play("right tully", "companion jaqen-hghar", "card rodrik-greyjoy", f"card {victim}")


def kill_after_collecting(areas: list[str], holder: int, victim: str) -> Table:
    """The same with the last Lannister: the House just collected is the one that changes."""
    table = position(LAST_LANNISTER, areas, banners={"lannister": holder}, available="jaqen-hghar")
    return table.play("right lannister", "companion jaqen-hghar", "card rodrik-greyjoy", f"card {victim}")


@pytest.mark.clause("PC-4.6")
@pytest.mark.parametrize(
    ("areas", "holder", "winner"),
    [
        (["", "theon G", "2G"], 1, 2),  # seats 1 and 2 were level
        (["2G", "theon G", ""], 1, 0),
        (["", "theon 2G", "G"], 1, 1),  # still alone
        (["G", "theon", ""], None, 0),
    ],
)
def test_whoever_is_alone_with_the_most_gets_the_banner(
    areas: list[str], holder: int | None, winner: int
) -> None:
    table = kill_in_area(areas, "greyjoy", holder, "theon-greyjoy")
    assert table.banner("greyjoy") == winner
    assert table.turn == 1 and table.asked == "move-varys"


@pytest.mark.clause("PC-4.6")
def test_a_sole_leader_in_the_house_just_collected_gets_it_even_against_the_mover() -> None:
    """Level with seat 1, the mover kills a Lannister of his own."""
    table = kill_after_collecting(["tyrion L", "3L"], 1, "tyrion-lannister")
    assert table.count("lannister") == [2, 3] and table.banner("lannister") == 1


@pytest.mark.clause("PC-4.7")
@pytest.mark.parametrize("choice", [1, 2])
def test_the_user_chooses_who_gets_the_banner_of_a_new_tie(choice: int) -> None:
    table = kill_in_area(["", "theon 2G", "2G"], "greyjoy", 1, "theon-greyjoy")
    assert table.asked == "break-tie" and table.ask.arguments == {"house": "house-greyjoy"}
    assert table.turn == 0 and table.legal == {"seat 2", "seat 3"}
    assert table.refused("seat 1") == "PC-4.7"
    assert table.play(f"seat {choice + 1}").banner("greyjoy") == choice
    assert table.turn == 1


@pytest.mark.clause("PC-4.7")
@pytest.mark.parametrize("choice", [0, 1, 2, 3])
def test_all_the_level_players_and_only_they_can_be_chosen(choice: int) -> None:
    table = kill_in_area(["G", "theon G", "G", ""], "greyjoy", 1, "theon-greyjoy")
    assert table.legal == {"seat 1", "seat 2", "seat 3"}
    if choice < 3:
        assert table.play(f"seat {choice + 1}").banner("greyjoy") == choice
    else:
        assert table.refused("seat 4") == "PC-4.7"


@pytest.mark.clause("PC-4.7")
def test_a_taken_character_makes_a_tie_too() -> None:
    table = position(LAST_TULLY, ["S", "bran 2S"], banners={"stark": 1}, available="hodor")
    table.play("right tully", "companion hodor")
    assert table.count("stark") == [2, 2] and table.legal == {"seat 1", "seat 2"}
    assert table.play("seat 1").banner("stark") == 0


@pytest.mark.clause("PC-4.8")
def test_a_tie_among_players_who_were_level_already_is_not_new() -> None:
    """Three were level, two still are: nobody has caught up."""
    table = kill_in_area(["2G", "2G", "theon G"], "greyjoy", 1, "theon-greyjoy")
    assert table.asked == "move-varys" and table.banner("greyjoy") == 1


@pytest.mark.clause("PC-4.8")
def test_a_tie_with_one_newcomer_is_new() -> None:
    """Seats 1 and 2 were level; the user, who was not, has brought seat 2 down and come up to seat 1."""
    table = position(LAST_TULLY, ["S", "2S", "arya S"], banners={"stark": 1}, available="syrio-forel")
    table.play("right tully", "companion syrio-forel")
    assert table.count("stark") == [2, 2, 1] and table.legal == {"seat 1", "seat 2"}


@pytest.mark.clause("PC-4.8")
def test_what_happens_between_the_first_companion_and_the_last_does_not_matter() -> None:
    """The user draws ahead with Arya, the last Stark in the city, then falls back: the old tie is the old tie."""
    table = position(
        LAST_TULLY.replace("L", "arya"),
        ["2S", "2S"],
        banners={"stark": 1},
        available="syrio-forel jaqen-hghar",
    )
    table.play("right tully", "companion syrio-forel")
    assert table.count("stark") == [3, 2]
    table.play("companion jaqen-hghar", "card rodrik-greyjoy", "card arya-stark")
    assert table.count("stark") == [2, 2]
    assert table.asked == "move-varys" and table.banner("stark") == 1


@pytest.mark.clause("PC-4.8")
def test_a_tie_is_compared_with_the_moment_when_varys_had_taken_his_cards() -> None:
    """The mover came level with his own move, not by the companion."""
    table = kill_after_collecting(["L", "2L", "tyrion L"], 1, "tyrion-lannister")
    assert table.count("lannister") == [2, 2, 1]
    assert table.asked == "move-varys" and table.banner("lannister") == 0


@pytest.mark.clause("PC-4.8")
def test_what_was_level_in_an_earlier_turn_does_not_matter() -> None:
    """Seat 1 came level by a move of its own, after the companion of seat 0 and before that of seat 2."""
    table = position(
        """
        rodrik . . . . .
        . V U G R .
        . . . . L .
        . . . . . .
        . . . . . .
        . . . . . .
        """,
        ["2G", "G", "theon G"],
        banners={"greyjoy": 0},
        available="gendry jaqen-hghar",
    )
    table.play("right tully", "companion gendry", "right greyjoy")
    assert table.count("greyjoy") == [2, 2, 2] and table.banner("greyjoy") == 1
    table.play("right tyrell", "companion jaqen-hghar", "card rodrik-greyjoy", "card theon-greyjoy")
    assert table.asked == "move-varys" and table.banner("greyjoy") == 1


@pytest.mark.clause("PC-4.9")
@pytest.mark.parametrize("choice", [0, 1])
def test_a_new_tie_in_the_house_just_collected_is_the_users_choice(choice: int) -> None:
    table = kill_after_collecting(["L", "tyrion 2L"], 1, "tyrion-lannister")
    assert table.count("lannister") == [2, 2]
    assert table.asked == "break-tie" and table.legal == {"seat 1", "seat 2"}
    assert table.play(f"seat {choice + 1}").banner("lannister") == choice


@pytest.mark.clause("PC-4.10")
@pytest.mark.parametrize("holder", [1, 2])
def test_an_old_tie_in_the_house_just_collected_goes_to_the_mover(holder: int) -> None:
    table = kill_after_collecting(["L", "2L", "tyrion L"], holder, "tyrion-lannister")
    assert table.asked == "move-varys" and table.banner("lannister") == 0


@pytest.mark.clause("PC-4.11")
@pytest.mark.parametrize("holder", [0, 1])
def test_an_old_tie_elsewhere_leaves_the_banner_with_its_holder(holder: int) -> None:
    table = kill_in_area(["2G", "2G", "theon G"], "greyjoy", holder, "theon-greyjoy")
    assert table.asked == "move-varys" and table.banner("greyjoy") == holder


@pytest.mark.clause("PC-4.11")
@pytest.mark.parametrize("holder", [1, 2])
def test_an_old_tie_without_the_mover_leaves_the_banner_even_of_the_house_collected(holder: int) -> None:
    """All three were level; the mover kills a Lannister of his own."""
    table = kill_after_collecting(["tyrion", "2L", "2L"], holder, "tyrion-lannister")
    assert table.count("lannister") == [1, 2, 2]
    assert table.asked == "move-varys" and table.banner("lannister") == holder


@pytest.mark.clause("PC-4.12")
@pytest.mark.parametrize("choice", [0, 1])
def test_when_the_holder_has_dropped_out_the_user_chooses(choice: int) -> None:
    table = kill_in_area(["2G", "2G", "theon G"], "greyjoy", 2, "theon-greyjoy")
    assert table.asked == "break-tie" and table.legal == {"seat 1", "seat 2"}
    assert table.play(f"seat {choice + 1}").banner("greyjoy") == choice


@pytest.mark.clause("PC-4.12")
def test_the_user_chooses_for_others_when_he_dropped_out_himself() -> None:
    table = kill_after_collecting(["tyrion", "2L", "2L"], 0, "tyrion-lannister")
    assert table.turn == 0 and table.legal == {"seat 2", "seat 3"}
    assert table.play("seat 3").banner("lannister") == 2


@pytest.mark.clause("PC-4.13")
def test_the_banner_of_a_house_nobody_has_goes_back_to_the_supply() -> None:
    table = kill_in_area(["", "theon"], "greyjoy", 1, "theon-greyjoy")
    assert table.count("greyjoy") == [0, 0] and table.banner("greyjoy") is None
    (event,) = table.heard("banner-returns")
    assert event.arguments == {"house": "house-greyjoy", "other": "@1"}


@pytest.mark.clause("PC-4.13")
def test_nobody_wins_a_banner_with_none() -> None:
    """The only Tully collected is killed again."""
    city = LAST_TULLY.replace("U", "hoster")
    table = position(city, ["", "G"], available="jaqen-hghar")
    table.play("right tully", "companion jaqen-hghar", "card rodrik-greyjoy", "card hoster-tully")
    assert table.count("tully") == [0, 0] and table.banner("tully") is None


@pytest.mark.clause("PC-4.13")
def test_a_banner_returned_can_be_won_again() -> None:
    table = kill_in_area(["", "tyrion"], "lannister", 1, "tyrion-lannister")
    assert table.banner("lannister") is None
    assert table.play("down lannister").banner("lannister") == 1


@pytest.mark.clause("PC-4.14")
def test_the_largest_house_is_settled_first() -> None:
    """Khal Drogo changes the Targaryens, then Hodor the Starks; the Tullys were collected."""
    table = position(
        """
        . . . . . .
        . V U bran . .
        . . daenerys . . .
        . . . . . .
        . . . . . .
        . . G . . .
        """,
        ["", "S T"],
        banners={"stark": 1, "targaryen": 1},
        available="khal-drogo hodor",
    )
    table.play("right tully", "companion khal-drogo", "companion hodor")
    assert table.ask.arguments == {"house": "house-stark"} and table.banner("tully") is None
    table.play("seat 1")
    assert table.ask.arguments == {"house": "house-targaryen"} and table.banner("stark") == 0
    table.play("seat 2")
    assert table.banner("targaryen") == 1 and table.banner("tully") == 0 and table.turn == 1
