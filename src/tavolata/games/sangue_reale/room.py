"""The room of Sangue Reale: its game, and all that stands around the rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ...engine.errors import BadOption
from ...engine.game import Game, Option, When
from ...engine.scene import Face
from ...engine.setup import OptionValue
from ...engine.state import State
from ...kit.room import StandardRoom
from ...kit.words import sentence
from . import audit
from .bot.advice import SangueAdvice
from .pack import SHELF, ClaimantCard, SupporterCard, begins, say
from .rules import notation
from .rules import state as rules
from .view import SangueView

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ...engine.room import Entry, Speaker
    from ...kit.page import Page


def check(seats: int, options: dict[str, OptionValue], given: set[str]) -> None:
    """Refuse options that do not go together (SR-15.2, SR-15.3)."""
    if options["all_four"] and options["era"] != "campaign":
        raise BadOption("sangue-all-four", "SR-15.3: all four Eras are played in a campaign only", {})
    if options["before"] != "drawn" and options["era"] in ("campaign", 1):
        raise BadOption("sangue-before", "SR-15.2: option 'before' is for a single Era from 2 to 4", {})


GAME = Game(
    id="sangue-reale",
    title="Sangue Reale",
    rules={rules.VERSION: rules.SangueReale},
    seat_counts=(2,),  # SR-1.1
    options=(
        Option("era", "campaign", ("campaign", 1, 2, 3, 4)),  # SR-15.1
        Option("before", "drawn", ("drawn", "first", "second"), When(era=(2, 3, 4))),  # SR-15.2
        Option("all_four", False, when=When(era=("campaign",))),  # SR-15.3
        Option("claimants", "drawn", ("drawn", "chosen")),  # SR-2.2
    ),
    moves=notation.CODES,
    longest=rules.LONGEST,
    shelf=SHELF,
    check=check,
)


class SangueRoom(StandardRoom[SangueView]):
    """Sangue Reale with its drawing and its audit."""

    def draw(self, view: SangueView, words: Speaker) -> RenderableType:
        """The King's Track, the columns and the map, for the terminal."""
        from ...kit.terminal import with_sources
        from .terminal import Sheets

        return with_sources(Sheets(view, words), view, words)

    @property
    def page(self) -> Page[SangueView]:
        """One sheet for two pens, the desk and the ledger."""
        from .page import PAGE

        return PAGE

    def say_entry(self, list_name: str, entry: Entry, words: Speaker) -> str:
        """What a Unique Supporter does, what a claimant begins with, what an Era asks."""
        if list_name == "supporters":
            card = SupporterCard.model_validate(entry)
            return sentence(words.say(say(card, "land")))
        if list_name == "eras":
            return words.text(f"era-{entry['id']}-asks") if words.knows(f"era-{entry['id']}-asks") else ""
        claimant = ClaimantCard.model_validate(entry)
        return words.say(begins(claimant.circled, claimant.modifiers, claimant.blackened))

    def audit(self, state: State) -> None:
        """Columns, map, track and what is pending add up."""
        audit.audit(state)

    def swaps(self, state: State, seat: int) -> list[State]:
        """The other seat has planned something else."""
        return audit.swaps(state, seat)


ROOM = SangueRoom(GAME, SangueAdvice(), Path(__file__).parent, Face("sangue", "crown", 45, 2))
