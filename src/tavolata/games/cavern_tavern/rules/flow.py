"""What is worked off between two questions: frames that ask nobody, and answers that are plain to all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import answers, cards, dice, effects, nasty
from . import round as rounds
from . import serve as orders
from .codes import (
    AFTER_PLACE,
    CHECK_SAYS,
    DEAL,
    DO,
    FORGET,
    MOVE_NASTY,
    NEXT_ROUND,
    OF_ZONE,
    ON_ABILITY,
    ON_DICE,
    ON_DISCARD,
    ON_KEEP,
    ON_TURN,
    QUESTIONS,
    ROLL,
    SCORE,
    SET_UP,
    SKILL_POINTS,
    SKILL_STEPS,
    TASK_DONE,
    TASKS_HOME,
)
from .tables import CELLAR, KITCHEN_ZONE, NOTHING, RIVAL_IN_CELLAR, TASK_BONUS

if TYPE_CHECKING:
    from .state import CavernTavern


def go_on(state: CavernTavern, tell: Tell) -> None:
    """Work off what asks nobody, or whose answer is plain to all, until a question is on top."""
    while not state.over:
        frame = state.stack[-1]
        kind = frame[0]
        if kind >= QUESTIONS:
            work_off(state, frame, tell)
        elif kind == ON_TURN:
            if not is_idle(state, frame[1]):
                return
            rounds.end_turn(state, tell)
        elif kind in (ON_KEEP, ON_DISCARD):
            return
        else:
            moves = answers.legal(state, frame)
            if len(moves) > 1 and not (kind == ON_DICE and dice.is_plain(state, frame)):
                return
            if moves:
                answers.answer(state, frame[1], moves[0], tell)
            else:  # nothing is left of what might have been chosen (CT-8.6)
                state.stack.pop()


def is_idle(state: CavernTavern, seat: int) -> bool:
    """Whether all see that a player can do nothing but end the turn."""
    if state.items[seat] or state.open[seat] == NOTHING:
        return False
    if state.dice[seat] and state.placed < state.placements:
        return False
    return len(answers.legal(state, state.stack[-1])) == 1


def work_off(state: CavernTavern, frame: list[int], tell: Tell) -> None:
    """Frames that ask nobody."""
    kind, seat = frame[0], frame[1]
    if kind == DO:
        effects.go_through(state, frame, tell)
    elif kind == MOVE_NASTY:
        nasty.move(state, frame, tell)
    else:
        state.stack.pop()
        if kind == TASK_DONE:
            do_task(state, seat, frame[2], tell)
        elif kind == AFTER_PLACE:
            after_place(state, seat, frame[2])
        elif kind == SCORE:
            orders.score(state, seat, tell)
        elif kind == CHECK_SAYS:
            nasty.check(state, seat, tell)
        else:
            work_off_round(state, kind, tell)


def work_off_round(state: CavernTavern, kind: int, tell: Tell) -> None:
    """Set-up, and what stands between two rounds."""
    if kind == DEAL:
        rounds.deal(state, tell)
    elif kind == SET_UP:
        rounds.open_tavern(state, tell)
    elif kind == ROLL:
        rounds.roll_all(state, tell)
    elif kind == FORGET:
        rounds.forget(state, tell)
    elif kind == TASKS_HOME:
        rounds.take_tasks_home(state, tell)
    else:
        assert kind == NEXT_ROUND
        rounds.next_round(state, tell)


def do_task(state: CavernTavern, seat: int, zone: int, tell: Tell) -> None:
    """The bonus of the track as it stands (CT-10.15, CT-10.18) and of cards (CT-16.21); then one down the track."""
    type = cards.type_of(state, seat, zone)
    points = SKILL_POINTS[SKILL_STEPS[state.skill(seat, type)]]
    kept = []
    for boon in state.boons:
        if boon[0] == TASK_BONUS and boon[2] >> type & 1:
            points += boon[1]
        else:
            kept.append(boon)
    state.boons = kept
    if points:
        effects.score(state, seat, points, effects.account_of(OF_ZONE, zone), tell)
    orders.advance(state, seat, type, tell)


def after_place(state: CavernTavern, seat: int, zone: int) -> None:
    """Rivals with an ability for the Cellar are asked in turn order (CT-14.7, CT-14.8); then Nasty's wishes."""
    state.stack.append([CHECK_SAYS, seat])
    if zone >= KITCHEN_ZONE:
        return
    kinds = CELLAR[zone]
    if not state.piles[kinds[0]] and not state.piles[kinds[1]]:
        return
    for other in reversed(state.after(seat)):
        near = state.seats == 2 or dice.has_dice_in(state, other, zone)
        if near and dice.may_use_ability(state, other, RIVAL_IN_CELLAR):
            state.stack.append([ON_ABILITY, other, RIVAL_IN_CELLAR, zone])
