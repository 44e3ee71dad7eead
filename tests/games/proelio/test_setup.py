"""PR-1, PR-2 and PR-17: the cards, the set-up, the options."""

from __future__ import annotations

import pytest

from tavolata import BadOption
from tavolata.games.proelio.rules.tables import BASE, IMPERIAL, KINDS, NAMES, back_of

from .positions import ROOM, Table, new, position


@pytest.mark.clause("PR-1.1")
def test_two_to_six_houses() -> None:
    assert ROOM.game.seat_counts == (2, 3, 4, 5, 6)
    for seats in (1, 7):
        with pytest.raises(BadOption):
            new(seats)


@pytest.mark.clause("PR-1.2", "PR-1.3")
def test_the_decks_hold_all_cards() -> None:
    state = new(6)
    counts = state.counts()
    assert sum(counts) == 102 and all(counts)
    base = [counts[kind] for kind in range(KINDS) if back_of(kind) == BASE]
    assert sum(base) == len(state.decks[BASE]) + 30
    assert sum(counts) - sum(base) == len(state.decks[IMPERIAL])
    assert [NAMES[kind] for kind in range(KINDS) if back_of(kind) == IMPERIAL] == [
        "fortezza",
        "protezione",
        "eroe",
        "polvere",
        "inquisizione",
        "risorse-imperiali",
    ]
    assert all(card["source"] == "house" for card in state.view(None)["register"])


@pytest.mark.clause("PR-1.4")
def test_three_types_with_the_values_of_the_book() -> None:
    register = {card["id"]: card for card in new().view(None)["register"]}
    defences = "scudi palizzate torre ronda fortezza".split()
    assert [register[id]["value"] for id in defences] == [1, 2, 3, 1, 4]
    assert {id for id, card in register.items() if card["type"] == "defence"} == {*defences, "protezione"}
    attacks = "letame infiltrazione soldati cavalieri trabucchi eroe".split()
    assert [register[id]["value"] for id in attacks] == [0, 0, 1, 2, 3, 4]
    assert {id for id, card in register.items() if card["type"] == "attack"} == {*attacks, "polvere"}
    assert sum(card["type"] == "strategy" for card in register.values()) == 5


@pytest.mark.clause("PR-1.5", "PR-1.6")
def test_backs_and_numbers_are_open_to_all() -> None:
    table = position(["scudi eroe polvere", "ronda", "fortezza"])
    for seat in (None, 0, 1, 2):
        houses = table.state.view(seat)["houses"]
        assert [(house["cards"], house["black"], house["gold"]) for house in houses] == [
            (3, 1, 2),
            (1, 1, 0),
            (1, 0, 1),
        ]


@pytest.mark.clause("PR-1.7")
def test_left_is_attacked_and_right_plays_next() -> None:
    table = position(["soldati soldati", "ronda", "ronda"], turn=0).play("attack soldati")
    houses = table.state.view(None)["houses"]
    assert table.attack(0)["target"] == 2 == houses[0]["left"]
    assert table.seat == 1 == houses[0]["right"]


@pytest.mark.clause("PR-1.8")
def test_of_two_the_other_is_on_both_sides() -> None:
    table = position(["soldati inquisizione", "ronda scudi"])
    houses = table.state.view(None)["houses"]
    assert [(house["left"], house["right"]) for house in houses] == [(1, 1), (0, 0)]
    table.play("play inquisizione")
    assert table.asked == ("action", 0), "there is nobody to choose from"
    table.play("draw")
    assert table.seat == 1


@pytest.mark.clause("PR-2.1")
def test_five_base_cards_each() -> None:
    for seats in ROOM.game.seat_counts:
        state = new(seats)
        assert all(len(hand) == 5 and max(hand) < NAMES.index("fortezza") for hand in state.hands)
    decks = {tuple(new(seed=seed).decks[BASE]) for seed in range(5)}
    assert len(decks) == 5
    assert len({tuple(new(seed=seed).decks[IMPERIAL]) for seed in range(5)}) == 5


@pytest.mark.clause("PR-2.2", "PR-2.3", "PR-17.4")
def test_the_dealer_is_drawn_or_named_and_the_house_on_his_right_begins() -> None:
    assert {new(seed=seed).dealer for seed in range(30)} == {0, 1, 2}
    for seed in range(5):
        state = new(seed=seed)
        assert state.deciders() == [state.first] == [(state.dealer + 1) % 3]


@pytest.mark.clause("PR-2.2", "PR-2.3", "PR-17.4")
@pytest.mark.parametrize("seats", range(2, 7))
def test_any_house_may_be_named_to_deal(seats: int) -> None:
    for dealer in range(1, seats + 1):
        named = new(seats, dealer=dealer)
        assert (named.dealer, named.deciders()) == (dealer - 1, [dealer % seats])


@pytest.mark.clause("PR-17.4")
@pytest.mark.parametrize(("seats", "dealer"), [(2, 3), (3, 4), (3, 6), (5, 6)])
def test_the_dealer_must_be_at_the_table(seats: int, dealer: int) -> None:
    allowed = ", ".join(["drawn", "1", "2", "3", "4", "5"][: seats + 1])
    with pytest.raises(BadOption, match=rf"PR-17\.4: with {seats} players .* one of {allowed}, not {dealer}"):
        new(seats, dealer=dealer)


@pytest.mark.clause("PR-17.4")
@pytest.mark.parametrize("dealer", [0, 7, "eldest", True, None])
def test_other_dealers_are_refused(dealer: object) -> None:
    with pytest.raises(BadOption, match=r"option 'dealer' .*allowed: drawn, 1, 2, 3, 4, 5, 6"):
        new(6, dealer=dealer)


@pytest.mark.clause("PR-2.4", "PR-2.5")
def test_bare_ground_in_summer() -> None:
    view = new().view(None)
    assert all(house["fortification"] is None and house["value"] == 0 for house in view["houses"])
    assert (view["season"], view["next_season"]) == ("summer", "autumn")


@pytest.mark.clause("PR-2.6", "PR-17.1")
def test_a_first_game_has_no_guilds_and_no_merchant() -> None:
    view = new(4, guilds=False).view(None)
    assert all(house["guild"] is None for house in view["houses"]) and view["merchant"] is None
    table = Table(new(4, guilds=False))
    assert table.refused("guild") == "PR-2.6"
    assert table.refused("trade") == "PR-2.6"
    view = new(4).view(None)
    assert all(house["guild"] for house in view["houses"]) and view["merchant"] is not None


@pytest.mark.clause("PR-17.2")
def test_alliances_are_for_four() -> None:
    assert new(4, teams=True).teams()
    with pytest.raises(BadOption, match=r"PR-17\.2"):
        new(3, teams=True)


@pytest.mark.clause("PR-17.3")
def test_strict_conquest_is_for_three_or_more() -> None:
    new(3, conquest="strict")
    for seats, options in ((2, {}), (4, {"teams": True})):
        with pytest.raises(BadOption, match=r"PR-17\.3"):
            new(seats, conquest="strict", **options)


@pytest.mark.clause("PR-17.5")
def test_talk_is_for_alliances() -> None:
    assert new(4, teams=True, support_seconds=60).setup.options["support_seconds"] == 60
    with pytest.raises(BadOption, match=r"PR-17\.5"):
        new(4, support_seconds=60)
    with pytest.raises(BadOption):
        new(4, teams=True, support_seconds=45)
