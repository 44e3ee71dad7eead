"""Why a move is not legal now: the clause that forbids it, and the reason. It says nothing that the seat may not know.

An answer of the right kind has a reason of its own (``rule-<reason>`` among the words). Any other move is told what
is asked for: ``rule-wrong-<question>``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Refusal, seat_name
from . import alliances, leave, notation, objectives, planning, reach
from . import frames as f
from . import refusals_cards as cards
from . import refusals_pacts as pacts
from . import refusals_units as units
from . import tables as t

if TYPE_CHECKING:
    from .state import TronoDiSpade


def why(state: TronoDiSpade, seat: int, move: int) -> Refusal | None:
    """The clause that forbids a move now; None if it is legal."""
    if state.over:
        return Refusal("TS-19.7", id="over")
    deciders = state.deciders()
    if seat not in deciders:
        return Refusal("TS-1.15", {"seats": [seat_name(other) for other in deciders]}, "wait")
    if move in state.legal(seat):
        return None
    frame = state.stack[-1]
    reason = _reason(state, frame, seat, move)
    if reason is not None:
        return reason
    question, clause = notation.question(state, frame, seat)
    return Refusal(clause, id=f"wrong-{question}")


def _reason(state: TronoDiSpade, frame: list[int], seat: int, move: int) -> Refusal | None:
    """What is wrong with an answer of the right kind; None if it is of another kind."""
    kind = frame[0]
    if t.AREA <= move < t.UNIT and kind in NAMES_AREAS:
        if move >= state.tables.size:
            return Refusal("TS-1.2", id="no-area")
        return _not_there(state, frame, seat, move - t.AREA)
    if kind < f.ACTIONS_END:
        return _not_ordered(state, frame, seat, move)
    if kind < f.LOSSES_END:
        return units.not_that(state, frame, move)
    if kind < f.COMBAT_END:
        return cards.not_that(state, frame, seat, move)
    return _not_among_allies(state, frame, seat, move)


NAMES_AREAS = [
    f.Q_PLAN,
    f.Q_RAVEN,
    f.Q_ORDER,
    f.Q_RAID,
    f.Q_MARCH,
    f.Q_MUSTER,
    f.Q_HARBOUR,
    f.Q_DISBAND,
    f.Q_UNHORSE,
    f.Q_KNIGHT,
    f.Q_HORDE,
    f.Q_THORNS,
    f.Q_CERSEI,
    f.Q_RENLY,
    f.Q_RETREAT,
]
"""The questions that are answered with an area."""


def _not_there(state: TronoDiSpade, frame: list[int], seat: int, area: int) -> Refusal | None:
    kind = frame[0]
    if kind == f.Q_PLAN:
        return _not_planned(state, seat, area)
    if kind == f.Q_RAVEN:
        own = state.owner[area] == seat and state.order[area] >= 0
        return Refusal("TS-8.9", id="raven-nothing") if own else Refusal("TS-8.8", id="raven-no-order")
    if kind == f.Q_ORDER:
        return _not_resolved(state, frame, area)
    if kind == f.Q_RAID:
        return _not_raided(state, frame, area)
    if kind == f.Q_MARCH:
        return units.not_to(state, frame, area)
    if kind == f.Q_RETREAT:
        return units.no_refuge(state, area)
    if kind in (f.Q_THORNS, f.Q_CERSEI, f.Q_RENLY):
        return cards.not_there(state, frame, seat, area)
    return units.not_at(state, frame, area)


# -- orders -----------------------------------------------------------------------------------------------------------


def _not_planned(state: TronoDiSpade, seat: int, area: int) -> Refusal | None:
    """An area that cannot be named for the next order (TS-8.1, TS-8.6)."""
    if planning.is_complete(state, seat):
        return None
    if state.owner[area] != seat:
        return Refusal("TS-8.1", id="plan-no-units")
    if state.order[area] >= 0:
        return Refusal("TS-8.1", id="plan-has-order")
    if area == planning.target(state, seat):
        return Refusal("TS-8.6", id="plan-asked")
    return Refusal("TS-8.6", id="plan-named")


def _not_resolved(state: TronoDiSpade, frame: list[int], area: int) -> Refusal:
    """An order that is not the House's to resolve now (TS-9.1)."""
    type = t.ORDER_TYPES[frame[2]]
    if state.owner[area] != frame[1]:
        return Refusal("TS-9.1", {"type": type}, "order-not-yours")
    if state.order[area] < 0:
        return Refusal("TS-9.1", {"type": type}, "order-none")
    return Refusal("TS-9.1", {"type": type}, "order-other")


def _not_raided(state: TronoDiSpade, frame: list[int], area: int) -> Refusal:
    """An order that a raid cannot remove (TS-9.4 to TS-9.6)."""
    if state.layout.blocked[area]:
        return Refusal("TS-15.8", id="blocked")
    if area not in reach.raidable(state, frame[2]):
        return Refusal("TS-9.6", id="raid-too-far")
    order = state.order[area]
    if order < 0 or state.owner[area] == frame[1]:
        return Refusal("TS-9.4", id="raid-no-order")
    return Refusal("TS-9.5", id="raid-march" if t.TYPE[order] == t.MARCHES else "raid-defence")


def _not_ordered(state: TronoDiSpade, frame: list[int], seat: int, move: int) -> Refusal | None:
    """Tokens, and what ends a plan, a march or a group."""
    kind = frame[0]
    if kind == f.Q_PLAN and planning.is_complete(state, seat):
        return None
    if kind in (f.Q_PLAN, f.Q_SWAP) and t.TOKEN <= move < t.CARD:
        return _not_that_order(state, frame, seat, move - t.TOKEN)
    if kind == f.Q_PLAN and move == t.DONE:
        return Refusal("TS-8.1", id="plan-unfinished")
    if kind == f.Q_MARCH and move == t.DONE:
        return Refusal("TS-10.17", id="march-unfinished")
    return units.not_along(state, frame, move) if kind == f.Q_GROUP else None


def _not_that_order(state: TronoDiSpade, frame: list[int], seat: int, token: int) -> Refusal:
    """An order that cannot be placed (TS-8.2 to TS-8.4), or not instead of another (TS-8.8, TS-8.9)."""
    swaps = frame[0] == f.Q_SWAP
    if swaps and token == state.order[frame[2]]:
        return Refusal("TS-8.9", id="swap-same")
    if state.bans >> token & 1:
        return Refusal("TS-8.9" if swaps else "TS-8.3", id="order-banned")
    if planning.placed(state, seat)[token] == t.COPIES[token]:
        return Refusal("TS-8.8" if swaps else "TS-8.4", id="order-used")
    return Refusal("TS-8.9" if swaps else "TS-8.2", id="order-star")


# -- objectives and alliances -----------------------------------------------------------------------------------------


def _not_among_allies(state: TronoDiSpade, frame: list[int], seat: int, move: int) -> Refusal | None:
    kind = frame[0]
    if kind in (f.Q_KEEP, f.Q_SCORE) and t.OBJECTIVE <= move < t.ENTER:
        return _not_scored(state, frame, move - t.OBJECTIVE)
    if kind == f.Q_BALLOT:
        return _not_named(state, seat, move)
    if kind == f.Q_ENTRY and t.ENTER <= move <= t.SEIZE:
        return _not_entered(state, frame, move)
    if kind == f.Q_PENALTY and t.TRACK <= move < t.HOUSE:
        return Refusal("TS-23.8", id="already-last")
    return pacts.not_said(state, frame, seat, move)


def _not_scored(state: TronoDiSpade, frame: list[int], card: int) -> Refusal:
    if card not in state.secrets[frame[1]]:
        return Refusal(notation.clause(state, frame), id="objective-not-yours")
    assert not objectives.holds(state, frame[1], state.tables.objectives[card])
    return Refusal("TS-25.5", id="objective-not-held")


def _not_named(state: TronoDiSpade, seat: int, move: int) -> Refusal | None:
    """A House that cannot be named in a ballot (TS-21.4 to TS-21.8)."""
    if move == t.DONE:
        return Refusal("TS-21.7", id="ballot-empty")
    if not t.HOUSE <= move < t.CAPTURE:
        return None
    other = state.seat_of(move - t.HOUSE)
    if other == t.NOBODY:
        return Refusal("TS-20.1", id="house-absent")
    if other == seat:
        return Refusal("TS-21.7", id="ballot-self")
    if state.ballots[seat] >> other & 1:
        return Refusal("TS-21.7", id="ballot-named")
    if state.ally[other]:
        return Refusal("TS-21.8", id="ballot-allied")
    few = alliances.most_partners(state) < 2
    return Refusal("TS-21.5" if few else "TS-21.4", id="ballot-all" if few else "ballot-full")


def _not_entered(state: TronoDiSpade, frame: list[int], move: int) -> Refusal:
    """A way into an ally's land that is not left (TS-22.4, TS-22.15, TS-23.13, TS-10.7)."""
    if move == t.SEIZE:
        if not leave.has_own_way(state, frame[1], frame[3], frame[2]):
            return Refusal("TS-23.13", id="allied-ships")
        return Refusal("TS-10.7", id="one-attack")
    if move == t.RECEIVE and state.token[frame[2]] == t.NOBODY:
        return Refusal("TS-22.4", id="gift-home")
    return Refusal("TS-22.15", id="entry-refused" if move == t.ENTER else "gift-refused")
