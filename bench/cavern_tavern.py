"""How the cards of Cavern Tavern play: who wins by place, how many points are made, what each card is worth.

    python -m bench.cavern_tavern --seats 4 --games 2000
    python -m bench.cavern_tavern --seats 2 --games 4000 --gifts
    python -m bench.cavern_tavern --seats 1 --games 100 --bots search:playouts=400
    python -m bench.cavern_tavern --seats 1 --games 200 --bots search:playouts=200 --option story=yes

What a card is worth is the change in win share from holding it:

- With ``--gifts`` every seat draws two lots: an item, or in one lot of six none; and one seat in three begins with its
  character's ability spent. The lots are drawn when one of the first seven rounds begins, as items come into hands all
  the time; the round is drawn too. The worth of an item is how much more often its holders win than those whose lot was
  empty (their other lot is as good as any), that of a character how much more often than seats whose ability is spent.
  So bots choose what they do with a card, but not who has it.
- A secret task changes nothing but points at the end. Its worth is how much more often its holders won than they would
  have if it had not been scored, all else being equal.

With ``--keep FILE`` every game is written to that file as it ends, and games that are there already are not played
again: a long run can be made in parts.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from math import sqrt
from pathlib import Path
from statistics import mean, quantiles, stdev
from typing import Any

import tavolata
from tavolata.bots.base import Bot, consult
from tavolata.engine.rng import Rng, key_of, mix
from tavolata.games.cavern_tavern.rules.questions import ON_TURN
from tavolata.games.cavern_tavern.rules.state import CavernTavern
from tavolata.games.cavern_tavern.rules.tables import ACCOUNTS, FROM_SECRET, MOST_ITEMS_HELD, NOTHING, bits
from tavolata.lab.statistics import wilson
from tavolata.registry import make_bot

ROOM = tavolata.room("cavern-tavern")
LOTS = 2
"""Each seat draws so many, if its hand has room for them."""
GIVEN_BY = 7
"""The round in which lots are drawn is one of the first so many: there is time left to use what they give."""
NEVER = 99
EMPTY_IN = 6
"""Of so many lots one is empty."""
SPENT_IN = 3
"""Of so many seats one begins with the ability spent."""
QUANTILE = 1.96
NONE = "-"

Game = dict[str, Any]
"""What is kept of a game: lists by seat, ready for JSON."""


# -- playing ----------------------------------------------------------------------------------------------------------


def play(bot: Bot, setup: argparse.Namespace, number: int) -> Game:
    """Play one game with the same bot at every seat."""
    seed = mix(setup.seed, number)
    state = ROOM.game.new(setup.seats, mix(seed, "deal"), dict(setup.options), setup.pack)
    assert isinstance(state, CavernTavern)
    items: list[list[str]] = [[] for _ in range(state.seats)]
    idle = [False] * state.seats
    lot = Rng(key_of(mix(seed, "gifts")))
    when = 1 + int(lot.below(GIVEN_BY)) if setup.gifts else NEVER
    begun = False
    made = 0
    while not state.over:
        if state.stack[-1][0] == ON_TURN:
            if setup.gifts and not begun:
                begun = True
                idle = spend(state, lot)
            if state.round >= when:
                when = NEVER
                items = give(state, lot)
        seat = state.deciders()[0]
        state.play(seat, consult(bot, state, seat, mix(seed, "move", made)).move)
        made += 1
    return {"number": number, "decisions": made, "items": items, "idle": idle, **account_of(state)}


def spend(state: CavernTavern, lot: Rng) -> list[bool]:
    """Spend some abilities; whose."""
    idle = [lot.below(SPENT_IN) == 0 for _ in range(state.seats)]
    for seat in range(state.seats):
        if idle[seat]:
            state.abilities[seat] = state.tables.characters.uses[state.characters[seat]]
    return idle


def give(state: CavernTavern, lot: Rng) -> list[list[str]]:
    """Let every seat draw its lots; what each got."""
    given: list[list[str]] = []
    for seat in range(state.seats):
        given.append([])
        for _ in range(min(LOTS, MOST_ITEMS_HELD - len(state.items[seat]), len(state.item_deck))):
            if lot.below(EMPTY_IN) == 0:
                given[seat].append(NONE)
                continue
            item = state.item_deck[int(lot.below(len(state.item_deck)))]
            state.item_deck = [other for other in state.item_deck if other != item]
            state.items[seat] = sorted([*state.items[seat], item])
            given[seat].append(state.tables.items.ids[item])
    everything = bits(state.item_deck) | bits([item for hand in state.items for item in hand])
    state.hand_may = [
        [[everything] * len(state.items[hand]) if hand != seat else [] for hand in range(state.seats)]
        for seat in range(state.seats)
    ]
    return given


def account_of(state: CavernTavern) -> Game:
    """What is kept of a finished game."""
    tables = state.tables
    seats = range(state.seats)
    return {
        "first": state.first,
        "won": [1.0 / len(state.winners()) if seat in state.winners() else 0.0 for seat in seats],
        "points": state.scores(),
        "accounts": state.account,
        "lost": [tables.track[state.nasty[seat]] for seat in seats],
        "served": [len(state.served[seat]) for seat in seats],
        "characters": [NONE if one == NOTHING else tables.characters.ids[one] for one in state.characters],
        "secrets": [NONE if one == NOTHING else tables.secrets.ids[one] for one in state.secrets],
        "played": state.played,
        "assignment": NONE if state.assignment == NOTHING else tables.assignments.ids[state.assignment],
    }


def games(setup: argparse.Namespace) -> Iterator[Game]:
    """All games asked for: those kept, and the others played now."""
    known = {}
    if setup.keep is not None and setup.keep.exists():
        for line in setup.keep.read_text(encoding="utf-8").splitlines():
            game = json.loads(line)
            known[game["number"]] = game
    bot = make_bot(setup.bots, ROOM)
    for number in range(setup.games):
        game = known.get(number)
        if game is None:
            game = play(bot, setup, number)
            if setup.keep is not None:
                with setup.keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(game) + "\n")
        yield game


# -- counting ---------------------------------------------------------------------------------------------------------


def without_secret(game: Game, seat: int) -> float:
    """The seat's part of the win, had its secret task not been scored."""
    ranks = list(zip(game["points"], (-lost for lost in game["lost"]), game["served"], strict=True))
    points, *rest = ranks[seat]
    ranks[seat] = (points - game["accounts"][seat][FROM_SECRET], *rest)
    best = max(ranks)
    return 1.0 / ranks.count(best) if ranks[seat] == best else 0.0


def difference(one: list[float], other: list[float]) -> tuple[float, float]:
    """How much greater a mean is than another, and half the interval."""
    error = sqrt(variance(one) / len(one) + variance(other) / len(other))
    return mean(one) - mean(other), QUANTILE * error


def variance(values: list[float]) -> float:
    """Of a sample; that of a single value is unknown and taken as a half squared."""
    return stdev(values) ** 2 if len(values) > 1 else 0.25


def by_card(played: list[Game], cards: str, values: str) -> dict[str, list[float]]:
    """For each card, what its holders made; a seat may hold several."""
    found: dict[str, list[float]] = defaultdict(list)
    for game in played:
        for held, value in zip(game[cards], game[values], strict=True):
            for card in [held] if isinstance(held, str) else held:
                found[card].append(value)
    return found


# -- reporting --------------------------------------------------------------------------------------------------------


def report(played: list[Game], setup: argparse.Namespace) -> None:
    """Print it all."""
    points = [one for game in played for one in game["points"]]
    tenths = quantiles(points, n=10)
    print(
        f"{len(played)} games, {setup.seats} seats, {setup.bots}; decisions a game"
        f" {mean(game['decisions'] for game in played):.0f}; points {mean(points):.1f},"
        f" eight of ten from {tenths[0]:.0f} to {tenths[-1]:.0f}"
    )
    accounts = [seat for game in played for seat in game["accounts"]]
    print(
        "  "
        + ", ".join(f"{name} {mean(row[at] for row in accounts):.1f}" for at, name in enumerate(ACCOUNTS))
    )
    served, used = (mean(one for game in played for one in game[key]) for key in ("served", "played"))
    print(f"  orders served {served:.1f}, items played {used:.1f}")
    if setup.seats == 1:
        report_alone(played)
        return
    report_places(played, setup.seats)
    report_secrets(played)
    if setup.gifts:
        report_items(played)
        report_characters(played)


def report_places(played: list[Game], seats: int) -> None:
    """Wins by place in the order of play."""
    for place in range(seats):
        wins = sum(game["won"][(game["first"] + place) % seats] for game in played)
        print(f"  place {place + 1}: {share(wins, len(played))}")


def report_alone(played: list[Game]) -> None:
    """Games won, by assignment if there are any."""
    found: dict[str, list[float]] = defaultdict(list)
    for game in played:
        found[game["assignment"]].append(game["won"][0])
    for assignment, won in sorted(found.items()):
        print(f"  {assignment:24} {share(sum(won), len(won))} of {len(won)}")


def report_secrets(played: list[Game]) -> None:
    """What the secret tasks gave, and what they were worth."""
    worth: dict[str, list[float]] = defaultdict(list)
    points: dict[str, list[float]] = defaultdict(list)
    for game in played:
        for seat, card in enumerate(game["secrets"]):
            worth[card].append(game["won"][seat] - without_secret(game, seat))
            points[card].append(game["accounts"][seat][FROM_SECRET])
    print("secret tasks: change in win share, points they gave, share of wins")
    won = by_card(played, "secrets", "won")
    for card in sorted(worth, key=lambda one: mean(worth[one])):
        half = QUANTILE * sqrt(variance(worth[card]) / len(worth[card]))
        print(f"  {line(card, mean(worth[card]), half)}  {mean(points[card]):5.1f}  {mean(won[card]):6.1%}")


def report_items(played: list[Game]) -> None:
    """What the items given were worth."""
    print("items: change in win share and in points against an empty lot")
    report_against(by_card(played, "items", "won"), by_card(played, "items", "points"))


def report_characters(played: list[Game]) -> None:
    """What the abilities were worth."""
    print("characters: change in win share and in points against a spent ability")
    for game in played:
        game["abilities"] = [
            NONE if idle else one for one, idle in zip(game["characters"], game["idle"], strict=True)
        ]
    report_against(by_card(played, "abilities", "won"), by_card(played, "abilities", "points"))


def report_against(won: dict[str, list[float]], points: dict[str, list[float]]) -> None:
    """Cards against none of them, the least worth first."""
    worth = {card: difference(won[card], won[NONE]) for card in won if card != NONE}
    for card in sorted(worth, key=lambda one: worth[one][0]):
        more, half = difference(points[card], points[NONE])
        print(f"  {line(card, *worth[card])}  {more:+5.1f} (± {half:.1f})  of {len(won[card])}")
    print(f"  {NONE:24} of {len(won[NONE])}")


def line(card: str, worth: float, half: float) -> str:
    """A card's worth in points of a hundred."""
    return f"{card:24} {100 * worth:+6.1f} (± {100 * half:.1f})"


def share(wins: float, games: int) -> str:
    """A share with its interval."""
    low, high = wilson(wins, games)
    return f"{wins / games:6.1%}  ({low:.1%} - {high:.1%})"


def pair(text: str) -> tuple[str, str]:
    """An option and its value."""
    name, _, value = text.partition("=")
    return name, value


def arguments(words: Iterable[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.cavern_tavern")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--content", default=None)
    parser.add_argument("--option", dest="options", type=pair, action="append", default=[])
    parser.add_argument("--gifts", action="store_true")
    parser.add_argument("--keep", type=Path, default=None)
    setup = parser.parse_args(None if words is None else list(words))
    setup.pack = ROOM.game.content(setup.content)
    return setup


def main() -> None:
    """Play, report."""
    setup = arguments()
    report(list(games(setup)), setup)


if __name__ == "__main__":
    main()
