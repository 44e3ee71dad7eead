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

Whoever writes a game imports everything from here, too: ``docs/adding-a-game.md`` goes through it. What is slow to load
(the schema of contents, the kit of rooms, pages and terminals) is loaded when it is first named.
"""

from importlib import import_module
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as _version
from typing import TYPE_CHECKING

from .engine import state as _state
from .engine.advice import Advice, outcome
from .engine.catalogue import add, catalogue, room
from .engine.clauses import Figures, Rulebook
from .engine.dice import Dice
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
from .engine.game import Game, Option, When
from .engine.moves import Band, Moves
from .engine.phrases import (
    NOWHERE,
    Arguments,
    Ask,
    Event,
    Journey,
    Phrase,
    Refusal,
    Tell,
    Told,
    Value,
    seat_name,
    seat_place,
)
from .engine.questions import KIND, SEAT, TOGETHER, Asking, Frame, Pending, Question, Step
from .engine.record import Record
from .engine.rng import Rng
from .engine.room import LANGUAGES, Room, Speaker
from .engine.scene import Choice, Drawing, Face, Moment, Note, Scene, SeatMark, Tally, Travel
from .engine.setup import Content, OptionValue, Setup
from .engine.state import State
from .engine.views import Head, head

if TYPE_CHECKING:
    from .engine.content import Entry, PackModel, Shelf
    from .kit.markup import Markup, joined, tag
    from .kit.page import Page
    from .kit.room import StandardRoom, check_seat
    from .kit.terminal import GOLD, QUIET, RUBRIC, Board, player_name
    from .kit.words import Words

_LATER = {
    ".engine.content": ("Entry", "PackModel", "Shelf"),
    ".kit.markup": ("Markup", "joined", "tag"),
    ".kit.page": ("Page",),
    ".kit.room": ("StandardRoom", "check_seat"),
    ".kit.terminal": ("GOLD", "QUIET", "RUBRIC", "Board", "player_name"),
    ".kit.words": ("Words",),
}
"""The same names by module, for ``__getattr__``: together they take longer to load than all the rest."""
_WHERE = {name: module for module, names in _LATER.items() for name in names}

try:
    __version__ = _version("tavolata")
except PackageNotFoundError:  # run from the source folder, never installed
    __version__ = "0+source"

COMPILED: bool = not _state.__file__.endswith(".py")
"""Whether the rules run compiled."""


def game(id: str) -> Game:
    """A game by its id; ``UnknownGame`` lists what there is."""
    return room(id).game


if not TYPE_CHECKING:  # a checker knows the names from above, and that there are no others

    def __getattr__(name: str) -> object:
        """A public name that is loaded when it is first used."""
        if name not in _WHERE:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(import_module(_WHERE[name], __name__), name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        """All public names, loaded or not."""
        return sorted({*globals(), *__all__})


__all__ = [
    "COMPILED",
    "GOLD",
    "KIND",
    "LANGUAGES",
    "NOWHERE",
    "QUIET",
    "RUBRIC",
    "SEAT",
    "TOGETHER",
    "Advice",
    "Arguments",
    "Ask",
    "Asking",
    "BadContent",
    "BadDump",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "Band",
    "Board",
    "Choice",
    "Content",
    "Dice",
    "Drawing",
    "Entry",
    "Event",
    "Face",
    "Figures",
    "Frame",
    "Game",
    "Head",
    "IllegalMove",
    "Journey",
    "Markup",
    "Moment",
    "Moves",
    "Note",
    "Option",
    "OptionValue",
    "PackModel",
    "Page",
    "Pending",
    "Phrase",
    "Question",
    "Record",
    "Refusal",
    "Rng",
    "Room",
    "Rulebook",
    "Scene",
    "SeatMark",
    "Setup",
    "Shelf",
    "Speaker",
    "StandardRoom",
    "State",
    "Step",
    "Tally",
    "TavolataError",
    "Tell",
    "Told",
    "Travel",
    "UnknownGame",
    "Value",
    "When",
    "Words",
    "__version__",
    "add",
    "catalogue",
    "check_seat",
    "game",
    "head",
    "joined",
    "outcome",
    "player_name",
    "room",
    "seat_name",
    "seat_place",
    "tag",
]
