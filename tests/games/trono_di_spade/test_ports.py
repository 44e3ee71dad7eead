"""TS-16 and TS-17: ports, captured ships, power tokens, homes."""

from __future__ import annotations

import pytest

from .positions import Table, acting, fighting

HARBOUR = {"white-harbor": "stark footman", "port-of-white-harbor": "stark ship ship"}


def taken(units: dict[str, str] | None = None, **others: object) -> Table:
    """Baratheon takes White Harbor, which Stark has left with a token, and its port with two ships."""
    board = {"moat-cailin": "baratheon knight", "port-of-white-harbor": "stark ship ship", **(units or {})}
    orders = {"moat-cailin": "march", "port-of-white-harbor": "support"}
    table = fighting(board, orders, tokens={"white-harbor": "stark"}, **others)
    return table.play("white-harbor", "no")


@pytest.mark.clause("TS-16.3")
def test_enemy_ships_in_a_port_are_captured_or_destroyed() -> None:
    table = taken()
    assert table.asked == ("capture", "baratheon") and table.legal == {"take 0", "take 1", "take 2"}
    assert table.order("port-of-white-harbor") == ""
    assert table.play("take 1").units("port-of-white-harbor") == "baratheon ship"
    assert taken().play("take 0").units("port-of-white-harbor") == ""
    fleet = {"shipbreaker-bay": "baratheon ship ship ship", "blackwater-bay": "baratheon ship ship"}
    assert taken(fleet).legal == {"take 0", "take 1"}, "one ship is left in the reserve"
    armies = {"karhold": "baratheon footman footman", "kingswood": "baratheon footman footman"}
    assert taken(armies, supply={"baratheon": 0}).legal == {"take 0", "take 1"}, "no third army"


@pytest.mark.clause("TS-16.3", "TS-16.2")
def test_after_a_combat_too_and_ships_in_port_do_not_fight() -> None:
    table = (
        fighting(
            {**HARBOUR, "moat-cailin": "baratheon knight knight"},
            {"moat-cailin": "march"},
            hands={"stark": "greatjon-umber", "baratheon": "stannis-baratheon"},
        )
        .send("white-harbor", "knight knight")
        .play("no")
    )
    assert table.heard("strengths") == [{"attack": 4, "defence": 1}]
    if table.ask.kind == "retreat":
        table.play("widows-watch")
    assert table.asked == ("capture", "baratheon")


@pytest.mark.clause("TS-16.4")
def test_ships_without_a_land_are_destroyed_before_the_combat() -> None:
    for answer, left in (("no", ""), ("yes", "stark ship ship")):
        table = fighting(
            {**HARBOUR, "moat-cailin": "baratheon knight knight knight"},
            {"white-harbor": "march"},
            hands={"stark": "catelyn-stark eddard-stark", "baratheon": "brienne-of-tarth"},
        ).play("moat-cailin", answer)
        assert table.heard("combat") and table.deciders == {"stark"}
        assert table.units("port-of-white-harbor") == left and bool(table.heard("sunk")) == (answer == "no")


@pytest.mark.clause("TS-16.5", "TS-17.2")
def test_a_home_that_comes_back_brings_its_port() -> None:
    table = fighting(
        {"winterfell": "baratheon footman", "port-of-winterfell": "baratheon ship ship"},
        {"winterfell": "march", "port-of-winterfell": "support"},
    ).play("karhold", "no")
    assert table.ruler("winterfell") == "stark" and table.asked == ("capture", "stark")
    assert table.play("take 2").units("port-of-winterfell") == "stark ship ship"


@pytest.mark.clause("TS-17.1")
def test_a_token_stays_under_its_owners_units() -> None:
    table = acting({"winterfell": "stark footman"}, {"winterfell": "march"}, tokens={"karhold": "stark"})
    table.play("karhold")
    assert table.token("karhold") == "stark" and table.units("karhold") == "stark footman"


@pytest.mark.clause("TS-17.2", "TS-3.1")
def test_a_home_is_its_houses_while_nobody_else_is_there() -> None:
    assert acting({}, {}).ruler("winterfell") == "stark"
    assert acting({}, {}, tokens={"winterfell": "greyjoy"}).ruler("winterfell") == "greyjoy"
    assert acting({"winterfell": "greyjoy footman"}, {}).ruler("winterfell") == "greyjoy"
    assert acting({}, {}).ruler("karhold") == ""


@pytest.mark.clause("TS-17.3")
def test_nobody_is_put_out_of_the_game() -> None:
    table = acting(
        {"winterfell": "baratheon footman", "sunspear": "martell footman"},
        {"winterfell": "march"},
        tracks={"throne": "baratheon"},
        power={"stark": 3},
        westeros=("last-days-of-summer-1", "clash-of-kings", "sea-of-storms"),
        threat=0,
    ).play("done")
    while table.ask.kind != "bid":
        table.play(sorted(table.legal)[0])
    assert "stark" in table.deciders and table.legal_of("stark") == {"bid 0", "bid 1", "bid 2", "bid 3"}
