"""Bargaining: before each ballot Houses propose alliances, and those they name answer (TS-21.11 to TS-21.14).

Nobody is bound by what it proposes or accepts: what counts is the vote.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....engine.phrases import Tell
from . import alliances, events
from . import frames as f
from . import tables as t

if TYPE_CHECKING:
    from .state import TronoDiSpade

PROPOSALS: Final = 2
"""Proposals of one House before one ballot, at most (TS-21.13)."""


# -- whose word it is -------------------------------------------------------------------------------------------------


def step(state: TronoDiSpade, frame: list[int]) -> None:
    """The free Houses propose in throne order, until all of them have passed one after the other; then they vote."""
    number, turns, passed = frame[1], frame[2], frame[3]
    speakers = [seat for seat in state.tracks[t.THRONE] if not state.ally[seat]]
    if passed >= len(speakers):
        state.stack.pop()
        alliances.open_ballot(state, number)
        return
    state.stack[-1] = [f.P_TALK, number, turns + 1, passed]
    state.stack.append([f.Q_PROPOSE, speakers[turns % len(speakers)], number])


def _ask_next(state: TronoDiSpade, place: int) -> None:
    """The next House that a proposal names, in throne order, if one has not answered yet."""
    offer = state.offers[place]
    for seat in state.tracks[t.THRONE]:
        asked = offer[f.O_SIDE] >> seat & 1 and seat != offer[f.O_BY]
        if asked and offer[f.O_ANSWERS + seat] == f.UNANSWERED:
            state.stack.append([f.Q_PROPOSAL, seat, place])
            return


# -- what can be said -------------------------------------------------------------------------------------------------


def party(state: TronoDiSpade, move: int) -> int:
    """The seats to whom a move proposes an alliance, as bits; 0 if one of the Houses is not in play."""
    seats = [state.seat_of(house) for house in t.PARTIES[move - t.PROPOSE]]
    return 0 if t.NOBODY in seats else sum([1 << seat for seat in seats])


def proposing(state: TronoDiSpade, partners: int) -> int:
    """The move that proposes an alliance to these seats, given as bits; PASS if there is none."""
    for move in range(t.PROPOSE, t.DECLINE):
        if partners and party(state, move) == partners:
            return move
    return t.PASS


def proposed(state: TronoDiSpade, seat: int) -> int:
    """How often a House has proposed something before this ballot."""
    return sum([offer[f.O_BY] == seat for offer in state.offers])


def is_agreed(state: TronoDiSpade, offer: list[int]) -> bool:
    """Whether all whom a proposal names have accepted it."""
    others = [seat for seat in alliances.members(state, offer[f.O_SIDE]) if seat != offer[f.O_BY]]
    return all([offer[f.O_ANSWERS + seat] == f.ACCEPTED for seat in others])


def legal(state: TronoDiSpade, frame: list[int]) -> list[int]:
    """A proposal or none; yes, or no and why."""
    if frame[0] == f.Q_PROPOSAL:
        return [t.YES, *range(t.DECLINE, t.DECLINE + len(t.REASONS))]
    seat = frame[1]
    if proposed(state, seat) == PROPOSALS:
        return [t.PASS]
    made = [offer[f.O_SIDE] for offer in state.offers]
    free = sum([1 << other for other in alliances.free(state) if other != seat])
    moves = []
    for move in range(t.PROPOSE, t.DECLINE):
        named = party(state, move)
        fits = 0 < named.bit_count() <= alliances.most_partners(state) and named & ~free == 0
        if fits and named | 1 << seat not in made:
            moves.append(move)
    return [*moves, t.PASS]


# -- what is said -----------------------------------------------------------------------------------------------------


def answer(state: TronoDiSpade, frame: list[int], move: int, tell: Tell) -> None:
    """A House proposes or passes, accepts or declines; everybody hears it."""
    if frame[0] == f.Q_PROPOSAL:
        _reply(state, frame[1], frame[2], move, tell)
        return
    _, number, turns, passed = state.stack[-1]
    if move == t.PASS:
        state.stack[-1] = [f.P_TALK, number, turns, passed + 1]
        return
    seat, named = frame[1], party(state, move)
    state.stack[-1] = [f.P_TALK, number, turns, 0]
    state.offers = [*state.offers, [seat, named | 1 << seat, *[f.UNANSWERED] * state.seats]]
    events.tell_proposal(tell, seat, alliances.members(state, named))
    _ask_next(state, len(state.offers) - 1)


def _reply(state: TronoDiSpade, seat: int, place: int, move: int, tell: Tell) -> None:
    """One answer; who would be asked after a refusal need not answer any more."""
    offer = state.offers[place][:]
    offer[f.O_ANSWERS + seat] = f.ACCEPTED if move == t.YES else f.DECLINED + move - t.DECLINE
    state.offers = [*state.offers[:place], offer, *state.offers[place + 1 :]]
    others = [other for other in alliances.members(state, offer[f.O_SIDE]) if other != seat]
    if move == t.YES:
        events.tell_accepted(tell, seat, offer[f.O_BY], others)
        _ask_next(state, place)
    else:
        events.tell_declined(tell, seat, offer[f.O_BY], others, move - t.DECLINE)
