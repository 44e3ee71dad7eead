"""What is asked, and moves as text: lower-case words, the same in every position."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ....engine.errors import BadNotation
from ....engine.phrases import Ask, Value, seat_name
from . import tell as say
from .codes import (
    CHOOSE,
    CODES,
    DIE,
    DRINK,
    DRINK_POTION,
    DROP,
    EFFECT,
    FACE,
    GIVE,
    KEEP,
    LAY,
    MODIFY,
    MOST_WAYS,
    OBEY,
    OF_ITEM,
    ON_ABILITY,
    ON_DICE,
    ON_DISCARD,
    ON_DROP,
    ON_EFFECT,
    ON_EXCHANGE,
    ON_FACE,
    ON_FLIP,
    ON_GAIN,
    ON_KEEP,
    ON_MRS_NASTY,
    ON_ORDER_SWAP,
    ON_PAY_ORDER,
    ON_PAY_SAYS,
    ON_REROLL,
    ON_RIVAL_GAIN,
    ON_SHIFT,
    ON_START,
    ON_STEAL_KIND,
    ON_SWAP_GIVE,
    ON_SWAP_TAKE,
    ON_TASK_LIMIT,
    ON_TURN,
    ORDER,
    PLACE,
    PLAY,
    RIVAL,
    SAYS,
    TAKE,
    TASK,
    WORDS,
    change_of,
    face_of,
)
from .tables import CELLAR, INGREDIENTS, SHAPES, TRIGGERS, WHEN_SERVING, ZONE_NAMES, Tables

if TYPE_CHECKING:
    from .state import CavernTavern

ASKS: Final = [
    ("character", "CT-2.3"),
    ("start", "CT-2.6"),
    ("action", "CT-4.1"),
    ("drop", "CT-5.3"),
    ("dice", "CT-8.2"),
    ("pay-order", "CT-6.3"),
    ("pay-says", "CT-13.7"),
    ("effect", "CT-15.5"),
    ("gain", "CT-16.2"),
    ("exchange", "CT-16.4"),
    ("steal", "CT-16.5"),
    ("steal-kind", "CT-16.5"),
    ("swap", "CT-16.6"),
    ("swap-give", "CT-16.6"),
    ("swap-take", "CT-16.6"),
    ("rival-gain", "CT-16.8"),
    ("rival-nasty", "CT-16.11"),
    ("rival-reroll", "CT-16.18"),
    ("reroll", "CT-16.16"),
    ("set", "CT-16.13"),
    ("face", "CT-16.13"),
    ("shift", "CT-16.14"),
    ("flip", "CT-16.15"),
    ("keep", "CT-16.9"),
    ("discard", "CT-15.2"),
    ("replace", "CT-12.1"),
    ("lay", "CT-12.1"),
    ("order-swap", "CT-16.25"),
    ("dismiss", "CT-16.12"),
    ("mrs-nasty", "CT-19.14"),
    ("task-limit", "CT-19.6"),
    ("ability", "CT-14.3"),
]
"""What each question of the stack is called, and the clause it comes from."""
STEPS: Final = [
    *[kind for kind, _ in ASKS],
    "deal",
    "set-up",
    "do",
    "task-done",
    "after-place",
    "score",
    "move-nasty",
    "forget",
    "tasks-home",
    "next-round",
    "roll",
    "check-says",
]
"""What each kind of frame on the stack is called."""
OFFERS: Final = ["CT-14.4", "CT-14.5", "CT-14.6", "CT-14.7"]
"""The clause behind an offered ability, by its trigger."""


# -- asks -------------------------------------------------------------------------------------------------------------


def ask(state: CavernTavern) -> Ask:
    """The question that is open."""
    frame = state.stack[-1]
    kind = frame[0]
    id, clause = ASKS[kind]
    if kind == ON_TURN:
        return Ask("first-order", "CT-4.3") if state.duty else Ask(id, clause)
    if kind == ON_DICE:
        zone: dict[str, Value] = {"zone": say.zone_name(state, frame[1], frame[2])}
        if frame[4]:
            return Ask("dice-number", "CT-8.3", {**zone, "number": frame[4]})
        return Ask(id, clause, {**zone, "total": frame[3]})
    if kind == ON_REROLL and frame[1] != frame[2]:
        return Ask("reroll-rival", "CT-16.18", {"other": seat_name(frame[2]), "number": frame[3]})
    if kind == ON_ABILITY:
        return _ask_ability(state, frame)
    if kind == ON_DISCARD and len(state.items[frame[1]]) <= 3:
        clause = "CT-13.7"
    return Ask(id, clause, _arguments(state, frame))


def _ask_ability(state: CavernTavern, frame: list[int]) -> Ask:
    from .deeds import card_phrase

    seat, trigger = frame[1], frame[2]
    character = state.characters[seat]
    told: dict[str, Value] = {"character": say.character_name(state, character)}
    told["does"] = card_phrase(state.tables, "characters", character).json()
    if trigger == WHEN_SERVING:
        told["order"] = say.order_name(state, state.open[seat])
    else:
        told["zone"] = say.zone_name(state, seat, frame[3])
    name = TRIGGERS[trigger].rpartition("_")[2]
    return Ask(f"ability-{name}", OFFERS[trigger], told)


def _arguments(state: CavernTavern, frame: list[int]) -> dict[str, Value]:
    """What a question is about."""
    kind, seat = frame[0], frame[1]
    if kind == ON_START:
        zones = [place for place in range(len(CELLAR)) if frame[2] >> CELLAR[place][0] & 1]
        return {"die": f"die-{zones[0] + 1}"}
    if kind in (ON_DROP, ON_ORDER_SWAP):
        return {"order": say.order_name(state, state.open[seat])}
    if kind == ON_PAY_ORDER:
        told: dict[str, Value] = {"order": say.order_name(state, state.open[seat]), "number": frame[3]}
        return {**told, "ingredient": say.ingredient_name(frame[2])}
    if kind == ON_PAY_SAYS:
        return {"number": frame[3], "shape": SHAPES[frame[2]]}
    if kind == ON_EFFECT:
        name = say.item_name if frame[2] == OF_ITEM else say.character_name
        return {"card": name(state, frame[3])}
    if kind in (ON_STEAL_KIND, ON_SWAP_GIVE):
        return {"other": seat_name(frame[2])}
    if kind == ON_SWAP_TAKE:
        return {"other": seat_name(frame[2]), "ingredient": say.ingredient_name(frame[3])}
    return _numbers(state, frame)


def _numbers(state: CavernTavern, frame: list[int]) -> dict[str, Value]:
    kind, seat = frame[0], frame[1]
    if kind == ON_FACE:
        return {"die": f"die-{frame[2]}"}
    if kind == ON_SHIFT:
        return {"number": frame[2], "most": frame[3]}
    if kind == ON_REROLL:
        return {"number": frame[3]}
    if kind == ON_MRS_NASTY:
        return {"number": state.mrs_nasty[seat]}
    if kind == ON_TASK_LIMIT:
        return {"number": len(state.own[seat])}
    if ON_GAIN <= kind <= ON_FLIP or kind in (ON_EXCHANGE, ON_RIVAL_GAIN, ON_KEEP, ON_DISCARD):
        return {"number": frame[2]}
    return {}


# -- notation ---------------------------------------------------------------------------------------------------------


def write(tables: Tables, move: int) -> str:
    """A move in notation."""
    if not 0 <= move < CODES:
        raise BadNotation("no-move", f"{move} is no move of Cavern Tavern", {"text": str(move)})
    if move < ORDER:
        return WORDS[move]
    if move < DIE:
        return _write_place(move)
    if move < PLAY:
        return _write_die(move)
    if move < TAKE:
        verb = ("play", "keep", "discard")[(move - PLAY) // (KEEP - PLAY)]
        return f"{verb} {_card(tables.items.ids, (move - PLAY) % (KEEP - PLAY))}"
    if move < CHOOSE:
        return _write_goods(move)
    return _write_more(tables, move)


def _card(ids: list[str], number: int) -> str:
    """A card by its id; one that the pack has not, by its number."""
    return ids[number] if number < len(ids) else str(number + 1)


def _write_place(move: int) -> str:
    if move < DROP:
        return f"order {move - ORDER + 1}"
    if move < LAY:
        return f"drop {move - DROP + 1}"
    return f"lay {move - LAY + 1}" if move < PLACE else f"place {ZONE_NAMES[move - PLACE]}"


def _write_die(move: int) -> str:
    if move >= FACE:
        return f"face {move - FACE + 1}"
    face, change = face_of(move), change_of(move)
    return f"die {face}" if change == 0 else f"die {face} {change:+d}"


def _write_goods(move: int) -> str:
    if move < GIVE:
        return f"take {INGREDIENTS[move - TAKE]}"
    return f"give {INGREDIENTS[move - GIVE]}" if move < RIVAL else f"rival {move - RIVAL + 1}"


def _write_more(tables: Tables, move: int) -> str:
    if move < EFFECT:
        return f"choose {_card(tables.characters.ids, move - CHOOSE)}"
    if move < OBEY:
        return f"effect {move - EFFECT + 1}"
    if move < SAYS:
        return f"obey {(move - OBEY) // MOST_WAYS + 1} {(move - OBEY) % MOST_WAYS + 1}"
    if move < DRINK:
        return f"says {move - SAYS + 1}"
    if move < DRINK_POTION:
        return f"drink {INGREDIENTS[move - DRINK]}"
    if move < MODIFY:
        return f"drink {INGREDIENTS[move - DRINK_POTION]} potion"
    if move < TASK:
        return f"modify {(move - MODIFY) // 2 + 1} {'up' if (move - MODIFY) % 2 else 'down'}"
    return f"task {move - TASK + 1}"


@lru_cache(maxsize=8)
def _index(tables: Tables) -> dict[str, int]:
    """All moves by their text, for one pack."""
    return {write(tables, move): move for move in range(CODES - 1, -1, -1)}


def read(tables: Tables, text: str) -> int:
    """The move that a text means: syntax only."""
    move = _index(tables).get(" ".join(text.lower().split()))
    if move is None:
        raise BadNotation(
            "bad-notation",
            f"{text!r} is not a move; moves read like 'order 3', 'place cellar-2', 'die 5', 'take beer', 'end'",
            {"text": text},
        )
    return move
