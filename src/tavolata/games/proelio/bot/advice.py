"""What bots need to know of Proelio: who is ahead, who is about to fall, how to play a position out."""

from __future__ import annotations

from math import exp
from typing import Final, final
from zlib import crc32

from ....engine.advice import Advice, Dice, outcome
from ....engine.questions import KIND
from ....engine.state import State
from ..rules import tables as t
from ..rules.questions import OTHER
from ..rules.state import Proelio, game_of
from . import habits
from .outlook import Outlook

# What things are worth, in cards. See figures.md for what was tried.
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
HORIZON: Final = 6
"""Decisions of a playout: a round or so. A longer one drowns the small differences between moves in noise."""
RESPITE: Final = 0.35
"""How much of the danger is left while a Plague is in force."""


@final
class ProelioAdvice(Advice):
    """A House falls when it has neither cards nor walls; if none does, points decide."""

    def __init__(self) -> None:
        super().__init__(horizon=HORIZON, secrets=True, glances=0, trust=0.0)

    def values(self, state: State) -> list[float]:
        """For each seat its chance to win: by the fall of the House on its left, or else by points."""
        if state.over:
            return outcome(state)
        game = game_of(state)
        outlook = Outlook(game)
        late = lateness(game)
        falls = [danger(game, seat, outlook.vigour[seat], late) for seat in range(game.seats)]
        weights = [
            exp(
                POINT * late * outlook.points[seat]
                + (1.2 - late) * (CARD * outlook.cards[seat] + LEVEL * game.strength(seat))
            )
            for seat in range(game.seats)
        ]
        return share_out(game, falls, weights)

    def quiet(self, state: State) -> bool:
        """Not while a decision is being made in parts."""
        game = game_of(state)
        return game.over or game.stack[-1][KIND] not in PARTS

    def pick(self, state: State, seat: int, moves: list[int], dice: Dice) -> int:
        """A move that a player might make, by habit."""
        return habits.pick(game_of(state), seat, moves, dice)

    def sees(self, state: State, seat: int, move: int, other: int) -> bool:
        """What an attack or a card handed over is, only some see."""
        game = game_of(state)
        frame = game.stack[-1]
        kind = frame[KIND]
        if kind in (t.ON_LOOT, t.ON_SUPPORT):
            return other == frame[OTHER]
        if kind == t.ON_ACTION and t.ATTACK <= move < t.FORTIFY:
            return t.back_of(move - t.ATTACK) == t.IMPERIAL  # a golden back says nearly all
        return kind != t.ON_KEEP

    def shown(self, state: State, seat: int) -> int:
        """The hand, the discards on top, and how many cards everybody has."""
        game = game_of(state)
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
