"""Control, armies and supply, and ports: units that come and go, and what every change brings (TS-3, TS-16).

Whatever empties an area or changes hands ends here: ``settle`` takes orders off areas without units and decides about
ships in ports, after every change and for every cause.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import Arguments, Phrase, Refusal, Tell
from ....engine.questions import KIND, Frame
from . import events, marches
from . import frames as f
from . import tables as t
from .questions import TronoQuestion, TronoStep, at

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


def drop(state: TronoDiSpade, track: int, seat: int, places: int, tell: Tell, clause: str = "") -> None:
    """A House goes down on a track; those it passes move up (TS-6.9)."""
    order = state.tracks[track][:]
    there = order.index(seat)
    order.remove(seat)
    order.insert(min(len(order), there + places), seat)
    if order != state.tracks[track]:
        state.tracks[track] = order
        events.tell_track(state, tell, "drops", seat, track, clause)


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
    return too_many(sizes, state.tables.armies[state.supply[seat]])


def too_many(sizes: list[int], limits: list[int]) -> int:
    """The same for armies of these sizes and a level's limits, largest first."""
    large = [size for size in sizes if size > 1]
    large.sort()
    count = 0
    for number, size in enumerate(reversed(large)):
        limit = limits[number] if number < len(limits) else 1
        if size > limit:
            count += size - limit
    return count


def fits(state: TronoDiSpade, seat: int) -> bool:
    """Whether all armies of a House fit."""
    return excess(state, seat, armies(state, seat)) == 0


def fits_with(state: TronoDiSpade, seat: int, area: int, number: int) -> bool:
    """Whether so many units more in an area would fit; units of another House there are disregarded."""
    sizes = armies(state, seat)
    sizes[area] += number
    return excess(state, seat, sizes) == 0


# -- armies that are too large ----------------------------------------------------------------------------------------


def set_supply(state: TronoDiSpade, tell: Tell) -> None:
    """Every House's level is its barrels; then armies are brought within the limit (TS-3.7, TS-3.8)."""
    for seat in range(state.seats):
        state.supply[seat] = barrels(state, seat)
        events.tell_number(tell, "supply-is", seat, state.supply[seat])
    state.stack.append([f.P_RECONCILE, 0])


@final
class Reconcile(TronoStep):
    """The next House in throne order brings its armies within the limit (TS-3.8)."""

    kind = f.P_RECONCILE
    name = "reconcile"
    holds = ("place",)

    def run(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """One House after the other."""
        _, place = frame
        game.stack.pop()
        if place < game.seats:
            game.stack.append([f.P_RECONCILE, place + 1])
            game.stack.append([f.P_FIT, game.tracks[t.THRONE][place]])


@final
class Fit(TronoStep):
    """A House over its limit destroys a unit, until it fits (TS-3.8)."""

    kind = f.P_FIT
    name = "fit"
    holds = ("seat",)

    def run(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """One unit."""
        _, seat = frame
        over = excess(game, seat, armies(game, seat))
        if over:
            game.stack.append([f.Q_DISBAND, seat, f.FOR_SUPPLY, over])
        else:
            game.stack.pop()


# -- units lost by choice ---------------------------------------------------------------------------------------------

LOSSES: Final = {
    t.MAMMOTHS: "TS-7.10",
    t.PREEMPTIVE: "TS-7.12",
    t.RATTLESHIRT: "TS-7.15",
    t.HORDE: "TS-7.18",
}
"""Where the wildling cards stand that cost units."""


def lose_units(state: TronoDiSpade, seat: int, number: int, reason: int, tell: Tell) -> None:
    """A House must lose so many units, or all it has; then there is nothing to ask (TS-7.19, TS-7.21)."""
    if number < sum(armies(state, seat)):
        state.stack.append([f.Q_DISBAND, seat, reason, number])
        return
    for area in range(state.tables.size):
        if state.owner[area] == seat:
            lose_all_at(state, seat, area, tell)


def _what_costs(state: TronoDiSpade) -> str:
    """The rule by which units are lost: a wildling card, a change of supply, or Arianne Martell who sent them back."""
    for below in reversed(state.stack):
        if below[KIND] == f.P_HORDES:
            return LOSSES[below[1]]
        if below[KIND] == f.P_RECONCILE:
            return "TS-3.8"
    return "TS-13.33"


def lose_all_at(state: TronoDiSpade, seat: int, area: int, tell: Tell) -> None:
    """All units in an area are destroyed."""
    for unit in range(t.FOOTMAN, t.SHIP + 1):
        number = state.units[4 * area + unit]
        if number:
            take(state, area, unit, number)
            events.tell_loss(state, tell, seat, area, unit, number, _what_costs(state))


def _helps(state: TronoDiSpade, seat: int, sizes: list[int], area: int, over: int) -> bool:
    """Whether one unit less in an area makes armies fit better (TS-3.9)."""
    sizes[area] -= 1
    better = excess(state, seat, sizes) < over
    sizes[area] += 1
    return better


LOST_AT: Final = 4
"""Where in its frame the area of a unit that is lost stands."""


class Loss(TronoQuestion):
    """Units are lost to a wildling card, to a change of supply, or because Arianne Martell sent them back."""

    def rule(self, game: TronoDiSpade, frame: Frame) -> str:
        """What costs them."""
        return _what_costs(game)

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """How many, and why."""
        _, _, reason, number = frame[:4]
        return {"number": number, "why": "supply" if reason == f.FOR_SUPPLY else "wildlings"}


@final
class Disband(Loss):
    """Where a unit is lost (TS-3.8, TS-3.9)."""

    kind = f.Q_DISBAND
    name = "disband"
    clause = "TS-3.8"
    names_areas = True
    holds = ("why", "number")

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """The areas with units; for supply, where that helps."""
        _, _, reason, _ = frame
        areas = [area for area in range(game.tables.size) if game.owner[area] == seat]
        if reason == f.FOR_SUPPLY:
            sizes = armies(game, seat)
            over = excess(game, seat, sizes)
            areas = [area for area in areas if _helps(game, seat, sizes, area, over)]
        return [t.AREA + area for area in areas]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Which one is asked next."""
        _, _, reason, number = frame
        game.stack.append([f.Q_UNIT, seat, reason, number, move - t.AREA])

    def not_there(self, game: TronoDiSpade, frame: Frame, seat: int, area: int) -> Refusal:
        """Nobody is there, or the loss would not help."""
        if game.owner[area] != seat:
            return Refusal(self.rule(game, frame), id="no-unit")
        return Refusal("TS-3.9", id="loss-useless")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """Where."""
        return Phrase("move-lose-at", at(game, move - t.AREA))


@final
class LoseUnit(Loss):
    """Which unit of an area is lost (TS-3.8)."""

    kind = f.Q_UNIT
    name = "unit"
    clause = "TS-3.8"
    holds = ("why", "number", "area")

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """The kinds that stand there."""
        _, _, _, _, area = frame
        return [t.UNIT + unit for unit in range(t.FOOTMAN, t.SHIP + 1) if game.units[4 * area + unit]]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It is destroyed; then the next, as long as any are owed."""
        _, _, reason, number, area = frame
        unit = move - t.UNIT
        take(game, area, unit)
        events.tell_loss(game, tell, seat, area, unit, 1, self.rule(game, frame))
        if number > 1 and reason == f.AT_STRUCTURE:
            game.stack.append([f.Q_UNIT, seat, f.AT_STRUCTURE, number - 1, area])
        elif number > 1 and reason != f.FOR_SUPPLY:
            lose_units(game, seat, number - 1, reason, tell)

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """And where."""
        return {**super().about(game, frame, seat), **at(game, frame[LOST_AT])}

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """A kind that is not there."""
        return Refusal(self.rule(game, frame), id="no-such-unit") if t.UNIT <= move < t.UPGRADE else None

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The unit, and where."""
        return Phrase("move-lose", {**at(game, frame[LOST_AT]), "unit": events.unit_name(move - t.UNIT)})


# -- what follows from every change -----------------------------------------------------------------------------------


def settle(state: TronoDiSpade, tell: Tell) -> None:
    """Orders without units come off, and ships in ports follow their land (TS-9.11, TS-16.3 to TS-16.5).

    The embattled area waits until its combat is over.
    """
    embattled = state.fight[f.F_AT] if state.fight else t.NOTHING
    if state.revealed:
        owner = state.owner
        for area, token in enumerate(state.order):
            if token >= 0 and owner[area] == t.NOBODY and area != embattled:
                remove_order(state, area)
    if state.host.count(t.NOBODY) < len(state.host):  # the quickest way to see that nobody is a guest
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
    if any([frame[KIND] == f.Q_CAPTURE and frame[f.AREA] == port for frame in state.stack]):
        return  # several ports may change hands at once: each is asked about in turn
    remove_order(state, port)
    if ruler == t.NOBODY or _capturable(state, ruler, port) == 0:
        _sink(state, port, tell)
    else:
        state.stack.append([f.Q_CAPTURE, ruler, port])


def _capturable(state: TronoDiSpade, seat: int, port: int) -> int:
    """How many ships of a port a House could replace with its own (TS-16.3)."""
    most = min(state.units[4 * port + t.SHIP], in_reserve(state, seat, t.SHIP), t.PORT_ROOM)
    sizes = armies(state, seat)
    while most > 0:
        sizes[port] = most
        if marches.fits_on_the_way(state, seat, sizes):
            return most
        most -= 1
    return 0


def _sink(state: TronoDiSpade, port: int, tell: Tell) -> None:
    """The ships in a port that nobody holds any more are destroyed (TS-16.4)."""
    events.tell_sunk(state, tell, state.owner[port], port, state.units[4 * port + t.SHIP])
    take(state, port, t.SHIP, state.units[4 * port + t.SHIP])


@final
class Capture(TronoQuestion):
    """How many enemy ships in a port become one's own; the others are destroyed (TS-16.3)."""

    kind = f.Q_CAPTURE
    name = "capture"
    clause = "TS-16.3"
    holds = ("area",)

    def rule(self, game: TronoDiSpade, frame: Frame) -> str:
        """Where nobody of its House is, the home has come back by itself (TS-16.5)."""
        _, seat, port = frame
        return "TS-16.5" if game.owner[game.tables.port_lands[port]] != seat else self.clause

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """Any number that can be replaced."""
        return [t.CAPTURE + number for number in range(_capturable(game, seat, frame[f.AREA]) + 1)]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """So many change hands."""
        port, number = frame[f.AREA], move - t.CAPTURE
        loser = game.owner[port]
        take(game, port, t.SHIP, game.units[4 * port + t.SHIP])
        put(game, seat, port, t.SHIP, number)
        events.tell_captured(game, tell, seat, loser, port, number, self.rule(game, frame))

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """The port."""
        return at(game, frame[f.AREA])

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """More ships than there are, than are left, or than supply allows."""
        if not t.CAPTURE <= move < t.EFFECT:
            return None
        rule, number = self.rule(game, frame), move - t.CAPTURE
        if number > game.units[4 * frame[f.AREA] + t.SHIP]:
            return Refusal(rule, id="capture-ships")
        if number > in_reserve(game, seat, t.SHIP):
            return Refusal(rule, id="reserve")
        return Refusal(rule, id="capture-supply")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The port, and how many."""
        return Phrase("move-capture", {**at(game, frame[f.AREA]), "number": move - t.CAPTURE})


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
        events.tell_token(state, tell, "token-removed", other, area)
