"""What the tests of all games share: their variants, random play, and worlds that differ in a secret.

It needs neither pytest nor hypothesis.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from itertools import islice, product, zip_longest
from typing import Any, TypeVar

from ..build import how_built
from ..engine.errors import BadOption
from ..engine.game import Game, option_text
from ..engine.phrases import Event
from ..engine.rng import Rng, key_of, mix
from ..engine.room import Room
from ..engine.setup import OptionValue
from ..engine.state import State

T = TypeVar("T")
WHOLE = os.environ.get("TAVOLATA_TESTS") == "all"
COMPILED = how_built().compiled
LARGEST = 200
"""The most positions that a test looks at."""


def many(quick: int) -> int:
    """How many, where more would find more: so many in a quick run, three times as many when everything is tested."""
    return 3 * quick if WHOLE else quick


def few(quick: int) -> int:
    """How many positions or steps, so that a long game costs a quick run no more than a short one.

    Uncompiled a third will do: it is the same code.
    """
    if WHOLE:
        return 10 * quick
    return quick if COMPILED else (quick + 2) // 3


def half(every: Iterable[T]) -> list[T]:
    """The first half of what is much alike, or all of it when everything is tested."""
    cases = list(every)
    return cases if WHOLE else cases[: (len(cases) + 1) // 2]


# -- games, seats and variants ----------------------------------------------------------------------------------------


def home_of(room: Room) -> str:
    """The package of a game, which another process can import: the one around its rules that has its ``ROOM``."""
    parts = room.game.rules[room.game.version].__module__.split(".")
    for length in range(len(parts), 0, -1):
        name = ".".join(parts[:length])
        if getattr(import_module(name), "ROOM", None) is room:
            return name
    raise AssertionError(f"no package around the rules of {room.game.id} has its ROOM")


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
    """Every seat count with its defaults, and each option turned alone for the most seats; or the whole matrix.

    Uncompiled every third one will do: it is the same code, and golden records of more than these are replayed.
    """
    if not whole:
        pinned = pinned_variants(room)
        most = {variant.options: variant for variant in pinned}
        quick = [variant for variant in pinned if not variant.options or most[variant.options] is variant]
        return quick if COMPILED else quick[::3]
    every = [make_variant(room, seats, chosen) for seats in room.game.seat_counts for chosen in _matrix(room)]
    return list(dict.fromkeys(variant for variant in every if variant is not None))


def _one_at_a_time(room: Room) -> Iterator[dict[str, OptionValue]]:
    """The defaults, and each value of each option; of many values (a seat, say) the first two and the last."""
    yield {}
    for option in room.game.options.values():
        every = option.allowed
        for value in every if len(every) <= 5 else (*every[:2], every[-1]):
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


def played(variant: Variant, seed: int, label: str = "", end: bool = True) -> list[State]:
    """The states of a random game, decision by decision."""
    state = variant.new(seed)
    chance = picks(variant.label, label, seed)
    longest = variant.room.game.longest
    found: list[State] = []
    while not state.over:
        assert len(found) < longest, f"{variant.label} is not over after {longest} decisions"
        found.append(state.clone())
        step(state, chance)
    return [*found, state] if end else found


def positions(
    variant: Variant, games: int, most: int = 120, label: str = "", end: bool = True
) -> Iterator[State]:
    """Positions of some random games: all of them where games are short, else a sample with every kind of decision.

    So many for three seats, fewer for more: a position is looked at from each of them. Many tests look at the same
    ones, so they are played once: whoever plays on takes a clone.
    """
    yield from _sample(variant.room.game, variant, seeds(variant, games), label, end)[: _share(variant, most)]


@cache
def _sample(game: Game, variant: Variant, numbers: range, label: str, end: bool) -> list[State]:
    """As many as any test asks for. The game is part of the key: a variant of broken rules looks like a sound one."""
    every = [state for seed in numbers for state in played(variant, seed, label, end)]
    kinds: dict[str, list[State]] = {}
    for state in shuffled(every, picks(variant.label, label, "sample")):
        kinds.setdefault(_kind(state), []).append(state)
    rounds = zip_longest(*kinds.values())
    return list(
        islice(
            (state for around in rounds for state in around if state is not None), _share(variant, LARGEST)
        )
    )


def _share(variant: Variant, most: int) -> int:
    """How many positions a variant gets."""
    return few(most if WHOLE else _of_the_rest(variant, most * 3 // max(3, variant.seats)))


def _of_the_rest(variant: Variant, most: int) -> int:
    """Half as many where an option is turned: most of such a game is what was looked at without it."""
    return (most + 1) // 2 if variant.options and not WHOLE else most


def _kind(state: State) -> str:
    """What is being decided; the end is a kind of its own."""
    asks = [state.ask(seat) for seat in state.deciders()]
    return " ".join(sorted({ask.kind for ask in asks if ask is not None}))


def seeds(variant: Variant, games: int, steps: int = 6000) -> range:
    """Seeds of so many random games; fewer, but one at least, where they are long."""
    return range(max(1, min(games, few(_of_the_rest(variant, steps)) // length(variant))))


@cache
def length(variant: Variant) -> int:
    """How many decisions a random game takes."""
    return len(played(variant, 0))


def shuffled(items: Sequence[T], chance: Rng) -> list[T]:
    """The same in any order."""
    found = list(items)
    for place in range(len(found) - 1, 0, -1):
        other = chance.below(place + 1)
        found[place], found[other] = found[other], found[place]
    return found


def some(items: Sequence[T], most: int, *labels: int | str) -> list[T]:
    """All of them where they are few or everything is tested, else a sample."""
    if WHOLE or len(items) <= most:
        return list(items)
    return shuffled(items, picks("some", *labels))[:most]


def codes(variant: Variant, legal: list[int], *labels: int | str) -> list[int]:
    """The codes of moves, legal or not; of many codes the legal ones and a sample."""
    return sorted({*legal, *some(range(variant.room.game.moves), 200, variant.label, *labels)})


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
