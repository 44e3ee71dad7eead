"""How often things may be done: by session and, more generously, by address. Counted in memory."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from time import time

from limits import RateLimitItem, parse_many
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from ..table.errors import TooMany
from .settings import Settings

KINDS = ("tables", "login", "uploads", "talk", "moves", "keys")


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks: the address, and the session or seat key (hashed) if there is one."""

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
        """Count once; ``TooMany`` says how long to wait."""
        if not self._on:
            return
        for items, name in self._books(kind, caller):
            for item in items:
                if not self._counter.hit(item, kind, name):
                    raise self._too_many(item, kind, name)

    def check(self, kind: str, caller: Caller) -> None:
        """Refuse whoever has already done too much, without counting this time."""
        if not self._on:
            return
        for items, name in self._books(kind, caller):
            for item in items:
                if not self._counter.test(item, kind, name):
                    raise self._too_many(item, kind, name)

    def _books(self, kind: str, caller: Caller) -> list[tuple[list[RateLimitItem], str]]:
        """Which counts apply. Keys are guessed by machines that change their session, so the address alone counts."""
        if kind == "keys":
            return [(self._own[kind], caller.address)]
        by_address = (self._shared[kind], caller.address)
        return [(self._own[kind], caller.session), by_address] if caller.session else [by_address]

    def _too_many(self, item: RateLimitItem, kind: str, name: str) -> TooMany:
        seconds = max(1, ceil(self._counter.get_window_stats(item, kind, name).reset_time - time()))
        return TooMany("too-often", f"too often; try again in {seconds} seconds", seconds=seconds)


def _times(item: RateLimitItem, factor: int) -> RateLimitItem:
    return type(item)(item.amount * factor, item.multiples, item.namespace)


class Doors:
    """How many live screens each caller has open."""

    def __init__(self, most: int, crowd: int) -> None:
        self.most = most
        self.crowd = crowd
        self._open: dict[str, int] = {}

    def enter(self, caller: Caller) -> None:
        """One more screen; ``TooMany`` if that is one too many."""
        for name, most in self._names(caller):
            if self._open.get(name, 0) >= most:
                raise TooMany("too-many-screens", f"no more than {most} screens at once", most=most)
        for name, _ in self._names(caller):
            self._open[name] = self._open.get(name, 0) + 1

    def leave(self, caller: Caller) -> None:
        """One screen less."""
        for name, _ in self._names(caller):
            self._open[name] -= 1
            if not self._open[name]:
                del self._open[name]

    def _names(self, caller: Caller) -> list[tuple[str, int]]:
        whole = [(f"@{caller.address}", self.most * self.crowd)]
        return [*whole, (caller.session, self.most)] if caller.session else whole
