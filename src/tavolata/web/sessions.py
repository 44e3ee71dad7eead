"""Who is at the browser: a session is an unguessable cookie, and the store knows only its hash.

A browser gets its cookie with the first page, but a person is written down only when there is something to remember:
with the first form it sends, or the first seat it takes by its key. The token against forged requests is made from
the cookie itself, so it needs no place of its own and survives a restart of the server.
"""

from __future__ import annotations

import hmac
import re
import secrets
import time
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING

from sqlalchemy import Connection
from starlette.requests import HTTPConnection

from ..table import rows
from ..table.model import Person
from ..table.store import Store

if TYPE_CHECKING:
    from .settings import Settings

LIFETIME = 400 * 24 * 3600
"""Seconds a browser keeps its cookie: as long as browsers allow."""
_TOKEN = re.compile(r"[\w-]{43}")


@dataclass(slots=True)
class Session:
    """A browser's cookie; ``fresh`` until the browser has been sent it."""

    token: str
    fresh: bool = False

    @property
    def csrf(self) -> str:
        """What a form of this browser must carry."""
        return hmac.new(self.token.encode(), b"tavolata csrf", sha256).hexdigest()

    @property
    def digest(self) -> str:
        """What the store knows of it."""
        return sha256(self.token.encode()).hexdigest()

    def renew(self) -> None:
        """Another cookie from now on: whoever knew the old one knows nothing any more."""
        self.token, self.fresh = secrets.token_urlsafe(32), True

    def proves(self, token: str) -> bool:
        """Whether a form's token is this session's."""
        return hmac.compare_digest(self.csrf.encode(), token.encode("utf-8", "replace"))


def cookie_name(settings: Settings) -> str:
    """The cookie's name; over HTTPS with the prefix by which no other host can have set it."""
    return "__Host-tavolata" if settings.safe_cookies else "tavolata"


def cookie(session: Session, settings: Settings) -> str:
    """The header that gives a browser its cookie."""
    secure = "; Secure" if settings.safe_cookies else ""
    name = cookie_name(settings)
    return f"{name}={session.token}; Path=/; Max-Age={LIFETIME}; HttpOnly; SameSite=Lax{secure}"


def read_cookie(connection: HTTPConnection, settings: Settings) -> Session | None:
    """The session of a request, if it has a cookie of ours."""
    token = connection.cookies.get(cookie_name(settings), "")
    return Session(token) if _TOKEN.fullmatch(token) else None


class Sessions:
    """Finds and makes the persons of sessions."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._seen: set[str] = set()

    def find(self, session: Session) -> Person | None:
        """The person of a session, if there has been anything to remember."""
        return self._store.read(partial(rows.person_of_session, token_hash=session.digest))

    async def remember(self, connection: HTTPConnection) -> Person:
        """The person at this browser, written down now if not before."""
        person: Person | None = connection.state.person
        session: Session = connection.state.session
        if person is None:
            person = await self._store.write(partial(_begin, session.digest))
            connection.state.person = person
        elif (
            session.digest not in self._seen
        ):  # noted once for each run of the server: enough to tell it is in use
            await self._store.write(partial(rows.touch_session, token_hash=session.digest, at=now()))
        self._seen.add(session.digest)
        return person

    async def enter(self, connection: HTTPConnection, person: Person) -> None:
        """Log in: this browser is that person from now on, under a new cookie."""
        session: Session = connection.state.session
        old = session.digest
        session.renew()
        await self._store.write(partial(_replace, old, session.digest, person.id))
        connection.state.person, connection.state.csrf = person, session.csrf

    async def leave(self, connection: HTTPConnection) -> None:
        """Log out: this browser is nobody from now on."""
        session: Session = connection.state.session
        old = session.digest
        session.renew()
        await self._store.write(partial(rows.end_session, token_hash=old))
        connection.state.person, connection.state.csrf = None, session.csrf

    async def tidy(self) -> None:
        """Forget the browsers whose cookie has run out."""
        await self._store.write(partial(rows.prune_sessions, before=now() - LIFETIME * 1000))


def now() -> int:
    """The time in milliseconds since 1970."""
    return int(time.time() * 1000)


def _begin(digest: str, connection: Connection) -> Person:
    """Somebody new, or the person whom another request of the same browser has made in the meantime."""
    known = rows.person_of_session(connection, digest)
    if known is not None:
        return known
    person = rows.add_person(connection, now())
    rows.add_session(connection, digest, person.id, now())
    return person


def _replace(old: str, digest: str, person: int, connection: Connection) -> None:
    rows.end_session(connection, old)
    rows.add_session(connection, digest, person, now())
