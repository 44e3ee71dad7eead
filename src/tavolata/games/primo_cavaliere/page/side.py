"""Beside the city: the ledger of the Houses, where players compare, and who has whom.

Most lines are the same after a move as before it, and for all readers: they are made once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ....kit.emblems import icon, player_class, shield
from ....kit.markup import NOTHING, Markup, joined, tag
from ....kit.targets import becomes
from ..view import HouseView
from .board import deed
from .emblems import Look, arms, looks
from .targets import CARD_ASKS, Table, short_name

KEPT_LINES = 4096
"""How many lines are remembered: a few for each table in play."""
KEPT_NAMES = 512
"""How many with players' names in them, which nobody asks for again when a match is over."""


class Line(NamedTuple):
    """A House as the ledger has it: how many are in the city, who holds the banner, what everybody counts."""

    left: int
    banner: int | None
    counts: tuple[int, ...]


class Ledger:
    """The ledger of a scene. While a choice is previewed, what it would change shows as "0→2"."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.view = table.view
        self.words = table.words
        self.kind = table.kind
        self.looks = looks(table.view, table.words)
        after = table.scene.after
        self.after = self.view["houses"] if after is None else after["houses"]

    def draw(self) -> Markup:
        """The table, and below it who has whom."""
        rows = [self._row(*pair) for pair in zip(self.view["houses"], self.after, strict=True)]
        return Markup(
            f'<section class="ledger panel" data-anchor="supply">'
            f"<table>{self._heading()}<tbody>{''.join(rows)}</tbody></table>"
            f"{self._areas()}</section>"
        )

    def _heading(self) -> Markup:
        players = tuple(self.words.player(seat) for seat in range(self.view["seats"]))
        ids = ("board-ledger", "board-house", "board-in-city")
        return _heading(players, *[self.words.text(id) for id in ids])

    def _row(self, house: HouseView, after: HouseView) -> Markup:
        id = house["id"]
        now, then = _line(house), _line(after)
        was = "" if now.left == then.left else self.words.text("board-was", number=now.left)
        holds = self.words.text("board-with-banner")
        cells = _cells(self.looks[id], now, then, self.view["seat"], holds, was)
        changes = ' class="changed"' if now != then else ""
        return Markup(f"<tr{changes}>{self._name(id)}{cells}</tr>")

    def _name(self, house: str) -> Markup:
        """The House itself, which can be named where a companion asks for it."""
        name = self.words.name(f"house-{house}")
        move = f"house {house}"
        if move not in self.table.choices:
            return _house(self.looks[house], name)
        inside = joined([arms(self.looks[house]), name])
        return Markup(f'<th scope="row"><a class="may" {self.table.link(move)}>{inside}</a></th>')

    # -- who has whom -------------------------------------------------------------------------------------------------

    def _areas(self) -> Markup:
        """Every player's characters. It stands open while one of them is asked for."""
        owned = any(choice.phrase.id.endswith("-from") for choice in self.table.choices.values())
        summary = tag("summary", self.words.text("board-areas"))
        lists = [*[self._area(seat) for seat in range(self.view["seats"])], self._deck()]
        wanted = owned or self.kind == "kill-in-area"
        return tag("details", summary, tag("dl", *lists), class_="areas", open=wanted)

    def _area(self, seat: int) -> Markup:
        """One player's characters, House by House, and the companions that stay."""
        player = self.view["players"][seat]
        kin = [self._kin(house["id"], player["characters"]) for house in self.view["houses"]]
        kept = [
            _kept(self.looks[one["house"]], self.words.name(f"companion-{one['id']}"))
            for one in player["companions"]
        ]
        held = "".join([*kin, *kept]) or tag("span", self.words.text("board-nobody"), class_="zero")
        return Markup(f"{_owner(seat, self.words.player(seat))}<dd>{held}</dd>")

    def _deck(self) -> Markup:
        """Which companions are still in the deck; nobody knows in which order."""
        deck = [] if self.view["over"] else self.view["companions"]["deck"]
        names = [self.words.name(f"companion-{id}") for id in deck]
        return _list(self.words.text("board-in-deck"), tuple(names)) if deck else NOTHING

    def _kin(self, house: str, characters: list[str]) -> Markup:
        """The characters of one House in an area; those that can be chosen are links."""
        house_of = self.view["house_of"]
        cards = [card for card in characters if house_of[card] == house]
        if self.kind in CARD_ASKS:
            apart = " " if any(f"card {card}" in self.table.choices for card in cards) else ", "
            names = joined([self._character(card) for card in cards], apart)
            return tag("span", arms(self.looks[house]), names, class_="kin") if cards else NOTHING
        return _relatives(self.looks[house], tuple(short_name(self.words, card) for card in cards))

    def _character(self, card: str) -> Markup:
        name = short_name(self.words, card)
        choice = self.table.choices.get(f"card {card}")
        if choice is not None:
            inside = icon(deed(choice)) + tag("span", name)
            return Markup(f'<a class="pick-card" {self.table.link(choice.text)}>{inside}</a>')
        whole = self.words.name(f"card-{card}")
        return self.table.refused(f"card {card}", tag("span", name), "why", whole)


def _line(house: HouseView) -> Line:
    return Line(house["left"], house["banner"], tuple(house["counts"]))


# -- lines that are made once -----------------------------------------------------------------------------------------


@lru_cache(KEPT_NAMES)
def _heading(players: tuple[str, ...], caption: str, house: str, city: str) -> Markup:
    seats = [tag("th", shield(seat, name), scope="col") for seat, name in enumerate(players)]
    first = tag("th", tag("span", house, class_="vh"), scope="col")
    row = tag("tr", first, *seats, tag("th", city, scope="col"))
    return tag("caption", caption) + tag("thead", row)


@lru_cache(KEPT_LINES)
def _house(look: Look, name: str) -> Markup:
    return tag("th", tag("span", arms(look), name), scope="row")


@lru_cache(KEPT_LINES)
def _cells(look: Look, now: Line, then: Line, own: int | None, holds: str, was: str) -> Markup:
    """Everybody's count, and how many are in the city."""
    cells = [_cell(look, now, then, seat, seat == own, holds) for seat in range(len(now.counts))]
    return joined([*cells, tag("td", _left(now.left, then.left, was), class_="city-left")])


def _cell(look: Look, now: Line, then: Line, seat: int, own: bool, holds: str) -> Markup:
    """How many of a House a player counts; the banner's holder has it on the banner."""
    number = _change(now.counts[seat], then.counts[seat])
    css = f"me {player_class(seat)}" if own else None
    if now.banner != seat:
        return tag("td", number, class_=css)
    lost = " was" if then.banner != seat else ""
    flag = tag("span", tag("span", number, class_=f"flag {look.css}"), class_=f"flag-place{lost}")
    return tag("td", flag, tag("span", f" {holds}", class_="vh"), class_=css)


def _change(now: int, then: int) -> Markup:
    """A number, or what it would become."""
    if now != then:
        return tag("span", becomes(now, then), class_="to")
    return tag("span", "·", class_="zero") if now == 0 else Markup(now)


def _left(now: int, then: int, was: str) -> Markup:
    """How many are in the city, or would be: there is room for one number only."""
    if now != then:
        return tag("span", tag("span", f"{was} ", class_="vh"), str(then), class_="to")
    return tag("span", "0", class_="zero") if now == 0 else Markup(now)


@lru_cache(KEPT_NAMES)
def _owner(seat: int, name: str) -> Markup:
    return tag("dt", shield(seat), name)


@lru_cache(KEPT_LINES)
def _list(term: str, names: tuple[str, ...]) -> Markup:
    return tag("dt", term) + tag("dd", ", ".join(names))


@lru_cache(KEPT_LINES)
def _relatives(look: Look, names: tuple[str, ...]) -> Markup:
    return tag("span", arms(look), ", ".join(names), class_="kin") if names else NOTHING


@lru_cache(KEPT_LINES)
def _kept(look: Look, name: str) -> Markup:
    """A companion that stays, with the House it counts for."""
    return tag("span", arms(look), name, class_="kin kept")
