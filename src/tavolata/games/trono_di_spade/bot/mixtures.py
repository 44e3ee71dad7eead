"""How a player mixes where seats choose at once: orders, bids, house cards, votes."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from ....engine.questions import KIND, SEAT, TOGETHER
from ..rules import frames as f
from ..rules import planning, strength, westeros
from ..rules import tables as t
from ..rules.state import TronoDiSpade
from . import orders, pacts, talk
from .worth import Outlook

SHARP: Final = 16.0
"""How much likelier an order is that is worth a structure more."""
MARGIN: Final = 0.05
"""How much better an order must look than the planned one to be as likely."""
NEVER: Final = 0.0001
"""What is left for moves that one would not make."""
SWAY: Final = 0.55
"""How much likelier a card is for each point it adds."""


def mixture(game: TronoDiSpade, seat: int, moves: list[int]) -> list[float]:
    """How likely each of the moves is."""
    weigh = WEIGHTS.get(game.stack[-1][KIND])
    # another world may have led to another question where one would have chosen at once
    weights = [1.0] * len(moves) if weigh is None else weigh(game, seat, moves)
    total = sum(weights)
    return [weight / total for weight in weights]


def _orders(game: TronoDiSpade, seat: int, moves: list[int]) -> list[float]:
    """Orders by what they are worth in the area that is asked about; tokens better used elsewhere are kept."""
    if len(moves) == 1:
        return [1.0]
    area = planning.target(game, seat)
    best = plan(game, seat).get(area, t.NOTHING)
    look = outlook(game, seat)
    tokens = [move - t.TOKEN for move in moves if move >= t.TOKEN]
    gains = {token: orders.gain(game, look, seat, area, token) for token in tokens}
    most = gains.get(best, 0.0)
    weights = []
    for move in moves:
        token = move - t.TOKEN
        if move < t.TOKEN:
            weights.append(NEVER)
        elif token == best:
            weights.append(1.0)
        else:
            weights.append(max(NEVER, 0.5 * exp(SHARP * min(0.0, gains[token] - most - MARGIN))))
    return weights


def outlook(game: TronoDiSpade, seat: int) -> Outlook:
    """What a House is after with the orders it has already placed."""
    look = Outlook(game)
    for area in range(game.tables.size):
        if game.owner[area] == seat and 0 <= game.order[area] <= t.MARCH_STAR:
            orders.best_march(game, look, seat, area, t.MODIFIER[game.order[area]])
            look.claim(seat)
    return look


def plan(game: TronoDiSpade, seat: int) -> dict[int, int]:
    """An order for each area of a House that has none: the token that brings most comes first to where it does so."""
    look = outlook(game, seat)
    tokens = planning.unused(game, seat)
    copies = [t.COPIES[kind] for kind in range(t.TOKEN_KINDS)]
    for area in range(game.tables.size):
        if game.owner[area] == seat and game.order[area] >= 0:
            copies[game.order[area]] -= 1
    room = planning.stars(game, seat) - planning.specials(game, seat)
    areas = planning.bare(game, seat)
    gains = [_row(game, look, seat, area, tokens) for area in areas]
    chosen: dict[int, int] = {}
    while len(chosen) < len(areas):
        free = [token for token in tokens if copies[token] and (room > 0 or not t.STAR[token])]
        if not free:
            break
        place, token = _next(areas, gains, chosen, tokens, free)
        area = areas[place]
        chosen[area] = token
        copies[token] -= 1
        room -= t.STAR[token]
        if token <= t.MARCH_STAR:
            orders.best_march(game, look, seat, area, t.MODIFIER[token])
            if look.goal != t.NOTHING:
                look.claim(seat)
                _reckon_anew(game, look, seat, areas, gains, chosen, tokens)
    return chosen


def _row(game: TronoDiSpade, look: Outlook, seat: int, area: int, tokens: list[int]) -> list[float]:
    return [orders.gain(game, look, seat, area, token) for token in tokens]


def _next(
    areas: list[int], gains: list[list[float]], chosen: dict[int, int], tokens: list[int], free: list[int]
) -> tuple[int, int]:
    """The area that would lose most if it did not get its best token now, with that token."""
    best_place, best_token, most = 0, free[0], -9.0
    for place in range(len(areas)):
        if areas[place] in chosen:
            continue
        first = second = -9.0
        token = free[0]
        for index in range(len(tokens)):
            if tokens[index] in free:
                gain = gains[place][index]
                if gain > first:
                    first, second, token = gain, first, tokens[index]
                elif gain > second:
                    second = gain
        loss = first - max(second, 0.0) + 0.3 * first
        if loss > most:
            best_place, best_token, most = place, token, loss
    return best_place, best_token


def _reckon_anew(
    game: TronoDiSpade,
    look: Outlook,
    seat: int,
    areas: list[int],
    gains: list[list[float]],
    chosen: dict[int, int],
    tokens: list[int],
) -> None:
    """A goal is taken: what marches from other areas bring may have changed."""
    for place in range(len(areas)):
        if areas[place] not in chosen:
            for index in range(len(tokens)):
                if tokens[index] <= t.MARCH_STAR:
                    gains[place][index] = orders.gain(game, look, seat, areas[place], tokens[index])


def _bids(game: TronoDiSpade, seat: int, moves: list[int]) -> list[float]:
    """For a track about a quarter of what one has; against the wildlings one's share of their strength."""
    power = game.power[seat]
    share = power / 4.0
    if game.stack[-1][westeros.WHAT] == f.FOR_WILDLINGS:
        _, _, wildlings, _, _ = game.stack[-2]
        share = (wildlings + game.seats - 1) / game.seats
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


def _votes(game: TronoDiSpade, seat: int, moves: list[int]) -> list[float]:
    """A House names the allies that are good for it and for whom it is good; now and then it changes its mind."""
    wanted = talk.agreed(game, seat) or pacts.partners(game, seat)
    named = game.ballots[seat]
    weights = []
    for move in moves:
        if move == t.DONE:
            weights.append(8.0 if named == wanted else 0.2)
        elif move == t.PASS:
            weights.append(0.3 if wanted else 2.0)
        else:
            weights.append(6.0 if wanted & ~named & 1 << game.seat_of(move - t.HOUSE) else 0.03)
    return weights


def unsealed(game: TronoDiSpade, seat: int) -> TronoDiSpade:
    """The same decision with nothing sealed by the others who choose at once."""
    if game.over or game.stack[-1][SEAT] != TOGETHER:
        return game
    twin = game.clone()
    take_back = CHOICES[game.stack[-1][KIND]]
    for other in range(game.seats):
        if other != seat:
            take_back(twin, other)
    return twin


# -- what a House has chosen unseen is taken back, as far as that was a choice ----------------------------------------


def _no_orders(twin: TronoDiSpade, other: int) -> None:
    for area in range(twin.tables.size):
        if twin.owner[area] == other:
            twin.order[area] = t.NOTHING
    if not planning.is_complete(twin, other):
        twin.sealed &= ~(1 << other)


def _no_bid(twin: TronoDiSpade, other: int) -> None:
    if twin.power[other] and other != westeros.left_out(twin):
        twin.bids[other] = t.NOTHING


def _no_card(twin: TronoDiSpade, other: int) -> None:
    side = strength.side_of(twin, other)
    if side != t.NOBODY and twin.hand[other].bit_count() > 1:
        twin.fight[f.F_CARDS + side] = t.NOTHING


def _no_vote(twin: TronoDiSpade, other: int) -> None:
    if not twin.ally[other]:
        twin.ballots[other] = 0
        twin.sealed &= ~(1 << other)


WEIGHTS: Final[dict[int, Callable[[TronoDiSpade, int, list[int]], list[float]]]] = {
    f.Q_PLAN: _orders,
    f.Q_BIDS: _bids,
    f.Q_CARDS: _cards,
    f.Q_BALLOT: _votes,
}
"""How likely the answers are, by question."""
CHOICES: Final[dict[int, Callable[[TronoDiSpade, int], None]]] = {
    f.Q_PLAN: _no_orders,
    f.Q_BIDS: _no_bid,
    f.Q_CARDS: _no_card,
    f.Q_BALLOT: _no_vote,
}
"""How they are taken back."""
