"""A view as a picture that stands alone: the tavern with orders, zones and dice, and a line for each player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....kit.emblems import ordinary, player_class
from ....kit.markup import Markup, text
from ....kit.picture import cut, framed, use
from ..rules import tables as t
from ..view import CavernView, ChamberView
from .emblems import AREAS, DRAWINGS, GOODS, TRACKS, sprite
from .targets import sorted_goods
from .zones import automa_colour

if TYPE_CHECKING:
    from ....engine.room import Speaker

WIDTH, BOARD = 860, 452
"""How wide the picture is, and how high the tavern in it."""
LINE = 44
"""How high the line of a player is."""
ROOMS = (
    ("kitchen", t.KITCHEN_ZONE, 12, 128, 412),
    ("chores", t.CHORES_ZONE, 436, 128, 412),
)
"""Six zones in a row each: the area, the first zone, place and width."""


def picture(view: CavernView, words: Speaker) -> Markup:
    """The whole picture."""
    chamber = view["chamber"]
    below = 100 if chamber is not None and chamber["open"] else 0
    high = BOARD + below + LINE * view["seats"] + 14
    parts = [*_hall(view, words), *_rooms(view, words), *_low(view, words)]
    if chamber is not None and chamber["open"]:
        parts += _chamber(view, chamber, words)
    players = [_player(view, words, seat, BOARD + below + LINE * seat) for seat in range(view["seats"])]
    return framed(
        DRAWINGS,
        "ctx",
        (WIDTH, high),
        words.text("title"),
        sprite(),
        f'<rect class="paper" width="{WIDTH}" height="{high}" rx="12"/>',
        f'<rect class="rock" width="{WIDTH}" height="{BOARD + below - 8}" rx="12"/>',
        *parts,
        *players,
    )


def _text(x: float, y: float, said: object, css: str = "") -> str:
    return f'<text{f" class={chr(34)}{css}{chr(34)}" if css else ""} x="{x:g}" y="{y:g}">{text(said)}</text>'


def _box(x: float, y: float, wide: float, high: float, css: str) -> str:
    return f'<rect class="{css}" x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="8"/>'


def _goods(kinds: list[str], x: float, y: float, step: float) -> str:
    return "".join(
        [use(GOODS[kind], x + step * n, y, 15, f"i-{GOODS[kind]}") for n, kind in enumerate(kinds)]
    )


# -- the tavern -------------------------------------------------------------------------------------------------------


def _hall(view: CavernView, words: Speaker) -> Iterator[str]:
    yield _box(12, 12, WIDTH - 24, 108, "room")
    for number, space in enumerate(view["hall"]):
        x, y = 20 + 276 * (number % 3), 18 + 50 * (number // 3)
        yield _box(x, y, 268, 45, "shut" if space["order"] is None or space["blocked"] else "slot")
        if space["order"] is not None:
            order = space["order"]
            yield _text(x + 8, y + 18, cut(words.name(f"order-{order['id']}"), 26), "name")
            yield _text(x + 260, y + 18, order["points"][0], "end")
            yield _text(x + 260, y + 37, f"{order['patience']} / −{order['penalty']}", "small line-end")
            yield _goods(sorted_goods(order["needs"]), x + 8, y + 25, 19)
        elif space["meeple"] is not None:
            yield _owned(space["meeple"], use(ordinary(space["meeple"]), x + 10, y + 9, 27, "coloured"))
            yield _text(x + 46, y + 28, words.player(space["meeple"]), "name")


def _rooms(view: CavernView, words: Speaker) -> Iterator[str]:
    for area, start, x, y, wide in ROOMS:
        yield _box(x, y, wide, 118, f"room {area}")
        yield _title(words, area, x + 10, y + 4)
        for number in range(6):
            yield _zone(view, start + number, x + 8 + 66.5 * number, y + 26, 62, 84)
    yield _box(12, 254, WIDTH - 24, 92, "room cellar")
    yield _title(words, "cellar", 22, 258)
    for zone in range(6):
        yield _zone(view, zone, 20 + 138 * zone, 280, 130, 58)


def _title(words: Speaker, area: str, x: float, y: float) -> str:
    name = words.text(f"board-area-{area}")
    return use(AREAS[area], x, y + 2, 14) + _text(x + 20, y + 14, name, "area")


def _zone(view: CavernView, zone: int, x: float, y: float, wide: float, high: float) -> str:
    """A zone with its value, what it gives and the dice on it."""
    facts = view["zones"][zone]
    full = len(facts["placed"]) >= facts["spaces"]
    value = facts["total"] or "□" * facts["dice"]
    parts = [_box(x, y, wide, high, "shut" if full else "slot"), _text(x + 7, y + 19, value, "value")]
    kinds = [
        t.INGREDIENTS[k] for e in t.BOARD[zone] if e[0] == t.GAIN and e[2] != t.ANY_KIND for k in _bits(e[2])
    ]
    parts.append(_goods(kinds, x + wide - 19 * len(kinds) - 3, y + 6, 19))
    points = [effect[1] for effect in t.BOARD[zone] if effect[0] == t.POINTS]
    if points:
        parts.append(_text(x + wide - 6, y + 38, points[0], "end gold"))
    dice = [(one["seat"], face) for one in facts["placed"] for face in one["dice"]]
    step = min(17.0, (wide - 8) / max(1, len(dice)))
    for number, (seat, face) in enumerate(dice):
        parts.append(_die(seat, face, zone, x + 4 + step * number, y + high - 20))
    return "".join(parts)


def _bits(kinds: int) -> list[int]:
    return [kind for kind in range(t.KINDS) if kinds >> kind & 1]


def _die(seat: int | None, face: int, zone: int, x: float, y: float) -> str:
    css = f"a-{automa_colour(zone)}" if seat is None else player_class(seat)
    pips = f'<rect class="pip" x="{x + 2:g}" y="{y + 2:g}" width="12" height="12"/>'
    return f'<g class="{css}">{pips}{use(f"die-{face}", x, y, 16, "coloured")}</g>'


def _owned(seat: int, inside: str) -> str:
    """Something in a player's colours."""
    return f'<g class="{player_class(seat)}">{inside}</g>'


def _low(view: CavernView, words: Speaker) -> Iterator[str]:
    """Workshop, Office and the clock."""
    yield _box(12, 354, 412, 82, "room workshop")
    yield _title(words, "workshop", 22, 357)
    for number, zone in enumerate(range(t.REPLACE_ZONE, t.CHAMBER_ZONE)):
        yield _zone(view, zone, 20 + 133 * number, 378, 126, 52)
    yield _box(436, 354, 150, 82, "room office")
    yield _title(words, "office", 446, 357)
    yield _zone(view, t.OFFICE_ZONE, 444, 378, 134, 52)
    yield _box(598, 354, 250, 82, "room")
    number = max(1, view["round"])
    yield use("clock", 612, 367, 54)
    yield _text(682, 402, words.text("page-round", number=number, most=t.ROUNDS), "big")


def _chamber(view: CavernView, chamber: ChamberView, words: Speaker) -> Iterator[str]:
    yield _box(12, 444, WIDTH - 24, 92, "room chamber")
    yield _title(words, "chamber", 22, 448)
    for number in range(4):
        zone = t.CHAMBER_ZONE + number
        x = 20 + 207 * number
        yield _zone(view, zone, x, 470, 199, 58)
        task = chamber["tasks"][number]["task"] if number < 3 else None
        name = (
            words.name(f"task-{task['id']}") if task else words.name("zone-mrs-nasty") if number == 3 else "—"
        )
        yield _text(x + 34, 489, cut(name, 24), "small")


# -- the players ------------------------------------------------------------------------------------------------------


def _player(view: CavernView, words: Speaker, seat: int, y: float) -> str:
    """A player: points, order, goods, tracks and dice."""
    player = view["players"][seat]
    order = player["open"]
    parts = [
        use(ordinary(seat), 16, y + 4, 26, "coloured"),
        _text(50, y + 23, cut(words.player(seat), 16), "name"),
        _text(232, y + 23, player["points"], "end gold"),
        _goods(sorted_goods(player["ingredients"])[:12], 500, y + 10, 18),
    ]
    if order is not None:
        parts.append(_text(250, y + 16, cut(words.name(f"order-{order['id']}"), 24), "small"))
        parts.append(_text(480, y + 16, order["now"], "small line-end"))
        parts.append(_goods(sorted_goods(order["needs"]), 250, y + 20, 19))
    dice = [_die(seat, face, 0, 724 + 18 * n, y + 2) for n, face in enumerate(sorted(player["dice"]))]
    x = 724.0
    for track, emblem in TRACKS.items():
        parts.append(use(emblem, x, y + 22, 13) + _text(x + 17, y + 33, player[track], "small"))
        x += 42
    rule = f'<path class="rule" d="M14 {y - 2:g}H{WIDTH - 14}"/>'
    return _owned(seat, "".join([rule, *parts, *dice]))
