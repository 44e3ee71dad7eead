"""Victory: structures, points, or what is most after ten rounds; and the sides that win it (TS-19, TS-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ....engine.phrases import Tell
from ....engine.questions import Frame
from . import alliances, board, events, objectives
from . import frames as f
from . import tables as t
from .questions import TronoStep

if TYPE_CHECKING:
    from .state import TronoDiSpade

# What a side needs, in the order of the content's tables.
STRUCTURES, FEW, FEW_VALUE, VALUE, POINTS = 0, 1, 2, 3, 4
SHARES = 6
"""Surpluses are counted in sixths: halves and thirds of them are whole numbers."""


# -- sides ------------------------------------------------------------------------------------------------------------


def sides(state: TronoDiSpade) -> list[int]:
    """The alliances and the Houses that are alone, each as the bits of its seats, in the order of their first seats."""
    found: list[int] = []
    for seat in range(state.seats):
        side = state.ally[seat] or 1 << seat
        if side not in found:
            found.append(side)
    return found


def needs(state: TronoDiSpade, side: int) -> list[int]:
    """What a side of this size needs to win (TS-24.1 to TS-24.5)."""
    preset = 0 if state.setup.options["thresholds"] == "text" else 1
    return state.tables.thresholds[preset][state.seats - 3][side.bit_count() - 1]


def with_objectives(state: TronoDiSpade) -> bool:
    """Whether points win, and not structures."""
    return state.setup.options["alliances"] == "objectives"


# -- what a side has --------------------------------------------------------------------------------------------------


def structures(state: TronoDiSpade, side: int) -> int:
    """The castles and strongholds of a side."""
    return sum([board.structures(state, seat) for seat in alliances.members(state, side)])


def value(state: TronoDiSpade, side: int) -> int:
    """What they are worth: a castle 1, a stronghold 2."""
    tables = state.tables
    return sum(
        [
            tables.structures[area]
            for area in tables.strongpoints
            if _is_held(side, board.controller(state, area))
        ]
    )


def _is_held(side: int, seat: int) -> bool:
    return seat != t.NOBODY and side >> seat & 1 == 1


def points(state: TronoDiSpade, side: int) -> int:
    """The points of a side."""
    return sum([state.points[seat] for seat in alliances.members(state, side)])


def has_castles(state: TronoDiSpade, side: int) -> bool:
    """Whether a side has structures enough, by number or by worth (TS-24.1 to TS-24.4)."""
    need = needs(state, side)
    number, worth = structures(state, side), value(state, side)
    few = need[FEW] > 0 and number >= need[FEW] and worth >= need[FEW_VALUE]
    return number >= need[STRUCTURES] or few or 0 < need[VALUE] <= worth


def _has_instant_victory(state: TronoDiSpade, side: int) -> bool:
    """Whether every member has reached its own instant-victory objective, now or earlier (TS-24.6, TS-24.7)."""
    return side & ~state.reached == 0


def _note_reached(state: TronoDiSpade, tell: Tell) -> None:
    """Who has reached the objective that wins at once has done so for good (TS-24.7)."""
    for seat in range(state.seats):
        instant = state.tables.instants[state.house[seat]]
        if not state.reached >> seat & 1 and objectives.holds(state, seat, instant):
            state.reached |= 1 << seat
            events.tell_reached(tell, seat, instant.name)


def _may_win_now(state: TronoDiSpade, side: int) -> bool:
    """Who began the round allied and is alone waits for its end (TS-24.8)."""
    return side.bit_count() > 1 or state.began & side == 0


# -- ties -------------------------------------------------------------------------------------------------------------


def surplus(amount: int, threshold: int, number: int) -> int:
    """What a side has beyond its threshold, for each of its members, in sixths (TS-24.12)."""
    return (amount - threshold) * SHARES // number


def surplus_of(state: TronoDiSpade, side: int) -> int:
    """The surplus of a side: of points, or of structures (TS-24.14)."""
    need = needs(state, side)
    if with_objectives(state):
        return surplus(points(state, side), need[POINTS], side.bit_count())
    return surplus(structures(state, side), need[STRUCTURES], side.bit_count())


def _best_side(state: TronoDiSpade, found: list[int]) -> int:
    """The side that comes first: surplus, then the smaller one, then the throne track (TS-24.12, TS-24.13)."""
    return max(found, key=lambda side: _rank(state, side))


def _rank(state: TronoDiSpade, side: int) -> list[int]:
    first = min([board.place(state, t.THRONE, seat) for seat in alliances.members(state, side)])
    return [surplus_of(state, side), -side.bit_count(), -first]


# -- who comes first of Houses that are alone -------------------------------------------------------------------------


def _best(state: TronoDiSpade, seats: list[int]) -> int:
    """The House that comes first of some."""
    return max(seats, key=lambda seat: _merits(state, seat))


def _merits(state: TronoDiSpade, seat: int) -> list[int]:
    """What is compared, one after the other: structures, then the ties (TS-19.4, TS-19.5)."""
    first = [board.structures(state, seat)]
    last = -board.place(state, t.THRONE, seat)
    if state.setup.options["tie_break"] == "printed":
        return [*first, _strongholds(state, seat), state.supply[seat], state.power[seat], last]
    return [*first, board.lands(state, seat), state.supply[seat], last]


def _strongholds(state: TronoDiSpade, seat: int) -> int:
    """How many strongholds a House controls."""
    tables = state.tables
    return sum(
        [
            tables.structures[area] == 2 and board.controller(state, area) == seat
            for area in tables.strongpoints
        ]
    )


# -- victory ----------------------------------------------------------------------------------------------------------


@final
class Check(TronoStep):
    """Has anybody won? (TS-19.1, TS-19.6, TS-24.6)"""

    kind = f.P_VICTORY
    name = "victory"

    def run(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """Somebody, or the game goes on."""
        game.stack.pop()
        check(game, tell)


def check(state: TronoDiSpade, tell: Tell) -> None:
    """Whoever controls seven structures has won (TS-19.1, TS-19.6), or a side that has enough (TS-24.6 to TS-24.8)."""
    if state.setup.options["alliances"] != "off":
        _check_sides(state, tell)
        return
    held = board.all_structures(state)
    reached = [seat for seat in range(state.seats) if held[seat] >= t.STRUCTURES_TO_WIN]
    if reached:
        _win(state, [_best(state, reached)], "structures", tell)


def _check_sides(state: TronoDiSpade, tell: Tell) -> None:
    """Whether a side wins at once."""
    if with_objectives(state):
        _note_reached(state, tell)
    reached = _has_instant_victory if with_objectives(state) else has_castles
    found = [side for side in sides(state) if _may_win_now(state, side) and reached(state, side)]
    if found:
        how = "objective" if with_objectives(state) else "structures"
        _win(state, alliances.members(state, _best_side(state, found)), how, tell)


def end_of_round(state: TronoDiSpade, tell: Tell) -> None:
    """After ten rounds somebody has won (TS-19.3)."""
    if state.setup.options["alliances"] != "off":
        _end_for_sides(state, tell)
    elif state.round == t.ROUNDS:
        _win(state, [_best(state, list(range(state.seats)))], "rounds", tell)


def _end_for_sides(state: TronoDiSpade, tell: Tell) -> None:
    """Whether a side wins at the end of a round; after the last one somebody does (TS-24.5, TS-24.8, TS-24.15)."""
    if with_objectives(state):
        _note_reached(state, tell)
    found = [side for side in sides(state) if _has_won(state, side)]
    if found:
        side = _best_side(state, found)
        _win(state, alliances.members(state, side), _how(state, side), tell)
    elif state.round == t.ROUNDS:
        _win(state, alliances.members(state, _best_side(state, sides(state))), "rounds", tell)


def _has_won(state: TronoDiSpade, side: int) -> bool:
    if not with_objectives(state):
        return has_castles(state, side)
    return points(state, side) >= needs(state, side)[POINTS] or _has_instant_victory(state, side)


def _how(state: TronoDiSpade, side: int) -> str:
    """What a side has won by at the end of a round; who has points enough has won by points."""
    if not with_objectives(state):
        return "structures"
    return "on-points" if points(state, side) >= needs(state, side)[POINTS] else "objective"


def _win(state: TronoDiSpade, seats: list[int], how: str, tell: Tell) -> None:
    """All members of a side share the victory (TS-24.16)."""
    state.victors = seats
    state.over = True
    if state.setup.options["alliances"] != "off":
        state.fence += 1  # objectives in hand are shown (TS-26.5)
    state.stack = []
    events.tell_end(state, tell, how)
