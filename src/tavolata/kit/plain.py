"""The plain board: any game's view as a page that can be read, for games that have no drawing of their own yet.

It knows nothing but the view: tables become lists of terms, lists of equal tables become tables, seats become names,
and ids become words where the game has a word for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from ..engine.phrases import Phrase
from ..engine.scene import Drawing, Scene, SeatMark
from .markup import Markup, joined, tag, text

if TYPE_CHECKING:
    from ..engine.room import Speaker

FRAME = frozenset(
    ("game", "seats", "seat", "options", "over", "ask", "talk", "deciders", "scores", "winners")
)
"""What the page around the board shows already."""
SEATS = frozenset(
    "turn first mover owner holder banner order known_to leader by seats deciders winners witnesses".split()
)
"""Names under which a number is a seat."""
YES, NO, NOTHING = "✓", "–", "–"
LINE = 22
WIDTH = 720
INDENT = 18
MOST_LETTERS = 92


class Reader:
    """A view being put into words."""

    def __init__(self, view: Mapping[str, Any], words: Speaker, phrases: Iterable[Phrase] = ()) -> None:
        self.view = view
        self.words = words
        self.seats = int(view.get("seats", 0))
        self.known: dict[str, str] = {}
        for phrase in phrases:
            self._learn(list(phrase.arguments.values()))

    def _learn(self, values: list[Any]) -> None:
        """The rules name things by message ids; what follows the hyphen is how a view may name them."""
        for value in values:
            if isinstance(value, list):
                self._learn(value)
            elif isinstance(value, str) and "-" in value and self.words.knows(value):
                self.known[value.partition("-")[2]] = value

    def label(self, name: str) -> str:
        """What an entry of the view is called: message ``view-<name>``, or its name in plain letters."""
        id = f"view-{name}".replace("_", "-")
        return (
            self.words.text(id)
            if self.words.knows(id)
            else name.replace("_", " ").replace("-", " ").capitalize()
        )

    def word(self, name: str, value: Any) -> str:
        """A single value in words; ``name`` says under which name it stands."""
        if value is None:
            return NOTHING
        if isinstance(value, bool):
            return YES if value else NO
        if isinstance(value, int):
            return self.words.player(value) if name in SEATS and 0 <= value < self.seats else str(value)
        return self._thing(name, str(value))

    def _thing(self, name: str, value: str) -> str:
        for id in (value, f"{name}-{value}", f"{name.removesuffix('s')}-{value}", self.known.get(value, "")):
            if self.words.knows(id):
                return self.words.text(id)
        return value.replace("-", " ")

    def entries(self) -> dict[str, Any]:
        """What of the view is the board's to show."""
        return {name: value for name, value in self.view.items() if name not in FRAME}

    # -- as HTML ------------------------------------------------------------------------------------------------------

    def terms(self, entries: dict[str, Any]) -> Markup:
        """A table of the view as a list of terms."""
        pairs = [
            tag("div", tag("dt", self.label(str(name))), tag("dd", self.html(str(name), value)))
            for name, value in entries.items()
        ]
        return tag("dl", *pairs)

    def html(self, name: str, value: Any) -> Markup:
        """Any value of the view."""
        if isinstance(value, dict):
            return self.terms(value)
        if not isinstance(value, list):
            return Markup(text(self.word(name, value)))
        if not value:
            return Markup(text(NOTHING))
        if self._is_by_seat(name, value):
            return self._by_seat(name, value)
        return self._list(name, value)

    def _list(self, name: str, value: list[Any]) -> Markup:
        """A list whose entries are not one for each seat."""
        if all(isinstance(item, dict) and item.keys() == value[0].keys() for item in value):
            return self._table(value)
        if any(isinstance(item, (dict, list)) for item in value):
            return tag("ol", *[tag("li", self.html(name, item)) for item in value])
        return joined([self.word(name, item) for item in value], ", ")

    def _is_by_seat(self, name: str, value: list[Any]) -> bool:
        """A list with one entry for each seat, unless it is a list of seats itself."""
        return len(value) == self.seats and self.seats > 1 and name not in SEATS

    def _by_seat(self, name: str, value: list[Any]) -> Markup:
        pairs = [
            tag("div", tag("dt", self.words.player(seat)), tag("dd", self._of_seat(name, item)))
            for seat, item in enumerate(value)
        ]
        return tag("dl", *pairs, class_="by-seat")

    def _of_seat(self, name: str, item: Any) -> Markup:
        """What one seat has: lists in it are lists, however long they are."""
        return self._list(name, item) if isinstance(item, list) and item else self.html(name, item)

    def _table(self, rows: list[dict[str, Any]]) -> Markup:
        names = [str(name) for name in rows[0]]
        heading = tag("tr", *[tag("th", self.label(name), scope="col") for name in names])
        body = [tag("tr", *[tag("td", self.html(name, row[name])) for name in names]) for row in rows]
        return tag("div", tag("table", tag("thead", heading), tag("tbody", *body)), class_="wide")

    # -- as lines of text ---------------------------------------------------------------------------------------------

    def lines(self, entries: dict[str, Any], depth: int = 0) -> list[tuple[int, str]]:
        """The same as indented lines."""
        found: list[tuple[int, str]] = []
        for name, value in entries.items():
            found += self._lines(self.label(str(name)), str(name), value, depth)
        return found

    def _lines(self, label: str, name: str, value: Any, depth: int) -> list[tuple[int, str]]:
        if isinstance(value, dict):
            return [(depth, label), *self.lines(value, depth + 1)]
        if not isinstance(value, list):
            return [(depth, f"{label}: {self.word(name, value)}")]
        by_seat = depth <= 1 and self._is_by_seat(name, value)
        if by_seat or any(isinstance(item, (dict, list)) for item in value):
            found = [(depth, label)]
            for number, item in enumerate(value):
                place = self.words.player(number) if by_seat else str(number + 1)
                found += self._lines(place, name, item, depth + 1)
            return found
        return [(depth, f"{label}: {', '.join(self.word(name, item) for item in value) or NOTHING}")]


def paint(scene: Scene[Any]) -> Drawing:
    """A scene of any game."""
    phrases = [choice.phrase for choice in (*scene.choices, *scene.parts)]
    reader = Reader(scene.view, scene.words, phrases)
    board = tag("div", reader.terms(reader.entries()), class_="plain panel")
    return Drawing(board=board, seats=_seats(scene.view))


def _seats(view: Mapping[str, Any]) -> tuple[SeatMark, ...]:
    scores = view.get("scores") or [None] * int(view.get("seats", 0))
    return tuple(SeatMark("" if score is None else str(score)) for score in scores)


def picture(view: Mapping[str, Any], words: Speaker) -> str:
    """A view of any game as an SVG that stands alone: its lines, one below the other."""
    reader = Reader(view, words)
    lines = [(0, words.text("title")), *reader.lines(reader.entries(), 1)]
    height = LINE * (len(lines) + 1)
    texts = [
        f'<text x="{16 + INDENT * depth}" y="{LINE * (row + 1)}">{text(_cut(line))}</text>'
        for row, (depth, line) in enumerate(lines)
    ]
    return Markup(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        'class="plx" font-size="14" fill="#271d14"><style>.plx{font-family:var(--sans)}</style>'
        f'<rect width="{WIDTH}" height="{height}" rx="8" fill="#f8f2e5"/>{"".join(texts)}</svg>'
    )


def _cut(line: str) -> str:
    return line if len(line) <= MOST_LETTERS else line[: MOST_LETTERS - 1] + "…"
