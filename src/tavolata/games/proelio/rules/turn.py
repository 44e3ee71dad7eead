"""The round: how a turn begins and ends, what is worked off between two questions, and how the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import actions, cards, defence, guilds, memory, notation
from .tables import (
    AFTER_ATTACK,
    CHECK,
    DISCARD,
    DRAW,
    END_OF_TURN,
    HAND,
    MOST_TURNS,
    NOBODY,
    ON_ACTION,
    ON_ALLY,
    ON_BARDS,
    ON_COUNTER,
    ON_DEFENCE,
    ON_LIMIT,
    ON_LOOK,
    ON_PLAGUE,
    ON_PRICE,
    ON_SHORT,
    PAY,
    PESTE,
    QUESTIONS,
    SEAT,
    WINTER,
)

if TYPE_CHECKING:
    from .state import Proelio


def begin_turn(state: Proelio, tell: Tell) -> None:
    """One's own Peste ends first (PR-8.10); then an attack is resolved, unless it is frozen (PR-3.1, PR-8.8)."""
    seat = state.turn
    if state.plague == seat:
        cards.lay_off(state, PESTE)
        state.plague = NOBODY
        notation.tell_seat(tell, "plague-ends", seat)
    state.stack = [[END_OF_TURN, seat], [ON_ACTION, seat]]
    if state.attacks[state.right(seat)] >= 0 and state.plague == NOBODY:
        state.stack.append([ON_DEFENCE, seat])


def end_turn(state: Proelio, tell: Tell) -> None:
    """The Merchant goes left (PR-14.2) and the turn right (PR-3.2); alliances stop after 200 turns (PR-15.8)."""
    seat = state.turn
    if state.merchant == seat:
        state.merchant = state.left(seat)
        notation.tell_seat(tell, "merchant", state.merchant)
    state.turns += 1
    if state.teams() and state.turns >= MOST_TURNS:
        finish(state, tell)
        return
    state.turn = state.right(seat)
    begin_turn(state, tell)


def go_on(state: Proelio, tell: Tell) -> None:
    """Work off what asks nobody, or whose answer is plain to all (PR-16.4), until a question is on top."""
    while not state.over:
        if state.season == WINTER:
            wait_for_winter(state, tell)
            return
        frame = state.stack[-1]
        if frame[0] >= QUESTIONS:
            work_off(state, frame, tell)
        elif not answer_for_all(state, frame, tell):
            return


def work_off(state: Proelio, frame: list[int], tell: Tell) -> None:
    """Frames that ask nobody."""
    state.stack.pop()
    if frame[0] == AFTER_ATTACK:
        defence.after_attack(state)
    elif frame[0] == CHECK:
        check(state, frame[1], tell)
    else:
        check(state, frame[1], tell)
        if not state.over:
            end_turn(state, tell)


def answer_for_all(state: Proelio, frame: list[int], tell: Tell) -> bool:
    """Answer a question to which public facts leave one answer; False if it must be asked."""
    kind, seat = frame[0], frame[1]
    hand = state.hands[seat]
    if kind == ON_ACTION:
        return False
    if kind == ON_LIMIT and len(hand) <= HAND:
        state.stack.pop()
    elif kind == ON_DEFENCE and not hand:  # PR-6.19
        state.stack.pop()
        defence.reveal(state, seat, tell)
    elif kind == ON_SHORT and defence.ways_out(state, frame) == [PAY]:
        defence.find_way_out(state, seat, PAY, tell)
    elif kind == ON_COUNTER and not defence.can_counter(state, frame[2]):
        state.stack.pop()
        notation.tell_between(tell, "nothing-stolen", seat, frame[2])
    else:
        return answer_more(state, frame, tell)
    return True


def answer_more(state: Proelio, frame: list[int], tell: Tell) -> bool:
    """The same for the other questions."""
    kind, seat = frame[0], frame[1]
    hand = state.hands[seat]
    if kind == ON_PRICE and actions.is_forced(state, frame):
        state.fence += 1  # cards are shown that no move has named
        actions.pay(state, seat, DISCARD + hand[0], tell)
    elif kind == ON_BARDS and len(hand) == 1:
        state.fence += 1
        guilds.sing(state, seat, DISCARD + hand[0], tell)
    elif kind == ON_ALLY and state.seats == 2:
        actions.choose_ally(state, seat, SEAT + state.left(seat), tell)
    elif kind == ON_LOOK and state.seats == 2:
        actions.look(state, seat, state.left(seat), tell)
    elif kind == ON_PLAGUE and actions.must_draw(state, seat):
        actions.answer_plague(state, seat, DRAW, tell)
    else:
        return False
    return True


# -- the end ----------------------------------------------------------------------------------------------------------


def check(state: Proelio, cause: int, tell: Tell) -> None:
    """Once an effect is done: a House without cards and without a Fortification is defeated (PR-7.1, PR-7.2)."""
    for seat in range(state.seats):
        if not state.hands[seat] and state.forts[seat] < 0:
            state.fallen = seat
            state.conqueror = conqueror(state, seat, cause)
            notation.tell_between(tell, "falls", seat, state.conqueror)
            finish(state, tell)
            return


def conqueror(state: Proelio, fallen: int, cause: int) -> int:
    """The House that caused the fall (PR-12.2); the one on the fallen's right, if it was the fallen itself, an ally
    of his, or the option says so (PR-12.3, PR-15.7)."""
    strict = state.setup.options["conquest"] == "strict"
    if strict or cause == fallen or state.allied(cause, fallen):
        return state.right(fallen)
    return cause


def wait_for_winter(state: Proelio, tell: Tell) -> None:
    """Everything stops; only hands that hold too many are brought to five before the points (PR-11.3, PR-11.4)."""
    state.stack = [[ON_LIMIT, seat] for seat in range(state.seats) if len(state.hands[seat]) > HAND]
    if not state.stack:
        finish(state, tell)


def finish(state: Proelio, tell: Tell) -> None:
    """The game is over, and all cards are shown."""
    state.over = True
    state.stack = []
    state.fence += 1
    state.known = state.base = [memory.NOTHING_KNOWN] * state.seats
    state.log = []
    notation.tell_end(state, tell)
