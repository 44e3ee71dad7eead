"""What stands before the first line of a request is understood: connections are counted, and nobody may be slow.

uvicorn reads requests and speaks WebSocket; it waits for ever for what does not come. Here are its two protocols with
an end to that: a time for the head of a request and for the rest of it, the most that a head may hold, the most
connections there may be, in all and from one address, and an end to floods of what no page of ours sends.
"""

from __future__ import annotations

import asyncio
import sys
from dataclasses import dataclass
from enum import Enum
from functools import cache
from http import HTTPStatus
from typing import Any

import httptools
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame

from ..engine.room import LANGUAGES
from ..kit.words import words
from .addresses import Proxies, counted_as
from .rates import Connections
from .settings import Settings

LONGEST_HEAD = 32 * 1024
MOST_HEADERS = 100
MOST_QUEUED = 16
"""Requests that may wait on one connection while an earlier one is answered."""
SPENDING = 64 * 1024
"""Bytes that a body may cost beside itself, however it is cut into pieces; and seven for each of its own."""
FRAMES_A_SECOND = 20
"""How many frames may come that are no message: pings, pongs, pieces."""
UNREAD = 4 * 1024 * 1024
"""Bytes that may wait for a screen to read them."""
GRACE = 0.2
"""Seconds between the end of somebody's time and the end of the connection."""
ALONE = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True, client_no_context_takeover=True, compress_settings={"level": 6}
)
"""Messages are compressed, each by itself: what one holds tells nothing of another, and nothing is held in between."""
SPARE_FILES = 200
"""Files that are not for connections: the database, workers, and what Python opens for itself."""


@dataclass(frozen=True, slots=True)
class Wire:
    """What all connections of a server share."""

    settings: Settings
    proxies: Proxies
    connections: Connections

    @classmethod
    def of(cls, settings: Settings) -> Wire:
        """As the settings say, and no more connections than this process may have open files."""
        most = min(settings.connections, max(1, open_files() - SPARE_FILES))
        each = settings.connections_each if settings.limits else most
        return cls(settings, Proxies(settings.proxies), Connections(most, each))

    def address(self, transport: asyncio.BaseTransport) -> str:
        """Whose connection it is. A named proxy's is nobody's: what it brings is counted when it says for whom."""
        peer = get_remote_addr(transport)  # type: ignore[arg-type]
        host = peer[0] if peer else ""
        return "" if self.proxies.named(host) else counted_as(host)


class Config(uvicorn.Config):
    """How uvicorn serves a table, with what its connections share."""

    def __init__(self, app: Any, wire: Wire, **options: Any) -> None:
        super().__init__(app, http=Door, ws=Stream, **options)
        self.wire = wire


class Phase(Enum):
    """What the other side owes us."""

    NOTHING = "nothing"
    HEAD = "head"
    BODY = "body"


class TooMuch(Exception):
    """The head of a request is too long, or its body costs too much to read."""


class Door(HttpToolsProtocol):
    """A connection that speaks HTTP."""

    config: Config

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._wire = config.wire
        self._address: str | None = None  # counted as this one's
        self._phase = Phase.NOTHING
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._head = self._headers = self._fed = self._body = 0

    # -- coming and going ------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it, if there is room for it, and wait for a request."""
        address, open_now = self._wire.address(transport), self._wire.connections
        if open_now.full() or open_now.full_for(address):
            self.transport = transport
            status = 503 if open_now.full() else 429
            transport.write(short_answer(status, "wire-full" if status == 503 else "wire-too-many"))
            transport.close()
            return
        open_now.enter(address)
        self._address = address
        super().connection_made(transport)
        self._expect(Phase.HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._forget()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a ``Stream``'s."""
        super().handle_websocket_upgrade()
        self._forget()

    def _forget(self) -> None:
        self._expect(Phase.NOTHING)
        self._stop_waiting()
        if self._address is not None:
            self._wire.connections.leave(self._address)
            self._address = None

    # -- reading ---------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """The next bytes. Whatever they are worth, the time of the request they begin runs from here."""
        if self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        if self._phase is Phase.NOTHING:
            self._fed = 0
            self._expect(Phase.HEAD)
        self._fed += len(data)
        try:
            self.parser.feed_data(data)
            self._check_cost()
        except httptools.HttpParserUpgrade:
            self._upgrade()
        except (httptools.HttpParserError, TooMuch) as error:
            too_much = isinstance(error, TooMuch) or isinstance(error.__context__, TooMuch)
            self._refuse(431 if too_much else 400, "wire-too-long" if too_much else "wire-no-request")

    def _upgrade(self) -> None:
        """Another protocol is asked for. There is one; a request for any other is answered and the last."""
        if self._should_upgrade():
            self.handle_websocket_upgrade()
        elif self.cycle is not None:
            self.cycle.keep_alive = False

    def _check_cost(self) -> None:
        """Bytes that become neither a request nor a body may not go on for ever."""
        if self._phase is Phase.HEAD and self._fed > LONGEST_HEAD:
            raise TooMuch
        if self._phase is Phase.BODY and self._fed > SPENDING + LONGEST_HEAD + 8 * self._body:
            raise TooMuch

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        self._head = self._headers = self._body = 0
        if self._phase is Phase.NOTHING:  # it came together with the end of the one before
            self._expect(Phase.HEAD)
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """A piece of the address asked for."""
        self._count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or a trailer."""
        self._headers += 1
        self._count_head(len(name) + len(value))
        super().on_header(name, value)

    def _count_head(self, length: int) -> None:
        self._head += length
        if self._head > LONGEST_HEAD or self._headers > MOST_HEADERS:
            raise TooMuch

    def on_headers_complete(self) -> None:
        """The head is there."""
        if len(self.pipeline) >= MOST_QUEUED:
            raise TooMuch
        super().on_headers_complete()
        self._expect(Phase.BODY)

    def on_body(self, body: bytes) -> None:
        """A piece of the body."""
        self._body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Nothing is owed any more."""
        super().on_message_complete()
        self._expect(Phase.NOTHING)
        self._fed = 0

    # -- time ------------------------------------------------------------------------------------------------------

    def _expect(self, phase: Phase) -> None:
        """Give the other side its time for what comes next."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._phase, self._deadline = phase, None
        if phase is not Phase.NOTHING:
            settings = self._wire.settings
            seconds = settings.head_seconds if phase is Phase.HEAD else settings.body_seconds
            self._deadline = self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        """A request half sent. While earlier ones wait for their answers it is we who do not read on; and what came
        while this process was busy is read before it is called late."""
        self._deadline = None
        if self.pipeline:
            self._expect(self._phase)
        else:
            self._deadline = self.loop.call_later(GRACE, self._refuse, 408, "wire-too-slow")

    def pause_writing(self) -> None:
        """The other side does not read what it asked for."""
        super().pause_writing()
        if self._unread is None:
            seconds = self._wire.settings.body_seconds
            self._unread = self.loop.call_later(seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        self._stop_waiting()

    def _stop_waiting(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    # -- refusing --------------------------------------------------------------------------------------------------

    def _refuse(self, status: int, id: str) -> None:
        """Say why, unless an answer is on its way already, and close."""
        self._expect(Phase.NOTHING)
        cycle = self.cycle
        answering = cycle is not None and cycle.response_started and not cycle.response_complete
        if not (answering or self.pipeline or self.transport.is_closing()):
            self.transport.write(short_answer(status, id))
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
        self.transport.close()


class Stream(WebSocketsSansIOProtocol):
    """A connection that speaks WebSocket: a live screen."""

    config: Config

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn.available_extensions = [ALONE]
        self._wire = config.wire
        self._address = ""
        self._budget = 2.0 * FRAMES_A_SECOND
        self._counted_at = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Taken over from a ``Door``, which had found room for it."""
        super().connection_made(transport)
        self._address = self._wire.address(transport)
        self._wire.connections.enter(self._address)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._wire.connections.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """The next bytes, from whoever reads what we send."""
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()
        if not self.transport.is_closing():
            super().data_received(data)

    def handle_ping(self) -> None:
        """A ping is answered, a flood of them is not."""
        if self._allowed():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """An answer to our own ping, or nothing."""
        if self._allowed():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """A piece of a message; no page of ours cuts its messages."""
        if self._allowed():
            super().handle_cont(event)

    def _allowed(self) -> bool:
        """Whether one more frame that is no message is let pass; if not, the connection ends."""
        now = self.loop.time()
        regained = (now - self._counted_at) * FRAMES_A_SECOND
        self._budget = min(2.0 * FRAMES_A_SECOND, self._budget + regained) - 1
        self._counted_at = now
        if self._budget < 0:
            self.transport.abort()
        return self._budget >= 0


@cache
def short_answer(status: int, id: str) -> bytes:
    """An answer in words where nothing is known of whoever asks: in all our languages, and the last one."""
    body = "".join(words(language).text(id) + "\n" for language in LANGUAGES).encode()
    head = [
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
        "content-type: text/plain; charset=utf-8",
        f"content-length: {len(body)}",
        "x-content-type-options: nosniff",
        "cache-control: no-store",
        "connection: close",
        *(["retry-after: 10"] if status in (429, 503) else []),
    ]
    return "\r\n".join([*head, "", ""]).encode() + body


def open_files() -> int:
    """How many files this process may have open, after asking for as many as it can get."""
    if sys.platform == "win32":
        return 1 << 20
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else max(soft, 1 << 16)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):  # it stays as it was
            pass
    return soft if soft != resource.RLIM_INFINITY else 1 << 20
