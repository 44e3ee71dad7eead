"""Il Trono di Spade: who decides, what is legal, what happens.

A seat is a House. Areas, units, orders and cards are numbers (see tables.py); whatever is pending lies on ``stack`` as
frames: a kind, the seat that is asked, arguments. The frame on top asks; those that ask nobody are worked off.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast, final

from ....engine.phrases import Ask, Phrase, Refusal, Tell
from ....engine.setup import Setup
from ....engine.state import State
from . import (
    actions,
    alliances,
    board,
    combat,
    events,
    muster,
    notation,
    objectives,
    planning,
    westeros,
    wildlings,
)
from . import frames as f
from . import imagine as rules_imagine
from . import phrases as rules_phrases
from . import round as rules_round
from . import tables as t
from .tables import Layout, Tables

VERSION: Final = "2"
SILENT: Final = [
    f.Q_MARCH,
    f.Q_LEAVE,
    f.Q_MUSTER,
    f.Q_RECRUIT,
    f.Q_KNIGHT,
    f.Q_TAKE_BACK,
    f.Q_TEXT,
    f.Q_BLADE,
    f.Q_CERSEI,
    f.Q_RENLY,
    f.Q_RETREAT,
    f.Q_PATCHFACE,
    f.Q_PROPOSE,
]
"""Questions where doing no more would otherwise tell nobody anything."""


@final
class TronoDiSpade(State):
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
    stack: list[list[int]]
    """What is pending, the top one last. Frames are replaced, never changed in place."""
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
        super().__init__(setup)
        self.tables: Tables = cast(Tables, setup.content.tables)
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
        rules_round.go_on(self, None)

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

    # -- who decides, and what is legal -------------------------------------------------------------------------------

    def deciders(self) -> list[int]:
        """The Houses that are asked: one, or several that choose at once (TS-1.15)."""
        if self.over:
            return []
        frame = self.stack[-1]
        if frame[1] != t.NOBODY:
            return [frame[1]]
        if frame[0] == f.Q_PLAN:
            return planning.planners(self)
        if frame[0] == f.Q_BALLOT:
            return alliances.voters(self)
        return westeros.bidders(self) if frame[0] == f.Q_BIDS else combat.choosers(self)

    def legal(self, seat: int) -> list[int]:
        """Every move this seat may play now."""
        if self.over:
            return []
        frame = self.stack[-1]
        if frame[1] == t.NOBODY:
            return self.answers(frame, seat) if seat in self.deciders() else []
        return self.answers(frame, seat) if frame[1] == seat else []

    def answers(self, frame: list[int], seat: int) -> list[int]:
        """The answers to a question."""
        kind = frame[0]
        if kind == f.Q_PLAN:
            return planning.plans(self, seat)
        if kind <= f.Q_TOP:
            return planning.legal(self, frame)
        if kind < f.ACTIONS_END:
            return actions.legal(self, frame)
        if kind < f.MUSTER_END:
            return muster.legal(self, frame)
        if kind < f.LOSSES_END:
            return westeros.legal_losses(self, frame)
        if kind < f.WESTEROS_END:
            return westeros.legal(self, frame, seat)
        if kind < f.WILDLINGS_END:
            return wildlings.legal(self, frame)
        if kind < f.COMBAT_END:
            return combat.legal(self, frame, seat)
        if kind < f.OBJECTIVES_END:
            return objectives.legal(self, frame)
        return alliances.legal(self, frame, seat)

    # -- what happens -------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: int, tell: Tell = None) -> None:
        """Play a legal move, and go on to the next question."""
        if move not in self.legal(seat):
            self.refuse(seat, move)
        frame = self.stack[-1]
        if frame[1] == t.NOBODY:
            self._answer_at_once(frame, seat, move, tell)
        else:
            self.stack.pop()
            if tell is not None and move in (t.DONE, t.PASS, t.NO) and frame[0] in SILENT:
                events.tell_seat(tell, "proposes-nothing" if frame[0] == f.Q_PROPOSE else "declines", seat)
            self.answer(frame, move, tell)
        rules_round.go_on(self, tell)

    def _answer_at_once(self, frame: list[int], seat: int, move: int, tell: Tell) -> None:
        """A choice unseen by the others; the frame stays until all have made theirs."""
        if frame[0] == f.Q_PLAN:
            planning.plan(self, seat, move, tell)
        elif frame[0] == f.Q_BIDS:
            self.bids[seat] = move - t.BID
        elif frame[0] == f.Q_BALLOT:
            alliances.vote(self, seat, move, tell)
        else:
            assert frame[0] == f.Q_CARDS
            combat.choose(self, seat, move)

    def answer(self, frame: list[int], move: int, tell: Tell) -> None:
        """A question is answered; its frame is already off the stack."""
        kind = frame[0]
        if kind <= f.Q_TOP:
            planning.answer(self, frame, move, tell)
        elif kind < f.ACTIONS_END:
            actions.answer(self, frame, move, tell)
        elif kind < f.MUSTER_END:
            muster.answer(self, frame, move, tell)
        elif kind < f.LOSSES_END:
            westeros.answer_losses(self, frame, move, tell)
        elif kind < f.WESTEROS_END:
            westeros.answer(self, frame, move, tell)
        elif kind < f.WILDLINGS_END:
            wildlings.answer(self, frame, move, tell)
        elif kind < f.COMBAT_END:
            combat.answer(self, frame, move, tell)
        elif kind < f.OBJECTIVES_END:
            objectives.answer(self, frame, move, tell)
        else:
            alliances.answer(self, frame, move, tell)

    # -- counting -----------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The structures each House controls (TS-19.3), or its points (TS-25)."""
        if self.setup.options["alliances"] == "objectives":
            return self.points[:]
        return board.all_structures(self)

    def winners(self) -> list[int]:
        """Whoever has won."""
        return self.victors[:]

    # -- words and secrets --------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> Ask | None:
        """What this seat is asked."""
        return notation.ask(self, seat) if seat in self.deciders() else None

    def why(self, seat: int, move: int) -> Refusal | None:
        """Why a move is not legal now."""
        from .refusals import why

        return why(self, seat, move)

    def write(self, seat: int, move: int) -> str:
        """The move in notation: ``winterfell``, ``order march``, ``bid 3``."""
        return notation.write(self, move)

    def read(self, seat: int, text: str) -> int:
        """The move that a text means."""
        return notation.read(self, text)

    def describe(self, seat: int, move: int) -> Phrase:
        """The move as a sentence."""
        return rules_phrases.describe(self, seat, move)

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may know."""
        from ..view import view

        return view(self, seat)

    def imagine(self, seat: int, seed: int) -> TronoDiSpade:
        """A state that looks the same to this seat: other orders, bids, cards and decks, other chance to come."""
        twin = cast(TronoDiSpade, self.dream(seed))
        rules_imagine.imagine(twin, seat)
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
