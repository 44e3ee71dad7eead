"""The secrets of Proelio on the wire: hands, attacks face down, loot, stolen cards, and what others only plan.

As in test_secrets, every byte is compared between two worlds that one pair of eyes cannot tell apart. The others hold
other cards from the deal on. What is played is looked for first, on the rules alone: a line of moves that looks the
same to these eyes in both worlds, in which a card goes unseen from one House to another, another one in each world, and
at whose end other cards lie face down.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import orjson
import pytest

import tavolata
from conformance.support import half
from tavolata.engine.phrases import Event
from tavolata.engine.rng import Rng, key_of
from tavolata.engine.state import State

from .worlds import Pair, Setting, Step, two_worlds

PROELIO = Setting(
    tavolata.game("proelio"),
    3,
    ("attack trabucchi", "deploy scudi", "play peste", "give torre", "nonsense"),
    {"guilds": False, "dealer": 1},
)
LONGEST = 60
"""A line that has not come to its end after so many moves is given up."""
TRIES = 4
"""So many lines are tried from one pair of deals."""
GIVEN_UP = 1_000
"""After so many pairs of deals there is no such line."""


class Move(NamedTuple):
    """A move with what comes of it."""

    text: str
    then: State
    events: list[Event]


@dataclass
class Line:
    """Moves for both worlds that one pair of eyes cannot tell apart; ``unseen`` is the event that it must hold."""

    states: tuple[State, State]
    eyes: int | None
    unseen: str
    dice: Rng

    def find(self) -> list[Step]:
        """Play on until a card went unseen and then an attack was laid that is another in each world; or nothing."""
        steps: list[Step] = []
        went = False
        while len(steps) < LONGEST and not self.states[0].over:
            seat = self.states[0].deciders()[0]
            options = list(self._alike(seat))
            if not options:
                break
            one, other = self._pick(options, went)
            steps.append(Step(seat, one.text, other.text))
            if went and steps[-1].differs and one.text.startswith("attack"):
                return steps
            went = went or self._went_unseen(one, other)
            self.states = one.then, other.then
        return []

    def _pick(self, options: list[tuple[Move, Move]], went: bool) -> tuple[Move, Move]:
        """What brings the line on; now and then anything, or every line would be the same."""
        self.dice.shuffle(options)
        if self.dice.below(5) == 0:
            return options[0]
        return max(options, key=lambda pair: self._wish(pair[0], pair[1], went))

    def _alike(self, seat: int) -> Iterator[tuple[Move, Move]]:
        """Pairs of moves after which the eyes have seen and heard the same; their own moves are the same."""
        ours, theirs = [list(self._moves(state, seat)) for state in self.states]
        for seen, one in ours:
            for also, other in theirs:
                if seen == also and (seat != self.eyes or one.text == other.text):
                    yield one, other

    def _moves(self, state: State, seat: int) -> Iterator[tuple[bytes, Move]]:
        for code in state.legal(seat):
            then, events = state.clone(), list[Event]()
            then.play(seat, code, events.append)
            heard = [event.seen_by(self.eyes) for event in events]
            seen: list[Any] = [then.view(self.eyes), [(one.id, one.arguments) for one in heard]]
            yield orjson.dumps(seen, option=orjson.OPT_SORT_KEYS), Move(state.write(seat, code), then, events)

    def _wish(self, one: Move, other: Move, went: bool) -> int:
        """How much a pair of moves is wanted: the same attacks at first, then cards that differ."""
        verb, differs = one.text.partition(" ")[0], one.text != other.text
        if verb == "attack":
            wanted = "infiltrazione" if self.unseen == "steals" else ""
            return (5 if went else 0) if differs else 1 if went else 4 if wanted in one.text else 3
        return 6 if verb == "give" and differs else 2 if verb in ("done", "pay") else 1

    def _went_unseen(self, one: Move, other: Move) -> bool:
        """Whether a card went from hand to hand, another one in each world, and the eyes are no witnesses."""
        return any(
            event.id == self.unseen and event.secret != twin.secret and self.eyes not in event.witnesses
            for event, twin in zip(one.events, other.events, strict=True)
        )


def found(eyes: int | None, unseen: str) -> tuple[tuple[bytes, bytes], list[Step]]:
    """Two secrets to deal from, and a line from there."""
    for number, secrets in enumerate(islice(PROELIO.secrets_alike(eyes), GIVEN_UP)):
        for again in range(TRIES):
            one, other = (PROELIO.deal(secret) for secret in secrets)
            steps = Line((one, other), eyes, unseen, Rng(key_of(TRIES * number + again))).find()
            if steps:
                return secrets, steps
    raise AssertionError("no line was found")


EYES = {
    "a spectator of a theft": (None, "steals"),
    "seat 2, of loot": (1, "loots"),
    "seat 1, of loot": (0, "loots"),
    "seat 3, of a theft": (2, "steals"),
}


@pytest.mark.parametrize(("eyes", "unseen"), half(EYES.values()), ids=half(EYES))
def test_cards_that_go_unseen(
    eyes: int | None, unseen: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other hands, other drafts, another card looted or stolen, and at last other attacks face down."""
    secrets, steps = found(eyes, unseen)
    compared = 0
    with two_worlds(PROELIO, secrets, eyes, tmp_path, monkeypatch) as pair:
        pair.compare()
        for step in steps:
            planned = plan(pair, step)
            passed = carried(pair)
            pair.play(step.seat, [step.one], [step.other])
            assert pair.same()
            if planned or step.differs or carried(pair) != passed:
                pair.compare()
                compared += 1
    assert compared >= 2, "a card that went unseen, and an attack"


def plan(pair: Pair, step: Step) -> bool:
    """Whoever defends or uses another card in each world lays it out first; it is looked at before it is final."""
    choices = [deployable(world.state, step.seat) for world in pair.worlds]
    if step.differs:
        moves = [[step.one], [step.other]]
    elif step.seat != pair.seat and choices[0] and choices[1] and choices[0][0] != choices[1][-1]:
        moves = [choices[0][:1], choices[1][-1:]]
    else:
        return False
    pair.draft(step.seat, *moves)
    pair.compare()
    pair.draft(step.seat, [], [])
    return True


def deployable(state: State, seat: int) -> list[str]:
    """The cards that a House may lay out to defend itself."""
    moves = [state.write(seat, move) for move in state.legal(seat)]
    return [text for text in moves if text.startswith("deploy ")]


def carried(pair: Pair) -> int:
    """How many cards have gone from hand to hand so far."""
    match = pair.worlds[0].live.match
    assert match is not None
    return sum(event.id in ("loots", "steals") for play in match.plays for event in play.events)
