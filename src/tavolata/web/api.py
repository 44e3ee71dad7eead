"""The JSON API: all of the table for programs, so that a bot of one's own, in any language, can take a seat."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Path, Query, Request
from fastapi.security import APIKeyCookie, HTTPBearer
from starlette.responses import PlainTextResponse, Response

from ..engine.catalogue import catalogue, room
from ..store import rows
from ..table.actors import Actor, begun
from ..table.hall import listed
from ..table.live import Live
from ..table.opening import Place, Plan
from . import asking, told
from . import models as m
from .actions import ACTIONS, Action, OtherSeat, Sit, Wish, own_seat
from .problems import ProblemAnswer
from .reference import reference_page
from .security import NotKnown

LONGEST_WAIT = 60

ABOUT = """
Everything the page can do, a program can do. Open a table, or be given the key of a seat; then ask for the table,
choose one of the `moves` it lists, and post it with the number of the `decision` it answers.

**Who you are.** `Authorization: Bearer KEY` with the key of a seat. The key is the last part of the seat's own link,
and `POST /api/tables` gives the keys of the seats it makes for you. It also gives an `owner_key`, once: whoever opened
the table begins the match and sends guests away with it, and no seat can. A browser is known by its cookie instead;
what it posts must carry `X-CSRF-Token`. Without either you are a spectator.

**Waiting.** `GET /api/tables/{code}?after=VERSION&wait=30` answers when something has changed, or after that many
seconds.

**Refusals** have a body `{"error": {"id", "sentence", …}}`. The sentence is in the language of `Accept-Language` (it,
en) or of `?lang=`; what the rules forbid names its clause. A decision that is no longer open is answered with 409 and
what the seat has played for it, so a request whose answer was lost can be repeated without harm.
""".strip()

TAGS = [
    {"name": "games", "description": "Which games there are."},
    {"name": "tables", "description": "Opening, finding and looking at tables."},
    {"name": "actions", "description": "Everything that can be done at a table."},
    {"name": "records", "description": "Finished matches."},
]

REFUSALS: dict[int | str, dict[str, Any]] = {
    400: {"model": ProblemAnswer, "description": "It cannot be understood, or does not fit."},
    401: {"model": ProblemAnswer, "description": "The key opens no seat at this table."},
    403: {"model": ProblemAnswer, "description": "Somebody else may do this, not you."},
    404: {"model": ProblemAnswer, "description": "There is no such thing."},
    405: {"model": ProblemAnswer, "description": "Not by this method."},
    409: {
        "model": ProblemAnswer,
        "description": "Not now: the rules forbid it, or the decision is no longer open.",
    },
    413: {"model": ProblemAnswer, "description": "Too long."},
    422: {"model": ProblemAnswer, "description": "A field does not fit."},
    429: {"model": ProblemAnswer, "description": "Too often."},
    503: {"model": ProblemAnswer, "description": "Not just now: it could not be stored, or too much waits."},
}

_SCHEMA = {"schema": {"$ref": "#/components/schemas/ProblemAnswer"}}
_REFUSALS_OF_TEXT: dict[int | str, dict[str, Any]] = {
    status: {"description": one["description"], "content": {"application/json": _SCHEMA}}
    for status, one in REFUSALS.items()
}
"""The same where the answer itself is not JSON."""

_bearer = HTTPBearer(auto_error=False, scheme_name="SeatKey", description="The key of a seat.")
_cookie = APIKeyCookie(
    name="tavolata", auto_error=False, scheme_name="Browser", description="A browser's session."
)

router = APIRouter(prefix="/api", dependencies=[Depends(_bearer), Depends(_cookie)])
router.add_api_route("", reference_page, include_in_schema=False, dependencies=[])

CodePath = Annotated[
    str, Path(max_length=60, description="The code of the table.", examples=["laguna-7kq2m9x4vbhd"])
]
SeatQuery = Annotated[
    int | None,
    Query(
        ge=0, le=63, description="Whose eyes to look with: a seat of one's own. Usually there is only one."
    ),
]


# -- games -------------------------------------------------------------------------------------------------------


@router.get("/games", tags=["games"], summary="The games there are")
async def games(request: Request) -> list[m.GameLine]:
    """Every game with its players and how long it takes."""
    return [told.game_line(room(id), request.state.language) for id in catalogue()]


@router.get("/games/{id}", tags=["games"], summary="A game")
async def game(
    request: Request, id: Annotated[str, Path(max_length=60, examples=["primo-cavaliere"])]
) -> m.GameWhole:
    """Its options, its bots, and its rules clause by clause."""
    return told.game_whole(room(id), request.state.language)


# -- tables --------------------------------------------------------------------------------------------------------


@router.post("/offer", tags=["tables"], summary="A commitment to a deal")
async def offer(request: Request) -> m.OfferOut:
    """The server commits to a secret before anybody draws a lot. Give the token back when opening a table."""
    made = asking.host_of(request).dealing.offer()
    return m.OfferOut(token=made.token, commitment=made.commitment)


@router.post("/tables", tags=["tables"], summary="Open a table", status_code=201)
async def open_table(request: Request, plan: m.PlanIn) -> m.Made:
    """A new table that waits for its players. The answer holds the keys of the seats that are yours."""
    places = tuple(Place(place.kind, place.name, place.bot or "", place.commitment) for place in plan.places)
    wish = Plan(
        game=plan.game,
        places=places,
        options=dict(plan.options),
        language=plan.language,
        clock=plan.clock,
        listed=plan.listed,
        talk=plan.talk,
        title=plan.title,
        offer=plan.offer,
    )
    room(plan.game)
    live = await asking.host_of(request).opening.open(request.state.person, wish, asking.newcomer(request))
    return _made(request, live)


@router.post("/play", tags=["tables"], summary="Play now", status_code=201)
async def play(request: Request, wish: m.PlayIn) -> m.Made:
    """One seat for you, bots at the others, everything as usual, begun at once; with a commitment, when you reveal."""
    room(wish.game)
    live = await asking.host_of(request).opening.play_now(
        request.state.person,
        wish.game,
        wish.offer,
        wish.commitment,
        wish.language,
        asking.newcomer(request),
    )
    return _made(request, live)


def _made(request: Request, live: Live) -> m.Made:
    own = [seat.number for seat in live.table.seats if seat.kind == "person"]
    base = asking.base_of(request)
    return m.Made(
        code=live.table.code,
        url=f"{base}/t/{live.table.code}",
        commitment=live.table.commitment,
        keys=told.keys(live, own, base),
        owner_key=live.table.owner_key,
    )


@router.get("/tables", tags=["tables"], summary="Tables")
async def tables(request: Request) -> m.Lists:
    """One's own tables (for a browser), open tables, and tables to watch."""
    store = asking.host_of(request).hall.store
    person = request.state.person
    who = person.id if person is not None else None
    mine = listed(store.read(partial(rows.tables_of, person=who))) if who is not None else []
    free = listed(store.read(partial(rows.open_tables, person=who)))
    watch = listed(store.read(partial(rows.running_to_watch, person=who)))
    return m.Lists(
        mine=[told.row(one) for one in mine],
        open=[told.row(one) for one in free if one.status != "frozen"],
        watch=[told.row(one) for one in watch if one.status != "frozen"],
    )


@router.get("/seat", tags=["tables"], summary="Where a key belongs")
async def seat_of_key(request: Request) -> m.SeatOfKey:
    """The table and the seat that the key sent with the request opens."""
    key: str | None = request.state.key
    found = asking.host_of(request).hall.store.read(partial(rows.table_of_key, key=key or ""))
    if found is None:
        raise NotKnown("no-key", "this key opens no seat: it is wrong, or was changed")
    return m.SeatOfKey(code=found[0], seat=found[1])


@router.get("/tables/{code}", tags=["tables"], summary="A table")
async def table(
    request: Request,
    code: CodePath,
    seat: SeatQuery = None,
    after: Annotated[int | None, Query(ge=0, description="The version that is known already.")] = None,
    wait: Annotated[
        float, Query(ge=0, le=LONGEST_WAIT, description="Seconds to wait for another version.")
    ] = 0,
    since: Annotated[int, Query(ge=0, description="The last line of the log that is known already.")] = 0,
) -> m.TableOut:
    """All that a seat may know: what is asked, every legal move, the view, what has happened."""
    live = await asking.table(request, code)
    eyes = asking.reader_seat(asking.actor(request, live), live, seat)
    if after is not None and wait > 0:
        await _news(live, eyes, after, wait)
        request.app.state.sessions.look_again(request)
        live = await asking.table(request, code)
    who = asking.actor(request, live)
    eyes = asking.reader_seat(who, live, seat)
    return told.table(live, who, request.state.person, eyes, request.state.language, since)


async def _news(live: Live, seat: int | None, after: int, wait: float) -> None:
    """Wait until the table is at another version for this reader, but not longer than that."""
    changed = asyncio.Event()
    end = live.subscribe(changed.set)
    try:
        async with asyncio.timeout(wait):
            while live.version_for(seat) == after:
                changed.clear()
                await changed.wait()
    except TimeoutError:
        return
    finally:
        end()


@router.get("/tables/{code}/replay", tags=["tables"], summary="A match as it stood")
async def replay(
    request: Request,
    code: CodePath,
    at: Annotated[int, Query(ge=0, le=1_000_000, description="After how many moves.")] = 0,
    seat: SeatQuery = None,
) -> m.Past:
    """The view after so many moves: of a running match from one's own seat, of a finished one from any."""
    live = await asking.table(request, code)
    eyes = asking.reader_seat(asking.actor(request, live), live, seat, finished=True)
    begun(live)
    sight = live.sight(eyes, live.words(request.state.language), at=at)
    return m.Past(at=at, moves=live.known_moves(eyes), seat=eyes, view=sight.scene.view)


@router.get("/tables/{code}/why", tags=["tables"], summary="Why not?")
async def why(
    request: Request,
    code: CodePath,
    move: Annotated[str, Query(min_length=1, max_length=200, examples=["left stark"])],
    seat: SeatQuery = None,
) -> m.Why:
    """Why a move cannot be made now: the clause, in words."""
    live = await asking.table(request, code)
    who = asking.actor(request, live)
    eyes = own_seat(live, who, seat)
    refusal = asking.host_of(request).playing.why(live, who, eyes, move)
    return told.why(live, refusal, request.state.language)


# -- records -------------------------------------------------------------------------------------------------------


@router.get(
    "/tables/{code}/record",
    tags=["records"],
    summary="The record",
    response_class=PlainTextResponse,
    responses=_REFUSALS_OF_TEXT,
)
async def record(request: Request, code: CodePath) -> Response:
    """A finished match as text: `tavolata verify` checks how it was dealt, `tavolata replay` shows it."""
    return await asking.record(request, code)


@router.post("/records", tags=["records"], summary="Upload a record", status_code=201)
async def upload(
    request: Request,
    text: Annotated[
        str,
        Body(
            media_type="text/plain",
            description="A record.",
            examples=["tavolata record 1\ngame: primo-cavaliere"],
        ),
    ],
) -> m.Made:
    """Lay out a recorded match, to be looked at move by move."""
    live = await asking.host_of(request).opening.upload(request.state.person, text, asking.asker_of(request))
    await asking.own(request, live)
    base = asking.base_of(request)
    return m.Made(code=live.table.code, url=f"{base}/t/{live.table.code}", commitment="", keys=[])


# -- actions -------------------------------------------------------------------------------------------------------


def _add_action(action: Action) -> None:
    async def act(request: Request, code: CodePath, wish: Any) -> m.Done:
        live = await asking.table(request, code)
        following = await asking.perform(request, live, action, wish)
        return _done(request, live, wish, following)

    act.__annotations__["wish"] = action.wish
    act.__doc__ = action.wish.__doc__
    router.add_api_route(
        f"/tables/{{code}}/{action.name}",
        act,
        methods=["POST"],
        tags=["actions"],
        summary=action.summary,
        operation_id=action.name,
    )


def _done(request: Request, live: Live, wish: Wish, following: Live | None) -> m.Done:
    """How the table stands now. A program that sat down, or goes on to another table, gets the key of its seat."""
    base = asking.base_of(request)
    if following is not None:
        own = _next_seats(asking.actor(request, live), live, following) if request.state.key else []
        return m.Done(
            version=following.version_for(None),
            decision=None,
            goto=following.table.code,
            keys=told.keys(following, own, base),
        )
    if isinstance(wish, Sit):
        keys = told.keys(live, [wish.seat], base) if request.state.person is None else []
        return m.Done(version=live.version_for(None), decision=None, keys=keys)
    if isinstance(wish, OtherSeat) and live.table.by_key and live.table.status == "waiting":
        free = [one.number for one in live.table.seats if not one.taken]
        return m.Done(version=live.version_for(None), decision=None, keys=told.keys(live, free, base))
    own_seats = asking.actor(request, live).seats
    seat = getattr(wish, "seat", None)
    mine = seat if seat in own_seats else next(iter(own_seats), None) if len(own_seats) == 1 else None
    decision = live.decision(mine) if mine is not None else None
    return m.Done(version=live.version_for(mine), decision=decision)


def _next_seats(who: Actor, live: Live, following: Live) -> list[int]:
    """Where the same players sit at the next table: as before, or one place back in a return match."""
    count = len(live.table.seats)
    shift = 1 if following.table.return_of else 0
    pairs = [(live.seat(seat), following.seat((seat - shift) % count)) for seat in sorted(who.seats)]
    return [new.number for old, new in pairs if (old.name, old.people) == (new.name, new.people)]


for _action in ACTIONS.values():
    _add_action(_action)
