"""PR-15: two against two."""

from __future__ import annotations

import pytest

from tavolata.games.proelio.rules.tables import BASE, NAMES

from .positions import QUIET, Table, new, position


def allied(hands: list[str], forts: list[str] | None = None, **changes: object) -> Table:
    """Seats 0 and 2 against seats 1 and 3."""
    return position(hands, forts or [], **{"teams": True, **changes})  # type: ignore[arg-type]


FOUR = ["soldati ronda letame", QUIET, "scudi", QUIET]


@pytest.mark.clause("PR-15.1")
def test_partners_sit_opposite() -> None:
    houses = new(4, teams=True).view(None)["houses"]
    assert [house["partner"] for house in houses] == [2, 3, 0, 1]
    table = allied(FOUR, ["torre", "scudi", "palizzate", ""])
    assert table.state.scores() == [5, 1, 5, 1]


@pytest.mark.clause("PR-15.2")
def test_what_is_left_out() -> None:
    state = new(4, teams=True)
    view = state.view(None)
    assert NAMES.index("alleanza") not in [kind for pile in (*state.hands, *state.decks) for kind in pile]
    assert view["merchant"] is None and view["season"] is None
    assert all(house["guild"] for house in view["houses"])
    assert all(house["guild"] is None for house in new(4, teams=True, guilds=False).view(None)["houses"])


@pytest.mark.clause("PR-15.3")
def test_nobody_talks() -> None:
    table = allied(FOUR)
    assert table.ask.talk == [] and table.state.view(None)["talk"] == []
    assert position(FOUR).ask.talk is None


@pytest.mark.clause("PR-15.4")
def test_support_passes_a_card_and_is_the_action() -> None:
    table = allied(FOUR).play("support", "end talk")
    assert table.asked == ("support", 0)
    table.play("give ronda")
    assert table.hand(0) == "letame soldati" and table.hand(2) == "scudi ronda" and table.seat == 1
    assert position(FOUR).refused("support") == "PR-15.4"
    assert allied(["", QUIET, "scudi", QUIET], ["scudi"]).refused("support") == "PR-15.4"
    (event,) = table.heard("passes")
    assert event.witnesses == [0, 2] and "card" not in event.seen_by(1).arguments


@pytest.mark.clause("PR-15.5")
def test_a_partner_with_too_many_cards_discards() -> None:
    table = allied(["soldati ronda", QUIET, "scudi scudi scudi letame letame", QUIET])
    table.play("support", "end talk", "give ronda")
    assert table.asked == ("limit", 2)
    assert table.play("discard letame").asked == ("action", 1)


@pytest.mark.clause("PR-15.6", "PR-17.5")
def test_partners_talk_during_support() -> None:
    for seconds in (15, 30, 60):
        ask = allied(FOUR, support_seconds=seconds).play("support").ask
        assert (ask.kind, ask.seconds, ask.talk) == ("talk", seconds, [[0, 2]])
        assert ask.default == 12
    assert allied(FOUR).play("support", "end talk").ask.talk == []


@pytest.mark.clause("PR-15.7")
def test_the_ally_of_the_fallen_surrenders() -> None:
    table = allied(["letame", "ronda", QUIET, QUIET], attacks={1: "soldati"}).play("done")
    assert table.winners == [1, 3] and table.state.fallen == 0


@pytest.mark.clause("PR-15.8")
def test_no_winter_but_an_end_after_200_turns() -> None:
    table = allied(["letame", QUIET, QUIET, QUIET], top="torre", only=True)
    number = len(table.state.discards[BASE])
    table.play("draw")
    assert not table.state.over and len(table.state.decks[BASE]) == number
    last = allied(["letame", QUIET, "eroe", QUIET], ["scudi", "palizzate"], turns=199).play("draw")
    assert last.state.over and last.winners == [0, 1, 2, 3] and last.state.scores() == [2, 2, 2, 2]
    assert last.state.view(None)["ended_by"] == "points"
    assert not allied(["letame", QUIET, "eroe", QUIET], turns=198).play("draw").state.over


@pytest.mark.clause("PR-15.9")
def test_apothecaries_spare_the_partners_plague() -> None:
    hands = ["peste letame", QUIET, QUIET, QUIET]
    assert allied(hands, guilds={2: "speziali"}).play("play peste").asked == ("plague", 0)
    assert allied(hands, guilds={1: "speziali"}).play("play peste").asked == ("cure", 1)
