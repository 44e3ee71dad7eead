"""Quick chance for playouts; rules never use it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Dice:
    """A small fast generator for playouts (xorshift, 32 bits), the same in every build. Never used by rules."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = (seed & 0xFFFFFFFF) or 0x9E3779B9

    def below(self, limit: i64) -> i64:
        """A number from 0 up to ``limit`` (excluded), even enough for playouts."""
        x: i64 = self.state
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.state = x
        return (x * limit) >> 32

    def chance(self) -> float:
        """A number from 0 up to 1 (excluded)."""
        x: i64 = self.below(1 << 30)
        return float(int(x)) / 1073741824.0
