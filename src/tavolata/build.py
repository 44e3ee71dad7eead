"""How this copy of the program was built: compiled by mypyc or plain Python, and why.

The build writes ``_build.json`` into the package; a source tree has none.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files

from .engine import state


@dataclass(frozen=True)
class Build:
    """What is known of the making of this copy."""

    compiled: bool
    reason: str
    """Why it is not compiled; "" when it is."""
    compiler: str
    """What compiled it, with versions; "" when nothing did."""

    def __str__(self) -> str:
        return f"compiled ({self.compiler})" if self.compiled else f"not compiled: {self.reason}"


def how_built() -> Build:
    """How this copy was built."""
    note = files("tavolata").joinpath("_build.json")
    if not note.is_file():
        compiled = not state.__file__.endswith(".py")
        return Build(compiled, "" if compiled else "run from its sources", "mypyc" if compiled else "")
    told = json.loads(note.read_text(encoding="utf-8"))
    return Build(bool(told["compiled"]), str(told["reason"]), str(told["compiler"]))
