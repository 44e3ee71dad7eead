"""The Nasty track and Nasty Says (CT-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import cards, effects
from . import serve as orders
from . import tell as say
from .codes import FROM_FINES, GIVE, MOST_WAYS, MOVE_NASTY, MRS_NASTY_PRICE, OBEY, ON_MRS_NASTY, ON_PAY_SAYS
from .tables import (
    CALLS,
    DISCARD_ITEMS,
    KINDS,
    NASTY_END,
    NOTHING,
    PAY_INGREDIENTS,
    PAY_POINTS,
    POTION,
    ROUNDS,
    SHAPE_ANY,
    SHAPE_DISTINCT,
    SHAPE_SAME,
)

if TYPE_CHECKING:
    from .state import CavernTavern


# -- the track --------------------------------------------------------------------------------------------------------


def move(state: CavernTavern, frame: list[int], tell: Tell) -> None:
    """Up at once, down step by step: each space reached may call (CT-13.12)."""
    seat, steps = frame[1], frame[2]
    state.stack.pop()
    here = state.nasty[seat]
    if steps < 0:
        state.nasty[seat] = max(0, here + steps)
    elif here < NASTY_END:
        state.nasty[seat] = here + 1
    if state.nasty[seat] == here:
        return
    say.track(tell, seat, "nasty", state.nasty[seat])
    if steps > 1:
        state.stack.append([MOVE_NASTY, seat, steps - 1])
    if steps > 0 and state.nasty[seat] in CALLS:
        _call(state, seat, tell)


def _call(state: CavernTavern, seat: int, tell: Tell) -> None:
    """Each space calls a player once (CT-13.3), and none in the tenth round (CT-13.4)."""
    bit = 1 << state.nasty[seat]
    if state.called[seat] & bit or state.round >= ROUNDS:
        return
    state.called[seat] |= bit
    if state.mrs_nasty[seat] >= MRS_NASTY_PRICE:
        state.stack.append([ON_MRS_NASTY, seat])
    else:
        _draw(state, seat, tell)


def answer_call(state: CavernTavern, seat: int, spends: bool, tell: Tell) -> None:
    """Three Mrs. Nasty tokens, or a Nasty Says (CT-19.14)."""
    state.stack.pop()
    if spends:
        state.mrs_nasty[seat] -= MRS_NASTY_PRICE
        say.seat(tell, "saved-by-mrs-nasty", seat)
    else:
        _draw(state, seat, tell)


def _draw(state: CavernTavern, seat: int, tell: Tell) -> None:
    """A Nasty Says, which counts from now on (CT-13.2, CT-13.6, CT-13.11)."""
    if not state.says_deck:
        state.says_deck = cards.shuffled(state.rng, sorted(state.says_discards))
        state.says_discards = []
    state.fence += 1
    if not state.says_deck:
        say.seat(tell, "called-in-vain", seat)
        return
    card = state.says_deck.pop()
    before = [len(state.uses[seat]), len(state.served[seat]), state.played[seat]]
    state.says[seat] = [*state.says[seat], [card, *before]]
    say.thing(tell, "called", seat, "says", say.says_name(state, card))


# -- what Nasty wants -------------------------------------------------------------------------------------------------


def check(state: CavernTavern, seat: int, tell: Tell) -> None:
    """A Nasty Says one of whose ways is met is done (CT-13.6); one deed may serve several (CT-13.10)."""
    for place in range(len(state.says[seat]) - 1, -1, -1):
        held = state.says[seat][place]
        for condition in state.tables.says.conditions[held[0]]:
            if not _is_paid(condition) and cards.is_met(state, seat, condition, held[1:]):
                lay_off(state, seat, place, "says-done", tell)
                break


def _is_paid(condition: list[int]) -> bool:
    return condition[0] in (PAY_INGREDIENTS, PAY_POINTS, DISCARD_ITEMS)


def lay_off(state: CavernTavern, seat: int, place: int, id: str, tell: Tell) -> None:
    """A Nasty Says is discarded."""
    card = state.says[seat][place][0]
    state.says[seat] = [*state.says[seat][:place], *state.says[seat][place + 1 :]]
    state.says_discards.append(card)
    say.thing(tell, id, seat, "says", say.says_name(state, card))


def ways(state: CavernTavern, seat: int) -> list[int]:
    """The ways to pay for a Nasty Says now (CT-13.7)."""
    moves = []
    for place in range(len(state.says[seat])):
        conditions = state.tables.says.conditions[state.says[seat][place][0]]
        for way in range(len(conditions)):
            if can_pay(state, seat, conditions[way]):
                moves.append(OBEY + place * MOST_WAYS + way)
    return moves


def can_pay(state: CavernTavern, seat: int, condition: list[int]) -> bool:
    """Whether a player can pay for this way."""
    if condition[0] == PAY_POINTS:
        return True
    if condition[0] == DISCARD_ITEMS:
        return len(state.items[seat]) >= condition[1]
    if condition[0] != PAY_INGREDIENTS:
        return False
    return bool(payments(state, [ON_PAY_SAYS, seat, condition[2], condition[1], NOTHING]))


def obey(state: CavernTavern, seat: int, move: int, tell: Tell) -> None:
    """Pay for a Nasty Says: it is done."""
    place, way = (move - OBEY) // MOST_WAYS, (move - OBEY) % MOST_WAYS
    condition = state.tables.says.conditions[state.says[seat][place][0]][way]
    lay_off(state, seat, place, "says-done", tell)
    if condition[0] == PAY_POINTS:
        effects.score(state, seat, -condition[1], FROM_FINES, tell)
    elif condition[0] == DISCARD_ITEMS:
        cards.ask_discard(state, seat, condition[1], tell)
    else:
        state.stack.append([ON_PAY_SAYS, seat, condition[2], condition[1], NOTHING])


def payments(state: CavernTavern, frame: list[int]) -> list[int]:
    """What may be paid next, kinds rising and Potions last, so that the rest can be paid too (CT-13.8)."""
    seat, shape, left, last = frame[1], frame[2], frame[3], frame[4]
    goods = state.goods[seat]
    potions = goods[POTION]
    moves = []
    for kind in range(max(last, 0), KINDS):
        if not goods[kind] or (shape == SHAPE_DISTINCT and kind == last):
            continue
        if shape == SHAPE_SAME and last not in (NOTHING, kind):
            break
        if _reach(goods, shape, kind) + potions >= left:
            moves.append(GIVE + kind)
    if potions >= left:
        moves.append(GIVE + POTION)
    return moves


def _reach(goods: list[int], shape: int, kind: int) -> int:
    """How many ingredients can be paid from this kind on."""
    if shape == SHAPE_ANY:
        return sum(goods[kind:KINDS])
    if shape == SHAPE_DISTINCT:
        return sum([1 for other in range(kind, KINDS) if goods[other]])
    return goods[kind]


def pay(state: CavernTavern, seat: int, move: int, tell: Tell) -> None:
    """One ingredient for Nasty."""
    frame = state.stack.pop()
    kind = move - GIVE
    orders.give_back(state, seat, kind)
    say.takes(tell, "pays", seat, kind)
    if frame[3] > 1:
        state.stack.append([ON_PAY_SAYS, seat, frame[2], frame[3] - 1, kind])
