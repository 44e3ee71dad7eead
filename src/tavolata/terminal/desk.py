"""Where the program and its reader meet: what is printed, what is typed, in which language, and what went wrong."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Iterator

from rich.console import Console, RenderableType
from rich.text import Text

from ..engine.errors import TavolataError
from ..engine.room import Speaker
from ..engine.texts import one_line
from ..kit.terminal import QUIET


class Problem(TavolataError):
    """Something typed on the command line that cannot be; said by message ``error-<id>``."""

    def __init__(self, id: str, **arguments: str | int | list[str]) -> None:
        super().__init__(id, id, arguments)


class Interrupted(Exception):
    """The reader stopped something long with Ctrl-C."""


class TimeOver(Exception):
    """The time that the rules set for an answer is over."""


class Desk:
    """A console with words. ``interactive`` means that a person types, rather than a pipe or a file."""

    def __init__(
        self,
        words: Speaker,
        console: Console | None = None,
        errors: Console | None = None,
        interactive: bool | None = None,
    ) -> None:
        self.words = words
        self.console = console or Console(highlight=False)
        self.errors = errors or Console(stderr=True, highlight=False)
        self.interactive = is_terminal(sys.stdin) if interactive is None else interactive

    # -- saying ----------------------------------------------------------------------------------------------

    def show(self, *parts: RenderableType) -> None:
        """Print drawings or texts, one below the other. A plain str is never read as markup."""
        for part in parts:
            self.console.print(Text(part) if isinstance(part, str) else part)

    def say(self, id: str, style: str = "", **arguments: object) -> None:
        """Print a message."""
        self.console.print(Text(self.words.text(id, **arguments), style))

    def complain(self, sentence: str) -> None:
        """Say in one line what is wrong."""
        self.errors.print(Text(one_line(sentence), "red"), soft_wrap=True)

    def clear(self, secret: bool = False) -> None:
        """Begin a new screen, where there is one; ``secret`` wipes what could be scrolled back to as well."""
        if self.interactive and self.console.is_terminal:
            self.console.clear()
            if secret:
                self.console.file.write("\x1b[3J")

    @contextlib.contextmanager
    def waiting(self, id: str, **arguments: object) -> Iterator[None]:
        """Say that something takes a moment, while it does."""
        if self.interactive and self.console.is_terminal:
            with self.console.status(Text(self.words.text(id, **arguments), QUIET), spinner="dots"):
                yield
        else:
            yield

    @contextlib.contextmanager
    def paged(self) -> Iterator[None]:
        """Show what is longer than the screen page by page, where there is a screen."""
        if not (self.interactive and self.console.is_terminal):
            yield
            return
        os.environ.setdefault("LESS", "-RFX")  # colours as they are; no pages if all fits on one
        if "utf" in self.console.encoding.lower():
            os.environ.setdefault("LESSCHARSET", "utf-8")
        with self.console.pager(styles=self.console.color_system is not None):
            yield

    # -- asking ----------------------------------------------------------------------------------------------

    def read(self, prompt: str = "> ", seconds: float | None = None) -> str | None:
        """A line typed by the reader, or ``None`` where there are no more; ``TimeOver`` if it takes him too long.

        What comes from a pipe or a file is not waited for, and has no time limit.
        """
        if not self.interactive:
            line = sys.stdin.readline()
            return line.strip() if line else None
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (gives the line arrows and a memory)
        try:
            with time_limit(seconds):
                return input(prompt).strip()
        except TimeOver:
            self.console.print()
            raise
        except EOFError:
            self.console.print()
            return None

    def pause(self, id: str, **arguments: object) -> None:
        """Wait for Enter."""
        if self.interactive:
            self.read(self.words.text(id, **arguments))

    # -- errors ----------------------------------------------------------------------------------------------

    def error_text(self, error: TavolataError, words: Speaker | None = None) -> str:
        """An error in the reader's language, if there are words for it."""
        said = words or self.words
        id = f"error-{error.id}"
        if not said.knows(id):
            return str(error)
        arguments = {
            name: ", ".join(value) if isinstance(value, list) else str(value)
            for name, value in error.arguments.items()
        }
        try:
            return said.text(id, **arguments, sentence=str(error))
        except ValueError:  # the words want an argument that this error does not carry
            return str(error)


@contextlib.contextmanager
def time_limit(seconds: float | None) -> Iterator[None]:
    """``TimeOver`` inside, when so many seconds have passed; no limit where the system has no such clock."""
    if seconds is None or not hasattr(signal, "setitimer"):
        yield
        return

    def over(*_: object) -> None:
        raise TimeOver

    before = signal.signal(signal.SIGALRM, over)
    signal.setitimer(signal.ITIMER_REAL, max(seconds, 0.001))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def is_terminal(stream: object) -> bool:
    """Whether a person sits at the other end of a stream."""
    try:
        return bool(stream.isatty())  # type: ignore[attr-defined]
    except (AttributeError, ValueError):
        return False
