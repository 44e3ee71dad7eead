"""The Westeros phase: the three cards, supply, and the clash of kings with its bids and ties (TS-3, TS-4, TS-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import actions, alliances, board, events
from . import frames as f
from . import tables as t

if TYPE_CHECKING:
    from .state import TronoDiSpade


# -- the three cards --------------------------------------------------------------------------------------------------


def draw(state: TronoDiSpade, tell: Tell) -> None:
    """The three top cards are turned up together, and their icons raise the threat (TS-4.2, TS-4.3)."""
    state.fence += 1
    cards = [_draw(state, deck, tell) for deck in range(3)]
    events.tell_westeros(state, tell, cards)
    icons = sum([state.tables.westeros[card].icons for card in cards])
    state.threat = min(t.MOST_THREAT, state.threat + 2 * icons)
    state.stack.append([f.P_WESTEROS, 0, *cards])


def _draw(state: TronoDiSpade, deck: int, tell: Tell) -> int:
    """The top card of a deck; Winter Is Coming shuffles the whole deck and is replaced at once (TS-4.5)."""
    left, gone = state.decks[deck][:], state.gone[deck]
    card = left.pop()
    while state.tables.westeros[card].effect == t.DO_RESHUFFLE:
        left = sorted([*left, *gone, card])
        gone = []
        state.rng.shuffle(left)
        events.tell_winter(tell, deck)
        card = left.pop()
    state.decks[deck] = left
    state.gone[deck] = [*gone, card]
    return card


def step(state: TronoDiSpade, frame: list[int], tell: Tell) -> None:
    """First the attack of a threat of 12, then the cards one by one (TS-4.3, TS-4.4)."""
    number = frame[1]
    if number == 4:
        state.stack.pop()
        alliances.after_westeros(state, tell)
        return
    state.stack[-1] = [f.P_WESTEROS, number + 1, *frame[2:]]
    if number == 0:
        if state.threat == t.MOST_THREAT:
            events.tell_threat(state, tell)
            state.stack.append([f.P_WILDLINGS, 0, state.threat, t.NOBODY, t.NOBODY])
        return
    state.stack.append([f.P_VICTORY])
    card = state.tables.westeros[frame[1 + number]]
    if card.effect == t.DO_CHOICE:
        state.stack.append([f.Q_EFFECT, state.tracks[card.chooser][0], frame[1 + number]])
    else:
        state.stack.append([f.P_EFFECT, card.effect])


def run(state: TronoDiSpade, effect: int, tell: Tell) -> None:
    """What a card says happens (TS-4.6 to TS-4.15)."""
    state.stack.pop()
    if effect == t.DO_SUPPLY:
        set_supply(state, tell)
    elif effect == t.DO_MUSTERING:
        state.stack.append([f.P_MUSTER, 0])
    elif effect == t.DO_CLASH:
        state.clashed = 1
        state.stack.append([f.P_CLASH, 0, 0])
    elif effect == t.DO_COLLECT:
        _collect(state, tell)
    elif effect == t.DO_WILDLINGS:
        state.stack.append([f.P_WILDLINGS, 0, state.threat, t.NOBODY, t.NOBODY])
    else:
        state.bans |= t.BANNED[effect]


def _collect(state: TronoDiSpade, tell: Tell) -> None:
    """Crowns and ports pay (TS-4.11)."""
    tables = state.tables
    for seat in state.tracks[t.THRONE]:
        crowns = sum(
            [
                tables.crowns[area]
                for area in range(tables.size)
                if tables.crowns[area] and board.controller(state, area) == seat
            ]
        )
        ports = [
            port
            for port in tables.ports
            if state.owner[port] == seat and actions.port_pays(state, seat, port)
        ]
        events.tell_number(tell, "gains", seat, board.gain(state, seat, crowns + len(ports)))


# -- supply -----------------------------------------------------------------------------------------------------------


def set_supply(state: TronoDiSpade, tell: Tell) -> None:
    """Every House's level is its barrels; then armies are brought within the limit (TS-3.7, TS-3.8)."""
    for seat in range(state.seats):
        state.supply[seat] = board.barrels(state, seat)
        events.tell_number(tell, "supply-is", seat, state.supply[seat])
    state.stack.append([f.P_RECONCILE, 0])


def reconcile(state: TronoDiSpade, frame: list[int]) -> None:
    """The next House in throne order."""
    state.stack.pop()
    if frame[1] < state.seats:
        state.stack.append([f.P_RECONCILE, frame[1] + 1])
        state.stack.append([f.P_FIT, state.tracks[t.THRONE][frame[1]]])


def fit(state: TronoDiSpade, frame: list[int]) -> None:
    """A House over its limit destroys a unit, until it fits."""
    over = board.excess(state, frame[1], board.armies(state, frame[1]))
    if over:
        state.stack.append([f.Q_DISBAND, frame[1], f.FOR_SUPPLY, over])
    else:
        state.stack.pop()


# -- units lost by choice ---------------------------------------------------------------------------------------------


def losses(state: TronoDiSpade, seat: int, reason: int) -> list[int]:
    """The areas where a House may lose a unit (TS-3.9)."""
    areas = [area for area in range(state.tables.size) if state.owner[area] == seat]
    if reason != f.FOR_SUPPLY:
        return areas
    sizes = board.armies(state, seat)
    over = board.excess(state, seat, sizes)
    return [area for area in areas if _helps(state, seat, sizes, area, over)]


def _helps(state: TronoDiSpade, seat: int, sizes: list[int], area: int, over: int) -> bool:
    sizes[area] -= 1
    better = board.excess(state, seat, sizes) < over
    sizes[area] += 1
    return better


def lose_units(state: TronoDiSpade, seat: int, number: int, reason: int, tell: Tell) -> None:
    """A House must lose so many units, or all it has; then there is nothing to ask (TS-7.19, TS-7.21)."""
    if number < sum(board.armies(state, seat)):
        state.stack.append([f.Q_DISBAND, seat, reason, number])
        return
    for area in range(state.tables.size):
        if state.owner[area] == seat:
            lose_all_at(state, seat, area, tell)


def lose_all_at(state: TronoDiSpade, seat: int, area: int, tell: Tell) -> None:
    """All units in an area are destroyed."""
    for unit in range(t.FOOTMAN, t.SHIP + 1):
        number = state.units[4 * area + unit]
        if number:
            board.take(state, area, unit, number)
            events.tell_loss(state, tell, seat, area, unit, number)


def legal_losses(state: TronoDiSpade, frame: list[int]) -> list[int]:
    """The answers about units that are lost or captured."""
    kind, seat = frame[0], frame[1]
    if kind == f.Q_DISBAND:
        return [t.AREA + area for area in losses(state, seat, frame[2])]
    if kind == f.Q_UNIT:
        return [t.UNIT + unit for unit in range(t.FOOTMAN, t.SHIP + 1) if state.units[4 * frame[4] + unit]]
    return [t.CAPTURE + number for number in range(board.capturable(state, seat, frame[2]) + 1)]


def answer_losses(state: TronoDiSpade, frame: list[int], move: int, tell: Tell) -> None:
    """A unit is lost, or ships change hands."""
    kind, seat = frame[0], frame[1]
    if kind == f.Q_CAPTURE:
        board.capture(state, seat, frame[2], move - t.CAPTURE, tell)
    elif kind == f.Q_DISBAND:
        state.stack.append([f.Q_UNIT, seat, frame[2], frame[3], move - t.AREA])
    else:
        unit, area = move - t.UNIT, frame[4]
        board.take(state, area, unit)
        events.tell_loss(state, tell, seat, area, unit, 1)
        if frame[3] > 1 and frame[2] == f.AT_STRUCTURE:
            state.stack.append([f.Q_UNIT, seat, f.AT_STRUCTURE, frame[3] - 1, area])
        elif frame[3] > 1 and frame[2] != f.FOR_SUPPLY:
            lose_units(state, seat, frame[3] - 1, frame[2], tell)


# -- bids -------------------------------------------------------------------------------------------------------------


def open_bids(state: TronoDiSpade, what: int, left_out: int) -> None:
    """Bids are asked of everybody but one (TS-6.5, TS-7.1)."""
    state.bids = [t.NOTHING] * state.seats
    if left_out != t.NOBODY:
        state.bids[left_out] = 0
    state.stack.append([f.Q_BIDS, t.NOBODY, what])


def bidders(state: TronoDiSpade) -> list[int]:
    """The Houses that still owe a bid."""
    return [seat for seat in range(state.seats) if state.bids[seat] == t.NOTHING]


def bid_nothing(state: TronoDiSpade) -> None:
    """Who has no power bids nothing, as everybody sees."""
    for seat in bidders(state):
        if not state.power[seat]:
            state.bids[seat] = 0


def legal(state: TronoDiSpade, frame: list[int], seat: int) -> list[int]:
    """The answers to a card's choice, a bid or a tie."""
    if frame[0] == f.Q_BIDS:
        return [t.BID + number for number in range(state.power[seat] + 1)]
    if frame[0] == f.Q_EFFECT:
        return [t.EFFECT + effect for effect in state.tables.westeros[frame[2]].options]
    return [t.HOUSE + state.house[other] for other in range(state.seats) if frame[3] >> other & 1]


def answer(state: TronoDiSpade, frame: list[int], move: int, tell: Tell) -> None:
    """A card's choice or a tie is decided."""
    if frame[0] == f.Q_EFFECT:
        events.tell_effect(state, tell, frame[1], move - t.EFFECT)
        state.stack.append([f.P_EFFECT, move - t.EFFECT])
        return
    seat = state.seat_of(move - t.HOUSE)
    events.tell_between(tell, "decides-tie", frame[1], seat)
    if frame[2] in (f.FOR_HIGHEST, f.FOR_LOWEST):
        wildlings = state.stack[-1]
        state.stack[-1] = [*wildlings[:4], seat]
    else:
        state.queue.append(seat)


def pay_bids(state: TronoDiSpade, what: int, tell: Tell) -> None:
    """All bids are shown and paid."""
    state.fence += 1
    for seat in range(state.seats):
        state.power[seat] -= state.bids[seat]
    events.tell_bids(state, tell, what)


# -- the clash of kings -----------------------------------------------------------------------------------------------


def clash(state: TronoDiSpade, frame: list[int], tell: Tell) -> None:
    """Bids for one track after the other; places by bid, ties by the throne (TS-6.4 to TS-6.8)."""
    track, number = frame[1], frame[2]
    if track == 3:
        state.stack.pop()
    elif number == 0:
        state.stack[-1] = [f.P_CLASH, track, 1]
        open_bids(state, track, t.NOBODY)
    elif number == 1:
        pay_bids(state, track, tell)
        state.queue = []
        state.stack[-1] = [f.P_CLASH, track, 2]
    elif len(state.queue) < state.seats:
        _next_place(state, track)
    else:
        state.tracks[track] = state.queue
        state.queue = []
        state.bids = []
        state.stack[-1] = [f.P_CLASH, track + 1, 0]
        events.tell_standing(state, tell, track)


def _next_place(state: TronoDiSpade, track: int) -> None:
    """The highest bid not yet placed; if several are equal, the holder of the throne says which comes first."""
    left = [seat for seat in range(state.seats) if seat not in state.queue]
    most = max([state.bids[seat] for seat in left])
    tied = [seat for seat in left if state.bids[seat] == most]
    if len(tied) == 1:
        state.queue.append(tied[0])
    else:
        ask_tie(state, track, tied)


def ask_tie(state: TronoDiSpade, what: int, tied: list[int]) -> None:
    """A tie outside combat is the throne's to decide (TS-6.3)."""
    mask = 0
    for seat in tied:
        mask |= 1 << seat
    state.stack.append([f.Q_TIE, state.tracks[t.THRONE][0], what, mask])


def tied_for(state: TronoDiSpade, left_out: int, highest: bool) -> list[int]:
    """The bidders against the wildlings with the highest or the lowest bid."""
    seats = [seat for seat in range(state.seats) if seat != left_out]
    bids = [state.bids[seat] for seat in seats]
    wanted = max(bids) if highest else min(bids)
    return [seat for seat in seats if state.bids[seat] == wanted]
