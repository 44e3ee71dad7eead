"""The board: who controls what, units that come and go, supply, power, and what every change brings (TS-3, TS-16).

Whatever empties an area or changes hands ends here: ``settle`` takes orders off areas without units and decides about
ships in ports, after every change and for every cause.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import events, marches
from . import frames as f
from . import tables as t

if TYPE_CHECKING:
    from .state import TronoDiSpade

# -- control ----------------------------------------------------------------------------------------------------------


def controller(state: TronoDiSpade, area: int) -> int:
    """The House that controls an area, or NOBODY (TS-3.1, TS-3.2)."""
    tables = state.tables
    if tables.kinds[area] == t.PORT:
        return controller(state, tables.port_lands[area])
    if state.host[area] != t.NOBODY:
        return state.host[area]
    if state.owner[area] != t.NOBODY:
        return state.owner[area]
    if tables.kinds[area] != t.LAND:
        return t.NOBODY
    if state.token[area] != t.NOBODY:
        return state.token[area]
    return state.home_of[area]


def structures(state: TronoDiSpade, seat: int) -> int:
    """How many castles and strongholds a House controls."""
    count = 0
    for area in state.tables.strongpoints:
        if controller(state, area) == seat:
            count += 1
    return count


def all_structures(state: TronoDiSpade) -> list[int]:
    """The same for every House at once."""
    count = [0] * (state.seats + 1)
    for area in state.tables.strongpoints:
        count[controller(state, area)] += 1  # what nobody controls is counted in the last place
    return count[: state.seats]


def lands(state: TronoDiSpade, seat: int) -> int:
    """How many lands a House controls."""
    tables = state.tables
    return sum(
        [tables.kinds[area] == t.LAND and controller(state, area) == seat for area in range(tables.size)]
    )


def barrels(state: TronoDiSpade, seat: int) -> int:
    """The supply level a House's barrels give (TS-3.7)."""
    count = 0
    for area in range(state.tables.size):
        if state.tables.barrels[area] and controller(state, area) == seat:
            count += state.tables.barrels[area]
    return min(t.MOST_SUPPLY, count)


def place(state: TronoDiSpade, track: int, seat: int) -> int:
    """Where a House stands on a track, 0 being the first place."""
    return state.tracks[track].index(seat)


def higher(state: TronoDiSpade, track: int, one: int, other: int) -> bool:
    """Whether one House stands above another on a track."""
    return place(state, track, one) < place(state, track, other)


def drop(state: TronoDiSpade, track: int, seat: int, places: int, tell: Tell) -> None:
    """A House goes down on a track; those it passes move up (TS-6.9)."""
    order = state.tracks[track][:]
    there = order.index(seat)
    order.remove(seat)
    order.insert(min(len(order), there + places), seat)
    if order != state.tracks[track]:
        state.tracks[track] = order
        events.tell_track(state, tell, "drops", seat, track)


def rise(state: TronoDiSpade, track: int, seat: int, tell: Tell) -> None:
    """A House takes the first place of a track."""
    order = state.tracks[track][:]
    order.remove(seat)
    state.tracks[track] = [seat, *order]
    events.tell_track(state, tell, "rises", seat, track)


# -- power ------------------------------------------------------------------------------------------------------------


def gain(state: TronoDiSpade, seat: int, number: int) -> int:
    """A House takes power tokens from its pool, as far as there are any; how many it got (TS-1.9)."""
    pool = t.POWER_TOKENS - state.power[seat] - state.token.count(seat)
    got = min(number, pool)
    state.power[seat] += got
    return got


def lose_power(state: TronoDiSpade, seat: int, number: int) -> int:
    """A House gives available tokens back to its pool; how many it gave."""
    gave = min(number, state.power[seat])
    state.power[seat] -= gave
    return gave


# -- units ------------------------------------------------------------------------------------------------------------


def total(state: TronoDiSpade, area: int) -> int:
    """How many units stand in an area."""
    units, at = state.units, 4 * area
    return units[at] + units[at + 1] + units[at + 2] + units[at + 3]


def unrouted(state: TronoDiSpade, area: int) -> int:
    """How many of them are not routed."""
    routed, at = state.routed, 4 * area
    return total(state, area) - routed[at] - routed[at + 1] - routed[at + 2] - routed[at + 3]


def in_reserve(state: TronoDiSpade, seat: int, unit: int) -> int:
    """How many units of a kind a House has left to bring (TS-1.5)."""
    used = state.in_combat(seat, unit)
    for area in range(state.tables.size):
        if state.owner[area] == seat:
            used += state.units[4 * area + unit]
    return t.POOL[unit] - used


def put(state: TronoDiSpade, seat: int, area: int, unit: int, number: int = 1) -> None:
    """Units of a House come to an area."""
    if number:
        state.units[4 * area + unit] += number
        state.owner[area] = seat


def take(state: TronoDiSpade, area: int, unit: int, number: int = 1) -> None:
    """Units leave an area or are destroyed: routed ones first, since whoever loses units would choose so."""
    at = 4 * area + unit
    state.units[at] -= number
    state.routed[at] = max(0, state.routed[at] - number)
    if not total(state, area):
        state.owner[area] = t.NOBODY


def take_unrouted(state: TronoDiSpade, area: int, unit: int, number: int) -> None:
    """Units that can still do so march away, or fall."""
    state.units[4 * area + unit] -= number
    if not total(state, area):
        state.owner[area] = t.NOBODY


def upgrade(state: TronoDiSpade, area: int, unit: int) -> None:
    """A footman becomes a knight or a siege engine."""
    at = 4 * area
    state.units[at] -= 1
    state.units[at + unit] += 1
    if state.routed[at] > state.units[at]:  # a routed footman makes a routed knight
        state.routed[at] -= 1
        state.routed[at + unit] += 1


def unhorse(state: TronoDiSpade, seat: int, area: int) -> bool:
    """A knight becomes a footman, or is lost if there is none to replace it; whether it was replaced (TS-7.9)."""
    there = in_reserve(state, seat, 0) > 0
    take(state, area, t.KNIGHT)
    if there:
        put(state, seat, area, 0)
    return there


# -- supply -----------------------------------------------------------------------------------------------------------


def armies(state: TronoDiSpade, seat: int) -> list[int]:
    """The units in each area of a House, area by area; attackers count where they attack (TS-10.9)."""
    sizes = [0] * state.tables.size
    for area in range(state.tables.size):
        if state.owner[area] == seat:
            sizes[area] = total(state, area)
    fight = state.fight
    if fight and fight[f.F_ATTACKER] == seat:
        sizes[fight[f.F_AT]] += sum(fight[f.F_FORCE : f.F_FORCE + 4])
    return sizes


def excess(state: TronoDiSpade, seat: int, sizes: list[int]) -> int:
    """How many units are too many for the supply limit (TS-3.5); 0 if all armies fit.

    The largest army stands in the first place, and so on. Past the last place nothing but single units may stand.
    """
    limits = state.tables.armies[state.supply[seat]]
    large = sorted([size for size in sizes if size > 1], reverse=True)
    count = 0
    for number in range(len(large)):
        limit = limits[number] if number < len(limits) else 1
        count += max(0, large[number] - limit)
    return count


def fits(state: TronoDiSpade, seat: int) -> bool:
    """Whether all armies of a House fit."""
    return excess(state, seat, armies(state, seat)) == 0


def fits_with(state: TronoDiSpade, seat: int, area: int, number: int) -> bool:
    """Whether so many units more in an area would fit; units of another House there are disregarded."""
    sizes = armies(state, seat)
    sizes[area] += number
    return excess(state, seat, sizes) == 0


# -- what follows from every change -----------------------------------------------------------------------------------


def settle(state: TronoDiSpade, tell: Tell) -> None:
    """Orders without units come off, and ships in ports follow their land (TS-9.11, TS-16.3 to TS-16.5).

    The embattled area waits until its combat is over.
    """
    embattled = state.fight[f.F_AT] if state.fight else t.NOTHING
    if state.revealed:
        for area in range(state.tables.size):
            if state.order[area] >= 0 and state.owner[area] == t.NOBODY and area != embattled:
                remove_order(state, area)
    if max(state.host) != t.NOBODY:
        _settle_hosts(state, embattled)
    for port in state.tables.ports:
        if state.owner[port] != t.NOBODY and state.tables.port_lands[port] != embattled:
            _settle_port(state, port, tell)


def _settle_hosts(state: TronoDiSpade, embattled: int) -> None:
    """A land that its guests have left is wholly its owner's again; those who fight may still come back."""
    came_from = state.fight[f.F_FROM] if state.fight else t.NOTHING
    for area in range(state.tables.size):
        if state.owner[area] == t.NOBODY and area not in (embattled, came_from):
            set_host(state, area, t.NOBODY)


def _settle_port(state: TronoDiSpade, port: int, tell: Tell) -> None:
    ruler = controller(state, port)
    if ruler == state.owner[port]:
        return
    if any([frame[0] == f.Q_CAPTURE and frame[2] == port for frame in state.stack]):
        return  # several ports may change hands at once: each is asked about in turn
    remove_order(state, port)
    if ruler == t.NOBODY or capturable(state, ruler, port) == 0:
        sink(state, port, tell)
    else:
        state.stack.append([f.Q_CAPTURE, ruler, port])


def capturable(state: TronoDiSpade, seat: int, port: int) -> int:
    """How many ships of a port a House could replace with its own (TS-16.3)."""
    most = min(state.units[4 * port + t.SHIP], in_reserve(state, seat, t.SHIP), t.PORT_ROOM)
    sizes = armies(state, seat)
    while most > 0:
        sizes[port] = most
        if marches.fits_on_the_way(state, seat, sizes):
            return most
        most -= 1
    return 0


def sink(state: TronoDiSpade, port: int, tell: Tell) -> None:
    """The ships in a port that nobody holds any more are destroyed (TS-16.4)."""
    events.tell_sunk(state, tell, state.owner[port], port, state.units[4 * port + t.SHIP])
    take(state, port, t.SHIP, state.units[4 * port + t.SHIP])


def capture(state: TronoDiSpade, seat: int, port: int, number: int, tell: Tell) -> None:
    """Some enemy ships in a port become one's own, the others are destroyed."""
    loser = state.owner[port]
    take(state, port, t.SHIP, state.units[4 * port + t.SHIP])
    put(state, seat, port, t.SHIP, number)
    events.tell_captured(state, tell, seat, loser, port, number)


def dismiss(state: TronoDiSpade, area: int) -> None:
    """A garrison or a neutral force is gone for good (TS-15.2, TS-15.4)."""
    if state.garrison[area]:
        garrison = state.garrison[:]
        garrison[area] = 0
        state.garrison = garrison


def set_host(state: TronoDiSpade, area: int, seat: int) -> None:
    """A House keeps a land on which an ally's units stand; or NOBODY does any more (TS-22.8)."""
    if state.host[area] != seat:
        host = state.host[:]
        host[area] = seat
        state.host = host


def remove_order(state: TronoDiSpade, area: int) -> None:
    """An order comes off."""
    state.order[area] = t.NOTHING


def enter(state: TronoDiSpade, seat: int, area: int, tell: Tell) -> None:
    """A House's units come into an area: another's power token goes (TS-10.10, TS-17.1)."""
    other = state.token[area]
    if other != t.NOBODY and other != seat:
        state.token[area] = t.NOBODY
        events.tell_area(state, tell, "token-removed", other, area)
