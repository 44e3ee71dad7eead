"""Shares with honest intervals, and lengths.

A share of first places is a mean of numbers between 0 and 1. Two cases are told apart:

- matches that have nothing in common but the bots: Wilson's interval;
- matches played several on one deal, as in the arena. They hang together: a deal that favours one seat gives one bot
  a win and, seats changed, the other bot the next. So the deals are counted, not the matches. The variance of the
  deals' shares says how many independent matches they are worth, and Wilson's interval is drawn for that number, with
  Student's quantile for few deals. It stays between 0 and 1 and leans the right way near the ends, as an interval of
  plus or minus the standard error does not.

All intervals are meant to hold the true share in 95 of 100 experiments.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import TypeAlias

Interval: TypeAlias = "tuple[float, float]"

CONFIDENCE = 0.95
_UPPER = (1 + CONFIDENCE) / 2
_NORMAL = NormalDist().inv_cdf(_UPPER)


def wilson(first: float, games: float, quantile: float = _NORMAL) -> Interval:
    """The interval for a share of ``first`` in ``games`` independent matches.

    Shared wins make ``first`` a fraction; they vary less than wins do, so the interval is then a little too wide,
    never too narrow.

    >>> [round(end, 3) for end in wilson(0, 100)], [round(end, 3) for end in wilson(50, 100)]
    ([0.0, 0.037], [0.404, 0.596])
    """
    share = _clip(first / games)
    square = quantile * quantile / games
    middle = (share + square / 2) / (1 + square)
    half = quantile * math.sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    low = 0.0 if share == 0 else _clip(middle - half)
    high = 1.0 if share == 1 else _clip(middle + half)
    return low, high


def clustered(shares: Sequence[float]) -> Interval:
    """The interval for the mean of the shares won on each deal, all deals being played equally often.

    To the variance found is added that of a single deal gone wholly one way. Thus deals that all came out alike (each
    bot won once on every one of them) still leave some doubt. Where everything or nothing was won the variance tells
    nothing, and each deal is counted as one match, as if the matches on it could not but end alike.

    >>> [round(end, 3) for end in clustered([0.5, 1.0, 0.5, 0.0] * 25)]
    [0.43, 0.57]
    >>> clustered([1.0] * 100) == wilson(100, 100)
    True
    """
    deals = len(shares)
    mean = _clip(math.fsum(shares) / deals)
    spread = mean * (1 - mean)
    if deals == 1 or spread == 0:
        return wilson(mean * deals, deals)
    variance = math.fsum((share - mean) ** 2 for share in shares) / (deals - 1) / deals
    worth = spread / (variance + spread / deals**2)
    return wilson(mean * worth, worth, student(deals - 1))


def student(freedom: int) -> float:
    """The quantile of Student's distribution that takes the place of 1.96 when the variance is known from few numbers.

    >>> [round(student(freedom), 2) for freedom in (1, 2, 5, 30, 1000)]
    [12.71, 4.3, 2.57, 2.04, 1.96]
    """
    if freedom == 1:
        return math.tan(math.pi * (_UPPER - 0.5))
    if freedom == 2:
        return CONFIDENCE * math.sqrt(2 / (1 - CONFIDENCE * CONFIDENCE))
    z = _NORMAL
    terms = (  # the expansion of Cornish and Fisher, right to two digits from 3 degrees of freedom on
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return math.fsum(term / freedom**power for power, term in enumerate(terms))


def _clip(share: float) -> float:
    return min(1.0, max(0.0, share))


@dataclass(frozen=True)
class Share:
    """How often a seat, or a position in the order of play, came first.

    ``seat`` is the seat or the position, from 0. ``bot`` is who sat there, empty where it was not always the same
    bot. ``first`` counts the matches won, a shared win as a fraction; ``share`` is that part of all matches,
    ``interval`` its 95 % interval.
    """

    seat: int
    bot: str
    first: float
    share: float
    interval: Interval

    def json(self, place: str = "seat") -> dict[str, object]:
        """The share as plain data; ``place`` names what ``seat`` counts."""
        return {
            place: self.seat,
            "bot": self.bot,
            "first": self.first,
            "share": self.share,
            "interval": list(self.interval),
        }


@dataclass(frozen=True)
class Lengths:
    """How many decisions the matches took."""

    mean: float
    least: int
    most: int
    median: float
    p95: int
    """No more than 5 of 100 matches took more decisions."""

    @classmethod
    def of(cls, decisions: Iterable[int]) -> Lengths:
        """The lengths of matches, given the number of decisions in each (or a Counter of those numbers).

        >>> Lengths.of([10, 12, 13, 99])
        Lengths(mean=33.5, least=10, most=99, median=12.5, p95=99)
        """
        counts = decisions if isinstance(decisions, Counter) else Counter(decisions)
        games = counts.total()
        return cls(
            sum(length * number for length, number in counts.items()) / games,
            min(counts),
            max(counts),
            (_at(counts, (games + 1) // 2) + _at(counts, games // 2 + 1)) / 2,
            _at(counts, -(-games * 95 // 100)),
        )

    def json(self) -> dict[str, object]:
        """The lengths as plain data."""
        return {
            "mean": self.mean,
            "least": self.least,
            "most": self.most,
            "median": self.median,
            "p95": self.p95,
        }


def _at(counts: Counter[int], rank: int) -> int:
    """The number at a rank (from 1) when all are put in order."""
    for value in sorted(counts):
        rank -= counts[value]
        if rank <= 0:
            return value
    raise AssertionError("a rank beyond the last")
