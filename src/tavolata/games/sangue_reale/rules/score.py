"""Counting: the end of an Era, its victory points, and who stands higher (SR-12, SR-13, SR-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import land
from . import tables as t
from .tables import FACES, NOBODY, RIVER, ROUNDS_A_TURN, SEATS, TURNS, Scoring

if TYPE_CHECKING:
    from .state import SangueReale


def all_taken(state: SangueReale) -> bool:
    """Whether all Unique Supporters have someone and every territory with one box is controlled.

    SR-12.2; land without a box or with several does not count (SR-12.4), nor does a closed castle (SR-10.5).
    """
    if NOBODY in state.supporters:
        return False
    sheet = state.sheet()
    barred = sheet.castle if land.is_closed(state) else NOBODY
    for place in range(len(state.owner)):
        free = state.owner[place] == NOBODY and place != barred
        if free and land.is_single(state.territory[place] & sheet.boxes):
            return False
    return True


def total(state: SangueReale, seat: int) -> int:
    """The victory points of a seat in this Era, as things stand (SR-13.1)."""
    points = 0
    for scoring in state.sheet().scoring:
        points += count(state, seat, scoring)
    return points


def standing(state: SangueReale, seat: int) -> list[int]:
    """What decides an Era: points, then territories, Unique Supporters and circled numbers (SR-12.5, SR-12.6)."""
    return [
        total(state, seat),
        controlled(state, seat),
        state.supporters.count(seat),
        land.bits_of(state.circled[seat]),
    ]


def sum_of(state: SangueReale, seat: int) -> int:
    """The victory points of a seat in all Eras that are over."""
    return sum(state.points[seat::SEATS])


def controlled(state: SangueReale, seat: int) -> int:
    """How many territories a seat controls: each has one box."""
    boxes = state.sheet().boxes
    return len([1 for place, owner in enumerate(state.owner) if owner == seat and boxes >> place & 1])


def count(state: SangueReale, seat: int, scoring: Scoring) -> int:
    """The points of one line of the scoring."""
    kind = scoring.kind
    if kind == t.TERRITORIES:  # SR-13.2
        parcels = state.sheet().parcels
        return sum([parcels[place].value for place, owner in enumerate(state.owner) if owner == seat])
    if kind == t.SUPPORTERS:
        return supporters(state, seat)
    if kind == t.CLAIMS:
        return scoring.points * claims(state, seat)
    if kind == t.JOINED:
        return scoring.points * joined(state, seat)
    if kind == t.WALLS:  # SR-13.7
        return scoring.points * state.initials.count(seat)
    if kind == t.RIVERS:
        return scoring.points * rivers(state, seat)
    if kind == t.MODIFIERS_USED:  # SR-13.10
        return scoring.points * min(scoring.limit, sum(state.spent[seat * TURNS : seat * TURNS + TURNS]))
    if kind == t.SIZE:
        return sizes(state, seat, scoring.table)
    if kind == t.SEAT:  # SR-13.12
        place = throne(state)
        return scoring.points if place != NOBODY and state.owner[place] == seat else 0
    return scoring.points * chronicle(state, seat, scoring)


def supporters(state: SangueReale, seat: int) -> int:
    """Printed points and those of abilities (SR-13.3, SR-9.11)."""
    points = 0
    for column, holder in enumerate(state.supporters):
        if holder == seat:
            supporter = state.sheet().supporters[column]
            points += supporter.vp
            if supporter.ability == t.POINTS:
                points += supporter.count
    return points


def claims(state: SangueReale, seat: int) -> int:
    """Numbers circled in land that the seat does not control (SR-13.4)."""
    mine = state.circled[seat]
    held = 0
    for place, owner in enumerate(state.owner):
        if owner == seat:
            held |= state.sheet().parcel_slots[place]
    return land.bits_of(mine & ~held)


def joined(state: SangueReale, seat: int) -> int:
    """The territories in the largest group that is joined by edges other than rivers (SR-13.5)."""
    sheet = state.sheet()
    left = [place for place, owner in enumerate(state.owner) if owner == seat]
    best = 0
    while left:
        group = [left.pop()]
        for place in group:
            for edge in sheet.touching[place]:
                one, other, _ = sheet.edges[edge]
                next_to = other if one == place else one
                if state.edges[edge] != RIVER and next_to in left:
                    left.remove(next_to)
                    group.append(next_to)
        best = max(best, len([place for place in group if sheet.parcels[place].box]))
    return best


def rivers(state: SangueReale, seat: int) -> int:
    """Stretches of river along the seat's land, each once (SR-13.9)."""
    found = 0
    for edge, kind in enumerate(state.edges):
        if kind == RIVER:
            one, other, _ = state.sheet().edges[edge]
            if state.owner[one] == seat or state.owner[other] == seat:
                found += 1
    return found


def sizes(state: SangueReale, seat: int, table: list[int]) -> int:
    """More for territories of several parcels (SR-13.11)."""
    points = 0
    boxes = state.sheet().boxes
    for place, owner in enumerate(state.owner):
        if owner == seat and boxes >> place & 1:
            points += table[min(land.bits_of(state.territory[place]), len(table)) - 1]
    return points


def throne(state: SangueReale) -> int:
    """The parcel with the Seat, or NOBODY (SR-11.9)."""
    return state.sheet().flags[0 if state.era == 0 else state.crowned[state.era - 1]].seat


def written(state: SangueReale, seat: int) -> list[int]:
    """How often a seat has written each value; void rounds count too (SR-13.14)."""
    result = [0] * FACES
    for value in state.chronicle[seat::SEATS]:
        result[value - 1] += 1
    return result


def chronicle(state: SangueReale, seat: int, scoring: Scoring) -> int:
    """How often a rule about the Chronology is met (SR-13.6, SR-13.8, SR-13.13)."""
    if scoring.kind == t.CHRONICLE_DISTINCT:
        mine = state.chronicle[seat::SEATS]
        turns = [mine[turn * ROUNDS_A_TURN : (turn + 1) * ROUNDS_A_TURN] for turn in range(TURNS)]
        return len([turn for turn in turns if len(set(turn)) == ROUNDS_A_TURN])
    own = written(state, seat)
    if scoring.kind == t.CHRONICLE_ATLEAST:
        return len([times for times in own if times >= scoring.limit])
    theirs = written(state, 1 - seat)
    return len([1 for value in range(FACES) if own[value] > theirs[value]])
