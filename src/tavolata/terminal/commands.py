"""What the commands do, once their line has been taken apart."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from .. import __version__
from ..bots.base import Budget
from ..build import how_built
from ..engine.catalogue import catalogue
from ..engine.catalogue import room as find_room
from ..engine.errors import TavolataError
from ..engine.game import Game
from ..engine.record import Record
from ..engine.room import Room
from ..engine.texts import clean_name
from ..registry import DEFAULT_BUDGET, read_bot
from . import arguments, book, reports
from .desk import Desk, Problem
from .match import KeyboardMatch, Player, recorded_bots, recorded_budget
from .play import Sitting
from .replay import Replay, check, explaining

DEFAULT_GAME = "primo-cavaliere"
DEFAULT_BOT = "search"
SIMULATED_BOT = "greedy"
ARENA_BUDGET = Budget(seconds=0.2)
MOST_JOBS = 1024


def enter(desk: Desk, game: str) -> Room:
    """The room of a game, whose words are used from now on."""
    room = find_room(game)
    desk.words = room.words(desk.words.language)
    return room


@contextmanager
def naming(desk: Desk, file: str) -> Iterator[None]:
    """Say in which file it is that something is wrong."""
    try:
        yield
    except TavolataError as error:
        raise Problem("in-file", file=file, problem=desk.error_text(error)) from None


def version(desk: Desk) -> None:
    """The version, and whether it runs compiled."""
    build = how_built()
    if build.compiled:
        told = desk.words.text("version-compiled", how=build.compiler)
    elif build.reason == "run from its sources":
        told = desk.words.text("version-source")
    else:
        told = desk.words.text("version-plain", why=build.reason)
    desk.show(f"tavolata {__version__}, {told}")


def games(desk: Desk) -> None:
    """Every game with its options."""
    with desk.paged():
        for id in catalogue():
            room = find_room(id)
            desk.show(*book.game_page(room, room.words(desk.words.language)))


# -- play ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PlayLine:
    """The line of ``tavolata play``, as it was typed."""

    game: str | None = None
    seats: str | None = None
    bots: str | None = None
    seat: str | None = None
    seed: str | None = None
    option: list[str] | None = None
    content: str | None = None
    budget: str | None = None
    playouts: str | None = None
    record: str | None = None
    hotseat: bool = False
    name: list[str] | None = None
    resume: str | None = None


def play(desk: Desk, wish: PlayLine) -> int:
    """A match at the keyboard; the exit code."""
    file = arguments.target_file(wish.record) if wish.record is not None else None
    match = resumed(desk, wish) if wish.resume is not None else begun(desk, wish)
    words = match.room.words(desk.words.language, [player.name for player in match.players])
    return Sitting(desk, match, words, file, wish.resume or "").run()


def begun(desk: Desk, wish: PlayLine) -> KeyboardMatch:
    """A new match."""
    room = enter(desk, wish.game or DEFAULT_GAME)
    budget = arguments.budget(wish.budget, wish.playouts, DEFAULT_BUDGET)
    seated = seat_bots(room.game, wish)
    seed = secrets.randbits(64) if wish.seed is None else arguments.seed_number(wish.seed)
    state = room.game.new(len(seated), seed, arguments.options(room.game, wish.option), wish.content)
    return KeyboardMatch(room, state, seed, name_players(desk, seated, wish.name), budget)


def resumed(desk: Desk, wish: PlayLine) -> KeyboardMatch:
    """A match taken up again where its record ends."""
    fixed = {
        "GAME": wish.game,
        "--seats": wish.seats,
        "--seed": wish.seed,
        "--option": wish.option,
        "--content": wish.content,
    }
    for name, value in fixed.items():
        if value:
            raise Problem("fixed-by-record", option=name)
    with naming(desk, str(wish.resume)):
        record = Record.load(str(wish.resume))
        state = record.start()
        room = enter(desk, record.game)
        budget = arguments.budget(wish.budget, wish.playouts, recorded_budget(record) or DEFAULT_BUDGET)
        seated = recorded_bots(record)
        if wish.bots or wish.seat or wish.hotseat or "budget" not in record.tags:  # not saved by play
            alone = PlayLine(seats=str(record.seats), bots=wish.bots, seat=wish.seat, hotseat=wish.hotseat)
            seated = seat_bots(room.game, alone)
        names = wish.name or [
            name for name, bot in zip(record.names, seated, strict=True) if not bot and name
        ]
        match = KeyboardMatch(room, state, record.seed, name_players(desk, seated, names), budget)
        with explaining(desk, record):
            match.repeat(record)
    return match


def seat_bots(game: Game, wish: PlayLine) -> list[str]:
    """Which bot sits at each seat; empty for a person."""
    named = arguments.bots(wish.bots) if wish.bots is not None else []
    if wish.hotseat and wish.seat is not None:
        raise Problem("hotseat-seat")
    seats = seat_count(game, wish, len(named))
    if wish.hotseat:
        if len(named) >= seats:
            raise Problem("too-many-bots", bots=str(len(named)), seats=seats - 1)
        return [""] * (seats - len(named)) + named
    own = arguments.whole_number("--seat", wish.seat, 1, seats) if wish.seat is not None else 1
    others = named or [DEFAULT_BOT]
    if len(others) == 1:
        others = others * (seats - 1)
    if len(others) != seats - 1:
        raise Problem("bots-and-seats", bots=str(len(others)), seats=str(seats - 1))
    return [*others[: own - 1], "", *others[own - 1 :]]


def seat_count(game: Game, wish: PlayLine, bots: int) -> int:
    """How many play: as said, or as many as were named, or two where two can play."""
    if wish.seats is not None:
        seats = arguments.whole_number("--seats", wish.seats, 1)
        game.setup(seats)
        return seats
    people = max(1, len(split_names(wish.name))) if wish.hotseat else 1
    if bots > 1 or people > 1:
        game.setup(people + bots)
        return people + bots
    return usual_seats(game)


def usual_seats(game: Game) -> int:
    """As many as sit down when nobody said how many."""
    return 2 if 2 in game.seat_counts else min(game.seat_counts)


def split_names(names: list[str] | None) -> list[str]:
    """Names given one by one or separated by commas."""
    pieces = [piece for text in names or [] for piece in text.split(",")]
    return [name for name in map(clean_name, pieces) if name]


def name_players(desk: Desk, seated: list[str], names: list[str] | None) -> list[Player]:
    """Players with names that tell them apart."""
    given = iter(split_names(names))
    players: list[Player] = []
    for seat, bot in enumerate(seated):
        if bot:
            kind = read_bot(bot)[0]
            alike = sum(bool(other) and read_bot(other)[0] == kind for other in seated)
            players.append(Player(kind.title() + (f" {seat + 1}" if alike > 1 else ""), bot))
        else:
            players.append(Player(next(given, desk.words.text("seat-name", number=seat + 1))))
    return players


# -- the laboratory ------------------------------------------------------------------------------------------


def simulate(
    desk: Desk,
    game: str,
    bots: str | None,
    games: str,
    seed: str,
    seats: str | None,
    jobs: str,
    option: list[str] | None,
    content: str | None,
    seconds: str | None,
    playouts: str | None,
    as_json: bool,
) -> None:
    """Many games with the same bots at the same seats."""
    from ..lab.simulate import simulate as run

    room = enter(desk, game)
    count = arguments.whole_number("--games", games, 1)
    names = bot_of_each_seat(room.game, bots, seats)
    with reports.progress_bar(desk, count) as progress:
        report = run(
            game,
            names,
            count,
            arguments.seed_number(seed),
            arguments.whole_number("--jobs", jobs, 1, MOST_JOBS),
            arguments.options(room.game, option),
            content,
            arguments.budget(seconds, playouts, ARENA_BUDGET),
            progress,
        )
    if as_json:
        print(json.dumps(report.json(), ensure_ascii=False, indent=2))
    else:
        desk.show(*reports.simulation_page(report, desk.words))


def bot_of_each_seat(game: Game, bots: str | None, seats: str | None) -> list[str]:
    """The bots as they were named, one for each seat; with ``--seats``, or where none was named, one fills them all."""
    named = [SIMULATED_BOT] if bots is None else arguments.bots(bots)
    if bots is not None and seats is None:
        if len(named) not in game.seat_counts:
            allowed = [str(count) for count in game.seat_counts]
            raise Problem("one-bot-a-seat", bots=str(len(named)), allowed=allowed)
        return named
    count = usual_seats(game) if seats is None else arguments.whole_number("--seats", seats, 1)
    game.setup(count)
    if len(named) not in (1, count):
        raise Problem("bots-and-seats", bots=str(len(named)), seats=str(count))
    return named * count if len(named) == 1 else named


def arena(
    desk: Desk,
    game: str,
    bots: str,
    games: str,
    seed: str,
    seats: str | None,
    jobs: str,
    option: list[str] | None,
    content: str | None,
    seconds: str | None,
    playouts: str | None,
    as_json: bool,
) -> None:
    """Bots against bots."""
    from ..lab.arena import arena as run

    room = enter(desk, game)
    count = arguments.whole_number("--games", games, 1)
    with reports.progress_bar(desk, count) as progress:
        report = run(
            game,
            arguments.bots(bots),
            count,
            arguments.seed_number(seed),
            arguments.whole_number("--seats", seats, 1) if seats is not None else None,
            arguments.options(room.game, option),
            content,
            arguments.budget(seconds, playouts, ARENA_BUDGET),
            arguments.whole_number("--jobs", jobs, 1, MOST_JOBS),
            progress,
        )
    if as_json:
        print(json.dumps(report.json(), ensure_ascii=False, indent=2))
    else:
        desk.show(*reports.arena_page(report, desk.words))


# -- a game of one's own -------------------------------------------------------------------------------------


def new_game(desk: Desk, name: str) -> None:
    """Write a new game into a new folder here, and say what to do with it."""
    from ..newgame import write

    try:
        folder = write(name, Path.cwd())
    except OSError as error:
        raise Problem("not-saved", file=name, reason=error.strerror or str(error)) from None
    desk.say("new-game-written", folder=folder.name)
    for command in (
        f"cd {folder.name}",
        'python -m pip install -e ".[test]"',
        f"tavolata play {name}",
        "python -m pytest",
    ):
        desk.show(f"  {command}")


# -- records and rules ---------------------------------------------------------------------------------------


def replay(
    desk: Desk, file: str, move: str | None, step: bool, only_check: bool, content: str | None = None
) -> None:
    """A record, move by move; with a content pack that the record names but does not carry."""
    with naming(desk, file):
        record = Record.load(file)
        if content is not None:
            record.pack = find_room(record.game).game.content(content).data
        last = arguments.whole_number("--move", move, 0) if move is not None else None
        enter(desk, record.game)
        with explaining(desk, record):
            if only_check:
                check(desk, record)
            else:
                Replay(desk, record).show(last, step)


def rules(desk: Desk, game: str, clause: str | None, content: str | None, coverage: bool) -> int:
    """The rulebook or a part of it, with the cards; or which clause is tested where."""
    room = enter(desk, game)
    if coverage:
        return show_coverage(desk, room)
    words = desk.words
    if clause is not None:
        desk.show(book.part_page(room, clause, words))
        return 0
    pages = [*book.book_page(room, words), *book.content_page(room, words, content)]
    with desk.paged():
        desk.show(*pages)
    return 0


def show_coverage(desk: Desk, room: Room) -> int:
    """Every clause with the places in code and tests that name it; 1 if one has no test."""
    from ..lab.coverage import coverage

    rows = coverage(room)
    missing = [row.clause for row in rows if not row.tests]
    with desk.paged():
        desk.show(reports.coverage_page(rows, desk.words))
    if missing:
        desk.complain(desk.words.text("coverage-missing", clauses=", ".join(missing)))
    else:
        desk.say("coverage-all", number=len(rows))
    return 1 if missing else 0
