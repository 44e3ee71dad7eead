"""What can go wrong, said so that a person knows what to do.

Every error carries an English sentence (``str(error)``), and an id with arguments from which the command line
and the page make the same sentence in the reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class TavolataError(Exception):
    """Base of all errors that are the caller's to mend."""

    def __init__(self, id: str, sentence: str, arguments: Mapping[str, Any] | None = None) -> None:
        super().__init__(sentence)
        self.id = id
        self.arguments: dict[str, Any] = dict(arguments or {})


class IllegalMove(TavolataError, ValueError):
    """A move the rules forbid now. ``rule`` is the id of the clause; nothing has changed."""

    def __init__(self, rule: str, sentence: str, arguments: Mapping[str, Any] | None = None) -> None:
        super().__init__("illegal-move", sentence, arguments)
        self.rule = rule


class BadOption(TavolataError, ValueError):
    """A game cannot be set up like this; the sentence says what is allowed."""


class UnknownGame(TavolataError, ValueError):
    """No game goes by that name."""


class BadNotation(TavolataError, ValueError):
    """A text that is no move in the game's notation."""


class BadContent(TavolataError, ValueError):
    """A content pack breaks its schema; the sentence names file, entry and field."""


class BadRecord(TavolataError, ValueError):
    """A record that cannot be read or replayed; the sentence names the line."""


class BadDump(TavolataError, ValueError):
    """Bytes that are not a dumped state of this game."""
