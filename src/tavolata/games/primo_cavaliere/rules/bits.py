"""Sets as bits of one number, and places in lists, as compiled code counts them fastest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BITS: Final = 62
TOP: Final = 1 << 61
"""The highest of the bits that compiled code has at hand: a larger number would be an object, converted at each use."""


def bit_of(number: i64) -> i64:
    """The mask of one bit. Compiled, the literal 1 would be shifted as a number of 32 bits only."""
    return TOP >> (61 - number)


def bit_count(mask: i64) -> i64:
    """How many bits are set."""
    total: i64 = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total


def nth_bit(mask: i64, n: i64) -> i64:
    """The number of the n-th bit that is set, from 0."""
    while n:
        mask &= mask - 1
        n -= 1
    number: i64 = 0
    while not mask & 255:
        mask >>= 8
        number += 8
    while not mask & 1:
        mask >>= 1
        number += 1
    return number


def lowest(mask: i64) -> int:
    """The number of the lowest bit that is set."""
    number: i64 = 0
    while not mask & 1:
        mask >>= 1
        number += 1
    return int(number)


def bits(mask: i64) -> list[int]:
    """The numbers of the bits that are set."""
    return bits_from(mask, 0)


def bits_from(mask: i64, first: i64) -> list[int]:
    """The numbers of the bits that are set, counted from the first one."""
    numbers: list[int] = []
    while mask:
        if mask & 1:
            numbers.append(int(first))
        mask >>= 1
        first += 1
    return numbers


def place_in(cards: list[int], card: i64) -> i64:
    """Where a card lies among those dealt."""
    place: i64 = 0
    while True:
        other: i64 = cards[place]
        if other == card:
            return place
        place += 1
