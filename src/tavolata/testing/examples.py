"""How hypothesis draws examples here. Machines differ: no test fails for being slow. The examples are always the same
ones, so that a failure can be had again; with TAVOLATA_TESTS=all others are drawn every time."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

from .support import WHOLE

EXAMPLES = settings(
    deadline=None,
    derandomize=not WHOLE,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
