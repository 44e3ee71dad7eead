"""One look ahead: what each move of a decision comes to, as the game's evaluation sees it.

Greedy plays by it, and search begins with it: what playouts teach is added to it.
"""

from __future__ import annotations

from typing import Final

from ..engine.advice import Advice
from ..engine.rng import mix
from ..engine.state import State

WORLDS: Final = 4
"""How many worlds a move is tried in, where anything is hidden or drawn."""
POSITIONS: Final = 40
"""How many positions a decision in parts may unfold into before it is judged as it stands: a look is quick."""


def look(advice: Advice, world: State, seat: int, moves: list[int], seed: int) -> list[float]:
    """For each of these moves, how much the evaluation likes the seat's position after it, over a few imagined
    worlds."""
    worlds = [world.imagine(seat, mix(seed, number)) for number in range(WORLDS)]
    return [after_move(advice, worlds, seat, move, POSITIONS // len(moves)) for move in moves]


def after_move(advice: Advice, worlds: list[State], seat: int, move: int, positions: int) -> float:
    """The evaluation after a move, on average over the worlds."""
    total = 0.0
    for number, world in enumerate(worlds):
        after = world.clone()
        after.do(seat, move)
        total += made_whole(advice, after, seat, positions)
        if number == 0 and after.surprises == world.surprises and not advice.secrets:
            return total  # nothing is hidden and nothing was drawn: all worlds say the same
    return total / len(worlds)


def made_whole(advice: Advice, state: State, seat: int, positions: int) -> float:
    """The evaluation once the decision is whole, its open parts answered as well as can be."""
    if state.over or advice.quiet(state) or seat not in state.deciders():
        return advice.values(state)[seat]
    moves = state.legal(seat)
    if len(moves) > positions:
        return advice.values(state)[seat]
    best = 0.0
    for move in moves:
        after = state.clone()
        after.do(seat, move)
        if (
            after.surprises != state.surprises
        ):  # one draw of many: judged as it stands, not as it happened to fall
            value = advice.values(after)[seat]
        else:
            value = made_whole(advice, after, seat, positions // len(moves))
        best = max(best, value)
    return best
