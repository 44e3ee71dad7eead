"""Numbers and territories: what is circled, what belongs together, who controls it (SR-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import events, walls
from .tables import NOBODY, OPEN, Era, bits_of, is_single

if TYPE_CHECKING:
    from .state import SangueReale


def territories(sheet: Era, edges: list[int]) -> list[int]:
    """For each parcel the parcels of its territory, as bits."""
    ends = [sheet.edges[number] for number, kind in enumerate(edges) if kind == OPEN]
    return linked(len(sheet.parcels), [(one, other) for one, other, _ in ends])


def linked(parcels: int, edges: list[tuple[int, int]]) -> list[int]:
    """For each of so many parcels those of its territory, as bits: joined by open edges, by their ends (SR-8.6)."""
    result = [1 << place for place in range(parcels)]
    for one, other in edges:
        both = result[one] | result[other]
        for place in range(parcels):
            if both >> place & 1:
                result[place] = both
    return result


def slots_of(sheet: Era, parcels: int) -> int:
    """The slots of some parcels, as bits."""
    slots = 0
    place = 0
    while parcels:
        if parcels & 1:
            slots |= sheet.parcel_slots[place]
        parcels >>= 1
        place += 1
    return slots


def open_slots(game: SangueReale, seat: int, numbers: int) -> list[int]:
    """Where a seat can circle one of these numbers: land that nobody controls, but not a closed castle.

    SR-8.1, SR-8.4, SR-10.4; land without a box or with several is no exception (SR-11.7).
    """
    sheet, owner = game.sheet(), game.owner
    barred = walls.barred(game)
    slots = 0
    for column, of_number in enumerate(sheet.column_slots):
        if numbers >> column & 1:
            slots |= of_number
    slots &= ~game.circled[seat]
    found = []
    slot = 0
    while slots:
        if slots & 1:
            parcel = sheet.slot_parcel[slot]
            if owner[parcel] == NOBODY and parcel != barred:
                found.append(slot)
        slots >>= 1
        slot += 1
    return found


def missing(game: SangueReale, seat: int, parcel: int) -> int:
    """How many numbers a seat has still to circle in a parcel's territory; a large number if it has not one box."""
    sheet = game.sheet()
    parcels = game.territory[parcel]
    if not is_single(parcels & sheet.boxes):
        return 100
    return bits_of(slots_of(sheet, parcels) & ~game.circled[seat])


def circle(game: SangueReale, seat: int, slot: int, clause: str, tell: Tell) -> None:
    """Circle a number on a seat's own map, as a clause says, and take the territory if it was the last one."""
    game.circled[seat] |= 1 << slot
    events.tell_slot(game, "circles", seat, slot, clause, tell)
    claim(game, seat, game.sheet().slot_parcel[slot], "SR-8.3", tell)


def claim(game: SangueReale, seat: int, parcel: int, clause: str, tell: Tell) -> None:
    """Take control of a parcel's territory if it has one box and all its numbers are circled (SR-8.3, SR-8.5).

    By another clause where the land has changed (SR-11.6).
    """
    sheet = game.sheet()
    parcels = game.territory[parcel]
    if game.owner[parcel] != NOBODY or not is_single(parcels & sheet.boxes):
        return
    needed = slots_of(sheet, parcels)
    if needed & game.circled[seat] != needed:
        return
    for place in range(len(sheet.parcels)):
        if parcels >> place & 1:
            game.owner[place] = seat
    events.tell_control(game, seat, parcels, clause, tell)
    walls.offer_gate(game, seat, parcels)
