"""TS-10 and TS-11: marches, ship transport, tokens left behind, consolidations."""

from __future__ import annotations

import pytest

from .positions import Table, acting, fighting

ARMY = {"winterfell": "stark footman footman knight siege-engine"}
MARCH = {"winterfell": "march"}


@pytest.mark.clause("TS-10.1", "TS-10.8", "TS-10.14")
def test_any_units_to_one_or_several_areas() -> None:
    table = acting(ARMY, MARCH)
    assert table.legal == {
        "castle-black",
        "karhold",
        "moat-cailin",
        "the-stony-shore",
        "white-harbor",
        "done",
    }
    table.send("karhold", "footman").send("moat-cailin", "knight siege-engine").play("done")
    assert table.units("karhold") == "stark footman"
    assert table.units("moat-cailin") == "stark knight siege-engine"
    assert table.units("winterfell") == "stark footman" and table.order("winterfell") == ""
    none = acting(ARMY, MARCH).play("done")
    assert none.units("winterfell") == "stark footman footman knight siege-engine"
    assert acting(ARMY, MARCH).play("karhold").refused("ship") == "TS-10.1"
    assert acting(ARMY, MARCH).play("karhold").refused("done") == "TS-10.1"


@pytest.mark.clause("TS-12.7")
@pytest.mark.parametrize(
    "units, orders, goal",
    [
        ({"karhold": "baratheon footman knight!"}, {"karhold": "defense-star"}, "karhold"),
        ({"moat-cailin": "greyjoy footman footman"}, {"moat-cailin": "support"}, "moat-cailin"),
        ({"white-harbor": "baratheon siege-engine"}, {}, "white-harbor"),
    ],
)
def test_what_is_foretold_of_an_attack_is_what_the_combat_begins_with(
    units: dict[str, str], orders: dict[str, str], goal: str
) -> None:
    table = acting({**ARMY, **units}, {**MARCH, **orders})
    foretold = table.state.describe(table.decider, table.state.read(table.decider, goal)).arguments
    table.send(goal, "footman footman knight siege-engine")
    assert [side["before_cards"] for side in table.combat()] == [foretold["attack"], foretold["defence"]]


@pytest.mark.clause("TS-10.2")
def test_routed_units_do_not_march() -> None:
    table = acting({"winterfell": "stark footman! knight"}, MARCH).play("karhold")
    assert table.units("karhold") == "stark knight", "the knight alone could go"
    both = acting({"winterfell": "stark footman! knight footman"}, MARCH).play("karhold", "footman")
    assert both.refused("footman") == "TS-10.2"
    assert not acting({"winterfell": "stark footman!"}, MARCH).heard("marches")


@pytest.mark.clause("TS-10.3")
def test_land_units_go_to_adjacent_lands() -> None:
    table = acting(ARMY, MARCH)
    assert table.refused("seagard") == "TS-10.3"
    assert table.refused("bay-of-ice") == "TS-10.3"


@pytest.mark.clause("TS-10.4", "TS-1.6")
def test_ships_go_to_seas_and_own_ports() -> None:
    units = {"the-narrow-sea": "stark ship ship", "white-harbor": "stark footman"}
    table = acting(units, {"the-narrow-sea": "march"})
    assert table.legal == {"the-shivering-sea", "shipbreaker-bay", "port-of-white-harbor", "done"}
    table.send("port-of-white-harbor", "ship ship")
    assert table.units("port-of-white-harbor") == "stark ship ship"
    foreign = acting({"the-narrow-sea": "stark ship"}, {"the-narrow-sea": "march"})
    assert foreign.refused("port-of-white-harbor") == "TS-10.4"
    assert foreign.refused("white-harbor") == "TS-10.4"
    out = acting(
        {"port-of-white-harbor": "stark ship", "white-harbor": "stark footman"},
        {"port-of-white-harbor": "march"},
    )
    assert out.legal == {"the-narrow-sea", "done"}


@pytest.mark.clause("TS-16.1", "TS-5.6")
def test_a_port_holds_three_ships() -> None:
    units = {
        "the-narrow-sea": "stark ship ship",
        "white-harbor": "stark footman",
        "port-of-white-harbor": "stark ship ship",
    }
    table = acting(units, {"the-narrow-sea": "march"}).send("port-of-white-harbor", "ship")
    assert table.units("port-of-white-harbor") == "stark ship ship ship"
    assert table.refused("port-of-white-harbor") == "TS-16.1"


@pytest.mark.clause("TS-10.5")
def test_ship_transport_over_a_chain_of_seas() -> None:
    units = {**ARMY, "the-shivering-sea": "stark ship", "the-narrow-sea": "stark ship"}
    table = acting(units, MARCH)
    assert {"widows-watch", "the-eyrie", "crackclaw-point", "the-fingers"} <= table.legal
    table.send("crackclaw-point", "footman").send("the-fingers", "footman").send("crackclaw-point", "knight")
    assert table.units("crackclaw-point") == "stark footman knight", "as often as one likes"
    broken = acting({**ARMY, "the-narrow-sea": "stark ship"}, MARCH)
    assert broken.refused("crackclaw-point") == "TS-10.3"
    foreign = acting({**ARMY, "the-shivering-sea": "baratheon ship", "the-narrow-sea": "stark ship"}, MARCH)
    assert foreign.refused("widows-watch") == "TS-10.3"
    attack = acting({**units, "crackclaw-point": "baratheon footman"}, MARCH).send(
        "crackclaw-point", "knight"
    )
    assert attack.play("done").heard("combat")


@pytest.mark.clause("TS-10.6")
def test_routed_ships_carry_and_ships_in_ports_do_not() -> None:
    routed = acting({**ARMY, "the-shivering-sea": "stark ship!"}, MARCH)
    assert "widows-watch" in routed.legal
    port = acting({"winterfell": "stark footman", "port-of-winterfell": "stark ship"}, MARCH)
    assert port.refused("flints-finger") == "TS-10.3"
    support = acting(
        {
            "karhold": "stark footman",
            "widows-watch": "stark footman",
            "the-shivering-sea": "stark ship",
            "castle-black": "baratheon footman",
        },
        {"karhold": "march", "widows-watch": "support"},
    ).play("castle-black", "no")
    assert support.ask.kind != "support", "it is not next to the combat"


@pytest.mark.clause("TS-10.7")
def test_one_enemy_at_most() -> None:
    units = {**ARMY, "karhold": "baratheon footman", "moat-cailin": "greyjoy footman"}
    table = acting(units, MARCH).send("karhold", "footman")
    assert table.refused("moat-cailin") == "TS-10.7"
    assert "castle-black" in table.legal
    south = {"kingswood": "stark knight knight siege-engine footman", "the-reach": "baratheon footman"}
    order, force = {"kingswood": "march"}, {"kings-landing": 5}
    neutral = acting(south, order, garrisons=force).send("the-reach", "footman")
    assert neutral.refused("kings-landing") == "TS-10.7"
    beaten = acting(south, order, garrisons=force).send("kings-landing", "knight siege-engine")
    assert beaten.refused("the-reach") == "TS-10.7", "a neutral force was the one"
    garrison = acting({**ARMY, "karhold": "baratheon footman"}, MARCH)
    assert garrison.send("karhold", "knight").refused("karhold") == "TS-10.7"


@pytest.mark.clause("TS-10.8", "TS-16.4")
def test_peaceful_moves_come_first() -> None:
    units = {**ARMY, "karhold": "baratheon footman"}
    table = acting(units, MARCH).send("karhold", "knight")
    assert not table.heard("combat") and table.units("karhold") == "baratheon footman"
    table.send("moat-cailin", "footman")
    assert table.units("moat-cailin") == "stark footman" and not table.heard("combat")
    assert table.play("done").heard("combat")


@pytest.mark.clause("TS-10.9", "TS-3.10")
def test_supply_as_if_the_attack_had_succeeded() -> None:
    units = {
        "winterfell": "stark footman footman",
        "white-harbor": "stark footman footman",
        "moat-cailin": "stark footman",
    }
    table = acting(units, MARCH, supply={"stark": 0})
    assert table.refused("white-harbor") == "TS-10.9", "two and two are all that is allowed"
    table.play("moat-cailin")
    assert table.units("moat-cailin") == "stark footman footman", (
        "one goes, the other stays: it would be three"
    )
    attack = fighting({**units, "karhold": "baratheon footman"}, MARCH, supply={"stark": 0})
    assert attack.send("karhold", "footman footman").ask.kind == "cards", "where it attacks it counts"


FOUR = {
    "winterfell": "stark footman footman footman footman",
    "castle-black": "stark footman footman knight",
    "white-harbor": "stark footman footman",
    "the-stony-shore": "stark footman footman",
}
"""Four armies, 4-3-2-2: all that a supply of 5 allows."""


@pytest.mark.clause("TS-10.17", "TS-10.9")
def test_the_limit_is_kept_at_the_end_of_the_march() -> None:
    """Groups that make an army too many may go, if the units left can still mend it; then they must."""
    table = acting(FOUR, MARCH, supply={"stark": 5})
    assert table.play("karhold").legal == {"footman", "done"}, "one alone is no army"
    assert table.play("footman", "done").asked == ("march", "stark"), "two: a fifth army for now"
    assert table.refused("done") == "TS-10.17"
    assert table.send("white-harbor", "footman").units("white-harbor") == "stark footman footman footman"
    assert table.play("done").units("winterfell") == "stark footman", "3-3-2-2"


@pytest.mark.clause("TS-10.17")
@pytest.mark.parametrize("first", ["karhold", "white-harbor"])
def test_groups_go_in_any_order(first: str) -> None:
    groups = {"karhold": "footman footman", "white-harbor": "footman"}
    table = acting(FOUR, MARCH, supply={"stark": 5})
    for area in sorted(groups, key=lambda area: area != first):
        table.send(area, groups[area])
    assert [table.units(area) for area in ("winterfell", "karhold", "white-harbor")] == [
        "stark footman",
        "stark footman footman",
        "stark footman footman footman",
    ]
    assert "done" in table.legal


@pytest.mark.clause("TS-10.17", "TS-10.9")
@pytest.mark.parametrize("first", ["moat-cailin", "karhold"])
def test_an_attack_that_fits_in_the_end(first: str) -> None:
    """Two knights attack, one footman joins those at Karhold, one stays: 3-3-2-2."""
    units = {
        "winterfell": "stark footman footman knight knight",
        "white-harbor": "stark footman footman footman",
        "karhold": "stark footman footman",
        "castle-black": "stark footman footman",
        "moat-cailin": "baratheon footman",
    }
    groups = {"moat-cailin": "knight knight", "karhold": "footman"}
    table = fighting(units, MARCH, supply={"stark": 5})
    for area in sorted(groups, key=lambda area: area != first):
        table.send(area, groups[area])
    assert table.play("done").ask.kind == "cards" and table.units("winterfell") == "stark footman"
    assert table.strengths()[0] == 4, "the two knights, and nobody else"


@pytest.mark.clause("TS-10.17", "TS-10.9")
def test_nobody_joins_a_group_unasked() -> None:
    """Enemies all around, 4-3-2-2 allowed: two attackers would be a fifth army, and only a third mends it."""
    around = ["karhold", "moat-cailin", "castle-black", "white-harbor", "the-stony-shore"]
    units = {
        **dict.fromkeys(around, "baratheon footman"),
        "winterfell": "stark footman footman footman knight",
        "seagard": "stark footman footman knight",
        "harrenhal": "stark footman footman",
        "kingswood": "stark footman footman",
    }
    table = fighting(units, MARCH, supply={"stark": 5}).play("karhold", "footman", "footman")
    assert table.refused("done") == "TS-10.9" and table.legal == {"footman", "knight"}
    table.play("knight")
    assert table.legal == {"footman", "done"}
    alike = fighting({**units, "winterfell": "stark" + 4 * " footman"}, MARCH, supply={"stark": 5})
    alike.play("karhold", "footman")
    assert alike.legal == {"footman"} and alike.ask.arguments["number"] == 2, (
        "a third must come, and is asked"
    )


@pytest.mark.clause("TS-10.17", "TS-10.7")
def test_an_attack_has_no_second_wave() -> None:
    held = acting({**FOUR, "karhold": "baratheon footman"}, MARCH, supply={"stark": 5})
    assert held.send("karhold", "footman").refused("karhold") == "TS-10.7"


@pytest.mark.clause("TS-10.10", "TS-17.1", "TS-3.1")
def test_an_enemy_land_without_units_is_taken_and_its_token_removed() -> None:
    table = acting(ARMY, MARCH, tokens={"karhold": "baratheon"}).send("karhold", "footman")
    assert table.token("karhold") == "" and table.ruler("karhold") == "stark"
    assert table.heard("token-removed") and not table.heard("combat")
    own = acting(ARMY, MARCH, tokens={"karhold": "stark"}).send("karhold", "footman")
    assert own.token("karhold") == "stark"
    home = acting({"moat-cailin": "baratheon footman"}, {"moat-cailin": "march"}).send(
        "winterfell", "footman"
    )
    assert home.asked == ("leave", "baratheon") and home.play("no").ruler("winterfell") == "baratheon"


@pytest.mark.clause("TS-10.11", "TS-10.12")
def test_a_token_left_behind_before_the_combat() -> None:
    units = {"karhold": "stark knight", "castle-black": "baratheon footman"}
    table = acting(units, {"karhold": "march"}, power={"stark": 1}).play("castle-black")
    assert table.asked == ("leave", "stark") and not table.heard("combat")
    table.play("yes")
    assert table.token("karhold") == "stark" and table.power("stark") == 0 and table.heard("combat")
    assert acting(units, {"karhold": "march"}).play("castle-black", "no").token("karhold") == ""


@pytest.mark.clause("TS-10.11")
@pytest.mark.parametrize("case", ["no power", "home", "token already", "sea", "units stay"])
def test_no_token_is_offered(case: str) -> None:
    area = {"home": "winterfell", "sea": "the-shivering-sea"}.get(case, "karhold")
    units = {area: "stark ship" if case == "sea" else "stark footman"}
    if case == "units stay":
        units[area] += " footman!"
    table = acting(
        {**units, "sunspear": "martell footman"},
        {area: "march", "sunspear": "march"},
        power={"stark": 0} if case == "no power" else {},
        tokens={"karhold": "stark"} if case == "token already" else {},
        tracks={"throne": "stark martell"},
    )
    table.play("the-narrow-sea" if case == "sea" else "castle-black")
    assert table.asked == ("march", "martell")


@pytest.mark.clause("TS-10.13", "TS-14.13")
def test_no_token_on_a_retreat() -> None:
    table = fighting(
        {"moat-cailin": "stark knight knight", "the-twins": "baratheon footman"},
        {"moat-cailin": "march"},
        hands={"stark": "greatjon-umber", "baratheon": "brienne-of-tarth"},
    )
    table.send("the-twins", "knight knight").play("no", "the-fingers")
    assert table.units("the-fingers") == "baratheon footman!" and table.token("the-fingers") == ""
    assert table.power("baratheon") == 5


@pytest.mark.clause("TS-10.15")
def test_attackers_go_to_one_area_and_stop() -> None:
    units = {**ARMY, "karhold": "baratheon footman"}
    table = acting(units, MARCH).send("karhold", "knight")
    assert table.refused("karhold") == "TS-10.7", "no second wave"
    assert "castle-black" in table.legal, "others may still go elsewhere"


@pytest.mark.clause("TS-10.16")
def test_nobody_marches_twice_with_one_order() -> None:
    table = acting({"winterfell": "stark footman footman"}, MARCH).send("karhold", "footman")
    assert table.units("karhold") == "stark footman" and table.legal == {
        "castle-black",
        "karhold",
        "moat-cailin",
        "the-stony-shore",
        "white-harbor",
        "done",
    }, "from Winterfell only"


# -- consolidations ---------------------------------------------------------------------------------------------------


def gained(units: dict[str, str], area: str, **others: object) -> int:
    table = acting(
        {**units, "sunspear": "martell footman"}, {area: "consolidate", "sunspear": "march"}, **others
    )
    before = table.power("stark")
    return table.play("done").power("stark") - before


@pytest.mark.clause("TS-11.1", "TS-9.1")
@pytest.mark.parametrize(("area", "crowns"), [("karhold", 1), ("kings-landing", 2), ("moat-cailin", 0)])
def test_a_land_pays_one_and_its_crowns(area: str, crowns: int) -> None:
    assert gained({area: "stark footman"}, area) == 1 + crowns


@pytest.mark.clause("TS-11.2")
def test_ports_pay_unless_closed_and_seas_nothing() -> None:
    port = {"white-harbor": "stark footman", "port-of-white-harbor": "stark ship"}
    assert gained(port, "port-of-white-harbor") == 1
    assert gained({**port, "the-narrow-sea": "stark ship"}, "port-of-white-harbor") == 1
    assert gained({**port, "the-narrow-sea": "baratheon ship"}, "port-of-white-harbor") == 0
    assert gained({"the-narrow-sea": "stark ship"}, "the-narrow-sea") == 0


@pytest.mark.clause("TS-11.2", "TS-9.1")
def test_which_consolidation_comes_first_is_chosen_where_it_matters() -> None:
    """Baratheon could close the port with a new ship before Stark's second turn."""
    units = {
        "white-harbor": "stark footman",
        "port-of-white-harbor": "stark ship",
        "karhold": "stark footman",
        "crackclaw-point": "baratheon footman",
    }
    orders = {
        "port-of-white-harbor": "consolidate",
        "karhold": "consolidate",
        "crackclaw-point": "consolidate-star",
    }
    for first, power in (("port-of-white-harbor", 5 + 1 + 2), ("karhold", 5 + 2)):
        table = acting(units, orders, tracks={"throne": "stark baratheon"})
        assert table.asked == ("order", "stark") and table.legal == {"port-of-white-harbor", "karhold"}
        table.play(first, "muster", "ship", "the-narrow-sea")
        assert table.power("stark") == power
    safe = acting(units, {**orders, "crackclaw-point": "consolidate"}, tracks={"throne": "stark baratheon"})
    assert safe.power("stark") == 8, "nobody is asked where it does not matter"


@pytest.mark.clause("TS-1.8", "TS-1.9")
def test_what_the_pool_cannot_pay_is_lost() -> None:
    table = acting({"kings-landing": "stark footman"}, {"kings-landing": "consolidate"}, power={"stark": 18})
    assert table.power("stark") == 20
    marked = {"karhold": "stark", "castle-black": "stark"}
    table = acting(
        {"kings-landing": "stark footman"},
        {"kings-landing": "consolidate"},
        power={"stark": 17},
        tokens=marked,
    )
    assert table.power("stark") == 18, "two lie on the board"


def special(units: dict[str, str], **others: object) -> Table:
    return acting(units, {"winterfell": "consolidate-star"}, **others)


@pytest.mark.clause("TS-11.3")
def test_the_special_consolidation_may_muster_instead() -> None:
    table = special({"winterfell": "stark footman"})
    assert table.asked == ("collect", "stark")
    table.play("collect")
    assert table.power("stark") == 7
    table = special({"winterfell": "stark footman"}).play("muster", "knight")
    assert table.units("winterfell") == "stark footman knight" and table.power("stark") == 5
    table = special({"winterfell": "stark footman"}).play("muster", "upgrade siege-engine", "done")
    assert table.units("winterfell") == "stark siege-engine"
    routed = special({"winterfell": "stark footman!"}).play("muster", "upgrade knight", "footman")
    assert routed.heard("upgrades") and routed.state.round == 3
    tired = fighting({"winterfell": "stark footman!"}, {"winterfell": "consolidate-star"}).play("done")
    tired.play("muster", "upgrade knight")
    assert tired.units("winterfell") == "stark knight!", "a routed footman makes a routed knight"
    plain = acting({"karhold": "stark footman"}, {"karhold": "consolidate-star"})
    assert plain.power("stark") == 7, "no structure, no choice"
