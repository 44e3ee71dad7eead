"""The same games from their sources, not compiled: measured by a second process, in turn with all the others.

The process reads lines "row column seconds" and answers each with units a second.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import tavolata

from .own import own_rows
from .rows import Row

ROOT = Path(__file__).resolve().parent.parent


class Elsewhere:
    """A figure that the other process measures."""

    def __init__(self, process: subprocess.Popen[str], row: int, column: str) -> None:
        self._process = process
        self._request = f"{row} {column}"

    def measure(self, seconds: float) -> float:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(f"{self._request} {seconds}\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError("the process that measures the uncompiled games has ended")
        return float(answer)


@contextmanager
def uncompiled_rows(games: list[str]) -> Iterator[list[Row]]:
    """The rows of the uncompiled games for as long as their process lives; none where there are no sources to run."""
    if not tavolata.COMPILED or not (ROOT / "src" / "tavolata").is_dir():
        yield []
        return
    process = subprocess.Popen(
        [sys.executable, "-m", "bench.uncompiled", *games],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None and process.stdout is not None
    try:
        yield [
            Row(
                library,
                game,
                seats,
                built,
                {column: Elsewhere(process, number, column) for column in columns},
            )
            for number, (library, game, seats, built, columns) in enumerate(
                json.loads(process.stdout.readline() or "[]")
            )
        ]
    finally:
        process.stdin.close()
        process.wait()


def serve() -> None:
    """Say what there is to measure, and measure what is asked for until nothing more is."""
    rows = own_rows(sys.argv[1:])
    print(json.dumps([[r.library, r.game, r.seats, r.built, list(r.timers)] for r in rows]), flush=True)
    for line in sys.stdin:
        row, column, seconds = line.split()
        print(rows[int(row)].timers[column].measure(float(seconds)), flush=True)


if __name__ == "__main__":
    serve()
