"""TS-22: what allies may ask of each other, and land that they share."""

from __future__ import annotations

from typing import Any

import pytest

from tavolata.games.trono_di_spade.rules import board as board
from tavolata.games.trono_di_spade.rules import frames as f
from tavolata.games.trono_di_spade.rules import tables as t
from tavolata.games.trono_di_spade.rules import victory as victory

from .pacts import ally, go, host, march, no_betrayal
from .positions import Table, acting, westeros

# -- bridges ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("TS-22.1")
def test_an_allys_ships_are_a_bridge_by_its_leave() -> None:
    table = march({"winterfell": "stark footman", "bay-of-ice": "greyjoy ship"})
    table.play("flints-finger")
    assert table.asked == ("bridge", "greyjoy")
    assert table.ask.arguments == {"other": f"@{table.seat('stark')}", "area": "area-flints-finger"}
    go(table, "yes")
    assert table.units("flints-finger") == "stark footman"
    assert no_betrayal(table)


@pytest.mark.clause("TS-22.1")
def test_one_bridge_of_own_and_allied_ships() -> None:
    units = {"winterfell": "stark footman", "bay-of-ice": "stark ship", "sunset-sea": "greyjoy ship"}
    table = march(units)
    assert "searoad-marches" in table.legal
    go(table, "searoad-marches", "yes")
    assert table.units("searoad-marches") == "stark footman"
    alone = acting(units, {"winterfell": "march"}, alliances="castles")
    assert "searoad-marches" not in alone.legal


@pytest.mark.clause("TS-22.1")
def test_nobody_is_asked_where_own_ships_are_enough() -> None:
    units = {"winterfell": "stark footman", "bay-of-ice": "stark ship", "the-shivering-sea": "greyjoy ship"}
    table = go(march(units), "flints-finger")
    assert table.units("flints-finger") == "stark footman"
    assert not table.heard("allows")


# -- entry and gifts --------------------------------------------------------------------------------------------------

GUEST = {"winterfell": "stark footman"}
TOKEN = {"karhold": "greyjoy"}


@pytest.mark.clause("TS-22.2")
def test_entering_an_allys_land_by_leave() -> None:
    table = march(GUEST, tokens=TOKEN)
    table.play("karhold")
    assert table.asked == ("entry", "stark")
    assert table.legal == {"enter", "receive", "seize", "pass"}
    table.play("enter")
    assert table.asked == ("host", "greyjoy")
    go(table, "yes")
    assert table.units("karhold") == "stark footman"
    assert table.token("karhold") == "greyjoy"
    assert table.ruler("karhold") == "greyjoy"
    assert no_betrayal(table)


@pytest.mark.clause("TS-22.2", "TS-22.4")
def test_an_allys_empty_home_is_such_a_land_and_is_no_gift() -> None:
    units = {"flints-finger": "stark footman", "ironmans-bay": "stark ship"}
    for garrison in (0, 2):
        table = march(units, "flints-finger", garrisons={"pyke": garrison})
        table.play("pyke")
        assert table.asked == ("entry", "stark")
        assert table.legal == {"enter", "seize", "pass"}
        assert table.refused("receive") == "TS-22.4"
        go(table, "enter", "yes")
        if table.ask.kind == "leave":
            table.play("no")
        assert table.units("pyke") == "stark footman"
        assert table.ruler("pyke") == "greyjoy"
        assert table.garrison("pyke") == garrison


@pytest.mark.clause("TS-22.3")
def test_a_land_can_be_given_away() -> None:
    table = march(GUEST, tokens=TOKEN)
    table.play("karhold", "receive")
    assert table.asked == ("host", "greyjoy")
    assert table.ask.arguments["what"] == "receive"
    go(table, "yes")
    assert table.token("karhold") == ""
    assert table.ruler("karhold") == "stark"
    assert no_betrayal(table)


@pytest.mark.clause("TS-22.5")
@pytest.mark.parametrize("manner", ["enter", "receive"])
def test_refusing_entry_or_the_token_is_no_betrayal(manner: str) -> None:
    table = march(GUEST, tokens=TOKEN)
    table.play("karhold", manner, "no")
    assert table.asked == ("march", "stark"), "the march is chosen again"
    assert table.units("winterfell") == "stark footman"
    assert no_betrayal(table)
    table.play("karhold")
    assert manner not in table.legal, "nothing is asked twice"
    assert "seize" in table.legal


# -- support ----------------------------------------------------------------------------------------------------------

FIELD = {"winterfell": "stark knight", "karhold": "baratheon footman", "castle-black": "greyjoy footman"}


@pytest.mark.clause("TS-22.6")
def test_an_ally_gives_its_support_or_refuses_it() -> None:
    orders = {"winterfell": "march", "castle-black": "support"}
    table = ally(acting(FIELD, orders, alliances="castles"), "stark greyjoy")
    go(table, "karhold")
    assert table.asked == ("support", "greyjoy")
    table.play("attacker")
    assert no_betrayal(table)
    assert not table.heard("excuses")


@pytest.mark.clause("TS-22.6")
def test_nobody_can_be_made_to_place_support() -> None:
    table = ally(
        acting(FIELD, {"winterfell": "march", "castle-black": "defense"}, alliances="castles"),
        "stark greyjoy",
    )
    go(table, "karhold")
    assert table.ask.kind == "cards"
    assert no_betrayal(table)


@pytest.mark.clause("TS-22.7")
def test_leaving_out_one_order_is_to_refuse() -> None:
    units = {**FIELD, "the-shivering-sea": "greyjoy ship"}
    orders = {"winterfell": "march", "castle-black": "support", "the-shivering-sea": "support"}
    table = ally(acting(units, orders, alliances="castles"), "stark greyjoy")
    go(table, "karhold")
    table.play("attacker")
    assert table.asked == ("support", "greyjoy")
    table.play("neither")
    assert table.asked == ("excuse", "stark")


# -- shared land ------------------------------------------------------------------------------------------------------


def shared(area: str, order: str = "march", units: str = "stark footman", **others: Any) -> Table:
    """Stark's army stands on land of its ally Greyjoy, with an order; Lannister marches before it."""
    table = acting(
        {area: units, "stoney-sept": "lannister footman"},
        {area: order, "stoney-sept": "march"},
        tokens={area: "greyjoy"},
        alliances="castles",
        **{"tracks": {"throne": "lannister stark"}, **others},
    )
    return host(ally(table, "stark greyjoy"), area)


def phase(card: str, area: str, **others: Any) -> Table:
    """A Westeros phase with Stark's army on land of its ally Greyjoy; Tyrell chooses first."""
    decks = {"mustering": ("mustering",), "game-of-thrones": ("a-throne-of-blades", "game-of-thrones")}
    table = westeros(
        {area: "stark footman", "highgarden": "tyrell footman"},
        *decks[card],
        tokens={area: "greyjoy"},
        alliances="castles",
        **{"tracks": {"throne": "tyrell stark greyjoy"}, **others},
    )
    return host(ally(table, "stark greyjoy"), area)


@pytest.mark.clause("TS-22.8", "TS-25.16")
def test_shared_land_is_its_owners() -> None:
    table = shared("moat-cailin")
    greyjoy, stark = table.seat("greyjoy"), table.seat("stark")
    assert table.ruler("moat-cailin") == "greyjoy"
    assert board.structures(table.state, greyjoy) == 2, "pyke and moat cailin"
    assert board.structures(table.state, stark) == 1
    assert victory.structures(table.state, table.state.ally[stark]) == 3
    table = shared("the-stony-shore")
    assert board.barrels(table.state, table.seat("stark")) == 1, "winterfell's"
    assert board.barrels(table.state, table.seat("greyjoy")) == 2


@pytest.mark.clause("TS-22.9")
def test_nobody_musters_on_shared_land() -> None:
    table = phase("mustering", "moat-cailin")
    assert table.asked == ("muster", "tyrell")
    table.play("done")
    assert table.asked == ("muster", "stark")
    assert table.legal == {"winterfell", "done"}
    table.play("done")
    assert table.asked == ("muster", "greyjoy")
    assert table.legal == {"pyke", "done"}


@pytest.mark.clause("TS-22.9", "TS-22.10")
def test_a_special_consolidation_there_pays_and_does_not_muster() -> None:
    table = shared("riverrun", "consolidate-star", power={"stark": 0, "greyjoy": 0})
    table.play("done", "no")
    assert not table.heard("musters-at")
    assert table.power("stark") == 2, "one, and one for the crown: the army that consolidates is paid"
    assert table.power("greyjoy") == 0


@pytest.mark.clause("TS-22.10")
def test_game_of_thrones_pays_the_owner() -> None:
    table = phase("game-of-thrones", "riverrun", power={"stark": 0, "greyjoy": 0})
    table.play("choose nothing")
    assert table.power("greyjoy") == 2, "the crowns of riverrun and pyke"
    assert table.power("stark") == 1, "that of winterfell"


@pytest.mark.clause("TS-22.11")
def test_after_the_alliance_an_order_takes_the_land() -> None:
    table = shared("riverrun", "consolidate", power={"stark": 0})
    table.state.ally = [0] * 6
    assert table.ruler("riverrun") == "greyjoy", "possession stays at first"
    table.play("done")
    assert table.asked == ("claim", "stark") and table.ask.arguments["other"] == f"@{table.seat('greyjoy')}"
    table.play("yes")
    assert table.heard("claims") == [{"seat": f"@{table.seat('stark')}", "area": "area-riverrun"}]
    assert table.ruler("riverrun") == "stark"
    assert table.token("riverrun") == ""
    assert not table.heard("betrays")


@pytest.mark.clause("TS-22.11")
def test_a_special_consolidation_that_takes_the_land_may_muster_there() -> None:
    """It is chosen freely among the consolidations, since it does not only pay."""
    table = shared("riverrun", "consolidate-star")
    board.put(table.state, table.seat("stark"), table.area("castle-black"), 0)
    table.state.order[table.area("castle-black")] = t.TOKENS.index("consolidate")
    table.state.ally = [0] * 6
    table.play("done")
    assert table.asked == ("order", "stark") and table.legal == {"castle-black", "riverrun"}
    table.play("riverrun", "yes", "muster", "footman", "done")
    assert table.units("riverrun") == "stark footman footman"
    assert table.token("riverrun") == ""


@pytest.mark.clause("TS-22.11")
def test_while_allied_an_order_there_takes_nothing() -> None:
    table = shared("riverrun", "consolidate")
    table.play("done", "no")
    assert not table.heard("claims")
    assert table.token("riverrun") == "greyjoy"


@pytest.mark.clause("TS-22.11")
@pytest.mark.parametrize("order", ["march", "consolidate"])
def test_a_former_guest_may_leave_the_land_as_it_is(order: str) -> None:
    """Alliances end without consequences: nobody has to take what was the other's."""
    table = shared("riverrun", order, power={"stark": 0, "greyjoy": 0})
    table.state.ally = [0] * 6
    table.play("done", "no")
    told = {"seat": f"@{table.seat('stark')}", "other": f"@{table.seat('greyjoy')}", "area": "area-riverrun"}
    assert table.heard("leaves-be") == [told] and not table.heard("claims") and not table.heard("betrays")
    if order == "march":
        go(table, "harrenhal")
        assert table.units("riverrun") == "" and table.units("harrenhal") == "stark footman"
    else:
        assert table.power("stark") == 2, "who consolidates is paid, as before"
    assert table.token("riverrun") == table.ruler("riverrun") == "greyjoy"


@pytest.mark.clause("TS-22.19")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_land_may_be_given_to_an_ally_who_stands_there_already(answer: str) -> None:
    table = shared("riverrun", "consolidate-star", power={"stark": 0})
    table.play("done")
    assert table.asked == ("gift", "stark") and table.ask.clause == "TS-22.19"
    table.play("yes")
    assert table.asked == ("host", "greyjoy") and table.ask.arguments["what"] == "receive"
    table.play(answer)
    told = table.heard("allows" if answer == "yes" else "denies")
    assert [(one["what"], one["area"]) for one in told] == [("gift", "area-riverrun")]
    if answer == "yes":
        assert table.ruler("riverrun") == "stark" and table.token("riverrun") == ""
        assert table.asked == ("collect", "stark"), "the land is its own: it may muster there"
    else:
        assert table.ruler("riverrun") == table.token("riverrun") == "greyjoy" and table.power("stark") == 2
    assert no_betrayal(table)


@pytest.mark.clause("TS-22.19", "TS-22.4")
def test_a_guest_in_a_home_asks_for_nothing() -> None:
    table = acting(
        {"pyke": "stark footman", "stoney-sept": "lannister footman"},
        {"pyke": "consolidate", "stoney-sept": "march"},
        alliances="castles",
        tracks={"throne": "lannister"},
    )
    host(ally(table, "stark greyjoy"), "pyke").play("done")
    assert not table.state.over and table.state.stack[-1][0] not in (f.Q_GIFT, f.Q_CLAIM)
    assert table.ruler("pyke") == "greyjoy"


@pytest.mark.clause("TS-22.20", "TS-16.3")
def test_ships_in_the_port_of_a_land_that_is_given_go_with_it() -> None:
    units = {"moat-cailin": "stark footman footman", "port-of-white-harbor": "greyjoy ship ship"}
    table = march(units, "moat-cailin", tokens={"white-harbor": "greyjoy"})
    table.play("white-harbor", "receive")
    assert table.ask.arguments["ships"] == 2, "it is told before the land is given"
    go(table, "yes")
    while table.ask.kind != "capture":
        table.play("done" if "done" in table.legal else "no")
    assert table.asked == ("capture", "stark")
    table.play("take 1")
    assert table.units("port-of-white-harbor") == "stark ship"
    table = march(units, "moat-cailin", tokens={"white-harbor": "greyjoy"})
    go(table, "white-harbor", "enter", "yes")
    assert table.units("port-of-white-harbor") == "greyjoy ship ship", "a guest takes nothing"


@pytest.mark.clause("TS-22.12")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_retreat_into_an_allys_land_needs_leave(answer: str) -> None:
    units = {"winterfell": "baratheon knight knight", "castle-black": "stark footman"}
    table = acting(
        units,
        {"winterfell": "march"},
        tokens={"karhold": "greyjoy"},
        alliances="castles",
        hands={"baratheon": "stannis-baratheon", "stark": "roose-bolton"},
    )
    ally(table, "stark greyjoy")
    table.play("castle-black", "knight", "no")
    assert table.asked == ("haven", "greyjoy"), "karhold is the only way out"
    table.play(answer)
    assert table.units("karhold") == ("stark footman" if answer == "yes" else "")
    assert table.token("karhold") == "greyjoy"
    assert no_betrayal(table)


@pytest.mark.clause("TS-22.13")
def test_an_allys_ships_do_not_close_a_port() -> None:
    units = {
        "winterfell": "stark footman",
        "port-of-winterfell": "stark ship",
        "bay-of-ice": "greyjoy ship",
        "stoney-sept": "lannister footman",
    }
    orders = {"port-of-winterfell": "consolidate", "stoney-sept": "march"}
    for group, paid in (("stark greyjoy", 1), ("stark tyrell", 0)):
        table = acting(units, orders, alliances="castles", power={"stark": 0}, tracks={"throne": "lannister"})
        ally(table, group).play("done")
        assert table.power("stark") == paid


@pytest.mark.clause("TS-22.14")
def test_an_ally_may_be_raided() -> None:
    table = acting(
        {"winterfell": "stark footman", "karhold": "greyjoy footman", "stoney-sept": "lannister footman"},
        {"winterfell": "raid", "karhold": "support", "stoney-sept": "raid"},
        alliances="castles",
        tracks={"throne": "stark"},
    )
    ally(table, "stark greyjoy")
    assert table.asked == ("raid", "stark")
    table.play("karhold")
    assert table.order("karhold") == ""
    assert no_betrayal(table)


# -- how leave is asked -----------------------------------------------------------------------------------------------


@pytest.mark.clause("TS-22.15")
def test_leave_comes_before_the_units_and_only_once() -> None:
    table = march({"winterfell": "stark footman knight", "bay-of-ice": "greyjoy ship"})
    table.play("flints-finger", "yes")
    assert table.asked == ("group", "stark")
    table.play("footman", "done")
    assert table.asked == ("march", "stark")
    table.play("greywater-watch")
    assert not table.state.over
    assert len(table.heard("allows")) == 1, "the bridge was granted for this march"


@pytest.mark.clause("TS-22.16")
def test_the_first_of_two_allies_that_would_do_is_asked() -> None:
    units = {"winterfell": "stark footman", "bay-of-ice": "greyjoy ship", "the-shivering-sea": "tyrell ship"}
    table = march(units, group="stark greyjoy tyrell", tracks={"throne": "tyrell greyjoy"})
    table.play("flints-finger")
    assert table.asked == ("bridge", "greyjoy"), "only greyjoy's ships lead there"
    chain = {"winterfell": "stark footman", "bay-of-ice": "greyjoy ship", "sunset-sea": "tyrell ship"}
    table = march(chain, group="stark greyjoy tyrell", tracks={"throne": "tyrell greyjoy"})
    table.play("searoad-marches")
    asked = [table.asked[1]]
    table.play("yes")
    asked.append(table.asked[1])
    assert sorted(asked) == ["greyjoy", "tyrell"], "both are needed"
    assert asked == ["tyrell", "greyjoy"], "in throne order"


@pytest.mark.clause("TS-22.17")
def test_a_garrison_does_not_help_a_guest() -> None:
    table = acting(
        {"pyke": "stark footman", "flints-finger": "lannister knight", "ironmans-bay": "lannister ship"},
        {"flints-finger": "march", "ironmans-bay": "march-minus"},
        garrisons={"pyke": 2},
        alliances="castles",
        tracks={"throne": "lannister"},
    )
    host(ally(table, "stark greyjoy"), "pyke")
    table.play("flints-finger", "pyke")
    while table.ask.kind in ("group", "leave"):
        table.play("no" if table.ask.kind == "leave" else "done")
    assert table.ask.kind == "cards"
    assert table.strengths() == (2, 1)


@pytest.mark.clause("TS-22.18")
def test_who_frees_an_allys_land_is_its_guest() -> None:
    table = acting(
        {"winterfell": "stark knight knight", "karhold": "baratheon footman"},
        {"winterfell": "march"},
        tokens={"karhold": "greyjoy"},
        alliances="castles",
        hands={"stark": "eddard-stark", "baratheon": "melisandre"},
    )
    ally(table, "stark greyjoy", "baratheon tyrell")
    host(table, "karhold")
    go(table, "karhold")
    assert table.units("karhold").startswith("stark knight")
    assert table.token("karhold") == "greyjoy"
    assert table.ruler("karhold") == "greyjoy"


BEST = {"lannister": "tywin-lannister", "greyjoy": "euron-crows-eye", "tyrell": "mace-tyrell"}


@pytest.mark.clause("TS-22.17", "TS-22.18")
@pytest.mark.parametrize(("attacker", "left"), [("lannister", 2), ("greyjoy", 2), ("tyrell", 0)])
def test_a_garrison_stays_if_its_owner_or_an_ally_frees_the_home(attacker: str, left: int) -> None:
    """Stark is still a guest in Greyjoy's home; Greyjoy's ally is Lannister now."""
    units = {"pyke": "stark footman", "flints-finger": f"{attacker} knight knight"}
    table = acting(
        {**units, "ironmans-bay": f"{attacker} ship", "three-towers": "martell footman"},
        {"flints-finger": "march", "three-towers": "march"},
        garrisons={"pyke": 2},
        alliances="castles",
        hands={"stark": "catelyn-stark", attacker: BEST[attacker]},
        tracks={"throne": attacker, "fiefdoms": "martell"},
    )
    host(ally(table, "lannister greyjoy"), "pyke")
    go(table, "pyke")
    if table.ask.kind == "leave":
        table.play("no")
    assert table.units("pyke") == f"{attacker} knight knight"
    assert table.garrison("pyke") == left
    assert table.ruler("pyke") == ("tyrell" if attacker == "tyrell" else "greyjoy")


# -- retreats ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("TS-22.12")
def test_a_beaten_attacker_goes_back_where_it_was_a_guest() -> None:
    table = acting(
        {
            "karhold": "stark footman",
            "castle-black": "baratheon knight knight",
            "three-towers": "tyrell footman",
        },
        {"karhold": "march", "three-towers": "march"},
        tokens=TOKEN,
        alliances="castles",
        hands={"stark": "catelyn-stark", "baratheon": "patchface"},
    )
    host(ally(table, "stark greyjoy"), "karhold")
    table.play("castle-black")
    assert table.units("karhold") == "stark footman!", "nobody was asked"
    assert table.ruler("karhold") == table.token("karhold") == "greyjoy"


def beaten_beside_greyjoy() -> Table:
    """Stark is beaten at Castle Black; Karhold and the ships in The Shivering Sea are its ally Greyjoy's."""
    table = acting(
        {
            "winterfell": "baratheon knight knight",
            "castle-black": "stark footman",
            "the-shivering-sea": "greyjoy ship",
            "three-towers": "tyrell footman",
        },
        {"winterfell": "march", "three-towers": "march"},
        tokens=TOKEN,
        alliances="castles",
        hands={"baratheon": "brienne-of-tarth", "stark": "ser-rodrick-cassel"},
    )
    ally(table, "stark greyjoy").send("castle-black", "knight knight").play("no")
    assert table.asked == ("retreat", "stark")
    assert table.legal == {"karhold", "white-harbor", "widows-watch"}
    return table


@pytest.mark.clause("TS-22.12")
def test_land_and_ships_are_asked_for_one_by_one_in_a_retreat() -> None:
    table = beaten_beside_greyjoy().play("karhold", "no")
    assert table.asked == ("retreat", "stark")
    assert table.legal == {"white-harbor", "widows-watch"}
    table.play("widows-watch")
    assert table.asked == ("bridge", "greyjoy")
    assert Table(table.state.clone()).play("yes").units("widows-watch") == "stark footman!"
    table = beaten_beside_greyjoy().play("widows-watch", "no", "yes")
    assert table.asked == ("haven", "greyjoy"), "karhold is the only way left"
    table.play("yes")
    assert table.units("karhold") == "stark footman!" and table.ruler("karhold") == "greyjoy"


@pytest.mark.clause("TS-22.12", "TS-23.4")
def test_a_bridge_that_is_refused_to_a_beaten_army_is_betrayal_unless_excused() -> None:
    """The text names the refused bridge, and not what it was for."""
    table = beaten_beside_greyjoy().play("widows-watch")
    assert table.asked == ("bridge", "greyjoy")
    table.play("no")
    assert table.asked == ("excuse", "stark")
    excused = Table(table.state.clone()).play("yes")
    assert not excused.heard("betrays") and excused.asked == ("haven", "greyjoy")
    table.play("no")
    assert [event["seat"] for event in table.heard("betrays")] == [f"@{table.seat('greyjoy')}"]
    assert table.units("karhold") == "" and not table.state.ally[table.seat("stark")]


@pytest.mark.clause("TS-22.12")
def test_a_retreat_to_own_units_that_are_guests_asks_nobody() -> None:
    table = acting(
        {
            "winterfell": "baratheon knight knight",
            "castle-black": "stark footman",
            "karhold": "stark footman",
            "three-towers": "tyrell footman",
        },
        {"winterfell": "march", "three-towers": "march"},
        tokens=TOKEN,
        alliances="castles",
        hands={"baratheon": "brienne-of-tarth", "stark": "ser-rodrick-cassel"},
    )
    host(ally(table, "stark greyjoy"), "karhold")
    table.send("castle-black", "knight knight").play("no")
    assert table.units("karhold") == "stark footman footman!"
    assert table.ruler("karhold") == "greyjoy"


@pytest.mark.clause("TS-22.8", "TS-7.18")
def test_the_horde_takes_no_units_at_an_allys_castle_as_if_it_were_ones_own() -> None:
    table = westeros(
        {
            "riverrun": "stark footman knight",
            "moat-cailin": "stark footman footman",
            "pyke": "greyjoy knight",
        },
        "last-days-of-summer-1",
        "last-days-of-summer-2",
        "wildlings-attack",
        wildling="the-horde-descends",
        tokens={"riverrun": "greyjoy"},
        power={"stark": 0, "greyjoy": 1, "tyrell": 1, "martell": 1, "lannister": 1, "baratheon": 1},
        threat=10,
        alliances="castles",
    )
    host(ally(table, "stark greyjoy"), "riverrun")
    for house in ("greyjoy", "tyrell", "martell", "lannister", "baratheon"):
        table.play(f"{house}: bid 1")
    assert table.units("moat-cailin") == "", "the only structure of its own where it has two units"
    assert table.units("riverrun") == "stark footman knight"
