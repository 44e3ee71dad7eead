"""How anything here is measured: in turns, so that whatever disturbs the machine disturbs all alike.

Every figure is measured once a round, for a short while, and the next round begins when all have had their turn. The
processor's time is counted, not the clock on the wall, which on a busy machine means little. Of the rounds the best
one counts; it is the one least disturbed.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import process_time
from typing import Protocol, TypeAlias

Work: TypeAlias = Callable[[int], int]
"""Does something so many times; answers how many units (steps, clones, ...) that were."""

CHUNK_SECONDS = 0.005
"""About how long a piece of work takes between two looks at the clock."""


class Timer(Protocol):
    """One figure to measure."""

    def measure(self, seconds: float) -> float:
        """Units done a second, found out in about so many seconds."""


class Stopwatch:
    """Measures work in this process."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._times = 0

    def measure(self, seconds: float) -> float:
        if not self._times:
            self._calibrate()
        units = 0
        begun = now = process_time()
        while now - begun < seconds:
            units += self._work(self._times)
            now = process_time()
        return units / (now - begun)

    def _calibrate(self) -> None:
        """Warm up, and find out how often the work is done in a chunk."""
        self._times = 1
        while True:
            begun = process_time()
            self._work(self._times)
            if process_time() - begun >= CHUNK_SECONDS / 2:
                return
            self._times *= 2


@dataclass
class Figure:
    """What came out, a second, in each round."""

    rounds: list[float] = field(default_factory=list)

    @property
    def best(self) -> float:
        return max(self.rounds)

    @property
    def median(self) -> float:
        return median(self.rounds)


def measure_in_turns(
    timers: Sequence[Timer], rounds: int, seconds: float, progress: Callable[[int], None]
) -> list[Figure]:
    """Measure everything once a round, for ``seconds`` over all rounds; ``progress`` hears which round begins."""
    figures = [Figure() for _ in timers]
    gc.collect()
    gc.freeze()  # what the libraries loaded is not gone through again and again while others are measured
    for number in range(rounds):
        progress(number + 1)
        for timer, figure in zip(timers, figures, strict=True):
            figure.rounds.append(timer.measure(seconds / rounds))
    return figures
