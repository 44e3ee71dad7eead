"""Sangue Reale: who decides, what is legal, what happens.

What is pending lies on ``stack`` as frames, the top one last: a kind, the seat it concerns, and numbers. A round begins
with one frame, PLAN, that asks both seats at once. When both have chosen, the values are written and the frames of the
two actions are laid out in its place. Frames are replaced, never changed, so that copies can share them.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast, final

from ....engine.phrases import Ask, Phrase, Refusal, Tell
from ....engine.rng import Rng, dream_key
from ....engine.setup import Setup
from ....engine.state import State
from . import columns, land, notation, score
from .tables import ERAS, FACES, NOBODY, ROUNDS, ROUNDS_A_TURN, SEATS, TURNS, WINS_ENOUGH, Era, Tables

VERSION: Final = "1"
LONGEST: Final = 4_000
"""No match takes more decisions: four Eras of 25 rounds, and what dice, lines, supporters and modifiers ask."""

# Move codes. A code means the same at every decision of its kind.
CHOOSE: Final = 0  # an action to plan, 1 to 6
CLAIMANT: Final = 6
TAKE: Final = 8  # a face of the one die
USE: Final = 14  # a die, or the pair for a double circle
LOWER: Final = 20  # a die by a modifier
RAISE: Final = 26
KEEP: Final = 32  # all dice of one value
DIFFERENT: Final = 38
PASS: Final = 39
MARK: Final = 40  # a turn of the King's Track
COLUMN: Final = 45
PAIR: Final = 51  # two dice of four
NUMBER: Final = 72  # on the map
EDGE: Final = 104
WALL: Final = 144
CODES: Final = 152

PAIRS: Final[list[list[int]]] = [[one, two] for one in range(FACES) for two in range(one, FACES)]
"""The pairs of dice, in the order of their codes."""

# Kinds of frames. Those before ACT are questions.
PLAN: Final = 0
SIDES: Final = 1
"""(seat): choose a claimant."""
FACE: Final = 2
"""(seat, covered face): action 1."""
SHARE: Final = 3
"""(seat, dice of each value): action 4."""
FIVE: Final = 4
"""(seat, dice of each value): action 5."""
DRAW: Final = 5
"""(seat, how many modifiers)."""
DICE: Final = 6
"""(seat, dice of each value): use them."""
CIRCLE: Final = 7
"""(seat, how many, which numbers as bits, whether the land may be changed instead)."""
ERASE: Final = 8
"""(seat, how many)."""
BLACKEN: Final = 9
"""(seat, how many, which columns as bits)."""
GATE: Final = 10
"""(seat, section)."""
WALLS: Final = 11
"""(seat, how many, sections done as bits)."""
EDGES: Final = 12
"""(seat, how many)."""
ACT: Final = 13
"""(seat)."""
ICON: Final = 14
"""(seat, column)."""
ACTION_END: Final = 15
ROUND_END: Final = 16


@final
class SangueReale(State):
    """A position of Sangue Reale."""

    fields: ClassVar[tuple[str, ...]] = (
        "era",
        "crowned",
        "won",
        "points",
        "claimants",
        "plan",
        "chronicle",
        "black",
        "circled",
        "edges",
        "territory",
        "owner",
        "supporters",
        "drawn",
        "spent",
        "walls",
        "initials",
        "ending",
        "stack",
    )

    era: int
    """The sheet that is being played, counted from 0."""
    crowned: list[int]
    """For each Era the claimant (0 or 1) that won it, or NOBODY."""
    won: list[int]
    """For each Era the seat that won it, or NOBODY."""
    points: list[int]
    """The victory points of the Eras that are over: two numbers for each, by seat."""
    claimants: list[int]
    """The claimant (0 or 1) each seat plays in this Era, or NOBODY while that is open."""
    plan: list[int]
    """The action each seat has chosen for this round (1 to 6), or 0. Hidden until both have."""
    chronicle: list[int]
    """The values written on the King's Track: two for each round, by seat."""
    black: list[int]
    """How many steps are blackened, at ``seat * 6 + column``."""
    circled: list[int]
    """The slots each seat has circled, as bits."""
    edges: list[int]
    """What lies on each edge: OPEN, BORDER or RIVER. Replaced, never changed in place."""
    territory: list[int]
    """For each parcel the parcels of its territory, as bits. Replaced, never changed in place."""
    owner: list[int]
    """The seat that controls each parcel, or NOBODY."""
    supporters: list[int]
    """The seat that has the Unique Supporter of each column, or NOBODY."""
    drawn: list[int]
    """The modifiers drawn in each turn cell, at ``seat * 5 + turn``."""
    spent: list[int]
    """Those of them that are crossed out."""
    walls: int
    """The sections of the castle's wall that stand, as bits."""
    initials: list[int]
    """The seat whose initials each section bears, or NOBODY."""
    ending: int
    """1 once everything is taken: the round in progress is the last."""
    stack: list[list[int]]
    """What is pending."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.tables: Tables = cast(Tables, setup.content.tables)

    def sheet(self) -> Era:
        """The sheet of the Era that is being played."""
        return self.tables.eras[self.era]

    def is_campaign(self) -> bool:
        """Whether more than one Era is played (SR-15.1)."""
        return self.setup.options["era"] == "campaign"

    def clone(self) -> SangueReale:
        """An independent copy, future chance included."""
        twin = SangueReale(self.setup)
        self.copy_base(twin)
        twin.era = self.era
        twin.crowned = self.crowned[:]
        twin.won = self.won[:]
        twin.points = self.points[:]
        twin.claimants = self.claimants[:]
        twin.plan = self.plan[:]
        twin.chronicle = self.chronicle[:]
        twin.black = self.black[:]
        twin.circled = self.circled[:]
        twin.edges = self.edges
        twin.territory = self.territory
        twin.owner = self.owner[:]
        twin.supporters = self.supporters[:]
        twin.drawn = self.drawn[:]
        twin.spent = self.spent[:]
        twin.walls = self.walls
        twin.initials = self.initials[:]
        twin.ending = self.ending
        twin.stack = self.stack[:]
        return twin

    # -- set-up -----------------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """Lay out the first sheet; who plays which claimant is drawn, or who chooses is (SR-2.2)."""
        options = self.setup.options
        self.crowned = [NOBODY] * ERAS
        self.won = [NOBODY] * ERAS
        self.points = []
        self.era = 0 if self.is_campaign() else int(options["era"]) - 1
        if self.era > 0:
            self.crowned[self.era - 1] = self._result_before()
        drawn = self.rng.below(SEATS)
        self.first = drawn
        self._lay_out()
        if options["claimants"] == "chosen":
            self.stack = [[SIDES, drawn]]
        else:
            self._take_sides(drawn, 0)

    def _result_before(self) -> int:
        """Which claimant won the Era before a single one: by option, or by the seed (SR-15.2)."""
        before = self.setup.options["before"]
        if before == "drawn":
            return self.rng.below(SEATS)
        return 0 if before == "first" else 1

    def _lay_out(self) -> None:
        """A fresh sheet for both (SR-1.4), as the winner of the Era before has left the land (SR-14.1).

        Walls (SR-10.1), a canal (SR-11.8), a Seat and an abolished border (SR-11.9).
        """
        sheet = self.sheet()
        flag = sheet.flags[0 if self.era == 0 else self.crowned[self.era - 1]]
        self.claimants = [NOBODY] * SEATS
        self.plan = [0] * SEATS
        self.chronicle = []
        self.black = [0] * (SEATS * FACES)
        self.circled = [0] * SEATS
        edges = [edge[2] for edge in sheet.edges]
        for edge, kind in flag.edges:
            edges[edge] = kind
        self.edges = edges
        self.territory = land.territories(sheet, edges)
        self.owner = [NOBODY] * len(sheet.parcels)
        self.supporters = [NOBODY] * FACES
        self.drawn = [0] * (SEATS * TURNS)
        self.spent = [0] * (SEATS * TURNS)
        self.walls = (1 << len(sheet.sections)) - 1 if flag.standing else 0
        self.initials = [NOBODY] * len(sheet.sections)
        self.ending = 0

    def _take_sides(self, seat: int, claimant: int) -> None:
        """A seat plays a claimant, the other seat the other one; both get their head start (SR-2.1, SR-2.4)."""
        sheet = self.sheet()
        self.claimants[seat] = claimant
        self.claimants[1 - seat] = 1 - claimant
        if not self.points:
            self.first = seat if claimant == 0 else 1 - seat
        for one in range(SEATS):
            side = sheet.claimants[self.claimants[one]]
            self.circled[one] = side.circled
            for turn in side.modifiers:
                self.drawn[one * TURNS + turn] += 1
            for column in side.blackened:
                self.black[one * FACES + column] += 1
        self.stack = [[PLAN]]

    # -- the King's Track -------------------------------------------------------------------------------------------

    def rounds(self) -> int:
        """How many rounds are written in the Chronology of this Era."""
        return len(self.chronicle) // SEATS

    def turn(self) -> int:
        """The turn of the King's Track, counted from 0, that the round in progress belongs to (SR-3.1)."""
        begun = self.rounds()
        if begun > 0 and self.stack and self.stack[-1][0] != PLAN:
            begun -= 1
        return min(begun, ROUNDS - 1) // ROUNDS_A_TURN

    def modifiers(self, seat: int) -> int:
        """The modifiers a seat can use now: those drawn in this turn and not crossed out (SR-7.3)."""
        cell = seat * TURNS + self.turn()
        return self.drawn[cell] - self.spent[cell]

    # -- who decides, and what is legal -----------------------------------------------------------------------------

    def deciders(self) -> list[int]:
        """Whoever has not planned yet, or the one seat that is asked."""
        if self.over:
            return []
        frame = self.stack[-1]
        if frame[0] == PLAN:
            return [seat for seat in range(SEATS) if self.plan[seat] == 0]
        return [frame[1]]

    def legal(self, seat: int) -> list[int]:
        """Every move this seat may play now."""
        if self.over:
            return []
        frame = self.stack[-1]
        kind = frame[0]
        if kind == PLAN:
            planned = seat not in (0, 1) or self.plan[seat] != 0
            return [] if planned else [CHOOSE + value for value in range(FACES)]
        if frame[1] != seat:
            return []
        if kind == DICE:
            return columns.dice_moves(self, frame)
        if kind in (CIRCLE, ERASE, GATE, WALLS, EDGES):
            return land.moves(self, frame)
        return columns.moves(self, frame)

    # -- what happens -----------------------------------------------------------------------------------------------

    def play(self, seat: int, move: int, tell: Tell = None) -> None:
        """Play a legal move, and all that follows from it without a question."""
        if move not in self.legal(seat):
            self.refuse(seat, move)
        frame = self.stack[-1]
        kind = frame[0]
        if kind == PLAN:
            self._choose(seat, move - CHOOSE + 1, tell)
        elif kind == SIDES:
            self._take_sides(seat, move - CLAIMANT)
            notation.tell_sides(self, tell)
        elif kind in (CIRCLE, ERASE, GATE, WALLS, EDGES):
            self.stack.pop()
            land.answer(self, frame, move, tell)
        else:
            self.stack.pop()
            columns.answer(self, frame, move, tell)
        self._go_on(tell)

    def _choose(self, seat: int, value: int, tell: Tell) -> None:
        """Plan in secret (SR-4.1); when both have, the values are shown and written (SR-3.2)."""
        self.plan[seat] = value
        notation.notify(tell, "plans", {"seat": notation.seat_name(seat)})
        if self.deciders():
            return
        one, two = self.plan
        self.plan = [0] * SEATS
        self.chronicle += [one, two]
        self.fence += 1
        notation.tell_plans(self, tell)
        self.stack = [[ROUND_END]]
        if one != two:  # SR-4.3, SR-4.4: equal choices cancel each other, the round is used up
            first = 0 if one < two else 1
            self.stack += [[ACT, 1 - first], [ACT, first]]  # SR-4.5

    def _go_on(self, tell: Tell) -> None:
        """Work off what asks nobody, or whose answer is plain to all, until a question is on top."""
        while not self.over:
            frame = self.stack[-1]
            kind = frame[0]
            if kind == DICE:
                if not columns.use_plain_dice(self, frame, tell):
                    return
            elif kind < ACT:
                if not self._is_idle(frame):
                    return
                self.stack.pop()
                notation.tell_idle(self, frame, tell)
            else:
                self.stack.pop()
                self._step(frame, tell)

    def _is_idle(self, frame: list[int]) -> bool:
        """Whether nothing can be answered to a question but to pass (SR-8.2)."""
        kind = frame[0]
        if kind in (CIRCLE, ERASE, WALLS, EDGES):
            return len(land.moves(self, frame)) < 2
        return kind == BLACKEN and len(columns.moves(self, frame)) < 2

    def _step(self, frame: list[int], tell: Tell) -> None:
        kind = frame[0]
        if kind == ACT:
            self.stack.append([ACTION_END])
            columns.act(self, frame[1], tell)
        elif kind == ICON:
            columns.take_supporter(self, frame[1], frame[2], tell)
        elif kind == ACTION_END:
            if score.all_taken(self):  # SR-12.3
                self.ending = 1
        else:
            self._end_round(tell)

    def _end_round(self, tell: Tell) -> None:
        """The Era ends with the last cell of the Chronology, or once everything is taken (SR-12.1, SR-12.2)."""
        if self.ending == 0 and self.rounds() < ROUNDS:
            self.stack.append([PLAN])
            return
        winner = self._era_winner()
        points = [score.total(self, seat) for seat in range(SEATS)]
        self.points += points
        self.won[self.era] = winner
        self.crowned[self.era] = self.claimants[winner]
        notation.tell_era_end(self, winner, tell)
        if self._is_last_era():
            self.over = True
            notation.tell_end(self, tell)
            return
        self.era += 1
        self._lay_out()
        self.stack.append([SIDES, 1 - winner])  # SR-2.3
        notation.tell_era(self, tell)

    def _era_winner(self) -> int:
        """The seat with more points, or the ties broken (SR-12.5, SR-12.6, SR-12.7)."""
        one, two = [score.standing(self, seat) for seat in range(SEATS)]
        if one != two:
            return 0 if one > two else 1
        before = self.won[self.era - 1] if self.era > 0 else NOBODY
        if before != NOBODY:
            return 1 - before
        self.fence += 1
        return self.rng.below(SEATS)

    def _is_last_era(self) -> bool:
        """Whether the match ends with this Era (SR-14.2, SR-14.3, SR-15.1)."""
        if not self.is_campaign() or self.era == ERAS - 1:
            return True
        if self.setup.options["all_four"] is True:
            return False
        return max(self.won.count(0), self.won.count(1)) >= WINS_ENOUGH

    # -- counting -----------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Eras won in a campaign (SR-14.6), victory points in a single Era."""
        if self.is_campaign():
            return [self.won.count(seat) for seat in range(SEATS)]
        return [score.total(self, seat) for seat in range(SEATS)]

    def winners(self) -> list[int]:
        """Who has won the match: more Eras, then more points in all, then the last Era (SR-14.4, SR-14.5)."""
        if not self.over:
            return []
        last = self.won[self.era]
        if not self.is_campaign():
            return [last]
        ranks = [[self.won.count(seat), score.sum_of(self, seat)] for seat in range(SEATS)]
        if ranks[0] == ranks[1]:
            return [last]
        return [0 if ranks[0] > ranks[1] else 1]

    # -- secrets ------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may know."""
        from .. import view  # plain Python beside compiled rules: loaded when first looked at

        return view.view(self, seat)

    def imagine(self, seat: int, seed: int) -> SangueReale:
        """A state that looks the same to this seat: another secret plan of the other, other chance to come."""
        twin = self.clone()
        twin.rng = Rng(dream_key(seed))
        for other in range(SEATS):
            if other != seat and twin.plan[other] != 0:
                twin.plan[other] = 1 + twin.rng.below(FACES)
        return twin

    # -- words --------------------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> Ask | None:
        """What this seat is asked."""
        return notation.ask(self, seat) if seat in self.deciders() else None

    def why(self, seat: int, move: int) -> Refusal | None:
        """Why a move is not legal now."""
        return notation.why(self, seat, move)

    def write(self, seat: int, move: int) -> str:
        """The move in notation: ``plan 3``, ``use 4``, ``number corno 1``."""
        return notation.write(self.sheet(), move)

    def read(self, seat: int, text: str) -> int:
        """The move that a text means."""
        return notation.read(self.sheet(), text)

    def describe(self, seat: int, move: int) -> Phrase:
        """The move as a sentence."""
        return notation.describe(self, seat, move)
