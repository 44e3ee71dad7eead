"""The page of a table in all its states: before play, during it, afterwards, and as it was at any move."""

from __future__ import annotations

import io
from dataclasses import replace
from functools import partial
from typing import Annotated, Any

import orjson
import segno
from fastapi import APIRouter, Query
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from ..engine.errors import TavolataError
from ..engine.phrases import Refusal
from ..engine.room import Speaker
from ..kit.words import sentence
from ..table.actors import need_playable
from ..table.errors import NotAllowed, NotFound
from ..table.live import Live
from . import asking, compress, facts, paint, problems, results, stream, veil
from .asking import base_of, host_of
from .paint import Painted, Reader
from .render import Render

router = APIRouter()

PARTS = {
    "lobby": ("new", "lobby"),
    "table": ("table",),
    "result": ("table", "result"),
    "frozen": ("page",),
    "closed": ("page",),
}
Chosen = Annotated[int | None, Query(alias="as")]
"""The seat whose eyes one looks with."""
Moves = Annotated[list[str] | None, Query(max_length=200)]
"""A draft, in the address."""
TABS = ("log", "talk", "rules", "settings")


@router.get("/t/{code}")
async def table(
    request: Request,
    code: str,
    m: Moves = None,
    chosen: Chosen = None,
    why: str = "",
    clause: str = "",
    at: int | None = None,
    tab: str = "log",
) -> Response:
    """A table: waiting for players, being played, over, or as it was after so many moves."""
    live = await asking.table(request, code)
    reader, toast = _reader(request, live, chosen, why, clause)
    kind = paint.kind_of(live)
    if kind == "frozen":
        return _frozen(request, live)
    if kind == "closed":
        return _closed(request, live)
    at = _end(live, reader, kind) if at is None else at
    render: Render = request.app.state.render
    draft = None if m is None else tuple(text for text in m if text)  # "?m=" begins anew
    try:
        painted = paint.fragments(render, live, reader, draft, at)
    except TavolataError as error:  # a draft that cannot be played: the table as it is, and why not
        toast = problems.problem_of(error, request.state.language, live).sentence
        at = _end(live, reader, kind)
        painted = paint.fragments(render, live, reader, at=at)
    shown = "rules" if clause else (tab if tab in TABS else "log")
    return render.page(
        request,
        f"{kind}.html",
        parts=PARTS[kind],
        offers=live.table.game if kind == "lobby" else "",
        game=live.table.game,
        names=[veil.veiled(name) for name in live.names],
        **_frame(live, reader, painted, chosen, at, toast, shown),
        **(_lobby(live, reader) if kind == "lobby" else {}),
        **(_result(render, live, reader, at or 0) if kind == "result" else {}),
    )


def _end(live: Live, reader: Reader, kind: str) -> int | None:
    """Where a page opens: a finished match after its last move, another one now."""
    return live.known_moves(reader.seat) if kind == "result" and live.match is not None else None


def _frame(
    live: Live, reader: Reader, painted: Painted, chosen: int | None, at: int | None, toast: str, tab: str
) -> dict[str, Any]:
    """What all pages of a table need."""
    return {
        "code": live.table.code,
        "painted": painted,
        "arms": paint.arms_at(live, paint.words_of(live, reader.language)),
        "hashes": {id: stream.digest(html) for id, html in painted.frags.items()},
        "log_hash": stream.log_digest(painted.log),
        "as_seat": chosen if chosen in reader.seats else None,
        "as_query": f"&as={chosen}" if chosen is not None else "",
        "at": at,
        "of": live.known_moves(reader.seat),
        "toast": toast,
        "reason": reader.refusal.rule if reader.refusal is not None else "",
        "tab": tab,
        "now": live.clock.now(),
    }


def _reader(request: Request, live: Live, chosen: int | None, why: str, clause: str) -> tuple[Reader, str]:
    """Who looks, with what he asked about; and the answer to a "why not?" in a sentence."""
    actor = asking.actor(request, live)
    state = request.state
    if live.table.status in ("over", "ended") and chosen is not None and 0 <= chosen < len(live.table.seats):
        reader = Reader(actor, state.person, state.language, base_of(request), chosen)
    else:
        reader = paint.reader(live, actor, state.person, state.language, base_of(request), chosen)
    refusal = _refusal(request, live, reader, why) if why else None
    if refusal is None:
        return replace(reader, clause=clause), ""
    said = sentence(live.room.say_refusal(refusal, live.words(state.language)))
    return replace(reader, refusal=refusal), said


def _refusal(request: Request, live: Live, reader: Reader, text: str) -> Refusal | None:
    """Why a move cannot be made now; nothing if it can, or if it is not a move at all."""
    if reader.seat is None or reader.seat not in reader.seats or live.match is None:
        return None
    try:
        return host_of(request).playing.why(live, reader.actor, reader.seat, text)
    except TavolataError:
        return None


def _lobby(live: Live, reader: Reader) -> dict[str, Any]:
    words = paint.words_of(live, reader.language)
    return {
        "meta": paint.table_title(live, words),
        "invite": f"{reader.base}/t/{live.table.code}",
        "commitment": live.table.commitment,
        "voids": facts.void_lines(live, words),
        "by_key": live.table.by_key,
        "intro": live.room.intro() is not None,
        "game_id": live.table.game,
    }


def _result(render: Render, live: Live, reader: Reader, at: int) -> dict[str, Any]:
    speaker = paint.words_of(live, reader.language)
    table = live.table
    score, lines = results.reckoning(live, reader, speaker)
    return {
        "result": results.result(live, reader, speaker),
        "score": score,
        "reckoning": lines,
        "chart": results.chart(live, reader, speaker),
        "link": f"{reader.base}/t/{table.code}",
        "deal": results.deal(live, speaker),
        "players": [speaker.player(seat.number) for seat in table.seats],
        "at_line": at_line(live, reader, speaker, at),
    }


def _closed(request: Request, live: Live) -> Response:
    render: Render = request.app.state.render
    return render.page(request, "closed.html", parts=PARTS["closed"], game=live.table.game)


def _frozen(request: Request, live: Live) -> Response:
    render: Render = request.app.state.render
    assert live.held is not None, "a table on hold has a reason"
    why = problems.problem_of(live.held, request.state.language, live).sentence
    return render.page(request, "frozen.html", parts=("page",), game=live.table.game, why=why)


# -- beside the page -------------------------------------------------------------------------------------------------


@router.get("/t/{code}/why")
async def why_not(
    request: Request,
    code: str,
    move: str = "",
    clause: str = "",
    chosen: Chosen = None,
) -> Response:
    """Why a move cannot be made now, or what a clause says: a sentence, and the rules opened at that clause."""
    live = await asking.table(request, code)
    reader, said = _reader(request, live, chosen, move, clause)
    speaker = live.words(request.state.language)
    rule = reader.refusal.rule if reader.refusal is not None else clause
    html = paint.rules_pane(request.app.state.render, live, speaker, rule, said)
    found = live.room.rulebook(speaker.language).clauses.get(rule)
    return JSONResponse({"sentence": said or (found.text if found else ""), "rule": rule, "html": html})


@router.get("/t/{code}/replay")
async def replay(request: Request, code: str, at: int = 0, chosen: Chosen = None) -> Response:
    """The board after so many moves, in pieces, for whoever leafs through a match."""
    live = await asking.table(request, code)
    need_playable(live)
    if live.match is None:
        raise NotFound("not-begun", "the match has not begun")
    reader, _ = _reader(request, live, chosen, "", "")
    painted = paint.fragments(request.app.state.render, live, reader, at=at)
    speaker = paint.words_of(live, request.state.language)
    shown = {id: painted.frags[id] for id in ("bar", "board", "side", "tray")}
    moments = [moment for line in painted.story for moment in line.step(at)]
    told = {
        "frags": {**shown, "at": at_line(live, reader, speaker, at)},
        "moments": stream.staged(moments),
        "at": at,
        "of": live.known_moves(reader.seat),
    }
    return compress.answer(request, [orjson.dumps(told)], "application/json")


def at_line(live: Live, reader: Reader, speaker: Speaker, at: int) -> str:
    """Which move is shown, and what happened in it."""
    said = (moment.says for line in live.story(reader.seat, speaker) for moment in line.step(at))
    told = next(said, "") or speaker.text("replay-start")
    of = live.known_moves(reader.seat)
    return str(
        Markup('<b>{}</b> {}<span class="note">{}</span>').format(at, speaker.text("replay-of", of=of), told)
    )


@router.get("/t/{code}/record")
async def record(request: Request, code: str) -> Response:
    """The record of a match that is over, to keep."""
    return await asking.record(request, code)


@router.get("/t/{code}/qr.svg")
async def qr(request: Request, code: str, seat: int | None = None) -> Response:
    """The link of a table, or for its owner that of a seat, as a picture for another device's camera."""
    live = await asking.table(request, code)
    link = f"{base_of(request)}/t/{live.table.code}"
    if seat is not None:
        if seat not in asking.actor(request, live).seats:
            raise NotAllowed("not-your-seat", "this seat is not yours", seat=seat + 1)
        link = f"{base_of(request)}/seat/{live.seat(seat).key}"
    picture = io.BytesIO()
    segno.make(link, error="m").save(
        picture, kind="svg", scale=4, border=3, light="#fffdf6", dark="#271d14", svgclass=None, lineclass=None
    )
    return Response(picture.getvalue(), media_type="image/svg+xml")


@router.get("/seat/{key}")
async def seat_key(request: Request, key: str) -> Response:
    """The key of a seat: from now on this browser plays there too."""
    asking.seat_of_key(request, key)
    newcomer = partial(request.app.state.sessions.remember, request)
    live, seat = await host_of(request).seating.take_key(key, request.state.person, newcomer)
    return RedirectResponse(f"/t/{live.table.code}?as={seat}", 303)
