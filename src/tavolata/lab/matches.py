"""One match between bots, from the deal to the result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from ..bots.base import Bot, Thought, consult
from ..engine.advice import outcome
from ..engine.match import Match
from ..engine.rng import mix
from ..engine.state import State


class BrokenMatch(RuntimeError):
    """A match that could not be finished: a bot or a game broke its contract. The sentence says how to see it again."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended, and what thinking it took; lists are by seat."""

    wins: list[float]
    """One win, shared among the winners; all 0 if nobody won. The two winners of a team have half a win each."""
    scores: list[int]
    first: int
    """The seat that began."""
    decisions: list[int]
    seconds: list[float]
    playouts: list[int]
    proven: list[int]
    """How many decisions were made knowing the outcome for certain."""


def play_match(
    state: State, bots: Sequence[Bot], seed: int, labels: tuple[int | str, ...] = (), longest: int = 1_000_000
) -> Result:
    """Play a state to its end, one bot a seat, and say how it went. The state is played on, not copied.

    Decision ``k`` of seat ``s`` (its own decisions, counted from 0) gets its chance from ``mix(seed, *labels, "seat",
    s, "decision", k)``. Seats that decide at once are all asked before any of them plays. ``longest`` bounds the
    decisions of the match.
    """
    match = Match(state, keeps=False)
    decisions = match.decisions
    seconds = [0.0] * state.seats
    playouts = [0] * state.seats
    proven = [0] * state.seats
    made = 0
    while not state.over:
        choices: list[tuple[int, Thought]] = []
        for seat in sorted(state.deciders()):
            chance = mix(seed, *labels, "seat", seat, "decision", decisions[seat])
            begun = perf_counter()
            thought = consult(bots[seat], state, seat, chance)
            seconds[seat] += perf_counter() - begun
            playouts[seat] += thought.playouts
            proven[seat] += thought.proven is not None
            choices.append((seat, thought))
        made += len(choices)
        if not choices or made > longest:
            what = f"not over after {longest} decisions" if choices else "not over, and nobody has to decide"
            raise BrokenMatch(f"{state!r}: {what}")
        for seat, thought in choices:
            match.play(seat, thought.move)
    return Result(outcome(state), state.scores(), state.first, decisions, seconds, playouts, proven)
