"""How an ordinary player plays Proelio: what a card is worth to him, and what he does by habit in a playout."""

from __future__ import annotations

from typing import Final

from ....engine.advice import Dice
from ..rules import tables as t
from ..rules.state import Proelio

WORTH: Final = [
    [1.6, 0.8, 0.6, 0.9, 0.4, 0.8, 0.9, 0.6, 0.5, 0.8, 0.9, 0.6, 0.5, 1.5, 0.4, 1.0, 0.3, 0.4],
    [0.9, 1.8, 0.8, 0.9, 0.4, 0.8, 0.7, 1.1, 0.6, 0.8, 0.9, 0.6, 0.6, 1.5, 0.5, 1.0, 0.3, 0.4],
    [0.8, 1.2, 2.0, 0.9, 0.4, 0.8, 0.6, 1.1, 1.5, 0.8, 0.9, 0.6, 0.7, 1.5, 0.7, 1.0, 0.3, 0.4],
    [0.8, 1.2, 1.6, 0.9, 0.4, 0.8, 0.6, 1.1, 1.5, 0.8, 0.9, 0.6, 0.5, 1.5, 1.3, 1.0, 0.3, 0.4],
    [0.8, 1.2, 1.6, 0.9, 0.4, 0.8, 0.6, 1.1, 1.5, 0.8, 0.9, 0.6, 0.7, 1.5, 1.3, 1.0, 0.3, 0.4],
]
"""What each kind of card is worth in a hand, by the value of the Fortification; in usual cards."""


def hand_worth(game: Proelio, seat: int) -> float:
    """What a hand is worth: of more than five cards only the best five stay."""
    worth = WORTH[game.strength(seat)]
    hand = game.hands[seat]
    total = 0.0
    least = 9.0
    for kind in hand:
        total += worth[kind]
        least = min(least, worth[kind])
    if len(hand) > t.HAND:
        total -= (len(hand) - t.HAND) * least
    return total


def arms(game: Proelio, seat: int) -> float:
    """How much attack a hand holds that can be used."""
    reach = game.strength(seat) + 1
    total = 0.0
    for kind in game.hands[seat]:
        if game.tables.types[kind] == t.ATTACKS:
            value = game.tables.values[kind]
            if kind == t.POLVERE:
                total += 3.0
            elif value <= reach:
                total += float(value) if value else 0.7
    return total


# -- habits of a playout ----------------------------------------------------------------------------------------------


def pick(game: Proelio, seat: int, moves: list[int], dice: Dice) -> int:
    """A move that a player might make."""
    if len(moves) == 1:
        return moves[0]
    kind = game.stack[-1][0]
    if kind == t.ON_ACTION:
        return pick_action(game, seat, moves, dice)
    if kind == t.ON_DEFENCE:
        return pick_defence(game, seat, moves, dice)
    if kind in (t.ON_LOOT, t.ON_LIMIT, t.ON_PRICE, t.ON_BARDS):
        return cheapest(game, seat, moves)
    if kind == t.ON_SHORT:
        return pick_way_out(game, seat, moves)
    if kind in (t.ON_KEEP, t.ON_TRADE, t.ON_SUPPORT):
        return dearest(game, seat, moves)
    if kind == t.ON_ALLY:
        return neediest(game, seat, moves)
    if kind == t.ON_LOOK:
        return moves[dice.below(len(moves))]
    return moves[0]  # draw, steal, use the Guild


def cheapest(game: Proelio, seat: int, moves: list[int]) -> int:
    """The card one misses least."""
    worth = WORTH[game.strength(seat)]
    best = moves[0]
    for move in moves:
        if worth[(move - t.ATTACK) % t.KINDS] < worth[(best - t.ATTACK) % t.KINDS]:
            best = move
    return best


def dearest(game: Proelio, seat: int, moves: list[int]) -> int:
    """The card one likes best."""
    worth = WORTH[game.strength(seat)]
    best = moves[0]
    for move in moves:
        if move >= t.ATTACK and worth[(move - t.ATTACK) % t.KINDS] > worth[(best - t.ATTACK) % t.KINDS]:
            best = move
    return best


def neediest(game: Proelio, seat: int, moves: list[int]) -> int:
    """The frailest House that is not one's own prey: its fall would be another's victory."""
    best = moves[0]
    least = 99
    for move in moves:
        other = move - t.HOUSE
        left = len(game.hands[other]) + game.strength(other)
        if other != game.left(seat) and left < least:
            best, least = move, left
    return best


def pick_way_out(game: Proelio, seat: int, moves: list[int]) -> int:
    """The Guild if it is enough, the walls if the loot would be dear, else loot."""
    missing = game.stack[-1][2]
    if t.GUILD in moves and missing == 1:
        return t.GUILD
    if t.SACRIFICE in moves:
        hand = len(game.hands[seat])
        if missing > hand or (missing >= game.strength(seat) and missing > 1):
            return t.SACRIFICE
    return t.PAY


def pick_defence(game: Proelio, seat: int, moves: list[int], dice: Dice) -> int:
    """Protezione against gold; against black about as much as may come."""
    attacker = game.right(seat)
    golden = t.back_of(game.attacks[attacker]) == t.IMPERIAL
    if game.deployed and t.PROTEZIONE in game.deployed:
        return t.DONE
    if t.DEPLOY + t.PROTEZIONE in moves and (golden or dice.below(8) == 0):
        return t.DEPLOY + t.PROTEZIONE
    if golden and dice.below(2) == 0:
        return t.DONE
    total = 0
    for kind in game.deployed:
        total += game.tables.values[kind]
    wanted = int(dice.below(game.reaches[attacker] + 1))
    if total >= wanted or len(moves) == 1:
        return t.DONE
    last = len(moves) - 1
    return moves[dice.below(last)]


def pick_action(game: Proelio, seat: int, moves: list[int], dice: Dice) -> int:
    """Build when one can, attack the weak, else draw."""
    total = 0
    weights = []
    for move in moves:
        weight = eagerness(game, seat, move)
        total += weight
        weights.append(weight)
    number = int(dice.below(total))
    place = 0
    while number >= weights[place]:
        number -= weights[place]
        place += 1
    return moves[place]


def eagerness(game: Proelio, seat: int, move: int) -> int:
    """How likely one is to do something, in parts."""
    hand = len(game.hands[seat])
    if move == t.DRAW:
        return 12 if hand < t.HAND else 4
    if move == t.TO_IMPERIAL:
        return 5 if hand >= 4 else 1
    if move < t.ATTACK:
        return 30 if move in (t.EQUITAS, t.GUILD) else 1
    if move < t.FORTIFY:
        prey = game.left(seat)
        weak = len(game.hands[prey]) + game.strength(prey) <= 3
        value = game.tables.values[move - t.ATTACK]
        return (12 if weak else 5) + 2 * value if hand > 1 else 2
    if move < t.PLAY:
        return 40
    kind = move - t.PLAY
    if kind in (t.RISORSE, t.RISORSE_IMPERIALI):
        return 24 if hand < t.HAND else 10
    return 3
