"""The round: its phases, turns in throne order, clean-up, and the working off of what asks nobody (TS-4.1, TS-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import (
    actions,
    alliances,
    board,
    combat,
    events,
    leave,
    muster,
    objectives,
    planning,
    retreat,
    talk,
    texts,
    victory,
    westeros,
    wildlings,
)
from . import frames as f
from . import tables as t

if TYPE_CHECKING:
    from .state import TronoDiSpade


def go_on(state: TronoDiSpade, tell: Tell) -> None:
    """Work off what asks nobody, and questions that what everybody sees leaves one answer to (TS-26.4)."""
    while not state.over:
        if not _is_under_way(state):
            board.settle(state, tell)
        frame = state.stack[-1]
        if frame[0] >= f.QUESTIONS:
            _step(state, frame, tell)
        elif frame[1] == t.NOBODY:
            if _is_asked_at_once(state, frame):
                return
            state.stack.pop()
        else:
            moves = state.answers(frame, frame[1])
            if len(moves) > 1 or _is_always_asked(frame, moves):
                return
            state.stack.pop()
            if moves:  # who is last on all tracks has no place to lose (TS-23.9)
                state.answer(frame, moves[0], tell)


def _is_always_asked(frame: list[int], moves: list[int]) -> bool:
    """Whether a question with a single answer is asked all the same: about secrets, and before more units join a group.

    Who has named some units has chosen how many go: another one does not follow unasked.
    """
    if frame[0] == f.Q_GROUP:
        return any(frame[5:9]) and moves != [t.DONE]
    return frame[0] in (f.Q_TOP, f.Q_SCORE)


def _is_under_way(state: TronoDiSpade) -> bool:
    """Whether it is not yet known what units leave behind, or whether they go at all, or who else falls (TS-7.20)."""
    if state.stack[-1][0] in (f.Q_LEAVE, f.Q_DISBAND, f.Q_UNIT, f.Q_UNHORSE):
        return True
    return len(state.fight) > 0 and state.fight[f.F_DEFENDER] == t.NOBODY


def _is_asked_at_once(state: TronoDiSpade, frame: list[int]) -> bool:
    """Whether anybody still owes a choice that is made at once."""
    kind = frame[0]
    if kind == f.Q_PLAN:
        return len(planning.planners(state)) > 0
    if kind == f.Q_BALLOT:
        return len(alliances.voters(state)) > 0
    if kind == f.Q_BIDS:
        westeros.bid_nothing(state)
        return len(westeros.bidders(state)) > 0
    assert kind == f.Q_CARDS
    combat.play_only_cards(state)
    return len(combat.choosers(state)) > 0


def _step(state: TronoDiSpade, frame: list[int], tell: Tell) -> None:
    """One step of whatever lies on top and asks nobody."""
    kind = frame[0]
    if kind == f.P_ROUND:
        _round(state, frame[1], tell)
    elif kind == f.P_TURNS:
        _turn(state, frame)
    elif kind == f.P_MARCH:
        actions.march_on(state, frame)
    elif kind == f.P_NEUTRAL:
        actions.judge_neutral(state, frame, tell)
    elif kind == f.P_VICTORY:
        state.stack.pop()
        victory.check(state, tell)
    elif kind == f.P_COMBAT:
        combat.step(state, frame, tell)
    elif kind == f.P_SUPPORT:
        combat.step_support(state, frame)
    elif kind == f.P_ACCEPT:
        combat.step_accept(state, frame)
    elif kind == f.P_TEXTS:
        texts.step(state, frame, tell)
    elif kind == f.P_FLEE:
        retreat.flee(state, frame, tell)
    elif kind >= f.P_BALLOTS:
        _step_alliances(state, frame, tell)
    else:
        _step_westeros(state, frame, tell)


def _step_alliances(state: TronoDiSpade, frame: list[int], tell: Tell) -> None:
    kind = frame[0]
    if kind == f.P_BALLOTS:
        alliances.step(state, frame, tell)
    elif kind == f.P_TALK:
        talk.step(state, frame)
    elif kind == f.P_RESOLVE:
        state.stack.pop()
        actions.resolve(state, frame[1], frame[2], tell)
    elif kind == f.P_WAY:
        leave.step(state, frame, tell)
    elif kind == f.P_HAVEN:
        leave.haven(state, frame, tell)
    else:
        objectives.step(state, frame, tell)


def _step_westeros(state: TronoDiSpade, frame: list[int], tell: Tell) -> None:
    kind = frame[0]
    if kind == f.P_WESTEROS:
        westeros.step(state, frame, tell)
    elif kind == f.P_EFFECT:
        westeros.run(state, frame[1], tell)
    elif kind == f.P_MUSTER:
        muster.step(state, frame)
    elif kind == f.P_RECONCILE:
        westeros.reconcile(state, frame)
    elif kind == f.P_FIT:
        westeros.fit(state, frame)
    elif kind == f.P_CLASH:
        westeros.clash(state, frame, tell)
    elif kind == f.P_WILDLINGS:
        wildlings.step(state, frame, tell)
    else:
        assert kind == f.P_HORDES
        wildlings.next_victim(state, frame, tell)


# -- phases -----------------------------------------------------------------------------------------------------------


def _round(state: TronoDiSpade, number: int, tell: Tell) -> None:
    """The phases of a round, one after the other."""
    state.stack[-1] = [f.P_ROUND, number + 1]
    if number == 0:
        events.tell_round(state, tell)
        state.bans = state.attacked = state.clashed = 0
        if state.round > 1:  # TS-4.1
            westeros.draw(state, tell)
    elif number == 1:
        alliances.begin_round(state)
        planning.begin(state)
    elif number == 2:
        planning.end(state, tell)
        planning.offer_raven(state)
    elif number == 3:
        state.stack.append([f.P_TURNS, t.RAIDS, 0])
    elif number == 4:
        state.stack.append([f.P_TURNS, t.MARCHES, 0])
    elif number == 5:
        state.stack.append([f.P_TURNS, t.CONSOLIDATES, 0])
    elif number == 6:
        _clean_up(state)
    else:
        _end(state, tell)


def _turn(state: TronoDiSpade, frame: list[int]) -> None:
    """The next House in throne order that has an order of this type and had no turn in this cycle (TS-9.1, TS-9.3)."""
    type, had = frame[1], frame[2]
    for seat in state.tracks[t.THRONE]:
        if not had >> seat & 1 and actions.orders(state, seat, type):
            state.stack[-1] = [f.P_TURNS, type, had | 1 << seat]
            state.stack.append([f.Q_ORDER, seat, type])
            return
    state.stack.pop()
    if had:
        state.stack.append([f.P_TURNS, type, 0])


def _clean_up(state: TronoDiSpade) -> None:
    """Orders come off, routed units stand up, the blade is ready (TS-9.10); then objectives are scored."""
    state.order = [t.NOTHING] * state.tables.size
    state.routed = [0] * (4 * state.tables.size)
    state.revealed = 0
    state.blade = 1
    objectives.end_of_round(state)


def _end(state: TronoDiSpade, tell: Tell) -> None:
    """Another round begins, if nobody has won (TS-19.3)."""
    victory.end_of_round(state, tell)
    if not state.over:
        state.round += 1
        state.stack[-1] = [f.P_ROUND, 0]
