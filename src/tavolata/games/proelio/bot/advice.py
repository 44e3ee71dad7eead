"""What bots need to know of Proelio: who is ahead, who is about to fall, how to play a position out."""

from __future__ import annotations

from math import exp
from typing import Final, cast, final
from zlib import crc32

from ....engine.advice import Advice, Dice, outcome
from ....engine.state import State
from ..rules import tables as t
from ..rules.state import Proelio
from . import habits

# What things are worth, in cards. See figures.md for what was tried.
WALL: Final = 1.1
"""A level of a Fortification, for survival."""
FRAILTY: Final = 0.75
"""How fast a House's danger of falling soon sinks with what it has."""
SIEGE: Final = 0.5
WEAR: Final = 0.25
"""How great its danger of falling some day is while Winter is far, and how fast that sinks: sieges wear walls down."""
POINT: Final = 0.75
"""What a point is worth at the very end, in the exponent of the chance to win."""
CARD: Final = 0.2
LEVEL: Final = 0.3
"""What a card's worth and a level mean for the rest of the game, likewise."""
ROUNDS_AHEAD: Final = 10.0
"""When Winter is so many rounds away, points and cards count alike."""
SECOND_DECK: Final = 45.0
"""About as many cards make the deck of Autumn."""
TURN: Final = 0.9
"""What it is worth to be in turn with the Action still to come, in cards."""
HORIZON: Final = 6
"""Decisions of a playout: a round or so. A longer one drowns the small differences between moves in noise."""
BLUFF: Final = 1.1
"""What any black attack costs a target that fears it, besides its value, in cards: greedy itself throws in less."""
RESPITE: Final = 0.35
"""How much of the danger is left while a Plague is in force."""
INSIGHT: Final = 0.6
"""What it is worth to know a card in the hand of a neighbour, in cards."""


@final
class ProelioAdvice(Advice):
    """A House falls when it has neither cards nor walls; if none does, points decide."""

    def __init__(self) -> None:
        super().__init__(horizon=HORIZON, secrets=True, glances=0, trust=0.0)

    def values(self, state: State) -> list[float]:
        """For each seat its chance to win: by the fall of the House on its left, or else by points."""
        if state.over:
            return outcome(state)
        game = cast(Proelio, state)
        cards = [habits.hand_worth(game, seat) for seat in range(game.seats)]
        vigour = [float(len(game.hands[seat])) + WALL * game.strength(seat) for seat in range(game.seats)]
        points = [float(game.points(seat)) for seat in range(game.seats)]
        for seat in range(game.seats):
            cards[seat] += INSIGHT * min(t.HAND, len(game.known[seat][0]) - 1)
        reckon_pending(game, cards, vigour, points)
        late = lateness(game)
        falls = [danger(game, seat, vigour[seat], late) for seat in range(game.seats)]
        weights = [
            exp(
                POINT * late * points[seat]
                + (1.2 - late) * (CARD * cards[seat] + LEVEL * game.strength(seat))
            )
            for seat in range(game.seats)
        ]
        return share_out(game, falls, weights)

    def quiet(self, state: State) -> bool:
        """Not while a decision is being made in parts."""
        game = cast(Proelio, state)
        return game.over or game.stack[-1][0] not in PARTS

    def pick(self, state: State, seat: int, moves: list[int], dice: Dice) -> int:
        """A move that a player might make, by habit."""
        return habits.pick(cast(Proelio, state), seat, moves, dice)

    def sees(self, state: State, seat: int, move: int, other: int) -> bool:
        """What an attack or a card handed over is, only some see."""
        game = cast(Proelio, state)
        kind = game.stack[-1][0]
        if kind in (t.ON_LOOT, t.ON_SUPPORT):
            return other == game.stack[-1][2]
        if kind == t.ON_ACTION and t.ATTACK <= move < t.FORTIFY:
            return t.back_of(move - t.ATTACK) == t.IMPERIAL  # a golden back says nearly all
        return kind != t.ON_KEEP

    def shown(self, state: State, seat: int) -> int:
        """The hand, the discards on top, and how many cards everybody has."""
        game = cast(Proelio, state)
        seen = sorted(game.hands[seat])
        seen.append(game.revealed)
        for pile in game.discards:
            seen.append(len(pile))
            seen.append(pile[-1] if pile else -1)
        for other in range(game.seats):
            seen.append(len(game.hands[other]))
        return crc32(repr(seen).encode())


PARTS: Final = [
    t.ON_DEFENCE,
    t.ON_SHORT,
    t.ON_LOOT,
    t.ON_LIMIT,
    t.ON_PRICE,
    t.ON_KEEP,
    t.ON_TRADE,
    t.ON_ALLY,
    t.ON_LOOK,
    t.ON_PLAGUE,
    t.ON_CRAFT,
    t.ON_SCRIBES,
]
"""Questions in the middle of a decision."""


def reckon_pending(game: Proelio, cards: list[float], vigour: list[float], points: list[float]) -> None:
    """What is certain to come, as if it had come: loot, prices, cards to draw, waiting attacks."""
    for frame in game.stack:
        seat = frame[1]
        if frame[0] == t.ON_SHORT:
            lost = min(float(frame[2]), vigour[seat])
            lose(game, cards, vigour, seat, lost)
            gain(cards, vigour, game.right(seat), 0.7 * lost)
        elif frame[0] == t.ON_LOOT:
            lose(game, cards, vigour, seat, float(frame[3]))
            gain(cards, vigour, frame[2], 0.7 * frame[3])
        elif frame[0] == t.ON_PRICE:
            lose(game, cards, vigour, seat, 1.0)
            points[seat] += 1.0 if frame[5] == t.TO_IMPERIAL else -0.3
        elif frame[0] in (t.ON_OFFER, t.ON_PLAGUE):
            gain(cards, vigour, seat, 1.0)
        elif frame[0] == t.ON_CRAFT:
            gain(cards, vigour, seat, float(frame[2]))
        elif frame[0] == t.ON_SCRIBES:
            gain(cards, vigour, seat, 1.0)
            points[seat] += 1.0
        elif frame[0] == t.ON_ACTION:
            cards[seat] += TURN
    for attacker in range(game.seats):
        kind = game.attacks[attacker]
        if kind >= 0:
            expect_attack(game, attacker, kind, cards, vigour, points)


def expect_attack(
    game: Proelio, attacker: int, kind: int, cards: list[float], vigour: list[float], points: list[float]
) -> None:
    """What a waiting attack will cost its target, and bring its owner, about."""
    target = game.left(attacker)
    if kind == t.POLVERE:
        walls = float(game.strength(target))
        points[target] -= 0.8 * walls
        lose(game, cards, vigour, target, 0.9 * walls + 0.5)
    elif kind == t.INFILTRAZIONE:
        lose(game, cards, vigour, target, 0.8)
        gain(cards, vigour, attacker, 0.8)
    else:
        force = float(game.tables.values[kind])
        points[target] -= 0.12 * force if game.strength(target) else 0.0
        lose(game, cards, vigour, target, BLUFF + 0.7 * force)
        gain(cards, vigour, attacker, 0.3 * force)


def lose(game: Proelio, cards: list[float], vigour: list[float], seat: int, number: float) -> None:
    """So many cards fewer."""
    vigour[seat] -= number
    size = len(game.hands[seat])
    if size:
        cards[seat] -= cards[seat] * min(1.0, 0.8 * number / size)


def gain(cards: list[float], vigour: list[float], seat: int, number: float) -> None:
    """So many cards more."""
    vigour[seat] += number
    cards[seat] += 0.8 * number


def danger(game: Proelio, seat: int, vigour: float, late: float) -> float:
    """The chance that a House is the one that falls, soon or some day, by what it has left."""
    hunter = game.right(seat)
    arms = 0.6 + 0.12 * habits.arms(game, hunter)
    if game.plague != t.NOBODY:
        arms *= RESPITE
    left = max(0.0, vigour)
    return min(0.95, arms * (exp(-FRAILTY * left) + SIEGE * (1.0 - late) * exp(-WEAR * left)))


def lateness(game: Proelio) -> float:
    """From about 0.3 at the start to 1 when Winter is here."""
    left = float(len(game.decks[t.BASE]))
    if game.teams():
        return 0.4
    if game.season == t.SUMMER:
        left += SECOND_DECK
    rounds = left / (0.9 * game.seats)
    return ROUNDS_AHEAD / (ROUNDS_AHEAD + rounds)


def share_out(game: Proelio, falls: list[float], weights: list[float]) -> list[float]:
    """Chances to win from the dangers of the Houses and from what they are worth at the end."""
    seats = game.seats
    standing = 1.0
    for fall in falls:
        standing *= 1.0 - fall
    total_fall = sum(falls)
    values = [0.0] * seats
    for seat in range(seats):
        values[game.right(seat)] += (1.0 - standing) * falls[seat] / total_fall
    total = sum(weights)
    for seat in range(seats):
        values[seat] += standing * weights[seat] / total
    if game.teams():
        return [(values[seat] + values[game.partner(seat)]) / 2.0 for seat in range(seats)]
    return values
