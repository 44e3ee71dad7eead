"""Worlds that look the same to a seat: everything hidden from it drawn anew, as far as it cannot tell (PR-16).

One of the seat's possibilities is drawn by weight; then the cards it has not seen are laid out where it sees backs:
first the waiting attacks, which must be attacks that could be laid; then cards that were in the hands when the discards
were last shuffled; then the other cards in hands; what is left is the decks, in any order. Nothing is read but what the
seat can see, so that worlds that look alike are imagined alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import rules_memory as memory
from .rules_memory import ATTACK_ZONE, ZONES
from .tables import BASE, IMPERIAL, KINDS, SCUDI, back_of

if TYPE_CHECKING:
    from .rules import Proelio


def imagine(twin: Proelio, seat: int) -> None:
    """Draw all that is hidden from a seat anew, in a copy of the state whose chance is already another."""
    if twin.over:  # all hands lie open; the decks stay as they were, unseen
        _shuffle_decks(twin)
        return
    worlds = memory.possible(twin, seat)
    hidden = memory.out_of_sight(twin, seat)
    attacks, world = _attacks(twin, seat, worlds, hidden)
    for one in world[1:]:
        hidden[one % KINDS] -= 1
    for kind in attacks:
        if kind >= 0:
            hidden[kind] -= 1
    backs = [[_backs(hand, BASE), _backs(hand, IMPERIAL)] for hand in twin.hands]
    sizes = [len(twin.decks[BASE]), len(twin.decks[IMPERIAL])]
    for zone in range(twin.seats):
        if zone != seat:
            twin.hands[zone] = [one % KINDS for one in world[1:] if one // KINDS == zone]
    _place_attacks(twin, seat, world, attacks)
    for back in (BASE, IMPERIAL):
        _deal(twin, seat, back, hidden, [one[back] for one in backs], sizes[back])
    for other in range(twin.seats):
        twin.known[other] = worlds if other == seat else memory.NOTHING_KNOWN


def _shuffle_decks(twin: Proelio) -> None:
    for deck in twin.decks:
        deck.sort()
        twin.rng.shuffle(deck)


def _backs(hand: list[int], back: int) -> int:
    return sum([1 for kind in hand if back_of(kind) == back])


# -- attacks ----------------------------------------------------------------------------------------------------------


def _attacks(
    twin: Proelio, seat: int, worlds: list[list[int]], hidden: list[int]
) -> tuple[list[int], list[int]]:
    """A possibility, drawn by weight, and the attacks it does not name, drawn from what is left."""
    left = worlds[:]
    while left:
        world = _drawn(twin, left)
        rest = hidden[:]
        for one in world[1:]:
            rest[one % KINDS] -= 1
        named = [one // KINDS - ATTACK_ZONE for one in world[1:] if one // KINDS >= ATTACK_ZONE]
        open_ones = [
            other
            for other in range(twin.seats)
            if other != seat and twin.attacks[other] >= 0 and other not in named
        ]
        found = [-1] * twin.seats
        if _fill_attacks(twin, open_ones, rest, found):
            return found, world
        left.remove(world)
    raise AssertionError("no possibility is left: a seat is sure of what is not so")


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


def _fill_attacks(twin: Proelio, seats: list[int], rest: list[int], found: list[int]) -> bool:
    """Lay attacks that could have been laid, one after the other; False if it comes out badly for every choice."""
    if not seats:
        return True
    attacker = seats[0]
    eligible = twin.attack_kinds(twin.reaches[attacker], back_of(twin.attacks[attacker]))
    cards = [kind for kind in range(KINDS) if eligible >> kind & 1 for _ in range(rest[kind])]
    while cards:
        kind = cards[twin.rng.below(len(cards))]
        found[attacker] = kind
        rest[kind] -= 1
        if _fill_attacks(twin, seats[1:], rest, found):
            return True
        rest[kind] += 1
        cards = [other for other in cards if other != kind]
    found[attacker] = -1
    return False


def _place_attacks(twin: Proelio, seat: int, world: list[int], attacks: list[int]) -> None:
    for one in world[1:]:
        if one // KINDS >= ATTACK_ZONE:
            attacks[one // KINDS - ATTACK_ZONE] = one % KINDS
    twin.attacks = [twin.attacks[other] if other == seat else attacks[other] for other in range(twin.seats)]


# -- hands and decks --------------------------------------------------------------------------------------------------


def _deal(twin: Proelio, seat: int, back: int, hidden: list[int], backs: list[int], size: int) -> None:
    """Lay out the unseen cards of one deck: into the hands of others, and what is left into the deck."""
    kinds = [kind for kind in range(KINDS) if back_of(kind) == back]
    wanted = [
        0 if zone == seat else backs[zone] - _backs(twin.hands[zone], back) for zone in range(twin.seats)
    ]
    rest = [hidden[kind] if kind in kinds else 0 for kind in range(KINDS)]
    ages = [_old(twin, zone, back, backs[zone], wanted[zone]) for zone in range(twin.seats)]
    old = _draw_old(twin, rest, sum(ages))
    new = _draw_new(twin, back, rest, sum(wanted) - len(old))
    if back == BASE and twin.bare:
        _keep_bare(rest, old, new)
    both = [old, new] if len(old) == sum(ages) else [[], _shuffled(twin, old + new)]
    for zone in range(twin.seats):
        for _ in range(wanted[zone]):
            pile = both[0] if ages[zone] > 0 and both[0] else both[1] or both[0]
            ages[zone] -= 1
            twin.hands[zone].append(pile.pop())
    deck = [kind for kind in kinds for _ in range(rest[kind])]
    twin.rng.shuffle(deck)
    twin.decks[back] = deck
    assert len(deck) == size, "a card too many or too few"


def _keep_bare(rest: list[int], old: list[int], new: list[int]) -> None:
    """No Scudi may be left for the deck (PR-10.8): they change places with cards in hands."""
    for cards in (new, old):
        for place in range(len(cards)):
            if rest[SCUDI] and cards[place] != SCUDI:
                rest[cards[place]] += 1
                cards[place] = SCUDI
                rest[SCUDI] -= 1


def _shuffled(twin: Proelio, cards: list[int]) -> list[int]:
    twin.rng.shuffle(cards)
    return cards


def _old(twin: Proelio, zone: int, back: int, total: int, wanted: int) -> int:
    """How many of the unseen cards of a hand were there at the last shuffle: any number that is possible."""
    place = back * ZONES + zone
    most = min(wanted, twin.old_most[place])
    least = min(most, max(0, twin.old_least[place] - (total - wanted)))
    return least if least == most else least + int(twin.rng.below(most - least + 1))


def _draw_old(twin: Proelio, rest: list[int], number: int) -> list[int]:
    """Cards that were not in the pile when it was last shuffled; those that cannot be elsewhere come first."""
    if number == 0:
        return []
    counts = twin.counts()
    must: list[int] = []
    may: list[int] = []
    for kind in range(KINDS):
        outside = counts[kind] - twin.piles[kind]
        forced = max(0, rest[kind] - twin.piles[kind])
        must += [kind] * forced
        may += [kind] * (min(rest[kind], outside) - forced)
    twin.rng.shuffle(must)
    twin.rng.shuffle(may)
    cards = (must + may)[:number]
    for kind in cards:
        rest[kind] -= 1
    twin.rng.shuffle(cards)
    return cards


def _draw_new(twin: Proelio, back: int, rest: list[int], number: int) -> list[int]:
    """Any other cards; if the deck is known to hold no Scudi (PR-10.8), all that are left of them."""
    cards: list[int] = []
    others: list[int] = []
    for kind in range(KINDS):
        pile = cards if kind == SCUDI and back == BASE and twin.bare else others
        pile += [kind] * rest[kind]
    twin.rng.shuffle(others)
    cards = (cards + others)[:number]
    for kind in cards:
        rest[kind] -= 1
    twin.rng.shuffle(cards)
    return cards
