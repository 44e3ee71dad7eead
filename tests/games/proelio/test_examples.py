"""The worked examples of the printed book."""

from __future__ import annotations

import pytest

from .positions import QUIET, position


@pytest.mark.clause("PR-4.7", "PR-4.5")
def test_without_walls_up_to_one_with_shields_up_to_two() -> None:
    hand = "soldati cavalieri trabucchi"
    assert "attack soldati" in position([hand, QUIET]).legal
    assert "attack cavalieri" not in position([hand, QUIET]).legal
    assert "attack cavalieri" in position([hand, QUIET], ["scudi"]).legal
    assert "attack trabucchi" not in position([hand, QUIET], ["scudi"]).legal


@pytest.mark.clause("PR-5.1")
def test_a_covered_attack_against_the_house_on_the_left() -> None:
    table = position(["soldati ronda", QUIET, QUIET, QUIET]).play("attack soldati")
    attack = table.attack(0)
    assert attack["target"] == 3 and attack["card"] is None


@pytest.mark.clause("PR-6.1")
def test_a_palisade_beside_the_fortification() -> None:
    table = position(["palizzate letame", "ronda", QUIET], ["scudi"], attacks={1: "soldati"})
    table.play("deploy palizzate")
    assert table.defence()["deployed"] == ["palizzate"] and table.fort(0) == "scudi"


@pytest.mark.clause("PR-6.4")
def test_attack_three_defence_two_fortification_one() -> None:
    hands = ["palizzate letame ronda", "ronda", QUIET]
    for move in ("sacrifice", "pay"):
        table = position(hands, ["scudi"], attacks={1: "trabucchi"}, reaches={1: 3})
        table.play("deploy palizzate", "done")
        assert table.legal == {"sacrifice", "pay"}
        table.play(move)
        if move == "sacrifice":
            assert table.heard("repelled") and table.fort(0) == "" and table.hand(0) == "ronda letame"
        else:
            assert table.ask.arguments["number"] == 1
            assert table.play("give letame").fort(0) == "scudi"


@pytest.mark.clause("PR-6.10")
def test_a_tower_against_soldiers_is_discarded_all_the_same() -> None:
    table = position(["torre letame", "ronda", QUIET], ["palizzate"], attacks={1: "soldati"})
    table.play("deploy torre", "done")
    assert table.heard("repelled") and table.discarded() == "soldati torre"


@pytest.mark.clause("PR-7.1", "PR-6.13")
def test_the_last_card_lost_to_a_watch_is_defeat() -> None:
    table = position(["ronda scudi", "letame", QUIET], attacks={1: "infiltrazione"})
    assert table.play("deploy ronda", "done", "steal").state.fallen == 1
