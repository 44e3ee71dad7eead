"""How Proelio's deck plays: how games end, how long they are, which place wins, how often each card is used.

python -m bench.proelio --seats 4 --bots greedy --games 2000 --seed 1
python -m bench.proelio --seats 4 --bots search:playouts=100 --games 100 --seed 1 --content FOLDER

A card is used when it attacks, fortifies, is deployed or is played. Two things are counted for every kind: of the turns
on which a House could use it, the part on which it did; and of the cards that left a hand or were held at the end, how
many were used, how many were held (an Imperial card is a point then), and how many were thrown away: discarded at the
limit or as a price. Loot and theft only bring a card into another hand.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

import tavolata
from tavolata.bots.base import consult
from tavolata.engine.phrases import Event
from tavolata.engine.rng import mix
from tavolata.lab.statistics import wilson
from tavolata.registry import make_bot

USES = ("attack", "fortify", "play", "deploy")
"""The moves that use a card for what it is there for."""
OTHERS = ("draw", "imperial", "trade", "equitas", "guild", "sacrifice")
"""Other things one may do, counted by turns likewise."""


class Tally:
    """Sums over games."""

    def __init__(self, seats: int) -> None:
        self.shares = [0.0] * seats
        self.ends: Counter[str] = Counter()
        self.turns: list[int] = []
        self.decisions = 0
        self.could: Counter[str] = Counter()
        self.did: Counter[str] = Counter()
        """Turns on which something could be done, and was."""
        self.used: Counter[str] = Counter()
        self.held: Counter[str] = Counter()
        self.thrown: Counter[str] = Counter()
        """What became of cards."""
        self.can_now: set[str] = set()
        self.done_now: set[str] = set()
        """The same of the turn that is being played."""

    def decision(self, texts: list[str], played: str) -> None:
        """One decision: what was legal, and what was done."""
        self.decisions += 1
        self.can_now.update(name for text in texts if (name := thing(text)))
        if name := thing(played):
            self.done_now.add(name)
            self.used[name] += 1

    def hear(self, event: Event) -> None:
        """Something happened: a card may have been discarded, also where nobody was asked."""
        if event.id == "discards":
            self.thrown[str(event.arguments["card"]).removeprefix("card-")] += 1

    def end_turn(self) -> None:
        """A turn is over."""
        self.could.update(self.can_now)
        self.did.update(self.done_now)
        self.can_now, self.done_now = set(), set()

    def end(self, state: Any) -> None:
        """A game is over."""
        self.end_turn()
        winners = state.winners()
        for seat in winners:
            self.shares[(seat - state.first) % state.seats] += 1 / len(winners)
        view = state.view(None)
        self.ends[view["ended_by"]] += 1
        self.turns.append(view["turns"])
        for house in view["houses"]:
            self.held.update(house["hand"])


def thing(text: str) -> str | None:
    """What a move uses: a card, or one of the other things a House may do."""
    verb, _, card = text.partition(" ")
    if verb in USES:
        return card
    return f"({text})" if text in OTHERS else None


def play(
    room: Any, bot: Any, seats: int, seed: int, options: dict[str, object], content: Any, tally: Tally
) -> None:
    """Play one game with the same bot at every seat."""
    state = room.game.new(seats, mix(seed, "deal"), options, content)
    turns = 0
    while not state.over:
        if state.turns != turns:
            turns = state.turns
            tally.end_turn()
        seat = state.deciders()[0]
        texts = [state.write(seat, move) for move in state.legal(seat)]
        move = consult(bot, state, seat, mix(seed, "move", tally.decisions)).move
        tally.decision(texts, state.write(seat, move))
        state.play(seat, move, tally.hear)
    tally.end(state)


def report(tally: Tally, games: int) -> None:
    """Print it all."""
    for place, wins in enumerate(tally.shares):
        low, high = wilson(wins, games)
        print(f"place {place + 1}: {wins / games:6.1%}  ({low:.1%} - {high:.1%})")
    ends = ", ".join(f"{end} {number / games:.1%}" for end, number in sorted(tally.ends.items()))
    turns = sorted(tally.turns)
    print(f"ends: {ends}")
    early, middle, late = (turns[games * part // 100] for part in (5, 50, 95))
    print(f"turns: median {middle}, mean {sum(turns) / games:.1f}, nine in ten from {early} to {late}")
    print(f"decisions a game: {tally.decisions / games:.1f}")
    for name, could in sorted(tally.could.items()):
        print(f"  {name:18} on {tally.did[name] / could:6.1%} of {could:6} turns{fate(tally, name)}")


def fate(tally: Tally, card: str) -> str:
    """What became of the cards of a kind."""
    ways = (("used", tally.used), ("held", tally.held), ("thrown", tally.thrown))
    total = sum(counter[card] for _, counter in ways)
    if card.startswith("(") or not total:
        return ""
    parts = "  ".join(f"{way} {counter[card] / total:6.1%}" for way, counter in ways)
    return f"   of {total:6} cards: {parts}"


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
