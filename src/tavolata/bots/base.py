"""What a bot is: it is shown an imagined state and answers with a move and what it thought of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ..engine.advice import Advice
from ..engine.rng import mix
from ..engine.state import State

USUAL_SECONDS: Final = 0.5
"""How long a bot thinks about a decision when nobody says how long."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Budget:
    """How long a bot may think about one decision: seconds, or a number of playouts (then seeds reproduce
    everything)."""

    def __init__(self, seconds: float | None = None, playouts: int | None = None) -> None:
        self.seconds = seconds
        self.playouts = playouts

    def most(self) -> float | None:
        """Seconds after which a bot answers with the best it has found, whatever else it was given.

        A table says so, and may say less while the bot thinks. By default there is no such limit.
        """
        return None

    def __repr__(self) -> str:
        return f"Budget(seconds={self.seconds}, playouts={self.playouts})"


class Thought:
    """A bot's answer.

    ``value`` is the chance to win it expects, ``shares`` how much it thought of each move (they add up to 1),
    ``playouts`` how many games it imagined. ``proven`` is ``True`` for a proven win, ``False`` for a proven loss,
    ``None`` where nothing is proven.
    """

    def __init__(
        self,
        move: int,
        value: float | None = None,
        playouts: int = 0,
        shares: dict[int, float] | None = None,
        proven: bool | None = None,
    ) -> None:
        self.move = move
        self.value = value
        self.playouts = playouts
        self.shares: dict[int, float] = shares or {move: 1.0}
        self.proven = proven


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. It never gets the state, the seed or the log: only worlds that look the same to its
    seat."""

    def __init__(self, advice: Advice, budget: Budget) -> None:
        self.advice = advice
        self.budget = budget

    def think(self, world: State, seat: int, seed: int) -> Thought:
        """Choose a move for a seat that owes a decision, given one imagined state; ``world.imagine`` gives others."""
        raise NotImplementedError


def consult(bot: Bot, state: State, seat: int, seed: int) -> Thought:
    """Ask a bot what to play, showing it nothing but an imagined state. The state is not changed.

    Where the bot thinks in another process, the halves of this are done apart: ``shown`` here, ``decide`` there.
    """
    return decide(bot, shown(state, seat, seed), seat, seed)


def shown(state: State, seat: int, seed: int) -> State:
    """The world that a bot is shown instead of the state."""
    return state.imagine(seat, mix(seed, "world"))


def decide(bot: Bot, world: State, seat: int, seed: int) -> Thought:
    """What a bot plays, having been shown a world."""
    return bot.think(world, seat, mix(seed, "thought"))
