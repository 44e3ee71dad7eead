"""What lies printed on the board and the cards of a content pack, for those who draw it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypedDict

from ....kit.provenance import source_of
from ..pack import PRESETS, STRUCTURES, TEST_KINDS
from ..rules import tables as t

if TYPE_CHECKING:
    from ....engine.room import Entry
    from ....engine.setup import Content, Setup


class PrintedArea(TypedDict):
    """An area."""

    kind: str
    structure: str
    """``castle``, ``stronghold``, or nothing."""
    barrels: int
    crowns: int
    home: str | None
    """The House whose home it is."""
    adjacent: list[str]


class PrintedCard(TypedDict):
    """A house card."""

    house: str
    strength: int
    swords: int
    forts: int
    text: str
    """What it does, or ``none``."""


class PrintedWesteros(TypedDict):
    """A Westeros card."""

    deck: int
    icons: int
    effect: str
    options: list[str]
    """What can be chosen, where something can."""


class PrintedObjective(TypedDict):
    """An objective."""

    points: dict[str, int]
    """What it gives each House."""
    tests: list[Entry]
    """What it asks for, as the content says it."""
    source: str


class Needs(TypedDict):
    """What a side needs to win (TS-24)."""

    structures: int
    few: int
    few_value: int
    value: int
    points: int


class PrintedView(TypedDict):
    """All that is printed, by ids."""

    areas: dict[str, PrintedArea]
    cards: dict[str, PrintedCard]
    westeros: dict[str, PrintedWesteros]
    supply: list[list[int]]
    """The armies that each level feeds, the largest first."""
    tides: list[list[int]]
    """Strength, swords, forts and skulls of each."""
    objectives: dict[str, PrintedObjective]
    needs: list[Needs]
    """Of sides of one, two and three Houses in this match."""


def printed(setup: Setup) -> PrintedView:
    """All that is printed, with what sides of one, two and three Houses need in this match; not to be changed."""
    return _printed(setup.content, setup.seats, str(setup.options["thresholds"]))


@lru_cache(32)
def _printed(content: Content, seats: int, preset: str) -> PrintedView:
    tables = content.tables
    assert isinstance(tables, t.Tables)
    needs = tables.thresholds[PRESETS.index(preset)][seats - 3]
    return {
        "areas": {tables.areas[area]: _area(tables, area) for area in range(tables.size)},
        "cards": {name: _card(tables, card) for card, name in enumerate(tables.card_names)},
        "westeros": {card.name: _westeros(card) for card in tables.westeros},
        "supply": [armies[:] for armies in tables.armies],
        "tides": [tide[:] for tide in tables.tides],
        "objectives": {
            objective.name: _objective(content, tables, objective)
            for objective in [*tables.objectives, *tables.specials, *tables.instants]
        },
        "needs": [_needs(*need) for need in needs],
    }


def _needs(structures: int, few: int, few_value: int, value: int, points: int) -> Needs:
    """Numbers in the order of the tables."""
    return {
        "structures": structures,
        "few": few,
        "few_value": few_value,
        "value": value,
        "points": points,
    }


def _area(tables: t.Tables, area: int) -> PrintedArea:
    home = tables.homes[area]
    return {
        "kind": t.AREA_KINDS[tables.kinds[area]],
        "structure": STRUCTURES[tables.structures[area]],
        "barrels": tables.barrels[area],
        "crowns": tables.crowns[area],
        "home": t.HOUSES[home] if home >= 0 else None,
        "adjacent": [tables.areas[other] for other in tables.touching(area)],
    }


def _card(tables: t.Tables, card: int) -> PrintedCard:
    return {
        "house": t.HOUSES[card // t.CARDS],
        "strength": tables.strengths[card],
        "swords": tables.swords[card],
        "forts": tables.forts[card],
        "text": t.TEXTS[tables.texts[card]],
    }


def _westeros(card: t.Westeros) -> PrintedWesteros:
    return {
        "deck": card.deck,
        "icons": card.icons,
        "effect": t.EFFECTS[card.effect],
        "options": [t.EFFECTS[option] for option in card.options],
    }


def _objective(content: Content, tables: t.Tables, objective: t.Objective) -> PrintedObjective:
    return {
        "points": dict(zip(t.HOUSES, objective.points, strict=True)),
        "tests": [_test(tables, test) for test in objective.tests],
        "source": source_of(content, "objectives", objective.name),
    }


def _test(tables: t.Tables, test: list[int]) -> Entry:
    """A test as the content says it."""
    kind, rest = test[0], test[1:]
    said: Entry = {"kind": TEST_KINDS[kind]}
    if kind == t.T_CONTROL:
        return said | {"areas": [tables.areas[area] for area in rest]}
    if kind == t.T_UNITS_IN:
        said |= {"areas": [tables.areas[rest[0]]], "number": rest[1]}
        return said | ({"none_in": [tables.areas[area] for area in rest[2:]]} if rest[2:] else {})
    if kind == t.T_UNITS:
        return said | {"unit": t.UNITS[rest[0]], "number": rest[1]}
    if kind in (t.T_FEWEST, t.T_MOST):
        return said | {"metric": t.METRICS[rest[0]]}
    if kind == t.T_TOKEN:
        return said | {"track": t.TRACKS[rest[0]]}
    return said | ({"number": rest[0]} if rest else {})
