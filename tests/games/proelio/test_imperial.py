"""PR-9: the Imperial deck and its cards."""

from __future__ import annotations

import pytest

from tavolata.games.proelio.rules.tables import IMPERIAL

from .positions import QUIET, position


@pytest.mark.clause("PR-9.1")
def test_two_cards_for_an_imperial_one() -> None:
    table = position(["scudi ronda letame", QUIET, QUIET], imperial="eroe").play("imperial")
    assert table.asked == ("price", 0)
    assert table.refused("discard torre") == "PR-9.1"
    table.play("discard scudi", "discard letame")
    assert table.hand(0) == "ronda eroe" and table.discarded() == "scudi letame" and table.seat == 1
    assert position(["scudi", QUIET]).refused("imperial") == "PR-9.1"
    two = position(["scudi ronda", QUIET, QUIET], imperial="eroe").play("imperial")
    assert two.hand(0) == "eroe" and two.seat == 1, "there is nothing to choose, and all see it"


@pytest.mark.clause("PR-9.2")
def test_not_without_imperial_cards() -> None:
    table = position(["scudi ronda letame", QUIET], imperial="eroe")
    gone = list(table.state.decks[IMPERIAL])
    table.state.decks[IMPERIAL] = []
    assert gone and "imperial" not in table.legal
    refusal = table.state.why(0, 1)
    assert refusal is not None and refusal.rule == "PR-9.2"
    table.state.discards[IMPERIAL] = gone
    assert "imperial" in table.legal, "the discards are shuffled when there is need"
    table.play("imperial", "discard scudi", "discard ronda")
    assert len(table.state.hands[0]) == 2 and table.discarded(IMPERIAL) == ""


@pytest.mark.clause("PR-9.3")
def test_a_hero_is_worth_four() -> None:
    hands = ["scudi scudi ronda ronda letame", "ronda", QUIET]
    table = position(hands, attacks={1: "eroe"}, reaches={1: 4}).play("done")
    assert table.ask.arguments["number"] == 4
    assert position(["eroe letame", QUIET], ["palizzate"]).refused("attack eroe") == "PR-5.4"


@pytest.mark.clause("PR-9.4")
def test_a_fortress_defends_for_four() -> None:
    table = position(["fortezza ronda", "ronda", QUIET], ["torre"], attacks={1: "eroe"}, reaches={1: 4})
    table.play("deploy fortezza", "done")
    assert table.heard("repelled")
    table = position(["fortezza ronda", "ronda", QUIET], ["palizzate"], attacks={1: "eroe"}, reaches={1: 4})
    assert table.refused("deploy fortezza") == "PR-6.2"


@pytest.mark.clause("PR-9.5")
def test_black_powder_needs_no_walls() -> None:
    assert "attack polvere" in position(["polvere letame", QUIET]).legal
    assert position(["polvere", QUIET]).refused("attack polvere") == "PR-5.3"


@pytest.mark.clause("PR-9.7", "PR-9.8")
def test_inquisition_looks_left_or_right_and_the_action_follows() -> None:
    hands = ["inquisizione inquisizione soldati letame", "scudi ronda", QUIET, "torre eroe"]
    table = position(hands).play("play inquisizione")
    assert table.asked == ("look", 0) and table.legal == {"seat 2", "seat 4"}
    assert table.refused("seat 3") == "PR-9.7"
    table.play("seat 4")
    assert table.asked == ("action", 0)
    assert table.state.view(0)["houses"][3]["known"] == ["torre", "eroe"]
    assert table.state.view(1)["houses"][3]["known"] == []
    table.play("play inquisizione", "seat 2")
    assert table.state.view(0)["houses"][1]["known"] == ["scudi", "ronda"]
    assert table.play("attack soldati").seat == 1
    assert table.discarded(IMPERIAL) == "inquisizione inquisizione"


@pytest.mark.clause("PR-9.9")
def test_imperial_resources_draw_three() -> None:
    table = position(["risorse-imperiali letame", QUIET, QUIET], top="torre ronda scudi")
    table.play("play risorse-imperiali")
    assert table.hand(0) == "scudi torre ronda letame" and table.discarded(IMPERIAL) == "risorse-imperiali"


@pytest.mark.clause("PR-9.11")
def test_the_imperial_deck_is_made_anew() -> None:
    table = position(["scudi ronda letame", QUIET, QUIET], imperial="eroe", imperial_only=True)
    number = len(table.state.discards[IMPERIAL])
    table.play("imperial", "discard scudi", "discard ronda")
    assert len(table.state.decks[IMPERIAL]) == number and table.discarded(IMPERIAL) == ""
    assert table.state.season == 0 and table.seat == 1
