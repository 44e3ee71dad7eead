"""What a perfect observer could know: every course the game may have taken, weighed (PR-16.6).

A course says how each deck was shuffled and which card of a hand each card was that left it unseen. All courses that
would have shown a seat exactly what it was shown count alike; so a card that leaves a hand is any card of that hand,
and where its kind is seen, any of that kind. Courses that leave the cards in like places are one possibility, with a
weight: a list ``[weight, items ...]``. The items say how the cards that are hidden from the seat fall into groups:

- a card whose place is known: ``label(zone, kind)``;
- a group of cards of which it is known what they are together and in which places they lie, but not which is where:
  its places (a hand, or an attack with the reach it was laid from) and its kinds, as many as places. Within a group
  every distribution is equally likely, as far as an attack can be one;
- all other cards are the deck and what was drawn from it since it was last shuffled. Only the attacks among them stand
  in the list.

When the discards become a new deck, all that hands hold becomes a group, for everybody saw what is not in them.

Playing only notes what happened (``log``); possibilities are reckoned when somebody asks, from those at the beginning
of the log (``base``), and kept for the next time (RECKONED).
"""

from __future__ import annotations

from math import comb, gcd
from typing import TYPE_CHECKING, Final

from .memory import (
    ALL_KINDS,
    ATTACK_ZONE,
    BARE,
    COMES,
    DECK,
    DRAWN,
    LEAVES,
    MOVES,
    SHOWS,
    SHUFFLED,
    label,
    out_of_sight,
    possible,
)
from .tables import BASE, IMPERIAL, KINDS, MOST_SEATS, NOBODY, SCUDI, Tables, back_of

if TYPE_CHECKING:
    from .state import Proelio

MOST: Final = 256
"""With more possibilities the light ones are thinned out: some stand for all, with the weight of all."""
PRECISION: Final = 30
"""Weights are kept to so many bits."""
HEAVY: Final = 1 << 22
"""No weight is much greater, so that one can be drawn by all of them."""

# Items from GROUPS on belong to groups: a hundred for each group. Even groups are of Base cards, odd ones of Imperial
# cards; the first two are the decks, of which only attacks are named. Within the hundred: places, then kinds.
GROUPS: Final = 300
STEP: Final = 100
CARDS: Final = 60
ATTACKS_FROM: Final = MOST_SEATS
REACHES: Final = 6


def attack_place(seat: int, reach: int) -> int:
    """The place of an attack: who laid it, and how much it could be worth."""
    return ATTACKS_FROM + seat * REACHES + reach


def zone_of(place: int) -> int:
    """The zone in which a place is: a hand or an attack."""
    return place if place < ATTACKS_FROM else ATTACK_ZONE + (place - ATTACKS_FROM) // REACHES


def reach_of(place: int) -> int:
    """How much the attack in a place may be worth."""
    return (place - ATTACKS_FROM) % REACHES


class Group:
    """A group of cards in one possibility. Of a deck the places in hands and in the deck itself are not listed."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.places: list[int] = []
        self.cards = [0] * KINDS
        self.size = 0

    def item(self, place: int) -> int:
        """The item that names a place."""
        return GROUPS + self.number * STEP + place

    def card(self, kind: int) -> int:
        """The item that names a card."""
        return GROUPS + self.number * STEP + CARDS + kind

    def limits(self, tables: Tables) -> list[int]:
        """What the attacks among its places may be, as bits, the narrowest first: each is within the next."""
        reaches = sorted([reach_of(place) for place in self.places if place >= ATTACKS_FROM])
        return [tables.within[self.number % 2][reach] for reach in reaches]


def ways(cards: list[int], limits: list[int]) -> int:
    """In how many ways attacks can be chosen of these cards, each within its limit; the narrowest limit first."""
    result = 1
    for taken in range(len(limits)):
        fitting = 0
        for kind in range(KINDS):
            if limits[taken] >> kind & 1:
                fitting += cards[kind]
        result *= max(0, fitting - taken)
    return result


def groups_of(possibility: list[int], hidden: list[int], back: int) -> list[Group]:
    """The groups of one colour, the deck first, which has all cards that no other has."""
    deck = Group(back)
    found = [deck]
    for kind in range(KINDS):
        if back_of(kind) == back:
            deck.cards[kind] = hidden[kind]
    for place in range(1, len(possibility)):
        item = possibility[place]
        if item < GROUPS:
            if back_of(item % KINDS) == back:
                deck.cards[item % KINDS] -= 1
            continue
        number = (item - GROUPS) // STEP
        if number % 2 != back:
            continue
        if found[-1].number != number:  # items are sorted: those of one group stand together
            found.append(Group(number))
        group, rest = found[-1], (item - GROUPS) % STEP
        if rest < CARDS:
            group.places.append(rest)
        else:
            group.cards[rest - CARDS] += 1
            group.size += 1
            deck.cards[rest - CARDS] -= 1
    deck.size = sum(deck.cards)
    return found


# -- what happened, and what follows from it ------------------------------------------------------------------------


class Course:
    """The possibilities of one seat while the log is gone through."""

    def __init__(self, tables: Tables, seat: int, hidden: list[int], worlds: list[list[int]]) -> None:
        self.tables = tables
        self.seat = seat
        self.hidden = hidden
        """How many cards of each kind the seat does not see."""
        self.worlds = worlds
        self.found: dict[tuple[int, ...], int] = {}

    def follow(self, entry: list[int]) -> None:
        """Go on by one entry of the log."""
        what, zone = entry[0], entry[1]
        if what == LEAVES:
            if zone % MOST_SEATS != self.seat:
                self._leaves(zone, entry[2], entry[3])
                self.hidden[entry[2]] -= 1
        elif what == MOVES:
            self._moves(entry)
        elif what == COMES:
            if zone != self.seat:
                self._comes(zone, entry[2])
        elif what in (DRAWN, DECK):
            if (zone == self.seat) == (what == DRAWN):
                self._leaves(NOBODY, entry[2], 0)
                self.hidden[entry[2]] -= 1
        elif what == SHOWS:
            if entry[2] >> self.seat & 1:
                self._shows(zone, entry[3:])
        elif what == BARE:
            self._bare(entry[2:])
        else:
            self._shuffled(zone, entry[2 : 2 + MOST_SEATS], entry[2 + MOST_SEATS :])

    def _add(self, weight: int, top: int, below: int, items: list[int]) -> None:
        """A possibility that follows, with ``top / below`` of a weight."""
        grown = (weight * top << PRECISION) // below
        if grown > 0:
            cards = tuple(sorted(items))
            self.found[cards] = self.found.get(cards, 0) + grown

    def _next(self) -> None:
        """What was found is what is possible now."""
        self.worlds = thinned(self.found)
        self.found = {}

    def _one(self) -> bool:
        """Whether there is only the deck, so that nothing that happens tells anything of other cards."""
        return len(self.worlds) == 1 and len(self.worlds[0]) == 1

    def _leaves(self, zone: int, kind: int, total: int) -> None:
        """A card leaves a hand, an attack or the deck (NOBODY), and the seat sees it; ``total`` backs were there."""
        if self._one():
            return
        for world in self.worlds:
            self._leaves_in(world, zone, kind, total)
        self._next()

    def _leaves_in(self, world: list[int], zone: int, kind: int, total: int) -> None:
        back = back_of(kind)
        items = world[1:]
        copies = items.count(label(zone, kind)) if zone != NOBODY else 0
        if copies:
            self._add(world[0], copies, 1, without(items, label(zone, kind)))
        left = total
        for item in items:
            if item < GROUPS and item // KINDS == zone and back_of(item % KINDS) == back:
                left -= 1
        groups = groups_of(world, self.hidden, back)
        for group in groups:
            for place in sorted(set(group.places)):
                if zone_of(place) == zone:
                    number = group.places.count(place)
                    left -= number
                    if group.cards[kind]:
                        top, below = self._chance(group, kind, place)
                        self._add(world[0], number * top, below, taken(items, group, place, kind))
        deck = groups[0]
        if deck.cards[kind] and (left > 0 or zone == NOBODY):
            top, below = self._chance(deck, kind, NOBODY)
            self._add(world[0], max(1, left) * top, below, items)

    def _chance(self, group: Group, kind: int, place: int) -> tuple[int, int]:
        """The chance that a place of a group holds a kind, as a fraction."""
        limits = group.limits(self.tables)
        if not limits:
            return group.cards[kind], group.size
        rest = group.cards[:]
        rest[kind] -= 1
        if place < ATTACKS_FROM:
            below = ways(group.cards, limits) * (group.size - len(limits))
            return group.cards[kind] * ways(rest, limits), below
        own = self.tables.within[group.number % 2][reach_of(place)]
        fits = own >> kind & 1
        others = limits[:]
        others.remove(own)
        return group.cards[kind] * fits * ways(rest, others), ways(group.cards, limits)

    def _moves(self, entry: list[int]) -> None:
        """A card goes from a hand to another zone: seen by the owners of both, by the others its back."""
        zone, to, kind, total, reach = entry[1], entry[2], entry[3], entry[4], entry[5]
        if self.seat == zone:
            if to != ATTACK_ZONE + zone:
                self._comes(to, kind)
        elif self.seat == to:
            self._leaves(zone, kind, total)
            self.hidden[kind] -= 1
        elif to < ATTACK_ZONE and self._one():
            return
        else:
            for world in self.worlds:
                self._moves_in(world, zone, to, back_of(kind), total, reach)
            self._next()

    def _moves_in(self, world: list[int], zone: int, to: int, back: int, total: int, reach: int) -> None:
        items = world[1:]
        place = attack_place(to - ATTACK_ZONE, reach) if reach else to
        fitting = self.tables.within[back][reach] if reach else ALL_KINDS
        left = total
        here = [
            one for one in items if one < GROUPS and one // KINDS == zone and back_of(one % KINDS) == back
        ]
        left -= len(here)
        for one in sorted(set(here)):
            if fitting >> (one % KINDS) & 1:
                self._add(world[0], here.count(one), 1, [*without(items, one), label(to, one % KINDS)])
        groups = groups_of(world, self.hidden, back)
        for group in groups[1:]:
            number = group.places.count(zone)
            left -= number
            if number:
                top, below = self._fits(group, reach)
                moved = [*without(items, group.item(zone)), group.item(place)]
                self._add(world[0], number * top, below, settled(moved, group.number))
        if left > 0:
            top, below = self._fits(groups[0], reach)
            self._add(world[0], left * top, below, [*items, groups[0].item(place)] if reach else items)

    def _fits(self, group: Group, reach: int) -> tuple[int, int]:
        """The chance that a card of a hand can be laid as an attack of that reach, as a fraction; 0 is any card."""
        if not reach:
            return 1, 1
        limits = group.limits(self.tables)
        below = ways(group.cards, limits) * (group.size - len(limits))
        group.places.append(attack_place(0, reach))
        return ways(group.cards, group.limits(self.tables)), below

    def _comes(self, zone: int, kind: int) -> None:
        """A card that the seat has seen comes to a place where it no longer sees it."""
        self.worlds = [[world[0], *sorted([*world[1:], label(zone, kind)])] for world in self.worlds]
        self.hidden[kind] += 1

    def _shows(self, zone: int, hand: list[int]) -> None:
        """A whole hand is seen: as if its cards left it one by one, and came back."""
        totals = [0, 0]
        for kind in hand:
            totals[back_of(kind)] += 1
        for kind in hand:
            # the deck alone tells nothing by being drawn from; yet from here on these cards are known
            self._leaves(zone, kind, totals[back_of(kind)])
            self.hidden[kind] -= 1
            totals[back_of(kind)] -= 1
        for kind in hand:
            self._comes(zone, kind)

    def _bare(self, backs: list[int]) -> None:
        """The Base deck holds no Scudi (PR-10.8): those of them that were drawn are in hands."""
        for world in self.worlds:
            deck = groups_of(world, self.hidden, BASE)[0]
            spare = self._spare(world, backs, BASE)
            below = comb(deck.size - len(deck.places), deck.cards[SCUDI])
            self._spread(world[0], below, spare, 0, deck.cards[SCUDI], world[1:])
        self._next()

    def _spread(self, top: int, below: int, spare: list[int], zone: int, left: int, items: list[int]) -> None:
        """Every way to have so many Scudi in hands from this one on."""
        if zone == len(spare):
            if left == 0:
                self._add(top, 1, below, items)
            return
        for number in range(min(left, spare[zone]) + 1):
            named = [*items, *[label(zone, SCUDI)] * number]
            self._spread(top * comb(spare[zone], number), below, spare, zone + 1, left - number, named)

    def _spare(self, world: list[int], backs: list[int], back: int) -> list[int]:
        """For each hand how many cards of the deck are in it, of so many with that back."""
        spare = [0 if zone == self.seat else backs[zone] for zone in range(MOST_SEATS)]
        for item in world[1:]:
            if item < GROUPS:
                if back_of(item % KINDS) == back and item // KINDS < MOST_SEATS:
                    spare[item // KINDS] -= 1
            elif (item - GROUPS) // STEP % 2 == back and (item - GROUPS) % STEP < MOST_SEATS:
                spare[(item - GROUPS) % STEP] -= 1
        return spare

    def _shuffled(self, back: int, backs: list[int], pile: list[int]) -> None:
        """A deck is made anew: what was drawn from the last one is a group of its own."""
        number = back + 2
        for world in self.worlds:
            number = max(
                [number, *[_group_number(item) + 2 for item in world[1:] if _group_number(item) % 2 == back]]
            )
        for world in self.worlds:
            deck = groups_of(world, self.hidden, back)[0]
            new = Group(number)
            spare = self._spare(world, backs, back)
            items = [item for item in world[1:] if _group_number(item) != back]
            items += [new.item(place) for place in deck.places]
            items += [new.item(zone) for zone in range(MOST_SEATS) for _ in range(spare[zone])]
            items += [new.card(kind) for kind in range(KINDS) for _ in range(deck.cards[kind])]
            if min([0, *spare, *deck.cards]) == 0 and deck.size == sum(spare) + len(deck.places):
                self._add(world[0], 1, 1, settled(items, number))
        self._next()
        for kind in range(KINDS):
            self.hidden[kind] += pile[kind]


def _group_number(item: int) -> int:
    """The group an item belongs to; -1 for a card whose place is known."""
    return (item - GROUPS) // STEP if item >= GROUPS else -1


def without(items: list[int], item: int) -> list[int]:
    """The items but for one."""
    rest = items[:]
    rest.remove(item)
    return rest


def taken(items: list[int], group: Group, place: int, kind: int) -> list[int]:
    """The items when a card has left a group; of a deck only its attacks are listed."""
    rest = without(items, group.item(place))
    if group.number < 2:
        return rest
    return settled(without(rest, group.card(kind)), group.number)


def settled(items: list[int], number: int) -> list[int]:
    """Cards of a group with one place for all, or of one kind, are where they are: there is no telling them apart."""
    first = GROUPS + number * STEP
    places = [item - first for item in items if first <= item < first + CARDS]
    kinds = [item - first - CARDS for item in items if first + CARDS <= item < first + STEP]
    if places and max(places) != min(places) and max(kinds) != min(kinds):
        return items
    rest = [item for item in items if not first <= item < first + STEP]
    return [*rest, *[label(zone_of(places[at]), kinds[at]) for at in range(len(places))]]


# -- weights ----------------------------------------------------------------------------------------------------------


def thinned(found: dict[tuple[int, ...], int]) -> list[list[int]]:
    """Possibilities in a fixed order with weights of a bounded size, and no more of them than MOST.

    Those heavier than a certain weight stay. Of the others every one is kept that the next full measure of weight falls
    on, and bears that weight: what is imagined is as likely as before on the whole, and always possible.
    """
    if not found:
        return []
    keys = sorted(found)
    weights = [found[key] for key in keys]
    if len(keys) > MOST:
        weights = _thin(weights)
    shared = 0
    for weight in weights:
        shared = gcd(shared, weight)
    heaviest = max(weights) // shared
    shift = max(0, heaviest.bit_length() - HEAVY.bit_length())
    return [[max(1, weights[at] // shared >> shift), *keys[at]] for at in range(len(keys)) if weights[at] > 0]


def _thin(weights: list[int]) -> list[int]:
    """The weights with so many set to 0 that MOST are left, about."""
    rest = sum(weights)
    measure = rest // MOST + 1
    heavy = sorted(weights, reverse=True)[: MOST // 2]
    for kept in range(len(heavy)):
        if heavy[kept] <= measure:
            break
        rest -= heavy[kept]
        measure = rest // (MOST - kept - 1) + 1
    result = []
    carried = measure // 2
    for weight in weights:
        if weight > measure:
            result.append(weight)
            continue
        carried += weight
        if carried >= measure:
            carried -= measure
            result.append(measure)
        else:
            result.append(0)
    return result


# -- reckoning --------------------------------------------------------------------------------------------------------


def by_sight(state: Proelio, seat: int) -> list[list[int]]:
    """What a seat considers possible that reckons with nothing but the cards it has seen: of all others it knows the
    backs. So a log begins; and so it is when all possibilities have been thinned out that were left."""
    found = []
    for world in possible(state, seat):
        named = [one // KINDS - ATTACK_ZONE for one in world[1:]]
        items = world[1:]
        for other in range(state.seats):
            kind = state.attacks[other]
            if other != seat and kind >= 0 and other not in named:
                items.append(Group(back_of(kind)).item(attack_place(other, state.reaches[other])))
        found.append([world[0], *sorted(items)])
    if len(found) == 1:
        return found
    hidden = out_of_sight(state, seat)
    return [world for world in found if _can_be(state, world, hidden)]


def _can_be(state: Proelio, world: list[int], hidden: list[int]) -> bool:
    """Whether what no card is named for can be filled: attacks are attacks."""
    for back in (BASE, IMPERIAL):
        deck = groups_of(world, hidden, back)[0]
        if not ways(deck.cards, deck.limits(state.tables)):
            return False
    return True


class Reckoned:
    """What a seat considered possible after an entry of a log. Never changed."""

    def __init__(self, entry: list[int], hidden: list[int], worlds: list[list[int]]) -> None:
        self.entry = entry
        self.hidden = hidden
        self.worlds = worlds


RECKONED: Final[dict[tuple[int, int], Reckoned]] = {}
"""What was reckoned of late, by the entry it goes up to and the seat: from there it is reckoned on.

An entry is the same object in a state and in all its copies, and no other log has it; it lives as long as it stands
here. So nothing depends on what is kept, but time.
"""
MOST_RECKONED: Final = 256


def possibilities(state: Proelio, seat: int) -> list[list[int]]:
    """What a seat considers possible now."""
    log = state.log
    begin = len(log)
    found: Reckoned | None = None
    while begin and found is None:
        found = RECKONED.get((id(log[begin - 1]), seat))
        if found is None:
            begin -= 1
    if found is not None and begin == len(log):
        worlds = found.worlds
    elif not log:
        worlds = state.base[seat]
    else:
        worlds = _reckon(state, seat, begin, found)
    return worlds if worlds else by_sight(state, seat)


def _reckon(state: Proelio, seat: int, begin: int, found: Reckoned | None) -> list[list[int]]:
    """Go on through the log from where it was left, or from its beginning."""
    if found is None:
        course = Course(state.tables, seat, _hidden_before(state, seat), state.base[seat])
    else:
        course = Course(state.tables, seat, found.hidden[:], found.worlds)
    for number in range(begin, len(state.log)):
        course.follow(state.log[number])
    if len(RECKONED) >= MOST_RECKONED:
        RECKONED.clear()
    last = state.log[-1]
    RECKONED[(id(last), seat)] = Reckoned(last, course.hidden, course.worlds)
    return course.worlds


def _hidden_before(state: Proelio, seat: int) -> list[int]:
    """What the seat did not see when the log began: what it does not see now, and the log backwards."""
    hidden = out_of_sight(state, seat)
    for entry in state.log:
        what, zone = entry[0], entry[1]
        seen = zone == seat if what == DRAWN else zone != seat if what == DECK else zone % MOST_SEATS != seat
        if what in (LEAVES, DRAWN, DECK):
            hidden[entry[2]] += int(seen)
        elif what == COMES and zone != seat:
            hidden[entry[2]] -= 1
        elif what == MOVES:
            if zone == seat and entry[2] != ATTACK_ZONE + seat:
                hidden[entry[3]] -= 1
            elif entry[2] == seat:
                hidden[entry[3]] += 1
        elif what == SHUFFLED:
            pile = entry[2 + MOST_SEATS :]
            hidden = [hidden[kind] - pile[kind] for kind in range(KINDS)]
    return hidden
