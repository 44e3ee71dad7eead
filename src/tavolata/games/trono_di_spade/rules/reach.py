"""Where units can go: borders, ship transport, marches and retreats (TS-10.3 to TS-10.7, TS-14.5 to TS-14.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import board
from . import frames as f
from . import tables as t

if TYPE_CHECKING:
    from .state import TronoDiSpade


def neighbours(state: TronoDiSpade, seat: int, area: int) -> list[int]:
    """The areas a House's units could go to from an area, by borders and by its own ships; blocked ones left out."""
    tables = state.tables
    kind = tables.kinds[area]
    if kind == t.LAND:
        found = carried(state, state.fleet(seat), area)
    elif kind == t.SEA:
        found = tables.seas_by[area] + [
            port for port in tables.ports_by[area] if board.controller(state, port) == seat
        ]
    else:
        found = tables.seas_by[area]
    blocked = state.layout.blocked
    return [other for other in found if not blocked[other]]


def carried(state: TronoDiSpade, fleets: int, area: int) -> list[int]:
    """The lands next to one, and those linked with it by a chain of seas with ships of some Houses (TS-10.5)."""
    tables = state.tables
    reached = [False] * tables.size
    for land in tables.lands_by[area]:
        reached[land] = True
    sailed = [False] * tables.size
    open_seas = [sea for sea in tables.seas_by[area] if _sails(state, fleets, sea)]
    while open_seas:
        sea = open_seas.pop()
        if sailed[sea]:
            continue
        sailed[sea] = True
        for land in tables.lands_by[sea]:
            reached[land] = True
        for other in tables.seas_by[sea]:
            if not sailed[other] and _sails(state, fleets, other):
                open_seas.append(other)
    reached[area] = False
    return [land for land in range(tables.size) if reached[land]]


def _sails(state: TronoDiSpade, fleets: int, sea: int) -> bool:
    owner = state.owner[sea]
    return owner != t.NOBODY and fleets >> owner & 1 == 1


def is_hostile(state: TronoDiSpade, seat: int, area: int) -> bool:
    """Whether an area holds an enemy: units, a garrison, or a neutral force (TS-10.7)."""
    return resists(seat, state.owner[area], state.garrison[area], state.home_of[area])


def resists(seat: int, owner: int, garrison: int, home: int) -> bool:
    """The same for an area with units of a House, or with a garrison that is a House's or nobody's."""
    return owner != seat if owner != t.NOBODY else garrison > 0 and home != seat


def is_neutral(state: TronoDiSpade, area: int) -> bool:
    """Whether a neutral force holds an area."""
    return is_neutral_force(state.garrison[area], state.home_of[area])


def is_neutral_force(garrison: int, home: int) -> bool:
    """Whether a garrison is of no House in play (TS-15.3)."""
    return garrison > 0 and home == t.NOBODY


def defender_of(state: TronoDiSpade, area: int) -> int:
    """The House that would fight for an area (TS-12.1)."""
    return state.owner[area] if state.owner[area] != t.NOBODY else state.home_of[area]


def supports(state: TronoDiSpade, area: int, embattled: int) -> bool:
    """Whether support from an area counts in another (TS-12.2)."""
    tables = state.tables
    if state.layout.blocked[area] or state.layout.blocked[embattled]:
        return False
    kind, there = tables.kinds[area], tables.kinds[embattled]
    if kind == t.LAND:
        return there == t.LAND and embattled in tables.lands_by[area]
    if kind == t.SEA:
        return embattled in (tables.lands_by[area] if there == t.LAND else tables.seas_by[area])
    return tables.port_seas[area] == embattled


def raidable(state: TronoDiSpade, area: int) -> list[int]:
    """The areas a raid reaches from an area (TS-9.6)."""
    tables = state.tables
    kind = tables.kinds[area]
    if kind == t.LAND:
        return tables.lands_by[area]
    if kind == t.SEA:
        return tables.lands_by[area] + tables.seas_by[area] + tables.ports_by[area]
    return tables.seas_by[area]


# -- retreats ---------------------------------------------------------------------------------------------------------


def room(state: TronoDiSpade, seat: int, area: int, number: int) -> int:
    """How many of so many units would fit into an area, by supply and, in a port, by its size."""
    most = number
    if state.tables.kinds[area] == t.PORT:
        most = min(most, t.PORT_ROOM - state.units[4 * area + t.SHIP])
    sizes = board.armies(state, seat)
    here = sizes[area]
    while most > 0:
        sizes[area] = here + most
        if board.excess(state, seat, sizes) == 0:
            return most
        most -= 1
    return 0


def attackers_way_back(state: TronoDiSpade, seat: int) -> list[int]:
    """A beaten attacker goes back where it came from, if that is not another's home again (TS-14.5, TS-14.6)."""
    came_from = state.fight[f.F_FROM]
    ruler = board.controller(state, came_from)
    return [came_from] if ruler in (t.NOBODY, seat) or state.host[came_from] != t.NOBODY else []


def shelters(state: TronoDiSpade, seat: int) -> list[int]:
    """The areas a beaten army may retreat to from the embattled one, whatever that costs it (TS-14.7, TS-14.8)."""
    at, came_from = state.fight[f.F_AT], state.fight[f.F_FROM]
    return [
        area for area in neighbours(state, seat, at) if area != came_from and is_shelter(state, seat, area)
    ]


def is_shelter(state: TronoDiSpade, seat: int, area: int) -> bool:
    """Whether an area is empty or one's own."""
    if state.owner[area] == seat:  # also as a guest
        return True
    ruler = board.controller(state, area)
    if state.owner[area] == t.NOBODY and state.are_allied(seat, ruler):  # by leave, which is asked (TS-22.12)
        return not state.pact[f.L_NO_ENTRY] >> area & 1
    return not is_hostile(state, seat, area) and ruler in (t.NOBODY, seat)


def cheapest(state: TronoDiSpade, seat: int, areas: list[int], number: int) -> list[int]:
    """Those of the areas where the most of so many units fit (TS-14.9)."""
    rooms = [room(state, seat, area, number) for area in areas]
    most = max(rooms, default=0)
    return [areas[place] for place in range(len(areas)) if rooms[place] == most]


def marching(state: TronoDiSpade, area: int) -> list[int]:
    """The unrouted units of an area, by kind (TS-10.2)."""
    at = 4 * area
    return [state.units[at + unit] - state.routed[at + unit] for unit in range(t.FOOTMAN, t.SHIP + 1)]
