"""A playout's moves: what looks sensible at a glance, without trying it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ....engine.dice import Dice
from ....engine.questions import KIND
from ..rules import notation as n
from ..rules import questions as q
from ..rules.questions import COUNTS
from ..rules.tables import FACES, ROUNDS_A_TURN, is_single
from . import worth

if TYPE_CHECKING:
    from ..rules.state import SangueReale

PLANS: Final = [13, 28, 45, 61, 90, 100]
"""How often a playout plans each action, in hundredths, added up."""
SPEND: Final = 0.7
"""What a changed die must be worth more, for a modifier to be spent on it."""
FIRST: Final = 100.0
"""Dice are changed before any is used."""
TRIES: Final = 4
"""How many changes of the land a playout compares."""


def plan(game: SangueReale, seat: int, moves: list[int], dice: Dice) -> int:
    """An action as players usually plan them."""
    drawn = dice.below(100)
    value = 0
    while PLANS[value] <= drawn:
        value += 1
    return n.CHOOSE + value


# -- dice -------------------------------------------------------------------------------------------------------------


def best_face(game: SangueReale, seat: int, moves: list[int], dice: Dice) -> int:
    """The face that brings most."""
    best, most = moves[0], -1.0
    for move in moves:
        column = move - n.TAKE
        value = worth.die_worth(game, seat, column) if worth.usable(game, seat, column, 1) else 0.0
        if value > most:
            best, most = move, value
    return best


def best_pair(game: SangueReale, seat: int, moves: list[int], dice: Dice) -> int:
    """The two dice that bring more here than there."""
    own = worth.dice_worth(game, seat)
    other = worth.dice_worth(game, 1 - seat)
    best, most = moves[0], -1.0
    for move in moves:
        one, two = n.PAIRS[move - n.PAIR]
        value = 0.8 * (other[one] + other[two])
        if one == two or worth.usable(game, seat, one, 1):
            value += own[one]
        if one == two or worth.usable(game, seat, two, 1):
            value += own[two]
        if value > most:
            best, most = move, value
    return best


def best_five(game: SangueReale, seat: int, moves: list[int], dice: Dice) -> int:
    """Different values, or the equal dice if they bring more."""
    rolled = game.stack[-1][COUNTS:]
    worths = worth.dice_worth(game, seat)
    whole = 0.0
    for column in range(FACES):
        if rolled[column] > 0 and worth.usable(game, seat, column, 1):
            whole += worths[column]
    best, most = n.DIFFERENT, whole
    for column in range(FACES):
        if rolled[column] > 1 and rolled[column] * worths[column] > most:
            best, most = n.KEEP + column, rolled[column] * worths[column]
    return best


def best_die(game: SangueReale, seat: int, moves: list[int], dice: Dice) -> int:
    """A modifier where it pays, else the die that brings most."""
    rolled = game.stack[-1][COUNTS:]
    worths = worth.dice_worth(game, seat)
    best, most = moves[0], -1.0
    for move in moves:
        if n.LOWER <= move < n.KEEP:
            gain = _changed(game, seat, rolled, worths, move)
            value = FIRST + gain if gain >= SPEND else -1.0
        else:
            value = 0.0 if move == n.PASS else worths[move - n.USE]
        if value > most:
            best, most = move, value
    return best


def _changed(game: SangueReale, seat: int, dice: list[int], worths: list[float], move: int) -> float:
    """What a modifier brings: the die as it will be, less what it is good for now."""
    face = move - (n.RAISE if move >= n.RAISE else n.LOWER)
    target = face + (1 if move >= n.RAISE else -1)
    there = worths[target] if worth.usable(game, seat, target, dice[target] + 1) else 0.0
    here = worths[face] if worth.usable(game, seat, face, dice[face]) else 0.0
    return there - here


def best_turn(game: SangueReale, seat: int, moves: list[int], dice: Dice) -> int:
    """This turn while there is time to use a modifier, else the next one."""
    left = ROUNDS_A_TURN - game.rounds() % ROUNDS_A_TURN
    late = left == ROUNDS_A_TURN or left == 1
    return moves[1] if late and len(moves) > 1 else moves[0]


def best_column(game: SangueReale, seat: int, moves: list[int], dice: Dice) -> int:
    """The column whose next step brings most."""
    best, most = moves[0], -1.0
    for move in moves:
        if move != n.PASS:
            value = worth.die_worth(game, seat, move - n.COLUMN)
            if value > most:
                best, most = move, value
    return best


# -- the map ----------------------------------------------------------------------------------------------------------


def best_number(game: SangueReale, seat: int, moves: list[int], dice: Dice) -> int:
    """A number in the territory that promises most; where the land may be changed instead, what looks better."""
    to_go = worth.to_line(game, seat)
    best, most = moves[0], -1.0
    for move in moves:
        if n.NUMBER <= move < n.EDGE:
            value = number_worth(game, seat, move - n.NUMBER, to_go) + 0.3 * dice.chance()
            if value > most:
                best, most = move, value
    if len(moves) > 1 and moves[-2] >= n.EDGE:
        return best_change(game, seat, moves, dice, best if most >= 0.0 else n.PASS)
    return best


def number_worth(game: SangueReale, seat: int, slot: int, to_go: list[int]) -> float:
    """What circling a number does for its territory."""
    sheet = game.sheet()
    parcels = game.territory[sheet.slot_parcel[slot]]
    if not is_single(parcels & sheet.boxes):
        return 0.0
    left, _ = worth.cost(sheet, parcels, game.circled[seat] | 1 << slot, to_go)
    return worth.land_value(game, sheet, parcels) / (1.0 + left)


def best_to_erase(game: SangueReale, seat: int, moves: list[int], dice: Dice) -> int:
    """The number that the opponent needs most: in the territory that is nearest to being taken."""
    sheet = game.sheet()
    to_go = worth.to_line(game, 1 - seat)
    best, most = moves[0], -1.0
    for move in moves:
        if move != n.PASS:
            parcels = game.territory[sheet.slot_parcel[move - n.NUMBER]]
            left, _ = worth.cost(sheet, parcels, game.circled[1 - seat], to_go)
            value = worth.land_value(game, sheet, parcels) / (1.0 + left)
            if value > most:
                best, most = move, value
    return best


def best_edge(game: SangueReale, seat: int, moves: list[int], dice: Dice) -> int:
    """The best of a few changes of the land, or none."""
    return best_change(game, seat, moves, dice, n.PASS)


def best_change(game: SangueReale, seat: int, moves: list[int], dice: Dice, instead: int) -> int:
    """The best of a few changes of the land, if it is better than what could be done instead."""
    first = 0
    while moves[first] < n.EDGE and moves[first] != n.PASS:
        first += 1
    edges = len(moves) - 1 - first
    best, most = instead, _lead_after(game, seat, instead)
    for _ in range(TRIES if edges > 0 else 0):
        move = moves[first + dice.below(edges)]
        value = _lead_after(game, seat, move)
        if value > most:
            best, most = move, value
    return best


def _lead_after(game: SangueReale, seat: int, move: int) -> float:
    """By how many points a seat leads after a move."""
    after = game.clone()
    after.do(seat, move)
    if after.over or after.era != game.era:
        return 0.0
    outlooks = worth.outlooks(after)
    return outlooks[seat] - outlooks[1 - seat]


# -- whatever is asked ------------------------------------------------------------------------------------------------


def any_but_pass(game: SangueReale, seat: int, moves: list[int], dice: Dice) -> int:
    """Anything, as long as it is something."""
    last = len(moves) - 1 if moves[-1] == n.PASS else len(moves)
    return moves[dice.below(last)]


HABITS: Final[dict[int, Callable[[SangueReale, int, list[int], Dice], int]]] = {
    q.PLAN: plan,
    q.FACE: best_face,
    q.SHARE: best_pair,
    q.FIVE: best_five,
    q.DRAW: best_turn,
    q.DICE: best_die,
    q.CIRCLE: best_number,
    q.ERASE: best_to_erase,
    q.BLACKEN: best_column,
    q.EDGES: best_edge,
}
"""How each kind of question is answered at a glance; the others anyhow."""


def pick(game: SangueReale, seat: int, moves: list[int], dice: Dice) -> int:
    """A sensible answer to whatever is asked."""
    return HABITS.get(game.stack[-1][KIND], any_but_pass)(game, seat, moves, dice)
