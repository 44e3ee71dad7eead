"""What a seat may know: a whitelist, built from what is public and what stands in the seat's own line of ``seen``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import memory
from . import tables as t

if TYPE_CHECKING:
    from .rules import Nebbia


def view(state: Nebbia, seat: int | None) -> dict[str, Any]:
    """The table as one seat sees it; ``None`` is a spectator, who sees backs only until the end."""
    ask = None if seat is None else state.ask(seat)
    return {
        "game": state.setup.game,
        "seats": state.seats,
        "seat": seat,
        "options": dict(state.setup.options),
        "first": state.first,
        "night": state.night,
        "order_seats": state.order(),
        "over": state.over,
        "deciders": state.deciders(),
        "ask": None if ask is None else ask.json(),
        "pending": [{"step": t.STEPS[kind], "seats": seats} for kind, *seats in state.stack],
        "patrol": None if state.patrol == t.NOWHERE else t.LANDINGS[state.patrol],
        "alarm": state.alarm,
        "boats_by_seat": [_landings(sent) for sent in state.boats],
        "plan": None if seat is None else _secret(state, seat),
        "deck": state.places.count(t.DECK),
        "hands_by_seat": [
            [_card(state, seat, card) for card in state.hand(holder)] for holder in range(state.seats)
        ],
        "rumours": [] if seat is None else _rumours(state, seat),
        "scores": [_score(state, seat, holder) for holder in range(state.seats)],
        "winners": state.winners(),
    }


def _landings(sent: int) -> list[str]:
    return [name for landing, name in enumerate(t.LANDINGS) if sent >> landing & 1]


def _secret(state: Nebbia, seat: int) -> list[str]:
    """A seat's own choice so far."""
    if state.stack and state.stack[-1][0] == t.PARLEY:
        return {t.SHARE: ["share"], t.PRESS: ["press"]}.get(state.secret[seat], [])
    return _landings(state.secret[seat])


def _card(state: Nebbia, seat: int | None, card: int) -> dict[str, Any]:
    """A card in a hand: its back, its good if this seat knows it, and who else does."""
    visible = state.over if seat is None else memory.knows(state, seat, card)
    return {
        "card": card,
        "good": state.goods.names[state.faces[card]] if visible else None,
        "known_to_seats": [other for other in range(state.seats) if memory.knows(state, other, card)],
    }


def _rumours(state: Nebbia, seat: int) -> list[dict[str, Any]]:
    """Goods of which the seat only knows that they are on one of several cards."""
    return [
        {"good": state.goods.names[good], "cards": [card for card in state.cards() if cards >> card & 1]}
        for good, cards in enumerate(state.seen[seat])
        if cards.bit_count() > 1
    ]


def _score(state: Nebbia, seat: int | None, holder: int) -> int | None:
    return state.scores()[holder] if state.over or seat == holder else None
