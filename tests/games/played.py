"""A position being played in words: what the tables of all games' tests have in common."""

from __future__ import annotations

from typing import Generic, Self, TypeVar

import pytest

from tavolata import Ask, Event, IllegalMove, State
from tavolata.engine.room import Room

S = TypeVar("S", bound=State)


class Played(Generic[S]):
    """A position on a table. Everything is audited after every move; ``told`` holds the events."""

    def __init__(self, room: Room, state: S) -> None:
        self.room = room
        self.state = state
        self.told: list[Event] = []

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.state.deciders()[0]

    @property
    def legal(self) -> set[str]:
        """All that the seat asked may play."""
        return {self.state.write(self.seat, move) for move in self.state.legal(self.seat)}

    @property
    def ask(self) -> Ask:
        """The question that is open."""
        ask = self.state.ask(self.seat)
        assert ask is not None
        return ask

    def play(self, *moves: str) -> Self:
        """Play moves for whoever is asked."""
        for text in moves:
            self.state.play(self.seat, self.state.read(self.seat, text), self.told.append)
            self.room.audit(self.state)
        return self

    def tells(self, *moves: str) -> list[Event]:
        """What playing these moves tells."""
        before = len(self.told)
        return self.play(*moves).told[before:]

    def refused(self, text: str, seat: int | None = None) -> str:
        """The clause that forbids a move; nothing has changed by trying it."""
        seat = self.seat if seat is None else seat
        before = self.state.dump()
        with pytest.raises(IllegalMove) as error:
            self.state.play(seat, self.state.read(seat, text), self.told.append)
        assert self.state.dump() == before
        return error.value.rule

    def heard(self, id: str) -> list[Event]:
        """The events of a kind told so far."""
        return [event for event in self.told if event.id == id]
