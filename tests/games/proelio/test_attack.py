"""PR-5: the attack."""

from __future__ import annotations

import pytest

from .positions import QUIET, Table, new, position


@pytest.mark.clause("PR-5.1")
def test_one_card_face_down_before_the_house_on_the_left() -> None:
    table = position(["soldati letame ronda", QUIET, QUIET]).play("attack soldati")
    assert table.hand(0) == "ronda letame" and table.seat == 1
    attack = table.attack(0, 0)
    assert (attack["target"], attack["card"]) == (2, "soldati")
    assert table.attack(0, 2)["card"] is None
    (event,) = table.heard("attacks")
    assert "card" not in event.seen_by(2).arguments and event.seen_by(0).arguments["card"] == "card-soldati"
    for name in ("ronda", "risorse"):
        assert position([f"{name} letame", QUIET]).refused(f"attack {name}") == "PR-5.1"


@pytest.mark.clause("PR-5.2")
def test_no_attack_in_a_houses_first_turn() -> None:
    for turns in range(3):
        table = position(["soldati ronda", QUIET, QUIET], turns=turns)
        assert table.refused("attack soldati") == "PR-5.2"
    assert "attack soldati" in position(["soldati ronda", QUIET, QUIET], turns=3).legal
    table = Table(new(3))
    for _ in range(3):
        assert not any(move.startswith("attack") for move in table.legal)
        table.play("draw", "discard " + table.hand(table.seat).split()[0])


@pytest.mark.clause("PR-5.3")
def test_not_with_the_only_card_and_no_fortification() -> None:
    assert position(["soldati", QUIET]).refused("attack soldati") == "PR-5.3"
    assert position(["polvere", QUIET]).refused("attack polvere") == "PR-5.3"
    assert "attack soldati" in position(["soldati", QUIET], ["scudi"]).legal
    assert "attack soldati" in position(["soldati letame", QUIET]).legal


@pytest.mark.clause("PR-5.4")
def test_an_attack_too_strong_cannot_be_laid() -> None:
    table = position(["trabucchi cavalieri", QUIET], ["scudi"])
    assert table.refused("attack trabucchi") == "PR-5.4"
    table.play("attack cavalieri")


@pytest.mark.clause("PR-5.5")
def test_it_waits_for_the_targets_turn() -> None:
    table = position(["soldati ronda", QUIET, "scudi scudi"]).play("attack soldati")
    assert table.asked == ("action", 1)
    assert table.play("draw").asked == ("defence", 2)


@pytest.mark.clause("PR-5.6")
def test_its_back_is_seen() -> None:
    for name, back, may_be in (
        ("soldati", "base", ["letame", "infiltrazione", "soldati", "cavalieri", "trabucchi"]),
        ("eroe", "imperial", ["eroe", "polvere"]),
    ):
        fort = "palizzate" if back == "base" else "torre"
        table = position([f"{name} ronda", QUIET, QUIET], [fort]).play(f"attack {name}")
        for seat in (None, 1, 2):
            attack = table.attack(0, seat)
            assert (attack["back"], attack["may_be"], attack["card"]) == (back, may_be, None)
    table = position(["polvere ronda", QUIET, QUIET], ["scudi"]).play("attack polvere")
    assert table.attack(0, 2)["may_be"] == ["polvere"], "no Tower, no Hero"


@pytest.mark.clause("PR-5.7")
def test_one_attack_waits_before_each_house_also_under_a_plague() -> None:
    table = position(["soldati soldati", "peste letame", QUIET], top="ronda ronda ronda ronda")
    table.play("attack soldati", "play peste", "draw")
    table.play("draw")  # the target's turn: frozen
    assert table.asked == ("action", 0) and table.refused("attack soldati") == "PR-8.7"
    table.play("draw", "draw")  # the Plague ends with the second
    assert table.asked == ("defence", 2)
    table.play("done")
    assert table.state.attacks == [-1, -1, -1]


@pytest.mark.clause("PR-5.8")
def test_dung_is_always_repelled() -> None:
    table = position(["scudi", "ronda", QUIET], attacks={1: "letame"}).play("done")
    assert table.asked == ("action", 0) and table.heard("repelled") and table.hand(0) == "scudi"
    assert table.discarded() == "letame"


@pytest.mark.clause("PR-5.9")
@pytest.mark.parametrize(("name", "value"), [("soldati", 1), ("cavalieri", 2), ("trabucchi", 3)])
def test_what_attacks_are_worth(name: str, value: int) -> None:
    table = position(["ronda scudi letame letame", "ronda", QUIET], attacks={1: name}, reaches={1: 3})
    table.play("done")
    assert table.asked == ("loot", 0) and table.ask.arguments["number"] == value
