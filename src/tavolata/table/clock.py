"""The time at tables: it never jumps while the server runs, never goes back, and stands still while it is away.

A log carries the time of day. Between two looks at the machine's clock somebody may set it: so it is looked at once,
when the server starts, and from then on time is measured. What lies behind the last thing that was stored counts as
that. While the server was away nobody could decide, so nobody's time ran: each run leaves when it began and when it was
last alive, and what lies between two runs is taken out of every clock.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence

from ..store.model import Run

if sys.platform == "linux":

    def steady() -> float:
        """Seconds that only ever rise, the sleep of the machine included."""
        return time.clock_gettime(time.CLOCK_BOOTTIME)
else:

    def steady() -> float:
        """Seconds that only ever rise."""
        return time.monotonic()


class Clock:
    """What time it is, in seconds since 1970; ``runs`` are those before this one, in order."""

    def __init__(self, runs: Sequence[Run] = ()) -> None:
        last = max([run.alive for run in runs], default=0) / 1000
        self._offset = max(self.wall(), last) - self.steady()
        self.began = self.milliseconds()
        following = [*runs[1:], Run(self.began, self.began)]
        self._away = [(run.alive, then.began) for run, then in zip(runs, following, strict=False)]

    def wall(self) -> float:
        """What the machine's clock says."""
        return time.time()

    def steady(self) -> float:
        """A measure of time that nobody sets."""
        return steady()

    def now(self) -> float:
        """The time."""
        return self.steady() + self._offset

    def milliseconds(self) -> int:
        """The time as a log carries it."""
        return int(self.now() * 1000)

    def between(self, since: int, until: int) -> float:
        """How many seconds lie between two times of a log, if only those count when a server was there."""
        away = sum(max(0, min(back, until) - max(left, since)) for left, back in self._away)
        return (until - since - away) / 1000

    def after(self, since: int, seconds: float) -> float:
        """When so many seconds are over that began at a time of a log, if only those count when a server was there."""
        away = 0
        for left, back in reversed(self._away):
            if back <= since:
                break
            away += max(0, back - max(left, since))
        return (since + away) / 1000 + seconds
