"""Who does something at a table, and what is refused to whom."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from hmac import compare_digest

from ..store.model import Person, Seat, Table
from .errors import NotAllowed, NotFound, NotNow, OnHold
from .live import Live
from .match import LoggedMatch

Newcomer = Callable[[], Awaitable[Person | None]]
"""Writes down who has done nothing yet. To be asked when it is clear that there is something to remember."""


@dataclass(frozen=True, slots=True)
class Actor:
    """Who does something at a table: a person, the seats that are his, and whether the table is.

    ``key`` is what a program showed; ``newcomer`` is there where nobody is known yet and somebody can be.
    """

    person: int | None = None
    seats: frozenset[int] = frozenset()
    owner: bool = False
    name: str = ""
    key: str | None = field(default=None, repr=False)
    newcomer: Newcomer | None = field(default=None, compare=False, repr=False)


def actor_at(live: Live, person: Person | None, key: str | None = None) -> Actor:
    """Who somebody is at a table, by his browser, by the key of a seat, or by the owner's."""
    who = person.id if person is not None else None
    owner = (who is not None and who == live.table.owner) or (key is not None and _owns(live.table, key))
    name = person.name if person is not None else ""
    return Actor(who, _seats_of(live, who, key), owner, name, key)


def as_it_stands(live: Live, actor: Actor) -> Actor:
    """The same one, with the seats that are his by now: while he waited for the table he may have been sent away."""
    return replace(actor, seats=_seats_of(live, actor.person, actor.key))


def _owns(table: Table, key: str) -> bool:
    """Whether a key is that of the owner: of whoever opened the table without a browser.

    Tables of older releases have none. There it is the first seat that a program holds: who sat down with a browser was
    invited.
    """
    if table.owner is not None:
        return False
    if table.owner_key:
        return secrets.compare_digest(table.owner_key.encode(), key.encode())
    held = [seat.key for seat in table.seats if seat.kind == "person" and not seat.people]
    return held[:1] == [key]


def _seats_of(live: Live, person: int | None, key: str | None) -> frozenset[int]:
    """The seats of a person, or those that a key opens."""
    return frozenset(
        seat.number
        for seat in live.table.seats
        if (person is not None and person in seat.people and seat.taken)
        or (key is not None and compare_digest(key.encode(), seat.key.encode()))
    )


def need_playable(live: Live) -> None:
    """Refuse what is done at a table whose match this release cannot play: nothing of it is touched."""
    if live.held is not None:
        raise OnHold(live.held.id, str(live.held), **live.held.arguments)


def begun(live: Live) -> LoggedMatch:
    """The match of a table; ``NotNow`` if it has not begun."""
    need_playable(live)
    if live.match is None:
        raise NotNow("not-begun", "the match has not begun")
    return live.match


def running(live: Live) -> LoggedMatch:
    """The match of a table at which one is being played."""
    if not live.running:
        raise NotNow("not-running", "the match is not being played")
    return begun(live)


def need_seat(actor: Actor, seat: int) -> None:
    """Refuse what is done in the name of another seat."""
    if seat not in actor.seats:
        raise NotAllowed("not-your-seat", "this seat is not yours", seat=seat)


def known_seat(live: Live, seat: int) -> Seat:
    """A seat of the table; ``NotFound`` if there is none of this number."""
    if not 0 <= seat < len(live.table.seats):
        raise NotFound("no-seat", f"there is no seat {seat + 1}", seat=seat)
    return live.seat(seat)


def need_owner(actor: Actor) -> None:
    """Refuse what only the owner of the table may do."""
    if not actor.owner:
        raise NotAllowed("not-your-table", "only the owner of the table may do this")


def with_seat(table: Table, number: int, **changes: object) -> Table:
    """The table with one seat changed."""
    seats = [replace(seat, **changes) if seat.number == number else seat for seat in table.seats]  # type: ignore[arg-type]
    return replace(table, seats=seats)


def need_waiting(live: Live) -> None:
    """Refuse what is done before a match only."""
    if live.table.status == "closed":
        raise NotNow("table-closed", "this table was closed by its owner")
    if live.table.status != "waiting":
        raise NotNow("begun-already", "the match has begun already")
