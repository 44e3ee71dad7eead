"""What workers are given to do in tests. Each is told its clock first."""

from __future__ import annotations

import os
import signal
import time

from tavolata.engine.errors import BadRecord
from tavolata.table.workbench import Clock


def who(clock: Clock) -> int:
    """The worker's number."""
    return os.getpid()


def echo(clock: Clock, thing: object) -> object:
    """The same again."""
    return thing


def spin(clock: Clock) -> float:
    """As long as the clock allows; how long that was."""
    began = time.perf_counter()
    while time.perf_counter() - began < clock.allowed():
        pass
    return clock.allowed()


def hang(clock: Clock) -> None:
    """For ever, deaf to everything."""
    while True:
        pass


def stop(clock: Clock) -> None:
    """Be stopped by the system, as by a debugger."""
    os.kill(os.getpid(), signal.SIGSTOP)


def die(clock: Clock) -> None:
    """Be killed."""
    os.kill(os.getpid(), signal.SIGKILL)


def grow(clock: Clock) -> int:
    """Want all the memory there is."""
    hoard = []
    while True:
        hoard.append(bytearray(1 << 24))


def stumble(clock: Clock) -> None:
    """Make a mistake."""
    raise ZeroDivisionError("a mistake")


def refuse(clock: Clock) -> None:
    """Say no."""
    raise BadRecord("bad-move", "line 3: no", {"line": 3})
