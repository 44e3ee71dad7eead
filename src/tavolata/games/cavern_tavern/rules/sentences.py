"""Moves as sentences: the message that says a legal move, with what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Phrase, Value, seat_name
from . import cards, deeds, dice
from . import codes as c
from . import serve as orders
from . import tell as say
from .tables import DICE, NOTHING, POTION

if TYPE_CHECKING:
    from .state import CavernTavern

TAKINGS = {c.ON_STEAL_KIND: "steal", c.ON_SWAP_TAKE: "swap-take"}
GIVINGS = {c.ON_EXCHANGE: "return", c.ON_SWAP_GIVE: "swap-give"}
RIVALS = {
    c.ON_STEAL: "steal",
    c.ON_SWAP: "swap",
    c.ON_RIVAL_GAIN: "gain",
    c.ON_RIVAL_NASTY: "nasty",
    c.ON_RIVAL_REROLL: "reroll",
}


def describe(state: CavernTavern, seat: int, move: int) -> Phrase:
    """A legal move as a phrase, with what it does."""
    frame = state.stack[-1]
    if move < c.ORDER:
        return _bare(state, seat, move, frame)
    if move < c.PLACE:
        return _order(state, move, frame)
    if move < c.DIE:
        return _place(state, seat, move - c.PLACE)
    if move < c.PLAY:
        return _die(move, frame)
    if move < c.TAKE:
        return _item(state, move)
    if move < c.CHOOSE:
        return _goods(state, move, frame)
    return _card(state, seat, move, frame)


def does(state: CavernTavern, list_name: str, card: int) -> dict[str, object]:
    """What a card does, as an argument."""
    return deeds.card_phrase(state.tables, list_name, card).json()


def _bare(state: CavernTavern, seat: int, move: int, frame: list[int]) -> Phrase:
    """Moves of one word."""
    if move in (c.SERVE, c.SERVE_CHOOSING):
        order: dict[str, Value] = {"order": say.order_name(state, state.open[seat])}
        if move == c.SERVE_CHOOSING:
            return Phrase("move-serve-choosing", order)
        late, points = orders.reckoning(state, seat)
        return Phrase("move-serve", {**order, "points": points, "late": late})
    if move == c.ABILITY or (move == c.LEAVE and frame[0] == c.ON_ABILITY):
        character = state.characters[seat]
        told: dict[str, Value] = {"character": say.character_name(state, character)}
        if move == c.LEAVE:
            return Phrase("move-no-ability", told)
        return Phrase("move-ability", {**told, "does": does(state, "characters", character)})
    if move == c.LEAVE:
        return Phrase("move-draw-says")
    if move == c.LACK:
        return Phrase("move-lack", {"ingredient": say.ingredient_name(frame[2])})
    return Phrase(f"move-{c.WORDS[move]}")


def _order(state: CavernTavern, move: int, frame: list[int]) -> Phrase:
    """Orders taken, discarded, laid out."""
    if move >= c.LAY:
        order, id = state.drawn[move - c.LAY], "lay"
    elif move >= c.DROP:
        order, id = state.hall[move - c.DROP], "replace" if frame[0] == c.ON_REPLACE else "drop"
        return Phrase(f"move-{id}", {"order": say.order_name(state, order)})
    else:
        order = state.hall[move - c.ORDER]
        id = "order-swap" if frame[0] == c.ON_ORDER_SWAP else "order"
    told: dict[str, Value] = {"order": say.order_name(state, order)}
    return Phrase(f"move-{id}", {**told, "does": does(state, "orders", order)})


def _place(state: CavernTavern, seat: int, zone: int) -> Phrase:
    """Dice on a zone, and what it gives."""
    task = cards.task_at(state, seat, zone)
    effects = deeds.zone_effects(zone, state.seats) if task == NOTHING else state.tables.tasks.effects[task]
    gives = deeds.effects_phrase(effects).json()
    told: dict[str, Value] = {"zone": say.zone_name(state, seat, zone), "does": gives}
    return Phrase("move-place", {**told, "total": dice.total_of(state, seat, zone), "number": DICE[zone]})


def _die(move: int, frame: list[int]) -> Phrase:
    """A die picked, changed, or rolled again."""
    kind = frame[0]
    if move >= c.FACE:
        return Phrase("move-face", {"die": f"die-{move - c.FACE + 1}"})
    face, to = c.face_of(move), c.face_of(move) + c.change_of(move)
    die: dict[str, Value] = {"die": f"die-{face}"}
    if kind == c.ON_DICE:
        return Phrase("move-die", die) if face == to else Phrase("move-die-as", {**die, "to": f"die-{to}"})
    if kind == c.ON_SET:
        return Phrase("move-set-die", die)
    if kind == c.ON_REROLL:
        return Phrase("move-reroll-die", die)
    return Phrase("move-turn-die", {**die, "to": f"die-{to if kind == c.ON_SHIFT else 7 - face}"})


def _item(state: CavernTavern, move: int) -> Phrase:
    """An item played, kept or discarded."""
    item = (move - c.PLAY) % c.MOST_ITEMS
    id = ("play", "keep", "discard-item")[(move - c.PLAY) // c.MOST_ITEMS]
    told: dict[str, Value] = {"item": say.item_name(state, item)}
    return Phrase(f"move-{id}", {**told, "does": does(state, "items", item)})


def _goods(state: CavernTavern, move: int, frame: list[int]) -> Phrase:
    """Ingredients taken or given, and rivals."""
    kind = frame[0]
    if move >= c.RIVAL:
        return _rival(state, move - c.RIVAL, kind)
    other: dict[str, Value] = {}
    if move < c.GIVE:
        if kind in TAKINGS:
            other = {"other": seat_name(frame[2])}
        return Phrase(
            f"move-{TAKINGS.get(kind, 'take')}", {"ingredient": say.ingredient_name(move - c.TAKE), **other}
        )
    paid = move - c.GIVE
    if kind == c.ON_PAY_ORDER and paid == POTION:
        return Phrase("move-pay-potion", {"ingredient": say.ingredient_name(frame[2])})
    if kind == c.ON_SWAP_GIVE:
        other = {"other": seat_name(frame[2])}
    return Phrase(f"move-{GIVINGS.get(kind, 'pay')}", {"ingredient": say.ingredient_name(paid), **other})


def _rival(state: CavernTavern, rival: int, kind: int) -> Phrase:
    told: dict[str, Value] = {"other": seat_name(rival)}
    if kind == c.ON_RIVAL_NASTY:
        told["number"] = state.nasty[rival]
    return Phrase(f"move-rival-{RIVALS[kind]}", told)


def _card(state: CavernTavern, seat: int, move: int, frame: list[int]) -> Phrase:
    """Characters, effects, Nasty Says, tokens, tasks."""
    if move < c.EFFECT:
        character = move - c.CHOOSE
        told: dict[str, Value] = {"character": say.character_name(state, character)}
        return Phrase("move-choose", {**told, "does": does(state, "characters", character)})
    if move < c.OBEY:
        table = state.tables.items if frame[2] == c.OF_ITEM else state.tables.characters
        effect = table.effects[frame[3]][move - c.EFFECT]
        return Phrase("move-effect", {"does": deeds.effect_phrase(effect).json()})
    if move < c.DRINK:
        return _says(state, seat, move)
    if move >= c.TASK:
        task = state.own[seat][move - c.TASK]
        return Phrase("move-task", {"task": say.task_name(state, task), "does": does(state, "tasks", task)})
    return _token(state, move)


def _says(state: CavernTavern, seat: int, move: int) -> Phrase:
    if move >= c.SAYS:
        card = state.says[seat][move - c.SAYS][0]
        return Phrase("move-dismiss", {"says": say.says_name(state, card), "does": does(state, "says", card)})
    card = state.says[seat][(move - c.OBEY) // c.MOST_WAYS][0]
    way = state.tables.says.conditions[card][(move - c.OBEY) % c.MOST_WAYS]
    return Phrase(
        "move-obey", {"says": say.says_name(state, card), "does": deeds.condition_phrase(way).json()}
    )


def _token(state: CavernTavern, move: int) -> Phrase:
    if move >= c.MODIFY:
        face = (move - c.MODIFY) // 2 + 1
        to = face + 1 if (move - c.MODIFY) % 2 else face - 1
        return Phrase("move-modify", {"die": f"die-{face}", "to": f"die-{to}"})
    id = "drink" if move < c.DRINK_POTION else "drink-potion"
    kind = (move - c.DRINK) % (c.DRINK_POTION - c.DRINK)
    return Phrase(f"move-{id}", {"drink": say.token_name(kind), "points": state.tables.drink_points[kind]})
