"""The table served: on a port of this machine until somebody stops it."""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
import sys
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI

from ..engine.errors import TavolataError
from ..store.store import Store
from ..table.chance import Chance
from ..table.thinkers import Thinkers
from . import garbage
from .app import create_app
from .settings import Settings
from .wire import Config, Wire

GRACE = 3
"""Seconds that requests under way are given when the server ends."""


class PortError(TavolataError):
    """No place to listen at."""


class Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the house, then say so."""
        await super().startup(sockets)
        self._sweeping = asyncio.create_task(garbage.sweep())
        if self.started and self._ready is not None:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the house."""
        self._sweeping.cancel()
        await super().shutdown(sockets)


def serve(
    settings: Settings,
    ready: Callable[[str], None] | None = None,
    modules: tuple[str, ...] = (),
    chance: Chance | None = None,
    thinkers: type[Thinkers] = Thinkers,
) -> None:
    """Serve until Ctrl-C or SIGTERM. Whatever stands in the way is said before anything has begun.

    ``modules`` are imported where bots think: games of one's own that are not installed. ``chance`` and ``thinkers``
    are for tests: see ``create_app``.
    """
    listening = listen(settings.host, settings.port)
    try:
        store = Store.open(settings.database)
    except BaseException:
        listening.close()
        raise
    try:
        _end_unread(listening, settings)
        config = configure(create_app(settings, store, modules, chance, thinkers=thinkers), settings)
        garbage.settle()
        server = Server(config, lambda: _say(ready, listening, settings))
        with _quiet_signals():
            server.run(sockets=[listening])
    finally:
        listening.close()
        store.close()


def configure(app: FastAPI, settings: Settings) -> Config:
    """How uvicorn serves the table. Proxies are the ``Guard``'s affair, which knows whom to believe."""
    return Config(
        app,
        Wire.of(settings),
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=32 * 1024,
        ws_per_message_deflate=False,  # not as uvicorn does it: see ``wire.ALONE``
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=settings.idle_seconds,
        lifespan="on",
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket to listen at; ``PortError`` says why there is none."""
    try:
        family, _, _, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (OSError, UnicodeError):
        raise PortError("bad-host", f"there is no address {host!r} on this machine", {"host": host}) from None
    listening = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # a port just left can be taken again
    try:
        listening.bind(address)
        listening.listen(1024)
    except OSError as error:
        listening.close()
        raise _no_port(host, port, error) from None
    return listening


def _end_unread(listening: socket.socket, settings: Settings) -> None:
    """Whoever takes nothing of what is sent is cut off by the system, also after we have closed. Accepted connections
    have it from the socket that listens."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        milliseconds = int(settings.body_seconds * 1000)
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)


def _no_port(host: str, port: int, error: OSError) -> PortError:
    arguments = {"host": host, "port": str(port)}
    if error.errno == errno.EADDRINUSE:
        return PortError(
            "port-taken",
            f"port {port} is taken: choose another with --port, or 0 for any that is free",
            arguments,
        )
    if error.errno == errno.EACCES:
        return PortError(
            "port-forbidden", f"port {port} may not be used by this user: choose one above 1023", arguments
        )
    return PortError("bad-host", f"there is no address {host!r} on this machine", arguments)


def address_of(listening: socket.socket, settings: Settings) -> str:
    """The address to type into a browser."""
    if settings.address:
        return settings.address
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _say(ready: Callable[[str], None] | None, listening: socket.socket, settings: Settings) -> None:
    if ready is not None:
        ready(address_of(listening, settings))


class _quiet_signals:  # noqa: N801 (used like a function)
    """uvicorn raises the signal that stopped it once more when all is done; by then it has been obeyed."""

    def __enter__(self) -> None:
        self._before = {one: signal.signal(one, lambda *_: None) for one in (signal.SIGINT, signal.SIGTERM)}

    def __exit__(self, *_: object) -> None:
        for one, handler in self._before.items():
            signal.signal(one, handler)
