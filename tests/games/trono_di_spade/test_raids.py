"""TS-9: turns in throne order, raids, and the clean-up."""

from __future__ import annotations

import pytest

from .positions import acting

THREE = {
    "winterfell": "stark footman",
    "white-harbor": "stark footman",
    "moat-cailin": "baratheon footman",
    "the-narrow-sea": "baratheon ship",
}


@pytest.mark.clause("TS-9.1", "TS-1.12")
def test_raids_then_marches_then_consolidations_each_in_turn() -> None:
    table = acting(
        {**THREE, "the-twins": "lannister footman", "riverrun": "lannister footman"},
        {
            "winterfell": "march",
            "white-harbor": "march-minus",
            "moat-cailin": "march",
            "the-narrow-sea": "raid",
            "the-twins": "consolidate",
            "riverrun": "march",
        },
        power={"lannister": 0},
    )
    assert table.asked == ("raid", "baratheon")
    table.play("pass")
    assert table.asked == ("march", "baratheon") and table.play("done")
    assert table.asked == ("march", "lannister") and table.play("done")
    assert table.asked == ("order", "stark"), "Stark has two, and resolves one of them"
    assert table.refused("riverrun") == "TS-9.1"
    table.play("winterfell", "done")
    assert table.asked == ("march", "stark"), "and the other when its turn comes again"
    assert table.power("lannister") == 0
    table.play("done")
    assert table.power("lannister") == 2


@pytest.mark.clause("TS-9.2")
def test_an_order_must_be_resolved_but_may_do_nothing() -> None:
    table = acting(THREE, {"winterfell": "march", "the-narrow-sea": "raid", "white-harbor": "support"})
    assert table.legal == {"white-harbor", "pass"}
    table.play("pass")
    assert table.order("the-narrow-sea") == "" and table.order("white-harbor") == "support"
    assert "pass" not in table.legal and table.play("done").order("winterfell") == ""


@pytest.mark.clause("TS-9.3")
def test_when_the_throne_track_changes_nobody_is_skipped_or_comes_twice() -> None:
    units = {
        "sunspear": "martell knight knight",
        "yronwood": "baratheon footman",
        "greywater-watch": "greyjoy footman",
        "winterfell": "stark footman",
        "kingswood": "baratheon footman",
    }
    orders = {"sunspear": "march", "greywater-watch": "march", "winterfell": "march", "kingswood": "march"}
    table = acting(
        units,
        orders,
        tracks={"throne": "martell baratheon stark greyjoy"},
        hands={"martell": "doran-martell"},
    )
    table.send("yronwood", "knight knight").play("baratheon: card melisandre", "track throne")
    assert table.track("throne")[-1] == "baratheon"
    while table.ask.kind != "march":
        table.play("pass" if "pass" in table.legal else next(iter(table.legal)))
    assert table.asked == ("march", "stark")
    assert table.play("done").asked == ("march", "greyjoy")
    assert table.play("done").asked == ("march", "baratheon")


@pytest.mark.clause("TS-9.4", "TS-9.8")
def test_a_raid_removes_support_raid_or_consolidation() -> None:
    for order in ("support", "raid", "consolidate", "support-star", "raid-star", "consolidate-star"):
        table = acting(THREE, {"moat-cailin": "raid", "winterfell": order})
        if order.startswith("raid"):
            assert table.asked == ("raid", "baratheon"), "first in throne order"
        table.play("winterfell")
        assert table.order("winterfell") == "" and table.order("moat-cailin") == ""
    table = acting(THREE, {"moat-cailin": "raid", "white-harbor": "support"})
    assert table.refused("winterfell") == "TS-9.4", "there is no order"
    own = acting(
        {**THREE, "karhold": "stark footman"},
        {"winterfell": "raid", "karhold": "support", "moat-cailin": "support"},
    )
    assert own.legal == {"moat-cailin", "pass"}, "not one's own"


@pytest.mark.clause("TS-9.5")
def test_only_the_special_raid_removes_a_defence_and_none_a_march() -> None:
    orders = {"moat-cailin": "raid", "winterfell": "defense", "white-harbor": "march"}
    table = acting({**THREE, "greywater-watch": "stark footman"}, {**orders, "greywater-watch": "support"})
    assert table.refused("winterfell") == "TS-9.5"
    assert table.refused("white-harbor") == "TS-9.5"
    special = acting(THREE, {**orders, "moat-cailin": "raid-star"})
    assert special.refused("white-harbor") == "TS-9.5"
    assert special.play("winterfell").order("winterfell") == ""


@pytest.mark.clause("TS-9.6", "TS-16.2", "TS-10.6")
def test_reach_of_raids() -> None:
    units = {
        "the-narrow-sea": "baratheon ship",
        "the-shivering-sea": "stark ship",
        "white-harbor": "stark footman",
        "port-of-white-harbor": "stark ship",
        "winterfell": "stark footman",
    }
    orders = dict.fromkeys(("the-shivering-sea", "white-harbor", "winterfell"), "support")
    table = acting(units, {**orders, "port-of-white-harbor": "support-star", "the-narrow-sea": "raid"})
    assert table.legal == {"the-shivering-sea", "white-harbor", "port-of-white-harbor", "pass"}
    assert table.refused("winterfell") == "TS-9.6"
    port = acting(
        {**units, "castle-black": "baratheon footman"},
        {"port-of-white-harbor": "raid", "the-narrow-sea": "support", "castle-black": "support"},
    )
    assert port.asked == ("raid", "stark") and port.legal == {"the-narrow-sea", "pass"}
    land = acting(units, {"white-harbor": "raid", "the-narrow-sea": "support"})
    assert not land.heard("raids") and land.heard("raid-nothing"), "a land does not raid a sea"


@pytest.mark.clause("TS-9.7")
def test_a_raided_consolidation_pays_the_raider() -> None:
    for has, left in ((3, 2), (0, 0)):
        table = acting(
            THREE, {"moat-cailin": "raid", "winterfell": "consolidate"}, power={"stark": has, "baratheon": 1}
        )
        table.play("winterfell")
        assert (table.power("baratheon"), table.power("stark")) == (2, left)
    none = acting(THREE, {"moat-cailin": "raid", "winterfell": "support"}, power={"stark": 3, "baratheon": 1})
    assert none.play("winterfell").power("baratheon") == 1


@pytest.mark.clause("TS-9.9", "TS-9.10", "TS-14.12")
def test_the_clean_up() -> None:
    table = acting(
        {**THREE, "karhold": "stark knight!"},
        {"winterfell": "march", "white-harbor": "support", "moat-cailin": "defense"},
        blade=False,
        round=1,
    )
    assert table.order("white-harbor") == "support" and table.units("karhold") == "stark knight!"
    assert table.order("moat-cailin") == "defense"
    table.play("done")
    assert table.state.round == 2 and not any(order >= 0 for order in table.state.order)
    assert table.units("karhold") == "stark knight" and table.state.blade == 1


@pytest.mark.clause("TS-9.11")
def test_an_order_without_units_comes_off() -> None:
    table = acting(
        {
            "karhold": "stark knight knight",
            "winterfell": "baratheon footman",
            "moat-cailin": "baratheon footman",
        },
        {"karhold": "march", "winterfell": "support", "moat-cailin": "consolidate"},
        hands={"stark": "eddard-stark", "baratheon": "brienne-of-tarth"},
        tracks={"throne": "stark"},
    )
    table.send("winterfell", "knight knight").play("no")
    assert table.heard("wins-combat") and table.units("winterfell") == "stark knight knight"
    assert table.order("winterfell") == "", "its units are gone"
