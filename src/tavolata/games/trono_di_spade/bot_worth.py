"""What lands, orders, marches and combats are worth, in structures: the measure of all that bots weigh."""

from __future__ import annotations

from typing import Final

from . import rules_actions as actions
from . import rules_board as board
from . import rules_frames as f
from . import rules_muster as muster
from . import rules_reach as reach
from . import rules_strength as strength
from . import tables as t
from .rules import TronoDiSpade

CASTLE: Final = 1.0
STRONGHOLD: Final = 1.35
BARREL: Final = 0.16
CROWN: Final = 0.14
LAND: Final = 0.06
POWER: Final = 0.07
"""A power token."""
SPREAD: Final = 2.5
"""How many points of strength make a combat nearly sure."""
CARD_EDGE: Final = 0.25
"""How much of the strength of the best card in hand counts before the cards are chosen."""


def lands(state: TronoDiSpade) -> list[float]:
    """What each area is worth to whoever holds it."""
    tables = state.tables
    worth = [0.0] * tables.size
    for area in range(tables.size):
        if tables.kinds[area] == t.LAND:
            structure = tables.structures[area]
            worth[area] = LAND + BARREL * tables.barrels[area] + CROWN * tables.crowns[area]
            if structure:
                worth[area] += CASTLE if structure == 1 else STRONGHOLD
        elif tables.kinds[area] == t.SEA:
            worth[area] = 0.12
    return worth


def chance(difference: float) -> float:
    """The chance to win a combat with so much more strength."""
    if difference >= SPREAD:
        return 0.97
    if difference <= -SPREAD:
        return 0.03
    return 0.5 + 0.47 * difference / SPREAD


def best_card(state: TronoDiSpade, seat: int) -> int:
    """The highest strength among a House's cards."""
    first, most = t.CARDS * state.house[seat], 0
    for card in range(t.CARDS):
        if state.hand[seat] >> card & 1:
            most = max(most, state.tables.strengths[first + card])
    return most


def garrison_of(state: TronoDiSpade, area: int) -> float:
    """What an attacker meets in an area: units, orders that lie open, garrison."""
    total = float(state.garrison[area])
    at = 4 * area
    for unit in (t.FOOTMAN, t.KNIGHT, t.SHIP):
        total += t.STRENGTH[unit] * (state.units[at + unit] - state.routed[at + unit])
    order = state.order[area]
    if state.revealed and order >= 0 and t.TYPE[order] == t.DEFENSES:
        total += t.MODIFIER[order]
    return total


def power_of(state: TronoDiSpade, area: int, goal: int) -> float:
    """What the unrouted units of an area would be worth in an attack elsewhere."""
    at = 4 * area
    total = 0.0
    for unit in range(t.FOOTMAN, t.SHIP + 1):
        number = state.units[at + unit] - state.routed[at + unit]
        total += number * strength.worth(state, unit, goal, True)
    return total


def threat(state: TronoDiSpade, seat: int, area: int) -> float:
    """The strongest army of another House next to an area."""
    most = 0.0
    tables = state.tables
    near = tables.lands_by[area] if tables.kinds[area] == t.LAND else tables.seas_by[area]
    for other in near:
        owner = state.owner[other]
        if owner != t.NOBODY and owner != seat and not state.are_allied(seat, owner):
            if state.revealed and state.order[other] > t.MARCH_STAR:
                continue
            most = max(most, power_of(state, other, area))
    return most


def prize(state: TronoDiSpade, seat: int, area: int, worth: list[float]) -> float:
    """What it would bring a House to come into an area, if nobody fought for it."""
    ruler = board.controller(state, area)
    if ruler == seat:
        return 0.0 if state.owner[area] == seat else 0.02
    if state.are_allied(seat, ruler):
        return -1.5
    return worth[area] * (1.0 if ruler == t.NOBODY else 1.4)


def march_prize(
    state: TronoDiSpade, seat: int, area: int, goal: int, bonus: int, worth: list[float]
) -> float:
    """What a march from one area to another is likely to bring."""
    gain = prize(state, seat, goal, worth)
    if not reach.is_hostile(state, seat, goal):
        return gain
    force = power_of(state, area, goal) + bonus
    if reach.is_neutral(state, goal):
        return gain if force >= state.garrison[goal] else -0.1
    other = reach.defender_of(state, goal)
    if state.are_allied(seat, other):
        return -1.5
    edge = force - garrison_of(state, goal) + CARD_EDGE * (best_card(state, seat) - best_card(state, other))
    win = chance(edge)
    return win * (gain + 0.25) - (1.0 - win) * 0.5


def best_march(state: TronoDiSpade, seat: int, area: int, bonus: int, worth: list[float]) -> float:
    """The best that a march from an area could bring, and half of the second best for larger armies."""
    first = second = 0.0
    for goal in reach.neighbours(state, seat, area):
        gain = march_prize(state, seat, area, goal, bonus, worth)
        if gain > first:
            first, second = gain, first
        elif gain > second:
            second = gain
    return first + (0.5 * second if board.unrouted(state, area) > 1 else 0.0)


def order(state: TronoDiSpade, seat: int, area: int, token: int, worth: list[float]) -> float:
    """What an order in an area is worth, before or after it lies open."""
    type = t.TYPE[token]
    if type == t.MARCHES:
        return 0.75 * best_march(state, seat, area, t.MODIFIER[token], worth) + 0.02 * t.MODIFIER[token]
    if type == t.CONSOLIDATES:
        return _consolidation(state, seat, area, token)
    danger = threat(state, seat, area)
    if type == t.DEFENSES:
        held = worth[area] + 0.2 * board.total(state, area)
        before = chance(danger - garrison_of(state, area)) if danger else 0.0
        after = chance(danger - garrison_of(state, area) - t.MODIFIER[token]) if danger else 0.0
        return 0.02 + 0.7 * held * (before - after)
    if type == t.SUPPORTS:
        return _support(state, seat, area, token, worth)
    return 0.03 + (0.06 if danger else 0.0) + 0.02 * t.STAR[token]


def _consolidation(state: TronoDiSpade, seat: int, area: int, token: int) -> float:
    paid = POWER * actions.income(state, seat, area)
    structure = state.tables.structures[area]
    special = token == t.CONSOLIDATE_STAR and structure > 0 and board.controller(state, area) == seat
    if special and muster.could(state, seat, area, structure):
        return max(paid, 0.3 * structure)
    return paid + 0.01


def _support(state: TronoDiSpade, seat: int, area: int, token: int, worth: list[float]) -> float:
    """Support helps neighbours that attack or are in danger."""
    tables = state.tables
    helped = 0.0
    near = tables.lands_by[area] + (tables.seas_by[area] if tables.kinds[area] == t.SEA else [])
    for other in near:
        if state.owner[other] == seat:
            danger = threat(state, seat, other)
            if danger:
                helped = max(helped, 0.12 * (worth[other] + 0.3))
        elif reach.is_hostile(state, seat, other):
            helped = max(helped, 0.1 * (worth[other] + 0.2))
    return 0.02 + helped * (power_of(state, area, area) + t.MODIFIER[token]) / 2.0


def fight(state: TronoDiSpade, worth: list[float]) -> tuple[int, int, float]:
    """The attacker of a combat under way, its defender, and what the attacker may expect of it."""
    battle = state.fight
    attacker, defender, goal = battle[f.F_ATTACKER], battle[f.F_DEFENDER], battle[f.F_AT]
    if defender == t.NOBODY:
        return attacker, defender, 0.0
    if battle[f.F_WINNER] != t.NOTHING:
        win = 1.0 if battle[f.F_WINNER] == f.ATTACK else 0.0
    elif battle[f.F_SHOWN]:
        edge = float(strength.total(state, f.ATTACK) - strength.total(state, f.DEFENCE))
        win = chance(4.0 * edge + 0.5)
    else:
        edge = float(strength.before_cards(state, f.ATTACK) - strength.before_cards(state, f.DEFENCE))
        win = chance(edge + CARD_EDGE * (best_card(state, attacker) - best_card(state, defender)))
    return attacker, defender, win * (worth[goal] + 0.3) - (1.0 - win) * 0.35
