"""What a request is about: the table it names, who it is that asks there, and what is to be done."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse

from ..engine.record import ENDING
from ..store import rows
from ..store.model import Person
from ..table.actors import Actor, Newcomer, actor_at, need_playable
from ..table.errors import NotAllowed, NotFound
from ..table.host import Host
from ..table.live import Live
from ..table.opening import Asker
from .actions import ACTIONS, Action
from .security import NotKnown


def host_of(connection: HTTPConnection) -> Host:
    """The host of all tables."""
    host: Host = connection.app.state.host
    return host


def asker_of(connection: HTTPConnection) -> Asker:
    """Who sends a file: files are read in fair turns by address, and by session within one."""
    caller = connection.state.caller
    return caller.address, caller.session


async def person(connection: HTTPConnection) -> Person | None:
    """Who does something that is to be remembered: the person at the browser, written down now if not before.

    To be asked for when it is clear that there will be something to remember, and not earlier. ``None`` for a program.
    """
    state = connection.state
    if state.key is not None or not state.known:
        return None
    found: Person = await connection.app.state.sessions.remember(connection)
    return found


def newcomer(connection: HTTPConnection) -> Newcomer:
    """``person``, for a deed that asks when it has found its wish in order."""
    return partial(person, connection)


async def own(connection: HTTPConnection, live: Live) -> None:
    """What a newcomer has laid out is his. He is written down after it was found to be in order."""
    if live.table.owner is None and (newcomer := await person(connection)) is not None:
        await host_of(connection).opening.give(live, newcomer)


def seat_of_key(connection: HTTPConnection, key: str) -> tuple[str, int]:
    """The table and the seat that a key in an address opens. Those that open nothing are counted."""
    found = host_of(connection).hall.store.read(partial(rows.table_of_key, key=key))
    if found is None:
        connection.app.state.rates.hit("keys", connection.state.caller)
        raise NotFound("no-key", "this key opens no seat: it is wrong, or was changed")
    return found


def base_of(connection: HTTPConnection) -> str:
    """The address of the server, as links to it are written."""
    address: str = connection.app.state.settings.address
    scheme = connection.url.scheme.replace("ws", "http")
    return address or f"{scheme}://{connection.headers.get('host', '')}"


async def table(connection: HTTPConnection, code: str) -> Live:
    """A table by its code. What goes wrong from now on is said in its game's words."""
    live = await host_of(connection).hall.bring(code.lower())
    connection.state.live = live
    return live


def actor(connection: HTTPConnection, live: Live) -> Actor:
    """Who asks, at this table; a key must open one of its seats, or be its owner's."""
    key: str | None = connection.state.key
    found = actor_at(live, connection.state.person, key)
    if key is not None and not found.seats and not found.owner:
        raise NotKnown("no-key", "this key opens no seat: it is wrong, or was changed")
    return found


def action(name: str) -> Action:
    """An action by its name."""
    found = ACTIONS.get(name)
    if found is None:
        raise NotFound("no-action", f"there is no action {name!r}", action=name, allowed=list(ACTIONS))
    return found


async def perform(connection: HTTPConnection, live: Live, deed: Action, wish: Any) -> Live | None:
    """Do it; another table where one is to go next."""
    who = actor(connection, live)
    need_playable(live)
    host = host_of(connection)
    if deed.newcomers:
        who = replace(who, newcomer=newcomer(connection))
    return await host.hall.whole(deed.do(host, live, who, connection.state.person, wish))


async def record(connection: HTTPConnection, code: str) -> PlainTextResponse:
    """The record of a match that is over, as a file to keep."""
    live = await table(connection, code)
    text = host_of(connection).playing.record(live, actor(connection, live)).text()
    file = f"{live.table.game}-{live.table.code}{ENDING}"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{file}"'})


def reader_seat(who: Actor, live: Live, seat: int | None, finished: bool = False) -> int | None:
    """Whose eyes somebody may look with: a seat of his own, anybody's in a finished match, or a spectator's.

    Without a word it is his own seat, or the first of his that decides.
    """
    if seat is None:
        deciding = [one for one in live.deciders() if one in who.seats]
        return next(iter([*deciding, *sorted(who.seats)]), None)
    if seat >= len(live.table.seats):
        raise NotFound("no-seat", f"there is no seat {seat + 1}", seat=seat + 1)
    if seat not in who.seats and not (finished and live.table.status in ("over", "ended")):
        raise NotAllowed("not-your-seat", "this seat is not yours", seat=seat + 1)
    return seat
