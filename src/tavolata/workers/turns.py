"""Whose turn it is where many wait for few: owners in turn, and each owner's tables among themselves.

What counts is time, not the number of jobs: next is who has used least of it. Somebody who comes anew begins where the
others stand, so that nobody saves up turns by staying away. Whoever opens ten tables shares one part among them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterable
from typing import Generic, TypeVar

T = TypeVar("T")

_MANY = 1000
"""From how many accounts on those are closed that say nothing any more."""


class Ledger:
    """How many seconds each of several has used, counted from where the one stood who was last served."""

    def __init__(self) -> None:
        self._spent: dict[Hashable, float] = {}
        self._now = 0.0

    def enter(self, who: Hashable) -> None:
        """Somebody waits: he begins no further back than the others stand."""
        self._spent[who] = max(self._spent.get(who, 0.0), self._now)

    def choose(self, waiting: Iterable[Hashable]) -> Hashable:
        """Who is served next: whoever has used least, of equals the one who came first."""
        chosen = min(waiting, key=lambda who: self._spent[who])
        self._now = max(self._now, self._spent[chosen])
        return chosen

    def charge(self, who: Hashable, seconds: float) -> None:
        """Somebody has used so much."""
        self._spent[who] = self._spent.get(who, self._now) + seconds

    def tidy(self, waiting: Iterable[Hashable]) -> None:
        """Where accounts are many, forget those who would begin where the others stand anyway."""
        if len(self._spent) > _MANY:
            kept = set(waiting)
            told = self._spent.items()
            self._spent = {who: spent for who, spent in told if spent > self._now or who in kept}

    def __contains__(self, who: object) -> bool:
        return who in self._spent


class Turns(Generic[T]):
    """Things that wait, each for a table of an owner."""

    def __init__(self) -> None:
        self._waiting: dict[Hashable, dict[Hashable, deque[T]]] = {}
        self._owners = Ledger()
        self._tables: dict[Hashable, Ledger] = {}

    def __len__(self) -> int:
        return sum(len(line) for tables in self._waiting.values() for line in tables.values())

    def add(self, owner: Hashable, table: Hashable, thing: T) -> None:
        """One more waits."""
        self._owners.enter(owner)
        self._tables.setdefault(owner, Ledger()).enter(table)
        self._waiting.setdefault(owner, {}).setdefault(table, deque()).append(thing)

    def next(self) -> T:
        """Take the one whose turn it is."""
        owner = self._owners.choose(self._waiting)
        table = self._tables[owner].choose(self._waiting[owner])
        thing = self._waiting[owner][table][0]
        self._leave(owner, table, thing)
        return thing

    def drop(self, owner: Hashable, table: Hashable, thing: T) -> None:
        """One does not wait any longer, if it still did."""
        if thing in self._waiting.get(owner, {}).get(table, ()):
            self._leave(owner, table, thing)

    def charge(self, owner: Hashable, table: Hashable, seconds: float) -> None:
        """An owner has used so much for a table; what he did not use of it is given back as less than nothing."""
        self._owners.charge(owner, seconds)
        tables = self._tables.setdefault(owner, Ledger())
        tables.charge(table, seconds)
        tables.tidy(self._waiting.get(owner, ()))
        self._owners.tidy(self._waiting)
        if len(self._tables) > 2 * _MANY:
            self._tables = {who: one for who, one in self._tables.items() if who in self._owners}

    def places(self) -> set[tuple[Hashable, Hashable]]:
        """The owners and tables that wait."""
        return {(owner, table) for owner, tables in self._waiting.items() for table in tables}

    def _leave(self, owner: Hashable, table: Hashable, thing: T) -> None:
        tables = self._waiting[owner]
        tables[table].remove(thing)
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._waiting[owner]
