"""How an ordinary player plays Proelio: what a card is worth to him, and what he does by habit in a playout."""

from __future__ import annotations

from typing import Final, final

from ....engine.advice import Dice
from ....engine.questions import KIND
from ..rules import defence
from ..rules import tables as t
from ..rules.defence import MISSING
from ..rules.state import MEANINGS, Proelio

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
    return HABITS[game.stack[-1][KIND]].pick(game, seat, moves, dice)


class Habit:
    """What a player does when he is asked: he draws, steals, uses his Guild; a question may have another habit."""

    def pick(self, game: Proelio, seat: int, moves: list[int], dice: Dice) -> int:
        """The first that is offered."""
        return moves[0]


@final
class AnyOne(Habit):
    """One is as good as another."""

    def pick(self, game: Proelio, seat: int, moves: list[int], dice: Dice) -> int:
        """By lot."""
        return moves[dice.below(len(moves))]


@final
class PartWith(Habit):
    """A card goes: the one he misses least."""

    def pick(self, game: Proelio, seat: int, moves: list[int], dice: Dice) -> int:
        """The cheapest."""
        worth = WORTH[game.strength(seat)]
        best = moves[0]
        for move in moves:
            if worth[(move - t.ATTACK) % t.KINDS] < worth[(best - t.ATTACK) % t.KINDS]:
                best = move
        return best


@final
class Choose(Habit):
    """A card comes, or goes to a friend: the one he likes best."""

    def pick(self, game: Proelio, seat: int, moves: list[int], dice: Dice) -> int:
        """The dearest."""
        worth = WORTH[game.strength(seat)]
        best = moves[0]
        for move in moves:
            if move >= t.ATTACK and worth[(move - t.ATTACK) % t.KINDS] > worth[(best - t.ATTACK) % t.KINDS]:
                best = move
        return best


@final
class Help(Habit):
    """The frailest House that is not his own prey: its fall would be another's victory."""

    def pick(self, game: Proelio, seat: int, moves: list[int], dice: Dice) -> int:
        """The neediest."""
        best = moves[0]
        least = 99
        for move in moves:
            other = move - t.HOUSE
            left = len(game.hands[other]) + game.strength(other)
            if other != game.left(seat) and left < least:
                best, least = move, left
        return best


@final
class MakeUp(Habit):
    """A defence that is short: the Guild if it is enough, the walls if the loot would be dear, else loot."""

    def pick(self, game: Proelio, seat: int, moves: list[int], dice: Dice) -> int:
        """By what is missing."""
        missing = game.stack[-1][MISSING]
        if t.GUILD in moves and missing == 1:
            return t.GUILD
        if t.SACRIFICE in moves:
            hand = len(game.hands[seat])
            if missing > hand or (missing >= game.strength(seat) and missing > 1):
                return t.SACRIFICE
        return t.PAY


@final
class Defend(Habit):
    """Protezione against gold; against black about as much as may come."""

    def pick(self, game: Proelio, seat: int, moves: list[int], dice: Dice) -> int:
        """One card more, or enough."""
        attacker = game.right(seat)
        golden = t.back_of(game.attacks[attacker]) == t.IMPERIAL
        if game.deployed and t.PROTEZIONE in game.deployed:
            return t.DONE
        if t.DEPLOY + t.PROTEZIONE in moves and (golden or dice.below(8) == 0):
            return t.DEPLOY + t.PROTEZIONE
        if golden and dice.below(2) == 0:
            return t.DONE
        wanted = int(dice.below(game.reaches[attacker] + 1))
        if defence.total(game) >= wanted:
            return t.DONE
        return moves[dice.below(len(moves) - 1)]  # any but done, which is the last


@final
class Act(Habit):
    """Build when one can, attack the weak, else draw."""

    def pick(self, game: Proelio, seat: int, moves: list[int], dice: Dice) -> int:
        """By lot, weighed."""
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


def _by_kind(known: dict[int, Habit]) -> list[Habit]:
    return [known.get(kind, Habit()) for kind in range(len(MEANINGS))]


HABITS: Final = _by_kind(
    {
        t.ON_ACTION: Act(),
        t.ON_DEFENCE: Defend(),
        t.ON_SHORT: MakeUp(),
        t.ON_LOOT: PartWith(),
        t.ON_LIMIT: PartWith(),
        t.ON_PRICE: PartWith(),
        t.ON_BARDS: PartWith(),
        t.ON_KEEP: Choose(),
        t.ON_TRADE: Choose(),
        t.ON_SUPPORT: Choose(),
        t.ON_ALLY: Help(),
        t.ON_LOOK: AnyOne(),
    }
)
"""What a player does by habit when he is asked, by the kind of question."""


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
