"""Random games scene by scene, for tests of the games' drawings."""

from __future__ import annotations

from collections.abc import Iterator

from tavolata import Scene, State
from tavolata.engine.rng import Rng, key_of
from tavolata.engine.room import Room, Speaker
from tavolata.testing.scenes import choices as choices
from tavolata.testing.scenes import scene_of as scene_of

NAMES = ["Giulia", "Marta & Co", "<Corvino>", 'Elio "il lungo"']
AGAIN = 10
"""Every so many scenes one is painted twice, to see that it comes out the same."""


def walk(room: Room, state: State, words: Speaker, seed: int) -> Iterator[Scene]:
    """A random game, scene by scene: of the one who decides without and with a move chosen, and of a spectator."""
    dice = Rng(key_of(seed))
    before, mover = None, None
    while not state.over:
        seat = state.deciders()[0]
        moves = state.legal(seat)
        move = moves[dice.below(len(moves))]
        yield scene_of(room, state, seat, words, (), before, mover)
        yield scene_of(room, state, seat, words, (state.write(seat, move),), before, mover)
        before, mover = state.view(None), seat
        state.play(seat, move)
        yield scene_of(room, state, None, words, (), before, mover)
