"""Positions of Cavern Tavern laid out by hand, and a table to play them on in words.

Players are what their dice show; what is written nowhere lies in piles and decks::

    table = position(["1 3 6 6", "2 2"], goods={1: "beer wine"}, orders={0: "hopping-gnome"})
    table.play("place fix-the-roof", "rival 2", "give wine", "take beer")

Seat 0 is in turn unless another is named, in the fifth round, and everybody has had a turn in it. Nobody holds an
order, so that none is owed before the next round; characters that are not named are used up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

import pytest

from tavolata import Ask, Event, IllegalMove
from tavolata.games.cavern_tavern import ROOM as ROOM
from tavolata.games.cavern_tavern.rules import notation as n
from tavolata.games.cavern_tavern.rules import questions as q
from tavolata.games.cavern_tavern.rules import round as rounds
from tavolata.games.cavern_tavern.rules import tables as t
from tavolata.games.cavern_tavern.rules.chamber import all_tokens
from tavolata.games.cavern_tavern.rules.items import all_items
from tavolata.games.cavern_tavern.rules.placing import digits
from tavolata.games.cavern_tavern.rules.state import CavernTavern
from tavolata.games.cavern_tavern.rules.tables import bits

EMPTY = "-"
T = TypeVar("T")
Words = Mapping[int, str]
Numbers = Mapping[int, int]


def there(part: T | None) -> T:
    """A part of a view that need not be there, and is."""
    assert part is not None
    return part


def new(seats: int = 3, seed: int = 1, content: object = None, **options: object) -> CavernTavern:
    """A match as it is dealt."""
    state = ROOM.game.new(seats, seed, options, content)  # type: ignore[arg-type]
    assert isinstance(state, CavernTavern)
    return state


def started(seats: int = 3, seed: int = 1, **options: object) -> CavernTavern:
    """A match in its first turn: whatever set-up asks is answered with the first thing allowed."""
    state = new(seats, seed, **options)
    while not state.round:
        (seat,) = state.deciders()
        state.play(seat, state.legal(seat)[0])
    return state


def kinds(words: str) -> list[int]:
    """Ingredients by name."""
    return [t.INGREDIENTS.index(word) for word in words.split()]


def counts(words: str, number: int) -> list[int]:
    """How many there are of each kind."""
    named = kinds(words)
    return [named.count(kind) for kind in range(number)]


def token(name: str) -> int:
    """A token of the secret pile by its name: an ingredient, or mrs-nasty."""
    return t.MRS_NASTY_TOKEN if name == "mrs-nasty" else t.INGREDIENTS.index(name)


def position(
    dice: Sequence[str],
    *,
    goods: Words | None = None,
    empty: str = "",
    orders: Words | None = None,
    since: Numbers | None = None,
    hall: str = "",
    served: Words | None = None,
    top: str = "",
    only: str | None = None,
    items: Words | None = None,
    item_top: str = "",
    says: Words | None = None,
    says_top: str = "",
    nasty: Numbers | None = None,
    called: Mapping[int, Sequence[int]] | None = None,
    kitchen: Numbers | None = None,
    chores: Numbers | None = None,
    characters: Words | None = None,
    secrets: Words | None = None,
    points: Numbers | None = None,
    laid: Mapping[str, Sequence[tuple[int, str]]] | None = None,
    round: int = 5,
    turn: int = 0,
    marker: int = 0,
    white: int = 0,
    first_turn: bool = False,
    seed: int = 1,
    chamber: Chamber | None = None,
    blocked: int | None = None,
    assignment: str = "",
) -> Table:
    """The start of a turn.

    ``hall`` names the orders of the first spaces (``-`` for none), ``top`` the next orders of the deck and ``only`` all
    of it, the others being discarded. Cards of the kinds in ``empty`` that nobody was given go to the last player.
    """
    seats = len(dice)
    state = started(seats, seed, chamber=chamber is not None, story=bool(assignment))
    state.round, state.turn, state.marker, state.leader = round, turn, marker, marker
    state.white = white if seats > 1 else t.NOTHING
    state.dice = [sorted(int(face) for face in faces.split()) for faces in dice]
    _lay_goods(state, goods or {}, empty)
    _lay_orders(state, orders or {}, since or {}, hall.split(), served or {})
    _lay_order_deck(state, top.split(), only)
    _lay_items(state, items or {}, item_top.split())
    _lay_says(state, says or {}, says_top.split())
    for track, numbers in ((state.nasty, nasty), (state.kitchen, kitchen), (state.chores, chores)):
        for seat, number in (numbers or {}).items():
            track[seat] = number
    state.called = [sum(1 << space for space in (called or {}).get(seat, ())) for seat in range(seats)]
    for seat, number in (points or {}).items():
        state.account[seat][t.FROM_ORDERS] = number
    _name(state.characters, characters or {}, state.tables.characters.ids)
    state.abilities = [0 if seat in (characters or {}) else _used_up(state, seat) for seat in range(seats)]
    _name(state.secrets, secrets or {}, state.tables.secrets.ids)
    if assignment:
        state.assignment = state.tables.assignments.ids.index(assignment)
    _lay_dice(state, laid or {})
    (chamber or Chamber()).lay(state)
    state.blocked = t.NOTHING if blocked is None else blocked
    state.automa = [0] * 6
    state.begun = 0 if first_turn else (1 << seats) - 1
    rounds.begin_turn(state, turn)
    state.go_on(None)
    ROOM.audit(state)
    return Table(state)


def _lay_goods(state: CavernTavern, goods: Words, empty: str) -> None:
    state.goods = [counts(goods.get(seat, ""), t.PILES) for seat in range(state.seats)]
    state.piles = [t.PILE[kind] - sum(each[kind] for each in state.goods) for kind in range(t.PILES)]
    for kind in kinds(empty):
        state.goods[-1][kind] += state.piles[kind]
        state.piles[kind] = 0


def _lay_orders(state: CavernTavern, orders: Words, since: Numbers, hall: list[str], served: Words) -> None:
    """Open orders lie on spaces from the last one down."""
    ids = state.tables.orders.ids
    state.open, state.meeples, state.since = [[t.NOTHING] * state.seats for _ in range(3)]
    state.since = [0] * state.seats
    state.served = [
        [ids.index(id) * t.LATENESS for id in served.get(seat, "").split()] for seat in range(state.seats)
    ]
    state.hall = [t.NOTHING if id == EMPTY else ids.index(id) for id in hall]
    spaces = list(range(t.HALL - 1, -1, -1))
    for seat, id in orders.items():
        state.open[seat] = ids.index(id)
        state.meeples[seat] = spaces.pop(0)
        state.since[seat] = since.get(seat, state.round)


def _lay_order_deck(state: CavernTavern, top: list[str], only: str | None) -> None:
    """The rest of the orders: on free spaces of the hall, in the deck, or discarded."""
    ids = state.tables.orders.ids
    next_ones = [ids.index(id) for id in (top if only is None else only.split())]
    away = [one // t.LATENESS for each in state.served for one in each]
    gone = {*state.open, *state.hall, *next_ones, *away}
    rest = [order for order in range(len(ids)) if order not in gone]
    while len(state.hall) < t.HALL:
        taken = len(state.hall) in state.meeples
        state.hall.append(t.NOTHING if taken else rest.pop(0))
    for space in state.meeples:
        assert space == t.NOTHING or state.hall[space] == t.NOTHING, "a meeple stands there"
    state.order_discards = [] if only is None else rest
    state.order_deck = [*(rest if only is None else []), *reversed(next_ones)]
    state.order_marks = [0] * len(state.order_deck)


def _lay_items(state: CavernTavern, items: Words, top: list[str]) -> None:
    ids = state.tables.items.ids
    state.items = [sorted(ids.index(id) for id in items.get(seat, "").split()) for seat in range(state.seats)]
    held = [item for hand in state.items for item in hand]
    next_ones = [ids.index(id) for id in top]
    every = all_items(state)
    state.item_deck = [item for item in every if item not in held and item not in next_ones]
    state.item_deck += reversed(next_ones)
    state.item_discards = []
    state.deck_may = [bits(state.item_deck)] * state.seats
    state.hand_may = [
        [[bits(held)] * len(hand) if seat != other else [] for other, hand in enumerate(state.items)]
        for seat in range(state.seats)
    ]


def _lay_says(state: CavernTavern, says: Words, top: list[str]) -> None:
    ids = state.tables.says.ids
    state.says = [
        [
            [ids.index(id), len(state.uses[seat]), len(state.served[seat]), state.played[seat]]
            for id in says.get(seat, "").split()
        ]
        for seat in range(state.seats)
    ]
    held = [one[0] for each in state.says for one in each]
    next_ones = [ids.index(id) for id in top]
    state.says_deck = [card for card in range(len(ids)) if card not in held and card not in next_ones]
    state.says_deck += reversed(next_ones)
    state.says_discards = []


def _name(held: list[int], named: Words, ids: list[str]) -> None:
    """Cards by name for some seats; whoever else had one of them gets another."""
    wanted = {seat: ids.index(id) for seat, id in named.items()}
    free = [card for card in range(len(ids)) if card not in wanted.values()]
    for seat in range(len(held)):
        if held[seat] != t.NOTHING:
            held[seat] = wanted[seat] if seat in wanted else free.pop(0)


def _used_up(state: CavernTavern, seat: int) -> int:
    """A character that is not named has done all it can."""
    character = state.characters[seat]
    return 0 if character == t.NOTHING else state.tables.characters.uses[character]


def _lay_dice(state: CavernTavern, laid: Mapping[str, Sequence[tuple[int, str]]]) -> None:
    """Dice on zones, as (seat, faces); the seat AUTOMA is the automa's."""
    state.laid = [[] for _ in range(t.ZONES)]
    for zone, placements in laid.items():
        state.laid[t.ZONE_NAMES.index(zone)] = [
            t.DIGITS * seat + digits([int(face) for face in faces.split()]) for seat, faces in placements
        ]


class Chamber:
    """What lies in the Secret Chamber, and what players have from it."""

    def __init__(
        self,
        tasks: str = "",
        tokens: str = "",
        *,
        own: Words | None = None,
        top: str = "",
        token_top: str = "",
        modifiers: Numbers | None = None,
        drinks: Words | None = None,
        mrs_nasty: Numbers | None = None,
    ) -> None:
        self.tasks = tasks.split()
        self.tokens = tokens.split()
        self.own = own or {}
        self.top = top.split()
        self.token_top = token_top.split()
        self.modifiers = modifiers or {}
        self.drinks = drinks or {}
        self.mrs_nasty = mrs_nasty or {}

    def lay(self, state: CavernTavern) -> None:
        """Put everything in its place; tasks not named are the next ones of the list."""
        if not state.with_chamber:
            return
        self._lay_tasks(state)
        seats = range(state.seats)
        state.modifiers = [self.modifiers.get(seat, 0) for seat in seats]
        state.mrs_nasty = [self.mrs_nasty.get(seat, 0) for seat in seats]
        state.drinks = [counts(self.drinks.get(seat, ""), t.KINDS) for seat in seats]
        self._lay_tokens(state)

    def _lay_tasks(self, state: CavernTavern) -> None:
        ids = state.tables.tasks.ids
        state.own = [[ids.index(id) for id in self.own.get(seat, "").split()] for seat in range(state.seats)]
        state.own_laid = [[0] * len(own) for own in state.own]
        next_ones = [ids.index(id) for id in self.top]
        gone = {
            *[ids.index(id) for id in self.tasks],
            *next_ones,
            *[task for own in state.own for task in own],
        }
        rest = [task for task in range(len(ids)) if task not in gone]
        state.tasks = [t.NOTHING] * t.CHAMBER_TASKS
        if state.is_chamber_open():
            state.tasks = [ids.index(id) for id in self.tasks]
            state.tasks += [rest.pop(0) for _ in range(t.CHAMBER_TASKS - len(self.tasks))]
        state.doers = [t.NOTHING] * t.CHAMBER_TASKS
        state.task_deck = [*rest, *reversed(next_ones)]
        state.task_discards = []

    def _lay_tokens(self, state: CavernTavern) -> None:
        pile = all_tokens(state)
        state.tokens = [t.NOTHING] * t.CHAMBER_TASKS
        if state.is_chamber_open():
            named = [token(name) for name in self.tokens]
            state.tokens = [*named, *[t.MRS_NASTY_TOKEN] * (t.CHAMBER_TASKS - len(named))]
        next_ones = [token(name) for name in self.token_top]
        held = [kind for drinks in state.drinks for kind in range(t.KINDS) for _ in range(drinks[kind])]
        out = [one for one in state.tokens if one != t.NOTHING]
        for one in [*out, *next_ones, *held, *[t.MRS_NASTY_TOKEN] * sum(state.mrs_nasty)]:
            pile.remove(one)
        state.secret_pile = [*pile, *reversed(next_ones)]


class Table:
    """A position being played in words. Everything is audited after every move; ``told`` holds the events."""

    def __init__(self, state: CavernTavern) -> None:
        self.state = state
        self.told: list[Event] = []

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.state.deciders()[0]

    @property
    def legal(self) -> set[str]:
        """All that the seat asked may play."""
        return {self.state.write(self.seat, move) for move in self.state.legal(self.seat)}

    @property
    def ask(self) -> Ask:
        """The question that is open."""
        ask = self.state.ask(self.seat)
        assert ask is not None
        return ask

    @property
    def asked(self) -> tuple[str, int]:
        """The kind of question, and who is asked."""
        return self.ask.kind, self.seat

    def play(self, *moves: str) -> Table:
        """Play moves for whoever is asked."""
        for text in moves:
            self.state.play(self.seat, self.state.read(self.seat, text), self.told.append)
            ROOM.audit(self.state)
        return self

    def tells(self, *moves: str) -> list[Event]:
        """What playing these moves tells."""
        before = len(self.told)
        return self.play(*moves).told[before:]

    def place(self, zone: str, dice: str = "") -> Table:
        """Place dice on a zone, those named where there is a choice."""
        self.play(f"place {zone}")
        for die in dice.split(","):
            if die.strip() and self.state.stack[-1][0] == q.ON_DICE:
                self.play(f"die {die.strip()}")
        return self

    def refused(self, text: str, seat: int | None = None) -> str:
        """The clause that forbids a move; nothing has changed by trying it."""
        seat = self.seat if seat is None else seat
        before = self.state.dump()
        with pytest.raises(IllegalMove) as error:
            self.state.play(seat, self.state.read(seat, text), self.told.append)
        assert self.state.dump() == before
        return error.value.rule

    def goods(self, seat: int = 0) -> str:
        """A player's ingredients in words."""
        held = self.state.goods[seat]
        return " ".join(t.INGREDIENTS[kind] for kind in range(t.PILES) for _ in range(held[kind]))

    def items(self, seat: int = 0) -> set[str]:
        """The items in a hand."""
        return {self.state.tables.items.ids[item] for item in self.state.items[seat]}

    def says(self, seat: int = 0) -> list[str]:
        """The Nasty Says before a player."""
        return [self.state.tables.says.ids[held[0]] for held in self.state.says[seat]]

    def own(self, seat: int = 0) -> list[str]:
        """The tasks on a player's board."""
        return [self.state.tables.tasks.ids[task] for task in self.state.own[seat]]

    def hall(self) -> list[str]:
        """The orders of the Mess Hall."""
        ids = self.state.tables.orders.ids
        return [EMPTY if order == t.NOTHING else ids[order] for order in self.state.hall]

    def order(self, seat: int = 0) -> str:
        """A player's open order, or nothing."""
        order = self.state.open[seat]
        return "" if order == t.NOTHING else self.state.tables.orders.ids[order]

    def dice(self, seat: int = 0) -> str:
        """The dice a player has not placed."""
        return " ".join(str(face) for face in self.state.dice[seat])

    def score(self, seat: int = 0) -> int:
        """A player's points so far."""
        return self.state.score(seat)

    def account(self, name: str, seat: int = 0) -> int:
        """A player's points from one source."""
        return self.state.account[seat][t.ACCOUNTS.index(name)]

    def heard(self, id: str) -> list[Event]:
        """The events of a kind told so far."""
        return [event for event in self.told if event.id == id]

    def finish_round(self) -> Table:
        """Play on until another round begins."""
        return self.reach(self.state.round + 1)

    def reach(self, round: int) -> Table:
        """Play on, always ending the turn or doing the first thing allowed, until a round has begun."""
        while not self.state.over and self.state.round < round:
            moves = self.state.legal(self.seat)
            self.state.play(self.seat, n.END if n.END in moves else moves[0], self.told.append)
            ROOM.audit(self.state)
        return self
