"""Il Primo Cavaliere: who decides, what is legal, what happens.

The usual turn (move Varys, take the cards, check one banner) is written for speed and touches no stack. Whatever a turn
leaves pending (a companion to choose, a target, a tie, a raven) lies on ``stack`` as frames of three numbers: kind and
two arguments. While the stack is empty the seat ``turn`` moves Varys. Only the seat ``turn`` ever decides.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast, final

from mypy_extensions import i64

from ....engine.dice import Dice
from ....engine.phrases import Ask, Event, Phrase, Refusal, Tell, seat_name
from ....engine.setup import Setup
from ....engine.state import State
from . import banners, companions, notation
from .tables import CHARACTERS, DEALT_COMPANIONS, EMPTY, HOUSES, NOBODY, SIDE, SQUARES, VARYS, Tables

VERSION: Final = "1"
TOP: Final = 1 << 61
"""The highest bit that compiled code has at hand: a larger number would be an object, converted at each use."""
ALL_CARDS: Final = list(range(SQUARES))

# Numbers of the rules. Written out where they follow from another module's: compiled, those would be looked up.
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

# Move codes. A code means the same at every decision of its kind.
MOVES: Final = 28  # direction * 7 + House come first
COMPANION: Final = MOVES
CARD: Final = COMPANION + 24
HOUSE: Final = CARD + 36
SEAT: Final = HOUSE + 7
KEEP_RAVEN: Final = SEAT + 4
END_TALK: Final = KEEP_RAVEN + 1
CODES: Final = END_TALK + 1

# Kinds of frames. Those before EFFECT are questions.
CHOOSE_COMPANION: Final = 0
KILL_IN_CITY: Final = 1
KILL_IN_AREA: Final = 2
KILL_COMPANION: Final = 3
KILL_NAMED: Final = 4
TAKE_NAMED: Final = 5
SWAP: Final = 6
SWAP_WITH: Final = 7
NAME_HOUSE: Final = 8
CHOOSE_DRAWN: Final = 9
BREAK_TIE: Final = 10
SEND_RAVEN: Final = 11
TALK: Final = 12
EFFECT: Final = 13
END_OF_TURN: Final = 14
MOVE_VARYS: Final = 15  # never on the stack: what is asked while it is empty

BASES: Final = [
    COMPANION,
    *[CARD] * 2,
    COMPANION,
    *[CARD] * 4,
    HOUSE,
    COMPANION,
    SEAT,
    SEAT,
    END_TALK,
]
"""For each kind of question the code of its first answer; an answer is a bit counted from there."""
ASKS: Final = [KILL_IN_CITY, KILL_IN_AREA, KILL_COMPANION, KILL_NAMED, TAKE_NAMED]
"""The question that each effect asks."""
KEEPS_RAVEN: Final = 1 << (KEEP_RAVEN - SEAT)
"""To keep the raven, as a bit among the seats."""

# Where a companion is; from KEPT on, in the area of seat (number - KEPT).
IN_DECK: Final = 0
AVAILABLE: Final = 1
GONE: Final = 2
KEPT: Final = 3

TALK_SECONDS: Final = 60
LONGEST: Final = 400
"""No match takes more decisions: 35 moves of Varys, and what companions and ravens ask."""


@final
class PrimoCavaliere(State):
    """A position of Il Primo Cavaliere."""

    fields: ClassVar[tuple[str, ...]] = (
        "city",
        "cards",
        "areas",
        "tally",
        "banners",
        "left",
        "companions",
        "named",
        "before",
        "stack",
        "occupied",
        "present",
        "varys",
        "turn",
        "collected",
        "changed",
        "extra",
        "ravens",
        "kept",
    )

    city: list[int]
    """The House on each square, or EMPTY."""
    cards: list[int]
    """The card dealt to each square; ``city`` says whether it is still there. Replaced, never changed in place."""
    areas: list[int]
    """The characters in each seat's play area, as bits."""
    tally: list[int]
    """How many of each House each seat counts, at ``seat * 7 + House``."""
    banners: list[int]
    """The seat that holds each House's banner, or NOBODY."""
    left: list[int]
    """How many of each House are still in the city."""
    companions: list[int]
    """Where each companion is. Replaced, never changed in place."""
    named: list[int]
    """The House each kept companion counts for, or NOBODY. Replaced, never changed in place."""
    before: i64
    """Who led each House before this turn's first companion, four bits for each; NOBODY if there was none."""
    stack: list[int]
    """What is pending: frames of two arguments and a kind, the top one last."""
    occupied: i64
    """The squares with a character, as bits."""
    present: i64
    """The characters in the city, as bits."""
    varys: i64
    """The square Varys stands on."""
    turn: i64
    """The seat whose turn it is."""
    collected: i64
    """The House taken by Varys in this turn, or NOBODY."""
    changed: i64
    """The Houses a companion changed in this turn, as bits."""
    extra: i64
    """How many turns the seat in turn has still to play after this one."""
    ravens: i64
    """The seats that still have their raven, as bits."""
    kept: i64
    """The places in ``tally`` where a companion in a play area counts, as bits."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.tables: Tables = cast(Tables, setup.content.tables)

    def option(self, name: str) -> bool:
        """Whether a switch among the options is on."""
        return self.setup.options[name] is True

    # -- set-up -----------------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """Lay out the city with Varys among the characters (PC-2.1), turn up companions, find who begins (PC-2.7).

        Banners are in the supply and areas empty (PC-2.2); in a game with ravens each seat has one (PC-9.4, PC-1.9).
        """
        tables = self.tables
        cards = ALL_CARDS[:]
        self.rng.shuffle(cards)
        self.cards = cards
        house_of = tables.house_of
        self.city = [house_of[card] for card in cards]
        self.varys = place_in(cards, VARYS)
        self.occupied = ((1 << SQUARES) - 1) & ~bit_of(self.varys)
        self.present = (1 << CHARACTERS) - 1
        self.areas = [0] * self.seats
        self.tally = [0] * (self.seats * HOUSES)
        self.banners = [NOBODY] * HOUSES
        self.left = tables.sizes[:]
        self.named = [NOBODY] * len(tables.companions)
        self.before = NOBODY
        self.stack = []
        self.collected = NOBODY
        self.changed = self.extra = self.kept = 0
        self.companions = self._deal_companions()
        chosen = self.setup.options["first"]
        self.first = self.rng.below(self.seats) if chosen == "drawn" else int(chosen) - 1
        self.turn = self.first
        self.ravens = (1 << self.seats) - 1 if self.option("ravens") else 0
        self._begin_turn(None)

    def _deal_companions(self) -> list[int]:
        """Six of those the option lets in are turned up, or all if there are fewer (PC-2.3, PC-2.6, PC-10.1 on)."""
        which = self.setup.options["companions"]
        places = [GONE] * len(self.tables.companions)
        deck = self.tables.decks[str(which)][:]
        self.rng.shuffle(deck)
        position: i64 = 0
        while position < len(deck):
            places[deck[position]] = AVAILABLE if position < DEALT_COMPANIONS else IN_DECK
            position += 1
        return places

    # -- who decides, and what is legal -----------------------------------------------------------------------------

    def deciders(self) -> list[int]:
        """The seat in turn, until the game is over (PC-3.10)."""
        return [] if self.over else [int(self.turn)]

    def legal(self, seat: int) -> list[int]:
        """Every move this seat may play now."""
        if self.over or seat != int(self.turn):
            return []
        if self.stack:
            return companions.legal(self)
        return self.varys_moves()

    def varys_moves(self) -> list[int]:
        """One move per direction and House seen in it (PC-3.1, PC-3.2); to pass is none (PC-3.8)."""
        codes = self.varys_codes()
        upper = listed(UP_AND_RIGHT, 0, codes & ((1 << TWO_WAYS) - 1))
        return upper + listed(DOWN_AND_LEFT, TWO_WAYS, codes >> TWO_WAYS)

    def varys_codes(self) -> i64:
        """The moves of Varys as bits."""
        city = self.city
        start = self.varys
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

    def wander(self, dice: Dice, limit: int) -> int:
        """Play on at random until the game is over or so many decisions are made; how many were."""
        made: i64 = 0
        while not self.over and made < limit:
            if self.stack:
                companions.answer_any(self, dice)
            else:
                codes = self.varys_codes()
                self._move_varys(nth_bit(codes, dice.below(bit_count(codes))), None)
            made += 1
        return int(made)

    # -- what happens -----------------------------------------------------------------------------------------------

    def play(self, seat: int, move: int, tell: Tell = None) -> None:
        """Play a legal move."""
        if self.over or seat != int(self.turn):
            self.refuse(seat, move)
        if self.stack:
            if not 0 <= move < CODES or not companions.is_legal(self, move):
                self.refuse(seat, move)
            companions.answer(self, move, tell)
        elif not 0 <= move < MOVES or not self._move_varys(move, tell):
            self.refuse(seat, move)

    def _move_varys(self, move: i64, tell: Tell) -> bool:
        """Go to the farthest card of the House and take all of that House on the way; False if there is none.

        PC-3.4, PC-3.5, PC-3.6, PC-3.7. Taking the last of a House earns a companion, if there is one (PC-5.1, PC-5.6);
        banners come after it (PC-3.9).
        """
        house: i64 = move % HOUSES
        city = self.city
        cards = self.cards
        start = self.varys
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
        turn = self.turn
        self.varys = last
        self.occupied &= ~gone
        self.present &= ~taken
        area: i64 = self.areas[turn]
        self.areas[turn] = int(area | taken)
        left: i64 = self.left[house]
        left -= number
        self.left[house] = int(left)
        place = turn * HOUSES + house
        count: i64 = self.tally[place]
        self.tally[place] = int(count + number)
        self.collected = house
        if tell is not None:
            notation.tell_move(self, tell, move, int(start), int(taken))
        if self.kept >> place & 1:
            self.recount(turn, house)
        if left == 0 and self.has_available():
            self.stack = [0, 0, END_OF_TURN, 0, 0, CHOOSE_COMPANION]  # it was empty: Varys moved
        else:
            banners.take(self, tell)
            self._pass_turn(tell)
        return True

    def has_available(self) -> bool:
        """Whether a companion can still be earned."""
        where = self.companions
        number: i64 = len(where) - 1
        while number >= 0:
            place: i64 = where[number]
            if place == AVAILABLE:
                return True
            number -= 1
        return False

    def end_turn(self, tell: Tell) -> None:
        """Check the House collected and those that companions changed, the largest first (PC-4.4, PC-4.14).

        The frame stays until all are checked, since the user may have to break a tie in between.
        """
        checked: i64 = self.stack[-3]
        by_size = self.tables.by_size
        place: i64 = 0
        while place < HOUSES:
            house: i64 = by_size[place]
            if not checked >> house & 1 and (house == self.collected or self.changed >> house & 1):
                checked |= 1 << house
                self.stack[-3] = int(checked)
                banners.check(self, house, tell)
                if self.stack[-1] != END_OF_TURN:
                    return
            place += 1
        self.stack.clear()  # the end of a turn lies lowest
        self.next_turn(tell)

    def _pass_turn(self, tell: Tell) -> None:
        """The turn is done: the next seat's (PC-2.8), or one more of the same (PC-6.4)."""
        if self.extra:
            self.extra -= 1
            if tell is not None and self.sees_anybody():
                tell(Event("extra-turn", {"seat": seat_name(int(self.turn))}))
        else:
            turn: i64 = self.turn + 1
            self.turn = 0 if turn == self.seats else turn
        self.collected = NOBODY
        self._begin_turn(tell)

    def next_turn(self, tell: Tell) -> None:
        """Leave a turn in which companions came into play."""
        self.before = NOBODY
        self.changed = 0
        self._pass_turn(tell)

    def _begin_turn(self, tell: Tell) -> None:
        """End the game if Varys sees nobody (PC-7.1, PC-7.2); else offer the raven (PC-9.5, PC-9.11).

        An extra turn begins like any other (PC-6.16, PC-9.12).
        """
        if not self.sees_anybody():
            self.over = True
            if tell is not None:
                tell(Event("end", {"winners": [seat_name(seat) for seat in self.winners()]}))
        elif self.ravens >> self.turn & 1:
            self.push(SEND_RAVEN)

    def sees_anybody(self) -> bool:
        """Whether a character is left in the row or the column of Varys."""
        column: i64 = self.varys % SIDE
        row: i64 = self.varys - column
        return (self.occupied >> column & COLUMN) | (self.occupied >> row & ROW) != 0

    # -- counting ---------------------------------------------------------------------------------------------------

    def recount(self, seat: i64, house: i64) -> None:
        """Count anew how many of a House a seat has."""
        self.tally[seat * HOUSES + house] = banners.count(self, seat, house, self.areas[seat])

    def scores(self) -> list[int]:
        """Banners and nothing else (PC-7.3), those of partners, who sit opposite, added together (PC-8.1, PC-8.4)."""
        own = [self.banners.count(seat) for seat in range(self.seats)]
        if self.option("teams"):
            return [own[seat] + own[seat ^ 2] for seat in range(self.seats)]
        return own

    def winners(self) -> list[int]:
        """Most banners; among equals the holder of the largest House's (PC-1.2, PC-7.4, PC-7.5, PC-8.5).

        Without a single banner all share the victory (PC-7.6).
        """
        if not self.over:
            return []
        scores = self.scores()
        best = max(scores)
        tied = [seat for seat in range(self.seats) if scores[seat] == best]
        if best == 0:
            return tied
        teams = self.option("teams")
        for house in self.tables.by_size:
            holder = self.banners[house]
            if holder in tied:
                return [seat for seat in tied if seat == holder or (teams and seat == holder ^ 2)]
        raise AssertionError("a seat with the most banners holds none")

    # -- frames -----------------------------------------------------------------------------------------------------

    def push(self, kind: int, a: int = 0, b: int = 0) -> None:
        """Lay a frame on the stack."""
        stack = self.stack
        stack.append(a)
        stack.append(b)
        stack.append(kind)

    def pop(self) -> None:
        """Take the top frame away."""
        stack = self.stack
        stack.pop()
        stack.pop()
        stack.pop()

    def pending(self) -> int:
        """The kind of question that is open."""
        return self.stack[-1] if self.stack else MOVE_VARYS

    # -- words, secrets and copies ------------------------------------------------------------------------------------

    def ask(self, seat: int) -> Ask | None:
        """What the seat in turn is asked."""
        return None if self.over or seat != int(self.turn) else notation.ask(self)

    def why(self, seat: int, move: int) -> Refusal | None:
        """Why a move is not legal now."""
        return notation.why(self, seat, move)

    def write(self, seat: int, move: int) -> str:
        """The move in notation: ``left stark``, ``companion hodor``, ``card bran-stark``."""
        return notation.write(self.tables, move)

    def read(self, seat: int, text: str) -> int:
        """The move that a text means."""
        return notation.read(self.tables, text)

    def describe(self, seat: int, move: int) -> Phrase:
        """The move as a sentence."""
        return notation.describe(self, move)

    def view(self, seat: int | None) -> dict[str, Any]:
        """All but the order of the companions still in the deck: the game is open."""
        from ..view import view

        return view(self, seat)

    def imagine(self, seat: int, seed: int) -> PrimoCavaliere:
        """The same position with other chance to come; nothing else is hidden (PC-2.5)."""
        return cast(PrimoCavaliere, self.dream(seed))

    def clone(self) -> PrimoCavaliere:
        """An independent copy."""
        twin = PrimoCavaliere(self.setup)
        self.copy_base(twin)
        twin.city = self.city[:]
        twin.cards = self.cards
        twin.areas = self.areas[:]
        twin.tally = self.tally[:]
        twin.banners = self.banners[:]
        twin.left = self.left[:]
        twin.companions = self.companions
        twin.named = self.named
        twin.before = self.before
        twin.stack = self.stack[:]
        twin.occupied = self.occupied
        twin.present = self.present
        twin.varys = self.varys
        twin.turn = self.turn
        twin.collected = self.collected
        twin.changed = self.changed
        twin.extra = self.extra
        twin.ravens = self.ravens
        twin.kept = self.kept
        return twin


def bit_of(number: i64) -> i64:
    """The mask of one bit. Compiled, the literal 1 would be shifted as a number of 32 bits only."""
    return TOP >> (61 - number)


def nth_bit(mask: i64, n: i64) -> i64:
    """The number of the n-th bit that is set, from 0."""
    while n:
        mask &= mask - 1
        n -= 1
    number: i64 = 0
    while not mask & 255:
        mask >>= 8
        number += 8
    while not mask & 1:
        mask >>= 1
        number += 1
    return number


def listed(known: list[list[int]], first: i64, codes: i64) -> list[int]:
    """The moves that are set as bits, counted from the first one. The list is kept for all: never hand it out."""
    moves = known[codes]
    if codes and not moves:
        moves = [int(first + place) for place in range(TWO_WAYS) if codes >> place & 1]
        known[codes] = moves
    return moves


def place_in(cards: list[int], card: i64) -> i64:
    """Where a card lies among those dealt."""
    place: i64 = 0
    while True:
        other: i64 = cards[place]
        if other == card:
            return place
        place += 1


def bit_count(mask: i64) -> i64:
    """How many bits are set."""
    total: i64 = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total
