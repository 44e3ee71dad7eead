"""A server that says what it holds whenever it gets SIGUSR1, to standard error: `python -m bench.inside serve ...`.

For finding out what grows: objects by type, before and after a full collection of garbage, the caches, the heap. With
``TAVOLATA_TRACE=1`` also the lines whose allocations grew since the last time. Not part of the program.
"""

from __future__ import annotations

import ctypes
import functools
import gc
import os
import signal
import sys
import tracemalloc
from collections import Counter
from pathlib import Path
from typing import Any

from tavolata.cli import main

MOST = 45
_before: Counter[str] = Counter()
_snapshot: list[tracemalloc.Snapshot] = []


class Heap(ctypes.Structure):
    """What glibc says of its heap (``mallinfo2``)."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            "arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost",
        )
    ]  # fmt: skip


def memory() -> float:
    """Megabytes held now."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def types() -> Counter[str]:
    return Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.get_objects())


def caches() -> list[tuple[int, str]]:
    """How full each cache of ours is."""
    found = []
    for name, module in list(sys.modules.items()):
        if name.startswith("tavolata"):
            for key, one in vars(module).items():
                if isinstance(one, functools._lru_cache_wrapper) and one.__module__ == name:
                    found.append((one.cache_info().currsize, f"{name}.{key}"))
    return sorted(found, reverse=True)


def say(*_: Any) -> None:
    """All of it."""
    tell = functools.partial(print, file=sys.stderr, flush=True)
    held, live = memory(), types()
    counts, stats = gc.get_count(), [one["collections"] for one in gc.get_stats()]
    rings = gc.collect()
    kept = types()
    library = ctypes.CDLL("libc.so.6")
    library.mallinfo2.restype = Heap
    heap = library.mallinfo2()
    tell(
        f"== {held:.1f} MB, after collecting {memory():.1f} MB; {rings} in rings; collections {stats}, counts {counts}"
    )
    library.malloc_trim(0)
    tell(
        f"heap in use {heap.uordblks / 2**20:.1f}, free {heap.fordblks / 2**20:.1f}, mapped {heap.hblkhd / 2**20:.1f}; "
        f"Python's blocks {sys.getallocatedblocks()}; after trimming {memory():.1f} MB"
    )
    tell("caches: " + ", ".join(f"{name} {count}" for count, name in caches()[:20]))
    for name, count in (kept - _before).most_common(MOST):
        if count > 20:
            tell(f"  +{count:7} {name}: {kept[name]} ({live[name] - kept[name]} in rings)")
    for name, count in (live - kept).most_common(12):
        tell(f"  ring {count:7} {name}")
    _before.clear()
    _before.update(kept)
    if tracemalloc.is_tracing():
        now = tracemalloc.take_snapshot()
        for line in now.compare_to(_snapshot[-1], "lineno")[:30] if _snapshot else []:
            tell(f"  {line}")
        _snapshot[:] = [now]


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, say)
    if os.environ.get("TAVOLATA_TRACE"):
        tracemalloc.start(int(os.environ["TAVOLATA_TRACE"]))
    sys.exit(main())
