"""What the game tells bots."""

from __future__ import annotations

import pytest

from tavolata.bots.base import consult
from tavolata.engine.advice import Dice
from tavolata.registry import make_bot

from .positions import QUIET, ROOM, Table, new, position


def choice(table: Table, bot: str = "greedy") -> str:
    """What a bot plays for the seat that is asked."""
    seat = table.seat
    return table.state.write(seat, consult(make_bot(bot, ROOM), table.state, seat, 7).move)


@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, True), (6, False)])
def test_chances_add_up_to_one(seats: int, teams: bool) -> None:
    state = new(seats, teams=teams)
    dice = Dice(3)
    while not state.over:
        values = ROOM.advice.values(state)
        assert sum(values) == pytest.approx(1.0) and min(values) >= 0.0
        seat = state.deciders()[0]
        state.play(seat, ROOM.advice.pick(state, seat, state.legal(seat), dice))


def test_more_is_better() -> None:
    poor, rich = (
        position([hand, QUIET, QUIET], [fort])
        for hand, fort in (("letame", ""), ("torre eroe ronda", "torre"))
    )
    assert ROOM.advice.values(rich.state)[0] > ROOM.advice.values(poor.state)[0]


def test_a_house_about_to_fall_is_good_for_its_besieger() -> None:
    calm = position([QUIET, QUIET, QUIET], ["torre", "torre", "torre"])
    frail = position([QUIET, QUIET, "letame"], ["torre", "torre", ""])
    assert ROOM.advice.values(frail.state)[0] > ROOM.advice.values(calm.state)[0]


def test_bots_build_and_conquer() -> None:
    assert choice(position(["scudi letame ronda palizzate palizzate", QUIET, QUIET])) == "fortify scudi"
    prey = position(["cavalieri ronda ronda", QUIET, "letame"], ["scudi", "torre", ""])
    for bot in ("greedy", "search:playouts=200"):
        assert choice(prey, bot) == "attack cavalieri"


def test_who_sees_what() -> None:
    table = position(["soldati eroe", QUIET, QUIET], ["torre"])
    state = table.state
    assert not ROOM.advice.sees(state, 0, state.read(0, "attack soldati"), 1)
    assert ROOM.advice.sees(state, 0, state.read(0, "draw"), 1)
    loot = position(["soldati ronda", "scudi", QUIET], attacks={1: "soldati"}).play("done").state
    give = loot.read(0, "give ronda")
    assert ROOM.advice.sees(loot, 0, give, 1) and not ROOM.advice.sees(loot, 0, give, 2)


def test_a_decision_in_parts_is_not_judged_halfway() -> None:
    table = position(["scudi ronda", "letame", QUIET], attacks={1: "soldati"})
    assert not ROOM.advice.quiet(table.state)
    table.play("done", "give ronda")
    assert ROOM.advice.quiet(table.state)
