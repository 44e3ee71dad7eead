"""Decks, hands and what is remembered of them; and what conditions count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from ....engine.rng import Rng
from . import tell as say
from .codes import LATENESS, MRS_NASTY_TOKEN, ON_DISCARD, ON_KEEP, USE_DICE, USE_ZONE
from .tables import (
    CHAMBER_ZONE,
    CHORES,
    CHORES_ZONE,
    IN_CELLAR,
    IN_CHAMBER,
    IN_CHORES,
    IN_KITCHEN,
    IN_OFFICE,
    IN_WORKSHOP,
    KINDS,
    KITCHEN,
    KITCHEN_ZONE,
    MOST_ITEMS_HELD,
    MRS_NASTY_ZONE,
    NASTY_AT_MOST,
    NOTHING,
    OFFICE_ZONE,
    OWN_ZONE,
    PLAY_ITEMS,
    POINTS_AT_LEAST,
    REPLACE_ZONE,
    SERVE,
    TRACK_AT,
    USE,
)

if TYPE_CHECKING:
    from .state import CavernTavern


def shuffled(rng: Rng, cards: list[int]) -> list[int]:
    """The cards in a random order."""
    rng.shuffle(cards)
    return cards


def bits(cards: list[int]) -> int:
    """Different cards as one number."""
    result = 0
    for card in cards:
        result |= 1 << card
    return result


def all_items(state: CavernTavern) -> list[int]:
    """The items of this game: alone, those that need a rival are left out (CT-20.2)."""
    rivals = state.tables.items.needs_rival
    return [item for item in range(len(rivals)) if state.seats > 1 or not rivals[item]]


def all_tokens(state: CavernTavern) -> list[int]:
    """The secret pile (CT-19.2)."""
    tokens = [MRS_NASTY_TOKEN] * state.tables.mrs_nasty
    for kind in range(KINDS):
        tokens += [kind] * state.tables.drinks[kind]
    return tokens


# -- orders -----------------------------------------------------------------------------------------------------------


def draw_order(state: CavernTavern) -> int:
    """The next order of the deck, made anew of the discards if need be (CT-5.7); NOTHING if there is none."""
    if not state.order_deck:
        if not state.order_discards:
            return NOTHING
        state.order_deck = shuffled(state.rng, sorted(state.order_discards))
        state.order_marks = [0] * len(state.order_deck)
        state.order_discards = []
    state.fence += 1
    state.order_marks.pop()
    return state.order_deck.pop()


def top_mark(state: CavernTavern) -> int:
    """Who knows the order that is drawn next."""
    return state.order_marks[-1] if state.order_marks else 0


def put_at_bottom(state: CavernTavern, order: int, mark: int) -> None:
    """An order goes under the deck, and some know it there (CT-22.2)."""
    state.order_deck.insert(0, order)
    state.order_marks.insert(0, mark)


def refill(state: CavernTavern, space: int, tell: Tell) -> None:
    """A space of the hall gets a new order (CT-6.7), if there is one."""
    state.hall[space] = draw_order(state)
    if state.hall[space] != NOTHING:
        say.order(state, tell, "new-order", state.hall[space])


def free_orders(state: CavernTavern) -> list[int]:
    """The spaces of the hall with an order that is not blocked (CT-20.6)."""
    return [space for space in range(len(state.hall)) if state.hall[space] >= 0 and space != state.blocked]


def can_draw_order(state: CavernTavern) -> bool:
    """From the deck or its discards, with an order of the hall to discard for it (CT-5.5)."""
    return bool(state.order_deck or state.order_discards) and bool(free_orders(state))


# -- items ------------------------------------------------------------------------------------------------------------


def draw_items(state: CavernTavern, seat: int, number: int, keep: int, tell: Tell) -> None:
    """Draw items, as many as there are, and choose if there is a choice (CT-12.4, CT-12.6)."""
    state.drawn = []
    while len(state.drawn) < number and (state.item_deck or state.item_discards):
        if not state.item_deck:
            _renew_items(state)
        state.drawn.append(state.item_deck.pop())
    if not state.drawn:
        return
    state.fence += 1
    say.items_drawn(state, tell, seat)
    if len(state.drawn) > keep:
        state.stack.append([ON_KEEP, seat, keep])
        return
    for item in state.drawn:
        _into_hand(state, seat, item)
    state.drawn = []
    check_limit(state, seat, tell)


def _renew_items(state: CavernTavern) -> None:
    """The discards become the deck (CT-12.5): all saw them, so they are in no hand."""
    pile = bits(state.item_discards)
    for seat in range(state.seats):
        state.deck_may[seat] = pile | state.deck_may[seat] if state.drawn else pile
        _rule_out(state, seat, pile)
    state.item_deck = shuffled(state.rng, sorted(state.item_discards))
    state.item_discards = []


def _into_hand(state: CavernTavern, seat: int, item: int) -> None:
    """An item comes from the deck; the others know no more than what may be in the deck."""
    state.items[seat] = sorted([*state.items[seat], item])
    for other in range(state.seats):
        if other != seat:
            state.hand_may[other][seat] = [*state.hand_may[other][seat], state.deck_may[other]]


def _rule_out(state: CavernTavern, seat: int, items: int) -> None:
    """A seat sees that these are in no hand of another."""
    state.hand_may[seat] = [[may & ~items for may in hand] for hand in state.hand_may[seat]]


def keep_item(state: CavernTavern, seat: int, item: int, keep: int, tell: Tell) -> None:
    """Keep one of the items drawn; when enough are kept, the others are shuffled into the deck (CT-12.4)."""
    state.drawn.remove(item)
    _into_hand(state, seat, item)
    say.item_kept(state, tell, seat, item)
    if keep > 1:
        state.stack[-1] = [ON_KEEP, seat, keep - 1]
        return
    state.stack.pop()
    gone = bits(state.drawn)
    state.deck_may[seat] |= gone
    _rule_out(state, seat, gone)
    state.item_deck = shuffled(state.rng, sorted(state.item_deck + state.drawn))
    state.drawn = []
    state.fence += 1
    check_limit(state, seat, tell)


def check_limit(state: CavernTavern, seat: int, tell: Tell) -> None:
    """Nobody holds more than three items (CT-15.2)."""
    if len(state.items[seat]) > MOST_ITEMS_HELD:
        ask_discard(state, seat, len(state.items[seat]) - MOST_ITEMS_HELD, tell)


def ask_discard(state: CavernTavern, seat: int, number: int, tell: Tell) -> None:
    """So many items must go; where all must, nobody is asked."""
    if number < len(state.items[seat]):
        state.stack.append([ON_DISCARD, seat, number])
        return
    for item in state.items[seat][:]:
        lay_off_item(state, seat, item)
        say.item(state, tell, "discards-item", seat, item)


def lay_off_item(state: CavernTavern, seat: int, item: int) -> None:
    """An item leaves a hand, and everybody sees it (CT-15.3)."""
    state.items[seat] = [other for other in state.items[seat] if other != item]
    state.item_discards.append(item)
    state.fence += 1
    for other in range(state.seats):
        if other != seat:
            state.hand_may[other][seat] = _without(state.hand_may[other][seat], item)


def _without(hand: list[int], item: int) -> list[int]:
    """What the rest of a hand may be when an item of it is shown.

    Where several may have been it, the narrowest goes: of two that overlap the one that came later may be all that the
    other may be, and more, so that it may be either's. A set that holds another is also the larger number.
    """
    shown = NOTHING
    for place in range(len(hand)):
        if hand[place] >> item & 1 and (shown == NOTHING or hand[place] < hand[shown]):
            shown = place
    assert shown != NOTHING, "a seat is sure of what is not so"
    return hand[:shown] + hand[shown + 1 :]


# -- what was done ----------------------------------------------------------------------------------------------------


def areas_of(zone: int, type: int) -> int:
    """The areas a use of a zone counts for, as bits (CT-21.4)."""
    if zone < KITCHEN_ZONE:
        return IN_CELLAR
    if zone < CHORES_ZONE:
        return IN_KITCHEN
    if zone < OFFICE_ZONE:
        return IN_CHORES
    if zone < CHAMBER_ZONE:
        return IN_WORKSHOP if zone >= REPLACE_ZONE else IN_OFFICE
    if zone == MRS_NASTY_ZONE or type not in (KITCHEN, CHORES):
        return IN_CHAMBER
    return IN_CHAMBER | (IN_KITCHEN if type == KITCHEN else IN_CHORES)


def log_use(state: CavernTavern, seat: int, zone: int, type: int, dice: int) -> None:
    """Remember that a zone was used."""
    use = areas_of(zone, type) + USE_ZONE * zone + USE_DICE * dice
    state.uses[seat] = [*state.uses[seat], use]


def count(state: CavernTavern, seat: int, condition: list[int], start: list[int]) -> int:
    """How much a player has done of what a condition counts, since so many uses, orders and items."""
    kind = condition[0]
    if kind == USE:
        return _count_uses(state, seat, condition, start[0])
    if kind == SERVE:
        return _count_served(state, seat, condition, start[1])
    if kind == PLAY_ITEMS:
        return state.played[seat] - start[2]
    if kind == TRACK_AT:
        return state.skill(seat, condition[2])
    if kind == POINTS_AT_LEAST:
        return state.score(seat)
    return 0


def _count_uses(state: CavernTavern, seat: int, condition: list[int], start: int) -> int:
    areas, zones, distinct, fewest = condition[2], condition[3], condition[4], condition[5]
    seen = 0
    total = 0
    for use in state.uses[seat][start:]:
        zone = use // USE_ZONE % 32
        fits = not areas or use % USE_ZONE & areas
        if fits and (not zones or zones >> zone & 1) and use // USE_DICE >= fewest:
            if not (distinct and seen >> zone & 1):
                total += 1
            seen |= 1 << zone
    return total


def _count_served(state: CavernTavern, seat: int, condition: list[int], start: int) -> int:
    races, distinct, fewest, latest = condition[2], condition[3], condition[4], condition[5]
    orders = state.tables.orders
    seen = 0
    total = 0
    for one in state.served[seat][start:]:
        order, late = one // LATENESS, one % LATENESS
        race = orders.races[order]
        fits = (not races or races >> race & 1) and orders.sizes[order] >= fewest
        if fits and (latest < 0 or late <= latest):
            if not (distinct and seen >> race & 1):
                total += 1
            seen |= 1 << race
    return total


def is_met(state: CavernTavern, seat: int, condition: list[int], start: list[int]) -> bool:
    """Whether a condition that is not paid for holds."""
    if condition[0] == NASTY_AT_MOST:
        return state.nasty[seat] <= condition[1]
    return count(state, seat, condition, start) >= condition[1]


FROM_THE_START = [0, 0, 0]


def all_met(state: CavernTavern, seat: int, conditions: list[list[int]]) -> bool:
    """Whether all conditions of an assignment hold (CT-21.1)."""
    return all([is_met(state, seat, condition, FROM_THE_START) for condition in conditions])


def secret_points(state: CavernTavern, seat: int, secret: int) -> int:
    """What a secret task gives: the highest step that was reached (CT-17.3)."""
    goals = state.tables.secrets
    number = count(state, seat, goals.conditions[secret][0], FROM_THE_START)
    points = 0
    for tier in goals.tiers[secret]:
        if number >= tier[0]:
            points = tier[1]
    return points


def type_of(state: CavernTavern, seat: int, zone: int) -> int:
    """Whether a zone is a Kitchen task, a Chore or neither."""
    if zone < CHAMBER_ZONE:
        if KITCHEN_ZONE <= zone < CHORES_ZONE:
            return KITCHEN
        return CHORES if CHORES_ZONE <= zone < OFFICE_ZONE else 0
    task = task_at(state, seat, zone)
    return state.tables.tasks.types[task] if task != NOTHING else 0


def task_at(state: CavernTavern, seat: int, zone: int) -> int:
    """The task card on a zone of the Chamber or of a player's own board; NOTHING elsewhere."""
    if CHAMBER_ZONE <= zone < MRS_NASTY_ZONE:
        return state.tasks[zone - CHAMBER_ZONE]
    if zone >= OWN_ZONE and zone - OWN_ZONE < len(state.own[seat]):
        return state.own[seat][zone - OWN_ZONE]
    return NOTHING
