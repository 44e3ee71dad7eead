"""Proelio: the table, how it is set up, and what counts at the end.

Seats are numbered in the order of play, so the House on the right of a seat has the next number and plays next, and the
House on its left, which it attacks, the one before (PR-1.7). Whatever is pending lies on ``stack`` as frames: a kind,
the seat that is asked, arguments; what they mean stands in the chapters (MEANINGS).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from ....engine.phrases import Refusal, Tell, seat_name
from ....engine.questions import Asking, Pending
from ....engine.setup import Setup
from ....engine.state import State
from . import alliances, defeat, defence, guilds, imagine, imperial, memory, merchant, seasons, strategy, turn
from .notation import MOVES
from .tables import (
    ALLEANZA,
    BASE,
    HAND,
    IMPERIAL,
    KINDS,
    MERCANTI,
    NOBODY,
    SUMMER,
    WINTER,
    Tables,
    back_of,
)

if TYPE_CHECKING:
    from ..view import ProelioView

VERSION: Final = "2"
MEANINGS: Final[list[Pending[Any]]] = [
    turn.Action(),
    defence.Defence(),
    defence.Short(),
    defence.Loot(),
    turn.Limit(),
    imperial.Price(),
    strategy.Ally(),
    strategy.Offer(),
    imperial.Look(),
    strategy.Plague(),
    guilds.Cure(),
    guilds.Dodge(),
    guilds.Ignore(),
    defence.Counter(),
    guilds.Craft(),
    guilds.Scribes(),
    guilds.Keep(),
    merchant.Purchase(),
    guilds.Bards(),
    alliances.Talk(),
    alliances.Pass(),
    defence.AfterAttack(),
    turn.EndOfTurn(),
    defeat.Check(),
]
"""What each kind of frame means: the questions, then the steps that ask nobody."""


@final
class Proelio(Asking):
    """A position of Proelio."""

    fields: ClassVar[tuple[str, ...]] = (
        "hands",
        "decks",
        "discards",
        "forts",
        "attacks",
        "reaches",
        "deployed",
        "revealed",
        "bought",
        "plague",
        "guilds",
        "spent",
        "merchant",
        "dealer",
        "turn",
        "turns",
        "season",
        "equitas",
        "lost",
        "bare",
        "stack",
        "known",
        "base",
        "log",
        "fallen",
        "conqueror",
    )

    hands: list[list[int]]
    """The kinds in each hand, as they came."""
    decks: list[list[int]]
    """The Base deck and the Imperial deck; the next card is the last."""
    discards: list[list[int]]
    """Their discards; the last one lies on top."""
    forts: list[int]
    """Each House's Fortification, or -1."""
    attacks: list[int]
    """The card each House has laid face down before its left neighbour, or -1."""
    reaches: list[int]
    """How much an attack of each House could be worth when it was laid: everybody saw its Fortification."""
    deployed: list[int]
    """The defence on the table, a sacrificed Fortification included."""
    revealed: int
    """The attack that is being resolved, or -1."""
    bought: int
    """The discard that is being paid for, or -1."""
    plague: int
    """Whose Peste is in force, or NOBODY."""
    guilds: list[int]
    """Each House's Guild, or -1."""
    spent: list[int]
    """Whether it is used up."""
    merchant: int
    """Where the Merchant is, or NOBODY."""
    dealer: int
    turn: int
    """The seat whose turn it is."""
    turns: int
    """How many turns are over."""
    season: int
    equitas: int
    """Whether it was invoked."""
    lost: int
    """The turn in which the first Fortification was lost, from 1 on, or 0."""
    bare: int
    """Whether the Base deck is known to hold no Scudi."""
    known: list[list[list[int]]]
    """What each seat knows of cards it does not see: see memory.py. Replaced, never changed in place."""
    base: list[list[list[int]]]
    """What each seat considered possible when the log began: see courses.py. Replaced, never changed in place."""
    log: list[list[int]]
    """What happened to cards since then: see memory.py."""
    fallen: int
    """The House that was defeated, or NOBODY."""
    conqueror: int
    """The House that wins by it, or NOBODY."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, MEANINGS, MOVES)
        tables = setup.content.tables
        assert isinstance(tables, Tables)
        self.tables: Tables = tables

    # -- set-up -------------------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """Shuffle both decks and deal five Base cards to each House, from the dealer's right on (PR-2.1, PR-2.3)."""
        chosen = self.setup.options["dealer"]
        self.dealer = int(self.rng.below(self.seats)) if chosen == "drawn" else int(chosen) - 1  # PR-2.2
        self.first = self.turn = (self.dealer + 1) % self.seats
        self._clear()
        self._deal_guilds()
        counts = self.counts()
        for kind in range(KINDS):
            self.decks[back_of(kind)] += [kind] * counts[kind]
        self.rng.shuffle(self.decks[BASE])
        self.rng.shuffle(self.decks[IMPERIAL])
        for number in range(self.seats):
            seat = (self.first + number) % self.seats
            for _ in range(HAND):
                self.hands[seat].append(self.decks[BASE].pop())
        turn.begin(self, None)
        self.go_on(None)

    def _clear(self) -> None:
        """An empty table: no Fortification (PR-2.4), Summer (PR-2.5)."""
        self.hands = [[] for _ in range(self.seats)]
        self.decks = [[], []]
        self.discards = [[], []]
        self.forts = [-1] * self.seats
        self.attacks = [-1] * self.seats
        self.reaches = [0] * self.seats
        self.deployed = []
        self.revealed = self.bought = -1
        self.plague = self.merchant = self.fallen = self.conqueror = NOBODY
        self.turns = self.equitas = self.lost = self.bare = 0
        self.season = SUMMER
        self.stack = []
        self.known = [memory.NOTHING_KNOWN] * self.seats
        self.base = [memory.NOTHING_KNOWN] * self.seats
        self.log = []

    def _deal_guilds(self) -> None:
        """One Guild for each House, face up, and the Merchant with the dealer (PR-13.1, PR-14.1, PR-2.6).

        Two Houses and alliances play without the Merchant (PR-14.9, PR-15.2), and then without his Guild (PR-13.15).
        """
        self.guilds = [-1] * self.seats
        self.spent = [0] * self.seats
        if self.setup.options["guilds"] is not True:
            return
        travels = self.seats > 2 and not self.teams()
        deck = [guild for guild in self.tables.guilds if travels or guild != MERCANTI]
        self.rng.shuffle(deck)
        self.guilds = deck[: self.seats]
        if travels:
            self.merchant = self.dealer

    # -- the table ----------------------------------------------------------------------------------------------------

    def teams(self) -> bool:
        """Whether two alliances play (PR-15.1)."""
        return self.setup.options["teams"] is True

    def counts(self) -> list[int]:
        """How many cards of each kind are in the game: between alliances no Alleanza Temporanea (PR-15.2)."""
        if not self.teams():
            return self.tables.counts
        return [0 if kind == ALLEANZA else self.tables.counts[kind] for kind in range(KINDS)]

    def left(self, seat: int) -> int:
        """The House this one attacks (PR-1.7)."""
        return (seat - 1) % self.seats

    def right(self, seat: int) -> int:
        """The House that attacks this one and plays after it."""
        return (seat + 1) % self.seats

    def partner(self, seat: int) -> int:
        """The House opposite, in a game of alliances."""
        return (seat + 2) % self.seats

    def allied(self, seat: int, other: int) -> bool:
        """Whether two Houses are of one alliance."""
        return self.teams() and (seat - other) % 2 == 0

    def strength(self, seat: int) -> int:
        """The value of a House's Fortification, 0 without (PR-4.7)."""
        fort = self.forts[seat]
        return self.tables.levels[fort] if fort >= 0 else 0

    def attack_kinds(self, reach: int, back: int) -> int:
        """The attacks a House may lay whose cards are worth so much at most, as bits."""
        return self.tables.within[back][reach]

    # -- questions ----------------------------------------------------------------------------------------------------

    def interrupt(self, tell: Tell) -> bool:
        """Winter comes before everything (PR-11.3)."""
        if self.season != WINTER:
            return False
        seasons.end_in_winter(self, tell)
        return True

    def why_over(self) -> Refusal:
        """Nobody plays any more (PR-12.7)."""
        return Refusal("PR-12.7")

    def why_not_asked(self, seat: int) -> Refusal:
        """Only the House that is asked decides (PR-3.3)."""
        return Refusal("PR-3.3", {"seat": seat_name(self.deciders()[0])})

    # -- counting -----------------------------------------------------------------------------------------------------

    def points(self, seat: int) -> int:
        """Fortification, Imperial cards in the hand, a Guild not used up (PR-12.4, PR-12.5): all of it public."""
        guild = int(self.guilds[seat] >= 0 and not self.spent[seat])
        return self.strength(seat) + memory.cards_in(self, seat, IMPERIAL) + guild

    def scores(self) -> list[int]:
        """The points each House would have if Winter came now; an alliance's added together (PR-15.8)."""
        points = [self.points(seat) for seat in range(self.seats)]
        if self.teams():
            return [points[seat] + points[self.partner(seat)] for seat in range(self.seats)]
        return points

    def winners(self) -> list[int]:
        """Whoever conquered, with his ally (PR-12.1, PR-15.7), or the most points, shared when equal (PR-12.6)."""
        if not self.over:
            return []
        if self.conqueror != NOBODY:
            return [
                seat
                for seat in range(self.seats)
                if seat == self.conqueror or self.allied(seat, self.conqueror)
            ]
        scores = self.scores()
        return [seat for seat in range(self.seats) if scores[seat] == max(scores)]

    # -- secrets ------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> ProelioView:
        """All that this seat may know."""
        from ..view import view

        return view(self, seat)

    def imagine(self, seat: int, seed: int) -> Proelio:
        """A state that looks the same to this seat: other cards where it sees backs, other chance to come."""
        twin = game_of(self.dream(seed))
        imagine.imagine(twin, seat)
        return twin

    def clone(self) -> Proelio:
        """An independent copy."""
        twin = Proelio(self.setup)
        self.copy_base(twin)
        twin.hands = [hand[:] for hand in self.hands]
        twin.decks = [self.decks[0][:], self.decks[1][:]]
        twin.discards = [self.discards[0][:], self.discards[1][:]]
        twin.forts = self.forts[:]
        twin.attacks = self.attacks[:]
        twin.reaches = self.reaches[:]
        twin.deployed = self.deployed[:]
        twin.revealed = self.revealed
        twin.bought = self.bought
        twin.plague = self.plague
        twin.guilds = self.guilds
        twin.spent = self.spent[:]
        twin.merchant = self.merchant
        twin.dealer = self.dealer
        twin.turn = self.turn
        twin.turns = self.turns
        twin.season = self.season
        twin.equitas = self.equitas
        twin.lost = self.lost
        twin.bare = self.bare
        twin.stack = self.stack[:]
        twin.known = self.known[:]
        twin.base = self.base
        twin.log = self.log[:]
        twin.fallen = self.fallen
        twin.conqueror = self.conqueror
        return twin


def game_of(state: State) -> Proelio:
    """A state that is known to be of this game."""
    assert isinstance(state, Proelio)
    return state
