"""Whose turn it is: by time used, not by how many ask."""

from __future__ import annotations

from tavolata.workers.turns import Turns


def served(turns: Turns[str], cost: float = 1.0, most: int = 1000) -> list[str]:
    """Who is served, one after the other, each for as long as the others."""
    order: list[str] = []
    while len(turns) and len(order) < most:
        order.append(turns.next())
        turns.charge(order[-1][0], order[-1][:2], cost)
    return order


def wait(turns: Turns[str], *names: str) -> None:
    """Names such as ``a1``: somebody's first table."""
    for name in names:
        turns.add(name[0], name[:2], name)


def test_one_owner_with_many_tables_has_one_share() -> None:
    turns: Turns[str] = Turns()
    wait(turns, "a1", "a2", "a3", "a4", "b1")
    assert served(turns) == ["a1", "b1", "a2", "a3", "a4"]


def test_tables_of_one_owner_take_turns() -> None:
    turns: Turns[str] = Turns()
    wait(turns, "a1.1", "a1.2", "a1.3", "a2.1", "a2.2")
    assert served(turns) == ["a1.1", "a2.1", "a1.2", "a2.2", "a1.3"]


def test_who_uses_little_comes_often() -> None:
    """A greedy bot that takes a moment is served before each long search."""
    turns: Turns[str] = Turns()
    order = []
    wait(turns, "a1", "b1")
    for _ in range(8):
        order.append(turns.next())
        turns.charge(order[-1][0], order[-1], 5.0 if order[-1] == "a1" else 0.1)
        wait(turns, order[-1])
    assert order == ["a1", "b1", "b1", "b1", "b1", "b1", "b1", "b1"]


def test_staying_away_saves_up_nothing() -> None:
    turns: Turns[str] = Turns()
    wait(turns, "b1")
    served(turns)
    for _ in range(50):
        wait(turns, "a1")
        served(turns)
    wait(turns, *["a1", "b1"] * 5)
    order = served(turns)
    assert order[:2] == ["b1", "a1"] or order[:3] == ["b1", "b1", "a1"]
    assert all(order[index : index + 3].count("b1") <= 2 for index in range(8)), order


def test_what_is_dropped_is_not_served() -> None:
    turns: Turns[str] = Turns()
    wait(turns, "a1", "a2", "b1")
    turns.drop("a", "a1", "a1")
    turns.drop("c", "c1", "c1")
    assert len(turns) == 2 and served(turns) == ["a2", "b1"]


def test_accounts_are_closed_when_they_say_nothing_any_more() -> None:
    turns: Turns[int] = Turns()
    for number in range(10_000):
        turns.add(number, number, number)
        assert turns.next() == number
        turns.charge(number, number, 0.001)
        turns.add("all", "all", -1)
        assert turns.next() == -1
        turns.charge("all", "all", 0.002)
    kept = len(turns._owners._spent), len(turns._tables)
    assert max(kept) < 5_000
