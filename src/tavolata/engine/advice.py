"""What a bot needs to know of a game beyond its rules: how good a position is, how to play it out, how far.

Bots are written once against this class and the State. A game derives from ``Advice`` and overrides what it knows
better; the defaults work for any game.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from mypy_extensions import mypyc_attr

from .dice import Dice as Dice  # known here to all that play out
from .state import State

NOBODY: Final = -1
"""No seat: where nobody in particular thinks about a position."""


class Proof:
    """What a solver proved: a move, and whether it wins (or, if False, that every move loses) whatever chance does."""

    def __init__(self, move: int, wins: bool, positions: int) -> None:
        self.move = move
        self.wins = wins
        self.positions = positions


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """A game's advice to bots."""

    horizon: int
    """How many decisions a playout looks ahead before the position is judged by ``values``."""

    secrets: bool
    """Whether seats hold secrets from each other. Without, worlds differ in nothing but future chance."""

    glances: int
    """How many playouts the evaluation of a move counts for, when search meets it; 0 if it is not worth asking."""

    trust: float
    """How much of a new position's worth is the evaluation of it as it looks; the rest is how its playout ends."""

    depth: int
    """How many decisions of a playout are searched, the first included, before it goes on by ``playout``."""

    exploration: float
    """How much search favours a rarely tried move: about as much as results of one move differ among playouts."""

    def __init__(
        self,
        horizon: int = 1_000_000,
        secrets: bool = True,
        glances: int = 0,
        trust: float = 0.0,
        exploration: float = 0.7,
        depth: int = 1_000_000,
    ) -> None:
        self.horizon = horizon
        self.secrets = secrets
        self.glances = glances
        self.trust = trust
        self.exploration = exploration
        self.depth = depth

    def values(self, state: State) -> list[float]:
        """For each seat its chance to win as the position looks, from 0 to 1; the sum is about 1."""
        if state.over:
            return outcome(state)
        scores = state.scores()
        low = min(scores)
        total = sum(scores) - low * len(scores) + len(scores)
        return [(score - low + 1) / total for score in scores]

    def quiet(self, state: State) -> bool:
        """Whether ``values`` can judge the position now; if not, one looks further until the decision is whole."""
        return True

    def mixture(self, state: State, seat: int) -> list[float]:
        """How likely a seat plays each of its legal moves where seats choose at once, as it looks; [] if nobody knows.

        Greedy draws from it, and search begins with it.
        """
        return []

    def unsealed(self, state: State, seat: int) -> State:
        """The same decision with nothing sealed by others who choose at once with this seat; by default, as it is.

        To a seat that chooses in secret it makes no difference who was quicker: search lets the others choose anew, as
        well as they can, where a sealed choice could only be imagined as anything legal. The state is not changed.
        """
        return state

    def pick(self, state: State, seat: int, moves: list[int], dice: Dice) -> int:
        """The move a playout makes; by default any legal one."""
        return moves[dice.below(len(moves))]

    def playout(self, state: State, dice: Dice, limit: int, thinker: int = NOBODY) -> int:
        """Play a state on by ``pick`` until it is over or ``limit`` decisions are made; how many were.

        A game may play with more care for the seat that thinks than for the others.
        """
        if type(self) is Advice:  # any legal move: the game may know a faster way
            return state.wander(dice, limit)
        made = 0
        while not state.over and made < limit:
            seat = state.deciders()[0]
            state.do(seat, self.pick(state, seat, state.legal(seat), dice))
            made += 1
        return made

    def word(self, state: State, seat: int) -> int:
        """What a player says where nothing is done but said: a proposal, an answer and its reason; -1 for deeds.

        Looking ahead has nothing to go on there: bots say what the game's judgement tells them, and mean it.
        """
        return -1

    def sees(self, state: State, seat: int, move: int, other: int) -> bool:
        """Whether another seat learns which move this seat plays now. Choices made at once are hidden anyway."""
        return True

    def shown(self, state: State, seat: int) -> int:
        """A number for what a seat has just been shown of chance or secrets, called when ``surprises`` rose.

        It must tell apart what the seat can tell apart; by default it is made of the seat's whole view. Where
        little can be shown, a cheaper one pays.
        """
        return crc32(repr(state.view(seat)).encode())

    def decided(self, state: State) -> list[int]:
        """The winners, where they can no longer change whatever is played; [] where that is open or unknown."""
        return []

    def prove(self, state: State, seat: int, positions: int) -> Proof | None:
        """An exact result found within a number of positions, where the game can be solved to its end."""
        return None


def outcome(state: State) -> list[float]:
    """The result of a finished game, one win shared among its winners."""
    return shares(state.winners(), state.seats)


def shares(winners: list[int], seats: int) -> list[float]:
    """One win shared among the winners."""
    result = [0.0] * seats
    for seat in winners:
        result[seat] = 1.0 / len(winners)
    return result
