"""What went wrong, as JSON or as a page, in the reader's language."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, Field, ValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.websockets import WebSocket

from ..engine.errors import IllegalMove, TavolataError, UnknownGame
from ..engine.phrases import Refusal
from ..engine.room import Speaker
from ..kit.words import sentence, words
from ..store.trouble import StoreError
from ..table.errors import Refused, Stale

if TYPE_CHECKING:
    from ..table.live import Live

log = logging.getLogger("tavolata.web")

_STATUS_IDS = {404: "not-found", 405: "bad-method", 413: "too-large"}
"""What the framework refuses by itself, in our words."""


class Wrong(BaseModel):
    """A field that does not fit."""

    field: str = Field(examples=["seat"])
    problem: str = Field(examples=["Input should be a valid integer"])


class Problem(BaseModel):
    """What went wrong."""

    id: str = Field(description="Stable: programs may rely on it.", examples=["stale"])
    sentence: str = Field(
        description="For people, in the language of Accept-Language or ?lang=.",
        examples=["This decision has already been made."],
    )
    rule: str | None = Field(
        default=None, description="The clause of the rulebook that forbids it.", examples=["PC-3.2"]
    )
    clause: str | None = Field(default=None, description="That clause, in words.")
    stored: list[str] | None = Field(
        default=None, description="When a decision is stale: what this seat has played for it, if anything."
    )
    decision: int | None = Field(
        default=None, description="When a decision is stale: the number of the present one."
    )
    wrong: list[Wrong] | None = Field(
        default=None, description="When the request does not fit: which fields."
    )


class ProblemAnswer(BaseModel):
    """The body of every refusal."""

    error: Problem


# -- from an exception to a problem ----------------------------------------------------------------------------------


def status_of(error: Exception) -> int:
    """The HTTP status an error is answered with."""
    if isinstance(error, HTTPException):
        return error.status_code
    if isinstance(error, UnknownGame):
        return 404
    if isinstance(error, IllegalMove):
        return 409
    if isinstance(error, TavolataError):
        return int(getattr(error, "status", 400))
    return 422 if isinstance(error, RequestValidationError | ValidationError) else 500


def problem_of(error: Exception, language: str, live: Live | None = None) -> Problem:
    """An error in words; the table, if there is one, knows its game's words and its players' names."""
    speaker = live.words(language) if live is not None else words(language)
    if isinstance(error, HTTPException):
        id = _STATUS_IDS.get(error.status_code, "bad-request")
        where = speaker.text("where-body")
        arguments = {"status": error.status_code, "where": where}
        return Problem(id=id, sentence=_said(speaker, id, arguments, _phrase(error)))
    if isinstance(error, RequestValidationError | ValidationError):
        return _misfit(error, speaker)
    if not isinstance(error, TavolataError):
        return Problem(id="server-error", sentence=_said(speaker, "server-error", {}, "internal error"))
    problem = Problem(id=error.id, sentence=said(speaker, error))
    if isinstance(error, Stale):
        problem.stored, problem.decision = error.stored, error.decision
    refusal = _refusal(error)
    if refusal is not None:
        _explain(problem, refusal, speaker, live)
    return problem


def _refusal(error: TavolataError) -> Refusal | None:
    if isinstance(error, Refused):
        return error.refusal
    return Refusal(error.rule, error.arguments) if isinstance(error, IllegalMove) else None


def _explain(problem: Problem, refusal: Refusal, speaker: Speaker, live: Live | None) -> None:
    """Say which rule forbids it, and what that rule says."""
    problem.rule = refusal.rule
    if live is not None:
        problem.sentence = sentence(live.room.say_refusal(refusal, speaker))
        clause = live.room.rulebook(speaker.language).clauses.get(refusal.rule)
        problem.clause = clause.text if clause is not None else None


def _misfit(error: RequestValidationError | ValidationError, speaker: Speaker) -> Problem:
    wrong = [
        Wrong(field=".".join(str(part) for part in one["loc"] if part != "body") or "?", problem=one["msg"])
        for one in error.errors()[:20]
    ]
    where = ", ".join(dict.fromkeys(one.field for one in wrong))
    return Problem(
        id="bad-request", sentence=_said(speaker, "bad-request", {"where": where}, where), wrong=wrong
    )


def said(speaker: Speaker, error: TavolataError) -> str:
    """An error as a sentence in these words; in English where they have none for it."""
    if isinstance(error, StoreError):  # which file, and why, is the keeper's affair
        return _said(speaker, "not-stored", {}, "it could not be stored; try again later")
    return _said(speaker, error.id, error.arguments, str(error))


def _said(speaker: Speaker, id: str, arguments: Mapping[str, Any], otherwise: str) -> str:
    name = f"error-{id}"
    if not speaker.knows(name):
        return _sentence(otherwise)
    plain = {
        key: ", ".join(map(str, value)) if isinstance(value, list) else value
        for key, value in arguments.items()
    }
    try:
        return _sentence(speaker.text(name, **{"sentence": otherwise, **plain}))
    except ValueError:  # the message wants an argument that this error does not carry
        return _sentence(otherwise)


def _sentence(text: str) -> str:
    return sentence(text.rstrip("."))


def _phrase(error: HTTPException) -> str:
    try:
        return HTTPStatus(error.status_code).phrase
    except ValueError:
        return "error"


# -- from a problem to an answer -------------------------------------------------------------------------------------


def wants_json(connection: HTTPConnection) -> bool:
    """Whether a program asks, rather than a person with a page."""
    accept = connection.headers.get("accept", "")
    path: str = connection.scope["path"]
    return path.startswith("/api/") or ("json" in accept and "text/html" not in accept)


def answer(request: Request, error: Exception) -> Response:
    """The answer to a request that failed."""
    status = status_of(error)
    if status >= 500:
        log.error("%s %r failed: %s", request.method, request.scope["path"], error, exc_info=_trace(error))
    language = getattr(request.state, "language", "en")
    problem = problem_of(error, language, getattr(request.state, "live", None))
    response = _json(status, problem) if wants_json(request) else _for_people(request, status, problem)
    response.headers.update(_headers(error, status))
    return response


def _for_people(request: Request, status: int, problem: Problem) -> Response:
    """A page; whoever looks too often gets the bare sentence, as a page to refuse a page costs as much as one."""
    if status == 429 and request.method in ("GET", "HEAD"):
        return PlainTextResponse(problem.sentence, status)
    return _page(request, status, problem)


async def deny(socket: WebSocket, error: Exception) -> None:
    """Refuse a live stream before it has begun, with the same words as anything else."""
    status = status_of(error)
    language = getattr(socket.state, "language", "en")
    response = _json(status, problem_of(error, language, getattr(socket.state, "live", None)))
    response.headers.update(_headers(error, status))
    await socket.send_denial_response(response)


def _json(status: int, problem: Problem) -> Response:
    return JSONResponse({"error": problem.model_dump(exclude_none=True)}, status)


def _headers(error: Exception, status: int) -> dict[str, str]:
    headers = dict(getattr(error, "headers", None) or {})
    if isinstance(error, TavolataError) and "seconds" in error.arguments and status == 429:
        headers["Retry-After"] = str(error.arguments["seconds"])
    return headers


def _trace(error: Exception) -> Exception | None:
    """What the log says beside the error: where it happened, unless it is one that speaks for itself."""
    return None if isinstance(error, TavolataError) else error


def _page(request: Request, status: int, problem: Problem) -> Response:
    """The page for it; if even that fails, the bare sentence."""
    from . import pages

    try:
        return pages.error_page(request, status, problem)
    except Exception:
        log.exception("the page for an error failed")
        return PlainTextResponse(problem.sentence, status)
