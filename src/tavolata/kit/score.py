"""The table of a result: what kinds of points there were, and how many of each everybody made."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..engine.room import Speaker
    from ..engine.scene import Tally


@dataclass(frozen=True, slots=True)
class Row:
    """Points of one kind by seat; ``None`` where a seat made none."""

    kind: str
    points: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """The rows in the order in which the reckoning names their kinds, and what they come to."""

    rows: tuple[Row, ...]
    totals: tuple[int, ...]


def score(tallies: Iterable[Tally], seats: int, words: Speaker) -> Score:
    """The table of a reckoning. What gave no points is for its lines alone to tell."""
    found: dict[str, list[int | None]] = {}
    for tally in tallies:
        if tally.points:
            row = found.setdefault(tally.kind or words.text("points-all"), [None] * seats)
            row[tally.seat] = (row[tally.seat] or 0) + tally.points
    rows = tuple(Row(kind, tuple(points)) for kind, points in found.items())
    return Score(rows, tuple(sum(row.points[seat] or 0 for row in rows) for seat in range(seats)))
