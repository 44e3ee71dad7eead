"""What bots propose and answer before a ballot, and what they vote after it.

They mean what they say: a bot proposes what it would vote for, and votes for what was agreed.
"""

from __future__ import annotations

from typing import Final

from . import bot_sides as sides
from . import rules_frames as f
from . import rules_talk as talk
from . import tables as t
from .rules import TronoDiSpade

ENOUGH: Final = 1.02
"""How much better off a House must be to join others."""
ALONE: Final = t.DECLINE + t.REASONS.index("alone")
OTHERS: Final = t.DECLINE + t.REASONS.index("others")
GAIN: Final = t.DECLINE + t.REASONS.index("gain")


def word(game: TronoDiSpade, seat: int, scores: list[float]) -> int:
    """What a House says when it may propose something, or is to answer a proposal."""
    frame = game.stack[-1]
    wanted = sides.partners(game, seat, scores)
    if frame[0] == f.Q_PROPOSE:
        move = talk.proposing(game, wanted)
        return move if move in game.legal(seat) else t.PASS
    offer = game.offers[frame[2]]
    return _reply(game, seat, offer, wanted, scores)


def _reply(game: TronoDiSpade, seat: int, offer: list[int], wanted: int, scores: list[float]) -> int:
    """Yes to what it wants itself, or to what makes it better off if it wants nothing; else no, and why."""
    if wanted | 1 << seat == offer[f.O_SIDE]:
        return t.YES
    gains = sides.gains(game, offer[f.O_SIDE], scores)
    if gains[seat] <= 1.0:
        return GAIN if gains[offer[f.O_BY]] > 1.0 else ALONE
    if wanted:
        return OTHERS
    return t.YES if gains[seat] > ENOUGH else ALONE


def agreed(game: TronoDiSpade, seat: int, scores: list[float]) -> int:
    """The partners with whom a House has agreed on an alliance, as bits: of several, where it gains most; 0 if none."""
    best, most = 0, 0.0
    for offer in game.offers:
        if offer[f.O_SIDE] >> seat & 1 and talk.is_agreed(game, offer):
            gain = sides.gains(game, offer[f.O_SIDE], scores)[seat]
            if gain > most:
                best, most = offer[f.O_SIDE] & ~(1 << seat), gain
    return best
