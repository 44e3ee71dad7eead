"""Emblems: small drawings of one colour that pages and boards refer to by name.

A page carries the symbols it uses once (``symbols``); everything else is a reference to them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path

from .markup import Markup, spoken, tag

DRAWINGS = Path(__file__).parent / "drawings"

ORDINARIES = ("palo", "fascia", "scaglione", "croce", "decusse", "banda")
"""The plain figures of heraldry that tell players apart, by seat."""

_ELEMENT = re.compile(r'<(symbol|pattern) id="([^"]+)".*?</\1>', re.DOTALL)


def elements(svg: str) -> dict[str, str]:
    """The symbols and patterns of an SVG text, by id."""
    return {match[2]: match[0] for match in _ELEMENT.finditer(svg)}


@cache
def drawn(folder: Path = DRAWINGS) -> dict[str, str]:
    """The symbols and patterns of the file of emblems in a folder, by id: the common ones, or a game's own."""
    return elements((folder / "emblems.svg").read_text("utf-8"))


def names() -> list[str]:
    """The emblems there are."""
    return list(drawn())


def symbols(*ids: str) -> Markup:
    """The ``<symbol>`` elements of these emblems. ``KeyError`` if there is no such emblem."""
    return Markup("".join([drawn()[id] for id in ids]))


def sprite(folder: Path, used: Iterable[str]) -> Markup:
    """What a game's drawings refer to: all that is drawn for it, the common emblems among those used, the shields."""
    own = drawn(folder)
    common = sorted(set(used) - set(own))
    return Markup("".join(own.values())) + symbols(*common) + shields()


def collected(*sprites: str) -> Markup:
    """Several texts of symbols and patterns as one, each id once: what a page needs and what its game's board needs."""
    found: dict[str, str] = {}
    for sprite in sprites:
        found |= elements(sprite)
    return Markup("".join(found.values()))


@lru_cache(maxsize=1024)
def icon(id: str, classes: str = "ic", label: str = "") -> Markup:
    """An emblem of the size of the text around it; decoration unless it has a label."""
    return tag("svg", tag("use", href=f"#{id}"), class_=classes, viewBox="0 0 64 64", **spoken(label))


def sign(id: str) -> Markup:
    """An emblem before the words of a move on a button."""
    return tag("span", icon(id), class_="mi")


def ordinary(seat: int) -> str:
    """The emblem of a seat's shield."""
    return f"p-{ORDINARIES[seat % len(ORDINARIES)]}"


def player_class(seat: int) -> str:
    """The CSS class that carries a seat's colours."""
    return f"p{seat % len(ORDINARIES) + 1}"


@lru_cache(maxsize=512)
def shield(seat: int, label: str = "") -> Markup:
    """A player's shield; decoration unless it has a label."""
    return icon(ordinary(seat), f"esc {player_class(seat)}", label)


def shields() -> Markup:
    """The symbols of all players' shields."""
    return symbols(*[f"p-{name}" for name in ORDINARIES])
