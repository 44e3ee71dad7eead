"""TS-12, TS-15, TS-18: combat step by step, garrisons, neutral forces, tides."""

from __future__ import annotations

import pytest

from tavolata.games.trono_di_spade.rules import frames as f

from .positions import Table, acting, fighting

PLAIN = {"stark": "greatjon-umber", "baratheon": "brienne-of-tarth"}
"""Both of strength 2: one sword each, and one fort for Brienne."""


def attack(
    attackers: str = "stark knight knight",
    defenders: str = "baratheon footman",
    order: str = "march",
    units: dict[str, str] | None = None,
    orders: dict[str, str] | None = None,
    **others: object,
) -> Table:
    """From Moat Cailin against The Twins, up to the first question after the token."""
    options: dict[str, object] = {"hands": PLAIN, **others}
    board = {"moat-cailin": attackers, **(units or {})}
    if defenders:
        board["the-twins"] = defenders
    table = fighting(board, {"moat-cailin": order, **(orders or {})}, **options)
    table.send("the-twins", " ".join(attackers.split()[1:]))
    return table.play("no") if table.ask.kind == "leave" else table


def result(table: Table) -> tuple[int, int]:
    """The strengths that decided."""
    event = table.heard("wins-combat")[-1]
    return event["attack"], event["defence"]


@pytest.mark.clause("TS-12.1")
def test_who_marches_attacks_who_holds_defends() -> None:
    table = attack()
    (event,) = table.heard("combat")
    assert event == {"seat": "@2", "other": "@0", "area": "area-the-twins"}


@pytest.mark.clause("TS-12.7", "TS-12.12", "TS-1.7", "TS-1.10")
@pytest.mark.parametrize(("order", "more"), [("march-minus", -1), ("march", 0), ("march-star", 1)])
@pytest.mark.parametrize(("defense", "against"), [("", 0), ("defense", 1), ("defense-star", 2), ("raid", 0)])
def test_units_and_orders_add_up(order: str, more: int, defense: str, against: int) -> None:
    orders = {"the-twins": defense} if defense and defense != "raid" else {}
    table = attack("stark knight footman siege-engine", "baratheon knight", order, orders=orders)
    assert result(table) == (3 + more + 2, 2 + against * (defense != "raid") + 2)


@pytest.mark.clause("TS-1.7")
def test_siege_engines_count_only_against_structures() -> None:
    open_land = attack("stark siege-engine")
    assert result(open_land) == (2, 3)
    castle = fighting(
        {"the-twins": "stark siege-engine", "seagard": "baratheon siege-engine"},
        {"the-twins": "march"},
        hands=PLAIN,
    ).play("seagard", "no")
    assert result(castle) == (6, 2), "4 attacking a stronghold, 0 defending it"


@pytest.mark.clause("TS-12.8")
def test_routed_units_are_worth_nothing() -> None:
    assert result(attack(defenders="baratheon knight! footman")) == (6, 3)


@pytest.mark.clause("TS-12.2")
def test_support_from_where() -> None:
    units = {
        "the-narrow-sea": "stark ship",
        "seagard": "stark footman",
        "white-harbor": "stark footman",
        "port-of-white-harbor": "stark ship",
    }
    orders = {"the-narrow-sea": "support", "seagard": "support", "white-harbor": "support-star"}
    table = attack(units=units, orders={**orders, "port-of-white-harbor": "defense"})
    assert table.asked == ("support", "stark")
    asked = []
    while table.ask.kind == "support":
        asked.append(table.ask.arguments["area"])
        table.play("attacker")
    assert asked == ["area-seagard", "area-the-narrow-sea"], "White Harbor is not next to The Twins"
    sea = fighting(
        {
            "the-shivering-sea": "stark ship ship",
            "the-narrow-sea": "baratheon ship",
            "white-harbor": "stark knight",
            "port-of-white-harbor": "stark ship",
            "shipbreaker-bay": "baratheon ship",
        },
        {
            "the-shivering-sea": "march",
            "white-harbor": "support",
            "port-of-white-harbor": "support",
            "shipbreaker-bay": "support",
        },
        hands=PLAIN,
    ).send("the-narrow-sea", "ship ship")
    asked = []
    while table.ask.kind == "support" or sea.ask.kind == "support":
        asked.append(sea.ask.arguments["area"])
        sea.play(next(iter(sea.legal - {"neither"})))
    assert asked == ["area-shipbreaker-bay", "area-port-of-white-harbor"], "a land does not support a sea"


@pytest.mark.clause("TS-12.2", "TS-16.2")
def test_a_port_does_not_support_its_land() -> None:
    units = {"white-harbor": "stark footman", "port-of-white-harbor": "stark ship"}
    table = fighting(
        {**units, "moat-cailin": "baratheon knight"},
        {"moat-cailin": "march", "port-of-white-harbor": "support"},
        hands=PLAIN,
    ).play("white-harbor", "no")
    assert result(table) == (4, 3)


THIRD = {"seagard": "greyjoy knight footman", "the-fingers": "greyjoy footman"}
HELP = {"seagard": "support-star", "the-fingers": "support"}


@pytest.mark.clause("TS-12.3", "TS-12.6")
def test_third_parties_support_either_side_or_nobody() -> None:
    for side, sums in (("attacker", (10, 3)), ("defender", (6, 7)), ("neither", (6, 3))):
        table = attack(units={"seagard": "greyjoy knight footman"}, orders={"seagard": "support-star"})
        assert table.asked == ("support", "greyjoy") and table.legal == {"attacker", "defender", "neither"}
        table.play(side)
        if side != "neither":
            table.play("yes")
        assert result(table) == sums
    own = attack(
        units={"seagard": "stark footman", "the-fingers": "baratheon footman"},
        orders={"seagard": "support", "the-fingers": "support"},
    )
    assert own.asked == ("support", "baratheon") and own.legal == {"defender", "neither"}
    own.play("defender")
    assert own.asked == ("support", "stark") and own.legal == {"attacker", "neither"}
    assert result(own.play("attacker")) == (7, 4)


@pytest.mark.clause("TS-12.6", "TS-12.8")
def test_support_of_routed_units_and_siege_engines() -> None:
    table = attack(units={"seagard": "greyjoy knight! footman"}, orders={"seagard": "support"})
    assert result(table.play("attacker", "yes")) == (7, 3)
    castle = fighting(
        {"the-twins": "stark knight", "seagard": "baratheon footman", "moat-cailin": "greyjoy siege-engine"},
        {"the-twins": "march", "moat-cailin": "support"},
        hands=PLAIN,
    ).play("seagard", "no")
    assert result(castle.play("attacker", "yes")) == (8, 3), "4 for an attack on a stronghold"
    assert castle.heard("supports")


@pytest.mark.clause("TS-12.4")
def test_some_orders_and_not_others_but_never_for_both() -> None:
    table = attack(units=THIRD, orders=HELP).play("attacker")
    assert table.asked == ("support", "greyjoy") and table.legal == {"attacker", "neither"}
    table.play("neither")
    assert result(table.play("yes")) == (10, 3), "that of Seagard only"
    other = attack(units=THIRD, orders=HELP).play("neither")
    assert other.legal == {"attacker", "defender", "neither"}


@pytest.mark.clause("TS-12.5")
def test_support_may_be_refused() -> None:
    table = attack(units=THIRD, orders=HELP).play("attacker", "attacker")
    assert table.asked == ("accept", "stark") and table.ask.arguments == {"other": "@4"}
    assert result(table.play("no")) == (6, 3) and table.heard("refuses-support")


@pytest.mark.clause("TS-12.9", "TS-13.2", "TS-26.2")
def test_cards_are_chosen_at_once_and_unseen() -> None:
    hands = {"stark": "greatjon-umber eddard-stark", "baratheon": "brienne-of-tarth patchface"}
    table = attack(hands=hands)
    assert table.deciders == {"stark", "baratheon"} and table.ask.at_once
    table.play("stark: card eddard-stark")
    seen, _ = table.combat("baratheon")
    assert seen["chosen"] and seen["card"] is None
    assert set(table.seen("baratheon")["houses"][table.seat("stark")]["hand"]) == set(hands["stark"].split())
    assert table.combat("stark")[f.ATTACK]["card"] == "eddard-stark"
    assert table.refused("stark: card greatjon-umber") == "TS-1.15"
    table.play("baratheon: card brienne-of-tarth")
    assert [event["card"] for event in table.heard("plays-card")] == [
        "card-eddard-stark",
        "card-brienne-of-tarth",
    ]
    assert result(table) == (8, 3)


@pytest.mark.clause("TS-12.20")
def test_an_only_card_is_played_without_asking() -> None:
    table = attack(hands={"stark": "greatjon-umber", "baratheon": "brienne-of-tarth patchface"})
    assert table.deciders == {"baratheon"}


@pytest.mark.clause("TS-12.11", "TS-6.2")
def test_the_blade_adds_one_once_a_round() -> None:
    for move, sums in (("blade", (7, 3)), ("pass", (6, 3))):
        table = attack(tracks={"fiefdoms": "stark"})
        assert table.asked == ("blade", "stark") and table.legal == {"blade", "pass"}
        table.play(move)
        assert result(table) == sums and table.state.blade == int(move == "pass")
    assert result(attack(tracks={"fiefdoms": "stark"}, blade=False)) == (6, 3)
    assert attack(tracks={"fiefdoms": "baratheon"}).asked == ("blade", "baratheon")
    assert attack(tracks={"fiefdoms": "martell"}).ask.kind != "blade"


@pytest.mark.clause("TS-12.12")
def test_an_attacker_is_never_below_nothing() -> None:
    table = attack(
        "stark siege-engine", order="march-minus", hands={"stark": "catelyn-stark", "baratheon": "patchface"}
    )
    assert result(table) == (0, 1)


@pytest.mark.clause("TS-12.13")
@pytest.mark.parametrize(("track", "winner"), [("stark baratheon", "@2"), ("greyjoy baratheon stark", "@0")])
def test_ties_go_to_the_higher_on_the_fiefdoms(track: str, winner: str) -> None:
    table = attack("stark footman", tracks={"fiefdoms": track}, blade=False)
    assert result(table) == (3, 3) and table.heard("wins-combat")[0]["seat"] == winner


@pytest.mark.clause("TS-12.14", "TS-12.15", "TS-17.1")
def test_the_winner_enters_and_order_and_token_go() -> None:
    table = attack(
        defenders="baratheon knight knight",
        attackers="stark knight knight knight",
        orders={"the-twins": "support"},
        tokens={"the-twins": "baratheon"},
    ).play("seagard")
    assert table.units("the-twins") == "stark knight knight knight"
    assert table.order("the-twins") == "" and table.token("the-twins") == ""
    assert table.units("seagard") == "baratheon knight! knight!" and table.units("moat-cailin") == ""
    assert table.heard("enters")


@pytest.mark.clause("TS-12.16", "TS-9.9", "TS-14.5")
def test_a_defender_who_won_keeps_its_order() -> None:
    table = attack("stark footman", "baratheon knight", orders={"the-twins": "defense"})
    assert result(table) == (3, 5) and table.order("the-twins") == "defense"
    assert table.units("the-twins") == "baratheon knight"


@pytest.mark.clause("TS-12.17")
def test_cards_are_discarded_and_an_empty_hand_filled() -> None:
    hands = {"stark": "greatjon-umber eddard-stark", "baratheon": "brienne-of-tarth"}
    table = attack(hands=hands).play("stark: card greatjon-umber", "the-fingers")
    assert table.hand("stark") == {"eddard-stark"} and "greatjon-umber" in table.pile("stark")
    assert table.pile("baratheon") == {"brienne-of-tarth"} and len(table.hand("baratheon")) == 6


@pytest.mark.clause("TS-12.10", "TS-12.18", "TS-1.12")
def test_texts_by_their_moment_in_throne_order() -> None:
    hands = {"tyrell": "queen-of-thorns", "martell": "doran-martell"}
    units = {
        "three-towers": "tyrell knight",
        "princes-pass": "martell footman",
        "yronwood": "martell footman",
    }
    orders = {"three-towers": "march", "yronwood": "support"}
    for first, kinds in (("tyrell martell", ["thorns", "doran"]), ("martell tyrell", ["doran", "thorns"])):
        table = acting(units, orders, hands=hands, tracks={"throne": first})
        table.play("princes-pass", "no", "defender")
        if table.ask.kind == "doran":
            table.play("track court")
        assert table.heard("removes-order") and table.track("court")[-1] == "tyrell"
        ids = [event.id for event in table.events if event.id in ("removes-order", "drops")]
        assert ids == ["removes-order" if kind == "thorns" else "drops" for kind in kinds]


# -- garrisons and neutral forces -------------------------------------------------------------------------------------


@pytest.mark.clause("TS-15.1", "TS-12.19")
def test_a_garrison_fights_alone() -> None:
    table = fighting(
        {"searoad-marches": "stark knight", "riverrun": "lannister footman"},
        {"searoad-marches": "march", "riverrun": "support"},
        garrisons={"lannisport": 2},
        hands={"stark": "robb-stark", "lannister": "the-hound"},
    ).play("lannisport", "no", "defender")
    assert result(table) == (5, 5)
    with_units = fighting(
        {"searoad-marches": "stark knight", "lannisport": "lannister footman"},
        {"searoad-marches": "march"},
        garrisons={"lannisport": 2},
        hands={"stark": "robb-stark", "lannister": "the-hound"},
    ).play("lannisport", "no")
    assert result(with_units) == (5, 5)


@pytest.mark.clause("TS-15.2")
def test_a_beaten_garrison_is_gone() -> None:
    table = (
        fighting(
            {"searoad-marches": "stark knight knight"},
            {"searoad-marches": "march"},
            garrisons={"lannisport": 2},
            hands={"stark": "robb-stark", "lannister": "the-hound"},
        )
        .send("lannisport", "knight knight")
        .play("no")
    )
    assert result(table) == (7, 4) and table.garrison("lannisport") == 0
    assert table.ruler("lannisport") == "stark"
    held = fighting(
        {"searoad-marches": "stark footman"},
        {"searoad-marches": "march"},
        garrisons={"lannisport": 2},
        hands={"stark": "catelyn-stark", "lannister": "the-hound"},
    ).play("lannisport", "no")
    assert held.garrison("lannisport") == 2


NEUTRAL = {"kings-landing": 5}


def against_neutral(
    units: str,
    order: str = "march",
    more: dict[str, str] | None = None,
    orders: dict[str, str] | None = None,
    **others: object,
) -> Table:
    """From Kingswood against the neutral force of King's Landing."""
    board, placed = {"kingswood": units, **(more or {})}, {"kingswood": order, **(orders or {})}
    return fighting(board, placed, garrisons=NEUTRAL, **others)


@pytest.mark.clause("TS-15.3", "TS-15.6", "TS-20.3")
def test_a_neutral_force_must_be_reached() -> None:
    assert against_neutral("stark knight knight").refused("kings-landing") == "TS-15.6"
    table = against_neutral("stark knight knight footman footman").play("kings-landing", "footman")
    assert table.refused("done") == "TS-15.6"
    table.play("footman")
    assert table.legal == {"knight"}, "all that are needed are named: nobody goes unasked"
    table.play("knight", "knight", "no")
    assert table.units("kings-landing") == "stark footman footman knight knight"
    exact = against_neutral("stark knight knight footman").play("kings-landing")
    while exact.ask.kind == "group":
        exact.play(next(iter(exact.legal)))
    assert exact.units("kings-landing") == "stark footman knight knight"
    assert "kings-landing" in against_neutral("stark knight knight", "march-star").legal
    assert "kings-landing" not in against_neutral("stark knight knight footman", "march-minus").legal


@pytest.mark.clause("TS-15.4", "TS-18.6")
def test_no_cards_no_blade_no_losses_and_gone_for_good() -> None:
    table = against_neutral("stark siege-engine footman", tracks={"fiefdoms": "stark"}, tides=True)
    table.send("kings-landing", "footman siege-engine")
    assert table.garrison("kings-landing") == 0 and table.heard("beats-neutral")
    assert not table.heard("combat") and not table.heard("draws-tide") and table.state.blade == 1
    assert table.units("kings-landing") == "stark footman siege-engine"


@pytest.mark.clause("TS-15.5")
def test_own_support_counts_and_others_may_help() -> None:
    own = against_neutral(
        "stark knight knight", more={"blackwater": "stark footman"}, orders={"blackwater": "support"}
    )
    own.send("kings-landing", "knight knight")
    assert own.units("kings-landing") == "stark knight knight"
    helped = against_neutral(
        "stark knight knight", more={"blackwater": "lannister footman"}, orders={"blackwater": "support"}
    )
    helped.send("kings-landing", "knight knight")
    assert helped.asked == ("support", "lannister") and helped.legal == {"attacker", "neither"}
    assert helped.ask.arguments["defender"] == "neutral"
    helped.play("attacker")
    assert helped.units("kings-landing") == "stark knight knight"
    both = against_neutral(
        "stark knight",
        more={"blackwater": "lannister footman footman", "the-reach": "stark footman"},
        orders={"blackwater": "support", "the-reach": "support"},
    ).play("kings-landing")
    assert both.asked == ("support", "lannister"), "one's own support is not asked about"
    assert both.play("attacker").ask.kind == "leave"


@pytest.mark.clause("TS-15.7")
def test_without_the_support_it_needs_the_march_is_chosen_again() -> None:
    table = against_neutral(
        "stark knight knight footman!",
        more={"blackwater": "lannister footman"},
        orders={"blackwater": "support"},
    )
    table.send("kings-landing", "knight knight").play("neither")
    assert table.units("kingswood") == "stark footman! knight knight" and table.heard("falls-short")
    assert table.garrison("kings-landing") == 5 and table.asked == ("march", "stark")
    assert table.refused("kings-landing") == "TS-15.6", "who declined is not counted on again"
    assert table.state.view(None)["declined"] == [table.seat("lannister")], "and everybody sees who it was"
    table.send("the-reach", "knight")
    assert table.play("done").order("kingswood") == "" and table.asked == ("march", "tyrell")


@pytest.mark.clause("TS-15.7")
def test_who_declined_is_not_asked_again() -> None:
    """With another footman Baratheon alone is enough."""
    more = {"blackwater": "lannister footman", "crackclaw-point": "baratheon footman"}
    support = {"blackwater": "support", "crackclaw-point": "support"}
    table = against_neutral("stark knight footman footman", more=more, orders=support)
    table.play("kings-landing", "footman", "knight", "done")
    for _ in range(2):
        table.play("neither" if table.asked[1] == "lannister" else "attacker")
    assert table.asked == ("march", "stark") and len(table.heard("falls-short")) == 1
    table.play("kings-landing", "footman", "footman", "knight")
    assert table.asked == ("support", "baratheon")
    table.play("attacker")
    assert table.units("kings-landing") == "stark footman footman knight"
    assert len(table.heard("supports-nobody")) == 1


@pytest.mark.clause("TS-15.8", "TS-20.4")
def test_blocked_areas() -> None:
    table = acting(
        {"kingswood": "stark knight", "the-reach": "stark footman"}, {"kingswood": "march"}, seats=3
    )
    assert table.refused("storms-end") == "TS-15.8" and table.refused("the-boneway") == "TS-15.8"
    assert "the-reach" in table.legal


@pytest.mark.clause("TS-15.9")
def test_the_shield_of_an_absent_house_does_not_count() -> None:
    table = acting({"the-reach": "stark knight"}, {"the-reach": "march"}, seats=4).play("highgarden", "no")
    assert table.ruler("highgarden") == "stark" and not table.heard("combat")
    assert table.ruler("sunspear") == ""


# -- tides ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("TS-18.1", "TS-18.4", "TS-27.2")
def test_each_side_draws_a_tide_that_it_alone_sees() -> None:
    table = attack(tides=True, tracks={"fiefdoms": "stark"})
    assert table.asked == ("blade", "stark") and table.legal == {"blade", "redraw", "pass"}
    drawn = [event for event in table.events if event.id == "draws-tide"]
    assert [event.witnesses for event in drawn] == [[2], [0]]
    own, other = table.combat("stark")
    assert own["tide"] is not None and other["tide"] is None
    assert (other["swords"], other["forts"], other["total"]) == (None, None, None), "nor do the sums tell"
    other, own = table.combat("baratheon")
    assert own["tide"] is not None and other["tide"] is None
    assert table.combat()[f.ATTACK]["tide"] is None
    table.state.fight[f.F_TIDES : f.F_TIDES + 2] = [3, 1]
    table.play("pass")
    assert [event["tide"] for event in table.heard("tide")] == ["tide-3", "tide-1"]
    assert result(table) == (6 + 2, 3 + 1)


@pytest.mark.clause("TS-18.2")
def test_the_tide_deck() -> None:
    tides = attack().state.tables.tides
    assert tides == [
        [0, 0, 0, 0, 8],
        [1, 1, 0, 0, 4],
        [1, 0, 1, 0, 4],
        [2, 0, 0, 0, 4],
        [3, 0, 0, 0, 2],
        [0, 0, 0, 1, 2],
    ]


@pytest.mark.clause("TS-18.1", "TS-18.3")
@pytest.mark.parametrize("seed", range(5))
def test_a_tide_is_not_drawn_twice(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    table = fighting(
        {"moat-cailin": "stark knight", "the-twins": "baratheon footman"},
        {"moat-cailin": "march"},
        hands=PLAIN,
        tides=True,
        tracks={"fiefdoms": "stark"},
        seed=seed,
    ).play("the-twins")
    monkeypatch.setattr(table.state.tables, "tides", [[number, 0, 0, 0, 1] for number in range(3)])
    table.play("no")
    drawn = table.state.fight[f.F_TIDES : f.F_TIDES + 2]
    table.play("redraw")
    shown = [int(event["tide"].removeprefix("tide-")) for event in table.heard("tide")]
    assert sorted([*drawn, shown[0]]) == [0, 1, 2] and shown[1] == drawn[1]


@pytest.mark.clause("TS-18.3")
def test_the_blade_may_draw_another_tide() -> None:
    table = attack(tides=True, tracks={"fiefdoms": "stark"})
    before = table.state.fence
    table.play("redraw")
    assert table.state.blade == 0 and table.state.fence > before and table.heard("redraws")
    tide = int(table.heard("tide")[0]["tide"].removeprefix("tide-"))
    assert result(table)[0] == 6 + table.state.tables.tides[tide][0], "no blade was added"


@pytest.mark.clause("TS-18.4", "TS-18.5")
@pytest.mark.parametrize(
    ("tides", "defenders", "left"),
    [
        ([0, 0], "baratheon footman footman", "baratheon footman! footman!"),
        ([1, 0], "baratheon footman footman", "baratheon footman!"),
        ([1, 2], "baratheon footman footman", "baratheon footman! footman!"),
        ([5, 2], "baratheon footman footman", "baratheon footman!"),
    ],
)
def test_swords_forts_and_skulls_of_tides(tides: list[int], defenders: str, left: str) -> None:
    table = attack("stark knight knight knight", defenders, tides=True, tracks={"fiefdoms": "stark"})
    table.state.fight[f.F_TIDES : f.F_TIDES + 2] = tides
    table.play("pass", "the-fingers")
    assert table.units("the-fingers") == left


@pytest.mark.clause("TS-18.5")
def test_a_skull_costs_the_winner_too() -> None:
    table = attack("stark knight knight footman", tides=True, tracks={"fiefdoms": "stark"})
    table.state.fight[f.F_TIDES : f.F_TIDES + 2] = [0, 5]
    table.play("pass")
    assert table.asked == ("casualty", "stark") and table.ask.arguments == {"number": 1, "why": "skull"}
    table.play("footman", "the-fingers")
    assert table.units("the-twins") == "stark knight knight"
    held = attack("stark footman", "baratheon knight knight!", tides=True, tracks={"fiefdoms": "stark"})
    held.state.fight[f.F_TIDES : f.F_TIDES + 2] = [5, 0]
    assert held.play("pass").units("the-twins") == "baratheon knight", "of two alike the routed one"


# -- the sum on the table ---------------------------------------------------------------------------------------------


@pytest.mark.clause("TS-12.12")
def test_what_decided_stays_in_sight_when_units_are_lost_after_it() -> None:
    table = attack(defenders="baratheon footman footman", units={"the-fingers": "baratheon footman"})
    assert table.asked[0] == "retreat"
    attacker, defender = table.combat()
    assert (attacker["total"], defender["total"]) == result(table)
    assert defender["from_units"] == 2 and sum(defender["units"]) == 0
