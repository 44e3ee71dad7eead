"""Which choice belongs to which thing on the table, and why a thing cannot be touched now."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ....engine.scene import Choice, Scene
from ....kit import targets
from ..rules.tables import DIRECTIONS, RAYS, SQUARES
from ..view import PrimoView

if TYPE_CHECKING:
    from ....engine.room import Speaker

CARD_ASKS = frozenset(("kill-in-city", "kill-in-area", "kill-named", "take-named", "swap", "swap-with"))
"""The questions that are answered with a card: any other card gets its own refusal."""


class Table(targets.Table[PrimoView]):
    """A scene for its drawings."""

    def __init__(self, scene: Scene[PrimoView]) -> None:
        super().__init__(scene)
        self.squares = {journey(self.view, one)[-1]: one for one in scene.choices if is_journey(one)}
        """The choices that move Varys, by the square where he would end."""


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


# -- names ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=SQUARES)
def coordinate(square: int) -> str:
    """A square as chess players name it: columns a to f, rows from the bottom up."""
    return f"{'abcdef'[square % 6]}{6 - square // 6}"


def card_name(words: Speaker, card: str) -> str:
    """A character's whole name."""
    return words.name(f"card-{card}")


def short_name(words: Speaker, card: str) -> str:
    """A character without the family name."""
    whole = words.name(f"card-{card}")
    return whole.rpartition(" ")[0] or whole
