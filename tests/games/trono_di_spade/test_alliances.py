"""TS-21, TS-22, TS-23: ballots, leave, shared land, betrayal."""

from __future__ import annotations

from typing import Any

import pytest

from .positions import ROOM, Table, acting, fighting, westeros

HOUSES = ["baratheon", "lannister", "stark", "martell", "greyjoy", "tyrell"]


def allied(table: Table, *sides: str) -> Table:
    """These Houses are allied, as if they had voted so."""
    for side in sides:
        seats = [table.seat(house) for house in side.split()]
        for seat in seats:
            table.state.ally[seat] = sum(1 << other for other in seats)
    return table


def allies(table: Table, house: str) -> set[str]:
    mask = table.state.ally[table.seat(house)]
    return {table.house(seat) for seat in range(table.state.seats) if mask >> seat & 1} - {house}


def ballot(seats: int = 6, **others: Any) -> Table:
    """The ballot after a clash of kings that nobody bid in."""
    units = {"winterfell": "stark footman"}
    options: dict[str, Any] = {"alliances": "castles", **others}
    power = {house: 0 for house in HOUSES[:seats] if house != "martell" or seats == 6}
    if seats == 4:
        power = dict.fromkeys(("baratheon", "lannister", "stark", "greyjoy"), 0)
    table = westeros(
        units, "last-days-of-summer-1", "clash-of-kings", seats=seats, threat=0, power=power, **options
    )
    while table.ask.kind == "tie":
        table.play(sorted(table.legal)[0])
    return table


def vote(table: Table, **named: str) -> Table:
    """Everybody who still votes names these, or stays alone."""
    for house in sorted(table.deciders):
        words = named.get(house, "").split()
        for other in words:
            table.play(f"{house}: house {other}")
        if len(words) < min(2, table.state.seats - 2):  # otherwise the vote is cast with the last name
            table.play(f"{house}: {'done' if words else 'pass'}")
    return table


# -- forming ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("TS-21.1", "TS-27.4")
def test_after_a_clash_or_wildlings_and_only_with_the_option() -> None:
    assert ballot().ask.kind == "ballot"
    assert ballot(alliances="off").ask.kind == "plan"
    quiet = westeros({"winterfell": "stark footman"}, threat=0, alliances="castles")
    assert quiet.ask.kind == "plan"
    table = westeros(
        {"winterfell": "stark footman"},
        "last-days-of-summer-1",
        "last-days-of-summer-2",
        "wildlings-attack",
        wildling="silence-at-the-wall",
        threat=0,
        power=dict.fromkeys(HOUSES, 0),
        alliances="castles",
    )
    assert table.asked[0] == "tie" and table.play("house stark").ask.kind == "ballot"


@pytest.mark.clause("TS-21.2")
def test_a_full_threat_and_a_chosen_clash_count() -> None:
    power = dict.fromkeys(HOUSES, 0)
    full = westeros(
        {"winterfell": "stark footman"},
        threat=12,
        wildling="silence-at-the-wall",
        power=power,
        alliances="castles",
    ).play("house stark")
    assert full.ask.kind == "ballot"
    wings = westeros(
        {"winterfell": "stark footman"},
        "last-days-of-summer-1",
        "dark-wings-dark-words",
        threat=0,
        power=power,
        alliances="castles",
    )
    for choice, kind in (("choose clash-of-kings", "tie"), ("choose nothing", "plan")):
        twin = Table(wings.state.clone())
        assert twin.play(choice).ask.kind == kind


@pytest.mark.clause("TS-21.3")
def test_all_alliances_dissolve_and_may_be_formed_again() -> None:
    table = westeros(
        {"winterfell": "stark footman"},
        "last-days-of-summer-1",
        "dark-wings-dark-words",
        threat=0,
        power=dict.fromkeys(HOUSES, 0),
        alliances="castles",
    )
    allied(table, "stark martell", "lannister tyrell greyjoy").play("choose clash-of-kings")
    while table.ask.kind == "tie":
        table.play(sorted(table.legal)[0])
    assert table.heard("dissolve") and not any(table.state.ally) and not table.heard("betrays")
    vote(table, stark="martell", martell="stark")
    assert allies(table, "stark") == {"martell"}


@pytest.mark.clause("TS-21.4", "TS-21.5")
def test_two_or_three_members_and_never_everybody() -> None:
    table = ballot().play("stark: house martell", "stark: house tyrell")
    assert "stark" not in table.deciders, "two are named, and that is all"
    assert table.refused("stark: house greyjoy") == "TS-1.15"
    three = ballot(seats=3).play("stark: house lannister")
    assert "stark" not in three.deciders, "with three players there are only pairs"
    assert "house stark" not in ballot().legal_of("stark")
    triple = vote(ballot(), stark="martell tyrell", martell="stark tyrell", tyrell="stark martell")
    assert allies(triple, "stark") == {"martell", "tyrell"}


@pytest.mark.clause("TS-21.6", "TS-21.9", "TS-21.10", "TS-27.6")
@pytest.mark.parametrize("seconds", [60, 120, 300])
def test_a_time_limit_and_free_talk(seconds: int) -> None:
    table = ballot(alliance_seconds=seconds)
    ask = table.ask
    assert ask.at_once and ask.seconds == seconds and ask.default is not None
    assert table.state.write(0, ask.default) == "pass"
    assert (
        ask.talk is not None
        and [0, 1, 2, 3, 4, 5] in ask.talk
        and [2, 4] in ask.talk
        and [1, 3, 5] in ask.talk
        and [0, 2, 3, 4] in ask.talk
        and len(ask.talk) == 57
    ), "every group of two or more"
    alone = ballot().play("stark: house martell", "stark: pass")
    assert "stark" not in alone.deciders and alone.state.ballots[2] == 0, "who is silent stays alone"


@pytest.mark.clause("TS-21.7")
def test_votes_are_secret_and_shown_together_and_must_agree() -> None:
    table = ballot().play("stark: house martell", "stark: done")
    other = table.alliances("baratheon")
    assert other["voted"] == [2] and other["named"] == [] and table.alliances("stark")["named"] == [3]
    assert not table.heard("votes")
    vote(table, martell="stark tyrell", tyrell="martell stark")
    assert {event["seat"] for event in table.heard("votes")} == {"@2", "@3", "@5"}
    assert not any(table.state.ally), "Stark did not name Tyrell"
    pair = vote(ballot(), stark="martell", martell="stark", greyjoy="stark")
    assert allies(pair, "stark") == {"martell"} and not allies(pair, "greyjoy")
    assert pair.heard("allied") == [{"houses": ["@2", "@3"]}]


@pytest.mark.clause("TS-21.8")
def test_three_ballots_at_most() -> None:
    table = vote(ballot(), stark="martell", martell="stark")
    assert table.ask.arguments["number"] == 2 and table.deciders == {
        "baratheon",
        "lannister",
        "greyjoy",
        "tyrell",
    }
    assert "house stark" not in table.legal_of("greyjoy"), "who is allied is out of it"
    vote(table, greyjoy="tyrell")
    assert table.ask.arguments["number"] == 3
    assert vote(table, greyjoy="tyrell").ask.kind == "plan"
    assert vote(ballot()).ask.kind == "plan", "nobody named anybody"
    rest = vote(ballot(seats=3), stark="lannister", lannister="stark")
    assert rest.ask.kind == "plan", "one House is left"


# -- bridges ----------------------------------------------------------------------------------------------------------

BRIDGE = {
    "winterfell": "stark footman footman",
    "the-shivering-sea": "martell ship",
    "the-narrow-sea": "stark ship",
}


def marching(
    units: dict[str, str], *sides: str, orders: dict[str, str] | None = None, **others: Any
) -> Table:
    """Stark marches from Winterfell; alliances stand."""
    options: dict[str, Any] = {"alliances": "castles", **others}
    table = fighting(units, orders or {"winterfell": "march"}, **options)
    return allied(table, *sides)


@pytest.mark.clause("TS-22.1")
def test_an_allys_ships_by_leave() -> None:
    table = marching(BRIDGE, "stark martell")
    assert "crackclaw-point" in table.legal
    table.play("crackclaw-point")
    assert table.asked == ("bridge", "martell") and table.ask.arguments == {
        "other": "@2",
        "area": "area-crackclaw-point",
    }
    table.play("yes")
    assert table.units("crackclaw-point") == "" and table.ask.kind == "group"
    table.play("done", "widows-watch")
    assert table.units("crackclaw-point") == "stark footman"
    assert table.units("widows-watch") == "stark footman", "granted once, not asked again"
    assert marching(BRIDGE).refused("crackclaw-point") == "TS-10.3", "not without an alliance"
    own = marching({**BRIDGE, "the-shivering-sea": "stark ship"}, "stark martell").play("crackclaw-point")
    assert own.ask.kind == "group", "one's own ships need no leave"


@pytest.mark.clause("TS-22.1")
def test_one_bridge_of_several_allies_ships() -> None:
    units = {
        "winterfell": "stark footman",
        "the-shivering-sea": "martell ship",
        "the-narrow-sea": "greyjoy ship",
    }
    table = marching(units, "stark martell greyjoy").play("crackclaw-point")
    assert table.asked == ("bridge", "martell")
    assert table.play("yes").asked == ("bridge", "greyjoy")
    assert table.play("yes").units("crackclaw-point") == "stark footman"


@pytest.mark.clause("TS-23.4", "TS-23.11")
def test_a_bridge_refused_is_betrayal_unless_excused() -> None:
    table = marching(BRIDGE, "stark martell").play("crackclaw-point", "no")
    assert table.asked == ("excuse", "stark") and table.ask.arguments == {"other": "@3"}
    table.play("yes")
    assert table.asked == ("march", "stark") and allies(table, "stark") == {"martell"}
    assert table.refused("crackclaw-point") == "TS-22.15" and "karhold" in table.legal, "chosen again"
    table = marching(BRIDGE, "stark martell").play("crackclaw-point", "no", "no")
    assert table.heard("betrays") == [{"seat": "@3", "houses": ["@2"]}] and not allies(table, "stark")
    assert (table.power("stark"), table.power("martell")) == (6, 4) and table.asked == ("march", "stark")


# -- shared land ------------------------------------------------------------------------------------------------------


def visiting(manner: str, *answers: str, **others: Any) -> Table:
    """Stark means to enter Karhold, which bears the token of its ally Martell."""
    units = {"winterfell": "stark footman footman", "castle-black": "stark footman"}
    table = marching(units, "stark martell", tokens={"karhold": "martell"}, **others)
    return table.play("karhold", manner, *answers)


@pytest.mark.clause("TS-22.2", "TS-22.8")
def test_entry_by_leave_leaves_the_token_and_the_land() -> None:
    table = visiting("enter")
    assert table.asked == ("host", "martell")
    table.play("yes", "done")
    assert table.units("karhold") == "stark footman" and table.token("karhold") == "martell"
    assert table.ruler("karhold") == "martell" and table.heard("is-guest")


@pytest.mark.clause("TS-22.2", "TS-15.1")
def test_an_allys_empty_home_with_its_garrison() -> None:
    units = {"yronwood": "stark footman"}
    table = marching(units, "stark martell", orders={"yronwood": "march"}, garrisons={"sunspear": 2})
    table.play("sunspear")
    assert table.legal == {"enter", "seize", "pass"}, "a home cannot be given"
    table.play("enter", "yes")
    if table.ask.kind == "leave":
        table.play("no")
    assert table.units("sunspear") == "stark footman" and table.ruler("sunspear") == "martell"
    assert not table.heard("combat") and table.garrison("sunspear") == 2


@pytest.mark.clause("TS-22.3")
def test_the_token_may_be_asked_for() -> None:
    table = visiting("receive", "yes", "done")
    assert table.token("karhold") == "" and table.ruler("karhold") == "stark" and not table.heard("betrays")


@pytest.mark.clause("TS-22.4")
def test_a_home_cannot_be_given_away() -> None:
    table = marching({"yronwood": "stark footman"}, "stark martell", orders={"yronwood": "march"})
    assert table.play("sunspear").legal == {"enter", "seize", "pass"}


@pytest.mark.clause("TS-22.5")
def test_a_refused_entry_is_no_betrayal_and_the_march_is_chosen_again() -> None:
    table = visiting("enter", "no")
    assert table.asked == ("march", "stark") and allies(table, "stark") == {"martell"}
    assert table.play("karhold").legal == {"receive", "seize", "pass"}, "not asked twice"
    table.play("receive", "no")
    assert table.asked == ("march", "stark") and not table.heard("betrays")


@pytest.mark.clause("TS-23.2", "TS-23.5")
def test_a_token_removed_without_leave_is_betrayal() -> None:
    table = visiting("seize", "done")
    assert table.heard("betrays") == [{"seat": "@2", "houses": ["@3"]}]
    assert table.token("karhold") == "" and table.ruler("karhold") == "stark"
    assert "excuse" not in {event.id for event in table.events} and not allies(table, "stark")


GUEST = {"karhold": "stark footman", "three-towers": "tyrell footman"}


def as_guest(table: Table, area: str, host: str) -> Table:
    """The units in an area stand there by leave."""
    hosts = table.state.host[:]
    hosts[table.area(area)] = table.seat(host)
    table.state.host = hosts
    return table


def shared(order: str, area: str = "white-harbor", **others: Any) -> Table:
    """Stark's footman stands on Martell's land by leave, with an order; Baratheon marches first, far away."""
    table = acting(
        {area: "stark footman", "kingswood": "baratheon footman"},
        {area: order, "kingswood": "march"},
        tokens={area: "martell"},
        alliances="castles",
        **others,
    )
    return as_guest(allied(table, "stark martell"), area, "martell")


@pytest.mark.clause("TS-22.8", "TS-25.16")
def test_shared_land_is_the_token_owners() -> None:
    table = shared("march")
    assert table.ruler("white-harbor") == "martell"
    martell, stark = (table.state.view(None)["houses"][seat] for seat in (3, 2))
    assert martell["structures"] == 2 and stark["structures"] == 1, "each with its home"


@pytest.mark.clause("TS-22.9")
def test_nobody_musters_on_shared_land() -> None:
    table = shared("consolidate-star").play("done", "no")
    assert table.power("stark") == 6, "the special consolidation only pays"
    card = westeros(
        {"white-harbor": "stark footman"},
        "mustering",
        tokens={"white-harbor": "martell"},
        alliances="castles",
    )
    as_guest(card, "white-harbor", "martell")
    while card.ask.kind == "muster":
        assert "white-harbor" not in card.legal
        card.play("done")


@pytest.mark.clause("TS-22.10")
def test_a_card_pays_the_owner_an_order_the_guest() -> None:
    table = shared("consolidate", "karhold").play("done", "no")
    assert (table.power("stark"), table.power("martell")) == (7, 5)
    power = dict.fromkeys(HOUSES, 0)
    card = westeros(
        {"karhold": "stark footman"},
        "a-throne-of-blades",
        "game-of-thrones",
        tokens={"karhold": "martell"},
        power=power,
        threat=0,
        alliances="castles",
    )
    as_guest(card, "karhold", "martell").play("choose nothing")
    assert (card.power("stark"), card.power("martell")) == (1, 2), "its home, and Karhold for Martell"


@pytest.mark.clause("TS-22.11")
def test_after_the_alliance_an_order_there_takes_the_land() -> None:
    table = shared("consolidate", "karhold")
    table.state.ally = [0] * 6
    assert table.ruler("karhold") == "martell"
    table.play("done")
    assert table.asked == ("claim", "stark")
    table.play("yes")
    assert table.ruler("karhold") == "stark" and table.token("karhold") == ""
    assert table.heard("claims") and not table.heard("betrays")


@pytest.mark.clause("TS-22.8")
def test_guests_that_leave_leave_nothing() -> None:
    table = shared("march", "karhold").play("done", "no", "castle-black")
    assert table.ask.kind != "leave", "no token on another's land"
    assert table.token("karhold") == "martell" and table.state.host[table.area("karhold")] == -1


@pytest.mark.clause("TS-22.13")
def test_an_allys_ships_do_not_close_a_port() -> None:
    for sides, paid in (([], 0), (["stark martell"], 1)):
        table = acting(
            {
                "white-harbor": "stark footman",
                "port-of-white-harbor": "stark ship",
                "the-narrow-sea": "martell ship",
                "kingswood": "baratheon footman",
            },
            {"port-of-white-harbor": "consolidate", "kingswood": "march"},
            alliances="castles",
        )
        allied(table, *sides).play("done")
        assert table.power("stark") == 5 + paid


@pytest.mark.clause("TS-22.14")
def test_a_raid_on_an_ally_is_no_betrayal() -> None:
    table = acting(
        {"winterfell": "stark footman", "karhold": "martell footman"},
        {"winterfell": "raid", "karhold": "support"},
        alliances="castles",
    )
    allied(table, "stark martell").play("karhold")
    assert table.order("karhold") == "" and not table.heard("betrays")


# -- retreats ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("TS-22.12")
def test_a_retreat_into_an_allys_land_by_leave() -> None:
    def beaten() -> Table:
        table = fighting(
            {"moat-cailin": "baratheon knight knight knight", "the-twins": "stark knight"},
            {"moat-cailin": "march"},
            tokens={"seagard": "martell", "the-fingers": "greyjoy"},
            hands={"baratheon": "brienne-of-tarth", "stark": "ser-rodrick-cassel"},
            alliances="castles",
            tracks={"fiefdoms": "tyrell"},
        )
        return allied(table, "stark martell").send("the-twins", "knight knight knight").play("no")

    table = beaten()
    assert table.asked == ("retreat", "stark") and table.legal == {"seagard", "the-mountains-of-the-moon"}
    table.play("seagard")
    assert table.asked == ("haven", "martell")
    granted = Table(table.state.clone()).play("yes")
    assert granted.units("seagard") == "stark knight!" and granted.ruler("seagard") == "martell"
    table.play("no")
    assert table.units("the-mountains-of-the-moon") == "stark knight!" and not table.heard("betrays")


# -- support ----------------------------------------------------------------------------------------------------------


def supported(*moves: str, sides: str = "stark martell", **others: Any) -> Table:
    """Stark attacks Baratheon at The Twins; Martell has support at Seagard."""
    table = fighting(
        {"moat-cailin": "stark knight", "the-twins": "baratheon footman", "seagard": "martell knight"},
        {"moat-cailin": "march", "seagard": "support"},
        hands={"baratheon": "brienne-of-tarth", "stark": "greatjon-umber"},
        alliances="castles",
        **others,
    )
    return allied(table, sides).play("the-twins", "no", *moves)


@pytest.mark.clause("TS-22.6", "TS-23.3")
def test_refused_support_is_betrayal_unless_excused() -> None:
    given = supported("attacker")
    assert given.ask.kind == "accept"
    for refusal in ("neither", "defender"):
        table = supported(refusal)
        assert table.asked == ("excuse", "stark")
        assert not table.play("yes").heard("betrays") and allies(table, "stark") == {"martell"}
        table = supported(refusal, "no")
        assert table.heard("betrays") and not allies(table, "martell")
        assert (table.power("stark"), table.power("martell")) == (6, 4)
    stranger = supported("neither", sides="stark tyrell")
    assert not stranger.heard("excuses") and stranger.ask.kind != "excuse"


@pytest.mark.clause("TS-22.7")
def test_every_order_that_fits_counts() -> None:
    table = fighting(
        {
            "moat-cailin": "stark knight",
            "the-twins": "baratheon footman",
            "seagard": "martell knight",
            "the-fingers": "martell footman",
        },
        {"moat-cailin": "march", "seagard": "support", "the-fingers": "support"},
        alliances="castles",
    )
    allied(table, "stark martell").play("the-twins", "no", "attacker", "neither")
    assert table.asked == ("excuse", "stark"), "to leave one out is to refuse"


# -- betrayal ---------------------------------------------------------------------------------------------------------


def attacking(sides: str, **others: Any) -> Table:
    """Stark, allied, marches against Martell's units in Karhold."""
    table = marching({"winterfell": "stark knight knight", "karhold": "martell footman"}, sides, **others)
    return table.play("karhold")


@pytest.mark.clause("TS-23.1", "TS-23.5", "TS-23.10", "TS-23.12")
def test_an_attack_on_an_ally_is_betrayal_before_the_combat() -> None:
    table = attacking("stark martell")
    assert table.heard("betrays") == [{"seat": "@2", "houses": ["@3"]}] and not table.heard("combat")
    assert not allies(table, "stark") and not allies(table, "martell") and table.ask.kind == "group"
    home = marching(
        {"yronwood": "stark knight"}, "stark martell", orders={"yronwood": "march"}, garrisons={"sunspear": 2}
    )
    home.play("sunspear", "seize")
    assert home.heard("betrays"), "their garrison too"


@pytest.mark.clause("TS-23.6")
def test_in_a_triple_both_others_are_betrayed_and_stay_allied() -> None:
    table = attacking("stark martell greyjoy")
    assert table.heard("betrays") == [{"seat": "@2", "houses": ["@3", "@4"]}]
    assert not allies(table, "stark") and allies(table, "martell") == {"greyjoy"}


@pytest.mark.clause("TS-23.7")
def test_each_betrayed_gains_one_and_the_traitor_pays_for_each() -> None:
    table = attacking("stark martell greyjoy")
    assert [table.power(house) for house in ("stark", "martell", "greyjoy")] == [3, 6, 6]


@pytest.mark.clause("TS-23.8")
def test_what_it_cannot_pay_costs_a_place() -> None:
    table = attacking(
        "stark martell greyjoy",
        power={"stark": 1},
        tracks={"court": "lannister martell baratheon tyrell greyjoy stark"},
    )
    assert table.power("stark") == 0 and table.asked == ("penalty", "stark")
    assert table.legal == {"track throne", "track fiefdoms"}, "not where it is last"
    before = table.track("throne").index("stark")
    table.play("track throne")
    assert table.track("throne").index("stark") == before + 1 and table.ask.kind == "group"
    two = attacking("stark martell greyjoy", power={"stark": 0}).play("track throne")
    assert two.ask.kind == "group", "one step, however many tokens it lacks"


@pytest.mark.clause("TS-23.9")
def test_last_everywhere_nothing_more_happens() -> None:
    last = "lannister martell baratheon tyrell greyjoy stark"
    table = marching(
        {"winterfell": "stark knight knight", "karhold": "martell footman"},
        "stark martell",
        power={"stark": 0},
        tracks={"throne": last, "fiefdoms": last, "court": last},
    ).play("done", "karhold")
    assert table.ask.kind == "group" and table.heard("betrays")


@pytest.mark.clause("TS-27.4")
def test_alliances_are_an_option() -> None:
    assert ROOM.game.options["alliances"].default == "off"
