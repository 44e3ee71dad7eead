"""Golden records and counts of move sequences: how they are made, read and written.

To make them anew after the rules were changed on purpose:

    python -m tavolata.testing.pin [--into FOLDER] GAME ...

and look at what has changed before you keep it. They lie in ``tests/pins``, or in the folder that is named:

golden/*.txt
    a random game of each seat count and of each option, as a record a person can read. Its header has two digests:
    ``end`` of the last state, ``trail`` of all of them. Beside each move stands what a spectator hears of it.
perft.txt
    how many sequences of 1, 2, 3, ... moves there are, from a dealt table and from the middle of a random game.
"""

from __future__ import annotations

import hashlib
import sys
from argparse import ArgumentParser
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from ..engine.catalogue import room as find_room
from ..engine.errors import TavolataError
from ..engine.phrases import Event
from ..engine.record import LONGEST_VALUE, Record
from ..engine.room import Room
from ..engine.state import State
from ..engine.texts import one_line, shortened
from .support import Variant, count_sequences, digest, picks, pinned_variants, step

PINS = Path("tests", "pins")
"""Where they lie, in the folder of a game."""
SEED = 20_000
"""Golden games begin here, one seed each."""
MOST = 6_000
"""Counting stops before it comes to more sequences than this."""
DEEPEST = 5

COUNTS_HEADER = """\
# How many sequences of 1, 2, 3, ... moves there are from one position: a table dealt with a seed, then so many random
# moves. Where several seats decide at once, each of them may move first.
#
# game seats options seed after: counts
"""


@dataclass(frozen=True)
class Count:
    """One line of perft.txt."""

    game: str
    seats: int
    options: str
    seed: int
    after: int
    counts: list[int]

    @property
    def label(self) -> str:
        """Its name in reports."""
        return f"{self.game}-{self.seats}-{self.options}-{self.seed}"

    @property
    def line(self) -> str:
        """Its line in the file."""
        counts = " ".join(str(count) for count in self.counts)
        return f"{self.game} {self.seats} {self.options} {self.seed} {self.after}: {counts}"

    def start(self) -> State:
        """The position it counts from."""
        pairs = [] if self.options == "defaults" else self.options.split(",")
        options = dict(pair.split("=") for pair in pairs)
        state = find_room(self.game).game.new(self.seats, self.seed, options)
        self.walk(state, self.after)
        return state

    def walk(self, state: State, most: int) -> int:
        """Play so many random moves, as far as they go; how many there were."""
        chance = picks(self.label, "perft")
        made = 0
        while made < most and not state.over:
            step(state, chance)
            made += 1
        return made


def golden_files(pins: Path) -> list[Path]:
    """The golden records in a folder."""
    return sorted((pins / "golden").glob("*.txt"))


def is_of(path: Path, room: Room) -> bool:
    """Whether a golden record is one of this game."""
    return f"\ngame: {room.game.id}\n" in path.read_text("utf-8")


def read_counts(pins: Path) -> list[Count]:
    """The lines of perft.txt."""
    path = pins / "perft.txt"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [_read_count(line) for line in lines if line and not line.startswith("#")]


def _read_count(line: str) -> Count:
    table, _, counts = line.partition(": ")
    game, seats, options, seed, after = table.split()
    return Count(game, int(seats), options, int(seed), int(after), [int(count) for count in counts.split()])


def count(variant: Variant, seed: int) -> list[Count]:
    """Count as deep as is quick, from the start and from where half of a random game is played."""
    whole = Count(variant.game, variant.seats, variant.choices, seed, 0, [])
    made = whole.walk(whole.start(), variant.room.game.longest)
    found = [whole, replace(whole, after=made // 2, counts=[])]
    for one in found:
        _fill(one.start(), one.counts)
    return found


def _fill(state: State, counts: list[int]) -> None:
    while len(counts) < DEEPEST and (not counts or counts[-1] ** (1 + 1 / len(counts)) < MOST):
        counts.append(count_sequences(state, len(counts) + 1))


def replay(record: Record, tell: Callable[[int, list[Event]], None] | None = None) -> tuple[State, str, str]:
    """Play a record to its end: the last state, its digest, and one digest of all states.

    ``tell`` gets the events of each move, with its number.
    """
    state = record.start()
    hasher = hashlib.sha256(state.dump())
    for number, played in enumerate(record.moves, 1):
        events: list[Event] = []
        record.step(state, number, played, None if tell is None else events.append)
        hasher.update(state.dump())
        if tell is not None:
            tell(number, events)
    assert record.result == state.winners() and state.over
    return state, digest(state.dump()), hasher.hexdigest()[:16]


def heard(room: Room, events: list[Event]) -> str:
    """What a spectator hears of a move, as golden records tell it."""
    words = room.words("en")
    return shortened(
        one_line(" ".join(room.say_event(event, None, words) for event in events)), LONGEST_VALUE
    )


def golden(variant: Variant, seed: int) -> Record:
    """A random game as a record, each move with what a spectator hears of it."""
    state = variant.new(seed)
    record = Record.begin(state, seed)
    chance = picks(variant.label, "golden", seed)
    while not state.over:
        before = state.clone()
        events: list[Event] = []
        seat, move = step(state, chance, events)
        record.add(before, seat, move, heard(variant.room, events))
    record.close(state)
    _, record.tags["end"], record.tags["trail"] = replay(record)
    return record


def pin(room: Room, pins: Path) -> None:
    """Make the golden records and counts of one game anew."""
    folder = pins / "golden"
    folder.mkdir(parents=True, exist_ok=True)
    for path in golden_files(pins):
        if is_of(path, room):
            path.unlink()
    chosen = pinned_variants(room)
    for number, variant in enumerate(chosen):
        golden(variant, SEED + number).save(folder / f"{variant.label}.txt")
    others = [line for line in read_counts(pins) if line.game != room.game.id]
    mine = [one for number, variant in enumerate(chosen, 1) for one in count(variant, number)]
    lines = sorted(one.line for one in others + mine)
    (pins / "perft.txt").write_text(COUNTS_HEADER + "\n".join(lines) + "\n", "utf-8")
    print(f"{room.game.id}: {len(chosen)} golden records and counts in {pins}")


def main(line: list[str]) -> None:
    """Make the pins of the games named."""
    parser = ArgumentParser(prog="python -m tavolata.testing.pin", description="Pin what games do now.")
    parser.add_argument("--into", type=Path, default=PINS, metavar="FOLDER", help=f"usually {PINS}")
    parser.add_argument("games", nargs="+", metavar="GAME", help="the id of an installed game")
    wish = parser.parse_args(line)
    try:
        found = [find_room(id) for id in wish.games]
    except TavolataError as error:
        parser.error(str(error))
    for one in found:
        pin(one, wish.into)


if __name__ == "__main__":
    main(sys.argv[1:])
