"""A turn (CT-4): what may be done, in any order, and when it may end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import cards, dice, effects, nasty
from . import round as rounds
from . import serve as orders
from . import tell as say
from .codes import (
    ABILITY,
    CHECK_SAYS,
    DECK,
    DIE,
    DO,
    DRINK,
    DRINK_POTION,
    DROP,
    END,
    FACES,
    FROM_CHAMBER,
    KEEP,
    MODIFY,
    OBEY,
    OF_CHARACTER,
    OF_ITEM,
    ON_EFFECT,
    ORDER,
    PLACE,
    PLAY,
    SAYS,
    SERVE,
    SERVE_CHOOSING,
    TASK,
)
from .tables import IN_OWN_TURN, KINDS, MODE_ONE, NOTHING, POTION

if TYPE_CHECKING:
    from .state import CavernTavern


def moves(state: CavernTavern, seat: int) -> list[int]:
    """All that a player in turn may do; an order first, where it is owed (CT-4.3)."""
    found = takings(state, seat)
    if state.duty:
        return found
    found += orders.ways(state, seat)
    if may_use_ability(state, seat):
        found.append(ABILITY)
    found += [PLAY + item for item in state.items[seat] if effects.possible(state, seat, OF_ITEM, item)]
    if state.dice[seat]:
        if state.placed < state.placements:
            found += dice.placements(state, seat)
        if state.modifiers[seat]:
            found += modifications(state, seat)
    if state.with_chamber:
        found += drinks(state, seat)
    if state.says[seat]:
        found += nasty.ways(state, seat)
    if state.placed or not dice.can_place(state, seat):
        found.append(END)
    return found


def takings(state: CavernTavern, seat: int) -> list[int]:
    """Orders that may be taken, from the hall or from the deck (CT-5.1, CT-5.3)."""
    if state.open[seat] != NOTHING:
        return []
    found = [ORDER + space for space in cards.free_orders(state)]
    if found and cards.can_draw_order(state):
        found.append(DECK)
    return found


def may_use_ability(state: CavernTavern, seat: int) -> bool:
    """An ability of one's own turn is used like an item (CT-14.4), also twice in a turn (CT-14.9)."""
    if not dice.may_use_ability(state, seat, IN_OWN_TURN):
        return False
    return bool(effects.possible(state, seat, OF_CHARACTER, state.characters[seat]))


def modifications(state: CavernTavern, seat: int) -> list[int]:
    """What a Modifier may do to the dice not yet placed, at any time of one's turn (CT-19.10, CT-19.11)."""
    found = []
    for face in sorted(set(state.dice[seat])):
        if face > 1:
            found.append(MODIFY + 2 * (face - 1))
        if face < FACES:
            found.append(MODIFY + 2 * (face - 1) + 1)
    return found


def drinks(state: CavernTavern, seat: int) -> list[int]:
    """The Drinks that can be served, with their ingredient or with a Potion (CT-19.12, CT-19.13)."""
    found = []
    for kind in range(KINDS):
        if state.drinks[seat][kind]:
            if state.goods[seat][kind]:
                found.append(DRINK + kind)
            if state.goods[seat][POTION]:
                found.append(DRINK_POTION + kind)
    return found


def act(state: CavernTavern, seat: int, move: int, tell: Tell) -> None:
    """Do one thing of a turn."""
    if move == END:
        rounds.end_turn(state, tell)
    elif move == DECK:
        orders.draw(state, seat, tell)
    elif move == SERVE:
        orders.serve(state, seat, tell)
    elif move == SERVE_CHOOSING:
        orders.ask_payment(state, seat, 0, orders.discount(state))
    elif move == ABILITY:
        use_ability(state, seat, 0, tell)
    elif ORDER <= move < DROP:
        orders.take(state, seat, move - ORDER, tell)
    elif PLACE <= move < DIE:
        dice.begin(state, seat, move - PLACE)
    elif PLAY <= move < KEEP:
        play_item(state, seat, move - PLAY, tell)
    else:
        _act_more(state, seat, move, tell)


def _act_more(state: CavernTavern, seat: int, move: int, tell: Tell) -> None:
    if OBEY <= move < SAYS:
        nasty.obey(state, seat, move, tell)
    elif DRINK <= move < DRINK_POTION:
        drink(state, seat, move - DRINK, move - DRINK, tell)
    elif DRINK_POTION <= move < MODIFY:
        drink(state, seat, move - DRINK_POTION, POTION, tell)
    else:
        assert MODIFY <= move < TASK
        modify(state, seat, move - MODIFY, tell)


def play_item(state: CavernTavern, seat: int, item: int, tell: Tell) -> None:
    """Play an item: everybody sees it, then it does what it says (CT-15.1, CT-15.5)."""
    cards.lay_off_item(state, seat, item)
    state.played[seat] += 1
    say.item(state, tell, "plays-item", seat, item)
    state.stack.append([CHECK_SAYS, seat])
    if state.tables.items.modes[item] == MODE_ONE:
        state.stack.append([ON_EFFECT, seat, OF_ITEM, item])
    else:
        state.stack.append([DO, seat, OF_ITEM, item, 0, len(state.tables.items.effects[item]), 0])


def choices_of(state: CavernTavern, frame: list[int]) -> list[int]:
    """The effects of a card among which one is chosen."""
    return effects.possible(state, frame[1], frame[2], frame[3])


def choose_effect(state: CavernTavern, seat: int, place: int) -> None:
    """One of the effects of a card that says "or"."""
    frame = state.stack.pop()
    state.stack.append([DO, seat, frame[2], frame[3], place, place + 1, 0])


def use_ability(state: CavernTavern, seat: int, zone: int, tell: Tell) -> None:
    """A character's ability: the first use turns the card, the second discards it (CT-14.2)."""
    character = state.characters[seat]
    state.abilities[seat] += 1
    say.thing(tell, "ability", seat, "character", say.character_name(state, character))
    stop = len(state.tables.characters.effects[character])
    state.stack.append([DO, seat, OF_CHARACTER, character, 0, stop, zone])


def answer_ability(state: CavernTavern, seat: int, move: int, tell: Tell) -> None:
    """An ability that was offered is used, or not (CT-14.3)."""
    frame = state.stack.pop()
    if move == ABILITY:
        use_ability(state, seat, frame[3], tell)


def drink(state: CavernTavern, seat: int, kind: int, paid: int, tell: Tell) -> None:
    """Serve a Drink: two points, no order (CT-19.12)."""
    orders.give_back(state, seat, paid)
    state.drinks[seat][kind] -= 1
    say.thing(tell, "serves-drink", seat, "drink", say.token_name(kind))
    effects.score(state, seat, state.tables.drink_points[kind], FROM_CHAMBER, tell)


def modify(state: CavernTavern, seat: int, code: int, tell: Tell) -> None:
    """A Modifier changes a die by one (CT-19.10)."""
    face = code // 2 + 1
    to = face + 1 if code % 2 else face - 1
    state.modifiers[seat] -= 1
    dice.take_die(state, seat, face)
    dice.put_dice(state, seat, [to])
    say.turns_die(tell, "modifies", seat, face, to)
