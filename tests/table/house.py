"""A host on a real store, for tests: ``with house(tmp_path) as h: h.run(...)``."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from tavolata.store import rows, unsettled
from tavolata.store.model import Person, Run
from tavolata.store.store import Store
from tavolata.table.actors import Actor, actor_at
from tavolata.table.chance import Chance
from tavolata.table.clock import Clock
from tavolata.table.host import Host
from tavolata.table.live import Live
from tavolata.table.opening import Place, Plan
from tavolata.table.thinkers import Thinkers

T = TypeVar("T")
MakeClock = Callable[[list[Run]], Clock]
"""Makes the clock of a server that starts, from when servers ran before."""


class House:
    """A host with its store and its loop; people are made as they are named."""

    def __init__(
        self,
        path: Path,
        runner: asyncio.Runner,
        chance: Chance | None = None,
        clock: MakeClock | None = None,
    ) -> None:
        self.path = path
        self.chance = chance
        self.clock = clock
        self.runner = runner
        self.people: dict[str, Person] = {}
        self.open()

    def open(self) -> None:
        self.store = Store.open(str(self.path))
        clock = self.clock(self.store.read(unsettled.load_runs)) if self.clock is not None else None
        thinkers = Thinkers(1, ("nebbia_room",))
        self.host = Host(self.store, thinkers, pace=0, chance=self.chance, clock=clock)
        self.run(self.host.resume())

    def close(self) -> None:
        self.run(self.host.close())
        self.store.close()

    def again(self) -> None:
        """Stop and start the server."""
        self.close()
        self.open()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def reveal(self, live: Live, seat: int, lot: str) -> None:
        """Lay the lot of a seat open, as its player."""
        actor = self.actor(live, self.name(live, seat))
        self.run(self.host.dealing.reveal(live, actor, seat, lot))

    def live(self, code: str) -> Live:
        """A table by its code, as the server finds it: inside its loop, where bots and clocks go on."""
        return self.run(self.host.hall.bring(code))

    def person(self, name: str) -> Person:
        if name not in self.people:
            self.people[name] = self.run(self.store.write(partial(rows.add_person, at=1, name=name)))
        return self.people[name]

    def actor(self, live: Live, name: str) -> Actor:
        return actor_at(live, self.person(name))

    def table(
        self,
        *names: str,
        game: str = "primo-cavaliere",
        options: dict[str, object] | None = None,
        **plan: Any,
    ) -> Live:
        """A begun table with persons at all seats; ``bot:greedy`` seats a bot."""
        places = [
            Place("bot", bot=name[4:]) if name.startswith("bot:") else Place("friend") for name in names
        ]
        places[0] = Place("me", names[0])
        live = self.run(
            self.host.opening.open(self.person(names[0]), Plan(game, tuple(places), options or {}, **plan))
        )
        for seat, name in enumerate(names):
            if seat and not name.startswith("bot:"):
                person = self.person(name)
                self.run(self.host.seating.sit(live, self.actor(live, name), person, seat, name))
        self.run(self.host.opening.start(live, self.actor(live, names[0])))
        return live

    def name(self, live: Live, seat: int) -> str:
        return live.seat(seat).name

    def play(self, live: Live, which: int = 0) -> int:
        """The first decider plays one of its moves; which seat it was."""
        assert live.match is not None
        seat = live.deciders()[0]
        moves = live.match.state.legal(seat)
        text = live.match.state.write(seat, moves[which % len(moves)])
        actor = self.actor(live, self.name(live, seat))
        self.run(self.host.playing.move(live, actor, seat, live.decision(seat), [text]))
        return seat

    def wait(self, until: Callable[[], bool], seconds: float = 60) -> None:
        """Let bots and clocks work until something is so."""

        async def waiting() -> None:
            for _ in range(int(seconds / 0.01)):
                if until():
                    return
                await asyncio.sleep(0.01)
            raise AssertionError("it never came to that")

        self.run(waiting())


@contextmanager
def house(folder: Path, chance: Chance | None = None, clock: MakeClock | None = None) -> Iterator[House]:
    with asyncio.Runner() as runner:
        made = House(folder / "tables.db", runner, chance, clock)
        try:
            yield made
        finally:
            made.close()
