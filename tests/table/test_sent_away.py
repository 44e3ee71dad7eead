"""A guest who was sent away stays away: whatever he sent before, whatever he holds, and in the next match too."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from table.house import House, house
from tavolata.table.actors import actor_at
from tavolata.table.errors import NotAllowed, NotFound, NotNow
from tavolata.table.live import Live
from tavolata.table.opening import Place, Plan

BARE: dict[str, object] = {"companions": "none", "first": 1}


def waiting_table(h: House) -> Live:
    """Anna's table, at which Bruno sits."""
    places = (Place("me", "Anna"), Place("friend"))
    live = h.run(h.host.opening.open(h.person("Anna"), Plan("primo-cavaliere", places, BARE)))
    h.run(h.host.seating.sit(live, h.actor(live, "Bruno"), h.person("Bruno"), 1, "Bruno"))
    return live


def one_after_the_other(h: House, live: Live, *deeds: Coroutine[Any, Any, Any]) -> list[Any]:
    """All are asked for before the first is done; what became of each."""

    async def all_of_them() -> list[Any]:
        async with live.lock:
            tasks = []
            for deed in deeds:
                tasks.append(asyncio.ensure_future(deed))
                await asyncio.sleep(0)  # it waits for the table now
        return await asyncio.gather(*tasks, return_exceptions=True)

    return h.run(all_of_them())


def test_what_he_sent_in_the_meantime_does_not_bring_him_back(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = waiting_table(h)
        owner, guest = h.actor(live, "Anna"), h.actor(live, "Bruno")
        remove = h.host.seating.remove(live, owner, 1)
        again = h.host.seating.sit(live, guest, h.person("Bruno"), 1, "Bruno")
        done = one_after_the_other(h, live, remove, again)
        assert done[0] is None and isinstance(done[1], NotAllowed) and done[1].id == "banned"
        assert live.seat(1).kind == "friend"


def test_the_key_he_held_does_not_open_what_was_his(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        for live in (waiting_table(h), h.table("Anna", "Bruno", options=BARE)):
            key, other = live.seat(1).key, h.person("Bruno in another browser")
            remove = h.host.seating.remove(live, h.actor(live, "Anna"), 1)
            done = one_after_the_other(h, live, remove, h.host.seating.take_key(key, other))
            assert done[0] is None and isinstance(done[1], NotFound)
            assert not live.seat(1).people and not actor_at(live, other).seats


def test_he_does_not_send_away_who_sits_there_after_him(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = waiting_table(h)
        owner, guest = h.actor(live, "Anna"), h.actor(live, "Bruno")
        remove = h.host.seating.remove(live, owner, 1)
        sits = h.host.seating.sit(live, owner, h.person("Anna"), 1, "Carla")
        done = one_after_the_other(h, live, remove, sits, h.host.seating.leave(live, guest, 1))
        assert isinstance(done[2], NotAllowed) and live.names == ["Anna", "Carla"]


def test_he_commits_to_nothing_for_who_sits_there_after_him(tmp_path: Path) -> None:
    """That number nobody could lay open: the deal would be void, and the next guest to blame."""
    with house(tmp_path) as h:
        live = waiting_table(h)
        owner, guest = h.actor(live, "Anna"), h.actor(live, "Bruno")
        remove = h.host.seating.remove(live, owner, 1)
        sits = h.host.seating.sit(live, owner, h.person("Anna"), 1, "Carla")
        commits = h.host.dealing.give_commitment(live, guest, 1, "a" * 64)
        done = one_after_the_other(h, live, remove, sits, commits)
        assert isinstance(done[2], NotAllowed) and not live.seat(1).commitment


def test_he_neither_moves_nor_gives_up_for_the_bot_that_plays_on(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options={"companions": "none", "first": 2})
        assert live.match is not None and live.deciders() == [1]
        owner, guest = h.actor(live, "Anna"), h.actor(live, "Bruno")
        move = live.match.state.write(1, live.match.state.legal(1)[0])
        deeds = [h.host.playing.move(live, guest, 1, 0, [move]), h.host.playing.resign(live, guest, 1)]
        done = one_after_the_other(h, live, h.host.seating.remove(live, owner, 1), *deeds)
        assert done[0] is None and all(isinstance(refused, NotAllowed) for refused in done[1:])
        assert live.table.status == "running"


def test_nor_does_he_come_to_the_next_match(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", "Carla", game="cavern-tavern")
        h.run(h.host.seating.remove(live, h.actor(live, "Anna"), 1))
        h.run(h.host.playing.propose_end(live, h.actor(live, "Anna"), 0))
        h.run(h.host.playing.answer(live, h.actor(live, "Carla"), 2, "end", True))
        following = h.run(h.host.opening.rematch(live, h.actor(live, "Anna"), h.person("Anna")))
        h.run(h.host.seating.leave(following, h.actor(following, "Carla"), 2))
        h.again()
        again = h.live(following.table.code)
        with pytest.raises(NotAllowed) as refused:
            h.run(h.host.seating.sit(again, h.actor(again, "Bruno"), h.person("Bruno"), 2, "Bruno"))
        assert refused.value.id == "banned"
        with pytest.raises(NotAllowed) as unknown:
            h.run(h.host.seating.sit(again, h.actor(again, "Nobody"), h.person("Nobody"), 2, "Nobody"))
        assert unknown.value.id == "by-key-only"


def test_nobody_is_sent_away_from_a_match_that_is_over(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options=BARE)
        h.run(h.host.playing.resign(live, h.actor(live, "Bruno"), 1))
        with pytest.raises(NotNow):
            h.run(h.host.seating.remove(live, h.actor(live, "Anna"), 1))
        assert live.names == ["Anna", "Bruno"], "the record goes on saying who played"
