"""What conditions count, secret tasks (CT-17), the end and the points (CT-18), the story (CT-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....engine.phrases import Tell
from . import events as say
from . import orders
from .tables import (
    CHAMBER_ZONE,
    CHORES_ZONE,
    FROM_CARDS,
    FROM_CHAMBER,
    FROM_CHORES,
    FROM_INGREDIENTS,
    FROM_KITCHEN,
    FROM_NASTY,
    FROM_SAYS,
    FROM_SECRET,
    LATENESS,
    NASTY_AT_MOST,
    NOTHING,
    OF_CHARACTER,
    OF_ITEM,
    PLAY_ITEMS,
    POINTS_AT_LEAST,
    SAYS_PENALTY,
    SERVE,
    TRACK_AT,
    USE,
    USE_DICE,
    USE_ZONE,
)

if TYPE_CHECKING:
    from .state import CavernTavern

FROM_THE_START: Final = [0, 0, 0]


# -- points -----------------------------------------------------------------------------------------------------------


def score(game: CavernTavern, seat: int, points: int, account: int, tell: Tell) -> None:
    """Points won or lost."""
    game.add_points(seat, points, account)
    say.points(tell, seat, points, account)


def account_of(source: int, zone: int) -> int:
    """Where the points of a zone or a card are written down (CT-18.9)."""
    if source in (OF_ITEM, OF_CHARACTER):
        return FROM_CARDS
    if zone >= CHAMBER_ZONE:
        return FROM_CHAMBER
    return FROM_CHORES if zone >= CHORES_ZONE else FROM_KITCHEN


# -- what was done ----------------------------------------------------------------------------------------------------


def count(game: CavernTavern, seat: int, condition: list[int], start: list[int]) -> int:
    """How much a player has done of what a condition counts, since so many uses, orders and items."""
    kind = condition[0]
    if kind == USE:
        return _count_uses(game, seat, condition, start[0])
    if kind == SERVE:
        return _count_served(game, seat, condition, start[1])
    if kind == PLAY_ITEMS:
        return game.played[seat] - start[2]
    if kind == TRACK_AT:
        return game.skill(seat, condition[2])
    if kind == POINTS_AT_LEAST:
        return game.score(seat)
    return 0


def _count_uses(game: CavernTavern, seat: int, condition: list[int], start: int) -> int:
    areas, zones, distinct, fewest = condition[2], condition[3], condition[4], condition[5]
    seen = 0
    total = 0
    for use in game.uses[seat][start:]:
        zone = use // USE_ZONE % 32
        fits = not areas or use % USE_ZONE & areas
        if fits and (not zones or zones >> zone & 1) and use // USE_DICE >= fewest:
            if not (distinct and seen >> zone & 1):
                total += 1
            seen |= 1 << zone
    return total


def _count_served(game: CavernTavern, seat: int, condition: list[int], start: int) -> int:
    races, distinct, fewest, latest = condition[2], condition[3], condition[4], condition[5]
    cards = game.tables.orders
    seen = 0
    total = 0
    for one in game.served[seat][start:]:
        order, late = one // LATENESS, one % LATENESS
        race = cards.races[order]
        fits = (not races or races >> race & 1) and cards.sizes[order] >= fewest
        if fits and (latest < 0 or late <= latest):
            if not (distinct and seen >> race & 1):
                total += 1
            seen |= 1 << race
    return total


def is_met(game: CavernTavern, seat: int, condition: list[int], start: list[int]) -> bool:
    """Whether a condition that is not paid for holds."""
    if condition[0] == NASTY_AT_MOST:
        return game.nasty[seat] <= condition[1]
    return count(game, seat, condition, start) >= condition[1]


def all_met(game: CavernTavern, seat: int, conditions: list[list[int]]) -> bool:
    """Whether all conditions of an assignment hold (CT-21.1)."""
    return all([is_met(game, seat, condition, FROM_THE_START) for condition in conditions])


def secret_points(game: CavernTavern, seat: int, secret: int) -> int:
    """What a secret task gives: the highest step that was reached (CT-17.3)."""
    goals = game.tables.secrets
    number = count(game, seat, goals.conditions[secret][0], FROM_THE_START)
    points = 0
    for tier in goals.tiers[secret]:
        if number >= tier[0]:
            points = tier[1]
    return points


# -- the end ----------------------------------------------------------------------------------------------------------


def finish(game: CavernTavern, tell: Tell) -> None:
    """The final scoring (CT-18), and everything is shown (CT-22.4)."""
    for seat in range(game.seats):
        score(game, seat, -game.tables.track[game.nasty[seat]], FROM_NASTY, tell)
        if game.open[seat] == NOTHING:
            score(game, seat, sum(game.goods[seat]), FROM_INGREDIENTS, tell)
        else:
            orders.discard(game, game.open[seat], say.board_of(seat), "CT-18.3", tell)
            game.open[seat] = game.meeples[seat] = NOTHING
            game.since[seat] = 0
        score(game, seat, -SAYS_PENALTY * len(game.says[seat]), FROM_SAYS, tell)
        score(game, seat, game.mrs_nasty[seat], FROM_CHAMBER, tell)
        if game.secrets[seat] != NOTHING:
            points = secret_points(game, seat, game.secrets[seat])
            game.add_points(seat, points, FROM_SECRET)
            say.secret_shown(game, tell, seat, points)
    game.over = True
    game.stack = []
    game.fence += 1
    say.end(game, tell)
