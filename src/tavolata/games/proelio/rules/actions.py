"""The one Action of a turn: draw, attack, fortify, play a Strategy card, and the rest (PR-8, PR-9, PR-10, PR-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import cards, guilds, memory, notation
from .tables import (
    ALLEANZA,
    ARTIGIANI,
    ATTACK,
    ATTACKS,
    BASE,
    DISCARD,
    DRAW,
    EQUITAS,
    FORTIFY,
    GIVE,
    GUILD,
    IMPERIAL,
    INQUISIZIONE,
    KINDS,
    LEAVE,
    LEVELS,
    NOBODY,
    ON_ALLY,
    ON_CRAFT,
    ON_CURE,
    ON_LOOK,
    ON_OFFER,
    ON_PLAGUE,
    ON_PRICE,
    ON_SCRIBES,
    ON_SUPPORT,
    ON_TALK,
    ON_TRADE,
    PESTE,
    PLAY,
    POLVERE,
    RISORSE,
    RISORSE_IMPERIALI,
    SCRIVANI,
    SCUDI,
    SEAT,
    SPEZIALI,
    STRATEGY,
    SUMMER,
    SUPPORT,
    TAKE,
    TO_IMPERIAL,
    TRADE,
    back_of,
)

if TYPE_CHECKING:
    from .state import Proelio


# -- what is legal ----------------------------------------------------------------------------------------------------


def actions(state: Proelio, seat: int) -> list[int]:
    """Everything the seat in turn may do (PR-3.9)."""
    hand = state.hands[seat]
    moves = [DRAW]
    if can_go_imperial(state, seat):
        moves.append(TO_IMPERIAL)
    if can_invoke(state, seat):
        moves.append(EQUITAS)
    if can_trade(state, seat):
        moves.append(TRADE)
    if state.teams() and hand and not is_last_stand(state, seat):
        moves.append(SUPPORT)
    if guilds.in_action(state, seat):
        moves.append(GUILD)
    for kind in range(KINDS):
        if kind in hand:
            if can_attack(state, seat, kind):
                moves.append(ATTACK + kind)
            if state.tables.levels[kind] == state.strength(seat) + 1:
                moves.append(FORTIFY + kind)
            if can_play(state, seat, kind):
                moves.append(PLAY + kind)
    return moves


def is_last_stand(state: Proelio, seat: int) -> bool:
    """One card and no Fortification: to part with it would be defeat by one's own hand (PR-7.3)."""
    return state.forts[seat] < 0 and len(state.hands[seat]) <= 1


def may_attack(state: Proelio, seat: int) -> bool:
    """Not in a House's first turn (PR-5.2), not under a Peste (PR-8.7), not with one's last stand (PR-5.3)."""
    return state.turns >= state.seats and state.plague == NOBODY and not is_last_stand(state, seat)


def can_attack(state: Proelio, seat: int, kind: int) -> bool:
    """An Attack card worth at most one more than the Fortification (PR-5.4); Polvere Pirica always (PR-9.5)."""
    if state.tables.types[kind] != ATTACKS or not may_attack(state, seat):
        return False
    return kind == POLVERE or state.tables.values[kind] <= state.strength(seat) + 1


def can_play(state: Proelio, seat: int, kind: int) -> bool:
    """A Strategy card (PR-8.2): no second Peste (PR-8.9), and nothing that would be defeat (PR-7.3)."""
    if state.tables.types[kind] != STRATEGY:
        return False
    if kind == PESTE:
        return state.plague == NOBODY
    return kind not in (ALLEANZA, INQUISIZIONE) or not is_last_stand(state, seat)


def can_go_imperial(state: Proelio, seat: int) -> bool:
    """Two cards to discard (PR-9.1), and something to draw (PR-9.2)."""
    return len(state.hands[seat]) >= 2 and imperial_cards(state) > 0


def imperial_cards(state: Proelio) -> int:
    """How many Imperial cards can still be drawn."""
    return len(state.decks[IMPERIAL]) + len(state.discards[IMPERIAL])


def may_invoke(state: Proelio, seat: int) -> bool:
    """The only House without a Fortification, never invoked before, none ever lost (PR-10.1 to PR-10.3, PR-10.9)."""
    bare = [other for other in range(state.seats) if state.forts[other] < 0]
    return bare == [seat] and not state.equitas and not state.lost


def lost_now(state: Proelio) -> bool:
    """Whether the first Fortification of all was lost in this very turn (PR-10.9)."""
    return state.lost == state.turns + 1


def can_invoke(state: Proelio, seat: int) -> bool:
    """And no Scudi in the hand (PR-10.5)."""
    return may_invoke(state, seat) and SCUDI not in state.hands[seat]


def price(state: Proelio) -> list[int]:
    """What the Merchant asks in this season: black cards, golden cards, any cards (PR-14.4, PR-14.5)."""
    return [0, 0, 2] if state.season == SUMMER else [1, 1, 0]


def can_trade(state: Proelio, seat: int) -> bool:
    """The Merchant is here, no Peste rages (PR-14.7), there are discards, and the price is in the hand (PR-14.8)."""
    if state.merchant != seat or state.plague != NOBODY or not state.discards[BASE]:
        return False
    black, gold, some = price(state)
    have = memory.cards_in(state, seat, IMPERIAL)
    return len(state.hands[seat]) - have >= black and have >= gold and len(state.hands[seat]) >= some


def payments(state: Proelio, frame: list[int]) -> list[int]:
    """The cards of the hand that can be part of the price still owed."""
    owed = [frame[2], frame[3]]
    hand = state.hands[frame[1]]
    return [DISCARD + kind for kind in range(KINDS) if kind in hand and (frame[4] or owed[back_of(kind)] > 0)]


def is_forced(state: Proelio, frame: list[int]) -> bool:
    """Whether the price takes the whole hand: everybody can see that nothing is to be chosen."""
    seat = frame[1]
    if frame[4]:
        return len(state.hands[seat]) == frame[4]
    golden = memory.cards_in(state, seat, IMPERIAL)
    return len(state.hands[seat]) - golden == frame[2] and golden == frame[3]


# -- what happens -----------------------------------------------------------------------------------------------------


def act(state: Proelio, seat: int, move: int, tell: Tell) -> None:
    """Do one thing; all but the Guilds and Inquisizione use up the Action (PR-3.1)."""
    if move == GUILD:
        guilds.use_in_action(state, seat, tell)
        return
    if move == PLAY + INQUISIZIONE:  # the Action is still to come (PR-9.8)
        cards.discard(state, seat, INQUISIZIONE)
        notation.tell_card(tell, "plays", seat, INQUISIZIONE)
        state.stack.append([ON_LOOK, seat])
        return
    if move == EQUITAS:
        invoke(state, seat, tell)
        return
    state.stack.pop()
    if move == DRAW:
        cards.draw(state, seat, BASE, 1, tell)
        cards.keep_limit(state, seat)
    elif move == TO_IMPERIAL:
        state.stack.append([ON_PRICE, seat, 0, 0, 2, TO_IMPERIAL])
    elif move == TRADE:
        state.stack.append([ON_TRADE, seat])
    elif move == SUPPORT:
        notation.tell_between(tell, "supports", seat, state.partner(seat))
        state.stack.append([ON_SUPPORT, seat, state.partner(seat)])
        state.stack.append([ON_TALK, seat, state.partner(seat)])
    elif move < FORTIFY:
        attack(state, seat, move - ATTACK, tell)
    elif move < PLAY:
        fortify(state, seat, move - FORTIFY, tell)
    else:
        play(state, seat, move - PLAY, tell)


def attack(state: Proelio, seat: int, kind: int, tell: Tell) -> None:
    """Lay an Attack card face down before the House on the left (PR-5.1); its back is seen (PR-5.6)."""
    assert state.attacks[seat] < 0, "an attack waits already (PR-5.7)"
    reach = state.strength(seat) + 1
    memory.moves(state, seat, memory.ATTACK_ZONE + seat, kind, reach)
    state.hands[seat].remove(kind)
    state.attacks[seat] = kind
    state.reaches[seat] = reach
    state.lay_open()  # which card it is nobody sees, but that there was one in the hand
    notation.tell_attack(tell, seat, state.left(seat), kind)


def fortify(state: Proelio, seat: int, kind: int, tell: Tell) -> None:
    """Build the next level; the one below it is discarded (PR-4.2, PR-4.3)."""
    cards.take_out(state, seat, kind)
    if state.forts[seat] >= 0:
        cards.lay_off(state, state.forts[seat])
    state.forts[seat] = kind
    notation.tell_card(tell, "fortifies", seat, kind)


def play(state: Proelio, seat: int, kind: int, tell: Tell) -> None:
    """Play a Strategy card that is an Action."""
    notation.tell_card(tell, "plays", seat, kind)
    if kind == PESTE:
        cards.take_out(state, seat, kind)
        spread(state, seat)
        return
    cards.discard(state, seat, kind)
    if kind == ALLEANZA:
        state.stack.append([ON_ALLY, seat])
        return
    assert kind in (RISORSE, RISORSE_IMPERIALI)
    number = 2 if kind == RISORSE else 3
    if guilds.ready(state, seat, ARTIGIANI):
        state.stack.append([ON_CRAFT, seat, number])
    else:
        cards.draw(state, seat, BASE, number, tell)
        cards.keep_limit(state, seat)


def spread(state: Proelio, seat: int) -> None:
    """La Peste lies open until its owner's next turn (PR-8.6); an opponent's Speziali may remove it (PR-13.12)."""
    state.plague = seat
    state.stack.append([ON_PLAGUE, seat])
    for other in range(state.seats):
        if other != seat and guilds.ready(state, other, SPEZIALI) and not state.allied(seat, other):
            state.stack.append([ON_CURE, other, seat])


def answer_plague(state: Proelio, seat: int, move: int, tell: Tell) -> None:
    """Draw the card that La Peste offers, or leave it (PR-8.11)."""
    state.stack.pop()
    if move == DRAW:
        cards.draw(state, seat, BASE, 1, tell)
        cards.keep_limit(state, seat)


def must_draw(state: Proelio, seat: int) -> bool:
    """Without a card and a Fortification the draw cannot be left: it would be defeat (PR-7.3)."""
    return not state.hands[seat] and state.forts[seat] < 0


def choose_ally(state: Proelio, seat: int, move: int, tell: Tell) -> None:
    """Offer a card to another House (PR-8.4)."""
    state.stack.pop()
    notation.tell_between(tell, "offers", seat, move - SEAT)
    state.stack.append([ON_OFFER, move - SEAT, seat])


def answer_offer(state: Proelio, seat: int, move: int, tell: Tell) -> None:
    """Draw it, or decline (PR-8.5)."""
    friend = state.stack.pop()[2]
    if move == LEAVE:
        notation.tell_between(tell, "declines", seat, friend)
        return
    cards.draw(state, seat, BASE, 1, tell)
    cards.keep_limit(state, seat)


def look(state: Proelio, seat: int, other: int, tell: Tell) -> None:
    """See the hand of a neighbour (PR-9.7); nobody else does."""
    state.stack.pop()
    memory.shows(state, other, seat)
    memory.note_hand(state, other, 1 << seat)
    state.fence += 1
    notation.tell_looked(state, tell, seat, other)


def invoke(state: Proelio, seat: int, tell: Tell) -> None:
    """Show the hand, search the deck for a Scudi and lay it down (PR-10.5, PR-10.6).

    If there is none, another Action follows (PR-10.7), and everybody knows that the deck holds none (PR-10.8).
    """
    state.equitas = 1
    state.fence += 1
    for other in range(state.seats):
        if other != seat:
            memory.shows(state, seat, other)
    memory.note_hand(state, seat, memory.ALL_SEATS)
    notation.tell_equitas(state, tell, seat)
    deck = state.decks[BASE]
    if SCUDI not in deck:
        state.bare = 1
        memory.bare(state)
        notation.tell(tell, "no-scudi", {})
        return
    state.stack.pop()
    deck.remove(SCUDI)
    memory.found(state, NOBODY, SCUDI)
    state.forts[seat] = SCUDI
    notation.tell_card(tell, "fortifies", seat, SCUDI)
    state.rng.shuffle(deck)
    if not deck:
        cards.run_out(state, BASE, tell)


def choose_purchase(state: Proelio, seat: int, move: int, tell: Tell) -> None:
    """Choose a discard, or nothing: the Action is spent either way (PR-14.3, PR-14.6)."""
    state.stack.pop()
    if move == LEAVE:
        notation.tell_seat(tell, "buys-nothing", seat)
        return
    kind = move - TAKE
    last = len(state.discards[BASE]) - 1 - state.discards[BASE][::-1].index(kind)
    del state.discards[BASE][last]
    state.bought = kind
    notation.tell_card(tell, "chooses", seat, kind)
    state.stack.append([ON_PRICE, seat, *price(state), TRADE])


def pay(state: Proelio, seat: int, move: int, tell: Tell) -> None:
    """Discard one card of the price; with the last one comes what it was for."""
    frame = state.stack.pop()
    kind = move - DISCARD
    black, gold, some = frame[2], frame[3], frame[4]
    cards.discard(state, seat, kind)
    notation.tell_card(tell, "discards", seat, kind)
    if some:
        some -= 1
    elif back_of(kind) == BASE:
        black -= 1
    else:
        gold -= 1
    if black or gold or some:
        state.stack.append([ON_PRICE, seat, black, gold, some, frame[5]])
    elif frame[5] == TRADE:
        receive(state, seat, tell)
    elif guilds.ready(state, seat, SCRIVANI) and imperial_cards(state) >= 2:
        state.stack.append([ON_SCRIBES, seat])
    else:
        cards.draw(state, seat, IMPERIAL, 1, tell)


def receive(state: Proelio, seat: int, tell: Tell) -> None:
    """What was bought comes into the hand, seen by all (PR-14.8)."""
    kind = state.bought
    state.bought = -1
    state.hands[seat].append(kind)
    memory.comes(state, seat, kind)
    notation.tell_card(tell, "buys", seat, kind)


def support(state: Proelio, seat: int, move: int, tell: Tell) -> None:
    """Pass a card to the partner, who may hold too many then (PR-15.4, PR-15.5)."""
    partner = state.stack.pop()[2]
    cards.hand_over(state, seat, partner, move - GIVE, tell, "passes")
    cards.keep_limit(state, partner)


def next_level(state: Proelio, seat: int) -> int:
    """The card that would improve a Fortification, or -1 if it is complete."""
    level = state.strength(seat) + 1
    return LEVELS[level] if level < len(LEVELS) else -1
