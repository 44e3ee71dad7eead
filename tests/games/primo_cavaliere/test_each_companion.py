"""PC-6: the companions one by one. Petyr Baelish, Melisandre and Shae have their own file."""

from __future__ import annotations

import pytest

from .positions import Table, drawing, position

CITY = """
    . . . . . .
    . V U S . .
    . . L . T .
    . . R . . .
    . . . . . G
    . . . . . .
"""
NAMED = [
    pytest.param("hodor", "bran-stark", "stark", marks=pytest.mark.clause("PC-6.7")),
    pytest.param("bronn", "tyrion-lannister", "lannister", marks=pytest.mark.clause("PC-6.8")),
    pytest.param("khal-drogo", "daenerys-targaryen", "targaryen", marks=pytest.mark.clause("PC-6.11")),
    pytest.param("syrio-forel", "arya-stark", "stark", marks=pytest.mark.clause("PC-6.13")),
]
WITH_A_CORNER = CITY.replace("G\n    . . . . . .", "G\n    {} . . . . .")


def choose(
    companion: str, areas: list[str] | None = None, city: str = CITY, ramsay_moves_varys: bool = False
) -> Table:
    """Seat 0 has taken the last Tully and chosen a companion; Gendry is available too."""
    available = f"{companion} gendry"
    table = position(city, areas or ["", ""], available=available, ramsay_moves_varys=ramsay_moves_varys)
    return table.play("right tully", f"companion {companion}")


# -- companions that take somebody ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("companion", "character", "house"), NAMED)
def test_takes_from_the_city(companion: str, character: str, house: str) -> None:
    """From any square, in line with Varys or not; another of the House is still there, so no companion is earned."""
    name = character.split("-")[0]
    table = choose(companion, city=WITH_A_CORNER.format(name))
    assert name in table.area(0) and name not in table.in_city()
    assert table.banner(house) == 0 and table.turn == 1 and table.available == {"gendry"}


@pytest.mark.parametrize(("companion", "character", "house"), NAMED)
def test_takes_from_another_player(companion: str, character: str, house: str) -> None:
    name = character.split("-")[0]
    table = choose(companion, ["", "", f"{name} theon"])
    assert name in table.area(0) and table.area(2) == {"theon"}
    assert table.count(house) == [1, 0, 0] and table.banner(house) == 0
    (event,) = table.heard("takes-from")
    assert event.arguments == {"seat": "@0", "card": f"card-{character}", "owner": "@2"}


@pytest.mark.parametrize(("companion", "character", "house"), NAMED)
def test_takes_the_last_of_the_house_and_earns_another(companion: str, character: str, house: str) -> None:
    name = character.split("-")[0]
    letter = {"stark": "S", "lannister": "L", "targaryen": "T"}[house]
    table = choose(companion, city=CITY.replace(letter, name))
    assert table.asked == "choose-companion" and table.legal == {"companion gendry"}


@pytest.mark.parametrize(("companion", "character", "house"), NAMED)
def test_takes_nobody_from_the_user_or_from_the_dead(companion: str, character: str, house: str) -> None:
    name = character.split("-")[0]
    for areas in ([name, "B"], ["", "B"]):
        table = choose(companion, areas)
        assert table.heard("no-target") and table.area(1) == {"robert"} and table.turn == 1
        assert table.banner(house) is None


@pytest.mark.clause("PC-6.12")
@pytest.mark.parametrize("choice", ["renly-baratheon", "jaime-lannister"])
def test_brienne_takes_renly_or_jaime(choice: str) -> None:
    """Renly is in the city, Jaime with another player."""
    table = choose("brienne-of-tarth", ["", "jaime"], WITH_A_CORNER.format("renly"))
    assert table.asked == "take-named"
    assert table.legal == {"card renly-baratheon", "card jaime-lannister"}
    assert table.refused("card tyrion-lannister") == "PC-5.9"
    table.play(f"card {choice}")
    assert table.area(0) & {"renly", "jaime"} == {choice.split("-")[0]}


@pytest.mark.clause("PC-6.12")
@pytest.mark.parametrize(("areas", "taken"), [(["jaime", "renly"], "renly"), (["", "jaime"], "jaime")])
def test_brienne_takes_the_only_one_she_can(areas: list[str], taken: str) -> None:
    table = choose("brienne-of-tarth", areas)
    assert taken in table.area(0) and table.area(1) == set() and table.asked == "move-varys"


@pytest.mark.clause("PC-6.12")
def test_brienne_earns_another_with_the_last_baratheon_in_the_city() -> None:
    """Renly is the only Baratheon in the city; Jaime is not the only Lannister."""
    city = WITH_A_CORNER.format("renly")
    table = choose("brienne-of-tarth", ["", "jaime"], city).play("card renly-baratheon")
    assert table.asked == "choose-companion"
    table = choose("brienne-of-tarth", ["", "jaime"], city).play("card jaime-lannister")
    assert table.asked == "move-varys"


# -- companions that kill ---------------------------------------------------------------------------------------------


@pytest.mark.clause("PC-6.1")
def test_sandor_kills_one_character_in_the_city() -> None:
    """Anybody there, in line with Varys or not, and nobody in a play area."""
    table = choose("sandor-clegane", ["", "theon"], CITY.replace("G", "rodrik"))
    assert table.asked == "kill-in-city" and len(table.legal) == 5
    assert table.refused("card theon-greyjoy") == "PC-5.10"
    table.play("card rodrik-greyjoy")
    assert "rodrik" not in table.in_city() | table.area(0) | table.area(1)
    assert len(table.in_city()) == 4 and table.count("greyjoy") == [0, 1] and table.turn == 1


@pytest.mark.clause("PC-6.3")
def test_jaqen_kills_in_the_city_then_in_an_area_then_a_companion() -> None:
    table = position(
        CITY.replace("G", "rodrik"),
        ["asha", "theon", "euron"],
        banners={"greyjoy": 1},
        available="jaqen-hghar hodor bronn gendry",
        deck="melisandre",
    )
    table.play("right tully", "companion jaqen-hghar")
    assert table.asked == "kill-in-city" and table.refused("card theon-greyjoy") == "PC-5.10"
    table.play("card rodrik-greyjoy")
    assert table.asked == "kill-in-area"
    assert table.legal == {f"card {name}-greyjoy" for name in ("asha", "theon", "euron")} | {
        "card hoster-tully"
    }
    table.play("card euron-greyjoy")
    assert table.asked == "kill-companion" and table.legal == {"companion hodor", "companion bronn"}
    assert table.refused("companion melisandre") == "PC-5.10", "she is in the deck, not in the row"
    table.play("companion bronn")
    assert table.available == {"hodor", "gendry"} and table.area(2) == set() and table.turn == 1


@pytest.mark.clause("PC-6.3")
def test_jaqens_own_user_is_not_excepted() -> None:
    table = choose("jaqen-hghar", ["asha", "theon"], CITY.replace("G", "rodrik"))
    table.play("card rodrik-greyjoy", "card asha-greyjoy")
    assert table.area(0) == {"hoster"} and table.area(1) == {"theon"}


@pytest.mark.clause("PC-6.14")
@pytest.mark.parametrize("choice", ["eddard-stark", "viserys-targaryen"])
@pytest.mark.parametrize("owner", [0, 1])
def test_ilyn_kills_eddard_or_viserys(choice: str, owner: int) -> None:
    """In the city and in any play area, the user's own included."""
    areas = ["", ""]
    areas[owner] = "eddard"
    table = choose("ilyn-payne", areas, WITH_A_CORNER.format("viserys"))
    assert table.asked == "kill-named" and table.legal == {"card eddard-stark", "card viserys-targaryen"}
    assert table.refused("card tywin-lannister") == "PC-5.10"
    table.play(f"card {choice}")
    left = table.in_city() | table.area(0) | table.area(1)
    assert left & {"eddard", "viserys"} == {"eddard", "viserys"} - {choice.split("-")[0]}


@pytest.mark.clause("PC-6.14")
@pytest.mark.parametrize("place", ["city", "own", "other"])
def test_ilyn_kills_the_only_one_there_is(place: str) -> None:
    areas = ["eddard" if place == "own" else "", "eddard" if place == "other" else ""]
    table = choose("ilyn-payne", areas, WITH_A_CORNER.format("eddard" if place == "city" else "."))
    assert "eddard" not in table.in_city() | table.area(0) | table.area(1)
    assert table.count("stark") == [0, 0] and table.turn == 1


# -- Ramsay Snow ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("PC-6.2")
def test_ramsay_makes_two_characters_change_places() -> None:
    city = CITY.replace("G", "rodrik").replace("L", "cersei")
    table = choose("ramsay-snow", ["", "theon"], city)
    assert table.asked == "swap" and len(table.legal) == 5
    assert table.refused("card theon-greyjoy") == "PC-6.2"
    table.play("card rodrik-greyjoy")
    assert table.asked == "swap-with" and table.ask.arguments == {"card": "card-rodrik-greyjoy"}
    assert table.refused("card rodrik-greyjoy") == "PC-6.2"
    table.play("card cersei-lannister")
    assert table.city == drawing("""
        . . . . . .
        . . V S . .
        . . G . T .
        . . R . . .
        . . . . . L
        . . . . . .
    """)
    table.play("down greyjoy")
    assert table.area(1) == {"theon", "rodrik"}, "the very cards have moved"


@pytest.mark.clause("PC-6.2")
def test_ramsay_may_exchange_two_of_one_house() -> None:
    table = choose("ramsay-snow", city=CITY.replace("S", "robb").replace("T", "sansa"))
    before = table.city
    table.play("card robb-stark", "card sansa-stark")
    assert table.city == before
    assert table.play("right stark").area(1) == {"sansa"}


@pytest.mark.clause("PC-6.2", "PC-5.14", "PC-5.15")
@pytest.mark.parametrize(
    ("others", "swapped"), [(". . .", False), ("S . .", False), ("S G .", True)], ids=["none", "one", "two"]
)
def test_ramsay_with_few_characters_left(others: str, swapped: bool) -> None:
    """Two change places without a question, fewer do not."""
    city = f". . . . . .\n. V U {others}\n" + ". . . . . .\n" * 4
    table = choose("ramsay-snow", city=city)
    assert bool(table.heard("swaps")) == swapped and bool(table.heard("no-target")) != swapped
    if swapped:
        assert ". . V G S ." in table.city


@pytest.mark.clause("PC-6.15")
def test_ramsay_never_moves_varys() -> None:
    table = choose("ramsay-snow")
    assert "card varys" not in table.legal and table.refused("card varys") == "PC-6.15"
    table.play(min(table.legal))
    assert "card varys" not in table.legal and table.refused("card varys") == "PC-6.15"


@pytest.mark.clause("PC-6.15", "PC-10.5")
@pytest.mark.parametrize(
    "order", [["card varys", "card rodrik-greyjoy"], ["card rodrik-greyjoy", "card varys"]]
)
def test_ramsay_moves_varys_by_option(order: list[str]) -> None:
    table = choose("ramsay-snow", city=CITY.replace("G", "rodrik"), ramsay_moves_varys=True)
    table.play(order[0])
    assert table.refused(order[0]) == "PC-6.2"
    table.play(order[1])
    assert table.city == drawing("""
        . . . . . .
        . . G S . .
        . . L . T .
        . . R . . .
        . . . . . V
        . . . . . .
    """)
    assert table.state.over, "and he sees nobody there"
    assert table.in_city() >= {"rodrik"}


# -- companions that stay ---------------------------------------------------------------------------------------------


@pytest.mark.clause("PC-6.5")
def test_gendry_counts_as_one_baratheon() -> None:
    table = position(CITY, ["B", "B"], banners={"baratheon": 1}, available="gendry")
    table.play("right tully", "companion gendry")
    assert table.kept(0) == {"gendry"} and table.count("baratheon") == [2, 1]
    assert table.banner("baratheon") == 0


@pytest.mark.clause("PC-6.6")
@pytest.mark.parametrize(
    "house", ["stark", "greyjoy", "lannister", "targaryen", "baratheon", "tyrell", "tully"]
)
def test_jon_counts_as_two_of_any_house(house: str) -> None:
    """Even of one that is no longer in the city: here Baratheon and Tully."""
    table = choose("jon-snow")
    assert table.asked == "name-house" and len(table.legal) == 7
    table.play(f"house {house}")
    own = 3 if house == "tully" else 2
    assert table.count(house) == [own, 0] and table.banner(house) == 0
    assert table.state.view(None)["players"][0]["companions"] == [{"id": "jon-snow", "house": house}]


@pytest.mark.clause("PC-6.6")
def test_jons_house_is_never_changed() -> None:
    """It still counts in later turns, and nothing asks for it again."""
    table = choose("jon-snow").play("house targaryen")
    while not table.state.over:
        assert table.asked in ("move-varys", "choose-companion")
        table.play(min(table.legal))
        assert table.state.view(None)["players"][0]["companions"][0]["house"] == "targaryen"
    assert table.count("targaryen")[0] >= 2


@pytest.mark.clause("PC-6.19")
def test_companions_that_count_do_not_change_the_size_of_a_house() -> None:
    """With Jon and Gendry a player counts five Baratheons; the House has four, and the last in the city is the last."""
    table = position(
        CITY.replace("L", "B"), ["2B", "B"], kept={0: "gendry jon-snow:baratheon"}, available="hodor bronn"
    )
    assert table.count("baratheon") == [5, 1]
    (house,) = [one for one in table.state.view(None)["houses"] if one["id"] == "baratheon"]
    assert (house["size"], house["left"]) == (4, 1)
    table.play("right tully", "companion bronn", "down baratheon")
    assert table.asked == "choose-companion" and table.turn == 1


@pytest.mark.clause("PC-6.19")
def test_a_companion_that_counts_does_not_make_the_last_but_one_the_last() -> None:
    table = position(
        CITY.replace("S", "B").replace("G", "B"), ["", ""], kept={0: "gendry"}, available="hodor"
    )
    table.play("right baratheon")
    assert table.count("baratheon") == [2, 0] and table.asked == "move-varys" and table.turn == 1


@pytest.mark.clause("PC-6.19")
def test_choosing_one_does_not_take_a_last_card_of_the_house() -> None:
    """Gendry comes to the user while no Baratheon is in the city: no further companion is earned."""
    table = position(CITY, available="gendry hodor").play("right tully", "companion gendry")
    assert table.asked == "move-varys" and table.available == {"hodor"}
