"""Servers under test, each in a process of its own, which forks from this one: what they stand on is imported once.

The test asks for one over the line it started this program with, and sends along where that one says its address and
what it writes. Nothing heavy is imported above: processes in which bots think import this file again.
"""

import json
import os
import signal
import socket
import sys
from contextlib import suppress
from typing import Any

MOST = 1 << 20
"""Bytes of a question that are taken at once."""


def main() -> None:
    """Start a server whenever the test asks, until it hangs up. In a server: serve."""
    from web import serving

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody here waits for them
    with socket.socket(fileno=int(sys.argv[1])) as line:
        while True:
            asked, files, _, _ = socket.recv_fds(line, MOST, 2)
            if not asked:
                return
            while not asked.endswith(b"\n"):
                asked += line.recv(MOST)
            if os.fork() == 0:
                break
            for file in files:
                os.close(file)
    wish: dict[str, Any] = json.loads(asked)
    said, log = files
    if in_a_server(said):
        os.dup2(log, 1)
        os.dup2(log, 2)
        os.chdir(wish["folder"])
        os.environ.clear()
        os.environ.update(wish["surroundings"])
        serving.open_house(wish["seed"], lambda address: tell(said, address))


def in_a_server(said: int) -> bool:
    """Whether this is the server now. The process it forks from stays, and says how it began and ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    number = os.fork()
    if number == 0:
        return True
    tell(said, str(number))
    _, status = os.waitpid(number, 0)
    tell(said, str(os.waitstatus_to_exitcode(status)))
    return False


def tell(said: int, line: str) -> None:
    """Say something to the test, if it still listens."""
    with suppress(BrokenPipeError):
        os.write(said, f"{line}\n".encode())


if __name__ == "__main__":
    main()
