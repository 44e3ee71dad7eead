"""Bots in their workers: bounded, the same as elsewhere where they count playouts, and never the end of a match."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable

import pytest

import nebbia_room  # noqa: F401  (the game of the stuck bot, as the server knows it)
import tavolata
from tavolata.bots.base import Budget, consult
from tavolata.engine.errors import BadOption
from tavolata.engine.state import State
from tavolata.registry import make_bot, read_bot
from tavolata.table.thinkers import Thinkers
from tavolata.workers.crew import Job

from . import chores


def start(game: str = "primo-cavaliere") -> tuple[State, int]:
    state = tavolata.game(game).new(3, seed=5)
    return state, state.deciders()[0]


def with_thinkers(thinkers: Thinkers, work: Callable[[Thinkers], Awaitable[None]]) -> None:
    async def shift() -> None:
        try:
            async with asyncio.timeout(120):
                await work(thinkers)
        finally:
            thinkers.close()

    asyncio.run(shift())


def test_playouts_give_the_same_move_as_everywhere() -> None:
    state, seat = start()

    async def work(thinkers: Thinkers) -> None:
        for seed in range(5):
            thought = consult(
                make_bot("search:playouts=60", tavolata.room("primo-cavaliere")), state, seat, seed
            )
            played = await thinkers.think(state, seat, "search:playouts=60", seed)
            assert played == state.write(seat, thought.move)

    with_thinkers(Thinkers(1, most=Budget(60.0, 1000)), work)


def test_playouts_end_with_the_time() -> None:
    """More playouts than there is time for: the bot answers with the best so far, and its worker is not at fault."""
    state, seat = start()

    async def work(thinkers: Thinkers) -> None:
        text = await thinkers.think(state, seat, "search:playouts=900000000", 1)
        assert state.read(seat, text) in state.legal(seat)
        assert thinkers.crew.replaced == 0

    with_thinkers(Thinkers(1, most=Budget(0.3, 1_000_000_000), patience=60), work)


@pytest.mark.parametrize("bot", ["greedy", "search:playouts=10"])
def test_a_bot_that_never_ends_is_replaced(bot: str) -> None:
    state, seat = start("nebbia-in-laguna")

    async def work(thinkers: Thinkers) -> None:
        thought = asyncio.ensure_future(thinkers.think(state, seat, bot, 1))
        while thinkers.crew.replaced < 1:
            await asyncio.sleep(0.01)
        while not thinkers.crew._busy:  # the second attempt has begun, the third may take its time
            await asyncio.sleep(0.01)
        thinkers.patience = 60.0
        assert state.read(seat, await thought) in state.legal(seat)
        assert thinkers.crew.replaced == 2

    modules = (f"{__package__}.stuck_room",)
    with_thinkers(Thinkers(1, modules, most=Budget(0.5, 1000), patience=0.5), work)


@pytest.mark.parametrize("how", [signal.SIGSTOP, signal.SIGKILL])
def test_a_worker_that_falls_silent_is_replaced_and_the_move_comes(how: signal.Signals) -> None:
    state, seat = start()

    async def work(thinkers: Thinkers) -> None:
        pid = await thinkers.crew.do(Job(chores.who, (), 5.0, 60.0))
        thought = asyncio.ensure_future(thinkers.think(state, seat, "search:seconds=2", 1))
        while not thinkers.crew._busy:
            await asyncio.sleep(0.01)
        os.kill(pid, how)
        thinkers.patience = 60.0  # for the second attempt
        assert state.read(seat, await thought) in state.legal(seat)
        assert thinkers.crew.replaced == 1

    with_thinkers(Thinkers(1, most=Budget(2.0, 1000), patience=1.0), work)


BAD = ["seconds=nan", "seconds=inf", "seconds=-1", "seconds=0", "playouts=-5", "playouts=0", "playouts=1.5"]
BAD += ["playouts=1e9", f"playouts={'9' * 5000}", "playouts=10000000000", "seconds=", "time=3", ""]


@pytest.mark.parametrize("setting", BAD, ids=lambda text: text[:20])
def test_settings_that_mean_nothing_are_refused_everywhere(setting: str) -> None:
    with pytest.raises(BadOption) as caught:
        read_bot(f"search:{setting}")
    assert caught.value.id == "bad-bot-setting" and len(str(caught.value)) < 300


def test_a_table_bounds_what_elsewhere_is_allowed() -> None:
    thinkers = Thinkers(1)
    for name in ("search:seconds=5.1", "search:playouts=20001", "greedy:seconds=6"):
        assert read_bot(name)
        with pytest.raises(BadOption) as caught:
            thinkers.check(name)
        assert caught.value.id == "bad-bot-budget"
        assert caught.value.arguments == {"bot": name, "seconds": "5", "playouts": "20000"}
    for name in ("search:seconds=5", "search:playouts=20000", "random", "search"):
        thinkers.check(name)
