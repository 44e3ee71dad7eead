"""Alliances: ballots, betrayal and its price (TS-21, TS-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import board, events, leave, talk
from . import frames as f
from . import tables as t

if TYPE_CHECKING:
    from .state import TronoDiSpade

BALLOTS = 3
"""Ballots after one Westeros phase, at most (TS-21.8)."""


def members(state: TronoDiSpade, mask: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(state.seats) if mask >> seat & 1]


# -- ballots ----------------------------------------------------------------------------------------------------------


def after_westeros(state: TronoDiSpade, tell: Tell) -> None:
    """After wildlings or a clash all alliances dissolve and may be formed anew (TS-21.1 to TS-21.3)."""
    if state.setup.options["alliances"] == "off" or not (state.attacked or state.clashed):
        return
    if any(state.ally):
        events.tell(tell, "dissolve", {})
    state.ally = [0] * state.seats
    state.stack.append([f.P_BALLOTS, 0])


def step(state: TronoDiSpade, frame: list[int], tell: Tell) -> None:
    """Ballots one after the other, as long as they can lead to anything (TS-21.8)."""
    held = frame[1]
    if held:
        named = any([state.ballots[seat] for seat in range(state.seats)])
        _count(state, tell)
        if held == BALLOTS or not named or len(free(state)) < 2:
            begin_round(state)
            state.stack[-1] = [f.P_VICTORY]  # a new alliance may have enough already (TS-24.9)
            return
    state.stack[-1] = [f.P_BALLOTS, held + 1]
    state.stack.append([f.P_TALK, held + 1, 0, 0])


def open_ballot(state: TronoDiSpade, number: int) -> None:
    """The free Houses vote."""
    state.sealed = sum([1 << seat for seat in range(state.seats) if state.ally[seat]])
    state.stack.append([f.Q_BALLOT, t.NOBODY, number])


def free(state: TronoDiSpade) -> list[int]:
    """The Houses that are in no alliance."""
    return [seat for seat in range(state.seats) if not state.ally[seat]]


def voters(state: TronoDiSpade) -> list[int]:
    """The Houses that still owe their vote."""
    return [seat for seat in range(state.seats) if not state.sealed >> seat & 1]


def most_partners(state: TronoDiSpade) -> int:
    """Two, but never all the others (TS-21.4, TS-21.5)."""
    return min(2, state.seats - 2)


def votes(state: TronoDiSpade, seat: int) -> list[int]:
    """Whom a House may name: another that is free, or nobody more, or nobody at all."""
    named = state.ballots[seat]
    moves = []
    if named.bit_count() < most_partners(state):
        moves = [
            t.HOUSE + state.house[other] for other in free(state) if other != seat and not named >> other & 1
        ]
    return [*moves, *([t.DONE] if named else []), t.PASS]


def vote(state: TronoDiSpade, seat: int, move: int, tell: Tell) -> None:
    """A name is added, unseen; or the vote is cast (TS-21.7)."""
    if move == t.PASS:
        state.ballots[seat] = 0
    elif move != t.DONE:
        state.ballots[seat] |= 1 << state.seat_of(move - t.HOUSE)
        return
    state.sealed |= 1 << seat
    events.tell_seat(tell, "ready", seat)


def _count(state: TronoDiSpade, tell: Tell) -> None:
    """The votes are shown, and alliances formed whose members all named the same (TS-21.7)."""
    state.fence += 1
    wanted = [0] * state.seats
    for seat in free(state):
        if state.ballots[seat]:
            wanted[seat] = state.ballots[seat] | 1 << seat
        events.tell_vote(tell, seat, members(state, state.ballots[seat]))
    for seat in range(state.seats):
        sides = members(state, wanted[seat])
        if sides and not state.ally[seat] and all([wanted[other] == wanted[seat] for other in sides]):
            for other in sides:
                state.ally[other] = wanted[seat]
            events.tell_allied(tell, sides)
    state.ballots = [0] * state.seats
    state.offers = []
    state.sealed = 0


def begin_round(state: TronoDiSpade) -> None:
    """Who is allied when the round begins (TS-24.9)."""
    state.began = sum([1 << seat for seat in range(state.seats) if state.ally[seat]])


# -- betrayal ---------------------------------------------------------------------------------------------------------


def betray(state: TronoDiSpade, traitor: int, tell: Tell) -> None:
    """A House breaks away; each ally gains a token, and it pays one for each, or goes down (TS-23.6 to TS-23.8)."""
    betrayed = [seat for seat in members(state, state.ally[traitor]) if seat != traitor]
    left = state.ally[traitor] & ~(1 << traitor)
    state.ally[traitor] = 0
    for seat in betrayed:
        state.ally[seat] = left if len(betrayed) > 1 else 0
    events.tell_betrayal(tell, traitor, betrayed)
    paid = board.lose_power(state, traitor, len(betrayed))
    if paid:
        events.tell_number(tell, "loses-power", traitor, paid)
    for seat in betrayed:
        events.tell_number(tell, "gains", seat, board.gain(state, seat, 1))
    if paid < len(betrayed):  # one step, however many tokens are missing (TS-23.8)
        state.stack.append([f.Q_PENALTY, traitor])


def refused(state: TronoDiSpade, seat: int, ally: int) -> None:
    """An ally has refused support or a bridge: the House refused may accept its reasons (TS-23.3, TS-23.4)."""
    state.stack.append([f.Q_EXCUSE, seat, ally])


def penalties(state: TronoDiSpade, seat: int) -> list[int]:
    """The tracks on which a House is not last; none if it is last on all (TS-23.8, TS-23.9)."""
    return [t.TRACK + track for track in range(3) if state.tracks[track][-1] != seat]


# -- questions --------------------------------------------------------------------------------------------------------


def legal(state: TronoDiSpade, frame: list[int], seat: int) -> list[int]:
    """The answers to a question about alliances."""
    kind = frame[0]
    if kind == f.Q_BALLOT:
        return votes(state, seat)
    if kind == f.Q_ENTRY:
        return leave.entries(state, frame)
    if kind == f.Q_PENALTY:
        return penalties(state, seat)
    if kind >= f.Q_PROPOSE:
        return talk.legal(state, frame)
    return [t.YES, t.NO]


def answer(state: TronoDiSpade, frame: list[int], move: int, tell: Tell) -> None:
    """A question about alliances is answered; its frame is already off the stack."""
    kind, seat = frame[0], frame[1]
    if kind == f.Q_EXCUSE:
        events.tell_between(tell, "excuses" if move == t.YES else "condemns", seat, frame[2])
        if move == t.NO:
            betray(state, frame[2], tell)
    elif kind == f.Q_PENALTY:
        board.drop(state, move - t.TRACK, seat, 1, tell)
    elif kind >= f.Q_PROPOSE:
        talk.answer(state, frame, move, tell)
    else:
        leave.answer(state, frame, move, tell)
