"""The live stream: one WebSocket a page. A screen is told what has changed since it was last told, and no more.

A change at a table wakes its screens. Each paints the newest state when it gets round to it, so a slow one skips what
it has missed. What two screens would see alike is painted once. Of a fragment that a screen shows, only the pieces are
sent that have changed (``cuts``). Names are veiled (``veil``), forms carry no token: the page has it; and talk has
messages of its own, as each message is compressed by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, FastAPI
from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..engine.errors import TavolataError
from ..engine.scene import Moment
from ..store.model import Person
from ..table.actors import Actor, actor_at
from ..table.errors import TooMany
from ..table.live import MOST_PARTS, Live
from . import asking, cuts, facts, paint, problems
from .actions import Move
from .paint import Painted, Reader
from .rates import Caller, Doors, Rates
from .render import TOKEN

log = logging.getLogger("tavolata.web")
router = APIRouter()

MOST_PAINTED = 64
"""How many different sights of one table are kept."""
LATE = 12
"""Who has this many lines of the log to catch up with is shown how things stand, not how it came to that."""
MESSAGES_A_SECOND = 20
"""How much a screen may say; whatever says more is no page of ours."""
REFUSED = 1008
BROKEN = 1011
AGAIN = 1012
"""Come again: whoever it was has logged in or out in the meantime."""

SHORT = 600
"""Letters up to which a fragment is sent whole."""


def digest(html: str) -> str:
    """The hash by which a fragment is compared."""
    return blake2b(html.encode(), digest_size=9).hexdigest()


# -- what screens say ------------------------------------------------------------------------------------------------


Short = Annotated[str, StringConstraints(max_length=40)]


class Hello(BaseModel):
    """The first thing a screen says: what it shows already."""

    model_config = ConfigDict(extra="ignore")

    hash: dict[Short, Short] = Field(default_factory=dict, max_length=40)
    log: int = Field(default=0, ge=0, le=1 << 31)
    kind: Short = ""
    chosen: int | None = Field(default=None, alias="as", ge=0, le=63)


class Said(BaseModel):
    """Anything a screen says."""

    model_config = ConfigDict(extra="ignore")

    hello: Hello | None = None
    draft: list[Move] | None = Field(default=None, max_length=MOST_PARTS)
    decision: int = Field(default=0, ge=0, le=1 << 31)
    seat: int | None = Field(default=None, ge=0, le=63)
    chosen: int | None = Field(default=None, alias="raise", ge=0, le=63)
    again: list[Short] = Field(default_factory=list, max_length=40)
    """Fragments of which it has other pieces than it should: they are sent whole."""


# -- what is shared --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sight:
    """A painted table with the hashes of its fragments, whose forms carry no token."""

    painted: Painted
    hashes: Mapping[str, str]


class Scenery:
    """One table as its screens see it. Each different sight is painted once for each version of the table."""

    def __init__(self, app: FastAPI, live: Live) -> None:
        self.app = app
        self.live = live
        self.screens: set[Screen] = set()
        self._painted: dict[Any, Sight] = {}
        self._changes: dict[tuple[str, str], cuts.Change | None] = {}
        self._version = -1
        self._end = live.subscribe(self.wake)

    def wake(self) -> None:
        """Something has changed: every screen looks again."""
        for screen in self.screens:
            screen.dirty.set()

    def sight(self, reader: Reader) -> Sight:
        """What a reader sees now."""
        if self._version != self.live.version:
            self._painted.clear()
            self._changes.clear()
            self._version = self.live.version
        key = _alike(reader, self.live)
        sight = self._painted.get(key)
        if sight is None:
            painted = paint.fragments(self.app.state.render, self.live, reader)
            hashes = {id: digest(html) for id, html in painted.frags.items()}
            bare = {id: html.replace(TOKEN, "") for id, html in painted.frags.items()}
            sight = Sight(replace(painted, frags=bare), hashes)
            if len(self._painted) >= MOST_PAINTED:
                self._painted.clear()
            self._painted[key] = sight
        return sight

    def change(self, old: str, new: str, hashes: tuple[str, str]) -> cuts.Change | None:
        """How a fragment becomes another, if that is shorter than to send it whole."""
        if hashes not in self._changes:
            if len(self._changes) >= MOST_PAINTED:
                self._changes.clear()
            self._changes[hashes] = _change(old, new)
        return self._changes[hashes]

    def close(self) -> None:
        """Nobody looks any more. Nothing is left that refers to itself: such rings are looked for only seldom."""
        self._end()
        self._end = _nothing
        self._painted.clear()
        self._changes.clear()
        paint.forget(self.live)


def _change(old: str, new: str) -> cuts.Change | None:
    if len(new) <= SHORT:
        return None
    number, steps = cuts.change(old, new)
    length = sum(12 + (len(step[2]) if len(step) > 2 else 0) for step in steps)
    return (number, steps) if length < len(new) * 3 // 4 else None


def _nothing() -> None:
    """Nothing more to end."""


def _alike(reader: Reader, live: Live) -> Any:
    """Equal for readers who see the same."""
    person = reader.person
    taste = (person.name, person.sound, person.pace) if person is not None else None
    muted = frozenset(live.mutes.get(person.id, ())) if person is not None else frozenset()
    return (
        reader.seat,
        live.version_for(reader.seat),
        reader.awaited,
        reader.language,
        reader.base,
        reader.actor.seats,
        reader.actor.owner,
        facts.invited(live, reader),
        person is not None,
        taste,
        muted,
    )


class Stage:
    """All tables that somebody looks at."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app
        self._sceneries: dict[str, Scenery] = {}

    def enter(self, live: Live, screen: Screen) -> Scenery:
        """A screen begins to look."""
        code = live.table.code
        scenery = self._sceneries.get(code)
        if scenery is None:
            scenery = self._sceneries[code] = Scenery(self._app, live)
        scenery.screens.add(screen)
        return scenery

    def leave(self, scenery: Scenery, screen: Screen) -> None:
        """A screen is gone."""
        scenery.screens.discard(screen)
        if not scenery.screens:
            scenery.close()
            self._sceneries.pop(scenery.live.table.code, None)

    def meet(self, session: str, person: Person) -> None:
        """Somebody at a browser is written down: its screens know from now on who that is."""
        for scenery in self._sceneries.values():
            for screen in scenery.screens:
                state = screen.socket.state
                if state.person is None and state.key is None and state.session.digest == session:
                    state.person = person
                    screen.dirty.set()

    def dismiss(self, person: int | None = None, session: str = "") -> None:
        """A person, or one session, is no longer who it was: its screens are closed, and may come again."""
        for scenery in self._sceneries.values():
            for screen in scenery.screens:
                state = screen.socket.state
                known = state.person.id if state.person is not None else None
                if (person is not None and known == person) or state.session.digest == session:
                    screen.leave()

    def close(self) -> None:
        """The server ends."""
        for scenery in list(self._sceneries.values()):
            scenery.close()
        self._sceneries.clear()


# -- one screen ------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Shown:
    """What a screen shows, as far as it was told."""

    kind: str = ""
    hashes: dict[str, str] = field(default_factory=dict)
    frags: Mapping[str, str] = field(default_factory=dict)
    """What those hashes stand for, as far as it is known."""
    log: list[tuple[str, str]] = field(default_factory=list)
    rest: tuple[Any, ...] = ()
    planned: int = 0
    """How many parts of a plan were seen to be laid out that are not committed."""


class Screen:
    """A page that is open somewhere."""

    def __init__(self, socket: WebSocket, live: Live) -> None:
        self.socket = socket
        self.live = live
        self.dirty = asyncio.Event()
        self.chosen: int | None = None
        self.shown = Shown()
        self.stage: Stage = socket.app.state.stage
        self.scenery = self.stage.enter(live, self)
        self._present: frozenset[int] = frozenset()
        self._told: Any = None
        self._greeted = False
        self._gone = asyncio.Event()
        self._budget = float(MESSAGES_A_SECOND)
        self._heard = 0.0

    async def run(self) -> tuple[int, str]:
        """Listen and tell until the page is closed, or is to be; with which code, and why."""
        telling = asyncio.create_task(self._tell())
        hearing = asyncio.create_task(self._listen())
        gone = asyncio.create_task(self._gone.wait())
        try:
            await asyncio.wait((hearing, gone), return_when=asyncio.FIRST_COMPLETED)
            return hearing.result() if hearing.done() else (AGAIN, "session")
        finally:
            for task in (telling, hearing, gone):
                task.cancel()
            await asyncio.gather(telling, hearing, gone, return_exceptions=True)
            self._be_present(frozenset())
            self.stage.leave(self.scenery, self)

    def leave(self) -> None:
        """Whoever looked here is not the same any more."""
        self._gone.set()

    # -- hearing ---------------------------------------------------------------------------------------------------

    async def _listen(self) -> tuple[int, str]:
        """Hear all that is said; with which code it ends, and why. What holds a stream and says nothing is no page."""
        try:
            async with asyncio.timeout(self.socket.app.state.settings.head_seconds):
                await self._hear(await self.socket.receive_text())
            while True:
                await self._hear(await self.socket.receive_text())
        except WebSocketDisconnect:
            return 1000, ""
        except TooMany as error:
            return REFUSED, error.id
        except TimeoutError:
            return REFUSED, "too-slow"
        except (ValidationError, KeyError):  # not our language, or no text at all
            return REFUSED, "bad-request"

    async def _hear(self, text: str) -> None:
        self._count()
        said = Said.model_validate_json(text)
        if said.hello is not None:
            self.chosen = said.hello.chosen
            self._begin(said.hello)
        if said.chosen is not None:
            self.chosen = said.chosen
            self.dirty.set()
        if said.again:
            self._forget(said.again)
        if said.draft is not None and said.seat is not None:
            await self._plan(said.seat, said.decision, list(said.draft))

    def _count(self) -> None:
        """A page says something now and then; a machine that floods us is shut out, with however many screens."""
        now = asyncio.get_running_loop().time()
        regained = (now - self._heard) * MESSAGES_A_SECOND
        self._budget = min(2.0 * MESSAGES_A_SECOND, self._budget + regained) - 1
        self._heard = now
        if self._budget < 0:
            raise TooMany("too-often", "a screen says too much", seconds=1)
        rates: Rates = self.socket.app.state.rates
        rates.hit("moves", self.socket.state.caller)

    def _begin(self, hello: Hello) -> None:
        """Take over what the page shows already, as far as it still stands."""
        sight = self.scenery.sight(self._reader())
        self._greeted, self._told = True, None
        self.shown = Shown(hello.kind or sight.painted.kind, dict(hello.hash), _of(sight, hello.hash))
        self.shown.hashes.pop("log", None)
        lines = sight.painted.log
        if hello.log <= len(lines) and hello.hash.get("log") == log_digest(lines[: hello.log]):
            self.shown.log = lines[: hello.log]
        self.dirty.set()

    async def _plan(self, seat: int, decision: int, moves: list[str]) -> None:
        """Keep a draft; if it cannot be, the page is told why and what holds now."""
        host = asking.host_of(self.socket)
        try:
            await host.playing.draft(self.live, self._actor(), seat, decision, moves)
        except TavolataError as error:
            problem = problems.problem_of(error, self.socket.state.language, self.live)
            await self._send({"error": problem.model_dump(exclude_none=True)})
            self._forget(["ask"])

    def _forget(self, ids: Iterable[str]) -> None:
        """Of these fragments it is not known what the page shows: they are told anew."""
        for id in ids:
            self.shown.hashes.pop(id, None)
        self._told = None
        self.dirty.set()

    # -- telling ---------------------------------------------------------------------------------------------------

    async def _tell(self) -> None:
        """Whenever something has changed, say how things stand now. A page that has not said hello is told nothing."""
        try:
            while True:
                await self.dirty.wait()
                self.dirty.clear()
                message = self._news() if self._greeted else None
                for one in apart(message) if message is not None else ():
                    await self._send(one)
        except WebSocketDisconnect:  # gone in the middle of a word
            return
        except Exception:
            log.exception("a screen of table %s could not be painted", self.live.table.code)
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await self.socket.close(BROKEN)

    def _news(self) -> dict[str, Any] | None:
        """What has changed since the screen was last told; ``None`` if nothing has."""
        actor = self._actor()
        self._be_present(actor.seats)
        reader = self._reader(actor)
        if self._told == (told := _alike(reader, self.live)):
            return None  # it was woken by something that others see or hear: not even a clock is told anew
        self._told = told
        sight = self.scenery.sight(reader)
        painted, shown = sight.painted, self.shown
        version = self.live.version_for(reader.seat)
        if painted.kind != shown.kind:
            return {"v": version, "goto": f"/t/{self.live.table.code}"}
        changed = {id: hash for id, hash in sight.hashes.items() if shown.hashes.get(id) != hash}
        keep = _common(shown.log, painted.log)
        rest = (painted.title, painted.turn, painted.curtain, painted.deadline)
        if not changed and keep == len(shown.log) == len(painted.log) and rest == shown.rest:
            return None
        heard = _common(_ids(shown.log), _ids(painted.log))
        message: dict[str, Any] = {
            "v": version,
            "title": painted.title,
            "turn": painted.turn,
            "curtain": painted.curtain,
            "deadline": painted.deadline,
            **self._pieces(painted, changed),
            "hash": changed,
            "moments": staged(self._moments(painted, heard, reader.seat)),
            "brief": self.live.brief,
            "goto": None,
        }
        if keep != len(shown.log) or keep != len(painted.log):
            lines = [html for _, html in painted.log[keep:]]
            message["log"] = {"keep": keep, "add": lines, "hash": log_digest(painted.log)}
        hashes = {**shown.hashes, **changed}
        self.shown = Shown(painted.kind, hashes, painted.frags, list(painted.log), rest, len(painted.planned))
        return message

    def _pieces(self, painted: Painted, changed: Mapping[str, str]) -> dict[str, Any]:
        """Fragments that have changed: as cuts where the page shows what is known, otherwise whole."""
        frags: dict[str, str] = {}
        steps: dict[str, cuts.Change] = {}
        for id, hash in changed.items():
            old, known, new = self.shown.frags.get(id), self.shown.hashes.get(id), painted.frags[id]
            change = self.scenery.change(old, new, (known, hash)) if old is not None and known else None
            if change is not None:
                steps[id] = change
            else:
                frags[id] = new
        return {"frags": frags, "cuts": steps}

    def _moments(self, painted: Painted, heard: int, seat: int | None) -> list[Moment]:
        """What this screen has not seen happen: what is new in the log, but for what it was shown of a plan, and the
        part that was added to a plan."""
        moments: list[Moment] = []
        new, seen = painted.story[heard:], self.shown.planned
        steps = [(line.seat, step) for line in new if len(new) <= LATE for step in line.steps]
        for mover, step in steps:
            if mover == seat and seen and step:
                seen -= 1
            else:
                moments += step
        if not new and len(painted.planned) == self.shown.planned + 1:
            moments += painted.planned[-1]
        return moments

    def _actor(self) -> Actor:
        state = self.socket.state
        return actor_at(self.live, state.person, state.key)

    def _reader(self, actor: Actor | None = None) -> Reader:
        state = self.socket.state
        who = actor or self._actor()
        base = asking.base_of(self.socket)
        reader = paint.reader(self.live, who, state.person, state.language, base, self.chosen)
        if reader.awaited is not None:
            self.chosen = None  # the curtain stays drawn until somebody raises it
        return reader

    def _be_present(self, seats: frozenset[int]) -> None:
        """Let the others see who is here."""
        for seat in seats - self._present:
            self.live.arrive(seat)
        for seat in self._present - seats:
            self.live.depart(seat)
        self._present = seats

    async def _send(self, message: Mapping[str, Any]) -> None:
        await self.socket.send_text(orjson.dumps(message).decode())


def apart(message: dict[str, Any]) -> list[dict[str, Any]]:
    """A message, and what is said at the table in one of its own: each is compressed by itself, so the length of what a
    seat is told does not depend on whether somebody has guessed it aloud."""
    hashes = message.get("hash", {})
    others = hashes.keys() - {"talk"}
    if "talk" not in hashes or not (others or "log" in message):
        return [message]

    def only(ids: Set[str]) -> dict[str, Any]:
        kinds = ("frags", "cuts", "hash")
        return {kind: {id: told for id, told in message[kind].items() if id in ids} for kind in kinds}

    return [{**message, **only(others)}, {"v": message["v"], **only({"talk"})}]


def _of(sight: Sight, hashes: Mapping[str, str]) -> dict[str, str]:
    """The fragments that a page shows as they are now."""
    return {id: html for id, html in sight.painted.frags.items() if hashes.get(id) == sight.hashes[id]}


def staged(moments: Iterable[Moment]) -> list[dict[str, Any]]:
    """Moments as the script plays them; what the log alone tells is not among them."""
    return [
        {
            "kind": moment.kind,
            "marks": moment.marks,
            "travels": [(one.thing, one.number, one.start, one.end) for one in moment.travels],
            "seconds": moment.seconds,
            "stop": moment.stop,
            "says": moment.says,
            "panel": moment.panel,
            "group": moment.group,
        }
        for moment in moments
        if moment.kind != "quiet"
    ]


def log_digest(lines: list[tuple[str, str]]) -> str:
    """The hash of the lines of a log that a page was made with."""
    return digest("".join(f"{id}{html}" for id, html in lines))


def _ids(lines: list[tuple[str, str]]) -> list[str]:
    """Which lines these are: what is above one may have come under another heading since."""
    return [id for id, _ in lines]


def _common(one: Sequence[object], other: Sequence[object]) -> int:
    """How many lines two logs have in common from the beginning."""
    least = min(len(one), len(other))
    return next((index for index in range(least) if one[index] != other[index]), least)


@router.websocket("/t/{code}/live")
async def live_stream(socket: WebSocket, code: str) -> None:
    """The stream of one page."""
    doors: Doors = socket.app.state.doors
    caller: Caller = socket.state.caller
    try:
        live = await asking.table(socket, code)
        doors.enter(caller)
    except TavolataError as error:
        await problems.deny(socket, error)
        return
    code_of_end, why = BROKEN, ""
    try:
        await socket.accept()
        socket.app.state.sessions.look_again(socket)  # he may have sat down while this page came to life
        code_of_end, why = await Screen(socket, live).run()
    finally:
        doors.leave(caller)
        if socket.client_state == WebSocketState.CONNECTED == socket.application_state:
            with contextlib.suppress(
                WebSocketDisconnect, RuntimeError
            ):  # it may have gone in this very moment
                await socket.close(code_of_end, why)
