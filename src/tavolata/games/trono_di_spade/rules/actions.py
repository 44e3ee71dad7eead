"""The action phase: raids, marches and consolidations (TS-9, TS-10, TS-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import board, events, leave, marches, muster, reach, strength
from . import frames as f
from . import tables as t

if TYPE_CHECKING:
    from .state import TronoDiSpade


def legal(state: TronoDiSpade, frame: list[int]) -> list[int]:
    """The answers to a question of the action phase."""
    kind, seat = frame[0], frame[1]
    if kind == f.Q_ORDER:
        return [t.AREA + area for area in orders(state, seat, frame[2])]
    if kind == f.Q_RAID:
        return [*[t.AREA + area for area in targets(state, seat, frame[2], frame[3])], t.PASS]
    if kind == f.Q_MARCH:
        goals = [t.AREA + area for area in destinations(state, frame)]
        return [*goals, t.DONE] if board.fits(state, seat) else goals  # TS-10.17
    if kind == f.Q_GROUP:
        return marches.companions(state, frame)
    if kind == f.Q_LEAVE:
        return [t.YES, t.NO]
    assert kind == f.Q_COLLECT
    return [t.COLLECT, t.MUSTER]


def answer(state: TronoDiSpade, frame: list[int], move: int, tell: Tell) -> None:
    """A question of the action phase is answered; its frame is already off the stack."""
    kind, seat = frame[0], frame[1]
    if kind == f.Q_ORDER:
        _take_up(state, seat, move - t.AREA, tell)
    elif kind == f.Q_RAID:
        _raid(state, frame, move, tell)
    elif kind == f.Q_MARCH:
        _set_out(state, frame, move)
    elif kind == f.Q_GROUP:
        _gather(state, frame, move, tell)
    elif kind == f.Q_LEAVE:
        _leave(state, seat, frame[2], move == t.YES, tell)
    elif move == t.MUSTER:
        events.tell_area(state, tell, "musters-at", seat, frame[2])
        muster.at_structure(state, seat, frame[2])
    else:
        _collect(state, seat, frame[2], tell)


def orders(state: TronoDiSpade, seat: int, type: int) -> list[int]:
    """The areas where a House has an order of a type; the first stands for all consolidations that only pay."""
    found = [
        area
        for area in range(state.tables.size)
        if state.owner[area] == seat and state.order[area] >= 0 and t.TYPE[state.order[area]] == type
    ]
    if type == t.CONSOLIDATES and all([_only_pays(state, seat, area) for area in found]):
        return found[:1]
    return found


def _only_pays(state: TronoDiSpade, seat: int, area: int) -> bool:
    """Whether a consolidation pays the same whenever it is resolved, and does nothing else."""
    if state.tables.kinds[area] == t.PORT:
        return not _may_be_closed(state, seat, area)
    return state.host[area] == t.NOBODY and not may_muster(state, seat, area)


def _may_be_closed(state: TronoDiSpade, seat: int, port: int) -> bool:
    """Whether another House could still muster a ship before a port."""
    for land in state.tables.lands_by[state.tables.port_seas[port]]:
        other = state.owner[land]
        if other not in (t.NOBODY, seat) and may_muster(state, other, land):
            return True
    return False


def _take_up(state: TronoDiSpade, seat: int, area: int, tell: Tell) -> None:
    """Whoever stands on another's land is asked first what becomes of it (TS-22.11, TS-22.19)."""
    if state.host[area] == t.NOBODY:
        resolve(state, seat, area, tell)
    else:
        state.stack.append([f.P_RESOLVE, seat, area])
        leave.ask_guest(state, seat, area)


def resolve(state: TronoDiSpade, seat: int, area: int, tell: Tell) -> None:
    """An order is taken up: it comes off the board, and what it does is asked."""
    token = state.order[area]
    may = may_muster(state, seat, area)
    board.remove_order(state, area)
    events.tell_order(state, tell, "resolves", seat, area, token)
    state.stack.append([f.P_VICTORY])
    if t.TYPE[token] == t.RAIDS:
        state.stack.append([f.Q_RAID, seat, area, token])
    elif t.TYPE[token] == t.MARCHES:
        leave.forget(state)
        state.stack.append([f.P_MARCH, seat, area])
        state.stack.append([f.Q_MARCH, seat, area, token, 0])
    elif may:
        state.stack.append([f.Q_COLLECT, seat, area])
    else:
        _collect(state, seat, area, tell)


# -- raids ------------------------------------------------------------------------------------------------------------


def targets(state: TronoDiSpade, seat: int, area: int, token: int) -> list[int]:
    """The areas whose order a raid may remove (TS-9.4 to TS-9.6)."""
    if state.layout.blocked[area]:
        return []
    return [
        other
        for other in reach.raidable(state, area)
        if state.owner[other] not in (t.NOBODY, seat)
        and _is_raidable(state.order[other], token == t.RAID_STAR)
    ]


def _is_raidable(order: int, special: bool) -> bool:
    if order < 0 or t.TYPE[order] == t.MARCHES:
        return False
    return special or t.TYPE[order] != t.DEFENSES


def _raid(state: TronoDiSpade, frame: list[int], move: int, tell: Tell) -> None:
    seat = frame[1]
    if move == t.PASS:
        events.tell_area(state, tell, "raid-nothing", seat, frame[2])
        return
    area = move - t.AREA
    victim, order = state.owner[area], state.order[area]
    board.remove_order(state, area)
    events.tell_raid(state, tell, seat, victim, area, order)
    if t.TYPE[order] == t.CONSOLIDATES:  # TS-9.7
        events.tell_number(tell, "gains", seat, board.gain(state, seat, 1))
        lost = board.lose_power(state, victim, 1)
        if lost:
            events.tell_number(tell, "loses-power", victim, lost)


# -- marches ----------------------------------------------------------------------------------------------------------


def destinations(state: TronoDiSpade, frame: list[int]) -> list[int]:
    """Where units of a march may go now; at most one of these places may hold an enemy (TS-10.7)."""
    seat, area = frame[1], frame[2]
    units = reach.marching(state, area)
    if not any(units):
        return []
    attacked = marches.has_attacked(state)
    return [
        other
        for other in reach.neighbours(state, seat, area)
        if _may_go(state, frame, other, units, attacked)
    ]


def _may_go(state: TronoDiSpade, frame: list[int], other: int, units: list[int], attacked: bool) -> bool:
    seat = frame[1]
    if leave.is_ally_land(state, seat, other):
        return len(leave.manners(state, seat, frame[2], other, attacked)) > 0
    if reach.is_hostile(state, seat, other):
        if attacked or (
            state.are_allied(seat, state.owner[other]) and not leave.has_own_way(state, seat, frame[2], other)
        ):
            return False
        if reach.is_neutral(state, other):
            return marches.completes(state, [*frame[:4], other, 0, 0, 0, 0])
        return True
    # a single unit in an empty area never makes an army too many
    return state.owner[other] == t.NOBODY or any(marches.loads(state, seat, frame[2], other)[1:])


def _set_out(state: TronoDiSpade, frame: list[int], move: int) -> None:
    """A destination is named, or the march is done."""
    if move != t.DONE:
        state.stack.append(frame)
        state.stack.append([f.P_WAY, *frame[1:], move - t.AREA])


def _gather(state: TronoDiSpade, frame: list[int], move: int, tell: Tell) -> None:
    """One more unit joins, or the group sets out. It also sets out when nobody is left to join."""
    if move != t.DONE:
        more = frame[:]
        more[5 + move - t.UNIT] += 1
        state.stack.append(more)
        return
    seat, area, other = frame[1], frame[2], frame[4]
    events.tell_march(state, tell, seat, area, other, frame[5:9])
    if reach.is_neutral(state, other):
        _against(state, frame, tell)
        return
    for unit in range(t.FOOTMAN, t.SHIP + 1):
        board.take_unrouted(state, area, unit, frame[5 + unit])
    if reach.is_hostile(state, seat, other) and not leave.is_guest(state, other):
        state.fight = new_fight(seat, reach.defender_of(state, other), frame)
    else:
        _arrive(state, seat, other, frame[5:9], tell)
    set_off(state, seat, area)


def _arrive(state: TronoDiSpade, seat: int, area: int, group: list[int], tell: Tell) -> None:
    leave.arrive(state, seat, area, tell)
    for unit in range(t.FOOTMAN, t.SHIP + 1):
        board.put(state, seat, area, unit, group[unit])


def set_off(state: TronoDiSpade, seat: int, area: int) -> None:
    """A group has left. When it was the last, the march is over, and a power token may stay behind (TS-10.11)."""
    if board.unrouted(state, area) == 0:
        state.stack.pop()
    if state.owner[area] != t.NOBODY or state.host[area] != t.NOBODY or state.tables.kinds[area] != t.LAND:
        return
    if state.power[seat] > 0 and state.home_of[area] != seat and state.token[area] == t.NOBODY:
        state.stack.append([f.Q_LEAVE, seat, area])


def _leave(state: TronoDiSpade, seat: int, area: int, leaves: bool, tell: Tell) -> None:
    if leaves:
        state.power[seat] -= 1
        state.token[area] = seat
        events.tell_area(state, tell, "leaves-token", seat, area)


def new_fight(seat: int, defender: int, frame: list[int]) -> list[int]:
    """A combat that is to come: who, from where, where, by which order, with whom."""
    fight = [0] * f.FIGHT
    fight[:9] = [seat, defender, frame[2], frame[4], frame[3], *frame[5:9]]
    fight[9:12] = [t.NOTHING, t.NOTHING, 0]
    fight[13:17] = [t.NOTHING] * 4
    return fight


def march_on(state: TronoDiSpade, frame: list[int]) -> None:
    """The peaceful moves are made; now the combat, if there is one (TS-10.8)."""
    state.stack.pop()
    if state.fight:
        state.stack.append([f.P_COMBAT, 0])


# -- neutral forces ---------------------------------------------------------------------------------------------------


def _against(state: TronoDiSpade, frame: list[int], tell: Tell) -> None:
    """Units go against a neutral force: at once if they are enough, otherwise the others are asked for support."""
    march = state.stack.pop()
    state.stack.append([*march[:4], 1])
    if marches.own_against_neutral(state, frame) >= state.garrison[frame[4]]:
        _beat_neutral(state, frame, tell)
        return
    state.fight = new_fight(frame[1], t.NOBODY, frame)
    for unit in range(t.FOOTMAN, t.SHIP + 1):  # they stand where they were until it is known
        state.fight[f.F_FORCE + unit] = 0
    state.stack.append([f.P_NEUTRAL, *frame[1:]])
    state.stack.append([f.P_SUPPORT, 0])


def judge_neutral(state: TronoDiSpade, frame: list[int], tell: Tell) -> None:
    """Support is known: the force is beaten, or the units stay and the march is chosen again (TS-15.7, TS-23.11)."""
    state.stack.pop()
    helped = state.fight[f.F_FOR_ATTACKER]
    total = marches.own_against_neutral(state, frame)
    for area in range(state.tables.size):
        if helped >> area & 1 and state.owner[area] != frame[1]:
            total += strength.of_support(state, area, frame[4], True)
    state.fight = []
    if total >= state.garrison[frame[4]]:
        _beat_neutral(state, frame, tell)
    else:
        events.tell_area(state, tell, "falls-short", frame[1], frame[4])
        march = state.stack.pop()
        state.stack.append([*march[:4], 0])


def _beat_neutral(state: TronoDiSpade, frame: list[int], tell: Tell) -> None:
    seat, area, other = frame[1], frame[2], frame[4]
    board.dismiss(state, other)
    events.tell_area(state, tell, "beats-neutral", seat, other)
    for unit in range(t.FOOTMAN, t.SHIP + 1):
        board.take_unrouted(state, area, unit, frame[5 + unit])
    _arrive(state, seat, other, frame[5:9], tell)
    set_off(state, seat, area)


# -- consolidations ---------------------------------------------------------------------------------------------------


def may_muster(state: TronoDiSpade, seat: int, area: int) -> bool:
    """Whether a special consolidation could muster in its area: not on an ally's land (TS-11.3, TS-22.9)."""
    if state.order[area] != t.CONSOLIDATE_STAR or state.are_allied(seat, state.host[area]):
        return False
    if not state.tables.structures[area]:
        return False
    return muster.could(state, seat, area, state.tables.structures[area])


def income(state: TronoDiSpade, seat: int, area: int) -> int:
    """What a consolidation pays in an area (TS-11.1, TS-11.2)."""
    kind = state.tables.kinds[area]
    if kind == t.SEA:
        return 0
    if kind == t.PORT:
        return int(port_pays(state, seat, area))
    return 1 + state.tables.crowns[area]


def port_pays(state: TronoDiSpade, seat: int, port: int) -> bool:
    """Whether the sea of a port is free of enemy ships."""
    owner = state.owner[state.tables.port_seas[port]]
    return owner in (t.NOBODY, seat) or state.are_allied(seat, owner)


def _collect(state: TronoDiSpade, seat: int, area: int, tell: Tell) -> None:
    got = board.gain(state, seat, income(state, seat, area))
    events.tell_number(tell, "gains", seat, got)
