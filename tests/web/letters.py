"""The characters that our texts use, collected from the sources."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import tavolata

SOURCES = Path(tavolata.__file__).parent
KINDS = (".ftl", ".toml", ".md", ".html", ".css", ".js", ".svg", ".py")
OURS = {"Tavolata Serif", "Tavolata Sans", "Tavolata Signs"}
TERMINAL = ("terminal", "board_terminal.py", "terminal.py")
"""What is written for a terminal is shown with its letters."""
LEFT_OUT = "♨⚒\n\t"
"""Signs of messages that only a terminal shows."""


@cache
def characters() -> str:
    """Every character that may come onto a page, but for what people write."""
    paths = [path for path in SOURCES.rglob("*") if path.suffix in KINDS and not {*path.parts} & {*TERMINAL}]
    found = set().union(*[set(path.read_text("utf-8")) for path in paths])
    return "".join(sorted(found - set(LEFT_OUT)))
