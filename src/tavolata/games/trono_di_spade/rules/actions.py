"""The round, the action phase, raids and consolidations (TS-4.1, TS-9, TS-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import Arguments, Phrase, Refusal, Tell, seat_name, seat_place
from ....engine.questions import Frame
from . import alliances, board, events, leave, mustering, objectives, planning, reach, victory, westeros
from . import frames as f
from . import tables as t
from .questions import TronoQuestion, TronoStep, at, order_at

if TYPE_CHECKING:
    from .state import TronoDiSpade

TYPE: Final = 2
"""Where in its frame stands the type of order that is resolved."""


# -- phases -----------------------------------------------------------------------------------------------------------


@final
class Round(TronoStep):
    """The phases of a round, one after the other (TS-4.1, TS-9)."""

    kind = f.P_ROUND
    name = "round"
    holds = ("number",)

    def run(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """The next one begins."""
        _, number = frame
        game.stack[-1] = [f.P_ROUND, number + 1]
        if number == 0:
            _begin(game, tell)
        elif number == 1:
            alliances.begin_round(game)
            planning.begin(game)
        elif number == 2:
            planning.end(game, tell)
            planning.offer_raven(game)
        elif number <= 5:
            game.stack.append([f.P_TURNS, (t.RAIDS, t.MARCHES, t.CONSOLIDATES)[number - 3], 0])
        elif number == 6:
            _clean_up(game)
        else:
            _end(game, tell)


def _begin(state: TronoDiSpade, tell: Tell) -> None:
    """A round begins with the Westeros phase, but for the first (TS-4.1)."""
    events.tell_round(state, tell)
    state.bans = state.attacked = state.clashed = 0
    if state.round > 1:
        westeros.draw(state, tell)


def _clean_up(state: TronoDiSpade) -> None:
    """Orders come off, routed units stand up, the blade is ready (TS-9.10); then objectives are scored."""
    state.order = [t.NOTHING] * state.tables.size
    state.routed = [0] * (4 * state.tables.size)
    state.revealed = 0
    state.blade = 1
    objectives.end_of_round(state)


def _end(state: TronoDiSpade, tell: Tell) -> None:
    """Another round begins, if nobody has won (TS-19.3)."""
    victory.end_of_round(state, tell)
    if not state.over:
        state.round += 1
        state.stack[-1] = [f.P_ROUND, 0]


# -- turns ------------------------------------------------------------------------------------------------------------


@final
class Turns(TronoStep):
    """Houses in throne order resolve their orders of a type, one each in every cycle (TS-9.1, TS-9.3)."""

    kind = f.P_TURNS
    name = "turns"
    holds = ("type", "had")

    def run(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """The next House that has one and had no turn in this cycle."""
        _, type, had = frame
        for seat in game.tracks[t.THRONE]:
            if not had >> seat & 1 and orders(game, seat, type):
                game.stack[-1] = [f.P_TURNS, type, had | 1 << seat]
                game.stack.append([f.Q_ORDER, seat, type])
                return
        game.stack.pop()
        if had:
            game.stack.append([f.P_TURNS, type, 0])


def orders(state: TronoDiSpade, seat: int, type: int) -> list[int]:
    """The areas where a House has an order of a type; the first stands for all consolidations that only pay."""
    found = [
        area
        for area in range(state.tables.size)
        if state.owner[area] == seat and state.order[area] >= 0 and t.TYPE[state.order[area]] == type
    ]
    if type == t.CONSOLIDATES and all([_only_pays(state, seat, area) for area in found]):
        return found[:1]
    return found


def _only_pays(state: TronoDiSpade, seat: int, area: int) -> bool:
    """Whether a consolidation pays the same whenever it is resolved, and does nothing else."""
    if state.tables.kinds[area] == t.PORT:
        return not _may_be_closed(state, seat, area)
    return state.host[area] == t.NOBODY and not _may_muster(state, seat, area)


def _may_be_closed(state: TronoDiSpade, seat: int, port: int) -> bool:
    """Whether another House could still muster a ship before a port."""
    for land in state.tables.lands_by[state.tables.port_seas[port]]:
        other = state.owner[land]
        if other not in (t.NOBODY, seat) and _may_muster(state, other, land):
            return True
    return False


@final
class WhichOrder(TronoQuestion):
    """Which of its orders a House resolves (TS-9.1)."""

    kind = f.Q_ORDER
    name = "order"
    clause = "TS-9.1"
    names_areas = True
    holds = ("type",)

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """The areas with one of the type."""
        return [t.AREA + area for area in orders(game, seat, frame[TYPE])]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Whoever stands on another's land is asked first what becomes of it (TS-22.11, TS-22.19)."""
        area = move - t.AREA
        game.stack.append([f.P_RESOLVE, seat, area])
        if game.host[area] != t.NOBODY:
            leave.ask_guest(game, seat, area)

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """The type."""
        return {"type": t.ORDER_TYPES[frame[TYPE]]}

    def not_there(self, game: TronoDiSpade, frame: Frame, seat: int, area: int) -> Refusal:
        """An order that is not the House's to resolve now."""
        about = self.about(game, frame, seat)
        if game.owner[area] != seat:
            return Refusal("TS-9.1", about, "order-not-yours")
        return Refusal("TS-9.1", about, "order-none" if game.order[area] < 0 else "order-other")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The order, and where."""
        return Phrase("move-resolve", order_at(game, move - t.AREA))


@final
class Resolve(TronoStep):
    """An order is taken up: it comes off the board, and what it does is asked (TS-9.1)."""

    kind = f.P_RESOLVE
    name = "resolve"
    holds = ("seat", "area")

    def run(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """By its type."""
        _, seat, area = frame
        game.stack.pop()
        token = game.order[area]
        may = _may_muster(game, seat, area)
        board.remove_order(game, area)
        events.tell_order(game, tell, "resolves", seat, area, token, end=seat_place(seat))
        game.stack.append([f.P_VICTORY])
        if t.TYPE[token] == t.RAIDS:
            game.stack.append([f.Q_RAID, seat, area, token])
        elif t.TYPE[token] == t.MARCHES:
            leave.forget(game)
            game.stack.append([f.P_MARCH, seat, area])
            game.stack.append([f.Q_MARCH, seat, area, token, 0])
        elif may:
            game.stack.append([f.Q_COLLECT, seat, area])
        else:
            _collect(game, seat, area, tell)


# -- raids ------------------------------------------------------------------------------------------------------------


def _raids(state: TronoDiSpade, seat: int, area: int, token: int) -> list[int]:
    """The areas whose order a raid may remove (TS-9.4 to TS-9.6)."""
    if state.layout.blocked[area]:
        return []
    return [
        other
        for other in reach.raidable(state, area)
        if state.owner[other] not in (t.NOBODY, seat)
        and _is_raidable(state.order[other], token == t.RAID_STAR)
    ]


def _is_raidable(order: int, special: bool) -> bool:
    if order < 0 or t.TYPE[order] == t.MARCHES:
        return False
    return special or t.TYPE[order] != t.DEFENSES


@final
class Raid(TronoQuestion):
    """The order that a raid removes, if any (TS-9.4 to TS-9.7)."""

    kind = f.Q_RAID
    name = "raid"
    clause = "TS-9.4"
    names_areas = True
    holds = ("area", "order")

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """The areas it reaches with an order it may remove, or none."""
        _, _, area, token = frame
        return [*[t.AREA + other for other in _raids(game, seat, area, token)], t.PASS]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It is removed; a raided consolidation gives and costs power (TS-9.7)."""
        if move == t.PASS:
            events.tell_area(game, tell, "raid-nothing", seat, frame[f.AREA])
            return
        area = move - t.AREA
        victim, order = game.owner[area], game.order[area]
        board.remove_order(game, area)
        events.tell_raid(game, tell, seat, victim, area, order)
        if t.TYPE[order] == t.CONSOLIDATES:
            events.tell_number(tell, "gains", seat, board.gain(game, seat, 1), "TS-9.7")
            lost = board.lose_power(game, victim, 1)
            if lost:
                events.tell_number(tell, "loses-power", victim, lost, "TS-9.7")

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """Where it comes from."""
        return at(game, frame[f.AREA])

    def not_there(self, game: TronoDiSpade, frame: Frame, seat: int, area: int) -> Refusal:
        """An order that it cannot remove (TS-9.4 to TS-9.6)."""
        if game.layout.blocked[area]:
            return Refusal("TS-15.8", id="blocked")
        if area not in reach.raidable(game, frame[f.AREA]):
            return Refusal("TS-9.6", id="raid-too-far")
        order = game.order[area]
        if order < 0 or game.owner[area] == seat:
            return Refusal("TS-9.4", id="raid-no-order")
        return Refusal("TS-9.5", id="raid-march" if t.TYPE[order] == t.MARCHES else "raid-defence")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The order, where, and whose."""
        if move == t.PASS:
            return Phrase("move-raid-pass")
        area = move - t.AREA
        return Phrase("move-raid", {**order_at(game, area), "other": seat_name(game.owner[area])})


# -- consolidations ---------------------------------------------------------------------------------------------------


def _may_muster(state: TronoDiSpade, seat: int, area: int) -> bool:
    """Whether a special consolidation could muster in its area: not on an ally's land (TS-11.3, TS-22.9)."""
    if state.order[area] != t.CONSOLIDATE_STAR or state.are_allied(seat, state.host[area]):
        return False
    if not state.tables.structures[area]:
        return False
    return mustering.could(state, seat, area, state.tables.structures[area])


def income(state: TronoDiSpade, seat: int, area: int) -> int:
    """What a consolidation pays in an area (TS-11.1, TS-11.2)."""
    kind = state.tables.kinds[area]
    if kind == t.SEA:
        return 0
    if kind == t.PORT:
        return int(port_pays(state, seat, area))
    return 1 + state.tables.crowns[area]


def port_pays(state: TronoDiSpade, seat: int, port: int) -> bool:
    """Whether the sea of a port is free of enemy ships."""
    owner = state.owner[state.tables.port_seas[port]]
    return owner in (t.NOBODY, seat) or state.are_allied(seat, owner)


def _collect(state: TronoDiSpade, seat: int, area: int, tell: Tell) -> None:
    got = board.gain(state, seat, income(state, seat, area))
    events.tell_number(tell, "gains", seat, got, "TS-11.1")


@final
class Consolidate(TronoQuestion):
    """A special consolidation pays, or musters (TS-11.3)."""

    kind = f.Q_COLLECT
    name = "collect"
    clause = "TS-11.3"
    holds = ("area",)

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """Both."""
        return [t.COLLECT, t.MUSTER]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It does."""
        area = frame[f.AREA]
        if move == t.COLLECT:
            _collect(game, seat, area, tell)
        else:
            events.tell_area(game, tell, "musters-at", seat, area)
            mustering.at_structure(game, seat, area)

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """Where."""
        return at(game, frame[f.AREA])

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """How much it pays, or how many points it has."""
        area = frame[f.AREA]
        if move == t.MUSTER:
            return Phrase("move-muster-here", {**at(game, area), "points": game.tables.structures[area]})
        return Phrase("move-collect", {**at(game, area), "number": income(game, seat, area)})
