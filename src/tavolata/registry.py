"""Where games and bots meet: a bot by its name, ready to play a game.

A bot is named with its settings: ``random``, ``greedy``, ``search``, ``search:playouts=2000``, ``search:seconds=0.5``.
"""

from __future__ import annotations

from .bots.base import Bot, Budget
from .bots.chance import RandomBot
from .bots.greedy import GreedyBot
from .bots.search import SearchBot
from .engine.errors import BadOption
from .engine.room import Room

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}
"""The bots there are, weakest first."""

DEFAULT_BUDGET = Budget(seconds=0.5)


def make_bot(name: str, room: Room, budget: Budget = DEFAULT_BUDGET) -> Bot:
    """The bot of a name for a game. Settings in the name come before the budget."""
    kind, settings = read_bot(name)
    return BOTS[kind](room.advice, settings or budget)


def read_bot(name: str) -> tuple[str, Budget | None]:
    """The kind of bot and its own budget, if its name carries one."""
    kind, colon, rest = name.strip().partition(":")
    if kind not in BOTS:
        allowed = list(BOTS)
        sentence = f"no bot {kind!r}; there are: {', '.join(allowed)} (with settings: search:playouts=2000)"
        raise BadOption("unknown-bot", sentence, {"bot": kind, "allowed": allowed})
    if not colon:
        return kind, None
    setting, _, value = rest.partition("=")
    try:
        if setting == "playouts" and int(value) > 0:
            return kind, Budget(playouts=int(value))
        if setting == "seconds" and 0 < float(value) < 86_400:
            return kind, Budget(seconds=float(value))
    except ValueError:
        pass
    sentence = f"bot {name!r}: a setting is playouts=NUMBER or seconds=NUMBER, above zero, not {rest!r}"
    raise BadOption("bad-bot-setting", sentence, {"bot": name, "setting": rest})
