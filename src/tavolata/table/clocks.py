"""Time at the tables: when a decision is due, and what happens when nobody has made it."""

from __future__ import annotations

import asyncio
import contextlib

from .bots import Bots
from .errors import TableError
from .hall import Hall
from .live import Live
from .match import LoggedMatch


class Clocks:
    """What happens when somebody's time is over."""

    def __init__(self, hall: Hall, bots: Bots) -> None:
        self.hall = hall
        self.bots = bots

    def tend(self, live: Live) -> None:
        """Set the clock to when the next decision is due."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        ends = [end for seat in live.deciders() if (end := live.deadline(seat)) is not None]
        if ends:
            wait = max(0.0, min(ends) - self.hall.clock.now())
            live.timer = asyncio.get_running_loop().call_later(
                wait, lambda: self.hall.spawn(self._expire(live))
            )

    async def _expire(self, live: Live) -> None:
        """Somebody's time is over: the rules' default is played, or a bot stands in."""
        now = self.hall.clock.now() + 0.01
        for seat in live.deciders():
            end = live.deadline(seat)
            match = live.match
            if match is None or end is None or end > now:
                continue
            ask = match.ask(seat)
            with contextlib.suppress(TableError):
                if ask is not None and ask.seconds is not None and ask.default is not None:
                    planned = live.draft(seat) if ask.at_once else ()
                    texts = _in_the_end(match, seat, planned)
                    await self.hall.commit(live, seat, match.decisions[seat], texts)
                else:
                    await self.bots.hand_over(live, seat)
        self.tend(live)


def _in_the_end(match: LoggedMatch, seat: int, planned: tuple[str, ...]) -> list[str]:
    """What is played for a seat when its time is over: what it has named so far, and then what the rules say."""
    try:
        attempt = match.prepare(seat, planned)
    except TableError:  # what was planned cannot be played any more
        return _in_the_end(match, seat, ())
    ask = attempt.state.ask(seat)
    if attempt.heard or ask is None or ask.default is None:
        return [*planned]
    return [*planned, attempt.state.write(seat, ask.default)]
