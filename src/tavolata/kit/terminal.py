"""What rooms and the command line share when they draw in a terminal: colours with a meaning, names, cards.

Three colours mean something everywhere: ``RUBRIC`` is what is asked of the reader now, ``GOLD`` what was won, ``QUIET``
what may be overlooked. Nothing is said by colour alone, so that a terminal without colours tells the same.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, Generic

from rich.cells import cell_len, set_cell_size
from rich.color import Color
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from ..engine.scene import V
from .plain import BY_SEAT, Reader
from .shelf import SOURCES, list_name

if TYPE_CHECKING:
    from ..engine.room import Speaker

RUBRIC = "bold #d9622b"
GOLD = "bold #c8931d"
QUIET = "dim"

PLAYER_COLOURS = ("#e0562f", "#5b7fd6", "#c8931d", "#2fa06f", "#b06fa0", "#8a8f98")
"""One colour per seat, between light and dark so that it can be read on both."""

_SOURCE_STYLES = {"printed": QUIET, "assumed": "italic #c8931d", "house": "italic #b06fa0"}


def player_style(seat: int) -> str:
    """The style a player's name is written in."""
    return f"bold {PLAYER_COLOURS[seat % len(PLAYER_COLOURS)]}"


def player_name(words: Speaker, seat: int, width: int | None = None) -> Text:
    """A player's name in his colour, cut to a width if one is given."""
    name = words.player(seat)
    return Text(name if width is None else fit(name, width), player_style(seat))


def colour_names(sentence: str, words: Speaker, seats: int, style: str = "") -> Text:
    """A sentence with each player's name in his colour."""
    text = Text(sentence, style)
    for seat in range(seats):
        text.highlight_words([words.player(seat)], player_style(seat))
    return text


class Board(Generic[V]):
    """A view being drawn in a terminal, in a language."""

    def __init__(self, view: V, words: Speaker) -> None:
        self.view = view
        self.words = words

    def sentence(self, said: str, style: str = "") -> Text:
        """A sentence with each player's name in his colour."""
        return colour_names(said, self.words, self.view["seats"], style)

    def player(self, seat: int, decides: bool, width: int | None = None) -> Text:
        """A player's name in his colour, with a mark if it is his turn."""
        return Text("▸ " if decides else "  ", RUBRIC) + player_name(self.words, seat, width)

    def table(self, *titles: str, whole: Collection[str] = ()) -> Table:
        """A table without lines, with titles over its columns: messages ``board-title-<title>``.

        The lines of columns that are ``whole`` are never broken.
        """
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=QUIET)
        for title in titles:
            table.add_column(self.words.text(f"board-title-{title}"), no_wrap=title in whole)
        return table


def plain_board(view: Mapping[str, Any], words: Speaker) -> Group:
    """A view of any game as text, for games that have no drawing of their own: see ``tavolata.kit.plain``."""
    reader = Reader(view, words)
    shown = reader.entries()
    scores = view.get("scores") or []
    if any(score is not None for score in scores):  # the page shows them beside the players
        shown["scores" + BY_SEAT] = scores
    lines = [
        Padding(colour_names(line, words, reader.seats), (0, 0, 0, 2 * depth))
        for depth, line in reader.lines(shown)
    ]
    return Group(*lines)


def fit(text: str, width: int) -> str:
    """A text cut to a number of terminal cells; what is missing shows as an ellipsis."""
    return text if cell_len(text) <= width else set_cell_size(text, max(width - 1, 0)).rstrip() + "…"


def source_mark(words: Speaker, source: str) -> Text:
    """Where a card comes from, in one word."""
    return Text(words.text(f"source-{source}"), _SOURCE_STYLES.get(source, QUIET))


def with_sources(board: RenderableType, view: Mapping[str, Any], words: Speaker) -> RenderableType:
    """A board, and below it which lists of the content are not as printed (``sources`` of the view)."""
    lists: dict[str, list[str]] = view["sources"]
    lines = [
        Text.assemble(
            (words.text(f"lists-{source}"), _SOURCE_STYLES[source]),
            (": ", QUIET),
            (words.join([list_name(words, name) for name in lists if source in lists[name]]), QUIET),
        )
        for source in SOURCES
        if any(source in found for found in lists.values())
    ]
    return Group(board, *lines) if lines else board


def blend(colour: str, other: str, share: float) -> str:
    """A colour mixed with a share (0 to 1) of another."""
    one, two = Color.parse(colour).get_truecolor(), Color.parse(other).get_truecolor()
    mixed = [round(a + (b - a) * share) for a, b in zip(one, two, strict=True)]
    return "#{:02x}{:02x}{:02x}".format(*mixed)


def field(ink: str, ground: str, bold: bool = False) -> Style:
    """Text of one colour on another: a card, a banner."""
    return Style(color=ink, bgcolor=ground, bold=bold)


def padded(text: str, width: int, style: Style | str = "", justify: str = "left") -> Text:
    """A text of exactly so many cells, cut or filled up."""
    short = fit(text, width)
    space = width - cell_len(short)
    before = {"left": 0, "center": space // 2, "right": space}[justify]
    filled = " " * before + short + " " * (space - before)
    return Text.assemble(
        (filled, style)
    )  # the style is the text's own: what is joined to it does not inherit it


def side_by_side(left: list[Text], right: RenderableType | list[Text], gap: int = 2) -> Table:
    """Lines with another drawing beside them; the lines on the left are never broken."""
    grid = Table.grid(padding=(0, gap, 0, 0))
    grid.add_column(width=max(cell_len(line.plain) for line in left))
    grid.add_row(Group(*left), Group(*right) if isinstance(right, list) else right)
    return grid
