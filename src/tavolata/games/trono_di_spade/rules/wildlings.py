"""The wildlings: an attack from its bids to its end, and what the nine cards do (TS-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import board, events, muster, westeros
from . import frames as f
from . import tables as t

if TYPE_CHECKING:
    from .state import TronoDiSpade

SECOND_ATTACK = 6
"""The strength of the attack that follows a Preemptive Raid (TS-7.14)."""


# -- an attack --------------------------------------------------------------------------------------------------------


def step(state: TronoDiSpade, frame: list[int], tell: Tell) -> None:
    """Bids, who has won, whom it turns on, and the card (TS-7.1 to TS-7.6)."""
    number, power, left_out, whom = frame[1], frame[2], frame[3], frame[4]
    state.stack[-1] = [f.P_WILDLINGS, number + 1, power, left_out, whom]
    if number == 0:
        state.attacked = 1
        events.tell_attack(tell, power)
        westeros.open_bids(state, f.FOR_WILDLINGS, left_out)
    elif number == 1:
        westeros.pay_bids(state, f.FOR_WILDLINGS, tell)
        won = sum(state.bids) >= power
        tied = westeros.tied_for(state, left_out, won)
        events.tell_watch(tell, won, sum(state.bids), power)
        if len(tied) > 1:
            westeros.ask_tie(state, f.FOR_HIGHEST if won else f.FOR_LOWEST, tied)
        else:
            state.stack[-1] = [f.P_WILDLINGS, 2, power, left_out, tied[0]]
    else:
        state.stack.pop()
        _turn_up(state, power, left_out, whom, tell)


def _turn_up(state: TronoDiSpade, power: int, left_out: int, whom: int, tell: Tell) -> None:
    """The top card is turned up, applied, and goes to the bottom, known to all (TS-7.3, TS-7.4, TS-7.6)."""
    won = sum(state.bids) >= power
    bid = state.bids[whom]
    card = state.wild[0]
    state.wild = [*state.wild[1:], card]
    state.wild_known = [*state.wild_known[1:], (1 << state.seats) - 1]
    state.fence += 1
    state.bids = []
    state.threat = 0 if won else max(0, state.threat - 4)
    events.tell_wildling(tell, card, whom, won)
    state.stack.append([f.P_VICTORY])
    if won:
        _reward(state, card, whom, bid, tell)
    else:
        state.stack.append([f.P_HORDES, card, whom, left_out, 0])
        _suffer(state, card, whom, True, tell)


def next_victim(state: TronoDiSpade, frame: list[int], tell: Tell) -> None:
    """After the lowest bidder the others suffer in throne order."""
    card, lowest, left_out, number = frame[1], frame[2], frame[3], frame[4]
    state.stack.pop()
    if number == state.seats:
        return
    state.stack.append([f.P_HORDES, card, lowest, left_out, number + 1])
    seat = state.tracks[t.THRONE][number]
    if seat not in (lowest, left_out):
        _suffer(state, card, seat, False, tell)


# -- defeats ----------------------------------------------------------------------------------------------------------


def _suffer(state: TronoDiSpade, card: int, seat: int, lowest: bool, tell: Tell) -> None:
    """What the wildlings' victory costs a House, by card."""
    if card == t.KING:
        _king(state, seat, lowest, tell)
    elif card == t.CROWS:
        _crows(state, seat, lowest, tell)
    elif card == t.MAMMOTHS:
        westeros.lose_units(state, seat, 3 if lowest else 2, f.BY_WILDLINGS, tell)
    elif card == t.MILKWATER:
        _milkwater(state, seat, lowest, tell)
    elif card == t.PREEMPTIVE:
        if lowest:
            state.stack.append([f.Q_PREEMPTIVE, seat])
    elif card == t.RATTLESHIRT:
        state.supply[seat] = max(0, state.supply[seat] - (2 if lowest else 1))
        events.tell_number(tell, "supply-is", seat, state.supply[seat])
        state.stack.append([f.P_FIT, seat])
    elif card == t.SKINCHANGER:
        lost = board.lose_power(state, seat, state.power[seat] if lowest else 2)
        events.tell_number(tell, "loses-power", seat, lost)
    elif card == t.HORDE:
        _horde(state, seat, lowest, tell)


def _king(state: TronoDiSpade, seat: int, lowest: bool, tell: Tell) -> None:
    if lowest:
        for track in range(3):
            board.drop(state, track, seat, state.seats, tell)
    else:
        state.stack.append([f.Q_FALL, seat])


def _crows(state: TronoDiSpade, seat: int, lowest: bool, tell: Tell) -> None:
    """Knights become footmen; if that is all of them, and there are footmen for all, nobody is asked (TS-7.9)."""
    areas = _areas_with(state, seat, t.KNIGHT)
    knights = sum([state.units[4 * area + t.KNIGHT] for area in areas])
    number = knights if lowest else min(2, knights)
    if number < knights or board.in_reserve(state, seat, t.FOOTMAN) < number:
        state.stack.append([f.Q_UNHORSE, seat, number])
        return
    for area in areas:
        for _ in range(state.units[4 * area + t.KNIGHT]):
            _unhorse(state, seat, area, tell)


def _unhorse(state: TronoDiSpade, seat: int, area: int, tell: Tell) -> None:
    replaced = board.unhorse(state, seat, area)
    events.tell_unhorsed(state, tell, seat, area, replaced)


def _milkwater(state: TronoDiSpade, seat: int, lowest: bool, tell: Tell) -> None:
    """House cards are discarded (TS-7.11)."""
    if state.hand[seat].bit_count() < 2:
        return
    if not lowest:
        state.stack.append([f.Q_DISCARD, seat])
        return
    first = 7 * state.house[seat]
    hand = [card for card in range(7) if state.hand[seat] >> card & 1]
    most = max([state.tables.strengths[first + card] for card in hand])
    strongest = [card for card in hand if state.tables.strengths[first + card] == most]
    if len(strongest) < len(hand):
        for card in strongest:
            _discard(state, seat, card, tell)


def _discard(state: TronoDiSpade, seat: int, card: int, tell: Tell) -> None:
    state.hand[seat] &= ~(1 << card)
    state.pile[seat] |= 1 << card
    events.tell_card(state, tell, "discards", seat, 7 * state.house[seat] + card)


def _horde(state: TronoDiSpade, seat: int, lowest: bool, tell: Tell) -> None:
    """Two units at a structure, or any (TS-7.18)."""
    if lowest and raided(state, seat):
        state.stack.append([f.Q_HORDE, seat])
    else:
        westeros.lose_units(state, seat, 2 if lowest else 1, f.BY_WILDLINGS, tell)


def raided(state: TronoDiSpade, seat: int) -> list[int]:
    """The structures of a House where it has two units to lose: an ally's is not its own (TS-22.8)."""
    return [
        area
        for area in state.tables.strongpoints
        if state.owner[area] == board.controller(state, area) == seat and board.total(state, area) >= 2
    ]


def _areas_with(state: TronoDiSpade, seat: int, unit: int) -> list[int]:
    return [
        area
        for area in range(state.tables.size)
        if state.owner[area] == seat and state.units[4 * area + unit]
    ]


# -- rewards ----------------------------------------------------------------------------------------------------------


def _reward(state: TronoDiSpade, card: int, seat: int, bid: int, tell: Tell) -> None:
    """What the Night's Watch owes the highest bidder, by card."""
    if card == t.KING:
        state.stack.append([f.Q_RISE, seat])
    elif card == t.CROWS:
        state.stack.append([f.Q_KNIGHT, seat, 2])
    elif card == t.MAMMOTHS:
        if state.pile[seat]:
            state.stack.append([f.Q_TAKE_BACK, seat])
    elif card == t.MILKWATER:
        state.hand[seat] |= state.pile[seat]
        state.pile[seat] = 0
        events.tell_seat(tell, "takes-all-back", seat)
    elif card == t.PREEMPTIVE:
        state.stack.append([f.P_WILDLINGS, 0, SECOND_ATTACK, seat, t.NOBODY])
    elif card == t.RATTLESHIRT:
        state.supply[seat] = min(t.MOST_SUPPLY, state.supply[seat] + 1)
        events.tell_number(tell, "supply-is", seat, state.supply[seat])
    elif card == t.SKINCHANGER:
        events.tell_number(tell, "gains", seat, board.gain(state, seat, bid))
    elif card == t.HORDE:
        for area in state.tables.strongpoints:
            if muster.may_muster_at(state, seat, area):
                state.levy[area] = state.tables.structures[area]
        state.stack.append([f.Q_MUSTER, seat, 1])


# -- questions --------------------------------------------------------------------------------------------------------


def legal(state: TronoDiSpade, frame: list[int]) -> list[int]:
    """The answers to a question of a wildling card."""
    kind, seat = frame[0], frame[1]
    if kind == f.Q_FALL:
        return [t.TRACK + t.FIEFDOMS, t.TRACK + t.COURT]
    if kind == f.Q_RISE:
        return [t.TRACK + track for track in range(3)]
    if kind == f.Q_UNHORSE:
        return [t.AREA + area for area in _areas_with(state, seat, t.KNIGHT)]
    if kind == f.Q_KNIGHT:
        able = frame[2] > 0 and board.in_reserve(state, seat, t.KNIGHT) > 0
        return [*[t.AREA + area for area in _areas_with(state, seat, t.FOOTMAN) if able], t.DONE]
    first = t.CARD + 7 * state.house[seat]
    if kind == f.Q_TAKE_BACK:
        return [*[first + card for card in range(7) if state.pile[seat] >> card & 1], t.PASS]
    if kind == f.Q_DISCARD:
        return [first + card for card in range(7) if state.hand[seat] >> card & 1]
    if kind == f.Q_PREEMPTIVE:
        able = any(board.armies(state, seat))
        return [t.LOSE_UNITS, t.LOSE_PLACES] if able else [t.LOSE_PLACES]
    if kind == f.Q_TRACK:
        return [t.TRACK + track for track in range(3) if frame[3] >> track & 1]
    assert kind == f.Q_HORDE
    return [t.AREA + area for area in raided(state, seat)]


def answer(state: TronoDiSpade, frame: list[int], move: int, tell: Tell) -> None:
    """A question of a wildling card is answered; its frame is already off the stack."""
    kind, seat = frame[0], frame[1]
    if kind == f.Q_FALL:
        board.drop(state, move - t.TRACK, seat, state.seats, tell)
    elif kind == f.Q_RISE:
        board.rise(state, move - t.TRACK, seat, tell)
    elif kind == f.Q_UNHORSE:
        _unhorse(state, seat, move - t.AREA, tell)
        if frame[2] > 1:
            state.stack.append([f.Q_UNHORSE, seat, frame[2] - 1])
    elif kind == f.Q_KNIGHT:
        if move != t.DONE:
            board.upgrade(state, move - t.AREA, t.KNIGHT)
            events.tell_upgrade(state, tell, seat, move - t.AREA, t.KNIGHT)
            state.stack.append([f.Q_KNIGHT, seat, frame[2] - 1])
    elif kind == f.Q_DISCARD:
        _discard(state, seat, (move - t.CARD) % 7, tell)
    else:
        _answer_others(state, frame, move, tell)


def _answer_others(state: TronoDiSpade, frame: list[int], move: int, tell: Tell) -> None:
    kind, seat = frame[0], frame[1]
    if kind == f.Q_TAKE_BACK:
        if move != t.PASS:
            card = (move - t.CARD) % 7
            state.pile[seat] &= ~(1 << card)
            state.hand[seat] |= 1 << card
            events.tell_card(state, tell, "takes-back", seat, move - t.CARD)
    elif kind == f.Q_PREEMPTIVE:
        if move == t.LOSE_UNITS:
            westeros.lose_units(state, seat, 2, f.BY_WILDLINGS, tell)
        else:
            _ask_track(state, seat)
    elif kind == f.Q_TRACK:
        board.drop(state, move - t.TRACK, frame[2], 2, tell)
    elif board.total(state, move - t.AREA) == 2:
        westeros.lose_all_at(state, seat, move - t.AREA, tell)
    else:
        state.stack.append([f.Q_UNIT, seat, f.AT_STRUCTURE, 2, move - t.AREA])


def _ask_track(state: TronoDiSpade, seat: int) -> None:
    """The track where a House stands highest; among several the holder of the throne chooses (TS-7.13)."""
    places = [board.place(state, track, seat) for track in range(3)]
    mask = 0
    for track in range(3):
        if places[track] == min(places):
            mask |= 1 << track
    state.stack.append([f.Q_TRACK, state.tracks[t.THRONE][0], seat, mask])
