"""The tree of a search: what each seat has learnt about its own decisions.

A node is one decision as one seat sees it: it is reached by what that seat has seen, whatever is hidden from it.
Where seats choose one after the other a node is walked by upper confidence bounds; where they choose at once, by
regret matching, whose average is a mixed choice that others cannot exploit.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from ..engine.advice import Dice

MIXED_EXPLORATION: Final = 0.15
"""How often a mixed choice tries any move at all."""
DOUBT: Final = 4.0
"""So many playouts with one pair of choices count as much as what both come to on average."""
FIRST_BELIEF: Final = 0.5
"""How much what the game says of a mixed choice weighs, as regret."""


class Answers:
    """What came of each move of a mixed choice against one choice of the others."""

    def __init__(self) -> None:
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.tries = 0
        self.whole = 0.0

    def add(self, place: int, value: float) -> None:
        """A playout with this pair of choices came to a value."""
        while len(self.visits) <= place:
            self.visits.append(0)
            self.totals.append(0.0)
        self.visits[place] = self.visits[place] + 1
        self.totals[place] = self.totals[place] + value
        self.tries += 1
        self.whole += value


@final
class Node:
    """The moves of one decision with what came of them."""

    def __init__(self, mixed: bool) -> None:
        self.mixed = mixed
        self.moves: list[int] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.offered: list[int] = []
        """How often each move was there to be chosen: in other worlds it may not be legal."""
        self.regrets: list[float] = []
        self.average: list[float] = []
        self.places: dict[int, int] = {}
        self.all_places: list[int] = []
        self.children: dict[tuple[int, int, int], Node] = {}
        self.untried = 0
        self.looks: list[float] = []
        """What the evaluation said of each move, if it was asked, and for how many playouts that counts."""
        self.look_weight = 0
        self.surprise = 0.0
        self.surprises = 0
        """By how much playouts came to more than the evaluation had said, in all, and how many there were."""
        self.rounds = 0
        """How often a mixed choice was made here."""
        self.answers: dict[int, Answers] = {}
        """For each choice of the others, what came of one's own."""

    def meet(self, moves: list[int]) -> list[int]:
        """The places of these legal moves in the node; moves not met before are added."""
        result = []
        for move in moves:
            place = self.places.get(move)
            if place is None:
                place = len(self.moves)
                self.places[move] = place
                self.moves.append(move)
                self.visits.append(0)
                self.totals.append(0.0)
                self.offered.append(0)
                self.looks.append(0.0)
                self.regrets.append(0.0)
                self.average.append(0.0)
                self.untried += 1
            result.append(place)
        return result

    def mean(self, place: int) -> float:
        """What a move has come to on average; 0 for one that was never played."""
        visits = self.visits[place]
        return (self.totals[place] + self.lift()) / visits if visits else 0.0

    def lift(self) -> float:
        """What is added to the evaluation of every move: how much it was mistaken about those that were played.

        An evaluation may like all moves too much or too little, and what matters is which it likes more. Without this
        a move would fall behind others for no other reason than that it was played.
        """
        return float(self.look_weight) * self.surprise / float(self.surprises) if self.surprises else 0.0

    def add(self, place: int, value: float) -> None:
        """A playout through this move came to a value."""
        if self.visits[place] == 0:
            self.untried -= 1
        self.visits[place] = self.visits[place] + 1
        self.totals[place] = self.totals[place] + value
        if self.look_weight:
            self.surprise += value - self.looks[place]
            self.surprises += 1

    def expect(self, place: int, value: float, weight: int) -> None:
        """Count an evaluation of an untried move as so many playouts."""
        self.looks[place] = value
        self.look_weight = weight
        self.visits[place] = weight
        self.totals[place] = value * weight
        self.offered[place] = weight
        self.untried -= 1

    # -- one after the other ----------------------------------------------------------------------------------------

    def untried_places(self, places: list[int]) -> list[int]:
        """Which of these moves have not been played yet. If there are any, one is played next, and all were on
        offer."""
        if self.untried == 0:
            return []
        untried = [place for place in places if self.visits[place] == 0]
        if untried:
            for place in places:
                self.offered[place] = self.offered[place] + 1
        return untried

    def best_bound(self, places: list[int], exploration: float) -> int:
        """The move with the highest upper confidence bound, counting how often each was on offer."""
        best = -1
        best_bound = -1.0
        visits = self.visits
        totals = self.totals
        offered = self.offered
        lift = self.lift()
        for place in places:
            offer = offered[place] + 1
            offered[place] = offer
            tries = visits[place]
            bound = (totals[place] + lift) / tries + exploration * sqrt(log(offer) / tries)
            if bound > best_bound:
                best_bound = bound
                best = place
        return best

    # -- at once ------------------------------------------------------------------------------------------------------

    def begin_mixed(self, mixture: list[float]) -> None:
        """Begin with what the game says of a mixed choice, until more is learnt."""
        for place, share in enumerate(mixture):
            self.regrets[place] = FIRST_BELIEF * share

    def mixture(self, places: list[int]) -> list[float]:
        """How likely regret matching plays each of these moves."""
        total = 0.0
        for place in places:
            total += self.regrets[place]
        if total <= 0.0:
            return [1.0 / len(places)] * len(places)
        return [self.regrets[place] / total for place in places]

    def draw_mixed(self, places: list[int], dice: Dice) -> int:
        """A move drawn from the mixture with some exploration."""
        even = MIXED_EXPLORATION / len(places)
        mixture = self.mixture(places)
        threshold = dice.chance()
        for index, share in enumerate(mixture):
            threshold -= share * (1.0 - MIXED_EXPLORATION) + even
            if threshold < 0.0:
                return places[index]
        return places[len(places) - 1]

    def regret(self, places: list[int], chosen: int, others: int, value: float) -> None:
        """Learn from a playout: what each move would have come to, had the others chosen the same."""
        self.add(chosen, value)
        answers = self.answers.get(others)
        if answers is None:
            answers = Answers()
            self.answers[others] = answers
        answers.add(chosen, value)
        mixture = self.mixture(places)
        guesses = self.against(places, answers)
        base = 0.0
        for index in range(len(places)):
            base += mixture[index] * guesses[index]
        self.rounds += 1
        weight = float(self.rounds)  # what was learnt late counts for more
        for index, place in enumerate(places):
            self.regrets[place] = max(0.0, self.regrets[place] + guesses[index] - base)
            self.average[place] = self.average[place] + weight * mixture[index]

    def against(self, places: list[int], answers: Answers) -> list[float]:
        """What each move comes to against one choice of the others.

        That is its mean against all, corrected the more the oftener this very pair was tried. How good the others'
        choice is against everything does not matter: it is the same for all moves. An untried move counts as much as
        the tried ones on average: it is neither sought nor shunned, however many seats share the chance to win.
        """
        tries = 0
        whole = 0.0
        for place in places:
            tries += self.visits[place]
            whole += self.totals[place]
        average = whole / tries
        others = answers.whole / answers.tries - average
        known = len(answers.visits)
        guesses = []
        for place in places:
            guess = self.mean(place) if self.visits[place] else average
            visits = answers.visits[place] if place < known else 0
            if visits:
                guess += (answers.totals[place] / visits - guess - others) * visits / (visits + DOUBT)
            guesses.append(guess)
        return guesses


class Step:
    """One decision on the way of a playout through the tree."""

    def __init__(self, node: Node, seat: int, place: int, places: list[int], together: bool) -> None:
        self.node = node
        self.seat = seat
        self.place = place
        self.places = places
        self.together = together
        """Whether it was chosen at once with the step before."""
