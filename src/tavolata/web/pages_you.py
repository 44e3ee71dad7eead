"""Pages about oneself and one's matches: name, password, settings, records."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from fastapi import APIRouter, Form
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ..engine.errors import TavolataError
from ..engine.room import LANGUAGES
from ..engine.texts import clean_name
from ..kit.words import words
from ..table import rows
from . import problems
from .asking import asker_of, host_of
from .render import Render

router = APIRouter()

THEMES = {"light": "light", "dark": "dark", "auto": ""}
LEAST_PASSWORD, MOST_PASSWORD = 8, 200
_HASHER = PasswordHasher()
_NOBODY = _HASHER.hash("nobody has this password")


# -- who one is ------------------------------------------------------------------------------------------------------


@router.get("/you")
async def you(request: Request, done: str = "") -> Response:
    """Name, password, settings."""
    speaker = words(request.state.language)
    said = speaker.text(f"you-done-{done}") if speaker.knows(f"you-done-{done}") else ""
    return _you(request, said=said)


def _you(request: Request, said: str = "", name: str = "", **errors: str) -> Response:
    render: Render = request.app.state.render
    person = request.state.person
    wrong = {"keep": "", "login": "", **errors}
    form = {"name": name or (person.name if person is not None else "")}
    status = 422 if errors else 200
    return render.page(
        request, "you.html", parts=("new", "page"), status=status, said=said, errors=wrong, form=form
    )


@router.post("/you/settings")
async def settings(
    request: Request,
    name: str = Form(""),
    language: str = Form(""),
    theme: str = Form(""),
    sound: str = Form(""),
    next: str = Form("/"),
) -> Response:
    """Change what is given, and go back."""
    changes: dict[str, Any] = {}
    if clean_name(name):
        changes["name"] = clean_name(name)
    if language in LANGUAGES:
        changes["language"] = language
    if theme in THEMES:
        changes["theme"] = THEMES[theme]
    if sound in ("yes", "no"):
        changes["sound"] = sound == "yes"
    person = request.state.person
    if changes and person is not None:
        await host_of(request).store.write(partial(_update, person=person.id, changes=changes))
    if problems.wants_json(request):
        return Response(status_code=204)
    return RedirectResponse(_within(next), 303)


def _update(connection: Any, person: int, changes: dict[str, Any]) -> None:
    rows.update_person(connection, person, **changes)


def _within(target: str) -> str:
    """A page of ours, whatever the form says."""
    safe = target.startswith("/") and not target.startswith("//")
    return target if safe and "\\" not in target and target.isprintable() else "/"


# -- a name kept with a password ---------------------------------------------------------------------------------------


@router.post("/you/keep")
async def keep(request: Request, name: str = Form(""), password: str = Form("")) -> Response:
    """Keep a name with a password."""
    speaker = words(request.state.language)
    clean = clean_name(name)
    if not clean:
        return _you(request, keep=speaker.text("you-wrong-name"))
    if len(password) < LEAST_PASSWORD or len(password) > MOST_PASSWORD:
        return _you(request, name=clean, keep=speaker.text("you-wrong-password", least=LEAST_PASSWORD))
    hashed = await asyncio.to_thread(_HASHER.hash, password)
    job = partial(rows.keep_name, person=request.state.person.id, name=clean, password_hash=hashed)
    try:
        await host_of(request).store.write(job)
    except rows.Taken:
        return _you(request, name=clean, keep=speaker.text("you-name-taken", name=clean))
    return RedirectResponse("/you?done=keep", 303)


@router.post("/you/login")
async def login(request: Request, name: str = Form(""), password: str = Form("")) -> Response:
    """Come back under a kept name. The tables of the guest one was until now come along."""
    store = host_of(request).store
    found = store.read(partial(rows.person_by_kept, name=clean_name(name)))
    hashed = found[1] if found is not None else _NOBODY
    right = await asyncio.to_thread(_matches, hashed, password[:MOST_PASSWORD])
    if found is None or not right:
        return _you(
            request, name=clean_name(name), login=words(request.state.language).text("you-wrong-login")
        )
    guest, person = request.state.person, found[0]
    if guest is not None and guest.kept is None and guest.id != person.id:
        await host_of(request).merge(guest, person)
    await request.app.state.sessions.enter(request, person)
    return RedirectResponse("/you?done=login", 303)


@router.post("/you/logout")
async def logout(request: Request) -> Response:
    """This browser is nobody from now on."""
    await request.app.state.sessions.leave(request)
    return RedirectResponse("/you?done=logout", 303)


def _matches(hashed: str, password: str) -> bool:
    """Whether a password is the right one. For a name that nobody keeps it takes as long."""
    try:
        return _HASHER.verify(hashed, password)
    except Argon2Error:
        return False


# -- records ---------------------------------------------------------------------------------------------------------


@router.get("/records")
async def records(request: Request) -> Response:
    """A form for a record to look at."""
    return _records(request)


@router.post("/records")
async def upload(request: Request) -> Response:
    """Lay out a recorded match."""
    async with request.form(max_files=1, max_fields=10) as form:
        file, typed = form.get("file"), form.get("text")
        text = typed if isinstance(typed, str) else ""
        if isinstance(file, UploadFile) and file.filename:
            text = (await file.read()).decode("utf-8", "replace")
    try:
        live = await host_of(request).upload(request.state.person, text, asker_of(request))
    except TavolataError as error:
        status = max(422, problems.status_of(error))
        return _records(request, text, problems.problem_of(error, request.state.language).sentence, status)
    return RedirectResponse(f"/t/{live.table.code}?at=0", 303)


def _records(request: Request, text: str = "", error: str = "", status: int = 200) -> Response:
    render: Render = request.app.state.render
    return render.page(request, "records.html", parts=("new", "page"), status=status, text=text, error=error)
