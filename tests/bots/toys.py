"""Two tiny games and a position whose best play is known, to see whether the bots find it."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from games.primo_cavaliere.positions import Table, position
from tavolata.engine.phrases import Ask, Tell
from tavolata.engine.rng import Rng, key_of
from tavolata.engine.setup import Content, Setup
from tavolata.engine.state import State

HIDDEN = -1


class _Toy(State):
    """What both share: no words, no views, no refusals but one."""

    def imagine(self, seat: int, seed: int) -> State:
        return self.dream(seed)

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"deciders": self.deciders()}

    def ask(self, seat: int) -> Ask | None:
        return Ask("choose", "T-1.1", at_once=True) if seat in self.deciders() else None


class Pennies(_Toy):
    """Two seats show heads (0) or tails (1) at once. Seat 0 wins on two heads, and on two tails if a coin says so.

    So seat 0 shows heads one time in three, and so does seat 1; whoever shows one side only is beaten.
    """

    fields: ClassVar[tuple[str, ...]] = ("shown", "winner")
    shown: list[int]
    winner: int

    def deal(self) -> None:
        self.shown = [HIDDEN, HIDDEN]
        self.winner = HIDDEN

    def deciders(self) -> list[int]:
        return [seat for seat in (0, 1) if self.shown[seat] == HIDDEN]

    def legal(self, seat: int) -> list[int]:
        return [0, 1] if seat in self.deciders() else []

    def play(self, seat: int, move: int, tell: Tell = None) -> None:
        self.shown[seat] = move
        if HIDDEN in self.shown:
            return
        self.fence += 1
        same = self.shown[0] == self.shown[1]
        self.winner = 0 if same and (move == 0 or self.rng.below(2)) else 1
        self.over = True

    def imagine(self, seat: int, seed: int) -> State:
        """What the other has shown in secret is drawn anew: it may be anything."""
        twin = cast(Pennies, self.dream(seed))
        if not self.over and twin.shown[1 - seat] != HIDDEN:
            twin.shown[1 - seat] = twin.rng.below(2)
        return twin

    def scores(self) -> list[int]:
        return [int(self.winner == seat) for seat in (0, 1)]

    def winners(self) -> list[int]:
        return [self.winner] if self.over else []


class Stack(_Toy):
    """Seats in turn take one, two or three of a stack; whoever takes the last one wins. Leave a multiple of four."""

    fields: ClassVar[tuple[str, ...]] = ("left", "turn")
    left: int
    turn: int

    def deal(self) -> None:
        self.left = 10
        self.turn = 0

    def deciders(self) -> list[int]:
        return [] if self.over else [self.turn]

    def legal(self, seat: int) -> list[int]:
        return [taken for taken in (1, 2, 3) if taken <= self.left] if seat in self.deciders() else []

    def ask(self, seat: int) -> Ask | None:
        return Ask("take", "T-1.1") if seat in self.deciders() else None

    def play(self, seat: int, move: int, tell: Tell = None) -> None:
        self.left -= move
        self.over = self.left == 0
        if not self.over:
            self.turn = 1 - self.turn

    def scores(self) -> list[int]:
        return [0, 0]

    def winners(self) -> list[int]:
        return [self.turn] if self.over else []


def begin(kind: type[State], seed: int = 1) -> State:
    """A toy ready to be played."""
    state = kind(Setup(kind.__name__.lower(), "1", 2, {}, Content("none", "0", {}, None, False)))
    state.rng = Rng(key_of(seed))
    state.deal()
    return state


def bronn_or_sandor() -> Table:
    """A companion is to be chosen: Bronn brings Tyrion over and the banner with him, Sandor only kills. What each is
    good for shows when it is done."""
    table = position(
        """
        . R . . . .
        . V . G . .
        . . . . . .
        . . . . . .
        . . . . . G
        . . . . . .
        """,
        areas=["L", "tyrion"],
        banners={"lannister": 1},
        available="sandor-clegane bronn",
    )
    table.play("up tyrell")
    return table
