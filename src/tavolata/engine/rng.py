"""Chance, all of it drawn from one seed.

The generator is a hash in counter mode: word number *i* of the stream is a piece of
``blake2b(block number, key)``. Whoever has seen any number of draws can predict the next one no better
than he can guess the 256-bit key, and every build on every machine draws the same words.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Final

SEED_LIMIT: Final = 1 << 256
"""Seeds are whole numbers from 0 up to this one, excluded."""

_WORDS_A_BLOCK: Final = 16
_WORD: Final = 1 << 32


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

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn
        self._block = b""
        self._number = -1

    def word(self) -> int:
        """The next 32 bits."""
        number = self.drawn // _WORDS_A_BLOCK
        if number != self._number:
            self._block = blake2b(number.to_bytes(8, "little"), key=self.key, digest_size=64).digest()
            self._number = number
        start = self.drawn % _WORDS_A_BLOCK * 4
        self.drawn += 1
        return int.from_bytes(self._block[start : start + 4], "little")

    def below(self, limit: int) -> int:
        """A whole number from 0 up to ``limit`` (excluded), each as likely as any other; at most 2**32 of them."""
        if not 0 < limit <= _WORD:
            raise ValueError(f"cannot draw one of {limit} numbers; allowed: 1 to 2**32")
        fair = _WORD - _WORD % limit
        while True:
            word = self.word()
            if word < fair:  # the rest of the range would favour the small numbers
                return word % limit

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def clone(self) -> Rng:
        """A generator that will draw the same as this one, independent of it."""
        twin = Rng(self.key, self.drawn)
        twin._block = self._block
        twin._number = self._number
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.key == other.key and self.drawn == other.drawn

    def __hash__(self) -> int:
        return hash((self.key, self.drawn))
