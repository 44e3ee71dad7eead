"""Where a card, a sheet or a figure comes from, and the one badge by which pages say so.

What is as printed needs no badge. The words are those of the program, the same in all games (``source-house`` and its
fellows); a game may tell more of one entry, in a message of its own (``companion-shae-note``).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from .markup import NOTHING, Markup, tag

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..engine.room import Speaker
    from ..engine.setup import Content

PRINTED = "printed"
OURS = "house"


def source_of(content: Content, list_name: str, id: str) -> str:
    """Where an entry of a pack comes from."""
    return _sources(content, list_name).get(id, PRINTED)


@lru_cache(256)
def _sources(content: Content, list_name: str) -> dict[str, str]:
    entries = content.data.get(list_name)
    if not isinstance(entries, list):
        return {}
    return {str(entry["id"]): str(entry.get("source", PRINTED)) for entry in entries}


def badge(words: Speaker, source: str, note: str = "") -> Markup:
    """How well something is known, in a word, and more for whoever lingers on it; nothing where it is as printed.

    ``note`` is the id of a message that tells more, if the game has one.
    """
    if source == PRINTED:
        return NOTHING
    help = note if note and words.knows(note) else f"source-{source}.help"
    return _badge(words.text(f"source-{source}"), words.text(help))


def badge_of_all(words: Speaker, sources: Iterable[str]) -> Markup:
    """One badge for the heading of a list all of which comes from the same place, so that its lines need none."""
    found = set(sources)
    source = found.pop() if len(found) == 1 else PRINTED
    if source == PRINTED:
        return NOTHING
    return _badge(words.text(f"all-{source}"), words.text(f"source-{source}.help"))


@lru_cache(512)
def _badge(word: str, help: str) -> Markup:
    return tag("span", word, class_="prov", title=help)


def lists_of(content: Content) -> dict[str, list[str]]:
    """The lists of a pack in which not everything is as printed, with where it comes from instead."""
    found = {}
    for name in content.data:
        others = sorted(set(_sources(content, name).values()) - {PRINTED})
        if others:
            found[name] = others
    return found
