"""Rivers and borders: edges of the map that can be changed (SR-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Phrase, Refusal, Tell
from . import events
from .notation import EDGE
from .tables import BORDER, NOBODY, OPEN, RIVER, SEATS, Era
from .territories import claim, territories

if TYPE_CHECKING:
    from .state import SangueReale


def edge_moves(game: SangueReale) -> list[int]:
    """The edges that can be changed: none of controlled land, and no river where borders change (SR-11.3, SR-11.4)."""
    sheet, owner = game.sheet(), game.owner
    found: list[int] = []
    if sheet.marked == NOBODY:
        return found
    rivers = sheet.marked == RIVER
    for edge, kind in enumerate(game.edges):
        one, other, _ = sheet.edges[edge]
        if owner[one] == NOBODY and owner[other] == NOBODY and (rivers or kind != RIVER):
            found.append(EDGE + edge)
    return found


def change_edge(game: SangueReale, seat: int, edge: int, clause: str, tell: Tell) -> None:
    """Change a river or a border, as a clause says, for both players at once (SR-11.5).

    Whoever thereby has all numbers takes control.

    The seat whose action it is comes first (SR-11.6).
    """
    sheet = game.sheet()
    edges = game.edges[:]
    edges[edge] = changed(sheet, edges[edge])
    game.edges = edges
    game.territory = territories(sheet, edges)
    events.tell_edge(game, seat, edge, clause, tell)
    for step in range(SEATS):
        for end in (0, 1):
            claim(game, (seat + step) % SEATS, sheet.edges[edge][end], "SR-11.6", tell)


def changed(sheet: Era, kind: int) -> int:
    """What an edge becomes: dug or dried (SR-11.2), abolished or drawn (SR-11.3)."""
    if sheet.marked == RIVER:
        return OPEN if kind == RIVER else RIVER
    return OPEN if kind == BORDER else BORDER


def is_edge(game: SangueReale, move: int) -> bool:
    """Whether a move names an edge of this map."""
    return EDGE <= move < EDGE + len(game.edges)


def why_not_that_edge(game: SangueReale, edge: int) -> Refusal:
    """The edge of controlled land, or a river where borders change."""
    one, other, _ = game.sheet().edges[edge]
    held = game.owner[one] != NOBODY or game.owner[other] != NOBODY
    return Refusal("SR-11.4" if held else "SR-11.3")


def describe_edge(game: SangueReale, edge: int) -> Phrase:
    """A change of an edge as a sentence."""
    sheet = game.sheet()
    one, other, _ = sheet.edges[edge]
    work = events.edge_work(sheet.marked, changed(sheet, game.edges[edge]))
    return Phrase(
        "move-edge",
        {"one": events.parcel_name(sheet, one), "other": events.parcel_name(sheet, other), "work": work},
    )
