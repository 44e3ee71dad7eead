"""Casualties, skulls and retreats (TS-14, TS-18.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import Arguments, Phrase, Refusal, Tell, seat_name
from ....engine.questions import Frame
from . import board, events, leave, reach, strength
from . import frames as f
from . import tables as t
from .questions import Offer, TronoQuestion, TronoStep, at

if TYPE_CHECKING:
    from .state import TronoDiSpade

NUMBER: Final = 2
WHY: Final = 3
"""Where in their frame stand how many units fall, and why."""


def _loser(state: TronoDiSpade) -> int:
    """The side that lost."""
    return 1 - state.fight[f.F_WINNER]


# -- units that fall --------------------------------------------------------------------------------------------------


def fall(state: TronoDiSpade, area: int, unit: int) -> None:
    """A unit falls in an area, an unrouted one if there is any."""
    if state.units[4 * area + unit] > state.routed[4 * area + unit]:
        board.take_unrouted(state, area, unit, 1)
    else:
        board.take(state, area, unit)


CASUALTIES: Final = {f.BY_SKULL: "TS-18.5", f.IN_RETREAT: "TS-14.9"}
"""The rule by which units of a combatant are lost, where it is not the swords."""


def _kill(state: TronoDiSpade, seat: int, why: int, unit: int, tell: Tell) -> None:
    """A unit of a combatant is destroyed: of the attackers, the defenders, or those that retreat."""
    side, at = strength.side_of(state, seat), state.fight[f.F_AT]
    if why == f.IN_RETREAT:
        state.fight[f.F_RETREATING + unit] -= 1
    elif side == f.ATTACK:
        state.fight[f.F_FORCE + unit] -= 1
    else:
        board.take(state, at, unit)
    events.tell_loss(state, tell, seat, at, unit, 1, CASUALTIES.get(why, "TS-14.1"))


def _ranks(state: TronoDiSpade, seat: int, why: int) -> list[int]:
    """The units among which a combatant loses some, by kind."""
    if why == f.IN_RETREAT:
        return state.fight[f.F_RETREATING : f.F_RETREATING + 4]
    side = strength.side_of(state, seat)
    return [strength.fighting(state, side, unit) for unit in range(t.FOOTMAN, t.SHIP + 1)]


def casualties(state: TronoDiSpade, tell: Tell) -> None:
    """Siege engines and routed units of the loser first, then what the swords cost (TS-14.1, TS-14.3)."""
    side = _loser(state)
    seat, at = strength.house_of(state, side), state.fight[f.F_AT]
    if side == f.ATTACK:
        _scrap(state, seat, state.fight[f.F_FORCE + t.SIEGE], tell)
        state.fight[f.F_FORCE + t.SIEGE] = 0
    else:
        victor, home = strength.house_of(state, f.ATTACK), state.home_of[at]
        if home != victor and not state.are_allied(victor, home):  # TS-15.2, TS-22.17
            board.dismiss(state, at)
        if strength.fighters(state, side):
            _scrap_defenders(state, seat, tell)
    if strength.text_of(state, side) != t.BLACKFISH:
        number = strength.swords(state, 1 - side) - strength.forts(state, side)
        _ask(state, seat, number, f.BY_SWORDS)


def _scrap(state: TronoDiSpade, seat: int, number: int, tell: Tell) -> None:
    if number:
        events.tell_loss(state, tell, seat, state.fight[f.F_AT], t.SIEGE, number, "TS-14.3")


def _scrap_defenders(state: TronoDiSpade, seat: int, tell: Tell) -> None:
    at = state.fight[f.F_AT]
    for unit in (t.FOOTMAN, t.KNIGHT, t.SIEGE, t.SHIP):
        number = state.units[4 * at + unit] if unit == t.SIEGE else state.routed[4 * at + unit]
        if number:
            board.take(state, at, unit, number)
            events.tell_loss(state, tell, seat, at, unit, number, "TS-14.3")


def skulls(state: TronoDiSpade, tell: Tell) -> None:
    """A skull costs the other side a unit, whoever has won (TS-18.5)."""
    for side in (f.DEFENCE, f.ATTACK):
        if strength.skulls(state, 1 - side) and strength.text_of(state, side) != t.BLACKFISH:
            _ask(state, strength.house_of(state, side), 1, f.BY_SKULL)


def _ask(state: TronoDiSpade, seat: int, number: int, why: int) -> None:
    """So many units are to be lost, or as many as there are."""
    number = min(number, sum(_ranks(state, seat, why)))
    if number > 0:
        state.stack.append([f.Q_CASUALTY, seat, number, why])


@final
class Casualty(TronoQuestion):
    """Which unit falls: by swords, by a skull, or because no more fit where the army retreats (TS-14.1, TS-14.9)."""

    kind = f.Q_CASUALTY
    name = "casualty"
    clause = "TS-14.1"
    holds = ("number", "why")

    def rule(self, game: TronoDiSpade, frame: Frame) -> str:
        """What costs it."""
        return CASUALTIES.get(frame[WHY], self.clause)

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """The kinds there are; when all must fall, nothing is left to choose."""
        _, _, number, why = frame
        units = _ranks(game, seat, why)
        moves = [t.UNIT + unit for unit in range(t.FOOTMAN, t.SHIP + 1) if units[unit]]
        return moves if sum(units) > number else moves[:1]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It does; then the next."""
        _, _, number, why = frame
        _kill(game, seat, why, move - t.UNIT, tell)
        if number > 1:
            game.stack.append([f.Q_CASUALTY, seat, number - 1, why])

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """How many, and why."""
        why = {f.BY_SWORDS: "swords", f.BY_SKULL: "skull"}.get(frame[WHY], "retreat")
        return {"number": frame[NUMBER], "why": why}

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """A kind that is not there."""
        if not t.UNIT <= move < t.UPGRADE:
            return None
        retreats = frame[WHY] == f.IN_RETREAT
        return Refusal(self.rule(game, frame), id="no-retreating" if retreats else "no-casualty")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The unit."""
        return Phrase("move-casualty", {"unit": events.unit_name(move - t.UNIT)})


# -- retreat ----------------------------------------------------------------------------------------------------------


def retreat(state: TronoDiSpade, tell: Tell) -> None:
    """What is left of the loser leaves the field, to where it costs the fewest units (TS-14.4 to TS-14.10)."""
    side = _loser(state)
    seat = strength.house_of(state, side)
    units = _ranks(state, seat, f.BY_SWORDS)
    if not any(units):
        return
    _leave_field(state, side, units)
    leave.forget(state)
    ask_where(state, tell)


def beaten(state: TronoDiSpade) -> int:
    """The seat that lost."""
    return strength.house_of(state, _loser(state))


def ask_where(state: TronoDiSpade, tell: Tell) -> None:
    """The way is asked of the loser, or of Robb Stark's owner; without one, nobody is left (TS-14.9, TS-14.10)."""
    areas = refuges(state)
    if not areas:
        _rout(state, beaten(state), tell)
        return
    side = _loser(state)
    chooser = beaten(state)
    usual = reach.attackers_way_back(state, chooser) if side == f.ATTACK else areas
    if _robb_decides(state) and (len(areas) > 1 or areas != usual):
        chooser = strength.house_of(state, 1 - side)
    state.stack.append([f.Q_RETREAT, chooser])


def _robb_decides(state: TronoDiSpade) -> bool:
    """Whether Robb Stark has won and his owner has not left the way to the loser (TS-13.4)."""
    side = 1 - _loser(state)
    bit = 7 * side + state.fight[f.F_CARDS + side]
    return strength.text_of(state, side) == t.ROBB and not state.fight[f.F_USED] >> bit & 1


def _leave_field(state: TronoDiSpade, side: int, units: list[int]) -> None:
    at = state.fight[f.F_AT]
    state.fight[f.F_RETREATING : f.F_RETREATING + 4] = units
    for unit in range(t.FOOTMAN, t.SHIP + 1):
        if side == f.ATTACK:
            state.fight[f.F_FORCE + unit] = 0
        elif units[unit]:
            board.take(state, at, unit, units[unit])


def refuges(state: TronoDiSpade) -> list[int]:
    """Where the beaten army may go: the cheapest of the legal areas, none if nobody fits anywhere."""
    seat = beaten(state)
    number = sum(_ranks(state, seat, f.IN_RETREAT))
    found = sorted(reach.cheapest(state, seat, _legal_areas(state), number))
    return found if found and reach.room(state, seat, found[0], number) else []


def _legal_areas(state: TronoDiSpade) -> list[int]:
    """Where it could go, whatever that costs: back where it came from, or to a shelter (TS-13.4, TS-14.5, TS-14.7)."""
    side, seat = _loser(state), beaten(state)
    if side == f.DEFENCE:
        return reach.shelters(state, seat)
    back = reach.attackers_way_back(state, seat)
    return back + reach.shelters(state, seat) if _robb_decides(state) else back


def _rout(state: TronoDiSpade, seat: int, tell: Tell) -> None:
    """There is nowhere to go: all are destroyed."""
    for unit in range(t.FOOTMAN, t.SHIP + 1):
        number = state.fight[f.F_RETREATING + unit]
        if number:
            events.tell_loss(state, tell, seat, state.fight[f.F_AT], unit, number, "TS-14.10")
    state.fight[f.F_RETREATING : f.F_RETREATING + 4] = [0, 0, 0, 0]


@final
class Retreat(Offer):
    """Where a beaten army goes: the loser says it, or Robb Stark's owner, who may leave it to the loser (TS-14.7)."""

    kind = f.Q_RETREAT
    name = "retreat"
    clause = "TS-14.7"
    names_areas = True

    def rule(self, game: TronoDiSpade, frame: Frame) -> str:
        """The loser's choice, or Robb Stark's."""
        _, seat = frame
        return "TS-13.4" if strength.side_of(game, seat) == game.fight[f.F_WINNER] else self.clause

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """The cheapest areas; the winner need not say."""
        areas = [t.AREA + area for area in refuges(game)]
        return [*areas, t.PASS] if strength.side_of(game, seat) == game.fight[f.F_WINNER] else areas

    def take(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It goes there, by leave where allies must give it (TS-22.12)."""
        game.stack.append([f.P_HAVEN if game.ally[beaten(game)] else f.P_FLEE, move - t.AREA])

    def leave(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """Robb Stark's owner declines: the way is that of every other combat."""
        side = 1 - _loser(game)
        game.fight[f.F_USED] |= 1 << (t.CARDS * side + game.fight[f.F_CARDS + side])
        ask_where(game, tell)

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """Whose army."""
        return {"other": seat_name(beaten(game))}

    def not_there(self, game: TronoDiSpade, frame: Frame, seat: int, area: int) -> Refusal:
        """It cannot go there (TS-14.6 to TS-14.9)."""
        fight, fled = game.fight, beaten(game)
        if area in _legal_areas(game):
            return Refusal("TS-14.9", id="retreat-dearer")
        if area == fight[f.F_AT]:
            return Refusal("TS-14.7", id="retreat-leaves")
        if area == fight[f.F_FROM]:
            back = fled == fight[f.F_ATTACKER]
            return Refusal("TS-14.6", id="retreat-home") if back else Refusal("TS-14.7", id="retreat-from")
        if game.layout.blocked[area]:
            return Refusal("TS-15.8", id="blocked")
        if area not in reach.neighbours(game, fled, fight[f.F_AT]):
            return _no_way_back(game, area)
        if game.pact[f.L_NO_ENTRY] >> area & 1:
            return Refusal("TS-22.12", id="haven-refused")
        return Refusal("TS-14.7", id="retreat-held")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The area, and how many are lost for want of room."""
        if move == t.PASS:
            return Phrase("move-retreat-pass")
        number = sum(_ranks(game, beaten(game), f.IN_RETREAT))
        lost = number - reach.room(game, beaten(game), move - t.AREA, number)
        return Phrase("move-retreat", {**at(game, move - t.AREA), "lost": lost})


def _no_way_back(state: TronoDiSpade, area: int) -> Refusal:
    """An area that the beaten army does not reach."""
    tables, field = state.tables, state.fight[f.F_AT]
    ashore = tables.kinds[area] == t.LAND
    if tables.kinds[field] == t.LAND:
        return Refusal("TS-14.7", id="retreat-too-far" if ashore else "land-units")
    return Refusal("TS-14.8", id="ships" if ashore else "retreat-ships")


@final
class Flee(TronoStep):
    """The beaten army arrives, routed, when no more than fit are left of it (TS-14.9)."""

    kind = f.P_FLEE
    name = "flee"
    holds = ("area",)

    def run(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """Those that do not fit fall first."""
        _, area = frame
        seat = beaten(game)
        units = _ranks(game, seat, f.IN_RETREAT)
        room = reach.room(game, seat, area, sum(units))
        if room < sum(units):
            _ask(game, seat, sum(units) - room, f.IN_RETREAT)
            return
        game.stack.pop()
        game.fight[f.F_RETREATING : f.F_RETREATING + 4] = [0, 0, 0, 0]
        if leave.is_guest(game, area):
            leave.arrive(game, seat, area, tell)
        for unit in range(t.FOOTMAN, t.SHIP + 1):
            board.put(game, seat, area, unit, units[unit])
            game.routed[4 * area + unit] += units[unit]
        back = [] if tell is None else events.units_journeys(game, seat, units, game.fight[f.F_AT], area)
        events.tell_area(game, tell, "retreats", seat, area, journeys=back)
