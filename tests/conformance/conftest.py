"""Every conformance test that takes a room or a variant runs on all of them."""

import pytest

from conformance.support import PINS, rooms
from tavolata.testing.suite import hand_out


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    hand_out(metafunc, rooms(), PINS)
