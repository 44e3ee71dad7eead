"""PR-7 and PR-12: who is defeated, and who wins."""

from __future__ import annotations

import pytest

from .positions import QUIET, position


@pytest.mark.clause("PR-7.1", "PR-12.1")
def test_neither_cards_nor_walls_is_defeat_and_the_besieger_wins() -> None:
    table = position(["letame", "ronda", QUIET], attacks={1: "soldati"}).play("done")
    assert table.winners == [1] and table.state.fallen == 0
    assert table.state.view(None)["ended_by"] == "conquest"


@pytest.mark.clause("PR-7.2")
def test_it_is_tested_when_an_effect_is_done() -> None:
    table = position(["risorse", QUIET, QUIET], top="scudi ronda").play("play risorse")
    assert table.winners == [] and table.hand(0) == "scudi ronda"
    table = position(["letame ronda", QUIET, QUIET], imperial="eroe").play("imperial")
    assert table.winners == [] and table.hand(0) == "eroe"
    table = position(["ronda", "torre", QUIET], attacks={1: "infiltrazione"})
    table.play("deploy ronda", "steal")
    assert table.winners == [0], "the theft leaves the thief with a card, and the attacker with none"


@pytest.mark.clause("PR-7.3")
def test_nothing_that_would_be_defeat_by_ones_own_hand() -> None:
    for name in ("alleanza", "inquisizione"):
        assert position([name, QUIET, QUIET]).refused(f"play {name}") == "PR-7.3"
        assert f"play {name}" in position([name, QUIET, QUIET], ["scudi"]).legal
    assert position(["ronda", QUIET, QUIET, QUIET], teams=True).refused("support") == "PR-7.3"
    table = position(["peste", QUIET, QUIET], top="torre").play("play peste")
    assert table.hand(0) == "torre" and table.asked == ("action", 1), "the draw could not be left"


@pytest.mark.clause("PR-7.4")
def test_one_of_the_two_is_enough() -> None:
    table = position(["letame", "ronda", QUIET], ["scudi"], attacks={1: "soldati"}).play("done", "pay")
    assert table.hand(0) == "" and table.asked == ("action", 0)
    table = position(["letame", "ronda", QUIET], ["scudi"], attacks={1: "soldati"}).play("done", "sacrifice")
    assert table.fort(0) == "" and table.asked == ("action", 0)


@pytest.mark.clause("PR-12.2")
def test_whoever_caused_the_fall_wins() -> None:
    table = position(["ronda scudi", "torre", QUIET, QUIET], attacks={1: "infiltrazione"})
    table.play("deploy ronda", "done", "steal")
    assert table.winners == [0] and table.state.fallen == 1
    table = position([QUIET, "ronda", QUIET], guilds={0: "bardi"}).play("guild")
    assert table.winners == [0] and table.state.fallen == 1
    table = position(["scudi", "ronda", QUIET], attacks={1: "letame"}).play("deploy scudi")
    assert table.winners == [1], "one's own doing is a gift to the House on the right"


@pytest.mark.clause("PR-12.3")
def test_strictly_the_besieger_wins() -> None:
    table = position(["ronda scudi", "torre", QUIET, QUIET], attacks={1: "infiltrazione"}, conquest="strict")
    table.play("deploy ronda", "done", "steal")
    assert table.state.fallen == 1 and table.winners == [2]
    table = position([QUIET, "ronda", QUIET], guilds={0: "bardi"}, conquest="strict").play("guild")
    assert table.winners == [2]


@pytest.mark.clause("PR-12.4", "PR-12.5")
def test_points() -> None:
    table = position(
        ["eroe polvere ronda", "eroe scudi", "letame"],
        ["palizzate", "fortezza", ""],
        attacks={1: "eroe"},
        reaches={1: 4},
        guilds={0: "bardi", 1: "ladri"},
        merchant=2,
    )
    assert table.state.scores() == [2 + 2 + 1, 4 + 1 + 1, 0], "what lies on the table is not in the hand"
    assert [house["parts"] for house in table.state.view(None)["houses"]][1] == {
        "fortification": 4,
        "imperial": 1,
        "guild": 1,
    }


@pytest.mark.clause("PR-12.6")
def test_equal_points_share_the_victory() -> None:
    table = position(
        ["letame", "ronda", "ronda"], ["scudi", "torre", "torre"], top="scudi", only=True, season="autumn"
    )
    table.play("draw")
    assert table.winners == [1, 2] and table.state.view(None)["ended_by"] == "points"


@pytest.mark.clause("PR-12.7")
def test_then_nobody_plays() -> None:
    table = position(["letame", "ronda", QUIET], attacks={1: "soldati"}).play("done")
    assert table.state.deciders() == [] and table.refused("draw", 0) == "PR-12.7"
