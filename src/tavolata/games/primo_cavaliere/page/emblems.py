"""How the Houses look: field, charge, hatching and beast, as shields, banners and the cards of the city.

A House of a pack of one's own has a neutral field, a lozenge and its initials.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from ....kit import emblems
from ....kit.markup import Markup, tag, text

if TYPE_CHECKING:
    from ....engine.room import Speaker
    from ..view import PrimoView

DRAWINGS = Path(__file__).parent.parent / "drawings"

BEASTS = {
    "stark": "wolf",
    "greyjoy": "kraken",
    "lannister": "lion",
    "targaryen": "dragon",
    "baratheon": "stag",
    "tyrell": "rose",
    "tully": "trout",
}
PLAIN = "stark"
"""The House whose field has no hatching: silver."""
STRANGERS = 7
"""How many neutral fields there are for other Houses: a pack has seven."""
OTHERS = "spider field gonfalon star arrow skull take swap stay again cards raven lozenge crown cross".split()
"""What else the drawings and previews refer to."""

FLAG = "M3 2H45V56L24 45L3 56Z"
FIELD = "M6 5H92V62C92 68 88 72.5 82 72.5H58C53.5 72.5 50.5 74 49 77C47.5 74 44.5 72.5 40 72.5H16C10 72.5 6 68 6 62Z"
"""The square Italian shield on a card of 98 by 98."""
CARD = 98


@dataclass(frozen=True, slots=True)
class Look:
    """How a House shows: its CSS class, its emblem, and initials where the emblem is not its own."""

    css: str
    emblem: str
    initials: str = ""


def looks(view: PrimoView, words: Speaker) -> dict[str, Look]:
    """The looks of all Houses in play."""
    return looks_of(tuple(house["id"] for house in view["houses"]), words)


_found: dict[tuple[tuple[str, ...], str], dict[str, Look]] = {}


def looks_of(houses: tuple[str, ...], words: Speaker) -> dict[str, Look]:
    """The looks of these Houses, which are all that are in play."""
    key = (houses, words.language)
    if len(_found) > 64:  # strangers' packs come and go
        _found.clear()
    if key not in _found:
        names = [words.name(f"house-{house}") for house in houses]
        _found[key] = {house: _look(house, place, names[place], names) for place, house in enumerate(houses)}
    return _found[key]


def _look(house: str, place: int, name: str, names: Sequence[str]) -> Look:
    if house in BEASTS:
        return Look(f"h-{house}", BEASTS[house])
    return Look(f"h-x{place % STRANGERS + 1}", "lozenge", initials(name, names))


def initials(name: str, names: Sequence[str]) -> str:
    """A name in as few letters as tell it from the others."""
    for letters in range(1, len(name)):
        if sum(other.lower().startswith(name[:letters].lower()) for other in names) == 1:
            return name[:letters]
    return name


@lru_cache(maxsize=256)
def arms(look: Look) -> Markup:
    """A House's shield, of the size of the text around it."""
    return tag(
        "svg",
        tag("use", class_="f", href="#field"),
        _charge(look, 13, 9, 38),
        class_=f"arms {look.css}",
        viewBox="0 0 64 64",
        aria_hidden="true",
    )


@lru_cache(maxsize=256)
def flag(look: Look, label: str, classes: str = "", thing: str | None = None) -> Markup:
    """A House's banner."""
    return tag(
        "svg",
        tag("path", class_="f", d=FLAG),
        _charge(look, 9, 8, 30),
        class_=f"flagx {look.css} {classes}".rstrip(),
        viewBox="0 0 48 58",
        role="img",
        aria_label=label,
        data_thing=thing,
    )


def _charge(look: Look, x: int, y: int, size: int) -> Markup:
    """The figure on a field: the beast, or a lozenge with initials."""
    figure = tag("use", class_="c", href=f"#{look.emblem}", x=x, y=y, width=size, height=size)
    if not look.initials:
        return figure
    middle = tag("text", look.initials, class_="initials", x=x + size / 2, y=y + size * 0.64)
    return figure + middle


# -- the cards of the city --------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def card_shapes(houses: tuple[tuple[str, int, Look], ...]) -> str:
    """What the cards of a city refer to: one shape for each House (id, size, look), and the shapes all share."""
    return "".join(
        [
            f'<path id="pc-f" d="{FIELD}"/>',
            f'<rect id="pc-s" width="{CARD}" height="{CARD}" rx="8"/>',
            '<g id="pc-plot"><use class="pc-plot" href="#pc-s"/>',
            '<path class="pc-plot-mark" d="M49 41l7 8-7 8-7-8Z"/></g>',
            '<g id="pc-ring"><rect class="pc-ring-case" x="-1" y="-1" width="100" height="100" rx="9"/>',
            '<rect class="pc-ring" x="-1" y="-1" width="100" height="100" rx="9"/></g>',
            '<circle id="pc-seal" class="pc-seal" r="14"/>',
            *[_card_shape(house, size, look) for house, size, look in houses],
            _varys_shape(),
        ]
    )


def _card_shape(house: str, size: int, look: Look) -> str:
    hatch = ""
    if house in BEASTS and house != PLAIN:
        hatch = f'<use class="pc-hatch" href="#pc-f" fill="url(#t-{house})"/>'
    figure = f'<use class="pc-charge" href="#{look.emblem}" x="23" y="12" width="52" height="52"/>'
    if look.initials:
        figure += f'<text class="pc-initials" x="49" y="46">{text(look.initials)}</text>'
    return (
        f'<g id="pc-h-{house}" class="{look.css}"><use class="pc-stock" href="#pc-s"/>'
        f'<use class="pc-field" href="#pc-f"/>{hatch}{figure}<text class="pc-size" x="15" y="20">{size}</text></g>'
    )


@cache
def _varys_shape() -> str:
    return (
        '<g id="pc-varys" class="varys h-varys"><rect class="pc-stock" x="1" y="1" width="96" height="96" rx="9"/>'
        '<rect x="5.5" y="5.5" width="87" height="87" rx="6" fill="url(#t-varys)" opacity=".22"/>'
        '<use class="pc-charge" href="#spider" x="16" y="6" width="66" height="66"/></g>'
    )


@cache
def sprite() -> Markup:
    """The emblems and patterns that the drawings of this game refer to."""
    return emblems.sprite(DRAWINGS, [*BEASTS.values(), *OTHERS])
