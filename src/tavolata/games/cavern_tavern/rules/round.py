"""Set-up (CT-2), the round (CT-3) and its end (CT-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import Arguments, Tell
from ....engine.questions import Frame
from . import chamber, ingredients, orders, scoring
from . import events as say
from .notation import TAKE
from .placing import could_place
from .questions import (
    DEAL,
    FORGET,
    MOVE_NASTY,
    NEXT_ROUND,
    ON_START,
    ON_TURN,
    ROLL,
    SET_UP,
    TASKS_HOME,
    CavernStep,
)
from .tables import (
    ANY_KIND,
    CELLAR,
    CHAMBER_OPENS,
    FROM_FORGOTTEN,
    HALL,
    NOTHING,
    ROUNDS,
    ZONES,
)

if TYPE_CHECKING:
    from .state import CavernTavern

OWN_DICE: Final = 4


# -- set-up -----------------------------------------------------------------------------------------------------------


@final
class Deal(CavernStep):
    """Secret tasks (CT-2.4); all roll, then each die gives an ingredient, in turn order (CT-2.6, CT-2.7)."""

    kind = DEAL
    name = "deal"

    def run(self, game: CavernTavern, frame: Frame, tell: Tell) -> None:
        """Everybody's tasks and first dice."""
        game.stack = [[SET_UP, 0]]
        if game.seats > 1:
            drawn = game.shuffled(list(range(len(game.tables.secrets.ids))))
            for seat in range(game.seats):
                game.secrets[seat] = drawn[seat]
                say.secret(game, tell, seat)
        for seat in game.order():
            _roll(game, seat, OWN_DICE, tell, "CT-2.6")
        for seat in reversed(game.order()):
            for face in reversed(game.dice[seat]):
                kinds = CELLAR[face - 1]
                game.stack.append([ON_START, seat, 1 << kinds[0] | 1 << kinds[1]])


def _roll(game: CavernTavern, seat: int, number: int, tell: Tell, clause: str = "") -> None:
    game.dice[seat] = sorted(game.roll(number))
    say.rolls(tell, "rolls", seat, game.dice[seat], clause)


SHOWN: Final = 2
"""In the frame of Start: the set of the two kinds that the die shows."""


@final
class Start(ingredients.Taking):
    """A first ingredient (CT-2.6); a die whose zone is empty takes any (CT-2.8)."""

    kind = ON_START
    name = "start"
    clause = "CT-2.6"

    def kinds(self, game: CavernTavern, frame: Frame) -> int:
        """Those of the die, or any."""
        kinds = ingredients.available(game, frame[SHOWN])
        return kinds if kinds else ingredients.available(game, ANY_KIND)

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Take it."""
        ingredients.take(game, seat, move - TAKE, tell, "CT-2.6")

    def about(self, game: CavernTavern, frame: Frame, seat: int) -> Arguments:
        """The die."""
        zones = [zone for zone in range(len(CELLAR)) if frame[SHOWN] >> CELLAR[zone][0] & 1]
        return {"die": f"die-{zones[0] + 1}"}


@final
class OpenTavern(CavernStep):
    """Six orders (CT-2.9), the white die to whoever plays last (CT-2.10), and the first round."""

    kind = SET_UP
    name = "set-up"

    def run(self, game: CavernTavern, frame: Frame, tell: Tell) -> None:
        """The hall is filled."""
        for space in range(HALL):
            orders.refill(game, space, tell, "CT-2.9")
        if game.seats > 1:
            game.white = (game.marker - 1) % game.seats
        game.round = 1
        begin_round(game, tell)


# -- a round ----------------------------------------------------------------------------------------------------------


def begin_round(game: CavernTavern, tell: Tell) -> None:
    """The Chamber opens in the fourth (CT-19.1); alone the automa comes first (CT-20.4); then all roll."""
    say.tell(tell, "round", {"number": game.round, "time": f"time-{game.round}"})
    game.leader = game.marker
    game.begun = 0
    game.idle = 0
    game.stack = [[ROLL, 0]]
    if game.with_chamber and game.round == CHAMBER_OPENS:
        say.tell(tell, "chamber-opens", {})
        chamber.fill(game, tell)
    if game.seats == 1:
        chamber.automa(game, tell)


@final
class Roll(CavernStep):
    """Four dice each, and the white one for whoever has it (CT-3.1); then the first turn."""

    kind = ROLL
    name = "roll"

    def run(self, game: CavernTavern, frame: Frame, tell: Tell) -> None:
        """Everybody's dice."""
        for seat in game.order():
            _roll(game, seat, OWN_DICE + (1 if seat == game.white else 0), tell)
        begin_turn(game, game.leader)


def begin_turn(game: CavernTavern, seat: int) -> None:
    """A new turn; in the first of a round an order is owed where none is open (CT-4.3, CT-4.4)."""
    game.turn = seat
    game.placed = 0
    game.placements = 1
    game.boons = []
    first = not game.begun >> seat & 1
    game.duty = int(first and game.open[seat] == NOTHING and bool(orders.free_orders(game)))
    game.begun |= 1 << seat
    game.stack = [[ON_TURN, seat]]


def end_turn(game: CavernTavern, tell: Tell) -> None:
    """The next player, as long as anybody can place dice (CT-3.3, CT-3.5); a lap without a placement is the last."""
    game.idle = 0 if game.placed else game.idle + 1
    if game.idle < game.seats and _can_go_on(game):
        begin_turn(game, (game.turn + 1) % game.seats)
    else:
        end_round(game, tell)


def _can_go_on(game: CavernTavern) -> bool:
    """Whether anybody can place dice (CT-3.6)."""
    for seat in range(game.seats):
        if could_place(game, seat):
            return True
    return False


# -- its end ----------------------------------------------------------------------------------------------------------


def end_round(game: CavernTavern, tell: Tell) -> None:
    """The clock goes on, then the steps of CT-7 in turn order; after the tenth round the points (CT-7.8)."""
    game.boons = []
    if game.round == ROUNDS:
        scoring.finish(game, tell)
        return
    game.round += 1
    game.stack = [[NEXT_ROUND, 0], [TASKS_HOME, 0], [FORGET, 0]]
    for seat in reversed(game.order()):
        if game.open[seat] != NOTHING:
            game.stack.append([MOVE_NASTY, seat, 1])


@final
class Forget(CavernStep):
    """Forgotten orders cost their owners points (CT-7.3); then everybody takes the dice back (CT-7.5)."""

    kind = FORGET
    name = "forget"

    def run(self, game: CavernTavern, frame: Frame, tell: Tell) -> None:
        """All orders that waited too long."""
        game.stack.pop()
        table = game.tables.orders
        for seat in game.order():
            order = game.open[seat]
            if order == NOTHING or game.round - game.since[seat] < table.patience[order]:
                continue
            game.add_points(seat, -table.penalties[order], FROM_FORGOTTEN)
            say.serves(game, tell, "forgets", seat, order, table.penalties[order], table.patience[order])
            game.order_discards = [*game.order_discards, order]
            orders.leave_space(game, seat, tell)
        for seat in range(game.seats):
            game.dice[seat] = []
            game.own_laid[seat] = [0] * len(game.own[seat])
        game.laid = [[]] * ZONES


@final
class NextRound(CavernStep):
    """New tasks, a new order for the blocked one, the white die to the lowest score (CT-7.6)."""

    kind = NEXT_ROUND
    name = "next-round"

    def run(self, game: CavernTavern, frame: Frame, tell: Tell) -> None:
        """What is new in it."""
        if game.is_chamber_open() and game.round > CHAMBER_OPENS:
            chamber.fill(game, tell)
        if game.blocked != NOTHING:
            orders.discard(game, game.hall[game.blocked], say.HALL, "CT-20.6", tell)
            space, game.blocked = game.blocked, NOTHING
            orders.refill(game, space, tell)
        if game.seats > 1:
            game.white = lowest(game)
            say.seat(tell, "white-die", game.white)
        begin_round(game, tell)


def lowest(game: CavernTavern) -> int:
    """The player with fewest points; of several the last in the order of the coming round (CT-7.6, CT-7.7)."""
    found = game.order()[0]
    for seat in game.order():
        if game.score(seat) <= game.score(found):
            found = seat
    return found
