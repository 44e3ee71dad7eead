"""Where rooms are found: folders under ``tavolata/games`` with a ``room.py``, and packages with an entry point.
Imported when first asked for."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import cast

from .errors import UnknownGame
from .room import Room
from .texts import quoted

ENTRY_POINTS = "tavolata.games"
_HOME = "tavolata.games"
_added: dict[str, Room] = {}


def catalogue() -> list[str]:
    """The ids of all games that can be played here.

    >>> "primo-cavaliere" in catalogue()
    True
    """
    rooms = [path for home in import_module(_HOME).__path__ for path in Path(home).glob("*/room.py")]
    own = sorted(path.parent.name.replace("_", "-") for path in rooms)
    others = [*_foreign(), *_added]
    return own + sorted(set(others) - set(own))


def room(id: str) -> Room:
    """The room of a game."""
    if id not in _added:
        _added[id] = _find(id)
    return _added[id]


def add(room: Room) -> None:
    """Make a room known for as long as the program runs; an installed package uses an entry point instead."""
    _added[room.game.id] = room


def _find(id: str) -> Room:
    names = catalogue()
    if id not in names:
        sentence = f"no game {quoted(id)!r}; there are: {', '.join(names)}"
        raise UnknownGame("unknown-game", sentence, {"game": quoted(id), "allowed": names})
    foreign = _foreign().get(id)
    if foreign is not None:
        return cast(Room, foreign.load())
    return cast(Room, import_module(f"{_HOME}.{id.replace('-', '_')}").ROOM)


def _foreign() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}
