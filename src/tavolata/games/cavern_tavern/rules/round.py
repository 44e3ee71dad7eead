"""The round (CT-3): set-up, rolling, turns, the end of a round (CT-7), the Chamber (CT-19), the automa (CT-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell, Value
from . import cards, dice, effects
from . import serve as orders
from . import tell as say
from .codes import (
    AUTOMA,
    AUTOMA_DICE,
    CHAMBER_OPENS,
    CHAMBER_TASKS,
    FACES,
    FORGET,
    FROM_CHAMBER,
    FROM_FORGOTTEN,
    FROM_INGREDIENTS,
    FROM_NASTY,
    FROM_SAYS,
    FROM_SECRET,
    MOVE_NASTY,
    NEXT_ROUND,
    ON_START,
    ON_TASK_LIMIT,
    ON_TURN,
    ROLL,
    SET_UP,
    TASKS_HOME,
)
from .tables import (
    CELLAR,
    CELLAR_ZONE,
    CHAMBER_ZONE,
    CHORES_ZONE,
    HALL,
    ITEM_ZONE,
    KITCHEN_ZONE,
    MOST_TASKS_HELD,
    MRS_NASTY_ZONE,
    NOTHING,
    OFFICE_ZONE,
    POTION_ZONE,
    REPLACE_ZONE,
    ROUNDS,
    SAYS_PENALTY,
    ZONES,
)

if TYPE_CHECKING:
    from .state import CavernTavern

OWN_DICE = 4
RED_DIE = [ITEM_ZONE, ITEM_ZONE, POTION_ZONE, POTION_ZONE, REPLACE_ZONE, OFFICE_ZONE]
"""What each face of the automa's red die blocks (CT-20.11)."""
ROW = 3
"""Spaces in a row of the Mess Hall (CT-20.5)."""


def roll(state: CavernTavern, number: int) -> list[int]:
    """So many dice."""
    state.fence += 1
    return sorted([int(state.rng.below(FACES)) + 1 for _ in range(number)])


# -- set-up -----------------------------------------------------------------------------------------------------------


def deal(state: CavernTavern, tell: Tell) -> None:
    """Secret tasks (CT-2.4); all roll, then each die gives an ingredient, in turn order (CT-2.6, CT-2.7)."""
    state.stack = [[SET_UP, 0]]
    if state.seats > 1:
        drawn = cards.shuffled(state.rng, list(range(len(state.tables.secrets.ids))))
        for seat in range(state.seats):
            state.secrets[seat] = drawn[seat]
            say.secret(state, tell, seat)
    for seat in state.order():
        state.dice[seat] = roll(state, OWN_DICE)
        say.rolls(tell, "rolls", seat, state.dice[seat])
    for seat in reversed(state.order()):
        for face in reversed(state.dice[seat]):
            kinds = CELLAR[face - 1]
            state.stack.append([ON_START, seat, 1 << kinds[0] | 1 << kinds[1]])


def open_tavern(state: CavernTavern, tell: Tell) -> None:
    """Six orders (CT-2.9), the white die to whoever plays last (CT-2.10), and the first round."""
    for space in range(HALL):
        cards.refill(state, space, tell)
    if state.seats > 1:
        state.white = (state.marker - 1) % state.seats
    state.round = 1
    begin_round(state, tell)


# -- a round ----------------------------------------------------------------------------------------------------------


def begin_round(state: CavernTavern, tell: Tell) -> None:
    """The Chamber opens in the fourth (CT-19.1); alone the automa comes first (CT-20.4); then all roll."""
    say.tell(tell, "round", {"number": state.round, "time": f"time-{state.round}"})
    state.leader = state.marker
    state.begun = 0
    state.idle = 0
    state.stack = [[ROLL, 0]]
    if state.with_chamber and state.round == CHAMBER_OPENS:
        say.tell(tell, "chamber-opens", {})
        fill_chamber(state, tell)
    if state.seats == 1:
        _automa(state, tell)


def roll_all(state: CavernTavern, tell: Tell) -> None:
    """Four dice each, and the white one for whoever has it (CT-3.1); then the first turn."""
    for seat in state.order():
        state.dice[seat] = roll(state, OWN_DICE + (1 if seat == state.white else 0))
        say.rolls(tell, "rolls", seat, state.dice[seat])
    begin_turn(state, state.leader)


def begin_turn(state: CavernTavern, seat: int) -> None:
    """A new turn; in the first of a round an order is owed where none is open (CT-4.3, CT-4.4)."""
    state.turn = seat
    state.placed = 0
    state.placements = 1
    state.boons = []
    first = not state.begun >> seat & 1
    state.duty = int(first and state.open[seat] == NOTHING and bool(cards.free_orders(state)))
    state.begun |= 1 << seat
    state.stack = [[ON_TURN, seat]]


def end_turn(state: CavernTavern, tell: Tell) -> None:
    """The next player, as long as anybody can place dice (CT-3.3, CT-3.5); a lap without a placement is the last."""
    state.idle = 0 if state.placed else state.idle + 1
    if state.idle < state.seats and any([dice.could_place(state, seat) for seat in range(state.seats)]):
        begin_turn(state, (state.turn + 1) % state.seats)
    else:
        end_round(state, tell)


def end_round(state: CavernTavern, tell: Tell) -> None:
    """The clock goes on, then the steps of CT-7 in turn order; after the tenth round the points (CT-7.8)."""
    state.boons = []
    if state.round == ROUNDS:
        finish(state, tell)
        return
    state.round += 1
    state.stack = [[NEXT_ROUND, 0], [TASKS_HOME, 0], [FORGET, 0]]
    for seat in reversed(state.order()):
        if state.open[seat] != NOTHING:
            state.stack.append([MOVE_NASTY, seat, 1])


def forget(state: CavernTavern, tell: Tell) -> None:
    """Forgotten orders cost their owners points (CT-7.3); then everybody takes the dice back (CT-7.5)."""
    table = state.tables.orders
    for seat in state.order():
        order = state.open[seat]
        if order == NOTHING or state.round - state.since[seat] < table.patience[order]:
            continue
        state.account[seat][FROM_FORGOTTEN] -= table.penalties[order]
        say.serves(state, tell, "forgets", seat, order, table.penalties[order], table.patience[order])
        state.order_discards.append(order)
        orders.leave_space(state, seat, tell)
    for seat in range(state.seats):
        state.dice[seat] = []
        state.own_laid[seat] = [0] * len(state.own[seat])
    state.laid = [[]] * ZONES


def next_round(state: CavernTavern, tell: Tell) -> None:
    """New tasks, a new order for the blocked one, the white die to the lowest score (CT-7.6)."""
    if state.is_chamber_open() and state.round > CHAMBER_OPENS:
        fill_chamber(state, tell)
    if state.blocked != NOTHING:
        orders.discard(state, state.hall[state.blocked], tell)
        space, state.blocked = state.blocked, NOTHING
        cards.refill(state, space, tell)
    if state.seats > 1:
        state.white = lowest(state)
        say.seat(tell, "white-die", state.white)
    begin_round(state, tell)


def lowest(state: CavernTavern) -> int:
    """The player with fewest points; of several the last in the order of the coming round (CT-7.6, CT-7.7)."""
    found = state.order()[0]
    for seat in state.order():
        if state.score(seat) <= state.score(found):
            found = seat
    return found


# -- the Secret Chamber -----------------------------------------------------------------------------------------------


def fill_chamber(state: CavernTavern, tell: Tell) -> None:
    """Each empty space gets a task with a token on it (CT-19.8)."""
    for place in range(CHAMBER_TASKS):
        if state.tasks[place] != NOTHING:
            continue
        if not state.task_deck:
            state.task_deck = cards.shuffled(state.rng, sorted(state.task_discards))
            state.task_discards = []
        if not state.task_deck:
            return
        state.fence += 1
        state.tasks[place] = state.task_deck.pop()
        state.tokens[place] = state.secret_pile.pop() if state.secret_pile else NOTHING
        _tell_task(state, place, tell)


def _tell_task(state: CavernTavern, place: int, tell: Tell) -> None:
    if tell is None:
        return
    told: dict[str, Value] = {"task": say.task_name(state, state.tasks[place])}
    if state.tokens[place] == NOTHING:
        say.tell(tell, "new-task-bare", told)
    else:
        say.tell(tell, "new-task", {**told, "token": say.token_name(state.tokens[place])})


def take_tasks_home(state: CavernTavern, tell: Tell) -> None:
    """Tasks done go to the boards (CT-19.6); one blocked by the automa is discarded (CT-20.12)."""
    for place in range(CHAMBER_TASKS):
        doer, task = state.doers[place], state.tasks[place]
        if doer == NOTHING:
            continue
        state.doers[place] = state.tasks[place] = state.tokens[place] = NOTHING
        if doer == AUTOMA:
            state.task_discards.append(task)
            say.tell(tell, "task-gone", {"task": say.task_name(state, task)})
        else:
            state.own[doer] = [*state.own[doer], task]
            state.own_laid[doer] = [*state.own_laid[doer], 0]
            say.thing(tell, "task-home", doer, "task", say.task_name(state, task))
    for seat in reversed(state.order()):
        if len(state.own[seat]) > MOST_TASKS_HELD:
            state.stack.append([ON_TASK_LIMIT, seat])


# -- the automa -------------------------------------------------------------------------------------------------------


def _automa(state: CavernTavern, tell: Tell) -> None:
    """Its dice are rolled, and each blocks a space (CT-20.4)."""
    purple = state.is_chamber_open()
    faces = [int(state.rng.below(FACES)) + 1 for _ in range(6 if purple else 5)]
    state.fence += 1
    state.automa = faces if purple else [*faces, 0]
    _block_order(state, faces[0], tell)
    _block(state, 1, CELLAR_ZONE + faces[1] - 1, tell)
    _block(state, 2, KITCHEN_ZONE + faces[2] - 1, tell)
    _block(state, 3, CHORES_ZONE + faces[3] - 1, tell)
    _block(state, 4, RED_DIE[faces[4] - 1], tell)
    if purple and faces[5] <= CHAMBER_TASKS:
        state.doers[faces[5] - 1] = AUTOMA if state.tasks[faces[5] - 1] != NOTHING else NOTHING
        _block(state, 5, CHAMBER_ZONE + faces[5] - 1, tell)
    elif purple:
        _block(state, 5, MRS_NASTY_ZONE, tell)
    if RED_DIE[faces[4] - 1] == OFFICE_ZONE:
        state.stack.append([MOVE_NASTY, 0, 1])


def _block_order(state: CavernTavern, face: int, tell: Tell) -> None:
    """The white die blocks an order; the player's meeple sends it one aside (CT-20.5, CT-20.7)."""
    space = face - 1
    if state.meeples[0] == space:
        space += -1 if space % ROW == ROW - 1 else 1
    if state.hall[space] != NOTHING:
        state.blocked = space
        say.order(state, tell, "automa-order", state.hall[space])


def _block(state: CavernTavern, die: int, zone: int, tell: Tell) -> None:
    dice.block(state, zone, state.automa[die])
    if tell is not None:
        told: dict[str, Value] = {"die": f"automa-{AUTOMA_DICE[die]}", "number": state.automa[die]}
        say.tell(tell, "automa-blocks", {**told, "zone": say.zone_name(state, 0, zone)})


# -- the end ----------------------------------------------------------------------------------------------------------


def finish(state: CavernTavern, tell: Tell) -> None:
    """The final scoring (CT-18), and everything is shown (CT-22.4)."""
    for seat in range(state.seats):
        effects.score(state, seat, -state.tables.track[state.nasty[seat]], FROM_NASTY, tell)
        if state.open[seat] == NOTHING:
            effects.score(state, seat, sum(state.goods[seat]), FROM_INGREDIENTS, tell)
        else:
            orders.discard(state, state.open[seat], tell)
            state.open[seat] = state.meeples[seat] = NOTHING
            state.since[seat] = 0
        effects.score(state, seat, -SAYS_PENALTY * len(state.says[seat]), FROM_SAYS, tell)
        effects.score(state, seat, state.mrs_nasty[seat], FROM_CHAMBER, tell)
        if state.secrets[seat] != NOTHING:
            points = cards.secret_points(state, seat, state.secrets[seat])
            state.account[seat][FROM_SECRET] += points
            say.secret_shown(state, tell, seat, points)
    state.over = True
    state.stack = []
    state.fence += 1
    say.end(state, tell)
