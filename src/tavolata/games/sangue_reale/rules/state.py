"""Sangue Reale: a position, its set-up and its clock; what happens stands in the chapters.

A round begins with one frame, PLAN, that asks both seats at once and so names none. When both have chosen, the values
are written and the frames of the two actions are laid out in its place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from ....engine.phrases import Refusal, seat_name
from ....engine.questions import KIND, Asking, Frame, Pending
from ....engine.rng import Rng, dream_key
from ....engine.setup import Setup
from . import end_of_era, points
from .actions import Act, Face, Five, Share
from .claimants import Sides, take_sides
from .dice import Dice, Draw
from .end_of_era import ActionEnd, RoundEnd
from .lines import Circle
from .planning import Plan
from .questions import PLAN, SIDES
from .supporters import Blacken, Edges, Erase, Icon, Walls
from .tables import ERAS, FACES, NOBODY, ROUNDS, ROUNDS_A_TURN, SEATS, TURNS, Era, Flag, Tables
from .territories import territories
from .walls import Gate

if TYPE_CHECKING:
    from ..view import SangueView

VERSION: Final = "1"
LONGEST: Final = 4_000
"""No match takes more decisions: four Eras of 25 rounds, and what dice, lines, supporters and modifiers ask."""

MEANINGS: Final[list[Pending[Any]]] = [
    Plan(),
    Sides(),
    Face(),
    Share(),
    Five(),
    Draw(),
    Dice(),
    Circle(),
    Erase(),
    Blacken(),
    Gate(),
    Walls(),
    Edges(),
    Act(),
    Icon(),
    ActionEnd(),
    RoundEnd(),
]
"""What each kind of frame means, by its number (see questions.py)."""


@final
class SangueReale(Asking):
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
    """For each Era the claimant (0 or 1) that won it, or NOBODY. Replaced, never changed in place."""
    won: list[int]
    """For each Era the seat that won it, or NOBODY. Replaced, never changed in place."""
    points: list[int]
    """The victory points of the Eras that are over: two numbers for each, by seat. Replaced, never changed in place."""
    claimants: list[int]
    """The claimant (0 or 1) each seat plays in this Era, or NOBODY while open. Replaced, never changed in place."""
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
    stack: list[Frame]
    """What is pending."""

    def __init__(self, setup: Setup) -> None:
        tables = setup.content.tables
        assert isinstance(tables, Tables)
        super().__init__(setup, MEANINGS, tables.moves[0])
        self.tables: Tables = tables

    def sheet(self) -> Era:
        """The sheet of the Era that is being played."""
        return self.tables.eras[self.era]

    def flag(self) -> Flag:
        """What the winner of the Era before has left on it (SR-14.1)."""
        return self.sheet().flags[0 if self.era == 0 else self.crowned[self.era - 1]]

    def is_campaign(self) -> bool:
        """Whether more than one Era is played (SR-15.1)."""
        return self.setup.options["era"] == "campaign"

    def clone(self) -> SangueReale:
        """An independent copy, future chance included."""
        twin = SangueReale(self.setup)
        self.copy_base(twin)
        twin.era = self.era
        twin.crowned = self.crowned
        twin.won = self.won
        twin.points = self.points
        twin.claimants = self.claimants
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
        self.lay_out()
        if options["claimants"] == "chosen":
            self.stack = [[SIDES, drawn]]
        else:
            take_sides(self, drawn, 0)

    def _result_before(self) -> int:
        """Which claimant won the Era before a single one: by option, or by the seed (SR-15.2)."""
        before = self.setup.options["before"]
        if before == "drawn":
            return self.rng.below(SEATS)
        return 0 if before == "first" else 1

    def lay_out(self) -> None:
        """A fresh sheet for both (SR-1.4), as the winner of the Era before has left the land (SR-14.1).

        Walls (SR-10.1), a canal (SR-11.8), a Seat and an abolished border (SR-11.9).
        """
        sheet = self.sheet()
        flag = self.flag()
        self.claimants = [NOBODY] * SEATS
        self.plan = [0] * SEATS
        self.chronicle = []
        self.black = [0] * (SEATS * FACES)
        self.circled = [0] * SEATS
        edges = [edge[2] for edge in sheet.edges]
        for edge, kind in flag.edges:
            edges[edge] = kind
        self.edges = edges
        self.territory = territories(sheet, edges)
        self.owner = [NOBODY] * len(sheet.parcels)
        self.supporters = [NOBODY] * FACES
        self.drawn = [0] * (SEATS * TURNS)
        self.spent = [0] * (SEATS * TURNS)
        self.walls = (1 << len(sheet.sections)) - 1 if flag.standing else 0
        self.initials = [NOBODY] * len(sheet.sections)
        self.ending = 0

    # -- the King's Track -------------------------------------------------------------------------------------------

    def rounds(self) -> int:
        """How many rounds are written in the Chronology of this Era."""
        return len(self.chronicle) // SEATS

    def turn(self) -> int:
        """The turn of the King's Track, counted from 0, that the round in progress belongs to (SR-3.1)."""
        begun = len(self.chronicle) // SEATS
        if begun > 0 and self.stack and self.stack[-1][KIND] != PLAN:
            begun -= 1
        return min(begun, ROUNDS - 1) // ROUNDS_A_TURN

    def modifiers(self, seat: int) -> int:
        """The modifiers a seat can use now: those drawn in this turn and not crossed out (SR-7.3)."""
        cell = seat * TURNS + self.turn()
        return self.drawn[cell] - self.spent[cell]

    def circles(self, seat: int, column: int) -> int:
        """How many dice the next step of a column takes; 0 if it is full."""
        done = self.black[seat * FACES + column]
        table = self.sheet().columns[column]
        return table.circles[done] if done < table.length else 0

    # -- refusals -----------------------------------------------------------------------------------------------------

    def why_over(self) -> Refusal:
        """The match has ended with an Era, or with a campaign."""
        return Refusal("SR-14.2" if self.is_campaign() else "SR-12.3", id="over")

    def why_not_asked(self, seat: int) -> Refusal:
        """A choice made is not changed (SR-4.2); or the other decides (SR-5.12)."""
        if self.stack[-1][KIND] == PLAN and 0 <= seat < SEATS:
            return Refusal("SR-4.2")
        return Refusal("SR-5.12", {"seat": seat_name(self.deciders()[0])})

    # -- counting -----------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Eras won in a campaign (SR-14.6), victory points in a single Era."""
        if self.is_campaign():
            return [self.won.count(seat) for seat in range(SEATS)]
        return [points.total(self, seat) for seat in range(SEATS)]

    def winners(self) -> list[int]:
        """Who has won the match."""
        return [end_of_era.match_winner(self)] if self.over else []

    # -- secrets ------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> SangueView:
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

    # -- notation -----------------------------------------------------------------------------------------------------

    def write(self, seat: int, move: int) -> str:
        """The move in the notation of this sheet."""
        return self.tables.moves[self.era].write(move)

    def read(self, seat: int, text: str) -> int:
        """The move that a text means on this sheet."""
        return self.tables.moves[self.era].read(text)
