"""What allies ask of each other: bridges of ships, entry into their lands, havens for beaten armies (TS-22).

Leave is asked before units are named, so that a refusal only means that the march is chosen again. What was granted and
denied is remembered until the march or the retreat is over, and nothing is asked twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import Arguments, Phrase, Refusal, Tell, seat_name
from ....engine.questions import KIND, SEAT, Frame
from . import alliances, board, events, marches, reach, retreat
from . import frames as f
from . import tables as t
from .questions import TronoQuestion, TronoStep, YesOrNo, at

if TYPE_CHECKING:
    from .state import TronoDiSpade

ASKER: Final = 2
LAND: Final = 3
"""Where in the frame of a plea stand the House that asks an ally, and the area it asks for or means to reach."""
MANNER: Final = 4
"""And how it means to enter: the move ENTER or RECEIVE."""


def forget(state: TronoDiSpade) -> None:
    """Another march or retreat begins: nothing was granted or denied yet."""
    state.pact = f.NO_PACT[:]


# -- bridges ----------------------------------------------------------------------------------------------------------


def _lenders(state: TronoDiSpade, seat: int, area: int, goal: int) -> list[int]:
    """The allies whose ships are needed on the way and were not asked yet: one if one is enough (TS-22.1)."""
    own = 1 << seat | state.pact[f.L_BRIDGES] & state.ally[seat]
    if state.tables.kinds[area] != t.LAND or goal in reach.carried(state, own, area):
        return []
    others = [other for other in state.tracks[t.THRONE] if state.fleet(seat) & ~own & 1 << other]
    for other in others:
        if goal in reach.carried(state, own | 1 << other, area):
            return [other]
    return others


def has_own_way(state: TronoDiSpade, seat: int, area: int, goal: int) -> bool:
    """Whether units get from one area to another without the ships of allies."""
    return state.tables.kinds[area] != t.LAND or goal in reach.carried(state, 1 << seat, area)


# -- a march that needs leave -----------------------------------------------------------------------------------------


def is_ally_land(state: TronoDiSpade, seat: int, area: int) -> bool:
    """Whether an area is an ally's land where nobody stands (TS-22.2)."""
    if state.owner[area] != t.NOBODY or state.tables.kinds[area] != t.LAND:
        return False
    return state.are_allied(seat, board.controller(state, area))


@final
class Way(TronoStep):
    """What a march needs is asked, one thing after the other; then its units are named (TS-22.1, TS-22.2)."""

    kind = f.P_WAY
    name = "way"
    holds = ("seat", "area", "order", "attacked", "to")

    def run(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """The next thing; if there is no way left, the march is chosen again."""
        _, seat, area, token, _, goal = frame
        if goal not in reach.neighbours(game, seat, area):
            game.stack.pop()
            return
        asked = _lenders(game, seat, area, goal)
        if asked:
            game.stack.append([f.Q_BRIDGE, asked[0], seat, goal])
        elif game.are_allied(seat, game.owner[goal]):
            alliances.betray(game, seat, tell)  # TS-23.1: it attacks their troops
        elif is_ally_land(game, seat, goal) and game.pact[f.L_AREA] != goal:
            if manners(game, seat, area, goal):
                game.stack.append([f.Q_ENTRY, seat, goal, area])
            else:
                game.stack.pop()
        else:
            game.stack[-1] = [f.Q_GROUP, seat, area, token, goal, 0, 0, 0, 0]


def manners(state: TronoDiSpade, seat: int, area: int, goal: int) -> list[int]:
    """By leave, as a gift, or against the ally's will (TS-22.2 to TS-22.4, TS-23.2).

    A garrison that is attacked would be the one enemy of the march (TS-10.7), and allies' ships carry no traitor
    (TS-23.13).
    """
    if state.pact[f.L_SPARED] >> goal & 1:
        return []
    moves = []
    if not state.pact[f.L_NO_ENTRY] >> goal & 1:
        moves.append(t.ENTER)
    if state.token[goal] != t.NOBODY and not state.pact[f.L_NO_GIFT] >> goal & 1:
        moves.append(t.RECEIVE)
    if (state.garrison[goal] and marches.has_attacked(state)) or not has_own_way(state, seat, area, goal):
        return moves
    return [*moves, t.SEIZE]


@final
class Entry(TronoQuestion):
    """How an ally's land is entered; it need not be, so nobody betrays unasked (TS-22.2, TS-22.15)."""

    kind = f.Q_ENTRY
    name = "entry"
    clause = "TS-22.2"
    holds = ("area", "from")

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """The ways that are left, or not at all."""
        _, _, goal, area = frame
        return [*manners(game, seat, area, goal), t.PASS]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """The ally is asked, or betrayed; or the march is chosen again."""
        goal = frame[f.AREA]
        if move == t.PASS:
            game.pact[f.L_SPARED] |= 1 << goal
            game.stack.pop()
            events.tell_area(game, tell, "turns-away", seat, goal)
        elif move == t.SEIZE:
            _allow(game, goal, t.SEIZE)
            alliances.betray(game, seat, tell)
        else:
            game.stack.append([f.Q_HOST, board.controller(game, goal), seat, goal, move])

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """Where, whose it is, and whether there is a way that is no betrayal."""
        open = self.legal(game, frame, seat)[0] not in (t.SEIZE, t.PASS)
        return {**_whose(game, frame[f.AREA]), "what": "open" if open else "refused"}

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """A way that is not left (TS-22.4, TS-22.15, TS-23.13, TS-10.7)."""
        _, _, goal, area = frame
        if not t.ENTER <= move <= t.SEIZE:
            return None
        if move == t.SEIZE:
            if not has_own_way(game, seat, area, goal):
                return Refusal("TS-23.13", id="allied-ships")
            return Refusal("TS-10.7", id="one-attack")
        if move == t.RECEIVE and game.token[goal] == t.NOBODY:
            return Refusal("TS-22.4", id="gift-home")
        return Refusal("TS-22.15", id="entry-refused" if move == t.ENTER else "gift-refused")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The way, where, and whose it is."""
        way = "turn-away" if move == t.PASS else t.MANNERS[move - t.ENTER]
        return Phrase(f"move-{way}", _whose(game, frame[f.AREA]))


def _whose(state: TronoDiSpade, area: int) -> Arguments:
    """A land and the House that controls it, as arguments."""
    return {**at(state, area), "other": seat_name(board.controller(state, area))}


def _allow(state: TronoDiSpade, area: int, manner: int) -> None:
    """It is clear how an area is entered."""
    state.pact[f.L_AREA], state.pact[f.L_MANNER] = area, manner


def is_guest(state: TronoDiSpade, goal: int) -> bool:
    """Whether the march under way enters a land by leave, its owner keeping it."""
    return state.pact[f.L_AREA] == goal and state.pact[f.L_MANNER] == t.ENTER


def arrive(state: TronoDiSpade, seat: int, area: int, tell: Tell) -> None:
    """Units come into a land without a fight: as guests, or taking it (TS-22.8, TS-10.10)."""
    if is_guest(state, area) and state.owner[area] == t.NOBODY:
        host = board.controller(state, area)
        board.set_host(state, area, host)
        events.tell_guest(state, tell, seat, host, area)
    elif state.host[area] == t.NOBODY:
        board.enter(state, seat, area, tell)


# -- what allies are asked --------------------------------------------------------------------------------------------


class Plea(YesOrNo):
    """An ally is asked for something: it grants or denies it."""

    def what(self, frame: Frame) -> str:
        """What it is asked for."""
        return self.name

    def grant(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """It may be."""
        raise NotImplementedError

    def deny(self, game: TronoDiSpade, frame: Frame) -> None:
        """It may not."""
        raise NotImplementedError

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Everybody hears it."""
        granted, asker, area = move == t.YES, frame[ASKER], frame[LAND]
        events.tell_leave(game, tell, granted, seat, asker, self.what(frame), area, self.rule(game, frame))
        if granted:
            self.grant(game, frame, tell)
        else:
            self.deny(game, frame)

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """Who asks, and for where."""
        return {"other": seat_name(frame[ASKER]), **at(game, frame[LAND])}

    def called(self, frame: Frame) -> str:
        """What its answers are called among moves."""
        return self.name

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """Whether."""
        told: Arguments = {"other": seat_name(frame[ASKER]), **at(game, frame[LAND])}
        return Phrase(f"move-{self.called(frame)}-{'yes' if move == t.YES else 'no'}", told)


@final
class Bridge(Plea):
    """Whether an ally's ships may be used on the way (TS-22.1)."""

    kind = f.Q_BRIDGE
    name = "bridge"
    clause = "TS-22.1"
    holds = ("other", "area")

    def grant(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """As long as the march or the retreat lasts."""
        game.pact[f.L_BRIDGES] |= 1 << frame[SEAT]

    def deny(self, game: TronoDiSpade, frame: Frame) -> None:
        """That may be a betrayal (TS-23.4)."""
        game.pact[f.L_NO_BRIDGES] |= 1 << frame[SEAT]
        alliances.refused(game, frame[ASKER], frame[SEAT])


@final
class Host(Plea):
    """Whether an ally's land may be entered, or is given: a refusal is no betrayal (TS-22.2, TS-22.3, TS-22.5)."""

    kind = f.Q_HOST
    name = "host"
    clause = "TS-22.2"
    holds = ("other", "area", "manner")

    def rule(self, game: TronoDiSpade, frame: Frame) -> str:
        """By leave, or as a gift."""
        return "TS-22.3" if frame[MANNER] == t.RECEIVE else self.clause

    def what(self, frame: Frame) -> str:
        """Entry, or the land itself."""
        return "gift" if frame[MANNER] == t.RECEIVE else "entry"

    def called(self, frame: Frame) -> str:
        """Both have sentences of their own."""
        return "gift" if frame[MANNER] == t.RECEIVE else self.name

    def grant(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """The march goes on, or a guest that stands there has the land (TS-22.19)."""
        land = frame[LAND]
        if game.stack[-1][KIND] == f.P_RESOLVE:
            board.set_host(game, land, t.NOBODY)
            board.enter(game, frame[ASKER], land, tell)
        else:
            _allow(game, land, frame[MANNER])

    def deny(self, game: TronoDiSpade, frame: Frame) -> None:
        """The march is chosen again."""
        if game.stack[-1][KIND] != f.P_RESOLVE:
            game.pact[f.L_NO_ENTRY if frame[MANNER] == t.ENTER else f.L_NO_GIFT] |= 1 << frame[LAND]
            game.stack.pop()

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """And how; ships that lie in the port of the land would go with it (TS-22.20)."""
        tables, land = game.tables, frame[LAND]
        ships = [game.units[4 * port + t.SHIP] for port in tables.ports if tables.port_lands[port] == land]
        told = super().about(game, frame, seat)
        return {**told, "what": t.MANNERS[frame[MANNER] - t.ENTER], "ships": sum(ships)}


# -- those who stand on another's land --------------------------------------------------------------------------------


def ask_guest(state: TronoDiSpade, seat: int, area: int) -> None:
    """A former guest takes the land or leaves it (TS-22.11); a guest may ask for it, but for a home (TS-22.19)."""
    if not state.are_allied(seat, state.host[area]):
        state.stack.append([f.Q_CLAIM, seat, area])
    elif state.token[area] != t.NOBODY:
        state.stack.append([f.Q_GIFT, seat, area])


class OnLand(YesOrNo):
    """A question to a House that stands on another's land."""

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """The land, and whose it is."""
        return _whose(game, frame[f.AREA])


@final
class Claim(OnLand):
    """Whether a former guest takes the land it stands on: that is no betrayal (TS-22.11)."""

    kind = f.Q_CLAIM
    name = "claim"
    clause = "TS-22.11"
    holds = ("area",)

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It does, or it does not."""
        area = frame[f.AREA]
        if move == t.NO:
            events.tell_between_at(game, tell, "leaves-be", seat, game.host[area], area)
            return
        board.set_host(game, area, t.NOBODY)
        board.dismiss(game, area)
        board.enter(game, seat, area, tell)
        events.tell_area(game, tell, "claims", seat, area)

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """Whether."""
        return Phrase("move-claim" if move == t.YES else "move-leave-be", self.about(game, frame, seat))


@final
class Gift(OnLand):
    """Whether a guest asks for the land it stands on (TS-22.19)."""

    kind = f.Q_GIFT
    name = "gift"
    clause = "TS-22.19"
    holds = ("area",)

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Its ally is asked."""
        area = frame[f.AREA]
        if move == t.YES:
            game.stack.append([f.Q_HOST, game.host[area], seat, area, t.RECEIVE])

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """Whether."""
        return Phrase("move-ask-gift" if move == t.YES else "move-ask-nothing", self.about(game, frame, seat))


# -- retreats ---------------------------------------------------------------------------------------------------------


@final
class ToHaven(TronoStep):
    """Leave is asked for a retreat into an ally's land, then for one across its ships (TS-22.12)."""

    kind = f.P_HAVEN
    name = "to-haven"
    holds = ("area",)

    def run(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """The next thing; if there is no way left, it is asked again where to."""
        _, area = frame
        seat, field, came_from = retreat.beaten(game), game.fight[f.F_AT], game.fight[f.F_FROM]
        if area not in retreat.refuges(game):
            game.stack.pop()
            retreat.ask_where(game, tell)
            return
        if area != came_from and is_ally_land(game, seat, area) and not is_guest(game, area):
            game.stack.append([f.Q_HAVEN, board.controller(game, area), seat, area])
            return
        asked = _lenders(game, seat, field, area) if area != came_from else []  # it stood there before
        if asked:
            game.stack.append([f.Q_BRIDGE, asked[0], seat, area])
        else:
            game.stack[-1] = [f.P_FLEE, area]


@final
class Haven(Plea):
    """Whether a beaten army may retreat into an ally's land (TS-22.12)."""

    kind = f.Q_HAVEN
    name = "haven"
    clause = "TS-22.12"
    holds = ("other", "area")

    def grant(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """It comes as a guest."""
        _allow(game, frame[LAND], t.ENTER)

    def deny(self, game: TronoDiSpade, frame: Frame) -> None:
        """It must go elsewhere."""
        game.pact[f.L_NO_ENTRY] |= 1 << frame[LAND]
