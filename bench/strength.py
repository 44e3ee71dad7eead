"""How strong the bots are: plays the matches that back the claims about them and writes the figures as Markdown.

`python -m bench.strength --out strength.md` plays everything, which takes hours on one core; `--only` and `--games`
make it shorter. The file is written anew after every match: what is done can be read while the rest is played.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import tavolata
from tavolata.bots.base import Budget
from tavolata.lab.arena import ArenaReport, arena

from .report import machine, markdown

SECONDS = 0.2
PLAYOUTS = 500
FOUR_TIMES = 4 * PLAYOUTS


@dataclass(frozen=True)
class Match:
    """Bots that meet, and what the first is to reach. Where all are alike, the seat that begins is looked at."""

    label: str
    bots: tuple[str, ...]
    seats: int
    wanted: float | None = None
    """The share of first places; None where it is only reported."""

    @property
    def of_seats(self) -> bool:
        return len(set(self.bots)) == 1


@dataclass(frozen=True)
class Played:
    """A match with what came of it."""

    match: Match
    options: dict[str, object]
    report: ArenaReport

    def cells(self) -> list[str]:
        if self.match.of_seats:
            place = self.report.order_shares[0]
            share, interval = place.share, place.interval
        else:
            bot = self.report.bots[0]
            share, interval = bot.first_share, bot.interval
        wanted = self.match.wanted
        verdict = "" if wanted is None else "met" if share >= wanted else "not met"
        return [
            self.match.label,
            ", ".join(f"{name}={value}" for name, value in self.options.items()) or "defaults",
            str(self.match.seats),
            str(self.report.games),
            percent(share),
            f"{percent(interval[0])} - {percent(interval[1])}",
            "" if wanted is None else percent(wanted),
            verdict,
            f"{self.report.bots[0].playouts_per_decision:,.0f}",
            f"{self.report.seconds / 60:.1f}",
        ]


HEADER = "match,options,seats,games,first,95 %,wanted,,playouts,minutes".split(",")

SEARCH = f"search:seconds={SECONDS}"
MATCHES = (
    Match("greedy against random", ("greedy", "random"), 2, 0.80),
    Match(f"search at {SECONDS} s against greedy", (SEARCH, "greedy"), 2, 0.97),
    Match(f"search at {SECONDS} s among two greedy", (SEARCH, "greedy"), 3, 0.75),
    Match(f"search at {SECONDS} s among three greedy", (SEARCH, "greedy"), 4, 0.54),
    Match(
        f"search with {FOUR_TIMES:,} playouts against {PLAYOUTS:,}",
        (f"search:playouts={FOUR_TIMES}", f"search:playouts={PLAYOUTS}"),
        2,
        0.60,
    ),
    *(
        Match(f"first seat, {seats} times search at {SECONDS} s", (SEARCH,) * seats, seats)
        for seats in (2, 3, 4)
    ),
)

VARIANTS: dict[str, list[dict[str, object]]] = {
    "primo-cavaliere": [{"companions": "all"}, {"companions": "none"}],
}
"""With which options every match is played; a game not named here is played with its defaults."""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("--game", default="primo-cavaliere", choices=tavolata.catalogue())
    parser.add_argument("--out", type=Path, required=True, help="the Markdown file to write")
    parser.add_argument("--games", type=int, default=400, help="of each match (default 400)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--jobs", type=int, default=1, help="processes (no more than cores, or time budgets suffer)"
    )
    parser.add_argument("--only", default="", help="only matches whose label contains this")
    return parser.parse_args()


def play(chosen: argparse.Namespace) -> Iterator[Played]:
    """Play the matches chosen, one after the other."""
    seat_counts = tavolata.game(chosen.game).seat_counts
    for match in MATCHES:
        if chosen.only not in match.label or match.seats not in seat_counts:
            continue
        for options in VARIANTS.get(chosen.game, [{}]):
            report = arena(
                chosen.game,
                list(match.bots),
                games=chosen.games,
                seed=chosen.seed,
                seats=match.seats,
                options=options,
                budget=Budget(seconds=SECONDS),
                jobs=chosen.jobs,
            )
            yield Played(match, options, report)


def page(chosen: argparse.Namespace, played: list[Played]) -> str:
    """All that was played so far."""
    facts = machine()
    return "\n\n".join(
        [
            f"## Strength: {chosen.game}",
            f"Seed {chosen.seed}, every deal played from every seat, {chosen.jobs} at a time. First: the share of "
            "matches won by the bot named first, or by the seat that begins, with its 95 % interval. Playouts: for "
            "each decision of the bot named first.",
            markdown(HEADER, [one.cells() for one in played], left=(0, 1, 7)),
            f"Measured with {facts['python']}, Tavolata {facts['tavolata']}, on {facts['processor']}.",
        ]
    )


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def main() -> None:
    chosen = arguments()
    chosen.out.parent.mkdir(parents=True, exist_ok=True)
    played: list[Played] = []
    for one in play(chosen):
        played.append(one)
        chosen.out.write_text(page(chosen, played) + "\n", encoding="utf-8")
        print(" | ".join(one.cells()), file=sys.stderr, flush=True)
    if not played:
        sys.exit(f"no match of {chosen.game} is called {chosen.only!r}")


if __name__ == "__main__":
    main()
