"""The head that all views share, made here: whose eyes, what is asked, what is pending, who leads and who has won.

A game derives its view from ``Head`` and adds what lies on its table: pages, terminal and tests read fields that the
type checker knows.
"""

from __future__ import annotations

from typing import TypedDict

from .phrases import Ask, Value
from .questions import KIND, TOGETHER, Asking, seat_of
from .setup import OptionValue
from .state import State


class AskView(TypedDict):
    """What a seat is asked, as plain data: see ``phrases.Ask``."""

    kind: str
    clause: str
    arguments: dict[str, Value]
    seconds: int | None
    default: int | None
    talk: list[list[int]] | None
    at_once: bool


class PendingView(TypedDict):
    """Something that is pending: what it is called, whom it asks (``None``: nobody, or several at once), and what
    everybody knows of it (``Pending.shown``)."""

    step: str
    seat: int | None
    about: dict[str, Value]


class Head(TypedDict):
    """What every view begins with."""

    game: str
    seats: int
    seat: int | None
    """Whose eyes these are; ``None`` for a spectator."""
    options: dict[str, OptionValue]
    first: int
    over: bool
    deciders: list[int]
    ask: AskView | None
    """What the seat is asked, if it is."""
    talk: list[list[int]] | None
    """The groups that may talk among themselves, where the rules say who may."""
    pending: list[PendingView]
    """What is worked off before anything else happens; the last one is on top."""
    scores: list[int]
    winners: list[int]


def head(state: State, seat: int | None) -> Head:
    """The head of a view."""
    ask = None if seat is None else state.ask(seat)
    asked = [question for decider in state.deciders() if (question := state.ask(decider)) is not None]
    return {
        "game": state.setup.game,
        "seats": state.seats,
        "seat": seat,
        "options": dict(state.setup.options),
        "first": state.first,
        "over": state.over,
        "deciders": state.deciders(),
        "ask": None if ask is None else ask_view(ask),
        "talk": next((one.talk for one in asked if one.talk is not None), None),
        "pending": pending(state) if isinstance(state, Asking) and not state.over else [],
        "scores": state.scores(),
        "winners": state.winners(),
    }


def ask_view(ask: Ask) -> AskView:
    """What is asked, as plain data."""
    return {
        "kind": ask.kind,
        "clause": ask.clause,
        "arguments": ask.arguments,
        "seconds": ask.seconds,
        "default": ask.default,
        "talk": ask.talk,
        "at_once": ask.at_once,
    }


def pending(state: Asking) -> list[PendingView]:
    """What is pending, in the words of the rules."""
    result: list[PendingView] = []
    for frame in state.stack:
        meaning = state.meanings[frame[KIND]]
        seat = seat_of(frame) if meaning.asks else TOGETHER
        whom = None if seat == TOGETHER else seat
        result.append({"step": meaning.name, "seat": whom, "about": meaning.shown(state, frame)})
    return result
