"""How an ordinary player plays Il Trono di Spade: what he does by habit, in playouts and to finish what he began."""

from __future__ import annotations

from ....engine.advice import Dice
from ..rules import frames as f
from ..rules import planning, strength
from ..rules import tables as t
from ..rules.state import TronoDiSpade
from . import orders
from .worth import Outlook


def settled(game: TronoDiSpade) -> TronoDiSpade:
    """The position as if units that are being named had set out: a march is judged by where it leads."""
    if game.stack[-1][0] != f.Q_GROUP or game.stack[-1][1] == t.NOBODY:
        return game
    twin = game.clone()
    seat, goal = game.stack[-1][1], game.stack[-1][4]
    while not twin.over and twin.stack[-1][0] == f.Q_GROUP and twin.stack[-1][4] == goal:
        moves = twin.legal(seat)
        twin.do(seat, t.DONE if t.DONE in moves else moves[0])
    return twin


def pick(game: TronoDiSpade, seat: int, moves: list[int], dice: Dice) -> int:
    """A move that a player might make."""
    if len(moves) == 1:
        return moves[0]
    kind = game.stack[-1][0]
    if kind == f.Q_PLAN:
        return _plan(game, seat, moves, dice)
    if kind == f.Q_MARCH:
        return _march(game, seat, moves, dice)
    if kind == f.Q_GROUP:
        return _send(game, moves, dice)
    if kind == f.Q_BIDS:
        return moves[dice.below(min(len(moves), 5))]
    if kind == f.Q_RECRUIT:
        return _last_but_done(moves, dice)
    if kind == f.Q_SUPPORT:
        return _support(game, seat, moves)
    if kind == f.Q_GIFT or moves[0] == t.SEIZE:
        return moves[-1]  # one asks for nothing, and betrays nobody, by habit
    if kind in (f.Q_PROPOSE, f.Q_PROPOSAL):
        return moves[-1]  # words are not played out
    if kind in FIRST:
        return moves[0]
    if kind == f.Q_CARDS:
        return _card(game, moves, dice)
    return moves[dice.below(len(moves))]


FIRST = [
    f.Q_RAID,
    f.Q_MUSTER,
    f.Q_HARBOUR,
    f.Q_ACCEPT,
    f.Q_BLADE,
    f.Q_TEXT,
    f.Q_LEAVE,
    f.Q_KNIGHT,
    f.Q_CLAIM,
    f.Q_ENTRY,
    f.Q_BRIDGE,
    f.Q_HOST,
    f.Q_HAVEN,
    f.Q_EXCUSE,
    f.Q_SCORE,
]
"""Questions whose first answer is usually a good one."""


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
    """The goal that promises most; none if nothing is to be had."""
    frame = game.stack[-1]
    look = Outlook(game)
    best, most = t.DONE, 0.05
    for move in moves:
        if move != t.DONE:
            gain = orders.march(game, look, seat, frame[2], move - t.AREA, t.MODIFIER[frame[3]])
            gain += 0.02 * float(int(dice.below(5)))
            if gain > most:
                best, most = move, gain
    return best


def _send(game: TronoDiSpade, moves: list[int], dice: Dice) -> int:
    """To a fight go all, to a free land one or two."""
    frame = game.stack[-1]
    if t.DONE not in moves:
        return moves[dice.below(len(moves))]
    hostile = game.owner[frame[4]] not in (t.NOBODY, frame[1]) or game.garrison[frame[4]] > 0
    if hostile or dice.below(3) == 0:
        return moves[0]
    return t.DONE


def _support(game: TronoDiSpade, seat: int, moves: list[int]) -> int:
    """For oneself and for allies; the quarrels of others are theirs."""
    for side in (f.ATTACK, f.DEFENCE):
        house = strength.house_of(game, side)
        if (house == seat or game.are_allied(seat, house)) and t.ATTACKER + side in moves:
            return t.ATTACKER + side
    return t.NEITHER


def _last_but_done(moves: list[int], dice: Dice) -> int:
    return moves[dice.below(len(moves) - 1)] if len(moves) > 1 else moves[0]


def _card(game: TronoDiSpade, moves: list[int], dice: Dice) -> int:
    """One of the stronger cards: the better of two."""
    one, other = moves[dice.below(len(moves))], moves[dice.below(len(moves))]
    strengths = game.tables.strengths
    return one if strengths[one - t.CARD] >= strengths[other - t.CARD] else other
