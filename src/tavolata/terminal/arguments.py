"""What is typed on the command line, read and checked: one clear line for whatever cannot be."""

from __future__ import annotations

import math
import os
from pathlib import Path

from ..bots.base import Budget
from ..engine.game import Game
from ..engine.rng import SEED_LIMIT
from ..registry import read_bot
from .desk import Problem

MOST_SECONDS = 86_400


def whole_number(option: str, text: str, low: int, high: int | None = None) -> int:
    """A whole number within bounds."""
    try:
        number = int(text)
    except ValueError:
        number = low - 1
    if number < low or (high is not None and number > high):
        if high is None:
            raise Problem("bad-number", option=option, value=text, low=str(low))
        raise Problem("bad-range", option=option, value=text, low=str(low), high=str(high))
    return number


def seed_number(text: str) -> int:
    """A seed."""
    try:
        seed = int(text)
    except ValueError:
        seed = -1
    if not 0 <= seed < SEED_LIMIT:
        raise Problem("bad-seed", value=text)
    return seed


def budget(seconds: str | None, playouts: str | None, otherwise: Budget) -> Budget:
    """How long bots think: by time or by playouts, not both."""
    if seconds is not None and playouts is not None:
        raise Problem("two-budgets")
    if playouts is not None:
        return Budget(playouts=whole_number("--playouts", playouts, 1))
    return otherwise if seconds is None else Budget(seconds=seconds_of(seconds))


def seconds_of(text: str) -> float:
    """A time to think."""
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not 0 < number <= MOST_SECONDS:
        raise Problem("bad-seconds", value=text)
    return number


def options(game: Game, given: list[str] | None) -> dict[str, object]:
    """Options written ``name=value``."""
    chosen: dict[str, object] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Problem("bad-option", value=text, allowed=list(game.options) or ["-"])
        chosen[name.strip()] = value.strip()
    return chosen


def bots(text: str) -> list[str]:
    """Names of bots, separated by commas."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        read_bot(name)
    return names


def target_file(text: str) -> Path:
    """A file that a record may be written to: a new one, or an older record."""
    path = Path(text)
    if path.is_dir() or not path.parent.is_dir():
        raise Problem("no-such-place", file=text)
    if path.exists():
        try:
            with path.open(encoding="utf-8") as file:
                begins = file.read(15)
        except (OSError, UnicodeDecodeError):
            begins = "something else"
        if begins and not begins.startswith("tavolata record"):
            raise Problem("other-file", file=text)
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise Problem("not-writable", file=text)
    return path
