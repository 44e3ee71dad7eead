"""What cards and zones do (CT-16): effects are worked through one by one, and ask where there is a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import cards, dice
from . import serve as orders
from . import tell as say
from .codes import (
    DO,
    FROM_CARDS,
    FROM_CHAMBER,
    FROM_CHORES,
    FROM_KITCHEN,
    MOVE_NASTY,
    OF_CHARACTER,
    OF_ITEM,
    OF_ZONE,
    ON_DISMISS,
    ON_EXCHANGE,
    ON_FLIP,
    ON_GAIN,
    ON_ORDER_SWAP,
    ON_REPLACE,
    ON_REROLL,
    ON_RIVAL_GAIN,
    ON_RIVAL_NASTY,
    ON_RIVAL_REROLL,
    ON_SET,
    ON_SHIFT,
    ON_STEAL,
    ON_SWAP,
)
from .tables import (
    ANY_KIND,
    BOARD,
    CELLAR,
    CHAMBER_ZONE,
    CHORES_ZONE,
    DIE_FLIP,
    DIE_REROLL,
    DIE_SET,
    DIE_SHIFT,
    DISMISS_SAYS,
    DRAW_ITEMS,
    EXCHANGE,
    EXTRA_DIE,
    EXTRA_PLACEMENT,
    FIRST_PLAYER,
    GAIN,
    GAIN_POTION,
    KINDS,
    LATE_IGNORE,
    MODIFIERS,
    MOST_DICE,
    NASTY,
    NASTY_END,
    NOTHING,
    ORDER_BONUS,
    ORDER_DISCOUNT,
    ORDER_SWAP,
    POINTS,
    POTION,
    REPLACE_ORDER,
    RIVAL_GAIN,
    RIVAL_NASTY,
    RIVAL_REROLL,
    SHARE_SPACE,
    STEAL,
    SWAP,
    TASK_BONUS,
    ZONE_KINDS,
)

if TYPE_CHECKING:
    from .state import CavernTavern


def effects_of(state: CavernTavern, source: int, card: int) -> list[list[int]]:
    """The effects of a zone or a card."""
    if source == OF_ZONE:
        return BOARD[card]
    if source == OF_ITEM:
        return state.tables.items.effects[card]
    if source == OF_CHARACTER:
        return state.tables.characters.effects[card]
    return state.tables.tasks.effects[card]


def account_of(source: int, zone: int) -> int:
    """Where the points of a zone or a card are written down (CT-18.9)."""
    if source in (OF_ITEM, OF_CHARACTER):
        return FROM_CARDS
    if zone >= CHAMBER_ZONE:
        return FROM_CHAMBER
    return FROM_CHORES if zone >= CHORES_ZONE else FROM_KITCHEN


# -- what is possible -------------------------------------------------------------------------------------------------


def available(state: CavernTavern, kinds: int) -> int:
    """Those of a set of kinds that have cards in their pile (CT-1.4)."""
    result = 0
    for kind in range(KINDS):
        if kinds >> kind & 1 and state.piles[kind]:
            result |= 1 << kind
    return result


def rich_rivals(state: CavernTavern, seat: int) -> list[int]:
    """Those who have an ingredient that is no Potion."""
    return [other for other in state.after(seat) if state.ingredients(other)]


def can_do(state: CavernTavern, seat: int, effect: list[int]) -> bool:
    """Whether an effect can do something (CT-15.4)."""
    kind = effect[0]
    if kind in (POINTS, RIVAL_NASTY, RIVAL_GAIN):
        return kind == POINTS or state.seats > 1
    if kind == GAIN:
        return available(state, effect[2]) > 0
    if kind == GAIN_POTION:
        return state.piles[POTION] > 0
    if kind in (EXCHANGE, STEAL, SWAP):
        return _can_trade(state, seat, kind)
    if kind == DRAW_ITEMS:
        return bool(state.item_deck or state.item_discards)
    if kind == NASTY:
        return state.nasty[seat] > 0 if effect[1] < 0 else state.nasty[seat] < NASTY_END
    if kind in (DISMISS_SAYS, FIRST_PLAYER):
        return bool(state.says[seat]) if kind == DISMISS_SAYS else state.marker != seat
    if kind in (ORDER_BONUS, ORDER_DISCOUNT, LATE_IGNORE, ORDER_SWAP):
        return state.open[seat] != NOTHING and _can_help_order(state, seat, effect)
    if kind == MODIFIERS:
        return state.with_chamber and state.modifiers_left() > 0
    return _can_use_dice(state, seat, kind)


def _can_help_order(state: CavernTavern, seat: int, effect: list[int]) -> bool:
    """A trade needs another order; an order on time cannot be less late, nor can the next one of this turn."""
    if effect[0] == ORDER_SWAP:
        return bool(cards.free_orders(state))
    return effect[0] != LATE_IGNORE or orders.counts_for_lateness(state, seat, effect)


def _can_trade(state: CavernTavern, seat: int, kind: int) -> bool:
    if kind == EXCHANGE or state.seats == 1:
        return (kind == STEAL or state.ingredients(seat) > 0) and available(state, ANY_KIND) > 0
    return bool(rich_rivals(state, seat)) and (kind == STEAL or state.ingredients(seat) > 0)


def _can_use_dice(state: CavernTavern, seat: int, kind: int) -> bool:
    if kind == EXTRA_DIE:
        return len(state.dice[seat]) < MOST_DICE
    if kind == RIVAL_REROLL:
        return any([bool(state.dice[other]) for other in state.after(seat)])
    if kind in (SHARE_SPACE, TASK_BONUS):
        return bool(state.dice[seat]) and state.placed < state.placements
    return bool(state.dice[seat])


def possible(state: CavernTavern, seat: int, source: int, card: int) -> list[int]:
    """The effects of a card that can do something, by their place."""
    effects = effects_of(state, source, card)
    return [place for place in range(len(effects)) if can_do(state, seat, effects[place])]


# -- doing ------------------------------------------------------------------------------------------------------------


def go_through(state: CavernTavern, frame: list[int], tell: Tell) -> None:
    """Do the next effect of a zone or a card (CT-8.8, CT-15.5)."""
    seat, source, card, step, stop, zone = frame[1], frame[2], frame[3], frame[4], frame[5], frame[6]
    effect = effects_of(state, source, card)[step]
    if step + 1 < stop:
        state.stack[-1] = [DO, seat, source, card, step + 1, stop, zone]
    else:
        state.stack.pop()
    if effect[0] == POINTS:
        score(state, seat, effect[1], account_of(source, zone), tell)
    elif effect[0] == GAIN:
        kinds = CELLAR[zone] if effect[2] == ZONE_KINDS else None
        mask = effect[2] if kinds is None else 1 << kinds[0] | 1 << kinds[1]
        gain(state, seat, effect[1], mask, effect[3], tell)
    else:
        do(state, seat, effect, tell)


def score(state: CavernTavern, seat: int, points: int, account: int, tell: Tell) -> None:
    """Points won or lost."""
    state.account[seat][account] += points
    say.points(tell, seat, points, account)


def gain(state: CavernTavern, seat: int, number: int, kinds: int, distinct: int, tell: Tell) -> None:
    """Take ingredients; where there is no choice they are given (CT-16.2)."""
    kinds = available(state, kinds)
    if kinds and kinds & (kinds - 1):
        state.stack.append([ON_GAIN, seat, number, kinds, distinct])
    elif kinds:
        kind = kinds.bit_length() - 1
        for _ in range(1 if distinct else min(number, state.piles[kind])):
            take(state, seat, kind, tell)


def take(state: CavernTavern, seat: int, kind: int, tell: Tell) -> None:
    """An ingredient from its pile."""
    state.piles[kind] -= 1
    state.goods[seat][kind] += 1
    say.takes(tell, "takes", seat, kind)


def do(state: CavernTavern, seat: int, effect: list[int], tell: Tell) -> None:
    """Any other effect, as far as it is possible."""
    kind, number = effect[0], effect[1]
    if kind == GAIN_POTION:
        for _ in range(min(number, state.piles[POTION])):
            take(state, seat, POTION, tell)
    elif kind in (EXCHANGE, STEAL, SWAP):
        _trade(state, seat, kind, number, tell)
    elif kind == DRAW_ITEMS:
        cards.draw_items(state, seat, number, effect[2], tell)
    elif kind == NASTY:
        state.stack.append([MOVE_NASTY, seat, number])
    elif kind == FIRST_PLAYER:
        _first_player(state, seat, tell)
    elif kind == MODIFIERS:
        _modifiers(state, seat, number, tell)
    elif kind == REPLACE_ORDER:
        state.stack.append([ON_REPLACE, seat, number])
    elif kind in (TASK_BONUS, ORDER_BONUS, ORDER_DISCOUNT, LATE_IGNORE, SHARE_SPACE):
        state.boons.append(effect)
    elif kind in (RIVAL_GAIN, RIVAL_NASTY, RIVAL_REROLL):
        _to_rival(state, seat, kind, number)
    elif can_do(state, seat, effect):
        _do_more(state, seat, effect, tell)


def _trade(state: CavernTavern, seat: int, kind: int, number: int, tell: Tell) -> None:
    """Exchange, steal or swap; alone with the piles (CT-20.3)."""
    if not _can_trade(state, seat, kind):
        return
    if state.seats == 1 and kind == STEAL:
        gain(state, seat, number, ANY_KIND, 0, tell)
    elif state.seats == 1 or kind == EXCHANGE:
        state.stack.append([ON_EXCHANGE, seat, number])
    else:
        state.stack.append([ON_STEAL if kind == STEAL else ON_SWAP, seat, number])


def _first_player(state: CavernTavern, seat: int, tell: Tell) -> None:
    """The marker works from the next round on (CT-11.4)."""
    if state.marker != seat:
        state.marker = seat
        say.seat(tell, "first-player", seat)


def _modifiers(state: CavernTavern, seat: int, number: int, tell: Tell) -> None:
    taken = min(number, state.modifiers_left()) if state.with_chamber else 0
    if taken:
        state.modifiers[seat] += taken
        say.number(tell, "gets-modifiers", seat, taken)


def _to_rival(state: CavernTavern, seat: int, kind: int, number: int) -> None:
    """Something a rival gets; alone there is none."""
    if state.seats == 1:
        return
    if kind == RIVAL_GAIN:
        state.stack.append([ON_RIVAL_GAIN, seat, number])
    elif kind == RIVAL_NASTY:
        state.stack.append([ON_RIVAL_NASTY, seat, number])
    elif any([bool(state.dice[other]) for other in state.after(seat)]):
        state.stack.append([ON_RIVAL_REROLL, seat, number])


def _do_more(state: CavernTavern, seat: int, effect: list[int], tell: Tell) -> None:
    kind, number = effect[0], effect[1]
    state.picked = []
    if kind == DISMISS_SAYS:
        state.stack += [[ON_DISMISS, seat]] * min(number, len(state.says[seat]))
    elif kind == DIE_SET:
        state.stack.append([ON_SET, seat, number])
    elif kind == DIE_SHIFT:
        state.stack.append([ON_SHIFT, seat, number, effect[2]])
    elif kind == DIE_FLIP:
        state.stack.append([ON_FLIP, seat, number])
    elif kind == DIE_REROLL:
        state.stack.append([ON_REROLL, seat, seat, number])
    elif kind == EXTRA_DIE:
        _extra_dice(state, seat, number, tell)
    elif kind == EXTRA_PLACEMENT:
        state.placements += number
    elif kind == ORDER_SWAP:
        state.stack.append([ON_ORDER_SWAP, seat])


def _extra_dice(state: CavernTavern, seat: int, number: int, tell: Tell) -> None:
    """More dice until the end of the round, never more than eight (CT-16.17)."""
    number = min(number, MOST_DICE - len(state.dice[seat]))
    faces = [int(state.rng.below(6)) + 1 for _ in range(number)]
    state.fence += 1
    dice.put_dice(state, seat, faces)
    say.rolls(tell, "extra-dice", seat, faces)
