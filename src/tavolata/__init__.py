"""Tavolata: a table for modern games with exact rules, secrets, honest bots and a research API.

>>> import tavolata
>>> game = tavolata.game("primo-cavaliere")
>>> state = game.new(seats=2, seed=7, options={"companions": "none"})
>>> seat = state.deciders()[0]
>>> [state.write(seat, move) for move in state.legal(seat)][:2]
['up stark', 'up baratheon']
>>> state.play(seat, state.legal(seat)[0])
>>> state.over
False
"""

from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as _version

from .engine import state as _state
from .engine.catalogue import add, catalogue, room
from .engine.errors import (
    BadContent,
    BadDump,
    BadNotation,
    BadOption,
    BadRecord,
    IllegalMove,
    TavolataError,
    UnknownGame,
)
from .engine.game import Game, Option
from .engine.phrases import Ask, Event, Phrase, Refusal
from .engine.record import Record
from .engine.state import State

try:
    __version__ = _version("tavolata")
except PackageNotFoundError:  # run from the source folder, never installed
    __version__ = "0+source"

COMPILED: bool = not _state.__file__.endswith(".py")
"""Whether the rules run compiled."""


def game(id: str) -> Game:
    """A game by its id; ``UnknownGame`` lists what there is."""
    return room(id).game


__all__ = [
    "COMPILED",
    "Ask",
    "BadContent",
    "BadDump",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "Event",
    "Game",
    "IllegalMove",
    "Option",
    "Phrase",
    "Record",
    "Refusal",
    "State",
    "TavolataError",
    "UnknownGame",
    "__version__",
    "add",
    "catalogue",
    "game",
    "room",
]
