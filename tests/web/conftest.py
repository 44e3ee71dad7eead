"""Servers for the tests of the web."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .support import House

Build = Callable[..., House]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for tests that leave it as they found it: quick bots, no rates, a database of its own."""
    house = House(tmp_path_factory.mktemp("house")).start()
    yield house
    house.stop()


@pytest.fixture
def build(tmp_path: Path) -> Iterator[Build]:
    """Make servers of one's own, with settings; they are ended with the test."""
    houses: list[House] = []

    def make(name: str = "house", *, seed: str | None = None, **settings: str) -> House:
        folder = tmp_path / name
        folder.mkdir(exist_ok=True)
        house = House(folder, seed=seed, **settings)
        houses.append(house)
        return house.start()

    yield make
    for house in houses:
        house.stop()
