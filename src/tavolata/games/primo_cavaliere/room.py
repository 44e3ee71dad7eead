"""The room of Il Primo Cavaliere: its game, and all that stands around the rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from ...engine.errors import BadOption
from ...engine.game import Game, Option, When
from ...engine.scene import Face
from ...engine.setup import OptionValue
from ...engine.state import State
from ...kit.room import StandardRoom, check_seat
from ...kit.words import sentence
from . import audit
from .bot.advice import PrimoAdvice
from .pack import SHELF, CompanionCard, say
from .rules import notation
from .rules import state as rules
from .view import PrimoView

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ...engine.room import Entry, Speaker
    from ...kit.page import Page


def check(seats: int, options: dict[str, OptionValue], given: set[str]) -> None:
    """Refuse options that do not go together (PC-10.8, PC-9.1); ravens for four mean teams (PC-9.2)."""
    check_seat("primo-first", "PC-10.4", "first", options, seats)
    if options["teams"] and seats != 4:
        raise BadOption("primo-teams", f"PC-10.6: teams need 4 players, not {seats}", {"seats": seats})
    if options["ravens"] and seats == 2:
        raise BadOption("primo-ravens", "PC-10.7: ravens need 3 or 4 players, not 2", {"seats": seats})
    if options["ravens"] and seats == 4:
        if "teams" in given and not options["teams"]:
            raise BadOption("primo-ravens-teams", "PC-10.7: with 4 players ravens are played in teams", {})
        options["teams"] = True


def all_open(options: Mapping[str, OptionValue]) -> bool:
    """Without companions the city is all there is, and it lies open (PC-10.3)."""
    return options["companions"] == "none"


GAME = Game(
    id="primo-cavaliere",
    title="Il Primo Cavaliere",
    rules={rules.VERSION: rules.PrimoCavaliere},
    seat_counts=(2, 3, 4),  # PC-1.1
    options=(
        Option("companions", "all", ("all", "printed", "none")),  # PC-10.1, PC-10.2, PC-10.3
        Option("teams", False, when=When((4,))),  # PC-10.6
        Option("ravens", False, when=When((3, 4))),  # PC-10.7
        Option("ramsay_moves_varys", False, when=When(companions=("all", "printed"))),  # PC-10.5
        Option("first", "drawn", ("drawn", 1, 2, 3, 4)),  # PC-10.4
    ),
    moves=notation.CODES,
    longest=rules.LONGEST,
    shelf=SHELF,
    check=check,
    all_open=all_open,
)


class PrimoRoom(StandardRoom[PrimoView]):
    """Il Primo Cavaliere with its drawing and its audit."""

    def draw(self, view: PrimoView, words: Speaker) -> RenderableType:
        """The city, the Houses and the companions, for the terminal."""
        from .terminal import City

        return City(view, words)

    @property
    def page(self) -> Page[PrimoView]:
        """The city, the ledger and the companions."""
        from .page import PAGE

        return PAGE

    def say_entry(self, list_name: str, entry: Entry, words: Speaker) -> str:
        """A companion's effects in words; Houses and characters are what they are called."""
        if list_name != "companions":
            return super().say_entry(list_name, entry, words)
        card = CompanionCard.model_validate(entry)
        return sentence(words.value([say(effect).json() for effect in card.effects]))

    def audit(self, state: State) -> None:
        """All cards, banners and companions add up."""
        audit.audit(state)


ROOM = PrimoRoom(GAME, PrimoAdvice(), Path(__file__).parent, Face("primo", "spider", 20))
