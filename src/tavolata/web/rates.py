"""How often things may be done, and how much may be open at once: by session and, more generously, by address.

Counted in memory. An address that is not known (a proxy did not say it) is not counted.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from time import time

from limits import RateLimitItem, parse_many
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from ..table.errors import TooMany
from .settings import Settings

KINDS = ("tables", "login", "uploads", "talk", "moves", "keys", "looks", "people")
BY_ADDRESS = ("keys",)
"""Keys are guessed by machines that change their session, so the address alone counts."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks: the address, and the session or seat key (hashed) if there is one that is known."""

    address: str
    session: str = ""


class Rates:
    """Counts what callers do, and says when it is too much."""

    def __init__(self, settings: Settings) -> None:
        self._on = settings.limits
        self._counter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._own = {kind: parse_many(getattr(settings, f"rate_{kind}")) for kind in KINDS}
        self._shared = {
            kind: [_times(item, settings.crowd) for item in items] for kind, items in self._own.items()
        }

    def hit(self, kind: str, caller: Caller) -> None:
        """Count once; ``TooMany`` says how long to wait. What is refused counts for nobody."""
        if not self._on:
            return
        books = [(item, name) for items, name in self._books(kind, caller) for item in items]
        for item, name in books:
            if not self._counter.test(item, kind, name):
                raise self._too_many(item, kind, name)
        for item, name in books:
            self._counter.hit(item, kind, name)

    def _books(self, kind: str, caller: Caller) -> list[tuple[list[RateLimitItem], str]]:
        """Which counts apply."""
        if kind in BY_ADDRESS:
            return [(self._own[kind], caller.address)] if caller.address else []
        own = [(self._own[kind], caller.session)] if caller.session else []
        return [*own, (self._shared[kind], caller.address)] if caller.address else own

    def _too_many(self, item: RateLimitItem, kind: str, name: str) -> TooMany:
        seconds = max(1, ceil(self._counter.get_window_stats(item, kind, name).reset_time - time()))
        return TooMany("too-often", f"too often; try again in {seconds} seconds", seconds=seconds)


def _times(item: RateLimitItem, factor: int) -> RateLimitItem:
    return type(item)(item.amount * factor, item.multiples, item.namespace)


class Counts:
    """How much of something each of many has open."""

    def __init__(self) -> None:
        self.all = 0
        self._each: dict[str, int] = {}

    def of(self, name: str) -> int:
        """How much one has open."""
        return self._each.get(name, 0)

    def add(self, name: str) -> None:
        """One more."""
        self.all += 1
        self._each[name] = self._each.get(name, 0) + 1

    def take(self, name: str) -> None:
        """One less."""
        self.all -= 1
        self._each[name] -= 1
        if not self._each[name]:
            del self._each[name]


class Doors:
    """How many live screens each caller has open."""

    def __init__(self, most: int, crowd: int) -> None:
        self.most = most
        self.crowd = crowd
        self._open = Counts()

    def enter(self, caller: Caller) -> None:
        """One more screen; ``TooMany`` if that is one too many."""
        for name, most in self._names(caller):
            if self._open.of(name) >= most:
                raise TooMany("too-many-screens", f"no more than {most} screens at once", most=most)
        for name, _ in self._names(caller):
            self._open.add(name)

    def leave(self, caller: Caller) -> None:
        """One screen less."""
        for name, _ in self._names(caller):
            self._open.take(name)

    def _names(self, caller: Caller) -> list[tuple[str, int]]:
        whole = [(f"@{caller.address}", self.most * self.crowd)] if caller.address else []
        return [*whole, (caller.session, self.most)] if caller.session else whole


class Connections:
    """How many connections there are, in all and from each address."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        self._open = Counts()

    def full(self) -> bool:
        """Whether there is no room for anybody."""
        return self._open.all >= self.most

    def full_for(self, address: str) -> bool:
        """Whether there is no room for an address; one that is not known is not counted."""
        return bool(address) and self._open.of(address) >= self.most_each

    def enter(self, address: str) -> None:
        """One more."""
        self._open.add(address)

    def leave(self, address: str) -> None:
        """One less."""
        self._open.take(address)
