"""Servers for the tests of the web."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from seeded import seed_of

from .support import House

Build = Callable[..., House]


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> str:
    """What all lots of a test follow from."""
    return seed_of(request.node.nodeid)


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server of many tests. It begins with the same seed in every process (see ``server``), and has patience: a bot
    that is given up for being late on a busy machine would play something else."""
    house = House(tmp_path_factory.mktemp("house"), patience="60").start()
    yield house
    house.stop()


@pytest.fixture
def server(shared_server: House, seed: str) -> House:
    """A server for tests that leave it as they found it: quick bots, no rates, a database of its own."""
    shared_server.reseed(seed)
    return shared_server


@pytest.fixture
def build(tmp_path: Path, seed: str) -> Iterator[Build]:
    """Make servers of one's own, with settings; they are ended with the test."""
    houses: list[House] = []

    def make(name: str = "house", *, lots: str = seed, **settings: str) -> House:
        folder = tmp_path / name
        folder.mkdir(exist_ok=True)
        house = House(folder, seed=lots, **settings)
        houses.append(house)
        return house.start()

    yield make
    for house in houses:
        house.stop()
