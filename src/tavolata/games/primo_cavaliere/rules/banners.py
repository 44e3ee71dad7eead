"""Banners: who counts most of a House, and to whom its banner goes at the end of a turn (PC-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from ....engine.phrases import Arguments, Phrase, Tell, seat_name
from ....engine.questions import Frame
from . import events
from .bits import bit_count, lowest
from .notation import CHAIR
from .questions import ABOUT, BESIDES, BREAK_TIE, PrimoQuestion
from .tables import HOUSES, KEPT, NOBODY

if TYPE_CHECKING:
    from .state import PrimoCavaliere


# -- counting ---------------------------------------------------------------------------------------------------------


def count(game: PrimoCavaliere, seat: i64, house: i64, area: i64) -> int:
    """How many of a House a seat counts with these characters: themselves and the companions it keeps (PC-4.3)."""
    mask: i64 = game.tables.house_masks[house]
    total = int(bit_count(area & mask))
    if game.kept:
        where = game.companions
        number: i64 = len(where) - 1
        while number >= 0:
            place: i64 = where[number]
            if place == KEPT + seat and game.named[number] == house:
                total += game.tables.companions[number].counts_as(int(area))
            number -= 1
    return total


def recount(game: PrimoCavaliere, seat: i64, house: i64) -> None:
    """Count anew how many of a House a seat has."""
    game.tally[seat * HOUSES + house] = count(game, seat, house, game.areas[seat])


def leaders(game: PrimoCavaliere, house: i64) -> i64:
    """The seats that have the most of a House, as bits; none if nobody has any."""
    tally = game.tally
    most: i64 = 1
    result: i64 = 0
    seat: i64 = 0
    place = house
    size: i64 = len(tally)
    while place < size:
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


def take(game: PrimoCavaliere, tell: Tell) -> None:
    """The mover takes the banner if he has as many or more of the House than each other seat (PC-4.1)."""
    house = game.collected
    tally = game.tally
    mine: i64 = tally[game.turn * HOUSES + house]
    place: i64 = house
    size: i64 = len(tally)
    while place < size:
        other: i64 = tally[place]
        if other > mine:
            return
        place += HOUSES
    give(game, house, game.turn, tell)


def give(game: PrimoCavaliere, house: i64, seat: i64, tell: Tell) -> None:
    """Hand a banner to a seat, from wherever it is, or back to the supply (NOBODY) (PC-1.6, PC-4.2)."""
    before = game.banners[house]
    if before == seat:
        return
    game.banners[house] = int(seat)
    if tell is not None:
        events.tell_banner(game, int(house), before, int(seat), tell)


def check(game: PrimoCavaliere, house: i64, tell: Tell) -> None:
    """Find who gets a banner at the end of a turn with companions."""
    if game.changed >> house & 1:
        settle(game, house, tell)
    else:
        take(game, tell)


def settle(game: PrimoCavaliere, house: i64, tell: Tell) -> None:
    """The banner of a House that a companion changed (PC-4.6 to PC-4.13)."""
    level = leaders(game, house)
    if level == 0:  # PC-4.13
        give(game, house, NOBODY, tell)
    elif level & (level - 1) == 0:  # PC-4.6
        give(game, house, lowest(level), tell)
    elif is_users_choice(game, house, level):  # PC-4.7; a partner may be chosen like anybody (PC-8.3)
        game.push(BREAK_TIE, int(house), int(level))
    elif house == game.collected and level >> game.turn & 1:  # PC-4.10; otherwise it stays (PC-4.11)
        give(game, house, game.turn, tell)


def is_users_choice(game: PrimoCavaliere, house: i64, level: i64) -> bool:
    """Whether the companion's user decides a tie: it is new (PC-4.8), or its holder has dropped out of it (PC-4.12).

    A new tie is the user's to decide in the House just collected too (PC-4.9).
    """
    before: i64 = game.before >> (4 * house)
    if level & ~before & 15:
        return True
    if house == game.collected and level >> game.turn & 1:  # goes to the mover
        return False
    banner: i64 = game.banners[house]
    return banner == NOBODY or not level >> banner & 1


@final
class BreakTie(PrimoQuestion):
    """Give a banner to one of those who are level (PC-4.7): ``(House, seats as bits)``."""

    kind = BREAK_TIE
    name = "break-tie"
    clause = "PC-4.7"

    def answers(self, game: PrimoCavaliere, frame: Frame) -> i64:
        """Those who are level."""
        return frame[BESIDES]

    def answer(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """The banner goes there."""
        give(game, frame[ABOUT], move - CHAIR, tell)

    def about(self, game: PrimoCavaliere, frame: Frame, seat: int) -> Arguments:
        """Whose banner."""
        return {"house": events.house_name(game, frame[ABOUT])}

    def describe(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int) -> Phrase:
        """Which banner to whom."""
        house = events.house_name(game, frame[ABOUT])
        return Phrase("move-give-banner", {"other": seat_name(move - CHAIR), "house": house})
