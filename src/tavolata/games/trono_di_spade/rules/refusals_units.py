"""Why units cannot go, come, be lost or be taken there: marches, retreats, mustering, ports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Refusal
from . import board, leave, marches, muster, notation, reach, retreat
from . import frames as f
from . import tables as t

if TYPE_CHECKING:
    from .state import TronoDiSpade


# -- marches ----------------------------------------------------------------------------------------------------------


def not_to(state: TronoDiSpade, frame: list[int], area: int) -> Refusal:
    """A march that cannot go somewhere (TS-10.3 to TS-10.9)."""
    seat, here = frame[1], frame[2]
    if area == here:
        return Refusal("TS-10.1", id="march-here")
    if state.layout.blocked[area]:
        return Refusal("TS-15.8", id="blocked")
    if area not in reach.neighbours(state, seat, here):
        return _too_far(state, seat, here, area)
    if leave.is_ally_land(state, seat, area):
        spared = state.pact[f.L_SPARED] >> area & 1
        return Refusal("TS-22.15", id="turned-away" if spared else "leave-refused")
    if reach.is_hostile(state, seat, area):
        return _not_attacked(state, frame, area)
    if state.tables.kinds[area] == t.PORT and board.total(state, area) == t.PORT_ROOM:
        return Refusal("TS-16.1", id="port-full")
    return Refusal("TS-10.9", id="supply-march")


def _too_far(state: TronoDiSpade, seat: int, here: int, area: int) -> Refusal:
    tables = state.tables
    kind = tables.kinds[area]
    if tables.kinds[here] == t.LAND:
        if kind != t.LAND:
            return Refusal("TS-10.3", id="land-units")
        if area in reach.carried(state, 1 << seat | state.ally[seat], here):
            return Refusal("TS-22.15", id="bridge-refused")
        return Refusal("TS-10.3", id="march-too-far")
    if kind == t.LAND:
        return Refusal("TS-10.4", id="ships")
    if kind == t.PORT and tables.port_seas[area] == here:
        return Refusal("TS-10.4", id="port-not-yours")
    return Refusal("TS-10.4", id="sail-too-far")


def _not_attacked(state: TronoDiSpade, frame: list[int], area: int) -> Refusal:
    if marches.has_attacked(state):
        return Refusal("TS-10.7", id="one-attack")
    if state.are_allied(frame[1], state.owner[area]):
        return Refusal("TS-23.13", id="allied-ships")
    strong = marches.is_strong_enough(state, [*frame[:4], area, 0, 0, 0, 0])
    return Refusal("TS-10.9", id="supply-march") if strong else Refusal("TS-15.6", id="too-weak")


def not_along(state: TronoDiSpade, frame: list[int], move: int) -> Refusal | None:
    """A unit that cannot join a group, or a group that cannot set out (TS-10.1, TS-10.2, TS-10.9)."""
    if move == t.DONE:
        return _not_off(state, frame)
    if not t.UNIT <= move < t.UPGRADE:
        return None
    unit, other, sent = move - t.UNIT, frame[4], sum(frame[5:9])
    there = 4 * frame[2] + unit
    if state.units[there] <= frame[5 + unit]:
        return Refusal("TS-10.1", id="group-none")
    if state.units[there] - state.routed[there] <= frame[5 + unit]:
        return Refusal("TS-10.2", id="routed")
    if state.tables.kinds[other] == t.PORT and board.total(state, other) + sent == t.PORT_ROOM:
        return Refusal("TS-16.1", id="port-full")
    if any(marches.loads(state, frame[1], frame[2], other)[sent + 1 :]):
        return Refusal("TS-15.6", id="group-too-weak")
    return Refusal("TS-10.9", id="supply-march")


def _not_off(state: TronoDiSpade, frame: list[int]) -> Refusal:
    if not any(frame[5:9]):
        return Refusal("TS-10.1", id="group-empty")
    other = frame[4]
    if reach.is_neutral(state, other) and marches.against_neutral(state, frame) < state.garrison[other]:
        return Refusal("TS-15.6", id="too-weak")
    return Refusal("TS-10.9", id="supply-more")


# -- retreats ---------------------------------------------------------------------------------------------------------


def no_refuge(state: TronoDiSpade, area: int) -> Refusal:
    """A retreat that cannot go somewhere (TS-14.6 to TS-14.9)."""
    fight, seat = state.fight, retreat.beaten(state)
    if area in retreat.legal_areas(state):
        return Refusal("TS-14.9", id="retreat-dearer")
    if area == fight[f.F_AT]:
        return Refusal("TS-14.7", id="retreat-leaves")
    if area == fight[f.F_FROM]:
        beaten_attacker = seat == fight[f.F_ATTACKER]
        return (
            Refusal("TS-14.6", id="retreat-home")
            if beaten_attacker
            else Refusal("TS-14.7", id="retreat-from")
        )
    if state.layout.blocked[area]:
        return Refusal("TS-15.8", id="blocked")
    if area not in reach.neighbours(state, seat, fight[f.F_AT]):
        return _no_way_back(state, area)
    if state.pact[f.L_NO_ENTRY] >> area & 1:
        return Refusal("TS-22.12", id="haven-refused")
    return Refusal("TS-14.7", id="retreat-held")


def _no_way_back(state: TronoDiSpade, area: int) -> Refusal:
    tables, at = state.tables, state.fight[f.F_AT]
    if tables.kinds[at] == t.LAND:
        if tables.kinds[area] != t.LAND:
            return Refusal("TS-14.7", id="land-units")
        return Refusal("TS-14.7", id="retreat-too-far")
    return (
        Refusal("TS-14.8", id="ships")
        if tables.kinds[area] == t.LAND
        else Refusal("TS-14.8", id="retreat-ships")
    )


# -- areas where units come or go -------------------------------------------------------------------------------------


def not_at(state: TronoDiSpade, frame: list[int], area: int) -> Refusal:
    """An area where there is nothing to muster, to lose or to change."""
    kind, seat = frame[0], frame[1]
    if kind == f.Q_MUSTER:
        return _not_mustering(state, frame, area)
    if kind == f.Q_HARBOUR:
        return _no_harbour(state, seat, frame[2], area)
    if kind == f.Q_HORDE:
        return _no_horde(state, seat, area)
    if kind == f.Q_UNHORSE:
        return Refusal("TS-7.9", id="no-knight")
    if kind == f.Q_KNIGHT:
        return Refusal("TS-7.9", id="no-footman")
    if state.owner[area] != seat:
        return Refusal(notation.clause(state, frame), id="no-unit")
    return Refusal("TS-3.9", id="loss-useless")


def _no_horde(state: TronoDiSpade, seat: int, area: int) -> Refusal:
    if not state.tables.structures[area]:
        return Refusal("TS-7.18", id="no-structure")
    return Refusal("TS-7.18", id="no-unit" if state.owner[area] != seat else "horde-one")


def _not_mustering(state: TronoDiSpade, frame: list[int], area: int) -> Refusal:
    seat = frame[1]
    if not state.tables.structures[area]:
        return Refusal("TS-5.1", id="no-structure")
    if board.controller(state, area) != seat:
        return Refusal("TS-5.1", id="structure-not-yours")
    if not muster.may_muster_at(state, seat, area):
        return Refusal("TS-22.9", id="muster-guests")
    return Refusal("TS-5.8", id="muster-nothing") if state.levy[area] else Refusal("TS-5.3", id="muster-done")


def _no_harbour(state: TronoDiSpade, seat: int, area: int, place: int) -> Refusal:
    """A place where a new ship cannot appear (TS-5.5 to TS-5.7)."""
    if place not in _waters(state, area):
        return Refusal("TS-5.5", id="harbour-too-far")
    if state.layout.blocked[place]:
        return Refusal("TS-15.8", id="blocked")
    if state.owner[place] not in (t.NOBODY, seat):
        return Refusal("TS-5.5", id="harbour-held")
    if state.tables.kinds[place] == t.PORT and board.total(state, place) == t.PORT_ROOM:
        return Refusal("TS-5.6", id="port-full")
    return Refusal("TS-5.7", id="supply-muster")


def _waters(state: TronoDiSpade, area: int) -> list[int]:
    """The seas before a land, and its port."""
    port = state.tables.port_of[area]
    return [*state.tables.seas_by[area], port] if port >= 0 else state.tables.seas_by[area]


# -- units and numbers ------------------------------------------------------------------------------------------------


def not_that(state: TronoDiSpade, frame: list[int], move: int) -> Refusal | None:
    """A unit that cannot be mustered or lost, or ships that cannot be taken."""
    kind = frame[0]
    if kind == f.Q_RECRUIT and t.UNIT <= move < t.TOKEN:
        return _not_recruited(state, frame, move)
    if kind == f.Q_UNIT and t.UNIT <= move < t.UPGRADE:
        return Refusal(notation.clause(state, frame), id="no-such-unit")
    if kind == f.Q_CAPTURE and t.CAPTURE <= move < t.EFFECT:
        return _not_captured(state, frame, move - t.CAPTURE)
    return None


def _not_recruited(state: TronoDiSpade, frame: list[int], move: int) -> Refusal:
    """A unit that cannot be mustered (TS-5.2, TS-5.5, TS-5.7)."""
    seat, area = frame[1], frame[2]
    better = move >= t.UPGRADE
    unit = t.KNIGHT + move - t.UPGRADE if better else move - t.UNIT
    if state.levy[area] < (1 if better else t.COST[unit]):
        return Refusal("TS-5.2", {"points": state.levy[area]}, "points")
    if better and (state.owner[area] != seat or not state.units[4 * area + t.FOOTMAN]):
        return Refusal("TS-5.2", id="no-footman")
    if not board.in_reserve(state, seat, unit):
        return Refusal("TS-5.7", id="reserve")
    return _no_waters(state, seat, area) if unit == t.SHIP else Refusal("TS-5.7", id="supply-muster")


def _no_waters(state: TronoDiSpade, seat: int, area: int) -> Refusal:
    """What stands in the way of a new ship: supply only where there is a place otherwise."""
    reasons = [_no_harbour(state, seat, area, place) for place in _waters(state, area)]
    if not reasons:
        return Refusal("TS-5.5", id="no-coast")
    for wanted in ("supply-muster", "port-full", "harbour-held"):
        for reason in reasons:
            if reason.id == wanted:
                return reason
    return reasons[0]


def _not_captured(state: TronoDiSpade, frame: list[int], number: int) -> Refusal:
    """More ships than there are, than are left, or than supply allows (TS-16.3)."""
    clause = notation.clause(state, frame)
    if number > state.units[4 * frame[2] + t.SHIP]:
        return Refusal(clause, id="capture-ships")
    if number > board.in_reserve(state, frame[1], t.SHIP):
        return Refusal(clause, id="reserve")
    return Refusal(clause, id="capture-supply")
