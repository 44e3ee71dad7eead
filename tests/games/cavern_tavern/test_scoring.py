"""CT-17 and CT-18: secret tasks, the end of the game and its points."""

from __future__ import annotations

import pytest

from tavolata.games.cavern_tavern.rules import notation as n
from tavolata.games.cavern_tavern.rules import scoring
from tavolata.games.cavern_tavern.rules import tables as t

from .positions import Chamber, Table, position, there


def ended(dice: tuple[str, ...] = ("1", ""), **more: object) -> Table:
    """The last die of the tenth round has just been placed."""
    table = position(dice, round=10, **more)  # type: ignore[arg-type]
    table.place("cellar-1").play("take fruit")
    return table if table.state.over else table.play("end")


def orders_of(race: int, number: int, size: int = 0) -> str:
    """Some orders of a people, of at least a size."""
    orders = position(["1", "1"]).state.tables.orders
    ids = [orders.ids[n] for n in range(48) if orders.races[n] == race and orders.sizes[n] >= size]
    return " ".join(ids[:number])


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CT-18.1", "CT-18.10", "CT-7.8")
def test_the_game_ends_after_ten_rounds() -> None:
    table = ended()
    state = table.state
    assert state.over and state.round == 10 and state.deciders() == [] and state.legal(0) == []
    refusal = state.why(0, n.END)
    assert refusal is not None and refusal.rule == "CT-18.10"
    ninth = position(["1", ""], round=9).place("cellar-1").play("take fruit", "end")
    assert not ninth.state.over and ninth.state.round == 10


@pytest.mark.clause("CT-18.2")
@pytest.mark.parametrize(("space", "lost"), [(0, 0), (3, 3), (7, 12), (10, 20)])
def test_points_lost_on_the_nasty_track(space: int, lost: int) -> None:
    table = ended(nasty={0: space})
    assert table.account("nasty") == -lost


@pytest.mark.clause("CT-18.3", "CT-12.8")
def test_a_point_for_each_ingredient_without_an_open_order() -> None:
    table = ended(goods={0: "beer beer potion", 1: "wine"})
    assert table.account("ingredients") == 4, "the fruit just taken, and a Potion counts too"
    assert table.account("ingredients", 1) == 1


@pytest.mark.clause("CT-18.3", "CT-7.8")
def test_an_open_order_is_discarded_and_no_ingredients_count() -> None:
    table = ended(goods={0: "beer beer"}, orders={0: "doorstep-nip"}, since={0: 8})
    assert table.account("ingredients") == 0 and table.account("forgotten") == 0
    assert table.order() == "" and table.state.nasty[0] == 0, "no step for it either"


@pytest.mark.clause("CT-18.4")
def test_ten_points_for_each_open_nasty_says() -> None:
    assert ended(says={0: "the-fine drinks-on-you"}).account("says") == -20


@pytest.mark.clause("CT-18.5", "CT-17.1", "CT-22.4")
def test_secret_tasks_are_shown_at_the_end() -> None:
    before = position(["1", ""], round=10, secrets={0: "head-cook"}, kitchen={0: 8})
    assert before.state.view(1)["players"][0]["secret"] is None
    assert there(before.state.view(0)["players"][0]["secret"])["id"] == "head-cook"
    table = before.place("cellar-1").play("take fruit", "end")
    assert there(table.state.view(1)["players"][0]["secret"])["id"] == "head-cook"
    assert table.account("secret") == 4
    assert len(table.heard("secret-shown")) == 2


@pytest.mark.clause("CT-18.9")
def test_the_account_adds_up() -> None:
    table = ended(
        goods={0: "beer"}, nasty={0: 4}, says={0: "the-fine"}, points={0: 30}, secrets={0: "head-cook"}
    )
    account = dict(zip(t.ACCOUNTS, table.state.account[0], strict=True))
    assert account | {"orders": 30, "nasty": -5, "says": -10, "ingredients": 2} == account
    assert table.score() == sum(account.values()) == 17 == table.state.scores()[0]


@pytest.mark.clause("CT-1.2")
def test_the_score_may_go_below_zero() -> None:
    assert ended(nasty={0: 10}).score() == -19


# -- who wins --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CT-1.1", "CT-18.6")
def test_most_points_win() -> None:
    assert ended(("1", "", ""), points={0: 10, 1: 12, 2: 8}).state.winners() == [1]


@pytest.mark.clause("CT-18.6")
def test_a_tie_goes_to_whoever_lost_less_on_the_nasty_track() -> None:
    table = ended(points={0: 20, 1: 16}, nasty={0: 4, 1: 0})
    assert table.score(0) == table.score(1) == 16 and table.state.winners() == [1]


@pytest.mark.clause("CT-18.7")
def test_open_nasty_says_do_not_break_a_tie() -> None:
    table = ended(points={0: 20, 1: 31}, says={1: "the-fine"}, nasty={0: 1, 1: 1})
    assert table.score(0) == table.score(1) and table.state.winners() == [0, 1]


@pytest.mark.clause("CT-18.8")
def test_then_to_whoever_served_more_orders_then_it_is_shared() -> None:
    table = ended(points={0: 20, 1: 21}, served={1: "doorstep-nip"}, secrets={0: "spotless", 1: "head-cook"})
    assert table.score(0) == table.score(1) and table.state.winners() == [1]
    assert ended(points={0: 20, 1: 21}).state.winners() == [0, 1]


# -- what secret tasks count -----------------------------------------------------------------------------------------


@pytest.mark.clause("CT-17.2", "CT-17.3")
@pytest.mark.parametrize(("served", "points"), [(0, 0), (1, 3), (2, 7), (3, 12), (4, 12)])
def test_orders_of_a_people_the_highest_step_once(served: int, points: int) -> None:
    table = ended(served={0: orders_of(t.ELF, served)}, secrets={0: "silver-service"})
    assert table.account("secret") == points


@pytest.mark.clause("CT-17.6")
def test_green_elves_are_another_people() -> None:
    table = ended(served={0: orders_of(t.GREEN_ELF, 3)}, secrets={0: "silver-service"})
    assert table.account("secret") == 0
    both = {0: f"{orders_of(t.GREEN_ELF, 1)} {orders_of(t.ELF, 1)}"}
    assert ended(served=both, secrets={0: "two-kinds-of-elf"}).account("secret") == 3


@pytest.mark.clause("CT-17.2")
def test_large_orders_and_tracks() -> None:
    large = {0: orders_of(t.DWARF, 3, 5)}
    assert ended(served=large, secrets={0: "big-tables"}).account("secret") == 3
    small = ended(served={0: "doorstep-nip button-popper barefoot-punch"}, secrets={0: "big-tables"})
    assert small.account("secret") == 0
    assert ended(chores={0: 9}, secrets={0: "spotless"}).account("secret") == 8
    assert ended(chores={0: 4}, secrets={0: "spotless"}).account("secret") == 0


@pytest.mark.clause("CT-17.4")
@pytest.mark.parametrize(("items", "points"), [("silver-tongue", 7), ("", 3)])
def test_an_order_is_as_late_as_it_was_scored(items: str, points: int) -> None:
    table = position(
        ["1", ""],
        round=10,
        items={0: items},
        goods={0: "ambrosia mead rocks"},
        orders={0: "doorstep-nip"},
        since={0: 9},
        served={0: "button-popper pantry-raider barefoot-punch"},
        secrets={0: "never-late"},
    )
    if items:
        table.play(f"play {items}")
    table.play("serve").place("cellar-1").play("take fruit", "end")
    assert table.state.over and table.account("secret") == points


@pytest.mark.clause("CT-17.5", "CT-19.12")
def test_drinks_are_no_orders() -> None:
    table = position(["1", ""], goods={0: "beer"}, chamber=Chamber(drinks={0: "beer"})).play("drink beer")
    assert table.state.served[0] == [] and table.account("chamber") == 2
    condition = [t.SERVE, 1, 0, 0, 0, t.NOTHING]
    assert scoring.count(table.state, 0, condition, [0, 0, 0]) == 0
