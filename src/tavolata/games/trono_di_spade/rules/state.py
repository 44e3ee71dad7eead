"""Il Trono di Spade: who decides, what is legal, what happens.

A seat is a House. Areas, units, orders and cards are numbers (see tables.py); whatever is pending lies on ``stack`` as
frames: a kind, the seat that is asked, arguments. The frame on top asks; those that ask nobody are worked off.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from ....engine.phrases import Refusal, Tell, seat_name
from ....engine.questions import KIND, Asking, Pending
from ....engine.setup import Setup
from ....engine.state import State
from . import (
    actions,
    alliances,
    board,
    combat,
    house_cards,
    leave,
    marches,
    mustering,
    objectives,
    planning,
    retreat,
    victory,
    westeros,
    wildlings,
)
from . import frames as f
from . import imagine as worlds
from . import tables as t
from .questions import TronoQuestion, TronoStep
from .tables import Layout, Tables

if TYPE_CHECKING:
    from ..view import TronoView

VERSION: Final = "2"
QUESTIONS: Final[list[TronoQuestion]] = [
    planning.Plan(),
    planning.Raven(),
    planning.Swap(),
    planning.Top(),
    actions.WhichOrder(),
    actions.Raid(),
    marches.March(),
    marches.Group(),
    marches.LeaveToken(),
    actions.Consolidate(),
    mustering.Muster(),
    mustering.Recruit(),
    mustering.Harbour(),
    board.Capture(),
    board.Disband(),
    board.LoseUnit(),
    westeros.Choice(),
    westeros.Bids(),
    westeros.Tie(),
    wildlings.Fall(),
    wildlings.Rise(),
    wildlings.Unhorse(),
    wildlings.Promote(),
    wildlings.TakeBack(),
    wildlings.Discard(),
    wildlings.Preemptive(),
    wildlings.BestTrack(),
    wildlings.Horde(),
    combat.Support(),
    combat.Accept(),
    combat.Cards(),
    house_cards.UseText(),
    house_cards.Replace(),
    house_cards.Thorns(),
    house_cards.Doran(),
    combat.Blade(),
    house_cards.Cersei(),
    house_cards.Renly(),
    retreat.Casualty(),
    retreat.Retreat(),
    house_cards.Patchface(),
    objectives.Keep(),
    objectives.Score(),
    alliances.Ballot(),
    leave.Entry(),
    leave.Bridge(),
    leave.Host(),
    leave.Haven(),
    alliances.Excuse(),
    alliances.Penalty(),
    leave.Claim(),
    leave.Gift(),
    alliances.Propose(),
    alliances.Proposal(),
]
"""The questions, by kind."""
STEPS: Final[list[TronoStep]] = [
    actions.Round(),
    westeros.Westeros(),
    actions.Turns(),
    marches.MarchOn(),
    combat.Combat(),
    combat.AskSupport(),
    mustering.Mustering(),
    board.Reconcile(),
    westeros.Clash(),
    wildlings.Attack(),
    wildlings.Hordes(),
    house_cards.Texts(),
    victory.Check(),
    westeros.Effect(),
    marches.Neutral(),
    combat.AskConsent(),
    retreat.Flee(),
    board.Fit(),
    alliances.Ballots(),
    leave.Way(),
    leave.ToHaven(),
    alliances.Talk(),
    actions.Resolve(),
    objectives.Deal(),
    objectives.AtTheEnd(),
]
"""What asks nobody; their kinds have gaps."""


def _by_kind() -> list[Pending[TronoDiSpade]]:
    """What each kind of frame means; nothing, where a number is not used."""
    meanings: list[Pending[TronoDiSpade]] = [Pending() for _ in range(f.KINDS)]
    for meaning in [*QUESTIONS, *STEPS]:
        meanings[meaning.kind] = meaning
    return meanings


MEANINGS: Final = _by_kind()


@final
class TronoDiSpade(Asking):
    """A position of Il Trono di Spade."""

    fields: ClassVar[tuple[str, ...]] = (
        "house",
        "home_of",
        "owner",
        "units",
        "routed",
        "order",
        "token",
        "garrison",
        "host",
        "power",
        "supply",
        "hand",
        "pile",
        "tracks",
        "decks",
        "gone",
        "wild",
        "wild_known",
        "round",
        "threat",
        "bans",
        "blade",
        "attacked",
        "clashed",
        "revealed",
        "sealed",
        "aim",
        "bids",
        "queue",
        "levy",
        "fight",
        "stack",
        "victors",
        "ally",
        "began",
        "ballots",
        "offers",
        "pact",
        "points",
        "goals",
        "secrets",
        "scored",
        "returned",
        "reached",
    )

    house: list[int]
    """The House of each seat."""
    home_of: list[int]
    """The seat whose home an area is, or NOBODY."""
    owner: list[int]
    """The seat whose units stand in each area, or NOBODY."""
    units: list[int]
    """How many units of each kind stand in each area: four numbers an area, routed ones included."""
    routed: list[int]
    """How many of them are routed."""
    order: list[int]
    """The order in each area, or NOTHING; hidden until ``revealed``."""
    token: list[int]
    """The seat whose power token lies in each area, or NOBODY."""
    garrison: list[int]
    """The strength of the garrison or the neutral force in each area. Replaced, never changed in place."""
    host: list[int]
    """The seat that keeps a land while an ally's units stand there, or NOBODY. Replaced, never changed in place."""
    power: list[int]
    """Available power tokens."""
    supply: list[int]
    hand: list[int]
    """House cards in hand, as bits."""
    pile: list[int]
    """House cards discarded, as bits."""
    tracks: list[list[int]]
    """The seats on the three tracks, first to last. Replaced, never changed in place."""
    decks: list[list[int]]
    """The Westeros decks; the next card is the last. Each is replaced, never changed in place."""
    gone: list[list[int]]
    """The Westeros cards drawn, the newest last. Each is replaced, never changed in place."""
    wild: list[int]
    """The wildling cards, the top one first. Replaced, never changed in place."""
    wild_known: list[int]
    """The seats that know each of them, as bits. Replaced, never changed in place."""
    round: int
    threat: int
    bans: int
    """The kinds of order that are forbidden this round, as bits."""
    blade: int
    """Whether the blade is ready."""
    attacked: int
    """Whether the wildlings attacked in this round."""
    clashed: int
    """Whether there was a clash of kings in this round."""
    revealed: int
    """Whether the orders lie open."""
    sealed: int
    """The seats that are ready with their orders, as bits."""
    aim: list[int]
    """The area each seat wants to give an order to next, or NOTHING."""
    bids: list[int]
    """The bids, NOTHING where one is still owed; empty when nobody bids."""
    queue: list[int]
    """The seats already placed on the track that was bid for."""
    levy: list[int]
    """The mustering points left in each area."""
    fight: list[int]
    """The combat that is being fought or about to be: see tables.py; empty without."""
    victors: list[int]
    """The seats that have won."""
    ally: list[int]
    """The seats of each seat's alliance, its own included, as bits; 0 for who is alone."""
    began: int
    """The seats that were allied when the round began, as bits."""
    ballots: list[int]
    """The seats each seat has named so far in a ballot, as bits; hidden until all are ready."""
    offers: list[list[int]]
    """What was proposed before the next ballot, with the answers: see frames.py. Replaced, never changed."""
    pact: list[int]
    """What allies have granted and denied to the march or the retreat under way: see frames.py."""
    points: list[int]
    """Victory points, in a game with objectives."""
    goals: list[int]
    """The objective deck; the next card is the last. Replaced, never changed in place."""
    secrets: list[list[int]]
    """The objectives in each hand, sorted. Each is replaced, never changed in place."""
    scored: list[list[int]]
    """The objectives each seat has scored. Each is replaced, never changed in place."""
    returned: list[list[int]]
    """The objectives each seat has put back into the deck, and remembers. Each is replaced, never changed in place."""

    reached: int
    """The seats that have reached the objective that wins at once, now or earlier, as bits."""

    def __init__(self, setup: Setup) -> None:
        tables = setup.content.tables
        assert isinstance(tables, Tables)
        super().__init__(setup, MEANINGS, tables.moves)
        self.tables: Tables = tables
        self.layout: Layout = self.tables.layout(setup.seats)

    # -- set-up -------------------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """Houses, units, tracks and decks for so many players (TS-2)."""
        self.house = self.layout.houses[:]
        if self.setup.options["houses"] == "drawn":  # TS-2.3
            self.rng.shuffle(self.house)
        self._clear()
        self._lay_out()
        self.decks = [[], [], []]
        self.gone = [[], [], []]
        for number in range(len(self.tables.westeros)):
            card = self.tables.westeros[number]
            self.decks[card.deck] += [number] * card.count
        for deck in self.decks:
            self.rng.shuffle(deck)
        self.wild = self.tables.wildlings[:]
        self.rng.shuffle(self.wild)
        self.wild_known = [0] * len(self.wild)
        self.first = self.tracks[0][0]
        self.stack = [[f.P_ROUND, 0]]
        if self.setup.options["alliances"] == "objectives":
            objectives.deal(self)
        self.go_on(None)

    def _clear(self) -> None:
        """An empty board, and what every House begins with (TS-2.2, TS-2.4)."""
        size = self.tables.size
        self.owner = [t.NOBODY] * size
        self.units = [0] * (4 * size)
        self.routed = [0] * (4 * size)
        self.order = [t.NOTHING] * size
        self.token = [t.NOBODY] * size
        self.host = [t.NOBODY] * size
        self.levy = [0] * size
        self.power = [t.START_POWER] * self.seats
        self.hand = [t.WHOLE_HAND] * self.seats
        self.pile = [0] * self.seats
        self.round = self.blade = 1
        self.threat = t.START_THREAT
        self.bans = self.attacked = self.clashed = self.revealed = self.sealed = 0
        self.aim = [t.NOTHING] * self.seats
        self.bids = []
        self.queue = []
        self.fight = []
        self.victors = []
        self.ally = [0] * self.seats
        self.began = 0
        self.ballots = [0] * self.seats
        self.offers = []
        self.pact = f.NO_PACT[:]
        self.points = [0] * self.seats
        self.goals = []
        self.secrets = [[] for _ in range(self.seats)]
        self.scored = [[] for _ in range(self.seats)]
        self.returned = [[] for _ in range(self.seats)]
        self.reached = 0

    def _lay_out(self) -> None:
        """Units, garrisons, neutral forces, supply and tracks of the Houses in play (TS-2.1, TS-15.9, TS-20)."""
        tables, layout = self.tables, self.layout
        self.home_of = [self.seat_of(home) for home in tables.homes]
        self.garrison = [
            tables.garrisons[area] if self.home_of[area] != t.NOBODY else layout.neutral[area]
            for area in range(tables.size)
        ]
        for house, area, unit, number in layout.units:
            board.put(self, self.seat_of(house), area, unit, number)
        self.supply = [tables.supplies[house] for house in self.house]
        self.tracks = [[self.seat_of(house) for house in track] for track in layout.tracks]

    def seat_of(self, house: int) -> int:
        """The seat that plays a House, or NOBODY."""
        return self.house.index(house) if house in self.house else t.NOBODY

    # -- the table ----------------------------------------------------------------------------------------------------

    def fleet(self, seat: int) -> int:
        """The Houses whose ships could carry a House's units: its own, and allies' that did not refuse (TS-22.1)."""
        return 1 << seat | (self.ally[seat] & ~self.pact[f.L_NO_BRIDGES])

    def are_allied(self, seat: int, other: int) -> bool:
        """Whether two Houses are of one alliance; nobody is allied with itself or with nobody."""
        return other >= 0 and other != seat and self.ally[seat] >> other & 1 == 1

    def in_combat(self, seat: int, unit: int) -> int:
        """How many units of a House stand in no area because they attack or retreat."""
        fight = self.fight
        if not fight:
            return 0
        count = fight[f.F_FORCE + unit] if fight[f.F_ATTACKER] == seat else 0
        if fight[f.F_WINNER] != t.NOTHING and fight[f.F_ATTACKER + 1 - fight[f.F_WINNER]] == seat:
            count += fight[f.F_RETREATING + unit]
        return count

    def fight_shown(self) -> bool:
        """Whether there is a combat with its cards on the table."""
        return len(self.fight) > 0 and self.fight[f.F_SHOWN] == 1

    # -- what the engine asks for -------------------------------------------------------------------------------------

    def interrupt(self, tell: Tell) -> bool:
        """Whatever empties an area or changes hands is followed up before anything else, unless units are under way."""
        if not self._is_under_way():
            board.settle(self, tell)
        return False

    def _is_under_way(self) -> bool:
        """Whether it is not yet known what units leave behind, if they go at all, or who else falls (TS-7.20)."""
        if self.stack[-1][KIND] in (f.Q_LEAVE, f.Q_DISBAND, f.Q_UNIT, f.Q_UNHORSE):
            return True
        return len(self.fight) > 0 and self.fight[f.F_DEFENDER] == t.NOBODY

    def why_over(self) -> Refusal:
        """The game is over."""
        return Refusal("TS-19.7", id="over")

    def why_not_asked(self, seat: int) -> Refusal:
        """Others are asked."""
        return Refusal("TS-1.15", {"seats": [seat_name(other) for other in self.deciders()]}, "wait")

    # -- counting -----------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The structures each House controls (TS-19.3), or its points (TS-25)."""
        if self.setup.options["alliances"] == "objectives":
            return self.points[:]
        return board.all_structures(self)

    def winners(self) -> list[int]:
        """Whoever has won."""
        return self.victors[:]

    # -- secrets ------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> TronoView:
        """All that this seat may know."""
        from ..view import view

        return view(self, seat)

    def imagine(self, seat: int, seed: int) -> TronoDiSpade:
        """A state that looks the same to this seat: other orders, bids, cards and decks, other chance to come."""
        twin = game_of(self.dream(seed))
        worlds.imagine(twin, seat)
        return twin

    def clone(self) -> TronoDiSpade:
        """An independent copy."""
        twin = type(self)(self.setup)
        self.copy_base(twin)
        twin.house = self.house
        twin.home_of = self.home_of
        twin.owner = self.owner[:]
        twin.units = self.units[:]
        twin.routed = self.routed[:]
        twin.order = self.order[:]
        twin.token = self.token[:]
        twin.garrison = self.garrison
        twin.host = self.host
        twin.power = self.power[:]
        twin.supply = self.supply[:]
        twin.hand = self.hand[:]
        twin.pile = self.pile[:]
        twin.tracks = self.tracks[:]
        twin.decks = self.decks[:]
        twin.gone = self.gone[:]
        twin.wild = self.wild
        twin.wild_known = self.wild_known
        twin.round = self.round
        twin.threat = self.threat
        twin.bans = self.bans
        twin.blade = self.blade
        twin.attacked = self.attacked
        twin.clashed = self.clashed
        twin.revealed = self.revealed
        twin.sealed = self.sealed
        twin.aim = self.aim[:]
        twin.bids = self.bids[:]
        twin.queue = self.queue[:]
        twin.levy = self.levy[:]
        twin.fight = self.fight[:]
        twin.stack = self.stack[:]
        twin.victors = self.victors
        twin.ally = self.ally[:]
        twin.began = self.began
        twin.ballots = self.ballots[:]
        twin.offers = self.offers
        twin.pact = self.pact[:]
        twin.points = self.points[:]
        twin.goals = self.goals
        twin.secrets = self.secrets[:]
        twin.scored = self.scored[:]
        twin.returned = self.returned[:]
        twin.reached = self.reached
        return twin


def game_of(state: State) -> TronoDiSpade:
    """A state that is known to be of this game."""
    assert isinstance(state, TronoDiSpade)
    return state
