"""Whatever a program sends, made from the OpenAPI document itself: no 5xx, no answer the document does not know."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from conformance.support import many
from tavolata.web.app import create_app
from tavolata.web.settings import Settings

from .support import House, Program

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
LOOK = settings(
    max_examples=many(12),
    suppress_health_check=[*HealthCheck],
)
Case: TypeAlias = "schemathesis.Case[Any]"
SEATS = 3
GAMES = ("primo-cavaliere", "nebbia-in-laguna")


schema = schemathesis.openapi.from_dict(create_app(Settings(database="never-opened.db")).openapi())


@schema.parametrize()
@LOOK
def test_anything_at_all(case: Case, server: House) -> None:
    """As the document makes it: mostly tables that are not there."""
    _hurry(case)
    case.validate_response(case.call(base_url=server.url, timeout=30), checks=CHECKS)


@schema.parametrize()
@LOOK
def test_at_a_table_that_is_there(case: Case, server: House) -> None:
    """With the code of a running match and the key of a seat of it."""
    if "code" not in case.path_parameters:
        return
    _hurry(case)
    table = running(server.url, case.operation.label)
    case.path_parameters["code"] = table["code"]
    case.headers["Authorization"] = f"Bearer {table['keys'][0]['key']}"
    seat = case.body.get("seat") if isinstance(case.body, dict) else None
    if isinstance(case.body, dict) and isinstance(seat, int):
        case.body["seat"] = seat % SEATS  # a seat that is there
    case.validate_response(case.call(base_url=server.url, timeout=30), checks=CHECKS)


def _hurry(case: Case) -> None:
    """Nobody waits here."""
    if isinstance(case.query, dict) and "wait" in case.query:
        case.query["wait"] = 0


def running(url: str, label: str) -> dict[str, Any]:
    """A match that is being played; another one when what was tried before has ended it."""
    table = _opened(url, label)
    if _program(url).see(table["code"])["status"] != "running":
        _opened.cache_clear()
        table = _opened(url, label)
    return table


@cache
def _program(url: str) -> Program:
    return Program(url)


@cache
def _opened(url: str, label: str) -> dict[str, Any]:
    places = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}]
    assert len(places) == SEATS
    game = GAMES[len(label) % len(GAMES)]
    made: dict[str, Any] = _program(url).post("/api/tables", json={"game": game, "places": places}).json()
    key = {"Authorization": f"Bearer {made['owner_key']}"}
    started = _program(url).post(f"/api/tables/{made['code']}/start", json={}, headers=key)
    started.raise_for_status()
    return made


def test_the_server_has_noted_nothing(server: House) -> None:
    """Nothing of all that has left a trace of an error in its log."""
    assert "Traceback" not in server.log
