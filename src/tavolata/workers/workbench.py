"""The inside of a worker process: it is given one job after the other, does it, and says what came of it.

Jobs come pickled, from the server, which is trusted. Answers go back as JSON: a worker may have read a stranger's file
and is not.
"""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import os
import pickle
import select
import signal
import socket
import struct
import threading
import time
import traceback
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from ..engine.errors import TavolataError

HEADER: Final = struct.Struct("!I")
"""In front of every message stands its length."""
_OFTEN: Final = 0.001
"""Seconds between two looks for word from the server."""


class Allowance:
    """How long the present job may take. The server may say less while it is being done: others wait."""

    def __init__(self, channel: Channel, seconds: float) -> None:
        self._channel = channel
        self._seconds = seconds
        self._looked = time.perf_counter()

    def allowed(self) -> float:
        """Seconds for all of the job, as was last heard."""
        now = time.perf_counter()
        if now - self._looked >= _OFTEN:
            self._looked = now
            while self._channel.waiting():
                _, seconds = self._channel.hear()
                self._seconds = min(self._seconds, seconds)
        return self._seconds


Work = Callable[..., Any]
"""What a job does: it is given its allowance and its arguments, and returns plain data."""


class Channel:
    """The worker's end of the line to the server."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line

    def hear(self) -> Any:
        """The next message; ``EOFError`` when the server has hung up."""
        (length,) = HEADER.unpack(self._exactly(HEADER.size))
        return pickle.loads(self._exactly(length))

    def say(self, answer: dict[str, Any]) -> None:
        """Answer with plain data."""
        body = json.dumps(answer).encode()
        self._line.sendall(HEADER.pack(len(body)) + body)

    def waiting(self) -> bool:
        """Whether there is something to hear."""
        return bool(select.select([self._line], [], [], 0)[0])

    def _exactly(self, length: int) -> bytes:
        body = bytearray()
        while len(body) < length:
            piece = self._line.recv(min(length - len(body), 1 << 20))
            if not piece:
                raise EOFError
            body += piece
        return bytes(body)


def main(line: socket.socket, name: str, modules: tuple[str, ...], memory: int) -> None:
    """Work until the server hangs up. ``memory``: megabytes that jobs may use; 0 for as much as there is."""
    _settle(name, memory)
    for module in modules:
        import_module(module)
    channel = Channel(line)
    channel.say({"ready": os.getpid()})
    with contextlib.suppress(EOFError, ConnectionError):
        while True:
            message = channel.hear()
            if len(message) == 2:  # to hurry with a job that was done meanwhile
                continue
            answer = _attempt(channel, *message)
            channel.say(answer)
            if "memory" in answer:  # what is left of it would be in the way of the next job
                os._exit(1)


def _settle(name: str, memory: int) -> None:
    with contextlib.suppress(OSError), open("/proc/self/comm", "w", encoding="ascii") as title:
        title.write(name)  # what lists of processes call it
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to hear
    threading.Thread(target=_follow, daemon=True).start()
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)  # the table comes first
    if memory:
        with contextlib.suppress(ImportError, OSError, ValueError):
            _bound_memory(memory << 20)


def _bound_memory(size: int) -> None:
    """The system refuses what would be more; compiled code and libraries are refused as well."""
    import resource

    most = _address_space() + size
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    if hard != resource.RLIM_INFINITY:
        most = min(most, hard)
    resource.setrlimit(resource.RLIMIT_AS, (most, hard))


def _address_space() -> int:
    """How much the process has already, as far as that can be known."""
    with contextlib.suppress(OSError), open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    return 1 << 30


def _follow() -> None:
    """A worker goes when its server is gone, however it went."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _attempt(
    channel: Channel, work: Work, arguments: tuple[Any, ...], seconds: float, most: float
) -> dict[str, Any]:
    """Do a job; whatever becomes of it, there is an answer."""
    _set_alarm(most)
    try:
        return {"answer": work(Allowance(channel, seconds), *arguments)}
    except TavolataError as error:
        return {"refused": [type(error).__name__, error.id, str(error), _plain(error.arguments)]}
    except MemoryError:
        return {"memory": True}
    except Exception:
        return {"failed": traceback.format_exc()}
    finally:
        _set_alarm(0)


def _set_alarm(seconds: float) -> None:
    """The system ends a worker that is late: a server that was killed cannot, and compiled code listens to nobody."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _plain(arguments: dict[str, Any]) -> dict[str, Any]:
    """Arguments of an error as JSON has them."""
    plain: dict[str, Any] = json.loads(json.dumps(arguments, default=str))
    return plain
