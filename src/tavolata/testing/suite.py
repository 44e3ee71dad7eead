"""All tests of the suite under one name, for a test file that has a ``ROOM`` (or several ``ROOMS``) beside them.

Golden records and counts of moves are read from the folder ``pins`` beside that file, or from its ``PINS``.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

try:
    import hypothesis as _needed_too
    import pytest
except ModuleNotFoundError as missing:
    raise ImportError(
        f"the tests for games need {missing.name}: python -m pip install 'tavolata[testing]'"
    ) from missing

from ..engine.catalogue import add
from ..engine.room import Room
from . import pin
from .support import variants

CHAPTERS = ("play", "bytes", "secrets", "open", "words", "page", "bots")
"""The modules that hold the tests."""

assert _needed_too
pytest.register_assert_rewrite(*[f"{__package__}.{name}" for name in (*CHAPTERS, "scenes")])
for _chapter in [import_module(f"{__package__}.{name}") for name in CHAPTERS]:
    globals().update({name: test for name, test in vars(_chapter).items() if name.startswith("test_")})
__all__ = ["pytest_generate_tests", *[name for name in globals() if name.startswith("test_")]]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every test that takes a room, a variant of one, or something pinned runs on all of the test file's rooms."""
    module = metafunc.module
    hand_out(metafunc, rooms_of(module), getattr(module, "PINS", Path(str(module.__file__)).parent / "pins"))


def rooms_of(module: ModuleType) -> list[Room]:
    """The rooms that a test file names; they are known from now on, installed or not."""
    rooms = getattr(module, "ROOMS", None) or [getattr(module, "ROOM", None)]
    if None in rooms:
        raise pytest.UsageError(f"{module.__name__} names no ROOM for the suite: from yourgame import ROOM")
    for room in rooms:
        add(room)
    return list(rooms)


def hand_out(metafunc: pytest.Metafunc, rooms: list[Room], pins: Path) -> None:
    """Give a test what it asks for by the names of its parameters."""
    wanted = metafunc.fixturenames
    if "variant" in wanted:
        every = [variant for room in rooms for variant in variants(room)]
        metafunc.parametrize("variant", every, ids=[variant.label for variant in every])
    if "room" in wanted:
        metafunc.parametrize("room", rooms, ids=[room.game.id for room in rooms])
    if "golden" in wanted:
        files = [path for path in pin.golden_files(pins) if any(pin.is_of(path, room) for room in rooms)]
        metafunc.parametrize("golden", files, ids=[path.stem for path in files])
    if "pinned" in wanted:
        games = {room.game.id for room in rooms}
        counts = [count for count in pin.read_counts(pins) if count.game in games]
        metafunc.parametrize("pinned", counts, ids=[f"{count.label}-{count.after}" for count in counts])
