"""How ingredients, dice, areas and tracks look: emblems and the small pieces made of them."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from ....kit import emblems
from ....kit.emblems import icon, player_class
from ....kit.markup import Markup, spoken, tag
from ..view import Track

DRAWINGS = Path(__file__).parent.parent / "drawings"

GOODS = {
    "ambrosia": "ambrosia",
    "beer": "tankard",
    "elixir": "elixir",
    "fruit": "fruit",
    "herbs": "herb",
    "liqueur": "liqueur",
    "mead": "mead",
    "nectar": "nectar",
    "rocks": "rocks",
    "spirits": "spirits",
    "syrup": "syrup",
    "wine": "wine",
    "potion": "potion",
}
"""The emblem of each ingredient."""
AREAS = {
    "hall": "scroll",
    "cellar": "barrel",
    "kitchen": "cauldron",
    "chores": "broom",
    "office": "skull",
    "workshop": "potion",
    "chamber": "door",
    "own": "door",
}
TRACKS: dict[Track, str] = {"nasty": "skull", "kitchen": "cauldron", "chores": "broom"}
SYMBOLS = {"kitchen": "cauldron", "chore": "broom", "plain": "door"}
"""The emblems of orders and tasks that move a marker."""
ACCOUNTS = {
    "orders": "scroll",
    "kitchen": "cauldron",
    "chores": "broom",
    "cards": "cards",
    "chamber": "door",
    "forgotten": "hourglass",
    "fines": "coin",
    "nasty": "skull",
    "says": "speech",
    "ingredients": "barrel",
    "secret": "lock",
}
VERBS = {
    "end": "check",
    "deck": "cards",
    "serve": "check",
    "serve choosing": "check",
    "ability": "person",
    "leave": "cross",
    "stop": "check",
    "spend": "mask",
    "lack": "cross",
    "order": "scroll",
    "drop": "cross",
    "lay": "scroll",
    "play": "cards",
    "keep": "cards",
    "discard": "cross",
    "choose": "person",
    "effect": "star",
    "obey": "speech",
    "says": "speech",
    "modify": "wedge",
    "task": "door",
    "face": "dice",
    "die": "dice",
}
"""The emblem of each kind of move that names no ingredient, zone or rival."""
OTHERS = (
    "arrow again back barrel book candle cards check clock coin cross crown dice eye flame hourglass link lock "
    "lozenge person plus potion scroll skull star swap take door speech mask wedge"
).split()
"""What else the drawings and previews refer to."""


@lru_cache(512)
def good(kind: str, label: str = "", classes: str = "") -> Markup:
    """An ingredient in its tint; decoration unless it has a label."""
    css = f"good i-{GOODS[kind]}{' ' + classes if classes else ''}"
    return icon(GOODS[kind], css, label)


@lru_cache(2048)
def die(face: int, colour: str, label: str = "", thing: str = "", classes: str = "") -> Markup:
    """A die in a player's colour, or in one of the automa's."""
    body = tag("rect", class_="edge", x=4, y=8, width=56, height=56, rx=12)
    pips = tag("rect", class_="pip", x=9, y=9, width=46, height=46)
    top = tag("use", href=f"#die-{face}", width=64, height=64)
    css = f"die {colour}{' ' + classes if classes else ''}"
    return tag(
        "svg", body, pips, top, class_=css, viewBox="0 0 64 66", data_thing=thing or None, **spoken(label)
    )


def owner(seat: int | None, automa: str = "white") -> str:
    """The class of the dice of a player; the automa's have a colour of their own."""
    return f"auto a-{automa}" if seat is None else player_class(seat)


@lru_cache(512)
def cells(value: int, then: int, end: int, marks: tuple[int, ...]) -> Markup:
    """The spaces of a track: those passed, the one a move would reach, and those that mean something."""
    found = []
    for space in range(1, end + 1):
        css = "f" if space <= min(value, then) else "to" if space <= max(value, then) else ""
        css += " threshold" if space in marks else ""
        found.append(tag("i", class_=css.strip() or None))
    return tag("span", *found, class_=f"cells n{end}", aria_hidden="true")


@cache
def sprite() -> Markup:
    """All emblems that the drawings of this game refer to."""
    tables = (GOODS, AREAS, TRACKS, SYMBOLS, ACCOUNTS, VERBS)
    return emblems.sprite(DRAWINGS, [*[id for table in tables for id in table.values()], *OTHERS])
