"""Whether the server can do what it is there for: keep what is played, and let bots think."""

from __future__ import annotations

import asyncio
import logging

from ..store.store import Store
from ..store.trouble import StoreError
from .thinkers import Thinkers

log = logging.getLogger(__name__)

FRESH = 2.0
"""Seconds for which an answer holds: whoever asks oftener makes nobody work."""
WRITING = 10.0
"""Seconds in which a small write is done, or something is in its way."""
ANSWERING = 2.0
"""Seconds in which a worker with nothing to do answers."""

_SAYS = {
    "store-full": "the disk is full",
    "store-gone": "the database is gone",
    "store-busy": "the database is held by another program",
}
"""What strangers may know of a trouble; which file it is stands in the log."""


class Health:
    """Asks the store and the workers, seldom, and remembers what they said."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers
        self._asked = -FRESH
        self._said = ""
        self._lock = asyncio.Lock()

    async def trouble(self) -> str:
        """What is wrong, in a line; empty if nothing is."""
        async with self._lock:  # all who ask at once get one answer
            loop = asyncio.get_running_loop()
            if loop.time() - self._asked >= FRESH:
                said = await self._disk() or await self._workers()
                if said and said != self._said:
                    log.error("not in good health: %s", said)
                self._said, self._asked = said, loop.time()
            return self._said

    async def _disk(self) -> str:
        try:
            async with asyncio.timeout(WRITING):
                await self._store.check()
        except TimeoutError:
            return "the database does not answer"
        except StoreError as error:
            log.error("not in good health: %s", error)
            return _SAYS.get(error.id, "the database cannot be written")
        return ""

    async def _workers(self) -> str:
        return "" if await self._thinkers.answer(ANSWERING) else "no worker answers"
