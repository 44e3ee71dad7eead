"""Marches: where units go, what they leave behind, and the combat at their end (TS-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ....engine.phrases import Arguments, Phrase, Refusal, Tell, Value, seat_name
from ....engine.questions import SEAT, Frame
from . import board, events, groups, leave, reach
from . import frames as f
from . import tables as t
from .questions import Offer, TronoStep, at

if TYPE_CHECKING:
    from .state import TronoDiSpade


# -- where to ---------------------------------------------------------------------------------------------------------


@final
class March(Offer):
    """Where units of a march go next, if any (TS-10.1, TS-10.3 to TS-10.9, TS-10.17)."""

    kind = f.Q_MARCH
    name = "march"
    clause = "TS-10.1"
    names_areas = True

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """The areas where they may; done only when all armies fit."""
        goals = [t.AREA + area for area in _destinations(game, frame)]
        return [*goals, t.DONE] if board.fits(game, seat) else goals

    def take(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Leave is asked where it must be; then who goes along. After that the march is asked again."""
        game.stack.append(frame)
        game.stack.append([f.P_WAY, *frame[1:], move - t.AREA])

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """Where it comes from."""
        return at(game, frame[f.AREA])

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """It cannot end yet."""
        return Refusal("TS-10.17", id="march-unfinished") if move == t.DONE else None

    def not_there(self, game: TronoDiSpade, frame: Frame, seat: int, area: int) -> Refusal:
        """It cannot go there (TS-10.3 to TS-10.9)."""
        here = frame[f.AREA]
        if area == here:
            return Refusal("TS-10.1", id="march-here")
        if game.layout.blocked[area]:
            return Refusal("TS-15.8", id="blocked")
        if area not in reach.neighbours(game, seat, here):
            return _too_far(game, seat, here, area)
        if leave.is_ally_land(game, seat, area):
            spared = game.pact[f.L_SPARED] >> area & 1
            return Refusal("TS-22.15", id="turned-away" if spared else "leave-refused")
        if reach.is_hostile(game, seat, area):
            return _not_attacked(game, frame, area)
        if game.tables.kinds[area] == t.PORT and board.total(game, area) == t.PORT_ROOM:
            return Refusal("TS-16.1", id="port-full")
        return Refusal("TS-10.9", id="supply-march")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The area, and what waits there."""
        if move == t.DONE:
            return Phrase("move-march-attack" if game.fight else "move-march-done")
        area = move - t.AREA
        there = at(game, area)
        if leave.is_ally_land(game, seat, area):
            ways = leave.manners(game, seat, frame[f.AREA], area)
            ally: dict[str, Value] = {**there, "other": seat_name(board.controller(game, area))}
            return Phrase("move-march-seize" if ways == [t.SEIZE] else "move-march-ally", ally)
        if game.are_allied(seat, game.owner[area]):
            return Phrase("move-attack-ally", {**there, "other": seat_name(game.owner[area])})
        if reach.is_neutral(game, area):
            return Phrase("move-march-neutral", {**there, "number": game.garrison[area]})
        if reach.is_hostile(game, seat, area):
            return Phrase("move-attack", {**there, "other": seat_name(reach.defender_of(game, area))})
        ruler = board.controller(game, area)
        if ruler not in (t.NOBODY, seat):
            return Phrase("move-march-take", {**there, "other": seat_name(ruler)})
        return Phrase("move-march", there)


def _destinations(state: TronoDiSpade, frame: list[int]) -> list[int]:
    """Where units of a march may go now; at most one of these places may hold an enemy (TS-10.7)."""
    _, seat, area, _, _ = frame
    if not any(reach.marching(state, area)):
        return []
    attacked = groups.has_attacked(state)
    return [other for other in reach.neighbours(state, seat, area) if _may_go(state, frame, other, attacked)]


def _may_go(state: TronoDiSpade, frame: Frame, other: int, attacked: bool) -> bool:
    _, seat, area, _, _ = frame
    if leave.is_ally_land(state, seat, other):
        return len(leave.manners(state, seat, area, other)) > 0
    if reach.is_hostile(state, seat, other):
        if attacked or (
            state.are_allied(seat, state.owner[other]) and not leave.has_own_way(state, seat, area, other)
        ):
            return False
        return not reach.is_neutral(state, other) or groups.completes(state, groups.none_yet(frame, other))
    # a single unit in an empty area never makes an army too many
    return state.owner[other] == t.NOBODY or any(groups.loads(state, seat, area, other)[1:])


def _too_far(state: TronoDiSpade, seat: int, here: int, area: int) -> Refusal:
    """An area that units do not reach from where they are."""
    tables = state.tables
    kind = tables.kinds[area]
    if tables.kinds[here] == t.LAND:
        if kind != t.LAND:
            return Refusal("TS-10.3", id="land-units")
        if area in reach.carried(state, 1 << seat | state.ally[seat], here):
            return Refusal("TS-22.15", id="bridge-refused")
        return Refusal("TS-10.3", id="march-too-far")
    if kind == t.LAND:
        return Refusal("TS-10.4", id="ships")
    if kind == t.PORT and tables.port_seas[area] == here:
        return Refusal("TS-10.4", id="port-not-yours")
    return Refusal("TS-10.4", id="sail-too-far")


def _not_attacked(state: TronoDiSpade, frame: Frame, area: int) -> Refusal:
    """An enemy that cannot be fought."""
    if groups.has_attacked(state):
        return Refusal("TS-10.7", id="one-attack")
    if state.are_allied(frame[SEAT], state.owner[area]):
        return Refusal("TS-23.13", id="allied-ships")
    strong = groups.is_strong_enough(state, groups.none_yet(frame, area))
    return Refusal("TS-10.9", id="supply-march") if strong else Refusal("TS-15.6", id="too-weak")


# -- on the way -------------------------------------------------------------------------------------------------------


def arrive(state: TronoDiSpade, seat: int, area: int, group: list[int], tell: Tell) -> None:
    """A group comes into an area without a fight."""
    leave.arrive(state, seat, area, tell)
    for unit in range(t.FOOTMAN, t.SHIP + 1):
        board.put(state, seat, area, unit, group[unit])


def set_off(state: TronoDiSpade, seat: int, area: int) -> None:
    """A group has left. When it was the last, the march is over, and a power token may stay behind (TS-10.11)."""
    if board.unrouted(state, area) == 0:
        state.stack.pop()
    if state.owner[area] != t.NOBODY or state.host[area] != t.NOBODY or state.tables.kinds[area] != t.LAND:
        return
    if state.power[seat] > 0 and state.home_of[area] != seat and state.token[area] == t.NOBODY:
        state.stack.append([f.Q_LEAVE, seat, area])


def new_fight(seat: int, defender: int, frame: Frame) -> list[int]:
    """A combat that is to come: who, from where, where, by which order, with whom."""
    _, _, area, token, goal, *units = frame
    fight = [0] * f.FIGHT
    fight[: f.F_CARDS] = [seat, defender, area, goal, token, *units]
    fight[f.F_CARDS : f.F_SHOWN] = [t.NOTHING] * 2
    fight[f.F_BLADE : f.F_FOR_ATTACKER] = [t.NOTHING] * 4
    return fight


@final
class LeaveToken(Offer):
    """A power token left behind in an area without units, or not (TS-10.11)."""

    kind = f.Q_LEAVE
    name = "leave"
    clause = "TS-10.11"

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """Both."""
        return [t.YES, t.NO]

    def take(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It stays."""
        game.power[seat] -= 1
        game.token[frame[f.AREA]] = seat
        events.tell_area(game, tell, "leaves-token", seat, frame[f.AREA])

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """Where."""
        return at(game, frame[f.AREA])

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """Whether, and where."""
        return Phrase("move-leave" if move == t.YES else "move-leave-not", at(game, frame[f.AREA]))


@final
class MarchOn(TronoStep):
    """The peaceful moves are made; now the combat, if there is one (TS-10.8)."""

    kind = f.P_MARCH

    def run(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """It begins."""
        game.stack.pop()
        if game.fight:
            game.stack.append([f.P_COMBAT, 0])
