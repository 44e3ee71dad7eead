"""Endgames of two seats, solved exactly.

A win is proven if the seat wins against every answer and for every pair of cards that Petyr Baelish may draw; a
loss is proven if the other seat wins in the same sense. Between the two lie positions that hang on the draw: of those
nothing is said.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final, final

from mypy_extensions import i64

from ....engine.advice import Proof
from ....engine.rng import Rng
from ..rules import tables as t
from ..rules.bits import bits
from ..rules.companions import lying
from ..rules.notation import COMPANION
from ..rules.questions import ABOUT, CHOOSE_COMPANION, CHOOSE_DRAWN
from ..rules.state import PrimoCavaliere
from ..rules.tables import HOUSES, IN_DECK, KEPT, NOBODY
from ..rules.turn import varys_moves

MAJORITY: Final = HOUSES // 2 + 1
MOST_LEFT: Final = 21
MOST_LEFT_WITH_COMPANIONS: Final = 16
"""With more characters in the city no proof is tried: few would end within a usual budget (measured)."""


class NoProof(Exception):
    """The budget of positions is spent, or chance does something that cannot be listed."""


def prove(state: PrimoCavaliere, seat: int, positions: int) -> Proof | None:
    """A proof for the seat that decides, or None if none is found within so many positions."""
    if sum(state.left) > (MOST_LEFT_WITH_COMPANIONS if state.has_available() else MOST_LEFT):
        return None
    solver = Solver(seat, positions)
    try:
        for move in ordered(state):
            if solver.all_win(outcomes(state, move)):
                return Proof(move, True, solver.looked_at)
        other = Solver(1 - seat, positions)
        if other.wins(state):
            return Proof(state.legal(seat)[0], False, solver.looked_at + other.looked_at)
    except NoProof:
        pass
    return None


# -- chance -----------------------------------------------------------------------------------------------------------


class Arranged(Rng):
    """A generator that shuffles certain cards to the top: one of the ways chance may go."""

    def __init__(self, top: list[int]) -> None:
        super().__init__(b"")
        self.top = top

    def shuffle(self, items: list[int]) -> None:
        """The arranged cards first, the others as they are."""
        assert all([card in items for card in self.top]), "no such draw"
        items[:] = self.top + [item for item in items if item not in self.top]


def outcomes(state: PrimoCavaliere, move: int) -> list[PrimoCavaliere]:
    """All positions a move can lead to: several if Petyr Baelish draws."""
    cards = cards_drawn(state, move)
    deck = deck_of(state) if cards else []
    if cards < len(deck):
        return [after_draw(state, move, list(drawn)) for drawn in combinations(deck, cards)]
    after = state.clone()
    after.do(int(state.turn), move)
    if after.fence != state.fence:
        raise NoProof
    return [after]


def deck_of(state: PrimoCavaliere) -> list[int]:
    """The companions that can still be drawn: not those that lie drawn already."""
    deck = lying(state, IN_DECK)
    if state.pending() == CHOOSE_DRAWN:
        deck &= ~state.stack[-1][ABOUT]
    return bits(deck)


def cards_drawn(state: PrimoCavaliere, move: int) -> int:
    """How many cards a move draws from the companions' deck at once."""
    if state.pending() not in (CHOOSE_COMPANION, CHOOSE_DRAWN):
        return 0
    effect = state.tables.companions[move - COMPANION].effects[0]
    return effect[1] if effect[0] == t.DRAW else 0


def after_draw(state: PrimoCavaliere, move: int, drawn: list[int]) -> PrimoCavaliere:
    """The position after a companion drew these cards."""
    after = state.clone()
    after.rng = Arranged(drawn)
    after.do(int(state.turn), move)
    if after.fence != state.fence + 1:
        raise NoProof
    after.rng = state.rng.clone()
    return after


# -- the search -------------------------------------------------------------------------------------------------------


@final
class Solver:
    """Whether one seat can force its win."""

    def __init__(self, hero: int, positions: int) -> None:
        self.hero = hero
        self.positions = positions
        self.looked_at = 0
        self.known: dict[object, bool] = {}

    def wins(self, state: PrimoCavaliere) -> bool:
        """Whether the hero wins from here, whatever the other plays and chance brings."""
        if state.over:
            return state.winners() == [self.hero]
        if state.is_quiet() and not state.has_available():
            if locked_banners(state, self.hero) >= MAJORITY:
                return True
            if locked_banners(state, 1 - self.hero) >= MAJORITY:
                return False
        key = key_of(state)
        known = self.known.get(key)
        if known is not None:
            return known
        self.looked_at += 1
        if self.looked_at > self.positions:
            raise NoProof
        result = self.some_move_wins(state) if state.turn == self.hero else self.every_move_wins(state)
        self.known[key] = result
        return result

    def some_move_wins(self, state: PrimoCavaliere) -> bool:
        """The hero decides: one good move is enough."""
        for move in ordered(state):
            if self.all_win(outcomes(state, move)):
                return True
        return False

    def every_move_wins(self, state: PrimoCavaliere) -> bool:
        """The other decides: no move may spoil it."""
        for move in ordered(state):
            if not self.all_win(outcomes(state, move)):
                return False
        return True

    def all_win(self, states: list[PrimoCavaliere]) -> bool:
        """Chance decides: no outcome may spoil it."""
        for state in states:
            if not self.wins(state):
                return False
        return True


def ordered(state: PrimoCavaliere) -> list[int]:
    """The legal moves, those that are likely to decide something first: a banner won, a House nearly gone."""
    turn = state.turn
    if not state.is_quiet():
        return state.legal(int(turn))
    moves = varys_moves(state)
    if len(moves) < 2:
        return moves
    scored: list[tuple[int, int]] = []
    for move in moves:
        house: i64 = move % HOUSES
        level = state.tally[turn * HOUSES + house] + 1 >= state.tally[(1 - turn) * HOUSES + house]
        wins_banner = level and state.banners[house] != turn
        scored.append((state.left[house] - (10 if wins_banner else 0), move))
    scored.sort()
    return [move for _, move in scored]


def key_of(state: PrimoCavaliere) -> object:
    """What tells the positions of one proof apart."""
    place: i64 = state.occupied | state.varys << 36 | state.turn << 42 | state.extra << 43
    if state.setup.options["companions"] != "none":
        return (  # areas and companions tell the tally
            int(place),
            tuple(state.banners),
            tuple(state.areas),
            tuple(state.cards),
            tuple(state.companions),
            tuple(state.named),
            () if state.is_quiet() else tuple(state.flat()),
            int(state.before),
            int(state.collected),
            int(state.changed),
        )
    counts: i64 = (
        0  # without companions who holds which character is only a number, and one seat's tells the other's
    )
    banners: i64 = 0
    for house in range(HOUSES):
        counts = counts << 6 | state.tally[house]
    for holder in state.banners:
        banners = banners << 2 | (holder + 1)
    return (int(place), int(counts), int(banners))


# -- what is certain --------------------------------------------------------------------------------------------------


def locked_banners(state: PrimoCavaliere, seat: i64) -> i64:
    """How many of a seat's banners no move of Varys can take away."""
    locked: i64 = 0
    for house in range(HOUSES):
        if state.banners[house] == seat and is_locked(state, house, seat):
            locked += 1
    return locked


def is_locked(state: PrimoCavaliere, house: i64, seat: i64) -> bool:
    """Whether nobody else can draw level with the holder of a House by collecting."""
    left = state.left[house]
    if left == 0:
        return True
    if state.kept:
        left += growth(state, house)
    place: i64 = house
    own = seat * HOUSES + house
    mine = state.tally[own]
    while place < len(state.tally):
        if place != own and state.tally[place] + left >= mine:
            return False
        place += HOUSES
    return True


def growth(state: PrimoCavaliere, house: i64) -> int:
    """By how much kept companions may come to count more for a House than they do now."""
    more = 0
    for number, place in enumerate(state.companions):
        if place >= KEPT and state.named[number] == house:
            for effect in state.tables.companions[number].effects:
                if effect[0] == t.COUNT and effect[3] != NOBODY:
                    more += max(0, effect[4] - effect[2])
    return more
