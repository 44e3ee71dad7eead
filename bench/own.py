"""Tavolata's own games: every one in the catalogue with its default options at its smallest table, and variants."""

from __future__ import annotations

from itertools import count

import tavolata
from tavolata.bots.search import Search
from tavolata.engine.advice import Advice, Dice

from .peers import many
from .rows import CLONES, GAMES, POLICY, SEARCH, SEARCH_PLAYOUTS, STEPS, UNIFORM, Row, chance
from .timing import Stopwatch, Work

TAVOLATA = "Tavolata"
FIRST_GAME = "primo-cavaliere"
VARIANTS: dict[str, list[dict[str, str]]] = {FIRST_GAME: [{"companions": "none"}]}
"""Options that make another row, by game."""
BATCH = 50
"""Playouts a search makes between two looks at the clock."""


def own_rows(games: list[str] | None = None) -> list[Row]:
    """The rows of these games, or of all."""
    return [
        row(id, options)
        for id in tavolata.catalogue()
        if not games or id in games
        for options in ({}, *VARIANTS.get(id, []))
    ]


def row(id: str, options: dict[str, str]) -> Row:
    """One game with these options."""
    table = Table(id, options)
    name = id + "".join(f" {option}={value}" for option, value in options.items())
    return Row(
        TAVOLATA,
        name,
        table.seats,
        "compiled" if tavolata.COMPILED else "not compiled",
        {
            STEPS: Stopwatch(table.steps),
            UNIFORM: Stopwatch(table.loop(Advice())),
            POLICY: Stopwatch(table.loop(table.advice)),
            CLONES: Stopwatch(many(table.half_way().clone)),
            GAMES: Stopwatch(many(table.deal)),
            SEARCH: Stopwatch(table.search()),
        },
    )


class Table:
    """A game at its smallest table, a new deal each time."""

    def __init__(self, id: str, options: dict[str, str]) -> None:
        room = tavolata.room(id)
        self.game = room.game
        self.advice = room.advice
        self.seats = min(room.game.seat_counts)
        self.options = options
        self.seeds = count(1)

    def deal(self) -> tavolata.State:
        return self.game.new(self.seats, next(self.seeds), self.options)

    def steps(self, times: int) -> int:
        """Random games, driven from here."""
        steps = 0
        for _ in range(times):
            state = self.deal()
            while not state.over:
                seat = state.deciders()[0]
                moves = state.legal(seat)
                state.play(seat, moves[int(chance() * len(moves))])
                steps += 1
        return steps

    def loop(self, advice: Advice) -> Work:
        """Games played by an advice's own loop: the base class chooses any legal move."""
        dice = Dice(1)
        longest = self.game.longest

        def work(times: int) -> int:
            steps = 0
            for _ in range(times):
                steps += advice.playout(self.deal(), dice, longest)
            return steps

        return work

    def half_way(self) -> tavolata.State:
        """A position half way through a random game."""
        state = self.deal()
        start = state.clone()
        length = Advice().playout(state, Dice(1), self.game.longest)
        Advice().playout(start, Dice(1), length // 2)
        return start

    def search(self) -> Work:
        """Decisions at the opening, each with its own search."""
        current = self._search()

        def work(times: int) -> int:
            nonlocal current
            for _ in range(times):
                if current.playouts >= SEARCH_PLAYOUTS:
                    current = self._search()
                current.run(BATCH)
            return times * BATCH

        return work

    def _search(self) -> Search:
        state = self.deal()
        seat = state.deciders()[0]
        return Search(self.advice, state.imagine(seat, next(self.seeds)), seat, next(self.seeds))
