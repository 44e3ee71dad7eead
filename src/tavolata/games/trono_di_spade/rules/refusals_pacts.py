"""Why an alliance cannot be proposed, or a proposal not answered like that: the clause, and the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Refusal
from . import alliances, talk
from . import frames as f
from . import tables as t

if TYPE_CHECKING:
    from .state import TronoDiSpade


def not_said(state: TronoDiSpade, frame: list[int], seat: int, move: int) -> Refusal | None:
    """What is wrong with words of the right kind; None if they are of another kind."""
    if frame[0] == f.Q_PROPOSE and t.PROPOSE <= move < t.DECLINE:
        return _not_proposed(state, seat, move)
    if frame[0] == f.Q_PROPOSAL and move == t.NO:
        return Refusal("TS-21.12", id="decline-why")
    return None


def _not_proposed(state: TronoDiSpade, seat: int, move: int) -> Refusal:
    """An alliance that cannot be proposed (TS-21.4, TS-21.5, TS-21.8, TS-21.11, TS-21.13)."""
    named = talk.party(state, move)
    if not named:
        return Refusal("TS-20.1", id="propose-absent")
    if named >> seat & 1:
        return Refusal("TS-21.11", id="propose-self")
    if any([state.ally[other] for other in alliances.members(state, named)]):
        return Refusal("TS-21.8", id="propose-allied")
    if named.bit_count() > alliances.most_partners(state):
        return Refusal("TS-21.5", id="propose-all")
    return Refusal("TS-21.13", id="propose-made")
