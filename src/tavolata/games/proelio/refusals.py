"""Why a move is not legal now: the clause that forbids it. It says nothing that the seat may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.phrases import Refusal, Value, seat_name
from . import rules_actions as actions
from . import rules_notation as notation
from . import tables as t
from .tables import ATTACKS, BASE, DEFENCE, KINDS, NOBODY, STRATEGY

if TYPE_CHECKING:
    from .rules import Proelio


def why(state: Proelio, seat: int, move: int) -> Refusal | None:
    """The clause that forbids a move now; None if it is legal."""
    if state.over:
        return Refusal("PR-12.7")
    frame = state.stack[-1]
    if frame[1] != seat:
        return Refusal("PR-3.3", {"seat": seat_name(frame[1])})
    if move in state.legal(seat):
        return None
    if not 0 <= move < t.CODES:
        return Refusal(notation.ASKS[frame[0]][1], id="PR-3.9")
    if frame[0] == t.ON_ACTION:
        return _why_not_that_action(state, seat, move)
    return _why_not_that_answer(state, seat, frame, move)


def _why_not_that_answer(state: Proelio, seat: int, frame: list[int], move: int) -> Refusal:
    kind = frame[0]
    clause = notation.ask(state).clause
    if kind == t.ON_DEFENCE:
        return _why_not_deployed(state, seat, move)
    if kind == t.ON_SHORT:
        return _why_no_way_out(state, seat, frame, move)
    if t.ATTACK <= move < t.SEAT:
        return _why_not_that_card(state, seat, kind, clause, move)
    if kind == t.ON_LOOK and move >= t.SEAT:
        return Refusal("PR-9.7", id="PR-9.7-seat")
    if kind == t.ON_ALLY and move >= t.SEAT:
        return Refusal("PR-8.4", id="PR-8.4-seat")
    return Refusal(clause, id="asked")


def _why_not_that_card(state: Proelio, seat: int, kind: int, clause: str, move: int) -> Refusal:
    card = (move - t.ATTACK) % KINDS
    verb = t.ATTACK + (move - t.ATTACK) // KINDS * KINDS
    wanted = {
        t.ON_LOOT: t.GIVE,
        t.ON_SUPPORT: t.GIVE,
        t.ON_LIMIT: t.DISCARD,
        t.ON_BARDS: t.DISCARD,
        t.ON_PRICE: t.DISCARD,
    }
    if wanted.get(kind) != verb:
        return Refusal(clause, id="asked")
    if card not in state.hands[seat]:
        return Refusal(clause, _card(card), "not-in-hand")
    return Refusal("PR-14.5", _card(card), "PR-14.5-card")


def _card(kind: int) -> dict[str, Value]:
    return {"card": notation.card_name(kind)}


# -- the defence ------------------------------------------------------------------------------------------------------


def _why_not_deployed(state: Proelio, seat: int, move: int) -> Refusal:
    if not t.DEPLOY <= move < t.GIVE:
        if move == t.SACRIFICE:
            return Refusal("PR-6.6")
        return Refusal("PR-3.1") if move < t.GIVE else Refusal("PR-6.1")
    kind = move - t.DEPLOY
    if kind not in state.hands[seat]:
        return Refusal("PR-6.1", _card(kind), "not-in-hand")
    if state.tables.types[kind] != DEFENCE:
        return Refusal("PR-6.1", _card(kind), "PR-6.1-card")
    return Refusal("PR-6.2", {**_card(kind), "most": state.strength(seat) + 1})


def _why_no_way_out(state: Proelio, seat: int, frame: list[int], move: int) -> Refusal:
    if move == t.GUILD:
        if state.guilds[seat] != t.COSTRUTTORI:
            return Refusal("PR-13.5")
        if state.spent[seat]:
            return Refusal("PR-13.2")
        return Refusal("PR-13.3" if state.merchant == seat else "PR-13.6")
    if move == t.SACRIFICE:
        return Refusal("PR-6.4", id="PR-6.4-none")
    return Refusal("PR-6.4")


# -- the Action -------------------------------------------------------------------------------------------------------


def _why_not_that_action(state: Proelio, seat: int, move: int) -> Refusal:
    if t.ATTACK <= move < t.DEPLOY:
        kind = (move - t.ATTACK) % KINDS
        if kind not in state.hands[seat]:
            return Refusal("PR-3.9", _card(kind), "not-in-hand")
        if move < t.FORTIFY:
            return _why_not_attack(state, seat, kind)
        return _why_not_fortify(state, seat, kind) if move < t.PLAY else _why_not_play(state, kind)
    if move == t.TO_IMPERIAL:
        return Refusal("PR-9.1" if len(state.hands[seat]) < 2 else "PR-9.2")
    if move == t.EQUITAS:
        return _why_no_equitas(state, seat)
    if move == t.TRADE:
        return _why_no_trade(state, seat)
    if move == t.SUPPORT:
        return Refusal("PR-7.3" if state.teams() and state.hands[seat] else "PR-15.4")
    if move == t.GUILD:
        return _why_no_guild(state, seat)
    if move in (t.DONE, t.SACRIFICE) or t.DEPLOY <= move < t.GIVE:
        return Refusal("PR-3.1", id="PR-3.1-no-attack")
    return Refusal("PR-3.4" if move in (t.LEAVE, t.NO_GUILD) else "PR-3.9")


def _why_not_attack(state: Proelio, seat: int, kind: int) -> Refusal:
    if state.tables.types[kind] != ATTACKS:
        return Refusal("PR-5.1", _card(kind), "PR-5.1-card")
    if state.turns < state.seats:
        return Refusal("PR-5.2")
    if state.plague != NOBODY:
        return Refusal("PR-8.7")
    if actions.is_last_stand(state, seat):
        return Refusal("PR-5.3")
    return Refusal("PR-5.4", {**_card(kind), "most": state.strength(seat) + 1})


def _why_not_fortify(state: Proelio, seat: int, kind: int) -> Refusal:
    if not state.tables.levels[kind]:
        return Refusal("PR-4.4", _card(kind))
    following = actions.next_level(state, seat)
    if following < 0:
        return Refusal("PR-4.2", id="PR-4.2-complete")
    return Refusal("PR-4.2", {**_card(kind), "next": notation.card_name(following)})


def _why_not_play(state: Proelio, kind: int) -> Refusal:
    if state.tables.types[kind] != STRATEGY:
        return Refusal("PR-8.2", _card(kind))
    return Refusal("PR-8.9" if kind == t.PESTE else "PR-7.3")


def _why_no_equitas(state: Proelio, seat: int) -> Refusal:
    if state.equitas:
        return Refusal("PR-10.2")
    if state.lost:
        return Refusal("PR-10.3")
    return Refusal("PR-10.5" if actions.may_invoke(state, seat) else "PR-10.1")


def _why_no_trade(state: Proelio, seat: int) -> Refusal:
    if state.merchant != seat:
        return Refusal("PR-14.3")
    if state.plague != NOBODY:
        return Refusal("PR-14.7")
    return Refusal("PR-14.8", id="PR-14.8" if state.discards[BASE] else "PR-14.8-discards")


def _why_no_guild(state: Proelio, seat: int) -> Refusal:
    guild = state.guilds[seat]
    if guild < 0:
        return Refusal("PR-2.6")
    if state.spent[seat]:
        return Refusal("PR-13.2")
    if state.merchant == seat:
        return Refusal("PR-13.3")
    if guild == t.BARDI:
        return Refusal("PR-13.4", id="PR-13.4-empty")
    return Refusal("PR-13.16", {"guild": notation.guild_name(guild)})
