"""Moves as text: ``draw``, ``attack soldati``, ``seat 2``."""

from __future__ import annotations

from typing import Final

from ....engine.moves import Band, Moves
from . import tables as t

MOVES: Final = Moves(
    [
        Band(t.DRAW, "draw"),
        Band(t.TO_IMPERIAL, "imperial"),
        Band(t.EQUITAS, "equitas"),
        Band(t.TRADE, "trade"),
        Band(t.SUPPORT, "support"),
        Band(t.GUILD, "guild"),
        Band(t.NO_GUILD, "no guild"),
        Band(t.DONE, "done"),
        Band(t.SACRIFICE, "sacrifice"),
        Band(t.PAY, "pay"),
        Band(t.STEAL, "steal"),
        Band(t.LEAVE, "leave"),
        Band(t.END_TALK, "end talk"),
        Band(t.ATTACK, "attack", t.NAMES),
        Band(t.FORTIFY, "fortify", t.NAMES),
        Band(t.PLAY, "play", t.NAMES),
        Band(t.DEPLOY, "deploy", t.NAMES),
        Band(t.GIVE, "give", t.NAMES),
        Band(t.DISCARD, "discard", t.NAMES),
        Band(t.TAKE, "take", t.NAMES),
        Band(t.HOUSE, "seat", [str(seat + 1) for seat in range(t.MOST_SEATS)]),
    ]
)
