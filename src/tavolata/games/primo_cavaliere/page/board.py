"""The city on the page: six by six cards as one SVG, with what can be done, what a choice would do, and the last move.

The board knows no more than the scene. Shapes are drawn once and referred to, so that a city stays small.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ....engine.scene import Choice, Scene
from ....kit.emblems import ordinary, player_class
from ....kit.markup import Markup, text
from ..rules.tables import SIDE, SQUARES
from ..view import PrimoView
from .emblems import CARD, card_shapes, looks
from .targets import CARD_ASKS, Table, card_name, coordinate, in_sight, is_journey, journey, short_name

if TYPE_CHECKING:
    from ....engine.room import Speaker

PITCH = 104
WIDTH, HEIGHT = 662, 663
LIFT = 3
"""How far a card is lifted that a choice would take."""
HALF = CARD // 2
SINK = 20
"""How far below the middle a thread along a row runs, so that it leaves the beasts free."""

NO_LINE = "PC-3.3"
"""Varys goes along his row or column."""
NOT_HIS_TURN = "PC-3.10"
"""Who is not in turn waits."""
TOO_NEAR = "PC-3.4"
"""Varys goes to the farthest card of a House."""


def corner(square: int) -> tuple[int, int]:
    """The upper left corner of a square."""
    return 26 + square % SIDE * PITCH, 18 + square // SIDE * PITCH


def centre(square: int) -> tuple[int, int]:
    """The middle of a square."""
    x, y = corner(square)
    return x + HALF, y + HALF


class City:
    """A city being drawn."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.scene = table.scene
        self.view = table.view
        self.words = table.words
        self.kind = table.kind
        self.sight = in_sight(table.view) if self.kind == "move-varys" else set(range(SQUARES))
        self.taken = taken(table.scene)
        self.chosen = _aim(table.scene.chosen)
        self.first = _swapped(table)
        self.seals: list[str] = []

    def draw(self) -> Markup:
        """The whole city, for the page."""
        label = self.words.text("board-city", square=coordinate(self.view["varys"]))
        idle = self._idle()
        return Markup(
            f'<div class="city" data-anchor="city">'
            f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{text(label)}"{idle}>'
            f"{self.inside()}</svg></div>"
        )

    def _idle(self) -> str:
        """For a player who is not in turn: wherever he touches the city, the same clause answers."""
        waits = not self.kind and self.scene.seat is not None and not self.view["over"]
        return f' data-clause="{NOT_HIS_TURN}" data-waits="yes"' if waits else ""

    def inside(self) -> Markup:
        """What stands within the drawing's frame."""
        parts = [
            f"<defs>{shapes(self.view, self.words)}</defs>",
            _frame(),
            *self._plots(),
            *self._last_move(),
            *self._squares(),
            '<g pointer-events="none">',
            *self._moved(),
            *self._thread(),
            *self.seals,
            "</g>",
        ]
        return Markup("".join(parts))

    # -- squares ------------------------------------------------------------------------------------------------------

    def _plots(self) -> list[str]:
        """The places where nobody stands."""
        city, varys = self.view["city"], self.view["varys"]
        empty = [square for square in range(SQUARES) if city[square] is None and square != varys]
        return ['<use href="#pc-plot" x="{}" y="{}"/>'.format(*corner(square)) for square in empty]

    def _squares(self) -> list[str]:
        """The cards; those that are ringed or lifted come last and lie on top."""
        quiet: list[str] = []
        raised: list[str] = []
        for square, card in enumerate(self.view["city"]):
            if square == self.view["varys"]:
                quiet.append(self._card(square, "varys"))
            elif card is not None:
                above = self._choice(square, card) is not None or square in self.taken
                (raised if above else quiet).append(self._card(square, card))
        return quiet + raised

    def _card(self, square: int, card: str) -> str:
        choice = self._choice(square, card)
        picked = square in self.taken or card in (self.chosen, self.first)
        around, end = self._around(square, card, choice, picked)
        short = short_name(self.words, card)
        shape = "pc-varys" if card == "varys" else f"pc-h-{self.view['house_of'][card]}"
        state = " pick" if picked else "" if square in self.sight or card == "varys" else " off"
        thing = "varys" if card == "varys" else f"card-{card}"
        ring = '<use href="#pc-ring"/>' if picked or choice else ""
        title = (
            "" if end == "a" else f"<title>{text(card_name(self.words, card))}, {coordinate(square)}</title>"
        )
        if choice is not None:
            self._seal(square, choice, picked)
        return (
            f'{around}<g class="card{state}" data-thing="{thing}">{title}<use href="#{shape}"/>'
            f'<text class="caption" x="49" y="90.5">{text(short)}</text>{ring}</g></{end}>'
        )

    def _choice(self, square: int, card: str) -> Choice | None:
        return self.table.squares.get(square) or self.table.choices.get(f"card {card}")

    def _around(self, square: int, card: str, choice: Choice | None, picked: bool) -> tuple[str, str]:
        """The element around a card: a link that does something, one that tells why not, or neither."""
        x, y = corner(square)
        place = f'transform="translate({x} {y - LIFT if picked else y})"'
        if choice is not None:
            return f"<a {place} {self.table.link(choice.text)}>", "a"
        reason = self._reason(square, card)
        if not reason:
            return f"<g {place}>", "g"
        name = text(f"{card_name(self.words, card)}, {coordinate(square)}")
        return f'<a {place} {reason} aria-label="{name}">', "a"

    def _reason(self, square: int, card: str) -> str:
        """The attributes of a link that tells why a card is no target, by the clause or by the move it would be."""
        ask = self.table.ask
        if ask is None:
            return ""
        if self.kind in CARD_ASKS:
            return self.table.why(f"card {card}")
        if self.kind != "move-varys" or card == "varys":
            return self.table.clause(ask["clause"])
        return self.table.clause(TOO_NEAR if square in self.sight else NO_LINE)

    # -- marks --------------------------------------------------------------------------------------------------------

    def _seal(self, square: int, choice: Choice, picked: bool) -> None:
        """What a target yields: how many cards, and whether a banner or a companion comes with them."""
        x, y = corner(square)
        top = y + 8 - (LIFT if picked else 0)
        state = "pick" if picked else "may"
        mark = _mark(choice)
        self.seals.append(
            f'<g class="{state}" transform="translate({x + 89} {top})"><use href="#pc-seal"/>{mark}</g>'
        )

    def _thread(self) -> list[str]:
        """The way Varys would go, with a knot on each card he takes; or the two that would change places."""
        if self.taken:
            way = thread(self.view["varys"], self.taken[-1])
            return [*way, *self._crossed_names(), *self._knots(), self._future()]
        if self.first and self.chosen:
            return thread(self._square(self.first), self._square(self.chosen), both=True)
        return []

    def _crossed_names(self) -> list[str]:
        """Along a column the thread runs across names: they are written again, on top of it."""
        start, end = self.view["varys"], self.taken[-1]
        if start // SIDE == end // SIDE:
            return []
        step = SIDE if end > start else -SIDE
        squares = range(start + step, end + step, step)
        cards = [(square, self.view["city"][square]) for square in squares]
        return [self._name_again(square, card) for square, card in cards if card is not None]

    def _name_again(self, square: int, card: str) -> str:
        x, y = corner(square)
        name = text(short_name(self.words, card))
        lift = LIFT if square in self.taken else 0
        return f'<text class="caption over" x="{x + HALF}" y="{y + 90.5 - lift}" aria-hidden="true">{name}</text>'

    def _knots(self) -> list[str]:
        knots = [centre(square) for square in self.taken[:-1]]
        sink = SINK if self.view["varys"] // SIDE == self.taken[-1] // SIDE else 0
        return [f'<circle class="knot" cx="{x}" cy="{y + sink}" r="7.5"/>' for x, y in knots]

    def _future(self) -> str:
        """Where Varys would stand."""
        x, y = corner(self.taken[-1])
        return (
            f'<g transform="translate({x - 9} {y - 12})"><circle class="varys-seal" cx="17" cy="17" r="17"/>'
            '<use class="varys-mark" href="#spider" x="5" y="4" width="24" height="24"/></g>'
        )

    def _square(self, card: str) -> int:
        return self.view["varys"] if card == "varys" else self.view["city"].index(card)

    def _moved(self) -> list[str]:
        """The characters that changed places in the last move."""
        before = self.table.before
        if before is None:
            return []
        squares = [
            square
            for square, card in enumerate(self.view["city"])
            if card is not None and before["city"][square] != card
        ]
        return [
            '<rect class="moved" x="{}" y="{}" width="98" height="98" rx="8"/>'.format(*corner(square))
            for square in squares
        ]

    def _last_move(self) -> list[str]:
        """What the last move left behind: the places it emptied, whence Varys came, and whose move it was."""
        before, mover = self.table.before, self.scene.mover
        if before is None or mover is None:
            return []
        start, end = before["varys"], self.view["varys"]
        left = [square for square in vacated(before, self.view) if square != start]
        marks = [
            '<rect class="plot last" x="{}" y="{}" width="98" height="98" rx="8"/>'.format(*corner(square))
            for square in left
        ]
        if start != end and self.view["city"][start] is None:
            return [*marks, *_trail(start, end, mover)]
        return [*marks, *[_shield(square, mover) for square in left[:1]]]


def taken(scene: Scene[PrimoView]) -> list[int]:
    """The squares whose cards the chosen move of Varys would take."""
    choice = scene.chosen
    return journey(scene.view, choice) if choice is not None and is_journey(choice) else []


def _aim(choice: Choice | None) -> str:
    """The card that a choice names."""
    return "" if choice is None or not choice.text.startswith("card ") else choice.text[5:]


def _swapped(table: Table) -> str:
    """The first of two cards that change places, while the second is asked for."""
    ask = table.ask
    if ask is None or table.kind != "swap-with":
        return ""
    return str(ask["arguments"]["card"]).removeprefix("card-")


def _mark(choice: Choice) -> str:
    """What stands in a target's seal."""
    phrase = choice.phrase
    if phrase.id != "move-varys":
        return f'<use class="seal-icon" href="#{deed(choice)}" x="-9" y="-9" width="18" height="18"/>'
    number = f'<text class="seal-number" y="5">+{phrase.arguments["number"]}</text>'
    gain = {"banner": "gonfalon", "companion": "star"}.get(str(phrase.arguments["gain"]))
    if gain is None:
        return number
    return (
        f'{number}<circle class="seal gain" cy="24" r="11"/>'
        f'<use class="seal-gain" href="#{gain}" x="-7" y="17" width="14" height="14"/>'
    )


def deed(choice: Choice) -> str:
    """The emblem of what a choice does to a card."""
    if choice.phrase.id.startswith("move-swap"):
        return "swap"
    return "take" if choice.phrase.id.startswith("move-take") else "skull"


def thread(start: int, end: int, both: bool = False) -> list[str]:
    """A thread between two squares with a head at its end."""
    (x, y), (to_x, to_y) = centre(start), centre(end)
    length = max(abs(to_x - x), abs(to_y - y))
    across, down = (to_x - x) / length, (to_y - y) / length
    # Along a row the thread runs below the beasts; it starts at the edge of the first card.
    sink = SINK if down == 0 else 0
    from_x, from_y = x + across * 44, y + down * 44 + sink
    point_x, point_y = to_x - across * 12, to_y - down * 12 + sink
    line = f"M{from_x:g} {from_y:g}L{point_x - across * 26:g} {point_y - down * 26:g}"
    head = _head(point_x, point_y, across, down)
    if both:
        head += _head(from_x - across * 26, from_y - down * 26, -across, -down)
    return [
        f'<path class="thread-case" d="{line}"/><path class="thread" d="{line}"/>',
        f'<path class="thread-case head" d="{head}"/><path class="thread-head" d="{head}"/>',
    ]


def _head(x: float, y: float, across: float, down: float) -> str:
    """An arrow's head with its point here."""
    back_x, back_y = x - across * 26, y - down * 26
    return (
        f"M{back_x + down * 14:g} {back_y - across * 14:g}L{x:g} {y:g}"
        f"L{back_x - down * 14:g} {back_y + across * 14:g}Z"
    )


def _trail(start: int, end: int, mover: int) -> list[str]:
    """The place that Varys left, with the mover's shield and a dotted line the way he went."""
    (x, y), (to_x, to_y) = centre(start), centre(end)
    x, y = x + 24 * _sign(to_x - x), y + 24 * _sign(to_y - y)  # beside the shield
    return [
        '<rect class="plot last" x="{}" y="{}" width="98" height="98" rx="8"/>'.format(*corner(start)),
        f'<path class="last-line" d="M{x} {y}L{to_x} {to_y}"/>',
        _shield(start, mover),
    ]


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _shield(square: int, seat: int) -> str:
    """A player's shield on an empty place."""
    x, y = centre(square)
    return (
        f'<use class="esc {player_class(seat)}" href="#{ordinary(seat)}" x="{x - 15}" y="{y - 15}" '
        'width="30" height="30"/>'
    )


def vacated(before: PrimoView, now: PrimoView) -> list[int]:
    """The squares whose character is gone from the city."""
    still = set(now["city"])
    return [
        square
        for square, card in enumerate(before["city"])
        if card is not None and card not in still and now["varys"] != square
    ]


def shapes(view: PrimoView, words: Speaker) -> str:
    """What the cards of this city refer to."""
    look = looks(view, words)
    return card_shapes(tuple((house["id"], house["size"], look[house["id"]]) for house in view["houses"]))


@cache
def _frame() -> str:
    """The wall around the city and the names of rows and columns."""
    parts = ['<rect class="wall" x="6" y="6" width="650" height="651"/>']
    for x in (6.5, 655.5):
        parts += [f'<path class="corner" d="M{x} {y}l6 7-6 7-6-7Z"/>' for y in (-0.5, 649.5)]
    for place in range(SIDE):
        x, y = corner(place * (SIDE + 1))
        parts.append(f'<text class="coordinate" x="{x + HALF}" y="652">{"abcdef"[place]}</text>')
        parts.append(f'<text class="coordinate" x="16" y="{y + 53}">{SIDE - place}</text>')
    return "".join(parts)
