"""How a player mixes where seats choose at once: orders, bids, house cards, votes."""

from __future__ import annotations

from math import exp
from typing import Final

from . import bot_worth as worth
from . import rules_alliances as alliances
from . import rules_combat as combat
from . import rules_frames as f
from . import rules_planning as planning
from . import rules_strength as strength
from . import tables as t
from .rules import TronoDiSpade

SHARP: Final = 16.0
"""How much likelier an order is that is worth a structure more."""
NEVER: Final = 0.0001
"""What is left for moves that one would not make."""
SWAY: Final = 0.55
"""How much likelier a card is for each point it adds."""


def mixture(game: TronoDiSpade, seat: int, moves: list[int], scores: list[float]) -> list[float]:
    """How likely each of the moves is; ``scores`` say how the Houses stand."""
    kind = game.stack[-1][0]
    if kind == f.Q_PLAN:
        weights = _orders(game, seat, moves)
    elif kind == f.Q_BIDS:
        weights = _bids(game, seat, moves, game.stack[-1][2])
    elif kind == f.Q_CARDS:
        weights = _cards(game, seat, moves)
    else:
        weights = _votes(game, seat, moves, scores)
    total = sum(weights)
    return [weight / total for weight in weights]


def _orders(game: TronoDiSpade, seat: int, moves: list[int]) -> list[float]:
    """Orders by what they are worth in the area that is asked about; the areas come as they come."""
    if len(moves) == 1:
        return [1.0]
    area, lands = planning.target(game, seat), worth.lands(game)
    gains = [
        worth.order(game, seat, area, move - t.TOKEN, lands) if move >= t.TOKEN else -9.0 for move in moves
    ]
    most = max(gains)
    return [max(NEVER, exp(SHARP * (gain - most))) if gain > -9.0 else NEVER for gain in gains]


def _bids(game: TronoDiSpade, seat: int, moves: list[int], what: int) -> list[float]:
    """For a track about a quarter of what one has; against the wildlings one's share of their strength."""
    power = game.power[seat]
    share = (game.stack[-2][2] + game.seats - 1) / game.seats if what == f.FOR_WILDLINGS else power / 4.0
    return [exp(-0.8 * abs(float(move - t.BID) - min(share, float(power)))) + NEVER for move in moves]


def _cards(game: TronoDiSpade, seat: int, moves: list[int]) -> list[float]:
    """Stronger cards are likelier, the more so the closer the combat is."""
    side = strength.side_of(game, seat)
    lead = strength.before_cards(game, side) - strength.before_cards(game, 1 - side)
    close = 1.0 if -4 <= lead <= 3 else 0.3
    tables = game.tables
    weights = []
    for move in moves:
        card = move - t.CARD
        force = tables.strengths[card] + 0.4 * tables.swords[card] + 0.3 * tables.forts[card]
        weights.append(exp(SWAY * close * force))
    return weights


def _votes(game: TronoDiSpade, seat: int, moves: list[int], scores: list[float]) -> list[float]:
    """Whoever is behind joins the next one behind, so that all who think alike name each other."""
    partner = _partner(game, seat, scores)
    weights = []
    for move in moves:
        if move == t.DONE:
            weights.append(6.0)
        elif move == t.PASS:
            weights.append(0.4 if partner != t.NOBODY and not game.ballots[seat] else 1.0)
        else:
            weights.append(4.0 if move - t.HOUSE == _house(game, partner) else 0.05)
    return weights


def _house(game: TronoDiSpade, seat: int) -> int:
    return game.house[seat] if seat != t.NOBODY else -1


def _partner(game: TronoDiSpade, seat: int, scores: list[float]) -> int:
    """The free Houses from the second down, two by two; the leader finds nobody."""
    free = alliances.free(game)
    free.sort(key=lambda other: (-scores[other], other))
    place = free.index(seat)
    mate = place + 1 if place % 2 else place - 1
    return free[mate] if 0 < mate < len(free) and place > 0 else t.NOBODY


def unsealed(game: TronoDiSpade, seat: int) -> TronoDiSpade:
    """The same decision with nothing sealed by the others who choose at once."""
    if game.over or game.stack[-1][1] != t.NOBODY:
        return game
    twin = game.clone()
    kind = game.stack[-1][0]
    for other in range(game.seats):
        if other != seat:
            _unseal(twin, kind, other)
    return twin


def _unseal(twin: TronoDiSpade, kind: int, other: int) -> None:
    """Take back what a House has chosen, as far as that was a choice."""
    if kind == f.Q_PLAN:
        for area in range(twin.tables.size):
            if twin.owner[area] == other:
                twin.order[area] = t.NOTHING
        if not planning.is_complete(twin, other):
            twin.sealed &= ~(1 << other)
    elif kind == f.Q_BIDS:
        below = twin.stack[-2]
        left_out = below[3] if below[0] == f.P_WILDLINGS else t.NOBODY
        if twin.power[other] and other != left_out:
            twin.bids[other] = t.NOTHING
    elif kind == f.Q_BALLOT:
        if not twin.ally[other]:
            twin.ballots[other] = 0
            twin.sealed &= ~(1 << other)
    else:
        side = strength.side_of(twin, other)
        if side != t.NOBODY and len(combat.cards(twin, other)) > 1:
            twin.fight[f.F_CARDS + side] = t.NOTHING
