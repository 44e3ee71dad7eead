"""What two versions of Tavolata both do so that they can be measured: the process that ``bench.versions`` runs twice.

    python -m bench.work SEATS

It says what there is to do, then reads lines "game work first times", does that work with so many numbers from the
first one on, and answers how long it took and to what it came. It uses nothing that only some versions have.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable
from time import process_time
from typing import TypeAlias

import tavolata
from tavolata.bots.base import consult
from tavolata.engine.advice import Advice, Dice
from tavolata.engine.record import Record
from tavolata.registry import make_bot

GAMES = 32
POSITIONS = 12
RECORDS = 4
"""How many different ones there are; they come in turns."""
PLAYOUTS = 60
"""Of a search, for one decision."""
PREPARED = 1_000_000
"""The seed of the game that positions are taken from, and the first of the records."""

Numbered: TypeAlias = Callable[[int], int]
"""Does a piece of work, which a number tells from others; answers with what two versions must agree on."""


class Table:
    """A game with its usual options at one table, and the pieces of work there are to do at it."""

    def __init__(self, id: str, seats: int) -> None:
        self.room = tavolata.room(id)
        self.game = self.room.game
        self.seats = min(self.game.seat_counts, key=lambda count: abs(count - seats))

    def deal(self, seed: int) -> tavolata.State:
        return self.game.new(self.seats, seed)

    def positions(self) -> list[tavolata.State]:
        """Positions of one random game, equally far apart."""
        length = Advice().playout(self.deal(PREPARED), Dice(1), self.game.longest)
        found = []
        for number in range(POSITIONS):
            state = self.deal(PREPARED)
            Advice().playout(state, Dice(1), length * number // POSITIONS)
            found.append(state)
        return found

    def asked(self) -> Numbered:
        """A random game, driven from here: each move is asked for and, as it is played, checked."""

        def work(number: int) -> int:
            state, dice, steps = self.deal(number % GAMES), Dice(number % GAMES), 0
            while not state.over:
                seat = state.deciders()[0]
                moves = state.legal(seat)
                state.play(seat, moves[dice.below(len(moves))])
                steps += 1
            return steps

        return work

    def loop(self, advice: Advice) -> Numbered:
        """A game played by an advice's own loop."""

        def work(number: int) -> int:
            return advice.playout(self.deal(number % GAMES), Dice(number % GAMES), self.game.longest)

        return work

    def random(self) -> Numbered:
        return self.loop(Advice())

    def policy(self) -> Numbered:
        return self.loop(self.room.advice)

    def clones(self) -> Numbered:
        """A copy of each of the positions."""
        positions = self.positions()

        def work(number: int) -> int:
            for state in positions:
                state.clone()
            return POSITIONS

        return work

    def deals(self) -> Numbered:
        def work(number: int) -> int:
            self.deal(number)
            return 1

        return work

    def bot(self, name: str) -> Numbered:
        """A bot's decision at one of the positions after the other."""
        bot = make_bot(name, self.room)
        positions = self.positions()

        def work(number: int) -> int:
            state = positions[number % POSITIONS]
            return consult(bot, state, state.deciders()[0], number).move

        return work

    def greedy(self) -> Numbered:
        return self.bot("greedy")

    def search(self) -> Numbered:
        return self.bot(f"search:playouts={PLAYOUTS}")

    def replay(self) -> Numbered:
        """The record of a random match is read and replayed."""
        texts = [self.written(PREPARED + number) for number in range(RECORDS)]
        return lambda number: sum(Record.parse(texts[number % RECORDS]).replay().scores())

    def written(self, seed: int) -> str:
        state, dice = self.deal(seed), Dice(seed)
        record = Record.begin(state, seed)
        while not state.over:
            seat = state.deciders()[0]
            moves = state.legal(seat)
            move = moves[dice.below(len(moves))]
            record.add(state, seat, move)
            state.play(seat, move)
        record.close(state)
        return record.text()


WORKS: dict[str, Callable[[Table], Numbered]] = {
    "asked": Table.asked,
    "random": Table.random,
    "policy": Table.policy,
    "clones": Table.clones,
    "deals": Table.deals,
    "greedy": Table.greedy,
    "search": Table.search,
    "replay": Table.replay,
}


def serve(seats: int) -> None:
    """Do what is asked for until nothing more is."""
    ready: dict[tuple[str, str], Numbered] = {}
    print(
        json.dumps(
            {"games": list(tavolata.catalogue()), "works": list(WORKS), "compiled": tavolata.COMPILED}
        ),
        flush=True,
    )
    for line in sys.stdin:
        game, name, first, times = line.split()
        if (game, name) not in ready:
            work = ready[game, name] = WORKS[name](Table(game, seats))
            work(0)
            gc.collect()
            gc.freeze()  # what is loaded and prepared is not gone through again and again
        print(json.dumps(measured(ready[game, name], int(first), int(times))), flush=True)


def measured(work: Numbered, first: int, times: int) -> tuple[float, int]:
    """The processor's seconds that work takes with some numbers, and all it came to."""
    come_to = 0
    begun = process_time()
    for number in range(first, first + times):
        come_to += work(number)
    return process_time() - begun, come_to


if __name__ == "__main__":
    serve(int(sys.argv[1]))
