"""Chance, all of it drawn from one seed.

The generator is a hash in counter mode: word number *i* of the stream is a piece of
``blake2b(block number, key)``. Whoever has seen any number of draws can predict the next one no better
than he can guess the 256-bit key, and every build on every machine draws the same words.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Any, Final

from mypy_extensions import i64

SEED_LIMIT: Final = 1 << 256
"""Seeds are whole numbers from 0 up to this one, excluded."""

_WORDS_A_BLOCK: Final = 32
_WORD: Final = 1 << 16
_TWO_WORDS: Final = 1 << 32


def key_of(seed: int) -> bytes:
    """The key that a seed stands for.

    >>> key_of(7).hex()[:16]
    'fe90220a0dab05df'
    """
    return sha256(b"tavolata seed\0" + seed.to_bytes(32, "big")).digest()


def dream_key(seed: int) -> bytes:
    """The key of imagined chance. It is never the key of a match, not even of the match with the same seed."""
    return sha256(b"tavolata dream\0" + seed.to_bytes(32, "big")).digest()


def mix(seed: int, *labels: int | str) -> int:
    """A new seed made of a seed and labels, so that no two uses of one seed share their chance.

    >>> mix(7, "game", 1) == mix(7, "game", 1), mix(7, "game", 1) == mix(7, "game", 2)
    (True, False)
    """
    text = repr((seed, labels)).encode()
    return int.from_bytes(sha256(b"tavolata mix\0" + text).digest(), "big")


class Rng:
    """A stream of fair draws, given by its key and by how many words were drawn so far."""

    drawn: i64
    """How many words were drawn so far."""

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn
        self._block = b""
        self._number: i64 = -1

    def word(self) -> i64:
        """The next 16 bits."""
        number: i64 = self.drawn // _WORDS_A_BLOCK
        if number != self._number:
            self._block = blake2b(self.key + int(number).to_bytes(8, "little")).digest()
            self._number = number
        place: i64 = 2 * (self.drawn % _WORDS_A_BLOCK)
        self.drawn += 1
        # read where it lies: a list of all words would cost more than the few that are drawn
        low: i64 = self._block[place]
        high: i64 = self._block[place + 1]
        return high << 8 | low

    def below(self, limit: i64) -> i64:
        """A whole number from 0 up to ``limit`` (excluded), each as likely as any other; at most 2**32 of them."""
        if not 0 < limit <= _WORD:
            return self._below_many(limit)
        while True:
            word = self.word()
            result: i64 = word % limit
            if word - result <= _WORD - limit:  # the rest of the range would favour the small numbers
                return result

    def _below_many(self, limit: i64) -> i64:
        """The same for more numbers than a word tells apart."""
        if not 0 < limit <= _TWO_WORDS:
            raise ValueError(f"cannot draw one of {limit} numbers; allowed: 1 to 2**32")
        while True:
            word = self.word() << 16
            word |= self.word()
            result: i64 = word % limit
            if word - result <= _TWO_WORDS - limit:
                return result

    def shuffle(self, items: list[Any]) -> None:
        """Put the items in a random order, in place."""
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item
            last -= 1

    def clone(self) -> Rng:
        """A generator that will draw the same as this one, independent of it."""
        twin = Rng(self.key)
        twin.drawn = self.drawn
        twin._block = self._block
        twin._number = self._number
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.key == other.key and self.drawn == other.drawn

    def __hash__(self) -> int:
        return hash((self.key, self.drawn))
