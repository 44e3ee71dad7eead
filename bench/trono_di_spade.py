"""How Il Trono di Spade plays: which Houses win and how, what becomes of alliances, how objectives are met.

python -m bench.trono_di_spade --seats 6 --games 500
python -m bench.trono_di_spade --seats 4 --games 200 --option alliances=objectives
python -m bench.trono_di_spade --seats 6 --games 400 --bots random --option alliances=castles
python -m bench.trono_di_spade --seats 6 --games 1 --bots search:playouts=50 --log

All seats are played by the bots named, in turn. `--log` tells all that happens. The longest answer is
taken from the clock: it says something only where the machine has nothing else to do.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from time import perf_counter
from typing import Any, cast

import tavolata
from tavolata.bots.base import Bot, consult
from tavolata.engine.phrases import Event
from tavolata.engine.rng import mix
from tavolata.games.trono_di_spade.rules import board as board
from tavolata.games.trono_di_spade.rules import tables
from tavolata.lab.statistics import wilson
from tavolata.registry import make_bot

COUNTED = (
    "proposes",
    "accepts-alliance",
    "declines-alliance",
    "allied",
    "betrays",
    "condemns",
    "excuses",
    "allows",
    "denies",
    "is-guest",
    "dissolve",
    "reaches",
    "combat",
    "recruits",
)
"""Events whose number a game is told."""


class Tally:
    """Sums over games."""

    def __init__(self, log: bool) -> None:
        self.log = log
        self.games = 0
        self.decisions = 0
        self.most_decisions = 0
        self.played: Counter[str] = Counter()
        self.won: defaultdict[str, float] = defaultdict(float)
        self.ends: Counter[str] = Counter()
        self.rounds: Counter[int] = Counter()
        self.events: Counter[str] = Counter()
        self.orders: Counter[str] = Counter()
        """Orders resolved, and those of them that came to nothing."""
        self.held: Counter[str] = Counter()
        self.scored: Counter[str] = Counter()
        """Objectives that were in a hand to be scored, and were: by name, by House, and by both."""
        self.points: Counter[str] = Counter()
        self.at_once: Counter[str] = Counter()
        """Instant victories, by House."""
        self.longest = (0.0, "")
        self.state: Any = None
        self.last = ""

    def house(self, seat: object) -> str:
        """The House of a seat as events name it."""
        number: int = self.state.house[int(str(seat)[1:])]
        return tables.HOUSES[number]

    def hear(self, event: Event) -> None:
        """Something happened."""
        told = event.arguments
        if self.log:
            print(f"  {event.id:20} {self.text({**told, **event.secret})}")
        if event.id in COUNTED:
            number = len(cast("list[str]", told["houses"])) if event.id == "allied" else 0
            self.events[f"{event.id} {number}" if number else event.id] += 1
        if event.id == "resolves":
            self.last = str(told["order"])
            self.orders[f"{self.last} resolved"] += 1
        elif event.id == "raid-nothing" or (event.id == "declines" and self.last.startswith("order-march")):
            self.orders[f"{self.last} in vain"] += 1
        if event.id == "marches":
            self.last = ""
        if event.id == "scores":
            house, card = self.house(told["seat"]), str(told["card"]).removeprefix("objective-")
            self.points[house] += int(str(told["number"]))
            self.objective(self.scored, house, card)
            if not card.startswith("special"):
                self.objective(self.held, house, card)
        elif event.id == "victory":
            self.ends[f"{told['how']}, {told['number']} together"] += 1
            if told["how"] == "objective":
                self.at_once.update(self.house(seat) for seat in cast("list[str]", told["winners"]))

    @staticmethod
    def objective(counter: Counter[str], house: str, card: str) -> None:
        """Count an objective: by itself, by House, and by both."""
        counter[card] += 1
        counter[f"{house} {card}"] += 1
        if not card.startswith("special"):
            counter[house] += 1

    def text(self, arguments: dict[str, Any]) -> str:
        """Arguments in one line, seats by their Houses."""
        return " ".join(self._text(value) for value in arguments.values())

    def _text(self, value: Any) -> str:
        if isinstance(value, dict):
            return f"{value['id']}({self.text(value['arguments'])})"
        if isinstance(value, list):
            return "[" + ", ".join(self._text(one) for one in value) + "]"
        return self.house(value).upper() if str(value).startswith("@") else str(value)

    def standing(self) -> None:
        """How the Houses stand when a round begins."""
        state = self.state
        for seat in range(state.seats):
            units = [
                sum(
                    state.units[4 * area + kind]
                    for area in range(state.tables.size)
                    if state.owner[area] == seat
                )
                for kind in range(4)
            ]
            print(
                f"    {tables.HOUSES[state.house[seat]]:10} structures {board.structures(state, seat)} "
                f"lands {board.lands(state, seat)} power {state.power[seat]} supply {state.supply[seat]} "
                f"units {units} points {state.points[seat]}"
            )

    def end(self) -> None:
        """A game is over."""
        self.games += 1
        self.rounds[self.state.round] += 1
        winners = self.state.winners()
        for seat in range(self.state.seats):
            house = tables.HOUSES[self.state.house[seat]]
            self.played[house] += 1
            for card in self.state.secrets[seat]:
                self.objective(self.held, house, self.state.tables.objectives[card].name)
            if seat in winners:
                self.won[house] += 1 / len(winners)


def play(tally: Tally, bots: list[Bot], state: Any, seed: int) -> None:
    """Play one game."""
    tally.state = state
    number = round = 0
    while not state.over:
        if state.round != round:
            round = state.round
            if tally.log:
                tally.standing()
        seat = state.deciders()[0]
        ask = state.ask(seat)
        begun = perf_counter()
        move = consult(bots[seat % len(bots)], state, seat, mix(seed, "move", number)).move
        taken = perf_counter() - begun
        if taken > tally.longest[0]:
            tally.longest = (taken, f"{ask.kind}, {len(state.legal(seat))} moves, round {state.round}")
        state.play(seat, move, tally.hear)
        number += 1
    tally.decisions += number
    tally.most_decisions = max(tally.most_decisions, number)
    tally.end()


def report(tally: Tally) -> None:
    """Print it all."""
    games = tally.games
    for house, played in sorted(tally.played.items()):
        low, high = wilson(tally.won[house], played)
        print(f"{house:10} {tally.won[house] / played:6.1%}  ({low:.1%} - {high:.1%}) of {played}")
    print("ends: " + ", ".join(f"{how} {number / games:.1%}" for how, number in tally.ends.most_common()))
    mean = sum(round * number for round, number in tally.rounds.items()) / games
    print(f"rounds: mean {mean:.2f}, " + ", ".join(f"{one}: {n}" for one, n in sorted(tally.rounds.items())))
    print(
        f"decisions a game: {tally.decisions / games:.0f}, at most {tally.most_decisions}; "
        f"longest answer {tally.longest[0]:.3f} s ({tally.longest[1]})"
    )
    print("a game: " + ", ".join(f"{name} {n / games:.2f}" for name, n in sorted(tally.events.items())))
    vain = [name.removesuffix(" in vain") for name in sorted(tally.orders) if name.endswith("in vain")]
    parts = [f"{one} {tally.orders[f'{one} in vain'] / tally.orders[f'{one} resolved']:.0%}" for one in vain]
    print("orders in vain: " + ", ".join(parts))
    if tally.held:
        report_objectives(tally)


def report_objectives(tally: Tally) -> None:
    """Of the objectives that came to stay in a hand, how many were scored; special ones by games."""
    print(
        "points a game: "
        + ", ".join(f"{h} {n / tally.played[h]:.2f}" for h, n in sorted(tally.points.items()))
    )
    print("instant victories: " + ", ".join(f"{h} {n}" for h, n in sorted(tally.at_once.items())))
    shares = [f"{h} {tally.scored[h] / tally.held[h]:.0%}" for h in sorted(tally.played)]
    print("objectives met, of those held: " + ", ".join(shares))
    for name in sorted(tally.held.keys() | tally.scored.keys()):
        if " " in name or name in tables.HOUSES:
            continue
        if tally.held[name]:
            met = f"{tally.scored[name] / tally.held[name]:4.0%} of {tally.held[name]:4}"
            by = [
                f"{house} {tally.scored[f'{house} {name}'] / held:.0%}"
                for house in sorted(tally.played)
                if (held := tally.held[f"{house} {name}"])
            ]
        else:
            met = f"{tally.scored[name] / tally.games:.2f} a game"
            by = []
        print(f"  {name:22} {met:14} {', '.join(by)}")


def main() -> None:
    """Read the command line, play, report."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--bots", default="greedy", help="one or more, by comma, seat by seat")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--content", default=None)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--log", action="store_true", help="tell all that happens")
    asked = parser.parse_args()
    room = tavolata.room("trono-di-spade")
    content = room.game.content(asked.content)
    options: dict[str, object] = dict(pair.split("=", 1) for pair in asked.option)
    bots = [make_bot(name, room) for name in asked.bots.split(",")]
    tally = Tally(asked.log)
    for number in range(asked.games):
        seed = mix(asked.seed, number)
        play(tally, bots, room.game.new(asked.seats, mix(seed, "deal"), options, content), seed)
    report(tally)


if __name__ == "__main__":
    main()
