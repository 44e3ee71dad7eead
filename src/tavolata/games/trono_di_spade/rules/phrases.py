"""Moves in words: every legal move as a phrase, with what it does as far as its seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Phrase, Value, seat_name
from . import actions, alliances, board, events, leave, objectives, planning, reach, retreat, strength, talk
from . import frames as f
from . import tables as t

if TYPE_CHECKING:
    from .state import TronoDiSpade


def describe(state: TronoDiSpade, seat: int, move: int) -> Phrase:
    """A legal move as a phrase."""
    frame = state.stack[-1]
    kind = frame[0]
    if kind <= f.Q_TOP:
        return _planning(state, frame, seat, move)
    if kind < f.ACTIONS_END:
        return _actions(state, frame, move)
    if kind < f.MUSTER_END:
        return _mustering(state, frame, move)
    if kind < f.LOSSES_END:
        return _losses(state, frame, move)
    if kind < f.WESTEROS_END:
        return _westeros(state, frame, move)
    if kind < f.WILDLINGS_END:
        return _wildlings(state, frame, move)
    if kind < f.COMBAT_END:
        return _combat(state, frame, seat, move)
    if kind < f.OBJECTIVES_END:
        return objectives.describe(state, frame, move)
    return _alliances(state, frame, seat, move)


def _alliances(state: TronoDiSpade, frame: list[int], seat: int, move: int) -> Phrase:
    kind = frame[0]
    if kind == f.Q_BALLOT:
        return _vote(state, seat, move)
    if kind == f.Q_PENALTY:
        return Phrase("move-penalty", _track(move))
    if kind == f.Q_EXCUSE:
        return Phrase("move-excuse" if move == t.YES else "move-condemn", {"other": seat_name(frame[2])})
    if kind >= f.Q_PROPOSE:
        return _bargain(state, frame, move)
    if kind in (f.Q_ENTRY, f.Q_CLAIM, f.Q_GIFT):
        owner: dict[str, Value] = {"other": seat_name(board.controller(state, frame[2]))}
        return Phrase(_about_land(kind, move), {**_at(state, frame[2]), **owner})
    asker: dict[str, Value] = {**_at(state, frame[3]), "other": seat_name(frame[2])}
    what = {f.Q_BRIDGE: "bridge", f.Q_HAVEN: "haven"}.get(kind, "host")
    if kind == f.Q_HOST and frame[4] == t.RECEIVE:
        what = "gift"
    return Phrase(f"move-{what}-{'yes' if move == t.YES else 'no'}", asker)


def _about_land(kind: int, move: int) -> str:
    """What is done about the land of an ally, or of a former one."""
    if kind == f.Q_ENTRY:
        return "move-turn-away" if move == t.PASS else f"move-{t.MANNERS[move - t.ENTER]}"
    if kind == f.Q_CLAIM:
        return "move-claim" if move == t.YES else "move-leave-be"
    return "move-ask-gift" if move == t.YES else "move-ask-nothing"


def _vote(state: TronoDiSpade, seat: int, move: int) -> Phrase:
    if move == t.PASS:
        return Phrase("move-ballot-alone")
    if move == t.DONE:
        named = alliances.members(state, state.ballots[seat])
        return Phrase("move-ballot-done", {"houses": [seat_name(other) for other in named]})
    return Phrase("move-ballot", {"other": seat_name(state.seat_of(move - t.HOUSE))})


def _bargain(state: TronoDiSpade, frame: list[int], move: int) -> Phrase:
    if frame[0] == f.Q_PROPOSE:
        if move == t.PASS:
            return Phrase("move-propose-nothing")
        named = alliances.members(state, talk.party(state, move))
        return Phrase("move-propose", {"houses": [seat_name(other) for other in named]})
    offer = state.offers[frame[2]]
    others = [other for other in alliances.members(state, offer[f.O_SIDE]) if other != frame[1]]
    houses: dict[str, Value] = {"houses": [seat_name(other) for other in others]}
    if move == t.YES:
        return Phrase("move-proposal-yes", houses)
    return Phrase("move-proposal-no", {**houses, "reason": f"reason-{t.REASONS[move - t.DECLINE]}"})


def _at(state: TronoDiSpade, area: int) -> dict[str, Value]:
    return {"area": events.area_name(state, area)}


def _planning(state: TronoDiSpade, frame: list[int], seat: int, move: int) -> Phrase:
    kind = frame[0]
    if kind == f.Q_PLAN:
        if move == t.DONE:
            return Phrase("move-ready")
        if move < t.UNIT:
            return Phrase("move-plan-area", _at(state, move - t.AREA))
        order: dict[str, Value] = {"order": events.order_name(move - t.TOKEN)}
        return Phrase("move-plan", {**order, **_at(state, planning.target(state, seat))})
    if kind == f.Q_SWAP:
        order = {"order": events.order_name(move - t.TOKEN)}
        return Phrase("move-swap", {**order, **_at(state, frame[2])})
    if kind == f.Q_RAVEN:
        if move in (t.LOOK, t.PASS):
            return Phrase("move-look" if move == t.LOOK else "move-raven-pass")
        order = {"order": events.order_name(state.order[move - t.AREA])}
        return Phrase("move-raven", {**order, **_at(state, move - t.AREA)})
    card: dict[str, Value] = {"card": events.wildling_name(state.wild[0])}
    return Phrase("move-bottom" if move == t.BOTTOM else "move-keep", card)


def _actions(state: TronoDiSpade, frame: list[int], move: int) -> Phrase:
    kind, seat = frame[0], frame[1]
    if kind == f.Q_ORDER:
        order: dict[str, Value] = {"order": events.order_name(state.order[move - t.AREA])}
        return Phrase("move-resolve", {**order, **_at(state, move - t.AREA)})
    if kind == f.Q_RAID:
        if move == t.PASS:
            return Phrase("move-raid-pass")
        order = {"order": events.order_name(state.order[move - t.AREA])}
        order["other"] = seat_name(state.owner[move - t.AREA])
        return Phrase("move-raid", {**order, **_at(state, move - t.AREA)})
    if kind == f.Q_MARCH:
        return _march(state, seat, move)
    if kind == f.Q_GROUP:
        if move == t.DONE:
            return Phrase("move-set-out", {**_at(state, frame[4]), "units": events.counted(frame[5:9])})
        return Phrase("move-send", {**_at(state, frame[4]), "unit": events.unit_name(move - t.UNIT)})
    if kind == f.Q_LEAVE:
        return Phrase("move-leave" if move == t.YES else "move-leave-not", _at(state, frame[2]))
    assert kind == f.Q_COLLECT
    if move == t.MUSTER:
        points = state.tables.structures[frame[2]]
        return Phrase("move-muster-here", {**_at(state, frame[2]), "points": points})
    return Phrase("move-collect", {**_at(state, frame[2]), "number": actions.income(state, seat, frame[2])})


def _march(state: TronoDiSpade, seat: int, move: int) -> Phrase:
    """Where a march goes, and what waits there."""
    if move == t.DONE:
        return Phrase("move-march-attack" if state.fight else "move-march-done")
    area = move - t.AREA
    if leave.is_ally_land(state, seat, area):
        ally: dict[str, Value] = {"other": seat_name(board.controller(state, area))}
        ways = leave.manners(state, seat, state.stack[-1][2], area, len(state.fight) > 0)
        return Phrase(
            "move-march-seize" if ways == [t.SEIZE] else "move-march-ally", {**_at(state, area), **ally}
        )
    if state.are_allied(seat, state.owner[area]):
        return Phrase("move-attack-ally", {**_at(state, area), "other": seat_name(state.owner[area])})
    if reach.is_neutral(state, area):
        return Phrase("move-march-neutral", {**_at(state, area), "number": state.garrison[area]})
    if reach.is_hostile(state, seat, area):
        return Phrase("move-attack", {**_at(state, area), "other": seat_name(reach.defender_of(state, area))})
    ruler = board.controller(state, area)
    if ruler not in (t.NOBODY, seat):
        return Phrase("move-march-take", {**_at(state, area), "other": seat_name(ruler)})
    return Phrase("move-march", _at(state, area))


def _mustering(state: TronoDiSpade, frame: list[int], move: int) -> Phrase:
    kind = frame[0]
    if kind == f.Q_MUSTER:
        if move == t.DONE:
            return Phrase("move-muster-done")
        return Phrase("move-muster", {**_at(state, move - t.AREA), "points": state.levy[move - t.AREA]})
    if kind != f.Q_RECRUIT:
        return Phrase("move-launch", _at(state, move - t.AREA))
    if move == t.DONE:
        return Phrase("move-recruit-done", _at(state, frame[2]))
    if move >= t.UPGRADE:
        unit: dict[str, Value] = {"unit": events.unit_name(1 + move - t.UPGRADE), "points": 1}
        return Phrase("move-upgrade", {**_at(state, frame[2]), **unit})
    unit = {"unit": events.unit_name(move - t.UNIT), "points": t.COST[move - t.UNIT]}
    return Phrase("move-recruit", {**_at(state, frame[2]), **unit})


def _losses(state: TronoDiSpade, frame: list[int], move: int) -> Phrase:
    if frame[0] == f.Q_CAPTURE:
        return Phrase("move-capture", {**_at(state, frame[2]), "number": move - t.CAPTURE})
    if frame[0] == f.Q_DISBAND:
        return Phrase("move-lose-at", _at(state, move - t.AREA))
    return Phrase("move-lose", {**_at(state, frame[4]), "unit": events.unit_name(move - t.UNIT)})


def _westeros(state: TronoDiSpade, frame: list[int], move: int) -> Phrase:
    if frame[0] == f.Q_EFFECT:
        return Phrase("move-effect", {"effect": events.effect_name(move - t.EFFECT)})
    if frame[0] == f.Q_BIDS:
        goal = "wildlings" if frame[2] == f.FOR_WILDLINGS else t.TRACKS[frame[2]]
        return Phrase("move-bid", {"number": move - t.BID, "what": goal})
    assert frame[0] == f.Q_TIE
    other: dict[str, Value] = {"other": seat_name(state.seat_of(move - t.HOUSE))}
    if frame[2] < f.FOR_HIGHEST:
        return Phrase("move-tie-track", {**other, "track": events.track_name(frame[2])})
    return Phrase("move-tie-highest" if frame[2] == f.FOR_HIGHEST else "move-tie-lowest", other)


def _card(state: TronoDiSpade, move: int) -> dict[str, Value]:
    return {"card": events.card_name(state, move - t.CARD)}


def _wildlings(state: TronoDiSpade, frame: list[int], move: int) -> Phrase:
    kind = frame[0]
    if kind in (f.Q_FALL, f.Q_RISE):
        return Phrase("move-fall" if kind == f.Q_FALL else "move-rise", _track(move))
    if kind == f.Q_TRACK:
        return Phrase("move-drop", {**_track(move), "other": seat_name(frame[2])})
    if kind == f.Q_TAKE_BACK:
        return (
            Phrase("move-take-back-pass") if move == t.PASS else Phrase("move-take-back", _card(state, move))
        )
    if kind == f.Q_DISCARD:
        return Phrase("move-discard", _card(state, move))
    if kind == f.Q_PREEMPTIVE:
        return Phrase("move-lose-units" if move == t.LOSE_UNITS else "move-lose-places")
    if kind == f.Q_KNIGHT and move == t.DONE:
        return Phrase("move-knight-done")
    id = {f.Q_UNHORSE: "move-unhorse", f.Q_KNIGHT: "move-knight"}.get(kind, "move-horde")
    return Phrase(id, _at(state, move - t.AREA))


def _track(move: int) -> dict[str, Value]:
    return {"track": events.track_name(move - t.TRACK)}


def _combat(state: TronoDiSpade, frame: list[int], seat: int, move: int) -> Phrase:
    kind = frame[0]
    if kind == f.Q_SUPPORT:
        return _support(state, frame[2], seat, move)
    if kind == f.Q_ACCEPT:
        return Phrase("move-accept" if move == t.YES else "move-refuse", {"other": seat_name(frame[2])})
    if kind in (f.Q_CARDS, f.Q_REPLACE):
        text: dict[str, Value] = {"text": events.text_name(state.tables.texts[move - t.CARD])}
        return Phrase("move-card", {**_card(state, move), **text})
    if kind == f.Q_TEXT:
        return Phrase("move-use" if move == t.YES else "move-use-not", {"text": events.text_name(frame[2])})
    if kind == f.Q_BLADE:
        return Phrase({t.BLADE: "move-blade", t.REDRAW: "move-redraw"}.get(move, "move-blade-pass"))
    if kind == f.Q_DORAN:
        other = strength.house_of(state, 1 - strength.side_of(state, seat))
        return Phrase("move-drop-last", {**_track(move), "other": seat_name(other)})
    return _aftermath(state, frame, move)


def _support(state: TronoDiSpade, area: int, seat: int, move: int) -> Phrase:
    added = strength.of_support(state, area, state.fight[3], move == t.ATTACKER)
    there: dict[str, Value] = {**_at(state, area), "number": added}
    ally = _denied(state, seat, move)
    if move == t.NEITHER:
        if ally == t.NOBODY:
            return Phrase("move-support-nobody", _at(state, area))
        return Phrase("move-support-denied", {**_at(state, area), "other": seat_name(ally)})
    assert move in (t.ATTACKER, t.DEFENDER)
    other = state.fight[f.F_ATTACKER + move - t.ATTACKER]
    if other == seat:
        return Phrase("move-support-own", there)
    if ally == t.NOBODY:
        return Phrase("move-support", {**there, "other": seat_name(other)})
    return Phrase("move-support-against", {**there, "other": seat_name(other), "ally": seat_name(ally)})


def _denied(state: TronoDiSpade, seat: int, move: int) -> int:
    """The ally that an answer about support denies what it has a right to; NOBODY if there is none (TS-22.6)."""
    for side in (f.ATTACK, f.DEFENCE):
        house = strength.house_of(state, side)
        if state.are_allied(seat, house) and move != t.ATTACKER + side:
            return house
    return t.NOBODY


def _aftermath(state: TronoDiSpade, frame: list[int], move: int) -> Phrase:
    kind = frame[0]
    if kind in (f.Q_THORNS, f.Q_CERSEI):
        if move == t.PASS:
            return Phrase("move-cut-pass")
        order: dict[str, Value] = {"order": events.order_name(state.order[move - t.AREA])}
        return Phrase("move-cut", {**order, **_at(state, move - t.AREA)})
    if kind == f.Q_RENLY:
        return Phrase("move-dub-pass") if move == t.PASS else Phrase("move-dub", _at(state, move - t.AREA))
    if kind == f.Q_PATCHFACE:
        return Phrase("move-jest-pass") if move == t.PASS else Phrase("move-jest", _card(state, move))
    if kind == f.Q_CASUALTY:
        return Phrase("move-casualty", {"unit": events.unit_name(move - t.UNIT)})
    assert kind == f.Q_RETREAT
    if move == t.PASS:
        return Phrase("move-retreat-pass")
    seat = strength.house_of(state, retreat.loser(state))
    number = sum(retreat.ranks(state, seat, f.IN_RETREAT))
    lost = number - reach.room(state, seat, move - t.AREA, number)
    return Phrase("move-retreat", {**_at(state, move - t.AREA), "lost": lost})
