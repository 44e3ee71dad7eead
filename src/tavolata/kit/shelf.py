"""A game's content as readers see it: its lists, what they are called, and where their entries come from."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..engine.room import Speaker

SOURCES = ("printed", "assumed", "house")
"""Where an entry may come from, in the order in which that is told."""

Entries = list[dict[str, Any]]


def lists(data: dict[str, Any]) -> list[tuple[str, Entries]]:
    """The lists of entries that a pack holds."""
    return [
        (name, entries)
        for name, entries in data.items()
        if isinstance(entries, list) and entries and all(isinstance(entry, dict) for entry in entries)
    ]


def list_name(words: Speaker, name: str) -> str:
    """What a list of the content is called."""
    return words.text(f"content-{name}") if words.knows(f"content-{name}") else name


def counted(entries: Entries, words: Speaker) -> str:
    """How many entries of a list are printed, how many assumed, how many ours."""
    sources = Counter(str(entry.get("source")) for entry in entries)
    return ", ".join(
        words.text(f"count-{source}", number=sources[source]) for source in SOURCES if sources[source]
    )


def is_plain(entries: Entries) -> bool:
    """Whether it is enough to count a list: it is printed throughout, and there is nothing to note."""
    return all(entry.get("source") == "printed" and "note" not in entry for entry in entries)


def message_kind(name: str, id: str, words: Speaker) -> str:
    """What messages about the entries of a list begin with: its name, also without a plural s, or ``card``."""
    for kind in (name, name.removesuffix("s"), "card"):
        if words.knows(f"{kind}-{id}"):
            return kind
    return name


def entry_name(words: Speaker, kind: str, id: str) -> str:
    """The name of a card or figure of the content: message ``<kind>-<id>``, or the id in plain letters."""
    return words.name(f"{kind}-{id}")
