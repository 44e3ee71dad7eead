"""Marches: where units go, who goes along, what they leave behind, and neutral forces on their way (TS-10, TS-15).

Supply is kept when a march is over. On the way its armies may be too large, as long as the units that are left could
still make them fit without anybody's leave or help: so the order of the groups does not matter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import Arguments, Phrase, Refusal, Tell, seat_name
from ....engine.questions import KIND, SEAT, Frame
from . import board, events, leave, reach, strength
from . import frames as f
from . import tables as t
from .questions import Offer, TronoQuestion, TronoStep, at

if TYPE_CHECKING:
    from .state import TronoDiSpade

ATTACKED: Final = 4
"""Where in a march stands whether it has attacked a neutral force."""
TOKEN: Final = 3
GOAL: Final = 4
UNITS: Final = 5
"""Where in a group stand the order it marches by, where it goes, and its units: four numbers, the last ones."""


# -- where to ---------------------------------------------------------------------------------------------------------


@final
class March(Offer):
    """Where units of a march go next, if any (TS-10.1, TS-10.3 to TS-10.9, TS-10.17)."""

    kind = f.Q_MARCH
    name = "march"
    clause = "TS-10.1"
    names_areas = True
    holds = ("area", "order", "attacked")

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
        there = {**at(game, area), **_told_odds(game, _whole(game, _none_yet(frame, area)))}
        if leave.is_ally_land(game, seat, area):
            ways = leave.manners(game, seat, frame[f.AREA], area)
            ally: Arguments = {**there, "other": seat_name(board.controller(game, area))}
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


def _destinations(state: TronoDiSpade, frame: Frame) -> list[int]:
    """Where units of a march may go now; at most one of these places may hold an enemy (TS-10.7)."""
    _, seat, area, _, _ = frame
    if not any(reach.marching(state, area)):
        return []
    attacked = has_attacked(state)
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
        return not reach.is_neutral(state, other) or _completes(state, _none_yet(frame, other))
    # a single unit in an empty area never makes an army too many
    return state.owner[other] == t.NOBODY or any(_loads(state, seat, area, other)[1:])


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
    if has_attacked(state):
        return Refusal("TS-10.7", id="one-attack")
    if state.are_allied(frame[SEAT], state.owner[area]):
        return Refusal("TS-23.13", id="allied-ships")
    strong = _is_strong_enough(state, _none_yet(frame, area))
    return Refusal("TS-10.9", id="supply-march") if strong else Refusal("TS-15.6", id="too-weak")


def _none_yet(march: Frame, goal: int) -> Frame:
    """A group of a march that nobody has joined."""
    _, seat, area, token, _ = march
    return [f.Q_GROUP, seat, area, token, goal, 0, 0, 0, 0]


# -- supply at the end ------------------------------------------------------------------------------------------------


def _loads(state: TronoDiSpade, seat: int, area: int, other: int) -> list[bool]:
    """For each number of units, from none on, whether so many may go: supply and a port's room (TS-10.17, TS-16.1)."""
    sizes = board.armies(state, seat)
    here, there = sizes[area], sizes[other]
    whole = board.unrouted(state, area)
    attacked = has_attacked(state) or reach.is_hostile(state, seat, other)
    result = []
    for number in range(whole + 1):
        sizes[area], sizes[other] = here - number, there + number
        room = state.tables.kinds[other] != t.PORT or there + number <= t.PORT_ROOM
        result.append(room and _could_end(state, seat, area, sizes, whole - number, attacked))
    return result


def has_attacked(state: TronoDiSpade) -> bool:
    """Whether the march under way has its one enemy already (TS-10.7)."""
    return len(state.fight) > 0 or any(
        [frame[KIND] == f.Q_MARCH and frame[ATTACKED] == 1 for frame in state.stack]
    )


def fits_on_the_way(state: TronoDiSpade, seat: int, sizes: list[int]) -> bool:
    """Whether armies of these sizes fit, or could when the march under way is over."""
    for frame in state.stack:
        if frame[KIND] == f.Q_MARCH and frame[SEAT] == seat:
            area = frame[f.AREA]
            left = board.unrouted(state, area) if state.owner[area] == seat else 0
            return _could_end(state, seat, area, sizes, left, has_attacked(state))
    return board.excess(state, seat, sizes) == 0


def _could_end(
    state: TronoDiSpade, seat: int, area: int, sizes: list[int], left: int, attacked: bool
) -> bool:
    """Whether a march with so many units left could end within the limit.

    Who stands alone is no army: so units that go to empty areas one by one are the best there can be, and only where
    there are too few such areas the other ways matter.
    """
    if board.excess(state, seat, sizes) == 0:
        return True
    if left == 0:
        return False
    goals = _sure_goals(state, seat, area)
    empty = [goal for goal in goals if not sizes[goal] and not reach.is_hostile(state, seat, goal)]
    best = sizes[:]
    for goal in empty[:left]:
        best[goal] = 1
        best[area] -= 1
    if board.excess(state, seat, best) == 0:
        return True
    return len(empty) < left and _finds_room(
        state, seat, area, sizes[:], left, _slots(state, seat, goals, sizes, left, attacked)
    )


def _sure_goals(state: TronoDiSpade, seat: int, area: int) -> list[int]:
    """Where units can go whatever the others say: by own ships, not into allies' land, not against neutral forces."""
    goals = reach.neighbours(state, seat, area)
    if state.ally[seat] and state.tables.kinds[area] == t.LAND:
        own = reach.carried(state, 1 << seat, area)
        goals = [goal for goal in goals if goal in own and not leave.is_ally_land(state, seat, goal)]
    return [
        goal
        for goal in goals
        if not reach.is_neutral(state, goal) and not state.are_allied(seat, state.owner[goal])
    ]


def _slots(
    state: TronoDiSpade, seat: int, goals: list[int], sizes: list[int], left: int, attacked: bool
) -> list[int]:
    """The areas that are worth trying: of those that are alike no more than there are units, of enemies one."""
    found: list[int] = []
    alike: dict[int, int] = {}
    for goal in goals:
        hostile = reach.is_hostile(state, seat, goal)
        if hostile and attacked:
            continue
        kind = -1 if hostile else 2 * sizes[goal] + int(state.tables.kinds[goal] == t.PORT)
        alike[kind] = alike.get(kind, 0) + 1
        if alike[kind] <= (1 if hostile else left):
            found.append(goal)
    return found


def _finds_room(
    state: TronoDiSpade, seat: int, area: int, sizes: list[int], left: int, slots: list[int]
) -> bool:
    """Whether units shared out among areas in some way make all armies fit."""
    if board.excess(state, seat, sizes) == 0:
        return True
    if not left or not slots:
        return False
    goal, rest = slots[0], slots[1:]
    most = left
    if state.tables.kinds[goal] == t.PORT:
        most = min(left, t.PORT_ROOM - sizes[goal])
    for number in range(most + 1):
        tried = sizes[:]
        tried[goal] += number
        tried[area] -= number
        if _finds_room(state, seat, area, tried, left - number, rest):
            return True
    return False


# -- who goes along ---------------------------------------------------------------------------------------------------


def _completes(state: TronoDiSpade, frame: Frame) -> bool:
    """Whether a group, with or without more units, could go where it is meant to."""
    _, seat, area, _, other, *group = frame
    fine = _loads(state, seat, area, other)
    sent = sum(group)
    if not reach.is_neutral(state, other):
        return any(fine[max(1, sent) :])
    missing = state.garrison[other] - against_neutral(state, frame)
    rest = _rest(state, frame)
    for number in range(max(1, sent), len(fine)):
        if fine[number] and sum(rest[: number - sent]) >= missing:
            return True
    return False


def _is_strong_enough(state: TronoDiSpade, frame: Frame) -> bool:
    """Whether all units that could still join would reach a neutral force, whatever supply says (TS-15.3)."""
    return against_neutral(state, frame) + sum(_rest(state, frame)) >= state.garrison[frame[GOAL]]


def _rest(state: TronoDiSpade, frame: Frame) -> list[int]:
    """What the units that are not in a group would add to an attack, the strongest first."""
    units = reach.marching(state, frame[f.AREA])
    worth = _worth(state, frame[GOAL])
    rest: list[int] = []
    for unit in range(t.FOOTMAN, t.SHIP + 1):
        rest += [worth[unit]] * (units[unit] - frame[UNITS + unit])
    return sorted(rest, reverse=True)


@final
class Group(TronoQuestion):
    """Who goes along (TS-10.1, TS-10.2, TS-10.9)."""

    kind = f.Q_GROUP
    name = "group"
    clause = "TS-10.1"
    holds = ("area", "order", "to", *t.UNITS)

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """The units that may join, and whether the group may set out as it is."""
        units = reach.marching(game, frame[f.AREA])
        moves = []
        for unit in range(t.FOOTMAN, t.SHIP + 1):
            if units[unit] > frame[UNITS + unit] and _completes(game, _and_one(frame, unit)):
                moves.append(t.UNIT + unit)
        if _may_set_out(game, frame):
            moves.append(t.DONE)
        return moves

    def settle(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> bool:
        """Who has named some units has chosen how many go: another one does not follow unasked."""
        moves = self.legal(game, frame, frame[SEAT])
        if len(moves) > 1 or (any(frame[UNITS:]) and moves != [t.DONE]):
            return False
        if moves:
            return self.answer_with(game, frame, moves[0], tell)
        game.stack.pop()
        return True

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """One more unit joins, or the group sets out."""
        if move == t.DONE:
            _set_out(game, frame, tell)
        else:
            game.stack.append(_and_one(frame, move - t.UNIT))

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """From where, where to, and who so far."""
        _, _, area, _, goal, *units = frame
        told: Arguments = {"from": events.area_name(game, area), **at(game, goal)}
        return {**told, "units": events.counted(units), "number": sum(units)}

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """A unit that cannot join, or a group that cannot set out."""
        if move == t.DONE:
            return _not_off(game, frame)
        return _not_along(game, frame, move - t.UNIT) if t.UNIT <= move < t.UPGRADE else None

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The unit, or all that go."""
        there = at(game, frame[GOAL])
        if move == t.DONE:
            return Phrase("move-set-out", {**there, "units": events.counted(frame[UNITS:])})
        unit = move - t.UNIT
        told: Arguments = {**there, "unit": events.unit_name(unit), **_told_odds(game, _and_one(frame, unit))}
        return Phrase("move-send", told)


def _and_one(group: Frame, unit: int) -> Frame:
    """A group with one unit more."""
    more = group[:]
    more[UNITS + unit] += 1
    return more


def _whole(state: TronoDiSpade, group: Frame) -> Frame:
    """A group with all that could join it."""
    return [*group[:UNITS], *reach.marching(state, group[f.AREA])]


def odds(state: TronoDiSpade, group: Frame) -> tuple[int, int] | None:
    """What a group would bring to a fight where it goes, and what it would meet, before support and cards (TS-12.7).

    Nothing is brought while nobody has joined. None where nobody would fight it.
    """
    _, seat, _, _, goal, *units = group
    if not reach.is_hostile(state, seat, goal):
        return None
    twin = state.clone()
    twin.fight = _new_fight(seat, reach.defender_of(state, goal), group)
    force = strength.before_cards(twin, f.ATTACK) if any(units) else 0
    return force, strength.before_cards(twin, f.DEFENCE)


def _told_odds(state: TronoDiSpade, group: Frame) -> Arguments:
    """The same as arguments."""
    found = odds(state, group)
    return {} if found is None else {"attack": found[0], "defence": found[1]}


def may_all_go(state: TronoDiSpade, group: Frame) -> bool:
    """Whether all who could join a group may set out together."""
    return _may_set_out(state, _whole(state, group))


def _may_set_out(state: TronoDiSpade, frame: Frame) -> bool:
    """Whether supply, ports and neutral forces let a group go as it is."""
    sent, goal = sum(frame[UNITS:]), frame[GOAL]
    if not sent or not _loads(state, frame[SEAT], frame[f.AREA], goal)[sent]:
        return False
    return not reach.is_neutral(state, goal) or against_neutral(state, frame) >= state.garrison[goal]


def _not_along(state: TronoDiSpade, frame: Frame, unit: int) -> Refusal:
    """Why a unit cannot join a group."""
    _, seat, area, _, goal, *units = frame
    there, sent = 4 * area + unit, sum(units)
    if state.units[there] <= units[unit]:
        return Refusal("TS-10.1", id="group-none")
    if state.units[there] - state.routed[there] <= units[unit]:
        return Refusal("TS-10.2", id="routed")
    if state.tables.kinds[goal] == t.PORT and board.total(state, goal) + sent == t.PORT_ROOM:
        return Refusal("TS-16.1", id="port-full")
    if any(_loads(state, seat, area, goal)[sent + 1 :]):
        return Refusal("TS-15.6", id="group-too-weak")
    return Refusal("TS-10.9", id="supply-march")


def _not_off(state: TronoDiSpade, frame: Frame) -> Refusal:
    """Why a group cannot set out."""
    if not any(frame[UNITS:]):
        return Refusal("TS-10.1", id="group-empty")
    goal = frame[GOAL]
    if reach.is_neutral(state, goal) and against_neutral(state, frame) < state.garrison[goal]:
        return Refusal("TS-15.6", id="too-weak")
    return Refusal("TS-10.9", id="supply-more")


def _set_out(state: TronoDiSpade, frame: Frame, tell: Tell) -> None:
    """A group goes: into an area, or to a combat that comes when the march is over (TS-10.8)."""
    _, seat, area, _, goal, *units = frame
    events.tell_march(state, tell, seat, area, goal, units)
    if reach.is_neutral(state, goal):
        _against(state, frame, tell)
        return
    for unit in range(t.FOOTMAN, t.SHIP + 1):
        board.take_unrouted(state, area, unit, units[unit])
    if reach.is_hostile(state, seat, goal) and not leave.is_guest(state, goal):
        state.fight = _new_fight(seat, reach.defender_of(state, goal), frame)
    else:
        _arrive(state, seat, goal, units, tell)
    _set_off(state, seat, area)


# -- neutral forces ---------------------------------------------------------------------------------------------------


def _worth(state: TronoDiSpade, area: int) -> list[int]:
    """What each unit adds to an attack on an area."""
    return [strength.worth(state, unit, area, True) for unit in range(t.FOOTMAN, t.SHIP + 1)]


def against_neutral(state: TronoDiSpade, frame: Frame) -> int:
    """What a group could bring against a neutral force, with all the support there might be (TS-15.3, TS-15.5)."""
    total = _own_against_neutral(state, frame)
    silent = 1 << frame[SEAT] | state.pact[f.L_NO_SUPPORT]
    for area in range(state.tables.size):
        owner = state.owner[area]
        if owner != t.NOBODY and not silent >> owner & 1 and strength.can_support(state, area, frame[GOAL]):
            total += strength.of_support(state, area, frame[GOAL], True)
    return total


def _own_against_neutral(state: TronoDiSpade, frame: Frame) -> int:
    """What a group and its House's own support bring against a neutral force."""
    worth = _worth(state, frame[GOAL])
    total = t.MODIFIER[frame[TOKEN]]
    for unit in range(t.FOOTMAN, t.SHIP + 1):
        total += worth[unit] * frame[UNITS + unit]
    for area in range(state.tables.size):
        if state.owner[area] == frame[SEAT] and strength.can_support(state, area, frame[GOAL]):
            total += strength.of_support(state, area, frame[GOAL], True)
    return total


def _against(state: TronoDiSpade, frame: Frame, tell: Tell) -> None:
    """Units go against a neutral force: at once if they are enough, otherwise the others are asked for support."""
    _, seat, _, _, goal, *_ = frame
    _note_attack(state, 1)
    if _own_against_neutral(state, frame) >= state.garrison[goal]:
        _beat_neutral(state, frame, tell)
        return
    state.fight = _new_fight(seat, t.NOBODY, frame)
    state.fight[f.F_FORCE : f.F_FORCE + 4] = [0, 0, 0, 0]  # they stand where they were until it is known
    state.stack.append([f.P_NEUTRAL, *frame[1:]])
    state.stack.append([f.P_SUPPORT, 0])


def _note_attack(state: TronoDiSpade, attacked: int) -> None:
    """The march on top has attacked a neutral force, or it has not."""
    state.stack[-1] = [*state.stack[-1][:ATTACKED], attacked]


@final
class Neutral(TronoStep):
    """Support against a neutral force is known: it is beaten, or the march is chosen again (TS-15.7, TS-23.11)."""

    kind = f.P_NEUTRAL
    name = "neutral"
    holds = ("seat", "area", "order", "to", *t.UNITS)

    def run(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """The units are enough, or they stay."""
        _, seat, _, _, goal, *_ = frame
        game.stack.pop()
        helped = game.fight[f.F_FOR_ATTACKER]
        total = _own_against_neutral(game, frame)
        for area in range(game.tables.size):
            if helped >> area & 1 and game.owner[area] != seat:
                total += strength.of_support(game, area, goal, True)
        game.fight = []
        if total >= game.garrison[goal]:
            _beat_neutral(game, frame, tell)
        else:
            events.tell_area(game, tell, "falls-short", seat, goal)
            _note_attack(game, 0)


def _beat_neutral(state: TronoDiSpade, frame: Frame, tell: Tell) -> None:
    _, seat, area, _, goal, *units = frame
    board.dismiss(state, goal)
    events.tell_area(state, tell, "beats-neutral", seat, goal)
    for unit in range(t.FOOTMAN, t.SHIP + 1):
        board.take_unrouted(state, area, unit, units[unit])
    _arrive(state, seat, goal, units, tell)
    _set_off(state, seat, area)


# -- on the way -------------------------------------------------------------------------------------------------------


def _arrive(state: TronoDiSpade, seat: int, area: int, group: list[int], tell: Tell) -> None:
    """A group comes into an area without a fight."""
    leave.arrive(state, seat, area, tell)
    for unit in range(t.FOOTMAN, t.SHIP + 1):
        board.put(state, seat, area, unit, group[unit])


def _set_off(state: TronoDiSpade, seat: int, area: int) -> None:
    """A group has left. When it was the last, the march is over, and a power token may stay behind (TS-10.11)."""
    if board.unrouted(state, area) == 0:
        state.stack.pop()
    if state.owner[area] != t.NOBODY or state.host[area] != t.NOBODY or state.tables.kinds[area] != t.LAND:
        return
    if state.power[seat] > 0 and state.home_of[area] != seat and state.token[area] == t.NOBODY:
        state.stack.append([f.Q_LEAVE, seat, area])


def _new_fight(seat: int, defender: int, frame: Frame) -> list[int]:
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
    holds = ("area",)

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """Both."""
        return [t.YES, t.NO]

    def take(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It stays."""
        game.power[seat] -= 1
        game.token[frame[f.AREA]] = seat
        events.tell_token(game, tell, "leaves-token", seat, frame[f.AREA])

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
    name = "march-on"
    holds = ("seat", "area")

    def run(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """It begins."""
        game.stack.pop()
        if game.fight:
            game.stack.append([f.P_COMBAT, 0])
