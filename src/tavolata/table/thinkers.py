"""Bots think in processes of their own, so that the table stays quick. They are sent imagined states only."""

from __future__ import annotations

import logging
import os
from collections.abc import Hashable

from ..bots.base import Budget, decide, shown
from ..engine.catalogue import room
from ..engine.state import State
from ..registry import DEFAULT_BUDGET, make_bot, read_bot
from ..workers.crew import Crew, Job, WorkerError
from ..workers.workbench import Allowance

log = logging.getLogger(__name__)

USUAL_MOST = Budget(seconds=5.0, playouts=20_000)
"""How long a bot at a table may think: others wait, and workers are few."""
MEMORY = 1024
"""Megabytes that a worker may use. Search was seen to use 150 in five seconds."""
QUICK = 1.0
"""Seconds that are enough for bots which do not search."""
LAST_RESORT = "random"
"""Who plays when a bot cannot: it needs the rules and nothing else."""


class Thinkers:
    """Where bots think. ``most`` bounds the budget of each; by ``patience`` seconds a worker may be late."""

    def __init__(
        self,
        workers: int = 0,
        modules: tuple[str, ...] = (),
        most: Budget = USUAL_MOST,
        patience: float = 10.0,
        memory: int = MEMORY,
    ) -> None:
        self.crew = Crew(workers or max(1, (os.cpu_count() or 2) - 1), modules, memory, "tavolata-thinks")
        self.most = most
        self.patience = patience

    def check(self, bot: str) -> None:
        """Refuse a bot that is none, or would think too long."""
        read_bot(bot, self.most)

    async def think(
        self, state: State, seat: int, bot: str, seed: int, owner: Hashable = None, table: Hashable = None
    ) -> str:
        """What a bot plays at a seat, in notation. The state stays here; the bot sees an imagined one.

        If its worker is lost or late, it is asked once more and has less time; if that fails too, any legal move is
        played, so that the table goes on.
        """
        world = shown(state, seat, seed).dump()
        game = state.setup.game
        for who, part in ((bot, 1.0), (bot, 0.25), (LAST_RESORT, 1.0)):
            work = (game, world, seat, who, seed)
            seconds, hurries = self._time(who)
            job = Job(think, work, seconds * part, self.patience, owner, table, hurries)
            try:
                text: str = await self.crew.do(job)
                return text
            except WorkerError as error:
                failure = error
                log.error("bot %s could not decide in %s: %s", who, game, error)
        raise failure

    def _time(self, bot: str) -> tuple[float, bool]:
        """How long a bot may think, and whether it can think for less: only search looks at its allowance."""
        kind, budget = read_bot(bot)
        most = self.most.seconds or QUICK
        if kind != "search":
            return QUICK, False
        own = (
            most if budget is not None and budget.playouts is not None else (budget or DEFAULT_BUDGET).seconds
        )
        return min(own or most, most), True

    async def answer(self, seconds: float) -> bool:
        """Whether there is a worker that answers."""
        return await self.crew.answers(seconds)

    def close(self) -> None:
        """Let the workers go; thoughts not yet thought are dropped."""
        self.crew.close()


# -- in the worker -----------------------------------------------------------------------------------------------


class Shared(Budget):
    """A budget at a table: no more than the allowance says, which may shrink while others wait."""

    def __init__(self, own: Budget, allowance: Allowance) -> None:
        super().__init__(own.seconds, own.playouts)
        self._allowance = allowance

    def most(self) -> float | None:
        """What the server allows now."""
        return self._allowance.allowed()


def think(allowance: Allowance, game: str, world: bytes, seat: int, bot: str, seed: int) -> str:
    """The job of a worker: one decision."""
    known = room(game)
    kind, budget = read_bot(bot)
    player = make_bot(kind, known, Shared(budget or DEFAULT_BUDGET, allowance))
    state = known.game.load(world)
    return state.write(seat, decide(player, state, seat, seed).move)
