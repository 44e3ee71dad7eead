"""PR-3 and PR-4: a turn, the limit of the hand, the Fortification."""

from __future__ import annotations

import pytest

from tavolata.games.proelio.rules.tables import IMPERIAL

from .positions import QUIET, position


@pytest.mark.clause("PR-3.1")
def test_first_the_attack_then_one_action() -> None:
    table = position(["scudi scudi", "ronda", QUIET], attacks={1: "letame"})
    assert table.asked == ("defence", 0)
    assert table.refused("draw") == "PR-3.1"
    assert table.refused("fortify scudi") == "PR-3.1"
    table.play("done")
    assert table.asked == ("action", 0)
    assert table.refused("deploy scudi") == "PR-3.1"
    table.play("fortify scudi")
    assert table.asked == ("action", 1), "one Action, and no more"


@pytest.mark.clause("PR-3.2")
def test_the_turn_goes_right() -> None:
    table = position([QUIET, "ronda ronda", "scudi scudi"])
    order = []
    for _ in range(4):
        order.append(table.seat)
        table.play("draw")
    assert order == [0, 1, 2, 0]


@pytest.mark.clause("PR-3.3")
def test_the_others_wait() -> None:
    table = position([QUIET, "ronda ronda", "scudi scudi"])
    assert table.refused("draw", 1) == "PR-3.3"
    assert table.state.legal(1) == [] and table.state.ask(1) is None


@pytest.mark.clause("PR-3.4")
def test_nobody_passes() -> None:
    table = position(["", "ronda", "scudi"], ["scudi", "scudi", "scudi"])
    assert table.legal == {"draw"}
    assert table.refused("leave") == "PR-3.4"


@pytest.mark.clause("PR-3.5", "PR-8.1")
def test_six_cards_are_one_too_many() -> None:
    table = position(["scudi ronda soldati letame peste", QUIET], top="torre")
    table.play("draw")
    assert table.asked == ("limit", 0) and table.ask.arguments == {"number": 1}
    assert table.legal == {f"discard {name}" for name in "scudi ronda soldati letame peste torre".split()}
    table.play("discard peste")
    assert table.hand(0) == "scudi torre ronda letame soldati"
    assert table.discarded() == "peste" and table.seat == 1


@pytest.mark.clause("PR-3.6")
def test_the_limit_holds_in_anothers_turn() -> None:
    table = position(["soldati ronda", "scudi ronda ronda letame letame", QUIET], attacks={1: "soldati"})
    table.play("done", "give soldati")
    assert table.asked == ("limit", 1) and table.state.turn == 0
    table.play("discard letame")
    assert table.asked == ("action", 0)
    assert table.hand(1) == "scudi ronda ronda letame soldati"


@pytest.mark.clause("PR-3.7")
def test_what_lies_on_the_table_is_not_in_the_hand() -> None:
    hand = "scudi ronda soldati letame"
    table = position([f"{hand} peste", QUIET, QUIET], ["torre"], attacks={0: "cavalieri"}, top="ronda")
    table.play("play peste", "draw")
    assert table.asked == ("action", 1), "five cards in the hand, three on the table"
    assert table.state.view(None)["houses"][0]["cards"] == 5


@pytest.mark.clause("PR-3.8")
def test_discards_lie_open() -> None:
    table = position(["scudi ronda soldati", QUIET, QUIET], discards="torre").play("imperial")
    table.play("discard ronda", "discard scudi")
    for seat in (None, 0, 1, 2):
        assert table.state.view(seat)["decks"][0]["discards"] == ["torre", "ronda", "scudi"]


@pytest.mark.clause("PR-3.9")
def test_the_list_of_actions() -> None:
    table = position(
        ["scudi soldati risorse ronda", QUIET, QUIET],
        guilds={0: "bardi"},
        merchant=0,
        discards="torre",
    )
    assert table.legal == {"draw", "imperial", "trade", "attack soldati", "fortify scudi", "play risorse"}
    assert table.refused("give ronda") == "PR-3.9"
    assert table.refused("attack cavalieri") == "PR-5.1", "it is not in the hand"


@pytest.mark.clause("PR-4.1")
def test_a_fortification_is_one_open_card_beside_the_hand() -> None:
    table = position(["scudi ronda", QUIET]).play("fortify scudi")
    for seat in (None, 0, 1):
        house = table.state.view(seat)["houses"][0]
        assert (house["fortification"], house["value"], house["cards"]) == ("scudi", 1, 1)


@pytest.mark.clause("PR-4.2", "PR-4.3", "PR-9.4")
def test_level_by_level_and_the_old_one_is_discarded() -> None:
    table = position(["scudi palizzate torre fortezza", "letame"])
    for name, worse in (("scudi", "palizzate"), ("palizzate", "torre"), ("torre", "fortezza")):
        assert table.refused(f"fortify {worse}") == "PR-4.2"
        table.play(f"fortify {name}", "draw")
    table.play("fortify fortezza")
    assert table.fort(0) == "fortezza" and table.state.strength(0) == 4
    assert table.discarded() == "scudi palizzate torre"
    table = position(["fortezza scudi", "letame"], ["fortezza"])
    assert table.refused("fortify fortezza") == "PR-4.2"
    assert table.refused("fortify scudi") == "PR-4.2"


@pytest.mark.clause("PR-4.4")
def test_what_is_never_a_fortification() -> None:
    for name in ("ronda", "protezione", "soldati", "risorse"):
        assert position([f"{name} letame", QUIET]).refused(f"fortify {name}") == "PR-4.4"


@pytest.mark.clause("PR-4.5", "PR-4.7", "PR-9.3")
@pytest.mark.parametrize(
    ("fort", "attacks", "defences"),
    [
        ("", "letame soldati", "scudi"),
        ("scudi", "letame soldati cavalieri", "scudi palizzate"),
        ("palizzate", "letame soldati cavalieri trabucchi", "scudi palizzate torre"),
        ("torre", "letame soldati cavalieri trabucchi eroe", "scudi palizzate torre fortezza"),
        ("fortezza", "letame soldati cavalieri trabucchi eroe", "scudi palizzate torre fortezza"),
    ],
)
def test_cards_worth_one_more_at_most(fort: str, attacks: str, defences: str) -> None:
    table = position(["letame soldati cavalieri trabucchi eroe", QUIET], [fort])
    assert {move for move in table.legal if move.startswith("attack")} == {
        f"attack {name}" for name in attacks.split()
    }
    table = position(["scudi palizzate torre fortezza", QUIET], [fort], attacks={1: "letame"})
    assert table.legal == {"done", *[f"deploy {name}" for name in defences.split()]}
    if fort == "":
        assert table.refused("deploy palizzate") == "PR-6.2"


@pytest.mark.clause("PR-4.6")
def test_a_lost_fortification_is_built_from_shields_again() -> None:
    table = position(["scudi torre ronda", "letame"], ["palizzate"], attacks={1: "cavalieri"}, reaches={1: 2})
    table.play("done", "sacrifice")
    assert table.fort(0) == "" and table.refused("fortify torre") == "PR-4.2"
    assert table.play("fortify scudi").fort(0) == "scudi"


@pytest.mark.clause("PR-9.10")
def test_every_card_goes_to_the_discards_of_its_own_deck() -> None:
    table = position(["fortezza ronda", "letame"], ["torre"], attacks={1: "eroe"}, reaches={1: 4})
    table.play("deploy fortezza", "done")
    assert table.discarded(IMPERIAL) == "eroe fortezza" and table.discarded() == ""


# -- what is pending --------------------------------------------------------------------------------------------------


def test_what_is_pending_is_told_by_names() -> None:
    """A spectator reads what is asked of whom, below it what follows, and no numbers without a name."""
    table = position(["letame letame letame", "ronda", QUIET], attacks={1: "cavalieri"}, reaches={1: 2})
    asked = {"other": "@1", "back": "base", "most": 2, "total": 0}
    assert table.state.view(None)["pending"][-1] == {"step": "defence", "seat": 0, "about": asked}
    table.play("done")
    *below, after, loot = table.state.view(None)["pending"]
    assert loot == {"step": "loot", "seat": 0, "about": {"other": "@1", "number": 2}}
    assert after == {"step": "after-attack", "seat": None, "about": {}}
    assert below[-1] == {"step": "check", "seat": None, "about": {"by": "@1"}}


def test_a_price_that_is_still_owed_is_seen_by_all() -> None:
    table = position(["letame letame ronda", QUIET, QUIET]).play("imperial", "discard letame")
    owed = {"black": 0, "gold": 0, "some": 1, "what": "imperial"}
    for seat in (None, 0, 1, 2):
        assert table.state.view(seat)["pending"][-1] == {"step": "price", "seat": 0, "about": owed}
