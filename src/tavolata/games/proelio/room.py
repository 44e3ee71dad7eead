"""The room of Proelio: its game, and all that stands around the rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ...engine.clauses import Figures
from ...engine.errors import BadOption
from ...engine.game import Game, Option, When
from ...engine.scene import Face
from ...engine.setup import OptionValue
from ...engine.state import State
from ...kit.figures import entries_of, table
from ...kit.room import StandardRoom, check_seat
from ...kit.words import sentence
from . import audit
from .bot.advice import ProelioAdvice
from .pack import SHELF
from .rules import state as rules
from .rules import tables
from .view import ProelioView

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ...engine.room import Entry, Speaker
    from ...kit.page import Page


def check(seats: int, options: dict[str, OptionValue], given: set[str]) -> None:
    """Refuse options that do not go together (PR-17.2 to PR-17.5)."""
    check_seat("proelio-dealer", "PR-17.4", "dealer", options, seats)
    if options["teams"] and seats != 4:
        raise BadOption("proelio-teams", f"PR-17.2: alliances need 4 players, not {seats}", {"seats": seats})
    if options["conquest"] == "strict" and (seats == 2 or options["teams"]):
        sentence = "PR-17.3: strict conquest needs 3 or more players, each for himself"
        raise BadOption("proelio-conquest", sentence, {})
    if "support_seconds" in given and not options["teams"]:
        usual = GAME.options["support_seconds"].default
        if options["support_seconds"] != usual:
            raise BadOption("proelio-support", "PR-17.5: only alliances have Support, and talk for it", {})


GAME = Game(
    id="proelio",
    title="Proelio",
    rules={rules.VERSION: rules.Proelio},
    seat_counts=(2, 3, 4, 5, 6),  # PR-1.1
    options=(
        Option("guilds", True),  # PR-17.1
        Option("teams", False, when=When((4,))),  # PR-17.2
        Option("conquest", "cause", ("cause", "strict"), When((3, 4, 5, 6), teams=(False,))),  # PR-17.3
        Option("dealer", "drawn", ("drawn", 1, 2, 3, 4, 5, 6)),  # PR-17.4
        Option("support_seconds", 30, (15, 30, 60), When((4,), teams=(True,))),  # PR-17.5
    ),
    moves=tables.CODES,
    longest=tables.LONGEST,
    shelf=SHELF,
    check=check,
)


class ProelioRoom(StandardRoom[ProelioView]):
    """Proelio with its drawing and its audit."""

    def draw(self, view: ProelioView, words: Speaker) -> RenderableType:
        """The ring of Houses, the defence and the hand, for the terminal."""
        from ...kit.terminal import with_sources
        from .terminal import Ring

        return with_sources(Ring(view, words), view, words)

    @property
    def page(self) -> Page[ProelioView]:
        """The ring of Houses, the own House and the register."""
        from .page import PAGE

        return PAGE

    def figures(self, name: str, words: Speaker) -> Figures:
        """How many cards there are of each kind (PR-1.3)."""
        assert name == "counts"
        counts = entries_of(self.game.content(), "counts")
        rows = [(words.text(f"card-{count['id']}"), count["number"]) for count in counts]
        return table(words, name, ("card", "number"), rows)

    def say_entry(self, list_name: str, entry: Entry, words: Speaker) -> str:
        """A card with what it does, a number of cards, a Guild with its specialty."""
        if list_name == "counts":
            return words.text("entry-count", number=entry["number"])
        if list_name == "guilds":
            return sentence(words.text(f"does-{entry['id']}"))
        does = words.text(f"does-{entry['id']}")
        return words.text(f"entry-{entry['type']}", deck=words.text(f"deck-{entry['deck']}"), does=does)

    def audit(self, state: State) -> None:
        """All cards add up, and nobody is sure of what is not so."""
        audit.audit(state)

    def swaps(self, state: State, seat: int) -> list[State]:
        """Cards behind backs change places."""
        return audit.swaps(state, seat)


ROOM = ProelioRoom(GAME, ProelioAdvice(), Path(__file__).parent, Face("proelio", "fortress", 30, 4))
