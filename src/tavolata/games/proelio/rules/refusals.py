"""Why a move is not legal now: the clause that forbids it. It says nothing that the seat may not know.

Every question has a sentence of its own for what is no answer to it (``now-loot``); an answer of the right kind that is
wrong, and a move of another moment, are told what is wrong with them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Refusal, Value, seat_name
from . import actions, notation
from . import tables as t
from .tables import ATTACKS, BASE, DEFENCE, IMPERIAL, KINDS, NOBODY, STRATEGY, back_of

if TYPE_CHECKING:
    from .state import Proelio


def why(state: Proelio, seat: int, move: int) -> Refusal | None:
    """The clause that forbids a move now; None if it is legal."""
    if state.over:
        return Refusal("PR-12.7")
    frame = state.stack[-1]
    if frame[1] != seat:
        return Refusal("PR-3.3", {"seat": seat_name(frame[1])})
    if move in state.legal(seat):
        return None
    clause = notation.ask(state).clause
    if not 0 <= move < t.CODES:
        return Refusal(clause, id="no-move")
    if move >= t.SEAT + state.seats:
        return Refusal(clause, {"number": move - t.SEAT + 1}, "no-seat")
    if frame[0] == t.ON_ACTION:
        return _why_not_that_action(state, seat, move)
    return _why_not_that_answer(state, seat, frame, clause, move)


def _why_not_that_answer(state: Proelio, seat: int, frame: list[int], clause: str, move: int) -> Refusal:
    kind = frame[0]
    if kind == t.ON_DEFENCE:
        return _why_not_deployed(state, seat, move)
    if kind == t.ON_SHORT:
        return _why_no_way_out(state, seat, move)
    if kind == t.ON_LOOK and move >= t.SEAT:
        return Refusal("PR-9.7", id="PR-9.7-seat")
    if kind == t.ON_ALLY and move >= t.SEAT:
        return Refusal("PR-8.13")
    if t.ATTACK <= move < t.SEAT and WANTED.get(kind) == _verb(move):
        return _why_not_that_card(state, kind, clause, (move - t.ATTACK) % KINDS)
    return _now(state, seat, kind, clause)


def _now(state: Proelio, seat: int, kind: int, clause: str) -> Refusal:
    """What is asked must be answered first."""
    guild: dict[str, Value] = {}
    if kind in (t.ON_CURE, t.ON_DODGE, t.ON_IGNORE, t.ON_CRAFT, t.ON_SCRIBES):
        guild = {"guild": notation.guild_name(state.guilds[seat])}
    return Refusal(clause, guild, f"now-{'guild' if guild else notation.ASKS[kind][0]}")


WANTED = {
    t.ON_LOOT: t.GIVE,
    t.ON_SUPPORT: t.GIVE,
    t.ON_LIMIT: t.DISCARD,
    t.ON_BARDS: t.DISCARD,
    t.ON_PRICE: t.DISCARD,
    t.ON_TRADE: t.TAKE,
    t.ON_KEEP: t.TAKE,
}
"""The moves with a card that answer a question."""


def _verb(move: int) -> int:
    """The first code of the moves with a card that this one is of."""
    return t.ATTACK + (move - t.ATTACK) // KINDS * KINDS


def _why_not_that_card(state: Proelio, kind: int, clause: str, card: int) -> Refusal:
    """An answer of the right kind with a card that is not there, or not to be had."""
    if kind == t.ON_KEEP:
        return Refusal("PR-13.11", _card(card), "PR-13.11-card")
    if kind == t.ON_TRADE:
        return Refusal(
            "PR-14.3", _card(card), f"PR-14.3-{'imperial' if back_of(card) == IMPERIAL else 'card'}"
        )
    if card not in state.hands[state.stack[-1][1]]:
        return Refusal(clause, _card(card), "not-in-hand")
    return Refusal("PR-14.5", _card(card), "PR-14.5-card")


def _card(kind: int) -> dict[str, Value]:
    return {"card": notation.card_name(kind)}


# -- the defence ------------------------------------------------------------------------------------------------------


def _why_not_deployed(state: Proelio, seat: int, move: int) -> Refusal:
    if t.DEPLOY <= move < t.GIVE:
        return _why_not_that_defence(state, seat, move - t.DEPLOY)
    if move == t.SACRIFICE:
        return Refusal("PR-6.6")
    if move == t.PAY:
        return Refusal("PR-6.3", id="PR-6.3-pay")
    if move == t.GUILD:
        return _why_no_guild(state, seat)
    if move <= t.SUPPORT or t.ATTACK <= move < t.DEPLOY:
        return Refusal("PR-3.1")
    return Refusal("PR-6.1")


def _why_not_that_defence(state: Proelio, seat: int, kind: int) -> Refusal:
    if kind not in state.hands[seat]:
        return Refusal("PR-6.1", _card(kind), "not-in-hand")
    if state.tables.types[kind] != DEFENCE:
        return Refusal("PR-6.1", _card(kind), "PR-6.1-card")
    return Refusal("PR-6.2", {**_card(kind), "most": state.strength(seat) + 1})


def _why_no_way_out(state: Proelio, seat: int, move: int) -> Refusal:
    if move == t.GUILD:
        if state.guilds[seat] == t.COSTRUTTORI and not state.spent[seat] and state.merchant != seat:
            return Refusal("PR-13.6")
        return _why_no_guild(state, seat)
    if move == t.SACRIFICE:
        return Refusal("PR-6.4", id="PR-6.4-none")
    if move == t.DONE or t.DEPLOY <= move < t.GIVE:
        return Refusal("PR-6.1", id="PR-6.1-late")
    if move <= t.SUPPORT or t.ATTACK <= move < t.DEPLOY:
        return Refusal("PR-3.1")
    return Refusal("PR-6.4")


# -- the Action -------------------------------------------------------------------------------------------------------


def _why_not_that_action(state: Proelio, seat: int, move: int) -> Refusal:
    if t.ATTACK <= move < t.DEPLOY:
        return _why_not_used(state, seat, move, (move - t.ATTACK) % KINDS)
    if move == t.TO_IMPERIAL:
        return Refusal("PR-9.1" if len(state.hands[seat]) < 2 else "PR-9.2")
    if move == t.EQUITAS:
        return _why_no_equitas(state, seat)
    if move == t.TRADE:
        return _why_no_trade(state, seat)
    if move == t.SUPPORT:
        return _why_no_support(state, seat)
    if move == t.GUILD:
        return _why_no_guild(state, seat)
    if move in (t.DONE, t.SACRIFICE, t.PAY, t.STEAL) or t.DEPLOY <= move < t.GIVE:
        return Refusal("PR-3.1", id="PR-3.1-no-attack")
    return _why_not_now(move)


def _why_not_now(move: int) -> Refusal:
    """Answers to questions that nobody has asked."""
    if move == t.END_TALK:
        return Refusal("PR-15.6", id="PR-15.6-none")
    if move >= t.SEAT:
        return Refusal("PR-3.9", id="PR-3.9-seat")
    if move >= t.TAKE:
        return Refusal("PR-3.9", id="PR-3.9-take")
    if move >= t.DISCARD:
        return Refusal("PR-3.9", id="PR-3.9-discard")
    if move >= t.GIVE:
        return Refusal("PR-3.9", id="PR-3.9-give")
    return Refusal("PR-3.4")


def _why_not_used(state: Proelio, seat: int, move: int, kind: int) -> Refusal:
    clauses = {t.ATTACK: "PR-5.1", t.FORTIFY: "PR-4.2", t.PLAY: "PR-8.2"}
    if kind not in state.hands[seat]:
        return Refusal(clauses[_verb(move)], _card(kind), "not-in-hand")
    if move < t.FORTIFY:
        return _why_not_attack(state, seat, kind)
    return _why_not_fortify(state, seat, kind) if move < t.PLAY else _why_not_play(state, kind)


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
    if actions.lost_now(state):
        return Refusal("PR-10.9")
    if state.lost:
        return Refusal("PR-10.3")
    return Refusal("PR-10.5" if actions.may_invoke(state, seat) else "PR-10.1")


def _why_no_trade(state: Proelio, seat: int) -> Refusal:
    if state.merchant == NOBODY:
        clause = "PR-15.2" if state.teams() else "PR-14.9" if state.seats == 2 else "PR-2.6"
        return Refusal(clause, id="no-merchant")
    if state.merchant != seat:
        return Refusal("PR-14.3")
    if state.plague != NOBODY:
        return Refusal("PR-14.7")
    if not state.discards[BASE]:
        return Refusal("PR-14.8", id="PR-14.8-discards")
    return Refusal("PR-14.8", {"season": t.SEASONS[state.season]})


def _why_no_support(state: Proelio, seat: int) -> Refusal:
    if not state.teams():
        return Refusal("PR-15.4")
    return Refusal("PR-7.3") if state.hands[seat] else Refusal("PR-15.4", id="PR-15.4-empty")


def _why_no_guild(state: Proelio, seat: int) -> Refusal:
    """Why the own Guild cannot be used at this moment."""
    guild = state.guilds[seat]
    if guild < 0:
        return Refusal("PR-2.6")
    if state.spent[seat]:
        return Refusal("PR-13.2")
    if state.merchant == seat:
        return Refusal("PR-13.3")
    if state.stack[-1][0] == t.ON_ACTION and guild == t.BARDI:
        return Refusal("PR-13.4", id="PR-13.4-empty")
    return Refusal("PR-13.16", {"guild": notation.guild_name(guild)}, f"moment-{t.GUILD_NAMES[guild]}")
