"""What a position of Sangue Reale is worth, in victory points that each seat can expect of the current Era."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from ....engine.questions import KIND, SEAT
from ..rules import points, walls
from ..rules import tables as t
from ..rules.questions import (
    BLACKEN,
    CIRCLE,
    COUNTS,
    DRAW,
    EDGES,
    ERASE,
    FACE,
    FIVE,
    GATE,
    LEFT,
    PLAN,
    SHARE,
    WALLS,
)
from ..rules.tables import FACES, NOBODY, ROUNDS, ROUNDS_A_TURN, SEATS, TURNS, Era, is_single

if TYPE_CHECKING:
    from ..rules.state import SangueReale

LINE: Final = 1.4
"""What a line is worth beyond what its number does for a territory: a claim, mostly."""
LAND: Final = 0.8
"""How much of a hoped-for territory's worth comes true."""
SUPPORTER_LEAD: Final = 0.8
TERRITORY_LEAD: Final = 0.3
"""How much one die less to go than the rival means for coming first."""
REACH_SUPPORTER: Final = 0.8
REACH_TERRITORY: Final = 1.0
"""How many dice a round brings towards one aim, roughly."""
MODIFIER: Final = 0.8
DIE_LINE: Final = 2.0
"""What a line is worth to the dice that lead to it: a claim, and a step towards a territory."""
ABILITIES: Final = [0.5, 0.9, 0.55, 1.6, 1.2, 1.0, 2.0, 1.3]
"""What each kind of ability is worth, for one piece of it."""
DOUBLE: Final = 0.6
"""What a die is worth where two are asked for."""
FAR: Final = 40

EACH: Final = {
    DRAW: MODIFIER,
    CIRCLE: DIE_LINE,
    ERASE: ABILITIES[t.ERASE],
    WALLS: ABILITIES[t.WALL],
    EDGES: ABILITIES[t.EDGE],
}
"""What one piece of what a question offers is worth, where it does not hang on dice."""
GATE_WORTH: Final = 1.0


def outlooks(state: SangueReale) -> list[float]:
    """The points each seat can expect at the end of the Era."""
    left = rounds_left(state)
    dice = [to_line(state, seat) for seat in range(SEATS)]
    result = []
    for seat in range(SEATS):
        sure = float(points.total(state, seat)) + lines(state, seat, dice[seat], left)
        result.append(sure + modifiers(state, seat, left) + chronicle(state, seat))
    add_supporters(state, result, left)
    add_territories(state, result, dice, left)
    if len(state.stack) > 1:
        add_pending(state, result)
    return result


def rounds_left(state: SangueReale) -> float:
    """Rounds still to come."""
    return float(ROUNDS - state.rounds()) if state.ending == 0 else 0.0


def to_line(state: SangueReale, seat: int) -> list[int]:
    """For each column the dice a seat needs to the next line; FAR if there is none."""
    result = []
    for column, table in enumerate(state.sheet().columns):
        done = state.black[seat * FACES + column]
        line = table.next_line[done]
        result.append(FAR if line == NOBODY else table.dice[line] - table.dice[done])
    return result


def lines(state: SangueReale, seat: int, dice: list[int], left: float) -> float:
    """Progress towards lines whose number can still be circled."""
    sheet = state.sheet()
    worth = 0.0
    for column in range(FACES):
        if dice[column] < FAR and has_slot(state, sheet, seat, column):
            chance = left / (left + dice[column])
            worth += LINE * chance * (1.0 - 0.22 * min(dice[column], 4))
    return worth


def has_slot(state: SangueReale, sheet: Era, seat: int, column: int) -> bool:
    """Whether a number can be circled anywhere."""
    slots = sheet.column_slots[column] & ~state.circled[seat]
    slot = 0
    while slots:
        if slots & 1 and state.owner[sheet.slot_parcel[slot]] == NOBODY:
            return True
        slots >>= 1
        slot += 1
    return False


def to_icon(state: SangueReale, seat: int, column: int) -> int:
    """The dice a seat needs to the Unique Supporter of a column; none if it is past."""
    table = state.sheet().columns[column]
    return max(0, table.dice[table.icon_at] - table.dice[state.black[seat * FACES + column]])


def add_supporters(state: SangueReale, result: list[float], left: float) -> None:
    """The chance to come first to the Unique Supporters who are free."""
    sheet = state.sheet()
    for column in range(FACES):
        if state.supporters[column] == NOBODY:
            one = to_icon(state, 0, column)
            two = to_icon(state, 1, column)
            supporter = sheet.supporters[column]
            value = supporter.vp + ABILITIES[supporter.ability] * supporter.count
            first = 1.0 / (1.0 + exp((one - two) * SUPPORTER_LEAD))
            reach = REACH_SUPPORTER * left
            result[0] += value * first * reach / (reach + one + 0.01)
            result[1] += value * (1.0 - first) * reach / (reach + two + 0.01)


def add_territories(state: SangueReale, result: list[float], dice: list[list[int]], left: float) -> None:
    """The chance to come first in each territory that nobody controls."""
    sheet = state.sheet()
    barred = walls.barred(state)
    reach = REACH_TERRITORY * left
    for place in range(len(sheet.parcels)):
        parcels = state.territory[place]
        earlier = parcels & ((1 << place) - 1)  # each territory once, at its first parcel
        if earlier != 0 or state.owner[place] != NOBODY or not is_single(parcels & sheet.boxes):
            continue
        one, had_one = cost(sheet, parcels, state.circled[0], dice[0])
        two, had_two = cost(sheet, parcels, state.circled[1], dice[1])
        if place == barred:
            one, two = one + 4.0, two + 4.0
        value = LAND * land_value(state, sheet, parcels)
        first = 1.0 / (1.0 + exp((one - two) * TERRITORY_LEAD))
        result[0] += (value - LAND * had_one) * first * reach / (reach + one + 0.01)
        result[1] += (value - LAND * had_two) * (1.0 - first) * reach / (reach + two + 0.01)


def cost(sheet: Era, parcels: int, circled: int, dice: list[int]) -> tuple[float, float]:
    """About how many dice it takes to circle the rest of a territory, and how many numbers are circled already."""
    total = 0.0
    had = 0.0
    place = 0
    while parcels:
        if parcels & 1:
            for slot in sheet.slots_in[place]:
                if circled >> slot & 1:
                    had += 1.0
                else:
                    total += dice[sheet.slot_column[slot]]
        parcels >>= 1
        place += 1
    return total, had


def land_value(state: SangueReale, sheet: Era, parcels: int) -> float:
    """What a territory would bring to whoever takes it."""
    value = 0.0
    lands = 0
    left = parcels
    place = 0
    while left:
        if left & 1:
            value += sheet.parcels[place].value
            lands += 1
        left >>= 1
        place += 1
    for scoring in sheet.scoring:
        kind = scoring.kind
        if kind == t.SIZE:
            value += scoring.table[min(lands, len(scoring.table)) - 1]
        elif kind == t.SEAT:
            throne = points.throne(state)
            if throne != NOBODY and parcels >> throne & 1:
                value += scoring.points
        elif kind == t.WALLS:
            value += 1.0 if parcels & sheet.facing else 0.0
        elif kind == t.JOINED or kind == t.RIVERS:
            value += 0.8
    return value


def modifiers(state: SangueReale, seat: int, left: float) -> float:
    """Modifiers that can still be used: the fewer rounds are left to use them in, the less they are worth."""
    if left <= 0.0:
        return 0.0
    now = state.turn()
    usable = 0.0
    for turn in range(now, TURNS):
        cell = seat * TURNS + turn
        free = state.drawn[cell] - state.spent[cell]
        if free > 0:
            rounds = rounds_of_turn(state) if turn == now else float(ROUNDS_A_TURN)
            usable += free * rounds / (rounds + 0.5 * free)
    worth = MODIFIER * usable
    for scoring in state.sheet().scoring:
        if scoring.kind == t.MODIFIERS_USED:
            used = sum(state.spent[seat * TURNS : seat * TURNS + TURNS])
            worth += 0.8 * scoring.points * min(usable, float(max(0, scoring.limit - used)))
    return worth


def rounds_of_turn(state: SangueReale) -> float:
    """Rounds left in this turn; the one in progress counts for half."""
    begun = state.rounds() % ROUNDS_A_TURN
    if state.stack[-1][KIND] == PLAN:
        return float(ROUNDS_A_TURN - begun)
    return (ROUNDS_A_TURN - begun) % ROUNDS_A_TURN + 0.5


def chronicle(state: SangueReale, seat: int) -> float:
    """What a Chronology is on the way to."""
    worth = 0.0
    for scoring in state.sheet().scoring:
        if scoring.kind == t.CHRONICLE_DISTINCT:
            written = state.chronicle[seat::SEATS]
            begun = written[len(written) - len(written) % ROUNDS_A_TURN :]
            if len(set(begun)) == len(begun):
                worth += scoring.points * (0.0, 0.12, 0.25, 0.4, 0.6)[len(begun)]
        elif scoring.kind == t.CHRONICLE_ATLEAST:
            for times in points.written(state, seat):
                if times < scoring.limit:
                    worth += scoring.points * 0.5 * times / scoring.limit
    return worth


# -- dice -------------------------------------------------------------------------------------------------------------


def die_worth(state: SangueReale, seat: int, column: int) -> float:
    """What a die of a column is worth to a seat: how much nearer it brings a line and a Unique Supporter."""
    sheet = state.sheet()
    table = sheet.columns[column]
    done = state.black[seat * FACES + column]
    if done >= table.length:
        return 0.0
    value = 0.0
    line = table.next_line[done]
    if line != NOBODY and has_slot(state, sheet, seat, column):
        value = DIE_LINE / (table.dice[line] - table.dice[done])
    if state.supporters[column] == NOBODY and done < table.icon_at:
        supporter = sheet.supporters[column]
        whole = supporter.vp + ABILITIES[supporter.ability] * supporter.count
        value += whole / (to_icon(state, seat, column) + 1.5)
    return value * DOUBLE if table.circles[done] == 2 else value


def dice_worth(state: SangueReale, seat: int) -> list[float]:
    """What a die of each column is worth to a seat."""
    return [die_worth(state, seat, column) for column in range(FACES)]


def usable(state: SangueReale, seat: int, column: int, count: int) -> bool:
    """Whether so many dice of a column are enough for its next step."""
    done = state.black[seat * FACES + column]
    table = state.sheet().columns[column]
    return done < table.length and count >= table.circles[done]


# -- what is pending --------------------------------------------------------------------------------------------------


def add_pending(state: SangueReale, result: list[float]) -> None:
    """Dice that are rolled but not used, and what else both may still do in this round's actions."""
    for frame in state.stack:
        kind = frame[KIND]
        if FACE <= kind <= EDGES:
            seat = frame[SEAT]
            result[seat] += answer_worth(state, frame)
            if kind in (SHARE, FIVE):
                result[1 - seat] += gift_worth(state, frame)


def answer_worth(state: SangueReale, frame: list[int]) -> float:
    """What the answer to a question may bring to the seat that is asked."""
    kind, seat = frame[KIND], frame[SEAT]
    if kind in EACH:
        return EACH[kind] * frame[LEFT]
    if kind == GATE:
        return GATE_WORTH
    worths = dice_worth(state, seat)
    if kind in (FACE, BLACKEN):
        return max(worths)
    total = 0.0
    for column in range(FACES):
        count = frame[COUNTS + column]
        if count > 0 and usable(state, seat, column, count):
            total += (1.0 if kind == FIVE else float(count)) * worths[column]
    return 0.5 * total if kind == SHARE else total


def gift_worth(state: SangueReale, frame: list[int]) -> float:
    """What the dice that go to the other seat may bring there."""
    worths = dice_worth(state, 1 - frame[SEAT])
    total = 0.0
    for column in range(FACES):
        count = frame[COUNTS + column]
        if frame[KIND] == FIVE:
            total += worths[column] if count == 0 else 0.0
        else:
            total += 0.5 * count * worths[column]
    return total
