"""Companions and ravens: everything that a turn can leave pending (PC-5, PC-6, PC-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ....engine.dice import Dice
from ....engine.phrases import Arguments, Event, Tell, seat_name
from . import banners, notation
from . import state as r
from . import tables as t
from .tables import EMPTY, HOUSES, NOBODY, VARYS, Companion

if TYPE_CHECKING:
    from .state import PrimoCavaliere


# -- questions --------------------------------------------------------------------------------------------------------


def legal(state: PrimoCavaliere) -> list[int]:
    """The answers to the question on top of the stack. A companion earned must be chosen (PC-5.3)."""
    base: i64 = r.BASES[state.stack[-1]]
    mask = answers(state)
    moves: list[int] = []
    while mask:
        if mask & 1:
            moves.append(int(base))
        mask >>= 1
        base += 1
    return moves


def is_legal(state: PrimoCavaliere, move: i64) -> bool:
    """Whether a move answers the question on top of the stack."""
    base: i64 = r.BASES[state.stack[-1]]
    place: i64 = move - base
    return 0 <= place < 62 and answers(state) >> place & 1 != 0


def answers(state: PrimoCavaliere) -> i64:
    """The answers to the question on top of the stack, as bits counted from the first one of its kind."""
    kind: i64 = state.stack[-1]
    if kind == r.CHOOSE_COMPANION:
        return available(state)
    if kind == r.KILL_COMPANION:
        return mortal_companions(state)
    if kind == r.CHOOSE_DRAWN:
        return state.stack[-3]
    if kind == r.NAME_HOUSE:
        return (1 << HOUSES) - 1
    if kind == r.BREAK_TIE:
        return state.stack[-2]
    if kind == r.SEND_RAVEN:
        return r.KEEPS_RAVEN | listeners(state)
    if kind == r.TALK:
        return 1
    return targets(state, kind, state.stack[-3])


def targets(state: PrimoCavaliere, kind: i64, a: i64) -> i64:
    """The cards that a companion can reach: characters, and Varys if the option lets Ramsay Snow (PC-6.15, PC-10.5)."""
    if kind == r.KILL_IN_CITY:
        return state.present
    if kind == r.KILL_IN_AREA:
        return in_areas(state)
    if kind == r.KILL_NAMED:
        return a & (state.present | in_areas(state))
    if kind == r.TAKE_NAMED:
        # taking from one's own area is no target (PC-5.11)
        own: i64 = state.areas[state.turn]
        return a & (state.present | in_areas(state)) & ~own
    cards = state.present
    if state.option("ramsay_moves_varys"):
        cards |= 1 << VARYS
    if kind == r.SWAP_WITH:
        cards &= ~r.bit_of(a)
    return cards


def in_areas(state: PrimoCavaliere) -> i64:
    """The characters in all play areas, as bits; companions that stay are no targets (PC-5.12)."""
    result: i64 = 0
    areas = state.areas
    seat: i64 = 0
    while seat < len(areas):
        area: i64 = areas[seat]
        result |= area
        seat += 1
    return result


def available(state: PrimoCavaliere) -> i64:
    """The companions that can be earned, as bits; the row is never filled up (PC-2.4)."""
    return lying(state, r.AVAILABLE)


def lying(state: PrimoCavaliere, where: i64) -> i64:
    """The companions that lie somewhere, as bits."""
    companions = state.companions
    number: i64 = len(companions) - 1
    result: i64 = 0
    while number >= 0:
        place: i64 = companions[number]
        if place == where:
            result |= 1 << number
        number -= 1
    return result


def mortal_companions(state: PrimoCavaliere) -> i64:
    """The available companions that can be killed, as bits: not those that stay (PC-5.13)."""
    return available(state) & ~state.tables.staying


def listeners(state: PrimoCavaliere) -> i64:
    """With whom the seat in turn may talk by raven, as bits: any opponent of two, or the partner (PC-9.6, PC-9.7)."""
    turn = state.turn
    if state.seats == 4:
        return 1 << (turn ^ 2)
    seats: i64 = state.seats
    return (1 << seats) - 1 & ~(1 << turn)


# -- answers ----------------------------------------------------------------------------------------------------------


def answer(state: PrimoCavaliere, move: int, tell: Tell) -> None:
    """Apply a legal answer to the question on top, then all that follows without a question."""
    kind, a = state.stack[-1], state.stack[-3]
    state.pop()
    if kind == r.CHOOSE_COMPANION:
        choose(state, move - r.COMPANION, tell)
    elif kind == r.CHOOSE_DRAWN:
        keep_one(state, move - r.COMPANION, a, tell)
    elif kind == r.KILL_COMPANION:
        kill_companion(state, move - r.COMPANION, tell)
    elif kind == r.NAME_HOUSE:
        stay(state, a, move - r.HOUSE, tell)
    elif kind == r.BREAK_TIE:
        banners.give(state, a, move - r.SEAT, tell)
    elif kind == r.SEND_RAVEN:
        send_raven(state, move, tell)
    elif kind == r.TALK:
        if tell is not None:
            tell(Event("talk-ends", {"seat": seat_name(int(state.turn)), "other": seat_name(a)}))
    elif kind == r.SWAP:
        state.push(r.SWAP_WITH, move - r.CARD)
    elif kind == r.SWAP_WITH:
        swap(state, a, move - r.CARD, tell)
    elif kind == r.TAKE_NAMED:
        take(state, move - r.CARD, tell)
    else:
        kill(state, move - r.CARD, tell)
    go_on(state, tell)


def answer_any(state: PrimoCavaliere, dice: Dice) -> None:
    """Answer at random."""
    mask = answers(state)
    place = r.nth_bit(mask, dice.below(r.bit_count(mask)))
    base: i64 = r.BASES[state.stack[-1]]
    answer(state, int(base + place), None)


def go_on(state: PrimoCavaliere, tell: Tell) -> None:
    """Work off the frames that ask nothing, until a question is on top or Varys is to move (PC-9.10)."""
    stack = state.stack
    while stack:
        kind: i64 = stack[-1]
        if kind < r.EFFECT:
            return
        if kind == r.EFFECT:
            stack.pop()
            index = stack.pop()
            begin_effect(state, stack.pop(), index, tell)
        else:
            state.end_turn(tell)


# -- companions at work -----------------------------------------------------------------------------------------------


def choose(state: PrimoCavaliere, number: int, tell: Tell) -> None:
    """A companion is earned and resolved at once (PC-5.4)."""
    if tell is not None:
        tell(Event("chooses", {"seat": seat_name(int(state.turn)), "companion": name(state, number)}))
    resolve(state, number)


def resolve(state: PrimoCavaliere, number: int) -> None:
    """Lay out a companion's effects, the first on top. The companion is gone unless it stays (PC-5.4).

    Who leads each House before the first companion of a turn is noted for the banner check (PC-4.8).
    """
    if state.before == NOBODY:
        before: i64 = 0
        house: i64 = HOUSES - 1
        while house >= 0:
            before = before << 4 | banners.leaders(state, house)
            house -= 1
        state.before = before
    move_companion(state, number, r.GONE)
    effects = state.tables.companions[number].effects
    for index in range(len(effects) - 1, -1, -1):
        state.push(r.EFFECT, number, index)


def move_companion(state: PrimoCavaliere, number: int, place: int) -> None:
    """Put a companion somewhere; the list is replaced because clones share it."""
    companions = state.companions[:]
    companions[number] = place
    state.companions = companions


def begin_effect(state: PrimoCavaliere, number: int, index: int, tell: Tell) -> None:
    """Do one thing a companion does, or ask how."""
    effect = state.tables.companions[number].effects[index]
    does = effect[0]
    if does == t.TURN:
        state.extra += 1
    elif does == t.DRAW:
        draw(state, number, effect[1], tell)
    elif does == t.COUNT:
        if effect[1] == NOBODY:
            state.push(r.NAME_HOUSE, number)
        else:
            stay(state, number, effect[1], tell)
    elif does == t.KILL_COMPANION:
        ask_unless_forced(state, r.KILL_COMPANION, number, 0, tell)
    elif does == t.SWAP:
        begin_swap(state, number, tell)
    else:
        ask_unless_forced(state, r.ASKS[does], number, effect[1] if len(effect) > 1 else 0, tell)


def ask_unless_forced(state: PrimoCavaliere, kind: int, number: int, a: int, tell: Tell) -> None:
    """Ask for a target; with one there is nothing to ask, with none nothing happens (PC-5.14, PC-5.15)."""
    found = mortal_companions(state) if kind == r.KILL_COMPANION else targets(state, kind, a)
    if found & (found - 1):
        state.push(kind, a)
    elif not found:
        no_target(state, number, tell)
    elif kind == r.KILL_COMPANION:
        kill_companion(state, lowest(found), tell)
    elif kind == r.TAKE_NAMED:
        take(state, lowest(found), tell)
    else:
        kill(state, lowest(found), tell)


def no_target(state: PrimoCavaliere, number: int, tell: Tell) -> None:
    """Tell that a companion finds nothing to do."""
    if tell is not None:
        tell(Event("no-target", {"companion": name(state, number)}))


def take(state: PrimoCavaliere, card: int, tell: Tell) -> None:
    """Take a character into the user's area (PC-5.9); the last of a House in the city earns another companion (PC-5.2).

    One from an area earns nothing (PC-5.8).
    """
    turn = int(state.turn)
    owner = remove(state, card)
    state.areas[turn] = state.areas[turn] | 1 << card
    count_anew(state, state.tables.house_of[card])
    if tell is not None:
        who = user_and_card(state, card)
        tell(
            Event("takes", who)
            if owner == NOBODY
            else Event("takes-from", {**who, "owner": seat_name(owner)})
        )
    if owner != NOBODY:
        return
    if state.left[state.tables.house_of[card]] == 0 and state.has_available():
        state.push(r.CHOOSE_COMPANION)


def kill(state: PrimoCavaliere, card: int, tell: Tell) -> None:
    """Take a character out of the game (PC-5.10); this never earns a companion (PC-5.7).

    In the city it changes no count (PC-4.5).
    """
    owner = remove(state, card)
    if owner != NOBODY:
        count_anew(state, state.tables.house_of[card])
    if tell is not None:
        who = user_and_card(state, card)
        tell(
            Event("kills", who)
            if owner == NOBODY
            else Event("kills-in-area", {**who, "owner": seat_name(owner)})
        )


def user_and_card(state: PrimoCavaliere, card: int) -> Arguments:
    """Who does something to which character, as arguments."""
    return {"seat": seat_name(int(state.turn)), "card": card_name(state, card)}


def remove(state: PrimoCavaliere, card: int) -> int:
    """Lift a character from the area it lies in (whose seat is returned) or from the city (NOBODY)."""
    bit = r.bit_of(card)
    seat: i64 = 0
    while seat < state.seats:
        area: i64 = state.areas[seat]
        if area & bit:
            state.areas[seat] = int(area & ~bit)
            return int(seat)
        seat += 1
    square = r.place_in(state.cards, card)
    state.city[square] = EMPTY
    state.occupied &= ~r.bit_of(square)
    state.present &= ~bit
    house: i64 = state.tables.house_of[card]
    state.left[house] = state.left[house] - 1
    return NOBODY


def count_anew(state: PrimoCavaliere, house: int) -> None:
    """A companion changed a count: the banner of the House is checked at the end of the turn (PC-4.4)."""
    state.changed |= 1 << house
    for seat in range(state.seats):
        state.recount(seat, house)


def kill_companion(state: PrimoCavaliere, number: int, tell: Tell) -> None:
    """Take an available companion out of the game."""
    move_companion(state, number, r.GONE)
    if tell is not None:
        tell(Event("kills-companion", {"seat": seat_name(int(state.turn)), "companion": name(state, number)}))


def swap(state: PrimoCavaliere, one: int, other: int, tell: Tell) -> None:
    """Exchange two characters in the city (PC-6.2), Varys among them if the option allows it (PC-10.5)."""
    first, second = square_of(state, one), square_of(state, other)
    cards = state.cards[:]
    cards[first], cards[second] = cards[second], cards[first]
    state.cards = cards
    state.city[first], state.city[second] = state.city[second], state.city[first]
    if VARYS in (one, other):
        left, reached = int(state.varys), second if one == VARYS else first
        state.occupied ^= 1 << left | 1 << reached
        state.varys = reached
    if tell is not None:
        seat = {"seat": seat_name(int(state.turn))}
        tell(Event("swaps", {**seat, "card": card_name(state, one), "other": card_name(state, other)}))


def begin_swap(state: PrimoCavaliere, number: int, tell: Tell) -> None:
    """Ask which two change places; with two there is nothing to ask, with fewer nothing happens."""
    cards = targets(state, r.SWAP, 0)
    rest = cards & (cards - 1)
    if rest & (rest - 1):
        state.push(r.SWAP)
    elif rest:
        swap(state, lowest(cards), lowest(rest), tell)
    else:
        no_target(state, number, tell)


def square_of(state: PrimoCavaliere, card: int) -> int:
    """Where a card lies in the city."""
    return int(state.varys if card == VARYS else r.place_in(state.cards, card))


def stay(state: PrimoCavaliere, number: int, house: int, tell: Tell) -> None:
    """A companion stays in the user's area and counts for a House (PC-5.5, PC-6.5, PC-6.6)."""
    turn = int(state.turn)
    move_companion(state, number, r.KEPT + turn)
    named = state.named[:]
    named[number] = house
    state.named = named
    state.kept |= 1 << (turn * HOUSES + house)
    count_anew(state, house)
    if tell is not None:
        who = {"seat": seat_name(turn), "companion": name(state, number)}
        tell(Event("stays", {**who, "house": notation.house_name(state.tables, house)}))


def counts_as(companion: Companion, area: int) -> int:
    """How many characters a kept companion counts as, beside the characters of an area (PC-6.10)."""
    for effect in companion.effects:
        if effect[0] == t.COUNT:
            with_friend = effect[3] != NOBODY and area >> effect[3] & 1
            return effect[4] if with_friend else effect[2]
    return 0


def draw(state: PrimoCavaliere, number: int, cards: int, tell: Tell) -> None:
    """Draw companions from the unused deck for all to see, if there are any; one is resolved (PC-6.9, PC-6.17)."""
    deck = [other for other, place in enumerate(state.companions) if place == r.IN_DECK]
    if not deck:
        no_target(state, number, tell)
        return
    if len(deck) > cards:  # drawing all there is takes no chance and shows nothing new
        state.rng.shuffle(deck)
        state.fence += 1
    show(state, deck[:cards], tell)


def show(state: PrimoCavaliere, drawn: list[int], tell: Tell) -> None:
    """Ask which of the drawn companions is resolved."""
    if tell is not None:
        names = [name(state, one) for one in sorted(drawn)]
        tell(Event("draws", {"seat": seat_name(int(state.turn)), "companions": names}))
    if len(drawn) == 1:
        keep_one(state, drawn[0], 1 << drawn[0], tell)
    else:
        state.push(r.CHOOSE_DRAWN, sum([1 << one for one in drawn]))


def keep_one(state: PrimoCavaliere, number: int, drawn: int, tell: Tell) -> None:
    """Resolve one of the drawn companions; the others are gone for good and never available (PC-6.18)."""
    for other in bits(drawn):
        move_companion(state, other, r.GONE)
    choose(state, number, tell)


# -- ravens -----------------------------------------------------------------------------------------------------------


def send_raven(state: PrimoCavaliere, move: int, tell: Tell) -> None:
    """Keep the raven for later, or spend it on a private minute (PC-9.5)."""
    if move == r.KEEP_RAVEN:
        return
    other = move - r.SEAT
    state.ravens &= ~(1 << state.turn)
    state.push(r.TALK, other)
    if tell is not None:
        tell(Event("raven", {"seat": seat_name(int(state.turn)), "other": seat_name(other)}))


# -- bits and names --------------------------------------------------------------------------------------------


def bits(mask: i64) -> list[int]:
    """The numbers of the bits that are set."""
    numbers: list[int] = []
    number: i64 = 0
    while mask:
        if mask & 1:
            numbers.append(int(number))
        mask >>= 1
        number += 1
    return numbers


def lowest(mask: i64) -> int:
    """The number of the lowest bit that is set."""
    number: i64 = 0
    while not mask & 1:
        mask >>= 1
        number += 1
    return int(number)


def name(state: PrimoCavaliere, number: int) -> str:
    """A companion among arguments."""
    return f"companion-{state.tables.companions[number].id}"


def card_name(state: PrimoCavaliere, card: int) -> str:
    """A card among arguments."""
    return notation.card_name(state.tables, card)
