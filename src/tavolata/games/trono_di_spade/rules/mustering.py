"""Mustering: new units and better ones, structure by structure (TS-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import Arguments, Phrase, Refusal, Tell
from ....engine.questions import KIND, Frame
from . import board, events
from . import frames as f
from . import tables as t
from .questions import Offer, TronoQuestion, TronoStep, at

if TYPE_CHECKING:
    from .state import TronoDiSpade

CHOICES: Final = 2
"""Where in its frame stands how many areas may still be chosen."""


# -- who musters, and where -------------------------------------------------------------------------------------------


def may_muster_at(state: TronoDiSpade, seat: int, area: int) -> bool:
    """Whether a structure musters for a House: not where an ally's units stand on its land (TS-22.9)."""
    return board.controller(state, area) == seat and state.host[area] == t.NOBODY


def muster(state: TronoDiSpade, seat: int, choices: int) -> None:
    """A House musters in its structures, or in so many of them."""
    for area in state.tables.strongpoints:
        if may_muster_at(state, seat, area):
            state.levy[area] = state.tables.structures[area]
    state.stack.append([f.Q_MUSTER, seat, choices])


@final
class Mustering(TronoStep):
    """The next House in throne order musters in all its structures (TS-4.7)."""

    kind = f.P_MUSTER
    name = "mustering"
    holds = ("place",)

    def run(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """One House after the other."""
        _, place = frame
        game.stack.pop()
        if place < game.seats:
            game.stack.append([f.P_MUSTER, place + 1])
            muster(game, game.tracks[t.THRONE][place], len(game.tables.strongpoints))


@final
class Muster(Offer):
    """Which structure musters next (TS-5.1)."""

    kind = f.Q_MUSTER
    name = "muster"
    clause = "TS-5.1"
    names_areas = True
    holds = ("choices",)

    def rule(self, game: TronoDiSpade, frame: Frame) -> str:
        """All muster, or it is the reward of The Horde Descends."""
        return self.clause if any([below[KIND] == f.P_MUSTER for below in game.stack]) else "TS-7.18"

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """Those with points that could do something with them, or none."""
        if frame[CHOICES] == 0:
            return [t.DONE]
        areas = [
            t.AREA + area
            for area in game.tables.strongpoints
            if game.levy[area] > 0 and could(game, seat, area, game.levy[area])
        ]
        return [*areas, t.DONE]

    def take(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """What it musters is asked; then the next."""
        game.stack.append([f.Q_MUSTER, seat, frame[CHOICES] - 1])
        game.stack.append([f.Q_RECRUIT, seat, move - t.AREA])

    def leave(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """Points that were not used are gone (TS-5.3)."""
        for area in game.tables.strongpoints:
            game.levy[area] = 0

    def not_there(self, game: TronoDiSpade, frame: Frame, seat: int, area: int) -> Refusal:
        """There is nothing to muster there."""
        if not game.tables.structures[area]:
            return Refusal("TS-5.1", id="no-structure")
        if board.controller(game, area) != seat:
            return Refusal("TS-5.1", id="structure-not-yours")
        if not may_muster_at(game, seat, area):
            return Refusal("TS-22.9", id="muster-guests")
        if not game.levy[area]:
            return Refusal("TS-5.3", id="muster-done")
        return Refusal("TS-5.8", id="muster-nothing")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The structure and its points."""
        if move == t.DONE:
            return Phrase("move-muster-done")
        return Phrase("move-muster", {**at(game, move - t.AREA), "points": game.levy[move - t.AREA]})


def at_structure(state: TronoDiSpade, seat: int, area: int) -> None:
    """One structure musters."""
    state.levy[area] = state.tables.structures[area]
    state.stack.append([f.Q_RECRUIT, seat, area])


# -- what a structure can muster --------------------------------------------------------------------------------------


def could(state: TronoDiSpade, seat: int, area: int, points: int) -> bool:
    """Whether a structure could muster anything (TS-5.8)."""
    return len(_recruits(state, seat, area, points)) > 0


def _recruits(state: TronoDiSpade, seat: int, area: int, points: int) -> list[int]:
    """What can be had for so many points (TS-5.2, TS-5.7)."""
    if points == 0:
        return []
    moves = []
    if board.fits_with(state, seat, area, 1):
        for unit in (t.FOOTMAN, t.KNIGHT, t.SIEGE):
            if t.COST[unit] <= points and board.in_reserve(state, seat, unit):
                moves.append(t.UNIT + unit)
    if board.in_reserve(state, seat, t.SHIP) and _harbours(state, seat, area):
        moves.append(t.UNIT + t.SHIP)
    if state.units[4 * area + t.FOOTMAN] and state.owner[area] == seat:
        moves += [
            t.UPGRADE + unit - t.KNIGHT for unit in (t.KNIGHT, t.SIEGE) if board.in_reserve(state, seat, unit)
        ]
    return moves


def _harbours(state: TronoDiSpade, seat: int, area: int) -> list[int]:
    """Where a new ship of a structure could go (TS-5.5, TS-5.6)."""
    tables = state.tables
    places = [sea for sea in tables.seas_by[area] if state.owner[sea] in (t.NOBODY, seat)]
    port = tables.port_of[area]
    if port >= 0 and state.units[4 * port + t.SHIP] < t.PORT_ROOM and state.owner[port] in (t.NOBODY, seat):
        places.append(port)
    return [
        place
        for place in places
        if not state.layout.blocked[place]
        and (state.owner[place] == t.NOBODY or board.fits_with(state, seat, place, 1))
    ]


@final
class Recruit(Offer):
    """What a structure musters: units and better ones, as long as it has points (TS-5.2)."""

    kind = f.Q_RECRUIT
    name = "recruit"
    clause = "TS-5.2"
    holds = ("area",)

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """All it can, or no more."""
        area = frame[f.AREA]
        return [*_recruits(game, seat, area, game.levy[area]), t.DONE]

    def take(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """One unit more, or a better one."""
        area = frame[f.AREA]
        game.stack.append(frame)
        if move >= t.UPGRADE:
            unit = t.KNIGHT + move - t.UPGRADE
            game.levy[area] -= 1
            board.upgrade(game, area, unit)
            events.tell_upgrade(game, tell, seat, area, unit)
            return
        unit = move - t.UNIT
        game.levy[area] -= t.COST[unit]
        if unit == t.SHIP:
            game.stack.append([f.Q_HARBOUR, seat, area])
        else:
            board.put(game, seat, area, unit)
            events.tell_recruit(game, tell, seat, area, unit)

    def leave(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """The points that are left are gone."""
        game.levy[frame[f.AREA]] = 0

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """Where, and for how many points."""
        return {**at(game, frame[f.AREA]), "points": game.levy[frame[f.AREA]]}

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """A unit that cannot be mustered (TS-5.2, TS-5.5, TS-5.7)."""
        if not t.UNIT <= move < t.TOKEN:
            return None
        area, better = frame[f.AREA], move >= t.UPGRADE
        unit = t.KNIGHT + move - t.UPGRADE if better else move - t.UNIT
        if game.levy[area] < (1 if better else t.COST[unit]):
            return Refusal("TS-5.2", {"points": game.levy[area]}, "points")
        if better and (game.owner[area] != seat or not game.units[4 * area + t.FOOTMAN]):
            return Refusal("TS-5.2", id="no-footman")
        if not board.in_reserve(game, seat, unit):
            return Refusal("TS-5.7", id="reserve")
        return _no_waters(game, seat, area) if unit == t.SHIP else Refusal("TS-5.7", id="supply-muster")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The unit and its points."""
        there = at(game, frame[f.AREA])
        if move == t.DONE:
            return Phrase("move-recruit-done", there)
        if move >= t.UPGRADE:
            unit = events.unit_name(t.KNIGHT + move - t.UPGRADE)
            return Phrase("move-upgrade", {**there, "unit": unit, "points": 1})
        unit = events.unit_name(move - t.UNIT)
        return Phrase("move-recruit", {**there, "unit": unit, "points": t.COST[move - t.UNIT]})


# -- new ships --------------------------------------------------------------------------------------------------------


@final
class Harbour(TronoQuestion):
    """Where a new ship goes (TS-5.5)."""

    kind = f.Q_HARBOUR
    name = "harbour"
    clause = "TS-5.5"
    names_areas = True
    holds = ("area",)

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """A sea before the structure, or its port."""
        return [t.AREA + area for area in _harbours(game, seat, frame[f.AREA])]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It is there."""
        board.put(game, seat, move - t.AREA, t.SHIP)
        events.tell_recruit(game, tell, seat, move - t.AREA, t.SHIP)

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """The structure."""
        return at(game, frame[f.AREA])

    def not_there(self, game: TronoDiSpade, frame: Frame, seat: int, area: int) -> Refusal:
        """A place where it cannot appear."""
        return _no_harbour(game, seat, frame[f.AREA], area)

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The place."""
        return Phrase("move-launch", at(game, move - t.AREA))


def _no_harbour(state: TronoDiSpade, seat: int, area: int, place: int) -> Refusal:
    """Why a new ship cannot appear in a place (TS-5.5 to TS-5.7)."""
    if place not in _waters(state, area):
        return Refusal("TS-5.5", id="harbour-too-far")
    if state.layout.blocked[place]:
        return Refusal("TS-15.8", id="blocked")
    if state.owner[place] not in (t.NOBODY, seat):
        return Refusal("TS-5.5", id="harbour-held")
    if state.tables.kinds[place] == t.PORT and board.total(state, place) == t.PORT_ROOM:
        return Refusal("TS-5.6", id="port-full")
    return Refusal("TS-5.7", id="supply-muster")


def _waters(state: TronoDiSpade, area: int) -> list[int]:
    """The seas before a land, and its port."""
    port = state.tables.port_of[area]
    return [*state.tables.seas_by[area], port] if port >= 0 else state.tables.seas_by[area]


def _no_waters(state: TronoDiSpade, seat: int, area: int) -> Refusal:
    """What stands in the way of a new ship: supply only where there is a place otherwise."""
    reasons = [_no_harbour(state, seat, area, place) for place in _waters(state, area)]
    if not reasons:
        return Refusal("TS-5.5", id="no-coast")
    for wanted in ("supply-muster", "port-full", "harbour-held"):
        for reason in reasons:
            if reason.id == wanted:
                return reason
    return reasons[0]
