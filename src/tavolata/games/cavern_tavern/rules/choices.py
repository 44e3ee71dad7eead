"""The choices that effects ask for: ingredients, rivals, dice, orders, tasks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import cards, dice, effects
from . import serve as orders
from . import tell as say
from .codes import (
    FACE,
    FACES,
    GIVE,
    MOVE_NASTY,
    ON_EXCHANGE,
    ON_FACE,
    ON_FLIP,
    ON_GAIN,
    ON_LAY,
    ON_REROLL,
    ON_RIVAL_GAIN,
    ON_RIVAL_NASTY,
    ON_RIVAL_REROLL,
    ON_SET,
    ON_SHIFT,
    ON_START,
    ON_STEAL,
    ON_STEAL_KIND,
    ON_SWAP,
    ON_SWAP_GIVE,
    ON_SWAP_TAKE,
    RIVAL,
    STOP,
    TAKE,
    change_of,
    die_code,
    face_of,
)
from .tables import ANY_KIND, KINDS, MOST_TASKS_HELD, NOTHING

if TYPE_CHECKING:
    from .state import CavernTavern


# -- what is legal ----------------------------------------------------------------------------------------------------


def takings(state: CavernTavern, frame: list[int]) -> list[int]:
    """The ingredients that may be taken; a first die whose zone is empty takes any (CT-2.8)."""
    kinds = effects.available(state, frame[2] if frame[0] == ON_START else frame[3])
    if not kinds and frame[0] == ON_START:
        kinds = effects.available(state, ANY_KIND)
    return [TAKE + kind for kind in range(KINDS) if kinds >> kind & 1]


def goods_of(state: CavernTavern, seat: int, code: int) -> list[int]:
    """A move for each ingredient a player has, without Potions."""
    return [code + kind for kind in range(KINDS) if state.goods[seat][kind]]


def legal(state: CavernTavern, frame: list[int]) -> list[int]:
    """The answers to what an effect asks."""
    kind, seat = frame[0], frame[1]
    if kind == ON_EXCHANGE:
        return [*(_returns(state, seat) if frame[2] else []), STOP]
    if kind in (ON_STEAL, ON_SWAP):
        more = frame[2] and (kind == ON_STEAL or state.ingredients(seat))
        return [*([RIVAL + other for other in effects.rich_rivals(state, seat)] if more else []), STOP]
    if kind in (ON_STEAL_KIND, ON_SWAP_TAKE):
        return goods_of(state, frame[2], TAKE)
    if kind == ON_SWAP_GIVE:
        return goods_of(state, seat, GIVE)
    if kind in (ON_RIVAL_GAIN, ON_RIVAL_NASTY):
        return [RIVAL + other for other in state.after(seat)]
    if kind == ON_RIVAL_REROLL:
        return [RIVAL + other for other in state.after(seat) if state.dice[other]]
    return _dice(state, frame)


def _returns(state: CavernTavern, seat: int) -> list[int]:
    """The ingredients that may be exchanged: there must be another one to take."""
    found = []
    for kind in range(KINDS):
        if state.goods[seat][kind] and effects.available(state, ANY_KIND & ~(1 << kind)):
            found.append(GIVE + kind)
    return found


def _dice(state: CavernTavern, frame: list[int]) -> list[int]:
    """The dice that may be changed or rolled again."""
    kind, seat = frame[0], frame[1]
    if kind == ON_FACE:
        return [FACE + face - 1 for face in range(1, FACES + 1) if face != frame[2]]
    whose = frame[2] if kind == ON_REROLL else seat
    left = frame[3] if kind == ON_REROLL else frame[2]
    faces = sorted(set(state.dice[whose])) if left else []
    if kind != ON_SHIFT:
        return [*[die_code(face, 0) for face in faces], STOP]
    by = frame[3]
    found = []
    for face in faces:
        for change in range(-by, by + 1):
            if change and 1 <= face + change <= FACES:
                found.append(die_code(face, change))
    return [*found, STOP]


# -- what answers do --------------------------------------------------------------------------------------------------


def take(state: CavernTavern, seat: int, move: int, tell: Tell) -> None:
    """Take an ingredient, and go on if there are more to take."""
    frame = state.stack.pop()
    kind = move - TAKE
    effects.take(state, seat, kind, tell)
    if frame[0] == ON_GAIN and frame[2] > 1:
        kinds = frame[3] & ~(1 << kind) if frame[4] else frame[3]
        effects.gain(state, seat, frame[2] - 1, kinds, frame[4], tell)


def answer(state: CavernTavern, seat: int, move: int, tell: Tell) -> None:
    """Do what an answer to an effect says."""
    frame = state.stack[-1]
    kind = frame[0]
    if move == STOP:
        state.stack.pop()
        _finish_dice(state, frame, tell)
    elif kind == ON_EXCHANGE:
        _exchange(state, seat, move - GIVE, tell)
    elif kind in (ON_STEAL, ON_SWAP):
        state.stack[-1] = [kind, seat, frame[2] - 1]
        state.stack.append([ON_STEAL_KIND if kind == ON_STEAL else ON_SWAP_GIVE, seat, move - RIVAL])
    elif kind == ON_STEAL_KIND:
        state.stack.pop()
        _pass(state, frame[2], seat, move - TAKE)
        say.between(tell, "steals", seat, frame[2], move - TAKE)
    elif kind == ON_SWAP_GIVE:
        state.stack[-1] = [ON_SWAP_TAKE, seat, frame[2], move - GIVE]
    elif kind == ON_SWAP_TAKE:
        _swap(state, seat, move - TAKE, tell)
    elif kind in (ON_RIVAL_GAIN, ON_RIVAL_NASTY, ON_RIVAL_REROLL):
        _choose_rival(state, seat, move - RIVAL, tell)
    else:
        _change_die(state, seat, move, tell)


def _exchange(state: CavernTavern, seat: int, kind: int, tell: Tell) -> None:
    """Return one, take another (CT-16.4)."""
    state.stack[-1] = [ON_EXCHANGE, seat, state.stack[-1][2] - 1]
    orders.give_back(state, seat, kind)
    say.takes(tell, "returns", seat, kind)
    effects.gain(state, seat, 1, ANY_KIND & ~(1 << kind), 0, tell)


def _pass(state: CavernTavern, giver: int, taker: int, kind: int) -> None:
    state.goods[giver][kind] -= 1
    state.goods[taker][kind] += 1


def _swap(state: CavernTavern, seat: int, taken: int, tell: Tell) -> None:
    """One ingredient for another (CT-16.6)."""
    frame = state.stack.pop()
    other, given = frame[2], frame[3]
    _pass(state, seat, other, given)
    _pass(state, other, seat, taken)
    say.swaps(tell, seat, other, given, taken)


def _choose_rival(state: CavernTavern, seat: int, rival: int, tell: Tell) -> None:
    """A rival takes, goes down the Nasty track, or has dice rolled again."""
    frame = state.stack.pop()
    if frame[0] == ON_RIVAL_GAIN:
        effects.gain(state, rival, frame[2], ANY_KIND, 0, tell)
    elif frame[0] == ON_RIVAL_NASTY:
        state.stack.append([MOVE_NASTY, rival, frame[2]])
    else:
        state.picked = []
        state.stack.append([ON_REROLL, seat, rival, frame[2]])


# -- dice -------------------------------------------------------------------------------------------------------------


def _change_die(state: CavernTavern, seat: int, move: int, tell: Tell) -> None:
    """A die is set aside with its new face, so that none is changed twice."""
    frame = state.stack[-1]
    kind = frame[0]
    if kind == ON_FACE:
        state.stack.pop()
        _set_aside(state, seat, frame[2], move - FACE + 1, tell)
        return
    face = face_of(move)
    whose = frame[2] if kind == ON_REROLL else seat
    dice.take_die(state, whose, face)
    if kind == ON_SET:
        state.stack[-1] = [ON_SET, seat, frame[2] - 1]
        state.stack.append([ON_FACE, seat, face])
    elif kind == ON_SHIFT:
        state.stack[-1] = [ON_SHIFT, seat, frame[2] - 1, frame[3]]
        _set_aside(state, seat, face, face + change_of(move), tell)
    elif kind == ON_FLIP:
        state.stack[-1] = [ON_FLIP, seat, frame[2] - 1]
        _set_aside(state, seat, face, FACES + 1 - face, tell)
    else:
        state.stack[-1] = [ON_REROLL, seat, whose, frame[3] - 1]
        state.picked.append(face)


def _set_aside(state: CavernTavern, seat: int, face: int, to: int, tell: Tell) -> None:
    state.picked.append(to)
    say.turns_die(tell, "turns-die", seat, face, to)


def _finish_dice(state: CavernTavern, frame: list[int], tell: Tell) -> None:
    """The dice set aside come back; those to be rolled again are rolled together (CT-16.16)."""
    if frame[0] not in (ON_SET, ON_SHIFT, ON_FLIP, ON_REROLL) or not state.picked:
        return
    faces, state.picked = state.picked, []
    whose = frame[2] if frame[0] == ON_REROLL else frame[1]
    if frame[0] == ON_REROLL:
        faces = [int(state.rng.below(FACES)) + 1 for _ in faces]
        state.fence += 1
        say.rolls(tell, "rolls-again", whose, faces)
    dice.put_dice(state, whose, faces)


# -- orders and tasks -------------------------------------------------------------------------------------------------


def replace(state: CavernTavern, seat: int, space: int, tell: Tell) -> None:
    """An order of the hall is discarded, and three are drawn to choose from (CT-12.1, CT-12.3)."""
    number = state.stack.pop()[2]
    orders.discard(state, state.hall[space], tell)
    state.hall[space] = NOTHING
    state.drawn, state.drawn_marks = [], []
    for _ in range(number):
        mark = cards.top_mark(state) | 1 << seat
        order = cards.draw_order(state)
        if order != NOTHING:
            state.drawn.append(order)
            state.drawn_marks.append(mark)
    state.stack.append([ON_LAY, seat, space])
    say.orders_drawn(state, tell, seat)
    if len(state.drawn) == 1:
        lay(state, seat, 0, tell)


def lay(state: CavernTavern, seat: int, place: int, tell: Tell) -> None:
    """One is laid out, the others go to the bottom in the order they were drawn (CT-12.2)."""
    space = state.stack.pop()[2]
    state.hall[space] = state.drawn[place]
    say.lays_order(state, tell, seat, state.drawn[place], place)
    for other in range(len(state.drawn)):
        if other != place:
            cards.put_at_bottom(state, state.drawn[other], state.drawn_marks[other])
    state.drawn, state.drawn_marks = [], []
    state.fence += 1


def drop_task(state: CavernTavern, seat: int, place: int, tell: Tell) -> None:
    """No more than three tasks stay on a board (CT-19.6)."""
    task = state.own[seat][place]
    state.own[seat] = [*state.own[seat][:place], *state.own[seat][place + 1 :]]
    state.own_laid[seat] = [0] * len(state.own[seat])
    state.task_discards.append(task)
    say.thing(tell, "drops-task", seat, "task", say.task_name(state, task))
    if len(state.own[seat]) <= MOST_TASKS_HELD:
        state.stack.pop()
