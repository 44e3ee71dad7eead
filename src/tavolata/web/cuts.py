"""What has changed in a fragment: the pieces that are new, and where they go.

A piece begins with an element and goes on to the next one. Browsers write a fragment that they have read with other
quotes, and with an end for every element, but with the same elements in the same order: so a screen can lay new pieces
between those of the page as it was loaded, which it knows only as the browser writes it.
"""

from __future__ import annotations

import re
import sys
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import TypeAlias

Cut: TypeAlias = tuple[int, int] | tuple[int, int, str]
"""From which of the old pieces on, how many of them go, and what comes instead, if anything does."""
Change: TypeAlias = tuple[int, tuple[Cut, ...]]
"""How many pieces there were, by which a screen sees that it has the same, and what has changed, from the front."""

BETWEEN = "<"
"""What stands between two pieces, and in none of them before a letter."""
_OPENS = re.compile(r"<(?=[a-zA-Z])")


def pieces(html: str) -> list[str]:
    """A fragment in pieces; what stands before the first element is one, also if it is nothing."""
    return _OPENS.split(html)


def change(old: str, new: str) -> Change:
    """How the old fragment becomes the new one."""
    before, after = pieces(old), pieces(new)
    start = _alike(before, after)
    end = _alike(before[start:][::-1], after[start:][::-1])
    gone, come = before[start : len(before) - end], after[start : len(after) - end]
    return len(before), tuple(
        (start + first, last - first, BETWEEN.join(come[begin:until]))
        if begin < until
        else (start + first, last - first)
        for first, last, begin, until in _steps(gone, come)
    )


def changed(old: str, change: Change) -> str:
    """The new fragment. The page's script does the same (``laid``)."""
    result, (number, cuts) = pieces(old), change
    if len(result) != number:
        raise ValueError(f"this fragment has {len(result)} pieces, not {number}")
    for start, less, *html in reversed(cuts):
        result[start : start + less] = html
    return BETWEEN.join(result)


def _alike(one: Sequence[str], other: Sequence[str]) -> int:
    """How many pieces are the same at the beginning."""
    least = min(len(one), len(other))
    return next((index for index in range(least) if one[index] != other[index]), least)


def _steps(gone: Sequence[str], come: Sequence[str]) -> Iterator[tuple[int, int, int, int]]:
    """Which pieces give way to which: from where the two differ to the nearest place where they agree again.

    It takes one pass. It looks no further ahead than it then goes on, so nothing is looked at often, however the
    fragment has changed.
    """
    places: dict[str, list[int]] = {}
    for place, piece in enumerate(gone):
        places.setdefault(piece, []).append(place)
    old = new = 0
    while old < len(gone) or new < len(come):
        if old < len(gone) and new < len(come) and gone[old] == come[new]:
            old, new = old + 1, new + 1
            continue
        until, then = _agreement(places, come, old, new) or (len(gone), len(come))
        yield old, until, new, then
        old, new = until, then


def _agreement(
    places: dict[str, list[int]], come: Sequence[str], old: int, new: int
) -> tuple[int, int] | None:
    """The nearest place, in both, from which they agree."""
    best: tuple[int, int] | None = None
    nearest = sys.maxsize
    for then in range(new, len(come)):
        if then - new >= nearest:
            break
        known = places.get(come[then], ())
        next = bisect_left(known, old)
        if next < len(known) and (way := then - new + known[next] - old) < nearest:
            best, nearest = (known[next], then), way
    return best
