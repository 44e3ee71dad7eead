"""Worlds that look the same to a seat: everything hidden from it drawn anew (TS-26).

Nothing is read but what the seat can see, so that worlds that look alike are imagined alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import frames as f
from . import objectives, strength
from . import tables as t
from .questions import Together

if TYPE_CHECKING:
    from .state import TronoDiSpade


def imagine(twin: TronoDiSpade, seat: int) -> None:
    """Draw all that is hidden from a seat anew, in a copy of the state whose chance is already another."""
    for deck in range(3):
        twin.decks[deck] = sorted(twin.decks[deck])
        twin.rng.shuffle(twin.decks[deck])
    _wildlings(twin, seat)
    objectives.imagine(twin, seat)
    if twin.over:
        return
    question = twin.question()
    if isinstance(question, Together):
        for other in range(twin.seats):
            if other != seat:
                question.imagine(twin, other)
    if twin.fight and twin.fight[f.F_TIDES] != t.NOTHING and not twin.fight[f.F_TIDES_SHOWN]:
        _tides(twin, strength.side_of(twin, seat))


def _wildlings(twin: TronoDiSpade, seat: int) -> None:
    """The wildling cards that a seat does not know change places among themselves."""
    hidden = [place for place in range(len(twin.wild)) if not twin.wild_known[place] >> seat & 1]
    cards = sorted([twin.wild[place] for place in hidden])
    twin.rng.shuffle(cards)
    wild = twin.wild[:]
    for place, card in zip(hidden, cards, strict=True):
        wild[place] = card
    twin.wild = wild


def _tides(twin: TronoDiSpade, own: int) -> None:
    """The tides that a seat has not seen, from those that are left."""
    tides = twin.tables.tides
    left = [tide[4] for tide in tides]
    if own != t.NOBODY:
        left[twin.fight[f.F_TIDES + own]] -= 1
    for side in (0, 1):
        if side == own:
            continue
        cards: list[int] = []
        for tide in range(len(tides)):
            cards += [tide] * left[tide]
        tide = cards[twin.rng.below(len(cards))]
        twin.fight[f.F_TIDES + side] = tide
        left[tide] -= 1
