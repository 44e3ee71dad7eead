"""Pictures that stand alone: a position to draw, and the letters that a drawing carries."""

from __future__ import annotations

import re
from base64 import b64decode

import tavolata
from tavolata.engine.rng import Rng, key_of
from tavolata.engine.state import State
from tavolata.kit.woff import Font

NAMES = ["Łukasz Ćwik", "Žofie", "José Ángel", "Jürgen Groß", "Çiğdem", "Ștefan"]
FACE = re.compile(
    r'@font-face\{font-family:"([\w ]+)";font-weight:([\d ]+);font-style:(\w+);.*?base64,([\w+/=]+)\)\}'
)


def after(game: str, moves: int) -> State:
    """A match of as many as can play, after some moves by lot."""
    known = tavolata.game(game)
    state, dice = known.new(known.seat_counts[-1], 7), Rng(key_of(7))
    for _ in range(moves):
        if not state.over:
            seat = state.deciders()[0]
            legal = state.legal(seat)
            state.play(seat, legal[dice.below(len(legal))])
    return state


def carried(svg: str) -> dict[tuple[str, str, str], set[str]]:
    """The letters in a picture, by family, weights and style."""
    found = FACE.findall(svg)
    return {(a, b, c): set(map(chr, Font.read(b64decode(data)).characters)) for a, b, c, data in found}


def weight(svg: str) -> int:
    """How many bytes of a picture are letters."""
    return sum(len(found[0]) for found in FACE.finditer(svg))
