"""The secrets of Cavern Tavern on the wire: secret tasks, items in hand, decks, and the orders that go to the bottom.

As in test_secrets, every byte is compared between two worlds that one pair of eyes cannot tell apart. Both are dealt
from one secret, so that dice and orders fall alike; in the other world the seats behind which these eyes do not sit
hold other secret tasks, and other cards lie in the decks where nobody sees them. What is played is looked for first,
on the rules alone: moves that look the same to these eyes, among them another item kept, and other orders laid under
the deck.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple, cast

import orjson
import pytest

import tavolata
from conformance.support import half
from tavolata.engine.phrases import Event
from tavolata.engine.rng import Rng, key_of
from tavolata.games.cavern_tavern.rules.state import CavernTavern
from tavolata.table.match import LoggedMatch

from .worlds import Setting, Step, World, two_worlds

CAVERN = Setting(
    tavolata.game("cavern-tavern"),
    3,
    ("place item", "place replace-order", "serve", "play hammer", "keep clover", "lay 1", "nonsense"),
    {"characters": "dealt"},
)
HALL = 6
"""So many orders are laid out first, for all to see."""
AFTER = 3
"""So many moves are played once all that must go unseen has gone."""
LONGEST = 60
"""A line that has not come to its end after so many moves is given up."""
GIVEN_UP = 60
"""After so many deals there is no such line."""


class Move(NamedTuple):
    """A move with what comes of it."""

    text: str
    then: CavernTavern
    events: list[Event]


def altered(state: CavernTavern, eyes: int | None) -> CavernTavern:
    """The other world: what these eyes cannot see is not the same."""
    world = state.clone()
    left = [card for card in range(len(world.tables.secrets.ids)) if card not in world.secrets]
    for seat in range(world.seats):
        if seat != eyes:
            world.secrets[seat] = left.pop()
    world.item_deck = world.item_deck[::-1]
    orders = world.order_deck = world.order_deck[
        :
    ]  # of the first three that will be drawn, two are not the same
    for place in (0, 1):
        drawn = len(orders) - HALL - 3 + place
        orders[place], orders[drawn] = orders[drawn], orders[place]
    return world


# -- a line of moves ---------------------------------------------------------------------------------------------------


class Line:
    """Moves for both worlds that one pair of eyes cannot tell apart."""

    def __init__(self, states: tuple[CavernTavern, CavernTavern], eyes: int | None, dice: Rng) -> None:
        self.states, self.eyes, self.dice = states, eyes, dice
        self.kept = self.laid = False

    def find(self) -> list[Step]:
        """Play on until another item was kept and other orders went under the deck, and a little after; or nothing."""
        steps: list[Step] = []
        after = 0
        while len(steps) < LONGEST and after < AFTER:
            after += self.kept and self.laid
            seat = self.states[0].deciders()[0]
            options = list(self._alike(seat))
            if not options:
                return []
            self.dice.shuffle(options)
            one, other = max(options, key=lambda pair: self._wish(seat, pair[0], pair[1]))
            self.kept = self.kept or (one.text.startswith("keep") and one.text != other.text)
            self.laid = self.laid or (one.text.startswith("lay") and self._bottoms_differ(one, other))
            steps.append(Step(seat, one.text, other.text))
            self.states = one.then, other.then
        return steps if after else []

    def _wish(self, seat: int, one: Move, other: Move) -> int:
        """How much a pair of moves is wanted. These eyes draw nothing: they would see what the others must not."""
        if one.text == "place item" and not self.kept:
            return -9 if seat == self.eyes else 9
        if one.text == "place replace-order" and not self.laid:
            return -9 if seat == self.eyes else 8
        if one.text.startswith("keep"):
            return 9 if one.text != other.text else 1
        drawing = ("deck", "place item", "place magic-potion", "place replace-order", "play ")
        return -5 if one.text.startswith(drawing) else 2 if one.text.startswith("place cellar") else 1

    def _alike(self, seat: int) -> Iterator[tuple[Move, Move]]:
        """Pairs of moves after which the eyes have seen and heard the same; their own moves are the same."""
        ours, theirs = [list(self._moves(state, seat)) for state in self.states]
        for seen, one in ours:
            for also, other in theirs:
                if seen == also and (seat != self.eyes or one.text == other.text):
                    yield one, other

    def _moves(self, state: CavernTavern, seat: int) -> Iterator[tuple[bytes, Move]]:
        for code in state.legal(seat):
            then, events = state.clone(), list[Event]()
            then.play(seat, code, events.append)
            heard = [event.seen_by(self.eyes) for event in events]
            seen: list[Any] = [then.view(self.eyes), [(one.id, one.arguments) for one in heard]]
            yield orjson.dumps(seen, option=orjson.OPT_SORT_KEYS), Move(state.write(seat, code), then, events)

    def _bottoms_differ(self, one: Move, other: Move) -> bool:
        return one.then.order_deck[:2] != other.then.order_deck[:2] and one.then.order_marks[0] != 0


def found(eyes: int | None) -> tuple[bytes, list[Step]]:
    """A secret to deal from, and a line from there."""
    for number in range(GIVEN_UP):
        secret = sha256(f"tavern {number}".encode()).digest()
        state = cast(CavernTavern, CAVERN.deal(secret))
        steps = Line((state, altered(state, eyes)), eyes, Rng(key_of(number))).find()
        if steps:
            return secret, steps
    raise AssertionError("no line was found")


# -- on the wire -------------------------------------------------------------------------------------------------------


def alter(world: World, eyes: int | None) -> None:
    """Begin the match of a world again, from what these eyes cannot tell from it."""
    before = world.live.match
    assert before is not None
    world.live.match = LoggedMatch(before.room, altered(cast(CavernTavern, before.start), eyes))
    world.live.match.begin(world.live.table.started or 0)


EYES = {"a spectator": None, "seat 2": 1, "seat 1": 0, "seat 3": 2}


@pytest.mark.parametrize("eyes", half(EYES.values()), ids=half(EYES))
def test_cards_that_go_unseen(eyes: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other secret tasks and decks, another item planned and kept, other orders seen by one seat and laid below."""
    secret, steps = found(eyes)
    compared = 0
    with two_worlds(CAVERN, (secret, secret), eyes, tmp_path, monkeypatch) as pair:
        alter(pair.worlds[1], eyes)
        assert pair.same() and pair.worlds[0].state.view(0 if eyes else 1) != pair.worlds[1].state.view(
            0 if eyes else 1
        )
        pair.compare()
        for step in steps:
            if step.differs:
                pair.draft(step.seat, [step.one], [step.other])
                pair.compare()
                pair.draft(step.seat, [], [])
            pair.play(step.seat, [step.one], [step.other])
            assert pair.same()
            if step.differs or step.one.startswith("lay"):
                pair.compare()
                compared += 1
        pair.compare()
    assert compared >= 2, "an item that was kept, and orders that were laid"
