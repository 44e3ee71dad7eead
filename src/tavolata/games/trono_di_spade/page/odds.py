"""Strengths that everybody can add up on the map: who would attack with what, and what would meet it."""

from __future__ import annotations

from ..rules import board, reach, strength
from ..rules import tables as t
from .targets import Table


def standing(table: Table, area: str) -> dict[str, int]:
    """The units of an area that are not routed."""
    here = table.areas[area]
    return {kind: number - here["routed"].get(kind, 0) for kind, number in here["units"].items()}


def attack(table: Table, units: dict[str, int], goal: str, order: int) -> int:
    """What units bring against an area, with the march they follow; before support and cards."""
    structure = bool(table.printed["areas"][goal]["structure"])
    worth = [strength.of_unit(t.UNITS.index(kind), structure) * number for kind, number in units.items()]
    return t.MODIFIER[order] + sum(worth)


def defence(table: Table, goal: str) -> int:
    """What meets an attack on an area: units, garrison, a defence order; before support and cards."""
    area = table.areas[goal]
    units = [strength.of_unit(t.UNITS.index(kind), False) * n for kind, n in standing(table, goal).items()]
    order = t.TOKENS.index(area["order"]) if area["order"] in t.TOKENS else t.MARCH
    defends = t.MODIFIER[order] if t.TYPE[order] == t.DEFENSES else 0
    return int(sum(units) + area["garrison"] + defends)


def is_met(table: Table, goal: str, seat: int) -> bool:
    """Whether somebody would fight for an area: units of another House, its garrison, or a neutral force."""
    area = table.areas[goal]
    return reach.resists(seat, area["owner"], area["garrison"], area["home"])


def fit(table: Table, here: str, goal: str, number: int) -> bool:
    """Whether so many units could go from one area to another: the supply limit, and room in a port."""
    sizes = {
        id: sum(area["units"].values()) for id, area in table.areas.items() if area["owner"] == table.own
    }
    combat = table.view["combat"]
    if combat is not None and combat["attacker"]["seat"] == table.own:
        sizes[combat["area"]] = sizes.get(combat["area"], 0) + sum(combat["attacker"]["units"])
    sizes[here] -= number
    sizes[goal] = sizes.get(goal, 0) + number
    if table.printed["areas"][goal]["kind"] == "port" and sizes[goal] > t.PORT_ROOM:
        return False
    limits = table.printed["supply"][table.houses[table.own or 0]["supply"]]
    return board.too_many(list(sizes.values()), limits) == 0


def is_neutral(table: Table, goal: str) -> bool:
    """Whether a neutral force holds an area."""
    return reach.is_neutral_force(table.areas[goal]["garrison"], table.areas[goal]["home"])
