"""The drawing of the map: every area, every border, every place for a token, as the content has them."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest

from tavolata.games.trono_di_spade.pack import SHELF
from tavolata.games.trono_di_spade.pack.checks import MAP
from tavolata.games.trono_di_spade.rules import tables as t
from tavolata.games.trono_di_spade.rules.tables import Tables

Point = tuple[float, float]
SHORTEST_BORDER = 18.0
"""A shorter border would not be seen as one."""


@pytest.fixture(scope="module")
def drawn() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(MAP.read_text("utf-8"))
    return found


@pytest.fixture(scope="module")
def tables() -> Tables:
    made = SHELF.own().tables
    assert isinstance(made, Tables)
    return made


def steps(path: list[list[float]], closed: bool = False) -> list[tuple[Point, Point]]:
    points = [(x, y) for x, y in path]
    return list(zip(points, points[1:] + points[:1] if closed else points[1:], strict=False))


def sides(area: dict[str, Any]) -> set[frozenset[Point]]:
    """The straight pieces of an area's outline, without direction."""
    return {frozenset(step) for ring in area["rings"] for step in steps(ring, closed=True)}


def inside(point: Point, rings: list[list[list[float]]]) -> bool:
    """Whether a point lies in an outline with holes: a ray to the right crosses it an odd number of times."""
    x, y = point
    crossings = 0
    for ring in rings:
        for (x1, y1), (x2, y2) in steps(ring, closed=True):
            if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
                crossings += 1
    return crossings % 2 == 1


@pytest.mark.clause("TS-1.2")
def test_every_area_is_drawn_once(drawn: dict[str, Any], tables: Tables) -> None:
    assert sorted([*drawn["areas"], *drawn["ports"]]) == sorted(tables.areas)
    for name, area in drawn["areas"].items():
        assert area["kind"] == t.AREA_KINDS[tables.kinds[tables.areas.index(name)]]


@pytest.mark.clause("TS-1.3")
def test_areas_touch_in_the_drawing_where_they_are_adjacent(drawn: dict[str, Any], tables: Tables) -> None:
    """Neighbours share pieces of their outlines, long enough to be seen; areas that are not adjacent share none."""
    outlines = {name: sides(area) for name, area in drawn["areas"].items()}
    edges = {frozenset((tables.areas[one], tables.areas[other])) for one, other in tables.edges}
    names = list(outlines)
    for number, one in enumerate(names):
        for other in names[number + 1 :]:
            shared = outlines[one] & outlines[other]
            length = sum(math.dist(*piece) for piece in shared)
            assert (length >= SHORTEST_BORDER) if {one, other} in edges else not shared, (one, other, length)


@pytest.mark.clause("TS-1.3")
def test_border_lines_lie_on_the_outlines(drawn: dict[str, Any], tables: Tables) -> None:
    rocks = {rock["id"]: rock for rock in drawn["impassable"]}
    lines: set[frozenset[str]] = set()
    for border in drawn["borders"]:
        for name in border["between"]:
            outline = sides(drawn["areas"].get(name) or rocks[name])
            assert {frozenset(step) for step in steps(border["path"])} <= outline, border["between"]
        if border["kind"] != "edge":
            lines.add(frozenset(border["between"]))
    assert lines == {frozenset((tables.areas[one], tables.areas[other])) for one, other in tables.edges}


@pytest.mark.clause("TS-1.3")
def test_ports_lie_between_their_land_and_their_sea(drawn: dict[str, Any], tables: Tables) -> None:
    for name, port in drawn["ports"].items():
        number = tables.areas.index(name)
        assert port["land"] == tables.areas[tables.port_lands[number]]
        assert port["sea"] == tables.areas[tables.port_seas[number]]
        (x, y), (dx, dy) = port["anchor"], port["facing"]
        assert inside((x + 12 * dx, y + 12 * dy), drawn["areas"][port["sea"]]["rings"])
        assert inside((x - 8 * dx, y - 8 * dy), drawn["areas"][port["land"]]["rings"])
        assert len(port["slots"]["units"]) == t.PORT_ROOM


def test_every_token_has_its_place(drawn: dict[str, Any], tables: Tables) -> None:
    """Places lie within their area; a land has one for a power token, and one for a garrison or a neutral force."""
    most = max(size for sizes in tables.armies for size in sizes)
    for name, area in drawn["areas"].items():
        slots = area["slots"]
        assert len(slots["units"]) == most
        singles = [slots[kind] for kind in ("order", "power", "garrison", "icons") if kind in slots]
        for place in [*slots["units"], *singles, area["label"]]:
            assert inside((place[0], place[1]), area["rings"]), name
        assert ("power" in slots) == (area["kind"] == "land")
    guarded = {name for name, area in drawn["areas"].items() if "garrison" in area["slots"]}
    homes = {tables.areas[area] for area in range(tables.size) if tables.garrisons[area]}
    assert guarded >= homes | {"kings-landing", "the-eyrie"}


def test_bridges_are_drawn(drawn: dict[str, Any], tables: Tables) -> None:
    there = {frozenset(bridge["between"]) for bridge in drawn["bridges"]}
    assert there == {frozenset(tables.areas[area] for area in bridge) for bridge in tables.bridges}
