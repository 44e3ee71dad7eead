"""Why that card, House, track, bid or side cannot be chosen: the Westeros phase, the wildlings, combats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Refusal
from . import frames as f
from . import notation, strength, texts
from . import tables as t

if TYPE_CHECKING:
    from .state import TronoDiSpade


def not_that(state: TronoDiSpade, frame: list[int], seat: int, move: int) -> Refusal | None:
    """An answer of the right kind to a question of the Westeros phase, the wildlings or a combat."""
    kind = frame[0]
    clause = notation.clause(state, frame)
    if kind == f.Q_EFFECT and t.EFFECT <= move < t.DONE:
        return Refusal(clause, id="not-on-card")
    if kind == f.Q_BIDS and t.BID <= move < t.TRACK:
        return Refusal(clause, {"number": state.power[seat]}, "bid-too-much")
    if kind == f.Q_TIE and t.HOUSE <= move < t.CAPTURE:
        absent = state.seat_of(move - t.HOUSE) == t.NOBODY
        return Refusal("TS-20.1", id="house-absent") if absent else Refusal(clause, id="not-tied")
    if kind in (f.Q_FALL, f.Q_TRACK) and t.TRACK <= move < t.HOUSE:
        return Refusal(clause, id="fall-throne" if kind == f.Q_FALL else "not-highest")
    if t.CARD <= move < t.BID:
        return _not_that_card(state, frame, seat, move - t.CARD)
    if kind == f.Q_CASUALTY and t.UNIT <= move < t.UPGRADE:
        return Refusal(clause, id="no-retreating" if frame[3] == f.IN_RETREAT else "no-casualty")
    if kind == f.Q_SUPPORT and move in (t.ATTACKER, t.DEFENDER):
        return _not_supported(state, seat)
    return Refusal("TS-18.3", id="no-tides") if kind == f.Q_BLADE and move == t.REDRAW else None


def _not_supported(state: TronoDiSpade, seat: int) -> Refusal:
    """A side that support cannot go to (TS-12.3, TS-12.4, TS-15.5)."""
    if strength.side_of(state, seat) != t.NOBODY:
        return Refusal("TS-12.3", id="support-own")
    if state.fight[f.F_DEFENDER] == t.NOBODY:
        return Refusal("TS-15.5", id="support-neutral")
    return Refusal("TS-12.4", id="support-both")


# -- house cards ------------------------------------------------------------------------------------------------------


def _not_that_card(state: TronoDiSpade, frame: list[int], seat: int, card: int) -> Refusal | None:
    """A house card of another House, or one that lies elsewhere."""
    kind, clause = frame[0], notation.clause(state, frame)
    own = card // t.CARDS == state.house[seat]
    if kind == f.Q_TAKE_BACK:
        return Refusal(clause, id="card-not-discarded" if own else "card-not-yours")
    if kind == f.Q_PATCHFACE:
        theirs = card // t.CARDS == state.house[texts.opponent(state, seat)]
        return Refusal(clause, id="card-not-there" if theirs else "card-not-theirs")
    if kind not in (f.Q_CARDS, f.Q_REPLACE, f.Q_DISCARD):
        return None
    if not own:
        return Refusal(clause, id="card-not-yours")
    if kind == f.Q_REPLACE and card % t.CARDS == frame[2]:
        return Refusal("TS-13.16", id="card-sent-back")
    return Refusal(clause, id="card-not-in-hand")


# -- orders and footmen -----------------------------------------------------------------------------------------------


def not_there(state: TronoDiSpade, frame: list[int], seat: int, area: int) -> Refusal:
    """An area without an order or a footman that the text of a card could be about (TS-13.17, TS-13.19, TS-13.28)."""
    kind, clause = frame[0], notation.clause(state, frame)
    if kind == f.Q_RENLY:
        footman = state.owner[area] == seat and state.units[4 * area + t.FOOTMAN] > 0
        return Refusal(clause, id="footman-idle" if footman else "no-footman")
    if state.owner[area] != texts.opponent(state, seat) or state.order[area] < 0:
        return Refusal(clause, id="no-order")
    return Refusal(clause, id="order-far" if kind == f.Q_THORNS else "order-of-combat")
