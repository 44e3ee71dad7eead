"""PR-8: drawing, and the Strategy cards of the Base deck."""

from __future__ import annotations

import pytest

from .positions import QUIET, position


@pytest.mark.clause("PR-8.1")
def test_draw_one() -> None:
    table = position(["letame", QUIET, QUIET], top="torre ronda").play("draw")
    assert table.hand(0) == "torre letame" and table.seat == 1


@pytest.mark.clause("PR-8.2")
def test_one_strategy_card_is_the_action() -> None:
    table = position(["risorse risorse", QUIET, QUIET], top="torre ronda").play("play risorse")
    assert table.seat == 1
    assert position(["scudi letame", QUIET]).refused("play scudi") == "PR-8.2"


@pytest.mark.clause("PR-8.3")
def test_resources_draw_two() -> None:
    table = position(["risorse letame", QUIET, QUIET], top="torre ronda").play("play risorse")
    assert table.hand(0) == "torre ronda letame" and table.discarded() == "risorse"
    table = position(["risorse letame letame scudi scudi", QUIET, QUIET], top="torre ronda").play(
        "play risorse"
    )
    assert table.asked == ("limit", 0)
    table.play("discard letame")
    assert len(table.state.hands[0]) == 5 and table.seat == 1


@pytest.mark.clause("PR-8.4", "PR-8.13")
def test_an_alliance_lets_another_house_draw() -> None:
    table = position(["alleanza letame", QUIET, "scudi"], top="torre").play("play alleanza")
    assert table.asked == ("ally", 0) and table.legal == {"seat 2", "seat 3"}
    assert table.refused("seat 1") == "PR-8.13"
    table.play("seat 3")
    assert table.asked == ("offer", 2)
    table.play("draw")
    assert table.hand(2) == "scudi torre" and table.seat == 1
    full = position(["alleanza letame", "scudi scudi ronda ronda torre"], top="torre").play("play alleanza")
    assert full.asked == ("offer", 1), "of two there is nobody to choose from"
    assert full.play("draw").asked == ("limit", 1)


@pytest.mark.clause("PR-8.5")
def test_the_receiver_may_decline() -> None:
    table = position(["alleanza letame", QUIET, "scudi"], top="torre").play(
        "play alleanza", "seat 3", "leave"
    )
    assert table.hand(2) == "scudi" and table.asked == ("action", 1)


@pytest.mark.clause("PR-8.6")
def test_a_plague_lies_open_and_lets_its_owner_draw() -> None:
    table = position(["peste letame", QUIET, QUIET], top="torre").play("play peste")
    assert table.asked == ("plague", 0) and table.state.view(1)["plague"] == 0
    table.play("draw")
    assert table.hand(0) == "torre letame" and table.seat == 1 and "peste" not in table.discarded()


@pytest.mark.clause("PR-8.7", "PR-8.9")
def test_no_attack_and_no_other_plague_meanwhile() -> None:
    table = position(["peste letame", "soldati peste ronda", QUIET]).play("play peste", "leave")
    assert table.refused("attack soldati") == "PR-8.7"
    assert table.refused("play peste") == "PR-8.9"
    assert {"draw", "imperial"} <= table.legal


@pytest.mark.clause("PR-8.8")
def test_a_waiting_attack_is_frozen() -> None:
    table = position([QUIET, "peste ronda", "scudi scudi"], attacks={0: "soldati"}, turn=1)
    table.play("play peste", "leave")
    assert table.asked == ("action", 2) and table.state.attacks[0] >= 0
    table.play("draw", "draw", "draw")
    assert table.asked == ("defence", 2), "the first turn of the target without a Plague"


@pytest.mark.clause("PR-8.10")
def test_it_ends_first_thing_in_its_owners_next_turn() -> None:
    table = position(["ronda ronda", "soldati ronda", QUIET], plague=0, attacks={1: "letame"})
    assert table.asked == ("defence", 0) and table.discarded() == "peste"
    table = position(["ronda ronda", "soldati ronda", QUIET], plague=2, attacks={1: "letame"})
    assert table.asked == ("action", 0) and table.state.plague == 2


@pytest.mark.clause("PR-8.11")
def test_the_draw_may_be_left() -> None:
    table = position(["peste letame", QUIET, QUIET]).play("play peste", "leave")
    assert table.hand(0) == "letame" and table.seat == 1


@pytest.mark.clause("PR-8.12")
def test_a_new_plague_in_the_same_turn() -> None:
    table = position(["peste ronda", "soldati ronda", QUIET], plague=0, attacks={1: "letame"})
    table.play("done", "play peste", "leave")
    assert table.state.plague == 0 and table.discarded() == "peste letame"
