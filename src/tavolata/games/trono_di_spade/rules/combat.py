"""Combat, step by step: support, house cards, texts, tides, blade, result, and its end (TS-12, TS-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import alliances, board, events, retreat, strength, texts
from . import frames as f
from . import tables as t

if TYPE_CHECKING:
    from .state import TronoDiSpade


def step(state: TronoDiSpade, frame: list[int], tell: Tell) -> None:
    """The next step of a combat (TS-12)."""
    number = frame[1]
    state.stack[-1] = [f.P_COMBAT, number + 1]
    if number == 0:
        events.tell_combat(state, tell)
        state.stack.append([f.P_SUPPORT, 0])
    elif number == 1:
        if tell is not None:
            events.tell_strengths(
                tell, strength.before_cards(state, f.ATTACK), strength.before_cards(state, f.DEFENCE)
            )
        state.stack.append([f.Q_CARDS, t.NOBODY])
    elif number == 2:
        _reveal(state, tell)
    elif number == 3:
        state.stack.append([f.P_TEXTS, t.WHEN_CANCEL, 0])
    elif number == 4:
        state.stack.append([f.P_TEXTS, t.WHEN_IMMEDIATE, 0])
    elif number == 5:
        _draw_tides(state, tell)
    elif number == 6:
        _offer_blade(state)
    elif number == 7:
        _decide(state, tell)
    elif number == 8:
        state.stack.append([f.P_TEXTS, t.WHEN_RESULT, 0])
    else:
        _aftermath(state, number, tell)


def _aftermath(state: TronoDiSpade, number: int, tell: Tell) -> None:
    """What comes once it is known who has won."""
    if number == 9:
        retreat.casualties(state, tell)
    elif number == 10:
        retreat.skulls(state, tell)
    elif number == 11:
        retreat.retreat(state, tell)
    elif number == 12:
        _enter(state, tell)
    elif number == 13:
        _discard(state)
    elif number == 14:
        state.stack.append([f.P_TEXTS, t.WHEN_AFTER, 0])
    else:
        state.stack.pop()
        state.fight = []


# -- support ----------------------------------------------------------------------------------------------------------


def step_support(state: TronoDiSpade, frame: list[int]) -> None:
    """In throne order every House decides about its support orders (TS-12.3)."""
    if frame[1] == state.seats:
        state.stack[-1] = [f.P_ACCEPT, 0]
        return
    seat = state.tracks[t.THRONE][frame[1]]
    at, asked = state.fight[f.F_AT], state.fight[f.F_ASKED]
    for area in range(state.tables.size):
        if state.owner[area] == seat and not asked >> area & 1 and strength.can_support(state, area, at):
            state.fight[f.F_ASKED] |= 1 << area
            if _is_asked_for_support(state, seat):
                state.stack.append([f.Q_SUPPORT, seat, area])
                return
    state.stack[-1] = [f.P_SUPPORT, frame[1] + 1]


def _is_asked_for_support(state: TronoDiSpade, seat: int) -> bool:
    """Against a neutral force one's own support needs no question, and who declined is not asked again (TS-15.7)."""
    if state.fight[f.F_DEFENDER] != t.NOBODY:
        return True
    return strength.side_of(state, seat) == t.NOBODY and not state.pact[f.L_NO_SUPPORT] >> seat & 1


def sides(state: TronoDiSpade, seat: int) -> list[int]:
    """The sides a House's next support may go to (TS-12.3, TS-12.4)."""
    side = strength.side_of(state, seat)
    if side != t.NOBODY:
        return [t.ATTACKER + side, t.NEITHER]
    if state.fight[f.F_DEFENDER] == t.NOBODY:
        return [t.ATTACKER, t.NEITHER]
    for other in (f.ATTACK, f.DEFENCE):
        if seat in supporters(state, other):
            return [t.ATTACKER + other, t.NEITHER]
    return [t.ATTACKER, t.DEFENDER, t.NEITHER]


def supporters(state: TronoDiSpade, side: int) -> list[int]:
    """The Houses that support a side."""
    helping = strength.backers(state, side)
    return [state.owner[area] for area in range(state.tables.size) if helping >> area & 1]


def _support(state: TronoDiSpade, seat: int, area: int, move: int, tell: Tell) -> None:
    if move == t.NEITHER:
        events.tell_area(state, tell, "supports-nobody", seat, area)
        if state.fight[f.F_DEFENDER] == t.NOBODY:  # TS-15.7: the march does not count on it again
            state.pact[f.L_NO_SUPPORT] |= 1 << seat
    else:
        side = move - t.ATTACKER
        state.fight[f.F_FOR_ATTACKER + side] |= 1 << area
        events.tell_support(state, tell, seat, area, side)
    for side in (f.ATTACK, f.DEFENCE):  # TS-22.6: an ally has a right to it
        if state.are_allied(seat, strength.house_of(state, side)) and move != t.ATTACKER + side:
            state.pact[f.L_NO_SUPPORT] |= 1 << seat
            alliances.refused(state, strength.house_of(state, side), seat)


def step_accept(state: TronoDiSpade, frame: list[int]) -> None:
    """A combatant may refuse the support of another House (TS-12.5)."""
    state.stack.pop()
    if frame[1] == state.seats or state.fight[f.F_DEFENDER] == t.NOBODY:
        return
    state.stack.append([f.P_ACCEPT, frame[1] + 1])
    seat = state.tracks[t.THRONE][frame[1]]
    for side in (f.ATTACK, f.DEFENCE):
        if strength.side_of(state, seat) == t.NOBODY and seat in supporters(state, side):
            state.stack.append([f.Q_ACCEPT, strength.house_of(state, side), seat])


def _refuse(state: TronoDiSpade, seat: int, supporter: int, tell: Tell) -> None:
    side = strength.side_of(state, seat)
    for area in range(state.tables.size):
        if state.owner[area] == supporter:
            state.fight[f.F_FOR_ATTACKER + side] &= ~(1 << area)
    events.tell_between(tell, "refuses-support", seat, supporter)


# -- questions --------------------------------------------------------------------------------------------------------


def legal(state: TronoDiSpade, frame: list[int], seat: int) -> list[int]:
    """The answers to a question of a combat."""
    kind = frame[0]
    if kind == f.Q_SUPPORT:
        return sides(state, seat)
    if kind == f.Q_ACCEPT:
        return [t.YES, t.NO]
    if kind == f.Q_CARDS:
        return cards(state, seat)
    if kind == f.Q_BLADE:
        return [t.BLADE, t.REDRAW, t.PASS] if state.fight[f.F_TIDES] != t.NOTHING else [t.BLADE, t.PASS]
    return texts.legal(state, frame)


def answer(state: TronoDiSpade, frame: list[int], move: int, tell: Tell) -> None:
    """A question of a combat is answered; its frame is already off the stack."""
    kind, seat = frame[0], frame[1]
    if kind == f.Q_SUPPORT:
        _support(state, seat, frame[2], move, tell)
    elif kind == f.Q_ACCEPT:
        if move == t.NO:
            _refuse(state, seat, frame[2], tell)
        else:
            events.tell_between(tell, "accepts-support", seat, frame[2])
    elif kind == f.Q_BLADE:
        _use_blade(state, seat, move, tell)
    else:
        texts.answer(state, frame, move, tell)


def cards(state: TronoDiSpade, seat: int) -> list[int]:
    """The house cards in a hand, as moves."""
    first = t.CARD + 7 * state.house[seat]
    return [first + card for card in range(7) if state.hand[seat] >> card & 1]


def choosers(state: TronoDiSpade) -> list[int]:
    """The combatants that still owe a house card (TS-12.9)."""
    found = [
        strength.house_of(state, side)
        for side in (f.ATTACK, f.DEFENCE)
        if state.fight[f.F_CARDS + side] == t.NOTHING and state.hand[strength.house_of(state, side)]
    ]
    return sorted(found)


def choose(state: TronoDiSpade, seat: int, move: int) -> None:
    """A house card is chosen, unseen."""
    state.fight[f.F_CARDS + strength.side_of(state, seat)] = (move - t.CARD) % 7


def play_only_cards(state: TronoDiSpade) -> None:
    """Who has one card plays it without being asked (TS-12.20)."""
    for seat in choosers(state):
        moves = cards(state, seat)
        if len(moves) == 1:
            choose(state, seat, moves[0])


def _reveal(state: TronoDiSpade, tell: Tell) -> None:
    """Both cards are shown together."""
    state.fight[f.F_SHOWN] = 1
    state.fence += 1
    for side in (f.ATTACK, f.DEFENCE):
        card = state.fight[f.F_CARDS + side]
        if card >= 0:
            state.hand[strength.house_of(state, side)] &= ~(1 << card)
            events.tell_card(
                state, tell, "plays-card", strength.house_of(state, side), strength.card_of(state, side)
            )


# -- tides and blade --------------------------------------------------------------------------------------------------


def _draw_tides(state: TronoDiSpade, tell: Tell) -> None:
    """Each side draws a tide that it alone sees (TS-18.1)."""
    if state.setup.options["tides"] is not True:
        return
    for side in (f.ATTACK, f.DEFENCE):
        state.fight[f.F_TIDES + side] = _tide(state, t.NOTHING)
        events.tell_drawn_tide(state, tell, side)
    state.fence += 1


def _tide(state: TronoDiSpade, gone: int) -> int:
    """A tide drawn from those that are left of the 24."""
    tides = state.tables.tides
    left = [tide[4] for tide in tides]
    for drawn in (*state.fight[f.F_TIDES : f.F_TIDES + 2], gone):
        if drawn >= 0:
            left[drawn] -= 1
    number = int(state.rng.below(sum(left)))
    kind = 0
    while number >= left[kind]:
        number -= left[kind]
        kind += 1
    return kind


def _offer_blade(state: TronoDiSpade) -> None:
    """The holder of the blade is asked, if it fights and the blade is ready (TS-12.11)."""
    holder = state.tracks[t.FIEFDOMS][0]
    if state.blade and strength.side_of(state, holder) != t.NOBODY:
        state.stack.append([f.Q_BLADE, holder])


def _use_blade(state: TronoDiSpade, seat: int, move: int, tell: Tell) -> None:
    side = strength.side_of(state, seat)
    if move == t.PASS:
        return
    state.blade = 0
    if move == t.BLADE:
        state.fight[f.F_BLADE] = side
        events.tell_seat(tell, "uses-blade", seat)
        return
    before = state.fight[f.F_TIDES + side]
    state.fight[f.F_TIDES + side] = t.NOTHING
    state.fight[f.F_TIDES + side] = _tide(state, before)
    state.fence += 1
    events.tell_seat(tell, "redraws", seat)
    events.tell_drawn_tide(state, tell, side)


# -- the result -------------------------------------------------------------------------------------------------------


def _decide(state: TronoDiSpade, tell: Tell) -> None:
    """The higher strength wins; if equal, the House higher on the fiefdoms track (TS-12.13)."""
    if state.fight[f.F_TIDES] != t.NOTHING:
        state.fight[f.F_TIDES_SHOWN] = 1
        state.fence += 1
        events.tell_tides(state, tell)
    sums = strength.summed(state, f.ATTACK) + strength.summed(state, f.DEFENCE)
    state.fight[f.F_SUMS : f.F_SUMS + 2 * f.SUM] = sums
    attack, defence = sums[f.SUM - 1], sums[2 * f.SUM - 1]
    if attack == defence:
        first = board.higher(
            state, t.FIEFDOMS, strength.house_of(state, f.ATTACK), strength.house_of(state, f.DEFENCE)
        )
        winner = f.ATTACK if first else f.DEFENCE
    else:
        winner = f.ATTACK if attack > defence else f.DEFENCE
    state.fight[f.F_WINNER] = winner
    events.tell_result(state, tell, winner, attack, defence)


def _enter(state: TronoDiSpade, tell: Tell) -> None:
    """The victorious attackers enter; Arianne Martell keeps them out (TS-12.15, TS-13.30)."""
    fight = state.fight
    if fight[f.F_WINNER] != f.ATTACK:
        return
    seat, at = strength.house_of(state, f.ATTACK), fight[f.F_AT]
    board.remove_order(state, at)
    kept_out = strength.text_of(state, f.DEFENCE) == t.ARIANNE
    goal = fight[f.F_FROM] if kept_out else at
    force = fight[f.F_FORCE : f.F_FORCE + 4]
    fight[f.F_FORCE : f.F_FORCE + 4] = [0, 0, 0, 0]
    if not any(force):
        return
    if not kept_out:
        if not state.are_allied(seat, state.host[at]):  # an ally's land stays the ally's
            board.set_host(state, at, t.NOBODY)
            board.enter(state, seat, at, tell)
        fight[f.F_ENTERED] = 1
    for unit in range(t.FOOTMAN, t.SHIP + 1):
        board.put(state, seat, goal, unit, force[unit])
    events.tell_area(state, tell, "kept-out" if kept_out else "enters", seat, goal)
    if kept_out:
        state.stack.append([f.P_FIT, seat])


def _discard(state: TronoDiSpade) -> None:
    """The cards played are discarded; an empty hand is filled (TS-12.17, TS-13.5)."""
    for side in (f.ATTACK, f.DEFENCE):
        card = state.fight[f.F_CARDS + side]
        if card < 0:
            continue
        seat = strength.house_of(state, side)
        if strength.text_of(state, side) == t.ROOSE and state.fight[f.F_WINNER] != side:
            state.hand[seat] |= 1 << card
            continue
        state.pile[seat] |= 1 << card
        if not state.hand[seat]:
            refill(state, seat, card)


def refill(state: TronoDiSpade, seat: int, card: int) -> None:
    """A House without cards takes its discards back but the one that went last."""
    state.hand[seat] = state.pile[seat] & ~(1 << card)
    state.pile[seat] = 1 << card
