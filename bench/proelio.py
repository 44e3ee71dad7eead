"""How Proelio's deck plays: how games end, how long they are, which seat wins, how often each card is used.

python -m bench.proelio --seats 4 --bots greedy --games 2000 --seed 1
python -m bench.proelio --seats 4 --bots search:playouts=100 --games 100 --seed 1 --content FOLDER
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

import tavolata
from tavolata.bots.base import consult
from tavolata.engine.rng import mix
from tavolata.lab.statistics import wilson
from tavolata.registry import make_bot

VERBS = ("attack", "fortify", "play", "deploy")
"""The moves that use a card for what it is there for."""


class Tally:
    """Sums over games."""

    def __init__(self, seats: int) -> None:
        self.shares = [0.0] * seats
        self.ends: Counter[str] = Counter()
        self.turns: list[int] = []
        self.decisions = 0
        self.could: Counter[str] = Counter()
        self.did: Counter[str] = Counter()
        self.wasted: Counter[str] = Counter()
        """Cards discarded, and cards left in a hand at the end."""

    def end(self, state: Any) -> None:
        """A game is over."""
        winners = state.winners()
        for seat in winners:
            self.shares[(seat - state.first) % state.seats] += 1 / len(winners)
        view = state.view(None)
        self.ends[view["ended_by"]] += 1
        self.turns.append(view["turns"])
        for house in view["houses"]:
            self.wasted.update(house["hand"])


def used(texts: list[str], played: str, tally: Tally) -> None:
    """Count what could be used, and what was; a defence is counted card by card."""
    uses = [text.split() for text in texts if text.split()[0] in VERBS]
    for card in {use[1] for use in uses}:
        tally.could[card] += 1
    words = played.split()
    if words[0] in VERBS:
        tally.did[words[1]] += 1
    elif words[0] == "discard":
        tally.wasted[words[1]] += 1
    for other in ("imperial", "equitas", "trade", "guild", "draw", "sacrifice"):
        tally.could[f"({other})"] += other in texts
        tally.did[f"({other})"] += other == played


def play(
    room: Any, bot: Any, seats: int, seed: int, options: dict[str, object], content: Any, tally: Tally
) -> None:
    """Play one game with the same bot at every seat."""
    state = room.game.new(seats, mix(seed, "deal"), options, content)
    while not state.over:
        seat = state.deciders()[0]
        texts = [state.write(seat, move) for move in state.legal(seat)]
        move = consult(bot, state, seat, mix(seed, "move", tally.decisions)).move
        used(texts, state.write(seat, move), tally)
        state.play(seat, move)
        tally.decisions += 1
    tally.end(state)


def report(tally: Tally, games: int) -> None:
    """Print it all."""
    for place, wins in enumerate(tally.shares):
        low, high = wilson(wins, games)
        print(f"place {place + 1}: {wins / games:6.1%}  ({low:.1%} - {high:.1%})")
    ends = ", ".join(f"{end} {number / games:.1%}" for end, number in sorted(tally.ends.items()))
    turns = sorted(tally.turns)
    print(f"ends: {ends}")
    middle, late = turns[games // 2], turns[games * 95 // 100]
    print(f"turns: median {middle}, mean {sum(turns) / games:.1f}, 95 % at most {late}")
    print(f"decisions a game: {tally.decisions / games:.1f}")
    for card, could in sorted(tally.could.items()):
        if could:
            did, done = tally.did[card], tally.did[card] + tally.wasted[card]
            print(
                f"  {card:20} {did / could:6.1%} of {could} chances   {did / max(1, done):6.1%} used in the end"
            )


def main() -> None:
    """Read the command line, play, report."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--content", default=None)
    parser.add_argument("--option", action="append", default=[])
    asked = parser.parse_args()
    room = tavolata.room("proelio")
    content = room.game.content(asked.content)
    options: dict[str, object] = dict(pair.split("=", 1) for pair in asked.option)
    bot = make_bot(asked.bots, room)
    tally = Tally(asked.seats)
    for number in range(asked.games):
        play(room, bot, asked.seats, mix(asked.seed, number), options, content, tally)
    report(tally, asked.games)


if __name__ == "__main__":
    main()
