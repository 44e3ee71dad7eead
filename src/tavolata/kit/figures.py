"""Tables of a rulebook: named in it as ``{table cards}``, filled by the room from its content."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..engine.clauses import Figures

if TYPE_CHECKING:
    from ..engine.room import Entry, Speaker
    from ..engine.setup import Content


def entries_of(content: Content, name: str) -> list[Entry]:
    """A list of a content pack, as its file writes it."""
    found = content.data[name]
    assert isinstance(found, list), f"{name!r} is no list"
    return found


def table(words: Speaker, name: str, columns: Iterable[str], rows: Iterable[Iterable[object]]) -> Figures:
    """A table with its words: message ``table-<name>`` over it, ``column-<column>`` over each column.

    A cell is shown as it is; ``None`` is left empty, as a card has no icon to print.
    """
    cells = [tuple("" if cell is None else str(cell) for cell in row) for row in rows]
    return Figures(
        words.text(f"table-{name}"), tuple(words.text(f"column-{column}") for column in columns), tuple(cells)
    )
