"""How a table was set up otherwise before play: as its log has it, and in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.errors import BadOption

if TYPE_CHECKING:
    from ..engine.room import Room, Speaker

SEPARATOR = "\n"
"""Between the things that an owner changed at once, in a line of the log."""
UNITS = {"days": 86_400, "hours": 3600, "minutes": 60, "seconds": 1}
"""What a clock is told in: the largest of which it is a whole number."""


def say_change(text: str, room: Room, words: Speaker) -> str:
    """What an owner changed before play, as the log has it, in words."""
    pieces = [piece.partition("=") for piece in text.split(SEPARATOR)]
    return words.join([_piece(name, value, room, words) for name, _, value in pieces])


def clock_name(clock: int | None, words: Speaker) -> str:
    """How long a decision may take."""
    if clock is None:
        return words.text("clock-none")
    unit, seconds = next((unit, seconds) for unit, seconds in UNITS.items() if clock % seconds == 0)
    return words.text(f"clock-{unit}", number=clock // seconds)


def _piece(name: str, value: str, room: Room, words: Speaker) -> str:
    kind, _, of = name.partition("-")
    if kind == "option":
        label = words.text(name) if words.knows(name) else of
        return f"{label}: {_option_value(of, value, room, words)}"
    if kind == "seat":
        return words.text(f"set-seat-{value}", number=of)
    if name == "clock":
        return f"{words.text('new-clock')}: {clock_name(int(value) or None, words)}"
    return words.text(f"set-{name}", value=value)


def _option_value(name: str, text: str, room: Room, words: Speaker) -> str:
    try:
        value = room.game.options[name].read(text)
    except (KeyError, BadOption):  # written by another release
        return text
    id = f"option-{name}-{str(value).lower()}"
    return words.text(id) if words.knows(id) else text
