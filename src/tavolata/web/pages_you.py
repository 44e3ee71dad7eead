"""Pages about oneself and one's matches: name, password, settings, records."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

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
from ..store import rows
from ..store.model import PACES, Person
from ..table.errors import NotAllowed, NotNow
from . import asking, problems
from .asking import asker_of, host_of
from .render import Render
from .sessions import Changed, Sessions

router = APIRouter()

THEMES = {"light": "light", "dark": "dark", "auto": ""}
LEAST_PASSWORD, MOST_PASSWORD = 8, 200
T = TypeVar("T")

_HASHER = PasswordHasher()
_HASHING = ThreadPoolExecutor(2, "tavolata-passwords")
"""A password costs a tenth of a second and 64 MB: many at once would cost the tables their machine."""
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
    wrong = {"keep": "", "login": "", "change": "", **errors}
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
    pace: str = Form(""),
    next: str = Form("/"),
) -> Response:
    """Change what is given, and go back."""
    changes: rows.PersonFields = {}
    if clean_name(name):
        changes["name"] = clean_name(name)
    if language in LANGUAGES:
        changes["language"] = language
    if theme in THEMES:
        changes["theme"] = THEMES[theme]
    if sound in ("yes", "no"):
        changes["sound"] = sound == "yes"
    if pace in PACES:
        changes["pace"] = pace
    person = await asking.person(request) if changes else None
    if person is not None:
        await host_of(request).hall.store.write(partial(rows.update_person, person=person.id, **changes))
    if problems.wants_json(request):
        return Response(status_code=204)
    return RedirectResponse(_within(next), 303)


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
    _need_browser(request)
    if request.state.person is not None and request.state.person.kept is not None:
        raise NotNow("kept-already", "you have kept a name already: its password is changed with the old one")
    if not clean:
        return _you(request, keep=speaker.text("you-wrong-name"))
    if not _long_enough(password):
        return _you(request, name=clean, keep=speaker.text("you-wrong-password", least=LEAST_PASSWORD))
    hashed = await _hashing(partial(_HASHER.hash, password))
    try:
        await _sessions(request).keep(request, clean, hashed)
    except rows.Taken:
        return _you(request, name=clean, keep=speaker.text("you-name-taken", name=clean))
    _end_screens(request)
    return RedirectResponse("/you?done=keep", 303)


@router.post("/you/password")
async def change_password(request: Request, old: str = Form(""), password: str = Form("")) -> Response:
    """Another password. Whoever has this browser only, and not the password, cannot take the name with it."""
    speaker = words(request.state.language)
    _need_browser(request)
    person: Person | None = request.state.person
    found = await _known(request, person.kept or "", old) if person is not None else None
    if person is None or found is None or found[0].id != person.id:
        return _you(request, change=speaker.text("you-wrong-old"))
    if not _long_enough(password):
        return _you(request, change=speaker.text("you-wrong-password", least=LEAST_PASSWORD))
    hashed = await _hashing(partial(_HASHER.hash, password))
    try:
        await _sessions(request).change_password(request, found[1], hashed)
    except Changed:
        return _you(request, change=speaker.text("you-wrong-old"))
    _end_screens(request)
    return RedirectResponse("/you?done=password", 303)


@router.post("/you/login")
async def login(request: Request, name: str = Form(""), password: str = Form("")) -> Response:
    """Come back under a kept name. The tables of the guest one was until now come along."""
    _need_browser(request)
    clean, wrong = clean_name(name), words(request.state.language).text("you-wrong-login")
    found = await _known(request, clean, password)
    if found is None:
        return _you(request, name=clean, login=wrong)
    guest, before = request.state.person, request.state.session.digest
    try:
        await _sessions(request).enter(request, *found)
    except Changed:
        return _you(request, name=clean, login=wrong)
    if guest is not None and guest.kept is None and guest.id != found[0].id:
        await host_of(request).hall.merge(guest, found[0])
    request.app.state.stage.dismiss(session=before)
    return RedirectResponse("/you?done=login", 303)


@router.post("/you/logout")
async def logout(request: Request) -> Response:
    """This browser is nobody from now on."""
    before = request.state.session.digest
    await _sessions(request).leave(request)
    request.app.state.stage.dismiss(session=before)
    return RedirectResponse("/you?done=logout", 303)


def _sessions(request: Request) -> Sessions:
    found: Sessions = request.app.state.sessions
    return found


def _end_screens(request: Request) -> None:
    """All that this person has open elsewhere is no longer his."""
    request.app.state.stage.dismiss(person=request.state.person.id)


def _need_browser(request: Request) -> None:
    """A program with the key of a seat has no name to keep."""
    if request.state.key is not None:
        raise NotAllowed("no-cookie", "this needs a cookie, and none was sent")


def _long_enough(password: str) -> bool:
    return LEAST_PASSWORD <= len(password) <= MOST_PASSWORD


async def _known(request: Request, name: str, password: str) -> tuple[Person, str] | None:
    """Who keeps a name with this password, and its hash. For a name that nobody keeps it takes as long."""
    found = host_of(request).hall.store.read(partial(rows.person_by_kept, name=name)) if name else None
    hashed = found[1] if found is not None else _NOBODY
    right = await _hashing(partial(_matches, hashed, password[:MOST_PASSWORD]))
    return found if right else None


async def _hashing(work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(_HASHING, work)


def _matches(hashed: str, password: str) -> bool:
    """Whether a password is the right one."""
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
        live = await host_of(request).opening.upload(request.state.person, text, asker_of(request))
        await asking.own(request, live)
    except TavolataError as error:
        status = max(422, problems.status_of(error))
        return _records(request, text, problems.problem_of(error, request.state.language).sentence, status)
    return RedirectResponse(f"/t/{live.table.code}?at=0", 303)


def _records(request: Request, text: str = "", error: str = "", status: int = 200) -> Response:
    render: Render = request.app.state.render
    return render.page(request, "records.html", parts=("new", "page"), status=status, text=text, error=error)
