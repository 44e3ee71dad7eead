"""What lies over the tavern while it happens: dice and whose they are, what Nasty says, orders with points, the end."""

from __future__ import annotations

from collections import defaultdict

import pytest

from tavolata import Event
from tavolata.engine.rng import Rng, key_of
from tavolata.engine.scene import Moment
from tavolata.games.cavern_tavern.rules.state import CavernTavern

from ..panels import lasts, said, seen
from .positions import ROOM, new, position
from .test_nasty import step

PLAYERS = ["Giulia", "Marta", "Elio"]
READERS = pytest.mark.parametrize("seat", [0, 1, None])


def told(
    state: CavernTavern, events: list[Event], seat: int | None = None, language: str = "en"
) -> list[Moment]:
    return seen(ROOM, state, events, seat, PLAYERS, language)


@READERS
def test_what_nasty_says_is_shown_with_what_it_asks_for(seat: int | None) -> None:
    table = step(position(["1", "1"], nasty={0: 2}, says_top="the-fine"), 0, 1)
    called = [one for one in told(table.state, table.told, seat) if one.panel]
    asks = table.state.view(None)["players"][0]["says"][0]["does"]
    text = ROOM.words("en").value({"id": asks["id"], "arguments": asks["arguments"]})
    assert len(called) == 1 and called[0].stop and called[0].seconds >= 2
    assert text.lower() in said(*called).lower() and "Giulia" in said(*called)


@READERS
def test_an_order_is_served_with_its_points(seat: int | None) -> None:
    table = position(["3 1", "1"], goods={0: "fruit fruit"}, orders={0: "button-popper"})
    events = table.tells("place cellar-3", "take mead", "serve")
    (served,) = [one for one in told(table.state, events, seat) if one.panel]
    (event,) = [one for one in events if one.id == "serves"]
    assert str(event.arguments["points"]) in said(served).split() and "Giulia serves" in said(served)
    assert served.panel.count("i-fruit") == 2 and served.panel.count("i-mead") == 1


def played() -> tuple[CavernTavern, list[list[Event]]]:
    """A random game, decision by decision."""
    state, dice, events = new(3, 4), Rng(key_of(4)), list[list[Event]]()
    while not state.over:
        seat, heard = state.deciders()[0], list[Event]()
        moves = state.legal(seat)
        state.play(seat, moves[dice.below(len(moves))], heard.append)
        events.append(heard)
    return state, events


def test_a_whole_game_is_shown_to_everybody_alike_but_for_secrets() -> None:
    """The dice of a round lie side by side; what only one may know lies over nobody's board before the end."""
    state, decisions = played()
    found: dict[str, list[Moment]] = defaultdict(list)
    for events in decisions:
        for event in events:
            panels = {said(*told(state, [event], seat)) for seat in (None, 0, 1, 2)}
            assert len(panels) == 1, event.id
            found[event.id] += told(state, [event])
    assert {"serves", "forgets", "called", "secret-shown", "wins"} <= set(found)
    assert {one.group for one in found["rolls"]} == {"rolls"}
    assert all(one.panel.count('class="die ') >= 4 for one in found["rolls"])
    assert "−" in said(found["forgets"][0])
    assert not any(moment.panel for moment in found["secret-task"])


def test_the_end_tells_the_secret_tasks_and_stays_in_sight_until_somebody_has_won() -> None:
    state, decisions = played()
    last = decisions[-1]
    first = next(number for number, event in enumerate(last) if event.clause.startswith("CT-18"))
    end = told(state, last[first:])
    assert {moment.group for moment in end} == {"CT-18."}
    tasks = [moment for moment in end if "secret task" in said(moment)]
    assert len(tasks) == 3 and "for 3 points" in said(*tasks), "what they asked for, and what that was worth"
    assert "wins with" in said(end[-1]) or "share the victory" in said(end[-1])
    assert lasts(*end) <= 15
