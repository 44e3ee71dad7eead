"""How large the groups of a march may be: supply at its end, ports, neutral forces (TS-10.9, TS-10.17, TS-15.3).

Supply is kept when a march is over. On the way its armies may be too large, as long as the units that are left could
still make them fit without anybody's leave or help: so the order of the groups does not matter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import board, leave, reach, strength
from . import frames as f
from . import tables as t

if TYPE_CHECKING:
    from .state import TronoDiSpade


# -- supply at the end ------------------------------------------------------------------------------------------------


def loads(state: TronoDiSpade, seat: int, area: int, other: int) -> list[bool]:
    """For each number of units, from none on, whether so many may go: supply and a port's room (TS-10.17, TS-16.1)."""
    sizes = board.armies(state, seat)
    here, there = sizes[area], sizes[other]
    whole = board.unrouted(state, area)
    attacked = has_attacked(state) or reach.is_hostile(state, seat, other)
    result = []
    for number in range(whole + 1):
        sizes[area], sizes[other] = here - number, there + number
        room = state.tables.kinds[other] != t.PORT or there + number <= t.PORT_ROOM
        result.append(room and _could_end(state, seat, area, sizes, whole - number, attacked))
    return result


def has_attacked(state: TronoDiSpade) -> bool:
    """Whether the march under way has its one enemy already (TS-10.7)."""
    return len(state.fight) > 0 or any([frame[0] == f.Q_MARCH and frame[4] == 1 for frame in state.stack])


def fits_on_the_way(state: TronoDiSpade, seat: int, sizes: list[int]) -> bool:
    """Whether armies of these sizes fit, or could when the march under way is over."""
    for frame in state.stack:
        if frame[0] == f.Q_MARCH and frame[1] == seat:
            left = board.unrouted(state, frame[2]) if state.owner[frame[2]] == seat else 0
            return _could_end(state, seat, frame[2], sizes, left, has_attacked(state))
    return board.excess(state, seat, sizes) == 0


def _could_end(
    state: TronoDiSpade, seat: int, area: int, sizes: list[int], left: int, attacked: bool
) -> bool:
    """Whether a march with so many units left could end within the limit.

    Who stands alone is no army: so units that go to empty areas one by one are the best there can be, and only where
    there are too few such areas the other ways matter.
    """
    if board.excess(state, seat, sizes) == 0:
        return True
    if left == 0:
        return False
    goals = _sure_goals(state, seat, area)
    empty = [goal for goal in goals if not sizes[goal] and not reach.is_hostile(state, seat, goal)]
    best = sizes[:]
    for goal in empty[:left]:
        best[goal] = 1
        best[area] -= 1
    if board.excess(state, seat, best) == 0:
        return True
    return len(empty) < left and _finds_room(
        state, seat, area, sizes[:], left, _slots(state, seat, goals, sizes, left, attacked)
    )


def _sure_goals(state: TronoDiSpade, seat: int, area: int) -> list[int]:
    """Where units can go whatever the others say: by own ships, not into allies' land, not against neutral forces."""
    goals = reach.neighbours(state, seat, area)
    if state.ally[seat] and state.tables.kinds[area] == t.LAND:
        own = reach.carried(state, 1 << seat, area)
        goals = [goal for goal in goals if goal in own and not leave.is_ally_land(state, seat, goal)]
    return [
        goal
        for goal in goals
        if not reach.is_neutral(state, goal) and not state.are_allied(seat, state.owner[goal])
    ]


def _slots(
    state: TronoDiSpade, seat: int, goals: list[int], sizes: list[int], left: int, attacked: bool
) -> list[int]:
    """The areas that are worth trying: of those that are alike no more than there are units, of enemies one."""
    found: list[int] = []
    alike: dict[int, int] = {}
    for goal in goals:
        hostile = reach.is_hostile(state, seat, goal)
        if hostile and attacked:
            continue
        kind = -1 if hostile else 2 * sizes[goal] + int(state.tables.kinds[goal] == t.PORT)
        alike[kind] = alike.get(kind, 0) + 1
        if alike[kind] <= (1 if hostile else left):
            found.append(goal)
    return found


def _finds_room(
    state: TronoDiSpade, seat: int, area: int, sizes: list[int], left: int, slots: list[int]
) -> bool:
    """Whether units shared out among areas in some way make all armies fit."""
    if board.excess(state, seat, sizes) == 0:
        return True
    if not left or not slots:
        return False
    goal, rest = slots[0], slots[1:]
    most = left
    if state.tables.kinds[goal] == t.PORT:
        most = min(left, t.PORT_ROOM - sizes[goal])
    for number in range(most + 1):
        tried = sizes[:]
        tried[goal] += number
        tried[area] -= number
        if _finds_room(state, seat, area, tried, left - number, rest):
            return True
    return False


# -- who goes along ---------------------------------------------------------------------------------------------------


def completes(state: TronoDiSpade, frame: list[int]) -> bool:
    """Whether a group, with or without more units, could go where it is meant to."""
    seat, area, other = frame[1], frame[2], frame[4]
    group = frame[5:9]
    fine = loads(state, seat, area, other)
    sent = sum(group)
    if not reach.is_neutral(state, other):
        return any(fine[max(1, sent) :])
    missing = state.garrison[other] - against_neutral(state, frame)
    rest = _rest(state, frame)
    for number in range(max(1, sent), len(fine)):
        if fine[number] and sum(rest[: number - sent]) >= missing:
            return True
    return False


def is_strong_enough(state: TronoDiSpade, frame: list[int]) -> bool:
    """Whether all units that could still join would reach a neutral force, whatever supply says (TS-15.3)."""
    return against_neutral(state, frame) + sum(_rest(state, frame)) >= state.garrison[frame[4]]


def _rest(state: TronoDiSpade, frame: list[int]) -> list[int]:
    """What the units that are not in a group would add to an attack, the strongest first."""
    units = reach.marching(state, frame[2])
    worth = _worth(state, frame[4])
    rest: list[int] = []
    for unit in range(t.FOOTMAN, t.SHIP + 1):
        rest += [worth[unit]] * (units[unit] - frame[5 + unit])
    return sorted(rest, reverse=True)


def companions(state: TronoDiSpade, frame: list[int]) -> list[int]:
    """The units that may join a group, and whether it may set out as it is."""
    units = reach.marching(state, frame[2])
    moves = []
    for unit in range(t.FOOTMAN, t.SHIP + 1):
        if units[unit] > frame[5 + unit]:
            more = frame[:]
            more[5 + unit] += 1
            if completes(state, more):
                moves.append(t.UNIT + unit)
    sent = sum(frame[5:9])
    if sent and loads(state, frame[1], frame[2], frame[4])[sent]:
        neutral = reach.is_neutral(state, frame[4])
        if not neutral or against_neutral(state, frame) >= state.garrison[frame[4]]:
            moves.append(t.DONE)
    return moves


# -- neutral forces ---------------------------------------------------------------------------------------------------


def _worth(state: TronoDiSpade, area: int) -> list[int]:
    """What each unit adds to an attack on an area."""
    return [strength.worth(state, unit, area, True) for unit in range(t.FOOTMAN, t.SHIP + 1)]


def against_neutral(state: TronoDiSpade, frame: list[int]) -> int:
    """What a group could bring against a neutral force, with all the support there might be (TS-15.3, TS-15.5)."""
    total = own_against_neutral(state, frame)
    silent = 1 << frame[1] | state.pact[f.L_NO_SUPPORT]
    for area in range(state.tables.size):
        owner = state.owner[area]
        if owner != t.NOBODY and not silent >> owner & 1 and strength.can_support(state, area, frame[4]):
            total += strength.of_support(state, area, frame[4], True)
    return total


def own_against_neutral(state: TronoDiSpade, frame: list[int]) -> int:
    """What a group and its House's own support bring against a neutral force."""
    worth = _worth(state, frame[4])
    total = t.MODIFIER[frame[3]]
    for unit in range(t.FOOTMAN, t.SHIP + 1):
        total += worth[unit] * frame[5 + unit]
    for area in range(state.tables.size):
        if state.owner[area] == frame[1] and strength.can_support(state, area, frame[4]):
            total += strength.of_support(state, area, frame[4], True)
    return total
