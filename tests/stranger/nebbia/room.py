"""The room of Nebbia in laguna: its game, and all that stands around the rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from tavolata import BadOption, Game, Option, OptionValue, StandardRoom, State, When

from . import audit, tables
from .bot import NebbiaAdvice
from .pack import SHELF
from .rules import VERSION, Nebbia

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tavolata import Speaker


def check(seats: int, options: dict[str, OptionValue], given: set[str]) -> None:
    """Refuse options that do not go together (NL-7.2)."""
    if seats == 1:
        if "parley" in given and options["parley"]:
            raise BadOption("nebbia-parley", "NL-7.2: parley needs 2 to 4 players, not 1", {"seats": seats})
        options["parley"] = False


GAME = Game(
    id="nebbia-in-laguna",
    title="Nebbia in laguna",
    rules={VERSION: Nebbia},
    seat_counts=(1, 2, 3, 4),
    options=(Option("nights", 3, (2, 3, 4)), Option("parley", True, when=When((2, 3, 4)))),
    moves=tables.CODES,
    longest=tables.LONGEST,
    shelf=SHELF,
    check=check,
)


class NebbiaRoom(StandardRoom):
    """Nebbia in laguna with its drawing and its audit."""

    def draw(self, view: dict[str, Any], words: Speaker) -> RenderableType:
        """The landings and the hands, for the terminal."""
        from .board import draw

        return draw(view, words)

    def audit(self, state: State) -> None:
        """All goods, boats and memories add up."""
        audit.audit(state)

    def swaps(self, state: State, seat: int) -> list[State]:
        """States that look the same to a seat."""
        return audit.swaps(state, seat)


ROOM = NebbiaRoom(GAME, NebbiaAdvice(), Path(__file__).parent)
