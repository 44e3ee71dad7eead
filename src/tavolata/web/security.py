"""What stands between the net and the table: who is asking, forged and oversized requests, rates, headers.

One plain ASGI layer around everything. It leaves in ``request.state``: ``session``, ``known`` (whether the browser had
it from us), ``person`` (``None`` until there is something to remember), ``csrf``, ``language``, ``theme``, ``caller``
and ``key`` (a seat's key sent by a program).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from ipaddress import IPv6Address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..engine.errors import TavolataError
from ..engine.room import LANGUAGES
from ..table.errors import BadRequest, NotAllowed, TableError, TooMany
from . import problems, sessions
from .actions import ACTIONS
from .addresses import Proxies, counted_as, read_address
from .bodies import FORMS, Body, kind_of
from .rates import Caller, Connections, Rates
from .sessions import Sessions
from .settings import Settings

if TYPE_CHECKING:
    from ..store.model import Person

SAFE = ("GET", "HEAD", "OPTIONS")
THEMES = ("light", "dark")
UPLOADS = ("/records", "/api/records", "/tables/new")
"""Where files may be sent: records, and content packs."""
UNCOUNTED = ("/healthz", "/favicon.ico")
"""What is looked at by machines, or by browsers of their own accord; static files that exist are not counted either."""
LONGEST_KEY = 100
_HOST = re.compile(r"([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
_HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # an address with a seat's key must not travel
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}


class NotKnown(TableError):
    """A key that opens nothing."""

    status = 401


class Guard:
    """The layer itself."""

    def __init__(self, app: ASGIApp, settings: Settings, rates: Rates) -> None:
        self.app = app
        self.settings = settings
        self.rates = rates
        self.proxies = Proxies(settings.proxies)
        self._forwarded = Connections(settings.connections, settings.connections_each)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        brought = self.proxies.believe(scope)
        request = Request(scope)
        body = Body(receive, self._longest(scope["path"]))
        answer = _Answer(request, body, self.settings, send)
        try:
            self._identify(request)
            with self._counted(brought, request.state.caller):
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
        brought = self.proxies.believe(scope)
        socket = WebSocket(scope, receive, send)
        with ExitStack() as held:
            try:
                self._identify(socket)
                self._look(socket)
                _need_host(socket)
                if not same_origin(socket, self.settings):
                    raise NotAllowed("other-origin", "this request comes from another site")
                held.enter_context(self._counted(brought, socket.state.caller))
            except TavolataError as error:
                await problems.deny(socket, error)
                return
            await self.app(scope, receive, send)

    @contextmanager
    def _counted(self, brought: bool, caller: Caller) -> Iterator[None]:
        """What a proxy brings is counted by whom it brings it for. Who comes without one was counted at the wire."""
        if not (brought and self.settings.limits):
            yield
            return
        if self._forwarded.full_for(caller.address):
            raise TooMany("too-many-connections", "too many connections from one address", seconds=10)
        self._forwarded.enter(caller.address)
        try:
            yield
        finally:
            self._forwarded.leave(caller.address)

    # -- who -------------------------------------------------------------------------------------------------------

    def _identify(self, connection: HTTPConnection) -> None:
        """Find out who asks, and in which language. What is odd about it is refused when that is known."""
        state = connection.scope.setdefault("state", {})
        finder: Sessions = connection.app.state.sessions
        key = bearer(connection.headers)
        session, known, found = finder.recognise(connection, self.settings)
        person = found if key is None else None
        opens = key is not None and len(key) <= LONGEST_KEY and finder.opens(key)
        state.update(session=session, known=known, key=key, opens=opens, person=person, csrf=session.csrf)
        state.update(language=language_of(connection, person), theme=theme_of(connection, person))
        client = connection.client
        identity = (session.digest if known else "") if key is None else sessions.digest(key) if opens else ""
        state["caller"] = Caller(counted_as(client.host) if client and client.host else "", identity)
        state["odd_host"] = _drop_odd_host(connection)

    # -- whether -----------------------------------------------------------------------------------------------------

    async def _admit(self, request: Request, body: Body) -> None:
        """Refuse what is forged or too much. It is counted first: to refuse something costs us as much as a page."""
        path, caller = request.scope["path"], request.state.caller
        if request.method in SAFE:
            self._look(request)
        else:
            self._count_key(request)
            self.rates.hit(rate_of(path), caller)
        _need_host(request)
        body.check_length(request.headers)
        if request.method in SAFE:
            return
        kind = kind_of(request.headers)
        await body.check(kind)
        if request.state.key is not None:
            return
        if not same_origin(request, self.settings):
            raise NotAllowed("other-origin", "this request comes from another site")
        if request.state.known:
            await body.read_all()  # while it comes in, somebody may be logged out
            await self._prove(request, body, kind)
            await request.app.state.sessions.touch(request)
        elif not path.startswith("/api/"):
            raise NotAllowed("no-cookie", "this needs a cookie, and the browser sent none")

    def _look(self, connection: HTTPConnection) -> None:
        """Looking has a rate too, apart from what browsers fetch of their own accord."""
        path = connection.scope["path"]
        static = path.startswith("/static/") and connection.app.state.render.find(path[8:]) is not None
        if path not in UNCOUNTED and not static:
            self._count_key(connection)
            self.rates.hit("looks", connection.state.caller)

    def _count_key(self, connection: HTTPConnection) -> None:
        """Wrong keys are counted, and refused when there were too many. A right one is never in question."""
        if connection.state.key is not None and not connection.state.opens:
            self.rates.hit("keys", connection.state.caller)

    async def _prove(self, request: Request, body: Body, kind: str) -> None:
        """The request must carry the session's token: in a header, or in the form itself."""
        token = request.headers.get("x-csrf-token", "")
        if not token and kind in FORMS:
            token = await body.field(request, "csrf")
        if not request.state.session.proves(token):
            raise NotAllowed("csrf", "this form has expired: load the page again")

    def _longest(self, path: str) -> int:
        return self.settings.upload if path in UPLOADS else self.settings.body


class _Answer:
    """An answer on its way out: gets its headers and its cookie."""

    def __init__(self, request: Request, body: Body, settings: Settings, send: Send) -> None:
        self._request = request
        self._body = body
        self._settings = settings
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
            for name, value in _HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", "no-store")
            if "session" in state and state["session"].fresh and self._wants_cookie(headers):
                headers.append("Set-Cookie", sessions.cookie(state["session"], self._settings))
        await self._send(message)

    def _wants_cookie(self, headers: Headers) -> bool:
        """Pages do, and answers to a browser that has just logged in or out."""
        state = self._request.scope["state"]
        return (
            state["known"] or headers.get("content-type", "").startswith("text/html") or "location" in headers
        )


def _drop_odd_host(connection: HTTPConnection) -> bool:
    """A host that is none must not get into any address that is made of it; whether there was one."""
    hosts = connection.headers.getlist("host")
    odd = len(hosts) > 1 or any(host and not is_host(host) for host in hosts)
    if odd:
        scope = connection.scope
        scope["headers"] = [(name, value) for name, value in scope["headers"] if name != b"host"]
        for kept in ("_headers", "_url", "_base_url"):
            vars(connection).pop(kept, None)
    return odd


def _need_host(connection: HTTPConnection) -> None:
    if connection.state.odd_host:
        raise BadRequest("bad-host-header", "this is no name of a host")


# -- small questions -------------------------------------------------------------------------------------------------


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
    return host_in(origin) in own


def host_in(address: str) -> str:
    """The host, with its port, of an address that somebody sent; empty if it is no address at all."""
    try:
        return urlsplit(address).netloc
    except ValueError:
        return ""


def path_in(address: str) -> str:
    """The path of an address that somebody sent; empty if it is no address at all."""
    try:
        return urlsplit(address).path
    except ValueError:
        return ""


def is_host(text: str) -> bool:
    """Whether this can be the name of a host, with or without a port."""
    found = _HOST.fullmatch(text)
    if found is None:
        return False
    return not text.startswith("[") or isinstance(read_address(found[1]), IPv6Address)


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
