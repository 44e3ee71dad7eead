"""Worlds that look the same to a seat: everything hidden from it drawn anew, as far as it cannot tell (PR-16).

One of the seat's possibilities is drawn by weight (courses.py); it says which cards lie where, and which lie in
some places together. These are laid out by lot: first attacks, the narrowest first, as what fits one fits those
after it; then hands; what is left of a deck lies in it, in any order. So a world is imagined as often as there are
courses of the game that lead to it and would have shown the seat what it was shown.

Three things are left out. What the others chose says nothing but that they could choose it. Of more than
``courses.MOST`` possibilities unlikely ones are missing; should all that were kept turn out wrong, the seat goes
by the cards it has seen and by the backs (``courses.by_sight``). And if the Imperial deck is made anew between
the two cards of the Scrivani, the one they discard is taken for any golden card of that hand.

Nothing is read but what the seat can see, so worlds that look alike are imagined alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import courses, memory
from .courses import GROUPS, Group
from .memory import ATTACK_ZONE
from .tables import BASE, IMPERIAL, KINDS, back_of

if TYPE_CHECKING:
    from .state import Proelio


def imagine(twin: Proelio, seat: int) -> None:
    """Draw all that is hidden from a seat anew, in a copy of the state whose chance is already another."""
    if twin.over:  # all hands lie open; the decks stay as they were, unseen
        _shuffle_decks(twin)
        return
    worlds = courses.possibilities(twin, seat)
    hidden = memory.out_of_sight(twin, seat)
    known = memory.possible(twin, seat)
    world = _drawn(twin, worlds)
    backs = [[_backs(hand, BASE), _backs(hand, IMPERIAL)] for hand in twin.hands]
    sizes = [len(twin.decks[BASE]), len(twin.decks[IMPERIAL])]
    _lay_known(twin, seat, world)
    for back in (BASE, IMPERIAL):
        groups = courses.groups_of(world, hidden, back)
        for group in groups[1:]:
            _lay_out(twin, group)
        _deal(twin, seat, groups[0], [one[back] for one in backs], sizes[back])
    for other in range(twin.seats):
        twin.known[other] = known if other == seat else memory.NOTHING_KNOWN
    twin.base = [worlds if other == seat else courses.by_sight(twin, other) for other in range(twin.seats)]
    twin.log = []


def _shuffle_decks(twin: Proelio) -> None:
    for deck in twin.decks:
        deck.sort()
        twin.rng.shuffle(deck)


def _backs(hand: list[int], back: int) -> int:
    return sum([1 for kind in hand if back_of(kind) == back])


def _drawn(twin: Proelio, worlds: list[list[int]]) -> list[int]:
    """One of the possibilities, by weight."""
    if len(worlds) == 1:
        return worlds[0]
    number = int(twin.rng.below(sum([world[0] for world in worlds])))
    for world in worlds:
        number -= world[0]
        if number < 0:
            return world
    return worlds[0]


def _lay_known(twin: Proelio, seat: int, world: list[int]) -> None:
    """The cards whose places a possibility names."""
    for other in range(twin.seats):
        if other != seat:
            twin.hands[other] = []
    for one in world[1:]:
        if one < GROUPS:
            _put(twin, one // KINDS, one % KINDS)


def _put(twin: Proelio, zone: int, kind: int) -> None:
    if zone >= ATTACK_ZONE:
        twin.attacks[zone - ATTACK_ZONE] = kind
    else:
        twin.hands[zone].append(kind)


def _lay_out(twin: Proelio, group: Group) -> list[int]:
    """Lay cards of a group into its places by lot; the cards that are left, shuffled."""
    attacks = [place for place in group.places if place >= courses.ATTACKS_FROM]
    rest = group.cards[:]
    for place in sorted(attacks, key=courses.reach_of):
        fitting = twin.tables.within[group.number % 2][courses.reach_of(place)]
        cards = [kind for kind in range(KINDS) if fitting >> kind & 1 for _ in range(rest[kind])]
        kind = cards[twin.rng.below(len(cards))]
        rest[kind] -= 1
        _put(twin, courses.zone_of(place), kind)
    left = [kind for kind in range(KINDS) for _ in range(rest[kind])]
    twin.rng.shuffle(left)
    for place in group.places:
        if place < courses.ATTACKS_FROM:
            _put(twin, place, left.pop())
    return left


def _deal(twin: Proelio, seat: int, deck: Group, backs: list[int], size: int) -> None:
    """Lay out what came from the deck: into the hands of others, and what is left is the deck."""
    cards = _lay_out(twin, deck)
    for zone in range(twin.seats):
        if zone != seat:
            for _ in range(backs[zone] - _backs(twin.hands[zone], deck.number)):
                twin.hands[zone].append(cards.pop())
    assert len(cards) == size, "a card too many or too few"
    twin.decks[deck.number] = cards
