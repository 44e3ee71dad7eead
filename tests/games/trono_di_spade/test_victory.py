"""TS-19: seven structures, ten rounds, ties."""

from __future__ import annotations

import pytest

from tavolata.games.trono_di_spade.rules import tables as t

from .positions import CLEAN_UP, Table, acting, position, westeros

SIX = "winterfell white-harbor moat-cailin seagard flints-finger riverrun".split()


def garrisoned(names: list[str], house: str = "stark") -> dict[str, str]:
    return dict.fromkeys(names, f"{house} footman")


@pytest.mark.clause("TS-19.1", "TS-3.3")
def test_seven_structures_win_at_once() -> None:
    table = acting(
        {**garrisoned(SIX), "karhold": "stark knight", "stoney-sept": "stark footman"},
        {"stoney-sept": "march"},
    )
    assert table.state.deciders()
    table.play("harrenhal", "no")
    assert table.state.over and table.state.winners() == [table.seat("stark")]
    assert table.heard("victory") == [{"winners": ["@2"], "number": 1, "how": "structures"}]
    tokens = dict.fromkeys(SIX[1:], "stark")
    marked = acting({"stoney-sept": "stark footman"}, {"stoney-sept": "march"}, tokens=tokens).play(
        "harrenhal", "no"
    )
    assert marked.state.over, "control is enough, and a home counts by itself"


@pytest.mark.clause("TS-19.2")
def test_it_is_tested_when_an_order_is_wholly_resolved() -> None:
    units = {**garrisoned(SIX), "stoney-sept": "stark footman footman"}
    table = acting(units, {"stoney-sept": "march"}).send("harrenhal", "footman")
    assert not table.state.over and table.asked == ("march", "stark")
    assert table.play("done").state.over
    lost = acting(units, {"stoney-sept": "march"}, tokens={"harrenhal": "baratheon"}).send(
        "harrenhal", "footman"
    )
    assert lost.play("done").state.over


@pytest.mark.clause("TS-19.2", "TS-17.2")
def test_it_is_tested_when_a_wildling_card_is_wholly_resolved() -> None:
    """They attack before the cards and kill the last footman in Winterfell: it comes back to Stark, its seventh."""
    tokens = dict.fromkeys([*SIX[1:], "harrenhal"], "stark")
    units = {"winterfell": "greyjoy footman", "karhold": "stark footman"}
    poor = dict.fromkeys(t.HOUSES, 0)
    table = westeros(units, "supply", threat=8, wildling="the-horde-descends", tokens=tokens, power=poor)
    table.play("house greyjoy")
    assert table.state.over and winner(table) == "stark" and not table.heard("supply-is")


@pytest.mark.clause("TS-19.3", "TS-19.7")
def test_after_ten_rounds_the_most_structures() -> None:
    table = position({**garrisoned(SIX), "sunspear": "martell footman"}, step=CLEAN_UP, round=10)
    assert table.state.over and table.state.winners() == [table.seat("stark")]
    assert table.heard("victory")[0]["how"] == "rounds" and table.state.deciders() == []
    refusal = table.state.why(0, 0)
    assert refusal is not None and refusal.rule == "TS-19.7"
    assert not position(garrisoned(SIX), step=CLEAN_UP, round=9).state.over


def tie(units: dict[str, str], **others: object) -> Table:
    """Stark and Martell hold two structures each, the others one home."""
    board = {"winterfell": "stark footman", "sunspear": "martell footman", **units}
    supply = {"stark": 2, "martell": 2, **dict(others.pop("supply", {}))}  # type: ignore[call-overload]
    return position(board, step=CLEAN_UP, round=10, supply=supply, **others)  # type: ignore[arg-type]


CASTLES = {"white-harbor": "stark footman", "yronwood": "martell footman"}


def winner(table: Table) -> str:
    return table.house(table.state.winners()[0])


@pytest.mark.clause("TS-19.4", "TS-27.3")
def test_ties_lands_supply_throne() -> None:
    lands = tie({**CASTLES, "salt-shore": "martell footman"}, tracks={"throne": "stark"}, supply={"stark": 6})
    assert winner(lands) == "martell"
    supply = tie(CASTLES, tracks={"throne": "stark"}, supply={"martell": 3})
    assert winner(supply) == "martell"
    assert winner(tie(CASTLES, tracks={"throne": "stark martell"})) == "stark"
    assert winner(tie(CASTLES, tracks={"throne": "martell stark"})) == "martell"


@pytest.mark.clause("TS-19.5", "TS-27.3")
def test_the_printed_ties() -> None:
    strongholds = {"seagard": "stark footman", "yronwood": "martell footman", "salt-shore": "martell footman"}
    assert winner(tie(strongholds, tie_break="printed", supply={"martell": 6})) == "stark"
    assert (
        winner(tie({**CASTLES, "karhold": "stark footman"}, tie_break="printed", supply={"martell": 3}))
        == "martell"
    )
    power = {"stark": 6, "martell": 7}
    assert winner(tie(CASTLES, tie_break="printed", power=power, tracks={"throne": "stark"})) == "martell"
    assert winner(tie(CASTLES, tie_break="printed", tracks={"throne": "martell"})) == "martell"
    poor = tie(
        CASTLES, tie_break="printed", power={"stark": 9}, supply={"martell": 3}, tracks={"throne": "stark"}
    )
    assert winner(poor) == "martell", "supply comes before power"


@pytest.mark.clause("TS-19.6")
def test_two_at_seven_at_once() -> None:
    south = "sunspear yronwood starfall oldtown highgarden the-reach storms-end kings-landing".split()
    units = {**garrisoned([*SIX, "harrenhal"]), **garrisoned(south, "martell"), "karhold": "stark footman"}
    table = acting(units, {"karhold": "march"}).play("done")
    assert table.state.over and winner(table) == "martell", "eight against seven"
