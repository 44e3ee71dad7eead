"""What workers are given to do in tests. Each is told its allowance first."""

from __future__ import annotations

import os
import signal
import time

from tavolata.engine.errors import BadRecord
from tavolata.workers.workbench import Allowance


def who(allowance: Allowance) -> int:
    """The worker's number."""
    return os.getpid()


def echo(allowance: Allowance, thing: object) -> object:
    """The same again."""
    return thing


def spin(allowance: Allowance) -> float:
    """As long as it is allowed; how long that was."""
    began = time.perf_counter()
    while time.perf_counter() - began < allowance.allowed():
        pass
    return allowance.allowed()


def hang(allowance: Allowance) -> None:
    """For ever, deaf to everything."""
    while True:
        pass


def stop(allowance: Allowance) -> None:
    """Be stopped by the system, as by a debugger."""
    os.kill(os.getpid(), signal.SIGSTOP)


def die(allowance: Allowance) -> None:
    """Be killed."""
    os.kill(os.getpid(), signal.SIGKILL)


def grow(allowance: Allowance) -> int:
    """Want all the memory there is."""
    hoard = []
    while True:
        hoard.append(bytearray(1 << 24))


def stumble(allowance: Allowance) -> None:
    """Make a mistake."""
    raise ZeroDivisionError("a mistake")


def refuse(allowance: Allowance) -> None:
    """Say no."""
    raise BadRecord("bad-move", "line 3: no", {"line": 3})
