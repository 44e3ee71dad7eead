"""How fast Tavolata means to be, as ratios to the others in the same run."""

from __future__ import annotations

from dataclasses import dataclass

from .own import FIRST_GAME, TAVOLATA
from .peers import CONNECT_FOUR, OPEN_SPIEL, PETTING_ZOO
from .rows import CLONES, STEPS, UNIFORM, Row

MET, NOT_MET, UNKNOWN = "met", "not met", "not measured"


@dataclass(frozen=True)
class Target:
    """Something to reach: a figure of the first game, divided by another library's figure if there is one."""

    what: str
    wanted: float
    found: float | None

    @property
    def verdict(self) -> str:
        if self.found is None:
            return UNKNOWN
        return MET if self.found >= self.wanted else NOT_MET


def targets(rows: list[Row]) -> list[Target]:
    """All targets; they are for Il Primo Cavaliere with companions, compiled."""
    steps = own_best(rows, STEPS)
    loop = own_best(rows, UNIFORM)
    spiel = reference(rows)
    python_games = peer_best(rows, OPEN_SPIEL, "Python")
    zoo = peer_best(rows, PETTING_ZOO, "Python")
    return [
        Target("from Python / OpenSpiel C++ connect_four from Python", 1.0, ratio(steps, spiel)),
        Target("own loop, random play / OpenSpiel C++ connect_four from Python", 2.0, ratio(loop, spiel)),
        Target(
            "from Python / OpenSpiel's Python games (the fastest of them)", 15.0, ratio(steps, python_games)
        ),
        Target("from Python / PettingZoo connect_four_v3", 50.0, ratio(steps, zoo)),
        Target("clones a second", 1_000_000.0, own_best(rows, CLONES)),
    ]


def reference(rows: list[Row]) -> float | None:
    """What all steps are compared with: OpenSpiel's connect four in C++, driven from Python."""
    for row in rows:
        if row.library == OPEN_SPIEL and row.game == CONNECT_FOUR:
            return row.best(STEPS)
    return None


def own_best(rows: list[Row], column: str) -> float | None:
    for row in rows:
        if (row.library, row.game, row.built) == (TAVOLATA, FIRST_GAME, "compiled"):
            return row.best(column)
    return None


def peer_best(rows: list[Row], library: str, built: str) -> float | None:
    """The steps of the fastest game of a library."""
    found = [row.best(STEPS) for row in rows if row.library == library and row.built == built]
    return max((figure for figure in found if figure is not None), default=None)


def ratio(one: float | None, other: float | None) -> float | None:
    return None if one is None or other is None else one / other
