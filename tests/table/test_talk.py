"""Talk in public and in smaller groups, where a game has it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from games.trono_di_spade.test_alliances import ballot
from table.house import House, house
from tavolata.table.errors import NotNow
from tavolata.table.live import MOST_TALK, Live

NAMES = ("Anna", "Bruno", "Carla", "Dario")


@pytest.mark.clause("TS-21.10")
def test_where_there_are_alliances_any_group_may_talk_apart_at_any_time(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", "Carla", game="trono-di-spade", options={"alliances": "castles"})
        talk = live.talk_for(0)
        assert talk.open and talk.group is None and talk.groups == ((0, 1), (0, 2))
        anna = h.actor(live, "Anna")
        h.run(h.host.talking.say(live, anna, 0, "to all"))
        h.run(h.host.talking.say(live, anna, 0, "to Carla", [2]))
        h.run(h.host.talking.say(live, anna, 0, "to all by name", [1, 2]))
        heard = [[line.text for line in live.heard(seat, None)] for seat in (1, 2, None)]
        assert heard[0] == heard[2] == ["to all", "to all by name"], "others and spectators"
        assert heard[1] == ["to all", "to Carla", "to all by name"]
        for wrong in ([0], [5]):
            with pytest.raises(NotNow) as error:
                h.run(h.host.talking.say(live, anna, 0, "psst", wrong))
            assert error.value.id == "no-such-group"
        h.again()
        assert [line.text for line in h.live(live.table.code).heard(1, None)] == heard[0]


def test_without_alliances_nobody_is_left_out(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", "Carla", game="trono-di-spade")
        assert live.talk_for(0).groups == ()
        with pytest.raises(NotNow):
            h.run(h.host.talking.say(live, h.actor(live, "Anna"), 0, "psst", [1]))
        assert live.talk == []


@pytest.mark.clause("TS-21.9", "TS-21.10")
def test_in_a_ballot_talk_is_public_or_in_any_group_for_as_long_as_it_lasts(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table(*NAMES, game="trono-di-spade", options={"alliances": "castles", "houses": "listed"})
        assert live.match is not None
        live.match.state = ballot(4).state
        live.match.since = [int(time.time() * 1000)] * 4
        talk = live.talk_for(1)
        assert talk.open and talk.group is None and talk.until is not None and talk.clause == "TS-21.7"
        assert set(talk.groups) == {(0, 1), (1, 2), (1, 3), (0, 1, 2), (0, 1, 3), (1, 2, 3)}
        h.run(h.host.talking.say(live, h.actor(live, "Bruno"), 1, "we three", [0, 3]))
        assert [len(live.heard(seat, None)) for seat in (0, 1, 2, 3, None)] == [1, 1, 0, 1, 0]


def voting(h: House, *names: str) -> Live:
    """A table at which a ballot begins now."""
    live = h.table(*names, game="trono-di-spade", options={"alliances": "castles", "houses": "listed"})
    assert live.match is not None
    live.match.state = ballot(4).state
    live.match.since = [int(h.host.hall.clock.now() * 1000)] * 4
    live.thinking.clear()
    return live


async def _tend(h: House, live: Live) -> None:
    h.host.hall.tend(live)
    await asyncio.sleep(0)


@pytest.mark.clause("TS-21.9")
def test_bots_vote_when_every_person_has(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = voting(h, "Anna", "bot:random", "bot:greedy", "Dario")
        h.run(_tend(h, live))
        assert not live.thinking and live.deciders() == [0, 1, 2, 3], (
            "persons talk: no bot thinks about its vote"
        )
        assert live.deadline(1) is None and live.deadline(0) is not None, "nor does its time run"
        h.run(h.host.playing.move(live, h.actor(live, "Anna"), 0, live.decision(0), ["pass"]))
        assert not live.thinking and live.deciders() == [1, 2, 3]
        h.run(
            h.host.playing.move(
                live, h.actor(live, "Dario"), 3, live.decision(3), ["house baratheon", "done"]
            )
        )
        assert live.match is not None
        match = live.match

        def votes() -> int:
            events = [event for play in match.plays for event in play.events]
            return sum(event.id in ("votes", "votes-alone") for event in events)

        h.wait(lambda: votes() == 4, 120)  # and nobody waited for the clock


@pytest.mark.clause("TS-21.9")
@pytest.mark.parametrize("names", [["house stark"], ["house stark", "done"], []])
def test_when_time_is_over_whom_one_has_named_is_the_vote(tmp_path: Path, names: list[str]) -> None:
    with house(tmp_path) as h:
        live = voting(h, *NAMES)
        h.run(h.host.playing.draft(live, h.actor(live, "Anna"), 0, live.decision(0), names))
        assert live.match is not None
        live.match.since[0] = 1  # long ago
        h.run(_tend(h, live))
        h.wait(lambda: live.deciders() == [1, 2, 3])
        assert live.match.state.view(0)["alliances"]["named"] == ([2] if names else [])


@pytest.mark.clause("TS-21.9")
def test_when_time_is_over_a_name_that_was_sent_and_not_sealed_counts_too(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = voting(h, *NAMES)
        h.run(h.host.playing.move(live, h.actor(live, "Anna"), 0, live.decision(0), ["house stark"]))
        assert live.match is not None
        live.match.since[0] = 1
        h.run(_tend(h, live))
        h.wait(lambda: live.deciders() == [1, 2, 3])
        assert live.match.state.view(0)["alliances"]["named"] == [2]


def test_what_was_said_long_ago_leaves_memory(tmp_path: Path) -> None:
    """Of each group as much stays as a restart would bring back: whispers hide nothing from others."""
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", "Carla", game="trono-di-spade", options={"alliances": "castles"})
        anna = h.actor(live, "Anna")
        for number in range(MOST_TALK + 20):
            h.run(h.host.talking.say(live, anna, 0, f"aloud {number}"))
            h.run(h.host.talking.say(live, anna, 0, f"apart {number}", [2]))
        assert [line.text for line in live.heard(1, None)] == [f"aloud {20 + n}" for n in range(MOST_TALK)]
        assert len(live.talk) == 2 * MOST_TALK
        said = list(live.talk)
        h.again()
        assert h.live(live.table.code).talk == said
