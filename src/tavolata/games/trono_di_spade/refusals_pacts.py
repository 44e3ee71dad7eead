"""Why a move is not legal where alliances are proposed and voted for: the clause that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import rules_alliances as alliances
from . import rules_frames as f
from . import rules_talk as talk
from . import tables as t

if TYPE_CHECKING:
    from .rules import TronoDiSpade


def why(state: TronoDiSpade, frame: list[int], seat: int, move: int) -> str:
    """The clause that forbids a proposal, an answer to one, or a name on a ballot; empty for anything else."""
    kind = frame[0]
    if kind == f.Q_PROPOSE and t.PROPOSE <= move < t.DECLINE:
        return _why_not_proposed(state, seat, talk.party(state, move))
    if kind == f.Q_PROPOSAL and (move == t.NO or t.PROPOSE <= move < t.DECLINE):
        return "TS-21.12"
    if kind == f.Q_BALLOT and t.HOUSE <= move < t.CAPTURE:
        return _why_not_named(state, seat, state.seat_of(move - t.HOUSE))
    return "TS-21.7" if kind == f.Q_BALLOT and move == t.DONE else ""


def _why_not_proposed(state: TronoDiSpade, seat: int, named: int) -> str:
    """A proposal that cannot be made (TS-21.5, TS-21.8, TS-21.11, TS-21.13)."""
    if not named or named >> seat & 1:
        return "TS-21.11"
    if any([state.ally[other] for other in alliances.members(state, named)]):
        return "TS-21.8"
    return "TS-21.5" if named.bit_count() > alliances.most_partners(state) else "TS-21.13"


def _why_not_named(state: TronoDiSpade, seat: int, other: int) -> str:
    """A House that cannot be named (TS-21.4, TS-21.5, TS-21.7, TS-21.8)."""
    if other in (t.NOBODY, seat) or state.ballots[seat] >> other & 1:
        return "TS-21.7"
    if state.ally[other]:
        return "TS-21.8"
    return "TS-21.5" if state.seats == 3 else "TS-21.4"
