"""The table that is filled: a row is a library with a game, a column is one kind of work."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from .timing import Figure, Timer

STEPS = "steps"
UNIFORM = "uniform"
POLICY = "policy"
CLONES = "clones"
GAMES = "games"
SEARCH = "search"

COLUMNS = {
    STEPS: ("from Python", "steps of whole random games, each move asked for and played from a Python loop"),
    UNIFORM: (
        "own loop",
        "steps of the same games in the library's own random loop (OpenSpiel: evaluate_bots)",
    ),
    POLICY: ("own policy", "likewise, with the playout policy the game gives to search"),
    CLONES: ("clones", "copies of a position half way through a game"),
    GAMES: ("new games", "set-up and deal alone; all steps above include it"),
    SEARCH: ("search", "playouts of a search from the opening, 1,000 for each decision (OpenSpiel: MCTSBot)"),
}
"""The heading of each kind of work, and what it is."""

SEARCH_PLAYOUTS = 1_000

chance: Callable[[], float] = Random(1).random
"""All that play from Python choose by ``moves[int(chance() * len(moves))]``, the quickest there is."""


@dataclass
class Row:
    """One library with one game, what is measured of it and, afterwards, what came out."""

    library: str
    game: str
    seats: int
    built: str
    """What its rules run as: C++, Python, compiled, not compiled."""
    timers: dict[str, Timer]
    figures: dict[str, Figure] = field(default_factory=dict)

    def best(self, column: str) -> float | None:
        """The figure of a column, a second; None where there is none."""
        figure = self.figures.get(column)
        return figure.best if figure else None


@dataclass(frozen=True)
class Missing:
    """Something that cannot be compared with, and why."""

    library: str
    reason: str
