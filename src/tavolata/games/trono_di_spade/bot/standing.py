"""How the Houses stand: what they hold, what their orders promise, what they may lose."""

from __future__ import annotations

from typing import Final

from ....engine.questions import KIND
from ..rules import board, planning
from ..rules import frames as f
from ..rules import tables as t
from ..rules.state import TronoDiSpade
from . import goals, orders, worth

THRONE: Final = 0.05
FIEFDOMS: Final = 0.05
COURT: Final = 0.06
"""A place higher on a track."""
SUPPLY: Final = 0.12
"""A level of supply."""
DONE_SOON: Final = 2.0
"""What the seventh structure is worth beyond itself."""
BOUND: Final = 0.4
"""How much of that is left to an ally, who cannot win alone before it has broken away and a round has ended."""
LEVY: Final = 0.15
"""What a point of mustering is worth that is still to be used."""
POINT: Final = 1.0
"""A victory point, in a game with objectives."""
AHEAD: Final = 0.6
"""How much of the points counts that objectives are about to bring."""
MEANS: Final = 0.6
"""How much all the rest counts, where points win."""


def strengths(game: TronoDiSpade, hidden: bool = True) -> list[float]:
    """How each House stands, in structures; in points, where they win. ``hidden`` counts objectives in hand, too."""
    look = worth.Outlook(game)
    scores = [0.0] * game.seats
    fleets = [0] * game.seats
    for area in range(game.tables.size):
        ruler = board.controller(game, area)
        if ruler != t.NOBODY and game.tables.kinds[area] != t.PORT:
            land = look.lands[area]
            scores[ruler] += land - worth.risk(game, look, ruler, area, land)
        owner = game.owner[area]
        if owner != t.NOBODY:
            scores[owner] += _units(game, area)
            fleets[owner] += game.units[4 * area + t.SHIP]
            order = game.order[area]
            if order >= 0:
                scores[owner] += orders.promise(game, look, owner, area, order)
                if order <= t.MARCH_STAR:
                    look.claim(owner)
    if game.fight:
        _count_fight(game, look, scores, fleets)
    _count_levies(game, scores)
    for seat in range(game.seats):
        scores[seat] += worth.ships(fleets[seat]) + standing(game, seat, look.held[seat])
    return scores if game.setup.options["alliances"] != "objectives" else _by_points(game, scores, hidden)


def _units(game: TronoDiSpade, area: int) -> float:
    """What the units in an area are worth; ships but for their number."""
    if game.tables.kinds[area] == t.LAND:
        return worth.army(game, area)
    return -worth.IN_PORT * game.units[4 * area + t.SHIP] if game.tables.kinds[area] == t.PORT else 0.0


def _count_fight(game: TronoDiSpade, look: worth.Outlook, scores: list[float], fleets: list[int]) -> None:
    """What a combat promises, and the units that are attacking: they stand nowhere."""
    attacker, defender, gain = worth.fight(game, look)
    scores[attacker] += gain
    if defender != t.NOBODY:
        scores[defender] -= 0.8 * gain
    for unit in range(t.FOOTMAN, t.SHIP):
        scores[attacker] += worth.UNIT[unit] * game.fight[f.F_FORCE + unit]
    fleets[attacker] += game.fight[f.F_FORCE + t.SHIP]


def _count_levies(game: TronoDiSpade, scores: list[float]) -> None:
    """Mustering that is under way or still to come."""
    tables = game.tables
    waiting = 0
    for frame in game.stack:
        if frame[KIND] == f.P_MUSTER:
            _, next_place = frame
            for place in range(next_place, game.seats):
                waiting |= 1 << game.tracks[t.THRONE][place]
        elif frame == [f.P_EFFECT, t.DO_MUSTERING]:
            waiting = (1 << game.seats) - 1
    if waiting == 0 and max(game.levy) == 0:
        return
    for area in tables.strongpoints:
        ruler = board.controller(game, area)
        if ruler != t.NOBODY:
            points = tables.structures[area] if waiting >> ruler & 1 else game.levy[area]
            scores[ruler] += LEVY * points


def standing(game: TronoDiSpade, seat: int, held: int) -> float:
    """Power, supply, tracks, cards and victory at hand."""
    last = game.seats - 1
    total = worth.purse(game.power[seat])
    total += SUPPLY * (0.5 * game.supply[seat] + 0.5 * board.barrels(game, seat))
    total += THRONE * (last - board.place(game, t.THRONE, seat))
    total += FIEFDOMS * (last - board.place(game, t.FIEFDOMS, seat))
    total += COURT * planning.stars(game, seat)
    total += 0.02 * game.hand[seat].bit_count()
    if held >= t.STRUCTURES_TO_WIN - 1 and game.setup.options["alliances"] != "objectives":
        total += (BOUND if game.ally[seat] else 1.0) * DONE_SOON * (held - t.STRUCTURES_TO_WIN + 2) / 2.0
    return total


def _by_points(game: TronoDiSpade, scores: list[float], hidden: bool) -> list[float]:
    """Points win; all the rest is good for getting them."""
    return [
        MEANS * scores[seat] + POINT * game.points[seat] + AHEAD * goals.points_ahead(game, seat, hidden)
        for seat in range(game.seats)
    ]
