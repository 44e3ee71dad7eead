"""A limit on processor time, so that a text that would keep a reader busy for hours fails a test instead."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def processor_seconds(most: float) -> Iterator[None]:
    """Fail if what is done inside takes longer; waiting for other programs does not count."""

    def over(number: int, frame: FrameType | None) -> None:
        raise AssertionError(f"still busy after {most} seconds of processor time")

    before = signal.signal(signal.SIGVTALRM, over)
    signal.setitimer(signal.ITIMER_VIRTUAL, most)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
