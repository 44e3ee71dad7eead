"""PC-5: how companions are earned, and what taking and killing mean."""

from __future__ import annotations

from pathlib import Path

import pytest

from .packs import copy_pack, edit_entry
from .positions import COMPANIONS, Table, position

LAST_TULLY = """
    . . . . . .
    . V U rodrik . .
    . . L . T .
    . . R . . .
    . . . . . .
    . . . . . .
"""


def last_tully(
    areas: list[str] | None = None,
    city: str = LAST_TULLY,
    *,
    available: str = "",
    deck: str = "",
    kept: dict[int, str] | None = None,
    content: Path | None = None,
) -> Table:
    """Seat 0 has taken the last Tully, and is to choose a companion if there is one."""
    table = position(city, areas or ["", ""], available=available, deck=deck, kept=kept, content=content)
    return table.play("right tully")


@pytest.mark.clause("PC-5.1")
def test_the_last_character_of_a_house_earns_a_companion() -> None:
    table = last_tully(["", "U"], available="hodor bronn gendry", deck="shae")
    assert table.asked == "choose-companion" and table.turn == 0
    assert table.legal == {"companion hodor", "companion bronn", "companion gendry"}
    assert table.refused("companion shae") == "PC-5.1"
    assert table.refused("companion melisandre") == "PC-5.1"


@pytest.mark.clause("PC-5.1")
def test_several_at_once_can_be_the_last() -> None:
    table = position(LAST_TULLY.replace("rodrik", "U"), available="hodor").play("right tully")
    assert table.asked == "choose-companion"


@pytest.mark.clause("PC-5.1")
def test_any_other_character_earns_nothing() -> None:
    table = position(LAST_TULLY.replace("R", "U"), available="hodor").play("right tully")
    assert table.asked == "move-varys" and table.turn == 1 and table.available == {"hodor"}


@pytest.mark.clause("PC-5.2")
def test_a_companion_that_takes_the_last_one_earns_another_and_so_on() -> None:
    table = position(
        """
        . . . . . .
        . V U bran . .
        . . daenerys . tyrion .
        . . R . . .
        . . . . . .
        . . . . . .
        """,
        available="hodor bronn khal-drogo sandor-clegane",
    )
    table.play("right tully")
    for companion in ("hodor", "bronn", "khal-drogo", "sandor-clegane"):
        assert table.asked == "choose-companion" and table.turn == 0
        table.play(f"companion {companion}")
    assert {"bran", "tyrion", "daenerys"} <= table.area(0) and table.in_city() == set()
    assert table.state.over


@pytest.mark.clause("PC-5.2")
def test_a_companion_that_takes_another_than_the_last_earns_nothing() -> None:
    table = last_tully(city=LAST_TULLY.replace("L", "bran").replace("T", "S"), available="hodor gendry")
    table.play("companion hodor")
    assert table.asked == "move-varys" and table.available == {"gendry"}


@pytest.mark.clause("PC-5.3")
def test_a_companion_must_be_chosen_welcome_or_not() -> None:
    """The only one there kills the user's only character."""
    table = last_tully(city=LAST_TULLY.replace("U", "hoster"), available="jaqen-hghar")
    assert table.legal == {"companion jaqen-hghar"}
    assert table.refused("right greyjoy") == "PC-5.1"
    table.play("companion jaqen-hghar", "card rodrik-greyjoy")
    assert table.area(0) == set()


@pytest.mark.clause("PC-5.4")
def test_a_companion_acts_at_once_and_is_out_of_the_game() -> None:
    table = last_tully(["", "bran"], available="hodor bronn", deck="shae")
    table.play("companion hodor")
    assert table.area(0) >= {"bran"}
    assert table.available == {"bronn"} and table.deck == {"shae"}
    assert table.kept(0) == set() == table.kept(1)


@pytest.mark.clause("PC-5.4")
def test_a_companion_acts_for_the_player_who_chose_it() -> None:
    table = position(LAST_TULLY, ["bran", "", "S"], available="hodor", turn=1)
    table.play("right tully", "companion hodor")
    assert table.area(0) == set() and "bran" in table.area(1)


@pytest.mark.clause("PC-5.5")
@pytest.mark.parametrize("companion", ["gendry", "shae", "jon-snow"])
def test_a_companion_that_counts_stays_to_the_end(companion: str) -> None:
    table = last_tully(available=companion).play(f"companion {companion}")
    if companion == "jon-snow":
        table.play("house tyrell")
    while not table.state.over:
        assert table.kept(0) == {companion} and companion not in table.available
        table.play(min(table.legal))
    assert table.kept(0) == {companion} and table.kept(1) == set()


@pytest.mark.clause("PC-5.6")
def test_without_an_available_companion_play_goes_on() -> None:
    table = last_tully(deck="hodor bronn")
    assert table.asked == "move-varys" and table.turn == 1 and table.banner("tully") == 0


@pytest.mark.clause("PC-5.6")
def test_a_chain_stops_when_no_companion_is_left() -> None:
    table = last_tully(city=LAST_TULLY.replace("L", "bran"), available="hodor").play("companion hodor")
    assert table.asked == "move-varys" and table.turn == 1 and table.count("stark") == [1, 0]


@pytest.mark.clause("PC-5.7")
@pytest.mark.parametrize("killer", ["sandor-clegane", "ilyn-payne", "jaqen-hghar"])
def test_killing_the_last_of_a_house_earns_nothing(killer: str) -> None:
    table = last_tully(city=LAST_TULLY.replace("L", "viserys").replace("T", "S"), available=f"{killer} hodor")
    table.play(f"companion {killer}")
    if killer != "ilyn-payne":  # he finds one target only, and asks nothing
        table.play("card viserys-targaryen")
    assert table.in_city() & {"viserys"} == set()
    assert table.asked == "move-varys" and table.turn == 1
    assert len(table.heard("chooses")) == 1


@pytest.mark.clause("PC-5.7", "PC-5.8")
def test_a_house_killed_out_of_the_city_earns_nobody_a_companion_later() -> None:
    """Ilyn Payne kills the last Stark in the city; then Bran is taken, but from a play area."""
    table = position(
        """
        . . . . . .
        . V U eddard . .
        . . R . T .
        . . . . . .
        . . . . . .
        . . . . . .
        """,
        ["bran", ""],
        available="ilyn-payne hodor gendry",
    )
    table.play("right tully", "companion ilyn-payne", "down tyrell", "companion hodor")
    assert table.area(1) == {"bran", "olenna"} and table.available == {"gendry"}
    assert table.asked != "choose-companion"


@pytest.mark.clause("PC-5.8")
def test_taking_from_a_play_area_earns_no_companion() -> None:
    """No Stark is left in the city when Bran changes hands."""
    table = last_tully(["", "bran 2S"], available="hodor gendry").play("companion hodor")
    assert table.state.left[0] == 0 and "bran" in table.area(0)
    assert table.asked == "move-varys" and table.available == {"gendry"}


@pytest.mark.clause("PC-5.9")
@pytest.mark.parametrize("owner", ["city", "player"])
def test_to_take_is_to_put_in_ones_own_area(owner: str) -> None:
    city = LAST_TULLY.replace("R", "bran") if owner == "city" else LAST_TULLY
    table = last_tully(["", "bran 2S" if owner == "player" else "S"], city=city, available="hodor")
    table.play("companion hodor")
    assert "bran" in table.area(0) and "bran" not in table.area(1) | table.in_city()
    assert table.count("stark")[0] == 1
    assert len(table.heard("takes" if owner == "city" else "takes-from")) == 1


@pytest.mark.clause("PC-5.10")
def test_to_kill_is_to_remove_from_the_game() -> None:
    table = last_tully(["", "theon 2G"], available="jaqen-hghar hodor bronn")
    table.play("companion jaqen-hghar", "card rodrik-greyjoy", "card theon-greyjoy", "companion hodor")
    assert not {"rodrik", "theon"} & (table.in_city() | table.area(0) | table.area(1))
    assert table.available == {"bronn"} and table.deck == set() and table.kept(0) == set()
    assert table.count("greyjoy") == [0, 2]
    assert table.state.city[9] == 7, "the square is left empty"


@pytest.mark.clause("PC-5.11")
def test_a_character_in_the_users_own_area_is_not_chosen_to_be_taken() -> None:
    """Renly is the user's already, so Jaime is taken without a question."""
    table = last_tully(["renly", "jaime"], available="brienne-of-tarth").play("companion brienne-of-tarth")
    assert table.area(0) >= {"renly", "jaime"} and table.area(1) == set()


@pytest.mark.clause("PC-5.11")
def test_choosing_ones_own_character_is_refused(tmp_path: Path) -> None:
    pack = copy_pack(tmp_path)
    edit_entry(pack, "companions.toml", "brienne-of-tarth", '["renly', '["robb-stark", "renly')
    table = last_tully(["renly", "jaime robb"], available="brienne-of-tarth", content=pack)
    table.play("companion brienne-of-tarth")
    assert table.legal == {"card jaime-lannister", "card robb-stark"}
    assert table.refused("card renly-baratheon") == "PC-5.11"
    assert table.refused("card rodrik-greyjoy") == "PC-5.9"


@pytest.mark.clause("PC-5.12")
@pytest.mark.parametrize("owner", [0, 1])
def test_companions_that_stay_cannot_be_killed_in_a_play_area(owner: int) -> None:
    table = last_tully(["", "2G"], available="jaqen-hghar", kept={owner: "gendry shae jon-snow:greyjoy"})
    table.play("companion jaqen-hghar", "card rodrik-greyjoy")
    assert table.asked == "kill-in-area" and all(move.startswith("card ") for move in table.legal)
    for immune in ("gendry", "shae", "jon-snow"):
        assert table.refused(f"companion {immune}") == "PC-5.12"
    table.play(min(table.legal))
    assert table.kept(owner) == {"gendry", "shae", "jon-snow"}


@pytest.mark.clause("PC-5.12")
def test_companions_that_stay_cannot_be_taken() -> None:
    """Bronn takes Tyrion away, and Shae stays behind."""
    table = last_tully(["", "tyrion"], available="bronn", kept={1: "shae gendry"}).play("companion bronn")
    assert table.kept(1) == {"shae", "gendry"} and table.count("lannister") == [1, 1]


@pytest.mark.clause("PC-5.13")
def test_the_three_are_safe_in_the_row_too() -> None:
    table = last_tully(available="jaqen-hghar gendry shae jon-snow hodor bronn")
    table.play("companion jaqen-hghar", "card rodrik-greyjoy")
    assert table.asked == "kill-companion"  # the only character in an area died without a question
    assert table.legal == {"companion hodor", "companion bronn"}
    for immune in ("gendry", "shae", "jon-snow"):
        assert table.refused(f"companion {immune}") == "PC-5.13"


@pytest.mark.clause("PC-5.13", "PC-5.14")
def test_with_only_the_three_in_the_row_nobody_is_killed_there() -> None:
    table = last_tully(available="jaqen-hghar gendry shae jon-snow")
    table.play("companion jaqen-hghar", "card rodrik-greyjoy")
    assert table.available == {"gendry", "shae", "jon-snow"} and table.turn == 1


@pytest.mark.clause("PC-5.14")
@pytest.mark.parametrize(
    "companion",
    ["hodor", "bronn", "khal-drogo", "brienne-of-tarth", "syrio-forel", "ilyn-payne", "petyr-baelish"],
)
def test_a_companion_without_a_target_may_be_chosen(companion: str) -> None:
    table = last_tully(available=f"{companion} gendry")
    assert f"companion {companion}" in table.legal
    before = table.in_city(), table.area(0), table.area(1)
    table.play(f"companion {companion}")
    assert (table.in_city(), table.area(0), table.area(1)) == before
    assert table.available == {"gendry"} and table.turn == 1 and table.banner("tully") == 0
    (event,) = table.heard("no-target")
    assert event.arguments == {"companion": f"companion-{companion}"}


@pytest.mark.clause("PC-5.14")
def test_what_cannot_be_done_is_left_out_and_the_rest_is_done() -> None:
    """Nobody is left in the city, so Jaqen H'ghar begins with the play areas."""
    lonely = ". . . . . .\n" * 2 + ". V hoster . . .\n" + ". . . . . .\n" * 3
    table = last_tully(["", "2G"], city=lonely, available="jaqen-hghar hodor bronn")
    table.play("companion jaqen-hghar")
    assert table.asked == "kill-in-area"
    table.play("card hoster-tully")
    assert table.asked == "kill-companion"


@pytest.mark.clause("PC-5.15")
def test_a_single_target_is_hit_without_a_question() -> None:
    """One character in the city, one in the areas, one other companion: Jaqen H'ghar asks nothing."""
    city = ". . . . . .\n" * 2 + ". V hoster theon . .\n" + ". . . . . .\n" * 3
    table = last_tully(city=city, available="jaqen-hghar bronn").play("companion jaqen-hghar")
    assert table.in_city() == set() and table.area(0) == set() and table.available == set()
    assert table.state.over


@pytest.mark.clause("PC-5.15")
def test_what_can_be_done_must_be_done() -> None:
    """There is no answer that spares everybody."""
    table = last_tully(available="sandor-clegane").play("companion sandor-clegane")
    assert table.legal == {f"card {name}" for name in _cards(table)}
    for text in ("keep raven", "end talk", "down lannister", "seat 1"):
        assert table.refused(text) == "PC-5.10"


def _cards(table: Table) -> set[str]:
    return {name for name in table.state.view(None)["city"] if name is not None}


def test_the_builder_knows_the_companions() -> None:
    assert [companion.id for companion in position(LAST_TULLY).state.tables.companions] == COMPANIONS
