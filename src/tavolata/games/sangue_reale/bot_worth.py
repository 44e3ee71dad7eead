"""What a position of Sangue Reale is worth, in victory points that each seat can expect of the current Era."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from . import rules_land as land
from . import rules_score as score
from . import tables as t
from .tables import FACES, NOBODY, ROUNDS, ROUNDS_A_TURN, SEATS, TURNS, Era

if TYPE_CHECKING:
    from .rules import SangueReale

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
MODIFIER: Final = 0.7
ABILITIES: Final = [0.5, 0.9, 0.55, 1.6, 1.2, 1.0, 2.0, 1.3]
"""What each kind of ability is worth, for one piece of it."""
FAR: Final = 40


def outlooks(state: SangueReale) -> list[float]:
    """The points each seat can expect at the end of the Era."""
    left = rounds_left(state)
    dice = [to_line(state, seat) for seat in range(SEATS)]
    result = []
    for seat in range(SEATS):
        sure = float(score.total(state, seat)) + lines(state, seat, dice[seat], left)
        result.append(sure + modifiers(state, seat, left) + chronicle(state, seat))
    add_supporters(state, result, left)
    add_territories(state, result, dice, left)
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
    barred = sheet.castle if land.is_closed(state) else NOBODY
    reach = REACH_TERRITORY * left
    for place in range(len(sheet.parcels)):
        parcels = state.territory[place]
        earlier = parcels & ((1 << place) - 1)  # each territory once, at its first parcel
        if earlier != 0 or state.owner[place] != NOBODY or not land.is_single(parcels & sheet.boxes):
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
            throne = score.throne(state)
            if throne != NOBODY and parcels >> throne & 1:
                value += scoring.points
        elif kind == t.WALLS:
            value += 1.0 if parcels & sheet.facing else 0.0
        elif kind == t.JOINED or kind == t.RIVERS:
            value += 0.8
    return value


def modifiers(state: SangueReale, seat: int, left: float) -> float:
    """Modifiers that can still be used."""
    now = state.turn()
    free = 0
    used = 0
    for turn in range(TURNS):
        cell = seat * TURNS + turn
        used += state.spent[cell]
        if turn >= now:
            free += state.drawn[cell] - state.spent[cell]
    if left <= 0.0:
        free = 0
    worth = MODIFIER
    for scoring in state.sheet().scoring:
        if scoring.kind == t.MODIFIERS_USED:
            more = min(free, max(0, scoring.limit - used))
            return worth * free + 0.8 * scoring.points * more
    return worth * free


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
            for times in score.written(state, seat):
                if times < scoring.limit:
                    worth += scoring.points * 0.5 * times / scoring.limit
    return worth
