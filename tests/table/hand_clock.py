"""A clock that tests set."""

from __future__ import annotations

from collections.abc import Sequence

from tavolata.store.model import Run
from tavolata.table.clock import Clock


class HandClock(Clock):
    """Stands still until it is moved. ``machine`` is what the clock of the machine says when the server starts."""

    def __init__(self, machine: float, runs: Sequence[Run] = ()) -> None:
        self.machine = machine
        self.passed = 0.0
        super().__init__(runs)

    def wall(self) -> float:
        return self.machine

    def steady(self) -> float:
        return self.passed

    def forward(self, seconds: float) -> None:
        """Time passes."""
        self.passed += seconds
        self.machine += seconds
