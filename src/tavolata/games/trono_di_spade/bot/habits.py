"""How an ordinary player plays Il Trono di Spade: what he does by habit, in playouts and to finish what he began."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....engine.advice import Dice
from ....engine.questions import KIND, SEAT
from ..rules import frames as f
from ..rules import marches, planning, strength
from ..rules import tables as t
from ..rules.state import TronoDiSpade
from . import orders
from .worth import Outlook


def settled(game: TronoDiSpade) -> TronoDiSpade:
    """The position as if units that are being named had set out: a march is judged by where it leads."""
    frame = game.stack[-1]
    if frame[KIND] != f.Q_GROUP:
        return game
    twin = game.clone()
    seat, goal = frame[SEAT], frame[marches.GOAL]
    while not twin.over and twin.stack[-1][KIND] == f.Q_GROUP and twin.stack[-1][marches.GOAL] == goal:
        moves = twin.legal(seat)
        twin.do(seat, t.DONE if t.DONE in moves else moves[0])
    return twin


def pick(game: TronoDiSpade, seat: int, moves: list[int], dice: Dice) -> int:
    """A move that a player might make."""
    if len(moves) == 1:
        return moves[0]
    return HABITS.get(game.stack[-1][KIND], _any)(game, seat, moves, dice)


# -- one question after the other -------------------------------------------------------------------------------------


def _any(game: TronoDiSpade, seat: int, moves: list[int], dice: Dice) -> int:
    return moves[dice.below(len(moves))]


def _first(game: TronoDiSpade, seat: int, moves: list[int], dice: Dice) -> int:
    """Where that is usually a good answer."""
    return moves[0]


def _last(game: TronoDiSpade, seat: int, moves: list[int], dice: Dice) -> int:
    """One asks for nothing by habit, and words are not played out."""
    return moves[-1]


def _entry(game: TronoDiSpade, seat: int, moves: list[int], dice: Dice) -> int:
    """Nobody is betrayed by habit."""
    return moves[-1] if moves[0] == t.SEIZE else moves[0]


def _bid(game: TronoDiSpade, seat: int, moves: list[int], dice: Dice) -> int:
    return moves[dice.below(min(len(moves), 5))]


def _recruit(game: TronoDiSpade, seat: int, moves: list[int], dice: Dice) -> int:
    """Something, as long as there is anything."""
    return moves[dice.below(len(moves) - 1)]


def _plan(game: TronoDiSpade, seat: int, moves: list[int], dice: Dice) -> int:
    """The best of three orders, looked at in any sequence: habits differ from one playout to the next."""
    area = planning.target(game, seat)  # a plan that is whole has one answer, and does not come here
    look = Outlook(game)
    tokens = [move for move in moves if move >= t.TOKEN]
    best, most = tokens[0], -9.0
    for _ in range(4):
        move = tokens[dice.below(len(tokens))]
        gain = orders.gain(game, look, seat, area, move - t.TOKEN)
        if gain > most:
            best, most = move, gain
    return best


def _march(game: TronoDiSpade, seat: int, moves: list[int], dice: Dice) -> int:
    """The goal that promises most; none if nothing is to be had, unless the march must go on (TS-10.17)."""
    _, _, area, token, _ = game.stack[-1]
    look = Outlook(game)
    best, most = (t.DONE, 0.05) if moves[-1] == t.DONE else (moves[0], -9.0)
    for move in moves:
        if move != t.DONE:
            gain = orders.march(game, look, seat, area, move - t.AREA, t.MODIFIER[token])
            gain += 0.02 * float(int(dice.below(5)))
            if gain > most:
                best, most = move, gain
    return best


def _send(game: TronoDiSpade, seat: int, moves: list[int], dice: Dice) -> int:
    """To a fight go all, to a free land one or two."""
    if t.DONE not in moves:
        return moves[dice.below(len(moves))]
    goal = game.stack[-1][marches.GOAL]
    hostile = game.owner[goal] not in (t.NOBODY, seat) or game.garrison[goal] > 0
    if hostile or dice.below(3) == 0:
        return moves[0]
    return t.DONE


def _support(game: TronoDiSpade, seat: int, moves: list[int], dice: Dice) -> int:
    """For oneself and for allies; the quarrels of others are theirs."""
    for side in (f.ATTACK, f.DEFENCE):
        house = strength.house_of(game, side)
        if (house == seat or game.are_allied(seat, house)) and t.ATTACKER + side in moves:
            return t.ATTACKER + side
    return t.NEITHER


def _card(game: TronoDiSpade, seat: int, moves: list[int], dice: Dice) -> int:
    """One of the stronger cards: the better of two."""
    one, other = moves[dice.below(len(moves))], moves[dice.below(len(moves))]
    strengths = game.tables.strengths
    return one if strengths[one - t.CARD] >= strengths[other - t.CARD] else other


HABITS: Final[dict[int, Callable[[TronoDiSpade, int, list[int], Dice], int]]] = {
    f.Q_PLAN: _plan,
    f.Q_RAID: _first,
    f.Q_MARCH: _march,
    f.Q_GROUP: _send,
    f.Q_LEAVE: _first,
    f.Q_MUSTER: _first,
    f.Q_RECRUIT: _recruit,
    f.Q_HARBOUR: _first,
    f.Q_BIDS: _bid,
    f.Q_KNIGHT: _first,
    f.Q_SUPPORT: _support,
    f.Q_ACCEPT: _first,
    f.Q_CARDS: _card,
    f.Q_TEXT: _first,
    f.Q_BLADE: _first,
    f.Q_SCORE: _first,
    f.Q_ENTRY: _entry,
    f.Q_BRIDGE: _first,
    f.Q_HOST: _first,
    f.Q_HAVEN: _first,
    f.Q_EXCUSE: _first,
    f.Q_CLAIM: _first,
    f.Q_GIFT: _last,
    f.Q_PROPOSE: _last,
    f.Q_PROPOSAL: _last,
}
"""What is done by habit, by question; anything where there is none."""
