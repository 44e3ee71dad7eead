"""Lots that are the same on every run: a ``Chance`` made of a seed, for hosts and servers under test."""

from __future__ import annotations

from collections import Counter
from hashlib import shake_256
from pathlib import Path

from tavolata.table.chance import Chance


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
