"""Pages about a game: what it is, its rules as numbered clauses, and its introduction on its own board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ..engine.catalogue import room
from ..engine.errors import BadNotation
from ..engine.phrases import Refusal
from ..engine.room import Room, Speaker
from ..engine.scene import Intro, IntroStep, Scene
from ..engine.state import State
from ..kit.shelf import Entries, counted, entry_name, is_plain, list_name, lists, message_kind
from ..kit.words import sentence
from ..table.errors import NotFound
from ..table.scenes import choices, refusals
from .asking import host_of
from .cards import card, options
from .render import Render

router = APIRouter()


# -- about -----------------------------------------------------------------------------------------------------------


@router.get("/games/{id}")
async def game(request: Request, id: str) -> Response:
    """What a game is, how it can be set up, and where each of its cards comes from."""
    known = room(id)
    words = known.words(request.state.language)
    render: Render = request.app.state.render
    return render.page(
        request,
        "game.html",
        parts=("new", "page"),
        game=id,
        card=card(known, request.state.language),
        options=options(known, words),
        lists=[_list(known, name, entries, words) for name, entries in lists(known.game.content().data)],
        version=known.game.version,
        content_label=known.game.content().id,
        offer=host_of(request).dealing.offer(),
    )


@dataclass(frozen=True, slots=True)
class Piece:
    """A thing of the content: its name, where it is from, what it does, and a remark."""

    name: str
    source: str
    does: str
    note: str


@dataclass(frozen=True, slots=True)
class Listed:
    """A list of the content, counted, with those of its entries that are told one by one."""

    title: str
    counts: str
    entries: list[Piece]


def _list(known: Room, name: str, entries: Entries, words: Speaker) -> Listed:
    """A list of the content. One that is printed throughout, and has no notes, is only counted."""
    shown = [] if is_plain(entries) else entries
    return Listed(
        list_name(words, name),
        counted(entries, words),
        [_entry(known, name, entry, words) for entry in shown],
    )


def _entry(known: Room, name: str, entry: dict[str, Any], words: Speaker) -> Piece:
    kind = message_kind(name, entry["id"], words)
    note = f"{kind}-{entry['id']}-note"
    return Piece(
        entry_name(words, kind, entry["id"]),
        source=str(entry.get("source", "printed")),
        does=known.say_entry(name, entry, words),
        note=words.text(note) if words.knows(note) else str(entry.get("note", "")),
    )


# -- rules -----------------------------------------------------------------------------------------------------------


@router.get("/games/{id}/rules")
async def rules(request: Request, id: str) -> Response:
    """The whole rulebook."""
    known = room(id)
    book = known.rulebook(request.state.language)
    render: Render = request.app.state.render
    return render.page(
        request,
        "rules.html",
        parts=("page",),
        game=id,
        game_id=id,
        book=book,
        introduction=[marked(text) for text in book.introduction.split("\n\n") if text],
        marked=marked,
        filled=partial(known.figures, words=known.words(request.state.language)),
    )


def marked(text: str) -> Markup:
    """A paragraph of the rulebook; names of options stand in backquotes."""
    pieces = text.split("`")
    return Markup("").join(
        [
            Markup("<code>{}</code>").format(piece) if number % 2 else escape(piece)
            for number, piece in enumerate(pieces)
        ]
    )


# -- introduction ----------------------------------------------------------------------------------------------------


@router.get("/games/{id}/intro")
async def intro(
    request: Request,
    id: str,
    step: int = 0,
    m: Annotated[list[str] | None, Query(max_length=200)] = None,
    why: str = "",
    clause: str = "",
) -> Response:
    """A step of the introduction. A touch of the right target leads on, of another one says why not."""
    known = room(id)
    lesson = known.intro()
    if lesson is None:
        raise NotFound("no-intro", f"{id} has no introduction yet", game=id)
    step = min(max(step, 0), len(lesson.steps) - 1)
    words = known.words(request.state.language, _names(known, lesson, request.state.language))
    here = lesson.steps[step]
    said = ""
    if here.wait and m:
        if m[-1] == here.wait and step + 1 < len(lesson.steps):
            return RedirectResponse(f"/games/{id}/intro?step={step + 1}", 303)
        said = words.text("intro-other")
    state = _state(known, lesson, step)
    if why or clause:
        said = _why(known, lesson, state, words, why, clause)
    return _intro_page(request, known, lesson, step, state, words, said)


def _intro_page(
    request: Request, known: Room, lesson: Intro, step: int, state: State, words: Speaker, said: str
) -> Response:
    here = lesson.steps[step]
    scene = _scene(known, lesson, here, state, words)
    render: Render = request.app.state.render
    wanted = scene.choice(here.wait) if here.wait else None
    notes = known.preview(scene) if scene.chosen is not None else []
    return render.page(
        request,
        "intro.html",
        parts=("table",),
        game=known.game.id,
        names=_names(known, lesson, request.state.language),
        game_id=known.game.id,
        step=step,
        of=len(lesson.steps),
        next=step + 1 if step + 1 < len(lesson.steps) else None,
        drawing=known.paint(scene),
        says=words.text(here.say),
        clause=known.rulebook(words.language).clauses.get(here.clause),
        notes=[{"icon": note.icon, "html": Markup(note.html), "win": note.win} for note in notes],
        wanted=wanted,
        wanted_label=Markup(known.label(wanted, scene)) if wanted is not None else "",
        refused=said,
        offer=host_of(request).dealing.offer(),
    )


def _names(known: Room, lesson: Intro, language: str) -> list[str]:
    """The reader is "you", the others are called like bots."""
    words = known.words(language)
    others = iter(words.text("bot-names").split(", "))
    return [
        words.text("intro-you") if seat == lesson.reader else next(others) for seat in range(lesson.seats)
    ]


def _state(known: Room, lesson: Intro, step: int) -> State:
    """The match of the introduction before this step's preview."""
    state = known.game.new(lesson.seats, lesson.seed, dict(lesson.options))
    for number, one in enumerate(lesson.steps[: step + 1]):
        for text in one.moves:
            _play(state, text)
        if one.wait and number < step:
            _play(state, one.wait)
    return state


def _play(state: State, text: str) -> None:
    seat = state.deciders()[0]
    state.play(seat, state.read(seat, text))


def _scene(known: Room, lesson: Intro, here: IntroStep, state: State, words: Speaker) -> Scene:
    """The board as this step shows it: with a move previewed, with moves on offer, or just as it stands."""
    reader = lesson.reader
    decides = not state.over and reader in state.deciders()
    offered = choices(known, state, reader, words) if decides and (here.wait or here.show) else ()
    chosen = next((one for one in offered if one.text == here.show), None)
    after: Mapping[str, Any] | None = None
    if chosen is not None:
        world = state.imagine(reader, 1)
        world.play(reader, world.read(reader, chosen.text))
        after = world.view(reader)
    asked = refusals(state, reader) if offered else None
    return Scene(state.view(reader), words, offered, chosen=chosen, after=after, refusal=asked)


def _why(known: Room, lesson: Intro, state: State, words: Speaker, why: str, clause: str) -> str:
    """Why something cannot be done on the board of the introduction."""
    refusal: Refusal | None = Refusal(clause) if clause else None
    if why:
        try:
            refusal = state.why(lesson.reader, state.read(lesson.reader, why))
        except BadNotation:
            refusal = None
    return sentence(known.say_refusal(refusal, words)).replace("..", ".") if refusal is not None else ""
