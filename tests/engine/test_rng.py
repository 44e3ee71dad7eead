"""Chance: fair, the same everywhere, and independent copies."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolata.engine.rng import SEED_LIMIT, Rng, dream_key, key_of, mix


def rng(seed: int = 7) -> Rng:
    return Rng(key_of(seed))


def chi_square(counts: list[int]) -> float:
    """How far counts are from being all alike."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_the_first_words_are_pinned() -> None:
    """The same in every build and on every machine: records rely on it."""
    draws = rng()
    assert [draws.word() for _ in range(4)] == [28307, 22990, 8965, 49089]
    assert rng(0).word() == 42951


def test_what_is_drawn_is_pinned() -> None:
    draws = rng()
    items = list(range(10))
    draws.shuffle(items)
    assert items == [8, 1, 2, 0, 3, 6, 9, 5, 4, 7]
    assert [draws.below(6) for _ in range(12)] == [3, 3, 5, 0, 1, 1, 1, 3, 3, 5, 2, 1]
    assert draws.drawn == 21


# The critical values are those of 1 in 10,000: with a fixed seed they either hold for ever or never.


@pytest.mark.parametrize(("limit", "critical"), [(2, 15.2), (6, 25.8), (7, 27.9), (52, 97.0)])
def test_numbers_are_even(limit: int, critical: float) -> None:
    draws = rng(11)
    counts = Counter(draws.below(limit) for _ in range(1000 * limit))
    assert sorted(counts) == list(range(limit))
    assert chi_square([counts[number] for number in range(limit)]) < critical


def test_a_limit_near_the_range_favours_nobody() -> None:
    """Of three quarters of 2**32 the lower third would come twice as often if words were just cut down."""
    draws = rng(12)
    limit = 3 << 30
    thirds = Counter(draws.below(limit) // (1 << 30) for _ in range(6000))
    assert chi_square([thirds[third] for third in range(3)]) < 18.5


def test_shuffles_are_even() -> None:
    draws = rng(13)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        draws.shuffle(items)
        counts[tuple(items)] += 1
    assert chi_square([counts[order] for order in permutations(range(4))]) < 60.0


@given(st.integers(0, SEED_LIMIT - 1), st.integers(0, 40))
def test_a_copy_draws_the_same_and_apart(seed: int, drawn: int) -> None:
    one = rng(seed)
    for _ in range(drawn):
        one.word()
    twin, again = one.clone(), Rng(one.key, one.drawn)
    assert one == twin == again and hash(one) == hash(twin)
    words = [one.word() for _ in range(20)]
    assert twin.drawn == drawn and one != twin
    assert [twin.word() for _ in range(20)] == words == [again.word() for _ in range(20)]


@pytest.mark.parametrize("limit", [0, -1, (1 << 32) + 1])
def test_a_draw_that_cannot_be_is_refused(limit: int) -> None:
    with pytest.raises(ValueError, match="allowed: 1 to 2"):
        rng().below(limit)


def test_the_widest_draw_is_two_words() -> None:
    draws = rng(5)
    assert rng(5).below(1 << 32) == draws.word() << 16 | draws.word()
    assert rng(5).below(1 << 16) == rng(5).word()


def test_seeds_labels_and_dreams_share_nothing() -> None:
    keys = {key_of(seed) for seed in range(100)} | {dream_key(seed) for seed in range(100)}
    assert len(keys) == 200
    seeds = {mix(seed, label) for seed in range(10) for label in ("a", "b", 0, "0")}
    assert len(seeds) == 40
    assert all(0 <= seed < SEED_LIMIT for seed in seeds)
    assert mix(1, "a", "b") != mix(1, "ab") != mix(1, "a,b")
