"""Which choice belongs to which thing on the table, and why a thing cannot be touched now."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from ....engine.scene import Choice, Scene
from ....kit.markup import text
from ..rules.tables import DIRECTIONS, RAYS, SQUARES
from ..view import PrimoView

if TYPE_CHECKING:
    from ....engine.room import Speaker

CARD_ASKS = frozenset(("kill-in-city", "kill-in-area", "kill-named", "take-named", "swap", "swap-with"))
"""The questions that are answered with a card: any other card gets its own refusal."""


@dataclass(slots=True)
class Targets:
    """The choices of a scene by what they point at, and the one that is chosen."""

    squares: dict[int, Choice] = field(default_factory=dict)
    """Where Varys would end, by square."""
    cards: dict[str, Choice] = field(default_factory=dict)
    companions: dict[str, Choice] = field(default_factory=dict)
    houses: dict[str, Choice] = field(default_factory=dict)
    seats: dict[int, Choice] = field(default_factory=dict)


def targets(scene: Scene[PrimoView]) -> Targets:
    """The choices of a scene sorted by what they point at."""
    found = Targets()
    for choice in scene.choices:
        kind, _, about = choice.text.partition(" ")
        if kind in DIRECTIONS:
            found.squares[journey(scene.view, choice)[-1]] = choice
        elif kind == "card":
            found.cards[about] = choice
        elif kind == "companion":
            found.companions[about] = choice
        elif kind == "house":
            found.houses[about] = choice
        elif kind == "seat":
            found.seats[int(about) - 1] = choice
    return found


def journey(view: PrimoView, choice: Choice) -> list[int]:
    """The squares of the cards that a move of Varys takes, nearest first; he ends on the last."""
    way, _, house = choice.text.partition(" ")
    city, house_of = view["city"], view["house_of"]
    return [
        square
        for square in RAYS[view["varys"] * 4 + DIRECTIONS.index(way)]
        if (card := city[square]) is not None and house_of[card] == house
    ]


def is_journey(choice: Choice) -> bool:
    """Whether a choice moves Varys."""
    return choice.text.partition(" ")[0] in DIRECTIONS


def in_sight(view: PrimoView) -> set[int]:
    """The squares with a character in line with Varys."""
    rays = RAYS[view["varys"] * 4 : view["varys"] * 4 + 4]
    return {square for ray in rays for square in ray if view["city"][square] is not None}


def asked(scene: Scene[PrimoView]) -> str:
    """What the reader is asked, or nothing."""
    ask = scene.view["ask"]
    return "" if ask is None or not scene.choices else ask["kind"]


def link(scene: Scene[PrimoView], choice: Choice) -> str:
    """The attributes of a link that chooses a move."""
    current = ' aria-current="true"' if choice == scene.chosen else ""
    return (
        f'href="{text(scene.link(choice.text))}" data-move="{text(choice.text)}" '
        f'aria-label="{text(choice.says)}"{current}'
    )


def why_not(scene: Scene[PrimoView], kind: str, value: str, name: str) -> str:
    """The attributes of a link that tells why a thing cannot be touched: ``why`` with a move, ``clause`` with a rule.

    Such links are for the hand; the keyboard walks over what can be done only.
    """
    return _why_not(tuple(part.text for part in scene.parts), kind, value) + f'"{text(name)}"'


@lru_cache(maxsize=1024)
def _why_not(parts: tuple[str, ...], kind: str, value: str) -> str:
    query = urlencode([*[("m", part) for part in parts], (kind, value)])
    return f'href="?{text(query)}" data-{kind}="{text(value)}" tabindex="-1" aria-label='


# -- names ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=SQUARES)
def coordinate(square: int) -> str:
    """A square as chess players name it: columns a to f, rows from the bottom up."""
    return f"{'abcdef'[square % 6]}{6 - square // 6}"


_said: dict[tuple[str, str, tuple[str | int, ...]], str] = {}


def said(words: Speaker, id: str, **arguments: str | int) -> str:
    """A message, or the name of a thing: looked up once, since a page says it with every move."""
    key = (words.language, id, tuple(arguments.values()))
    found = _said.get(key)
    if found is None:
        if len(_said) > 4096:  # strangers' packs come and go
            _said.clear()
        found = _said[key] = words.text(id, **arguments) if words.knows(id) else words.name(id)
    return found


def card_name(words: Speaker, card: str) -> str:
    """A character's whole name."""
    return said(words, f"card-{card}")


def short_name(words: Speaker, card: str) -> str:
    """A character without the family name."""
    whole = said(words, f"card-{card}")
    return whole.rpartition(" ")[0] or whole
