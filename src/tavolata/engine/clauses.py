"""The rulebook as numbered clauses, read from a room's ``rulebook.<language>.md``.

A chapter is a heading ``## PC-3 A turn``; a clause is a paragraph that begins with its id in bold (``**PC-3.2**``)
and ends with where it comes from, in brackets: ``[book]``, ``[ruling: why]`` or ``[house: why]`` (in Italian
``[libro]``, ``[decisione: …]``, ``[nostra: …]``).

A paragraph ``{table cards}`` after a clause belongs to it: there stands a table that the room fills from its content,
so that figures are written once, in the data that the rules play by.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path

_CHAPTER = re.compile(r"^## ([A-Z]+-\d+)\s+(.+)$")
_CLAUSE = re.compile(r"^\*\*([A-Z]+-\d+\.\d+)\*\*\s+(.*)$", re.DOTALL)
_SOURCE = re.compile(r"\s*\[([a-z]+)(?::\s*(.*))?\]$", re.DOTALL)
_TABLE = re.compile(r"^\{table ([a-z][a-z0-9-]*)\}$")
_SOURCES = {
    "book": "book",
    "ruling": "ruling",
    "house": "house",
    "libro": "book",
    "decisione": "ruling",
    "nostra": "house",
}


@dataclass(frozen=True)
class Clause:
    """One rule: its id, its words, whether it is the book's, a ruling or ours, and why; and its tables by name."""

    id: str
    chapter: str
    text: str
    source: str
    reason: str
    tables: tuple[str, ...] = ()


@dataclass(frozen=True)
class Figures:
    """A table of the rulebook, filled: what it is about, the heads of its columns, and its rows."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Chapter:
    """A heading of the rulebook with its clauses."""

    id: str
    title: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Rulebook:
    """A game's rules in one language."""

    title: str
    introduction: str
    chapters: tuple[Chapter, ...]

    @property
    def clauses(self) -> dict[str, Clause]:
        """All clauses by id, in the book's order."""
        return {clause.id: clause for chapter in self.chapters for clause in chapter.clauses}


def read_rulebook(path: Path) -> Rulebook:
    """Read a rulebook; ``ValueError`` names the paragraph that is out of form."""
    title, introduction = "", []
    chapters: list[tuple[str, str, list[Clause]]] = []
    for block in re.split(r"\n\s*\n", path.read_text("utf-8")):
        paragraph = " ".join(line.strip() for line in block.strip().splitlines())
        if not paragraph:
            continue
        heading = _CHAPTER.match(paragraph)
        if heading:
            chapters.append((heading[1], heading[2], []))
        elif paragraph.startswith("# "):
            title = paragraph[2:]
        elif chapters:
            _add(chapters[-1][2], paragraph, chapters[-1][0], path)
        else:
            introduction.append(paragraph)
    done = tuple(Chapter(id, name, tuple(clauses)) for id, name, clauses in chapters)
    return Rulebook(title, "\n\n".join(introduction), done)


def _add(clauses: list[Clause], paragraph: str, chapter: str, path: Path) -> None:
    """One more clause of a chapter, or a table of its last one."""
    table = _TABLE.match(paragraph)
    if table and clauses:
        clauses[-1] = replace(clauses[-1], tables=(*clauses[-1].tables, table[1]))
    else:
        clauses.append(_read_clause(paragraph, chapter, path))


def _read_clause(paragraph: str, chapter: str, path: Path) -> Clause:
    start = _CLAUSE.match(paragraph)
    source = _SOURCE.search(paragraph)
    if not start or not source or source[1] not in _SOURCES or not start[1].startswith(chapter + "."):
        raise ValueError(
            f"{path.name}, chapter {chapter}: not a clause with id and source: {paragraph[:60]!r}"
        )
    text = _SOURCE.sub("", start[2])
    return Clause(start[1], chapter, text, _SOURCES[source[1]], source[2] or "")
