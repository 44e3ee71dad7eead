"""A turn: Varys moves and takes cards, banners are checked, the next seat is in turn (PC-3).

The usual turn is written for speed: it touches no stack, and Varys is asked to move by a frame that always lies lowest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from ....engine.phrases import Arguments, Phrase, Refusal, Tell
from ....engine.questions import Frame
from . import banners, events
from .bits import TOP, bits
from .notation import CHAIR, END_TALK, MOVES
from .questions import (
    ABOUT,
    CHOOSE_COMPANION,
    END_OF_TURN,
    MOVE_VARYS,
    SEND_RAVEN,
    PrimoQuestion,
    PrimoStep,
)
from .tables import DIRECTIONS, EMPTY, HOUSES, NOBODY, RAYS, SIDE, SQUARES

if TYPE_CHECKING:
    from .state import PrimoCavaliere

COLUMN: Final = 0o10101010101
"""The squares of the first column, as bits: every sixth."""
ROW: Final = 0o77
"""The squares of the first row, as bits."""
TWO_WAYS: Final = 14
"""How many moves there are in two directions: one for each House in each."""
UP_AND_RIGHT: Final[list[list[int]]] = [[]] * (1 << TWO_WAYS)
"""The moves of Varys in these directions, at the number they make as bits; listed when they are first met."""
DOWN_AND_LEFT: Final[list[list[int]]] = [[]] * (1 << TWO_WAYS)
"""Likewise."""


# -- the move of Varys ------------------------------------------------------------------------------------------------


@final
class MoveVarys(PrimoQuestion):
    """Move Varys (PC-3.1): ``()``. It lies lowest as long as the game goes on, and asks whoever is in turn."""

    kind = MOVE_VARYS
    name = "move-varys"
    clause = "PC-3.1"

    def asked(self, game: PrimoCavaliere, frame: Frame) -> list[int]:
        """The seat in turn (PC-3.10)."""
        return [int(game.turn)]

    def answers(self, game: PrimoCavaliere, frame: Frame) -> i64:
        """One move per direction and House seen in it."""
        return varys_codes(game)

    def legal(self, game: PrimoCavaliere, frame: Frame, seat: int) -> list[int]:
        """The same as a list, made once for each pair of directions."""
        return varys_moves(game)

    def answer(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Varys goes and takes."""
        move_varys(game, move, tell)

    def why(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int) -> Refusal:
        """Nobody of that House is there, or it is no move of Varys at all."""
        if not 0 <= move < MOVES:
            raven = CHAIR <= move <= END_TALK
            return Refusal("PC-9.5" if raven else self.clause)
        way = f"direction-{DIRECTIONS[move // HOUSES]}"
        return Refusal("PC-3.2", {"house": events.house_name(game, move % HOUSES), "direction": way})

    def describe(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int) -> Phrase:
        """Whom he takes, and what that wins: companions may count for more beside the cards taken."""
        house = move % HOUSES
        ray = RAYS[game.varys * 4 + move // HOUSES]
        taken = [game.cards[square] for square in ray if game.city[square] == house]
        area = game.areas[seat] | sum([1 << card for card in taken])
        mine = banners.count(game, seat, house, area)
        wins_banner = game.banners[house] != seat and all(
            [mine >= game.tally[other * HOUSES + house] for other in range(game.seats) if other != seat]
        )
        earns = len(taken) == game.left[house] and game.has_available()
        return Phrase(
            "move-varys",
            {
                "direction": f"direction-{DIRECTIONS[move // HOUSES]}",
                "house": events.house_name(game, house),
                "cards": [events.card_name(game, card) for card in taken],
                "number": len(taken),
                "gain": "companion" if earns else "banner" if wins_banner else "none",
            },
        )


def varys_moves(game: PrimoCavaliere) -> list[int]:
    """One move per direction and House seen in it (PC-3.1, PC-3.2); to pass is none (PC-3.8)."""
    codes = varys_codes(game)
    upper = listed(UP_AND_RIGHT, 0, codes & ((1 << TWO_WAYS) - 1))
    return upper + listed(DOWN_AND_LEFT, TWO_WAYS, codes >> TWO_WAYS)


def listed(known: list[list[int]], first: i64, codes: i64) -> list[int]:
    """The moves that are set as bits, counted from the first one. The list is kept for all: never hand it out."""
    moves = known[codes]
    if codes and not moves:
        moves = [int(first + place) for place in range(TWO_WAYS) if codes >> place & 1]
        known[codes] = moves
    return moves


def varys_codes(game: PrimoCavaliere) -> i64:
    """The moves of Varys as bits."""
    city = game.city
    start = game.varys
    row: i64 = start - start % SIDE
    result: i64 = 0
    square: i64 = start - SIDE
    house: i64
    while square >= 0:
        house = city[square]
        result |= 1 << house
        square -= SIDE
    seen: i64 = 0
    square = start + 1
    while square < row + SIDE:
        house = city[square]
        seen |= 1 << house
        square += 1
    result = (result & 127) | (seen & 127) << 7
    seen = 0
    square = start + SIDE
    while square < SQUARES:
        house = city[square]
        seen |= 1 << house
        square += SIDE
    result |= (seen & 127) << 14
    seen = 0
    square = start - 1
    while square >= row:
        house = city[square]
        seen |= 1 << house
        square -= 1
    return result | (seen & 127) << 21


def move_varys(game: PrimoCavaliere, move: i64, tell: Tell) -> bool:
    """Go to the farthest card of the House and take all of that House on the way (PC-3.4, PC-3.5, PC-3.6, PC-3.7).

    Taking the last of a House earns a companion, if there is one (PC-5.1, PC-5.6); banners come after it (PC-3.9).
    False if nobody of that House is there (PC-3.2): then nothing has changed.
    """
    house: i64 = move % HOUSES
    city = game.city
    cards = game.cards
    start = game.varys
    way: i64 = move // HOUSES
    row: i64 = start - start % SIDE
    square: i64
    step: i64
    end: i64
    if way == 0:
        step = -SIDE
        end = start % SIDE - SIDE
    elif way == 1:
        step = 1
        end = row + SIDE
    elif way == 2:
        step = SIDE
        end = SQUARES + start % SIDE
    else:
        step = -1
        end = row - 1
    taken: i64 = 0
    number: i64 = 0
    last: i64 = 0
    gone: i64 = 0
    square = start + step
    while square != end:
        here: i64 = city[square]
        if here == house:
            city[square] = EMPTY
            card: i64 = cards[square]
            taken |= TOP >> (61 - card)
            gone |= TOP >> (61 - square)
            last = square
            number += 1
        square += step
    if number == 0:
        return False
    turn = game.turn
    game.varys = last
    game.occupied &= ~gone
    game.present &= ~taken
    area: i64 = game.areas[turn]
    game.areas[turn] = int(area | taken)
    left: i64 = game.left[house]
    left -= number
    game.left[house] = int(left)
    place = turn * HOUSES + house
    count: i64 = game.tally[place]
    game.tally[place] = int(count + number)
    game.collected = house
    if tell is not None:
        events.tell_move(game, int(move), int(start), int(taken), tell)
    if game.kept >> place & 1:
        banners.recount(game, turn, house)
    if left == 0 and game.has_available():
        game.push(END_OF_TURN)
        game.push(CHOOSE_COMPANION)
    else:
        banners.take(game, tell)
        pass_turn(game, tell)
    return True


# -- the end of a turn, and the next ----------------------------------------------------------------------------------


@final
class EndOfTurn(PrimoStep):
    """Check banners after companions have come into play: ``(Houses checked as bits)``."""

    kind = END_OF_TURN
    name = "end-of-turn"

    def shown(self, game: PrimoCavaliere, frame: Frame) -> Arguments:
        """Whose banners are settled already."""
        return {"checked": [events.house_name(game, house) for house in bits(frame[ABOUT])]}

    def run(self, game: PrimoCavaliere, frame: Frame, tell: Tell) -> None:
        """Check the House collected and those that companions changed, the largest first (PC-4.4, PC-4.14).

        If the user has to break a tie in between, what has been checked is noted beneath it.
        """
        stack = game.stack
        checked: i64 = frame[ABOUT]
        by_size = game.tables.by_size
        place: i64 = 0
        while place < HOUSES:
            house: i64 = by_size[place]
            if not checked >> house & 1 and (house == game.collected or game.changed >> house & 1):
                checked |= 1 << house
                banners.check(game, house, tell)
                if stack[-1] is not frame:
                    stack[-2] = game.frame(END_OF_TURN, int(checked))
                    return
            place += 1
        stack.pop()
        game.before = NOBODY
        game.changed = 0
        pass_turn(game, tell)


def pass_turn(game: PrimoCavaliere, tell: Tell) -> None:
    """The turn is done: the next seat's (PC-2.8), or one more of the same (PC-6.4)."""
    if game.extra:
        game.extra -= 1
        if tell is not None and sees_anybody(game):
            events.tell_extra_turn(game, tell)
    else:
        turn: i64 = game.turn + 1
        game.turn = 0 if turn == game.seats else turn
    game.collected = NOBODY
    begin_turn(game, tell)


def begin_turn(game: PrimoCavaliere, tell: Tell) -> None:
    """End the game if Varys sees nobody (PC-7.1, PC-7.2); else offer the raven (PC-9.5, PC-9.11).

    An extra turn begins like any other (PC-6.16, PC-9.12).
    """
    if not sees_anybody(game):
        game.over = True
        events.tell_end(game, tell)
    elif game.ravens >> game.turn & 1:
        game.push(SEND_RAVEN)


def sees_anybody(game: PrimoCavaliere) -> bool:
    """Whether a character is left in the row or the column of Varys."""
    column: i64 = game.varys % SIDE
    row: i64 = game.varys - column
    return (game.occupied >> column & COLUMN) | (game.occupied >> row & ROW) != 0
