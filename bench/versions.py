"""Two versions of Tavolata side by side: how fast the second one is where the first is 1.

    python -m bench.versions ../before/.venv/bin/python .venv/bin/python
    python -m bench.versions ../before/src src --game proelio --work policy --work search

A version is a Python that has Tavolata installed, or a folder of its sources, which are run uncompiled by this Python.
Both do the same work, piece by piece, in turns; a ``*`` says that they did not come to the same, so that the figure
means little. What counts is the processor's time. Every round has two new processes, since one may by chance lie better
in memory than another. Shown is the median of the rounds, with the lowest and the highest.

asked   whole random games, each move asked for and played, and checked thereby, from Python
random  whole random games in the engine's own loop or the game's
policy  likewise, with the playout policy that the game gives to search
clones  copies of positions of a random game
deals   set-up and deal alone; the games above include it
greedy  decisions of the greedy bot in positions of a random game
search  likewise of the search bot, with a few playouts
replay  records of random matches, read and replayed
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
FEWEST = 0
"""The number of seats that is nearest to a game's smallest table."""


class Version:
    """A process in which one version works."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        hello = json.loads(self._line())
        self.games: list[str] = hello["games"]
        self.works: list[str] = hello["works"]
        self.compiled: bool = hello["compiled"]

    def measure(self, game: str, work: str, first: int, times: int) -> tuple[float, int]:
        """How many seconds the work took, and to what it came."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{game} {work} {first} {times}\n")
        self._process.stdin.flush()
        seconds, come_to = json.loads(self._line())
        return seconds, come_to

    def _line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("one of the versions has ended; what it said is above")
        return line


@contextmanager
def version(where: str, seats: int) -> Iterator[Version]:
    """A version for as long as it is measured."""
    sources = Path(where).is_dir()
    process = subprocess.Popen(
        [sys.executable if sources else where, "-m", "bench.work", str(seats)],
        cwd=ROOT,
        env={
            **os.environ,
            "PYTHONPATH": str(Path(where).resolve()) if sources else "",
            "PYTHONHASHSEED": "0",
        },
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    try:
        yield Version(process)
    finally:
        process.stdin.close()
        process.wait()


@dataclass
class Figure:
    """One piece of work: how often it is done at a time, and what came out, round by round."""

    times: int = 0
    ratios: list[float] = field(default_factory=list)
    same: bool = True

    def measure(self, before: Version, after: Version, game: str, work: str, seconds: float) -> None:
        """Both do the same, one after the other and back again, so that neither is always the later."""
        self.times = self.times or calibrated(before, game, work, seconds)
        first = self.times * len(self.ratios)
        took = {before: 0.0, after: 0.0}
        come_to = set()
        for one in (before, after, after, before):
            seconds, result = one.measure(game, work, first, self.times)
            took[one] += seconds
            come_to.add(result)
        self.ratios.append(took[before] / took[after])
        self.same &= len(come_to) == 1

    def text(self) -> str:
        return f"{median(self.ratios):.2f}{' ' if self.same else '*'} {min(self.ratios):.2f}-{max(self.ratios):.2f}"


def calibrated(one: Version, game: str, work: str, seconds: float) -> int:
    """How often a piece of work is done in about so many seconds."""
    times = 1
    while True:
        took, _ = one.measure(game, work, 0, times)
        if took >= seconds / 4:
            return max(1, round(times * seconds / took))
        times *= 2


def report(figures: dict[tuple[str, str], Figure], asked: argparse.Namespace, built: list[bool]) -> str:
    """A line for each game and piece of work."""
    how = [
        f"{name}: {where}, {'compiled' if compiled else 'not compiled'}"
        for name, where, compiled in zip(("before", "after"), (asked.before, asked.after), built, strict=True)
    ]
    lines = [f"{game:17}{work:8}{figure.text()}" for (game, work), figure in figures.items()]
    return "\n".join([*how, "", *lines])


def main() -> None:
    asked = arguments()
    figures: dict[tuple[str, str], Figure] = {}
    built: list[bool] = []
    for number in range(asked.rounds):
        print(f"round {number + 1} of {asked.rounds}", file=sys.stderr)
        with ExitStack() as stack:
            before, after = (
                stack.enter_context(version(where, asked.seats)) for where in (asked.before, asked.after)
            )
            built = [before.compiled, after.compiled]
            for game, work in product(asked.game or before.games, asked.work or before.works):
                figure = figures.setdefault((game, work), Figure())
                figure.measure(before, after, game, work, asked.seconds)
    print(report(figures, asked, built))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench.versions",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("before", help="the version that is 1")
    parser.add_argument("after", help="the version that is compared with it")
    parser.add_argument("--game", action="append", default=[], help="only this one; repeatable")
    parser.add_argument("--work", action="append", default=[], help="only this; repeatable")
    parser.add_argument(
        "--seats", type=int, default=FEWEST, help="or as near as a game comes (default: fewest)"
    )
    parser.add_argument("--rounds", type=int, default=7, help="default 7")
    parser.add_argument(
        "--seconds",
        type=float,
        default=0.3,
        help="for one turn of a version, of two in each round (default 0.3)",
    )
    chosen = parser.parse_args()
    if chosen.seconds <= 0 or chosen.rounds < 1:
        parser.error("--seconds and --rounds are above zero")
    return chosen


if __name__ == "__main__":
    main()
