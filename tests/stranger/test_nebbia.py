"""The rules of Nebbia in laguna, clause by clause."""

from __future__ import annotations

from typing import cast

import pytest

from nebbia import ROOM
from nebbia import tables as t
from nebbia.rules import Nebbia
from tavolata import BadOption, Event, IllegalMove


class Table:
    """A match played in words, with what was told."""

    def __init__(self, seats: int, seed: int = 0, **options: object) -> None:
        self.state = cast(Nebbia, ROOM.game.new(seats, seed, options))
        self.events: list[Event] = []

    def play(self, seat: int, *texts: str) -> Table:
        for text in texts:
            self.state.play(seat, self.state.read(seat, text), self.events.append)
        return self

    def plan(self, seat: int, plan: str) -> Table:
        return self.play(seat, *[f"send {landing}" for landing in plan.split()], "seal")

    def refused(self, seat: int, text: str) -> str:
        with pytest.raises(IllegalMove) as refusal:
            self.play(seat, text)
        return refusal.value.rule

    def asked(self, seat: int) -> str | None:
        ask = self.state.ask(seat)
        return None if ask is None else ask.kind

    def told(self, id: str) -> list[Event]:
        return [event for event in self.events if event.id == id]

    def sizes(self) -> list[int]:
        return [len(self.state.hand(seat)) for seat in range(self.state.seats)]

    def goods(self, seat: int) -> list[str]:
        return [self.state.goods.names[self.state.faces[card]] for card in self.state.hand(seat)]


def night(*plans: str, patrol: str | None = None, first: int = 0, **options: object) -> Table:
    """The first night of a match in which these plans are turned up and the patrol is there, or nowhere."""
    for seed in range(1000):
        table = Table(len(plans), seed, **options)
        for seat, plan in enumerate(plans):
            table.plan(seat, plan)
        watched = [event.arguments["landing"] for event in table.told("patrol")]
        if table.state.first == first and watched == ([f"landing-{patrol}"] if patrol else []):
            return table
    raise AssertionError("no such night")


# -- NL-1 -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("NL-1.1")
@pytest.mark.clause("NL-1.2")
def test_two_cards_each_from_a_shuffled_deck() -> None:
    table = Table(4)
    assert table.sizes() == [2, 2, 2, 2]
    assert sorted(table.state.faces) == list(range(16))
    assert len({tuple(Table(4, seed).state.faces) for seed in range(20)}) == 20
    view = table.state.view(1)
    assert [card["good"] is not None for hand in view["hands_by_seat"] for card in hand] == [
        seat == 1 for seat in (0, 0, 1, 1, 2, 2, 3, 3)
    ]


@pytest.mark.clause("NL-1.3")
def test_the_first_smuggler_is_drawn() -> None:
    assert {Table(3, seed).state.first for seed in range(30)} == {0, 1, 2}


@pytest.mark.clause("NL-1.4")
def test_each_night_begins_one_seat_further_on() -> None:
    table = night("", "", "", first=2)
    assert table.state.order() == [0, 1, 2] and table.state.night == 1


@pytest.mark.clause("NL-1.5")
def test_who_is_not_asked_waits() -> None:
    table = night("tower", "", "")
    assert table.asked(0) == "look"
    assert table.refused(1, "seat 3") == "NL-1.5"


# -- NL-2 -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("NL-2.1")
def test_all_plan_at_once_and_unseen() -> None:
    table = Table(3)
    assert table.state.deciders() == [0, 1, 2]
    before = table.state.view(0)
    table.play(1, "send dock", "send bridge")
    assert table.state.view(0) == before and table.events == []
    assert table.state.view(1)["plan"] == ["dock", "bridge"]


@pytest.mark.clause("NL-2.2")
@pytest.mark.clause("NL-2.3")
def test_two_boats_and_never_two_at_a_landing() -> None:
    table = Table(2).play(0, "send tower")
    assert table.refused(0, "send tower") == "NL-2.3"
    table.play(0, "send dock")
    assert table.refused(0, "send bridge") == "NL-2.2"
    assert night("", "dock").told("stays")[0].arguments["seat"] == "@0"


@pytest.mark.clause("NL-2.4")
def test_a_sealed_plan_stays_sealed() -> None:
    table = Table(2).plan(0, "dock")
    assert table.refused(0, "send tower") == "NL-2.4"
    assert table.state.deciders() == [1]


@pytest.mark.clause("NL-2.5")
def test_plans_are_turned_up_together() -> None:
    table = Table(2).plan(0, "dock")
    assert table.told("sends") == [] and table.state.view(1)["boats_by_seat"] == [[], []]
    table.plan(1, "dock tower")
    assert len(table.told("sends")) == 2 and table.state.fence > 0


# -- NL-3 -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("NL-3.1")
def test_the_patrol_is_at_a_landing_in_half_of_the_nights() -> None:
    places = [Table(2, seed).plan(0, "").plan(1, "").told("patrol") for seed in range(600)]
    found = [str(events[0].arguments["landing"]) if events else "fog" for events in places]
    assert all(70 <= found.count(f"landing-{landing}") <= 130 for landing in t.LANDINGS)
    assert 260 <= found.count("fog") <= 340


@pytest.mark.clause("NL-3.2")
def test_boats_where_the_patrol_is_do_nothing() -> None:
    assert night("dock", "", patrol="dock").sizes() == [2, 2]
    assert night("bridge", "dock tower", patrol="bridge").told("robs") == []


# -- NL-4 -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("NL-4.1")
def test_alone_at_the_dock_two_cards_otherwise_one() -> None:
    assert night("dock", "", "").sizes() == [4, 2, 2]
    assert night("dock", "dock", "dock", "").sizes() == [3, 3, 3, 2]
    table = Table(2)
    table.state.places = [0, 0, *[1] * 13, t.DECK]
    table.plan(0, "").plan(1, "dock")
    assert sum(table.sizes()) <= 16


@pytest.mark.clause("NL-4.2")
def test_two_at_the_dock_have_a_minute_to_talk() -> None:
    table = night("dock", "", "dock", first=2)
    ask = table.state.ask(2)
    assert table.state.deciders() == [2] and ask is not None
    assert (ask.kind, ask.seconds, ask.talk) == ("talk", 60, [[0, 2]])
    assert ask.default is not None and table.state.write(2, ask.default) == "end talk"


@pytest.mark.clause("NL-4.3")
@pytest.mark.parametrize(
    ("choices", "sizes"),
    [("share share", [3, 3]), ("press share", [4, 2]), ("share press", [2, 4]), ("press press", [2, 2])],
)
def test_share_or_press(choices: str, sizes: list[int]) -> None:
    table = night("dock", "dock").play(0, "end talk")
    first, second = choices.split()
    assert table.state.deciders() == [0, 1]
    table.play(1, second)
    assert table.state.view(0)["plan"] == [] and table.state.deciders() == [0]
    assert table.play(0, first).sizes() == sizes


@pytest.mark.clause("NL-4.4")
def test_from_the_tower_one_sees_a_whole_hand() -> None:
    table = night("tower", "", "").play(0, "seat 3")
    hands = table.state.view(0)["hands_by_seat"]
    assert [card["good"] for card in hands[2]] == table.goods(2)
    assert all(card["good"] is None for card in hands[1])
    (event,) = table.told("looks")
    assert event.witnesses == [0] and "goods" not in event.seen_by(1).arguments


@pytest.mark.clause("NL-4.5")
@pytest.mark.clause("NL-4.6")
def test_on_the_bridge_one_robs() -> None:
    table = night("bridge", "dock tower", "dock tower", parley=False)
    while table.asked(0) != "rob":  # the towers first
        seat = table.state.deciders()[0]
        table.play(seat, table.state.write(seat, table.state.legal(seat)[0]))
    table.play(0, "seat 2")
    assert table.sizes()[:2] == [3, 2]


@pytest.mark.clause("NL-4.7")
@pytest.mark.clause("NL-4.8")
def test_a_victim_on_guard_answers_out_of_turn() -> None:
    table = night("bridge", "tower", "")
    assert table.asked(1) == "look"
    table.play(1, "seat 3").play(0, "seat 3")
    assert table.state.deciders() == [2] and table.asked(2) == "answer"
    mine, other = table.goods(2)[0], table.goods(0)[0]
    assert table.refused(2, f"offer {other}") == "NL-4.8"
    table.play(2, f"offer {mine}")
    assert mine in table.goods(0)


@pytest.mark.clause("NL-4.9")
def test_nobody_visits_himself_or_an_empty_hand() -> None:
    table = night("tower", "", "", "")
    assert table.refused(0, "seat 1") == "NL-4.9"
    table.state.places = [t.DECK if place == 1 else place for place in table.state.places]
    assert table.refused(0, "seat 2") == "NL-4.9"
    assert night("tower", "").told("looks"), "with one other there is nothing to ask"


# -- NL-5 -------------------------------------------------------------------------------------------------------------


def robbed() -> Table:
    """Seat 0 has looked at the two cards of seat 2; then seat 1 has taken one of them, seat 2 being away."""
    table = night("tower", "bridge", "tower bridge")
    table.play(0, "seat 3").play(2, "seat 2").play(1, "seat 3")
    return table


@pytest.mark.clause("NL-5.1")
def test_backs_are_followed_by_all() -> None:
    table = robbed()
    for seat in (None, 0, 1, 2):
        hands = table.state.view(seat)["hands_by_seat"]
        assert [len(hand) for hand in hands] == table.sizes()
    assert table.state.view(None)["hands_by_seat"][0][0]["known_to_seats"] == [0]


@pytest.mark.clause("NL-5.2")
def test_a_face_that_was_seen_is_known() -> None:
    table = night("tower", "", "").play(0, "seat 2")
    assert table.state.night == 1
    assert [card["good"] for card in table.state.view(0)["hands_by_seat"][1]] == table.goods(1)


@pytest.mark.clause("NL-5.3")
@pytest.mark.clause("NL-5.4")
def test_a_card_is_stolen_from_a_hand_that_was_seen() -> None:
    """Thief and victim know which one; who had seen both only knows that it is one of the two."""
    table = robbed()
    (event,) = [one for one in table.told("robs") if one.arguments["seat"] == "@1"]
    (stolen,) = cast("list[str]", event.secret["goods"])
    name = stolen.removeprefix("good-")
    taken = next(
        card for card in table.state.hand(1) if table.state.goods.names[table.state.faces[card]] == name
    )
    for seat, sees in ((0, None), (1, name), (2, name)):
        hand = table.state.view(seat)["hands_by_seat"][1]
        assert [card["good"] for card in hand if card["card"] == taken] == [sees]
    rumours = table.state.view(0)["rumours"]
    assert len(rumours) == 2 and name in [rumour["good"] for rumour in rumours]
    assert rumours[0]["cards"] == rumours[1]["cards"] and taken in rumours[0]["cards"]
    worlds = [table.state.imagine(0, seed) for seed in range(40)]
    seen = {world.goods.names[world.faces[taken]] for world in worlds}
    assert seen == {rumour["good"] for rumour in rumours}, "either of the two, and nothing else"


# -- NL-6 -------------------------------------------------------------------------------------------------------------


def finished(table: Table) -> Table:
    """Everybody stays at home until the end."""
    while not table.state.over:
        seat = table.state.deciders()[0]
        table.play(seat, "seal")
    return table


@pytest.mark.clause("NL-6.1")
@pytest.mark.clause("NL-6.2")
def test_after_the_last_night_hands_are_shown_and_compared() -> None:
    table = finished(Table(3))
    assert table.state.night == 3 and table.refused(0, "seal") == "NL-6.1"
    view = table.state.view(None)
    assert all(card["good"] for hand in view["hands_by_seat"] for card in hand)
    best = max(view["scores"])
    assert view["winners"] == [seat for seat in range(3) if view["scores"][seat] == best]


@pytest.mark.clause("NL-6.3")
@pytest.mark.clause("NL-6.4")
def test_alone() -> None:
    assert night("dock bridge").sizes() == [5]
    assert night("tower bridge").sizes() == [3]
    table = Table(1)
    table.state.alarm = 1
    while table.state.alarm and not table.state.over:
        table.plan(0, "tower")
    assert table.state.over or table.state.alarm == 0


@pytest.mark.clause("NL-6.5")
def test_found_twice_is_lost() -> None:
    found = night("dock", patrol="dock")
    assert found.state.alarm == 1 and not found.state.over
    for seed in range(1000):
        table = Table(1, seed, nights=4)
        while not table.state.over:
            table.plan(0, "dock bridge")
        if table.state.alarm == 2:
            assert table.state.winners() == []
            return
    raise AssertionError("never caught")


@pytest.mark.clause("NL-6.6")
def test_a_lone_smuggler_needs_eight_points_a_night() -> None:
    poor = finished(Table(1))
    assert poor.state.scores()[0] < 24 and poor.state.winners() == []
    won = 0
    for seed in range(60):
        table = Table(1, seed)
        while not table.state.over:
            table.plan(0, "dock bridge")
        rich = table.state.scores()[0] >= 24 and table.state.alarm < 2
        assert table.state.winners() == ([0] if rich else [])
        won += rich
    assert won


# -- NL-7 -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("NL-7.1")
@pytest.mark.parametrize("nights", [2, 3, 4])
def test_so_many_nights(nights: int) -> None:
    assert finished(Table(2, nights=nights)).state.night == nights


@pytest.mark.clause("NL-7.2")
def test_without_parley_two_draw_one_card_each() -> None:
    assert night("dock", "dock", "", parley=False).sizes() == [3, 3, 2]
    with pytest.raises(BadOption, match=r"NL-7\.2"):
        Table(1, parley=True)
    assert Table(1).state.setup.options["parley"] is False


# -- the example as a whole -------------------------------------------------------------------------------------------


def test_swaps_and_imagination_are_not_idle() -> None:
    """The secrets tests would pass on a game that never hides anything: this one does."""
    table = Table(3)
    worlds = ROOM.swaps(table.state, 0)
    assert len(worlds) > 4 and all(world != table.state for world in worlds)
    faces = {tuple(table.state.imagine(0, seed).faces) for seed in range(20)}
    assert len(faces) == 20
