"""TS-23: betrayal, and what it costs."""

from __future__ import annotations

from typing import Any

import pytest

from tavolata.games.trono_di_spade.rules import alliances as alliances

from .pacts import ally, go, march
from .positions import ROOM, Table, acting

FOES = {"winterfell": "stark knight", "karhold": "greyjoy footman"}
GUEST = {"winterfell": "stark footman"}
BRIDGE = {"winterfell": "stark footman", "bay-of-ice": "greyjoy ship"}
HELP = {"winterfell": "stark knight", "karhold": "baratheon footman", "castle-black": "greyjoy footman"}


def supported(*groups: str, **others: Any) -> Table:
    """Stark attacks Baratheon; a support order of Greyjoy, its ally, lies beside."""
    orders = {"winterfell": "march", "castle-black": "support"}
    table = ally(acting(HELP, orders, alliances="castles", **others), *(groups or ("stark greyjoy",)))
    return go(table, "karhold")


def betrayals(table: Table) -> list[tuple[str, set[str]]]:
    """Who has betrayed whom."""
    seats = [(told["seat"], told["houses"]) for told in table.heard("betrays")]
    return [
        (table.house(int(one[1:])), {table.house(int(other[1:])) for other in others})
        for one, others in seats
    ]


def alone(table: Table, house: str) -> bool:
    return table.state.ally[table.seat(house)] == 0


# -- the four forms ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("TS-23.1", "TS-23.5")
def test_attacking_an_allys_troops() -> None:
    table = march(FOES)
    go(table, "karhold")
    assert betrayals(table) == [("stark", {"greyjoy"})]
    assert alone(table, "stark") and alone(table, "greyjoy")
    assert table.ask.kind == "cards", "nobody is asked to excuse it, and the combat comes"


@pytest.mark.clause("TS-23.1")
def test_attacking_an_allys_garrison() -> None:
    units = {"flints-finger": "stark footman", "ironmans-bay": "stark ship"}
    table = march(units, "flints-finger", garrisons={"pyke": 2})
    go(table, "pyke", "seize")
    if table.ask.kind == "leave":
        table.play("no")
    assert betrayals(table) == [("stark", {"greyjoy"})]
    assert table.ask.kind == "cards"
    assert table.strengths() == (1, 2)


@pytest.mark.clause("TS-23.2", "TS-23.5")
def test_taking_an_allys_land_without_leave() -> None:
    table = march(GUEST, tokens={"karhold": "greyjoy"})
    go(table, "karhold", "seize")
    assert betrayals(table) == [("stark", {"greyjoy"})]
    assert table.token("karhold") == ""
    assert table.ruler("karhold") == "stark"
    assert not table.heard("excuses") and not table.heard("condemns")


@pytest.mark.clause("TS-23.3")
@pytest.mark.parametrize("move", ["neither", "defender"])
def test_refusing_support_that_lies_on_the_map(move: str) -> None:
    table = supported()
    assert table.asked == ("support", "greyjoy")
    table.play(move)
    assert table.asked == ("excuse", "stark"), "the House that was refused decides"
    table.play("no")
    assert betrayals(table) == [("greyjoy", {"stark"})]
    assert alone(table, "stark") and alone(table, "greyjoy")


@pytest.mark.clause("TS-23.3")
def test_reasons_can_be_accepted() -> None:
    table = supported()
    table.play("neither", "yes")
    assert betrayals(table) == []
    assert not alone(table, "stark")
    assert table.heard("excuses") == [
        {"seat": f"@{table.seat('stark')}", "other": f"@{table.seat('greyjoy')}"}
    ]


@pytest.mark.clause("TS-23.3")
def test_who_is_no_ally_owes_no_support() -> None:
    table = supported("stark tyrell")
    table.play("neither")
    assert betrayals(table) == []
    assert table.ask.kind == "cards"


@pytest.mark.clause("TS-23.4", "TS-23.11")
def test_refusing_a_bridge() -> None:
    table = march(BRIDGE)
    table.play("flints-finger", "no")
    assert table.asked == ("excuse", "stark")
    table.play("no")
    assert betrayals(table) == [("greyjoy", {"stark"})]
    assert table.asked == ("march", "stark"), "another goal can be chosen"
    assert "flints-finger" not in table.legal
    assert "karhold" in table.legal
    assert table.units("winterfell") == "stark footman"


@pytest.mark.clause("TS-23.4", "TS-23.11")
def test_a_refused_bridge_can_be_excused() -> None:
    table = march(BRIDGE)
    table.play("flints-finger", "no", "yes")
    assert betrayals(table) == []
    assert not alone(table, "stark")
    assert table.asked == ("march", "stark")
    assert "flints-finger" not in table.legal, "nothing is asked twice in one march"


@pytest.mark.clause("TS-23.11", "TS-15.7")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_support_refused_against_a_neutral_force(answer: str) -> None:
    units = {"crackclaw-point": "stark knight", "kingswood": "greyjoy knight knight"}
    orders = {"crackclaw-point": "march", "kingswood": "support"}
    force = {"kings-landing": 5}
    table = ally(acting(units, orders, garrisons=force, alliances="castles"), "stark greyjoy")
    table.play("kings-landing", "neither")
    assert table.asked == ("excuse", "stark")
    table.play(answer)
    assert table.asked == ("march", "stark"), "the march is chosen again"
    assert table.refused("kings-landing") == "TS-15.6" and "harrenhal" in table.legal
    stranger = acting(units, orders, garrisons=force, alliances="castles")
    stranger.play("kings-landing", "neither")
    assert stranger.asked == ("march", "stark"), "nor does who owes nothing end it"
    assert stranger.refused("kings-landing") == "TS-15.6" and "harrenhal" in stranger.legal


# -- what follows -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("TS-23.6")
def test_the_others_of_three_stay_allied() -> None:
    table = march(FOES, group="stark greyjoy tyrell")
    go(table, "karhold")
    assert betrayals(table) == [("stark", {"greyjoy", "tyrell"})]
    assert alone(table, "stark")
    pair = 1 << table.seat("greyjoy") | 1 << table.seat("tyrell")
    assert [table.state.ally[table.seat(house)] for house in ("greyjoy", "tyrell")] == [pair, pair]


@pytest.mark.clause("TS-23.7")
def test_a_token_for_each_betrayed_ally() -> None:
    table = march(FOES, power={"stark": 3, "greyjoy": 1})
    go(table, "karhold")
    assert (table.power("stark"), table.power("greyjoy")) == (2, 2)
    assert [told["number"] for told in table.heard("loses-power")] == [1], "all hear what it cost"
    table = march(FOES, group="stark greyjoy tyrell", power={"stark": 3, "greyjoy": 1, "tyrell": 0})
    go(table, "karhold")
    assert [table.power(house) for house in ("stark", "greyjoy", "tyrell")] == [1, 2, 1]


@pytest.mark.clause("TS-23.8")
def test_what_cannot_be_paid_is_a_place_on_a_track() -> None:
    tracks = {
        "throne": "stark greyjoy",
        "fiefdoms": "greyjoy stark",
        "court": "lannister greyjoy tyrell baratheon martell",
    }
    table = march(FOES, power={"stark": 0, "greyjoy": 0}, tracks=tracks)
    assert table.track("court")[-1] == "stark"
    table.play("karhold")
    assert table.asked == ("penalty", "stark")
    assert table.legal == {"track throne", "track fiefdoms"}, "it is last at court"
    assert table.refused("track court") == "TS-23.8"
    table.play("track throne")
    assert table.track("throne")[:2] == ["greyjoy", "stark"]
    assert table.power("greyjoy") == 1, "the betrayed gain all the same"


@pytest.mark.clause("TS-23.8")
@pytest.mark.parametrize("power", [0, 1])
def test_one_place_however_many_tokens_are_missing(power: int) -> None:
    tracks = dict.fromkeys(("throne", "fiefdoms", "court"), "stark")
    table = march(FOES, group="stark greyjoy tyrell", power={"stark": power}, tracks=tracks)
    table.play("karhold")
    assert table.power("stark") == 0 and table.asked == ("penalty", "stark")
    table.play("track throne")
    assert table.track("throne").index("stark") == 1
    assert table.ask.kind == "cards", "one step, and no more"


@pytest.mark.clause("TS-23.9")
def test_last_on_all_tracks_there_is_nothing_to_lose() -> None:
    last = "greyjoy tyrell lannister baratheon martell stark"
    table = march(FOES, power={"stark": 0}, tracks=dict.fromkeys(("throne", "fiefdoms", "court"), last))
    go(table, "karhold")
    assert betrayals(table) == [("stark", {"greyjoy"})]
    assert table.ask.kind == "cards"


@pytest.mark.clause("TS-23.10", "TS-23.12")
def test_betrayal_takes_effect_before_units_move_or_fight() -> None:
    table = march({**FOES, "winterfell": "stark knight footman"})
    table.play("karhold")
    assert betrayals(table) == [("stark", {"greyjoy"})]
    assert table.asked == ("group", "stark"), "the units are not even named"
    assert not table.heard("marches")


@pytest.mark.clause("TS-23.10")
def test_who_was_betrayed_is_no_longer_bound() -> None:
    """Tyrell's support lies beside the field: against the traitor it owes nothing, to the other ally it does."""
    units = {**FOES, "castle-black": "tyrell footman"}
    orders = {"winterfell": "march", "castle-black": "support"}
    table = ally(acting(units, orders, alliances="castles"), "stark greyjoy tyrell")
    go(table, "karhold")
    assert table.asked == ("support", "tyrell")
    table.play("neither")
    assert table.asked == ("excuse", "greyjoy")
    table.play("yes")
    assert len(betrayals(table)) == 1


@pytest.mark.clause("TS-23.6", "TS-24.8")
def test_a_traitor_waits_for_the_end_of_the_round() -> None:
    table = march(FOES)
    go(table, "karhold")
    both = 1 << table.seat("stark") | 1 << table.seat("greyjoy")
    assert table.state.began & both == both


@pytest.mark.clause("TS-23.7")
def test_a_gain_beyond_the_pool_is_lost() -> None:
    table = march(FOES, power={"greyjoy": 20})
    alliances.betray(table.state, table.seat("stark"), None)
    assert table.power("greyjoy") == 20


@pytest.mark.clause("TS-23.7")
def test_what_the_traitor_pays_is_told() -> None:
    table = march(FOES, group="stark greyjoy tyrell", power={"stark": 3})
    table.play("karhold")
    assert table.heard("loses-power") == [{"seat": f"@{table.seat('stark')}", "number": 2}]


# -- allies' ships ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("TS-23.13")
def test_allied_ships_carry_nobody_to_an_attack_on_an_ally() -> None:
    units = {**BRIDGE, "flints-finger": "greyjoy footman", "greywater-watch": "baratheon footman"}
    for group in ("stark greyjoy", "stark greyjoy tyrell"):
        table = march(units, group=group)
        assert "flints-finger" not in table.legal
        assert table.refused("flints-finger") == "TS-23.13"
        assert "greywater-watch" in table.legal, "against others they do"
    table = march({**units, "bay-of-ice": "stark ship"})
    go(table, "flints-finger")
    assert betrayals(table) == [("stark", {"greyjoy"})], "one's own ships do"


@pytest.mark.clause("TS-23.13", "TS-22.15")
def test_allied_ships_carry_nobody_to_land_that_is_seized() -> None:
    table = march(BRIDGE, tokens={"flints-finger": "greyjoy"})
    table.play("flints-finger", "yes")
    assert table.legal == {"enter", "receive", "pass"}
    table.play("enter", "no", "flints-finger", "receive", "no")
    assert table.asked == ("march", "stark")
    assert table.refused("flints-finger") == "TS-22.15", "nothing is left to ask"
    assert betrayals(table) == []


# -- nobody betrays unasked -------------------------------------------------------------------------------------------

LANDS = {"winterfell": "stark footman footman", "three-towers": "tyrell footman"}


def turned_away() -> Table:
    """Greyjoy has refused both entry and the gift of its land."""
    return march(LANDS, tokens={"karhold": "greyjoy"}).play(
        "karhold", "enter", "no", "karhold", "receive", "no"
    )


@pytest.mark.clause("TS-22.15", "TS-23.2", "TS-23.12")
def test_after_a_refusal_it_is_asked_again_and_called_betrayal_before_it_is_one() -> None:
    table = turned_away()
    assert table.asked == ("march", "stark") and "karhold" in table.legal
    said = table.state.describe(table.decider, table.state.read(table.decider, "karhold"))
    assert said.id == "move-march-seize", "the way there is called by its name"
    for language, word in (("it", "tradimento"), ("en", "betrayal")):
        move = table.state.read(table.decider, "karhold")
        assert word in ROOM.say_move(table.state, table.decider, move, ROOM.words(language))
    table.play("karhold")
    assert betrayals(table) == [], "naming the land is no answer yet"
    assert table.asked == ("entry", "stark") and table.legal == {"seize", "pass"}
    assert table.ask.arguments["what"] == "refused"
    for language, word in (("it", "tradimento"), ("en", "betrayal")):
        assert word in ROOM.say_ask(table.ask, ROOM.words(language))
    table.play("pass")
    assert table.heard("turns-away") == [{"seat": f"@{table.seat('stark')}", "area": "area-karhold"}]
    assert betrayals(table) == [] and table.asked == ("march", "stark")
    assert table.refused("karhold") == "TS-22.15", "nor is it asked for ever"


@pytest.mark.clause("TS-23.2")
def test_whoever_wants_to_betray_after_a_refusal_may() -> None:
    table = go(turned_away(), "karhold", "seize")
    assert betrayals(table) == [("stark", {"greyjoy"})]


@pytest.mark.clause("TS-22.15")
def test_one_may_turn_away_before_anybody_is_asked() -> None:
    table = march(LANDS, tokens={"karhold": "greyjoy"}).play("karhold", "pass")
    assert table.asked == ("march", "stark") and betrayals(table) == []
    assert not table.heard("denies") and table.refused("karhold") == "TS-22.15"


@pytest.mark.clause("TS-22.1", "TS-22.2", "TS-22.3")
@pytest.mark.parametrize("granted", [True, False])
def test_what_is_granted_or_denied_is_told_by_its_name(granted: bool) -> None:
    answer, id = ("yes", "allows") if granted else ("no", "denies")
    for what, moves in (("entry", ["karhold", "enter"]), ("gift", ["karhold", "receive"])):
        table = march(LANDS, tokens={"karhold": "greyjoy"}).play(*moves, answer)
        told = {"seat": f"@{table.seat('greyjoy')}", "other": f"@{table.seat('stark')}"}
        assert table.heard(id) == [{**told, "what": what, "area": "area-karhold"}]
    table = march({**BRIDGE, "greywater-watch": "baratheon footman"}).play("greywater-watch", answer)
    assert [event["what"] for event in table.heard(id)] == ["bridge"]
    sentences = set()
    for event in table.events:
        if event.id == id:
            sentences |= {ROOM.say_event(event, None, ROOM.words(language)) for language in ("it", "en")}
    assert len(sentences) == 2 and all("{" not in sentence for sentence in sentences)
