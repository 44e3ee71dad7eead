"""Bots think in processes of their own, so that the table stays quick. They are sent imagined states only."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from importlib import import_module

from ..bots.base import Bot
from ..engine.catalogue import room
from ..engine.rng import mix
from ..engine.state import State
from ..registry import make_bot

_TRIES = 3


class Thinkers:
    """A pool of worker processes. ``modules`` are imported in each of them: games that are not installed."""

    def __init__(self, workers: int = 0, modules: tuple[str, ...] = ()) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._modules = modules
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, state: State, seat: int, bot: str, seed: int) -> str:
        """What a bot plays at a seat, in notation. The state stays here; the bot sees an imagined one."""
        world = state.imagine(seat, mix(seed, "world")).dump()
        work = (state.setup.game, world, seat, bot, mix(seed, "thought"))
        for tries_left in range(_TRIES - 1, -1, -1):
            pool = self._pool or self._start()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, _think, *work)
            except BrokenProcessPool:  # a worker was killed: begin again with new ones
                if self._pool is pool:
                    self._pool = None
                if not tries_left:
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        """Let the workers go; thoughts not yet thought are dropped."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _start(self) -> ProcessPoolExecutor:
        self._pool = ProcessPoolExecutor(
            self._workers,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_begin,
            initargs=(self._modules,),
        )
        return self._pool


# -- in the worker -----------------------------------------------------------------------------------------------


def _begin(modules: tuple[str, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to hear
    threading.Thread(target=_follow, daemon=True).start()
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)  # the table comes first
    for module in modules:
        import_module(module)


def _follow() -> None:
    """A worker goes when its server is gone, however it went."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _think(game: str, world: bytes, seat: int, bot: str, seed: int) -> str:
    state = room(game).game.load(world)
    return state.write(seat, _bot(game, bot).think(state, seat, seed).move)


@cache
def _bot(game: str, name: str) -> Bot:
    return make_bot(name, room(game))
