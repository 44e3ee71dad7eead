"""Objectives: what they ask for, the hands that are dealt, and what is scored at the end of a round (TS-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ....engine.phrases import Arguments, Phrase, Refusal, Tell, seat_name
from ....engine.questions import Frame
from . import board, events
from . import frames as f
from . import tables as t
from .questions import TronoQuestion, TronoStep
from .tables import Objective

if TYPE_CHECKING:
    from .state import TronoDiSpade

DRAWN, KEPT = 5, 3
"""Objectives that a House draws at the beginning, and how many it keeps (TS-25.1)."""


# -- what they ask for ------------------------------------------------------------------------------------------------


def holds(state: TronoDiSpade, seat: int, objective: Objective) -> bool:
    """Whether all that an objective asks for is so now, for a House."""
    return all([_holds(state, seat, test) for test in objective.tests])


def _holds(state: TronoDiSpade, seat: int, test: list[int]) -> bool:
    kind = test[0]
    if kind == t.T_CONTROL:
        return all([board.controller(state, area) == seat for area in test[1:]])
    if kind == t.T_UNITS:
        return _on_board(state, seat, test[1]) >= test[2]
    if kind in (t.T_FEWEST, t.T_MOST):
        return _is_first(state, seat, test[1], 1 if kind == t.T_MOST else -1)
    if kind == t.T_TOKEN:
        return state.tracks[test[1]][0] == seat
    if kind == t.T_UNITS_IN:
        return _stands_alone(state, seat, test[1], test[2], test[3:])
    if kind == t.T_SUPPLY:
        return state.supply[seat] >= test[1]
    if kind == t.T_HAND:
        return state.hand[seat].bit_count() == test[1]
    return _holds_land(state, seat, test)


def _holds_land(state: TronoDiSpade, seat: int, test: list[int]) -> bool:
    """Tests that count what a House controls."""
    kind = test[0]
    if kind == t.T_OTHER_HOME:
        return any(
            [
                state.home_of[area] not in (t.NOBODY, seat) and board.controller(state, area) == seat
                for area in range(state.tables.size)
            ]
        )
    if kind == t.T_BRIDGE:
        return any(
            [
                all([board.controller(state, area) == seat for area in bridge])
                for bridge in state.tables.bridges
            ]
        )
    if kind == t.T_STRUCTURES:
        return board.structures(state, seat) >= test[1]
    assert kind == t.T_CROWNS
    crowned = [area for area in range(state.tables.size) if state.tables.crowns[area]]
    return sum([board.controller(state, area) == seat for area in crowned]) >= test[1]


def _on_board(state: TronoDiSpade, seat: int, unit: int) -> int:
    return sum(
        [state.units[4 * area + unit] for area in range(state.tables.size) if state.owner[area] == seat]
    )


def _stands_alone(state: TronoDiSpade, seat: int, area: int, number: int, empty: list[int]) -> bool:
    """Exactly so many units in an area, and none in some others."""
    if state.owner[area] != seat or board.total(state, area) != number:
        return False
    return all([state.owner[other] != seat for other in empty])


def _is_first(state: TronoDiSpade, seat: int, metric: int, sign: int) -> bool:
    """Whether a House has strictly more, or fewer, than every other (TS-25.10)."""
    own = sign * measure(state, seat, metric)
    return all([own > sign * measure(state, other, metric) for other in range(state.seats) if other != seat])


def measure(state: TronoDiSpade, seat: int, metric: int) -> int:
    """What a House has of something that objectives compare."""
    name = t.METRICS[metric]
    if name == "land-areas":
        return board.lands(state, seat)
    if name in ("sea-areas", "ports"):
        return _areas_of_kind(state, seat, t.SEA if name == "sea-areas" else t.PORT)
    if name in ("strongholds", "castles"):
        return _structures_of_kind(state, seat, 2 if name == "strongholds" else 1)
    if name == "ships":
        return _on_board(state, seat, t.SHIP)
    if name == "power-tokens":
        return state.token.count(seat)
    return state.power[seat] if name == "available-power" else state.points[seat]


def _areas_of_kind(state: TronoDiSpade, seat: int, kind: int) -> int:
    tables = state.tables
    return sum(
        [tables.kinds[area] == kind and board.controller(state, area) == seat for area in range(tables.size)]
    )


def _structures_of_kind(state: TronoDiSpade, seat: int, worth: int) -> int:
    tables = state.tables
    return sum(
        [
            tables.structures[area] == worth and board.controller(state, area) == seat
            for area in tables.strongpoints
        ]
    )


# -- the deck and the hands -------------------------------------------------------------------------------------------


def in_play(state: TronoDiSpade) -> list[int]:
    """The objectives of the deck, without those that name a blocked area (TS-25.11)."""
    blocked = state.layout.blocked
    found = []
    for number in range(len(state.tables.objectives)):
        areas = [area for test in state.tables.objectives[number].tests for area in named(test)]
        if not any([blocked[area] for area in areas]):
            found.append(number)
    return found


def named(test: list[int]) -> list[int]:
    """The areas where a test asks for something."""
    if test[0] == t.T_CONTROL:
        return test[1:]
    return test[1:2] if test[0] == t.T_UNITS_IN else []


def deal(state: TronoDiSpade) -> None:
    """The deck is shuffled; the Houses draw one after the other (TS-25.1)."""
    if state.setup.options["alliances"] != "objectives":
        return
    goals = in_play(state)
    state.rng.shuffle(goals)
    state.goals = goals
    state.stack.append([f.P_DEAL, 0])


def _draw(state: TronoDiSpade, seat: int, number: int, tell: Tell) -> None:
    """A House takes the next objectives, as far as there are any (TS-25.12)."""
    number = min(number, len(state.goals))
    if not number:
        return
    drawn = state.goals[len(state.goals) - number :]
    state.goals = state.goals[: len(state.goals) - number]
    state.secrets[seat] = sorted([*state.secrets[seat], *drawn])
    state.fence += 1
    if tell is not None:
        told: Arguments = {"seat": seat_name(seat), "number": number}
        cards: list[str] = [name_of(state, card) for card in sorted(drawn)]
        tell(events.made_secret("draws-objectives", told, {"cards": cards}, seat))


def name_of(state: TronoDiSpade, card: int) -> str:
    """An objective of the deck, as an argument."""
    return f"objective-{state.tables.objectives[card].name}"


# -- one House after the other ----------------------------------------------------------------------------------------


@final
class Deal(TronoStep):
    """The Houses draw their hands in throne order (TS-25.1)."""

    kind = f.P_DEAL
    name = "deal"
    holds = ("place",)

    def run(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """The next House."""
        _, place = frame
        game.stack.pop()
        if place == game.seats:
            return
        game.stack.append([f.P_DEAL, place + 1])
        seat = game.tracks[t.THRONE][place]
        _draw(game, seat, DRAWN, tell)
        game.stack.append([f.Q_KEEP, seat, DRAWN - KEPT])


def end_of_round(state: TronoDiSpade) -> None:
    """What comes after the action phase in a game with objectives (TS-25.3 to TS-25.6)."""
    if state.setup.options["alliances"] == "objectives":
        state.stack.append([f.P_GOALS, 0, 0])


@final
class AtTheEnd(TronoStep):
    """Supply, special objectives, objectives of the hands, new cards, House by House (TS-25.3 to TS-25.6)."""

    kind = f.P_GOALS
    name = "goals"
    holds = ("number", "place")

    def run(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """The next House, or the next of these."""
        _, number, place = frame
        if number == 0:
            game.stack[-1] = [f.P_GOALS, 1, 0]
            board.set_supply(game, tell)
        elif place == game.seats:
            game.stack[-1] = [f.P_GOALS, number + 1, 0]
        elif number == 4:
            game.stack.pop()
        else:
            game.stack[-1] = [f.P_GOALS, number, place + 1]
            _for_house(game, number, game.tracks[t.THRONE][place], tell)


def _for_house(state: TronoDiSpade, number: int, seat: int, tell: Tell) -> None:
    if number == 1:
        special = state.tables.specials[state.house[seat]]
        if holds(state, seat, special):  # TS-25.4, TS-25.15
            _score(state, seat, special, tell, "TS-25.4")
    elif number == 2:
        if state.secrets[seat]:
            state.stack.append([f.Q_SCORE, seat])
    elif len(state.secrets[seat]) < KEPT:  # TS-25.6
        _draw(state, seat, 1, tell)


def _score(state: TronoDiSpade, seat: int, objective: Objective, tell: Tell, clause: str = "") -> None:
    points = objective.points[state.house[seat]]
    state.points[seat] += points
    if tell is not None:
        told: Arguments = {"seat": seat_name(seat), "card": f"objective-{objective.name}"}
        told["number"] = points
        told["total"] = state.points[seat]
        tell(events.made("scores", told, clause))


@final
class Keep(TronoQuestion):
    """Which of the objectives drawn goes back into the deck (TS-25.1)."""

    kind = f.Q_KEEP
    name = "keep"
    clause = "TS-25.1"
    holds = ("number",)

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """Any of the hand."""
        return [t.OBJECTIVE + card for card in game.secrets[seat]]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It does; the deck is shuffled after the last."""
        _, _, number = frame
        card = move - t.OBJECTIVE
        game.secrets[seat] = [other for other in game.secrets[seat] if other != card]
        game.goals = [*game.goals, card]
        game.returned[seat] = [*game.returned[seat], card]
        if tell is not None:
            secret: Arguments = {"card": name_of(game, card)}
            tell(events.made_secret("puts-back", {"seat": seat_name(seat)}, secret, seat))
        if number > 1:
            game.stack.append([f.Q_KEEP, seat, number - 1])
            return
        goals = sorted(game.goals)
        game.rng.shuffle(goals)
        game.goals = goals
        game.fence += 1

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """How many still."""
        _, _, number = frame
        return {"number": number}

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """Not one of the hand."""
        return Refusal(self.clause, id="objective-not-yours") if t.OBJECTIVE <= move < t.ENTER else None

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The card and its points."""
        return Phrase("move-put-back", _worth(game, seat, move - t.OBJECTIVE))


@final
class Score(TronoQuestion):
    """The objective that is scored at the end of a round, if any; asked even where there is none (TS-25.5)."""

    kind = f.Q_SCORE
    name = "score"
    clause = "TS-25.5"

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """Those of the hand that hold, or none."""
        ready = [card for card in game.secrets[seat] if holds(game, seat, game.tables.objectives[card])]
        return [*[t.OBJECTIVE + card for card in ready], t.PASS]

    def settle(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> bool:
        """A question about secrets tells nobody that it has one answer (TS-26.4)."""
        return False

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It is shown, and its points counted."""
        card = move - t.OBJECTIVE
        if move != t.PASS:
            game.secrets[seat] = [other for other in game.secrets[seat] if other != card]
            game.scored[seat] = [*game.scored[seat], card]
            game.lay_open()
            _score(game, seat, game.tables.objectives[card], tell)
        else:
            events.tell_seat(tell, "scores-nothing", seat)

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """Not one of the hand, or one that does not hold."""
        if not t.OBJECTIVE <= move < t.ENTER:
            return None
        own = move - t.OBJECTIVE in game.secrets[seat]
        return Refusal(self.clause, id="objective-not-held" if own else "objective-not-yours")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The card and its points."""
        if move == t.PASS:
            return Phrase("move-score-pass")
        return Phrase("move-score", _worth(game, seat, move - t.OBJECTIVE))


def _worth(state: TronoDiSpade, seat: int, card: int) -> Arguments:
    """An objective and its points for a House, as arguments."""
    return {"card": name_of(state, card), "number": state.tables.objectives[card].points[state.house[seat]]}


# -- secrets ----------------------------------------------------------------------------------------------------------


def imagine(twin: TronoDiSpade, seat: int) -> None:
    """The hands of the others and the deck, drawn anew from the cards that a seat has not before its eyes (TS-26.6)."""
    if not twin.goals and not any([len(hand) for hand in twin.secrets]):
        return
    known = [card for hand in twin.scored for card in hand]
    for other in range(twin.seats):
        if other == seat or twin.over:
            known += twin.secrets[other]
    left = [card for card in in_play(twin) if card not in known]
    twin.rng.shuffle(left)
    places = _remembered(twin, seat, left)
    for other in range(twin.seats):
        if other != seat and not twin.over:
            missing = len(twin.secrets[other]) - len(places[other])
            twin.secrets[other] = sorted([*places[other], *left[:missing]])
            left = left[missing:]
    twin.goals = [*left, *places[twin.seats]]
    twin.rng.shuffle(twin.goals)
    for other in range(twin.seats):
        if other != seat:
            twin.returned[other] = _put_back_by(twin, other)


def _remembered(twin: TronoDiSpade, seat: int, left: list[int]) -> list[list[int]]:
    """Where the cards may lie that a seat has put back, taken out of those left: in each hand, and in the deck.

    Who was dealt its hand before that can only have drawn them since.
    """
    room = [0 if other == seat or twin.over else len(twin.secrets[other]) for other in range(twin.seats)]
    returned = twin.returned[seat]
    for other in _dealt_before(twin, seat):
        scored = twin.scored[other]
        drawn = len(twin.secrets[other]) + len(scored) - KEPT
        room[other] = max(0, min(room[other], drawn - sum([card in returned for card in scored])))
    room.append(len(twin.goals))
    places: list[list[int]] = [[] for _ in room]
    for card in returned:
        if card in left:
            left.remove(card)
            at = _chosen(room, twin.rng.below(sum(room)))
            room[at] -= 1
            places[at].append(card)
    return places


def _chosen(room: list[int], number: int) -> int:
    """The place that a number falls on, where each is as wide as it has room."""
    at = 0
    while number >= room[at]:
        number -= room[at]
        at += 1
    return at


def _dealt_before(state: TronoDiSpade, seat: int) -> list[int]:
    """The seats that were dealt their objectives before another: the throne order of the beginning."""
    order = [state.seat_of(house) for house in state.layout.tracks[t.THRONE]]
    return order[: order.index(seat)]


def _put_back_by(twin: TronoDiSpade, other: int) -> list[int]:
    """Cards that a House may have put back, as many as it did: they lie in the deck, or with who was dealt later."""
    before = _dealt_before(twin, other)
    cards = twin.goals[:]
    for later in range(twin.seats):
        if later != other and later not in before:
            cards += twin.secrets[later]
    twin.rng.shuffle(cards)
    return cards[: len(twin.returned[other])]
