"""What the figures of alliances mean on the board of a content pack, in words, for who chooses between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .pack import FEWEST_PLAYERS, PRESETS
from .rules import tables as t

if TYPE_CHECKING:
    from ...engine.room import Speaker

STRUCTURES, VALUE = 0, 3
"""Where a side's needs say how many structures, and what they have to be worth (see Tables.thresholds)."""


def meaning(tables: t.Tables, preset: str, words: Speaker) -> str:
    """What two and three allies need under a preset, beside what there is: once for player counts that are alike."""
    alike: dict[tuple[str, str], list[str]] = {}
    for layout in tables.layouts:
        number, worth = there_is(tables, layout)
        needs = tables.thresholds[PRESETS.index(preset)][layout.players - FEWEST_PLAYERS]
        asked = [_side(members, needs[members - 1], number, worth, words) for members in (2, 3)]
        board = words.text("thresholds-board", number=number, worth=worth)
        alike.setdefault((board, "; ".join(filter(None, asked))), []).append(str(layout.players))
    return " ".join(
        words.text("thresholds-players", players=words.join(players), board=board, sides=sides)
        for (board, sides), players in alike.items()
    )


def there_is(tables: t.Tables, layout: t.Layout) -> tuple[int, int]:
    """How many structures are open with so many players, and what they are worth together."""
    found = [tables.structures[area] for area in tables.strongpoints if not layout.blocked[area]]
    return len(found), sum(found)


def _side(members: int, need: list[int], number: int, worth: int, words: Speaker) -> str:
    """What so many allies need; nothing where there can be no such alliance."""
    if not need[STRUCTURES]:
        return ""
    return words.text(
        "thresholds-side",
        members=members,
        structures=need[STRUCTURES],
        enough="yes" if need[STRUCTURES] <= number else "no",
        value=need[VALUE],
        left=max(0, worth - need[VALUE]),
    )
