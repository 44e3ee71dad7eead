"""What lies over the board while moments play, for tests of the games' panels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from xml.etree import ElementTree

from tavolata import Event, State
from tavolata.engine.room import Room
from tavolata.engine.scene import Moment

LONGEST = 12.0
"""How many seconds something may take that is decided once: a combat, an attack, an Era."""


def seen(
    room: Room,
    state: State,
    events: Iterable[Event],
    seat: int | None,
    names: Sequence[str],
    language: str = "en",
) -> list[Moment]:
    """The moments that a reader is shown of what happened."""
    words = room.words(language, list(names))
    told = [room.moment(event.seen_by(seat), seat, words, state.setup) for event in events]
    return [moment for moment in told if moment.kind != "quiet"]


def said(*moments: Moment) -> str:
    """All that panels say, in words and to those who listen."""
    drawn = [one for moment in moments if moment.panel for one in ElementTree.fromstring(moment.panel).iter()]
    parts = [part for one in drawn for part in (one.get("aria-label", ""), one.text or "", one.tail or "")]
    return " ".join(part for part in parts if part)


def lasts(*moments: Moment) -> float:
    """How long they take at normal pace."""
    return sum(moment.seconds for moment in moments)
