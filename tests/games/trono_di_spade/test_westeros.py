"""TS-4: the Westeros phase."""

from __future__ import annotations

import pytest

from tavolata.games.trono_di_spade.rules import tables as t
from tavolata.games.trono_di_spade.rules import westeros as westeros_phase

from .positions import Table, new, westeros

UNITS = {"winterfell": "stark footman", "pyke": "greyjoy footman", "dragonstone": "baratheon footman"}
WINTER = "winter-is-coming-1"


def bids(table: Table, **by_house: int) -> None:
    """All Houses bid; those not named bid nothing, and who has no power is not asked."""
    for house in sorted(table.deciders):
        table.play(f"{house}: bid {by_house.get(house, 0)}")


def finish_planning(table: Table) -> None:
    """Every House places the first orders it may, and the raven rests."""
    state = table.state
    while state.ask(state.deciders()[0]).kind in ("plan", "ready"):  # type: ignore[union-attr]
        seat = state.deciders()[0]
        orders = [move for move in state.legal(seat) if t.TOKEN <= move < t.CARD or move == t.DONE]
        defence = t.TOKEN + t.DEFENSE
        state.play(seat, defence if defence in orders else orders[0], table.events.append)


@pytest.mark.clause("TS-4.1")
def test_the_first_round_begins_with_planning() -> None:
    table = Table(new())
    assert table.ask.kind == "plan"
    assert table.state.gone == [[], [], []]


@pytest.mark.clause("TS-4.1", "TS-4.2")
def test_later_rounds_begin_with_three_cards() -> None:
    table = westeros(UNITS, round=2)
    assert table.heard("round") == [{"number": 2}]
    drawn = table.heard("westeros")[0]["cards"]
    assert drawn == [
        "westeros-last-days-of-summer-1",
        "westeros-last-days-of-summer-2",
        "westeros-sea-of-storms",
    ]
    assert [len(deck) for deck in table.state.decks] == [9, 9, 9]
    assert table.ask.kind == "plan"


@pytest.mark.clause("TS-4.2", "TS-9.10")
def test_the_round_marker_advances() -> None:
    table = Table(new(3, alliances="off"))
    assert table.state.round == 1
    finish_planning(table)
    while table.state.round == 1:
        seat = table.state.deciders()[0]
        table.state.play(seat, table.state.legal(seat)[-1], table.events.append)
    assert table.state.round == 2
    assert len(table.heard("westeros")) == 1


@pytest.mark.clause("TS-4.3")
def test_icons_raise_the_threat() -> None:
    table = westeros(UNITS, "last-days-of-summer-1", "last-days-of-summer-2", "sea-of-storms", threat=2)
    assert table.state.threat == 8
    table = westeros(UNITS, "supply", "game-of-thrones", "web-of-lies", threat=2)
    assert table.state.threat == 4


@pytest.mark.clause("TS-4.3")
def test_at_twelve_the_wildlings_attack_before_the_cards() -> None:
    table = westeros(
        UNITS, "supply", "last-days-of-summer-2", "sea-of-storms", threat=10, wildling="silence-at-the-wall"
    )
    assert table.state.threat == 12, "two icons make 14, but the track ends at 12"
    assert table.ask.kind == "bid"
    assert table.ask.arguments == {"what": "wildlings"}
    assert table.heard("supply-is") == []
    bids(table, stark=5, greyjoy=4, baratheon=3)
    assert table.heard("wildlings-attack") == [{"number": 12}]
    assert len(table.heard("supply-is")) == 6
    assert table.state.threat == 0


@pytest.mark.clause("TS-4.4")
def test_cards_are_resolved_in_the_order_of_the_decks() -> None:
    table = westeros(UNITS, "supply", "game-of-thrones", "wildlings-attack", wildling="silence-at-the-wall")
    assert table.ask.kind == "bid"
    told = [event.id for event in table.events]
    assert told.index("supply-is") < told.index("gains") < told.index("wildlings-attack")


@pytest.mark.clause("TS-4.5")
def test_winter_shuffles_the_deck_and_another_card_comes() -> None:
    seen = set()
    for seed in range(30):
        table = westeros(UNITS, WINTER, seed=seed)
        state = table.state
        assert len(state.decks[0]) + len(state.gone[0]) == 10
        assert len(state.gone[0]) == 1, "the cards drawn before are back in the deck"
        (card,) = state.gone[0]
        assert state.tables.westeros[card].effect != t.DO_RESHUFFLE
        names = [state.tables.westeros[card].name for card in state.decks[0]]
        assert WINTER in names
        seen.add(state.tables.westeros[card].name)
        assert table.heard("winter")[0] == {"number": 1}, "all hear that the deck is whole again"
    assert len(seen) > 2


@pytest.mark.clause("TS-4.5")
def test_winter_brings_the_cards_of_earlier_rounds_back() -> None:
    state = new()
    deck = state.decks[0]
    winter = next(card for card in deck if state.tables.westeros[card].effect == t.DO_RESHUFFLE)
    deck.remove(winter)
    state.gone[0], state.decks[0] = deck[:4], [*deck[4:], winter]
    westeros_phase.draw(state, None)
    assert len(state.gone[0]) == 1 and len(state.decks[0]) == 9
    assert sorted([*state.gone[0], *state.decks[0]]) == sorted([*deck, winter])


@pytest.mark.clause("TS-4.6")
def test_supply() -> None:
    table = westeros({**UNITS, "the-stony-shore": "stark footman"}, "supply", supply={"stark": 5})
    assert table.supply("stark") == 2
    assert {told["seat"]: told["number"] for told in table.heard("supply-is")}[f"@{table.seat('stark')}"] == 2


@pytest.mark.clause("TS-4.7")
def test_mustering_in_throne_order() -> None:
    table = westeros(UNITS, "mustering", tracks={"throne": "greyjoy stark baratheon"})
    asked = []
    while table.ask.kind == "muster":
        asked.append(table.asked[1])
        table.play("done")
    assert asked[:3] == ["greyjoy", "stark", "baratheon"]
    assert sorted(asked) == sorted(t.HOUSES)


@pytest.mark.clause("TS-4.8")
@pytest.mark.parametrize(("choice", "told"), [("supply", "supply-is"), ("mustering", ""), ("nothing", "")])
def test_the_throne_chooses(choice: str, told: str) -> None:
    table = westeros(
        UNITS, "a-throne-of-blades", tracks={"throne": "stark", "court": "greyjoy", "fiefdoms": "tyrell"}
    )
    assert table.asked == ("effect", "stark")
    assert table.legal == {"choose supply", "choose mustering", "choose nothing"}
    table.play(f"choose {choice}")
    assert (len(table.heard("supply-is")) == 6) == (told == "supply-is")
    assert (table.ask.kind == "muster") == (choice == "mustering")


@pytest.mark.clause("TS-4.9")
def test_last_days_of_summer_do_nothing() -> None:
    table = westeros(UNITS, threat=0)
    assert [event.id for event in table.events] == ["round", "westeros"]


@pytest.mark.clause("TS-4.10")
def test_clash_of_kings_begins_with_the_throne() -> None:
    table = westeros(UNITS, "last-days-of-summer-1", "clash-of-kings")
    assert table.ask.kind == "bid"
    assert table.ask.arguments == {"what": "throne"}
    assert table.deciders == set(t.HOUSES)


@pytest.mark.clause("TS-4.11")
def test_game_of_thrones_pays_crowns_and_ports() -> None:
    table = westeros(
        {
            "winterfell": "stark footman",
            "port-of-winterfell": "stark ship ship",
            "kings-landing": "baratheon footman",
            "pyke": "greyjoy footman",
            "port-of-pyke": "greyjoy ship",
            "ironmans-bay": "lannister ship",
        },
        "last-days-of-summer-1",
        "game-of-thrones",
        power={"stark": 0, "baratheon": 0, "greyjoy": 0, "lannister": 0},
    )
    assert table.power("stark") == 2, "a crown and a port, however many ships"
    assert table.power("baratheon") == 3, "two crowns and that of its empty home"
    assert table.power("greyjoy") == 1, "enemy ships lie before the port"
    assert table.power("lannister") == 0


@pytest.mark.clause("TS-4.12")
@pytest.mark.parametrize("choice", ["clash-of-kings", "game-of-thrones", "nothing"])
def test_the_raven_chooses(choice: str) -> None:
    table = westeros(
        UNITS,
        "last-days-of-summer-1",
        "dark-wings-dark-words",
        tracks={"throne": "stark", "court": "greyjoy", "fiefdoms": "tyrell"},
    )
    assert table.asked == ("effect", "greyjoy")
    assert table.legal == {"choose clash-of-kings", "choose game-of-thrones", "choose nothing"}
    table.play(f"choose {choice}")
    assert (table.ask.kind == "bid") == (choice == "clash-of-kings")
    assert bool(table.heard("gains")) == (choice == "game-of-thrones")


@pytest.mark.clause("TS-4.13")
def test_the_wildlings_attack_at_the_threat() -> None:
    table = westeros(UNITS, "supply", "game-of-thrones", "wildlings-attack", threat=6)
    assert table.heard("wildlings-attack") == [{"number": 6}]


@pytest.mark.clause("TS-4.14")
@pytest.mark.parametrize(
    ("choice", "banned"), [("ban-defense", "defense"), ("ban-march-star", "march-star"), ("nothing", "")]
)
def test_the_blade_chooses(choice: str, banned: str) -> None:
    table = westeros(
        UNITS,
        "supply",
        "game-of-thrones",
        "put-to-the-sword",
        tracks={"throne": "greyjoy", "court": "stark", "fiefdoms": "tyrell"},
    )
    assert table.asked == ("effect", "tyrell")
    assert table.legal == {"choose ban-defense", "choose ban-march-star", "choose nothing"}
    table.play(f"choose {choice}")
    if banned:
        assert table.refused(f"stark: order {banned}") == "TS-8.3"
    else:
        assert {"order defense", "order march-star"} <= table.legal_of("stark")


@pytest.mark.clause("TS-4.15")
@pytest.mark.parametrize(
    ("card", "banned"),
    [
        ("sea-of-storms", "raid raid-star"),
        ("rains-of-autumn", "march-star"),
        ("feast-for-crows", "consolidate consolidate-star"),
        ("web-of-lies", "support support-star"),
        ("storm-of-swords", "defense defense-star"),
    ],
)
def test_cards_that_forbid_orders(card: str, banned: str) -> None:
    table = westeros(UNITS, "supply", "game-of-thrones", card, tracks={"court": "stark"})
    orders = {f"order {order}" for order in t.TOKENS}
    assert orders - table.legal_of("stark") == {f"order {order}" for order in banned.split()}


@pytest.mark.clause("TS-4.15")
def test_a_ban_holds_for_one_round() -> None:
    table = westeros(UNITS, "supply", "game-of-thrones", "web-of-lies")
    assert table.state.bans
    finish_planning(table)
    round = table.state.round
    while table.state.round == round:
        seat = table.state.deciders()[0]
        table.state.play(seat, table.state.legal(seat)[-1], table.events.append)
    assert len(table.heard("westeros")) == 2
    assert not table.state.bans >> t.SUPPORT & 1


@pytest.mark.clause("TS-4.16")
def test_a_threat_of_nothing_is_beaten_without_a_bid() -> None:
    table = westeros(
        UNITS,
        "supply",
        "game-of-thrones",
        "wildlings-attack",
        threat=0,
        wildling="silence-at-the-wall",
        tracks={"throne": "stark"},
    )
    bids(table)
    assert table.asked == ("tie", "stark")
    assert table.ask.arguments == {"what": "highest"}
    assert table.heard("watch-wins") == [{"total": 0, "number": 0}]
