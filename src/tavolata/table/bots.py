"""The bots at a table: they think when they owe a decision, and stand in for persons."""

from __future__ import annotations

import asyncio
import logging
import time

from ..engine.match import Match
from ..engine.rng import mix
from ..registry import USUAL_BOT
from .actors import begun, running, with_seat
from .errors import NotNow, TableError
from .hall import Hall
from .live import Live
from .thinkers import Thinkers

log = logging.getLogger(__name__)

_PATIENCE = 5.0
"""How long, in seconds, a bot that could not decide waits before it tries again."""


class Bots:
    """Where the decisions of bots come from. ``pace`` is how long, in seconds, a move is held back to be seen."""

    def __init__(self, hall: Hall, thinkers: Thinkers, pace: float) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self.pace = pace

    def tend(self, live: Live) -> None:
        """Let the bots that owe a decision think."""
        for seat in live.deciders():
            decision = live.decision(seat)
            if live.is_bots_turn(seat) and live.thinking.get(seat) != decision:
                live.thinking[seat] = decision
                self.hall.spawn(self._think(live, seat, decision))

    async def hand_over(self, live: Live, seat: int, bot: str = "") -> None:
        """A bot stands in for a person."""
        self.thinkers.check(bot or USUAL_BOT)
        async with live.lock:
            running(live)
            if not live.seat(seat).human or live.seat(seat).bot:
                raise NotNow("no-person", "no person is playing at this seat")
            await self.hall.note(live, "away", seat, bot, with_seat(live.table, seat, bot=bot or USUAL_BOT))
        self.hall.after(live)

    async def _think(self, live: Live, seat: int, decision: int) -> None:
        """A bot's decision. If the table has moved on meanwhile, the thought is dropped."""
        clock = time.monotonic()
        match = begun(live)
        assert live.table.seed is not None
        chance = mix(live.table.seed, "bot", seat, "decision", decision)
        try:
            texts = await self._decide(live, match, seat, chance)
            await asyncio.sleep(max(0.0, self.pace - (time.monotonic() - clock)))
            if live.seat(seat).bot and live.thinking.get(seat) == decision:
                await self.hall.commit(live, seat, decision, texts)
        except TableError:  # taken back, ended, or the player has returned
            pass
        except Exception:
            log.exception("a bot could not decide; it will try again")
            asyncio.get_running_loop().call_later(_PATIENCE, self.hall.tend, live)
        finally:
            if live.thinking.get(seat) == decision:
                del live.thinking[seat]

    async def _decide(self, live: Live, match: Match, seat: int, chance: int) -> list[str]:
        """What a bot plays. Parts that are chosen unseen come all at once: nobody is to see how many they are."""
        attempt = match.attempt()
        bot, whose = live.seat(seat).bot, (live.table.owner, live.table.code)
        while True:
            seed = mix(chance, len(attempt.plays))
            attempt.play(seat, await self.thinkers.think(attempt.state, seat, bot, seed, *whose))
            ask = attempt.state.ask(seat)
            if attempt.heard or ask is None or not ask.at_once:
                return attempt.texts
