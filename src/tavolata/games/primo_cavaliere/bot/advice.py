"""What bots need to know of Il Primo Cavaliere: who is ahead, how to play a position out, what is already certain."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from ....engine.advice import Advice, Dice, Proof, outcome
from ....engine.state import State
from ..rules.companions import lying
from ..rules.notation import CARD, CHAIR, HOUSE, MOVES
from ..rules.questions import ABOUT, BREAK_TIE, CHOOSE_DRAWN, MOVE_VARYS, SEND_RAVEN, TALK
from ..rules.state import LONGEST, PrimoCavaliere, game_of
from ..rules.tables import HOUSES, IN_DECK, MOST_COMPANIONS, NOBODY
from ..rules.turn import move_varys, varys_moves
from . import solver

SAFEST: Final = 0.95
"""How safe a banner is at most while somebody could still draw level."""
# Measured on games between greedy bots that make every seventh move at random, for two to four seats:
STEEPEST: Final = 1.9
FLATTER: Final = 0.043
"""What one banner more means for the chance to win; less, the more characters are still in the city."""
TURN: Final = 0.35
"""What it is worth to be the next to move, in banners."""
TRIES: Final = 3
"""How many moves a playout looks at, at most, before it makes one."""


@final
class PrimoAdvice(Advice):
    """The game is open: nobody holds secrets, and only Petyr Baelish draws."""

    def __init__(self) -> None:
        super().__init__(horizon=LONGEST, secrets=False, glances=1)

    def values(self, state: State) -> list[float]:
        """Chances to win from the banners each seat can expect, a team's added together."""
        if state.over:
            return outcome(state)
        game = game_of(state)
        expected = expected_banners(game)
        expected[game.turn] += TURN
        if game.option("teams"):
            expected = [expected[seat] + expected[seat ^ 2] for seat in range(game.seats)]
        steepness = STEEPEST - FLATTER * sum(game.left)
        weights = [exp(steepness * banners) for banners in expected]
        total = sum(weights)
        return [weight / total for weight in weights]

    def quiet(self, state: State) -> bool:
        """Not while a companion is at work: its good shows when it is done."""
        return game_of(state).pending() in (MOVE_VARYS, SEND_RAVEN, TALK)

    def decided(self, state: State) -> list[int]:
        """The seats that have won already, when no companion can change it any more."""
        game = game_of(state)
        if not game.is_quiet() or game.has_available():
            return []
        return certain_winners(game)

    def pick(self, state: State, seat: int, moves: list[int], dice: Dice) -> int:
        """A move that looks sensible at a glance, found by trying a few at random."""
        game = game_of(state)
        last = moves[dice.below(len(moves))]
        if len(moves) == 1:
            return last
        tries: i64 = TRIES
        while not is_sensible(game, last):
            tries -= 1
            if tries == 0:
                break
            last = moves[dice.below(len(moves))]
        return last

    def playout(self, state: State, dice: Dice, limit: int, thinker: int = NOBODY) -> int:
        """Play on by ``pick``, past the limit until no companion is at work."""
        game = game_of(state)
        made: i64 = 0
        while not game.over and (made < limit or not game.is_quiet()):
            turn = int(game.turn)
            if len(game.stack) == 1:
                move_varys(game, self.pick(game, turn, varys_moves(game), dice), None)
            else:
                game.do(turn, self.pick(game, turn, game.legal(turn), dice))
            made += 1
        return int(made)

    def shown(self, state: State, seat: int) -> int:
        """Which companions are still in the deck, and which of them lie drawn."""
        game = game_of(state)
        drawn = game.stack[-1][ABOUT] if game.pending() == CHOOSE_DRAWN else 0
        return drawn << MOST_COMPANIONS | int(lying(game, IN_DECK))

    def prove(self, state: State, seat: int, positions: int) -> Proof | None:
        """Two seats can be solved to the end."""
        if state.seats != 2:
            return None
        return solver.prove(game_of(state), seat, positions)


def is_sensible(game: PrimoCavaliere, move: int) -> bool:
    """Whether a move does its player some good at first sight."""
    turn = game.turn
    if move < MOVES:
        house: i64 = move % HOUSES
        return game.banners[house] != turn and game.tally[turn * HOUSES + house] + 1 >= most(game, house)
    if move < CARD:
        return True  # preferring companions that bring something to keep made search weaker (a hint from 210 games)
    if move < HOUSE:
        own = game.areas[turn] >> (move - CARD) & 1  # to kill one's own is a loss
        return own == 0
    if move < CHAIR:
        named: i64 = move - HOUSE
        return game.banners[named] != turn and game.tally[turn * HOUSES + named] + 2 >= most(game, named)
    return game.pending() != BREAK_TIE or move - CHAIR == turn


def most(game: PrimoCavaliere, house: i64) -> int:
    """The most of a House that any seat counts."""
    tally = game.tally
    best = tally[house]
    place: i64 = house + HOUSES
    while place < len(tally):
        if tally[place] > best:
            best = tally[place]
        place += HOUSES
    return best


def expected_banners(game: PrimoCavaliere) -> list[float]:
    """The banners each seat can expect to hold at the end."""
    seats = game.seats
    expected = [0.0] * seats
    for house in range(HOUSES):
        holder = game.banners[house]
        if holder == NOBODY:
            for seat in range(seats):
                expected[seat] += 1.0 / seats
        else:
            keeps = chance_to_keep(game, house, holder)
            expected[holder] += keeps
            if keeps < 1.0:
                share_out(expected, game, house, holder, 1.0 - keeps)
    return expected


def chance_to_keep(game: PrimoCavaliere, house: i64, holder: i64) -> float:
    """How safe a banner is: by the lead of its holder, against what is left of the House in the city."""
    left = game.left[house]
    if left == 0:
        return 1.0
    tally = game.tally
    own = holder * HOUSES + house
    rival = 0
    place: i64 = house
    while place < len(tally):
        if place != own and tally[place] > rival:
            rival = tally[place]
        place += HOUSES
    lead = tally[own] - rival
    return 1.0 if lead > left else min(SAFEST, 0.5 + 0.5 * (lead + 0.5) / (left + 1))


def share_out(expected: list[float], game: PrimoCavaliere, house: i64, holder: i64, rest: float) -> None:
    """What the holder may lose goes to the others by how near they are."""
    tally = game.tally
    total = game.seats - 1
    for seat in range(game.seats):
        if seat != holder:
            total += tally[seat * HOUSES + house]
    for seat in range(game.seats):
        if seat != holder:
            expected[seat] += rest * (1 + tally[seat * HOUSES + house]) / total


def certain_winners(game: PrimoCavaliere) -> list[int]:
    """The seats that hold more than half of the banners for good; [] if there is none yet."""
    for seat in range(game.seats):
        locked = solver.locked_banners(game, seat)
        if game.option("teams"):
            locked += solver.locked_banners(game, seat ^ 2)
        if locked > HOUSES // 2:
            return [seat, seat ^ 2] if game.option("teams") else [seat]
    return []
