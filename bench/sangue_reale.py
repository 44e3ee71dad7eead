"""How the sheets play, in figures: sides, actions, ends, Unique Supporters, and leaders of a campaign.

    python -m bench.sangue_reale --bot greedy --games 600 1 2 3 4
    python -m bench.sangue_reale --bot search:playouts=200 --games 100 1
    python -m bench.sangue_reale --bot greedy --games 300 campaign
    python -m bench.sangue_reale --bot greedy --games 400 --worth 1 2 3 4
    python -m bench.sangue_reale --bot search:playouts=400 --games 12 --respond 1 2 3 4

With ``--worth`` it is measured what holding each Unique Supporter does for the chance to win. Whenever one is taken the
game goes on twice from there: as it was played, and with the supporter gone for both, neither points nor ability. How
much more often the first is won than the second, by whoever took it, is the supporter's worth.

With ``--respond`` it is measured how far a rival who knew how a bot mixes its plans could beat it: all 36 pairs of
plans are tried many times, and the best answer to the mixture is compared with what both can be sure of.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, median, stdev

import tavolata
from tavolata.bots.base import Bot, consult
from tavolata.engine.dice import Dice
from tavolata.engine.questions import KIND
from tavolata.engine.rng import Rng, key_of, mix
from tavolata.games.sangue_reale.rules import points as scoring
from tavolata.games.sangue_reale.rules.questions import ICON, PLAN
from tavolata.games.sangue_reale.rules.state import SangueReale
from tavolata.games.sangue_reale.rules.supporters import REACHED
from tavolata.games.sangue_reale.rules.tables import FACES, NOBODY, ROUNDS, SCORINGS, SEATS
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
    points = [scoring.total(end, seat) for seat in range(SEATS)]
    tally.points += points
    tally.margins.append(abs(points[0] - points[1]))
    for line in end.sheet().scoring:
        for seat in range(SEATS):
            tally.by_rule[SCORINGS[line.kind]] += scoring.count(end, seat, line)
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


class Taking:
    """A Unique Supporter was taken: by whom, of which column, and how the game ended had nobody got it."""

    def __init__(self, seat: int, column: int, won_without: bool) -> None:
        self.seat = seat
        self.column = column
        self.won_without = won_without


def play_on(state: SangueReale, bot: Bot, seed: int, takings: list[Taking] | None) -> int:
    """Play an Era to its end; who wins. What is taken on the way is noted, if a list is given.

    Chance begins anew with each round, the same for games of one seed: so games that differ in one thing stay alike in
    others.
    """
    number = 0
    while not state.over:
        if state.stack[-1][KIND] == PLAN:
            number = 100 * state.rounds()
            state.rng = Rng(key_of(mix(seed, "dice", number)))
        choices = [
            (seat, consult(bot, state, seat, mix(seed, seat, number)).move) for seat in state.deciders()
        ]
        for seat, move in choices:
            before = state.clone()
            state.play(seat, move)
            if takings is not None:
                for column in newly_taken(before, state):
                    taker = state.supporters[column]
                    won = without(before, bot, seed, column, seat, move) == taker
                    takings.append(Taking(taker, column, won))
        number += 1
    return state.winners()[0]


def newly_taken(before: SangueReale, after: SangueReale) -> list[int]:
    """The columns whose Unique Supporter was taken between two positions."""
    return [
        column
        for column in range(FACES)
        if after.supporters[column] != NOBODY and before.supporters[column] == NOBODY
    ]


def without(before: SangueReale, bot: Bot, seed: int, column: int, seat: int, move: int) -> int:
    """Who wins if a Unique Supporter goes away in the moment it would be taken."""
    other = before.clone()
    other.supporters[column] = SOMEBODY
    other.stack = [frame for frame in other.stack if frame[KIND] != ICON or frame[REACHED] != column]
    other.play(seat, move)
    return play_on(other, bot, seed, None)


def worth(bot: Bot, era: int, games: int, seed: int) -> None:
    """Print what holding each Unique Supporter of an Era does for the chance to win."""
    gains: list[list[int]] = [[] for _ in range(FACES)]
    for number in range(games):
        state = ROOM.game.new(2, mix(seed, "deal", number), {"era": era})
        assert isinstance(state, SangueReale)
        takings: list[Taking] = []
        winner = play_on(state, bot, mix(seed, "bots", number), takings)
        for taking in takings:
            gains[taking.column].append((winner == taking.seat) - taking.won_without)
    for column, id in enumerate(names(era)):
        found = gains[column]
        error = 1.96 * stdev(found) / sqrt(len(found))
        print(
            f"  era {era} {id:<14} worth {100 * mean(found):+.1f} (± {100 * error:.1f}), taken {len(found)} times",
            flush=True,
        )


def payoffs(state: SangueReale, samples: int, seed: int) -> list[list[float]]:
    """The chance of seat 0 to win for each pair of plans, as the evaluation sees it when the round is over."""
    dice = Dice(seed % 0xFFFFFFFF)
    result = [[0.0] * FACES for _ in range(FACES)]
    for number in range(samples):
        for one in range(FACES):
            for two in range(FACES):
                world = state.imagine(0, mix(seed, number))
                world.play(0, one)
                world.play(1, two)
                ROOM.advice.playout(world, dice, 0)
                result[one][two] += ROOM.advice.values(world)[0] / samples
    return result


def sure(matrix: list[list[float]], times: int = 4_000) -> float:
    """What seat 0 can be sure of in a game of two choices made at once: both answer what the other has done so far."""
    rows, columns = [0.0] * FACES, [0.0] * FACES
    done = [0.0] * FACES
    row = 0
    for _ in range(times):
        column = min(range(FACES), key=lambda place: columns[place] + matrix[row][place])
        columns = [have + more for have, more in zip(columns, matrix[row], strict=True)]
        rows = [have + line[column] for have, line in zip(rows, matrix, strict=True)]
        done[row] += 1 / times
        row = max(range(FACES), key=lambda place: rows[place])
    return (max(rows) + min(columns)) / 2 / times


def respond(bot: Bot, era: int, games: int, seed: int, tries: int) -> None:
    """Print how much the best answer to a bot's mixture takes from it, in one round somewhere in a game."""
    greedy = make_bot("greedy", ROOM)
    losses: dict[str, list[float]] = {"the bot": [], "any action alike": []}
    for number in range(games):
        state = ROOM.game.new(2, mix(seed, "deal", number), {"era": era})
        assert isinstance(state, SangueReale)
        until = (2 + 5 * number) % (ROUNDS - 2)
        made = 0
        while state.rounds() < until or state.stack[-1][KIND] != PLAN:
            for seat in state.deciders():
                state.play(seat, consult(greedy, state, seat, mix(seed, number, made)).move)
                made += 1
        matrix = payoffs(state, tries, mix(seed, "payoffs", number))
        value = sure(matrix)
        shares = consult(bot, state, 0, mix(seed, "mixes", number)).shares
        mixtures = {"the bot": [shares.get(move, 0.0) for move in range(FACES)]}
        mixtures["any action alike"] = [1 / FACES] * FACES
        for name, mixture in mixtures.items():
            answers = [sum(mixture[one] * matrix[one][two] for one in range(FACES)) for two in range(FACES)]
            losses[name].append(value - min(answers))
    for name, found in losses.items():
        print(f"  era {era} the best answer to {name} takes {100 * mean(found):.1f} points", flush=True)


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
    parser.add_argument("--worth", action="store_true")
    parser.add_argument("--respond", action="store_true")
    parser.add_argument("--tries", type=int, default=120)
    parser.add_argument("eras", nargs="+")
    given = parser.parse_args()
    bot = make_bot(given.bot, ROOM)
    for name in given.eras:
        if name == "campaign":
            leaders(bot, given.games, given.seed)
            continue
        if given.respond:
            respond(bot, int(name), given.games, given.seed, given.tries)
            continue
        if given.worth:
            worth(bot, int(name), given.games, given.seed)
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
