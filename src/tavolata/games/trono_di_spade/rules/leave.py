"""What allies ask of each other: bridges of ships, entry into their lands, havens for beaten armies (TS-22).

Leave is asked before units are named, so that a refusal only means that the march is chosen again. What was granted and
denied is remembered until the march or the retreat is over, and nothing is asked twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import alliances, board, events, reach, retreat
from . import frames as f
from . import tables as t

if TYPE_CHECKING:
    from .state import TronoDiSpade


def forget(state: TronoDiSpade) -> None:
    """Another march or retreat begins: nothing was granted or denied yet."""
    state.pact = f.NO_PACT[:]


# -- bridges ----------------------------------------------------------------------------------------------------------


def lenders(state: TronoDiSpade, seat: int, area: int, goal: int) -> list[int]:
    """The allies whose ships are needed on the way and were not asked yet: one if one is enough (TS-22.1)."""
    own = 1 << seat | state.pact[f.L_BRIDGES] & state.ally[seat]
    if state.tables.kinds[area] != t.LAND or goal in reach.carried(state, own, area):
        return []
    others = [other for other in state.tracks[t.THRONE] if state.fleet(seat) & ~own & 1 << other]
    for other in others:
        if goal in reach.carried(state, own | 1 << other, area):
            return [other]
    return others


def has_own_way(state: TronoDiSpade, seat: int, area: int, goal: int) -> bool:
    """Whether units get from one area to another without the ships of allies."""
    return state.tables.kinds[area] != t.LAND or goal in reach.carried(state, 1 << seat, area)


def reaches(state: TronoDiSpade, seat: int, area: int, goal: int) -> bool:
    """Whether units can still get from one area to another."""
    return goal in reach.neighbours(state, seat, area)


# -- a march that needs leave -----------------------------------------------------------------------------------------


def is_ally_land(state: TronoDiSpade, seat: int, area: int) -> bool:
    """Whether an area is an ally's land where nobody stands (TS-22.2)."""
    if state.owner[area] != t.NOBODY or state.tables.kinds[area] != t.LAND:
        return False
    return state.are_allied(seat, board.controller(state, area))


def step(state: TronoDiSpade, frame: list[int], tell: Tell) -> None:
    """Ask for what a march needs, one thing after the other; then its units are named."""
    seat, area, goal = frame[1], frame[2], frame[5]
    if not reaches(state, seat, area, goal):
        state.stack.pop()
        return
    asked = lenders(state, seat, area, goal)
    if asked:
        state.stack.append([f.Q_BRIDGE, asked[0], seat, goal])
    elif state.are_allied(seat, state.owner[goal]):
        alliances.betray(state, seat, tell)  # TS-23.1: it attacks their troops
    elif is_ally_land(state, seat, goal) and state.pact[f.L_AREA] != goal:
        _ask_manner(state, seat, area, goal)
    else:
        state.stack.pop()
        state.stack.append([f.Q_GROUP, seat, area, frame[3], goal, 0, 0, 0, 0])


def _ask_manner(state: TronoDiSpade, seat: int, area: int, goal: int) -> None:
    """How an ally's land is to be entered; if there is no way left, the march is chosen again."""
    if manners(state, seat, area, goal, _has_attacked(state)):
        state.stack.append([f.Q_ENTRY, seat, goal, area])
    else:
        state.stack.pop()


def manners(state: TronoDiSpade, seat: int, area: int, goal: int, attacked: bool) -> list[int]:
    """By leave, as a gift, or against the ally's will (TS-22.2 to TS-22.4, TS-23.2).

    A garrison that is attacked would be the one enemy of the march (TS-10.7), and allies' ships carry no traitor
    (TS-23.13).
    """
    if state.pact[f.L_SPARED] >> goal & 1:
        return []
    moves = []
    if not state.pact[f.L_NO_ENTRY] >> goal & 1:
        moves.append(t.ENTER)
    if state.token[goal] != t.NOBODY and not state.pact[f.L_NO_GIFT] >> goal & 1:
        moves.append(t.RECEIVE)
    if (state.garrison[goal] and attacked) or not has_own_way(state, seat, area, goal):
        return moves
    return [*moves, t.SEIZE]


def entries(state: TronoDiSpade, frame: list[int]) -> list[int]:
    """The answers to how an ally's land is entered; it need not be, so nobody betrays unasked (TS-22.15)."""
    return [*manners(state, frame[1], frame[3], frame[2], _has_attacked(state)), t.PASS]


def _has_attacked(state: TronoDiSpade) -> bool:
    """Whether the march under way has its enemy already."""
    return len(state.fight) > 0 or any([frame[0] == f.P_WAY and frame[4] == 1 for frame in state.stack])


def answer(state: TronoDiSpade, frame: list[int], move: int, tell: Tell) -> None:
    """Leave is asked, granted or denied; or it is clear what becomes of a land that a guest stands on."""
    kind, seat = frame[0], frame[1]
    if kind == f.Q_ENTRY:
        _choose_manner(state, seat, frame[2], move, tell)
    elif kind == f.Q_CLAIM:
        _claim(state, seat, frame[2], move == t.YES, tell)
    elif kind == f.Q_GIFT:
        if move == t.YES:
            state.stack.append([f.Q_HOST, state.host[frame[2]], seat, frame[2], t.RECEIVE])
    else:
        _answer_plea(state, frame, move == t.YES, tell)


def _answer_plea(state: TronoDiSpade, frame: list[int], granted: bool, tell: Tell) -> None:
    """An ally answers what it was asked for."""
    kind, seat = frame[0], frame[1]
    events.tell_leave(state, tell, granted, frame)
    if kind == f.Q_BRIDGE:
        state.pact[f.L_BRIDGES if granted else f.L_NO_BRIDGES] |= 1 << seat
        if not granted:
            alliances.refused(state, frame[2], seat)
    elif kind == f.Q_HOST:
        _answer_guest(state, frame, granted, tell)
    else:
        assert kind == f.Q_HAVEN
        _answer_haven(state, frame[3], granted)


def _choose_manner(state: TronoDiSpade, seat: int, goal: int, move: int, tell: Tell) -> None:
    if move == t.PASS:
        state.pact[f.L_SPARED] |= 1 << goal
        state.stack.pop()  # the march is chosen again
        events.tell_area(state, tell, "turns-away", seat, goal)
    elif move == t.SEIZE:
        state.pact[f.L_AREA], state.pact[f.L_MANNER] = goal, t.SEIZE
        alliances.betray(state, seat, tell)
    else:
        state.stack.append([f.Q_HOST, board.controller(state, goal), seat, goal, move])


def _answer_guest(state: TronoDiSpade, frame: list[int], granted: bool, tell: Tell) -> None:
    """Entry or the land itself, granted or denied: a refusal is no betrayal (TS-22.5)."""
    goal, manner = frame[3], frame[4]
    if state.stack[-1][0] == f.P_RESOLVE:  # it stands there already (TS-22.19)
        if granted:
            board.set_host(state, goal, t.NOBODY)
            board.enter(state, frame[2], goal, tell)
    elif granted:
        state.pact[f.L_AREA], state.pact[f.L_MANNER] = goal, manner
    else:
        state.pact[f.L_NO_ENTRY if manner == t.ENTER else f.L_NO_GIFT] |= 1 << goal
        state.stack.pop()  # the march is chosen again


def is_guest(state: TronoDiSpade, goal: int) -> bool:
    """Whether the march under way enters a land by leave, its owner keeping it."""
    return state.pact[f.L_AREA] == goal and state.pact[f.L_MANNER] == t.ENTER


def arrive(state: TronoDiSpade, seat: int, area: int, tell: Tell) -> None:
    """Units come into a land without a fight: as guests, or taking it (TS-22.8, TS-10.10)."""
    if is_guest(state, area) and state.owner[area] == t.NOBODY:
        host = board.controller(state, area)
        board.set_host(state, area, host)
        events.tell_guest(state, tell, seat, host, area)
    elif state.host[area] == t.NOBODY:
        board.enter(state, seat, area, tell)


# -- those who stand on another's land ---------------------------------------------------------------------------------


def ask_guest(state: TronoDiSpade, seat: int, area: int) -> None:
    """A former guest takes the land or leaves it (TS-22.11); a guest may ask for it, but for a home (TS-22.19)."""
    if not state.are_allied(seat, state.host[area]):
        state.stack.append([f.Q_CLAIM, seat, area])
    elif state.token[area] != t.NOBODY:
        state.stack.append([f.Q_GIFT, seat, area])


def _claim(state: TronoDiSpade, seat: int, area: int, takes: bool, tell: Tell) -> None:
    """Who takes the land of a former ally does not betray (TS-22.11)."""
    if not takes:
        events.tell_between_at(state, tell, "leaves-be", seat, state.host[area], area)
        return
    board.set_host(state, area, t.NOBODY)
    board.dismiss(state, area)
    board.enter(state, seat, area, tell)
    events.tell_area(state, tell, "claims", seat, area)


# -- retreats ---------------------------------------------------------------------------------------------------------


def haven(state: TronoDiSpade, frame: list[int], tell: Tell) -> None:
    """Leave is asked for a retreat into an ally's land, then for one across its ships (TS-22.12)."""
    seat, area = retreat.beaten(state), frame[1]
    at = state.fight[f.F_AT]
    state.stack.pop()
    if area not in retreat.refuges(state):
        retreat.ask_where(state, tell)
        return
    if area == state.fight[f.F_FROM]:  # it stood there before
        state.stack.append([f.P_FLEE, area])
        return
    if is_ally_land(state, seat, area) and not is_guest(state, area):
        state.stack.append(frame)
        state.stack.append([f.Q_HAVEN, board.controller(state, area), seat, area])
        return
    asked = lenders(state, seat, at, area)
    if asked:
        state.stack.append(frame)
        state.stack.append([f.Q_BRIDGE, asked[0], seat, area])
    else:
        state.stack.append([f.P_FLEE, area])


def _answer_haven(state: TronoDiSpade, area: int, granted: bool) -> None:
    """An ally lets a beaten army into its land, or does not."""
    if granted:
        state.pact[f.L_AREA], state.pact[f.L_MANNER] = area, t.ENTER
    else:
        state.pact[f.L_NO_ENTRY] |= 1 << area
