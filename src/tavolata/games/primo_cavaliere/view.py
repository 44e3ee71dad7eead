"""What a seat may know: everything on the table, nothing of the chance to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine.questions import KIND
from .rules.bits import bits
from .rules.questions import ABOUT, CHOOSE_DRAWN
from .rules.tables import AVAILABLE, EMPTY, HOUSES, IN_DECK, KEPT, NOBODY, SQUARES, VARYS

if TYPE_CHECKING:
    from .rules.state import PrimoCavaliere


def view(state: PrimoCavaliere, seat: int | None) -> dict[str, Any]:
    """The table as any seat and any spectator sees it (PC-1.7, PC-2.5); only ``seat`` itself and ``ask`` differ."""
    tables = state.tables
    ask = None if seat is None else state.ask(seat)
    asked = state.ask(int(state.turn))
    return {
        "game": state.setup.game,
        "seats": state.seats,
        "seat": seat,
        "options": dict(state.setup.options),
        "first": state.first,
        "over": state.over,
        "turn": int(state.turn),
        "deciders": state.deciders(),
        "ask": None if ask is None else ask.json(),
        "talk": None if asked is None else asked.talk,
        "varys": int(state.varys),
        "city": [
            None if state.city[square] == EMPTY else tables.characters[state.cards[square]]
            for square in range(SQUARES)
        ],
        "dealt": [  # who lies on each square, or lay there last
            "varys" if card == VARYS else tables.characters[card] for card in state.cards
        ],
        "house_of": {
            card: tables.houses[house]
            for card, house in zip(tables.characters, tables.house_of, strict=False)
        },
        "houses": [_house(state, house) for house in range(HOUSES)],
        "players": [_player(state, player) for player in range(state.seats)],
        "companions": {
            "available": _companions(state, AVAILABLE),
            "deck": _companions(state, IN_DECK),  # which, never in which order
            "drawn": _drawn(state),
            "sources": {companion.id: companion.source for companion in tables.companions},
            "says": {companion.id: companion.says for companion in tables.companions},
        },
        "this_turn": _turn(state),
        "scores": state.scores(),
        "winners": state.winners(),
    }


def _turn(state: PrimoCavaliere) -> dict[str, Any]:
    """What this turn has done so far and has still to do: all of it has been seen by all."""
    houses = state.tables.houses
    return {
        "collected": None if state.collected == NOBODY else houses[state.collected],
        "changed": [houses[house] for house in bits(int(state.changed))],
        "led_before": []
        if state.before == NOBODY
        else [bits(state.before >> 4 * house & 15) for house in range(HOUSES)],
        "extra_turns": int(state.extra),
        "pending": [
            {"step": state.meanings[frame[KIND]].name, "about": frame[ABOUT:]} for frame in state.stack[1:]
        ],
    }


def _house(state: PrimoCavaliere, house: int) -> dict[str, Any]:
    holder = state.banners[house]
    return {
        "id": state.tables.houses[house],
        "size": state.tables.sizes[house],
        "left": state.left[house],
        "banner": None if holder == NOBODY else holder,
        "counts": [state.tally[seat * HOUSES + house] for seat in range(state.seats)],
    }


def _player(state: PrimoCavaliere, seat: int) -> dict[str, Any]:
    tables = state.tables
    return {
        "characters": [tables.characters[card] for card in bits(state.areas[seat])],
        "companions": [
            {"id": tables.companions[number].id, "house": tables.houses[state.named[number]]}
            for number, place in enumerate(state.companions)
            if place == KEPT + seat
        ],
        "banners": [tables.houses[house] for house in range(HOUSES) if state.banners[house] == seat],
        "raven": bool(state.ravens >> seat & 1),
    }


def _companions(state: PrimoCavaliere, place: int) -> list[str]:
    return [
        state.tables.companions[number].id for number, where in enumerate(state.companions) if where == place
    ]


def _drawn(state: PrimoCavaliere) -> list[str]:
    """What Petyr Baelish has drawn, while his user chooses."""
    if state.pending() != CHOOSE_DRAWN:
        return []
    return [state.tables.companions[number].id for number in bits(state.stack[-1][ABOUT])]
