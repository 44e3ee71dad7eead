"""Il Primo Cavaliere: a position, its set-up and its end; what happens stands in the chapters.

Varys is asked to move by a frame that always lies lowest; whatever a turn leaves pending (a companion to choose, a
target, a tie, a raven) lies on it. Only the seat ``turn`` ever decides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64

from ....engine.dice import Dice
from ....engine.phrases import Refusal, Tell, seat_name
from ....engine.questions import KIND, Asking, Frame, Pending
from ....engine.setup import Setup
from ....engine.state import State
from .banners import BreakTie
from .bits import bit_count, bit_of, nth_bit, place_in
from .companions import ChooseCompanion, Effect
from .fourteen import (
    ChooseDrawn,
    KillCompanion,
    KillInArea,
    KillInCity,
    KillNamed,
    NameHouse,
    Swap,
    SwapWith,
    TakeNamed,
)
from .notation import CARD, CHAIR, COMPANION, END_TALK, HOUSE, MOVES
from .questions import ABOUT, BESIDES, MOVE_VARYS, PrimoQuestion
from .ravens import SendRaven, Talk
from .tables import (
    AVAILABLE,
    CHARACTERS,
    DEALT_COMPANIONS,
    GONE,
    HOUSES,
    IN_DECK,
    NOBODY,
    SQUARES,
    VARYS,
    Tables,
)
from .turn import EndOfTurn, MoveVarys, begin_turn, move_varys, varys_codes, varys_moves

if TYPE_CHECKING:
    from ..view import PrimoView

VERSION: Final = "1"
ALL_CARDS: Final = list(range(SQUARES))
LONGEST: Final = 400
"""No match takes more decisions: 35 moves of Varys, and what companions and ravens ask."""

MEANINGS: Final[list[Pending[Any]]] = [
    ChooseCompanion(COMPANION),
    KillInCity(CARD),
    KillInArea(CARD),
    KillCompanion(COMPANION),
    KillNamed(CARD),
    TakeNamed(CARD),
    Swap(CARD),
    SwapWith(CARD),
    NameHouse(HOUSE),
    ChooseDrawn(COMPANION),
    BreakTie(CHAIR),
    SendRaven(CHAIR),
    Talk(END_TALK),
    Effect(),
    EndOfTurn(),
    MoveVarys(0),
]
"""What each kind of frame means, by its number (see questions.py); a question with the code of its first answer."""
VARYS_TO_MOVE: Final[Frame] = [MOVE_VARYS]
"""The frame that lies lowest: it names no seat, and so stays."""
MOST_SEATS: Final = 4
PLAIN: Final[list[Frame]] = [
    [kind, seat, 0, 0] for kind in range(len(MEANINGS)) for seat in range(MOST_SEATS)
]
"""Frames that say nothing but what is asked of whom, made once: frames are replaced, never changed."""
STORED: Final = 3
"""How many numbers a dump keeps of each frame: what it is about, and its kind."""


@final
class PrimoCavaliere(Asking):
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
    stack: list[Frame]
    """What is pending: frames of a kind, the seat in turn and two numbers; lowest that Varys is to move."""
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
        tables = setup.content.tables
        assert isinstance(tables, Tables)
        super().__init__(setup, MEANINGS, tables.moves)
        self.tables: Tables = tables

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
        self.stack = [VARYS_TO_MOVE]
        self.collected = NOBODY
        self.changed = self.extra = self.kept = 0
        self.companions = self._deal_companions()
        chosen = self.setup.options["first"]
        self.first = self.rng.below(self.seats) if chosen == "drawn" else int(chosen) - 1
        self.turn = self.first
        self.ravens = (1 << self.seats) - 1 if self.option("ravens") else 0
        begin_turn(self, None)

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

    # -- who decides ------------------------------------------------------------------------------------------------

    def deciders(self) -> list[int]:
        """Only the seat in turn, until the game is over (PC-3.10)."""
        return [] if self.over else [int(self.turn)]

    def is_asked(self, seat: int) -> bool:
        """Likewise."""
        return not self.over and seat == self.turn

    def why_over(self) -> Refusal:
        """Varys sees nobody."""
        return Refusal("PC-7.1")

    def why_not_asked(self, seat: int) -> Refusal:
        """Another seat is in turn."""
        return Refusal("PC-3.10", {"seat": seat_name(int(self.turn))})

    def pending(self) -> int:
        """The kind of question that is open."""
        return self.stack[-1][KIND]

    def is_quiet(self) -> bool:
        """Whether nothing is pending but the move of Varys."""
        return len(self.stack) == 1

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

    # -- frames -----------------------------------------------------------------------------------------------------

    def frame(self, kind: int, about: int = 0, besides: int = 0) -> Frame:
        """A frame for the seat in turn."""
        if about == 0 and besides == 0:
            return PLAIN[kind * MOST_SEATS + int(self.turn)]
        return [kind, int(self.turn), about, besides]

    def push(self, kind: int, about: int = 0, besides: int = 0) -> None:
        """Lay a frame on the stack."""
        self.stack.append(self.frame(kind, about, besides))

    def flat(self) -> list[int]:
        """What is pending above the move of Varys, three numbers for each frame."""
        numbers: list[int] = []
        for place in range(1, len(self.stack)):
            frame = self.stack[place]
            numbers.append(frame[ABOUT])
            numbers.append(frame[BESIDES])
            numbers.append(frame[KIND])
        return numbers

    def stored(self) -> dict[str, Any]:
        """The position with its frames as dumps have always had them: who is in turn is said once."""
        return {**super().stored(), "stack": self.flat()}

    def restore(self, whole: dict[str, Any]) -> None:
        """Take over what a dump says."""
        super().restore(whole)
        numbers = whole["position"]["stack"]
        self.stack = [VARYS_TO_MOVE]
        for place in range(0, len(numbers), STORED):
            about, besides, kind = numbers[place : place + STORED]
            self.push(kind, about, besides)

    # -- the usual turn: Varys is asked for, and his move leaves nothing to work off ----------------------------------

    def legal(self, seat: int) -> list[int]:
        """Every move this seat may play now."""
        if len(self.stack) > 1:
            return super().legal(seat)
        return varys_moves(self) if self.is_asked(seat) else []

    def play(self, seat: int, move: int, tell: Tell = None) -> None:
        """Play a legal move."""
        usual = len(self.stack) == 1 and self.is_asked(seat) and 0 <= move < MOVES
        if not usual or not move_varys(self, move, tell):
            super().play(seat, move, tell)

    def do(self, seat: int, move: int, tell: Tell = None) -> None:
        """Play a move that is known to be legal."""
        if len(self.stack) == 1:
            move_varys(self, move, tell)
        else:
            super().do(seat, move, tell)

    # -- playouts ---------------------------------------------------------------------------------------------------

    def wander(self, dice: Dice, limit: int) -> int:
        """Play on at random until the game is over or so many decisions are made; how many were.

        Answers are drawn from their mask, without a list; the usual turn touches no stack.
        """
        made: i64 = 0
        while not self.over and made < limit:
            if len(self.stack) == 1:
                codes = varys_codes(self)
                move_varys(self, nth_bit(codes, dice.below(bit_count(codes))), None)
            else:
                frame = self.stack.pop()
                question: PrimoQuestion = self.meanings[frame[KIND]]
                mask = question.answers(self, frame)
                answer = question.first + nth_bit(mask, dice.below(bit_count(mask)))
                question.answer(self, frame, int(self.turn), int(answer), None)
                self.go_on(None)
            made += 1
        return int(made)

    # -- counting ---------------------------------------------------------------------------------------------------

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

    # -- secrets and copies -----------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> PrimoView:
        """All but the order of the companions still in the deck: the game is open."""
        from ..view import view

        return view(self, seat)

    def imagine(self, seat: int, seed: int) -> PrimoCavaliere:
        """The same position with other chance to come; nothing else is hidden (PC-2.5)."""
        return game_of(self.dream(seed))

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


def game_of(state: State) -> PrimoCavaliere:
    """A state that is known to be of this game."""
    assert isinstance(state, PrimoCavaliere)
    return state
