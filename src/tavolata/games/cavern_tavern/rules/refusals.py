"""Why a move is not legal now: the clause that forbids it. It says nothing that the seat may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Refusal, Value, seat_name
from . import cards, dice, notation
from . import codes as c
from . import serve as orders
from . import tables as t
from . import tell as say
from .tables import NOTHING

if TYPE_CHECKING:
    from .state import CavernTavern


def why(state: CavernTavern, seat: int, move: int) -> Refusal | None:
    """The clause that forbids a move now; None if it is legal."""
    if state.over:
        return Refusal("CT-18.10")
    frame = state.stack[-1]
    if frame[1] != seat:
        return Refusal("CT-4.7", {"seat": seat_name(frame[1])})
    if not 0 <= move < c.CODES:
        return Refusal(notation.ASKS[frame[0]][1], id="asked")
    if frame[0] == c.ON_TURN and not _is_of_a_turn(state, seat, move):
        return Refusal("CT-4.1", id="asked") if not c.PLAY <= move < c.KEEP else _not_in_hand()
    if move in state.legal(seat):
        return None
    if frame[0] == c.ON_TURN:
        return _why_not_now(state, seat, move)
    return _why_not_that_answer(state, frame, move)


def _is_of_a_turn(state: CavernTavern, seat: int, move: int) -> bool:
    """Whether a move may be one of a turn at all; an item must be in the hand."""
    if c.PLAY <= move < c.KEEP:
        return move - c.PLAY in state.items[seat]
    if move < c.LEAVE or c.ORDER <= move < c.DROP or c.PLACE <= move < c.DIE:
        return True
    return c.OBEY <= move < c.SAYS or c.DRINK <= move < c.TASK


def _not_in_hand() -> Refusal:
    return Refusal("CT-15.1", id="not-in-hand")


def _why_not_that_answer(state: CavernTavern, frame: list[int], move: int) -> Refusal:
    kind = frame[0]
    clause = notation.ask(state).clause
    if kind == c.ON_DICE and c.DIE <= move < c.FACE:
        return _why_not_that_die(state, frame, clause, move)
    if kind in (c.ON_GAIN, c.ON_START) and c.TAKE <= move < c.GIVE:
        return _why_not_take(state, frame, clause, move - c.TAKE)
    if kind == c.ON_CHARACTER and c.CHOOSE <= move < c.EFFECT:
        return Refusal("CT-2.3", id="CT-2.3-taken")
    if kind in (c.ON_DROP, c.ON_REPLACE) and c.DROP <= move < c.LAY:
        return _why_no_order(state, move - c.DROP)
    if kind == c.ON_ORDER_SWAP and c.ORDER <= move < c.DROP:
        return _why_no_order(state, move - c.ORDER)
    if kind == c.ON_DISCARD and c.DISCARD <= move < c.TAKE:
        return Refusal(clause, id="not-in-hand")
    if kind in (c.ON_EXCHANGE, c.ON_SWAP_GIVE) and move == c.GIVE + t.POTION:
        return Refusal("CT-16.7")
    if kind in (c.ON_STEAL_KIND, c.ON_SWAP_TAKE) and move == c.TAKE + t.POTION:
        return Refusal("CT-16.7")
    return Refusal(clause, id="asked")


def _why_not_that_die(state: CavernTavern, frame: list[int], clause: str, move: int) -> Refusal:
    face, change = c.face_of(move), c.change_of(move)
    die: dict[str, Value] = {"die": f"die-{face}"}
    if face not in state.dice[frame[1]]:
        return Refusal("CT-8.1", die, "no-such-die")
    if change and not cards.type_of(state, frame[1], frame[2]):
        return Refusal("CT-10.16", die, "CT-10.16-no-task")
    if change and not frame[5] and dice.may_shift(state, frame[1], frame[2]):
        return Refusal("CT-10.16", id="CT-10.16-once")
    if change and abs(change) > frame[5]:
        return Refusal("CT-10.16", die)
    if change and not 1 <= face + change <= c.FACES:
        return Refusal("CT-10.17", die)
    if change:
        return Refusal(clause, {**die, "to": f"die-{face + change}"}, "changed-die-does-not-fit")
    return Refusal(clause, die, "die-does-not-fit")


def _why_not_take(state: CavernTavern, frame: list[int], clause: str, kind: int) -> Refusal:
    ingredient: dict[str, Value] = {"ingredient": say.ingredient_name(kind)}
    if kind != t.POTION and not state.piles[kind]:
        return Refusal("CT-1.4", ingredient)
    return Refusal(clause, ingredient, "not-that-ingredient")


def _why_no_order(state: CavernTavern, space: int) -> Refusal:
    """An order of the hall is blocked, or there is none: somebody took it, or the cards ran out."""
    if space == state.blocked:
        return Refusal("CT-20.6")
    return Refusal("CT-5.6") if space in state.meeples else Refusal("CT-5.7")


# -- in a turn --------------------------------------------------------------------------------------------------------


def _why_not_now(state: CavernTavern, seat: int, move: int) -> Refusal:
    taking = c.ORDER <= move < c.DROP
    if state.duty and not taking and move != c.DECK:
        return Refusal("CT-4.3")
    if taking or move == c.DECK:
        if state.open[seat] != NOTHING:
            return Refusal("CT-5.2", {"order": say.order_name(state, state.open[seat])})
        return _why_no_order(state, move - c.ORDER) if taking else Refusal("CT-5.5")
    if c.PLACE <= move < c.DIE:
        return _why_not_place(state, seat, move - c.PLACE)
    if c.PLAY <= move < c.KEEP:
        return _why_not_play(state, move - c.PLAY)
    if move in (c.SERVE, c.SERVE_CHOOSING):
        return _why_not_serve(state, seat, move)
    if move == c.ABILITY:
        return _why_no_ability(state, seat)
    if move == c.END:
        return Refusal("CT-4.5")
    return _why_no_token(state, seat, move)


def _why_not_play(state: CavernTavern, item: int) -> Refusal:
    return Refusal("CT-15.4", {"item": say.item_name(state, item)})


def _why_not_serve(state: CavernTavern, seat: int, move: int) -> Refusal:
    if state.open[seat] == NOTHING:
        return Refusal("CT-6.1", id="CT-6.1-none")
    if orders.missing(state, seat, 0) <= orders.discount(state) + state.goods[seat][t.POTION]:
        return Refusal("CT-6.3", id="CT-6.3-no-choice")
    return Refusal("CT-6.1", {"order": say.order_name(state, state.open[seat])})


def _why_no_ability(state: CavernTavern, seat: int) -> Refusal:
    character = state.characters[seat]
    if character == NOTHING:
        return Refusal("CT-20.1", id="CT-20.1-character")
    named: dict[str, Value] = {"character": say.character_name(state, character)}
    table = state.tables.characters
    if state.abilities[seat] >= table.uses[character]:
        return Refusal("CT-14.1", named)
    if table.triggers[character] != t.IN_OWN_TURN:
        return Refusal(notation.OFFERS[table.triggers[character]], named, "ability-is-offered")
    return Refusal("CT-15.4", named, "CT-15.4-ability")


def _why_no_token(state: CavernTavern, seat: int, move: int) -> Refusal:
    if c.MODIFY <= move < c.TASK:
        return _why_not_modify(state, seat, (move - c.MODIFY) // 2 + 1)
    if c.DRINK <= move < c.MODIFY:
        potion = move >= c.DRINK_POTION
        kind = (move - c.DRINK) % t.KINDS
        if not state.drinks[seat][kind]:
            return Refusal("CT-19.12", {"drink": say.token_name(kind)}, "CT-19.12-none")
        return Refusal("CT-19.13" if potion else "CT-19.12", {"drink": say.token_name(kind)})
    if c.OBEY <= move < c.SAYS:
        held = (move - c.OBEY) // c.MOST_WAYS < len(state.says[seat])
        return Refusal("CT-13.7") if held else Refusal("CT-13.7", id="CT-13.7-none")
    return Refusal("CT-4.1", id="asked")


def _why_not_modify(state: CavernTavern, seat: int, face: int) -> Refusal:
    if not state.modifiers[seat]:
        return Refusal("CT-19.10", id="CT-19.10-none")
    if not state.dice[seat]:
        return Refusal("CT-19.11")
    if face not in state.dice[seat]:
        return Refusal("CT-19.10", {"die": f"die-{face}"}, "no-such-die")
    return Refusal("CT-19.10")


# -- placing ----------------------------------------------------------------------------------------------------------


def _why_not_place(state: CavernTavern, seat: int, zone: int) -> Refusal:
    named: dict[str, Value] = {"zone": say.zone_name(state, seat, zone)}
    if not state.dice[seat]:
        return Refusal("CT-8.1", id="CT-8.1-no-dice")
    if state.placed >= state.placements:
        return Refusal("CT-4.2")
    refusal = _why_closed(state, seat, zone, named)
    if refusal is not None:
        return refusal
    if t.DICE[zone]:
        return Refusal("CT-8.3", {**named, "number": t.DICE[zone]})
    return Refusal("CT-8.2", {**named, "total": dice.total_of(state, seat, zone)})


def _why_closed(state: CavernTavern, seat: int, zone: int, named: dict[str, Value]) -> Refusal | None:
    """Why a zone is not open, whatever the dice."""
    tasks = t.KITCHEN_ZONE <= zone < t.OFFICE_ZONE or zone >= t.OWN_ZONE
    if zone >= t.OWN_ZONE and zone - t.OWN_ZONE >= len(state.own[seat]):
        return Refusal("CT-19.9")
    if tasks and state.says[seat]:
        return Refusal("CT-13.5", named)
    if t.CHAMBER_ZONE <= zone < t.OWN_ZONE and not state.is_chamber_open():
        return Refusal("CT-19.1")
    if t.CHAMBER_ZONE <= zone < t.MRS_NASTY_ZONE and state.tasks[zone - t.CHAMBER_ZONE] == NOTHING:
        return Refusal("CT-19.3")
    shared = any([boon[0] == t.SHARE_SPACE for boon in state.boons])
    taken = state.own_laid[seat][zone - t.OWN_ZONE] > 0 if zone >= t.OWN_ZONE else dice.is_full(state, zone)
    if taken and (zone >= t.OWN_ZONE or not shared):
        return Refusal("CT-8.4", named)
    if zone == t.REPLACE_ZONE and not cards.free_orders(state):
        return Refusal("CT-12.3")
    if zone < t.KITCHEN_ZONE and not any([state.piles[kind] for kind in t.CELLAR[zone]]):
        return Refusal("CT-9.4", named)
    return None
