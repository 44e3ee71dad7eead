"""TS-25: objectives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tavolata.games.trono_di_spade.pack import SHELF
from tavolata.games.trono_di_spade.rules import frames as f
from tavolata.games.trono_di_spade.rules import objectives as objectives
from tavolata.games.trono_di_spade.rules import tables as t
from tavolata.games.trono_di_spade.rules import victory as victory

from .positions import CLEAN_UP, PLANNING, Table, new, position


def dealt(seats: int = 6, seed: int = 1) -> Table:
    """A game whose Houses have kept the first three of their five objectives."""
    table = Table(new(seats, seed, alliances="objectives"))
    while table.ask.kind == "keep":
        table.play(sorted(table.legal)[-1])
    return table


def names(table: Table, cards: list[int]) -> list[str]:
    return [table.state.tables.objectives[card].name for card in cards]


def field(
    units: Mapping[str, str] | None = None,
    hands: Mapping[str, str] | None = None,
    step: int = PLANNING,
    **others: Any,
) -> Table:
    """A board in a game with objectives, with these objectives in hand; the other Houses hold nothing."""
    table = position(units or {}, step=step, alliances="objectives", **others)
    give(table, hands or {})
    return table


def give(table: Table, hands: Mapping[str, str]) -> None:
    state = table.state
    cards = {objective.name: number for number, objective in enumerate(state.tables.objectives)}
    state.secrets = [[] for _ in range(state.seats)]
    for house, words in hands.items():
        state.secrets[table.seat(house)] = sorted(cards[word] for word in words.split())
    held = [card for hand in state.secrets for card in hand]
    state.goals = [card for card in objectives.in_play(state) if card not in held]


def finish(table: Table) -> None:
    """The round comes to its end."""
    table.state.stack = [[f.P_ROUND, CLEAN_UP]]
    table.state.sealed = 0
    table.state.go_on(table.events.append)


def end_of_round(hands: Mapping[str, str], units: Mapping[str, str] | None = None, **others: Any) -> Table:
    """The end of a round begins: orders are off, and these objectives are in hand."""
    table = field(units, hands, **others)
    finish(table)
    return table


def holds(table: Table, house: str, name: str) -> bool:
    (objective,) = [one for one in table.state.tables.objectives if one.name == name]
    return objectives.holds(table.state, table.seat(house), objective)


def points(table: Table, house: str) -> int:
    return table.state.points[table.seat(house)]


# -- hands ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("TS-25.1")
@pytest.mark.parametrize("seats", [3, 6])
def test_each_house_draws_five_and_keeps_three(seats: int) -> None:
    table = Table(new(seats, alliances="objectives"))
    order = []
    for _ in range(seats):
        assert table.ask.kind == "keep"
        order.append(table.asked[1])
        assert len(table.legal) == 5
        hand = set(table.legal)
        table.play(min(hand))
        assert table.legal == hand - {min(hand)}
        table.play(max(hand))
    assert order == table.track("throne")
    assert [len(hand) for hand in table.state.secrets] == [3] * seats
    assert table.ask.kind == "plan"


@pytest.mark.clause("TS-25.1")
def test_what_is_put_back_is_shuffled_into_the_deck() -> None:
    drawn = set()
    for seed in range(12):
        table = Table(new(6, seed, alliances="objectives"))
        back = sorted(table.legal)[:2]
        table.play(*back)
        drawn |= set(back) & table.legal
    assert drawn, "now and then the next House draws what was put back"


@pytest.mark.clause("TS-25.1")
def test_only_cards_of_the_hand_go_back() -> None:
    table = Table(new(6, alliances="objectives"))
    others = [f"objective {one.name}" for one in table.state.tables.objectives]
    assert table.refused(next(text for text in others if text not in table.legal)) == "TS-25.1"


@pytest.mark.clause("TS-26.6")
@pytest.mark.parametrize("seats", [3, 6])
def test_what_one_has_put_back_is_not_imagined_in_hands_dealt_before(seats: int) -> None:
    table = Table(new(seats, alliances="objectives"))
    order, back = [], []
    for _ in range(seats):
        order.append(table.decider)
        back.append(sorted(table.state.legal(table.decider))[:2])
        for move in back[-1]:
            table.play(table.state.write(table.decider, move))
    last, returned = order[-1], [move - t.OBJECTIVE for move in back[-1]]
    assert table.objectives(table.house(last))["returned"] == names(table, returned)
    first = [move - t.OBJECTIVE for move in back[0]]
    assert table.objectives(table.house(order[0]))["returned"] == names(table, first)
    for seed in range(40):
        imagined = table.state.imagine(last, seed)
        assert not {card for hand in imagined.secrets for card in hand} & set(returned), "all dealt before"
        assert set(returned) <= set(imagined.goals)
    later = {
        card
        for seed in range(40)
        for hand in (table.state.imagine(order[0], seed).secrets[seat] for seat in order[1:])
        for card in hand
    }
    assert {move - t.OBJECTIVE for move in back[0]} <= later, "whoever was dealt later may hold them"


@pytest.mark.clause("TS-26.6")
def test_who_has_drawn_since_may_hold_what_was_put_back() -> None:
    table = dealt()
    state = table.state
    order = [table.seat(house) for house in table.track("throne")]
    first, last = order[0], order[-1]
    card, drawn = state.secrets[first][0], state.goals[-1]
    state.secrets[first] = sorted([*state.secrets[first][1:], drawn])
    state.scored[first], state.goals = [card], state.goals[:-1]
    state.points[first] = 1
    held = [set(state.imagine(last, seed).secrets[first]) & set(state.returned[last]) for seed in range(300)]
    assert {len(cards) for cards in held} == {0, 1}, "one card was drawn since, so one of the two at most"


@pytest.mark.clause("TS-25.2", "TS-26.2")
def test_hands_are_secret_and_own_objectives_open() -> None:
    table = dealt()
    stark, greyjoy = table.seat("stark"), table.seat("greyjoy")
    own = str(table.state.view(stark)["objectives"])
    other = str(table.state.view(greyjoy)["objectives"])
    for name in names(table, table.state.secrets[stark]):
        assert f"'{name}'" in own
        assert f"'{name}'" not in other
    drawn = [event for event in table.events if event.id == "draws-objectives"]
    assert len(drawn) == 5, "the first House drew before anybody listened"
    assert all(list(event.arguments) == ["seat", "number"] for event in drawn)
    assert all(event.witnesses == [int(str(event.arguments["seat"])[1:])] for event in drawn)


@pytest.mark.clause("TS-25.11")
def test_cards_that_name_blocked_areas_are_left_out() -> None:
    table = dealt(3)
    cards = names(table, objectives.in_play(table.state))
    assert "stop-the-storm" not in cards
    assert len(cards) == 27
    assert len(objectives.in_play(dealt(4).state)) == 28


@pytest.mark.clause("TS-25.14")
def test_the_base_decks_are_used() -> None:
    assert [len(deck) for deck in dealt().state.decks] == [10, 10, 10]
    assert dealt().state.tables is SHELF.own().tables


# -- the end of a round -----------------------------------------------------------------------------------------------


@pytest.mark.clause("TS-25.3")
def test_supply_is_set_at_the_end_of_every_round() -> None:
    table = end_of_round(
        {}, {"winterfell": "stark footman", "the-stony-shore": "stark footman"}, supply={"stark": 6}
    )
    assert table.supply("stark") == 2
    assert len([told for told in table.heard("supply-is") if told["seat"] == f"@{table.seat('stark')}"]) >= 1


@pytest.mark.clause("TS-25.3")
def test_armies_are_reconciled_before_anything_is_scored() -> None:
    table = end_of_round({"stark": "the-throne"}, {"karhold": "stark footman footman knight knight"})
    assert table.asked == ("unit", "stark")
    assert not table.heard("scores")


@pytest.mark.clause("TS-25.4", "TS-25.15")
def test_special_objectives_score_by_themselves() -> None:
    table = end_of_round({}, tokens={"kings-landing": "lannister"})
    assert points(table, "lannister") == 1
    assert points(table, "stark") == 0
    told = [told for told in table.heard("scores") if told["seat"] == f"@{table.seat('lannister')}"]
    assert told[0]["card"] == "objective-special-lannister"


@pytest.mark.clause("TS-25.4")
def test_a_special_objective_scores_again_in_the_next_round() -> None:
    table = end_of_round({}, tokens={"kings-landing": "lannister"})
    special = table.state.tables.specials[t.HOUSES.index("lannister")]
    assert objectives.holds(table.state, table.seat("lannister"), special)
    finish(table)
    assert points(table, "lannister") == 2


def test_a_scored_objective_is_shown_and_not_taken_back() -> None:
    """Who has seen it has seen a card of a secret hand; who scored it foresaw that."""
    table = end_of_round({"stark": "the-throne", "greyjoy": "the-blade"}, tracks={"throne": "stark greyjoy"})
    before = table.state.clone()
    table.play("objective the-throne")
    assert table.asked == ("score", "greyjoy"), "nothing was drawn yet"
    assert table.state.fence > before.fence and table.state.surprises == before.surprises
    before.play(before.deciders()[0], t.PASS)
    assert before.fence == table.state.fence - 1, "that one has none to score, or keeps it, shows nothing"


@pytest.mark.clause("TS-25.5")
def test_one_objective_of_the_hand_in_throne_order() -> None:
    hands = {"stark": "the-throne the-raven hold-court", "greyjoy": "the-blade", "tyrell": "land-grab"}
    tracks = {"throne": "stark tyrell greyjoy", "court": "stark", "fiefdoms": "greyjoy"}
    table = end_of_round(hands, tracks=tracks)
    assert table.asked == ("score", "stark")
    assert table.legal == {"objective the-throne", "objective the-raven", "pass"}
    assert table.refused("objective hold-court") == "TS-25.5"
    table.play("objective the-throne")
    assert points(table, "stark") == 1
    assert names(table, table.state.scored[table.seat("stark")]) == ["the-throne"]
    assert table.asked == ("score", "tyrell"), (
        "it is asked though nothing of its hand holds: that is its secret"
    )
    assert table.legal == {"pass"}
    table.play("pass")
    assert table.asked == ("score", "greyjoy")
    table.play("pass")
    assert table.heard("scores-nothing") == [
        {"seat": f"@{table.seat(house)}"} for house in ("tyrell", "greyjoy")
    ]


@pytest.mark.clause("TS-25.6")
def test_who_has_fewer_than_three_draws_one() -> None:
    hands = {"stark": "the-throne the-raven hold-court", "greyjoy": "the-blade"}
    table = end_of_round(hands, tracks={"throne": "stark greyjoy"})
    table.play("objective the-throne", "pass")
    sizes = [len(table.state.secrets[table.seat(house)]) for house in ("stark", "greyjoy", "tyrell")]
    assert sizes == [3, 2, 1]


@pytest.mark.clause("TS-25.12")
def test_an_empty_deck_gives_nothing() -> None:
    table = field(hands={"stark": "the-throne"}, tracks={"throne": "stark"})
    table.state.goals = []
    table.state.scored[table.seat("greyjoy")] = [
        card
        for card in objectives.in_play(table.state)
        if card not in table.state.secrets[table.seat("stark")]
    ]
    objectives._draw(table.state, table.seat("tyrell"), 1, None)
    assert table.state.secrets[table.seat("tyrell")] == []


@pytest.mark.clause("TS-25.7", "TS-25.13")
def test_victory_is_tested_last_and_points_go_past_seven() -> None:
    table = field({"winterfell": "stark footman"}, {"stark": "the-throne"}, tracks={"throne": "stark"})
    table.state.points[table.seat("stark")] = 7
    table.state.points[table.seat("greyjoy")] = 7
    finish(table)
    assert table.asked == ("score", "stark"), "nobody has won yet"
    table.play("objective the-throne")
    assert table.state.over
    assert points(table, "stark") == 8
    assert [table.house(seat) for seat in table.state.winners()] == ["stark"]


@pytest.mark.clause("TS-25.8")
def test_each_house_has_its_own_points() -> None:
    table = end_of_round(
        {"stark": "hold-court"}, tokens={"kings-landing": "stark"}, tracks={"throne": "stark"}
    )
    table.play("objective hold-court")
    assert points(table, "stark") == 4
    table = end_of_round(
        {"lannister": "hold-court"}, tokens={"kings-landing": "lannister"}, tracks={"throne": "lannister"}
    )
    table.play("objective hold-court")
    assert points(table, "lannister") == 1 + 1, "the card, and Lannister's special objective"


# -- what they ask for ------------------------------------------------------------------------------------------------


@pytest.mark.clause("TS-25.10")
def test_more_than_any_other_fails_on_a_draw() -> None:
    table = field({"bay-of-ice": "stark ship", "sunset-sea": "stark ship", "ironmans-bay": "greyjoy ship"})
    assert holds(table, "stark", "extend-your-reach")
    assert not holds(table, "greyjoy", "extend-your-reach")
    table = field({"bay-of-ice": "stark ship", "ironmans-bay": "greyjoy ship"})
    assert not holds(table, "stark", "extend-your-reach")
    assert not holds(table, "stark", "backdoor-politics")
    table.state.points = [1] * 6
    table.state.points[table.seat("stark")] = 0
    assert holds(table, "stark", "backdoor-politics")


@pytest.mark.clause("TS-25.8")
@pytest.mark.parametrize(
    ("name", "units", "tokens", "expected"),
    [
        ("take-the-black", {"castle-black": "stark footman"}, {}, True),
        ("take-the-black", {}, {"castle-black": "greyjoy"}, False),
        ("home-invasion", {}, {"pyke": "stark"}, True),
        ("home-invasion", {"winterfell": "stark footman"}, {}, False),
        (
            "pull-the-weeds",
            {},
            {"searoad-marches": "stark", "blackwater": "stark", "the-reach": "stark"},
            True,
        ),
        ("pull-the-weeds", {}, {"searoad-marches": "stark", "blackwater": "stark"}, False),
        ("support-the-crown", {"crackclaw-point": "stark footman footman knight"}, {}, True),
        ("support-the-crown", {"crackclaw-point": "stark footman footman"}, {}, False),
        (
            "support-the-crown",
            {"crackclaw-point": "stark footman footman knight", "kings-landing": "stark footman"},
            {},
            False,
        ),
        ("nothing-but-ghosts", {"harrenhal": "stark knight"}, {}, True),
        ("nothing-but-ghosts", {"harrenhal": "stark knight", "riverrun": "stark footman"}, {}, False),
        ("nothing-but-ghosts", {"harrenhal": "stark knight", "riverrun": "greyjoy footman"}, {}, True),
        ("crossing-guard", {}, {"the-twins": "stark", "seagard": "stark"}, True),
        ("crossing-guard", {}, {"the-twins": "stark", "crackclaw-point": "stark"}, False),
        ("the-peoples-chosen", {}, {"karhold": "stark", "castle-black": "stark", "the-twins": "stark"}, True),
        ("the-peoples-chosen", {}, {"karhold": "stark", "castle-black": "stark"}, False),
        (
            "cavalry-charge",
            {"karhold": "stark knight knight knight", "winterfell": "stark knight knight"},
            {},
            True,
        ),
        ("cavalry-charge", {"karhold": "stark knight knight knight knight"}, {}, False),
        ("mercantile-ventures", {}, {"white-harbor": "stark"}, True),
        ("mercantile-ventures", {}, {}, False),
        ("friendly-confines", {}, {"white-harbor": "stark"}, True),
        ("a-stalwart-position", {}, {"riverrun": "stark"}, True),
        ("a-stalwart-position", {}, {"white-harbor": "stark"}, False),
        ("spreading-the-wealth", {}, {"karhold": "stark"}, True),
        ("naval-superiority", {"port-of-winterfell": "stark ship"}, {}, True),
        ("land-grab", {}, {"karhold": "stark"}, True),
    ],
)
def test_whether_an_objective_holds(
    name: str, units: dict[str, str], tokens: dict[str, str], expected: bool
) -> None:
    assert holds(field(units, tokens=tokens), "stark", name) == expected


@pytest.mark.clause("TS-25.8")
def test_objectives_about_tracks_supply_and_cards() -> None:
    table = field(
        tracks={"throne": "stark", "fiefdoms": "greyjoy", "court": "tyrell"},
        supply={"stark": 5, "greyjoy": 4},
        hands={},
    )
    assert holds(table, "stark", "the-throne") and not holds(table, "greyjoy", "the-throne")
    assert holds(table, "greyjoy", "the-blade") and not holds(table, "stark", "the-blade")
    assert holds(table, "tyrell", "the-raven") and not holds(table, "stark", "the-raven")
    assert holds(table, "stark", "ample-harvest") and not holds(table, "greyjoy", "ample-harvest")
    assert not holds(table, "stark", "the-final-hour")
    table.state.hand[table.seat("stark")] = 0b100
    assert holds(table, "stark", "the-final-hour")


def special_holds(table: Table, house: str) -> bool:
    return objectives.holds(
        table.state, table.seat(house), table.state.tables.specials[t.HOUSES.index(house)]
    )


@pytest.mark.clause("TS-25.9")
@pytest.mark.parametrize(
    ("house", "enough", "short"),
    [
        ("tyrell", "kings-landing", "oldtown the-reach"),
        ("martell", "yronwood starfall storms-end princes-pass", "yronwood starfall oldtown princes-pass"),
        (
            "martell",
            "storms-end princes-pass oldtown kings-landing",
            "storms-end oldtown the-boneway kings-landing",
        ),
        ("stark", "moat-cailin white-harbor seagard riverrun", "moat-cailin white-harbor seagard karhold"),
        ("baratheon", "kings-landing", "crackclaw-point the-eyrie"),
        ("lannister", "kings-landing", "riverrun harrenhal"),
    ],
)
def test_special_objectives_by_land(house: str, enough: str, short: str) -> None:
    table = field(tokens=dict.fromkeys(enough.split(), house))
    assert special_holds(table, house)
    assert not special_holds(field(tokens=dict.fromkeys(short.split(), house)), house)
    home = table.state.tables.areas[table.state.home_of.index(table.seat(house))]
    lost = field({home: "greyjoy footman"}, tokens=dict.fromkeys(enough.split(), house))
    assert not special_holds(lost, house)


@pytest.mark.clause("TS-25.9")
def test_the_special_objective_of_greyjoy() -> None:
    ships = {"ironmans-bay": "greyjoy ship ship", "bay-of-ice": "stark ship"}
    assert special_holds(field(ships), "greyjoy")
    assert not special_holds(field(ships | {"the-narrow-sea": "stark ship"}), "greyjoy"), "a draw"
    assert not special_holds(field(ships | {"pyke": "stark footman"}), "greyjoy")


@pytest.mark.clause("TS-25.16")
def test_shared_land_counts_for_its_owner() -> None:
    table = field({"karhold": "greyjoy footman"}, tokens={"karhold": "stark"})
    table.state.host[table.area("karhold")] = table.seat("stark")
    assert table.ruler("karhold") == "stark"
    assert objectives.measure(table.state, table.seat("stark"), t.METRICS.index("land-areas")) == 2
    assert objectives.measure(table.state, table.seat("greyjoy"), t.METRICS.index("land-areas")) == 1


# -- secrets ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("TS-26.2")
def test_imagined_hands_keep_what_a_seat_knows() -> None:
    table = dealt()
    seat = table.seat("stark")
    seen = set()
    for seed in range(10):
        twin = table.state.imagine(seat, seed)
        assert twin.secrets[seat] == table.state.secrets[seat]
        assert [len(hand) for hand in twin.secrets] == [3] * 6
        held = [card for hand in twin.secrets for card in hand]
        assert sorted([*held, *twin.goals]) == objectives.in_play(table.state)
        seen.add(tuple(twin.secrets[table.seat("greyjoy")]))
    assert len(seen) > 3


@pytest.mark.clause("TS-24.5")
def test_the_sides_of_a_game_with_objectives() -> None:
    assert victory.sides(dealt(4).state) == [1, 2, 4, 8]


@pytest.mark.clause("TS-26.5")
def test_at_the_end_all_objectives_are_shown() -> None:
    table = field(hands={"stark": "the-throne", "greyjoy": "land-grab"}, tracks={"throne": "stark"})
    assert "land-grab" not in str(table.state.view(table.seat("stark"))["objectives"])
    table.state.points[table.seat("stark")] = 7
    victory.end_of_round(table.state, None)
    for seat in (None, table.seat("stark")):
        assert "land-grab" in str(table.state.view(seat))
