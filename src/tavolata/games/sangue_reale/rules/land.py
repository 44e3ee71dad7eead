"""The map: territories, circled numbers, control, walls, rivers and borders (SR-8, SR-10, SR-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....engine.phrases import Tell
from . import notation
from .tables import BORDER, NOBODY, OPEN, RIVER, SEATS, Era

if TYPE_CHECKING:
    from .state import SangueReale

# Written out where they follow from rules.py: compiled, those would be looked up.
PASS: Final = 39
NUMBER: Final = 72
EDGE: Final = 104
WALL: Final = 144
CIRCLE: Final = 7
ERASE: Final = 8
GATE: Final = 10
WALLS: Final = 11
EDGES: Final = 12


# -- territories ------------------------------------------------------------------------------------------------------


def territories(sheet: Era, edges: list[int]) -> list[int]:
    """For each parcel the parcels of its territory, as bits: those joined by open edges (SR-8.6)."""
    result = [1 << place for place in range(len(sheet.parcels))]
    for number, kind in enumerate(edges):
        if kind == OPEN:
            one, other, _ = sheet.edges[number]
            both = result[one] | result[other]
            for place in range(len(result)):
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


def is_single(boxes: int) -> bool:
    """Whether exactly one box is among these (SR-8.5)."""
    return boxes != 0 and boxes & (boxes - 1) == 0


def is_closed(state: SangueReale) -> bool:
    """Whether so many sections stand that the castle is closed (SR-10.4)."""
    sheet = state.sheet()
    if sheet.castle == NOBODY:
        return False
    return bits_of(state.walls) >= sheet.closed_at


def bits_of(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


# -- what is legal ----------------------------------------------------------------------------------------------------


def moves(state: SangueReale, frame: list[int]) -> list[int]:
    """The answers to a question about the map; to pass is always one of them (SR-8.2, SR-9.5)."""
    kind = frame[0]
    if kind == CIRCLE:
        slots = open_slots(state, frame[1], frame[3])
        found = [NUMBER + slot for slot in slots]
        if frame[4] != 0:
            found += [EDGE + edge for edge in open_edges(state)]
    elif kind == ERASE:
        found = [NUMBER + slot for slot in erasable(state, frame[1])]
    elif kind == GATE:
        found = [WALL + frame[2]]
    elif kind == WALLS:
        found = [WALL + section for section in range(len(state.initials)) if not frame[3] >> section & 1]
    else:
        found = [EDGE + edge for edge in open_edges(state)]
    found.append(PASS)
    return found


def open_slots(state: SangueReale, seat: int, numbers: int) -> list[int]:
    """Where a seat can circle one of these numbers: land that nobody controls, but not a closed castle.

    SR-8.1, SR-8.4, SR-10.4; land without a box or with several is no exception (SR-11.7).
    """
    sheet = state.sheet()
    mine = state.circled[seat]
    barred = sheet.castle if is_closed(state) else NOBODY
    found = []
    for slot in range(sheet.slots):
        if numbers >> sheet.slot_column[slot] & 1 and not mine >> slot & 1:
            parcel = sheet.slot_parcel[slot]
            if state.owner[parcel] == NOBODY and parcel != barred:
                found.append(slot)
    return found


def erasable(state: SangueReale, seat: int) -> list[int]:
    """The numbers of the opponent that can be erased: circled, in land that nobody controls (SR-9.10)."""
    sheet = state.sheet()
    theirs = state.circled[1 - seat]
    return [
        slot
        for slot in range(sheet.slots)
        if theirs >> slot & 1 and state.owner[sheet.slot_parcel[slot]] == NOBODY
    ]


def open_edges(state: SangueReale) -> list[int]:
    """The edges that can be changed: none of controlled land, and no river where borders change (SR-11.3, SR-11.4)."""
    sheet = state.sheet()
    found: list[int] = []
    if sheet.marked == NOBODY:
        return found
    for edge, kind in enumerate(state.edges):
        one, other, _ = sheet.edges[edge]
        free = state.owner[one] == NOBODY and state.owner[other] == NOBODY
        if free and (sheet.marked == RIVER or kind != RIVER):
            found.append(edge)
    return found


def changed(sheet: Era, kind: int) -> int:
    """What an edge becomes: dug or dried (SR-11.2), abolished or drawn (SR-11.3)."""
    if sheet.marked == RIVER:
        return OPEN if kind == RIVER else RIVER
    return OPEN if kind == BORDER else BORDER


# -- what happens -----------------------------------------------------------------------------------------------------


def answer(state: SangueReale, frame: list[int], move: int, tell: Tell) -> None:
    """Answer a question about the map, whose frame is already off the stack."""
    kind, seat = frame[0], frame[1]
    if move == PASS:
        notation.notify(tell, "passes", {"seat": notation.seat_name(seat)})
        return
    if kind in (CIRCLE, ERASE, WALLS, EDGES) and frame[2] > 1:
        rest = frame[:]
        rest[2] -= 1
        if kind == WALLS:
            rest[3] |= 1 << (move - WALL)
        state.stack.append(rest)
    if move >= WALL:
        work_wall(state, seat, move - WALL, tell)
    elif move >= EDGE:
        change_edge(state, seat, move - EDGE, tell)
    elif kind == ERASE:
        erase(state, seat, move - NUMBER, tell)
    else:
        circle(state, seat, move - NUMBER, tell)


def circle(state: SangueReale, seat: int, slot: int, tell: Tell) -> None:
    """Circle a number on a seat's own map, and take the territory if it was the last one (SR-8.1, SR-8.3)."""
    state.circled[seat] |= 1 << slot
    notation.tell_slot(state, "circles", seat, slot, tell)
    claim(state, seat, state.sheet().slot_parcel[slot], tell)


def erase(state: SangueReale, seat: int, slot: int, tell: Tell) -> None:
    """Erase a number that the opponent has circled (SR-9.10)."""
    state.circled[1 - seat] &= ~(1 << slot)
    notation.tell_slot(state, "erases", seat, slot, tell)


def claim(state: SangueReale, seat: int, parcel: int, tell: Tell) -> None:
    """Take control of a parcel's territory if it has one box and all its numbers are circled (SR-8.3, SR-8.5)."""
    sheet = state.sheet()
    parcels = state.territory[parcel]
    if state.owner[parcel] != NOBODY or not is_single(parcels & sheet.boxes):
        return
    needed = slots_of(sheet, parcels)
    if needed & state.circled[seat] != needed:
        return
    for place in range(len(sheet.parcels)):
        if parcels >> place & 1:
            state.owner[place] = seat
    notation.tell_control(state, seat, parcels, tell)
    offer_gate(state, seat, parcels)


def offer_gate(state: SangueReale, seat: int, parcels: int) -> None:
    """Who takes land that faces the castle may work its section, if nobody has (SR-10.2, SR-10.3)."""
    sheet = state.sheet()
    for section, parcel in enumerate(sheet.sections):
        untouched = state.initials[section] == NOBODY and (
            state.walls >> section & 1 == (1 if at_first(state) else 0)
        )
        if parcels >> parcel & 1 and untouched:
            state.stack.append([GATE, seat, section])


def at_first(state: SangueReale) -> bool:
    """Whether the sections stood when the Era began (SR-10.1)."""
    return state.sheet().flags[0 if state.era == 0 else state.crowned[state.era - 1]].standing


def work_wall(state: SangueReale, seat: int, section: int, tell: Tell) -> None:
    """Tear a section down or raise it, and write one's initials (SR-10.2, SR-9.12); control stays (SR-10.6)."""
    state.walls ^= 1 << section
    state.initials[section] = seat
    notation.tell_wall(state, seat, section, tell)


def change_edge(state: SangueReale, seat: int, edge: int, tell: Tell) -> None:
    """Change a river or a border for both players at once (SR-11.5); whoever thereby has all numbers takes control.

    The seat whose action it is comes first (SR-11.6).
    """
    sheet = state.sheet()
    edges = state.edges[:]
    edges[edge] = changed(sheet, edges[edge])
    state.edges = edges
    state.territory = territories(sheet, edges)
    notation.tell_edge(state, seat, edge, tell)
    for step in range(SEATS):
        for end in (0, 1):
            claim(state, (seat + step) % SEATS, sheet.edges[edge][end], tell)
