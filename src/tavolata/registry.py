"""Where games and bots meet: a bot by its name, ready to play a game.

A bot is named with its settings: ``random``, ``greedy``, ``search``, ``search:playouts=2000``, ``search:seconds=0.5``.
"""

from __future__ import annotations

from .bots.base import USUAL_SECONDS, Bot, Budget
from .bots.chance import RandomBot
from .bots.greedy import GreedyBot
from .bots.search import SearchBot
from .engine.errors import BadOption
from .engine.room import Room
from .engine.texts import quoted

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}
"""The bots there are, weakest first."""

DEFAULT_BUDGET = Budget(seconds=USUAL_SECONDS)
USUAL_BOT = f"search:seconds={USUAL_SECONDS:g}"
"""The bot at a place where nobody is wished for in particular, and in the place of an absent player."""
LONGEST_NUMBER = 40
MOST_PLAYOUTS = 1_000_000_000
MOST_SECONDS = 86_400.0
"""What a budget may be at all, so that it can be counted; a table allows much less."""


def make_bot(name: str, room: Room, budget: Budget = DEFAULT_BUDGET) -> Bot:
    """The bot of a name for a game. Settings in the name come before the budget."""
    kind, settings = read_bot(name)
    return BOTS[kind](room.advice, settings or budget)


def read_bot(name: str, most: Budget | None = None) -> tuple[str, Budget | None]:
    """The kind of bot and its own budget, if its name carries one; ``most`` is what a table allows."""
    kind, colon, rest = name.strip().partition(":")
    if kind not in BOTS:
        allowed = list(BOTS)
        shown = quoted(kind)
        sentence = f"no bot {shown!r}; there are: {', '.join(allowed)} (with settings: search:playouts=2000)"
        raise BadOption("unknown-bot", sentence, {"bot": shown, "allowed": allowed})
    if not colon:
        return kind, None
    budget = _budget(rest)
    if budget is None:
        shown = quoted(rest)
        sentence = (
            f"bot {quoted(name)!r}: a setting is playouts=NUMBER or seconds=NUMBER, above zero, not {shown!r}"
        )
        raise BadOption("bad-bot-setting", sentence, {"bot": quoted(name), "setting": shown})
    if most is not None:
        _check_budget(name, budget, most)
    return kind, budget


def _budget(text: str) -> Budget | None:
    """The budget that a setting means: ``playouts=2000``, ``seconds=0.5``."""
    setting, _, value = text.partition("=")
    if len(value) > LONGEST_NUMBER:
        return None
    try:
        if setting == "playouts" and 0 < int(value) <= MOST_PLAYOUTS:
            return Budget(playouts=int(value))
        if setting == "seconds" and 0 < float(value) < MOST_SECONDS:
            return Budget(seconds=float(value))
    except ValueError:
        pass
    return None


def _check_budget(name: str, budget: Budget, most: Budget) -> None:
    """Refuse a bot that would think longer than it may."""
    seconds, playouts = most.seconds or MOST_SECONDS, most.playouts or MOST_PLAYOUTS
    if (budget.seconds or 0.0) > seconds or (budget.playouts or 0) > playouts:
        shown = quoted(name)
        sentence = f"bot {shown!r} would think too long: at a table, {seconds:g} seconds or {playouts} playouts at most"
        arguments = {"bot": shown, "seconds": f"{seconds:g}", "playouts": str(playouts)}
        raise BadOption("bad-bot-budget", sentence, arguments)
