"""Ratings of bots by openskill's Plackett-Luce model.

A match is an order of finish: its winners together, then the others by their scores. Ratings follow the matches in
their order, so they are told with sigma, the doubt left in them; ``rating`` is mu less three sigma, the skill a bot
has almost for certain.
"""

from __future__ import annotations

from dataclasses import dataclass

from openskill.models import PlackettLuce

from .matches import Result


@dataclass(frozen=True)
class Rating:
    """The skill of a bot against the others it met: 25 is where all begin."""

    mu: float
    sigma: float

    @property
    def rating(self) -> float:
        """The cautious estimate."""
        return self.mu - 3 * self.sigma


class Ratings:
    """The ratings of the bots in an arena while it goes on."""

    def __init__(self, entries: int) -> None:
        self._model = PlackettLuce()
        self.now = [Rating(self._model.mu, self._model.sigma) for _ in range(entries)]

    def add(self, seating: tuple[int, ...], result: Result) -> None:
        """Rate a match of several seats. One that nobody won tells nothing of who is better."""
        if any(result.wins):
            self.rate(seating, _finish(result.wins, result.scores))

    def add_solo(self, entries: list[int], results: list[Result]) -> None:
        """Rate matches that bots played each for itself on the same deal."""
        self.rate(tuple(entries), _finish([r.wins[0] for r in results], [r.scores[0] for r in results]))

    def rate(self, seating: tuple[int, ...], finish: list[float]) -> None:
        """Rate an order of finish, small numbers first.

        A bot at several seats is rated at each as if alone there, and moves by the mean: one match is one match, and
        among equals it gains nothing by its number.
        """
        if len(seating) < 2:
            return
        table = [[self._model.rating(self.now[entry].mu, self.now[entry].sigma)] for entry in seating]
        after = [team[0] for team in self._model.rate(table, ranks=finish)]
        for entry in set(seating):
            own = [rated for one, rated in zip(seating, after, strict=True) if one == entry]
            self.now[entry] = Rating(
                sum(rated.mu for rated in own) / len(own), sum(rated.sigma for rated in own) / len(own)
            )


def _finish(wins: list[float], scores: list[int]) -> list[float]:
    """Each seat's place: 0 for the winners, then 1 and so on by scores, equal scores sharing a place."""
    places = sorted({-score for win, score in zip(wins, scores, strict=True) if not win})
    return [0.0 if win else 1.0 + places.index(-score) for win, score in zip(wins, scores, strict=True)]
