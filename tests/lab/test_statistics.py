from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolata.lab.statistics import Lengths, clustered, student, wilson


def test_wilson_on_known_cases() -> None:
    # Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20 and 1 of 29.
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert wilson(1, 29) == pytest.approx((0.0061, 0.1718), abs=5e-5)


def test_student_on_known_cases() -> None:
    table = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 10: 2.228, 30: 2.042, 120: 1.980}
    for freedom, quantile in table.items():
        assert student(freedom) == pytest.approx(quantile, rel=0.01)


def test_independent_deals_come_close_to_wilson() -> None:
    assert clustered([1.0] * 300 + [0.0] * 100) == pytest.approx(wilson(300, 400), abs=2e-3)


def test_two_matches_that_always_end_alike_are_worth_one() -> None:
    """A deal won or lost as a whole: 200 deals of two matches tell what 200 matches tell."""
    assert clustered([1.0, 0.0] * 100) == pytest.approx(wilson(100, 200), abs=2e-3)


def test_deals_that_cancel_luck_are_worth_more() -> None:
    low, high = clustered([0.5] * 190 + [1.0] * 10)
    alone = wilson(210, 400)
    assert alone[0] < low < 0.525 < high < alone[1]


def test_no_interval_is_a_point() -> None:
    for shares in ([0.0] * 50, [1.0] * 50, [0.5] * 50, [1.0], [0.5], [0.0, 1.0]):
        low, high = clustered(shares)
        assert 0 <= low < high <= 1
    assert clustered([1.0] * 50) == wilson(50, 50)
    assert clustered([0.0] * 50)[0] == 0
    assert clustered([1.0] * 50)[1] == 1


@given(st.lists(st.sampled_from([0.0, 1 / 6, 0.25, 1 / 3, 0.5, 2 / 3, 1.0]), min_size=1, max_size=60))
def test_an_interval_holds_its_share_and_stays_inside(shares: list[float]) -> None:
    low, high = clustered(shares)
    assert 0 <= low < high <= 1
    assert low - 1e-9 <= sum(shares) / len(shares) <= high + 1e-9


def _independent(chance: float) -> Callable[[Random], float]:
    return lambda draw: ((draw.random() < chance) + (draw.random() < chance)) / 2


def _alike(chance: float) -> Callable[[Random], float]:
    return lambda draw: float(draw.random() < chance)


def _good_seat(edge: float) -> Callable[[Random], float]:
    """On each deal one seat is good: who sits there wins mostly, but one bot wins a little more often at the other."""

    def deal(draw: Random) -> float:
        return ((draw.random() < 0.9 + edge) + (draw.random() < 0.1 + edge)) / 2

    return deal


@pytest.mark.parametrize(
    ("deal", "truth"),
    [
        (_independent(0.5), 0.5),
        (_independent(0.95), 0.95),
        (_alike(0.5), 0.5),
        (_alike(0.8), 0.8),
        (_good_seat(0.0), 0.5),
        (_good_seat(0.08), 0.58),
    ],
)
@pytest.mark.parametrize("deals", [10, 100])
def test_95_of_100_intervals_hold_the_truth(
    deal: Callable[[Random], float], truth: float, deals: int
) -> None:
    draw = Random(8)
    held = 0
    experiments = 1500
    for _ in range(experiments):
        low, high = clustered([deal(draw) for _ in range(deals)])
        held += low <= truth <= high
    # Few deals with few outcomes leave the share coarse, so it can be held more often, never much more rarely.
    assert held / experiments > 0.93
    if deals == 100:
        assert held / experiments < 0.98


def test_lengths() -> None:
    assert Lengths.of(range(1, 101)) == Lengths(50.5, 1, 100, 50.5, 95)
    assert Lengths.of([7]) == Lengths(7.0, 7, 7, 7.0, 7)
    assert Lengths.of([3, 1, 2]).median == 2
