"""What stands on the map: names, shields, structures, units and orders, as SVG in the units of the map."""

from __future__ import annotations

from functools import lru_cache

from ....kit.markup import text
from ....kit.picture import use
from ..rules import tables as t
from .emblems import STRUCTURES

NAME, LINE = 23, 23.5
"""The size of a land's name, and the height of its lines."""
LONGEST = 14
"""How many letters of a name stand in one line, if it can be broken."""
UNIT, UNIT_HIGH, GAP = 30, 34, 3
ORDER_WIDE, ORDER_HIGH = 48, 52
MOST_UNITS = 4
"""So many units stand one by one; more of them by kind, with their number."""


@lru_cache(1024)
def lines_of(name: str) -> tuple[str, ...]:
    """A name broken into lines of about the same length."""
    words = name.split()
    number = min(len(words), -(-len(name) // LONGEST))
    best: tuple[str, ...] = (name,)
    for wanted in range(len(name) // max(1, number), len(name) + 1):
        lines: list[str] = []
        for word in words:
            if lines and len(lines[-1]) + 1 + len(word) <= wanted:
                lines[-1] += f" {word}"
            else:
                lines.append(word)
        if len(lines) <= number:
            best = tuple(lines)
            break
    return best


@lru_cache(1024)
def name_text(name: str, x: float, y: float, sea: bool) -> str:
    """A name, its first line with this base."""
    css = "nms" if sea else "nm"
    rows = [
        f'<text class="{css}" x="{x:g}" y="{round(y + LINE * number)}">{text(line)}</text>'
        for number, line in enumerate(lines_of(name))
    ]
    return "".join(rows)


class Row:
    """Things side by side around the middle of a block."""

    def __init__(self) -> None:
        self.things: list[tuple[str, float, str, str]] = []

    def add(self, emblem: str, size: float, css: str, more: str = "") -> None:
        """One more thing on the right."""
        self.things.append((emblem, size, css, more))

    def draw(self, x: float, middle: float, gap: float = 4) -> str:
        """All of them around a point."""
        whole = sum(thing[1] for thing in self.things) + gap * (len(self.things) - 1)
        at = x - whole / 2
        drawn = []
        for emblem, size, css, more in self.things:
            drawn.append(use(emblem, round(at), round(middle - size / 2), size, css, more=more))
            at += size + gap
        return "".join(drawn)


def signs(structure: str, barrels: int, crowns: int) -> list[tuple[str, float, str]]:
    """What is printed in a land: its structure, barrels and crowns."""
    found: list[tuple[str, float, str]] = []
    if structure:
        size = 34 if structure == "stronghold" else 26
        found.append((STRUCTURES[structure], size, "cas"))
    found += [("barrel", 19, "bar-i")] * barrels
    return found + [("crown", 21, "cro-i")] * crowns


@lru_cache(256)
def garrison(number: int, x: float, y: float, house: str) -> str:
    """The strength of a garrison on a shield of its House; of a neutral force on one of ink."""
    css = f"ga h-{house}" if house else "ga neu"
    return (
        f'<g class="{css}" transform="translate({x:g} {y:g})"><path class="gf" '
        f'd="M-12.7-14.5h25.4v14.4c0 8.6-5.8 12-12.7 15.6c-6.9-3.6-12.7-7-12.7-15.6Z"/>'
        f'<text y="5.6">{number}</text></g>'
    )


def counted(units: dict[str, int], routed: dict[str, int]) -> list[tuple[str, int, int]]:
    """Units as counters: kind, number on the counter, how many of them are routed."""
    if sum(units.values()) > MOST_UNITS:
        return [(kind, units[kind], routed.get(kind, 0)) for kind in t.UNITS if kind in units]
    found = []
    for kind in t.UNITS:
        lying = routed.get(kind, 0)
        found += [(kind, 1, int(place < lying)) for place in range(units.get(kind, 0))]
    return found


@lru_cache(4096)
def counter(kind: str, number: int, routed: int, house: str, x: float, y: float, thing: str, css: str) -> str:
    """A unit's counter; routed ones lie down, and several of a kind show their number."""
    turn = f' transform="rotate(90 {x + 15:g} {y + 15:g})"' if routed >= number else ""
    named = f' data-thing="{thing}"' if thing else ""
    classes = f"u h-{house}{' routed' if routed >= number else ''}{' ' + css if css else ''}"
    drawn = use(f"ts-u-{kind}", x, y, UNIT, classes, UNIT_HIGH, turn + named)
    if number > 1:
        drawn += (
            f'<g class="cnt" transform="translate({x + 25:g} {y + 27:g})"><circle r="9.5"/>'
            f'<text y="5">{number}</text></g>'
        )
    return drawn
