"""The schema of the content, and what the rules read of it."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field

from tavolata import Entry, PackModel, Shelf

from .rules.tables import LARGEST, Heaps


class Heap(Entry):
    """One heap; ``id``, ``source`` and ``note`` come with every entry."""

    pebbles: int = Field(ge=5, le=LARGEST)


class Pack(PackModel):
    """The whole pack: one attribute per file, here ``heaps.toml``."""

    heaps: list[Heap] = Field(min_length=1)


def build(pack: Pack) -> Heaps:
    """What the rules read: lists instead of entries."""
    return Heaps([heap.id for heap in pack.heaps], [heap.pebbles for heap in pack.heaps])


SHELF = Shelf(Path(__file__).parent / "content", Pack, build, "pebble-heap")
