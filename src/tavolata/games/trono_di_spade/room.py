"""The room of Il Trono di Spade: its game, and all that stands around the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ...engine.clauses import Figures
from ...engine.errors import BadOption
from ...engine.game import Game, Option, When
from ...engine.scene import Face, Role
from ...engine.setup import OptionValue
from ...engine.state import State
from ...kit.room import StandardRoom
from . import audit, entries, rule_tables
from .bot.advice import TronoDiSpadeAdvice
from .pack import SHELF
from .rules import state as rules
from .rules import tables
from .view import TronoView

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ...engine.room import Entry, Speaker
    from ...kit.page import Page


def check(seats: int, options: dict[str, OptionValue], given: set[str]) -> None:
    """Refuse options that do not go together (TS-27.5, TS-27.6)."""
    for name in ("thresholds", "alliance_seconds"):
        if options["alliances"] == "off" and options[name] != GAME.options[name].default:
            sentence = f"TS-27.4: option {name!r} is for games with alliances"
            raise BadOption("trono-di-spade-alliances", sentence, {"option": name})
    if options["alliances"] == "objectives" and options["thresholds"] == "board":
        sentence = "TS-27.5: 'thresholds' = 'board' is for castles; points always follow the text"
        raise BadOption("trono-di-spade-thresholds", sentence, {"option": "thresholds"})


GAME = Game(
    id="trono-di-spade",
    title="Il Trono di Spade",
    rules={rules.VERSION: rules.TronoDiSpade},
    seat_counts=(3, 4, 5, 6),  # TS-1.1
    options=(
        Option("houses", "drawn", ("drawn", "listed")),  # TS-27.1
        Option("tides", False),  # TS-27.2
        Option("tie_break", "faq", ("faq", "printed")),  # TS-27.3
        Option("alliances", "off", ("off", "castles", "objectives")),  # TS-27.4
        Option("thresholds", "text", ("text", "board"), When(alliances=("castles",))),  # TS-27.5
        Option("alliance_seconds", 120, (60, 120, 300), When(alliances=("castles", "objectives"))),  # TS-27.6
    ),
    moves=tables.CODES,
    longest=tables.LONGEST,
    shelf=SHELF,
    check=check,
)


class TronoDiSpadeRoom(StandardRoom[TronoView]):
    """Il Trono di Spade with its drawing and its audit."""

    def draw(self, view: TronoView, words: Speaker) -> RenderableType:
        """Houses, tracks, areas and combats, for the terminal."""
        from ...kit.terminal import with_sources
        from .terminal import Map

        return with_sources(Map(view, words), view, words)

    @property
    def page(self) -> Page[TronoView]:
        """The map, the sheet under it, tracks and cards."""
        from .page import PAGE

        return PAGE

    def talks_apart(self, options: Mapping[str, OptionValue]) -> bool:
        """Where there are alliances, they are bargained for in any group, at any time (TS-21.10)."""
        return options["alliances"] != "off"

    def roles(self, view: TronoView, words: Speaker) -> Sequence[Role]:
        """Everybody is a House (TS-1.1)."""
        return [_role(house["house"], words) for house in view["houses"]]

    def roles_before(self, seats: int, options: Mapping[str, OptionValue], words: Speaker) -> Sequence[Role]:
        """Where Houses go by seats, one chooses a seat and with it a House (TS-27.1)."""
        if options["houses"] == "drawn":
            return ()
        board = self.game.content().tables
        assert isinstance(board, tables.Tables)
        return [_role(tables.HOUSES[house], words) for house in board.layout(seats).houses]

    def figures(self, name: str, words: Speaker) -> Figures:
        """Areas, Houses, cards and figures of the content as tables."""
        return rule_tables.fill(name, self.game.content(), words)

    def say_entry(self, list_name: str, entry: Entry, words: Speaker) -> str:
        """An area, a card or a figure of the content in words."""
        return entries.say(list_name, entry, words)

    def say_option(self, name: str, value: OptionValue, words: Speaker) -> str:
        """What a choice means; for the figures of alliances, what they come to on this board (TS-24.4)."""
        said = super().say_option(name, value, words)
        if name != "thresholds":
            return said
        from .thresholds import meaning

        board = self.game.content().tables
        assert isinstance(board, tables.Tables)
        return f"{said} {meaning(board, str(value), words)}"

    def audit(self, state: State) -> None:
        """Units, tokens, cards and orders add up."""
        audit.audit(state)

    def swaps(self, state: State, seat: int) -> list[State]:
        """Hidden orders, bids, cards and decks change."""
        return audit.swaps(state, seat)


def _role(house: str, words: Speaker) -> Role:
    return Role(words.text(f"page-house-{house}"), f"ts-arms-{house}", f"h-{house}")


ROOM = TronoDiSpadeRoom(GAME, TronoDiSpadeAdvice(), Path(__file__).parent, Face("trono", "throne", 180, 4))
