"""Many matches with the same bots at the same seats: what a seat is worth, and how long a match is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from time import perf_counter

from .. import registry
from ..bots.base import Budget
from ..engine.setup import OptionValue
from .matches import Result
from .statistics import Lengths, Share, wilson
from .workshop import Schedule, at_least_one, check_jobs, make_schedule, run


@dataclass(frozen=True)
class SimulationReport:
    """What a simulation found. Where bots think in playouts, not in time, all but times follows from the arguments."""

    game: str
    rules: str
    content: str
    bots: list[str]
    options: dict[str, OptionValue]
    budget: dict[str, float | int | None]
    seed: int
    games: int
    decisions: int
    seconds: float
    seat_shares: list[Share]
    order_shares: list[Share]
    """By order of play: position 0 is the seat that began, position 1 the next one round the table."""
    lengths: Lengths
    nobody: int
    """Matches without a winner."""
    scores: list[float]
    """The mean score at each seat."""

    def json(self) -> dict[str, object]:
        """The report as plain data, ready for ``json.dumps``."""
        return {
            "game": self.game,
            "rules": self.rules,
            "content": self.content,
            "bots": self.bots,
            "options": self.options,
            "budget": self.budget,
            "seed": self.seed,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "seat_shares": [share.json() for share in self.seat_shares],
            "order_shares": [share.json("position") for share in self.order_shares],
            "lengths": self.lengths.json(),
            "nobody": self.nobody,
            "scores": self.scores,
        }


def simulate(
    game_id: str,
    bots: list[str],
    games: int,
    seed: int,
    jobs: int = 1,
    options: dict[str, object] | None = None,
    content: str | None = None,
    budget: Budget = registry.DEFAULT_BUDGET,
    progress: Callable[[int], None] | None = None,
) -> SimulationReport:
    """Play ``games`` matches, each on a deal of its own, with one seat for each bot named, in ``jobs`` processes.

    ``content`` is a folder. ``BadOption`` and its like say what is allowed, before any match is played.

    >>> report = simulate("primo-cavaliere", ["random", "random"], games=20, seed=1)
    >>> report.games, round(sum(share.first for share in report.seat_shares))
    (20, 20)
    """
    begun = perf_counter()
    at_least_one("games", games)
    schedule = make_schedule(game_id, bots, (tuple(range(len(bots))),), games, seed, options, content, budget)
    check_jobs(game_id, jobs)
    tally = _Tally(len(bots))
    with closing(run(schedule, jobs, progress)) as results:
        for result in results:
            tally.add(result)
    return tally.report(schedule, begun)


class _Tally:
    """Sums over matches, added in their order so that they round alike whatever the number of processes."""

    def __init__(self, seats: int) -> None:
        self.by_seat = [0.0] * seats
        self.by_order = [0.0] * seats
        self.scores = [0] * seats
        self.lengths: Counter[int] = Counter()
        self.nobody = 0

    def add(self, result: Result) -> None:
        seats = len(result.wins)
        for seat, win in enumerate(result.wins):
            self.by_seat[seat] += win
            self.by_order[(seat - result.first) % seats] += win
            self.scores[seat] += result.scores[seat]
        self.lengths[sum(result.decisions)] += 1
        self.nobody += not any(result.wins)

    def report(self, schedule: Schedule, begun: float) -> SimulationReport:
        setup = schedule.setup()
        games = schedule.games
        everywhere = schedule.bots[0] if len(set(schedule.bots)) == 1 else ""
        return SimulationReport(
            game=schedule.game,
            rules=setup.version,
            content=setup.content.label,
            bots=list(schedule.bots),
            options=setup.options,
            budget=schedule.budget,
            seed=schedule.seed,
            games=games,
            decisions=sum(length * number for length, number in self.lengths.items()),
            seconds=perf_counter() - begun,
            seat_shares=[
                Share(seat, schedule.bots[seat], first, first / games, wilson(first, games))
                for seat, first in enumerate(self.by_seat)
            ],
            order_shares=[
                Share(position, everywhere, first, first / games, wilson(first, games))
                for position, first in enumerate(self.by_order)
            ],
            lengths=Lengths.of(self.lengths),
            nobody=self.nobody,
            scores=[total / games for total in self.scores],
        )
