"""The games that the suite runs on here, and where their golden records lie."""

from __future__ import annotations

import sys
from pathlib import Path

import tavolata
from tavolata import Room
from tavolata.testing.support import *  # noqa: F403

PINS = Path(__file__).parent
sys.path.append(str(PINS.parent / "stranger"))


def rooms() -> list[Room]:
    """All games there are to test, and the small one of tests/stranger, which nobody has installed."""
    from nebbia import ROOM

    tavolata.add(ROOM)
    return [tavolata.room(id) for id in tavolata.catalogue()]
