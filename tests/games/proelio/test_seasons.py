"""PR-11: the seasons."""

from __future__ import annotations

import pytest

from tavolata.games.proelio.rules.tables import BASE

from .positions import QUIET, position


@pytest.mark.clause("PR-11.1")
def test_autumn_comes_when_the_deck_runs_out() -> None:
    table = position(["letame", QUIET, QUIET], top="torre", only=True)
    number = len(table.state.discards[BASE])
    table.play("draw")
    view = table.state.view(None)
    assert (view["season"], view["next_season"]) == ("autumn", "winter")
    assert view["decks"][0]["left"] == number and view["decks"][0]["discards"] == []
    assert table.asked == ("action", 1) and table.heard("autumn")


@pytest.mark.clause("PR-11.2")
def test_the_instant_the_last_card_leaves() -> None:
    table = position(["risorse letame", QUIET, QUIET], top="torre", only=True)
    table.play("play risorse")
    assert len(table.state.hands[0]) == 3 and table.state.view(None)["season"] == "autumn"
    table = position(["ronda letame", QUIET, QUIET], ["", "scudi", "scudi"], top="scudi", only=True)
    table.play("equitas")
    assert table.state.view(None)["season"] == "autumn", "Equitas takes a card too"


@pytest.mark.clause("PR-11.3")
def test_winter_ends_the_game_at_once() -> None:
    hands = ["risorse letame", QUIET, QUIET]
    table = position(hands, ["scudi"], top="torre", only=True, season="autumn").play("play risorse")
    assert table.winners == [0] and table.hand(0) == "torre letame", "the second card is not drawn"
    assert table.state.view(None)["season"] == "winter" and table.heard("winter")


@pytest.mark.clause("PR-11.3", "PR-11.4")
def test_nothing_is_shuffled_when_winter_has_come() -> None:
    """Two cards were to be drawn; the second finds no deck, and makes none."""
    hands = ["risorse letame", QUIET, QUIET]
    table = position(hands, ["scudi"], top="torre", only=True, season="autumn")
    before, chance = table.discarded(), table.state.rng.drawn
    table.play("play risorse")
    assert table.state.decks[BASE] == [] and table.discarded() == f"{before} risorse"
    assert table.state.rng.drawn == chance, "nothing is left to chance"
    assert [event.id for event in table.told] == ["plays", "draws", "winter", "points"]


@pytest.mark.clause("PR-11.4")
def test_the_limit_is_kept_before_the_points() -> None:
    hand = "eroe eroe fortezza fortezza polvere"
    table = position([hand, QUIET, QUIET], top="torre", only=True, season="autumn").play("draw")
    assert table.asked == ("limit", 0) and table.state.view(None)["season"] == "winter"
    table.play("discard eroe")
    assert table.state.over and table.state.scores()[0] == 4
    table = position(["peste letame", QUIET, QUIET], top="torre", only=True, season="autumn")
    table.play("play peste", "draw")
    assert table.state.over


@pytest.mark.clause("PR-11.5")
def test_nothing_to_shuffle_is_winter() -> None:
    table = position(["letame", QUIET, QUIET], top="torre", only=True)
    table.state.discards[BASE] = []
    table.state.play(0, 0)
    assert table.state.over and table.state.season == 2
