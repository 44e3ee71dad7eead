"""What bots need to know of Sangue Reale: who is ahead, what a plan may bring, how to play a position out."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, cast

from ...engine.advice import Advice, Dice, outcome
from ...engine.state import State
from . import bot_worth as worth
from . import rules as r
from . import rules_land as land
from . import tables as t
from .rules import SangueReale
from .tables import FACES, NOBODY, ROUNDS_A_TURN, SEATS

HORIZON: Final = 2
"""How many decisions a playout looks ahead: to the end of the round, where the position can be judged."""
DOUBT: Final = 0.55
"""How far apart, in points, plans may look that are nearly as good as each other: good play mixes."""
ANSWERS: Final = 8
VOID: Final = 0.6
"""What a void round costs in hope: a little, so that equal players do not wait for each other for ever."""
SURE: Final = 2.0
SPREAD: Final = 7.0
"""How uncertain the end of an Era is: variance of the margin now, and for each round to come."""
PLANS: Final = [13, 28, 45, 61, 90, 100]
"""How often a playout plans each action, in hundredths, added up."""
MEMORY: Final = 1 << 16


class SangueAdvice(Advice):
    """Plans are secret, everything else is open. Search looks to the end of the Era, not of the campaign."""

    def __init__(self) -> None:
        super().__init__(horizon=HORIZON, secrets=True, glances=1)

    def values(self, state: State) -> list[float]:
        """Chances to win the match, from the points each seat can expect in this Era."""
        if state.over:
            return outcome(state)
        game = cast(SangueReale, state)
        chance = match_chance(game, era_chance(game))
        return [chance, 1.0 - chance]

    def quiet(self, state: State) -> bool:
        """Not while dice are being shared or used: what they are good for shows when they are on the sheet."""
        game = cast(SangueReale, state)
        return game.over or game.stack[-1][0] in (r.PLAN, r.SIDES)

    def pick(self, state: State, seat: int, moves: list[int], dice: Dice) -> int:
        """A move that looks sensible at a glance."""
        game = cast(SangueReale, state)
        if len(moves) == 1:
            return moves[0]
        kind = game.stack[-1][0]
        if kind == r.PLAN:
            return r.CHOOSE + plan(dice)
        if kind == r.FACE:
            return best_face(game, seat, moves)
        if kind == r.SHARE:
            return best_pair(game, seat, moves)
        if kind == r.FIVE:
            return best_five(game, seat, moves)
        if kind == r.CIRCLE:
            return best_number(game, seat, moves, dice)
        last = len(moves) - 1 if moves[-1] == r.PASS else len(moves)
        return moves[dice.below(last)]

    def playout(self, state: State, dice: Dice, limit: int) -> int:
        """Play on by ``pick`` to the end of the Era or of a round, but no further than the limit asks for."""
        game = cast(SangueReale, state)
        made = 0
        era = game.era
        while not game.over and game.era == era:
            if made >= limit and game.stack[-1][0] == r.PLAN and not any(game.plan):
                break
            seat = game.deciders()[0]
            game.play(seat, self.pick(game, seat, game.legal(seat), dice))
            made += 1
        return made

    def shown(self, state: State, seat: int) -> int:
        """What dice or plans have just been shown: what is written, black and pending."""
        game = cast(SangueReale, state)
        number = len(game.chronicle)
        for value in game.chronicle[-SEATS:]:
            number = (number * 7 + value) % MEMORY
        for value in game.black:
            number = (number * 31 + value) % 998_244_353
        for frame in game.stack:
            for value in frame:
                number = (number * 67 + value + 1) % 998_244_353
        return number


# -- chances ----------------------------------------------------------------------------------------------------------


def era_chance(game: SangueReale) -> float:
    """The chance of seat 0 to win the Era."""
    if game.stack[-1][0] == r.SIDES:
        return 0.5
    one, two = worth.outlooks(game)
    lead = one - two
    if game.plan[0] != 0 or game.plan[1] != 0:
        lead += planned(game)
    left = worth.rounds_left(game)
    return 1.0 / (1.0 + exp(-1.7 * lead / sqrt(SURE + SPREAD * left)))


def match_chance(game: SangueReale, chance: float) -> float:
    """The chance of seat 0 to win the match, given its chance to win this Era; later Eras are even."""
    if not game.is_campaign():
        return chance
    one, two = game.won.count(0), game.won.count(1)
    lead = sum(game.points[0::SEATS]) - sum(game.points[1::SEATS])
    left = t.ERAS - 1 - game.era
    all_four = game.setup.options["all_four"] is True
    won = campaign_chance(one + 1, two, left, lead, all_four)
    lost = campaign_chance(one, two + 1, left, lead, all_four)
    if won == lost:  # decided already: the Era is played for its own sake
        return 0.9 * won + 0.1 * chance
    return chance * won + (1.0 - chance) * lost


def campaign_chance(one: int, two: int, left: int, lead: int, all_four: bool) -> float:
    """The chance to win a campaign from a count of Eras, each to come even; points break ties."""
    if left == 0 or (not all_four and max(one, two) >= t.WINS_ENOUGH):
        if one == two:
            return 1.0 / (1.0 + exp(-lead / 8.0))
        return 1.0 if one > two else 0.0
    won = campaign_chance(one + 1, two, left - 1, lead, all_four)
    return 0.5 * (won + campaign_chance(one, two + 1, left - 1, lead, all_four))


# -- plans ------------------------------------------------------------------------------------------------------------


def planned(game: SangueReale) -> float:
    """What plans that are made but not shown may bring to seat 0, in points."""
    gains = [plan_gains(game, seat) for seat in range(SEATS)]
    mixtures = settle(gains)
    total = 0.0
    for seat in range(SEATS):
        if game.plan[seat] != 0:
            action = game.plan[seat] - 1
            expected = against(gains[seat], gains[1 - seat], mixtures[1 - seat], action)
            # Imagined chance makes equal players differ: over a few worlds, much as the mixture says.
            expected -= 2.0 * DOUBT * log(-log((game.rng.key[action] + 0.5) / 256.0))
            total += expected if seat == 0 else -expected
    return total


def settle(gains: list[list[float]]) -> list[list[float]]:
    """How both players mix their plans if each answers the other's mixture, with some doubt."""
    mixtures = [[1.0 / FACES] * FACES for _ in range(SEATS)]
    for _ in range(ANSWERS):
        for seat in range(SEATS):
            hopes = [
                against(gains[seat], gains[1 - seat], mixtures[1 - seat], action) for action in range(FACES)
            ]
            best = max(hopes)
            weights = [exp((hope - best) / DOUBT) for hope in hopes]
            whole = sum(weights)
            # halfway, so that it settles
            mixtures[seat] = [
                0.5 * old + 0.5 * weight / whole for old, weight in zip(mixtures[seat], weights, strict=True)
            ]
    return mixtures


def against(own: list[float], other: list[float], mixture: list[float], action: int) -> float:
    """What an action gains over a rival who mixes like this; equal choices gain nothing, and cost a round."""
    expected = 0.0
    for value in range(FACES):
        if value != action:
            expected += mixture[value] * (own[action] - other[value])
    return expected - VOID * mixture[action]


def plan_gains(game: SangueReale, seat: int) -> list[float]:
    """What each action brings a seat, less what it gives away, in points."""
    own = [die_worth(game, seat, column) for column in range(FACES)]
    other = [die_worth(game, 1 - seat, column) for column in range(FACES)]
    mean = sum(own) / FACES
    given = 0.9 * sum(other) / FACES
    best = sorted(own, reverse=True)
    gains = [
        0.75 * best[0] + 0.1 * best[1],
        2.0 * mean,
        2.56 * mean - 0.44 * given,
        2.0 * mean + 1.1 * (best[0] - mean) - 1.7 * given,
        3.59 * mean - 2.41 * given,
        worth.MODIFIER,
    ]
    return [gain + written_gain(game, seat, value + 1) for value, gain in enumerate(gains)]


def written_gain(game: SangueReale, seat: int, value: int) -> float:
    """What a value is worth in the Chronology, and a modifier where its use scores."""
    written = game.chronicle[seat::SEATS]
    gain = 0.0
    for scoring in game.sheet().scoring:
        if scoring.kind == t.CHRONICLE_DISTINCT:
            begun = written[len(written) - len(written) % ROUNDS_A_TURN :]
            if len(set(begun)) == len(begun):
                gain += scoring.points * (-0.05 * len(begun) * len(begun) if value in begun else 0.1)
        elif scoring.kind == t.CHRONICLE_ATLEAST:
            gain += scoring.points * 0.3 if written.count(value) < scoring.limit else 0.0
        elif scoring.kind == t.CHRONICLE_MORE:
            theirs = game.chronicle[1 - seat :: SEATS].count(value)
            gain += scoring.points * 0.4 if abs(written.count(value) - theirs) <= 1 else 0.0
        elif scoring.kind == t.MODIFIERS_USED and value == FACES:
            gain += 0.8 * scoring.points
    return gain


def die_worth(game: SangueReale, seat: int, column: int) -> float:
    """What a die of a column is worth to a seat: how much nearer it brings a line and a Unique Supporter."""
    sheet = game.sheet()
    table = sheet.columns[column]
    done = game.black[seat * FACES + column]
    if done >= table.length:
        return 0.0
    value = 0.0
    line = table.next_line[done]
    if line != NOBODY and worth.has_slot(game, sheet, seat, column):
        value = 2.0 / (table.dice[line] - table.dice[done])
    if game.supporters[column] == NOBODY and done < table.icon_at:
        mine = worth.to_icon(game, seat, column)
        supporter = sheet.supporters[column]
        whole = supporter.vp + worth.ABILITIES[supporter.ability] * supporter.count
        value += whole / (mine + 1.5)
    return value * (0.6 if table.circles[done] == 2 else 1.0)


# -- a playout's moves ------------------------------------------------------------------------------------------------


def plan(dice: Dice) -> int:
    """An action as players usually plan them."""
    drawn = dice.below(100)
    value = 0
    while PLANS[value] <= drawn:
        value += 1
    return value


def best_face(game: SangueReale, seat: int, moves: list[int]) -> int:
    """The face that brings most."""
    best, most = moves[0], -1.0
    for move in moves:
        column = move - r.TAKE
        done = game.black[seat * FACES + column]
        table = game.sheet().columns[column]
        single = done < table.length and table.circles[done] == 1
        value = die_worth(game, seat, column) if single else 0.0
        if value > most:
            best, most = move, value
    return best


def best_pair(game: SangueReale, seat: int, moves: list[int]) -> int:
    """The two dice that bring more here than there."""
    worths = [
        die_worth(game, seat, column) + 0.8 * die_worth(game, 1 - seat, column) for column in range(FACES)
    ]
    best, most = moves[0], -1.0
    for move in moves:
        one, two = r.PAIRS[move - r.PAIR]
        if worths[one] + worths[two] > most:
            best, most = move, worths[one] + worths[two]
    return best


def best_five(game: SangueReale, seat: int, moves: list[int]) -> int:
    """Different values, or the equal dice if they bring more."""
    dice = game.stack[-1][2:]
    worths = [die_worth(game, seat, column) if dice[column] > 0 else 0.0 for column in range(FACES)]
    best, most = r.DIFFERENT, sum(worths)
    for column in range(FACES):
        if dice[column] > 1 and dice[column] * worths[column] > most:
            best, most = r.KEEP + column, dice[column] * worths[column]
    return best


def best_number(game: SangueReale, seat: int, moves: list[int], dice: Dice) -> int:
    """A number in the territory that is nearest to being taken; now and then a change of the land."""
    sheet = game.sheet()
    best, most = moves[0], -1.0
    for move in moves:
        if r.NUMBER <= move < r.EDGE:
            parcels = game.territory[sheet.slot_parcel[move - r.NUMBER]]
            value = 0.5 + dice.chance()
            if land.is_single(parcels & sheet.boxes):
                left = land.bits_of(land.slots_of(sheet, parcels) & ~game.circled[seat])
                value += 4.0 / left
            if value > most:
                best, most = move, value
    if most < 0.0 or (moves[-2] >= r.EDGE and dice.below(5) == 0):
        return moves[dice.below(len(moves))]
    return best
