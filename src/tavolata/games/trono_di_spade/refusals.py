"""Why a move is not legal now: the clause that forbids it. It says nothing that the seat may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.phrases import Refusal, seat_name
from . import refusals_pacts
from . import rules_board as board
from . import rules_frames as f
from . import rules_leave as leave
from . import rules_muster as muster
from . import rules_notation as notation
from . import rules_planning as planning
from . import rules_reach as reach
from . import tables as t
from .tables import AREA, CARD, DEFENSES, DONE, LAND, MARCHES, PORT, STAR, TOKEN, TYPE, UNIT

if TYPE_CHECKING:
    from .rules import TronoDiSpade


def why(state: TronoDiSpade, seat: int, move: int) -> Refusal | None:
    """The clause that forbids a move now; None if it is legal."""
    if state.over:
        return Refusal("TS-19.7")
    deciders = state.deciders()
    if seat not in deciders:
        return Refusal("TS-1.15", {"seats": [seat_name(other) for other in deciders]}, "wait")
    if move in state.legal(seat):
        return None
    frame = state.stack[-1]
    if AREA <= move < AREA + state.tables.size:
        return Refusal(_why_not_there(state, frame, seat, move - AREA))
    if UNIT <= move < TOKEN:
        return Refusal(_why_not_that_unit(state, frame, move))
    if TOKEN <= move < CARD and frame[0] in (f.Q_PLAN, f.Q_SWAP):
        return Refusal(_why_not_that_order(state, frame, seat, move - TOKEN))
    if move == DONE and frame[0] == f.Q_PLAN:
        return Refusal("TS-8.1")
    if move == DONE and frame[0] == f.Q_GROUP:
        return Refusal(_why_not_off(state, frame))
    if t.BID <= move < t.TRACK and frame[0] == f.Q_BIDS:
        return Refusal("TS-7.1" if frame[2] == f.FOR_WILDLINGS else "TS-6.4")
    return refusals_pacts.not_said(state, frame, seat, move) or Refusal(notation.clause(frame), id="asked")


def _why_not_that_order(state: TronoDiSpade, frame: list[int], seat: int, token: int) -> str:
    """An order that cannot be placed (TS-8.2 to TS-8.4, TS-8.9)."""
    if frame[0] == f.Q_SWAP:
        return "TS-8.9"
    if state.bans >> token & 1:
        return "TS-8.3"
    if planning.placed(state, seat)[token] == t.COPIES[token]:
        return "TS-8.4"
    return "TS-8.2" if STAR[token] else "TS-8.1"


# -- areas ------------------------------------------------------------------------------------------------------------


def _why_not_there(state: TronoDiSpade, frame: list[int], seat: int, area: int) -> str:
    kind = frame[0]
    if kind == f.Q_PLAN:
        return "TS-8.6" if state.aim[seat] >= 0 else "TS-8.1"
    if kind == f.Q_RAID:
        return _why_not_raided(state, frame, area)
    if kind == f.Q_MARCH:
        return _why_not_to(state, frame, area)
    if kind == f.Q_MUSTER:
        return "TS-5.8" if muster.may_muster_at(state, seat, area) and state.levy[area] else "TS-5.1"
    if kind == f.Q_HARBOUR:
        return "TS-5.6" if state.tables.kinds[area] == PORT else "TS-5.5"
    if kind == f.Q_DISBAND and frame[2] == f.FOR_SUPPLY:
        return "TS-3.9"
    if kind == f.Q_RETREAT:
        return _why_no_refuge(state, area)
    return notation.clause(frame)


def _why_not_raided(state: TronoDiSpade, frame: list[int], area: int) -> str:
    if area not in reach.raidable(state, frame[2]):
        return "TS-9.6"
    order = state.order[area]
    return "TS-9.5" if order >= 0 and TYPE[order] in (MARCHES, DEFENSES) else "TS-9.4"


def _why_not_to(state: TronoDiSpade, frame: list[int], area: int) -> str:
    """A march that cannot go somewhere (TS-10.3, TS-10.7, TS-10.9, TS-15.6, TS-22.15, TS-23.13)."""
    seat = frame[1]
    if state.layout.blocked[area]:
        return "TS-15.8"
    if area not in reach.neighbours(state, seat, frame[2]):
        return "TS-10.3" if state.tables.kinds[frame[2]] == LAND else "TS-10.4"
    if leave.is_ally_land(state, seat, area):
        return "TS-22.15"
    if not reach.is_hostile(state, seat, area):
        return "TS-10.9"
    if frame[4] or state.fight:
        return "TS-10.7"
    if state.are_allied(seat, state.owner[area]):
        return "TS-23.13"
    return "TS-15.6"


def _why_no_refuge(state: TronoDiSpade, area: int) -> str:
    """A retreat that cannot go somewhere (TS-13.4, TS-14.7, TS-14.9)."""
    fight = state.fight
    if (
        fight[f.F_WINNER] == f.DEFENCE
    ):  # a beaten attacker has one way; only Robb Stark's owner is asked about it
        return "TS-13.4"
    loser = fight[f.F_DEFENDER]
    return "TS-14.9" if area in reach.shelters(state, loser) else "TS-14.7"


# -- units ------------------------------------------------------------------------------------------------------------


def _why_not_that_unit(state: TronoDiSpade, frame: list[int], move: int) -> str:
    if frame[0] == f.Q_GROUP:
        return _why_not_along(state, frame, move - UNIT)
    if frame[0] == f.Q_RECRUIT:
        return _why_not_mustered(state, frame, move)
    return notation.clause(frame)


def _why_not_along(state: TronoDiSpade, frame: list[int], unit: int) -> str:
    """A unit that cannot join a group (TS-10.1, TS-10.2, TS-10.9)."""
    if unit > t.SHIP:
        return "TS-10.1"
    there = 4 * frame[2] + unit
    if state.units[there] - frame[5 + unit] <= 0:
        return "TS-10.1"
    if state.units[there] - state.routed[there] - frame[5 + unit] <= 0:
        return "TS-10.2"
    return "TS-15.6" if reach.is_neutral(state, frame[4]) else "TS-10.9"


def _why_not_off(state: TronoDiSpade, frame: list[int]) -> str:
    if not any(frame[5:9]):
        return "TS-10.1"
    return "TS-15.6" if reach.is_neutral(state, frame[4]) else "TS-10.9"


def _why_not_mustered(state: TronoDiSpade, frame: list[int], move: int) -> str:
    """A unit that cannot be mustered (TS-5.2, TS-5.5, TS-5.7)."""
    seat, area = frame[1], frame[2]
    unit = move - UNIT if move < t.UPGRADE else 1 + move - t.UPGRADE
    if state.levy[area] < (t.COST[unit] if move < t.UPGRADE else 1):
        return "TS-5.2"
    if not board.in_reserve(state, seat, unit):
        return "TS-5.7"
    if move >= t.UPGRADE:
        return "TS-5.2"
    return "TS-5.5" if unit == t.SHIP else "TS-5.7"
