"""Planning: hidden orders placed at once, and the messenger raven (TS-8).

A House is asked for the order of one area after another, in the order of the board; it may name another area first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import events
from . import frames as f
from . import tables as t

if TYPE_CHECKING:
    from .state import TronoDiSpade


def begin(state: TronoDiSpade) -> None:
    """Everybody plans at once (TS-8.1)."""
    state.sealed = 0
    state.aim = [t.NOTHING] * state.seats
    state.stack.append([f.Q_PLAN, t.NOBODY])
    for seat in range(state.seats):
        if is_complete(state, seat):  # it has no units, as everybody sees
            state.sealed |= 1 << seat


def end(state: TronoDiSpade, tell: Tell) -> None:
    """All orders are turned up together (TS-8.7)."""
    state.fence += 1
    state.revealed = 1
    state.sealed = 0
    events.tell_orders(state, tell)


def planners(state: TronoDiSpade) -> list[int]:
    """The Houses that are not ready."""
    return [seat for seat in range(state.seats) if not state.sealed >> seat & 1]


# -- orders -----------------------------------------------------------------------------------------------------------


def bare(state: TronoDiSpade, seat: int) -> list[int]:
    """The areas of a House that wait for an order."""
    return [area for area in range(state.tables.size) if state.owner[area] == seat and state.order[area] < 0]


def placed(state: TronoDiSpade, seat: int) -> list[int]:
    """How many tokens of each kind a House has on the board."""
    count = [0] * t.TOKEN_KINDS
    for area in range(state.tables.size):
        if state.owner[area] == seat and state.order[area] >= 0:
            count[state.order[area]] += 1
    return count


def stars(state: TronoDiSpade, seat: int) -> int:
    """How many special orders a House may have (TS-8.2)."""
    return state.layout.stars[state.tracks[t.COURT].index(seat)]


def specials(state: TronoDiSpade, seat: int) -> int:
    """How many it has placed."""
    count = placed(state, seat)
    return sum([count[kind] for kind in range(t.TOKEN_KINDS) if t.STAR[kind]])


def unused(state: TronoDiSpade, seat: int, without: int = t.NOTHING) -> list[int]:
    """The kinds of token a House may still place, if the order of one area is disregarded (TS-8.2 to TS-8.4)."""
    count = placed(state, seat)
    special = sum([count[kind] for kind in range(t.TOKEN_KINDS) if t.STAR[kind]])
    if without >= 0 and t.STAR[without]:
        special -= 1
    room = special < stars(state, seat)
    return [
        kind
        for kind in range(t.TOKEN_KINDS)
        if count[kind] < t.COPIES[kind] and not state.bans >> kind & 1 and (room or not t.STAR[kind])
    ]


def target(state: TronoDiSpade, seat: int) -> int:
    """The area that a House is asked about: the one it named, or its first without an order."""
    return state.aim[seat] if state.aim[seat] >= 0 else bare(state, seat)[0]


def plans(state: TronoDiSpade, seat: int) -> list[int]:
    """An order for the area that is asked about; or, once, another area first. When all is placed: ready."""
    if is_complete(state, seat):
        return [t.DONE]
    moves = [t.TOKEN + kind for kind in unused(state, seat)]
    if state.aim[seat] < 0:
        moves += [t.AREA + area for area in bare(state, seat)[1:]]
    return moves


def plan(state: TronoDiSpade, seat: int, move: int, tell: Tell) -> None:
    """An order is placed, or another area named: nobody else sees it. That a House is ready, all see (TS-8.6)."""
    if move == t.DONE:
        state.sealed |= 1 << seat
        events.tell_seat(tell, "ready", seat)
        return
    if move < t.TOKEN:
        state.aim[seat] = move - t.AREA
        return
    state.order[target(state, seat)] = move - t.TOKEN
    state.aim[seat] = t.NOTHING


def is_complete(state: TronoDiSpade, seat: int) -> bool:
    """Whether a House has placed all it can (TS-8.5)."""
    return not bare(state, seat) or not unused(state, seat)


# -- the raven --------------------------------------------------------------------------------------------------------


def offer_raven(state: TronoDiSpade) -> None:
    """The holder of the raven is asked (TS-8.8)."""
    state.stack.append([f.Q_RAVEN, state.tracks[t.COURT][0]])


def legal(state: TronoDiSpade, frame: list[int]) -> list[int]:
    """The answers to the raven's questions."""
    kind, seat = frame[0], frame[1]
    if kind == f.Q_RAVEN:
        return [*[t.AREA + area for area in exchangeable(state, seat)], t.LOOK, t.PASS]
    if kind == f.Q_SWAP:
        return [t.TOKEN + token for token in exchanges(state, seat, frame[2])]
    return [t.KEEP, t.BOTTOM]


def exchangeable(state: TronoDiSpade, seat: int) -> list[int]:
    """The areas whose order the raven could exchange."""
    return [
        area
        for area in range(state.tables.size)
        if state.owner[area] == seat and state.order[area] >= 0 and exchanges(state, seat, area)
    ]


def exchanges(state: TronoDiSpade, seat: int, area: int) -> list[int]:
    """The tokens that could come instead of an order; the same kind again would be no exchange (TS-8.9)."""
    order = state.order[area]
    return [token for token in unused(state, seat, order) if token != order]


def answer(state: TronoDiSpade, frame: list[int], move: int, tell: Tell) -> None:
    """The raven flies."""
    kind, seat = frame[0], frame[1]
    if kind == f.Q_SWAP:
        state.order[frame[2]] = move - t.TOKEN
        events.tell_order(state, tell, "exchanges", seat, frame[2], move - t.TOKEN)
    elif kind == f.Q_TOP:
        _put_back(state, seat, move == t.BOTTOM, tell)
    elif move == t.LOOK:
        state.wild_known = [state.wild_known[0] | 1 << seat, *state.wild_known[1:]]
        state.fence += 1
        events.tell_looks(state, tell, seat)
        state.stack.append([f.Q_TOP, seat])
    elif move == t.PASS:
        events.tell_seat(tell, "raven-rests", seat)
    else:
        state.stack.append([f.Q_SWAP, seat, move - t.AREA])


def _put_back(state: TronoDiSpade, seat: int, down: bool, tell: Tell) -> None:
    """The card that was looked at stays or goes to the bottom: where, all see (TS-8.10)."""
    if down:
        state.wild = [*state.wild[1:], state.wild[0]]
        state.wild_known = [*state.wild_known[1:], state.wild_known[0]]
    events.tell_seat(tell, "buries" if down else "leaves-on-top", seat)
