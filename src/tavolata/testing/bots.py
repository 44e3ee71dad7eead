"""Every bot plays every game, honestly and reproducibly."""

from __future__ import annotations

import pytest

from ..bots.base import consult
from ..engine.room import Room
from ..registry import BOTS, make_bot
from .support import COMPILED, WHOLE, Variant, few, pinned_variants

SETTINGS = {"search": "search:playouts=6"}
"""Bots that would think for a time think for so many playouts."""
MOST = 300
"""How many decisions of a game a bot makes here."""
AGAIN = 4
"""Every so many decisions it is asked the same once more."""


def _games(room: Room, most: int) -> list[Variant]:
    """Some variants of a game; uncompiled, where bots take ten times as long, every second of them."""
    seats = (1, 2, max(room.game.seat_counts))
    found = [variant for variant in pinned_variants(room) if variant.seats in seats][:most]
    return found if COMPILED or WHOLE else found[1::2]


@pytest.mark.parametrize("name", list(BOTS))
def test_a_bot_plays_to_the_end(room: Room, name: str) -> None:
    """With legal moves, the same ones for the same seeds, leaving the state as it was."""
    bot = make_bot(SETTINGS.get(name, name), room)
    for variant in _games(room, 4):
        state = variant.new(3)
        made = 0
        while not state.over and made < few(MOST):
            seat = state.deciders()[-1]
            before = state.dump()
            thought = consult(bot, state, seat, made)
            assert state.dump() == before
            assert thought.move in state.legal(seat)
            assert made % AGAIN or consult(bot, state, seat, made).move == thought.move
            state.play(seat, thought.move)
            made += 1
            assert made <= room.game.longest


@pytest.mark.parametrize("name", list(BOTS))
def test_a_bot_knows_no_more_than_its_seat(room: Room, name: str) -> None:
    """In any world that looks the same to its seat it plays the same move."""
    bot = make_bot(SETTINGS.get(name, name), room)
    for variant in _games(room, 2):
        state = variant.new(4)
        made = 0
        while not state.over and made < few(MOST):
            seat = state.deciders()[0]
            move = consult(bot, state, seat, made).move
            assert consult(bot, state.imagine(seat, 99 + made), seat, made).move == move
            state.play(seat, move)
            made += 1
