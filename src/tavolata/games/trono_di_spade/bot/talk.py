"""What bots propose and answer before a ballot, and what they vote after it.

They mean what they say: a bot proposes what it would vote for, votes for what was agreed, and declines for the reason
that weighs most with it.
"""

from __future__ import annotations

from typing import Final

from ....engine.questions import KIND
from ..rules import alliances
from ..rules import frames as f
from ..rules import tables as t
from ..rules.state import TronoDiSpade
from . import pacts

FAR: Final = 0.03
"""Allies who change less than this for a House, in structures, are too far from it to help or to harm."""
BEST: Final = 1.5
"""Who stands so much better than all on average stays alone for that."""


def word(game: TronoDiSpade, seat: int) -> int:
    """What a House says when it may propose something, or is to answer a proposal."""
    frame = game.stack[-1]
    wanted = pacts.partners(game, seat)
    if frame[KIND] == f.Q_PROPOSE:
        move = alliances.proposing(game, wanted)
        return move if move in game.legal(seat) else t.PASS
    return _reply(game, seat, game.offers[frame[alliances.PLACE]], wanted)


def _reply(game: TronoDiSpade, seat: int, offer: list[int], wanted: int) -> int:
    """Yes to what it wants itself, or to what is better than that; else no, and why."""
    side = offer[f.O_SIDE]
    if wanted | 1 << seat == side:
        return t.YES
    before = pacts.standing(game)
    gain = pacts.gains(game, side, before)
    hoped = pacts.gains(game, wanted | 1 << seat, before)[seat] if wanted else pacts.ENOUGH
    if gain[seat] > hoped:
        return t.YES
    if gain[seat] > 1.0 and wanted:
        return _decline("others")
    if abs(pacts.help_of(game, seat, side)) < FAR:
        return _decline("far")
    if before[seat] * game.seats > BEST or gain[offer[f.O_BY]] <= gain[seat]:
        return _decline("alone")
    return _decline("gain")


def _decline(reason: str) -> int:
    return t.DECLINE + t.REASONS.index(reason)


def agreed(game: TronoDiSpade, seat: int) -> int:
    """The partners with whom a House has agreed on an alliance, as bits: of several, where it gains most; 0 if none."""
    found = [
        offer[f.O_SIDE]
        for offer in game.offers
        if offer[f.O_SIDE] >> seat & 1 and alliances.is_agreed(game, offer)
    ]
    if len(found) < 2:
        return found[0] & ~(1 << seat) if found else 0
    before = pacts.standing(game)
    best, most = 0, 0.0
    for side in found:
        gain = pacts.gains(game, side, before)[seat]
        if gain > most:
            best, most = side, gain
    return best & ~(1 << seat)
