"""Moves as text: ``winterfell``, ``order march``, ``bid 3``; the same in every position."""

from __future__ import annotations

from ....engine.moves import Band, Moves
from . import tables as t


def moves(areas: list[str], cards: list[str], objectives: list[str]) -> Moves:
    """All moves with the names of a pack; codes beyond its areas and objectives read like numbers."""
    none = [f"area {code}" for code in range(len(areas), t.UNIT)]
    left = [str(number) for number in range(len(objectives), t.ENTER - t.OBJECTIVE)]
    parties = [" ".join([t.HOUSES[house] for house in party]) for party in t.PARTIES]
    bands = [
        Band(t.AREA, "", [*areas, *none]),
        Band(t.UNIT, "", t.UNITS),
        Band(t.UPGRADE, "upgrade", t.UNITS[t.KNIGHT : t.SHIP]),
        Band(t.TOKEN, "order", t.TOKENS),
        Band(t.CARD, "card", cards),
        Band(t.BID, "bid", [str(number) for number in range(t.TRACK - t.BID)]),
        Band(t.TRACK, "track", t.TRACKS),
        Band(t.HOUSE, "house", t.HOUSES),
        Band(t.CAPTURE, "take", [str(number) for number in range(t.EFFECT - t.CAPTURE)]),
        Band(t.EFFECT, "choose", t.EFFECTS[: t.CHOICES]),
        Band(t.DONE, "", t.WORDS),
        Band(t.OBJECTIVE, "objective", [*objectives, *left]),
        Band(t.ENTER, "", t.MANNERS),
        Band(t.PROPOSE, "propose", parties),
        Band(t.DECLINE, "decline", t.REASONS),
    ]
    return Moves(bands, _in_any_order())


def _in_any_order() -> dict[str, int]:
    """Houses to whom an alliance is proposed may be named in any order."""
    also: dict[str, int] = {}
    for place, party in enumerate(t.PARTIES):
        backwards = [t.HOUSES[house] for house in reversed(party)]
        also[" ".join(["propose", *backwards])] = t.PROPOSE + place
    return also
