"""When garbage is looked for that nothing but itself refers to.

Looking for it stops everything for as long as there are tables to look at, and Python by itself looks where most
things are only when they have grown by a quarter: on a server that runs for weeks with as many tables as before, never.
So it is looked for by the clock. What was needed once, in a crowded minute, is then given back to the system: the
allocator of Linux keeps it otherwise, and memory would rise by a step with every such minute.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import time
from collections.abc import Callable

EVERY = 300.0
"""Seconds between two looks at everything."""
SHARE = 1000
"""A look that took long is followed by a wait at least so many times as long."""


def settle() -> None:
    """What is there before the first guest comes is no garbage; what comes later is looked at seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


async def sweep(every: float = EVERY) -> None:
    """Look at everything again and again."""
    wait, give_back = every, _trimmer()
    while True:
        await asyncio.sleep(wait)
        begun = time.thread_time()  # a machine that is busy with other things makes no look long
        gc.collect()
        give_back(0)
        wait = max(every, SHARE * (time.thread_time() - begun))


def _trimmer() -> Callable[[int], object]:
    """The allocator's own way to give back what it does not need; where it has none, nothing."""
    try:
        return ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):  # another C library, macOS, Windows
        return lambda _: None
