"""What is printed: one table, the targets, and what was measured on what. All of it is Markdown."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable
from pathlib import Path

import tavolata
from tavolata.build import how_built

from .peers import versions
from .rows import COLUMNS, STEPS, UNIFORM, Missing, Row
from .targets import Target, ratio, reference, targets

RATIOS = (STEPS, UNIFORM)
"""The columns followed by their ratio to the reference."""


def machine() -> dict[str, str | int]:
    """What the figures depend on."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "processor": processor(),
        "cores": os.cpu_count() or 1,
        "tavolata": f"{tavolata.__version__}, {how_built()}",
        **{library.lower(): found for library, found in versions().items()},
    }


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or "unknown"
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown"


def text(rows: list[Row], missing: list[Missing], rounds: int, seconds: float) -> str:
    """The whole report."""
    parts = [
        "## Speed",
        f"Thousands a second on one core, the best of {rounds} rounds in which all take turns, "
        f"{seconds:g} s of processor time for each figure. "
        "x: compared with OpenSpiel's connect_four in C++, driven from Python.",
        table(rows),
        "\n".join(f"- {heading}: {meaning}" for heading, meaning in COLUMNS.values()),
    ]
    if missing:
        parts.append("\n".join(f"- {one.library} is left out: {one.reason}. {HOW_TO_GET}" for one in missing))
    parts += [
        "## Targets",
        "Il Primo Cavaliere with companions, two seats, compiled.",
        target_table(targets(rows)),
        "## Measured on",
        "\n".join(f"- {name}: {value}" for name, value in machine().items()),
    ]
    return "\n\n".join(parts)


HOW_TO_GET = "`make bench` installs it; by hand: `pip install '.[bench]'`."


def table(rows: list[Row]) -> str:
    base = reference(rows)
    header = ["library", "game", "seats", "rules"]
    for column, (heading, _) in COLUMNS.items():
        header += [heading, "x"] if column in RATIOS else [heading]
    lines = []
    for row in rows:
        line = [row.library, row.game, str(row.seats), row.built]
        for column in COLUMNS:
            line.append(thousands(row.best(column)))
            if column in RATIOS:
                line.append(times(ratio(row.best(column), base)))
        lines.append(line)
    return markdown(header, lines, left=(0, 1, 3))


def target_table(found: list[Target]) -> str:
    lines = [[one.what, figure(one.wanted), figure(one.found), one.verdict] for one in found]
    return markdown(["target", "wanted", "found", ""], lines, left=(0, 3))


def thousands(value: float | None) -> str:
    if value is None:
        return "-"
    value /= 1000
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def times(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}"


def figure(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 1000 else f"{value:.2f}"


def markdown(header: list[str], lines: list[list[str]], left: Iterable[int]) -> str:
    """A table, its columns as wide as they must be."""
    widths = [max(3, *(len(line[place]) for line in [header, *lines])) for place in range(len(header))]
    starts = set(left)
    rule = ["-" * width if place in starts else "-" * (width - 1) + ":" for place, width in enumerate(widths)]
    return "\n".join(
        "| "
        + " | ".join(
            cell.ljust(width) if place in starts else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        + " |"
        for line in [header, rule, *lines]
    )


def data(rows: list[Row], missing: list[Missing], rounds: int, seconds: float) -> dict[str, object]:
    """The whole report as plain data, in units a second."""
    base = reference(rows)
    return {
        "machine": machine(),
        "rounds": rounds,
        "seconds": seconds,
        "rows": [
            {
                "library": row.library,
                "game": row.game,
                "seats": row.seats,
                "rules": row.built,
                "best": {column: one.best for column, one in row.figures.items()},
                "median": {column: one.median for column, one in row.figures.items()},
                "ratio": {column: ratio(row.best(column), base) for column in RATIOS},
            }
            for row in rows
        ],
        "targets": [
            {"target": one.what, "wanted": one.wanted, "found": one.found, "verdict": one.verdict}
            for one in targets(rows)
        ],
        "missing": {one.library: one.reason for one in missing},
    }
