"""Games that say of themselves that all lies open once a match is set up: then it may be dealt alike once more."""

from __future__ import annotations

from typing import Any

from .. import State
from ..engine.room import Room
from .support import Variant, picks, pinned_variants, seeds, step

ABOUT_THE_READER = ("seat", "ask")
"""What a view says of who looks, rather than of the game."""


def open_variants(room: Room) -> list[Variant]:
    """The variants that the game calls open."""
    game = room.game
    every = pinned_variants(room)
    return [one for one in every if game.all_open(game.setup(one.seats, dict(one.options)).options)]


def known(state: State, seat: int | None) -> dict[str, Any]:
    """What a reader knows of the game."""
    return {name: value for name, value in state.view(seat).items() if name not in ABOUT_THE_READER}


def nothing_is_hidden_or_drawn(variant: Variant) -> None:
    for seed in seeds(variant, 4):
        state = variant.new(seed)
        rng, fence = state.rng.clone(), state.fence
        chance = picks(variant.label, "open", seed)
        while not state.over:
            step(state, chance)
            assert state.rng == rng and state.fence == fence
            assert all(known(state, seat) == known(state, None) for seat in range(state.seats))


def test_what_is_called_open_is_open(room: Room) -> None:
    for variant in open_variants(room):
        nothing_is_hidden_or_drawn(variant)
