"""Where the land lies on the page: shapes of each Era's map, and a plain grid for sheets that have none."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..view import SangueView

MAPS = Path(__file__).parent.parent / "drawings" / "maps"
WIDE, HIGH = 490, 328
ACROSS = 4
"""How many parcels stand side by side on a grid."""


@dataclass(frozen=True, slots=True)
class Place:
    """A parcel: its shape as an SVG path, where its name and numbers stand, and in how many rows."""

    land: str
    at: tuple[float, float]
    rows: int


@dataclass(frozen=True, slots=True)
class Edge:
    """Where two parcels meet: a path, and its middle."""

    line: str
    mid: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Geography:
    """A map's shapes."""

    coast: str
    places: dict[str, Place]
    edges: dict[frozenset[str], Edge]
    deco: tuple[tuple[int, int, str], ...]
    waves: tuple[tuple[int, int], ...]


def geography(view: SangueView) -> Geography:
    """The shapes of the map in a view."""
    parcels = tuple(parcel["id"] for parcel in view["map"]["parcels"])
    edges = tuple((edge["one"], edge["other"]) for edge in view["map"]["edges"])
    return _geography(view["era"]["id"], parcels, edges)


@lru_cache(64)
def _geography(era: str, parcels: tuple[str, ...], edges: tuple[tuple[str, str], ...]) -> Geography:
    drawn = _drawn(era)
    if drawn is None or set(parcels) != set(drawn.places):
        return _grid(parcels, edges)
    return drawn if {frozenset(edge) for edge in edges} <= set(drawn.edges) else _grid(parcels, edges)


@lru_cache(16)
def _drawn(era: str) -> Geography | None:
    """The map in ``maps/<era>.json``, if there is one."""
    path = MAPS / f"{era}.json"
    if not path.is_file():
        return None
    page = json.loads(path.read_text("utf-8"))["page"]
    return Geography(
        coast=page["coast"],
        places={
            id: Place(part["land"], (part["at"][0], part["at"][1]), part["rows"])
            for id, part in page["parcels"].items()
        },
        edges={
            frozenset(key.split("|")): Edge(part["line"], (part["mid"][0], part["mid"][1]))
            for key, part in page["edges"].items()
        },
        deco=tuple((x, y, kind) for x, y, kind in page["deco"]),
        waves=tuple((x, y) for x, y in page["waves"]),
    )


def _grid(parcels: tuple[str, ...], edges: tuple[tuple[str, str], ...]) -> Geography:
    """Parcels in rows, with a stroke between the middles of those that touch."""
    high = (HIGH - 12) / ceil(len(parcels) / ACROSS)
    wide = (WIDE - 12) / ACROSS
    places = {}
    for number, id in enumerate(parcels):
        x, y = 6 + wide * (number % ACROSS), 6 + high * (number // ACROSS)
        land = f"M{x + 5:.1f} {y + 5:.1f}h{wide - 10:.1f}v{high - 10:.1f}h-{wide - 10:.1f}Z"
        places[id] = Place(land, (round(x + wide / 2, 1), round(y + high / 2, 1)), 1)
    coast = f"M4 4H{WIDE - 4}V{HIGH - 4}H4Z"
    return Geography(coast, places, {frozenset(edge): _stroke(places, *edge) for edge in edges}, (), ())


def _stroke(places: dict[str, Place], one: str, other: str) -> Edge:
    (ax, ay), (bx, by) = places[one].at, places[other].at
    ends = [(ax + (bx - ax) * part, ay + (by - ay) * part) for part in (0.36, 0.64)]
    (cx, cy), (dx, dy) = ends
    return Edge(f"M{cx:.1f} {cy:.1f}L{dx:.1f} {dy:.1f}", ((ax + bx) / 2, (ay + by) / 2))
