"""PR-14: the Merchant."""

from __future__ import annotations

import pytest

from tavolata.games.proelio.rules.tables import BASE, IMPERIAL

from .positions import QUIET, Table, new, position


def trading(hand: str = "scudi ronda letame", **changes: object) -> Table:
    """The Merchant is with the seat in turn."""
    settings: dict[str, object] = {"guilds": {0: "artigiani"}, "merchant": 0, "discards": "torre soldati"}
    return position([hand, QUIET, QUIET], **{**settings, **changes})  # type: ignore[arg-type]


@pytest.mark.clause("PR-14.1")
def test_he_starts_with_the_dealer() -> None:
    for seed in range(6):
        state = new(4, seed)
        assert state.merchant == state.dealer != state.first


@pytest.mark.clause("PR-14.2")
def test_he_goes_left_at_the_end_of_his_hosts_turn() -> None:
    table = trading().play("draw")
    assert table.state.merchant == 2, "seat 2 is on the left of seat 0"
    assert table.play("draw").state.merchant == 2, "not at the end of another's turn"
    assert table.play("draw").state.merchant == 1


@pytest.mark.clause("PR-14.3")
def test_a_card_of_ones_choice_from_the_discards() -> None:
    table = trading().play("trade")
    assert table.asked == ("trade", 0) and table.legal == {"take torre", "take soldati", "leave"}
    table.play("take torre", "discard scudi", "discard letame")
    assert table.hand(0) == "torre ronda" and table.seat == 1
    assert trading(merchant=1).refused("trade") == "PR-14.3"


@pytest.mark.clause("PR-14.4")
def test_in_summer_any_two_cards() -> None:
    table = trading("eroe fortezza ronda").play("trade", "take soldati")
    assert table.ask.clause == "PR-14.4"
    table.play("discard eroe", "discard fortezza")
    assert table.hand(0) == "ronda soldati" and table.discarded(IMPERIAL) == "eroe fortezza"


@pytest.mark.clause("PR-14.5")
def test_in_autumn_a_base_card_and_an_imperial_one() -> None:
    table = trading("eroe fortezza ronda scudi", season="autumn").play("trade", "take soldati")
    assert table.ask.clause == "PR-14.5" and len(table.legal) == 4
    table.play("discard ronda")
    assert table.legal == {"discard eroe", "discard fortezza"}
    assert table.refused("discard scudi") == "PR-14.5"
    table.play("discard eroe")
    assert table.hand(0) == "scudi soldati fortezza"
    assert trading("scudi ronda letame", season="autumn").refused("trade") == "PR-14.8"
    forced = trading("eroe ronda", season="autumn").play("trade", "take soldati")
    assert forced.hand(0) == "soldati" and forced.seat == 1


@pytest.mark.clause("PR-14.6")
def test_taking_nothing_costs_the_action_all_the_same() -> None:
    table = trading().play("trade", "leave")
    assert table.hand(0) == "scudi ronda letame" and table.seat == 1
    assert table.discarded() == "torre soldati"


@pytest.mark.clause("PR-14.7")
def test_no_trade_under_a_plague() -> None:
    assert trading(plague=2).refused("trade") == "PR-14.7"


@pytest.mark.clause("PR-14.8")
def test_choose_pay_take() -> None:
    table = trading().play("trade", "take torre")
    assert table.state.view(1)["bought"] == "torre" and table.discarded() == "soldati"
    assert table.legal == {"discard scudi", "discard ronda", "discard letame"}, "it cannot pay for itself"
    assert trading("scudi").refused("trade") == "PR-14.8"
    assert trading(discards="").refused("trade") == "PR-14.8"


@pytest.mark.clause("PR-14.8", "PR-16.1")
def test_what_was_bought_everybody_knows() -> None:
    table = trading().play("trade", "take torre", "discard scudi", "discard letame")
    assert table.state.view(1)["houses"][0]["known"] == ["torre"]
    assert table.state.view(2)["houses"][0]["known"] == ["torre"]


@pytest.mark.clause("PR-14.9")
def test_two_houses_have_no_merchant() -> None:
    state = new(2)
    assert state.merchant == -1 and all(guild >= 0 for guild in state.guilds)
    assert len(state.discards[BASE]) == 0
