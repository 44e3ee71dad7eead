"""PR-16: what a House knows, and how that fades."""

from __future__ import annotations

from collections import Counter

import pytest

from tavolata.games.proelio.rules.memory import MOST_POSSIBILITIES, NOTHING_KNOWN, merged
from tavolata.games.proelio.rules.tables import BASE, NAMES

from .positions import QUIET, Table, position

WORLDS = 60


def knows(table: Table, seat: int, of: int) -> str:
    """What a seat is sure of in another hand."""
    return " ".join(table.state.view(seat)["houses"][of]["known"])


def perhaps(table: Table, seat: int, of: int) -> str:
    """What it thinks may be there."""
    return " ".join(table.state.view(seat)["houses"][of]["perhaps"])


def imagined(table: Table, seat: int, of: int) -> Counter[str]:
    """The hands that a seat imagines another to have."""
    worlds = [table.state.imagine(seat, seed) for seed in range(WORLDS)]
    return Counter(" ".join(NAMES[kind] for kind in sorted(world.hands[of])) for world in worlds)


@pytest.mark.clause("PR-16.1", "PR-16.3")
def test_loot_is_known_to_the_two() -> None:
    table = position(["soldati ronda", "scudi", QUIET], attacks={1: "soldati"}).play("done", "give ronda")
    assert knows(table, 0, 1) == "ronda" and knows(table, 2, 1) == ""
    assert all("ronda" in hand for hand in imagined(table, 0, 1))
    assert not all("ronda" in hand for hand in imagined(table, 2, 1))


@pytest.mark.clause("PR-16.1", "PR-16.3")
def test_a_stolen_card_is_known_to_the_two() -> None:
    table = position(["soldati", "scudi", QUIET], ["scudi"], attacks={1: "infiltrazione"}).play("done")
    assert knows(table, 0, 1) == "soldati" and knows(table, 2, 1) == ""


@pytest.mark.clause("PR-16.1")
def test_a_hand_looked_at_is_remembered_and_what_is_played_is_gone() -> None:
    table = position(["inquisizione letame ronda", "scudi torre letame", QUIET], top="ronda")
    table.play("play inquisizione", "seat 2", "draw")
    assert knows(table, 0, 1) == "scudi torre letame"
    table.play("fortify scudi")
    assert knows(table, 0, 1) == "torre letame"
    assert set(imagined(table, 0, 1)) == {"torre letame"}


@pytest.mark.clause("PR-16.2")
def test_a_face_down_attack_may_be_any_of_the_attacks_known() -> None:
    table = position(["inquisizione ronda ronda", "scudi soldati letame", QUIET])
    table.play("play inquisizione", "seat 2", "draw", "attack letame")
    assert knows(table, 0, 1) == "scudi" and perhaps(table, 0, 1) == "letame soldati"
    assert table.attack(1, 0)["perhaps"] == ["letame", "soldati"]
    hands = imagined(table, 0, 1)
    assert set(hands) == {"scudi letame", "scudi soldati"} and min(hands.values()) > WORLDS // 5


@pytest.mark.clause("PR-16.2")
def test_when_it_is_turned_up_the_rest_is_certain_again() -> None:
    table = position(["inquisizione ronda ronda", "scudi soldati letame", "torre torre"])
    table.play("play inquisizione", "seat 2", "draw", "attack letame", "draw")
    table.play("done")
    assert knows(table, 0, 1) == "scudi soldati"


@pytest.mark.clause("PR-16.2")
def test_loot_between_others_may_be_any_card_known() -> None:
    hands = ["inquisizione ronda ronda", "scudi torre letame", "palizzate palizzate"]
    table = position(hands, ["", "", "scudi"], attacks={2: "soldati"})
    table.play("play inquisizione", "seat 2", "draw")
    table.play("done", "give torre")
    assert perhaps(table, 0, 1) == perhaps(table, 0, 2) == "scudi torre letame"
    for seed in range(WORLDS):
        world = table.state.imagine(0, seed)
        both = Counter(NAMES[kind] for kind in world.hands[1] + world.hands[2])
        assert not Counter(["scudi", "torre", "letame"]) - both, "two stayed and one went"
        known = [NAMES[kind] for kind in world.hands[1]]
        assert set(known) < {"scudi", "torre", "letame"} and len(known) == 2
    table.play("draw")
    assert knows(table, 1, 2) == "torre" and knows(table, 2, 1) == ""


@pytest.mark.clause("PR-16.2")
def test_what_shows_up_elsewhere_settles_it() -> None:
    hands = ["inquisizione ronda ronda", "scudi torre letame", "palizzate palizzate"]
    table = position(hands, ["", "", "palizzate"], attacks={2: "soldati"}, reaches={2: 1})
    table.play("play inquisizione", "seat 2", "draw", "done", "give torre")
    table.play("fortify scudi")
    assert "scudi" not in perhaps(table, 0, 1)
    table.play("fortify torre")
    hands_now = imagined(table, 0, 1)
    assert set(hands_now) == {"letame", "torre"}, "seat 2 may have had a Tower of its own"
    assert hands_now["letame"] > 3 * hands_now["torre"], "but hardly"


@pytest.mark.clause("PR-16.3")
def test_a_hand_looked_at_is_known_to_the_looker_alone() -> None:
    table = position(["inquisizione letame ronda", "scudi torre", QUIET]).play("play inquisizione", "seat 2")
    assert knows(table, 0, 1) == "scudi torre" and knows(table, 2, 1) == ""
    (event,) = table.heard("looks")
    assert "cards" not in event.seen_by(1).arguments and event.witnesses == [0]


@pytest.mark.clause("PR-16.4")
def test_no_question_is_skipped_for_what_a_hand_holds() -> None:
    table = position(["letame soldati", "ronda", QUIET], attacks={1: "letame"})
    assert table.legal == {"done"}, "nothing to deploy, and asked all the same"
    table = position(["letame letame", "ronda", QUIET], attacks={1: "soldati"}).play("done")
    assert table.legal == {"give letame"}, "only one kind, and asked all the same"
    table = position(["scudi scudi scudi", QUIET, QUIET]).play("imperial")
    assert table.legal == {"discard scudi"}


@pytest.mark.clause("PR-16.5")
def test_at_the_end_all_hands_are_shown() -> None:
    table = position(["letame", "ronda scudi", "torre"], attacks={1: "soldati"})
    assert table.state.view(0)["houses"][2]["hand"] is None
    assert table.state.view(None)["houses"][2]["hand"] is None
    table.play("done")
    assert table.state.view(0)["houses"][2]["hand"] == ["torre"]
    assert table.state.view(None)["houses"][1]["hand"] == ["ronda", "scudi", "letame"]


@pytest.mark.clause("PR-16.1")
def test_a_new_deck_tells_what_the_hands_hold() -> None:
    """All see which cards are shuffled, so the others are in the hands."""
    table = position(["letame", "torre eroe", "scudi"], top="ronda", only=True).play("draw")
    for seed in range(WORLDS):
        world = table.state.imagine(0, seed)
        hidden = [NAMES[kind] for kind in world.hands[1] + world.hands[2] if kind < NAMES.index("fortezza")]
        assert sorted(hidden) == ["scudi", "torre"]
    table.play("draw")
    hands = imagined(table, 2, 1)
    assert len(hands) > 5, "what was drawn since may be anything"
    assert all("torre" in hand or "letame" in hand or "ronda" in hand for hand in hands)


@pytest.mark.clause("PR-16.2")
def test_the_backs_are_respected() -> None:
    table = position(["letame", "torre eroe", QUIET], ["", "torre", ""], attacks={1: "polvere"}, turn=2)
    for seed in range(WORLDS):
        world = table.state.imagine(2, seed)
        assert NAMES[world.attacks[1]] in ("eroe", "polvere")
        assert sum(kind >= NAMES.index("fortezza") for kind in world.hands[1]) == 1


def test_too_many_possibilities_leave_what_they_share() -> None:
    worlds = [[1, 5, 100 + number] for number in range(MOST_POSSIBILITIES + 1)]
    assert merged(worlds) == [[1, 5]]
    assert merged([]) == NOTHING_KNOWN
    assert merged([[2, 7, 5], [4, 5, 7], [6, 5]]) == [[1, 5], [1, 5, 7]]


def test_the_register_counts_what_is_not_seen() -> None:
    table = position(["torre torre", "scudi", QUIET], ["torre"], discards="torre")
    register = {card["id"]: card for card in table.state.view(0)["register"]}
    torre = register["torre"]
    assert (torre["mine"], torre["discarded"], torre["open"]) == (2, 1, 2)
    assert torre["unseen"] == torre["count"] - 4
    assert len(table.state.decks[BASE]) == table.state.view(1)["decks"][0]["left"]
