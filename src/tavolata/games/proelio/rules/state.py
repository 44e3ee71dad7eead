"""Proelio: who decides, what is legal, what happens.

Seats are numbered in the order of play, so the House on the right of a seat has the next number and plays next, and the
House on its left, which it attacks, the one before (PR-1.7). Whatever is pending lies on ``stack`` as frames: a kind
(see tables.py), the seat that is asked, arguments. The frame on top asks; those that ask nobody are worked off.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast, final

from ....engine.phrases import Ask, Phrase, Refusal, Tell
from ....engine.setup import Setup
from ....engine.state import State
from . import actions, cards, defence, guilds, memory, notation
from . import imagine as rules_imagine
from . import turn as rules_turn
from .tables import (
    ALLEANZA,
    BASE,
    DISCARD,
    DRAW,
    END_TALK,
    GUILD,
    HAND,
    IMPERIAL,
    KINDS,
    LEAVE,
    MERCANTI,
    NO_GUILD,
    NOBODY,
    ON_ACTION,
    ON_ALLY,
    ON_BARDS,
    ON_COUNTER,
    ON_CRAFT,
    ON_CURE,
    ON_DEFENCE,
    ON_DODGE,
    ON_IGNORE,
    ON_KEEP,
    ON_LIMIT,
    ON_LOOK,
    ON_LOOT,
    ON_OFFER,
    ON_PLAGUE,
    ON_PRICE,
    ON_SCRIBES,
    ON_SHORT,
    ON_SUPPORT,
    ON_TALK,
    ON_TRADE,
    SEAT,
    STEAL,
    SUMMER,
    TAKE,
    Tables,
    back_of,
)

VERSION: Final = "2"


@final
class Proelio(State):
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
    stack: list[list[int]]
    """What is pending, the top one last. Frames are replaced, never changed in place."""
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
        super().__init__(setup)
        self.tables: Tables = cast(Tables, setup.content.tables)

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
        rules_turn.begin_turn(self, None)
        rules_turn.go_on(self, None)

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

    # -- who decides, and what is legal -------------------------------------------------------------------------------

    def deciders(self) -> list[int]:
        """The seat that is asked (PR-3.3)."""
        return [] if self.over else [self.stack[-1][1]]

    def legal(self, seat: int) -> list[int]:
        """Every move this seat may play now."""
        if self.over or self.stack[-1][1] != seat:
            return []
        frame = self.stack[-1]
        kind = frame[0]
        if kind == ON_ACTION:
            return actions.actions(self, seat)
        if kind == ON_DEFENCE:
            return defence.deployments(self, seat)
        if kind == ON_SHORT:
            return defence.ways_out(self, frame)
        if kind in (ON_LOOT, ON_SUPPORT):
            return defence.loot(self, seat)
        if kind in (ON_LIMIT, ON_BARDS):
            return self.cards_of(seat, DISCARD)
        if kind == ON_PRICE:
            return actions.payments(self, frame)
        if kind == ON_TRADE:
            pile = self.discards[BASE]
            return [*[TAKE + card for card in range(KINDS) if card in pile], LEAVE]
        return self._answers(seat, kind)

    def _answers(self, seat: int, kind: int) -> list[int]:
        """The answers to questions of two or three."""
        if kind == ON_ALLY:
            return [SEAT + other for other in range(self.seats) if other != seat]
        if kind == ON_LOOK:
            return sorted({SEAT + self.left(seat), SEAT + self.right(seat)})
        if kind in (ON_OFFER, ON_PLAGUE):
            return [DRAW, LEAVE]
        if kind == ON_COUNTER:
            return [STEAL, LEAVE]
        if kind == ON_KEEP:
            return guilds.kept(self, seat)
        if kind == ON_TALK:
            return [END_TALK]
        return [GUILD, NO_GUILD]

    def cards_of(self, seat: int, code: int) -> list[int]:
        """A move for each kind of card in a hand."""
        hand = self.hands[seat]
        return [code + kind for kind in range(KINDS) if kind in hand]

    # -- what happens -------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: int, tell: Tell = None) -> None:
        """Play a legal move, and go on to the next question."""
        if move not in self.legal(seat):
            self.refuse(seat, move)
        self._answer(seat, move, tell)
        rules_turn.go_on(self, tell)

    def _answer(self, seat: int, move: int, tell: Tell) -> None:
        kind = self.stack[-1][0]
        if kind == ON_ACTION:
            actions.act(self, seat, move, tell)
        elif kind == ON_DEFENCE:
            defence.deploy(self, seat, move, tell)
        elif kind == ON_SHORT:
            defence.find_way_out(self, seat, move, tell)
        elif kind == ON_LOOT:
            defence.give_loot(self, seat, move, tell)
        elif kind == ON_LIMIT:
            cards.discard(self, seat, move - DISCARD)
            notation.tell_card(tell, "discards", seat, move - DISCARD)
        elif kind == ON_PRICE:
            actions.pay(self, seat, move, tell)
        elif kind == ON_COUNTER:
            defence.counter(self, seat, move, tell)
        elif kind == ON_TRADE:
            actions.choose_purchase(self, seat, move, tell)
        else:
            self._answer_others(seat, kind, move, tell)

    def _answer_others(self, seat: int, kind: int, move: int, tell: Tell) -> None:
        if kind == ON_ALLY:
            actions.choose_ally(self, seat, move, tell)
        elif kind == ON_OFFER:
            actions.answer_offer(self, seat, move, tell)
        elif kind == ON_LOOK:
            actions.look(self, seat, move - SEAT, tell)
        elif kind == ON_PLAGUE:
            actions.answer_plague(self, seat, move, tell)
        elif kind == ON_TALK:
            self.stack.pop()
        elif kind == ON_SUPPORT:
            actions.support(self, seat, move, tell)
        else:
            self._answer_guilds(seat, kind, move, tell)

    def _answer_guilds(self, seat: int, kind: int, move: int, tell: Tell) -> None:
        if kind == ON_CURE:
            guilds.cure(self, seat, move, tell)
        elif kind == ON_DODGE:
            guilds.dodge(self, seat, move, tell)
        elif kind == ON_IGNORE:
            guilds.ignore(self, seat, move, tell)
        elif kind == ON_CRAFT:
            guilds.craft(self, seat, move, tell)
        elif kind == ON_SCRIBES:
            guilds.call_scribes(self, seat, move, tell)
        elif kind == ON_KEEP:
            guilds.keep(self, seat, move, tell)
        else:
            assert kind == ON_BARDS
            guilds.sing(self, seat, move, tell)

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

    # -- words and secrets --------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> Ask | None:
        """What this seat is asked."""
        return notation.ask(self) if not self.over and self.stack[-1][1] == seat else None

    def why(self, seat: int, move: int) -> Refusal | None:
        """Why a move is not legal now."""
        from .refusals import why

        return why(self, seat, move)

    def write(self, seat: int, move: int) -> str:
        """The move in notation: ``draw``, ``attack soldati``, ``seat 2``."""
        return notation.write(move)

    def read(self, seat: int, text: str) -> int:
        """The move that a text means."""
        return notation.read(text)

    def describe(self, seat: int, move: int) -> Phrase:
        """The move as a sentence."""
        return notation.describe(self, seat, move)

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may know."""
        from ..view import view

        return view(self, seat)

    def imagine(self, seat: int, seed: int) -> Proelio:
        """A state that looks the same to this seat: other cards where it sees backs, other chance to come."""
        twin = cast(Proelio, self.dream(seed))
        rules_imagine.imagine(twin, seat)
        return twin

    def clone(self) -> Proelio:
        """An independent copy."""
        twin = type(self)(self.setup)
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
