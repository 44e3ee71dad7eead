"""What a seat may know: everything on the table, nothing of the chance to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ...engine.views import Head, head
from ...kit.phrases import PhraseView
from .rules.bits import bits
from .rules.questions import ABOUT, CHOOSE_DRAWN
from .rules.tables import AVAILABLE, EMPTY, HOUSES, IN_DECK, KEPT, NOBODY, SQUARES, VARYS

if TYPE_CHECKING:
    from .rules.state import PrimoCavaliere


class HouseView(TypedDict):
    """A House, and how the players stand in it."""

    id: str
    size: int
    left: int
    """How many of it are in the city."""
    banner: int | None
    """The seat that holds its banner; ``None`` while it is in the supply."""
    counts: list[int]
    """How many of it each seat counts."""


class KeptView(TypedDict):
    """A companion that stays with a player, and the House it counts for."""

    id: str
    house: str


class PlayerView(TypedDict):
    """What lies in a player's area."""

    characters: list[str]
    companions: list[KeptView]
    banners: list[str]
    """The Houses whose banners the player holds."""
    raven: bool
    """Whether the player still has it."""


class CompanionsView(TypedDict):
    """The companions that are with nobody, and what is known of all of them."""

    available: list[str]
    deck: list[str]
    """Which are in it, never in which order."""
    drawn: list[str]
    """What Petyr Baelish has drawn, while his user chooses."""
    sources: dict[str, str]
    """How well each is known."""
    says: dict[str, list[PhraseView]]
    """What each does."""


class TurnView(TypedDict):
    """What this turn has done so far: all of it has been seen by all."""

    collected: str | None
    """The House that Varys took, until the turn is over."""
    changed: list[str]
    """The Houses that companions changed: their banners are checked at the end of the turn."""
    led_before: list[list[int]]
    """The seats that led each House before the turn's first companion; empty if there was none."""
    extra_turns: int
    """How many turns the seat in turn has still to play after this one."""


class PrimoView(Head):
    """The whole table."""

    turn: int
    """The seat whose turn it is."""
    varys: int
    """The square he stands on."""
    city: list[str | None]
    """The character on each square, row by row."""
    dealt: list[str]
    """Who lies on each square, or lay there last: a character or ``varys``."""
    house_of: dict[str, str]
    """The House of each character."""
    houses: list[HouseView]
    players: list[PlayerView]
    companions: CompanionsView
    this_turn: TurnView


def view(state: PrimoCavaliere, seat: int | None) -> PrimoView:
    """The table as any seat and any spectator sees it (PC-1.7, PC-2.5); only ``seat`` itself and ``ask`` differ."""
    tables = state.tables
    return {
        **head(state, seat),
        "turn": int(state.turn),
        "varys": int(state.varys),
        "city": [
            None if state.city[square] == EMPTY else tables.characters[state.cards[square]]
            for square in range(SQUARES)
        ],
        "dealt": ["varys" if card == VARYS else tables.characters[card] for card in state.cards],
        "house_of": {
            card: tables.houses[house]
            for card, house in zip(tables.characters, tables.house_of, strict=False)
        },
        "houses": [_house(state, house) for house in range(HOUSES)],
        "players": [_player(state, player) for player in range(state.seats)],
        "companions": {
            "available": _companions(state, AVAILABLE),
            "deck": _companions(state, IN_DECK),
            "drawn": _drawn(state),
            "sources": {companion.id: companion.source for companion in tables.companions},
            "says": {companion.id: companion.says for companion in tables.companions},
        },
        "this_turn": _turn(state),
    }


def _turn(state: PrimoCavaliere) -> TurnView:
    houses = state.tables.houses
    return {
        "collected": None if state.collected == NOBODY else houses[state.collected],
        "changed": [houses[house] for house in bits(int(state.changed))],
        "led_before": []
        if state.before == NOBODY
        else [bits(state.before >> 4 * house & 15) for house in range(HOUSES)],
        "extra_turns": int(state.extra),
    }


def _house(state: PrimoCavaliere, house: int) -> HouseView:
    holder = state.banners[house]
    return {
        "id": state.tables.houses[house],
        "size": state.tables.sizes[house],
        "left": state.left[house],
        "banner": None if holder == NOBODY else holder,
        "counts": [state.tally[seat * HOUSES + house] for seat in range(state.seats)],
    }


def _player(state: PrimoCavaliere, seat: int) -> PlayerView:
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
    if state.pending() != CHOOSE_DRAWN:
        return []
    return [state.tables.companions[number].id for number in bits(state.stack[-1][ABOUT])]
