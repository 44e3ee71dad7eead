"""PR-6: the defence is laid before the attack is turned up; then sacrifice or loot."""

from __future__ import annotations

import pytest

from tavolata.games.proelio.rules.tables import IMPERIAL

from .positions import QUIET, position


@pytest.mark.clause("PR-6.1")
def test_as_many_as_one_likes_or_none_before_the_reveal() -> None:
    table = position(
        ["scudi scudi ronda soldati", "ronda", QUIET], ["scudi"], attacks={1: "cavalieri"}, reaches={1: 2}
    )
    assert table.refused("deploy soldati") == "PR-6.1"
    table.play("deploy scudi", "deploy scudi")
    defence = table.defence(1)
    assert (defence["deployed"], defence["total"], defence["revealed"]) == (["scudi", "scudi"], 2, None)
    assert table.hand(0) == "ronda soldati"
    table.play("done")
    assert table.heard("repelled") and table.hand(0) == "ronda soldati"
    none = position(["scudi soldati", "ronda", QUIET], attacks={1: "soldati"}).play("done", "give soldati")
    assert none.hand(0) == "scudi" and none.hand(1) == "ronda soldati"


@pytest.mark.clause("PR-5.6", "PR-6.1")
@pytest.mark.parametrize(
    ("attack", "reach", "most"),
    [("letame", 1, 1), ("soldati", 3, 3), ("letame", 4, 3), ("trabucchi", 5, 3), ("eroe", 5, 4)],
)
def test_the_defender_is_told_what_the_back_and_the_walls_allow(attack: str, reach: int, most: int) -> None:
    """A black card reaches no more than 3, however high the walls of whoever laid it."""
    table = position(["scudi letame", "ronda", QUIET], attacks={1: attack}, reaches={1: reach})
    assert table.ask.arguments["most"] == most
    assert table.attack(1, 0)["most"] == most


@pytest.mark.clause("PR-6.2", "PR-9.6")
def test_each_card_within_the_fortifications_reach_but_watch_and_protection() -> None:
    table = position(["palizzate torre ronda protezione", "ronda", QUIET], attacks={1: "soldati"})
    assert table.legal == {"deploy ronda", "deploy protezione", "done"}
    assert table.refused("deploy palizzate") == "PR-6.2"


@pytest.mark.clause("PR-6.3")
@pytest.mark.parametrize("deployed", ["palizzate", "palizzate scudi"])
def test_as_much_or_more_repels(deployed: str) -> None:
    table = position(
        ["palizzate scudi letame", "ronda", QUIET], ["scudi"], attacks={1: "cavalieri"}, reaches={1: 2}
    )
    table.play(*[f"deploy {name}" for name in deployed.split()], "done")
    assert table.asked == ("action", 0) and table.heard("repelled")
    assert table.fort(0) == "scudi" and table.hand(1) == "ronda"


@pytest.mark.clause("PR-6.4")
def test_short_one_chooses_between_walls_and_loot() -> None:
    hands = ["scudi letame letame", "ronda", QUIET]
    for move in ("sacrifice", "pay"):
        table = position(hands, ["palizzate"], attacks={1: "trabucchi"}, reaches={1: 3})
        table.play("deploy scudi", "done")
        assert table.asked == ("short", 0)
        assert table.ask.arguments == {"missing": 2, "total": 1, "card": "card-trabucchi"}
        assert table.legal == {"sacrifice", "pay"}
        table.play(move)
        assert table.fort(0) == ("" if move == "sacrifice" else "palizzate")
        assert table.hand(0) == ("letame letame" if move == "sacrifice" else "")
    table = position(["scudi letame", "ronda", QUIET], attacks={1: "soldati"}).play("done")
    assert table.asked == ("loot", 0), "without walls there is nothing to choose"


@pytest.mark.clause("PR-6.5")
def test_walls_that_are_not_enough() -> None:
    table = position(
        ["ronda letame letame", "scudi", QUIET], ["scudi"], attacks={1: "trabucchi"}, reaches={1: 3}
    )
    table.play("done", "sacrifice")
    assert table.asked == ("loot", 0) and table.ask.arguments["number"] == 2
    table.play("give letame", "give letame")
    assert table.hand(0) == "ronda" and table.fort(0) == ""


@pytest.mark.clause("PR-6.6")
def test_walls_are_sacrificed_only_when_short() -> None:
    table = position(["scudi letame", "ronda", QUIET], ["scudi"], attacks={1: "infiltrazione"})
    assert table.refused("sacrifice") == "PR-6.6"
    table.play("deploy scudi", "done")
    assert table.asked == ("action", 0) and table.fort(0) == "scudi"
    assert table.hand(0) == "" and table.hand(1) == "ronda letame"


@pytest.mark.clause("PR-6.7", "PR-6.8")
def test_loot_is_chosen_by_the_defender_imperial_cards_too() -> None:
    table = position(["fortezza ronda letame", "scudi", QUIET], attacks={1: "cavalieri"}, reaches={1: 2})
    table.play("done")
    assert table.legal == {"give fortezza", "give ronda", "give letame"}
    assert table.refused("give scudi") == "PR-6.7"
    table.play("give fortezza", "give letame")
    assert table.hand(0) == "ronda" and table.hand(1) == "scudi letame fortezza"
    for event, card in zip(table.heard("loots"), ("fortezza", "letame"), strict=True):
        assert event.seen_by(0).arguments["card"] == event.seen_by(1).arguments["card"] == f"card-{card}"
        assert "card" not in event.seen_by(2).arguments


@pytest.mark.clause("PR-6.9")
def test_too_few_cards_cost_the_walls_too() -> None:
    table = position(["ronda letame", "scudi", QUIET], ["scudi"], attacks={1: "trabucchi"}, reaches={1: 3})
    table.play("done", "pay")
    assert table.winners == [1] and table.fort(0) == "" and table.hand(1) == "scudi ronda letame"
    table = position(["ronda letame", "scudi", QUIET], ["scudi"], attacks={1: "cavalieri"}, reaches={1: 2})
    table.play("done", "pay")
    assert table.asked == ("action", 0) and table.fort(0) == "scudi", "just enough cards"


@pytest.mark.clause("PR-6.10")
def test_everything_deployed_is_discarded() -> None:
    hands = ["scudi palizzate letame", "ronda", QUIET]
    table = position(hands, ["scudi"], attacks={1: "trabucchi"}, reaches={1: 3})
    table.play("deploy scudi", "done", "sacrifice")
    table.play("give letame")
    assert table.discarded() == "trabucchi scudi scudi"


@pytest.mark.clause("PR-6.11")
def test_infiltration_steals_a_random_base_card() -> None:
    stolen = set()
    for seed in range(12):
        table = position(
            ["scudi torre eroe fortezza", "ronda", QUIET], ["torre"], attacks={1: "infiltrazione"}, seed=seed
        )
        table.state.rng = table.state.imagine(0, seed).rng
        table.play("deploy fortezza", "done")
        assert table.fort(0) == "torre" and "eroe" in table.hand(0)
        stolen.add(table.hand(1))
    assert stolen == {"scudi ronda", "torre ronda"}


@pytest.mark.clause("PR-6.12")
def test_nothing_to_steal() -> None:
    table = position(["eroe polvere", "ronda", QUIET], attacks={1: "infiltrazione"}).play("done")
    assert table.hand(0) == "eroe polvere" and table.hand(1) == "ronda" and table.heard("nothing-stolen")


@pytest.mark.clause("PR-6.13")
def test_a_watch_turns_infiltration_round() -> None:
    table = position(["ronda scudi", "torre eroe", QUIET], attacks={1: "infiltrazione"})
    table.play("deploy ronda", "done")
    assert table.asked == ("counter", 0)
    table.play("steal")
    assert table.hand(0) == "scudi torre" and table.hand(1) == "eroe"
    table = position(["ronda scudi", "polvere eroe", QUIET], attacks={1: "infiltrazione"})
    assert table.play("deploy ronda", "done").asked == ("action", 0), "all see that there is nothing to steal"


@pytest.mark.clause("PR-6.14")
def test_the_theft_may_be_left() -> None:
    table = position(["ronda scudi", "torre eroe", QUIET], attacks={1: "infiltrazione"})
    table.play("deploy ronda", "done", "leave")
    assert table.hand(0) == "scudi" and table.hand(1) == "torre eroe"


@pytest.mark.clause("PR-6.15")
def test_against_anything_else_a_watch_is_worth_one() -> None:
    table = position(["ronda scudi letame", "torre", QUIET], attacks={1: "cavalieri"}, reaches={1: 2})
    table.play("deploy ronda", "done")
    assert table.ask.arguments["number"] == 1
    table = position(["ronda scudi", "torre", QUIET], attacks={1: "soldati"}).play("deploy ronda", "done")
    assert table.heard("repelled") and table.asked == ("action", 0)


@pytest.mark.clause("PR-6.16")
@pytest.mark.parametrize("attack", ["trabucchi", "eroe", "polvere", "infiltrazione", "letame"])
def test_protection_cancels_everything(attack: str) -> None:
    table = position(
        ["protezione ronda scudi", "torre", QUIET], ["scudi"], attacks={1: attack}, reaches={1: 4}
    )
    table.play("deploy protezione", "deploy ronda", "done")
    assert table.asked == ("action", 0) and table.heard("cancelled")
    assert table.hand(0) == "scudi" and table.hand(1) == "torre" and table.fort(0) == "scudi"
    assert "protezione" in table.discarded(IMPERIAL)


@pytest.mark.clause("PR-6.17")
def test_black_powder_sweeps_everything_away_but_the_hand() -> None:
    table = position(["torre scudi letame", "ronda", QUIET], ["torre"], attacks={1: "polvere"})
    table.play("deploy torre", "deploy scudi", "done")
    assert table.asked == ("action", 0) and table.fort(0) == ""
    assert table.hand(0) == "letame" and table.hand(1) == "ronda"
    assert sorted(table.discarded().split()) == ["scudi", "torre", "torre"]
    assert table.state.lost == table.state.turns + 1


@pytest.mark.clause("PR-6.18")
def test_the_last_card_deployed_is_the_last() -> None:
    table = position(["scudi", "ronda", QUIET], attacks={1: "letame"}).play("deploy scudi")
    assert table.heard("repelled") and table.winners == [1]


@pytest.mark.clause("PR-6.19")
def test_an_empty_hand_is_not_asked() -> None:
    table = position(["", "ronda", QUIET], ["scudi"], attacks={1: "letame"})
    assert table.asked == ("action", 0)
    table = position(["ronda", "ronda", QUIET], ["scudi"], attacks={1: "soldati"}).play("deploy ronda")
    assert table.asked == ("action", 0) and table.heard("repelled"), "nothing is left to deploy"
