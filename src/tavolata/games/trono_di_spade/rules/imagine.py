"""Worlds that look the same to a seat: everything hidden from it drawn anew (TS-26).

Nothing is read but what the seat can see, so that worlds that look alike are imagined alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import alliances, objectives, planning, strength, westeros
from . import frames as f
from . import tables as t

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
    kind = twin.stack[-1][0]
    for other in range(twin.seats):
        if other != seat:
            if kind == f.Q_PLAN:
                _orders(twin, other)
            elif kind == f.Q_BIDS:
                _bid(twin, other)
            elif kind == f.Q_CARDS:
                _card(twin, other)
            elif kind == f.Q_BALLOT:
                _vote(twin, other)
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


def _orders(twin: TronoDiSpade, other: int) -> None:
    """The orders of a House that is ready, any that it could have placed; of one that is not, none."""
    areas = [area for area in range(twin.tables.size) if twin.owner[area] == other]
    for area in areas:
        twin.order[area] = t.NOTHING
    twin.aim[other] = t.NOTHING
    if not twin.sealed >> other & 1:
        return
    twin.rng.shuffle(areas)
    for area in areas:
        tokens = planning.unused(twin, other)
        if not tokens:
            return
        twin.order[area] = tokens[twin.rng.below(len(tokens))]


def _bid(twin: TronoDiSpade, other: int) -> None:
    """A bid that was made, any that could have been."""
    if twin.bids[other] != t.NOTHING and other != westeros.left_out(twin):
        twin.bids[other] = int(twin.rng.below(twin.power[other] + 1))


def _card(twin: TronoDiSpade, other: int) -> None:
    """A house card that was chosen, any of the hand."""
    side = strength.side_of(twin, other)
    if side == t.NOBODY or twin.fight[f.F_CARDS + side] == t.NOTHING:
        return
    hand = [card for card in range(7) if twin.hand[other] >> card & 1]
    twin.fight[f.F_CARDS + side] = hand[twin.rng.below(len(hand))]


def _vote(twin: TronoDiSpade, other: int) -> None:
    """A vote that was cast, any that could have been; of one that was not, nothing."""
    twin.ballots[other] = 0
    if twin.ally[other] or not twin.sealed >> other & 1:
        return
    partners = [seat for seat in alliances.free(twin) if seat != other]
    twin.rng.shuffle(partners)
    most = min(alliances.most_partners(twin), len(partners))
    for seat in partners[: twin.rng.below(most + 1)]:
        twin.ballots[other] |= 1 << seat


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
