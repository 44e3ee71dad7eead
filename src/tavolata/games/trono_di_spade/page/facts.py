"""What lies printed on the board and the cards of a content pack, for those who draw it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ....kit.provenance import source_of
from ..pack import PRESETS, STRUCTURES, TEST_KINDS
from ..rules import tables as t

if TYPE_CHECKING:
    from ....engine.setup import Content
    from ..rules.state import TronoDiSpade

NEEDS = ("structures", "few", "few_value", "value", "points")
"""What a side needs to win, in the order of the tables."""


def printed(state: TronoDiSpade) -> dict[str, Any]:
    """All that is printed, with what sides of one, two and three Houses need in this match; not to be changed."""
    return _printed(state.setup.content, state.tables, state.seats, str(state.setup.options["thresholds"]))


@lru_cache(32)
def _printed(content: Content, tables: t.Tables, seats: int, preset: str) -> dict[str, Any]:
    needs = tables.thresholds[PRESETS.index(preset)][seats - 3]
    return {
        "areas": {tables.areas[area]: _area(tables, area) for area in range(tables.size)},
        "cards": {name: _card(tables, card) for card, name in enumerate(tables.card_names)},
        "westeros": {card.name: _westeros(card) for card in tables.westeros},
        "supply": [armies[:] for armies in tables.armies],
        "tides": [tide[:] for tide in tables.tides],
        "objectives": {
            objective.name: {
                **_objective(tables, objective),
                "source": source_of(content, "objectives", objective.name),
            }
            for objective in [*tables.objectives, *tables.specials, *tables.instants]
        },
        "needs": [dict(zip(NEEDS, need, strict=True)) for need in needs],
    }


def _area(tables: t.Tables, area: int) -> dict[str, Any]:
    home = tables.homes[area]
    return {
        "kind": t.AREA_KINDS[tables.kinds[area]],
        "structure": STRUCTURES[tables.structures[area]],
        "barrels": tables.barrels[area],
        "crowns": tables.crowns[area],
        "home": t.HOUSES[home] if home >= 0 else None,
        "adjacent": [tables.areas[other] for other in tables.touching(area)],
    }


def _card(tables: t.Tables, card: int) -> dict[str, Any]:
    return {
        "house": t.HOUSES[card // t.CARDS],
        "strength": tables.strengths[card],
        "swords": tables.swords[card],
        "forts": tables.forts[card],
        "text": t.TEXTS[tables.texts[card]],
    }


def _westeros(card: t.Westeros) -> dict[str, Any]:
    return {
        "deck": card.deck,
        "icons": card.icons,
        "effect": t.EFFECTS[card.effect],
        "options": [t.EFFECTS[option] for option in card.options],
    }


def _objective(tables: t.Tables, objective: t.Objective) -> dict[str, Any]:
    return {
        "points": dict(zip(t.HOUSES, objective.points, strict=True)),
        "tests": [_test(tables, test) for test in objective.tests],
    }


def _test(tables: t.Tables, test: list[int]) -> dict[str, Any]:
    """A test as the content says it."""
    kind, rest = test[0], test[1:]
    said: dict[str, Any] = {"kind": TEST_KINDS[kind]}
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
