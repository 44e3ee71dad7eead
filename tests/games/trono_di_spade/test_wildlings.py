"""TS-7: the wildlings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tavolata.games.trono_di_spade.rules import tables as t

from .positions import Table, westeros

ALL = "stark greyjoy lannister baratheon tyrell martell"
HOMES = {
    "winterfell": "stark footman knight",
    "karhold": "stark footman",
    "pyke": "greyjoy footman knight",
    "lannisport": "lannister footman",
}


def attack(card: str, units: Mapping[str, str] = HOMES, strength: int = 6, **others: Any) -> Table:
    """The wildlings attack with so much strength, 4 of it from icons; all tracks stand in the order of ALL."""
    quiet = "last-days-of-summer-1", "last-days-of-summer-2"
    usual = {"threat": strength - 4, "tracks": dict.fromkeys(t.TRACKS, ALL), "wildling": card}
    return westeros(units, *quiet, "wildlings-attack", **{**usual, **others})


def bid(table: Table, *numbers: int) -> Table:
    """All Houses bid, in the order of ALL; who has no power is not asked."""
    for house, number in zip(ALL.split(), numbers, strict=True):
        if house in table.deciders:
            table.play(f"{house}: bid {number}")
    return table


def won(card: str, units: Mapping[str, str] = HOMES, **others: Any) -> Table:
    """The Night's Watch wins, and Stark bid most."""
    return bid(attack(card, units, **others), 4, 2, 1, 0, 0, 0)


def lost(card: str, units: Mapping[str, str] = HOMES, **others: Any) -> Table:
    """The wildlings win, and Stark bid least."""
    return bid(attack(card, units, **others), 0, 1, 1, 1, 1, 1)


# -- an attack --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("TS-7.1")
def test_bids_are_secret_and_all_are_paid() -> None:
    table = attack("silence-at-the-wall", power=dict.fromkeys(ALL.split(), 5))
    before = table.power("stark")
    assert table.deciders == set(ALL.split())
    table.play("stark: bid 3")
    assert table.bidding("greyjoy")["bids"] == [None] * 6
    assert table.refused(f"greyjoy: bid {table.power('greyjoy') + 1}") == "TS-7.1"
    bid(table, 3, 1, 0, 0, 0, 0)
    assert table.power("stark") == before - 3


@pytest.mark.clause("TS-7.2", "TS-7.3")
@pytest.mark.parametrize(("numbers", "wins"), [((6, 0, 0, 0, 0, 0), True), ((5, 0, 0, 0, 0, 0), False)])
def test_bids_that_reach_the_threat_beat_the_wildlings(numbers: tuple[int, ...], wins: bool) -> None:
    table = bid(attack("silence-at-the-wall", power={"stark": 9}), *numbers)
    assert bool(table.heard("watch-wins")) == wins
    assert bool(table.heard("wildlings-win")) == (not wins)


@pytest.mark.clause("TS-7.3", "TS-7.4")
def test_what_becomes_of_the_threat() -> None:
    assert won("silence-at-the-wall").state.threat == 0
    assert lost("silence-at-the-wall").state.threat == 2
    assert lost("silence-at-the-wall", strength=8).state.threat == 4


@pytest.mark.clause("TS-7.4")
def test_the_threat_does_not_fall_below_nothing() -> None:
    cards = "supply", "game-of-thrones", "wildlings-attack"
    table = westeros(HOMES, *cards, threat=2, wildling="silence-at-the-wall", tracks={"throne": ALL})
    bid(table, 0, 1, 0, 0, 0, 0).play("house stark")
    assert table.state.threat == 0


@pytest.mark.clause("TS-7.4")
def test_the_lowest_suffers_first_then_the_others_in_throne_order() -> None:
    tracks = {"throne": "martell tyrell baratheon lannister greyjoy stark"}
    units = {
        f"{area}": f"{house} footman footman footman footman"
        for area, house in zip(
            ("winterfell", "pyke", "lannisport", "dragonstone", "highgarden", "sunspear"),
            ALL.split(),
            strict=True,
        )
    }
    table = lost("mammoth-riders", units, tracks=tracks)
    # each House stands in one area with one kind of unit: nobody is asked, and the losses tell the order
    losers = [table.house(int(told["seat"][1:])) for told in table.heard("loses")]
    order = list(dict.fromkeys(losers))
    assert order == ["stark", "martell", "tyrell", "baratheon", "lannister", "greyjoy"]
    assert [losers.count(house) for house in order] == [3, 2, 2, 2, 2, 2]


@pytest.mark.clause("TS-7.5")
def test_ties_are_decided_before_the_card_is_seen() -> None:
    table = bid(attack("silence-at-the-wall"), 1, 3, 3, 0, 0, 0)
    assert table.asked == ("tie", "stark")
    assert table.legal == {"house greyjoy", "house lannister"}
    assert table.refused("house stark") == "TS-7.5"
    assert not table.heard("wildling-card")
    table.play("house lannister")
    assert table.heard("wildling-card")[0]["seat"] == f"@{table.seat('lannister')}"
    table = bid(attack("silence-at-the-wall"), 0, 0, 1, 1, 1, 1)
    assert table.ask.arguments == {"what": "lowest"}
    assert table.legal == {"house stark", "house greyjoy"}


@pytest.mark.clause("TS-7.6")
def test_the_card_goes_to_the_bottom() -> None:
    table = attack("crow-killers")
    second = table.state.wild[1]
    bid(table, 0, 1, 1, 1, 1, 1)
    assert table.state.wild[0] == second
    assert table.state.wild[-1] == t.CROWS
    assert table.state.view(None)["wildlings"][-1]["card"] == "crow-killers"


# -- the nine cards ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("TS-7.7", "TS-7.8")
def test_a_king_beyond_the_wall_wins() -> None:
    table = lost("a-king-beyond-the-wall")
    for track in t.TRACKS:
        assert table.track(track) == "greyjoy lannister baratheon tyrell martell stark".split()
    asked = []
    while table.ask.kind == "fall":
        asked.append(table.asked[1])
        assert table.legal == {"track fiefdoms", "track court"}
        assert table.refused("track throne") == "TS-7.7"
        table.play("track court" if table.asked[1] == "greyjoy" else "track fiefdoms")
    assert asked == ["greyjoy", "lannister", "baratheon", "tyrell", "martell"]
    assert table.track("throne") == "greyjoy lannister baratheon tyrell martell stark".split()
    assert table.track("court") == "lannister baratheon tyrell martell stark greyjoy".split()
    assert table.track("fiefdoms") == "greyjoy stark lannister baratheon tyrell martell".split()


@pytest.mark.clause("TS-7.7")
def test_a_king_beyond_the_wall_is_beaten() -> None:
    table = bid(attack("a-king-beyond-the-wall"), 0, 0, 0, 0, 1, 5)
    assert table.asked == ("rise", "martell")
    table.play("track throne")
    assert table.track("throne") == "martell stark greyjoy lannister baratheon tyrell".split()
    assert table.track("court") == ALL.split()


@pytest.mark.clause("TS-7.9")
def test_crow_killers_win() -> None:
    units = {
        "winterfell": "stark knight knight knight",
        "karhold": "stark knight",
        "pyke": "greyjoy knight",
        "seagard": "greyjoy knight",
        "flints-finger": "greyjoy knight",
    }
    table = lost("crow-killers", units)
    assert table.units("winterfell") == "stark footman footman footman", "all of them, so nobody is asked"
    assert table.units("karhold") == "stark footman"
    assert table.asked == ("unhorse", "greyjoy")
    assert table.ask.arguments == {"number": 2}
    table.play("seagard", "pyke")
    assert (table.units("seagard"), table.units("pyke")) == ("greyjoy footman", "greyjoy footman")
    assert table.units("flints-finger") == "greyjoy knight"


@pytest.mark.clause("TS-7.9")
def test_a_knight_without_a_footman_to_replace_it_is_destroyed() -> None:
    lands = "karhold castle-black moat-cailin white-harbor widows-watch the-twins seagard riverrun harrenhal".split()
    units = dict.fromkeys(lands, "stark footman")
    table = lost("crow-killers", {**units, "winterfell": "stark knight knight"})
    assert table.units("winterfell") == "stark footman", (
        "nine footmen are on the board, the tenth replaces one"
    )
    assert len(table.heard("unhorsed")) == len(table.heard("knight-lost")) == 1


@pytest.mark.clause("TS-7.9")
def test_crow_killers_are_beaten() -> None:
    table = won(
        "crow-killers", {**HOMES, "winterfell": "stark footman footman", "castle-black": "stark footman"}
    )
    assert table.asked == ("knight", "stark")
    table.play("winterfell", "karhold")
    assert table.units("winterfell") == "stark footman knight"
    assert table.units("karhold") == "stark knight"
    assert table.ask.kind == "plan", "two at most"
    table = won("crow-killers")
    table.play("done")
    assert table.units("karhold") == "stark footman"


@pytest.mark.clause("TS-7.10")
def test_mammoth_riders() -> None:
    table = lost("mammoth-riders", {**HOMES, "castle-black": "stark footman footman"})
    assert table.asked == ("disband", "stark")
    assert table.ask.arguments == {"number": 3, "why": "wildlings"}
    table.play("winterfell", "knight", "castle-black", "karhold")
    assert table.units("winterfell") == "stark footman"
    assert table.units("karhold") == ""
    assert table.units("castle-black") == "stark footman"
    table = won("mammoth-riders", hands={"stark": "eddard-stark robb-stark"})
    assert table.asked == ("take-back", "stark")
    assert table.refused("card eddard-stark") == "TS-7.10"
    table.play("card catelyn-stark")
    assert table.hand("stark") == {"eddard-stark", "robb-stark", "catelyn-stark"}


@pytest.mark.clause("TS-7.11")
def test_massing_on_the_milkwater_wins() -> None:
    hands = {
        "stark": "roose-bolton greatjon-umber catelyn-stark",
        "greyjoy": "euron-crows-eye asha-greyjoy",
        "lannister": "the-hound",
        "baratheon": "patchface melisandre",
    }
    table = lost("massing-on-the-milkwater", hands=hands)
    assert table.hand("stark") == {"catelyn-stark"}, "both cards of strength 2 go"
    assert table.asked == ("discard", "greyjoy")
    assert table.legal == {"card euron-crows-eye", "card asha-greyjoy"}
    table.play("card asha-greyjoy")
    assert table.asked == ("discard", "baratheon"), "lannister has one card and keeps it"
    assert table.hand("lannister") == {"the-hound"}


@pytest.mark.clause("TS-7.11")
def test_the_whole_hand_is_never_discarded() -> None:
    table = lost("massing-on-the-milkwater", hands={"stark": "roose-bolton greatjon-umber"})
    assert table.hand("stark") == {"roose-bolton", "greatjon-umber"}


@pytest.mark.clause("TS-7.11")
def test_massing_on_the_milkwater_is_beaten() -> None:
    table = won("massing-on-the-milkwater", hands={"stark": "catelyn-stark"})
    assert len(table.hand("stark")) == 7
    assert table.pile("stark") == set()


@pytest.mark.clause("TS-7.12")
def test_a_preemptive_raid_wins() -> None:
    table = lost("preemptive-raid")
    assert table.asked == ("preemptive", "stark")
    table.play("units")
    assert table.asked == ("disband", "stark")
    table.play("winterfell", "knight", "karhold")
    assert table.units("winterfell") == "stark footman"
    assert table.units("pyke") == "greyjoy footman knight", "the others suffer nothing"


@pytest.mark.clause("TS-7.12")
def test_dropping_where_one_stands_highest() -> None:
    tracks = {
        "throne": "greyjoy lannister stark",
        "fiefdoms": "greyjoy stark",
        "court": "greyjoy lannister stark",
    }
    table = lost("preemptive-raid", tracks=tracks)
    table.play("places")
    assert table.track("fiefdoms")[3] == "stark"
    assert table.track("throne")[2] == "stark"


@pytest.mark.clause("TS-7.13")
def test_the_throne_decides_between_equal_tracks() -> None:
    tracks = {"throne": "greyjoy stark", "fiefdoms": "lannister stark", "court": "lannister greyjoy stark"}
    table = lost("preemptive-raid", tracks=tracks)
    table.play("places")
    assert table.asked == ("track", "greyjoy")
    assert table.legal == {"track throne", "track fiefdoms"}
    assert table.refused("track court") == "TS-7.13"
    table.play("track fiefdoms")
    assert table.track("fiefdoms").index("stark") == 3
    assert table.track("throne").index("stark") == 1


@pytest.mark.clause("TS-7.12", "TS-7.14")
def test_a_beaten_preemptive_raid_is_followed_by_another_attack() -> None:
    table = attack("preemptive-raid", power=dict.fromkeys(ALL.split(), 9))
    mammoths = t.WILDLINGS.index("mammoth-riders")
    rest = [card for card in table.state.wild[1:] if card != mammoths]
    table.state.wild = [table.state.wild[0], mammoths, *rest]
    bid(table, 4, 2, 1, 0, 0, 0)
    assert table.heard("wildlings-attack") == [{"number": 6}, {"number": 6}]
    assert table.state.threat == 0
    assert table.deciders == set(ALL.split()) - {"stark"}
    bid(table, 0, 0, 1, 1, 1, 1)
    assert table.state.threat == 0
    losers = {table.house(int(told["seat"][1:])) for told in table.heard("loses")}
    assert "stark" not in losers
    assert table.units("winterfell") == "stark footman knight"
    assert table.units("pyke") == "", "greyjoy bid least, and had only two units"
    assert table.ask.kind == "plan", "nor is it asked for anything"


@pytest.mark.clause("TS-7.15")
def test_rattleshirts_raiders() -> None:
    levels = {"stark": 3, "greyjoy": 3, "tyrell": 0}
    table = lost("rattleshirts-raiders", supply=levels)
    assert [table.supply(house) for house in levels] == [1, 2, 0]
    table = won("rattleshirts-raiders", supply=levels)
    assert [table.supply(house) for house in levels] == [4, 3, 0]
    assert won("rattleshirts-raiders", supply={"stark": 6}).supply("stark") == 6


@pytest.mark.clause("TS-7.15")
def test_armies_are_reconciled_after_a_raid() -> None:
    table = lost("rattleshirts-raiders", {"winterfell": "stark footman footman knight"}, supply={"stark": 2})
    assert table.supply("stark") == 0
    assert table.asked == ("unit", "stark")
    assert table.ask.arguments["why"] == "supply"


@pytest.mark.clause("TS-7.16")
def test_silence_at_the_wall() -> None:
    for table in (won("silence-at-the-wall"), lost("silence-at-the-wall")):
        assert table.ask.kind == "plan"
        told = [event.id for event in table.events]
        assert told[-1] == "wildling-card"


@pytest.mark.clause("TS-7.17")
def test_a_skinchanger_scout() -> None:
    table = lost("skinchanger-scout", power={"stark": 7, "greyjoy": 4, "tyrell": 2})
    assert [table.power(house) for house in ("stark", "greyjoy", "tyrell")] == [0, 1, 0]
    table = won("skinchanger-scout", power={"stark": 7, "greyjoy": 4})
    assert [table.power(house) for house in ("stark", "greyjoy")] == [7, 2]


@pytest.mark.clause("TS-7.18")
def test_the_horde_descends_on_a_structure() -> None:
    units = {
        "winterfell": "stark footman footman knight",
        "white-harbor": "stark footman knight",
        "karhold": "stark footman footman",
        "moat-cailin": "stark footman",
        "pyke": "greyjoy footman knight",
    }
    table = lost(
        "the-horde-descends", units, tokens={"riverrun": "stark", "seagard": "stark", "the-eyrie": "stark"}
    )
    assert table.asked == ("horde", "stark")
    assert table.legal == {"winterfell", "white-harbor"}
    assert table.refused("karhold") == "TS-7.18"
    table.play("white-harbor")
    assert table.units("white-harbor") == ""
    assert table.asked == ("unit", "greyjoy")
    table.play("footman")
    assert table.units("pyke") == "greyjoy knight"


@pytest.mark.clause("TS-7.18")
def test_the_horde_without_a_structure_that_holds_two() -> None:
    units = {"winterfell": "stark footman", "karhold": "stark footman knight"}
    table = lost("the-horde-descends", units)
    assert table.asked == ("disband", "stark")
    table.play("karhold", "knight", "winterfell")
    assert table.units("karhold") == "stark footman"


@pytest.mark.clause("TS-7.18")
def test_the_horde_is_beaten() -> None:
    table = won("the-horde-descends", {**HOMES, "white-harbor": "stark footman"})
    assert table.asked == ("muster", "stark")
    assert table.legal == {"winterfell", "white-harbor", "done"}
    table.play("white-harbor", "footman")
    assert table.units("white-harbor") == "stark footman footman"
    assert table.ask.kind == "plan", "one structure only"


@pytest.mark.clause("TS-7.19")
def test_who_has_fewer_units_loses_all() -> None:
    table = lost(
        "mammoth-riders", {"winterfell": "stark footman", "karhold": "stark knight", "pyke": "greyjoy knight"}
    )
    assert table.units("winterfell") == table.units("karhold") == table.units("pyke") == ""


@pytest.mark.clause("TS-7.20")
def test_lands_and_ports_are_settled_after_each_house() -> None:
    units = {
        "white-harbor": "stark knight",
        "port-of-white-harbor": "stark ship ship ship",
        "pyke": "greyjoy knight",
    }
    table = lost("the-horde-descends", units)
    assert table.asked == ("disband", "stark")
    table.play("white-harbor")
    assert table.units("port-of-white-harbor") == "", "nobody holds White Harbor any more"


@pytest.mark.clause("TS-7.20", "TS-7.9")
def test_a_port_waits_until_all_knights_are_named() -> None:
    """Ten footmen are on the board: each knight that is named is destroyed, and White Harbor is left empty."""
    lands = {"castle-black": 4, "moat-cailin": 3, "widows-watch": 2, "the-twins": 1}
    units = {land: "stark" + number * " footman" for land, number in lands.items()}
    units["port-of-white-harbor"] = "stark ship ship"
    knights = dict.fromkeys(["white-harbor", "winterfell", "karhold"], "stark knight")
    table = lost("crow-killers", {**units, **knights}).play("white-harbor")
    assert table.asked == ("unhorse", "stark") and table.units("port-of-white-harbor") == "stark ship ship"
    table.play("karhold")
    assert table.heard("sunk") and table.units("port-of-white-harbor") == ""
    assert len(table.heard("knight-lost")) == 3


@pytest.mark.clause("TS-7.20")
def test_a_port_waits_until_its_house_has_named_all_its_losses() -> None:
    units = {
        "white-harbor": "stark knight",
        "port-of-white-harbor": "stark ship ship",
        "karhold": "stark footman",
        "castle-black": "stark footman",
    }
    table = lost("mammoth-riders", units).play("white-harbor")
    assert table.legal == {"port-of-white-harbor", "karhold", "castle-black"}
    assert table.play("port-of-white-harbor", "karhold").heard("sunk")[0]["number"] == 1
    assert table.units("castle-black") == "stark footman"


@pytest.mark.clause("TS-7.20", "TS-16.5")
def test_two_homes_may_come_back_at_once() -> None:
    units = {
        "pyke": "stark footman",
        "port-of-pyke": "stark ship",
        "lannisport": "stark footman",
        "port-of-lannisport": "stark ship",
        "karhold": "stark footman",
        "sunspear": "martell footman footman footman",
    }
    table = lost("mammoth-riders", units).play("pyke", "lannisport", "karhold")
    assert table.asked == ("capture", "greyjoy") and table.play("take 1").asked == ("capture", "lannister")
    table.play("take 1")
    assert table.ask.kind == "plan" and len(table.heard("captures")) == 2


@pytest.mark.clause("TS-7.21")
def test_who_has_no_choice_is_not_asked() -> None:
    table = lost("mammoth-riders", {"winterfell": "stark footman footman footman footman"})
    assert table.ask.kind == "plan"
    assert table.units("winterfell") == "stark footman"
