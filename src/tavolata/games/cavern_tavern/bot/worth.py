"""What a position is worth to a player, in points at the end: what is scored, and what is likely to come of the rest.

All figures are points. They were set by hand and tried out with the arena; see figures.md.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ..rules import scoring
from ..rules.orders import discount, reckoning
from ..rules.placing import can_place
from ..rules.state import CavernTavern
from ..rules.tables import (
    CALLS,
    CELLAR,
    CELLAR_SPACES,
    KINDS,
    NASTY_AT_MOST,
    NOTHING,
    POINTS_AT_LEAST,
    POTION,
    ROUNDS,
    SAYS_PENALTY,
    SERVE,
)
from .cards import boon_worth, held_worth

FRESH: Final = [0.0, 1.85, 3.2, 4.2, 5.0, 5.7, 6.3]
"""What so many of one ingredient are worth while there is time to use them."""
POTION_WORTH: Final = 3.2
SAYS_COST: Final = 7.0
"""What an open Nasty Says costs: paying for it, and the tasks it closes."""
DIE_WORTH: Final = 1.3
FACE_WORTH: Final = 0.11
"""A die that can still be placed, and what each of its pips adds."""
HARVEST: Final = 2.1
"""Ingredients that a player gathers in a round for an order."""
SURE: Final = 0.9
LUCK: Final = 0.05
"""Ingredients for it that a die brings: one that shows a zone where it lies, any other."""
GATHER_COST: Final = 2.3
"""What it costs to get an ingredient that an order needs."""
WAIT_COST: Final = 2.0
"""What it costs to begin a round with an open order: a step down the Nasty track."""
UNSERVED: Final = 1.2
"""How much less an order counts while it is open, so that it is served as soon as it can be."""
DELAY: Final = 0.35
"""How much of a round is lost at least, when there are not dice enough in this one."""
SKILL_WORTH: Final = [0.0, 0.55, 1.2, 2.0, 2.25, 2.6, 3.2, 3.4, 3.7, 4.2]
"""What a space of Kitchen or Chores adds to each task of the kind."""
TASKS_A_ROUND: Final = 0.65
NASTY_A_ROUND: Final = 0.5
"""Steps down the Nasty track that a round brings."""
WHITE_WORTH: Final = 2.5
"""What the white die brings in a round."""
WHITE_GAP: Final = 5.0
"""How many points two players may be apart when it is open who will have fewest at the end of the round."""
CALL_COST: Final = [0.0, 1.2, 0.5]
"""How much the next space that calls is feared, by its distance."""


def worth(game: CavernTavern, seat: int) -> float:
    """A player's points at the end, about."""
    left = rounds_left(game)
    total = float(game.score(seat))
    total += order_worth(game, seat, left)
    total += held_worth(game, seat, left)
    if game.boons and game.turn == seat:
        total += boon_worth(game, seat)
    total += skill_worth(game, seat, left)
    total -= nasty_cost(game, seat, left)
    if game.secrets[seat] != NOTHING:
        total += secret_worth(game, seat, left)
    if game.with_chamber:
        total += chamber_worth(game, seat, left)
    return total


def rounds_left(game: CavernTavern) -> float:
    """Rounds still to come after this one."""
    return float(ROUNDS - game.round)


def share_left(left: float) -> float:
    """From 1 early in the game to 0 at its end: how much of what is gathered can still be used."""
    return min(1.0, 0.25 * left)


def white_chances(game: CavernTavern) -> list[float]:
    """How likely each player is to get the white die for the next round: it goes to whoever has fewest points.

    An order that can be served counts as served: to leave it open for the die would cost more than the die brings.
    """
    if game.round >= ROUNDS:
        return [0.0] * game.seats
    scores = [float(game.score(seat)) + ready_points(game, seat) for seat in range(game.seats)]
    fewest = min(scores)
    weights = [exp((fewest - score) / WHITE_GAP) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def ready_points(game: CavernTavern, seat: int) -> float:
    """What the open order gives, if nothing is missing for it that the player's dice do not show."""
    order = game.open[seat]
    if order == NOTHING:
        return 0.0
    missing = max(0, missing_for(game, seat, order) - game.goods[seat][POTION])
    if missing and missing > matches(game, seat, game.tables.orders.needs[order]):
        return 0.0
    return float(game.tables.orders.points[order][game.round - game.since[seat]])


# -- orders and ingredients -------------------------------------------------------------------------------------------


def order_worth(game: CavernTavern, seat: int, left: float) -> float:
    """The open order, the ingredients and the dice.

    What the order needs counts through it, other ingredients for later orders; dice that can fetch what is missing
    count through it too, the others by themselves.
    """
    order = game.open[seat]
    goods = game.goods[seat]
    ready = share_left(left)
    potions = goods[POTION]
    total = 0.0
    matched = 0
    if order == NOTHING:
        for kind in range(KINDS):
            total += spare_worth(goods[kind], ready)
    else:
        needs = game.tables.orders.needs[order]
        for kind in range(KINDS):
            if goods[kind] > needs[kind]:
                total += spare_worth(goods[kind] - needs[kind], ready)
        missing = missing_for(game, seat, order)
        covered = min(potions, missing)
        potions -= covered
        missing -= covered
        if missing:
            matched = min(matches(game, seat, needs), missing)
            total += open_worth(game, seat, order, missing, matched, left)
        else:
            total += complete_worth(game, seat, order)
    total += (1.0 + (POTION_WORTH - 1.0) * ready) * float(potions)
    return total + dice_worth(game, seat, matched)


def missing_for(game: CavernTavern, seat: int, order: int) -> int:
    """How many ingredients an order still needs, potions aside; what a card makes up for is taken off if it helps."""
    needs, goods = game.tables.orders.needs[order], game.goods[seat]
    missing = 0
    for kind in range(KINDS):
        if needs[kind] > goods[kind]:
            missing += needs[kind] - goods[kind]
    if missing and game.boons and game.turn == seat and missing <= goods[POTION] + discount(game):
        return max(0, missing - discount(game))
    return missing


def matches(game: CavernTavern, seat: int, needs: list[int]) -> int:
    """How many missing ingredients lie in a zone that a die of the player shows."""
    dice, goods = game.dice[seat], game.goods[seat]
    spaces = CELLAR_SPACES[game.seats]
    total = 0
    last = 0
    for place in range(len(dice)):
        face = dice[place]
        if face == last:
            continue
        last = face
        free = spaces - len(game.laid[face - 1])
        if free <= 0:
            continue
        wanted = 0
        for kind in CELLAR[face - 1]:
            if needs[kind] > goods[kind]:
                wanted += min(needs[kind] - goods[kind], game.piles[kind])
        total += min(wanted, min(free, dice.count(face)))
    return total


def spare_worth(number: int, ready: float) -> float:
    """So many ingredients of a kind that no open order needs; at the end one point each."""
    usual = FRESH[number] if number < len(FRESH) else FRESH[-1]
    return usual * ready + float(number) * (1.0 - ready)


def complete_worth(game: CavernTavern, seat: int, order: int) -> float:
    """What an order gives that can be served."""
    if game.turn == seat:
        return float(reckoning(game, seat)[1]) - UNSERVED
    orders = game.tables.orders
    return float(orders.points[order][game.round - game.since[seat]]) - UNSERVED


def open_worth(game: CavernTavern, seat: int, order: int, missing: int, matched: int, left: float) -> float:
    """What an open order will give, by how much is missing and how long that will take."""
    orders = game.tables.orders
    late = float(game.round - game.since[seat])
    others = float(len(game.dice[seat]) - matched)
    need = max(0.0, float(missing) - SURE * float(matched) - LUCK * others)
    wait = need / HARVEST
    if need > 0.5:
        wait += DELAY
    if wait > left + 0.5:  # it will lie open at the end, and the ingredients count nothing
        return -1.0
    points = interpolated(orders.points[order], float(orders.penalties[order]), late + wait)
    return points - UNSERVED - GATHER_COST * need - WAIT_COST * wait


def interpolated(points: list[int], penalty: float, late: float) -> float:
    """Points of an order by lateness, between the columns."""
    column = int(late)
    part = late - float(column)
    here = float(points[column]) if column < len(points) else -penalty
    after = float(points[column + 1]) if column + 1 < len(points) else -0.4 * penalty
    return here * (1.0 - part) + after * part


# -- tracks, dice, tasks ----------------------------------------------------------------------------------------------


def skill_worth(game: CavernTavern, seat: int, left: float) -> float:
    """The tracks: more points for each task to come, the better one counting most."""
    kitchen, chores = SKILL_WORTH[game.kitchen[seat]], SKILL_WORTH[game.chores[seat]]
    best, other = max(kitchen, chores), min(kitchen, chores)
    return TASKS_A_ROUND * left * (best + 0.45 * other)


def nasty_cost(game: CavernTavern, seat: int, left: float) -> float:
    """Points lost on the Nasty track as it will stand, calls to come, and open Nasty Says."""
    track = game.tables.track
    here = game.nasty[seat]
    ahead = min(float(len(track) - 1), float(here) + NASTY_A_ROUND * left)
    space = int(ahead)
    part = ahead - float(space)
    after = track[min(space + 1, len(track) - 1)]
    cost = float(track[space]) * (1.0 - part) + float(after) * part
    if left > 0.0:
        for space in CALLS:
            if space > here and space - here < len(CALL_COST) and not game.called[seat] >> space & 1:
                cost += CALL_COST[space - here]
    held = float(len(game.says[seat]))
    return cost + held * (SAYS_COST if left > 0.0 else 0.5 * (SAYS_COST + float(SAYS_PENALTY)))


def dice_worth(game: CavernTavern, seat: int, matched: int) -> float:
    """Dice that can still be placed this round, but for so many that are counted already."""
    if matched >= len(game.dice[seat]) or not can_place(game, seat):
        return 0.0
    total = 0.0
    for face in game.dice[seat]:
        total += DIE_WORTH + FACE_WORTH * float(face)
    return total * float(len(game.dice[seat]) - matched) / float(len(game.dice[seat]))


def secret_worth(game: CavernTavern, seat: int, left: float) -> float:
    """The secret task: the step reached, and part of the next."""
    card = game.secrets[seat]
    goals = game.tables.secrets
    number = scoring.count(game, seat, goals.conditions[card][0], scoring.FROM_THE_START)
    reached = 0.0
    before = 0
    for tier in goals.tiers[card]:
        if number >= tier[0]:
            reached, before = float(tier[1]), tier[0]
        else:
            part = float(number - before) / float(tier[0] - before)
            return reached + part * (float(tier[1]) - reached) * (0.3 + 0.05 * left)
    return reached


def chamber_worth(game: CavernTavern, seat: int, left: float) -> float:
    """Tokens, and tasks on the own board."""
    ready = share_left(left)
    total = (1.0 + 0.6 * ready) * float(game.mrs_nasty[seat]) + 0.9 * ready * float(game.modifiers[seat])
    for kind in range(KINDS):
        drinks = game.drinks[seat][kind]
        if drinks:
            total += float(drinks) * (1.4 if game.goods[seat][kind] else 0.7)
    for task in game.own[seat]:
        total += 0.06 * float(game.tables.tasks.totals[task]) * left
    return total


# -- the story --------------------------------------------------------------------------------------------------------


def story_progress(game: CavernTavern) -> list[float]:
    """How far each condition of the assignment has come, from 0 to 1 and a little beyond."""
    found = []
    left = rounds_left(game)
    for condition in game.tables.assignments.conditions[game.assignment]:
        if condition[0] == NASTY_AT_MOST:
            ahead = float(game.nasty[0]) + NASTY_A_ROUND * left
            found.append(1.2 - 0.15 * max(0.0, ahead - float(condition[1])))
            continue
        number = float(scoring.count(game, 0, condition, scoring.FROM_THE_START))
        if condition[0] == POINTS_AT_LEAST:
            number = worth(game, 0) + 7.0 * left
        elif condition[0] == SERVE:
            number += order_progress(game, condition)
        found.append(min(1.15, number / float(max(1, condition[1]))))
    return found


def order_progress(game: CavernTavern, condition: list[int]) -> float:
    """What the open order counts towards a condition on orders: the more of it is there, the more."""
    order = game.open[0]
    if order == NOTHING:
        return 0.0
    orders = game.tables.orders
    races, least = condition[2], condition[4]
    if (races and not races >> orders.races[order] & 1) or orders.sizes[order] < least:
        return 0.0
    missing = 0
    for kind in range(KINDS):
        missing += max(0, orders.needs[order][kind] - game.goods[0][kind])
    return 0.25 + 0.55 * (1.0 - float(missing) / float(orders.sizes[order]))
