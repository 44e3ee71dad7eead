"""How a view looks in the terminal: the city of cards, the ledger of the Houses, the companions.

The House of a card shows by its colours and always by its name too. While Varys is to move, the cards he can see stand
out and the others lie under a veil.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ...kit.shelf import entry_name
from ...kit.terminal import (
    GOLD,
    QUIET,
    RUBRIC,
    Board,
    blend,
    field,
    fit,
    padded,
    player_name,
    player_style,
    side_by_side,
    source_mark,
)
from ...kit.words import sentence as as_sentence
from .rules.tables import DIRECTIONS, RAYS, SIDE
from .view import HouseView, PrimoView

if TYPE_CHECKING:
    from ...engine.room import Speaker

TALL = 36
"""From this height on a card has two lines."""
CELLS = (12, 11, 10)
"""How wide a card may be, the best first, where the ledger stands beside the city."""
HOUSE_COLUMN = 11
LEFT_COLUMN = 6
LEAST_NAME = 4
MOST_NAME = 14
"""How many letters of the players' names the ledger shows."""
LEAST_NOTES = 28
"""The room that notes need beside the ledger."""

COLOURS = {
    "stark": ("#d3dce0", "#25323c"),
    "greyjoy": ("#24525a", "#f4dc95"),
    "lannister": ("#962224", "#f9d98a"),
    "targaryen": ("#221c1e", "#ff7d5c"),
    "baratheon": ("#efbb3a", "#261b10"),
    "tyrell": ("#7a9e50", "#16260d"),
    "tully": ("#2072cc", "#ffffff"),
}
"""Field and ink of each House."""
OTHERS = (("#6b5b95", "#ffffff"), ("#88b04b", "#16260d"), ("#b55a30", "#fff8ea"), ("#009b77", "#ffffff"))
"""For Houses of a pack of one's own."""
VARYS = ("#573b86", "#f0e2f8")
VEIL = "#4a4540"
ARROWS = dict(zip(DIRECTIONS, "▲▶▼◀", strict=True))
FLAG = "⚑"


class City(Board[PrimoView]):
    """A view being drawn, fitting itself to the width there is."""

    def __init__(self, view: PrimoView, words: Speaker) -> None:
        super().__init__(view, words)
        self.houses = {house["id"]: house for house in view["houses"]}
        self.varys = view["varys"]
        self.reach = [
            [square for square in ray if view["city"][square] is not None]
            for ray in RAYS[self.varys * 4 : self.varys * 4 + 4]
        ]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        tall = not console.is_terminal or console.height >= TALL
        for letters, cell in product((MOST_NAME, LEAST_NAME), CELLS):
            beside = width - SIDE * (cell + 1) - 2
            if beside >= self.ledger_width(letters):
                yield side_by_side(self.city(cell, tall), self.ledger(beside), 3)
                yield from self.companions()
                yield from self.notes()
                return
        ledger = self.ledger(width)
        notes = Group(*self.notes())
        roomy = width - cell_len(ledger[0].plain) >= LEAST_NOTES
        yield side_by_side(ledger, notes, 3) if roomy else Group(*ledger, notes)
        yield from self.companions()
        yield Text()
        yield Group(*self.city(max(6, min(CELLS[0], (width - SIDE + 1) // SIDE)), tall))

    # -- the city --------------------------------------------------------------------------------------------

    def city(self, cell: int, tall: bool) -> list[Text]:
        """Six rows of six cards."""
        lines: list[Text] = []
        for row in range(SIDE):
            cards = [self.square(row * SIDE + column, cell, tall) for column in range(SIDE)]
            lines += [Text(" ").join(parts) for parts in zip(*cards, strict=True)]
        return lines

    def square(self, square: int, cell: int, tall: bool) -> list[Text]:
        """The line or lines of one square."""
        if square == self.varys:
            return self.varys_card(cell, tall)
        card = self.view["city"][square]
        if card is None:
            return self.empty(square, cell, tall)
        house = self.view["house_of"][card]
        ground, ink = self.colours(house)
        if self.is_moving() and not any(square in ray for ray in self.reach):
            ground, ink = blend(ground, VEIL, 0.6), blend(ink, VEIL, 0.3)
        name, family = self.short_name(card), self.house(house)
        if not tall:
            code = self.code(house)
            line = padded(name, cell - len(code) - 1).plain + f" {code}"
            return [padded(line, cell, field(ink, ground, True))]
        foot = blend(ground, "#ffffff" if house == "targaryen" else "#000000", 0.14)
        return [
            padded(" " + name, cell, field(ink, ground, True)),
            padded(" " + family, cell, field(ink, foot)),
        ]

    def varys_card(self, cell: int, tall: bool) -> list[Text]:
        """The piece, with arrows where he can go."""
        ground, ink = VARYS
        ways = " ".join(ARROWS[way] for way, ray in zip(DIRECTIONS, self.reach, strict=True) if ray)
        name = self.words.text("card-varys")
        style = field(ink, ground, True)
        if not tall:
            return [padded(f"◆ {name}", cell, style, "center")]
        return [padded(f"◆ {name} ◆", cell, style, "center"), padded(ways, cell, style, "center")]

    def empty(self, square: int, cell: int, tall: bool) -> list[Text]:
        """An empty square; those that Varys can look across show his line of sight."""
        mark = "·"
        if self.is_moving():
            for way, ray in enumerate(RAYS[self.varys * 4 : self.varys * 4 + 4]):
                if square in ray and self.reach[way]:
                    mark = "│" if way % 2 == 0 else "╌ ╌ ╌"
        lines = [padded(mark, cell, QUIET, "center")]
        if tall:
            lines.append(padded("│" if mark == "│" else "", cell, QUIET, "center"))
        return lines

    def is_moving(self) -> bool:
        """Whether the reader is asked to move Varys."""
        ask = self.view["ask"]
        return ask is not None and ask["kind"] == "move-varys"

    # -- the ledger ------------------------------------------------------------------------------------------

    def ledger(self, width: int) -> list[Text]:
        """What is to be compared: how many of each House everybody has, and whose the banner is."""
        letters = max(
            (some for some in range(LEAST_NAME, MOST_NAME + 1) if self.ledger_width(some) <= width),
            default=LEAST_NAME,
        )
        columns = self.columns(letters)
        lines = [self.ledger_line(self.words.text("board-house"), self.words.text("board-left"), QUIET)]
        for seat, column in enumerate(columns):
            lines[0] += self.heading(seat, column)
        for house in self.houses.values():
            lines.append(self.chip(house["id"]) + self.left(house))
            for seat, column in enumerate(columns):
                lines[-1] += self.count(house, seat, column)
        lines.append(self.ledger_line(self.words.text("board-banners"), "", GOLD))
        for player, column in zip(self.view["players"], columns, strict=True):
            lines[-1] += padded(f"{len(player['banners'])}   ", column, GOLD, "right")
        if self.view["options"].get("ravens"):
            lines.append(self.ledger_line(self.words.text("board-ravens"), "", ""))
            for player, column in zip(self.view["players"], columns, strict=True):
                lines[-1] += padded("●   " if player["raven"] else "○   ", column, "", "right")
        return lines

    def columns(self, letters: int) -> list[int]:
        """How wide each player's column is, if so many letters of the names are shown."""
        names = [self.words.player(seat) for seat in range(self.view["seats"])]
        return [max(LEAST_NAME, min(letters, cell_len(name))) + 3 for name in names]

    def ledger_width(self, letters: int) -> int:
        """How much room the ledger needs, if so many letters of the names are shown."""
        return HOUSE_COLUMN + LEFT_COLUMN + sum(self.columns(letters))

    def ledger_line(self, first: str, second: str, style: str) -> Text:
        """The beginning of a line of the ledger."""
        return padded(" " + first, HOUSE_COLUMN, style) + padded(second, LEFT_COLUMN, style, "right")

    def heading(self, seat: int, column: int) -> Text:
        """A player's name, marked if it is his turn."""
        turn = not self.view["over"] and self.view["turn"] == seat
        name = fit(self.words.player(seat), column - 3)
        mark = "▸ " if turn else "  "
        return padded(mark, column - cell_len(name), RUBRIC, "right") + Text(name, player_style(seat))

    def count(self, house: HouseView, seat: int, column: int) -> Text:
        """How many of a House a player has; the banner's holder stands on its colours."""
        count = house["counts"][seat]
        if house["banner"] == seat:
            ground, ink = self.colours(house["id"])
            return Text(" " * (column - 5)) + padded(f"{count} {FLAG} ", 5, field(ink, ground, True), "right")
        return padded(f"{count or '·'}   ", column, "" if count else QUIET, "right")

    def left(self, house: HouseView) -> Text:
        """How many of a House are left in the city."""
        text = f"{house['left']}/{house['size']}"
        return padded(text, LEFT_COLUMN, "" if house["left"] else QUIET, "right")

    # -- what lies beside the city ---------------------------------------------------------------------------

    def companions(self) -> Iterator[RenderableType]:
        """The companions that can be chosen; at the end, in their place, who won what."""
        if self.view["over"]:
            yield from self.result()
            return
        groups = self.view["companions"]
        for name, group, style in (
            ("drawn", groups["drawn"], RUBRIC),
            ("available", groups["available"], "bold"),
        ):
            if group:
                yield Text(self.words.text(f"board-{name}"), style)
                yield self.cards(group)

    def notes(self) -> Iterator[Text]:
        """Teams, companions that stay with players, and what is still in the deck."""
        if self.view["options"].get("teams"):
            yield from self.teams()
        yield from self.kept()
        deck = self.view["companions"]["deck"]
        if deck and not self.view["over"]:
            names = self.words.join([entry_name(self.words, "companion", id) for id in deck])
            yield Text(self.words.text("board-deck", number=len(deck), names=names), QUIET)

    def cards(self, companions: list[str]) -> Table:
        """Companions with what they do and how well that is known."""
        grid = Table.grid(padding=(0, 1))
        for id in companions:
            name = entry_name(self.words, "companion", id)
            grid.add_row(
                Text("  " + name, "bold #b08fe0", no_wrap=True),
                Text(as_sentence(self.words.value(self.view["companions"]["says"][id]))),
                source_mark(self.words, self.view["companions"]["sources"][id]),
            )
        return grid

    def kept(self) -> Iterator[Text]:
        """The companions that stay with players."""
        for seat, player in enumerate(self.view["players"]):
            for companion in player["companions"]:
                sentence = self.words.text(
                    "board-kept",
                    companion=entry_name(self.words, "companion", companion["id"]),
                    player=self.words.player(seat),
                    house=self.house(companion["house"]),
                )
                yield self.sentence(sentence)

    def teams(self) -> Iterator[Text]:
        """Who plays with whom, and what they have together."""
        for seat in (0, 1):
            names = self.words.join([self.words.player(seat), self.words.player(seat + 2)])
            sentence = self.words.text("board-team", names=names, banners=self.view["scores"][seat])
            yield self.sentence(sentence)

    def result(self) -> Iterator[RenderableType]:
        """How each banner was won, player by player."""
        grid = Table.grid(padding=(0, 2))
        for seat, player in enumerate(self.view["players"]):
            banners = Text("  ").join(self.banner(house, seat) for house in player["banners"])
            grid.add_row(player_name(self.words, seat), banners or Text(self.words.text("board-none"), QUIET))
        yield Text()
        yield Text(self.words.text("board-how"), "bold")
        yield grid

    def banner(self, id: str, seat: int) -> Text:
        """A banner with the count that holds it and the best of the others."""
        counts = self.houses[id]["counts"]
        rival = max((count for other, count in enumerate(counts) if other != seat), default=0)
        ground, ink = self.colours(id)
        return Text.assemble(
            (f" {FLAG} {self.house(id)} ", field(ink, ground, True)), f" {counts[seat]}–{rival}"
        )

    # -- names -----------------------------------------------------------------------------------------------

    def colours(self, house: str) -> tuple[str, str]:
        """Field and ink of a House."""
        return COLOURS.get(house) or OTHERS[list(self.houses).index(house) % len(OTHERS)]

    def chip(self, house: str) -> Text:
        """A House's name on its colours."""
        ground, ink = self.colours(house)
        return padded(f" {self.house(house)}", HOUSE_COLUMN, field(ink, ground, True))

    def house(self, id: str) -> str:
        """A House's name."""
        return entry_name(self.words, "house", id)

    def code(self, house: str) -> str:
        """A House in as few letters as tell it from the others, two at least."""
        names = [self.house(id).lower() for id in self.houses]
        name = self.house(house)
        for letters in range(2, len(name)):
            if sum(other.startswith(name[:letters].lower()) for other in names) == 1:
                return name[:letters]
        return name

    def short_name(self, card: str) -> str:
        """A character without the family name."""
        name = entry_name(self.words, "card", card)
        return " ".join(name.split()[:-1]) or name
