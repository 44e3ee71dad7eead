"""How Houses, units, orders and cards look: emblems, and the small pieces made of them."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from ....kit import emblems
from ....kit.emblems import icon, player_class
from ....kit.markup import Markup, spoken, tag
from ..rules import tables as t
from . import geography

DRAWINGS = Path(__file__).parent.parent / "drawings"

BEASTS = {
    "stark": "wolf",
    "greyjoy": "kraken",
    "lannister": "lion",
    "baratheon": "stag",
    "tyrell": "rose",
    "martell": "sunspear",
}
"""The charge of each House's shield."""
HATCHING = {
    "greyjoy": ("12", "8", '<path d="M0 4q3-3 6 0t6 0" fill="none" stroke-width="1.6"/>'),
    "lannister": ("6", "6", '<path d="M3 0V6" stroke-width="1.6"/>'),
    "baratheon": ("8", "8", '<path d="M2 2h.1M6 6h.1" stroke-width="2.2" stroke-linecap="round"/>'),
    "tyrell": ("7", "7", '<path d="M-1-1L8 8M-1 6L1 8M6-1L8 1" stroke-width="1.5"/>'),
    "martell": ("8", "8", '<path d="M4 0V8M-1-1L9 9M-1 7L1 9M7-1L9 1" stroke-width="1.3"/>'),
}
"""The engraver's hatching of each House's tincture: width, height and lines. Silver is plain."""
UNITS = {"footman": "footman", "knight": "knight", "siege-engine": "siege", "ship": "ship"}
"""The emblem of each unit."""
ORDERS = {
    "march": "swords",
    "defense": "shield",
    "support": "banner",
    "raid": "flame",
    "consolidate": "crown",
}
"""The emblem of each type of order."""
VALUES = {
    "march-minus": "−1",
    "march-star": "+1",
    "defense": "+1",
    "defense-star": "+2",
    "support-star": "+1",
}
"""What stands on the plate of a token."""
TRACKS = {"throne": "throne", "fiefdoms": "blade", "court": "raven"}
STRUCTURES = {"castle": "tower", "stronghold": "fortress"}
COMMON = (
    "wolf kraken lion stag rose field crown star swords shield flame raven cards skull eye scroll swap candle "
    "check cross back lozenge arrow plus lock again take link"
).split()
"""Emblems of the kit that the drawings refer to."""


def type_of(token: str) -> str:
    """The type of an order token."""
    return t.ORDER_TYPES[t.TYPE[t.TOKENS.index(token)]]


@lru_cache(256)
def arms(house: str, label: str = "", classes: str = "arms") -> Markup:
    """A House's shield; decoration unless it has a label."""
    return icon(f"ts-arms-{house}", f"{classes} h-{house}", label)


@lru_cache(8)
def arms_of(seat: int) -> Markup:
    """The shield of a seat's House, where it is told of seats alone: the page knows whose is which."""
    return icon("ts-arms-of", f"arms {player_class(seat)}")


@lru_cache(512)
def token(order: str, house: str, label: str = "", classes: str = "to") -> Markup:
    """An order token as a picture of its own."""
    face = tag("use", href=f"#ts-o-{order}")
    return tag("svg", face, class_=f"{classes} h-{house}", viewBox="0 0 48 52", **spoken(label))


@lru_cache(512)
def unit(kind: str, house: str, label: str = "", classes: str = "ug") -> Markup:
    """A unit as a picture of its own."""
    face = tag("use", href=f"#ts-u-{kind}")
    return tag("svg", face, class_=f"{classes} h-{house}", viewBox="0 0 30 34", **spoken(label))


@lru_cache(64)
def unit_of(kind: str, seat: int) -> Markup:
    """A unit of a seat's House: see ``arms_of``."""
    face = tag("use", href=f"#ts-u-{kind}")
    return tag("svg", face, class_=f"ug {player_class(seat)}", viewBox="0 0 30 34", aria_hidden="true")


# -- the sprite -------------------------------------------------------------------------------------------------------


@cache
def sprite() -> Markup:
    """All emblems, pieces and shapes that the drawings of this game refer to."""
    pieces = [_unit(kind) for kind in UNITS]
    pieces += [_order(order) for order in t.TOKENS]
    pieces += [
        piece for house in BEASTS for piece in (_arms(house), _back(house), _coin(house), _hatch(house))
    ]
    shapes = f'<symbol id="ts-shapes">{geography.outlines()}</symbol>'
    below = f'<symbol id="ts-ground" viewBox="{_canvas()}">{geography.ground()}</symbol>'
    above = f'<symbol id="ts-relief" viewBox="{_canvas()}">{geography.relief()}</symbol>'
    return emblems.sprite(DRAWINGS, COMMON) + Markup("".join([*pieces, _any_arms(), shapes, below, above]))


def _canvas() -> str:
    return f"{geography.LEFT} {geography.TOP} {geography.WIDE} {geography.HIGH}"


def _unit(kind: str) -> str:
    return (
        f'<symbol id="ts-u-{kind}" viewBox="0 0 30 34"><rect class="ue" width="30" height="33.4" rx="6"/>'
        f'<rect class="uf" x=".7" y=".7" width="28.6" height="28.6" rx="5.5"/>'
        f'<use class="uc" href="#{UNITS[kind]}" x="2.5" y="2.5" width="25" height="25"/></symbol>'
    )


def _order(order: str) -> str:
    star = (
        '<use class="ost" href="#star" x="29" y="0" width="18" height="18"/>'
        if order.endswith("star")
        else ""
    )
    plate = ""
    if order in VALUES:
        plate = (
            '<rect class="onb" x="10" y="37" width="24" height="14.5" rx="7.2"/>'
            f'<text class="on" x="22" y="48.6">{VALUES[order]}</text>'
        )
    return (
        f'<symbol id="ts-o-{order}" viewBox="0 0 48 52"><circle class="oe" cx="22" cy="27" r="20.5"/>'
        '<circle class="of" cx="22" cy="24" r="20.5"/><circle class="op" cx="22" cy="24" r="16"/>'
        f'<use class="oi" href="#{ORDERS[type_of(order)]}" x="10" y="12" width="24" height="24"/>{plate}{star}</symbol>'
    )


def _back(house: str) -> str:
    return (
        f'<symbol id="ts-o-back-{house}" viewBox="0 0 48 52"><circle class="oe" cx="22" cy="27" r="20.5"/>'
        '<circle class="of" cx="22" cy="24" r="20.5"/><circle class="obk" cx="22" cy="24" r="16"/>'
        f'<use class="uc" href="#{BEASTS[house]}" x="9" y="11" width="26" height="26"/></symbol>'
    )


def _arms(house: str) -> str:
    return (
        f'<symbol id="ts-arms-{house}" viewBox="0 0 64 64"><use class="sf" href="#field"/>'
        f'<use class="uc" href="#{BEASTS[house]}" x="11.5" y="8" width="41" height="41"/></symbol>'
    )


def _any_arms() -> str:
    """The shield of whatever House; the style shows the charge of the one it is."""
    charges = [
        f'<use class="uc b-{house}" href="#{beast}" x="11.5" y="8" width="41" height="41"/>'
        for house, beast in BEASTS.items()
    ]
    return f'<symbol id="ts-arms-of" viewBox="0 0 64 64"><use class="sf" href="#field"/>{"".join(charges)}</symbol>'


def _coin(house: str) -> str:
    return (
        f'<symbol id="ts-coin-{house}" viewBox="0 0 32 32"><circle class="uf" cx="16" cy="16" r="15"/>'
        '<circle class="cr" cx="16" cy="16" r="12"/>'
        f'<use class="uc" href="#{BEASTS[house]}" x="6.5" y="6.5" width="19" height="19"/></symbol>'
    )


def _hatch(house: str) -> str:
    if house not in HATCHING:
        return ""
    wide, high, lines = HATCHING[house]
    return (
        f'<pattern id="ts-t-{house}" class="ts-hatch h-{house}" width="{wide}" height="{high}" '
        f'patternUnits="userSpaceOnUse">{lines}</pattern>'
    )
