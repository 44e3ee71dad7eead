"""Mustering: new units and better ones, structure by structure (TS-5); and ships taken in a port (TS-16.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import board, events
from . import frames as f
from . import tables as t

if TYPE_CHECKING:
    from .state import TronoDiSpade


# -- who musters, and where -------------------------------------------------------------------------------------------


def step(state: TronoDiSpade, frame: list[int]) -> None:
    """The next House in throne order musters in all its structures (TS-4.7)."""
    state.stack.pop()
    if frame[1] == state.seats:
        return
    state.stack.append([f.P_MUSTER, frame[1] + 1])
    seat = state.tracks[t.THRONE][frame[1]]
    for area in state.tables.strongpoints:
        if may_muster_at(state, seat, area):
            state.levy[area] = state.tables.structures[area]
    state.stack.append([f.Q_MUSTER, seat, len(state.tables.strongpoints)])


def may_muster_at(state: TronoDiSpade, seat: int, area: int) -> bool:
    """Whether a structure musters for a House: not where an ally's units stand on its land (TS-22.9)."""
    return board.controller(state, area) == seat and state.host[area] == t.NOBODY


def at_structure(state: TronoDiSpade, seat: int, area: int) -> None:
    """One structure musters."""
    state.levy[area] = state.tables.structures[area]
    state.stack.append([f.Q_RECRUIT, seat, area])


def legal(state: TronoDiSpade, frame: list[int]) -> list[int]:
    """The answers to a question about mustering."""
    kind, seat = frame[0], frame[1]
    if kind == f.Q_MUSTER:
        if frame[2] == 0:
            return [t.DONE]
        areas = [
            area
            for area in state.tables.strongpoints
            if state.levy[area] > 0 and could(state, seat, area, state.levy[area])
        ]
        return [*[t.AREA + area for area in areas], t.DONE]
    if kind == f.Q_HARBOUR:
        return [t.AREA + area for area in harbours(state, seat, frame[2])]
    return [*recruits(state, seat, frame[2], state.levy[frame[2]]), t.DONE]


def answer(state: TronoDiSpade, frame: list[int], move: int, tell: Tell) -> None:
    """A question about mustering is answered; its frame is already off the stack."""
    kind, seat = frame[0], frame[1]
    if kind == f.Q_MUSTER:
        if move == t.DONE:
            _forget(state)
        else:
            state.stack.append([f.Q_MUSTER, seat, frame[2] - 1])
            state.stack.append([f.Q_RECRUIT, seat, move - t.AREA])
    elif kind == f.Q_HARBOUR:
        board.put(state, seat, move - t.AREA, t.SHIP)
        events.tell_recruit(state, tell, seat, move - t.AREA, t.SHIP)
    elif move == t.DONE:
        state.levy[frame[2]] = 0
    else:
        _recruit(state, seat, frame[2], move, tell)


def _forget(state: TronoDiSpade) -> None:
    """Points that were not used are gone (TS-5.3)."""
    for area in state.tables.strongpoints:
        state.levy[area] = 0


# -- what a structure can muster --------------------------------------------------------------------------------------


def could(state: TronoDiSpade, seat: int, area: int, points: int) -> bool:
    """Whether a structure could muster anything (TS-5.8)."""
    return len(recruits(state, seat, area, points)) > 0


def recruits(state: TronoDiSpade, seat: int, area: int, points: int) -> list[int]:
    """What can be had for so many points (TS-5.2, TS-5.7)."""
    if points == 0:
        return []
    moves = []
    if board.fits_with(state, seat, area, 1):
        for unit in (t.FOOTMAN, t.KNIGHT, t.SIEGE):
            if t.COST[unit] <= points and board.in_reserve(state, seat, unit):
                moves.append(t.UNIT + unit)
    if board.in_reserve(state, seat, t.SHIP) and harbours(state, seat, area):
        moves.append(t.UNIT + t.SHIP)
    if state.units[4 * area + t.FOOTMAN] and state.owner[area] == seat:
        moves += [
            t.UPGRADE + unit - t.KNIGHT for unit in (t.KNIGHT, t.SIEGE) if board.in_reserve(state, seat, unit)
        ]
    return moves


def harbours(state: TronoDiSpade, seat: int, area: int) -> list[int]:
    """Where a new ship of a structure could go (TS-5.5, TS-5.6)."""
    tables = state.tables
    places = [sea for sea in tables.seas_by[area] if state.owner[sea] in (t.NOBODY, seat)]
    port = tables.port_of[area]
    if port >= 0 and state.units[4 * port + t.SHIP] < t.PORT_ROOM and state.owner[port] in (t.NOBODY, seat):
        places.append(port)
    return [
        place
        for place in places
        if not state.layout.blocked[place]
        and (state.owner[place] == t.NOBODY or board.fits_with(state, seat, place, 1))
    ]


def _recruit(state: TronoDiSpade, seat: int, area: int, move: int, tell: Tell) -> None:
    """One unit more, or a better one."""
    state.stack.append([f.Q_RECRUIT, seat, area])
    if move >= t.UPGRADE:
        unit = t.KNIGHT + move - t.UPGRADE
        state.levy[area] -= 1
        board.upgrade(state, area, unit)
        events.tell_upgrade(state, tell, seat, area, unit)
        return
    unit = move - t.UNIT
    state.levy[area] -= t.COST[unit]
    if unit == t.SHIP:
        state.stack.append([f.Q_HARBOUR, seat, area])
    else:
        board.put(state, seat, area, unit)
        events.tell_recruit(state, tell, seat, area, unit)


# -- ships taken in a port --------------------------------------------------------------------------------------------


def captures(state: TronoDiSpade, frame: list[int]) -> list[int]:
    """How many enemy ships in a port may be replaced with one's own."""
    return [t.CAPTURE + number for number in range(board.capturable(state, frame[1], frame[2]) + 1)]
