"""PR-7 and PR-12: who is defeated, and who wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from tavolata.games.proelio.rules.state import Proelio
from tavolata.games.proelio.rules.turn import Action

from ..scenes import scene_of
from .positions import QUIET, ROOM, Table, position


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


# -- a way out that is none -------------------------------------------------------------------------------------------


def always_falls(state: Proelio, move: int) -> bool:
    """Whether the House that defends falls whatever it does after this move."""
    twin = state.clone()
    twin.play(0, move)
    if twin.over or twin.deciders() != [0] or isinstance(twin.question(), Action):
        return twin.fallen == 0
    return all(always_falls(twin, other) for other in twin.legal(0))


def short_defences() -> Iterator[Table]:
    """Defences that turned out too weak: of all walls and hands, with Builders and without."""
    hands = ["scudi", "scudi letame", "scudi letame ronda", "letame letame ronda"]
    walls = ["", "scudi", "palizzate"]
    for hand, fort, attack, laid, guild in product(
        hands, walls, ["soldati", "cavalieri", "eroe"], [0, 1], ["costruttori", "scrivani"]
    ):
        if laid <= hand.count("scudi"):
            forts, attacks = [fort, "torre", "scudi"], {1: attack}
            table = position([hand, "ronda", QUIET], forts, attacks=attacks, guilds={0: guild})
            table.play(*["deploy scudi"] * laid)
            if not table.state.over and table.ask.kind == "defence":
                table.play("done")
            if not table.state.over and table.ask.kind == "short":
                yield table


@pytest.mark.clause("PR-6.9", "PR-7.1")
def test_a_way_out_that_is_defeat_says_so_before_it_is_chosen() -> None:
    """In the move's sentence, in both languages, on its button and in what it is said to do."""
    fatal = Counter[str]()
    for table in short_defences():
        for move in table.state.legal(0):
            text = table.state.write(0, move)
            if text in ("pay", "sacrifice"):
                falls = always_falls(table.state, move)
                fatal[f"{text} {falls}"] += 1
                check_said(table.state, text, falls)
    assert len(fatal) == 4 and min(fatal.values()) > 2, fatal


def check_said(state: Proelio, text: str, falls: bool) -> None:
    for language, defeat in (("en", "defeat"), ("it", "sconfi")):
        scene = scene_of(ROOM, state, 0, ROOM.words(language, ["Giulia", "Marta", "Elio"]), (text,))
        here = scene_of(ROOM, state, 0, scene.words)
        choice = next(one for one in here.choices if one.text == text)
        assert (defeat in choice.says.lower()) == falls, choice.says
        assert (defeat in ROOM.label(choice, here).lower()) == falls
        if scene.chosen is not None:
            foretold = " ".join(note.html for note in ROOM.preview(scene)).lower()
            assert (defeat in foretold) == falls, foretold
