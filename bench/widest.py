"""How long search takes for its answer at the decisions with the most moves, in any game.

    python -m bench.widest trono-di-spade --seats 6 --seconds 0.5
    python -m bench.widest trono-di-spade --seats 6 --option alliances=castles --kind ballot
    python -m bench.widest cavern-tavern --seats 6 --option chamber=yes

Greedy bots play one game; search is asked at its widest decisions, of all kinds or of one. The times are taken from
the clock: they say something only where the machine has nothing else to do.
"""

from __future__ import annotations

import argparse
from time import perf_counter
from typing import Any

import tavolata
from tavolata.bots.base import Bot, consult
from tavolata.engine.rng import mix
from tavolata.registry import make_bot

SHOWN = 8
"""So many of the longest answers are printed."""


def widest(bot: Bot, state: Any, number: int, seed: int, kind: str) -> list[tuple[Any, int]]:
    """The decisions of a game, of a kind if one is named, with the most moves: the state before, and who decides."""
    found: list[tuple[int, int, Any, int]] = []
    step = 0
    while not state.over:
        seat = state.deciders()[0]
        moves = len(state.legal(seat))
        if moves > 1 and kind in ("", state.ask(seat).kind):
            found = sorted([*found, (-moves, step, state.clone(), seat)], key=lambda one: one[:2])[:number]
        state.play(seat, consult(bot, state, seat, mix(seed, "move", step)).move)
        step += 1
    return [(before, seat) for _, _, before, seat in found]


def ask_there(bot: Bot, positions: list[tuple[Any, int]]) -> None:
    """Ask a bot at these decisions, and print how long it took."""
    taken = []
    for number, (state, seat) in enumerate(positions):
        begun = perf_counter()
        consult(bot, state, seat, number)
        taken.append((perf_counter() - begun, state.ask(seat).kind, len(state.legal(seat))))
    taken.sort(reverse=True)
    for seconds, kind, moves in taken[:SHOWN]:
        print(f"  {seconds:.3f} s  {kind}, {moves} moves")


def main() -> None:
    """Play, ask."""
    parser = argparse.ArgumentParser(prog="python -m bench.widest")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--decisions", type=int, default=20)
    parser.add_argument("--kind", default="", help="only decisions of this kind, such as ballot or march")
    parser.add_argument("--option", action="append", default=[])
    asked = parser.parse_args()
    room = tavolata.room(asked.game)
    options: dict[str, object] = dict(pair.split("=", 1) for pair in asked.option)
    seats = asked.seats or max(room.game.seat_counts)
    state = room.game.new(seats, mix(asked.seed, "deal"), options, room.game.content(None))
    positions = widest(make_bot("greedy", room), state, asked.decisions, asked.seed, asked.kind)
    print(
        f"{asked.game}, {seats} seats, the {len(positions)} widest decisions, {asked.seconds} s for each answer:"
    )
    ask_there(make_bot(f"search:seconds={asked.seconds}", room), positions)


if __name__ == "__main__":
    main()
