"""How the sheets play, in figures: sides, actions, ends, Unique Supporters, and leaders of a campaign.

    PYTHONPATH=tests python -m games.sangue_reale.balance --bot greedy --games 600 1 2 3 4
    PYTHONPATH=tests python -m games.sangue_reale.balance --bot search:playouts=200 --games 100 1
    PYTHONPATH=tests python -m games.sangue_reale.balance --bot greedy --games 300 campaign
    PYTHONPATH=tests python -m games.sangue_reale.balance --bot greedy --games 200 --deny 1 2 3 4

With ``--deny`` each Unique Supporter's worth is measured: the chance to win, above one half, of a player whose equal
rival passes that one supporter by without ever taking it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, median

import tavolata
from tavolata.bots.base import Bot, consult
from tavolata.engine.rng import mix
from tavolata.games.sangue_reale import rules_score as score
from tavolata.games.sangue_reale.rules import SangueReale
from tavolata.games.sangue_reale.tables import FACES, NOBODY, ROUNDS, SCORINGS, SEATS
from tavolata.registry import make_bot

ROOM = tavolata.room("sangue-reale")
SOMEBODY = 2
"""A seat that is none: stands for a Unique Supporter who cannot be taken now."""


@dataclass
class Tally:
    """What is kept of the games of one Era."""

    sides: list[int] = field(default_factory=list)
    actions: Counter[int] = field(default_factory=Counter)
    void: list[int] = field(default_factory=list)
    early: int = 0
    points: list[int] = field(default_factory=list)
    margins: list[int] = field(default_factory=list)
    by_rule: Counter[str] = field(default_factory=Counter)
    taken: Counter[int] = field(default_factory=Counter)


def play(state: SangueReale, bot: Bot, seed: int) -> list[SangueReale]:
    """Play a match; the position at the end of each Era, before the next sheet is laid out."""
    ends: list[SangueReale] = []
    number = 0
    while not state.over:
        choices = [
            (seat, consult(bot, state, seat, mix(seed, seat, number)).move) for seat in state.deciders()
        ]
        for seat, move in choices:
            before = state.clone()
            state.play(seat, move)
            if state.over or state.era != before.era:
                ends.append(_last(before, seat, move))
        number += 1
    return ends


def _last(before: SangueReale, seat: int, move: int) -> SangueReale:
    """The same move with the match stopped at the end of the Era: a single Era's options stop it."""
    setup = ROOM.game.setup(2, {"era": before.era + 1})
    single = SangueReale(setup)
    before.copy_base(single)
    for name in SangueReale.fields:
        setattr(single, name, getattr(before, name))
    twin = single.clone()
    twin.play(seat, move)
    return twin


def add(tally: Tally, end: SangueReale) -> None:
    """Count a finished Era."""
    winner = end.won[end.era]
    tally.sides.append(int(end.claimants[winner] == 0))
    rounds = [end.chronicle[at : at + SEATS] for at in range(0, len(end.chronicle), SEATS)]
    tally.actions.update(end.chronicle)
    tally.void.append(sum(one == two for one, two in rounds))
    tally.early += len(rounds) < ROUNDS
    points = [score.total(end, seat) for seat in range(SEATS)]
    tally.points += points
    tally.margins.append(abs(points[0] - points[1]))
    for line in end.sheet().scoring:
        for seat in range(SEATS):
            tally.by_rule[SCORINGS[line.kind]] += score.count(end, seat, line)
    tally.taken.update(column for column in range(FACES) if end.supporters[column] != NOBODY)


def report(era: int, tally: Tally) -> None:
    """Print the figures of an Era."""
    games = len(tally.sides)
    share = mean(tally.sides)
    error = 1.96 * sqrt(share * (1 - share) / games)
    print(f"Era {era}: {games} games; first claimant {100 * share:.1f} % (± {100 * error:.1f})")
    whole = sum(tally.actions.values())
    shares = "  ".join(f"{action}: {100 * tally.actions[action] / whole:.0f} %" for action in range(1, 7))
    print(
        f"  actions  {shares};  void rounds {mean(tally.void):.1f}; ended early {100 * tally.early / games:.0f} %"
    )
    rules = ", ".join(f"{rule} {count / 2 / games:.1f}" for rule, count in tally.by_rule.items())
    print(f"  points  median {median(tally.points)}, margin {mean(tally.margins):.1f};  {rules}")
    taken = ", ".join(
        f"{id} {100 * tally.taken[column] / games:.0f} %" for column, id in enumerate(names(era))
    )
    print(f"  taken  {taken}", flush=True)


def names(era: int) -> list[str]:
    """The Unique Supporters of an Era, by column."""
    state = ROOM.game.new(2, 1, {"era": era})
    assert isinstance(state, SangueReale)
    return [supporter.id for supporter in state.sheet().supporters]


def play_denied(state: SangueReale, bot: Bot, seed: int, column: int, denied: int) -> int:
    """Play an Era in which one seat passes a Unique Supporter by without taking it; who wins."""
    number = 0
    while not state.over:
        choices = [
            (seat, consult(bot, state, seat, mix(seed, seat, number)).move) for seat in state.deciders()
        ]
        for seat, move in choices:
            before = state.clone()
            state.play(seat, move)
            if state.supporters[column] == denied:
                state = before
                state.supporters[column] = SOMEBODY
                state.play(seat, move)
                state.supporters[column] = NOBODY
        number += 1
    return state.winners()[0]


def deny(bot: Bot, era: int, games: int, seed: int) -> None:
    """Print what each Unique Supporter of an Era is worth."""
    for column, id in enumerate(names(era)):
        won = 0
        for number in range(games):
            state = ROOM.game.new(2, mix(seed, "deal", number // 2), {"era": era})
            assert isinstance(state, SangueReale)
            won += play_denied(state, bot, mix(seed, "bots", number), column, number % 2) != number % 2
        share = won / games
        error = 1.96 * sqrt(share * (1 - share) / games)
        print(f"  era {era} {id:<14} worth {100 * share - 50:+.1f} (± {100 * error:.1f})", flush=True)


def leaders(bot: Bot, games: int, seed: int) -> None:
    """Print how often the leader after each Era wins the campaign."""
    leads: list[list[int]] = [[], [], []]
    length: Counter[int] = Counter()
    for number in range(games):
        state = ROOM.game.new(2, mix(seed, "deal", number))
        assert isinstance(state, SangueReale)
        play(state, bot, mix(seed, "bots", number))
        winner = state.winners()[0]
        length[4 - state.won.count(NOBODY)] += 1
        for era in range(3):
            count = [state.won[: era + 1].count(seat) for seat in range(SEATS)]
            if count[0] != count[1]:
                leads[era].append(int((count[1] > count[0]) == (winner == 1)))
    for era in range(3):
        print(f"after Era {era + 1}: {len(leads[era])} led, {100 * mean(leads[era]):.0f} % of them won")
    print(f"Eras played: {dict(sorted(length.items()))}")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deny", action="store_true")
    parser.add_argument("eras", nargs="+")
    given = parser.parse_args()
    bot = make_bot(given.bot, ROOM)
    for name in given.eras:
        if name == "campaign":
            leaders(bot, given.games, given.seed)
            continue
        if given.deny:
            deny(bot, int(name), given.games, given.seed)
            continue
        tally = Tally()
        for number in range(given.games):
            state = ROOM.game.new(2, mix(given.seed, "deal", number), {"era": int(name)})
            assert isinstance(state, SangueReale)
            for end in play(state, bot, mix(given.seed, "bots", number)):
                add(tally, end)
        report(int(name), tally)


if __name__ == "__main__":
    main()
