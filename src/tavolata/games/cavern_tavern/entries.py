"""Entries of the content pack in words, for the pages and the terminal that show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kit.words import sentence
from .pack import CARDS, add
from .rules import tables as t
from .rules.deeds import card_phrase

if TYPE_CHECKING:
    from ...engine.room import Entry, Speaker


def say_entry(list_name: str, entry: Entry, words: Speaker) -> str:
    """What an entry is or does, from its own data."""
    if list_name == "tokens":
        return words.text("entry-token", number=entry["number"], points=entry.get("points", 0))
    if list_name == "track":
        calls = "yes" if entry["calls"] else "no"
        return words.text("entry-space", number=entry["points_lost"], calls=calls)
    tables = t.Tables()
    add(tables, CARDS[list_name].model_validate(entry))
    said = words.say(card_phrase(tables, list_name, 0))
    if list_name == "tasks":
        return words.text("entry-task", task=entry["type"], total=entry["total"], does=said)
    return sentence(said)
