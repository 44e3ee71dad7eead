"""Settings that hold for all tests."""

import os

import pytest
from hypothesis import HealthCheck, settings

from seeded import RUN, begin_run

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


def pytest_sessionstart(session: pytest.Session) -> None:
    """Where deals and lots vary from run to run, say what repeats them."""
    number = begin_run()
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if number and reporter is not None and not hasattr(session.config, "workerinput"):
        reporter.write_line(f"Deals and lots of this run: {RUN}={number} repeats them.")
