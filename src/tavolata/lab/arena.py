"""Bots against bots: who is better, by how much, and how sure that is.

Every deal is played from every seat: the bots keep their order round the table and all move on by one seat from match
to match, until each has sat everywhere. So neither a lucky deal nor a good seat favours anybody. Where there are
fewer seats than bots, every group of as many bots as there are seats plays every deal that way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations
from time import perf_counter

from .. import registry
from ..bots.base import Budget
from ..engine.catalogue import room
from ..engine.errors import BadOption
from ..engine.setup import OptionValue
from .matches import Result
from .ratings import Rating, Ratings
from .statistics import Interval, Lengths, Share, clustered
from .workshop import Schedule, at_least_one, check_jobs, make_schedule, run


@dataclass(frozen=True)
class BotReport:
    """How one of the bots named did. A bot named twice is two entries, told apart by ``entry``, its index in the list.

    ``first`` counts the matches it won, at whichever of its seats. A win shared by several seats counts for each as a
    fraction; so of a team of two each has half a win, and a bot that plays both a whole one. ``first_share`` is that
    part of the ``games`` it played in, ``interval`` its 95 % interval, reckoned by deals. ``proven`` counts
    the decisions made knowing the outcome for certain.
    """

    entry: int
    bot: str
    games: int
    first: float
    first_share: float
    interval: Interval
    rating: float
    mu: float
    sigma: float
    decisions: int
    seconds_per_decision: float
    playouts_per_decision: float
    proven: int

    def json(self) -> dict[str, object]:
        """The entry as plain data."""
        return {
            "entry": self.entry,
            "bot": self.bot,
            "games": self.games,
            "first": self.first,
            "first_share": self.first_share,
            "interval": list(self.interval),
            "rating": self.rating,
            "mu": self.mu,
            "sigma": self.sigma,
            "decisions": self.decisions,
            "seconds_per_decision": self.seconds_per_decision,
            "playouts_per_decision": self.playouts_per_decision,
            "proven": self.proven,
        }


@dataclass(frozen=True)
class ArenaReport:
    """What an arena found. Where bots think in playouts, not in time, all but times follows from the arguments."""

    game: str
    rules: str
    content: str
    seats: int
    options: dict[str, OptionValue]
    budget: dict[str, float | int | None]
    seed: int
    deals: int
    """Whole deals only, so there may be a few more games than were asked for."""
    games: int
    decisions: int
    seconds: float
    bots: list[BotReport]
    order_shares: list[Share]
    """What each position in the order of play was worth; position 0 is the seat that began."""
    lengths: Lengths
    nobody: int
    """Matches without a winner."""
    proven: int
    """Decisions made knowing the outcome for certain."""

    def json(self) -> dict[str, object]:
        """The report as plain data, ready for ``json.dumps``."""
        return {
            "game": self.game,
            "rules": self.rules,
            "content": self.content,
            "seats": self.seats,
            "options": self.options,
            "budget": self.budget,
            "seed": self.seed,
            "deals": self.deals,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "bots": [bot.json() for bot in self.bots],
            "order_shares": [share.json("position") for share in self.order_shares],
            "lengths": self.lengths.json(),
            "nobody": self.nobody,
            "proven": self.proven,
        }


def arena(
    game_id: str,
    bots: list[str],
    games: int,
    seed: int,
    seats: int | None = None,
    options: dict[str, object] | None = None,
    content: str | None = None,
    budget: Budget = registry.DEFAULT_BUDGET,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> ArenaReport:
    """Play at least ``games`` matches between bots, every deal from every seat, in ``jobs`` processes.

    With more ``seats`` than bots the last bot takes those left over; with fewer, every group of bots plays. If
    ``seats`` is not said, there is one for each bot, or as many as the game allows that come nearest. ``BadOption``
    and its like say what is allowed, before any match is played.

    >>> report = arena("primo-cavaliere", ["random", "random"], games=9, seed=1)
    >>> report.deals, report.games, [bot.games for bot in report.bots]
    (5, 10, [10, 10])
    """
    begun = perf_counter()
    at_least_one("games", games)
    if not bots:
        raise BadOption("no-bots", f"no bot is named; there are: {', '.join(registry.BOTS)}")
    if seats is None:
        seats = usual_seats(room(game_id).game.seat_counts, len(bots))
    else:
        room(game_id).game.setup(seats, options)  # seats that cannot be are refused before anybody is seated
    plan_seatings = seatings(len(bots), seats)
    deals = -(-games // len(plan_seatings))
    schedule = make_schedule(game_id, bots, plan_seatings, deals, seed, options, content, budget)
    check_jobs(game_id, jobs)
    tally = _Tally(schedule)
    with closing(run(schedule, jobs, progress)) as results:
        for number, result in enumerate(results):
            tally.add(number % len(plan_seatings), result)
    return tally.report(begun)


def usual_seats(allowed: tuple[int, ...], bots: int) -> int:
    """The seats for a number of bots: as many, or the next number allowed, or the largest.

    >>> usual_seats((2, 3, 4), 1), usual_seats((2, 3, 4), 3), usual_seats((2, 3, 4), 7)
    (2, 3, 4)
    """
    return min((count for count in allowed if count >= bots), default=max(allowed))


def seatings(bots: int, seats: int) -> tuple[tuple[int, ...], ...]:
    """Who sits where in each match on a deal, as indexes of bots by seat.

    >>> seatings(2, 3)
    ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    >>> seatings(3, 2)
    ((0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1))
    """
    groups = (
        [(*range(bots), *[bots - 1] * (seats - bots))] if seats >= bots else combinations(range(bots), seats)
    )
    return tuple(
        tuple(group[(seat - turn) % seats] for seat in range(seats))
        for group in groups
        for turn in range(seats)
    )


class _Wins:
    """Wins, and of the matches on each deal the part won."""

    def __init__(self) -> None:
        self.games = 0
        self.first = 0.0
        self.shares: list[float] = []

    def add_deal(self, won: list[float]) -> None:
        self.games += len(won)
        self.first += sum(won)
        self.shares.append(sum(won) / len(won))


class _Entry(_Wins):
    """Sums over the matches of one bot."""

    def __init__(self) -> None:
        super().__init__()
        self.decisions = 0
        self.seconds = 0.0
        self.playouts = 0
        self.proven = 0


class _Tally:
    """Sums over matches, which must be added in their order: ratings and roundings depend on it."""

    def __init__(self, schedule: Schedule) -> None:
        self.schedule = schedule
        self.entries = [_Entry() for _ in schedule.bots]
        self.ratings = Ratings(len(schedule.bots))
        self.order = [_Wins() for _ in range(schedule.seats)]
        self.lengths: Counter[int] = Counter()
        self.nobody = 0
        self.deal: list[Result] = []

    def add(self, which: int, result: Result) -> None:
        """Count a match, the ``which``-th of its deal; with the last one the deal is closed."""
        seating = self.schedule.seatings[which]
        self.lengths[sum(result.decisions)] += 1
        self.nobody += not any(result.wins)
        for seat, number in enumerate(seating):
            entry = self.entries[number]
            entry.decisions += result.decisions[seat]
            entry.seconds += result.seconds[seat]
            entry.playouts += result.playouts[seat]
            entry.proven += result.proven[seat]
        if self.schedule.seats > 1:
            self.ratings.add(seating, result)
        self.deal.append(result)
        if len(self.deal) == len(self.schedule.seatings):
            self._close_deal()

    def _close_deal(self) -> None:
        seats = self.schedule.seats
        for number, entry in enumerate(self.entries):
            entry.add_deal(
                [
                    sum(win for one, win in zip(seating, result.wins, strict=True) if one == number)
                    for seating, result in zip(self.schedule.seatings, self.deal, strict=True)
                    if number in seating
                ]
            )
        for position, wins in enumerate(self.order):
            wins.add_deal([result.wins[(result.first + position) % seats] for result in self.deal])
        if seats == 1:
            self.ratings.add_solo([seating[0] for seating in self.schedule.seatings], self.deal)
        self.deal = []

    def report(self, begun: float) -> ArenaReport:
        schedule = self.schedule
        setup = schedule.setup()
        return ArenaReport(
            game=schedule.game,
            rules=setup.version,
            content=setup.content.label,
            seats=schedule.seats,
            options=setup.options,
            budget=schedule.budget,
            seed=schedule.seed,
            deals=schedule.deals,
            games=schedule.games,
            decisions=sum(entry.decisions for entry in self.entries),
            seconds=perf_counter() - begun,
            bots=[
                _bot_report(number, name, entry, self.ratings.now[number])
                for number, (name, entry) in enumerate(zip(schedule.bots, self.entries, strict=True))
            ],
            order_shares=[self._order_share(position) for position in range(schedule.seats)],
            lengths=Lengths.of(self.lengths),
            nobody=self.nobody,
            proven=sum(entry.proven for entry in self.entries),
        )

    def _order_share(self, position: int) -> Share:
        wins = self.order[position]
        bot = self.schedule.bots[0] if len(set(self.schedule.bots)) == 1 else ""
        return Share(position, bot, wins.first, wins.first / wins.games, clustered(wins.shares))


def _bot_report(number: int, name: str, entry: _Entry, rating: Rating) -> BotReport:
    return BotReport(
        entry=number,
        bot=name,
        games=entry.games,
        first=entry.first,
        first_share=entry.first / entry.games,
        interval=clustered(entry.shares),
        rating=rating.rating,
        mu=rating.mu,
        sigma=rating.sigma,
        decisions=entry.decisions,
        seconds_per_decision=entry.seconds / max(1, entry.decisions),
        playouts_per_decision=entry.playouts / max(1, entry.decisions),
        proven=entry.proven,
    )
