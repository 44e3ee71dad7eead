"""Victory points: what each line of an Era's scoring counts (SR-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import tables as t
from .tables import FACES, NOBODY, RIVER, ROUNDS_A_TURN, SEATS, TURNS, Scoring, bits_of

if TYPE_CHECKING:
    from .state import SangueReale


def total(game: SangueReale, seat: int) -> int:
    """The victory points of a seat in this Era, as things stand (SR-13.1)."""
    points = 0
    for scoring in game.sheet().scoring:
        points += count(game, seat, scoring)
    return points


def sum_of(game: SangueReale, seat: int) -> int:
    """The victory points of a seat in all Eras that are over."""
    return sum(game.points[seat::SEATS])


def controlled(game: SangueReale, seat: int) -> int:
    """How many territories a seat controls: each has one box."""
    boxes = game.sheet().boxes
    return len([1 for place, owner in enumerate(game.owner) if owner == seat and boxes >> place & 1])


def count(game: SangueReale, seat: int, scoring: Scoring) -> int:
    """The points of one line of the scoring."""
    kind = scoring.kind
    if kind == t.TERRITORIES:  # SR-13.2
        parcels = game.sheet().parcels
        return sum([parcels[place].value for place, owner in enumerate(game.owner) if owner == seat])
    if kind == t.SUPPORTERS:
        return supporters(game, seat)
    if kind == t.CLAIMS:
        return scoring.points * claims(game, seat)
    if kind == t.JOINED:
        return scoring.points * joined(game, seat)
    if kind == t.WALLS:  # SR-13.7
        return scoring.points * game.initials.count(seat)
    if kind == t.RIVERS:
        return scoring.points * rivers(game, seat)
    if kind == t.MODIFIERS_USED:  # SR-13.10
        return scoring.points * min(scoring.limit, sum(game.spent[seat * TURNS : seat * TURNS + TURNS]))
    if kind == t.SIZE:
        return sizes(game, seat, scoring.table)
    if kind == t.SEAT:  # SR-13.12
        place = throne(game)
        return scoring.points if place != NOBODY and game.owner[place] == seat else 0
    return scoring.points * chronicle(game, seat, scoring)


def supporters(game: SangueReale, seat: int) -> int:
    """Printed points and those of abilities (SR-13.3, SR-9.11)."""
    points = 0
    for column, holder in enumerate(game.supporters):
        if holder == seat:
            supporter = game.sheet().supporters[column]
            points += supporter.vp
            if supporter.ability == t.POINTS:
                points += supporter.count
    return points


def claims(game: SangueReale, seat: int) -> int:
    """Numbers circled in land that the seat does not control (SR-13.4)."""
    mine = game.circled[seat]
    held = 0
    for place, owner in enumerate(game.owner):
        if owner == seat:
            held |= game.sheet().parcel_slots[place]
    return bits_of(mine & ~held)


def joined(game: SangueReale, seat: int) -> int:
    """The territories in the largest group that is joined by edges other than rivers (SR-13.5)."""
    sheet = game.sheet()
    left = [place for place, owner in enumerate(game.owner) if owner == seat]
    best = 0
    while left:
        group = [left.pop()]
        for place in group:
            for edge in sheet.touching[place]:
                one, other, _ = sheet.edges[edge]
                next_to = other if one == place else one
                if game.edges[edge] != RIVER and next_to in left:
                    left.remove(next_to)
                    group.append(next_to)
        best = max(best, len([place for place in group if sheet.parcels[place].box]))
    return best


def rivers(game: SangueReale, seat: int) -> int:
    """Stretches of river along the seat's land, each once (SR-13.9)."""
    found = 0
    for edge, kind in enumerate(game.edges):
        if kind == RIVER:
            one, other, _ = game.sheet().edges[edge]
            if game.owner[one] == seat or game.owner[other] == seat:
                found += 1
    return found


def sizes(game: SangueReale, seat: int, table: list[int]) -> int:
    """More for territories of several parcels (SR-13.11)."""
    points = 0
    boxes = game.sheet().boxes
    for place, owner in enumerate(game.owner):
        if owner == seat and boxes >> place & 1:
            points += table[min(bits_of(game.territory[place]), len(table)) - 1]
    return points


def throne(game: SangueReale) -> int:
    """The parcel with the Seat, or NOBODY (SR-11.9)."""
    return game.flag().seat


def written(game: SangueReale, seat: int) -> list[int]:
    """How often a seat has written each value; void rounds count too (SR-13.14)."""
    result = [0] * FACES
    for value in game.chronicle[seat::SEATS]:
        result[value - 1] += 1
    return result


def chronicle(game: SangueReale, seat: int, scoring: Scoring) -> int:
    """How often a rule about the Chronology is met (SR-13.6, SR-13.8, SR-13.13)."""
    met = 0
    if scoring.kind == t.CHRONICLE_DISTINCT:
        mine = game.chronicle[seat::SEATS]
        for turn in range(len(mine) // ROUNDS_A_TURN):
            if len(set(mine[turn * ROUNDS_A_TURN : (turn + 1) * ROUNDS_A_TURN])) == ROUNDS_A_TURN:
                met += 1
    elif scoring.kind == t.CHRONICLE_ATLEAST:
        for times in written(game, seat):
            if times >= scoring.limit:
                met += 1
    else:
        theirs = written(game, 1 - seat)
        for column, times in enumerate(written(game, seat)):
            if times > theirs[column]:
                met += 1
    return met
