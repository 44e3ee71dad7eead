"""What a table is going to bring, found out beforehand: the same rules, deals and bots, in this process.

A test says which situation it wants; the first deal that leads there is found by playing, so that no number written
down somewhere goes stale when the rules change.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import fog  # noqa: F401  (a game that nobody has installed)
import tavolata
from seeded import first_deal
from tavolata import Event, State
from tavolata.bots.base import consult
from tavolata.engine.rng import mix
from tavolata.registry import make_bot

TRIES = 300
"""How many deals are looked at before it is said that there is none."""

Wish = Callable[[State], bool]
Choose = Callable[[int, list[str]], str]


@dataclass(frozen=True, slots=True)
class Foretold:
    """A situation that a table comes to: its seed, and what those who are no bots play until then.

    ``turns`` has for each seat in its turn the moves that can be played as one.
    """

    seed: str
    turns: list[tuple[int, list[str]]]


def foretell(
    seed: str,
    wish: Wish,
    game: str,
    bots: Sequence[str],
    options: Mapping[str, object],
    choose: Choose = lambda seat, moves: moves[0],
    most: int = 60,
) -> Foretold:
    """The first deal that comes to a situation with at most so many moves.

    ``bots`` has a bot for each seat, or nothing for somebody who plays what ``choose`` says.
    """
    for number in range(TRIES):
        found = f"{seed} {number}"
        evening = Evening(first_deal(found, len(bots)), game, bots, options)
        if evening.comes_to(wish, choose, most):
            return Foretold(found, evening.turns)
    raise AssertionError(f"of {TRIES} deals of {game} none comes to what this test wishes for")


def moves_of(state: State, seat: int = 0) -> list[str]:
    """What a seat may play, in notation."""
    return [state.write(seat, move) for move in state.legal(seat)]


class Evening:
    """A match as the server lets it go on: see ``Hall._think``."""

    def __init__(self, deal: int, game: str, bots: Sequence[str], options: Mapping[str, object]) -> None:
        self.room = tavolata.room(game)
        self.state = self.room.game.new(len(bots), deal, dict(options))
        self.played: list[list[str]] = [[] for _ in bots]
        self.turns: list[tuple[int, list[str]]] = []
        self._goes_on = False
        self._deal = deal
        self._bots = bots
        self._decisions = [0] * len(bots)

    def comes_to(self, wish: Wish, choose: Choose, most: int) -> bool:
        """Play until the situation is there, or so many moves were made without it."""
        for _ in range(most + 1):
            self._let_bots_play()
            if self.state.over:
                return False
            if wish(self.state):
                return True
            seat = self.state.deciders()[0]
            self._take_turn(seat, choose(seat, moves_of(self.state, seat)))
        return False

    def _take_turn(self, seat: int, move: str) -> None:
        """A move of somebody; with those before it if nobody else has or could have played in between."""
        ask = self.state.ask(seat)
        if not self._goes_on or self.turns[-1][0] != seat:
            self.turns.append((seat, []))
        self.turns[-1][1].append(move)
        self._play(seat, [move])
        after = self.state.ask(seat)
        self._goes_on = ask is not None and after is not None and ask.at_once == after.at_once

    def _let_bots_play(self) -> None:
        while owing := self._owing():
            answers = [(seat, self._decide(seat)) for seat in owing]  # at once: none of them sees the others'
            for seat, texts in answers:
                self._play(seat, texts)
                self._goes_on = False

    def _owing(self) -> list[int]:
        """The bots whose turn it is: where persons talk before they choose, they are heard out."""
        deciders = self.state.deciders()
        persons = [seat for seat in deciders if not self._bots[seat]]
        asks = [(seat, self.state.ask(seat)) for seat in deciders if self._bots[seat]]
        return [seat for seat, ask in asks if ask is not None and not (persons and ask.hears_out)]

    def _play(self, seat: int, texts: list[str]) -> None:
        for text in texts:
            self.state.play(seat, self.state.read(seat, text))
        self.played[seat] += texts
        self._decisions[seat] += 1

    def _decide(self, seat: int) -> list[str]:
        """What a bot plays: parts that are chosen unseen all at once."""
        bot, state, texts = make_bot(self._bots[seat], self.room), self.state.clone(), list[str]()
        chance = mix(self._deal, "bot", seat, "decision", self._decisions[seat])
        while True:
            move, told = consult(bot, state, seat, mix(chance, len(texts))).move, list[Event]()
            texts.append(state.write(seat, move))
            state.play(seat, move, told.append)
            ask = state.ask(seat)
            if told or ask is None or not ask.at_once:
                return texts
