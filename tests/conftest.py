"""Settings that hold for all tests."""

import os

from hypothesis import HealthCheck, settings

# Machines differ, and so do the two builds: no test fails for being slow, and none asserts a time. The examples are
# always the same ones, so that a failure can be had again; `make test-all` looks for new ones.
settings.register_profile(
    "tavolata",
    deadline=None,
    derandomize=os.environ.get("TAVOLATA_TESTS") != "all",
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("tavolata")
