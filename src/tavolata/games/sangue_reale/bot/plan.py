"""How players plan: what each of the six actions may bring, and how two who know that mix their secret choices."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from ..rules import tables as t
from ..rules.tables import FACES, ROUNDS_A_TURN, SEATS
from . import worth

if TYPE_CHECKING:
    from ..rules.state import SangueReale

DOUBT: Final = 0.55
"""How far apart, in points, plans may look that are nearly as good as each other: good play mixes."""
ANSWERS: Final = 8
VOID: Final = 0.6
"""What a void round costs in hope: a little, so that equal players do not wait for each other for ever."""


def mixture(game: SangueReale, seat: int) -> list[float]:
    """How likely a seat plans each action, if both settle on mixtures."""
    return settle([plan_gains(game, one) for one in range(SEATS)])[seat]


def settle(gains: list[list[float]]) -> list[list[float]]:
    """How both players mix their plans if each answers the other's mixture, with some doubt."""
    mixtures = [[1.0 / FACES] * FACES for _ in range(SEATS)]
    for _ in range(ANSWERS):
        for seat in range(SEATS):
            hopes = [
                against(gains[seat], gains[1 - seat], mixtures[1 - seat], action) for action in range(FACES)
            ]
            best = max(hopes)
            weights = [exp((hope - best) / DOUBT) for hope in hopes]
            whole = sum(weights)
            old = mixtures[seat]
            # halfway, so that it settles
            mixtures[seat] = [0.5 * old[action] + 0.5 * weights[action] / whole for action in range(FACES)]
    return mixtures


def against(own: list[float], other: list[float], mixture: list[float], action: int) -> float:
    """What an action gains over a rival who mixes like this; equal choices gain nothing, and cost a round."""
    expected = 0.0
    for value in range(FACES):
        if value != action:
            expected += mixture[value] * (own[action] - other[value])
    return expected - VOID * mixture[action]


def plan_gains(game: SangueReale, seat: int) -> list[float]:
    """What each action brings a seat, less what it gives away, in points."""
    own = worth.dice_worth(game, seat)
    other = worth.dice_worth(game, 1 - seat)
    mean = sum(own) / FACES
    given = 0.9 * sum(other) / FACES
    best = sorted(own, reverse=True)
    gains = [
        0.75 * best[0] + 0.1 * best[1],
        2.0 * mean,
        2.56 * mean - 0.44 * given,
        2.0 * mean + 1.1 * (best[0] - mean) - 1.7 * given,
        3.59 * mean - 2.41 * given,
        worth.MODIFIER,
    ]
    return [gain + written_gain(game, seat, value + 1) for value, gain in enumerate(gains)]


def written_gain(game: SangueReale, seat: int, value: int) -> float:
    """What a value is worth in the Chronology, and a modifier where its use scores."""
    written = game.chronicle[seat::SEATS]
    gain = 0.0
    for scoring in game.sheet().scoring:
        if scoring.kind == t.CHRONICLE_DISTINCT:
            begun = written[len(written) - len(written) % ROUNDS_A_TURN :]
            if len(set(begun)) == len(begun):
                gain += scoring.points * (-0.05 * len(begun) * len(begun) if value in begun else 0.1)
        elif scoring.kind == t.CHRONICLE_ATLEAST:
            gain += scoring.points * 0.3 if written.count(value) < scoring.limit else 0.0
        elif scoring.kind == t.CHRONICLE_MORE:
            theirs = game.chronicle[1 - seat :: SEATS].count(value)
            gain += scoring.points * 0.4 if abs(written.count(value) - theirs) <= 1 else 0.0
        elif scoring.kind == t.MODIFIERS_USED and value == FACES:
            gain += 0.8 * scoring.points
    return gain
