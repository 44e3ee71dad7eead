"""Il Primo Cavaliere: who decides, what is legal, what happens.

The usual turn (move Varys, take the cards, check one banner) is written for speed and touches no stack. Whatever a turn
leaves pending (a companion to choose, a target, a tie, a raven) lies on ``stack`` as frames of three numbers: kind and
two arguments. While the stack is empty the seat ``turn`` moves Varys. Only the seat ``turn`` ever decides.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from mypy_extensions import i64

from ...engine.phrases import Ask, Event, Phrase, Refusal, Tell, seat_name
from ...engine.setup import Setup
from ...engine.state import State
from . import rules_companions as companions
from . import rules_notation as notation
from .tables import (
    CHARACTERS,
    CROSS_CODES,
    CROSS_MASKS,
    CROSS_SQUARES,
    DEALT_COMPANIONS,
    EMPTY,
    HOUSES,
    NOBODY,
    RAYS,
    SQUARES,
    VARYS,
    Tables,
)

VERSION: Final = "1"

# Move codes. A code means the same at every decision of its kind.
MOVES: Final = 28  # direction * 7 + House come first
COMPANION: Final = MOVES
CARD: Final = COMPANION + 24
HOUSE: Final = CARD + 36
SEAT: Final = HOUSE + HOUSES
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
CHECK_BANNER: Final = 15
NEXT_TURN: Final = 16
MOVE_VARYS: Final = 17  # never on the stack: what is asked while it is empty

# Where a companion is; from KEPT on, in the area of seat (number - KEPT).
IN_DECK: Final = 0
AVAILABLE: Final = 1
GONE: Final = 2
KEPT: Final = 3

TALK_SECONDS: Final = 60
LONGEST: Final = 400
"""No match takes more decisions: 35 moves of Varys, and what companions and ravens ask."""


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
    before: list[int]
    """Who led each House (bits) before this turn's first companion; [] if there was none. Replaced likewise."""
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
    """How many companions lie in play areas."""

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
        cards = list(range(SQUARES))
        self.rng.shuffle(cards)
        self.cards = cards
        self.city = [EMPTY if card == VARYS else tables.house_of[card] for card in cards]
        self.varys = cards.index(VARYS)
        self.occupied = sum([1 << square for square in range(SQUARES) if cards[square] != VARYS])
        self.present = (1 << CHARACTERS) - 1
        self.areas = [0] * self.seats
        self.tally = [0] * (self.seats * HOUSES)
        self.banners = [NOBODY] * HOUSES
        self.left = tables.sizes[:]
        self.named = [NOBODY] * len(tables.companions)
        self.before = []
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
        deck = [
            number
            for number, companion in enumerate(self.tables.companions)
            if which == "all" or (which == "printed" and companion.source == "printed")
        ]
        self.rng.shuffle(deck)
        for position, number in enumerate(deck):
            places[number] = AVAILABLE if position < DEALT_COMPANIONS else IN_DECK
        return places

    # -- who decides, and what is legal -----------------------------------------------------------------------------

    def deciders(self) -> list[int]:
        """The seat in turn, until the game is over (PC-3.10)."""
        return [] if self.over else [int(self.turn)]

    def legal(self, seat: int) -> list[int]:
        """Every move this seat may play now."""
        if self.over or seat != self.turn:
            return []
        if self.stack:
            return companions.legal(self)
        return self.varys_moves()

    def varys_moves(self) -> list[int]:
        """One move per direction and House seen in it (PC-3.1, PC-3.2); to pass is none (PC-3.8)."""
        moves: list[int] = []
        city = self.city
        squares = CROSS_SQUARES[self.varys]
        codes = CROSS_CODES[self.varys]
        seen: i64 = 0
        i: i64 = 0
        while i < 10:
            house = city[squares[i]]
            if house != EMPTY:
                code: i64 = codes[i] + house
                if not seen & (1 << code):
                    seen |= 1 << code
                    moves.append(int(code))
            i += 1
        return moves

    # -- what happens -----------------------------------------------------------------------------------------------

    def play(self, seat: int, move: int, tell: Tell = None) -> None:
        """Play a legal move."""
        if self.over or seat != self.turn:
            self.refuse(seat, move)
        if self.stack:
            if move not in companions.legal(self):
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
        taken: i64 = 0
        number: i64 = 0
        last: i64 = 0
        for square in RAYS[self.varys * 4 + move // HOUSES]:
            if city[square] == house:
                city[square] = EMPTY
                taken |= 1 << cards[square]
                self.occupied &= ~(1 << square)
                last = square
                number += 1
        if number == 0:
            return False
        turn = self.turn
        self.varys = last
        self.present &= ~taken
        self.areas[turn] = self.areas[turn] | taken
        self.left[house] = self.left[house] - number
        place = turn * HOUSES + house
        self.tally[place] = self.tally[place] + number
        self.collected = house
        if tell is not None:
            notation.tell_move(self, tell, move, int(start), int(taken))
        if self.kept:
            self.recount(turn, house)
        if self.left[house] == 0 and self.has_available():
            self.push(END_OF_TURN)
            self.push(CHOOSE_COMPANION)
        else:
            self._take_banner(tell)
            self._pass_turn(tell)
        return True

    def has_available(self) -> bool:
        """Whether a companion can still be earned."""
        return AVAILABLE in self.companions

    def _take_banner(self, tell: Tell) -> None:
        """The mover takes the banner if he has as many or more of the House than each other seat (PC-4.1)."""
        house = self.collected
        tally = self.tally
        mine = tally[self.turn * HOUSES + house]
        place: i64 = house
        while place < len(tally):
            if tally[place] > mine:
                return
            place += HOUSES
        self.give_banner(house, self.turn, tell)

    def give_banner(self, house: i64, seat: i64, tell: Tell) -> None:
        """Hand a banner to a seat, from wherever it is, or back to the supply (NOBODY) (PC-1.6, PC-4.2)."""
        before = self.banners[house]
        if before == seat:
            return
        self.banners[house] = int(seat)
        if tell is not None:
            notation.tell_banner(self, tell, int(house), before, int(seat))

    def end_turn(self) -> None:
        """Check the House collected and those that companions changed, the largest first (PC-4.4, PC-4.14)."""
        self.push(NEXT_TURN)
        for house in reversed(self.tables.by_size):
            if house == self.collected or self.changed >> house & 1:
                self.push(CHECK_BANNER, house)

    def check_banner(self, house: int, tell: Tell) -> None:
        """Find who gets a banner at the end of a turn with companions."""
        if self.changed >> house & 1:
            companions.settle(self, house, tell)
        else:
            self._take_banner(tell)

    def _pass_turn(self, tell: Tell) -> None:
        """The turn is done: the next seat's (PC-2.8), or one more of the same (PC-6.4)."""
        if self.extra:
            self.extra -= 1
            if tell is not None and self.occupied & CROSS_MASKS[self.varys]:
                tell(Event("extra-turn", {"seat": seat_name(int(self.turn))}))
        else:
            self.turn = (self.turn + 1) % self.seats
        self.collected = NOBODY
        self._begin_turn(tell)

    def next_turn(self, tell: Tell) -> None:
        """Leave a turn in which companions came into play."""
        self.before = []
        self.changed = 0
        self._pass_turn(tell)

    def _begin_turn(self, tell: Tell) -> None:
        """End the game if Varys sees nobody (PC-7.1, PC-7.2); else offer the raven (PC-9.5, PC-9.11).

        An extra turn begins like any other (PC-6.16, PC-9.12).
        """
        if not self.occupied & CROSS_MASKS[self.varys]:
            self.over = True
            if tell is not None:
                tell(Event("end", {"winners": [seat_name(seat) for seat in self.winners()]}))
        elif self.ravens >> self.turn & 1:
            self.push(SEND_RAVEN)

    # -- counting ---------------------------------------------------------------------------------------------------

    def recount(self, seat: i64, house: i64) -> None:
        """Count anew how many of a House a seat has."""
        self.tally[seat * HOUSES + house] = self.count(seat, house, self.areas[seat])

    def count(self, seat: i64, house: i64, area: int) -> int:
        """How many of a House a seat counts with these characters: themselves and the companions it keeps (PC-4.3)."""
        total = (area & self.tables.house_masks[house]).bit_count()
        if self.kept:
            for number, place in enumerate(self.companions):
                if place == KEPT + seat and self.named[number] == house:
                    total += companions.counts_as(self.tables.companions[number], area)
        return total

    def leaders(self, house: i64) -> i64:
        """The seats that have the most of a House, as bits; none if nobody has any. Partners are two seats (PC-8.2)."""
        tally = self.tally
        most = 1
        result: i64 = 0
        for seat in range(self.seats):
            count = tally[seat * HOUSES + house]
            if count > most:
                most = count
                result = 0
            if count == most:
                result |= 1 << seat
        return result

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
        self.stack.append(a)
        self.stack.append(b)
        self.stack.append(kind)

    def pop(self) -> None:
        """Take the top frame away."""
        del self.stack[-3:]

    def pending(self) -> int:
        """The kind of question that is open."""
        return self.stack[-1] if self.stack else MOVE_VARYS

    # -- words, secrets and copies ------------------------------------------------------------------------------------

    def ask(self, seat: int) -> Ask | None:
        """What the seat in turn is asked."""
        return None if self.over or seat != self.turn else notation.ask(self)

    def why(self, seat: int, move: int) -> Refusal | None:
        """Why a move is not legal now."""
        return notation.why(self, seat, move)

    def write(self, seat: int, move: int) -> str:
        """The move in notation: ``left stark``, ``choose hodor``, ``card bran-stark``."""
        return notation.write(self.tables, move)

    def read(self, seat: int, text: str) -> int:
        """The move that a text means."""
        return notation.read(self.tables, text)

    def describe(self, seat: int, move: int) -> Phrase:
        """The move as a sentence."""
        return notation.describe(self, move)

    def view(self, seat: int | None) -> dict[str, Any]:
        """All but the order of the companions still in the deck: the game is open."""
        from .view import view

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
