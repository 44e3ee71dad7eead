"""PR-10: Equitas."""

from __future__ import annotations

import pytest

from tavolata.games.proelio.rules.tables import BASE, NAMES

from .positions import QUIET, Table, position

WALLS = ["", "scudi", "palizzate"]


def invoking(hand: str = "ronda letame", **changes: object) -> Table:
    """The House in turn is the only one without a Fortification."""
    return position([hand, QUIET, QUIET], WALLS, **changes)  # type: ignore[arg-type]


@pytest.mark.clause("PR-10.1")
def test_only_the_one_house_without_walls() -> None:
    assert "equitas" in invoking().legal
    assert position(["ronda letame", QUIET, QUIET], ["", "scudi", ""]).refused("equitas") == "PR-10.1"
    assert position(["ronda letame", QUIET, QUIET], ["scudi"] * 3).refused("equitas") == "PR-10.1"


@pytest.mark.clause("PR-10.2")
def test_once_in_a_game() -> None:
    assert invoking(equitas=True).refused("equitas") == "PR-10.2"
    table = invoking().play("equitas")
    assert table.state.equitas == 1


@pytest.mark.clause("PR-10.3", "PR-10.9")
def test_not_after_a_fortification_was_lost() -> None:
    assert invoking(lost=True).refused("equitas") == "PR-10.3"
    table = position(
        ["palizzate letame", "ronda", QUIET], ["scudi", "scudi", "scudi"], attacks={1: "soldati"}
    )
    table.play("done", "sacrifice")
    assert table.refused("equitas") == "PR-10.9", "lost in this very turn"
    table.play("draw", "draw", "draw")
    assert table.asked == ("action", 0) and table.refused("equitas") == "PR-10.3", "lost in a turn before"


@pytest.mark.clause("PR-10.4")
def test_an_improvement_is_no_loss() -> None:
    table = position(["palizzate ronda", "ronda letame", QUIET], ["scudi", "", "scudi"])
    table.play("fortify palizzate")
    assert table.state.lost == 0 and "equitas" in table.legal


@pytest.mark.clause("PR-10.5")
def test_the_hand_is_shown_and_holds_no_shields() -> None:
    assert invoking("scudi letame").refused("equitas") == "PR-10.5"
    table = invoking().play("equitas")
    for seat in (1, 2):
        assert table.state.view(seat)["houses"][0]["known"] == ["ronda", "letame"]
    assert table.heard("equitas")[0].arguments["cards"] == ["card-ronda", "card-letame"]


@pytest.mark.clause("PR-10.6")
def test_shields_from_the_deck_and_the_turn_is_over() -> None:
    table = invoking()
    deck = list(table.state.decks[BASE])
    table.play("equitas")
    assert table.fort(0) == "scudi" and table.seat == 1 and table.hand(0) == "ronda letame"
    deck.remove(NAMES.index("scudi"))
    assert sorted(table.state.decks[BASE]) == sorted(deck) and table.state.decks[BASE] != deck


@pytest.mark.clause("PR-10.7", "PR-10.8")
def test_a_search_that_fails() -> None:
    table = invoking(buried="scudi").play("equitas")
    assert table.asked == ("action", 0) and table.fort(0) == ""
    assert table.refused("equitas") == "PR-10.2"
    for seat in (None, 0, 1, 2):
        assert table.state.view(seat)["equitas"]["deck_without_scudi"]
    for seed in range(10):
        assert NAMES.index("scudi") not in table.state.imagine(1, seed).decks[BASE]


@pytest.mark.clause("PR-10.8")
def test_shields_nobody_can_place_are_imagined_in_hands() -> None:
    hidden = position(["ronda letame", "palizzate torre", "scudi torre"], WALLS, buried="scudi").play(
        "equitas"
    )
    for seed in range(10):
        world = hidden.state.imagine(1, seed)
        assert NAMES.index("scudi") in world.hands[2]
    assert not any(
        "scudi" in card["card"]
        for one in hidden.state.view(1)["memory"]["possibilities"]
        for card in one["cards"]
    )


@pytest.mark.clause("PR-10.8")
def test_a_new_deck_may_hold_shields_again() -> None:
    table = invoking(buried="scudi", top="", discards="").play("equitas")
    deck = table.state.decks[BASE]
    table.state.discards[BASE] += deck[:-1]
    table.state.decks[BASE] = deck[-1:]
    table.play("draw")
    assert not table.state.view(None)["equitas"]["deck_without_scudi"]
