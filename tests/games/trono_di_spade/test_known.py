"""TS-26: what is open, what is secret, and what is not asked."""

from __future__ import annotations

from typing import Any

import pytest

from tavolata.games.trono_di_spade.rules import frames as f

from .positions import acting, planning, position, westeros

NORTH = {"winterfell": "stark footman", "karhold": "stark footman", "sunspear": "martell footman"}


@pytest.mark.clause("TS-26.1")
def test_the_open_things() -> None:
    view = planning(NORTH, tokens={"castle-black": "stark"}).state.view(None)
    stark = view["houses"][2]
    assert stark["house"] == "stark" and stark["power"] == 5 and len(stark["hand"]) == 7
    assert (
        view["areas"]["winterfell"]["units"] == {"footman": 1} and view["areas"]["castle-black"]["token"] == 2
    )
    assert view["tracks"]["throne"] == [0, 1, 2, 3, 4, 5]


@pytest.mark.clause("TS-26.1")
def test_what_is_pending_is_told_by_name() -> None:
    units = {"winterfell": "stark knight footman", "karhold": "baratheon footman"}
    table = acting(units, {"winterfell": "march-star"}).play("karhold", "knight")
    first, turns, *_, march_on, march, group = table.seen()["pending"]
    assert first["step"] == "round" and first["seat"] is None
    assert march_on["about"] == {"seat": "@2", "area": "area-winterfell"}
    assert turns == {"step": "turns", "seat": None, "about": {"type": "march", "had": ["@2"]}}
    where = {"area": "area-winterfell", "order": "order-march-star"}
    assert march == {"step": "march", "seat": 2, "about": {**where, "attacked": 0}}
    sent = {"footman": 0, "knight": 1, "siege-engine": 0, "ship": 0}
    assert group == {"step": "group", "seat": 2, "about": {**where, "to": "area-karhold", **sent}}


@pytest.mark.clause("TS-26.3")
def test_that_a_wildling_card_was_looked_at_is_all_that_is_told_of_it() -> None:
    table = planning(NORTH, tracks={"court": "stark"})
    table.state.stack[-1] = [f.Q_TOP, table.seat("stark")]
    for house in ("", "martell", "stark"):
        assert table.seen(house)["pending"][-1] == {"step": "top", "seat": 2, "about": {}}


@pytest.mark.clause("TS-26.2")
def test_bids_are_secret_until_all_are_made() -> None:
    table = westeros(NORTH, "last-days-of-summer-1", "clash-of-kings", threat=0)
    assert table.ask.kind == "bid" and table.ask.at_once
    table.play("stark: bid 3")
    other, own = table.bidding("baratheon"), table.bidding("stark")
    assert other == {"made": [2], "bids": [None] * 6, "placed": []} and own["bids"][2] == 3
    imagined = {table.state.imagine(0, seed).bids[2] for seed in range(60)}
    assert imagined == {0, 1, 2, 3, 4, 5}
    assert {table.state.imagine(2, seed).bids[2] for seed in range(10)} == {3}


@pytest.mark.clause("TS-26.2")
def test_orders_are_imagined_anew() -> None:
    table = planning(NORTH).play("stark: order march", "stark: order raid")
    orders = {table.state.imagine(3, seed).order[table.area("karhold")] for seed in range(200)}
    assert len(orders) == 11, "every order Stark could have placed"
    assert {table.state.imagine(2, seed).order[table.area("karhold")] for seed in range(9)} == {1}
    unfinished = planning(NORTH).play("stark: order march")
    assert unfinished.state.imagine(3, 1).order[table.area("karhold")] == -1


LAND_FIGHT: dict[str, Any] = {
    "units": {
        "riverrun": "lannister footman footman",
        "seagard": "stark knight",
        "the-twins": "lannister footman",
        "moat-cailin": "stark footman",
    },
    "orders": {"riverrun": "march", "seagard": "defense", "the-twins": "support", "moat-cailin": "support"},
    "moves": ("seagard", "footman", "no", "attacker", "defender"),
}
SEA_FIGHT: dict[str, Any] = {
    "units": {
        "the-shivering-sea": "greyjoy ship ship",
        "the-narrow-sea": "baratheon ship",
        "shipbreaker-bay": "baratheon ship",
    },
    "orders": {"the-shivering-sea": "march", "shipbreaker-bay": "support"},
    "moves": ("the-narrow-sea", "ship", "defender"),
}


@pytest.mark.clause("TS-26.2", "TS-12.9")
@pytest.mark.parametrize("case", [LAND_FIGHT, SEA_FIGHT])
@pytest.mark.parametrize("side", [0, 1])
def test_no_sum_tells_which_card_was_chosen(case: dict[str, Any], side: int) -> None:
    table = acting(case["units"], case["orders"], tides=True).play(*case["moves"])
    assert table.ask.kind == "cards" and len(table.deciders) == 2
    chooser, other = (table.state.fight[f.F_ATTACKER + one] for one in (side, 1 - side))
    views = []
    for move in table.state.legal(chooser):
        world = table.state.clone()
        world.play(chooser, move)
        views.append(world.view(other))
        imagined = {world.imagine(other, seed).fight[f.F_CARDS + side] for seed in range(60)}
        assert len(imagined) == 7, "any card of the hand"
    assert len(views) == 7 and all(view == views[0] for view in views)


@pytest.mark.clause("TS-26.2", "TS-18.1")
def test_tides_are_imagined_anew() -> None:
    table = acting(LAND_FIGHT["units"], LAND_FIGHT["orders"], tides=True, tracks={"fiefdoms": "stark"})
    table.play(*LAND_FIGHT["moves"], "stark: card eddard-stark", "lannister: card the-hound")
    assert table.asked == ("blade", "stark")
    stark, own = table.seat("stark"), table.state.fight[f.F_TIDES + f.DEFENCE]
    worlds = [table.state.imagine(stark, seed).fight[f.F_TIDES : f.F_TIDES + 2] for seed in range(300)]
    assert {world[f.DEFENCE] for world in worlds} == {own}
    assert len({world[f.ATTACK] for world in worlds}) == 6, "any tide"


@pytest.mark.clause("TS-26.3")
def test_nobody_knows_the_decks_and_everybody_remembers_resolved_wildlings() -> None:
    table = westeros(
        NORTH,
        "last-days-of-summer-1",
        "last-days-of-summer-2",
        "wildlings-attack",
        wildling="silence-at-the-wall",
        threat=0,
    )
    for house in ("baratheon", "lannister", "stark", "martell", "greyjoy", "tyrell"):
        table.play(f"{house}: bid {'1' if house == 'stark' else '0'}")
    table.play("house tyrell")
    assert table.state.view(None)["wildlings"][-1] == {
        "card": "silence-at-the-wall",
        "known_to": [0, 1, 2, 3, 4, 5],
    }
    tops = {table.state.imagine(0, seed).wild[0] for seed in range(100)}
    assert len(tops) == 8 and all(table.state.imagine(0, seed).wild[-1] == 6 for seed in range(9))
    decks = {tuple(table.state.imagine(0, seed).decks[0]) for seed in range(9)}
    assert len(decks) > 1


@pytest.mark.clause("TS-26.4")
def test_only_what_everybody_sees_is_left_unasked() -> None:
    alone = acting({"winterfell": "stark footman", "karhold": "stark footman"}, {"winterfell": "raid"})
    assert alone.heard("raid-nothing"), "there is nothing to raid"
    table = planning({"karhold": "stark footman"}, bans="march-star raid raid-star support support-star")
    assert table.deciders == {"stark"}, "orders are asked for even if few are left"
    poor = westeros(NORTH, "last-days-of-summer-1", "clash-of-kings", threat=0, power={"stark": 0})
    assert "stark" not in poor.deciders, "who has nothing bids nothing"


@pytest.mark.clause("TS-1.15")
def test_the_others_wait() -> None:
    table = position(NORTH, {"winterfell": "march"})
    assert table.deciders == {"stark"} and table.refused("martell: done") == "TS-1.15"
