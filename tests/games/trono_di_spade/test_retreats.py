"""TS-14: casualties, retreat and routed units."""

from __future__ import annotations

import pytest

from .positions import Table, fighting
from .test_combat import attack


@pytest.mark.clause("TS-14.1")
def test_swords_less_forts() -> None:
    hands = {"stark": "eddard-stark", "baratheon": "brienne-of-tarth"}
    table = attack("stark knight knight knight", "baratheon footman footman", hands=hands)
    table.play("the-fingers")
    assert table.units("the-fingers") == "baratheon footman!", "two swords, one fort"
    assert table.units("the-twins") == "stark knight knight knight"
    winner = attack(
        "stark footman",
        "baratheon knight knight",
        hands={"stark": "eddard-stark", "baratheon": "stannis-baratheon"},
    )
    assert winner.units("the-twins") == "baratheon knight knight", "the winner loses none"
    many = attack(
        "stark knight knight knight",
        "baratheon footman",
        hands={"stark": "eddard-stark", "baratheon": "patchface"},
    )
    assert not many.heard("retreats") and many.units("the-twins") == "stark knight knight knight"


@pytest.mark.clause("TS-14.2")
def test_the_loser_chooses_among_those_who_fought() -> None:
    table = attack(
        "stark knight knight knight",
        "baratheon footman knight",
        hands={"stark": "greatjon-umber", "baratheon": "patchface"},
        units={"seagard": "baratheon footman"},
        orders={"seagard": "support"},
    ).play("defender")
    assert table.asked == ("casualty", "baratheon") and table.legal == {"footman", "knight"}
    table.play("knight", "the-fingers")
    assert (
        table.units("the-fingers") == "baratheon footman!" and table.units("seagard") == "baratheon footman"
    )


@pytest.mark.clause("TS-14.3", "TS-14.11")
def test_siege_engines_and_routed_units_fall_first_and_do_not_count() -> None:
    table = attack(
        "stark knight knight knight",
        "baratheon footman footman! knight siege-engine",
        hands={"stark": "greatjon-umber", "baratheon": "patchface"},
    )
    assert table.asked == ("casualty", "baratheon") and table.legal == {"footman", "knight"}
    table.play("footman", "the-fingers")
    assert table.units("the-fingers") == "baratheon knight!"
    attacker = attack(
        "stark footman siege-engine",
        "baratheon knight knight",
        hands={"stark": "the-blackfish", "baratheon": "brienne-of-tarth"},
    )
    assert attacker.units("moat-cailin") == "stark footman!"


@pytest.mark.clause("TS-14.4", "TS-14.12")
def test_the_rest_retreats_together_and_routed() -> None:
    table = attack("stark knight knight knight", "baratheon footman knight")
    assert table.legal == {"seagard", "the-fingers", "the-mountains-of-the-moon"}
    table.play("seagard")
    assert table.units("seagard") == "baratheon footman! knight!" and table.ruler("seagard") == "baratheon"


@pytest.mark.clause("TS-14.5")
def test_a_beaten_attacker_goes_back() -> None:
    table = attack(
        "stark footman knight",
        "baratheon knight knight knight",
        hands={"stark": "the-blackfish", "baratheon": "patchface"},
    )
    while table.ask.kind == "patchface":
        table.play("pass")
    assert table.units("moat-cailin") == "stark footman! knight!"


@pytest.mark.clause("TS-14.6", "TS-17.2")
def test_not_into_a_home_that_has_gone_back_to_its_owner() -> None:
    for token, left in ((True, "baratheon footman!"), (False, "")):
        table = fighting(
            {"winterfell": "baratheon footman", "karhold": "lannister knight"},
            {"winterfell": "march"},
            hands={"baratheon": "patchface", "lannister": "the-hound"},
        ).play("karhold", "yes" if token else "no")
        if table.ask.kind == "patchface":
            table.play("pass")
        assert table.units("winterfell") == left
        assert table.ruler("winterfell") == ("baratheon" if token else "stark")


@pytest.mark.clause("TS-14.7")
def test_where_a_beaten_defender_may_go() -> None:
    units = {"seagard": "lannister footman", "the-narrow-sea": "baratheon ship"}
    table = attack(
        "stark knight knight knight",
        units=units,
        tokens={"the-fingers": "greyjoy", "crackclaw-point": "baratheon"},
        garrisons={"the-eyrie": 6},
        hands={"stark": "greatjon-umber", "baratheon": "brienne-of-tarth"},
    )
    assert table.legal == {"the-mountains-of-the-moon", "crackclaw-point", "white-harbor", "widows-watch"}
    assert table.refused("seagard") == "TS-14.7" and table.refused("moat-cailin") == "TS-14.7"
    home = (
        fighting(
            {"moat-cailin": "baratheon knight knight knight", "white-harbor": "lannister knight"},
            {"moat-cailin": "march"},
            hands={"lannister": "the-hound", "baratheon": "patchface"},
        )
        .send("white-harbor", "knight knight knight")
        .play("no")
    )
    while home.ask.kind in ("patchface", "accept"):
        home.play("pass")
    assert home.units("widows-watch") == "lannister knight!", "not to Winterfell, a home in force"


@pytest.mark.clause("TS-14.8")
def test_ships_retreat_to_seas_and_own_ports_with_room() -> None:
    def sea(port: str) -> Table:
        units = {"shipbreaker-bay": "stark ship ship ship", "the-narrow-sea": "baratheon ship ship"}
        units |= {"white-harbor": "baratheon footman"}
        if port:
            units["port-of-white-harbor"] = port
        return fighting(
            units,
            {"shipbreaker-bay": "march"},
            hands={"stark": "robb-stark", "baratheon": "brienne-of-tarth"},
            tracks={"fiefdoms": "tyrell"},
        ).send("the-narrow-sea", "ship ship ship")

    table = sea("")
    assert table.legal == {"the-shivering-sea", "port-of-white-harbor", "pass"}
    assert table.play("port-of-white-harbor").units("port-of-white-harbor") == "baratheon ship! ship!"
    full = sea("baratheon ship ship")
    assert full.units("the-shivering-sea") == "baratheon ship! ship!", "one would not find room in the port"


@pytest.mark.clause("TS-14.9")
def test_the_area_that_costs_the_fewest_units() -> None:
    table = attack(
        "stark knight knight knight",
        "baratheon footman knight",
        units={
            "seagard": "baratheon footman",
            "the-fingers": "greyjoy footman",
            "white-harbor": "baratheon footman footman",
        },
        supply={"baratheon": 1},
        tokens={"the-mountains-of-the-moon": "lannister"},
    )
    assert table.units("seagard") == "baratheon footman footman! knight!", "three and two still fit"
    short = attack(
        "stark knight knight knight",
        "baratheon footman knight",
        units={
            "seagard": "baratheon footman",
            "the-fingers": "greyjoy footman",
            "karhold": "baratheon footman footman",
            "kingswood": "baratheon footman footman",
        },
        supply={"baratheon": 2},
        tokens={"the-mountains-of-the-moon": "lannister"},
    )
    short.state.supply[0] = 2
    assert short.units("seagard") == "baratheon footman footman! knight!"


@pytest.mark.clause("TS-14.9")
def test_those_too_many_are_destroyed_first() -> None:
    table = attack(
        "stark knight knight knight",
        "baratheon footman knight",
        units={
            "seagard": "baratheon footman footman",
            "the-fingers": "greyjoy footman",
            "karhold": "baratheon footman footman",
        },
        supply={"baratheon": 2},
        tokens={"the-mountains-of-the-moon": "lannister"},
    )
    assert table.asked == ("casualty", "baratheon")
    assert table.ask.arguments == {"number": 1, "why": "retreat"}
    table.play("footman")
    assert table.units("seagard") == "baratheon footman footman knight!"


@pytest.mark.clause("TS-14.10")
def test_without_a_legal_area_all_are_destroyed() -> None:
    blocked = {"seagard": "lannister", "the-fingers": "greyjoy", "the-mountains-of-the-moon": "martell"}
    table = attack("stark knight knight knight", "baratheon footman knight", tokens=blocked)
    assert not table.heard("retreats") and table.units("the-twins") == "stark knight knight knight"
    assert table.asked == ("march", "tyrell")


@pytest.mark.clause("TS-14.13")
def test_a_retreat_places_no_token() -> None:
    table = attack("stark knight knight knight", "baratheon footman knight").play("seagard")
    assert table.token("seagard") == "" and table.power("baratheon") == 5
