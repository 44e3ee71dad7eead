"""Questions and their answers: what is legal while a frame asks, and what an answer does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import cards, choices, dice, nasty
from . import serve as orders
from . import tell as say
from . import turn as turns
from .codes import (
    ABILITY,
    CHOOSE,
    DISCARD,
    DROP,
    EFFECT,
    KEEP,
    LAY,
    LEAVE,
    ON_ABILITY,
    ON_CHARACTER,
    ON_DICE,
    ON_DISCARD,
    ON_DISMISS,
    ON_DROP,
    ON_EFFECT,
    ON_FLIP,
    ON_GAIN,
    ON_KEEP,
    ON_LAY,
    ON_MRS_NASTY,
    ON_ORDER_SWAP,
    ON_PAY_ORDER,
    ON_PAY_SAYS,
    ON_REPLACE,
    ON_START,
    ON_TASK_LIMIT,
    ON_TURN,
    ORDER,
    SAYS,
    SPEND,
    TASK,
)

if TYPE_CHECKING:
    from .state import CavernTavern


def legal(state: CavernTavern, frame: list[int]) -> list[int]:
    """Every answer to the question of a frame."""
    kind, seat = frame[0], frame[1]
    if kind == ON_TURN:
        return turns.moves(state, seat)
    if kind == ON_DICE:
        return dice.picks(state, frame)
    if kind in (ON_GAIN, ON_START):
        return choices.takings(state, frame)
    if kind == ON_PAY_ORDER:
        return orders.payments(state, frame)
    if kind == ON_PAY_SAYS:
        return nasty.payments(state, frame)
    if kind == ON_ABILITY:
        return [ABILITY, LEAVE]
    if ON_GAIN < kind <= ON_FLIP:
        return choices.legal(state, frame)
    return _cards(state, frame)


def _cards(state: CavernTavern, frame: list[int]) -> list[int]:
    """Answers that name a card, or nothing."""
    kind, seat = frame[0], frame[1]
    if kind == ON_CHARACTER:
        names = range(len(state.tables.characters.ids))
        return [CHOOSE + character for character in names if character not in state.characters]
    if kind in (ON_DROP, ON_REPLACE):
        return [DROP + space for space in cards.free_orders(state)]
    if kind == ON_ORDER_SWAP:
        return [ORDER + space for space in cards.free_orders(state)]
    if kind == ON_LAY:
        return [LAY + place for place in range(len(state.drawn))]
    if kind == ON_KEEP:
        return [KEEP + item for item in sorted(state.drawn)]
    if kind == ON_DISCARD:
        return [DISCARD + item for item in state.items[seat]]
    if kind == ON_EFFECT:
        return [EFFECT + place for place in turns.choices_of(state, frame)]
    if kind == ON_DISMISS:
        return [SAYS + place for place in range(len(state.says[seat]))]
    if kind == ON_TASK_LIMIT:
        return [TASK + place for place in range(len(state.own[seat]))]
    assert kind == ON_MRS_NASTY
    return [SPEND, LEAVE]


def answer(state: CavernTavern, seat: int, move: int, tell: Tell) -> None:
    """Do what a legal answer says."""
    kind = state.stack[-1][0]
    if kind == ON_TURN:
        turns.act(state, seat, move, tell)
    elif kind == ON_DICE:
        dice.pick(state, seat, move, tell)
    elif kind in (ON_GAIN, ON_START):
        choices.take(state, seat, move, tell)
    elif kind == ON_PAY_ORDER:
        orders.pay(state, seat, move)
    elif kind == ON_PAY_SAYS:
        nasty.pay(state, seat, move, tell)
    elif kind == ON_ABILITY:
        turns.answer_ability(state, seat, move, tell)
    elif ON_GAIN < kind <= ON_FLIP:
        choices.answer(state, seat, move, tell)
    else:
        _answer_cards(state, seat, kind, move, tell)


def _answer_cards(state: CavernTavern, seat: int, kind: int, move: int, tell: Tell) -> None:
    if kind == ON_CHARACTER:
        state.stack.pop()
        state.characters[seat] = move - CHOOSE
        say.thing(tell, "character", seat, "character", say.character_name(state, move - CHOOSE))
    elif kind == ON_DROP:
        orders.drop(state, seat, move - DROP, tell)
    elif kind == ON_REPLACE:
        choices.replace(state, seat, move - DROP, tell)
    elif kind == ON_LAY:
        choices.lay(state, seat, move - LAY, tell)
    elif kind == ON_ORDER_SWAP:
        state.stack.pop()
        orders.trade(state, seat, move - ORDER, tell)
    elif kind == ON_KEEP:
        cards.keep_item(state, seat, move - KEEP, state.stack[-1][2], tell)
    elif kind == ON_DISCARD:
        _discard(state, seat, move - DISCARD, tell)
    else:
        _answer_more(state, seat, kind, move, tell)


def _discard(state: CavernTavern, seat: int, item: int, tell: Tell) -> None:
    """One item goes; perhaps more must."""
    frame = state.stack.pop()
    cards.lay_off_item(state, seat, item)
    say.item(state, tell, "discards-item", seat, item)
    if frame[2] > 1:
        state.stack.append([ON_DISCARD, seat, frame[2] - 1])


def _answer_more(state: CavernTavern, seat: int, kind: int, move: int, tell: Tell) -> None:
    if kind == ON_EFFECT:
        turns.choose_effect(state, seat, move - EFFECT)
    elif kind == ON_DISMISS:
        state.stack.pop()
        nasty.lay_off(state, seat, move - SAYS, "says-dismissed", tell)
    elif kind == ON_TASK_LIMIT:
        choices.drop_task(state, seat, move - TASK, tell)
    else:
        nasty.answer_call(state, seat, move == SPEND, tell)
