"""Lots that are the same on every run: a ``Chance`` made of a seed, for hosts and servers under test.

A quick run draws the same lots every time. `make test-all` draws others each time, all of them from one number that it
says; ``TAVOLATA_SEED`` gives it that number again. The program itself has no such setting.
"""

from __future__ import annotations

import os
import secrets
from collections import Counter
from hashlib import shake_256
from pathlib import Path

from tavolata.table import fair
from tavolata.table.chance import Chance

RUN = "TAVOLATA_SEED"
"""The variable of the tests that repeats a varied run; workers of a run have it from where it began."""


def begin_run() -> str:
    """The number of this run, for all its processes; empty where every run is alike."""
    if os.environ.get("TAVOLATA_TESTS") == "all":
        os.environ.setdefault(RUN, secrets.token_hex(4))
    return os.environ.get(RUN, "")


def seed_of(test: str) -> str:
    """The seed of a test by its name: whatever runs before it or beside it, its lots are the same."""
    return f"{os.environ.get(RUN, '')} {test}"


class Seeded(Chance):
    """Draws what follows from a seed, from what it is for, and from how often that was asked."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._drawn: Counter[str] = Counter()

    def reseed(self, seed: str) -> None:
        """Begin anew from another seed."""
        if seed != self.seed:
            self.seed = seed
            self._drawn.clear()

    def draw(self, purpose: str, count: int) -> bytes:
        self._drawn[purpose] += 1
        return shake_256(f"{self.seed} {purpose} {self._drawn[purpose]}".encode()).digest(count)


class SeededByFile(Seeded):
    """The same for a server in another process, whose seed the test writes into a file, also while it runs."""

    def __init__(self, path: Path) -> None:
        self._path = path
        super().__init__(path.read_text("utf-8"))

    def draw(self, purpose: str, count: int) -> bytes:
        self.reseed(self._path.read_text("utf-8"))
        return super().draw(purpose, count)


def first_deal(seed: str, seats: int) -> int:
    """What the first table of a seed is dealt from, where no seat adds a number of its own."""
    secret = Seeded(seed).draw("deal", fair.SECRET_BYTES)
    nothing = [""] * seats
    return fair.seed_of(secret, fair.list_digest(fair.commitment_of(secret), nothing), nothing)
