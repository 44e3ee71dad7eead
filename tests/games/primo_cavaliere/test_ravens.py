"""PC-9: the three-eyed raven."""

from __future__ import annotations

import pytest

from tavolata import BadOption

from .positions import Table, new, position

CITY = """
    . . . . . .
    . V U S . .
    . . L . T .
    . . R . . .
    . . . . . G
    . . . . . .
"""


def three(turn: int = 0) -> Table:
    return position(CITY, ["", "", ""], ravens=True, turn=turn)


def four(turn: int = 0) -> Table:
    return position(CITY, ["", "", "", ""], ravens=True, turn=turn)


@pytest.mark.clause("PC-9.1", "PC-10.7")
def test_ravens_are_for_three_or_four() -> None:
    assert new(3, ravens=True).ravens and new(4, ravens=True).ravens
    with pytest.raises(BadOption, match="ravens need 3 or 4 players, not 2"):
        new(2, ravens=True)


@pytest.mark.clause("PC-9.2")
def test_with_four_ravens_mean_teams_and_with_three_everyone_plays_alone() -> None:
    assert new(4, ravens=True).setup.options["teams"] is True
    assert new(3, ravens=True).setup.options["teams"] is False
    table = position(CITY, ["", "", "", ""], ravens=True, banners={"greyjoy": 0, "lannister": 2})
    assert table.state.scores() == [2, 0, 2, 0]
    table = position(CITY, ["", "", ""], ravens=True, banners={"greyjoy": 0, "lannister": 2})
    assert table.state.scores() == [1, 0, 1]


@pytest.mark.clause("PC-9.3")
@pytest.mark.parametrize("seats", [3, 4])
def test_nobody_talks_at_the_table(seats: int) -> None:
    """At no question of a turn, but in the talk itself."""
    areas = ["asha", "euron", "", ""][:seats]
    table = position(CITY.replace("T", "theon"), areas, available="jaqen-hghar hodor", ravens=True)
    moves = {
        "send-raven": "keep raven",
        "move-varys": "right tully",
        "choose-companion": "companion jaqen-hghar",
        "kill-in-city": "card theon-greyjoy",
        "kill-in-area": "card asha-greyjoy",
    }
    for kind, move in moves.items():
        assert table.asked == kind and table.ask.talk == []
        table.play(move)


@pytest.mark.clause("PC-9.3", "PC-1.9")
def test_without_ravens_talk_is_left_to_the_table() -> None:
    assert position(CITY, ["", "", ""]).ask.talk is None


@pytest.mark.clause("PC-9.4")
@pytest.mark.parametrize("seats", [3, 4])
def test_each_player_starts_with_one_raven(seats: int) -> None:
    view = new(seats, ravens=True).view(None)
    assert [player["raven"] for player in view["players"]] == [True] * seats


@pytest.mark.clause("PC-9.5")
def test_a_raven_is_offered_before_the_move_and_can_be_kept() -> None:
    table = three(turn=1)
    assert table.asked == "send-raven" and table.turn == 1
    assert table.refused("right tully") == "PC-9.5"
    table.play("keep raven")
    assert table.asked == "move-varys" and table.state.view(None)["players"][1]["raven"]
    assert table.refused("seat 1") == "PC-9.5", "too late in this turn"


@pytest.mark.clause("PC-9.5")
def test_a_raven_kept_is_offered_again_and_one_used_is_not() -> None:
    city = ". V U S G L\n" + ". . . . . .\n" * 4 + ". . . . . T\n"
    table = position(city, ["", "", ""], ravens=True).play("seat 2", "end talk", "right tully")
    assert table.turn == 1 and table.asked == "send-raven"
    table.play("keep raven", "right stark", "keep raven", "right greyjoy")
    assert table.turn == 0 and table.asked == "move-varys", "seat 0 has none any more"
    assert table.refused("keep raven") == "PC-9.5"
    table.play("right lannister")
    assert table.turn == 1 and table.asked == "send-raven", "seat 1 kept its own"


@pytest.mark.clause("PC-9.6")
@pytest.mark.parametrize("other", [1, 3])
def test_with_three_the_mover_talks_with_one_opponent_he_chooses(other: int) -> None:
    table = three(turn=1)
    assert table.legal == {"keep raven", "seat 1", "seat 3"}
    assert table.refused("seat 2") == "PC-9.6"
    table.play(f"seat {other}")
    assert table.asked == "talk" and table.ask.talk == [[1, other - 1]]
    assert table.ask.arguments == {"other": f"@{other - 1}"}


@pytest.mark.clause("PC-9.7")
@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_with_four_the_mover_talks_with_the_partner_alone(turn: int) -> None:
    table = four(turn=turn)
    partner = (turn + 2) % 4
    assert table.legal == {"keep raven", f"seat {partner + 1}"}
    for other in {0, 1, 2, 3} - {partner}:
        assert table.refused(f"seat {other + 1}") == "PC-9.7"
    assert table.play(f"seat {partner + 1}").ask.talk == [[turn, partner]]


@pytest.mark.clause("PC-9.8")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_talk_lasts_a_minute_and_is_for_two(seats: int) -> None:
    table = (three() if seats == 3 else four()).play("seat 3")
    assert table.ask.seconds == 60 and table.ask.clause == "PC-9.8"
    assert table.ask.talk == [[0, 2]]
    (event,) = table.heard("raven")
    assert event.arguments == {"seat": "@0", "other": "@2"}
    after = table.play("end talk").ask
    assert after.seconds is None and after.talk == []


@pytest.mark.clause("PC-9.9")
def test_the_mover_may_end_the_talk_and_the_other_can_do_nothing() -> None:
    table = three().play("seat 3")
    assert table.state.deciders() == [0] and table.legal == {"end talk"}
    assert table.ask.default == table.state.read(0, "end talk")
    assert table.state.legal(2) == [] and table.state.ask(2) is None
    assert table.refused("end talk", seat=2) == "PC-3.10"


@pytest.mark.clause("PC-9.10")
def test_after_the_talk_the_mover_moves_as_in_any_turn() -> None:
    plain = position(CITY, ["", "", ""])
    table = three().play("seat 3", "end talk")
    assert table.turn == 0 and table.asked == "move-varys" and table.legal == plain.legal
    assert not table.state.view(None)["players"][0]["raven"]
    assert table.play("right stark").turn == 1


@pytest.mark.clause("PC-9.11")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_end_is_tested_before_a_raven_is_offered(seats: int) -> None:
    city = ". . . . . .\n. V S . . .\n" + ". . . . . .\n" * 3 + ". . . . . G\n"
    table = position(city, [""] * seats, ravens=True).play("keep raven", "right stark")
    assert table.state.over and table.state.deciders() == []


@pytest.mark.clause("PC-9.12")
@pytest.mark.parametrize("kept", [True, False])
def test_melisandres_turn_offers_a_raven_kept_so_far(kept: bool) -> None:
    table = position(CITY, ["", "", ""], ravens=True, available="melisandre")
    table.play(*(["keep raven"] if kept else ["seat 2", "end talk"]))
    table.play("right tully", "companion melisandre")
    assert table.turn == 0
    assert table.asked == ("send-raven" if kept else "move-varys")
    if kept:
        assert table.play("seat 2", "end talk", "right stark").turn == 1
