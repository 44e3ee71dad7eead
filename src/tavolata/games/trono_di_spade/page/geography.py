"""The map as paths: outlines of land, pads of ports, seas' borders, rivers, ice, bridges; and where things stand.

The drawing in ``map.json`` is stretched to the east, so that the whole continent fills the middle of a table. Whatever
stands on it (names, tokens) keeps its shape.
"""

from __future__ import annotations

import json
from functools import cache
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import NamedTuple, TypeAlias, TypedDict

from ....kit.markup import Markup

FOLDER = Path(__file__).parent.parent / "drawings"
STRETCH = 1.3
LEFT, TOP, WIDE, HIGH = 8, 0, 1290, 1577
"""The part of the canvas that is shown."""
WAVES = (
    (90, 60), (230, 120), (60, 190), (880, 90), (940, 190), (70, 440), (180, 300), (905, 400), (830, 340), (60, 590),
    (120, 560), (40, 760), (935, 590), (890, 640), (960, 720), (50, 1040), (110, 1090), (60, 1160), (880, 980),
    (940, 960), (950, 1190), (860, 1210), (70, 1250), (60, 1420), (120, 1540), (300, 1550), (560, 1565), (900, 1350),
    (960, 1400), (950, 1560),
)  # fmt: skip
PEAKS = ((469, 1383), (498, 1363), (515, 1351))
SLACK = 1.1
"""How far a line that is drawn may pass from a point of the map."""
SEA_REACH = (112, 58)
"""Half the width and height of what can be touched of a sea."""

Point = tuple[float, float]
Line: TypeAlias = "list[list[float]]"
"""A line as the drawing writes it: its points."""


class AreaDrawing(TypedDict):
    """A land or a sea."""

    kind: str
    rings: list[Line]


class PortDrawing(TypedDict):
    """A port."""

    pad: Line


class ImpassableDrawing(TypedDict):
    """Where nobody can go: rocks, mountains, rivers, ice."""

    kind: str
    rings: list[Line]


class BridgeDrawing(TypedDict):
    """A bridge."""

    at: list[float]
    angle: float


class BorderDrawing(TypedDict):
    """Where two areas meet."""

    kind: str
    path: Line


class MapDrawing(TypedDict):
    """What the map is drawn from, of all that stands in ``map.json``."""

    areas: dict[str, AreaDrawing]
    ports: dict[str, PortDrawing]
    impassable: list[ImpassableDrawing]
    bridges: list[BridgeDrawing]
    borders: list[BorderDrawing]


class Place(NamedTuple):
    """Where an area's block stands, of which kind the area is, and what its outline is called."""

    id: str
    kind: str
    at: Point
    shape: str
    """The outline of a land or of a port's pad."""
    clip: str
    """The same, to clip by."""


@cache
def _map() -> MapDrawing:
    drawing: MapDrawing = json.loads((FOLDER / "map.json").read_text("utf-8"))
    return drawing


@cache
def _blocks() -> dict[str, list[float]]:
    blocks: dict[str, list[float]] = json.loads((FOLDER / "blocks.json").read_text("utf-8"))["blocks"]
    return blocks


@cache
def places() -> dict[str, Place]:
    """Every area with the centre of its block, on the stretched map."""
    found: dict[str, Place] = {}
    for id, area in _map()["areas"].items():
        x, y = _blocks()[id]
        found[id] = Place(id, area["kind"], (x * STRETCH, y), f"ta{len(found)}", f"tc{len(found)}")
    for id, port in _map()["ports"].items():
        corners = port["pad"]
        x = sum(point[0] for point in corners) / len(corners)
        y = sum(point[1] for point in corners) / len(corners)
        found[id] = Place(id, "port", (x * STRETCH, y), f"ta{len(found)}", f"tc{len(found)}")
    return found


# -- paths ------------------------------------------------------------------------------------------------------------


def _round(points: Line) -> list[tuple[int, int]]:
    return [(round(x * STRETCH), round(y)) for x, y in points]


def _simple(points: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """A line without the points that it would pass by within a unit anyway."""
    if len(points) < 3:
        return points
    (x, y), (to_x, to_y) = points[0], points[-1]
    long = hypot(to_x - x, to_y - y)
    far, place = 0.0, 0
    for number, (at_x, at_y) in enumerate(points[1:-1], 1):
        off = (
            abs((to_x - x) * (y - at_y) - (x - at_x) * (to_y - y)) / long
            if long
            else hypot(at_x - x, at_y - y)
        )
        if off > far:
            far, place = off, number
    if far <= SLACK:
        return [points[0], points[-1]]
    return _simple(points[: place + 1])[:-1] + _simple(points[place:])


def _path(points: Line, closed: bool) -> str:
    """Points as a path of whole numbers, each from the one before."""
    whole = _simple(_round(points))
    steps = [
        f"{x - before_x} {y - before_y}"
        for (before_x, before_y), (x, y) in pairwise(whole)
        if (x, y) != (before_x, before_y)
    ]
    return f"M{whole[0][0]} {whole[0][1]}l{' '.join(steps)}{'Z' if closed else ''}".replace(" -", "-")


def _rings(rings: list[Line]) -> str:
    return "".join([_path(ring, True) for ring in rings])


def _impassable(kind: str) -> str:
    return "".join([_rings(one["rings"]) for one in _map()["impassable"] if one["kind"] == kind])


def lands() -> list[str]:
    """The land areas."""
    return [id for id, place in places().items() if place.kind == "land"]


@cache
def outlines() -> Markup:
    """The shapes that drawings refer to by the names that ``places`` has for them."""
    shapes = {id: _rings(_map()["areas"][id]["rings"]) for id in lands()}
    shapes |= {id: _path(port["pad"], True) for id, port in _map()["ports"].items()}
    drawn = [(places()[id], path) for id, path in shapes.items()]
    parts = [f'<path id="{place.shape}" d="{path}"/>' for place, path in drawn]
    parts += [f'<clipPath id="{place.clip}"><use href="#{place.shape}"/></clipPath>' for place, _ in drawn]
    river = _impassable("river")
    parts.append(f'<g id="ts-lands">{_all_lands()}</g>')
    parts.append(f'<g id="ts-land"><use href="#ts-lands"/><path d="{river}"/></g>')
    return Markup("".join(parts))


def _all_lands() -> str:
    return "".join([f'<use href="#{places()[id].shape}"/>' for id in lands()])


@cache
def ground() -> Markup:
    """What lies below everything else, the same in every match."""
    waves = "".join([f"M{round(x * STRETCH)} {y}q9-9 18 0t18 0" for x, y in WAVES])
    sea = "".join([_path(one["path"], False) for one in _map()["borders"] if one["kind"] == "sea"])
    uses = "".join([f'<use class="ts-{name}" href="#ts-land"/>' for name in ("halo2", "halo", "fill")])
    return Markup(
        f'<path class="ts-waves" d="{waves}"/><path class="ts-sealine" d="{sea}"/>'
        f'<path class="ts-rock" d="{_impassable("rock")}"/>{uses}'
    )


@cache
def relief() -> Markup:
    """What lies above the colours of those who hold the land: rivers, mountains, ice, borders, bridges."""
    ice = _impassable("ice")
    wall = _path(
        [point for one in _map()["impassable"] if one["kind"] == "ice" for point in _south(one["rings"][0])],
        False,
    )
    peaks = "".join([f'<use href="#peak" x="{x}" y="{y}" width="30" height="30"/>' for x, y in PEAKS])
    bridges = "".join([_bridge(one) for one in _map()["bridges"]])
    return Markup(
        f'<path class="ts-river" d="{_impassable("river")}"/><path class="ts-mount" d="{_impassable("mountain")}"/>'
        f'<g class="ts-peaks">{peaks}</g><path class="ts-ice" d="{ice}"/><use class="ts-border" href="#ts-lands"/>'
        f'<path class="ts-wall" d="{wall}"/><path class="ts-wall2" d="{wall}"/>{bridges}'
    )


def _south(ring: Line) -> Line:
    """The line of the Wall: where the ice touches land."""
    land = {tuple(point) for id in lands() for point in _map()["areas"][id]["rings"][0]}
    return [point for point in ring if tuple(point) in land]


def _bridge(bridge: BridgeDrawing) -> str:
    x, y = bridge["at"]
    return (
        f'<g class="ts-brg" transform="translate({x * STRETCH:.0f} {y:.0f}) rotate({bridge["angle"]:.0f})">'
        '<rect x="-20" y="-9" width="40" height="18" rx="2"/><path d="M-12-9v18M-4-9v18M4-9v18M12-9v18"/></g>'
    )
