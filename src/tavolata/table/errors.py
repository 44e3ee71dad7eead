"""What can go wrong at a table, with the status by which the web says it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ..engine.errors import TavolataError
from ..engine.phrases import Refusal


class TableError(TavolataError):
    """Base of all that a table refuses. Nothing has changed."""

    status: ClassVar[int] = 400

    def __init__(self, id: str, sentence: str, **arguments: Any) -> None:
        super().__init__(id, sentence, arguments)


class BadRequest(TableError):
    """It cannot be understood or does not fit."""


class NotAllowed(TableError):
    """Somebody else may do this, not you."""

    status = 403


class NotFound(TableError):
    """There is no such thing, or no longer."""

    status = 404


class Stale(TableError):
    """The decision has moved on. ``stored`` is what this seat has played for it, if the decision was its own."""

    status = 409

    def __init__(self, id: str, sentence: str, stored: list[str], decision: int) -> None:
        super().__init__(id, sentence, decision=decision)
        self.stored = stored
        self.decision = decision


class Refused(TableError):
    """The rules forbid it; ``refusal`` says which one."""

    status = 409

    def __init__(self, refusal: Refusal, sentence: str, arguments: Mapping[str, Any] | None = None) -> None:
        super().__init__("refused", sentence, **dict(arguments or {}), rule=refusal.rule)
        self.refusal = refusal


class NotNow(TableError):
    """It could be done at another time, or if others agreed."""

    status = 409


class OnHold(NotNow):
    """The match was stored under rules, or with content, that this release does not have."""


class TooMany(TableError):
    """Slow down, or make room first."""

    status = 429
