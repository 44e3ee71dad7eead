"""Who remembers which card: what a seat has seen of other hands, and how that fades when a card leaves unseen (PR-16).

Hands are held so that only their owner knows which card is which; the others see how many black and golden backs there
are. What a seat knows beyond that is a list of possibilities: each says where certain cards are, by zone and kind, and
has a weight. Nothing known is one possibility without cards. When one of several cards leaves a hand unseen, each
possibility splits into those that may have followed (PR-16.2); when a card is seen, those that cannot be so are
dropped. A zone is a hand (the number of its seat) or the attack laid by a seat (six more).

This is what players are shown and bots value, kept with every move, in playouts too: so it is coarse and quick, and
never sure of what is not so. What could be worked out besides is reckoned from the log, when somebody imagines: see
courses.py.
"""

from __future__ import annotations

from math import gcd
from typing import TYPE_CHECKING, Final

from .tables import BASE, FORTEZZA, IMPERIAL, KINDS, MOST_SEATS, NOBODY, PESTE, back_of

if TYPE_CHECKING:
    from .state import Proelio

ATTACK_ZONE: Final = MOST_SEATS
ZONES: Final = 2 * MOST_SEATS
ALL_KINDS: Final = (1 << KINDS) - 1
NOTHING_KNOWN: Final = [[1]]
"""The only possibility, without any card. Shared by all: never changed in place."""
MOST_POSSIBILITIES: Final = 64
"""With more than these a seat keeps only what they have in common."""
LIKELY: Final = 8
"""How much likelier a card that shows up is the one that was known than one that was not."""
HEAVY: Final = 1 << 20
ALL_SEATS: Final = (1 << MOST_SEATS) - 1

# Entries of the log: what happened to cards, and all that any seat saw of it. See courses.py.
LEAVES: Final = 0
"""(zone, kind, how many with its back were there): everybody sees it."""
MOVES: Final = 1
"""(zone, to, kind, how many with its back were there, reach of an attack or 0): its two owners see it."""
COMES: Final = 2
"""(zone, kind): from the open table."""
DRAWN: Final = 3
"""(seat, kind): its owner sees it."""
DECK: Final = 4
"""(seat that has seen it before or NOBODY, kind): from a deck into plain sight."""
SHOWS: Final = 5
"""(zone, seats that see it as bits, the kinds of the hand)"""
BARE: Final = 6
"""(nobody, how many black cards each hand holds)"""
SHUFFLED: Final = 7
"""(back, how many cards with it each hand holds, how many of each kind the new deck has)"""


def label(zone: int, kind: int) -> int:
    """A card of a kind lying somewhere, as one number."""
    return zone * KINDS + kind


def cards_in(state: Proelio, zone: int, back: int) -> int:
    """How many cards with that back lie in a zone: everybody can count them (PR-1.5)."""
    if zone >= ATTACK_ZONE:
        kind = state.attacks[zone - ATTACK_ZONE]
        return int(kind >= 0 and back_of(kind) == back)
    gold = 0
    for kind in state.hands[zone]:
        if kind >= FORTEZZA:
            gold += 1
    return gold if back == IMPERIAL else len(state.hands[zone]) - gold


def knows_nothing(worlds: list[list[int]]) -> bool:
    """Whether there is nothing to update."""
    return len(worlds) == 1 and len(worlds[0]) == 1


# -- what happens to cards, seen by some and not by others ------------------------------------------------------------


def leaves(state: Proelio, zone: int, kind: int) -> None:
    """A card leaves a zone and everybody sees what it is. Called while it is still there."""
    state.log.append([LEAVES, zone, kind, cards_in(state, zone, back_of(kind))])
    owner = zone % MOST_SEATS
    for seat in range(state.seats):
        if seat != owner:
            see_leave(state, seat, zone, kind)


def moves(state: Proelio, zone: int, to: int, kind: int, reach: int) -> None:
    """A card goes from a hand to another zone. The owners of both see it; the others see its back.

    Called while it is still there. An attack is worth at most ``reach``, as everybody can see; 0 means any card.
    """
    back = back_of(kind)
    state.log.append([MOVES, zone, to, kind, cards_in(state, zone, back), reach])
    eligible = state.tables.within[back][reach] if reach else ALL_KINDS
    for seat in range(state.seats):
        if seat == zone:
            if to % MOST_SEATS != seat:
                state.known[seat] = merged([[*world, label(to, kind)] for world in state.known[seat]])
        elif seat == to:
            see_leave(state, seat, zone, kind)
        else:
            _miss(state, seat, zone, to, kind, eligible)


def comes(state: Proelio, zone: int, kind: int) -> None:
    """A card comes into a hand from the open table: everybody remembers it (PR-16.1)."""
    state.log.append([COMES, zone, kind])
    for seat in range(state.seats):
        if seat != zone:
            state.known[seat] = merged([[*world, label(zone, kind)] for world in state.known[seat]])


def shows(state: Proelio, zone: int, seat: int) -> None:
    """A seat sees a whole hand."""
    hand = sorted(state.hands[zone])
    found = []
    for world in state.known[seat]:
        here = [one % KINDS for one in world[1:] if one // KINDS == zone]
        if all([here.count(kind) <= hand.count(kind) for kind in here]):
            others = [one for one in world[1:] if one // KINDS != zone]
            found.append([world[0], *others, *[label(zone, kind) for kind in hand]])
    state.known[seat] = merged(found)


def note_hand(state: Proelio, zone: int, seats: int) -> None:
    """Note that some seats, as bits, see a whole hand."""
    state.log.append([SHOWS, zone, seats & ~(1 << zone), *sorted(state.hands[zone])])


def drawn(state: Proelio, seat: int, kind: int) -> None:
    """A card was drawn: its owner sees it."""
    state.log.append([DRAWN, seat, kind])


def found(state: Proelio, seat: int, kind: int) -> None:
    """A card is taken from a deck in plain sight; one seat may have seen it before (or NOBODY)."""
    state.log.append([DECK, seat, kind])


def found_by_scribes(state: Proelio, seat: int, kind: int) -> None:
    """One of the two cards just drawn is discarded: everybody knows that it is no other card of that hand.

    If the deck was made anew between them, it may be from the old one or from the new one; then it is taken for any.
    """
    if [entry for entry in state.log[-2:] if entry[0] == SHUFFLED]:
        leaves(state, seat, kind)
    else:
        found(state, seat, kind)


def bare(state: Proelio) -> None:
    """The Base deck is seen to hold no Scudi (PR-10.8)."""
    state.log.append([BARE, NOBODY, *_backs(state, BASE)])


def shuffled(state: Proelio, back: int, pile: list[int]) -> None:
    """A deck is made anew from a pile that all have seen: they know what hands and attacks hold together."""
    state.log.append([SHUFFLED, back, *_backs(state, back), *[pile.count(kind) for kind in range(KINDS)]])


def _backs(state: Proelio, back: int) -> list[int]:
    """How many cards with that back each hand holds."""
    return [cards_in(state, zone, back) if zone < state.seats else 0 for zone in range(MOST_SEATS)]


def see_leave(state: Proelio, seat: int, zone: int, kind: int) -> None:
    """One seat sees a card leave a zone: one it knew of, or else one it did not."""
    worlds = state.known[seat]
    if knows_nothing(worlds):
        return
    this = label(zone, kind)
    total = cards_in(state, zone, back_of(kind))
    found = []
    for world in worlds:
        unknown = total - known_in(world, zone, back_of(kind))
        copies = world[1:].count(this)
        if copies:
            found.append([world[0] * (LIKELY * copies + unknown), *without(world, this)])
        elif unknown > 0:
            found.append([world[0] * unknown, *world[1:]])
    state.known[seat] = merged(found)


def _miss(state: Proelio, seat: int, zone: int, to: int, kind: int, eligible: int) -> None:
    """One seat sees only the back of a card that moves: it may be any that it can be (PR-16.2)."""
    worlds = state.known[seat]
    if knows_nothing(worlds):
        return
    back = back_of(kind)
    total = cards_in(state, zone, back)
    found = []
    for world in worlds:
        unknown = total - known_in(world, zone, back)
        if unknown > 0:
            found.append([world[0] * unknown, *world[1:]])
        here = [one for one in world[1:] if one // KINDS == zone and back_of(one % KINDS) == back]
        for one in sorted(set(here)):
            if eligible >> (one % KINDS) & 1:
                moved = label(to, one % KINDS)
                found.append([world[0] * here.count(one), *without(world, one), moved])
    state.known[seat] = merged(found)


# -- possibilities ----------------------------------------------------------------------------------------------------


def known_in(world: list[int], zone: int, back: int) -> int:
    """How many cards with that back a possibility names in a zone."""
    return sum([1 for one in world[1:] if one // KINDS == zone and back_of(one % KINDS) == back])


def without(world: list[int], card: int) -> list[int]:
    """The cards of a possibility but for one."""
    cards = world[1:]
    cards.remove(card)
    return cards


def merged(worlds: list[list[int]]) -> list[list[int]]:
    """Possibilities in a fixed order, the same ones added up, with small weights; too many are forgotten."""
    weights: dict[tuple[int, ...], int] = {}
    for world in worlds:
        cards = tuple(sorted(world[1:]))
        weights[cards] = weights.get(cards, 0) + world[0]
    if not weights:  # what cannot be is forgotten
        return NOTHING_KNOWN
    if len(weights) > MOST_POSSIBILITIES:
        return [[1, *in_common([[1, *cards] for cards in weights])]]
    return lightened([[weights[cards], *cards] for cards in sorted(weights)])


def lightened(worlds: list[list[int]]) -> list[list[int]]:
    """The same possibilities with weights as small as they can be, and never huge."""
    shared = 0
    for world in worlds:
        shared = gcd(shared, world[0])
    heaviest = max([world[0] for world in worlds]) // shared
    shift = 0
    while heaviest >> shift > HEAVY:
        shift += 1
    return [[max(1, world[0] // shared >> shift), *world[1:]] for world in worlds]


def in_common(worlds: list[list[int]]) -> list[int]:
    """The cards that all possibilities name."""
    common = worlds[0][1:]
    for world in worlds[1:]:
        left = world[1:]
        both = []
        for card in common:
            if card in left:
                left.remove(card)
                both.append(card)
        common = both
    return common


def possible(state: Proelio, seat: int) -> list[list[int]]:
    """What a seat still considers possible: no more cards of a kind than are out of its sight."""
    worlds = state.known[seat]
    if knows_nothing(worlds):
        return worlds
    hidden = out_of_sight(state, seat)
    found = []
    for world in worlds:
        kinds = [one % KINDS for one in world[1:]]
        if all([kinds.count(kind) <= hidden[kind] for kind in kinds]):
            found.append(world)
    if len(found) == len(worlds):
        return worlds
    return lightened(found) if found else NOTHING_KNOWN


def on_table(state: Proelio) -> list[int]:
    """How many cards of each kind lie open: discards, Fortifications, deployed cards, a Peste, a card being bought."""
    seen = [0] * KINDS
    for pile in state.discards:
        for kind in pile:
            seen[kind] += 1
    for kind in state.forts:
        if kind >= 0:
            seen[kind] += 1
    for kind in state.deployed:
        seen[kind] += 1
    for kind in (state.revealed, state.bought):
        if kind >= 0:
            seen[kind] += 1
    if state.plague >= 0:
        seen[PESTE] += 1
    return seen


def out_of_sight(state: Proelio, seat: int) -> list[int]:
    """How many cards of each kind a seat does not see: neither open, nor its own."""
    seen = on_table(state)
    for kind in state.hands[seat]:
        seen[kind] += 1
    if state.attacks[seat] >= 0:
        seen[state.attacks[seat]] += 1
    counts = state.counts()
    return [counts[kind] - seen[kind] for kind in range(KINDS)]
