"""Positions of Il Primo Cavaliere drawn by hand, and a table to play them on in words.

A city is six lines of six marks: ``V`` is Varys, ``.`` an empty square, a House letter any character of that House
(S Stark, G Greyjoy, L Lannister, T Targaryen, B Baratheon, R Tyrell, U Tully), a first name that very character::

    table = position('''
        . S    . . . .
        . V    . G . .
        . .    . . . .
        . .    . . . .
        . bran . . . .
        . .    . . . .
    ''', areas=["2S tyrion", "3S"], banners={"stark": 1}, available="hodor")
    table.play("up stark", "companion hodor")

Letters stand for characters that no companion names, as long as there are any. What is drawn nowhere is out of the
game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tavolata.games.primo_cavaliere import ROOM as ROOM
from tavolata.games.primo_cavaliere.rules import banners as counting
from tavolata.games.primo_cavaliere.rules import tables as t
from tavolata.games.primo_cavaliere.rules.state import VARYS_TO_MOVE, PrimoCavaliere
from tavolata.games.primo_cavaliere.rules.tables import (
    EMPTY,
    HOUSES,
    NOBODY,
    SIDE,
    SQUARES,
    VARYS,
    Tables,
)
from tavolata.games.primo_cavaliere.rules.turn import sees_anybody
from tavolata.games.primo_cavaliere.view import HouseView

from ..played import Played

if TYPE_CHECKING:
    from tavolata.engine.game import ContentSource

LETTERS = "SGLTBRU"
"""The Houses from the largest to the smallest, as they are drawn."""
COMPANIONS = (
    "sandor-clegane ramsay-snow jaqen-hghar melisandre gendry jon-snow hodor bronn "
    "petyr-baelish shae khal-drogo brienne-of-tarth syrio-forel ilyn-payne"
).split()
_NAMED_BY_COMPANIONS = ("bran", "arya", "eddard", "tyrion", "jaime", "viserys", "daenerys", "renly")


def new(seats: int = 2, seed: int = 1, content: ContentSource = None, **options: object) -> PrimoCavaliere:
    """A match as it is dealt."""
    return deal(seats, options, seed, content)


def deal(
    seats: int, options: Mapping[str, object], seed: int = 1, content: ContentSource = None
) -> PrimoCavaliere:
    """The same, with the options in a table."""
    state = ROOM.game.new(seats, seed, options, content)
    assert isinstance(state, PrimoCavaliere)
    return state


def position(
    city: str,
    areas: Sequence[str] = ("", ""),
    *,
    banners: Mapping[str, int] | None = None,
    available: str = "",
    deck: str = "",
    kept: Mapping[int, str] | None = None,
    turn: int = 0,
    raven_of: Sequence[int] | None = None,
    seed: int = 1,
    content: ContentSource = None,
    **options: object,
) -> Table:
    """The start of a turn: the city, what each seat has, who holds which banner, where the companions are.

    ``kept`` lists the companions in a seat's area, those that were given a House as ``jon-snow:tully``.
    ``raven_of`` lists the seats that still have theirs, in a game with ravens.
    """
    state = deal(len(areas), {"first": turn + 1, **options}, seed, content)
    marks = _read_city(city)
    hands = [_read_area(area) for area in areas]
    pile = _Pile(state.tables, [*marks, *[mark for hand in hands for mark in hand]])
    _lay_city(state, marks, pile)
    state.areas = [sum(1 << pile.card(mark) for mark in hand) for hand in hands]
    _lay_companions(state, available.split(), deck.split(), kept or {})
    for seat in range(state.seats):
        for house in range(HOUSES):
            counting.recount(state, seat, house)
    for name, holder in (banners or {}).items():
        state.banners[state.tables.houses.index(name)] = holder
    if raven_of is not None:
        state.ravens = sum(1 << seat for seat in raven_of)
        if turn not in raven_of:
            state.stack = [VARYS_TO_MOVE]
    table = Table(state)
    ROOM.audit(state)
    assert sees_anybody(state), "Varys cannot move: this is no turn"
    return table


def _read_city(city: str) -> list[str]:
    rows = [line.split() for line in city.strip().splitlines()]
    assert len(rows) == SIDE and all(len(row) == SIDE for row in rows), "a city is six by six"
    marks = [mark for row in rows for mark in row]
    assert marks.count("V") == 1, "there is one Varys"
    return marks


def _read_area(area: str) -> list[str]:
    """``"2S bran"`` as S, S, bran."""
    marks: list[str] = []
    for word in area.split():
        many = re.fullmatch(rf"(\d*)([{LETTERS}])", word)
        marks += [many[2]] * int(many[1] or 1) if many else [word]
    return marks


class _Pile:
    """Finds the card that a mark means, each card once."""

    def __init__(self, tables: Tables, marks: list[str]) -> None:
        self.house_of = tables.house_of
        self.first_names = [name.split("-")[0] for name in tables.characters]
        named = [mark for mark in marks if mark not in (*LETTERS, ".", "V")]
        assert len(set(named)) == len(named), "a character is drawn twice"
        free = [card for card, name in enumerate(self.first_names) if name not in named]
        self.free = sorted(free, key=lambda card: self.first_names[card] in _NAMED_BY_COMPANIONS)

    def card(self, mark: str) -> int:
        """The character of that first name, or the next free one of the House with that letter."""
        if mark not in LETTERS:
            return self.first_names.index(mark)
        card = next(card for card in self.free if self.house_of[card] == LETTERS.index(mark))
        self.free.remove(card)
        return card


def _lay_city(state: PrimoCavaliere, marks: list[str], pile: _Pile) -> None:
    laid = {square: pile.card(mark) for square, mark in enumerate(marks) if mark not in (".", "V")}
    others = [card for card in range(SQUARES) if card not in (*laid.values(), VARYS)]
    state.varys = marks.index("V")
    state.cards = [
        laid[square] if square in laid else VARYS if square == state.varys else others.pop()
        for square in range(SQUARES)
    ]
    state.city = [
        state.tables.house_of[laid[square]] if square in laid else EMPTY for square in range(SQUARES)
    ]
    state.occupied = sum(1 << square for square in laid)
    state.present = sum(1 << state.cards[square] for square in laid)
    state.left = [state.city.count(house) for house in range(HOUSES)]


def _lay_companions(
    state: PrimoCavaliere, available: list[str], deck: list[str], kept: Mapping[int, str]
) -> None:
    ids = [companion.id for companion in state.tables.companions]
    places, named = [t.GONE] * len(ids), [NOBODY] * len(ids)
    for place, names in ((t.AVAILABLE, available), (t.IN_DECK, deck)):
        for name in names:
            places[ids.index(name)] = place
    for seat, those in kept.items():
        for word in those.split():
            name, _, house = word.partition(":")
            number = ids.index(name)
            places[number] = t.KEPT + seat
            printed = state.tables.companions[number].effects[0][1]
            named[number] = state.tables.houses.index(house) if house else printed
            state.kept |= 1 << (seat * HOUSES + named[number])
    state.companions, state.named = places, named


class Table(Played[PrimoCavaliere]):
    """A position of Il Primo Cavaliere being played."""

    def __init__(self, state: PrimoCavaliere) -> None:
        super().__init__(ROOM, state)

    @property
    def seat(self) -> int:
        """Whose turn it is, also when the game is over."""
        return int(self.state.turn)

    turn = seat

    @property
    def asked(self) -> str:
        """The kind of question that is open."""
        return self.ask.kind

    # -- looking ------------------------------------------------------------------------------------------------------

    @property
    def city(self) -> str:
        """The city as it is drawn, by House letters."""
        marks = [*LETTERS, "."]
        squares = [
            "V" if square == self.state.varys else marks[house]
            for square, house in enumerate(self.state.city)
        ]
        return "\n".join(" ".join(squares[row : row + SIDE]) for row in range(0, SQUARES, SIDE))

    def area(self, seat: int) -> set[str]:
        """The first names of the characters in a play area."""
        return {name.split("-")[0] for name in self.state.view(None)["players"][seat]["characters"]}

    def in_city(self) -> set[str]:
        """The first names of the characters in the city."""
        return {name.split("-")[0] for name in self.state.view(None)["city"] if name is not None}

    def kept(self, seat: int) -> set[str]:
        """The companions in a play area."""
        return {companion["id"] for companion in self.state.view(None)["players"][seat]["companions"]}

    def count(self, house: str) -> list[int]:
        """How many of a House each seat counts."""
        return self._house(house)["counts"]

    def banner(self, house: str) -> int | None:
        """The seat that holds a banner; None while it is in the supply."""
        return self._house(house)["banner"]

    def _house(self, house: str) -> HouseView:
        return next(one for one in self.state.view(None)["houses"] if one["id"] == house)

    @property
    def available(self) -> set[str]:
        """The companions that can be earned."""
        return set(self.state.view(None)["companions"]["available"])

    @property
    def deck(self) -> set[str]:
        """The companions in the deck."""
        return set(self.state.view(None)["companions"]["deck"])


def drawing(city: str) -> str:
    """A drawing in the form of ``Table.city``."""
    return "\n".join(" ".join(line.split()) for line in city.strip().splitlines())
