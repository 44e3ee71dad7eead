"""What lies over the sheet while it happens: tablets and dice, supporters and lands won, the sum of an Era."""

from __future__ import annotations

import pytest

from tavolata import Event
from tavolata.engine.scene import Moment

from ..panels import LONGEST, lasts, said, seen
from .positions import ROOM, Table, begin

PLAYERS = ["Giulia", "Marta"]


def told(table: Table, events: list[Event], seat: int | None, language: str = "en") -> list[Moment]:
    return seen(ROOM, table.state, events, seat, PLAYERS, language)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_tablets_are_shown_when_both_are_known_and_the_same_stand_out(seat: int | None) -> None:
    table = begin()
    assert said(*told(table, table.tells("plan 3", seat=1), seat)) == ""
    (void,) = [one for one in told(table, table.tells("plan 3", seat=0), seat) if one.panel]
    assert "Nothing happens." in said(void) and "sr-void" in void.panel and "Giulia: 3" in said(void)
    table.play("plan 2", seat=0)
    shown = told(table, table.tells("plan 6", seat=1), seat)
    assert "sr-void" not in "".join(one.panel for one in shown) and "Giulia: 2" in said(*shown)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_supporter_is_shown_with_its_ability(seat: int | None) -> None:
    table = begin(1).near_icon(1, 1).act(1, 2, 1, 2)
    events = table.tells("use 1")
    assert "The Town Crier" in said(*told(table, events, seat)) and "Marta" in said(
        *told(table, events, seat)
    )
    does = table.state.view(None)["columns"][0]["supporter"]["says"]
    assert does["id"].startswith("ability-")
    (card,) = [one for one in told(table, events, seat, "it") if one.panel]
    assert "Il Banditore" in said(card) and card.stop and card.seconds >= 2


def test_land_is_shown_with_its_points() -> None:
    table = begin(2, before="first").steps(1, 3, 1).circle(1, "guado 4").act(1, 2, 3, 3)
    _, land = told(table, table.tells("number guado 3"), None)
    assert "Marta controls" in said(land) and land.says in said(land)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_an_era_ends_with_its_sum_before_the_next_begins(seat: int | None) -> None:
    table = begin("campaign").own(1, "corno").reach_round(24).play("plan 1", seat=0)
    *_, ended, begun = told(table, table.tells("plan 1", seat=1), seat)
    points = [str(points) for points in table.state.points[-2:]]
    assert [word for word in said(ended).split() if word.isdigit()][:2] == points
    assert "The crown goes to" in said(ended) and said(begun).startswith("Era II")
    assert lasts(ended, begun) <= LONGEST / 2
