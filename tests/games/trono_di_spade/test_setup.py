"""TS-1, TS-2, TS-20 and TS-27: pieces, set-up, player counts, options."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tavolata import BadOption
from tavolata.games.trono_di_spade.rules import board as board
from tavolata.games.trono_di_spade.rules import frames as f
from tavolata.games.trono_di_spade.rules import tables as t

from .positions import ROOM, Table, acting, new, planning, position


def send(table: Table, goal: str, units: str) -> None:
    """The only march goes to one area with these units; what leaves one answer is not asked."""
    table.play(goal)
    wanted = [units.split().count(unit) for unit in t.UNITS]
    while table.state.stack[-1][0] == f.Q_GROUP:
        sent = table.state.stack[-1][5:9]
        missing = [unit for unit in range(4) if sent[unit] < wanted[unit]]
        table.play(t.UNITS[missing[0]] if missing else "done")


# -- TS-1 -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("TS-1.1")
def test_three_to_six_houses() -> None:
    assert ROOM.game.seat_counts == (3, 4, 5, 6)
    for seats in (2, 7):
        with pytest.raises(BadOption):
            new(seats)


@pytest.mark.clause("TS-1.5")
def test_units_of_a_house_and_its_reserve() -> None:
    state = new()
    stark = Table(state).seat("stark")
    assert [board.in_reserve(state, stark, unit) for unit in range(4)] == [10 - 2, 5 - 1, 2, 6 - 1]
    table = position({"winterfell": "stark footman"})
    assert [board.in_reserve(table.state, table.seat("stark"), unit) for unit in range(4)] == [9, 5, 2, 6]


@pytest.mark.clause("TS-1.5")
def test_destroyed_units_come_back_to_the_reserve() -> None:
    table = acting(
        {"winterfell": "stark knight knight", "karhold": "baratheon footman"},
        {"winterfell": "march"},
        hands={"stark": "eddard-stark", "baratheon": "melisandre"},
    )
    before = board.in_reserve(table.state, table.seat("baratheon"), t.FOOTMAN)
    send(table, "karhold", "knight knight")
    assert board.in_reserve(table.state, table.seat("baratheon"), t.FOOTMAN) == before + 1


@pytest.mark.clause("TS-1.6")
def test_land_units_stay_on_land_and_ships_at_sea() -> None:
    table = acting(
        {"winterfell": "stark footman", "bay-of-ice": "stark ship"},
        {"winterfell": "march", "bay-of-ice": "march-minus"},
    )
    table.play("winterfell")
    assert "bay-of-ice" not in table.legal
    assert table.refused("bay-of-ice") == "TS-10.3"
    table.play("done")
    assert table.legal == {"sunset-sea", "port-of-winterfell", "done"}


@pytest.mark.clause("TS-1.7")
@pytest.mark.parametrize(
    ("units", "goal", "strength"),
    [
        ("footman", "karhold", 1),
        ("knight", "karhold", 2),
        ("siege-engine", "karhold", 0),
        ("siege-engine", "white-harbor", 4),
        ("footman knight siege-engine", "white-harbor", 7),
    ],
)
def test_what_attackers_are_worth(units: str, goal: str, strength: int) -> None:
    table = acting({"winterfell": f"stark {units}", goal: "baratheon footman"}, {"winterfell": "march"})
    send(table, goal, units)
    assert table.strengths() == (strength, 1)


@pytest.mark.clause("TS-1.7")
def test_a_siege_engine_is_worth_nothing_in_defence() -> None:
    table = acting(
        {"karhold": "stark footman", "winterfell": "baratheon siege-engine knight"}, {"karhold": "march"}
    )
    send(table, "winterfell", "footman")
    assert table.strengths() == (1, 2)


@pytest.mark.clause("TS-1.7")
def test_ships_are_worth_one() -> None:
    table = acting({"bay-of-ice": "stark ship ship", "sunset-sea": "greyjoy ship"}, {"bay-of-ice": "march"})
    send(table, "sunset-sea", "ship ship")
    assert table.strengths() == (2, 1)


@pytest.mark.clause("TS-1.8", "TS-1.9")
def test_twenty_power_tokens_and_no_more() -> None:
    tokens = {"karhold": "stark", "castle-black": "stark", "widows-watch": "stark"}
    table = acting(
        {"winterfell": "stark footman"}, {"winterfell": "consolidate"}, tokens=tokens, power={"stark": 16}
    )
    # winterfell would pay two, but only one is left in the pool; the only consolidation is resolved by itself
    assert table.power("stark") == 17
    assert table.heard("gains") == [{"seat": f"@{table.seat('stark')}", "number": 1}]


@pytest.mark.clause("TS-1.9")
def test_a_removed_token_goes_back_to_the_pool() -> None:
    table = acting(
        {"winterfell": "baratheon footman"},
        {"winterfell": "march"},
        tokens={"karhold": "stark"},
        power={"stark": 19},
    )
    stark = table.seat("stark")
    assert board.gain(table.state, stark, 5) == 0
    send(table, "karhold", "footman")
    assert table.token("karhold") == ""
    assert board.gain(table.state, stark, 5) == 1


@pytest.mark.clause("TS-1.10")
def test_fifteen_order_tokens() -> None:
    assert sum(t.COPIES) == 15
    tokens = dict(zip(t.TOKENS, zip(t.COPIES, t.MODIFIER, t.STAR, strict=True), strict=True))
    assert tokens == {
        "march-minus": (1, -1, 0),
        "march": (1, 0, 0),
        "march-star": (1, 1, 1),
        "defense": (2, 1, 0),
        "defense-star": (1, 2, 1),
        "support": (2, 0, 0),
        "support-star": (1, 1, 1),
        "raid": (2, 0, 0),
        "raid-star": (1, 0, 1),
        "consolidate": (2, 0, 0),
        "consolidate-star": (1, 0, 1),
    }


@pytest.mark.clause("TS-1.12")
def test_throne_order_is_the_order_of_the_throne_track() -> None:
    units = {"winterfell": "stark footman", "seagard": "greyjoy footman", "sunspear": "martell footman"}
    orders = dict.fromkeys(units, "march")
    table = acting(units, orders, tracks={"throne": "martell greyjoy stark"})
    asked = []
    for _ in units:
        asked.append(table.asked)
        table.play("done")
    assert asked == [("march", "martell"), ("march", "greyjoy"), ("march", "stark")]


@pytest.mark.clause("TS-1.13")
def test_two_houses_never_share_an_area() -> None:
    table = acting(
        {"winterfell": "stark knight", "karhold": "baratheon footman"},
        {"winterfell": "march"},
        hands={"stark": "eddard-stark", "baratheon": "patchface"},
    )
    send(table, "karhold", "knight")
    assert table.asked == ("patchface", "baratheon")
    assert table.units("karhold") == "stark knight"


@pytest.mark.clause("TS-1.14")
def test_nothing_can_be_handed_over() -> None:
    """No move of the base game gives power, cards or units to another House: every word is one of its own."""
    table = planning({"winterfell": "stark footman", "pyke": "greyjoy footman"})
    seat = table.seat("stark")
    kinds = {text.split()[0] for text in (table.state.write(seat, move) for move in range(ROOM.game.moves))}
    assert not kinds & {"give", "pay", "trade", "promise"}


@pytest.mark.clause("TS-1.15")
def test_only_who_is_asked_decides() -> None:
    table = acting(
        {"winterfell": "stark footman", "pyke": "greyjoy footman"},
        {"winterfell": "march", "pyke": "march"},
        tracks={"throne": "stark greyjoy"},
    )
    assert table.asked == ("march", "stark")
    assert table.legal_of("greyjoy") == set()
    assert table.refused("greyjoy: done") == "TS-1.15"


# -- TS-2 -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("TS-2.1")
def test_units_stand_where_the_set_up_says() -> None:
    table = Table(new(6))
    assert table.units("winterfell") == "stark footman knight"
    assert table.units("port-of-pyke") == "greyjoy ship"
    assert table.units("shipbreaker-bay") == "baratheon ship ship"
    assert table.units("salt-shore") == "martell footman"
    assert [table.supply(house) for house in t.HOUSES] == [1, 2, 2, 2, 2, 2]
    assert [board.structures(table.state, table.seat(house)) for house in t.HOUSES] == [2, 1, 1, 1, 1, 1]


@pytest.mark.clause("TS-2.2")
def test_power_cards_and_garrisons_at_the_beginning() -> None:
    for seats in (3, 4, 5, 6):
        table = Table(new(seats))
        assert table.state.power == [5] * seats
        assert table.state.hand == [t.WHOLE_HAND] * seats
        for area in range(table.state.tables.size):
            if table.state.home_of[area] != t.NOBODY:
                assert table.state.garrison[area] == 2


@pytest.mark.clause("TS-2.3", "TS-27.1")
def test_houses_are_drawn_by_the_seed_or_listed() -> None:
    drawn = [tuple(new(4, seed, houses="drawn").house) for seed in range(40)]
    assert len(set(drawn)) > 10
    assert {tuple(sorted(houses)) for houses in drawn} == {(0, 1, 2, 3)}
    assert drawn == [tuple(new(4, seed, houses="drawn").house) for seed in range(40)]
    listed = new(6, houses="listed")
    assert [t.HOUSES[house] for house in listed.house] == [
        "baratheon",
        "lannister",
        "stark",
        "martell",
        "greyjoy",
        "tyrell",
    ]
    assert listed.tracks[t.THRONE] == [0, 1, 2, 3, 4, 5]
    assert ROOM.game.options["houses"].default == "drawn"


@pytest.mark.clause("TS-2.4")
def test_threat_and_round_at_the_beginning() -> None:
    state = new()
    assert (state.threat, state.round) == (2, 1)


@pytest.mark.clause("TS-2.5")
def test_decks_are_shuffled() -> None:
    first, second = new(seed=1), new(seed=2)
    assert [len(deck) for deck in first.decks] == [10, 10, 10]
    assert sorted(first.wild) == list(range(9))
    for deck in range(3):
        assert sorted(first.decks[deck]) == sorted(second.decks[deck])
    assert first.decks != second.decks
    assert first.wild != second.wild


@pytest.mark.clause("TS-2.6")
def test_the_lannister_ship_in_the_port() -> None:
    assert [Table(new(seats)).units("port-of-lannisport") for seats in (3, 4, 5, 6)] == [
        "",
        "lannister ship",
        "lannister ship",
        "lannister ship",
    ]


# -- TS-20 ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("TS-20.1")
def test_who_plays() -> None:
    playing = [{t.HOUSES[house] for house in new(seats).house} for seats in (3, 4, 5, 6)]
    assert playing[0] == {"baratheon", "lannister", "stark"}
    assert [more - less for less, more in pairwise(playing)] == [
        {"greyjoy"},
        {"tyrell"},
        {"martell"},
    ]


@pytest.mark.clause("TS-20.2")
def test_tracks_close_up() -> None:
    table = Table(new(4))
    assert table.track("throne") == ["baratheon", "lannister", "stark", "greyjoy"]
    assert table.track("fiefdoms") == ["greyjoy", "stark", "baratheon", "lannister"]
    assert table.track("court") == ["lannister", "stark", "baratheon", "greyjoy"]


@pytest.mark.clause("TS-20.3", "TS-20.5", "TS-20.6")
def test_neutral_forces_on_the_board() -> None:
    for seats in (3, 4, 5, 6):
        table = Table(new(seats))
        assert (table.garrison("kings-landing"), table.garrison("the-eyrie")) == (5, 6)
    four, five = Table(new(4)), Table(new(5))
    assert [four.garrison(area) for area in ("oldtown", "storms-end", "sunspear", "highgarden")] == [
        3,
        4,
        5,
        0,
    ]
    assert [five.garrison(area) for area in ("oldtown", "storms-end", "sunspear", "yronwood")] == [0, 0, 5, 3]


@pytest.mark.clause("TS-20.4")
def test_the_blocked_south() -> None:
    table = Table(new(3))
    view = table.state.view(None)["areas"]
    assert sum(area["blocked"] for area in view.values()) == 16
    assert view["pyke"]["blocked"]
    assert not view["the-reach"]["blocked"]
    assert not any(area["blocked"] for area in new(4).view(None)["areas"].values())


# -- TS-27 ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("TS-27.1", "TS-27.2", "TS-27.3", "TS-27.4", "TS-27.5", "TS-27.6")
def test_the_options_and_their_defaults() -> None:
    options = {name: (option.default, option.allowed) for name, option in ROOM.game.options.items()}
    assert options == {
        "houses": ("drawn", ("drawn", "listed")),
        "tides": (False, (False, True)),
        "tie_break": ("faq", ("faq", "printed")),
        "alliances": ("off", ("off", "castles", "objectives")),
        "thresholds": ("text", ("text", "board")),
        "alliance_seconds": (120, (60, 120, 300)),
    }


@pytest.mark.clause("TS-27.5", "TS-27.6")
@pytest.mark.parametrize("option", [{"thresholds": "board"}, {"alliance_seconds": 300}])
def test_options_that_only_alliances_have(option: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match=r"TS-27\.4"):
        new(6, **option)
    assert new(6, alliances="castles", **option).setup.options["alliances"] == "castles"


@pytest.mark.clause("TS-27.5", "TS-24.4")
def test_our_figures_are_for_castles_alone() -> None:
    with pytest.raises(BadOption, match=r"TS-27\.5") as refused:
        new(6, alliances="objectives", thresholds="board")
    for language, said in (("en", "follow the text"), ("it", "seguono sempre il testo")):
        assert said in ROOM.words(language).text(f"error-{refused.value.id}")


@pytest.mark.clause("TS-27.2", "TS-18.1")
def test_tides_are_drawn_only_with_the_option() -> None:
    for tides in (False, True):
        table = acting(
            {"winterfell": "stark knight", "karhold": "baratheon footman"},
            {"winterfell": "march"},
            hands={"stark": "eddard-stark", "baratheon": "melisandre"},
            tides=tides,
        )
        send(table, "karhold", "knight")
        assert (len(table.heard("draws-tide")) == 2) == tides
