"""A small game to try the laboratory on: all seats show fingers at once, twice; whoever showed the most wins.

Its option ``end`` says who wins: the ``most`` fingers (shared among equals), ``nobody``, a ``team`` of every other
seat, or, for a player alone, ``luck``: he wins if he showed at least as many as the deal asks for.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, cast

import pytest

from tavolata import registry
from tavolata.bots.base import Bot, Thought
from tavolata.engine import catalogue
from tavolata.engine.advice import Advice
from tavolata.engine.content import Shelf
from tavolata.engine.game import Game, Option
from tavolata.engine.phrases import Ask, Phrase, Refusal, Tell
from tavolata.engine.setup import Content
from tavolata.engine.state import State
from tavolata.kit.room import StandardRoom

HIDDEN = -1
ROUNDS = 2
FINGERS = 6


class Morra(State):
    """Fingers shown at once."""

    fields: ClassVar[tuple[str, ...]] = ("shown", "secret", "round", "asked")
    shown: list[int]
    secret: list[int]
    round: int
    asked: int

    def deal(self) -> None:
        self.shown = [0] * self.seats
        self.secret = [HIDDEN] * self.seats
        self.round = 0
        self.asked = self.rng.below(2 * FINGERS)
        self.first = self.rng.below(self.seats)

    def deciders(self) -> list[int]:
        waiting = [seat for seat in range(self.seats) if self.secret[seat] == HIDDEN]
        return [] if self.over else waiting[::-1]  # the order of deciders must not matter

    def legal(self, seat: int) -> list[int]:
        return list(range(FINGERS)) if seat in self.deciders() else []

    def play(self, seat: int, move: int, tell: Tell = None) -> None:
        if move not in self.legal(seat):
            self.refuse(seat, move)
        self.secret[seat] = move
        if HIDDEN in self.secret:
            return
        self.shown = [a + b for a, b in zip(self.shown, self.secret, strict=True)]
        self.secret = [HIDDEN] * self.seats
        self.round += 1
        self.over = self.round == ROUNDS

    def why(self, seat: int, move: int) -> Refusal | None:
        return None if move in self.legal(seat) else Refusal("TM-1", {})

    def ask(self, seat: int) -> Ask | None:
        raise NotImplementedError

    def describe(self, seat: int, move: int) -> Phrase:
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Any]:
        raise NotImplementedError

    def imagine(self, seat: int, seed: int) -> State:
        world = cast(Morra, self.dream(seed))
        world.asked = world.rng.below(2 * FINGERS)
        world.secret = [HIDDEN] * self.seats  # others may have chosen or not: this seat cannot tell
        return world

    def scores(self) -> list[int]:
        return self.shown

    def winners(self) -> list[int]:
        end = self.setup.options["end"]
        if not self.over or end == "nobody":
            return []
        if end == "team":
            totals = [sum(self.shown[0::2]), sum(self.shown[1::2])]
            side = 0 if totals[0] >= totals[1] else 1
            return list(range(side, self.seats, 2))
        if end == "luck":
            return [0] if self.shown[0] >= self.asked else []
        return [seat for seat in range(self.seats) if self.shown[seat] == max(self.shown)]


class _Shelf:
    def own(self) -> Content:
        return Content("toy", "0" * 16, {}, None, foreign=False)


class HighBot(Bot):
    """Shows all its fingers."""

    def think(self, world: State, seat: int, seed: int) -> Thought:
        return Thought(FINGERS - 1, 1.0, playouts=7, proven=True)


class LowBot(Bot):
    """Shows none, and looks whether it is told what the others chose."""

    def think(self, world: State, seat: int, seed: int) -> Thought:
        assert cast(Morra, world).secret == [HIDDEN] * world.seats
        return Thought(0)


class CheatingBot(Bot):
    """Shows more fingers than there are."""

    def think(self, world: State, seat: int, seed: int) -> Thought:
        return Thought(FINGERS)


GAME = Game(
    id="toy-morra",
    title="Morra",
    rules={"1": Morra},
    seat_counts=(1, 2, 3, 4),
    options=(Option("end", "most", ("most", "nobody", "team", "luck")),),
    moves=FINGERS,
    longest=ROUNDS * 4,
    shelf=cast(Shelf, _Shelf()),
)


@contextmanager
def morra() -> Iterator[str]:
    """The game and its bots ``high``, ``low`` and ``cheating``, known for a while."""
    before = dict(registry.BOTS)
    catalogue.add(StandardRoom(GAME, Advice(), Path(__file__).parent))
    registry.BOTS.update(high=HighBot, low=LowBot, cheating=CheatingBot)
    try:
        yield GAME.id
    finally:
        catalogue._added.pop(GAME.id, None)
        registry.BOTS.clear()
        registry.BOTS.update(before)


def without_processes(patch: pytest.MonkeyPatch, change: dict[str, Any]) -> dict[str, Any]:
    """What a small simulation or arena is asked for, with something changed; no process may be started for it."""
    patch.setattr("tavolata.lab.workshop.ProcessPoolExecutor", None)
    usual = {"game_id": "primo-cavaliere", "bots": ["random", "random"], "games": 4, "seed": 1, "jobs": 2}
    return {**usual, **change}
