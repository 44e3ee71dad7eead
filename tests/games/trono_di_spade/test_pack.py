"""The content: what the board, the Houses and the decks are, as the rules get them."""

from __future__ import annotations

import pytest

from tavolata.games.trono_di_spade.pack import SHELF
from tavolata.games.trono_di_spade.rules import tables as t
from tavolata.games.trono_di_spade.rules.tables import Layout, Tables


def tables() -> Tables:
    made = SHELF.own().tables
    assert isinstance(made, Tables)
    return made


TABLES = tables()


def at(name: str) -> int:
    return TABLES.areas.index(name)


def layout(players: int) -> Layout:
    return TABLES.layout(players)


def neutral(players: int) -> dict[str, int]:
    return {TABLES.areas[area]: force for area, force in enumerate(layout(players).neutral) if force}


def names(houses: list[int]) -> list[str]:
    return [t.HOUSES[house] for house in houses]


@pytest.mark.clause("TS-1.2")
def test_the_board_has_58_areas() -> None:
    assert len(TABLES.areas) == 58
    assert [TABLES.kinds.count(kind) for kind in (t.LAND, t.SEA, t.PORT)] == [38, 12, 8]


@pytest.mark.clause("TS-1.3")
def test_143_borders_and_everything_is_connected() -> None:
    assert len(TABLES.edges) + 2 * len(TABLES.ports) == 143
    for area in range(TABLES.size):
        for other in TABLES.touching(area):
            assert area in TABLES.touching(other), (TABLES.areas[area], TABLES.areas[other])
    reached, new = {0}, [0]
    while new:
        new = [area for area in TABLES.touching(new[0]) if area not in reached] + new[1:]
        reached.update(new)
    assert len(reached) == 58


@pytest.mark.clause("TS-1.3")
def test_a_port_touches_its_land_and_its_sea_only() -> None:
    for port in TABLES.ports:
        assert sorted(TABLES.touching(port)) == sorted([TABLES.port_lands[port], TABLES.port_seas[port]])
    port = at("port-of-winterfell")
    assert (TABLES.port_lands[port], TABLES.port_seas[port]) == (at("winterfell"), at("bay-of-ice"))


@pytest.mark.clause("TS-1.3")
@pytest.mark.parametrize(
    ("area", "adjacent"),
    [
        (
            "winterfell",
            "bay-of-ice castle-black karhold moat-cailin the-shivering-sea the-stony-shore white-harbor",
        ),
        ("pyke", "ironmans-bay"),
        ("the-eyrie", "the-mountains-of-the-moon the-narrow-sea"),
        ("kings-landing", "blackwater blackwater-bay crackclaw-point kingswood the-reach"),
        (
            "sunset-sea",
            "bay-of-ice flints-finger ironmans-bay searoad-marches the-golden-sound west-summer-sea",
        ),
        ("dragonstone", "shipbreaker-bay"),
    ],
)
def test_some_areas_and_what_they_touch(area: str, adjacent: str) -> None:
    found = TABLES.lands_by[at(area)] + TABLES.seas_by[at(area)]
    assert sorted(TABLES.areas[other] for other in found) == adjacent.split()


@pytest.mark.clause("TS-1.4", "TS-24.4")
def test_structures_barrels_and_crowns() -> None:
    assert (len(TABLES.strongpoints), sum(TABLES.structures)) == (20, 30)
    shut = layout(3).blocked
    left = [area for area in TABLES.strongpoints if not shut[area]]
    assert (len(left), sum(TABLES.structures[area] for area in left)) == (13, 19)
    assert (TABLES.barrels[at("highgarden")], TABLES.crowns[at("kings-landing")]) == (2, 2)
    assert TABLES.structures[at("winterfell")] == 2
    assert TABLES.structures[at("white-harbor")] == 1
    assert TABLES.structures[at("karhold")] == 0


@pytest.mark.clause("TS-2.1", "TS-2.2")
def test_homes_and_garrisons() -> None:
    homes = {t.HOUSES[house]: TABLES.areas[area] for area, house in enumerate(TABLES.homes) if house >= 0}
    assert homes == {
        "stark": "winterfell",
        "greyjoy": "pyke",
        "lannister": "lannisport",
        "baratheon": "dragonstone",
        "tyrell": "highgarden",
        "martell": "sunspear",
    }
    assert {TABLES.garrisons[at(area)] for area in homes.values()} == {2}
    assert sum(TABLES.garrisons) == 12


@pytest.mark.clause("TS-2.1")
def test_houses_begin_with_their_units_and_supply() -> None:
    assert TABLES.supplies == [1, 2, 2, 2, 2, 2]
    units = {
        (t.HOUSES[house], TABLES.areas[area], t.UNITS[unit]): n for house, area, unit, n in layout(6).units
    }
    assert units["baratheon", "shipbreaker-bay", "ship"] == 2
    assert units["stark", "white-harbor", "footman"] == 1
    assert units["greyjoy", "port-of-pyke", "ship"] == 1
    assert sum(units.values()) == 4 + 5 + 5 + 5 + 4 + 4


@pytest.mark.clause("TS-2.6")
def test_lannister_has_no_ship_in_the_port_with_three_players() -> None:
    there = [[unit[1] for unit in layout(players).units] for players in (3, 4, 5, 6)]
    assert [at("port-of-lannisport") in areas for areas in there] == [False, True, True, True]


@pytest.mark.clause("TS-20.1", "TS-20.2")
def test_houses_and_tracks_by_the_number_of_players() -> None:
    six = [names(track) for track in layout(6).tracks]
    assert six == [
        ["baratheon", "lannister", "stark", "martell", "greyjoy", "tyrell"],
        ["greyjoy", "tyrell", "martell", "stark", "baratheon", "lannister"],
        ["lannister", "stark", "martell", "baratheon", "tyrell", "greyjoy"],
    ]
    missing = {3: ["greyjoy", "tyrell", "martell"], 4: ["tyrell", "martell"], 5: ["martell"]}
    for players, out in missing.items():
        expected = [[house for house in track if house not in out] for track in six]
        assert [names(track) for track in layout(players).tracks] == expected
        assert sorted(layout(players).houses) == sorted(layout(players).tracks[0])


@pytest.mark.clause("TS-8.2")
def test_special_orders_by_the_place_at_court() -> None:
    stars = [layout(players).stars for players in (3, 4, 5, 6)]
    assert stars == [[3, 2, 1], [3, 2, 1, 0], [3, 3, 2, 1, 0], [3, 3, 2, 1, 0, 0]]


@pytest.mark.clause("TS-20.3", "TS-20.5", "TS-20.6")
def test_neutral_forces() -> None:
    always = {"kings-landing": 5, "the-eyrie": 6}
    south = dict.fromkeys("three-towers princes-pass the-boneway starfall yronwood salt-shore".split(), 3)
    assert neutral(3) == neutral(6) == always
    assert neutral(5) == {**always, **south, "sunspear": 5}
    more = {"dornish-marches": 3, "oldtown": 3, "storms-end": 4}
    assert neutral(4) == {**neutral(5), **more}


@pytest.mark.clause("TS-20.4")
def test_the_south_is_blocked_with_three_players() -> None:
    blocked = {TABLES.areas[area] for area, shut in enumerate(layout(3).blocked) if shut}
    lands = (
        "pyke highgarden oldtown dornish-marches three-towers princes-pass the-boneway storms-end starfall"
    )
    wanted = set(f"{lands} yronwood salt-shore sunspear".split())
    ports = {f"port-of-{name}" for name in ("pyke", "oldtown", "storms-end", "sunspear")}
    assert blocked == wanted | ports
    assert not any(any(layout(players).blocked) for players in (4, 5, 6))


@pytest.mark.clause("TS-3.5")
def test_armies_by_supply_level() -> None:
    shown = ["-".join(map(str, sizes)) for sizes in TABLES.armies]
    assert shown == ["2-2", "3-2", "3-2-2", "3-2-2-2", "3-3-2-2", "4-3-2-2", "4-3-2-2-2"]


CARDS = """
eddard-stark 4 2 0, robb-stark 3 0 0 robb, roose-bolton 2 0 0 roose, greatjon-umber 2 1 0,
ser-rodrick-cassel 1 0 2, the-blackfish 1 0 0 blackfish, catelyn-stark 0 0 0 catelyn,
euron-crows-eye 4 1 0, victarion-greyjoy 3 0 0 victarion, balon-greyjoy 2 0 0 balon, theon-greyjoy 2 0 0 theon,
dagmar-cleftjaw 1 1 1, asha-greyjoy 1 0 0 asha, aeron-damphair 0 0 0 aeron,
tywin-lannister 4 0 0 tywin, ser-gregor-clegane 3 3 0, the-hound 2 0 2, ser-jaime-lannister 2 1 0,
ser-kevan-lannister 1 0 0 kevan, tyrion-lannister 1 0 0 tyrion, cersei-lannister 0 0 0 cersei,
stannis-baratheon 4 0 0 stannis, renly-baratheon 3 0 0 renly, brienne-of-tarth 2 1 1, ser-davos-seaworth 2 0 0 davos,
melisandre 1 1 0, salladhor-saan 1 0 0 salladhor, patchface 0 0 0 patchface,
mace-tyrell 4 0 0 mace, ser-loras-tyrell 3 0 0 loras, ser-garlan-tyrell 2 2 0, randyll-tarly 2 1 0,
alester-florent 1 0 1, margaery-tyrell 1 0 1, queen-of-thorns 0 0 0 queen-of-thorns,
the-red-viper 4 2 1, areo-hotah 3 0 1, obara-sand 2 1 0, darkstar 2 1 0,
nymeria-sand 1 0 0 nymeria, arianne-martell 1 0 0 arianne, doran-martell 0 0 0 doran
"""


@pytest.mark.clause("TS-1.11", "TS-13.3")
def test_every_house_card() -> None:
    expected = [[*card.split(), "none"][:5] for card in CARDS.split(",")]
    numbers = zip(TABLES.card_names, TABLES.strengths, TABLES.swords, TABLES.forts, TABLES.texts, strict=True)
    found = [[name, str(a), str(b), str(c), t.TEXTS[text]] for name, a, b, c, text in numbers]
    assert found == expected
    assert sorted(TABLES.texts)[18:] == list(range(1, 25)), "24 texts, each on one card"
    davos, stannis = (
        TABLES.card_names.index("ser-davos-seaworth"),
        TABLES.card_names.index("stannis-baratheon"),
    )
    assert [card for card in TABLES.needs if card >= 0] == [stannis]
    assert TABLES.needs[davos] == stannis


@pytest.mark.clause("TS-2.5", "TS-4.6", "TS-4.7", "TS-4.9", "TS-4.10", "TS-4.11", "TS-4.13")
def test_the_westeros_decks() -> None:
    decks = [
        [(card.name, card.count, card.icons) for card in TABLES.westeros if card.deck == deck]
        for deck in range(3)
    ]
    assert decks[0] == [
        ("supply", 3, 0),
        ("mustering", 3, 0),
        ("a-throne-of-blades", 2, 1),
        ("last-days-of-summer-1", 1, 1),
        ("winter-is-coming-1", 1, 0),
    ]
    assert [name for name, _, _ in decks[1]][:3] == [
        "clash-of-kings",
        "game-of-thrones",
        "dark-wings-dark-words",
    ]
    assert [sum(card[1] for card in deck) for deck in decks] == [10, 10, 10]
    assert [sum(card[1] * card[2] for card in deck) for deck in decks] == [3, 3, 5]
    effects = {card.name: t.EFFECTS[card.effect] for card in TABLES.westeros}
    assert effects["wildlings-attack"] == "wildlings"
    assert effects["clash-of-kings"] == "clash-of-kings"
    assert effects["last-days-of-summer-2"] == "nothing"


@pytest.mark.clause("TS-4.8", "TS-4.12", "TS-4.14")
def test_cards_that_let_a_holder_choose() -> None:
    choices = {
        card.name: (t.TRACKS[card.chooser], [t.EFFECTS[option] for option in card.options])
        for card in TABLES.westeros
        if card.effect == t.DO_CHOICE
    }
    assert choices == {
        "a-throne-of-blades": ("throne", ["supply", "mustering", "nothing"]),
        "dark-wings-dark-words": ("court", ["clash-of-kings", "game-of-thrones", "nothing"]),
        "put-to-the-sword": ("fiefdoms", ["ban-defense", "ban-march-star", "nothing"]),
    }


@pytest.mark.clause("TS-4.15")
def test_cards_that_forbid_orders() -> None:
    bans = {card.name: t.EFFECTS[card.effect] for card in TABLES.westeros if t.BANNED[card.effect]}
    assert bans == {
        "sea-of-storms": "ban-raid",
        "rains-of-autumn": "ban-march-star",
        "feast-for-crows": "ban-consolidate",
        "web-of-lies": "ban-support",
        "storm-of-swords": "ban-defense",
    }


@pytest.mark.clause("TS-2.5")
def test_nine_wildling_cards() -> None:
    assert sorted(TABLES.wildlings) == list(range(9))


@pytest.mark.clause("TS-18.2")
def test_the_tides_of_battle() -> None:
    assert TABLES.tides == [
        [0, 0, 0, 0, 8],
        [1, 1, 0, 0, 4],
        [1, 0, 1, 0, 4],
        [2, 0, 0, 0, 4],
        [3, 0, 0, 0, 2],
        [0, 0, 0, 1, 2],
    ]


@pytest.mark.clause("TS-24.1", "TS-24.2", "TS-24.3", "TS-24.5")
def test_what_the_text_of_the_alliances_asks_for() -> None:
    alone, pair, triple = [7, 6, 9, 0, 7], [14, 0, 0, 19, 15], [21, 0, 0, 29, 23]
    none = [0, 0, 0, 0, 0]
    assert TABLES.thresholds[0] == [[alone, pair, none], *[[alone, pair, triple]] * 3]


@pytest.mark.clause("TS-24.4")
def test_the_board_s_own_figures_can_be_reached() -> None:
    for players in (3, 4, 5, 6):
        shut = layout(players).blocked
        there = [TABLES.structures[area] for area in TABLES.strongpoints if not shut[area]]
        alone, *sides = TABLES.thresholds[1][players - 3]
        assert alone == [7, 6, 9, 0, 7]
        for structures, _, _, value, _ in sides[: players - 2]:
            assert 7 < structures < len(there)
            assert structures < value < sum(there)


@pytest.mark.clause("TS-25.8")
def test_objectives_and_their_points() -> None:
    assert len(TABLES.objectives) == 28
    points = {card.name: card.points for card in TABLES.objectives}
    order = [t.HOUSES.index(house) for house in ("baratheon", "lannister", "stark")]
    assert [points["hold-court"][house] for house in order] == [1, 1, 4]
    assert [points["protect-the-neck"][house] for house in order] == [4, 1, 1]
    assert [points["stop-the-storm"][house] for house in order] == [0, 1, 3]
    ours = [entry for entry in SHELF.own().data["objectives"] if entry["kind"] == "hand"]  # type: ignore[attr-defined]
    assert all(sorted(entry["our_points"]) == ["greyjoy", "martell", "tyrell"] for entry in ours)


@pytest.mark.clause("TS-25.2", "TS-25.9")
def test_every_house_has_a_special_and_an_instant_objective() -> None:
    for house, name in enumerate(t.HOUSES):
        assert TABLES.specials[house].name == f"special-{name}"
        assert TABLES.instants[house].name == f"instant-{name}"
        home = TABLES.homes.index(house)
        assert home in TABLES.specials[house].tests[0][1:]
        assert home in TABLES.instants[house].tests[0][1:]
    named = [area for instant in TABLES.instants for area in instant.tests[0][1:]]
    assert len(named) == len(set(named)), "allies can reach theirs together"
    source = {entry["id"]: entry["source"] for entry in SHELF.own().data["objectives"]}  # type: ignore[attr-defined]
    assert [source[f"special-{name}"] for name in t.HOUSES] == [
        "printed",
        "house",
        "printed",
        "printed",
        "house",
        "house",
    ]
    assert {source[f"instant-{name}"] for name in t.HOUSES} == {"house"}


@pytest.mark.clause("TS-25.8")
def test_what_objectives_ask_for_in_numbers() -> None:
    tests = {card.name: card.tests for card in TABLES.objectives}
    assert tests["cavalry-charge"] == [[t.T_UNITS, t.KNIGHT, 5]]
    assert tests["the-raven"] == [[t.T_TOKEN, t.COURT]]
    assert tests["support-the-crown"] == [[t.T_UNITS_IN, at("crackclaw-point"), 3, at("kings-landing")]]
    assert tests["backdoor-politics"] == [[t.T_FEWEST, t.METRICS.index("victory-points")]]
    assert tests["naval-superiority"] == [[t.T_MOST, t.METRICS.index("ships")]]
    assert tests["a-firm-grip"] == [[t.T_CONTROL, at("crackclaw-point"), at("kingswood")]]
    assert tests["ample-harvest"] == [[t.T_SUPPLY, 5]]
    assert tests["the-final-hour"] == [[t.T_HAND, 1]]
    assert tests["the-peoples-chosen"] == [[t.T_CROWNS, 4]]
    assert tests["home-invasion"] == [[t.T_OTHER_HOME]]
    assert tests["crossing-guard"] == [[t.T_BRIDGE]]
    assert TABLES.specials[t.HOUSES.index("stark")].tests[1] == [t.T_STRUCTURES, 5]
    bridges = [{TABLES.areas[area] for area in bridge} for bridge in TABLES.bridges]
    assert bridges == [{"crackclaw-point", "the-mountains-of-the-moon"}, {"seagard", "the-twins"}]
