"""What the conformance tests share: the games with their variants, random play, and worlds that differ in a secret."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any, cast

import tavolata
from tavolata import BadOption, Event, State
from tavolata.engine.game import option_text
from tavolata.engine.rng import Rng, key_of, mix
from tavolata.engine.room import Room
from tavolata.engine.setup import OptionValue

STRANGER = "nebbia:ROOM"
"""The small game of tests/stranger, which nobody has installed."""
sys.path.append(str(Path(__file__).parents[1] / "stranger"))
WHOLE = os.environ.get("TAVOLATA_TESTS") == "all"
BEGINNING = 60
STRIDE = 4
"""In a quick run, so many positions of a game are looked at one by one; of those that follow, one in so many."""
FAR = 100
"""In a quick run, copies are played on so many decisions at most, to see whether they come to the same."""
PINS = Path(os.environ.get("TAVOLATA_PINS") or Path(__file__).parent)


def many(quick: int) -> int:
    """How many, where more would find more: so many in a quick run, three times as many when everything is tested."""
    return 3 * quick if WHOLE else quick


# -- games, seats and variants ----------------------------------------------------------------------------------------


def rooms() -> list[Room]:
    """All games there are to test."""
    for name in [STRANGER, *filter(None, os.environ.get("TAVOLATA_ROOMS", "").split(","))]:
        module, _, attribute = name.partition(":")
        tavolata.add(cast(Room, getattr(import_module(module), attribute or "ROOM")))
    return [tavolata.room(id) for id in tavolata.catalogue()]


@dataclass(frozen=True)
class Variant:
    """A game for so many seats, with the options that differ from their defaults."""

    room: Room = field(compare=False, repr=False)
    game: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...] = ()

    @property
    def label(self) -> str:
        """A name for reports and files: ``primo-cavaliere-4-teams-yes``."""
        return "-".join([self.game, str(self.seats), *self._texts("-")])

    @property
    def choices(self) -> str:
        """The options as records write them."""
        return ",".join(self._texts("=")) or "defaults"

    def _texts(self, equals: str) -> list[str]:
        return [f"{name}{equals}{option_text(value)}" for name, value in self.options]

    def new(self, seed: int) -> State:
        """A match of it."""
        return self.room.game.new(self.seats, seed, dict(self.options))


def make_variant(room: Room, seats: int, chosen: dict[str, OptionValue]) -> Variant | None:
    """The variant with these options, as the game completes them; None if it refuses them."""
    try:
        settled = room.game.setup(seats, chosen).options
    except BadOption:
        return None
    game = room.game
    plain = tuple(
        (name, settled[name]) for name in game.options if settled[name] != game.options[name].default
    )
    return Variant(room, game.id, seats, plain)


def variants(room: Room, whole: bool = WHOLE) -> list[Variant]:
    """Every seat count with its defaults and with each option turned alone; or the whole matrix."""
    found: dict[Variant, None] = {}
    for seats in room.game.seat_counts:
        for chosen in _matrix(room) if whole else _one_at_a_time(room):
            variant = make_variant(room, seats, chosen)
            if variant is not None:
                found[variant] = None
    return list(found)


def _one_at_a_time(room: Room) -> Iterator[dict[str, OptionValue]]:
    yield {}
    for option in room.game.options.values():
        for value in option.allowed:
            yield {option.name: value}


def _matrix(room: Room) -> Iterator[dict[str, OptionValue]]:
    names = list(room.game.options)
    for values in product(*[option.allowed for option in room.game.options.values()]):
        yield dict(zip(names, values, strict=True))


def pinned_variants(room: Room) -> list[Variant]:
    """The variants of the golden records: each seat count, and each option turned for the fewest and most seats."""
    found: dict[Variant, None] = {}
    for chosen in _one_at_a_time(room):
        every = [make_variant(room, seats, chosen) for seats in room.game.seat_counts]
        accepted = [variant for variant in every if variant is not None]
        for variant in accepted if not chosen else [*accepted[:1], *accepted[-1:]]:
            found[variant] = None
    return list(found)


# -- random play ------------------------------------------------------------------------------------------------------


def picks(*labels: int | str) -> Rng:
    """Chance for choosing moves, apart from that of the game and the same in every build."""
    return Rng(key_of(mix(0, "conformance", *labels)))


def step(state: State, chance: Rng, events: list[Event] | None = None) -> tuple[int, int]:
    """Let one of the seats that owe a decision play any legal move; who played what."""
    deciders = state.deciders()
    seat = deciders[chance.below(len(deciders))]
    moves = state.legal(seat)
    move = moves[chance.below(len(moves))]
    state.play(seat, move, None if events is None else events.append)
    return seat, move


def play_on(state: State, chance: Rng) -> Iterator[State]:
    """Play at random to the end; in a quick run, not too far. The state after every step."""
    made = 0
    while not state.over and (WHOLE or made < FAR):
        step(state, chance)
        made += 1
        yield state


def positions(variant: Variant, games: int, label: str = "", end: bool = True) -> Iterator[State]:
    """The states of some random games, decision by decision; each is played on when the next is asked for.

    A quick run passes over most of a long game once its beginning has been seen.
    """
    for seed in range(games):
        state = variant.new(seed)
        chance = picks(variant.label, label, seed)
        made = 0
        while not state.over:
            if WHOLE or made < BEGINNING or made % STRIDE == 0:
                yield state
            step(state, chance)
            made += 1
        if end:
            yield state


def some_positions(variant: Variant, games: int, every: int, label: str = "") -> Iterator[State]:
    """One in so many of the same, for checks that are slow."""
    for number, state in enumerate(positions(variant, games, label)):
        if state.over or number % every == 0:
            yield state


def digest(data: bytes) -> str:
    """A short name for bytes."""
    return hashlib.sha256(data).hexdigest()[:16]


def trail(variant: Variant, seed: int) -> str:
    """One digest of every state of a random game."""
    hasher = hashlib.sha256()
    state = variant.new(seed)
    chance = picks(variant.label, "trail", seed)
    hasher.update(state.dump())
    while not state.over:
        step(state, chance)
        hasher.update(state.dump())
    return hasher.hexdigest()[:16]


def count_sequences(state: State, depth: int) -> int:
    """How many sequences of so many moves there are, whoever of those that decide at once moves first."""
    if depth == 0:
        return 1
    total = 0
    for seat in state.deciders():
        for move in state.legal(seat):
            after = state.clone()
            after.play(seat, move)
            total += count_sequences(after, depth - 1)
    return total


# -- worlds that differ in a secret -----------------------------------------------------------------------------------


def views(state: State, seat: int | None) -> str:
    """A view as text, to compare and to search."""
    return json.dumps(state.view(seat), sort_keys=True, ensure_ascii=False)


def other_key(state: State, seed: int) -> State:
    """The same position with other chance to come."""
    twin = state.clone()
    twin.rng = Rng(key_of(mix(seed, "another key")), state.rng.drawn)
    return twin


def swapped(variant: Variant, state: State, chance: Rng, tries: int) -> Iterator[State]:
    """States that differ from this one in a single field, as far as the game's audit lets them pass.

    Two numbers in a list change places, or a number that stands alone becomes another one.
    """
    for _ in range(tries):
        whole = json.loads(state.dump())
        _change(whole["position"], chance)
        try:
            world = variant.room.game.load(json.dumps(whole).encode())
            variant.room.audit(world)
        except (AssertionError, ArithmeticError, LookupError, ValueError):
            continue  # not a world of this game
        if world != state:
            yield world


def _change(position: dict[str, Any], chance: Rng) -> None:
    name = list(position)[chance.below(len(position))]
    value = position[name]
    if not isinstance(value, list):
        position[name] = chance.below(min(2 * abs(value) + 4, 1 << 32)) - 1
        return
    places = list(_numbers(value))
    if places:
        (one, i), (other, j) = (places[chance.below(len(places))] for _ in range(2))
        one[i], other[j] = other[j], one[i]


def _numbers(items: list[Any]) -> Iterator[tuple[list[int], int]]:
    """The numbers in a list of lists, each as its list and its place there."""
    for place, item in enumerate(items):
        if isinstance(item, list):
            yield from _numbers(item)
        else:
            yield items, place
