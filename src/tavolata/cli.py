"""The command line: ``tavolata`` alone opens the table in the browser; ``games``, ``play``, ``simulate``, ``arena``,
``replay``, ``verify`` and ``rules`` do the rest, and ``new-game`` begins a game of one's own.

Help texts are ids of messages (``words/*.ftl``), put into the reader's language before the line is read. Whatever is
wrong with a line is said in one line, and the exit code is 2.
"""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any

import typer
import typer.main

from .engine.errors import TavolataError
from .engine.room import LANGUAGES
from .kit.words import locale_language, words
from .terminal import commands, serving
from .terminal.desk import Desk, Interrupted, Problem
from .terminal.usage import one_line, translate

app = typer.Typer(
    add_completion=False,
    no_args_is_help=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)

Game = Annotated[str, typer.Argument(metavar="GAME", help="cli-game", show_default=False)]
Bots = Annotated[str, typer.Option("--bots", metavar="A,B,..", help="cli-bots")]
Games = Annotated[str, typer.Option("--games", metavar="N", help="cli-games-count")]
Seed = Annotated[str, typer.Option("--seed", metavar="S", help="cli-seed")]
OwnSeed = Annotated[str | None, typer.Option("--seed", metavar="S", help="cli-play-seed")]
Jobs = Annotated[str, typer.Option("--jobs", metavar="J", help="cli-jobs")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="cli-option")]
Content = Annotated[str | None, typer.Option("--content", metavar="FOLDER", help="cli-content")]
Seconds = Annotated[str | None, typer.Option("--budget", metavar="SECONDS", help="cli-budget")]
Playouts = Annotated[str | None, typer.Option("--playouts", metavar="N", help="cli-playouts")]
Seats = Annotated[str | None, typer.Option("--seats", metavar="N", help="cli-seats")]
Json = Annotated[bool, typer.Option("--json", help="cli-json")]


@app.callback(invoke_without_command=True, help="cli-about")
def start(
    context: typer.Context,
    lang: Annotated[str | None, typer.Option("--lang", metavar="it|en", help="cli-lang")] = None,
    version: Annotated[bool, typer.Option("--version", help="cli-version")] = False,
) -> None:
    """What holds for all commands. The language has been read before, wherever it stood in the line."""
    if version:
        commands.version(context.obj)
    elif context.invoked_subcommand is None:
        serving.serve(context.obj, None, None, None, browser=True)


@app.command(help="cli-serve")
def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help="cli-serve-host")] = None,
    port: Annotated[str | None, typer.Option("--port", metavar="N", help="cli-serve-port")] = None,
    database: Annotated[
        str | None, typer.Option("--database", metavar="FILE", help="cli-serve-database")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="cli-serve-no-browser")] = False,
) -> None:
    """The table in the browser."""
    serving.serve(context.obj, host, port, database, browser=not no_browser)


@app.command(help="cli-games")
def games(context: typer.Context) -> None:
    """Which games there are."""
    commands.games(context.obj)


@app.command(help="cli-play")
def play(
    context: typer.Context,
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="cli-play-game", show_default=False)
    ] = None,
    seats: Seats = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="A,B,..", help="cli-play-bots")] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="K", help="cli-play-seat")] = None,
    seed: OwnSeed = None,
    option: Options = None,
    content: Content = None,
    budget: Seconds = None,
    playouts: Playouts = None,
    record: Annotated[str | None, typer.Option("--record", metavar="FILE", help="cli-play-record")] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="cli-play-hotseat")] = False,
    name: Annotated[list[str] | None, typer.Option("--name", metavar="NAME", help="cli-play-name")] = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE", help="cli-play-resume")] = None,
) -> None:
    """Play at the keyboard."""
    wish = commands.PlayLine(
        game, seats, bots, seat, seed, option, content, budget, playouts, record, hotseat, name, resume
    )
    raise typer.Exit(commands.play(context.obj, wish))


@app.command(help="cli-simulate")
def simulate(
    context: typer.Context,
    game: Game,
    bots: Annotated[str | None, typer.Option("--bots", metavar="A,B,..", help="cli-simulate-bots")] = None,
    games: Games = "1000",
    seed: Seed = "1",
    seats: Seats = None,
    jobs: Jobs = "1",
    option: Options = None,
    content: Content = None,
    budget: Seconds = None,
    playouts: Playouts = None,
    as_json: Json = False,
) -> None:
    """Many games with the same bots at the same seats."""
    commands.simulate(
        context.obj, game, bots, games, seed, seats, jobs, option, content, budget, playouts, as_json
    )


@app.command(help="cli-arena")
def arena(
    context: typer.Context,
    game: Game,
    bots: Bots = "search,greedy",
    games: Games = "100",
    seed: Seed = "1",
    seats: Seats = None,
    jobs: Jobs = "1",
    option: Options = None,
    content: Content = None,
    budget: Seconds = None,
    playouts: Playouts = None,
    as_json: Json = False,
) -> None:
    """Bots against bots, every deal from every seat."""
    commands.arena(
        context.obj, game, bots, games, seed, seats, jobs, option, content, budget, playouts, as_json
    )


@app.command(help="cli-replay")
def replay(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-replay-file", show_default=False)],
    move: Annotated[str | None, typer.Option("--move", metavar="N", help="cli-replay-move")] = None,
    step: Annotated[bool, typer.Option("--step", help="cli-replay-step")] = False,
    check: Annotated[bool, typer.Option("--check", help="cli-replay-check")] = False,
    content: Content = None,
) -> None:
    """A record, move by move."""
    commands.replay(context.obj, file, move, step, check, content)


@app.command(help="cli-verify")
def verify(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-verify-file", show_default=False)],
    seen: Annotated[str | None, typer.Option("--seen", metavar="HASH", help="cli-verify-seen")] = None,
) -> None:
    """Whether a match was dealt fairly."""
    raise typer.Exit(serving.verify(context.obj, file, seen))


@app.command(help="cli-rules")
def rules(
    context: typer.Context,
    game: Game,
    clause: Annotated[
        str | None, typer.Argument(metavar="CLAUSE", help="cli-rules-clause", show_default=False)
    ] = None,
    content: Content = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="cli-rules-coverage")] = False,
) -> None:
    """The rulebook."""
    raise typer.Exit(commands.rules(context.obj, game, clause, content, coverage))


@app.command("new-game", help="cli-new-game")
def new_game(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", help="cli-new-game-name", show_default=False)],
) -> None:
    """A game of one's own."""
    commands.new_game(context.obj, name)


# -- one line read -------------------------------------------------------------------------------------------


def main(argv: list[str] | None = None) -> int:
    """Read a command line, do what it says, and return the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows a question mark
    desk = Desk(words(locale_language()))
    try:
        language, line = split_language(list(sys.argv[1:] if argv is None else argv))
        if language is not None:
            desk = Desk(words(language))
        return obey(desk, line)
    except TavolataError as error:
        desk.complain(f"tavolata: {desk.error_text(error)}")
        return 2
    except (KeyboardInterrupt, Interrupted):
        desk.complain(desk.words.text("cli-interrupted"))
        return 130
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def obey(desk: Desk, line: list[str]) -> int:
    """Run the command of a line; what the line lacks or has too much is said in one line."""
    command: Any = typer.main.get_command(app)
    translate(command, desk.words)
    try:
        result = command.main(line, prog_name="tavolata", standalone_mode=False, obj=desk)
    except typer.Abort:
        raise Interrupted from None
    except typer.TyperException as error:
        raise Problem("usage", said=one_line(error, desk.words)) from None
    return result if isinstance(result, int) else 0


def split_language(line: list[str]) -> tuple[str | None, list[str]]:
    """Take ``--lang`` out of a line, wherever it stands."""
    language: str | None = None
    rest: list[str] = []
    pieces = iter(line)
    for piece in pieces:
        if piece == "--lang":
            language = known_language(next(pieces, ""))
        elif piece.startswith("--lang="):
            language = known_language(piece.removeprefix("--lang="))
        else:
            rest.append(piece)
    return language, rest


def known_language(text: str) -> str:
    """A language there are words in."""
    if text not in LANGUAGES:
        raise Problem("bad-language", value=text, allowed=list(LANGUAGES))
    return text
