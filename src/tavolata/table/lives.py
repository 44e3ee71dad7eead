"""The tables in memory: who has to stay, who may go, and that there are never two of one table."""

from __future__ import annotations

from collections import OrderedDict
from weakref import WeakValueDictionary

from .live import Live

MOST_IDLE = 100
"""How many tables are kept that nobody looks at and nothing happens at; those used last stay."""


class Lives:
    """Tables by their codes. Those somebody looks at, bots think at or a clock runs at stay; of the others a few do."""

    def __init__(self, most_idle: int = MOST_IDLE) -> None:
        self._most_idle = most_idle
        self._kept: OrderedDict[str, Live] = OrderedDict()
        self._known: WeakValueDictionary[str, Live] = WeakValueDictionary()
        """Also those that were let go, as long as somebody holds them: a slow request meets the same table again."""

    def __len__(self) -> int:
        """How many are kept."""
        return len(self._kept)

    def __contains__(self, code: str) -> bool:
        """Whether a table is kept."""
        return code in self._kept

    def get(self, code: str) -> Live | None:
        """A table that is in memory; it has been used now."""
        live = self._known.get(code)
        if live is not None:
            self.keep(live)
        return live

    def keep(self, live: Live) -> None:
        """Keep a table. Whenever one comes, those leave that have been idle longest."""
        code = live.table.code
        if code not in self._kept:
            self._kept[code] = self._known[code] = live
            self._let_go(live)
        self._kept.move_to_end(code)

    def values(self) -> list[Live]:
        """All tables that are in memory for whatever reason."""
        return list(self._known.values())

    def _let_go(self, newest: Live) -> None:
        idle = [code for code, live in self._kept.items() if live is not newest and live.idle]
        for code in idle[: max(0, len(idle) - self._most_idle)]:
            del self._kept[code]
