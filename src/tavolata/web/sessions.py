"""Who is at the browser: a session is an unguessable cookie that we have made, and the store knows only its hash.

A browser gets its cookie with the first page, but a person is written down only when there is something to remember:
with the first thing it does, or the first seat it takes by its key. A cookie carries our own seal, so one that
somebody has made up is told from ours without a place where those of all visitors are kept. The token against forged
requests is made from the cookie itself, so it needs no place of its own and survives a restart of the server.
"""

from __future__ import annotations

import hmac
import re
import secrets
import time
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Protocol

from sqlalchemy import Connection
from starlette.requests import HTTPConnection

from ..store import rows
from ..store.model import Person
from ..store.store import Store

if TYPE_CHECKING:
    from .settings import Settings

LIFETIME = 400 * 24 * 3600
"""Seconds a browser keeps its cookie: as long as browsers allow."""
DAY = 24 * 3600 * 1000
"""Milliseconds after which it is noted again that a session is in use."""
_SEALED = re.compile(r"([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{22})")
_MASKED = re.compile(r"[0-9a-f]{64}")
_BARE = re.compile(r"[A-Za-z0-9_-]{43}")
"""Cookies had no seal before; those of people who are written down are still good."""


class Changed(Exception):
    """The password was changed in the meantime: what was right a moment ago opens nothing any more."""


class _Exchange(Protocol):
    """A job that exchanges one session for another; who it is from now on."""

    def __call__(self, connection: Connection, /, *, old: str, new: str) -> Person | None: ...


class Seal:
    """Tells the cookies that we have made from all others."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def issue(self) -> str:
        """A new cookie's value."""
        chance = secrets.token_urlsafe(32)
        return f"{chance}.{self._of(chance)}"

    def made(self, token: str) -> bool:
        """Whether a value is one of ours."""
        parts = _SEALED.fullmatch(token)
        return parts is not None and hmac.compare_digest(self._of(parts[1]), parts[2])

    def _of(self, chance: str) -> str:
        mac = hmac.new(self._key, f"cookie {chance}".encode(), sha256).digest()
        return urlsafe_b64encode(mac[:16]).decode().rstrip("=")


@dataclass(slots=True)
class Session:
    """A browser's cookie; ``fresh`` until the browser has been sent it."""

    token: str
    fresh: bool = False

    @property
    def csrf(self) -> str:
        """What a form of this browser must carry: another text each time, so that pages that are compressed tell
        nothing of it by their length."""
        mask = _mask()
        return (mask + _mixed(mask, self._proof)).hex()

    @property
    def _proof(self) -> bytes:
        return hmac.new(self.token.encode(), b"tavolata csrf", sha256).digest()[:16]

    @property
    def digest(self) -> str:
        """What the store knows of it."""
        return digest(self.token)

    def proves(self, token: str) -> bool:
        """Whether a form's token is this session's."""
        if not _MASKED.fullmatch(token):
            return False
        given = bytes.fromhex(token)
        return hmac.compare_digest(self._proof, _mixed(given[:16], given[16:]))


def _mask() -> bytes:
    return secrets.token_bytes(16)


def _mixed(one: bytes, other: bytes) -> bytes:
    return bytes(a ^ b for a, b in zip(one, other, strict=True))


def digest(token: str) -> str:
    """The hash by which a cookie, or the key of a seat, is known without being known itself."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def cookie_name(settings: Settings) -> str:
    """The cookie's name; over HTTPS with the prefix by which no other host can have set it."""
    return "__Host-tavolata" if settings.safe_cookies else "tavolata"


def cookie(session: Session, settings: Settings) -> str:
    """The header that gives a browser its cookie."""
    secure = "; Secure" if settings.safe_cookies else ""
    name = cookie_name(settings)
    return f"{name}={session.token}; Path=/; Max-Age={LIFETIME}; HttpOnly; SameSite=Lax{secure}"


class Sessions:
    """Finds and makes the persons of sessions."""

    def __init__(self, store: Store, seal: Seal) -> None:
        self._store = store
        self._seal = seal

    @classmethod
    async def open(cls, store: Store) -> Sessions:
        """With the seal of this house, made when it is first needed."""
        key = await store.write(partial(rows.secret, name="cookies", fresh=secrets.token_bytes(32)))
        return cls(store, Seal(key))

    # -- who it is -------------------------------------------------------------------------------------------------

    def recognise(
        self, connection: HTTPConnection, settings: Settings
    ) -> tuple[Session, bool, Person | None]:
        """The session of a request, whether the browser had it from us, and its person if there is one."""
        token = connection.cookies.get(cookie_name(settings), "")
        sealed = self._seal.made(token)
        if sealed or _BARE.fullmatch(token):
            session = Session(token)
            person = self._store.read(partial(rows.person_of_session, token_hash=session.digest))
            if sealed or person is not None:
                return session, True, person
        return Session(self._seal.issue(), fresh=True), False, None

    def opens(self, key: str) -> bool:
        """Whether a key opens any seat, or is an owner's."""
        return self._store.read(partial(rows.is_key, key=key))

    async def remember(self, connection: HTTPConnection) -> Person:
        """The person at this browser, written down now if not before."""
        person: Person | None = connection.state.person
        if person is not None:
            return person
        session: Session = connection.state.session
        connection.app.state.rates.hit("people", connection.state.caller)
        person = await self._store.write(partial(_begin, session.digest))
        connection.state.person = person
        connection.app.state.stage.meet(session.digest, person)
        return person

    def look_again(self, connection: HTTPConnection) -> None:
        """After a long wait: whoever was logged out in the meantime is nobody any more, and who was nobody may be
        somebody."""
        if connection.state.key is None:
            digest = connection.state.session.digest
            connection.state.person = self._store.read(partial(rows.person_of_session, token_hash=digest))

    async def touch(self, connection: HTTPConnection) -> None:
        """Note that a session is in use: once a day is enough. When it was noted, the store knows; and also whether it
        was ended while the rest of the request came in."""
        session: Session = connection.state.session
        if connection.state.person is None:
            return
        seen = self._store.read(partial(rows.session_seen, token_hash=session.digest))
        if seen is None:
            connection.state.person = None
        elif not 0 <= now() - seen < DAY:
            await self._store.write(partial(rows.touch_session, token_hash=session.digest, at=now()))

    # -- another cookie from now on: whoever knew the one before knows nothing any more ------------------------------

    async def enter(self, connection: HTTPConnection, person: Person, password_hash: str) -> None:
        """Log in: this browser is that person from now on. ``Changed`` if the password is no longer that one."""
        assert person.kept is not None
        await self._exchange(connection, partial(_enter, person=person, password_hash=password_hash))

    async def keep(self, connection: HTTPConnection, name: str, password_hash: str) -> None:
        """Keep a name with a password. ``rows.Taken``, with nothing written, if somebody else has kept it."""
        known = connection.state.person
        await self._exchange(connection, partial(_keep, known=known, name=name, password_hash=password_hash))

    async def change_password(self, connection: HTTPConnection, old_hash: str, password_hash: str) -> None:
        """Another password; all other browsers of this person are logged out. ``Changed`` if it was no longer so."""
        person: Person = connection.state.person
        job = partial(_change, person=person, old_hash=old_hash, password_hash=password_hash)
        await self._exchange(connection, job)

    async def leave(self, connection: HTTPConnection) -> None:
        """Log out: this browser is nobody from now on."""
        await self._exchange(connection, _leave)

    async def _exchange(self, connection: HTTPConnection, job: _Exchange) -> None:
        session: Session = connection.state.session
        token = self._seal.issue()
        person = await self._store.write(lambda base: job(base, old=session.digest, new=digest(token)))
        session.token, session.fresh = token, True
        connection.state.person, connection.state.csrf = person, session.csrf

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


# -- jobs of the store -------------------------------------------------------------------------------------------------


def _leave(connection: Connection, old: str, new: str) -> None:
    rows.end_session(connection, old)


def _enter(connection: Connection, old: str, new: str, person: Person, password_hash: str) -> Person:
    found = rows.person_by_kept(connection, person.kept or "")
    if found is None or found[1] != password_hash:
        raise Changed
    rows.end_session(connection, old)
    rows.add_session(connection, new, person.id, now())
    return found[0]


def _keep(
    connection: Connection, old: str, new: str, known: Person | None, name: str, password_hash: str
) -> Person | None:
    person = known or rows.person_of_session(connection, old) or rows.add_person(connection, now())
    rows.keep_name(connection, person.id, name, password_hash)
    return _everywhere(connection, person.id, new)


def _change(
    connection: Connection, old: str, new: str, person: Person, old_hash: str, password_hash: str
) -> Person | None:
    if not rows.change_password(connection, person.id, old_hash, password_hash):
        raise Changed
    return _everywhere(connection, person.id, new)


def _everywhere(connection: Connection, person: int, new: str) -> Person | None:
    """Log a person out everywhere and in again here."""
    rows.end_sessions(connection, person)
    rows.add_session(connection, new, person, now())
    return rows.load_person(connection, person)
