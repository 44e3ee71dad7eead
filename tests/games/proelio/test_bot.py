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
    assert choice(position(["scudi torre ronda palizzate palizzate", QUIET, QUIET])) == "fortify scudi"
    prey = position(["cavalieri ronda ronda", QUIET, "letame"], ["scudi", "torre", ""])
    for bot in ("greedy", "search:playouts=200"):
        assert choice(prey, bot) == "attack cavalieri"


def test_what_is_still_to_be_drawn_counts() -> None:
    """La Peste, and Risorse with the Artigiani: the cards are as good as drawn."""
    table = position(["peste ronda ronda", QUIET, QUIET], ["scudi", "scudi", "scudi"])
    table.play("play peste")
    offered = ROOM.advice.values(table.state)[0]
    assert not ROOM.advice.quiet(table.state)
    assert offered > ROOM.advice.values(table.play("leave").state)[0]
    crafts = position(["risorse ronda", QUIET, QUIET], ["scudi"], guilds={0: "artigiani"}).play(
        "play risorse"
    )
    poor = position(["ronda", QUIET, QUIET], ["scudi"], guilds={0: "artigiani"}, turn=1)
    assert crafts.asked == ("craft", 0)
    assert ROOM.advice.values(crafts.state)[0] > ROOM.advice.values(poor.state)[0]


def test_a_bystander_saves_the_prey_of_another() -> None:
    """Seat 3 besieges seat 2 with what may be its end: seat 1, who would lose by it, sends help or a Plague."""
    for help in ("alleanza", "peste"):
        table = position(
            [f"{help} ronda ronda scudi scudi", "letame", QUIET],
            ["torre", "", "torre"],
            attacks={2: "cavalieri"},
        )
        assert choice(table) == f"play {help}"


def test_the_neediest_is_helped_but_never_the_own_prey() -> None:
    table = position(["alleanza ronda", "scudi scudi", QUIET, "letame"], turn=0).play("play alleanza")
    assert table.asked == ("ally", 0)
    state = table.state
    picked = ROOM.advice.pick(state, 0, state.legal(0), Dice(1))
    assert state.write(0, picked) == "seat 2", "seat 4 is weaker, but it is the prey"


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
