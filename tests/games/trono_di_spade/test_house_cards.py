"""TS-13: the texts of the house cards, one after another."""

from __future__ import annotations

from typing import Any

import pytest

from tavolata.games.trono_di_spade.rules import frames as f
from tavolata.games.trono_di_spade.rules import tables as t

from .positions import Table, fighting

PLAIN = {
    "stark": "greatjon-umber",
    "greyjoy": "dagmar-cleftjaw",
    "lannister": "the-hound",
    "baratheon": "brienne-of-tarth",
    "tyrell": "randyll-tarly",
    "martell": "obara-sand",
}
"""A card without text for each House."""


def duel(
    attacker: str,
    defender: str,
    attackers: str = "knight knight",
    defenders: str = "knight",
    order: str = "march",
    units: dict[str, str] | None = None,
    orders: dict[str, str] | None = None,
    at: str = "the-twins",
    **others: Any,
) -> Table:
    """One card against another, from Moat Cailin against The Twins (or another area), up to the first question."""
    first, second = house_of(attacker), house_of(defender)
    hands = {first: attacker, second: defender, **dict(others.pop("hands", {}))}
    origin = str(others.pop("origin", "moat-cailin"))
    board = {origin: f"{first} {attackers}", at: f"{second} {defenders}", **(units or {})}
    others.setdefault("blade", False)
    table = fighting(board, {origin: order, **(orders or {})}, hands=hands, **others)
    if table.ask.kind == "order":
        table.play(origin)
    table.send(at, attackers)
    return table.play("no") if table.ask.kind == "leave" else table


def house_of(card: str) -> str:
    names = fighting({}, {}).state.tables.card_names
    return t.HOUSES[names.index(card) // 7]


def result(table: Table) -> tuple[int, int]:
    event = table.heard("wins-combat")[-1]
    return event["attack"], event["defence"]


@pytest.mark.clause("TS-13.3", "TS-1.11")
def test_cards_without_a_text() -> None:
    tables = fighting({}, {}).state.tables
    plain = {name: card for card, name in enumerate(tables.card_names) if tables.texts[card] == t.NO_TEXT}
    assert len(plain) == 18 and len(set(tables.texts)) == 25
    figures = {
        name: (tables.strengths[card], tables.swords[card], tables.forts[card])
        for name, card in plain.items()
    }
    assert figures["eddard-stark"] == (4, 2, 0) and figures["the-red-viper"] == (4, 2, 1)
    assert figures["ser-gregor-clegane"] == (3, 3, 0) and figures["ser-rodrick-cassel"] == (1, 0, 2)
    table = duel("ser-gregor-clegane", "greatjon-umber", "knight knight knight", "knight footman")
    assert result(table) == (9, 5) and table.units("the-twins") == "lannister knight knight knight"


@pytest.mark.clause("TS-13.1")
def test_once_a_combat_and_asked_where_it_says_may() -> None:
    table = duel("tyrion-lannister", "robb-stark", hands={"stark": "robb-stark eddard-stark"})
    table.play("stark: card robb-stark")
    assert table.asked == ("text", "lannister") and table.legal == {"yes", "no"}
    table.play("no")
    assert table.heard("wins-combat") and not table.heard("uses-text")


@pytest.mark.clause("TS-13.4")
def test_robb_chooses_the_retreat() -> None:
    table = duel("robb-stark", "brienne-of-tarth")
    assert table.asked == ("retreat", "stark")
    assert table.legal == {"seagard", "the-fingers", "the-mountains-of-the-moon", "pass"}
    assert table.play("the-fingers").units("the-fingers") == "baratheon knight!"
    left = duel("robb-stark", "brienne-of-tarth").play("pass")
    assert left.asked == ("retreat", "baratheon")
    attacker = duel("brienne-of-tarth", "robb-stark", "footman", "knight")
    assert attacker.asked == ("retreat", "stark") and {"moat-cailin", "seagard"} <= attacker.legal
    assert attacker.refused("karhold") == "TS-14.7"
    assert attacker.play("seagard").units("seagard") == "baratheon footman!"


@pytest.mark.clause("TS-13.4", "TS-14.5")
def test_robb_leaves_a_beaten_attacker_its_way_back() -> None:
    table = duel("brienne-of-tarth", "robb-stark", "footman", "knight").play("pass")
    assert table.units("moat-cailin") == "baratheon footman!", "no other way is open to it"


@pytest.mark.clause("TS-13.4", "TS-14.6")
def test_robb_spares_those_whose_way_back_is_closed() -> None:
    way: dict[str, Any] = {"origin": "winterfell", "at": "karhold"}
    table = duel("brienne-of-tarth", "robb-stark", "footman", "knight", **way)
    assert table.asked == ("retreat", "stark") and table.legal == {"castle-black", "pass"}
    assert table.play("castle-black").units("castle-black") == "baratheon footman!"
    left = duel("brienne-of-tarth", "robb-stark", "footman", "knight", **way).play("pass")
    assert left.units("castle-black") == left.units("winterfell") == ""


@pytest.mark.clause("TS-13.5")
def test_roose_takes_everything_back_when_he_loses() -> None:
    lost = duel("roose-bolton", "brienne-of-tarth", "footman", "knight knight")
    assert len(lost.hand("stark")) == 7 and lost.pile("stark") == set()
    won = duel(
        "roose-bolton",
        "brienne-of-tarth",
        "knight knight",
        "footman",
        hands={"stark": "roose-bolton robb-stark"},
    )
    won.play("stark: card roose-bolton", "the-fingers")
    assert "roose-bolton" in won.pile("stark")
    jester = duel("roose-bolton", "patchface", "footman", "knight knight")
    assert jester.asked == ("patchface", "baratheon") and len(jester.legal) == 7 + 1, "he comes back before"


BLADE: dict[str, Any] = {"tracks": {"fiefdoms": "stark"}}
"""Stark has the blade, and is asked for it when the tides are drawn."""


@pytest.mark.clause("TS-13.6", "TS-13.7")
def test_the_blackfish_loses_nobody_but_siege_engines() -> None:
    table = duel("the-blackfish", "euron-crows-eye", "footman siege-engine", "knight knight")
    assert table.units("moat-cailin") == "stark footman!"
    without = duel("greatjon-umber", "euron-crows-eye", "footman siege-engine", "knight knight")
    assert without.units("moat-cailin") == ""
    mace = duel("mace-tyrell", "the-blackfish", "knight knight knight", "footman footman")
    assert result(mace) == (10, 3), "Mace destroys nobody"
    skull = duel(
        "the-blackfish", "randyll-tarly", "footman", "knight knight", tides=True, blade=True, **BLADE
    )
    skull.state.fight[f.F_TIDES : f.F_TIDES + 2] = [0, 5]
    assert skull.play("pass").units("moat-cailin") == "stark footman!", "nor does a skull"


@pytest.mark.clause("TS-13.8")
@pytest.mark.parametrize(("order", "value"), [("defense", 2), ("defense-star", 4)])
def test_catelyn_doubles_her_defence(order: str, value: int) -> None:
    table = duel("brienne-of-tarth", "catelyn-stark", orders={"the-twins": order})
    assert result(table) == (6, 2 + value)


SEA: dict[str, Any] = {"origin": "shipbreaker-bay", "at": "the-narrow-sea"}


@pytest.mark.clause("TS-13.9")
def test_victarion_doubles_his_ships_attacking() -> None:
    support: dict[str, Any] = {
        "units": {"the-shivering-sea": "greyjoy ship"},
        "orders": {"the-shivering-sea": "support"},
    }
    table = duel("victarion-greyjoy", "greatjon-umber", "ship ship", "ship", **SEA, **support).play(
        "attacker"
    )
    assert result(table) == (2 * 3 + 3, 3)
    defending = duel("greatjon-umber", "victarion-greyjoy", "ship ship", "ship", **SEA)
    assert result(defending) == (4, 4)
    other: dict[str, Any] = {
        "units": {"the-shivering-sea": "martell ship"},
        "orders": {"the-shivering-sea": "support"},
    }
    helped = duel("victarion-greyjoy", "greatjon-umber", "ship ship", "ship", **SEA, **other)
    assert result(helped.play("attacker", "yes")) == (4 + 1 + 3, 3), "not those of others"


@pytest.mark.clause("TS-13.10")
def test_balon_takes_the_printed_number() -> None:
    assert result(duel("balon-greyjoy", "eddard-stark")) == (6, 2)
    stannis = duel("balon-greyjoy", "stannis-baratheon", tracks={"throne": "greyjoy baratheon"})
    assert result(stannis) == (6, 3), "what the text adds still counts"


@pytest.mark.clause("TS-13.11")
def test_theon_defends_structures() -> None:
    castle = duel("greatjon-umber", "theon-greyjoy", at="seagard")
    assert result(castle) == (6, 5)
    lost = duel("greatjon-umber", "theon-greyjoy", "footman footman", "knight", at="seagard")
    assert lost.units("moat-cailin") == "stark footman!", "and a sword: one of two fell"
    assert result(duel("greatjon-umber", "theon-greyjoy")) == (6, 4), "no structure here"
    assert result(duel("theon-greyjoy", "greatjon-umber", at="seagard")) == (6, 4), "not attacking"


@pytest.mark.clause("TS-13.12")
def test_asha_without_support() -> None:
    alone = duel("asha-greyjoy", "greatjon-umber", "knight knight knight", "knight footman footman")
    assert alone.asked == ("casualty", "stark") and alone.ask.arguments["number"] == 2
    helped = duel(
        "asha-greyjoy",
        "greatjon-umber",
        "knight knight knight",
        "knight footman footman",
        units={"seagard": "greyjoy footman"},
        orders={"seagard": "support"},
    ).play("attacker")
    assert helped.ask.kind == "retreat", "no swords with her own support"
    beaten = duel("asha-greyjoy", "greatjon-umber", "footman", "knight knight")
    assert beaten.units("moat-cailin") == "greyjoy footman!", "one fort against one sword"


@pytest.mark.clause("TS-13.13")
def test_aeron_gives_way_for_two_tokens() -> None:
    hands = {"greyjoy": "aeron-damphair euron-crows-eye balon-greyjoy"}
    table = duel("aeron-damphair", "greatjon-umber", hands=hands).play("greyjoy: card aeron-damphair")
    assert table.asked == ("text", "greyjoy")
    table.play("yes")
    assert table.power("greyjoy") == 3 and table.asked == ("replace", "greyjoy")
    assert table.legal == {"card euron-crows-eye", "card balon-greyjoy"}
    table.play("card balon-greyjoy")
    assert result(table) == (6, 2), "Balon's text applies in full"
    poor = duel("aeron-damphair", "greatjon-umber", hands=hands, power={"greyjoy": 1})
    assert poor.play("greyjoy: card aeron-damphair").heard("wins-combat")
    alone = duel("aeron-damphair", "greatjon-umber")
    assert alone.heard("wins-combat") and alone.power("greyjoy") == 5, "there is no other card"


@pytest.mark.clause("TS-13.14")
def test_tywin_gains_two() -> None:
    assert duel("tywin-lannister", "greatjon-umber").power("lannister") == 7
    assert (
        duel("tywin-lannister", "greatjon-umber", "footman", "knight knight knight").power("lannister") == 5
    )


@pytest.mark.clause("TS-13.15")
def test_kevan_doubles_his_footmen_attacking() -> None:
    support: dict[str, Any] = {
        "units": {"seagard": "lannister footman footman"},
        "orders": {"seagard": "support"},
    }
    table = duel("ser-kevan-lannister", "greatjon-umber", "footman footman", "knight", **support).play(
        "attacker"
    )
    assert result(table) == (4 * 2 + 1, 4)
    assert result(duel("greatjon-umber", "ser-kevan-lannister", "knight", "footman footman")) == (4, 3)


@pytest.mark.clause("TS-13.16")
def test_tyrion_sends_a_card_back() -> None:
    hands = {"stark": "eddard-stark catelyn-stark robb-stark"}
    table = duel("tyrion-lannister", "eddard-stark", hands=hands).play("stark: card eddard-stark", "yes")
    assert table.asked == ("replace", "stark") and table.legal == {"card catelyn-stark", "card robb-stark"}
    table.play("card catelyn-stark")
    assert result(table) == (5, 2) and "eddard-stark" in table.hand("stark")
    none = duel("tyrion-lannister", "eddard-stark").play("yes")
    assert result(none) == (5, 2) and none.hand("stark") == {"eddard-stark"}, "it plays none"


@pytest.mark.clause("TS-12.10", "TS-13.16")
def test_tyrion_comes_before_texts_at_once_whatever_the_throne() -> None:
    hands = {"tyrell": "mace-tyrell margaery-tyrell"}
    first = {"throne": "tyrell lannister"}
    table = duel("mace-tyrell", "tyrion-lannister", defenders="footman knight", hands=hands, tracks=first)
    table.play("tyrell: card mace-tyrell", "yes")
    assert result(table) == (5, 4) and not table.heard("loses"), "Mace destroyed nobody"
    drowned = {"greyjoy": "euron-crows-eye aeron-damphair balon-greyjoy"}
    again = duel("euron-crows-eye", "tyrion-lannister", hands=drowned)
    again.play("greyjoy: card euron-crows-eye", "yes", "card aeron-damphair")
    assert again.asked == ("text", "greyjoy"), "the new card's text applies in full"
    assert again.play("yes").legal == {"card euron-crows-eye", "card balon-greyjoy"}
    assert result(again.play("card euron-crows-eye")) == (8, 3), "and Tyrion works once"


@pytest.mark.clause("TS-13.17")
def test_cersei_removes_an_order_anywhere() -> None:
    units = {"karhold": "stark footman", "winterfell": "stark footman"}
    orders = {"karhold": "march", "winterfell": "support", "the-twins": "defense"}
    table = duel(
        "cersei-lannister", "greatjon-umber", "knight knight knight", "footman", units=units, orders=orders
    )
    assert table.asked == ("cersei", "lannister") and table.legal == {"karhold", "winterfell", "pass"}
    assert table.play("karhold").order("karhold") == ""
    assert table.order("winterfell") == "support"


@pytest.mark.clause("TS-13.34", "TS-13.12")
def test_cersei_comes_too_late_for_support() -> None:
    """Asha was supported, so that she has no fort against the sword of the tide when the support is removed."""
    table = duel(
        "cersei-lannister",
        "asha-greyjoy",
        "knight knight knight knight",
        "footman footman",
        units={"seagard": "greyjoy footman"},
        orders={"seagard": "support"},
        tides=True,
    ).play("defender")
    table.state.fight[f.F_TIDES : f.F_TIDES + 2] = [1, 0]
    assert table.play("seagard").order("seagard") == "" and len(table.heard("loses")) == 1


@pytest.mark.clause("TS-13.18")
def test_stannis_against_the_higher_on_the_throne() -> None:
    assert result(duel("stannis-baratheon", "greatjon-umber", tracks={"throne": "stark baratheon"})) == (9, 4)
    assert result(duel("stannis-baratheon", "greatjon-umber", tracks={"throne": "baratheon stark"})) == (8, 4)


@pytest.mark.clause("TS-13.19")
def test_renly_makes_a_knight() -> None:
    support: dict[str, Any] = {"units": {"seagard": "baratheon footman"}, "orders": {"seagard": "support"}}
    table = duel("renly-baratheon", "greatjon-umber", "footman knight knight", "footman", **support).play(
        "attacker"
    )
    assert table.asked == ("renly", "baratheon") and table.legal == {"the-twins", "seagard", "pass"}
    table.play("the-twins")
    assert table.heard("upgrades") and table.state.fight
    table.play("the-fingers")
    assert table.units("the-twins") == "baratheon knight knight knight"
    other = duel("renly-baratheon", "greatjon-umber", "footman knight knight", "footman", **support).play(
        "attacker"
    )
    assert other.play("seagard").units("seagard") == "baratheon knight"
    guest: dict[str, Any] = {"units": {"seagard": "greyjoy footman"}, "orders": {"seagard": "support"}}
    others = duel("renly-baratheon", "greatjon-umber", "footman knight knight", "footman", **guest)
    assert others.play("attacker", "yes").legal == {"the-twins", "pass"}, "not a footman of another House"
    defending = duel("greatjon-umber", "renly-baratheon", "footman", "footman knight")
    assert defending.play("the-twins").units("the-twins") == "baratheon knight knight"
    empty = {"dragonstone": "baratheon knight knight knight", **support["units"]}
    none = duel("renly-baratheon", "greatjon-umber", "footman knight knight", "footman", units=empty)
    assert none.ask.kind != "renly", "no knight is left in the reserve"


@pytest.mark.clause("TS-13.20")
def test_davos_when_stannis_is_discarded() -> None:
    with_him = {"baratheon": "ser-davos-seaworth stannis-baratheon"}
    table = duel("ser-davos-seaworth", "greatjon-umber", hands=with_him).play(
        "baratheon: card ser-davos-seaworth"
    )
    assert result(table) == (6, 4)
    gone = duel("ser-davos-seaworth", "greatjon-umber", "knight knight", "footman footman")
    assert result(gone) == (7, 4)
    gone.play("the-fingers")
    assert gone.units("the-fingers") == "stark footman!", "and a sword"


@pytest.mark.clause("TS-13.21")
def test_salladhor_with_support() -> None:
    units = {
        "the-shivering-sea": "baratheon ship",
        "port-of-white-harbor": "greyjoy ship",
        "white-harbor": "greyjoy footman",
    }
    orders = {"the-shivering-sea": "support", "port-of-white-harbor": "support"}
    table = duel(
        "salladhor-saan", "greatjon-umber", "ship ship", "ship ship ship", units=units, orders=orders, **SEA
    )
    table.play("attacker", "attacker", "yes")
    assert result(table) == (2 + 1 + 0 + 1, 0 + 2), "others' ships count 0 on both sides"
    alone = duel("salladhor-saan", "greatjon-umber", "ship ship", "ship ship ship", **SEA)
    assert result(alone) == (3, 5)


@pytest.mark.clause("TS-13.22")
@pytest.mark.parametrize("first", ["greyjoy", "baratheon"])
def test_salladhor_beats_victarion(first: str) -> None:
    table = duel(
        "victarion-greyjoy",
        "salladhor-saan",
        "ship ship",
        "ship",
        units={"the-shivering-sea": "baratheon ship"},
        orders={"the-shivering-sea": "support"},
        tracks={"throne": first},
        **SEA,
    ).play("defender")
    assert result(table) == (3, 3)


@pytest.mark.clause("TS-13.23")
def test_patchface_discards_from_the_opponents_hand() -> None:
    hands = {"stark": "greatjon-umber robb-stark eddard-stark"}
    table = duel("patchface", "greatjon-umber", "knight knight knight", "footman", hands=hands)
    table.play("stark: card greatjon-umber", "the-fingers")
    assert table.asked == ("patchface", "baratheon")
    assert table.legal == {"card robb-stark", "card eddard-stark", "pass"}
    table.play("card eddard-stark")
    assert table.hand("stark") == {"robb-stark"} and "eddard-stark" in table.pile("stark")
    lost = duel("patchface", "greatjon-umber", "footman", "knight knight", hands=hands)
    assert lost.play("stark: card greatjon-umber").asked == ("patchface", "baratheon"), "whoever has won"


@pytest.mark.clause("TS-13.24")
def test_patchface_empties_a_hand() -> None:
    hands = {"stark": "greatjon-umber robb-stark"}
    table = duel("patchface", "greatjon-umber", "knight knight knight", "footman", hands=hands)
    table.play("stark: card greatjon-umber", "the-fingers", "card robb-stark")
    assert table.pile("stark") == {"robb-stark"} and len(table.hand("stark")) == 6


@pytest.mark.clause("TS-13.25")
def test_mace_kills_a_footman() -> None:
    table = duel("mace-tyrell", "greatjon-umber", "knight knight", "knight footman")
    assert result(table) == (8, 4)
    attacking = duel("greatjon-umber", "mace-tyrell", "footman footman", "footman")
    assert result(attacking) == (3, 5)
    support = duel(
        "mace-tyrell",
        "greatjon-umber",
        defenders="knight",
        units={"seagard": "stark footman"},
        orders={"seagard": "support"},
    ).play("defender")
    assert result(support) == (8, 5) and support.units("seagard") == "stark footman", "not one that supports"


@pytest.mark.clause("TS-13.26")
def test_the_combat_goes_on_without_the_last_unit() -> None:
    table = duel("mace-tyrell", "eddard-stark", "footman", "footman", orders={"the-twins": "defense-star"})
    assert result(table) == (5, 6) and table.units("moat-cailin") == "", "Eddard's swords"
    assert table.units("the-twins") == "" and table.order("the-twins") == ""


@pytest.mark.clause("TS-13.27")
def test_loras_carries_the_march_on() -> None:
    table = duel("ser-loras-tyrell", "greatjon-umber", order="march-star", tracks={"throne": "tyrell"})
    table.play("the-fingers")
    assert table.order("the-twins") == "march-star"
    lost = duel(
        "ser-loras-tyrell", "greatjon-umber", "footman", "knight knight knight", tracks={"throne": "tyrell"}
    )
    assert lost.order("the-twins") == ""
    defending = duel("greatjon-umber", "ser-loras-tyrell", "footman", "knight")
    assert defending.order("the-twins") == ""
    kept_out = duel("ser-loras-tyrell", "arianne-martell", tracks={"throne": "tyrell"}).play("the-fingers")
    assert kept_out.order("the-twins") == kept_out.order("moat-cailin") == "", "they did not enter"
    assert not kept_out.heard("order-moves")


@pytest.mark.clause("TS-13.28")
def test_the_queen_of_thorns_cuts_an_order_nearby() -> None:
    units = {"seagard": "stark knight", "the-fingers": "stark footman", "karhold": "stark footman"}
    orders = {"seagard": "support", "the-fingers": "raid", "karhold": "consolidate", "the-twins": "defense"}
    table = duel(
        "queen-of-thorns", "greatjon-umber", units=units, orders={**orders, "the-fingers": "consolidate"}
    )
    table.play("defender")
    assert table.asked == ("thorns", "tyrell") and table.legal == {"seagard", "the-fingers"}
    assert table.refused("karhold") == "TS-13.28" and table.refused("the-twins") == "TS-13.28"
    table.play("seagard")
    assert table.order("seagard") == "" and result(table) == (4, 2 + 1 + 2), "its support is gone"
    harbour: dict[str, Any] = {
        "units": {
            "port-of-white-harbor": "stark ship",
            "the-narrow-sea": "stark ship",
            "bay-of-ice": "stark ship",
        },
        "orders": {
            "port-of-white-harbor": "consolidate",
            "the-narrow-sea": "consolidate",
            "bay-of-ice": "defense",
        },
    }
    waters = duel("queen-of-thorns", "greatjon-umber", at="white-harbor", **harbour)
    assert waters.legal == {"port-of-white-harbor", "the-narrow-sea"}, "seas and ports are adjacent too"


@pytest.mark.clause("TS-13.29")
def test_nymeria() -> None:
    attacking = duel("nymeria-sand", "greatjon-umber", "knight knight knight", "footman footman")
    assert attacking.play("the-fingers").units("the-fingers") == "stark footman!"
    defending = duel("greatjon-umber", "nymeria-sand", "knight knight knight", "footman footman")
    assert defending.play("the-fingers").units("the-fingers") == "martell footman! footman!"


@pytest.mark.clause("TS-13.30", "TS-13.31")
def test_arianne_keeps_the_victors_out() -> None:
    table = duel(
        "eddard-stark",
        "arianne-martell",
        "knight knight knight",
        "footman footman footman",
        orders={"the-twins": "support"},
        tokens={"the-twins": "martell"},
    )
    table.play("the-fingers")
    assert table.units("moat-cailin") == "stark knight knight knight" and table.units("the-twins") == ""
    assert table.token("the-twins") == "martell" and table.order("the-twins") == ""
    assert table.units("the-fingers") == "martell footman!" and table.heard("kept-out")
    attacking = duel("arianne-martell", "greatjon-umber", "knight knight knight", "footman")
    attacking.play("the-fingers")
    assert attacking.units("the-twins") == "martell knight knight knight"


@pytest.mark.clause("TS-13.32")
def test_doran_throws_the_opponent_down() -> None:
    table = duel("doran-martell", "greatjon-umber", tracks={"court": "stark lannister"})
    assert table.asked == ("doran", "martell") and table.legal == {
        "track throne",
        "track fiefdoms",
        "track court",
    }
    table.play("track court")
    assert table.track("court")[-1] == "stark" and table.track("court")[0] == "lannister"
    blade = duel("doran-martell", "greatjon-umber", tracks={"fiefdoms": "stark martell"}, blade=True)
    assert blade.play("track fiefdoms").asked == ("blade", "martell"), "the token passes at once"
