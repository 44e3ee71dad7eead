"""Banners: who counts most of a House, and to whom its banner goes at the end of a turn (PC-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ....engine.phrases import Tell
from . import companions, notation
from . import state as r
from .tables import HOUSES, NOBODY

if TYPE_CHECKING:
    from .state import PrimoCavaliere


# -- counting ---------------------------------------------------------------------------------------------------------


def count(state: PrimoCavaliere, seat: i64, house: i64, area: i64) -> int:
    """How many of a House a seat counts with these characters: themselves and the companions it keeps (PC-4.3)."""
    mask: i64 = state.tables.house_masks[house]
    total = int(r.bit_count(area & mask))
    if state.kept:
        where = state.companions
        number: i64 = len(where) - 1
        while number >= 0:
            place: i64 = where[number]
            if place == r.KEPT + seat and state.named[number] == house:
                total += companions.counts_as(state.tables.companions[number], int(area))
            number -= 1
    return total


def leaders(state: PrimoCavaliere, house: i64) -> i64:
    """The seats that have the most of a House, as bits; none if nobody has any."""
    tally = state.tally
    most: i64 = 1
    result: i64 = 0
    seat: i64 = 0
    place = house
    while place < len(tally):
        count: i64 = tally[place]
        if count > most:
            most = count
            result = 0
        if count == most:
            result |= 1 << seat
        seat += 1
        place += HOUSES
    return result


# -- the end of a turn ------------------------------------------------------------------------------------------------


def take(state: PrimoCavaliere, tell: Tell) -> None:
    """The mover takes the banner if he has as many or more of the House than each other seat (PC-4.1)."""
    house = state.collected
    tally = state.tally
    mine: i64 = tally[state.turn * HOUSES + house]
    place: i64 = house
    size: i64 = len(tally)
    while place < size:
        other: i64 = tally[place]
        if other > mine:
            return
        place += HOUSES
    give(state, house, state.turn, tell)


def give(state: PrimoCavaliere, house: i64, seat: i64, tell: Tell) -> None:
    """Hand a banner to a seat, from wherever it is, or back to the supply (NOBODY) (PC-1.6, PC-4.2)."""
    before = state.banners[house]
    if before == seat:
        return
    state.banners[house] = int(seat)
    if tell is not None:
        notation.tell_banner(state, tell, int(house), before, int(seat))


def check(state: PrimoCavaliere, house: i64, tell: Tell) -> None:
    """Find who gets a banner at the end of a turn with companions."""
    if state.changed >> house & 1:
        settle(state, house, tell)
    else:
        take(state, tell)


def settle(state: PrimoCavaliere, house: i64, tell: Tell) -> None:
    """The banner of a House that a companion changed (PC-4.6 to PC-4.13)."""
    level = leaders(state, house)
    if level == 0:  # PC-4.13
        give(state, house, NOBODY, tell)
    elif level & (level - 1) == 0:  # PC-4.6
        give(state, house, companions.lowest(level), tell)
    elif is_users_choice(state, house, level):  # PC-4.7; a partner may be chosen like anybody (PC-8.3)
        state.push(r.BREAK_TIE, int(house), int(level))
    elif house == state.collected and level >> state.turn & 1:  # PC-4.10; otherwise it stays (PC-4.11)
        give(state, house, state.turn, tell)


def is_users_choice(state: PrimoCavaliere, house: i64, level: i64) -> bool:
    """Whether the companion's user decides a tie: it is new (PC-4.8), or its holder has dropped out of it (PC-4.12).

    A new tie is the user's to decide in the House just collected too (PC-4.9).
    """
    before: i64 = state.before >> (4 * house)
    if level & ~before & 15:
        return True
    if house == state.collected and level >> state.turn & 1:  # goes to the mover
        return False
    banner: i64 = state.banners[house]
    return banner == NOBODY or not level >> banner & 1
