"""Worlds that look the same to a seat: everything hidden from it drawn anew, as far as it cannot tell (CT-22).

Decks are laid out anew where the seat does not know the card; items are dealt to the hands of the others and to the
deck so that each may be where it lies; secret tasks are dealt anew. Nothing is read but what the seat can see, so that
worlds that look alike are imagined alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.questions import KIND, SEAT
from .items import all_items
from .questions import ON_KEEP
from .tables import NOTHING, bits

if TYPE_CHECKING:
    from .state import CavernTavern


def imagine(twin: CavernTavern, seat: int) -> None:
    """Draw all that is hidden from a seat anew, in a copy of the state whose chance is already another."""
    _orders(twin, seat)
    twin.says_deck = twin.shuffled(sorted(twin.says_deck))
    twin.task_deck = twin.shuffled(sorted(twin.task_deck))
    twin.secret_pile = twin.shuffled(sorted(twin.secret_pile))
    if twin.over:
        twin.item_deck = twin.shuffled(sorted(twin.item_deck))
    else:
        _items(twin, seat)
        _secrets(twin, seat)
    _forget(twin, NOTHING if twin.over else seat)


def _orders(twin: CavernTavern, seat: int) -> None:
    """Orders of the deck, and those another seat has just drawn, where this seat does not know them (CT-22.2)."""
    marks = [*twin.order_marks, *twin.drawn_marks]
    held = [*twin.order_deck, *(twin.drawn if twin.drawn_marks else [])]
    unknown = [place for place in range(len(held)) if not marks[place] >> seat & 1]
    pool = sorted([held[place] for place in unknown])
    twin.rng.shuffle(pool)
    for number in range(len(unknown)):
        held[unknown[number]] = pool[number]
    size = len(twin.order_deck)
    twin.order_deck = held[:size]
    if twin.drawn_marks:
        twin.drawn = held[size:]


def _secrets(twin: CavernTavern, seat: int) -> None:
    """The others' secret tasks: any but one's own (CT-17.1)."""
    if twin.secrets[seat] == NOTHING:
        return
    pool = [card for card in range(len(twin.tables.secrets.ids)) if card != twin.secrets[seat]]
    twin.rng.shuffle(pool)
    for other in range(twin.seats):
        if other != seat:
            twin.secrets[other] = pool.pop()


def _forget(twin: CavernTavern, seat: int) -> None:
    """What all but this seat have seen of items is theirs: in an imagined world they may think anything possible.

    At the end all hands lie open, and nobody needs to remember anything.
    """
    everything = bits(all_items(twin))
    for other in range(twin.seats):
        if other != seat:
            twin.deck_may[other] = everything
            twin.hand_may[other] = [
                [everything] * len(twin.items[hand]) if hand != other else [] for hand in range(twin.seats)
            ]


# -- items ------------------------------------------------------------------------------------------------------------


def _items(twin: CavernTavern, seat: int) -> None:
    """Items in the hands of the others, in the deck, and among those another seat has just drawn (CT-22.3)."""
    drawing = is_drawing(twin, seat)
    places = []
    for other in range(twin.seats):
        if other != seat:
            places += twin.hand_may[seat][other]
    places += [twin.deck_may[seat]] * (len(twin.item_deck) + (len(twin.drawn) if drawing else 0))
    unseen = unseen_items(twin, seat, drawing)
    _trim(twin, seat, bits(unseen))
    found = deal(twin, places, unseen)
    for other in range(twin.seats):
        if other != seat:
            size = len(twin.items[other])
            twin.items[other] = sorted(found[:size])
            found = found[size:]
    rest = sorted(found)
    twin.rng.shuffle(rest)
    size = len(twin.item_deck)
    twin.item_deck = rest[:size]
    if drawing:
        twin.drawn = rest[size:]


def _trim(twin: CavernTavern, seat: int, unseen: int) -> None:
    """Of items that are in sight nothing need be remembered."""
    twin.deck_may[seat] &= unseen
    twin.hand_may[seat] = [[may & unseen for may in hand] for hand in twin.hand_may[seat]]


def is_drawing(state: CavernTavern, seat: int) -> bool:
    """Whether another seat has drawn items and not yet chosen."""
    for frame in state.stack:
        if frame[KIND] == ON_KEEP:
            return frame[SEAT] != seat
    return False


def unseen_items(state: CavernTavern, seat: int, drawing: bool) -> list[int]:
    """The items a seat does not see: neither in its hand, nor discarded, nor just drawn by itself."""
    seen = bits(state.items[seat]) | bits(state.item_discards)
    if not drawing and not state.drawn_marks:
        seen |= bits(state.drawn)
    return [item for item in all_items(state) if not seen >> item & 1]


def deal(state: CavernTavern, places: list[int], items: list[int]) -> list[int]:
    """An item for each place, one that may lie there; drawn, and rearranged where it does not come out."""
    state.rng.shuffle(items)
    everything = bits(items)
    if all([place & everything == everything for place in places]):
        return items
    holders = [NOTHING] * len(items)
    turns = list(range(len(places)))
    state.rng.shuffle(turns)
    for place in turns:
        found = _find(places, items, holders, place, [False] * len(items))
        assert found, "a seat is sure of what is not so"
    result = [NOTHING] * len(places)
    for number in range(len(items)):
        result[holders[number]] = items[number]
    return result


def _find(places: list[int], items: list[int], holders: list[int], place: int, tried: list[bool]) -> bool:
    """Find an item for a place: a free one, or one whose place can do with another (an augmenting path)."""
    for number in range(len(items)):
        if holders[number] == NOTHING and places[place] >> items[number] & 1:
            holders[number] = place
            return True
    for number in range(len(items)):
        if tried[number] or not places[place] >> items[number] & 1:
            continue
        tried[number] = True
        if _find(places, items, holders, holders[number], tried):
            holders[number] = place
            return True
    return False
