"""The texts of the house cards that do something at a moment of their own (TS-13).

Those that only change what is counted stand in strength.py; Robb, Arianne and the Blackfish where they matter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import board, combat, events, retreat, strength
from . import frames as f
from . import tables as t

if TYPE_CHECKING:
    from .state import TronoDiSpade


def step(state: TronoDiSpade, frame: list[int], tell: Tell) -> None:
    """The texts of one moment, in throne order (TS-12.10)."""
    timing, done = frame[1], frame[2]
    state.stack.pop()
    if done == 3:
        return
    side = _next_side(state, done)
    state.stack.append([f.P_TEXTS, timing, done | 1 << side])
    card = state.fight[f.F_CARDS + side]
    text = strength.text_of(state, side)
    if text == t.NO_TEXT or t.TIMING[text] != timing or state.fight[f.F_USED] >> (7 * side + card) & 1:
        return
    state.fight[f.F_USED] |= 1 << (7 * side + card)
    _work(state, side, text, tell)


def _next_side(state: TronoDiSpade, done: int) -> int:
    if done:
        return f.DEFENCE if done == 1 else f.ATTACK
    attacker, defender = strength.house_of(state, f.ATTACK), strength.house_of(state, f.DEFENCE)
    return f.ATTACK if board.higher(state, t.THRONE, attacker, defender) else f.DEFENCE


def _work(state: TronoDiSpade, side: int, text: int, tell: Tell) -> None:
    """A text comes to its moment: it works, asks, or has nothing to do."""
    seat, other = strength.house_of(state, side), strength.house_of(state, 1 - side)
    if text == t.TYRION:
        if state.fight[f.F_CARDS + 1 - side] >= 0:
            state.stack.append([f.Q_TEXT, seat, text])
    elif text == t.AERON:
        if state.power[seat] >= 2 and state.hand[seat]:
            state.stack.append([f.Q_TEXT, seat, text])
    elif text == t.MACE:
        _mace(state, side, tell)
    elif text == t.QUEEN_OF_THORNS:
        if thorns(state, seat):
            state.stack.append([f.Q_THORNS, seat])
    elif text == t.DORAN:
        state.stack.append([f.Q_DORAN, seat])
    elif text == t.PATCHFACE:
        if state.hand[other]:
            state.stack.append([f.Q_PATCHFACE, seat])
    else:
        _after_result(state, side, text, tell)


def _after_result(state: TronoDiSpade, side: int, text: int, tell: Tell) -> None:
    """Texts that ask who has won."""
    seat = strength.house_of(state, side)
    won = state.fight[f.F_WINNER] == side
    if text == t.ROOSE and not won:
        state.hand[seat] |= state.pile[seat]
        state.pile[seat] = 0
        events.tell_text(state, tell, seat, text)
    elif text == t.TYWIN and won:
        events.tell_number(tell, "gains", seat, board.gain(state, seat, 2))
    elif text == t.CERSEI and won and len(letters(state, seat)):
        state.stack.append([f.Q_CERSEI, seat])
    elif text == t.RENLY and won and len(squires(state, seat)):
        state.stack.append([f.Q_RENLY, seat])
    elif text == t.LORAS and state.fight[f.F_ENTERED] and side == f.ATTACK:
        state.order[state.fight[f.F_AT]] = state.fight[f.F_ORDER]
        events.tell_order(state, tell, "order-moves", seat, state.fight[f.F_AT], state.fight[f.F_ORDER])


def legal(state: TronoDiSpade, frame: list[int]) -> list[int]:
    """The answers to a question that a text asks, or casualties and retreats."""
    kind, seat = frame[0], frame[1]
    if kind == f.Q_TEXT:
        return [t.YES, t.NO]
    if kind == f.Q_REPLACE:
        return [move for move in combat.cards(state, seat) if frame[2] < 0 or (move - t.CARD) % 7 != frame[2]]
    if kind == f.Q_THORNS:
        return [t.AREA + area for area in thorns(state, seat)]
    if kind == f.Q_DORAN:
        return [t.TRACK + track for track in range(3)]
    if kind == f.Q_CERSEI:
        return [*[t.AREA + area for area in letters(state, seat)], t.PASS]
    if kind == f.Q_RENLY:
        return [*[t.AREA + area for area in squires(state, seat)], t.PASS]
    if kind == f.Q_PATCHFACE:
        return [*combat.cards(state, opponent(state, seat)), t.PASS]
    return retreat.legal(state, frame)


def answer(state: TronoDiSpade, frame: list[int], move: int, tell: Tell) -> None:
    """A question that a text asked is answered."""
    kind, seat = frame[0], frame[1]
    if kind == f.Q_TEXT:
        if move == t.YES:
            _use(state, seat, frame[2], tell)
    elif kind == f.Q_REPLACE:
        _replace(state, seat, move, tell)
    elif kind == f.Q_THORNS:
        _cut(state, seat, move - t.AREA, tell)
        _lose_support(state, move - t.AREA)
    elif kind == f.Q_DORAN:
        board.drop(state, move - t.TRACK, opponent(state, seat), state.seats, tell)
    elif kind == f.Q_CERSEI:
        if move != t.PASS:
            _cut(state, seat, move - t.AREA, tell)
    elif kind == f.Q_RENLY:
        if move != t.PASS:
            _dub(state, seat, move - t.AREA, tell)
    elif kind == f.Q_PATCHFACE:
        if move != t.PASS:
            _jest(state, seat, move, tell)
    else:
        retreat.answer(state, frame, move, tell)


def opponent(state: TronoDiSpade, seat: int) -> int:
    """The other combatant."""
    return strength.house_of(state, 1 - strength.side_of(state, seat))


# -- one text after another -------------------------------------------------------------------------------------------


def _use(state: TronoDiSpade, seat: int, text: int, tell: Tell) -> None:
    """Tyrion sends a card back; Aeron gives way to another (TS-13.16, TS-13.13)."""
    side = strength.side_of(state, seat)
    events.tell_text(state, tell, seat, text)
    if text == t.TYRION:
        side = 1 - side
        seat = strength.house_of(state, side)
    card = state.fight[f.F_CARDS + side]
    state.fight[f.F_CARDS + side] = t.NOTHING
    if text == t.TYRION:
        others = state.hand[seat]
        state.hand[seat] |= 1 << card
        if others:
            state.stack.append([f.P_TEXTS, t.WHEN_CANCEL, 1 << (1 - side)])
            state.stack.append([f.Q_REPLACE, seat, card])
        return
    board.lose_power(state, seat, 2)
    state.pile[seat] |= 1 << card
    state.stack.append([f.P_TEXTS, t.WHEN_IMMEDIATE, 1 << (1 - side)])
    state.stack.append([f.P_TEXTS, t.WHEN_CANCEL, 1 << (1 - side)])
    state.stack.append([f.Q_REPLACE, seat, t.NOTHING])


def _replace(state: TronoDiSpade, seat: int, move: int, tell: Tell) -> None:
    """Another card is played in the open."""
    card = (move - t.CARD) % 7
    state.fight[f.F_CARDS + strength.side_of(state, seat)] = card
    state.hand[seat] &= ~(1 << card)
    events.tell_card(state, tell, "plays-card", seat, move - t.CARD)


def _mace(state: TronoDiSpade, side: int, tell: Tell) -> None:
    """A footman of the opponent falls (TS-13.25): one that can fight, if there is one."""
    other = 1 - side
    if not strength.fighting(state, other, t.FOOTMAN) or strength.text_of(state, other) == t.BLACKFISH:
        return
    if other == f.ATTACK:
        state.fight[f.F_FORCE] -= 1
    else:
        retreat.fall(state, state.fight[f.F_AT], t.FOOTMAN)
    events.tell_loss(state, tell, strength.house_of(state, other), state.fight[f.F_AT], t.FOOTMAN, 1)


def thorns(state: TronoDiSpade, seat: int) -> list[int]:
    """The opponent's orders next to the embattled area (TS-13.28)."""
    other = opponent(state, seat)
    return [
        area
        for area in state.tables.touching(state.fight[f.F_AT])
        if state.owner[area] == other and state.order[area] >= 0
    ]


def letters(state: TronoDiSpade, seat: int) -> list[int]:
    """The opponent's orders anywhere, but for the defence of this combat (TS-13.17)."""
    other, at = opponent(state, seat), state.fight[f.F_AT]
    return [
        area
        for area in range(state.tables.size)
        if state.order[area] >= 0
        and state.owner[area] == other
        and (area != at or t.TYPE[state.order[area]] != t.DEFENSES)
    ]


def _cut(state: TronoDiSpade, seat: int, area: int, tell: Tell) -> None:
    """An order is removed."""
    events.tell_order(state, tell, "removes-order", seat, area, state.order[area])
    board.remove_order(state, area)


def _lose_support(state: TronoDiSpade, area: int) -> None:
    """Support from an area counts no more, nor as support (TS-13.28); Cersei comes too late for that (TS-13.34)."""
    for side in (f.ATTACK, f.DEFENCE):
        state.fight[f.F_FOR_ATTACKER + side] &= ~(1 << area)


def squires(state: TronoDiSpade, seat: int) -> list[int]:
    """Where a House has footmen that fought or supported, if it has a knight to bring (TS-13.19)."""
    if not board.in_reserve(state, seat, t.KNIGHT):
        return []
    side, at = strength.side_of(state, seat), state.fight[f.F_AT]
    helping = strength.backers(state, side)
    found = [
        area
        for area in range(state.tables.size)
        if helping >> area & 1 and state.owner[area] == seat and state.units[4 * area + t.FOOTMAN]
    ]
    return sorted([*found, at]) if strength.fighting(state, side, t.FOOTMAN) else found


def _dub(state: TronoDiSpade, seat: int, area: int, tell: Tell) -> None:
    """A footman becomes a knight."""
    if area == state.fight[f.F_AT] and strength.side_of(state, seat) == f.ATTACK:
        state.fight[f.F_FORCE + t.FOOTMAN] -= 1
        state.fight[f.F_FORCE + t.KNIGHT] += 1
    else:
        board.upgrade(state, area, t.KNIGHT)
    events.tell_upgrade(state, tell, seat, area, t.KNIGHT)


def _jest(state: TronoDiSpade, seat: int, move: int, tell: Tell) -> None:
    """Patchface discards a card of the opponent's hand (TS-13.23, TS-13.24)."""
    other, card = opponent(state, seat), (move - t.CARD) % 7
    state.hand[other] &= ~(1 << card)
    state.pile[other] |= 1 << card
    events.tell_card(state, tell, "discards", other, move - t.CARD)
    if not state.hand[other]:
        combat.refill(state, other, card)
