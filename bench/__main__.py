"""`make bench`: how fast random play, copies and search are, side by side with other libraries, in one run."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import ExitStack

import tavolata

from . import report
from .own import own_rows
from .peers import peers
from .rows import Missing, Row
from .timing import measure_in_turns
from .uncompiled import uncompiled_rows


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="for each figure, over all rounds (default 1)"
    )
    parser.add_argument("--rounds", type=int, default=5, help="turns each figure gets (default 5)")
    parser.add_argument(
        "--game", action="append", default=[], help="of Tavolata's games only this one; repeatable"
    )
    parser.add_argument(
        "--compiled-only", action="store_true", help="leave out the games run from their sources"
    )
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    chosen = parser.parse_args()
    if chosen.seconds <= 0 or chosen.rounds < 1:
        parser.error("--seconds and --rounds are above zero")
    for id in chosen.game:
        if id not in tavolata.catalogue():
            parser.error(f"no game {id!r}; there are: {', '.join(tavolata.catalogue())}")
    return chosen


def main() -> None:
    chosen = arguments()
    rows, missing = peers()
    with ExitStack() as stack:
        rows += own_rows(chosen.game)
        if not chosen.compiled_only:
            rows += stack.enter_context(uncompiled_rows(chosen.game))
        measure(rows, chosen.rounds, chosen.seconds)
    show(rows, missing, chosen)


def measure(rows: list[Row], rounds: int, seconds: float) -> None:
    places = [(row, column) for row in rows for column in row.timers]
    timers = [row.timers[column] for row, column in places]

    def progress(number: int) -> None:
        print(f"round {number} of {rounds}, {len(timers)} figures", file=sys.stderr)

    figures = measure_in_turns(timers, rounds, seconds, progress)
    for (row, column), figure in zip(places, figures, strict=True):
        row.figures[column] = figure


def show(rows: list[Row], missing: list[Missing], chosen: argparse.Namespace) -> None:
    if chosen.json:
        print(json.dumps(report.data(rows, missing, chosen.rounds, chosen.seconds), indent=2))
    else:
        print(report.text(rows, missing, chosen.rounds, chosen.seconds))


if __name__ == "__main__":
    main()
