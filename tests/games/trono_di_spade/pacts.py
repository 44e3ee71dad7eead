"""Alliances laid out by hand, for tests of what allies owe each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .positions import Table, acting


def ally(table: Table, *groups: str) -> Table:
    """These Houses are allied from now on, and were when the round began."""
    state = table.state
    for group in groups:
        seats = [table.seat(house) for house in group.split()]
        mask = sum(1 << seat for seat in seats)
        for seat in seats:
            state.ally[seat] = mask
        state.began |= mask
    return table


def march(
    units: Mapping[str, str], start: str = "winterfell", group: str = "stark greyjoy", **others: Any
) -> Table:
    """An ally marches."""
    return ally(acting(units, {start: "march"}, alliances="castles", **others), group)


def go(table: Table, *moves: str) -> Table:
    """Moves, and then whoever can goes along."""
    table.play(*moves)
    while table.state.stack and table.ask.kind == "group":
        table.play(sorted(table.legal - {"done"})[0] if table.legal != {"done"} else "done")
    return table


def no_betrayal(table: Table) -> bool:
    return not table.heard("betrays") and all(
        table.state.ally[table.seat(house)] for house in ("stark", "greyjoy")
    )


def host(table: Table, area: str, house: str = "greyjoy") -> Table:
    """A House keeps the land on which an ally's units stand."""
    owners = table.state.host[:]
    owners[table.area(area)] = table.seat(house)
    table.state.host = owners
    return table
