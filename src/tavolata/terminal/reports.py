"""What simulations and arenas found, as tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ..engine.game import option_text
from ..engine.room import Speaker
from ..kit.terminal import GOLD, QUIET
from ..lab.arena import ArenaReport
from ..lab.coverage import Row
from ..lab.simulate import SimulationReport
from ..lab.statistics import Interval, Lengths, Share
from .desk import Desk, Interrupted


@contextmanager
def progress_bar(desk: Desk, games: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream; the function given moves it on by a number of games."""
    bar = Progress(
        TextColumn("{task.description}", style=QUIET),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=desk.errors,
        transient=True,
        disable=not desk.errors.is_terminal,
    )
    with bar:
        task = bar.add_task(desk.words.text("lab-games"), total=games)
        try:
            yield lambda more: bar.advance(task, more)
        except KeyboardInterrupt:
            raise Interrupted from None


def simulation_page(report: SimulationReport, words: Speaker) -> Iterator[RenderableType]:
    """What seats are worth, and how long matches are."""
    yield Text.assemble((words.text("title"), GOLD), "  ", about(report.options, report.seed, words))
    yield Text()
    table = new_table(words, "lab-seat", "lab-bot", "lab-wins", "lab-share", "lab-interval", "lab-mean")
    for share, score in zip(report.seat_shares, report.scores, strict=True):
        table.add_row(str(share.seat + 1), share.bot, *share_cells(share, words), decimal(score, words))
    yield table
    if len(report.order_shares) > 1:
        yield Text()
        yield order_table(report.order_shares, words)
    yield Text()
    yield from totals(report.games, report.nobody, report.lengths, report.decisions, report.seconds, words)


def arena_page(report: ArenaReport, words: Speaker) -> Iterator[RenderableType]:
    """How the bots did, the best first, and what the order of play was worth."""
    yield Text.assemble((words.text("title"), GOLD), "  ", about(report.options, report.seed, words))
    yield Text(words.text("lab-deals", deals=report.deals, seats=str(report.seats)), QUIET)
    yield Text()
    columns = (
        "lab-bot",
        "lab-games",
        "lab-wins",
        "lab-share",
        "lab-interval",
        "lab-rating",
        "lab-pace",
        "lab-playouts",
    )
    table = new_table(words, *columns)
    for bot in sorted(report.bots, key=lambda bot: -bot.first_share):
        table.add_row(
            bot.bot,
            str(bot.games),
            decimal(bot.first, words, 1),
            percent(bot.first_share, words),
            interval(bot.interval, words),
            decimal(bot.rating, words, 0),
            decimal(1000 * bot.seconds_per_decision, words, 1),
            decimal(bot.playouts_per_decision, words, 0),
        )
    yield table
    if len(report.order_shares) > 1:
        yield Text()
        yield order_table(report.order_shares, words)
    yield Text()
    yield from totals(report.games, report.nobody, report.lengths, report.decisions, report.seconds, words)


def coverage_page(rows: list[Row], words: Speaker) -> Table:
    """Every clause with the places that name it."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=QUIET)
    table.add_column(words.text("coverage-clause"), no_wrap=True, style="bold")
    table.add_column(words.text("coverage-code"), ratio=2, overflow="fold")
    table.add_column(words.text("coverage-tests"), ratio=3, overflow="fold")
    for row in rows:
        none = Text(words.text("coverage-none"), "red")
        tests = Text("\n".join(row.tests)) if row.tests else none
        table.add_row(row.clause, Text(", ".join(row.code), QUIET), tests)
    return table


def new_table(words: Speaker, *columns: str) -> Table:
    """A table with columns by their messages; names to the left, numbers to the right."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=QUIET)
    for column in columns:
        if column in ("lab-bot", "lab-order"):
            table.add_column(words.text(column), style="bold", overflow="fold")
        else:
            table.add_column(words.text(column), justify="right", no_wrap=True)
    return table


def order_table(shares: list[Share], words: Speaker) -> Table:
    """What each position in the order of play was worth."""
    table = new_table(words, "lab-order", "lab-wins", "lab-share", "lab-interval")
    for share in shares:
        table.add_row(words.text("lab-position", number=str(share.seat + 1)), *share_cells(share, words))
    return table


def share_cells(share: Share, words: Speaker) -> tuple[str, str, str]:
    """Wins, their share and its interval."""
    return decimal(share.first, words, 1), percent(share.share, words), interval(share.interval, words)


def totals(
    games: int, nobody: int, lengths: Lengths, decisions: int, seconds: float, words: Speaker
) -> Iterator[Text]:
    """How many games, how long, how fast."""
    yield Text(
        words.text(
            "lab-lengths",
            mean=decimal(lengths.mean, words, 1),
            least=str(lengths.least),
            most=str(lengths.most),
            median=decimal(lengths.median, words, 1),
            high=str(lengths.p95),
        )
    )
    if nobody:
        yield Text(words.text("lab-nobody", number=nobody))
    pace = decimal(decisions / max(seconds, 1e-9), words, 0)
    yield Text(words.text("lab-time", games=games, seconds=decimal(seconds, words, 1), pace=pace), QUIET)


def about(options: dict[str, bool | int | str], seed: int, words: Speaker) -> Text:
    """The set-up in short."""
    chosen = ", ".join(f"{name}={option_text(value)}" for name, value in options.items())
    return Text(words.text("lab-about", options=chosen or "-", seed=str(seed)), QUIET)


def percent(share: float, words: Speaker) -> str:
    """A share in percent."""
    return f"{decimal(100 * share, words, 1)} %"


def interval(ends: Interval, words: Speaker) -> str:
    """An interval in percent."""
    return f"{decimal(100 * ends[0], words, 1)} – {decimal(100 * ends[1], words, 1)}"


def decimal(number: float, words: Speaker, digits: int = 2) -> str:
    """A number as the language writes it."""
    text = f"{number:.{digits}f}"
    return text.replace(".", ",") if words.language == "it" else text
