"""TS-6: influence, dominance tokens and the clash of kings."""

from __future__ import annotations

from typing import Any

import pytest

from tavolata.games.trono_di_spade.rules import board as board
from tavolata.games.trono_di_spade.rules import tables as t

from .positions import Table, acting, new, planning, westeros

ALL = "stark greyjoy lannister baratheon tyrell martell"


def clash(**others: Any) -> Table:
    """A clash of kings begins; the Houses stand on every track in the order of their names in ALL."""
    tracks = dict.fromkeys(t.TRACKS, ALL)
    return westeros(
        {"winterfell": "stark footman"},
        "last-days-of-summer-1",
        "clash-of-kings",
        **{"tracks": tracks, **others},
    )


def bid(table: Table, *numbers: int) -> Table:
    """All Houses bid, in the order of ALL."""
    for house, number in zip(ALL.split(), numbers, strict=True):
        if house in table.deciders:
            table.play(f"{house}: bid {number}")
    return table


@pytest.mark.clause("TS-6.1")
def test_three_tracks_with_every_house() -> None:
    state = new()
    assert [sorted(track) for track in state.tracks] == [[0, 1, 2, 3, 4, 5]] * 3
    assert list(state.view(None)["tracks"]) == ["throne", "fiefdoms", "court"]


@pytest.mark.clause("TS-6.2")
def test_the_first_holds_the_token() -> None:
    table = westeros(
        {"winterfell": "stark footman"},
        "a-throne-of-blades",
        "dark-wings-dark-words",
        "put-to-the-sword",
        tracks={"throne": "stark", "fiefdoms": "greyjoy", "court": "martell"},
    )
    asked = [table.asked[1]]
    table.play("choose nothing")
    asked.append(table.asked[1])
    table.play("choose nothing")
    asked.append(table.asked[1])
    assert asked == ["stark", "martell", "greyjoy"]


@pytest.mark.clause("TS-6.3")
def test_the_throne_decides_its_own_ties_too() -> None:
    table = bid(clash(), 2, 2, 1, 0, 0, 3)
    assert table.asked == ("tie", "stark")
    assert table.legal == {"house stark", "house greyjoy"}
    assert table.refused("house martell") == "TS-6.7"


@pytest.mark.clause("TS-6.3", "TS-1.12")
def test_the_throne_track_is_the_order_of_play() -> None:
    units = {"winterfell": "stark footman", "harrenhal": "lannister footman"}
    table = acting(units, dict.fromkeys(units, "march"), tracks={"throne": "lannister stark"})
    assert table.asked == ("march", "lannister")


@pytest.mark.clause("TS-6.4")
def test_bids_for_throne_fiefdoms_and_court() -> None:
    table = clash(power=dict.fromkeys(ALL.split(), 20))
    for track in t.TRACKS:
        assert table.ask.arguments == {"what": track}
        bid(table, 0, 1, 2, 3, 4, 5)
    assert table.track("throne") == table.track("court") == list(reversed(ALL.split()))
    assert table.power("martell") == 5
    assert table.power("stark") == 20


@pytest.mark.clause("TS-6.4")
def test_a_bid_is_paid_from_what_is_available() -> None:
    table = clash(power={"stark": 2})
    assert table.legal_of("stark") == {"bid 0", "bid 1", "bid 2"}
    assert table.refused("stark: bid 3") == "TS-6.4"


@pytest.mark.clause("TS-6.5")
def test_bids_are_secret_until_all_are_made() -> None:
    table = clash()
    table.play("stark: bid 4")
    assert table.deciders == set(ALL.split()) - {"stark"}
    assert not table.heard("bids")
    assert table.bidding("greyjoy")["bids"] == [None] * 6
    assert table.bidding("stark")["bids"][table.seat("stark")] == 4
    assert table.power("stark") == 5, "nothing is paid yet"
    bid(table, 4, 0, 1, 2, 3, 5)
    assert table.power("stark") == 1
    assert [told["number"] for told in table.heard("bids")] == [5, 4, 3, 2, 1, 0]


@pytest.mark.clause("TS-6.6")
def test_places_go_by_bid() -> None:
    table = bid(clash(), 1, 5, 0, 3, 2, 4)
    assert table.track("throne") == ["greyjoy", "martell", "baratheon", "tyrell", "stark", "lannister"]
    assert table.track("fiefdoms") == ALL.split()


@pytest.mark.clause("TS-6.7")
def test_the_old_throne_breaks_ties_for_the_throne_and_the_new_one_the_others() -> None:
    table = bid(clash(power=dict.fromkeys(ALL.split(), 10)), 0, 5, 1, 1, 2, 3)
    assert table.asked == ("tie", "stark"), "stark held the throne when the bids were made"
    table.play("house baratheon")
    assert table.track("throne") == ["greyjoy", "martell", "tyrell", "baratheon", "lannister", "stark"]
    bid(table, 5, 0, 1, 1, 2, 3)
    assert table.asked == ("tie", "greyjoy"), "greyjoy holds it now"
    assert table.ask.arguments == {"what": "fiefdoms"}
    table.play("house lannister")
    assert table.track("fiefdoms") == ["stark", "martell", "tyrell", "lannister", "baratheon", "greyjoy"]


@pytest.mark.clause("TS-6.7")
def test_a_tie_of_three_is_decided_place_by_place() -> None:
    table = bid(clash(), 1, 1, 1, 2, 3, 4)
    table.play("house lannister")
    assert table.legal == {"house stark", "house greyjoy"}
    table.play("house greyjoy")
    assert table.track("throne")[3:] == ["lannister", "greyjoy", "stark"]


@pytest.mark.clause("TS-6.8")
def test_the_token_passes_before_the_next_bids() -> None:
    table = bid(clash(), 1, 2, 3, 4, 5, 0)
    assert table.ask.arguments == {"what": "fiefdoms"}
    assert table.house(table.state.tracks[t.THRONE][0]) == "tyrell"


@pytest.mark.clause("TS-6.9")
def test_those_below_move_up() -> None:
    table = clash()
    board.drop(table.state, t.COURT, table.seat("greyjoy"), 2, None)
    assert table.track("court") == ["stark", "lannister", "baratheon", "greyjoy", "tyrell", "martell"]
    board.drop(table.state, t.COURT, table.seat("stark"), 6, None)
    assert table.track("court") == ["lannister", "baratheon", "greyjoy", "tyrell", "martell", "stark"]


@pytest.mark.clause("TS-6.10")
def test_a_used_blade_stays_used_for_its_next_holder() -> None:
    """Doran takes the blade from Greyjoy after it was used; Stark, now first, cannot use it in this round."""
    table = acting(
        {
            "seagard": "greyjoy knight",
            "riverrun": "martell footman",
            "winterfell": "stark knight",
            "karhold": "baratheon footman",
        },
        {"seagard": "march", "winterfell": "march"},
        tracks={"throne": "greyjoy stark", "fiefdoms": "greyjoy stark"},
        hands={
            "greyjoy": "dagmar-cleftjaw",
            "martell": "areo-hotah",
            "stark": "eddard-stark",
            "baratheon": "melisandre",
        },
    )
    table.play("riverrun")
    table.play("no")
    assert table.asked == ("blade", "greyjoy")
    table.play("blade")
    board.drop(table.state, t.FIEFDOMS, table.seat("greyjoy"), 6, None)
    while table.asked != ("march", "stark"):
        table.play(sorted(table.legal)[0])
    table.play("karhold")
    assert table.track("fiefdoms")[0] == "stark"
    assert not [told for told in table.heard("uses-blade") if told["seat"] == f"@{table.seat('stark')}"]
    assert table.units("karhold") == "stark knight", "it fought without being asked for the blade"


@pytest.mark.clause("TS-6.2", "TS-8.8")
def test_the_raven_is_asked_after_the_orders() -> None:
    table = planning({"winterfell": "stark footman"}, tracks={"court": "stark"})
    table.play("stark: order defense")
    assert table.asked == ("raven", "stark")
