"""The plain board: any game's view as a page or as text that can be read, for games that have no drawing of their own.

It knows nothing but the view, and says nothing that the view does not: tables become lists of terms, lists of equal
tables become tables, ids become words where the game has a word for them. Of seats it knows what keys say, at any
depth: under ``<name>_by_seat`` stands a list with one entry for each seat, under ``seat`` or ``<name>_seat`` a seat,
under ``seats`` or ``<name>_seats`` a list of them. Any other list is a list, however long it is, and any other number
a number.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from ..engine.phrases import Phrase
from ..engine.scene import Drawing, Scene, SeatMark
from .markup import Markup, joined, tag, text
from .picture import cut

if TYPE_CHECKING:
    from ..engine.room import Speaker

FRAME = frozenset(
    ("game", "seats", "seat", "options", "over", "ask", "talk", "deciders", "pending", "scores", "winners")
)
"""What the page around the board shows already, or says in sentences."""
BY_SEAT = "_by_seat"
SEAT, SEATS = "_seat", "_seats"
"""How keys end that speak of seats."""
HEAD_SEAT = "first"
"""A seat in the head that all views share, under a name of its own."""
YES, NO, NOTHING = "✓", "–", "–"
ITEM = "•"
LINE = 22
WIDTH = 720
INDENT = 18
MOST_LETTERS = 92
"""As long as a line of the picture, and of the text in a terminal, may be."""


def without_seats(name: str) -> str:
    """A key without what it says of seats."""
    return name.removesuffix(BY_SEAT).removesuffix(SEATS).removesuffix(SEAT)


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
        plain = without_seats(name)
        id = f"view-{plain}".replace("_", "-")
        if self.words.knows(id):
            return self.words.text(id)
        return plain.replace("_", " ").replace("-", " ").capitalize()

    def word(self, name: str, value: Any) -> str:
        """A single value in words; ``name`` says under which name it stands."""
        if value is None:
            return NOTHING
        if isinstance(value, bool):
            return YES if value else NO
        if isinstance(value, int):
            is_seat = f"_{name}".endswith(SEAT) or name == HEAD_SEAT
            return self._player(value) if is_seat else str(value)
        return self._thing(name, str(value))

    def _item(self, name: str, value: Any) -> str:
        """A single value in a list: a seat in a list of seats."""
        listed = f"_{name}".endswith(SEATS) and isinstance(value, int)
        return self._player(value) if listed else self.word(name, value)

    def _player(self, number: int) -> str:
        return self.words.player(number) if 0 <= number < self.seats else str(number)

    def _thing(self, name: str, value: str) -> str:
        plain = without_seats(name)
        ids = [f"{plain}-{value}", f"{plain.removesuffix('s')}-{value}", self.known.get(value, "")]
        for id in [value, *ids] if "-" in value else ids:
            if self.words.knows(id):
                return self._said(id) or value
        return value.replace("-", " ")

    def _said(self, id: str) -> str:
        """A message that is a name. One that wants to be told more is a sentence, and names nothing."""
        try:
            return self.words.text(id)
        except ValueError:
            return ""

    def entries(self) -> dict[str, Any]:
        """What of the view is the board's to show."""
        return {name: value for name, value in self.view.items() if name not in FRAME}

    def _is_by_seat(self, name: str, value: list[Any]) -> bool:
        return name.endswith(BY_SEAT) and len(value) == self.seats

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
        return self._by_seat(name, value) if self._is_by_seat(name, value) else self._list(name, value)

    def _list(self, name: str, value: list[Any]) -> Markup:
        """A list whose entries are not one for each seat."""
        if not value:
            return Markup(text(NOTHING))
        if all(isinstance(item, dict) and item.keys() == value[0].keys() for item in value):
            return self._table(value)
        if any(isinstance(item, (dict, list)) for item in value):
            return tag("ol", *[tag("li", self._of_list(name, item)) for item in value])
        return joined([self._item(name, item) for item in value], ", ")

    def _of_list(self, name: str, item: Any) -> Markup:
        """An entry of a list: a list in it is not by seat again."""
        return self._list(name, item) if isinstance(item, list) else self.html(name, item)

    def _by_seat(self, name: str, value: list[Any]) -> Markup:
        pairs = [
            tag("div", tag("dt", self.words.player(seat)), tag("dd", self._of_list(name, item)))
            for seat, item in enumerate(value)
        ]
        return tag("dl", *pairs, class_="by-seat")

    def _table(self, rows: list[dict[str, Any]]) -> Markup:
        names = [str(name) for name in rows[0]]
        heading = tag("tr", *[tag("th", self.label(name), scope="col") for name in names])
        body = [tag("tr", *[tag("td", self.html(name, row[name])) for name in names]) for row in rows]
        return tag("div", tag("table", tag("thead", heading), tag("tbody", *body)), class_="wide")

    # -- as lines of text ---------------------------------------------------------------------------------------------

    def lines(self, entries: dict[str, Any], depth: int = 0) -> list[tuple[int, str]]:
        """The same as lines, with how far they are indented; what fits on one is on one."""
        found: list[tuple[int, str]] = []
        for name, value in entries.items():
            found += self._lines(f"{self.label(str(name))}:", str(name), value, depth)
        return found

    def _lines(self, head: str, name: str, value: Any, depth: int) -> list[tuple[int, str]]:
        whole = f"{head} {self._flat(name, value)}"
        if len(whole) + 2 * depth <= MOST_LETTERS or not isinstance(value, (dict, list)):
            return [(depth, whole)]
        found = [(depth, head)]
        if isinstance(value, dict):
            return found + self.lines(value, depth + 1)
        by_seat = self._is_by_seat(name, value)
        for number, item in enumerate(value):
            label = f"{self.words.player(number)}:" if by_seat else ITEM
            found += self._lines(label, name.removesuffix(BY_SEAT) if by_seat else name, item, depth + 1)
        return found

    def _flat(self, name: str, value: Any) -> str:
        """Any value on one line."""
        if isinstance(value, dict):
            named = [(self.label(str(key)), self._inner(str(key), part)) for key, part in value.items()]
            return ", ".join([f"{label} {part}" for label, part in named]) or NOTHING
        if not isinstance(value, list):
            return self.word(name, value)
        if self._is_by_seat(name, value):
            plain = name.removesuffix(BY_SEAT)
            return "; ".join(
                [f"{self.words.player(seat)} {self._inner(plain, item)}" for seat, item in enumerate(value)]
            )
        if any(isinstance(item, (dict, list)) for item in value):
            return "; ".join([self._inner(name, item) for item in value])
        return ", ".join([self._item(name, item) for item in value]) or NOTHING

    def _inner(self, name: str, value: Any) -> str:
        """A value within a line: what has parts itself stands in brackets."""
        flat = self._flat(name, value)
        has_parts = isinstance(value, (dict, list)) and len(value) > 1
        return f"({flat})" if has_parts else flat


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
        f'<text x="{16 + INDENT * depth}" y="{LINE * (row + 1)}">{text(cut(line, MOST_LETTERS))}</text>'
        for row, (depth, line) in enumerate(lines)
    ]
    return Markup(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        'class="plx" font-size="14" fill="#271d14"><style>.plx{font-family:var(--sans)}</style>'
        f'<rect width="{WIDTH}" height="{height}" rx="8" fill="#f8f2e5"/>{"".join(texts)}</svg>'
    )
