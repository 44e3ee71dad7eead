"""What stands between the net and the table: who is asking, forged and oversized requests, rates, headers.

One plain ASGI layer around everything. It leaves in ``request.state``: ``session``, ``person`` (``None`` until there is
something to remember), ``csrf``, ``language``, ``theme``, ``caller`` and ``key`` (a seat's key sent by a program).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..engine.room import LANGUAGES
from ..table.errors import NotAllowed, TableError, TooMany
from . import problems, sessions
from .actions import ACTIONS
from .rates import Caller, Rates
from .sessions import Session, Sessions
from .settings import Settings

if TYPE_CHECKING:
    from ..table.model import Person

SAFE = ("GET", "HEAD", "OPTIONS")
FORMS = ("application/x-www-form-urlencoded", "multipart/form-data")
THEMES = ("light", "dark")
UPLOADS = ("/records", "/api/records", "/tables/new")
"""Where files may be sent: records, and content packs."""

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src {styles}; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # an address with a seat's key must not travel
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}


class TooLarge(TableError):
    """A body longer than is read."""

    status = 413


class NotKnown(TableError):
    """A key that opens nothing."""

    status = 401


class Guard:
    """The layer itself."""

    def __init__(self, app: ASGIApp, settings: Settings, rates: Rates) -> None:
        self.app = app
        self.settings = settings
        self.rates = rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)
        body = _Body(receive, self._longest(request.url.path))
        answer = _Answer(request, body, self, send)
        try:
            self._identify(request)
            body.check_length(request.headers)
            await self._admit(request, body)
            await self.app(scope, body.receive, answer.send)
        except ClientDisconnect:
            return
        except Exception as error:  # whatever it is, the asker gets an answer and the log the rest
            if answer.begun:
                raise
            cause = body.excess or error
            body.excess = None
            await problems.answer(request, cause)(scope, receive, answer.send)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        self._identify(connection)
        if not same_origin(connection, self.settings):
            await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
            return
        await self.app(scope, receive, send)

    # -- who -------------------------------------------------------------------------------------------------------

    def _identify(self, connection: HTTPConnection) -> None:
        """Find out who asks, and in which language."""
        state = connection.scope.setdefault("state", {})
        found = sessions.read_cookie(connection, self.settings)
        key = bearer(connection.headers)
        session = found or Session("", fresh=True)
        if found is None:
            session.renew()
        finder: Sessions = connection.app.state.sessions
        person = finder.find(session) if found is not None and key is None else None
        state.update(session=session, known=found is not None, key=key, person=person, csrf=session.csrf)
        state.update(language=language_of(connection, person), theme=theme_of(connection, person), styles=[])
        client = connection.client
        identity = (
            session.digest if found is not None and key is None else (Session(key).digest if key else "")
        )
        state["caller"] = Caller(client.host if client else "", identity)

    # -- whether -----------------------------------------------------------------------------------------------------

    async def _admit(self, request: Request, body: _Body) -> None:
        """Refuse what is forged or too much. With the first form a browser sends, it becomes a person."""
        path, caller = request.url.path, request.state.caller
        if request.state.key is not None or path.startswith("/seat/"):
            self.rates.check("keys", caller)
        if request.method in SAFE:
            return
        self.rates.hit(rate_of(path), caller)
        if request.state.key is not None:
            return
        if not same_origin(request, self.settings):
            raise NotAllowed("other-origin", "this request comes from another site")
        if request.state.known:
            await self._prove(request, body)
            await request.app.state.sessions.remember(request)
        elif not path.startswith("/api/"):
            raise NotAllowed("no-cookie", "this needs a cookie, and the browser sent none")

    async def _prove(self, request: Request, body: _Body) -> None:
        """The request must carry the session's token: in a header, or in the form itself."""
        token = request.headers.get("x-csrf-token", "")
        if not token and request.headers.get("content-type", "").partition(";")[0].strip().lower() in FORMS:
            await body.read_all()
            async with Request(request.scope, body.copy).form() as form:
                given = form.get("csrf", "")
                token = given if isinstance(given, str) else ""
        if not request.state.session.proves(token):
            raise NotAllowed("csrf", "this form has expired: load the page again")

    def _longest(self, path: str) -> int:
        return self.settings.upload if path in UPLOADS else self.settings.body


class _Body:
    """A request's body, counted while it comes in; it can be read before the application reads it."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._most = most
        self._length = 0
        self._kept: list[Message] = []
        self._again: list[Message] = []
        self.excess: TooLarge | None = None
        """Set when the body turned out too long; whatever the application makes of that, this is the answer."""

    def check_length(self, headers: Headers) -> None:
        """Refuse a body that says itself that it is too long."""
        announced = headers.get("content-length", "0")
        if announced.isdecimal() and int(announced[:20]) > self._most:
            raise self._too_large()

    async def receive(self) -> Message:
        """The next piece, for the application."""
        return self._kept.pop(0) if self._kept else await self._next()

    async def read_all(self) -> None:
        """Read the whole body and keep it."""
        more = True
        while more:
            message = await self._next()
            if message["type"] == "http.disconnect":
                raise ClientDisconnect
            self._kept.append(message)
            more = message.get("more_body", False)
        self._again = list(self._kept)

    async def copy(self) -> Message:
        """The next piece of what was kept, without using it up."""
        return self._again.pop(0) if self._again else {"type": "http.disconnect"}

    async def _next(self) -> Message:
        message = await self._receive()
        self._length += len(message.get("body", b""))
        if self._length > self._most:
            self.excess = self._too_large()
            raise self.excess
        return message

    def _too_large(self) -> TooLarge:
        return TooLarge("too-large", f"no more than {self._most} bytes", kilobytes=self._most // 1024)


class _Answer:
    """An answer on its way out: gets its headers, its cookie, and is counted if it refused a key."""

    def __init__(self, request: Request, body: _Body, guard: Guard, send: Send) -> None:
        self._request = request
        self._body = body
        self._guard = guard
        self._send = send
        self.begun = False

    async def send(self, message: Message) -> None:
        """Pass a piece on."""
        if message["type"] == "http.response.start":
            if self._body.excess is not None:
                raise self._body.excess
            self.begun = True
            state = self._request.scope["state"]
            headers = MutableHeaders(raw=message.setdefault("headers", []))
            for name, value in guard_headers(state.get("styles", ())).items():
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", "no-store")
            if "session" in state and state["session"].fresh and self._wants_cookie(headers):
                headers.append("Set-Cookie", sessions.cookie(state["session"], self._guard.settings))
            self._count_refused_key(message["status"], state)
        await self._send(message)

    def _wants_cookie(self, headers: Headers) -> bool:
        """Pages do, and answers to a browser that has just logged in or out."""
        state = self._request.scope["state"]
        return (
            state["known"] or headers.get("content-type", "").startswith("text/html") or "location" in headers
        )

    def _count_refused_key(self, status: int, state: Mapping[str, Any]) -> None:
        path = self._request.url.path
        if (status == 401 and state.get("key")) or (status == 404 and path.startswith("/seat/")):
            try:
                self._guard.rates.hit("keys", state["caller"])
            except TooMany:
                return


# -- small questions -------------------------------------------------------------------------------------------------


def guard_headers(styles: list[str] | tuple[str, ...]) -> dict[str, str]:
    """The headers of every answer; ``styles`` are the hashes of the page's inline stylesheets."""
    allowed = " ".join(f"'{hash}'" for hash in styles) or "'none'"
    return {"Content-Security-Policy": _POLICY.format(styles=allowed), **_HEADERS}


def bearer(headers: Headers) -> str | None:
    """The seat's key that a program sends, if it sends one."""
    kind, _, key = headers.get("authorization", "").partition(" ")
    return key.strip() if kind.lower() == "bearer" and key.strip() else None


def same_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request comes from a page of ours, or from no page at all."""
    headers = connection.headers
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    own = {headers.get("host", ""), urlsplit(settings.address).netloc} - {""}
    return urlsplit(origin).netloc in own


def rate_of(path: str) -> str:
    """Which rate a request counts for."""
    if path in ("/play", "/tables/new", "/api/tables", "/api/play"):
        return "tables"
    if path in ("/records", "/api/records"):
        return "uploads"
    if path.startswith("/you") and path not in ("/you", "/you/settings", "/you/logout"):
        return "login"
    last = path.rpartition("/")[2]
    if path.startswith(("/t/", "/api/tables/")) and last in ACTIONS:
        return ACTIONS[last].rate
    return "moves"


def language_of(connection: HTTPConnection, person: Person | None) -> str:
    """The language asked for in the address, the person's own, or the browser's."""
    asked = connection.query_params.get("lang", "")
    if asked in LANGUAGES:
        return asked
    if person is not None and person.language in LANGUAGES:
        return person.language
    return preferred(connection.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The language of ours that a browser likes best; English if it likes none."""
    best, weight = "en", 0.0
    for piece in header.split(",")[:20]:
        tag, _, rest = piece.partition(";")
        language = tag.strip().lower().partition("-")[0]
        try:
            likes = float(rest.strip().removeprefix("q=")) if rest else 1.0
        except ValueError:
            likes = 0.0
        if language in LANGUAGES and likes > weight:
            best, weight = language, likes
    return best


def theme_of(connection: HTTPConnection, person: Person | None) -> str:
    """The theme of a person; empty leaves it to the browser."""
    return person.theme if person is not None and person.theme in THEMES else ""
