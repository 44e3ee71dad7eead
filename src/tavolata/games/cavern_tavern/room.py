"""The room of Cavern Tavern: its game, and all that stands around the rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from ...engine.clauses import Figures
from ...engine.errors import BadOption
from ...engine.game import Game, Option, When
from ...engine.scene import Face
from ...engine.setup import OptionValue
from ...engine.state import State
from ...kit.figures import table
from ...kit.room import StandardRoom
from . import audit
from .bot.advice import CavernAdvice
from .pack import SHELF
from .rules.notation import CODES
from .rules.state import LONGEST, VERSION, CavernTavern
from .view import CavernView

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ...engine.room import Entry, Speaker
    from ...kit.page import Page


def check(seats: int, options: dict[str, OptionValue], given: set[str]) -> None:
    """Refuse options that do not go together (CT-23.4)."""
    if seats > 1 and options["story"]:
        raise BadOption("cavern-story", f"CT-23.4: the story is for 1 player, not {seats}", {"seats": seats})
    if seats == 1 and options["characters"] != "chosen":
        raise BadOption("cavern-characters", "CT-23.4: characters are for 2 to 6 players", {"seats": seats})


GAME = Game(
    id="cavern-tavern",
    title="Cavern Tavern",
    rules={VERSION: CavernTavern},
    seat_counts=(1, 2, 3, 4, 5, 6),  # CT-1.1
    options=(
        Option("chamber", False),  # CT-23.1
        Option("characters", "chosen", ("chosen", "dealt"), When((2, 3, 4, 5, 6))),  # CT-23.2
        Option("story", False, when=When((1,))),  # CT-23.3
    ),
    moves=CODES,
    longest=LONGEST,
    shelf=SHELF,
    check=check,
)


class CavernRoom(StandardRoom[CavernView]):
    """Cavern Tavern with its drawing and its audit."""

    def draw(self, view: CavernView, words: Speaker) -> RenderableType:
        """The tavern, the players' boards and the own cards, for the terminal."""
        from ...kit.terminal import with_sources
        from .terminal import Tavern

        return with_sources(Tavern(view, words), view, words)

    def figures(self, name: str, words: Speaker) -> Figures:
        """The spaces of the Nasty track (CT-1.9)."""
        assert name == "track"
        spaces = cast("list[Entry]", self.game.content().data["track"])
        rows = [
            (number, space["points_lost"], words.text("space-calls") if space["calls"] else None)
            for number, space in enumerate(spaces)
        ]
        return table(words, name, ("space", "lost", "calls"), rows)

    @property
    def page(self) -> Page[CavernView]:
        """The tavern, the own board and the others' boards."""
        from .page import PAGE

        return PAGE

    def say_entry(self, list_name: str, entry: Entry, words: Speaker) -> str:
        """What a card does, said from its data."""
        from .entries import say_entry

        return say_entry(list_name, entry, words)

    def audit(self, state: State) -> None:
        """All cards, dice and tokens add up, and nobody is sure of what is not so."""
        audit.audit(state)

    def swaps(self, state: State, seat: int) -> list[State]:
        """Cards behind backs change places."""
        return audit.swaps(state, seat)


ROOM = CavernRoom(GAME, CavernAdvice(), Path(__file__).parent, Face("tavern", "tankard", 90, 3))
