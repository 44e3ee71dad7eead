"""The other libraries, each driven as fast as its public interface allows.

They are imported only here, one by one: whichever is missing is left out of the table.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from itertools import repeat
from typing import Any

from .rows import CLONES, GAMES, SEARCH, SEARCH_PLAYOUTS, STEPS, UNIFORM, Missing, Row, chance
from .timing import Stopwatch, Timer, Work

OPEN_SPIEL = "OpenSpiel"
PETTING_ZOO = "PettingZoo"
RLCARD = "RLCard"
PACKAGES = {OPEN_SPIEL: "open_spiel", PETTING_ZOO: "pettingzoo", RLCARD: "rlcard"}

QUIET_AND_ALONE = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}
"""Read by numpy and pygame when they are loaded: one core for all, and no greeting."""

CONNECT_FOUR = "connect_four"
PYTHON_GAMES = ("python_tic_tac_toe", "python_block_dominoes")
"""Games of OpenSpiel written in Python that are more than its Kuhn poker, which is over after three cheap steps."""


def peers() -> tuple[list[Row], list[Missing]]:
    """The rows of all that are installed, and those that are not."""
    os.environ.update(QUIET_AND_ALONE)
    rows: list[Row] = []
    missing: list[Missing] = []
    makers: dict[str, Callable[[], list[Row]]] = {
        OPEN_SPIEL: open_spiel_rows,
        PETTING_ZOO: petting_zoo_rows,
        RLCARD: rlcard_rows,
    }
    for library, make in makers.items():
        try:
            rows += make()
        except ImportError as error:
            missing.append(Missing(library, str(error)))
    return rows, missing


def versions() -> dict[str, str]:
    """The version of each library that is installed."""
    found = {}
    for library, package in PACKAGES.items():
        try:
            found[library] = version(package)
        except PackageNotFoundError:
            continue
    return found


# -- OpenSpiel --------------------------------------------------------------------------------------------------------


def open_spiel_rows() -> list[Row]:
    """Connect four in C++, with the library's own loop and search, and games in Python."""
    import pyspiel

    import_module("open_spiel.python.games")  # which makes them known to pyspiel

    game = pyspiel.load_game(CONNECT_FOUR)
    timers: dict[str, Timer] = {
        STEPS: Stopwatch(spiel_steps(game)),
        UNIFORM: Stopwatch(spiel_loop(pyspiel, game)),
        CLONES: Stopwatch(spiel_clones(game)),
        GAMES: Stopwatch(spiel_games(game)),
        SEARCH: Stopwatch(spiel_search(pyspiel, game)),
    }
    rows = [Row(OPEN_SPIEL, CONNECT_FOUR, 2, "C++", timers)]
    for name in PYTHON_GAMES:
        game = pyspiel.load_game(name)
        timers = {
            STEPS: Stopwatch(spiel_steps(game)),
            CLONES: Stopwatch(spiel_clones(game)),
            GAMES: Stopwatch(spiel_games(game)),
        }
        rows.append(Row(OPEN_SPIEL, name, game.num_players(), "Python", timers))
    return rows


def spiel_steps(game: Any) -> Work:
    def work(times: int) -> int:
        steps = 0
        for _ in range(times):
            state = game.new_initial_state()
            while not state.is_terminal():
                moves = state.legal_actions()
                state.apply_action(moves[int(chance() * len(moves))])
                steps += 1
        return steps

    return work


def spiel_loop(pyspiel: Any, game: Any) -> Work:
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]

    def work(times: int) -> int:
        steps = 0
        for number in range(times):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, number)
            steps += state.move_number()
        return steps

    return work


def spiel_clones(game: Any) -> Work:
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(chance() * len(legal))])
        moves += 1
    half = game.new_initial_state()
    for move in state.history()[: moves // 2]:
        half.apply_action(move)
    return many(half.clone)


def spiel_games(game: Any) -> Work:
    return many(game.new_initial_state)


def spiel_search(pyspiel: Any, game: Any) -> Work:
    rollouts = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, rollouts, 1.4, SEARCH_PLAYOUTS, 1000, False, 1, False)

    def work(times: int) -> int:
        for _ in range(times):
            bot.mcts_search(game.new_initial_state())
        return times * SEARCH_PLAYOUTS

    return work


def many(do: Callable[[], object]) -> Work:
    """Something done over and over for itself."""

    def work(times: int) -> int:
        for _ in repeat(None, times):
            do()
        return times

    return work


# -- PettingZoo -------------------------------------------------------------------------------------------------------


def petting_zoo_rows() -> list[Row]:
    """Connect four."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    timers: dict[str, Timer] = {STEPS: Stopwatch(zoo_steps(env)), GAMES: Stopwatch(many(env.reset))}
    return [Row(PETTING_ZOO, "connect_four_v3", 2, "Python", timers)]


def zoo_steps(env: Any) -> Work:
    def work(times: int) -> int:
        steps = 0
        for _ in range(times):
            env.reset()
            while True:
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    break
                moves = observation["action_mask"].nonzero()[0]
                env.step(moves[int(chance() * len(moves))])
                steps += 1
        return steps

    return work


# -- RLCard -----------------------------------------------------------------------------------------------------------


def rlcard_rows() -> list[Row]:
    """UNO."""
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})
    timers: dict[str, Timer] = {STEPS: Stopwatch(rlcard_steps(env)), GAMES: Stopwatch(many(env.reset))}
    return [Row(RLCARD, "uno", env.num_players, "Python", timers)]


def rlcard_steps(env: Any) -> Work:
    def work(times: int) -> int:
        steps = 0
        for _ in range(times):
            state, _ = env.reset()
            while not env.is_over():
                moves = list(state["legal_actions"])
                state, _ = env.step(moves[int(chance() * len(moves))])
                steps += 1
        return steps

    return work
