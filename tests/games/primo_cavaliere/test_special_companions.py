"""PC-6: Petyr Baelish, Melisandre and Shae."""

from __future__ import annotations

from itertools import combinations

import pytest

from .positions import COMPANIONS, Table, position

CITY = """
    . . . . . .
    . V U S . .
    . . L . T .
    . . R . . .
    . . . . . G
    . . . . . .
"""


# -- Petyr Baelish ----------------------------------------------------------------------------------------------------


def petyr(deck: str, available: str = "petyr-baelish hodor", city: str = CITY, seed: int = 1) -> Table:
    table = position(city, ["", "bran"], available=available, deck=deck, seed=seed)
    return table.play("right tully", "companion petyr-baelish")


@pytest.mark.clause("PC-6.9")
def test_petyr_draws_two_resolves_one_and_the_other_is_gone() -> None:
    table = petyr("gendry melisandre", available="petyr-baelish bronn")
    assert table.asked == "choose-drawn" and table.turn == 0
    assert table.legal == {"companion gendry", "companion melisandre"}
    assert table.refused("companion bronn") == "PC-6.9"
    table.play("companion gendry")
    assert table.kept(0) == {"gendry"} and table.turn == 1
    assert table.available == {"bronn"} and table.deck == set()


@pytest.mark.clause("PC-6.9")
def test_petyrs_cards_are_shown_to_all() -> None:
    table = petyr("gendry melisandre shae")
    drawn = sorted(move.removeprefix("companion ") for move in table.legal)
    (event,) = table.heard("draws")
    assert event.arguments["companions"] == [
        f"companion-{name}" for name in sorted(drawn, key=COMPANIONS.index)
    ]
    assert not event.secret
    for seat in (None, 0, 1):
        assert sorted(table.state.view(seat)["companions"]["drawn"]) == drawn


@pytest.mark.clause("PC-6.9")
def test_the_card_not_drawn_stays_in_the_deck() -> None:
    table = petyr("gendry melisandre shae")
    drawn = {move.removeprefix("companion ") for move in table.legal}
    table.play(min(table.legal))
    assert table.deck == {"gendry", "melisandre", "shae"} - drawn


@pytest.mark.clause("PC-6.9")
def test_any_two_of_eight_can_be_drawn() -> None:
    """All 28 pairs come up, none much more often than the others."""
    deck = COMPANIONS[:6] + COMPANIONS[9:11]
    pairs = {frozenset(f"companion {name}" for name in pair): 0 for pair in combinations(deck, 2)}
    table = position(CITY, available="petyr-baelish", deck=" ".join(deck)).play("right tully")
    code = table.state.read(0, "companion petyr-baelish")
    for seed in range(1400):
        dream = table.state.imagine(0, seed)
        dream.play(0, code)
        pairs[frozenset(dream.write(0, move) for move in dream.legal(0))] += 1
    assert len(pairs) == 28 and min(pairs.values()) >= 20 and max(pairs.values()) <= 90


@pytest.mark.clause("PC-6.9")
def test_a_draw_by_chance_raises_the_fence() -> None:
    """Nobody can take back a move that has shown hidden cards; two cards of two are no news."""
    table = position(CITY, available="petyr-baelish", deck="gendry shae bronn").play("right tully")
    assert table.state.fence == 0
    assert table.play("companion petyr-baelish").state.fence == 1
    assert petyr("gendry shae").state.fence == 0


@pytest.mark.clause("PC-6.17")
def test_petyr_with_a_single_card_in_the_deck() -> None:
    table = petyr("gendry")
    assert table.kept(0) == {"gendry"} and table.turn == 1 and table.deck == set()


@pytest.mark.clause("PC-6.17")
def test_petyr_without_a_deck_does_nothing() -> None:
    table = petyr("")
    assert table.heard("no-target") and table.turn == 1 and table.available == {"hodor"}
    assert table.state.fence == 0


@pytest.mark.clause("PC-6.18")
def test_a_drawn_companion_may_earn_the_next_from_the_row() -> None:
    """Syrio Forel takes Arya, the last Stark; the drawn card left over cannot be chosen then."""
    table = petyr("syrio-forel melisandre", available="petyr-baelish hodor", city=CITY.replace("S", "arya"))
    table.play("companion syrio-forel")
    assert table.asked == "choose-companion" and table.legal == {"companion hodor"}
    assert table.refused("companion melisandre") == "PC-5.1"


@pytest.mark.clause("PC-6.18")
def test_drawn_companions_never_join_the_row() -> None:
    """Nor can Jaqen H'ghar, drawn as well, kill the other one there."""
    table = petyr("jaqen-hghar melisandre", available="petyr-baelish hodor bronn")
    assert table.available == {"hodor", "bronn"}
    table.play("companion jaqen-hghar", "card tywin-lannister", "card bran-stark")
    assert table.legal == {"companion hodor", "companion bronn"}


# -- Melisandre -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("PC-6.4")
def test_melisandre_gives_one_more_turn_before_anybody_else() -> None:
    table = position(CITY, ["", "", ""], available="melisandre")
    table.play("right tully", "companion melisandre")
    assert table.turn == 0 and table.asked == "move-varys" and len(table.heard("extra-turn")) == 1
    table.play("right stark")
    assert table.turn == 1, "one turn, not two"


@pytest.mark.clause("PC-6.16")
def test_melisandres_turn_begins_after_the_banners_of_the_first() -> None:
    table = position(CITY, ["", "U"], banners={"tully": 1}, available="melisandre")
    table.play("right tully")
    assert table.banner("tully") == 1
    table.play("companion melisandre")
    assert table.banner("tully") == 0
    assert [event.id for event in table.told] == ["moves", "chooses", "banner-from", "extra-turn"]


@pytest.mark.clause("PC-6.16")
def test_melisandres_turn_has_its_own_companions_and_banners() -> None:
    """The last Tyrell earns Gendry in the extra turn, and his tie is measured in that turn."""
    table = position(CITY, ["", "B"], banners={"baratheon": 1}, available="melisandre gendry")
    table.play("right tully", "companion melisandre", "down tyrell")
    assert table.asked == "choose-companion" and table.turn == 0
    table.play("companion gendry")
    assert table.ask.arguments == {"house": "house-baratheon"}
    table.play("seat 1")
    assert table.banner("tyrell") == 0 and table.banner("baratheon") == 0 and table.turn == 1


@pytest.mark.clause("PC-6.16", "PC-4.8")
def test_what_companions_did_in_the_first_turn_is_not_judged_again_in_the_second() -> None:
    """In the first turn Syrio Forel made a tie, given to seat 1. In the second it is an old tie, and nobody asks."""
    table = position(
        """
        . . . . . .
        . V U arya . .
        . . R . T .
        . . L . . .
        . . . . . G
        . . . . . .
        """,
        ["", "S"],
        banners={"stark": 1},
        available="syrio-forel melisandre gendry",
    )
    table.play("right tully", "companion syrio-forel", "companion melisandre")
    assert table.ask.arguments == {"house": "house-stark"}
    table.play("seat 2", "down tyrell", "companion gendry")
    assert table.turn == 1 and table.banner("stark") == 1 and table.banner("baratheon") == 0


@pytest.mark.clause("PC-6.16", "PC-7.2")
def test_the_end_comes_before_melisandres_turn() -> None:
    city = ". . . . . .\n. V U . . .\n" + ". . . . . .\n" * 2 + ". . . . . G\n. . . . . .\n"
    table = position(city, available="melisandre").play("right tully", "companion melisandre")
    assert table.state.over and table.state.deciders() == [] and table.state.winners() == [0]
    assert not table.heard("extra-turn")


# -- Shae -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("PC-6.10")
@pytest.mark.parametrize(
    ("areas", "counts"), [(["", "tyrion"], [1, 1]), (["tyrion", ""], [3, 0]), (["L", ""], [2, 0])]
)
def test_shae_counts_as_one_lannister_or_two_beside_tyrion(areas: list[str], counts: list[int]) -> None:
    table = position(CITY, areas, available="shae").play("right tully", "companion shae")
    if table.asked == "break-tie":
        table.play("seat 1")
    assert table.kept(0) == {"shae"} and table.count("lannister") == counts
    assert table.banner("lannister") == 0


@pytest.mark.clause("PC-6.10")
def test_shae_counts_for_more_when_varys_brings_tyrion() -> None:
    """One Shae and one Tyrion are three Lannisters: level with the other player."""
    city = CITY.replace("S", "tyrion")
    table = position(city, ["", "3L"], kept={0: "shae"}, banners={"lannister": 1})
    assert table.count("lannister") == [1, 3]
    move = table.state.read(0, "right lannister")
    assert table.state.describe(0, move).arguments["gain"] == "banner"
    table.play("right lannister")
    assert table.count("lannister") == [3, 3] and table.banner("lannister") == 0


@pytest.mark.clause("PC-6.10")
def test_shae_counts_for_less_when_tyrion_is_taken_away() -> None:
    """With Tyrion seat 1 counts three; Bronn leaves one, and the user has the most."""
    table = position(CITY, ["L", "tyrion"], kept={1: "shae"}, banners={"lannister": 1}, available="bronn")
    assert table.count("lannister") == [1, 3]
    table.play("right tully", "companion bronn")
    assert table.count("lannister") == [2, 1] and table.banner("lannister") == 0


@pytest.mark.clause("PC-6.10")
def test_shae_counts_for_less_when_tyrion_is_killed() -> None:
    table = position(
        CITY.replace("G", "rodrik"),
        ["", "tyrion", "2L"],
        kept={1: "shae"},
        banners={"lannister": 1},
        available="jaqen-hghar",
    )
    table.play("right tully", "companion jaqen-hghar", "card rodrik-greyjoy", "card tyrion-lannister")
    assert table.count("lannister") == [0, 1, 2] and table.banner("lannister") == 2


@pytest.mark.clause("PC-6.10")
def test_tyrion_beside_shae_in_another_area_does_not_help() -> None:
    table = position(CITY, ["tyrion", ""], kept={1: "shae"})
    assert table.count("lannister") == [1, 1]
