"""Every conformance test that takes a room or a variant runs on all of them."""

import pytest

from conformance.support import rooms, variants


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "variant" in metafunc.fixturenames:
        every = [variant for room in rooms() for variant in variants(room)]
        metafunc.parametrize("variant", every, ids=[variant.label for variant in every])
    if "room" in metafunc.fixturenames:
        found = rooms()
        metafunc.parametrize("room", found, ids=[room.game.id for room in found])
