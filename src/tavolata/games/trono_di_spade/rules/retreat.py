"""Casualties, skulls and retreats (TS-14, TS-18.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import board, events, leave, reach, strength
from . import frames as f
from . import tables as t

if TYPE_CHECKING:
    from .state import TronoDiSpade


def loser(state: TronoDiSpade) -> int:
    """The side that lost."""
    return 1 - state.fight[f.F_WINNER]


# -- units that fall --------------------------------------------------------------------------------------------------


def fall(state: TronoDiSpade, area: int, unit: int) -> None:
    """A unit falls in an area, an unrouted one if there is any."""
    if state.units[4 * area + unit] > state.routed[4 * area + unit]:
        board.take_unrouted(state, area, unit, 1)
    else:
        board.take(state, area, unit)


def _kill(state: TronoDiSpade, seat: int, why: int, unit: int, tell: Tell) -> None:
    """A unit of a combatant is destroyed: of the attackers, the defenders, or those that retreat."""
    side, at = strength.side_of(state, seat), state.fight[f.F_AT]
    if why == f.IN_RETREAT:
        state.fight[f.F_RETREATING + unit] -= 1
    elif side == f.ATTACK:
        state.fight[f.F_FORCE + unit] -= 1
    else:
        board.take(state, at, unit)
    events.tell_loss(state, tell, seat, at, unit, 1)


def ranks(state: TronoDiSpade, seat: int, why: int) -> list[int]:
    """The units among which a combatant loses some, by kind."""
    if why == f.IN_RETREAT:
        return state.fight[f.F_RETREATING : f.F_RETREATING + 4]
    side = strength.side_of(state, seat)
    return [strength.fighting(state, side, unit) for unit in range(t.FOOTMAN, t.SHIP + 1)]


def casualties(state: TronoDiSpade, tell: Tell) -> None:
    """Siege engines and routed units of the loser first, then what the swords cost (TS-14.1, TS-14.3)."""
    side = loser(state)
    seat, at = strength.house_of(state, side), state.fight[f.F_AT]
    if side == f.ATTACK:
        _scrap(state, seat, state.fight[f.F_FORCE + t.SIEGE], tell)
        state.fight[f.F_FORCE + t.SIEGE] = 0
    else:
        victor, home = strength.house_of(state, f.ATTACK), state.home_of[at]
        if home != victor and not state.are_allied(victor, home):  # TS-15.2, TS-22.17
            board.dismiss(state, at)
        if strength.fighters(state, side):
            _scrap_defenders(state, seat, tell)
    if strength.text_of(state, side) != t.BLACKFISH:
        number = strength.swords(state, 1 - side) - strength.forts(state, side)
        _ask(state, seat, number, f.BY_SWORDS)


def _scrap(state: TronoDiSpade, seat: int, number: int, tell: Tell) -> None:
    if number:
        events.tell_loss(state, tell, seat, state.fight[f.F_AT], t.SIEGE, number)


def _scrap_defenders(state: TronoDiSpade, seat: int, tell: Tell) -> None:
    at = state.fight[f.F_AT]
    for unit in (t.FOOTMAN, t.KNIGHT, t.SIEGE, t.SHIP):
        number = state.units[4 * at + unit] if unit == t.SIEGE else state.routed[4 * at + unit]
        if number:
            board.take(state, at, unit, number)
            events.tell_loss(state, tell, seat, at, unit, number)


def skulls(state: TronoDiSpade, tell: Tell) -> None:
    """A skull costs the other side a unit, whoever has won (TS-18.5)."""
    for side in (f.DEFENCE, f.ATTACK):
        if strength.skulls(state, 1 - side) and strength.text_of(state, side) != t.BLACKFISH:
            _ask(state, strength.house_of(state, side), 1, f.BY_SKULL)


def _ask(state: TronoDiSpade, seat: int, number: int, why: int) -> None:
    """So many units are to be lost, or as many as there are."""
    number = min(number, sum(ranks(state, seat, why)))
    if number > 0:
        state.stack.append([f.Q_CASUALTY, seat, number, why])


# -- retreat ----------------------------------------------------------------------------------------------------------


def retreat(state: TronoDiSpade, tell: Tell) -> None:
    """What is left of the loser leaves the field, to where it costs the fewest units (TS-14.4 to TS-14.10)."""
    side = loser(state)
    seat = strength.house_of(state, side)
    units = ranks(state, seat, f.BY_SWORDS)
    if not any(units):
        return
    _leave_field(state, side, units)
    leave.forget(state)
    ask_where(state, tell)


def beaten(state: TronoDiSpade) -> int:
    """The seat that lost."""
    return strength.house_of(state, loser(state))


def ask_where(state: TronoDiSpade, tell: Tell) -> None:
    """The way is asked of the loser, or of Robb Stark's owner; without one, nobody is left (TS-14.9, TS-14.10)."""
    areas = refuges(state)
    if not areas:
        _rout(state, beaten(state), tell)
        return
    side = loser(state)
    chooser = beaten(state)
    usual = reach.attackers_way_back(state, chooser) if side == f.ATTACK else areas
    if _robb_decides(state) and (len(areas) > 1 or areas != usual):
        chooser = strength.house_of(state, 1 - side)
    state.stack.append([f.Q_RETREAT, chooser])


def _robb_decides(state: TronoDiSpade) -> bool:
    """Whether Robb Stark has won and his owner has not left the way to the loser (TS-13.4)."""
    side = 1 - loser(state)
    bit = 7 * side + state.fight[f.F_CARDS + side]
    return strength.text_of(state, side) == t.ROBB and not state.fight[f.F_USED] >> bit & 1


def _leave_it_to_the_loser(state: TronoDiSpade, tell: Tell) -> None:
    """Robb Stark's owner declines: the way is that of every other combat."""
    side = 1 - loser(state)
    state.fight[f.F_USED] |= 1 << (7 * side + state.fight[f.F_CARDS + side])
    ask_where(state, tell)


def _leave_field(state: TronoDiSpade, side: int, units: list[int]) -> None:
    at = state.fight[f.F_AT]
    state.fight[f.F_RETREATING : f.F_RETREATING + 4] = units
    for unit in range(t.FOOTMAN, t.SHIP + 1):
        if side == f.ATTACK:
            state.fight[f.F_FORCE + unit] = 0
        elif units[unit]:
            board.take(state, at, unit, units[unit])


def refuges(state: TronoDiSpade) -> list[int]:
    """Where the beaten army may go: the cheapest of the legal areas, none if nobody fits anywhere."""
    seat = beaten(state)
    number = sum(ranks(state, seat, f.IN_RETREAT))
    found = sorted(reach.cheapest(state, seat, legal_areas(state), number))
    return found if found and reach.room(state, seat, found[0], number) else []


def legal_areas(state: TronoDiSpade) -> list[int]:
    """Where it could go, whatever that costs: back where it came from, or to a shelter (TS-13.4, TS-14.5, TS-14.7)."""
    side, seat = loser(state), beaten(state)
    if side == f.DEFENCE:
        return reach.shelters(state, seat)
    back = reach.attackers_way_back(state, seat)
    return back + reach.shelters(state, seat) if _robb_decides(state) else back


def _rout(state: TronoDiSpade, seat: int, tell: Tell) -> None:
    """There is nowhere to go: all are destroyed."""
    for unit in range(t.FOOTMAN, t.SHIP + 1):
        number = state.fight[f.F_RETREATING + unit]
        if number:
            events.tell_loss(state, tell, seat, state.fight[f.F_AT], unit, number)
    state.fight[f.F_RETREATING : f.F_RETREATING + 4] = [0, 0, 0, 0]


def legal(state: TronoDiSpade, frame: list[int]) -> list[int]:
    """The answers about casualties and retreats."""
    if frame[0] == f.Q_CASUALTY:
        units = ranks(state, frame[1], frame[3])
        moves = [t.UNIT + unit for unit in range(t.FOOTMAN, t.SHIP + 1) if units[unit]]
        return moves if sum(units) > frame[2] else moves[:1]  # when all must fall, nothing is left to choose
    areas = [t.AREA + area for area in refuges(state)]
    return [*areas, t.PASS] if strength.side_of(state, frame[1]) == state.fight[f.F_WINNER] else areas


def answer(state: TronoDiSpade, frame: list[int], move: int, tell: Tell) -> None:
    """A unit falls, or the way is chosen."""
    if frame[0] == f.Q_CASUALTY:
        _kill(state, frame[1], frame[3], move - t.UNIT, tell)
        if frame[2] > 1:
            state.stack.append([f.Q_CASUALTY, frame[1], frame[2] - 1, frame[3]])
    elif move == t.PASS:
        _leave_it_to_the_loser(state, tell)
    elif state.ally[beaten(state)]:
        state.stack.append([f.P_HAVEN, move - t.AREA])
    else:
        state.stack.append([f.P_FLEE, move - t.AREA])


def flee(state: TronoDiSpade, frame: list[int], tell: Tell) -> None:
    """The beaten army arrives, routed, when no more than fit are left of it."""
    seat, area = strength.house_of(state, loser(state)), frame[1]
    units = ranks(state, seat, f.IN_RETREAT)
    room = reach.room(state, seat, area, sum(units))
    if room < sum(units):
        _ask(state, seat, sum(units) - room, f.IN_RETREAT)
        return
    state.stack.pop()
    state.fight[f.F_RETREATING : f.F_RETREATING + 4] = [0, 0, 0, 0]
    if leave.is_guest(state, area):
        leave.arrive(state, seat, area, tell)
    for unit in range(t.FOOTMAN, t.SHIP + 1):
        board.put(state, seat, area, unit, units[unit])
        state.routed[4 * area + unit] += units[unit]
    events.tell_area(state, tell, "retreats", seat, area)
