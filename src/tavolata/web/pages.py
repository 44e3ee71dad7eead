"""The pages for people: the first one, static files, what is said when something is wrong. Other pages join here."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from fastapi import APIRouter, Form
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ..engine.catalogue import room
from ..engine.errors import UnknownGame
from ..engine.room import Speaker
from ..engine.scene import Face
from ..kit.words import words
from ..store import rows
from ..store.model import SeatKind, TableRow
from ..table.errors import NotFound
from ..table.hall import listed
from ..table.live import Live
from . import asking, compress, pages_games, pages_new, pages_table, pages_you, paint, veil
from .asking import host_of
from .cards import shelf
from .problems import Problem
from .render import Render, speaker_of
from .security import path_in

router = APIRouter()

MOST_ROWS = 20
"""How many tables a list on the first page shows."""
FOREVER = "public, max-age=31536000, immutable"


def render_of(request: Request) -> Render:
    """What makes pages."""
    render: Render = request.app.state.render
    return render


# -- the first page --------------------------------------------------------------------------------------------------


@router.get("/")
async def home(request: Request) -> Response:
    """Games to play, and tables: one's own, open ones, those to watch."""
    person = request.state.person
    store = host_of(request).hall.store
    mine = (
        listed(store.read(partial(rows.tables_of, person=person.id, limit=MOST_ROWS)))
        if person is not None
        else []
    )
    own = {row.code for row in mine}
    free = _others(store.read(partial(rows.open_tables, limit=MOST_ROWS)), own)
    watch = _others(store.read(partial(rows.running_to_watch, limit=MOST_ROWS)), own)
    lines = [await _mine(request, row) for row in mine]
    waiting = [await _line(request, row) for row in free]
    return render_of(request).page(
        request,
        "home.html",
        parts=("home",),
        games=shelf(request.state.language),
        offer=host_of(request).dealing.offer(),
        mine=sorted(lines, key=lambda line: not line.turn),
        turns=sum(line.turn for line in lines),
        free=waiting,
        places=sum(line.places for line in waiting),
        watch=[await _line(request, row) for row in watch],
    )


def _others(rows: list[TableRow], own: set[str]) -> list[TableRow]:
    """Tables of others that can be opened: those on hold are for their players alone."""
    return [row for row in listed(rows) if row.code not in own and row.status != "frozen"]


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table as a line of a list; with how many free ``places``, and whether it is the reader's ``turn``."""

    code: str
    title: str
    accent: str
    glyph: str
    seats: list[tuple[int, SeatKind, str, str]]
    places: int
    turn: bool
    tag: str
    sub: str


async def _line(
    request: Request, row: TableRow, tag: str = "", turn: bool = False, sub: str = ""
) -> TableLine:
    """A table as a line of a list."""
    language = request.state.language
    try:
        face, game = room(row.game).face, row.game
    except UnknownGame:  # it was installed when the table was opened
        face, game = Face(), ""
    speaker = speaker_of(language, game, [name for _, _, name, _ in row.seats])
    free = sum(kind == "friend" for _, kind, _, _ in row.seats)
    return TableLine(
        row.code,
        veil.veiled(row.title) or (speaker.text("title") if game else row.game),
        face.accent,
        face.glyph,
        row.seats,
        free,
        turn,
        tag,
        sub or await _about(request, row, speaker),
    )


async def _about(request: Request, row: TableRow, speaker: Speaker) -> str:
    """Who sits there, and how far they are."""
    names = [
        veil.veiled(name)
        for seat, kind, name, _ in row.seats
        if name and kind != "friend" and seat not in row.mine
    ]
    said = [speaker.text("row-with", players=speaker.join(names))] if names else []
    if row.status == "running":
        live = await host_of(request).hall.bring(row.code)
        moves = live.known_moves(row.mine[0] if row.mine else None)
        said.append(speaker.text("bar-move", number=moves))
    return " · ".join(said) or speaker.text("row-empty")


async def _mine(request: Request, row: TableRow) -> TableLine:
    """One of one's own tables: whether something is asked there, and since when."""
    speaker = words(request.state.language)
    if row.status != "running":
        return await _line(request, row, tag=speaker.text(f"row-{row.status}"))
    live = await host_of(request).hall.bring(row.code)
    deciders = [seat for seat in live.deciders() if not live.seat(seat).bot]
    own = [seat for seat in deciders if seat in row.mine]
    if own:
        since = live.match.since[own[0]] if live.match is not None else None
        waited = (live.clock.milliseconds() - since) / 60_000 if since is not None else 0
        return await _line(request, row, tag=_since(waited, speaker), turn=True)
    names = paint.words_of(live, request.state.language)
    waits = names.join([names.player(seat) for seat in deciders])
    return await _line(
        request, row, tag=speaker.text("row-waits", players=waits, number=len(deciders)) if waits else ""
    )


def _since(minutes: float, speaker: Speaker) -> str:
    for id, size in (("row-turn-days", 1440), ("row-turn-hours", 60), ("row-turn-minutes", 1)):
        if minutes >= size:
            return speaker.text(id, number=int(minutes // size))
    return speaker.text("row-turn")


@router.post("/play")
async def play(
    request: Request, game: str = Form(""), offer: str = Form(""), commitment: str = Form("")
) -> Response:
    """Play now: oneself against bots, with everything as usual."""
    room(game)
    state = request.state
    live = await host_of(request).opening.play_now(
        state.person, game, offer or None, commitment, state.language, asking.newcomer(request)
    )
    return RedirectResponse(f"/t/{live.table.code}", 303)


@router.get("/next")
async def next_table(request: Request) -> Response:
    """The next table where one is waited for, or the first page."""
    person = request.state.person
    mine = (
        listed(host_of(request).hall.store.read(partial(rows.tables_of, person=person.id)))
        if person is not None
        else []
    )
    here = path_in(request.headers.get("referer", ""))
    for row in mine:
        if (
            row.status == "running"
            and here != f"/t/{row.code}"
            and set(row.mine) & set(await _waited_for(request, row))
        ):
            return RedirectResponse(f"/t/{row.code}", 303)
    return RedirectResponse("/#tables", 303)


async def _waited_for(request: Request, row: TableRow) -> list[int]:
    live = await host_of(request).hall.bring(row.code)
    return [seat for seat in live.deciders() if not live.seat(seat).bot]


@router.get("/join")
async def join(request: Request, code: str = "") -> Response:
    """An invitation typed or pasted: the code of a table, or its whole link."""
    last = code.strip().rstrip("/").partition("?")[0].rpartition("/")
    there = "seat" if last[0].endswith("seat") else "t"
    if not last[2]:
        return RedirectResponse("/", 303)
    target = last[2] if there == "seat" else last[2].lower()
    if not all(letter.isalnum() or letter in "-_" for letter in target):
        raise NotFound("no-table", f"there is no table {target!r}", code=target)
    return RedirectResponse(f"/{there}/{target}", 303)


# -- small things ----------------------------------------------------------------------------------------------------


@router.get("/static/{name}")
async def static(request: Request, name: str) -> Response:
    """A static file; its name changes when it does."""
    asset = render_of(request).find(name)
    if asset is None:
        raise NotFound("not-found", f"there is no file {name!r}")
    headers = {"Cache-Control": FOREVER, "Vary": "Accept-Encoding"}
    if asset.packed and compress.accepts(request.headers):
        return Response(asset.packed, 200, {**headers, "Content-Encoding": "gzip"}, asset.type)
    return Response(asset.body, 200, headers, asset.type)


@router.get("/favicon.ico")
async def favicon(request: Request) -> Response:
    """Browsers ask for it whatever the page says."""
    return RedirectResponse(render_of(request).asset("icon.svg"), 308)


_KINDS = {403: "forbidden", 404: "missing", 409: "conflict", 429: "often"}


def error_page(request: Request, status: int, problem: Problem) -> Response:
    """What went wrong, and what to do now."""
    live: Live | None = getattr(request.state, "live", None)
    return render_of(request).page(
        request,
        "error.html",
        parts=("page",),
        status=status,
        code=status,
        kind=_KINDS.get(status, "server" if status >= 500 else "other"),
        sentence=problem.sentence,
        rule=problem.rule,
        clause=problem.clause,
        wrong=problem.wrong,
        back=f"/t/{live.table.code}" if live is not None else "",
    )


for _part in (pages_table, pages_new, pages_games, pages_you):
    router.include_router(_part.router)
