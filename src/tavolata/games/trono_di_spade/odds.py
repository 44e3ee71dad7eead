"""Strengths that everybody can add up on the map: who would attack with what, and what would meet it."""

from __future__ import annotations

from . import tables as t
from .targets import Table


def standing(table: Table, area: str) -> dict[str, int]:
    """The units of an area that are not routed."""
    here = table.areas[area]
    return {kind: number - here["routed"].get(kind, 0) for kind, number in here["units"].items()}


def attack(table: Table, units: dict[str, int], goal: str, order: int) -> int:
    """What units bring against an area, with the march they follow; before support and cards."""
    structure = bool(table.printed["areas"][goal]["structure"])
    worth = [*t.STRENGTH[: t.SIEGE], t.SIEGE_STRENGTH if structure else 0, t.STRENGTH[t.SHIP]]
    return t.MODIFIER[order] + sum(worth[t.UNITS.index(kind)] * number for kind, number in units.items())


def defence(table: Table, goal: str) -> int:
    """What meets an attack on an area: units, garrison, a defence order; before support and cards."""
    area = table.areas[goal]
    units = sum(t.STRENGTH[t.UNITS.index(kind)] * number for kind, number in standing(table, goal).items())
    order = area["order"] if area["order"] in ("defense", "defense-star") else "march"
    return int(units + area["garrison"] + t.MODIFIER[t.TOKENS.index(order)])


def is_met(table: Table, goal: str, seat: int) -> bool:
    """Whether somebody would fight for an area: units of another House, its garrison, or a neutral force."""
    area = table.areas[goal]
    if area["owner"] >= 0:
        return bool(area["owner"] != seat)
    return bool(area["garrison"] and area["controller"] != seat)
