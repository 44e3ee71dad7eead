"""What can be changed while a table waits: options, seats, bots, who sits where; ready marks; and its closing."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from table.house import House, house
from tavolata import BadOption
from tavolata.store import rows
from tavolata.table import fair
from tavolata.table.actors import actor_at
from tavolata.table.errors import BadRequest, NotAllowed, NotNow
from tavolata.table.live import Live
from tavolata.table.opening import Place, Plan

LOT = "ab" * 16


def lobby(
    h: House, *guests: str, game: str = "proelio", free: int = 1, bots: int = 1, **options: object
) -> Live:
    """A table of Anna's that waits: she, her guests, free places, bots."""
    places = [
        Place("me", "Anna"),
        *[Place("friend")] * (len(guests) + free),
        *[Place("bot", bot="greedy")] * bots,
    ]
    live = h.run(h.host.opening.open(h.person("Anna"), Plan(game, tuple(places), options)))
    for seat, name in enumerate(guests, 1):
        h.run(h.host.seating.sit(live, h.actor(live, name), h.person(name), seat, name))
        h.run(h.host.arranging.ready(live, h.actor(live, name), seat))
    return live


def ready(live: Live) -> list[bool]:
    return [seat.ready for seat in live.table.seats]


def test_the_owner_changes_options_and_who_was_ready_is_asked_again(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = lobby(h, "Bruno")
        anna, bruno = h.actor(live, "Anna"), h.actor(live, "Bruno")
        assert ready(live) == [False, True, False, False]
        with pytest.raises(NotAllowed):
            h.run(h.host.arranging.change(live, bruno, {"guilds": False}))
        version = live.version
        h.run(
            h.host.arranging.change(
                live, anna, {"teams": "yes", "support_seconds": 60}, clock=120, listed=True
            )
        )
        assert live.table.options["teams"] is True and live.table.options["support_seconds"] == 60
        assert (live.table.clock, live.table.listed) == (120, True)
        assert not any(ready(live)) and live.version > version
        h.run(h.host.arranging.ready(live, bruno, 1))
        h.run(h.host.arranging.change(live, anna, {"teams": True}))
        assert ready(live)[1], "nothing has changed"
        h.again()
        again = h.live(live.table.code)
        assert (again.table.options, again.table.clock, ready(again)) == (
            live.table.options,
            120,
            ready(live),
        )


def test_what_means_nothing_any_more_is_as_if_not_chosen(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = lobby(h, teams=True, support_seconds=60, free=2)
        h.run(h.host.arranging.change(live, h.actor(live, "Anna"), seats=3))
        assert len(live.table.seats) == 3
        assert (live.table.options["teams"], live.table.options["support_seconds"]) == (False, 30)


def test_what_cannot_be_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = lobby(h, "Bruno", "Carla", free=0, bots=0)
        anna = h.actor(live, "Anna")
        before = live.table
        for wrong in ({"seats": 9}, {"options": {"moon": 1}}, {"options": {"dealer": 6}}):
            with pytest.raises(BadOption):
                h.run(h.host.arranging.change(live, anna, **wrong))
        with pytest.raises(NotNow, match="more people"):
            h.run(h.host.arranging.change(live, anna, seats=2))
        with pytest.raises(BadRequest):
            h.run(h.host.arranging.change(live, anna, clock=1))
        with pytest.raises(NotNow):
            h.run(h.host.arranging.place(live, anna, 1, "greedy"))
        assert live.table == before and not live.before
        h.run(h.host.opening.start(live, anna))
        for late in (
            h.host.arranging.change(live, anna, {"guilds": False}),
            h.host.arranging.close(live, anna),
            h.host.arranging.ready(live, anna, 0),
            h.host.arranging.go(live, anna, 0, 1),
        ):
            with pytest.raises(NotNow):
                h.run(late)


def test_with_fewer_seats_people_stay_with_what_is_theirs(tmp_path: Path) -> None:
    """Free places go first, then bots; who moves for it keeps his key, what he said, and whom he does not hear."""
    with house(tmp_path) as h:
        live = lobby(h, free=1, bots=1)
        h.run(h.host.arranging.change(live, h.actor(live, "Anna"), seats=4))
        carla = h.person("Carla")
        h.run(h.host.seating.sit(live, h.actor(live, "Carla"), carla, 3, "Carla"))
        key = live.seat(3).key
        h.run(h.host.talking.say(live, h.actor(live, "Carla"), 3, "hello"))
        h.run(h.host.talking.mute(live, h.actor(live, "Anna"), 3, True))
        h.run(h.host.arranging.change(live, h.actor(live, "Anna"), seats=2))
        for table in (live, _again(h, live)):
            assert [(seat.number, seat.name) for seat in table.table.seats] == [(0, "Anna"), (1, "Carla")]
            assert actor_at(table, carla).seats == actor_at(table, None, key).seats == {1}
            assert [line.seat for line in table.talk] == [1]
            assert table.mutes[h.person("Anna").id] == {1}


def _again(h: House, live: Live) -> Live:
    h.again()
    return h.live(live.table.code)


def test_a_bot_comes_and_goes(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = lobby(h, "Bruno")
        anna = h.actor(live, "Anna")
        h.run(h.host.arranging.place(live, anna, 2, "search:seconds=1"))
        assert (live.seat(2).kind, live.seat(2).bot) == ("bot", "search:seconds=1") and not any(ready(live))
        h.run(h.host.arranging.place(live, anna, 3, ""))
        assert (live.seat(3).kind, live.seat(3).bot) == ("friend", "")
        with pytest.raises(BadOption):
            h.run(h.host.arranging.place(live, anna, 3, "genius"))
        with pytest.raises(NotAllowed):
            h.run(h.host.arranging.place(live, h.actor(live, "Bruno"), 3, "greedy"))


def test_one_goes_to_another_place_with_ones_key(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = lobby(h, "Bruno")
        bruno, key, free = h.actor(live, "Bruno"), live.seat(1).key, live.seat(2).key
        commitment = fair.lot_commitment(live.table.commitment, 2, LOT)
        h.run(h.host.arranging.go(live, bruno, 1, 2, commitment))
        for table in (live, _again(h, live)):
            assert [seat.kind for seat in table.table.seats] == ["person", "friend", "person", "bot"]
            assert actor_at(table, h.person("Bruno")).seats == actor_at(table, None, key).seats == {2}
            assert table.seat(1).key == free, "whoever was given that link finds a free place"
            assert table.seat(2).commitment == commitment and table.seat(2).ready
        live = h.live(live.table.code)
        bruno = h.actor(live, "Bruno")
        h.run(h.host.arranging.go(live, bruno, 2, 3))
        assert (live.seat(2).bot, live.seat(3).name, live.seat(3).commitment) == ("greedy", "Bruno", "")
        with pytest.raises(NotNow):
            h.run(h.host.arranging.go(live, h.actor(live, "Bruno"), 3, 0))
        with pytest.raises(NotAllowed):
            h.run(h.host.arranging.go(live, h.actor(live, "Bruno"), 0, 1))


def test_the_log_tells_of_it_also_after_play_has_begun(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = lobby(h, game="primo-cavaliere", first=1)
        anna = h.actor(live, "Anna")
        h.run(h.host.arranging.change(live, anna, {"companions": "none"}, seats=2, clock=120))
        h.run(h.host.arranging.place(live, anna, 1, ""))
        bruno = h.person("Bruno")
        h.run(h.host.seating.sit(live, h.actor(live, "Bruno"), bruno, 1, "Bruno"))
        h.run(h.host.opening.start(live, anna))
        h.play(live)
        told = [" ".join(line.texts) for line in live.story(None, live.words("en"))]
        assert len(told) == 3 and "Players: 2" in told[0] and "Clock: 2 min" in told[0], told
        assert "Place 2: free" in told[1]
        h.again()
        again = h.live(live.table.code)
        assert [" ".join(line.texts) for line in again.story(None, again.words("en"))] == told
        h.play(again)
        lines = h.store.read(partial(rows.load_entries, match=again.table.id))
        assert [(line.number, line.kind) for line in lines] == [
            (1, "set"),
            (2, "set"),
            (3, "move"),
            (4, "move"),
        ]


def test_a_closed_table_is_nobodys_any_more(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = lobby(h, "Bruno")
        with pytest.raises(NotAllowed):
            h.run(h.host.arranging.close(live, h.actor(live, "Bruno")))
        h.run(h.host.arranging.close(live, h.actor(live, "Anna")))
        for late in (
            h.host.opening.start(live, h.actor(live, "Anna")),
            h.host.seating.sit(live, h.actor(live, "Carla"), h.person("Carla"), 2, "Carla"),
            h.host.talking.say(live, h.actor(live, "Bruno"), 1, "what?"),
        ):
            with pytest.raises(NotNow):
                h.run(late)
        for name in ("Anna", "Bruno"):
            assert h.store.read(partial(rows.tables_of, person=h.person(name).id)) == []
        h.again()
        assert h.live(live.table.code).table.status == "closed"


def test_a_return_match_keeps_what_its_deal_was_made_for(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options={"companions": "none", "first": 1})
        h.run(h.host.playing.resign(live, h.actor(live, "Anna"), 0))
        back = h.run(h.host.opening.return_match(live, h.actor(live, "Anna"), h.person("Anna")))
        with pytest.raises(NotNow, match="return match"):
            h.run(h.host.arranging.change(back, h.actor(back, "Anna"), {"companions": "all"}))
        h.run(h.host.arranging.change(back, h.actor(back, "Anna"), clock=120))
        assert back.table.clock == 120
