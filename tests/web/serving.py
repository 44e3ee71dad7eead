"""The server under test, in the process that is to be it: set up by its environment, says its address when it is ready.

Its lots follow from a seed in a file that the test writes, and the bots it chooses by itself count playouts instead of
looking at the clock, so that the same requests are answered alike on every run. This program of the tests does it: the
server has no setting for it.
"""

from collections.abc import Callable, Hashable
from pathlib import Path

import fog  # noqa: F401  (a game to play there)
from seeded import SeededByFile
from tavolata.engine.state import State
from tavolata.registry import USUAL_BOT
from tavolata.table.opening import GENTLE_BOT
from tavolata.table.thinkers import Thinkers
from tavolata.web.facts import STRENGTHS
from tavolata.web.serve import serve
from tavolata.web.settings import Settings

CHOSEN = {USUAL_BOT, GENTLE_BOT, STRENGTHS["medium"], STRENGTHS["strong"]}
PLAYOUTS = "search:playouts=20"
LONG = 60.0
"""Seconds: more than that many playouts take on any machine."""


class ByPlayouts(Thinkers):
    """The bots that nobody wished for by name make a few playouts, however long they take and whoever waits."""

    async def think(
        self, state: State, seat: int, bot: str, seed: int, owner: Hashable = None, table: Hashable = None
    ) -> str:
        return await super().think(state, seat, PLAYOUTS if bot in CHOSEN else bot, seed, owner, table)

    def _time(self, bot: str) -> tuple[float, bool]:
        return (LONG, False) if bot == PLAYOUTS else super()._time(bot)


def open_house(seed: str, ready: Callable[[str], None]) -> None:
    """Serve until somebody ends it; ``seed`` is the file with the seed."""
    serve(Settings.read(), ready, modules=("fog",), chance=SeededByFile(Path(seed)), thinkers=ByPlayouts)
