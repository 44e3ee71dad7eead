"""What orders and marches promise a House."""

from __future__ import annotations

from typing import Final

from ..rules import actions, board, mustering, reach
from ..rules import tables as t
from ..rules.state import TronoDiSpade
from . import worth
from .worth import Outlook

TAKEN: Final = 1.4
"""How much more a land counts that is taken from another House."""
LAST: Final = 1.5
"""What the last structure for victory is worth beyond itself."""
BETRAYAL: Final = 0.3
"""What breaking an alliance costs at the end of the game: a token lost, one given away, the shared victory."""
TRUST: Final = 0.12
"""And what more with every round that is left: safe borders, support, and being believed the next time."""
FOR_ALLIES: Final = 0.6
"""How much it counts to stand by an ally's army, beside one's own."""
HOPE: Final = 0.75
"""How much of what a march could bring counts while its order waits."""
RECRUIT: Final = 0.27
"""What a point of mustering is worth."""


# -- marches ----------------------------------------------------------------------------------------------------------


def prize(state: TronoDiSpade, look: Outlook, seat: int, area: int) -> float:
    """What it would bring a House to come into an area, if nobody fought for it."""
    ruler = board.controller(state, area)
    if ruler == seat:
        return 0.0 if state.owner[area] == seat else 0.02
    gain = look.lands[area] * (1.0 if ruler == t.NOBODY else TAKEN)
    last = state.tables.structures[area] > 0 and look.held[seat] >= t.STRUCTURES_TO_WIN - 1
    if last:
        gain += LAST
    return gain - betrayal(state) if state.are_allied(seat, ruler) else gain


def betrayal(state: TronoDiSpade) -> float:
    """What breaking an alliance costs now."""
    return BETRAYAL + TRUST * (t.ROUNDS - state.round)


def leaving(state: TronoDiSpade, look: Outlook, seat: int, area: int) -> float:
    """What it costs a House if all its units leave an area."""
    land = look.lands[area]
    if state.tables.kinds[area] != t.LAND:
        return land
    if state.host[area] != t.NOBODY:
        return 0.0
    danger = worth.threat(state, look, seat, area, False)
    if state.home_of[area] == seat:
        return 0.4 * land * worth.chance(danger - state.garrison[area]) if danger else 0.0
    if state.power[seat] or state.token[area] == seat:
        return 0.5 * worth.POWER + (0.35 * land if danger else 0.0)
    return land


def march(state: TronoDiSpade, look: Outlook, seat: int, area: int, goal: int, bonus: int) -> float:
    """What a march from one area to another is likely to bring, leaving it or not as it is better."""
    gain = prize(state, look, seat, goal)
    alone = board.unrouted(state, area) == 1
    if not reach.is_hostile(state, seat, goal):
        return gain - leaving(state, look, seat, area) if alone and gain > 0.0 else gain
    force = float(look.power(state, area, goal, True) + bonus)
    if reach.is_neutral(state, goal):
        force += worth.help(state, look, seat, goal, area, True)
        return (
            gain - (leaving(state, look, seat, area) if alone else 0.0)
            if force >= state.garrison[goal]
            else -0.1
        )
    other = reach.defender_of(state, goal)
    if state.are_allied(seat, other):
        gain -= betrayal(state)
    edge = force + worth.help(state, look, seat, goal, area, True) + worth.card_edge(state, seat, other)
    edge -= worth.defence(state, look, goal) + worth.help(state, look, other, goal, goal, False)
    if edge < -worth.SPREAD:
        return -0.4
    lost = 0.2 + 0.12 * force
    taken = gain + 0.2
    whole = _expected(worth.chance(edge), taken, lost) - leaving(state, look, seat, area)
    return whole if alone else max(whole, _expected(worth.chance(edge - 1.0), taken, lost))


def _expected(win: float, taken: float, lost: float) -> float:
    return win * taken - (1.0 - win) * lost


def best_march(state: TronoDiSpade, look: Outlook, seat: int, area: int, bonus: int) -> float:
    """The best that a march from an area could bring, and half of the second best for larger armies."""
    first = second = 0.0
    look.goal = t.NOTHING
    claimed = look.claims[seat]
    for goal in reach.neighbours(state, seat, area):
        if claimed >> goal & 1 or state.owner[goal] == seat:
            continue
        gain = march(state, look, seat, area, goal, bonus)
        if gain > first:
            first, second = gain, first
            look.goal = goal
        elif gain > second:
            second = gain
    return first + (0.5 * second if board.unrouted(state, area) > 1 else 0.0)


# -- orders -----------------------------------------------------------------------------------------------------------


def gain(state: TronoDiSpade, look: Outlook, seat: int, area: int, token: int) -> float:
    """What a House gains if it gives an order in an area."""
    if t.TYPE[token] == t.DEFENSES:
        return _defence(state, look, seat, area, t.MODIFIER[token])
    return promise(state, look, seat, area, token)


def promise(state: TronoDiSpade, look: Outlook, seat: int, area: int, token: int) -> float:
    """What an order that lies in an area will still bring; how it protects is seen from the danger itself."""
    type = t.TYPE[token]
    if type == t.MARCHES:
        bonus = t.MODIFIER[token]
        return HOPE * best_march(state, look, seat, area, bonus) + 0.01 * bonus
    if type == t.CONSOLIDATES:
        return _consolidation(state, seat, area, token)
    if type == t.SUPPORTS:
        return _support(state, look, seat, area, token)
    return _raid(state, seat, area, token) if type == t.RAIDS else 0.0


def _defence(state: TronoDiSpade, look: Outlook, seat: int, area: int, bonus: int) -> float:
    danger = worth.threat(state, look, seat, area, False)
    if danger <= 0.0:
        return 0.005
    edge = danger - worth.defence(state, look, area) - worth.help(state, look, seat, area, t.NOTHING, False)
    held = look.lands[area] + 0.3 * worth.army(state, area)
    return 0.01 + 0.7 * held * (worth.chance(edge) - worth.chance(edge - bonus))


def _consolidation(state: TronoDiSpade, seat: int, area: int, token: int) -> float:
    paid = (worth.POWER if state.power[seat] < worth.PURSE else worth.SPARE) * actions.income(
        state, seat, area
    )
    structure = state.tables.structures[area]
    special = token == t.CONSOLIDATE_STAR and structure > 0 and board.controller(state, area) == seat
    if special and mustering.could(state, seat, area, structure):
        return max(paid, RECRUIT * structure)
    return paid + 0.01 if paid > 0.0 else 0.0


def _support(state: TronoDiSpade, look: Outlook, seat: int, area: int, token: int) -> float:
    """Support helps neighbours that attack or are in danger, one's own and those of allies."""
    tables = state.tables
    helped = 0.0
    near = tables.lands_by[area] + (tables.seas_by[area] if tables.kinds[area] == t.SEA else [])
    for other in near:
        if state.owner[other] == seat:
            if worth.threat(state, look, seat, other, state.revealed == 1) > 0.0:
                helped = max(helped, 0.12 * (look.lands[other] + 0.3))
        elif state.are_allied(seat, state.owner[other]):
            if worth.threat(state, look, state.owner[other], other, state.revealed == 1) > 0.0:
                helped = max(helped, FOR_ALLIES * 0.12 * (look.lands[other] + 0.3))
        elif reach.is_hostile(state, seat, other):
            helped = max(helped, 0.1 * (look.lands[other] + 0.2))
    force = look.power(state, area, area, False) + t.MODIFIER[token]
    return 0.01 + 0.5 * helped * min(force, 4)


def _raid(state: TronoDiSpade, seat: int, area: int, token: int) -> float:
    """Raids take support and consolidation from enemies next to them."""
    most = 0.0
    for other in reach.raidable(state, area):
        owner = state.owner[other]
        if owner == t.NOBODY or owner == seat or state.are_allied(seat, owner):
            continue
        if not state.revealed:
            most = max(most, 0.07)
        elif state.order[other] >= 0:
            type = t.TYPE[state.order[other]]
            if type == t.SUPPORTS or (type == t.DEFENSES and token == t.RAID_STAR):
                most = max(most, 0.14)
            elif type == t.CONSOLIDATES or type == t.RAIDS:
                most = max(most, 0.1)
    return most + 0.005
