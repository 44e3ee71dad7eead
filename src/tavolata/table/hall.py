"""The hall with all its tables: finds them, and keeps what is decided.

The order is always the same: check on a copy, store, take over, show. Nothing is shown or acknowledged that is not on
disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection

from ..engine.catalogue import room
from ..engine.errors import TavolataError
from ..engine.match import Attempt
from ..store import rows, unsettled
from ..store.model import Ending, EntryKind, LogEntry, Person, Poll, Seat, Table, TableRow
from ..store.store import Store
from ..store.trouble import StoreError
from .actors import Actor, as_it_stands, begun, need_playable, need_seat
from .clock import Clock
from .errors import NotFound, NotNow, Stale
from .live import MOST_TALK, Live
from .lives import Lives
from .match import LoggedMatch

log = logging.getLogger(__name__)

T = TypeVar("T")

_BEHIND = 0.5
"""After how many seconds a plan is on disk: each click of it need not wait for the disk."""
_PULSE = 10.0
"""How often, in seconds, the server leaves word that it is there. A clock may gain so much when it is killed."""


Attendant = Callable[[Live], None]
"""Looks after a table whenever something has changed there: bots, clocks, the exchange of lots."""


class Hall:
    """Finds and keeps the tables, and stores what is decided. ``clock`` tells the time at all of them, by itself one
    that goes on from when the last server ran."""

    def __init__(self, store: Store, clock: Clock | None = None) -> None:
        self.store = store
        self.attendants: list[Attendant] = []
        self._runs = store.read(unsettled.load_runs)
        self.clock = clock or Clock(self._runs)
        self._lives = Lives()
        self._coming: dict[str, asyncio.Task[Live]] = {}
        """Tables that are being made from their logs."""
        self._unsaved: dict[tuple[int, int], Live] = {}
        """The seats whose plans are not yet on disk, by match and number."""
        self._saving: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Future[Any]] = set()

    # -- finding ---------------------------------------------------------------------------------------------------

    async def bring(self, code: str) -> Live:
        """A table by its code. If it is not in memory it is made from its log, beside the loop: however long a match
        is, nobody else is kept waiting.
        """
        live = self._lives.get(code)
        if live is not None:
            return live
        if code not in self._coming:
            self._coming[code] = asyncio.get_running_loop().create_task(self._bring(code))
        return await asyncio.shield(self._coming[code])

    async def _bring(self, code: str) -> Live:
        try:
            live = await asyncio.to_thread(self._load, code)
        finally:
            del self._coming[code]
        self.keep(live)
        self.tend(live)
        return live

    async def merge(self, guest: Person, person: Person) -> None:
        """A guest turns out to be somebody known, who goes on with the guest's seats and tables."""
        await self.store.write(partial(rows.hand_over, guest=guest.id, person=person.id))
        await asyncio.gather(*self._coming.values(), return_exceptions=True)  # they may have read who it was
        for live in self._lives.values():
            for seat in live.table.seats:
                if guest.id in seat.people:
                    seat.people = (seat.people - {guest.id}) | {person.id}
            if live.table.owner == guest.id:
                live.table.owner = person.id
            if guest.id in live.bans:  # whoever was sent away as a guest stays away under his name
                live.bans = (live.bans - {guest.id}) | {person.id}

    async def resume(self) -> None:
        """After a start of the server: tables with clocks go on, whether anybody looks or not."""
        before = self._runs[-1].alive if self._runs else 0
        await self.store.write(partial(unsettled.begin_run, at=self.clock.began, before=before))
        self.spawn(self._stay())
        for code in self.store.read(partial(rows.codes, status="running")):
            table = self.store.read(partial(rows.load_table, code=code))
            if table is not None and table.clock is not None:
                with contextlib.suppress(TavolataError):
                    await self.bring(code)

    async def stop(self) -> None:
        """Let nothing go on by itself any more. Everything decided is stored already."""
        for timer in [self._saving, *[live.timer for live in self._lives.values()]]:
            if timer is not None:
                timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def close(self) -> None:
        """Leave word of what was planned, and that the server was here until now."""
        with contextlib.suppress(StoreError):
            await self._save_drafts()
            await self.store.write(partial(unsettled.stay, at=self.clock.milliseconds()))

    async def _stay(self) -> None:
        """Leave word, again and again, that the server is there."""
        while True:
            await asyncio.sleep(_PULSE)
            with contextlib.suppress(StoreError):
                await self.store.write(partial(unsettled.stay, at=self.clock.milliseconds()))

    def _load(self, code: str) -> Live:
        table = self.store.read(partial(rows.load_table, code=code))
        if table is None:
            raise NotFound("no-table", f"there is no table {code!r}", code=code)
        live = Live(table, room(table.game), self.clock)
        live.talk = self.store.read(partial(rows.load_talk, match=table.id, limit=MOST_TALK))
        live.mutes = self.store.read(partial(rows.load_mutes, match=table.id))
        live.bans = self.store.read(partial(rows.load_bans, match=table.id))
        try:
            live.setup()
            if table.seed is not None:
                self._repeat(live)
            else:
                live.before = self.store.read(partial(rows.load_entries, match=table.id))
        except TavolataError as error:
            live.hold(error)
        return live

    def _repeat(self, live: Live) -> None:
        """Make the match from its log, with what was planned and asked."""
        match = live.table.id
        live.begin(self.store.read(partial(rows.load_entries, match=match)))
        live.drafts = self.store.read(partial(unsettled.load_drafts, match=match))
        live.polls = self.store.read(partial(unsettled.load_polls, match=match))

    # -- storing ---------------------------------------------------------------------------------------------------

    async def commit(
        self, live: Live, seat: int, decision: int, moves: list[str], actor: Actor | None = None
    ) -> None:
        """Play moves as one intention: all of them, or none. Without an ``actor`` it is the bot of the seat."""
        by_bot = actor is None
        async with live.lock:
            if actor is not None:
                need_seat(as_it_stands(live, actor), seat)
            attempt = self._prepare(live, seat, decision, moves)
            match, at, first = begun(live), self.at(live), begun(live).entries + 1
            entries = [
                LogEntry(number, "move", seat, text, at, first)
                for number, text in enumerate(attempt.texts, first)
            ]
            state = attempt.state
            unseen = _is_unseen(match, seat, attempt)
            table = ended(live.table, "rules", state.winners(), at) if state.over else live.table
            # That something was laid unseen must show nowhere: not in lists, nor by a question that goes away.
            await self._store(live, entries, table if unseen else replace(table, updated=at), not unseen)
            match.apply_moves(attempt, entries, by_bot)
            if live.drafts.pop(seat, None) is not None:
                self.keep_draft(live, seat)
        self.after(live, [seat] if unseen else None)

    def _prepare(self, live: Live, seat: int, decision: int, moves: list[str]) -> Attempt:
        match = begun(live)
        if decision != match.decisions[seat]:
            stored = match.played(seat, decision)
            sentence = f"this decision is no longer open: the seat is at number {match.decisions[seat]}"
            raise Stale("stale", sentence, stored, match.decisions[seat])
        if not live.running:
            raise NotNow("not-running", "the match is not being played")
        return match.prepare(seat, moves)

    async def note(
        self,
        live: Live,
        kind: EntryKind,
        seat: int,
        text: str = "",
        table: Table | None = None,
        quiet: bool = False,
    ) -> None:
        """Store an entry that is not a move, and the table if it changed with it. The caller holds the lock.

        One that is ``quiet`` is for its seat alone: it shows nowhere else, and settles nothing.
        """
        match = begun(live)
        entry = LogEntry(match.entries + 1, kind, seat, text, self.at(live))
        settles = kind in ("back", "end", "away") and not quiet
        changed = table or live.table
        await self._store(live, [entry], changed if quiet else replace(changed, updated=entry.at), settles)
        match.apply(entry)

    def at(self, live: Live) -> int:
        """The time of a new entry: not before the last one, whatever the clock said when that was written."""
        return max(self.clock.milliseconds(), live.last_at)

    async def _store(self, live: Live, entries: list[LogEntry], table: Table, settles: bool) -> None:
        """Put entries on disk, and with those that settle what was asked, that it is asked no more.

        If it is not known whether they got there, the log itself is asked.
        """
        polls = {} if settles else live.polls
        job = partial(_write, old=live.table, new=table, entries=entries, settles=polls != live.polls)
        try:
            await self.store.write(job)
        except StoreError:  # refused as a whole: nothing of it was stored
            raise
        except rows.Taken:  # somebody else has written to this log
            self._reload(live)
            decision = live.decision(entries[0].seat)
            raise Stale("stale", "the log has gone on meanwhile: look again", [], decision) from None
        except BaseException:
            self._reload(live)
            raise
        live.last_at = entries[-1].at
        live.table, live.polls = table, polls

    async def ask_all(self, live: Live, polls: dict[str, Poll]) -> None:
        """These are the questions to all persons now. The caller holds the lock."""
        await self.store.write(partial(unsettled.save_polls, match=live.table.id, asked=polls))
        live.polls = polls

    def keep_draft(self, live: Live, seat: int) -> None:
        """A seat's plan has changed, or is gone: that will be on disk in a moment."""
        self._unsaved[live.table.id, seat] = live
        if self._saving is None or self._saving.when() < asyncio.get_running_loop().time():
            later = asyncio.get_running_loop().call_later
            self._saving = later(_BEHIND, lambda: self.spawn(self._save_drafts()))

    def drop_drafts(self, live: Live) -> None:
        """Forget plans for decisions that are no longer open."""
        for seat in [seat for seat in live.drafts if not live.draft(seat)]:
            del live.drafts[seat]
            self.keep_draft(live, seat)

    async def _save_drafts(self) -> None:
        """Put the plans that have changed on disk, all at once."""
        unsaved, self._unsaved = self._unsaved, {}
        changed = [(match, seat, live.drafts.get(seat)) for (match, seat), live in unsaved.items()]
        try:
            if changed:
                await self.store.write(partial(unsettled.save_drafts, changed=changed))
        except StoreError:  # no room perhaps: with the next change it is tried again
            self._unsaved = unsaved | self._unsaved
            raise

    def _reload(self, live: Live) -> None:
        """Make the match again from its log."""
        table = self.store.read(partial(rows.load_table, code=live.table.code))
        if table is not None:
            live.table = table
            live.begin(self.store.read(partial(rows.load_entries, match=table.id)))
            live.polls = self.store.read(partial(unsettled.load_polls, match=table.id))
            live.changed()

    async def save(self, live: Live, table: Table) -> None:
        """Store a changed table and take it over. The caller holds the lock."""
        need_playable(live)
        await self.store.write(partial(_write, old=live.table, new=table, entries=[]))
        live.table = table

    async def arrange(
        self, live: Live, table: Table, said: str = "", moved: Mapping[int, int] | None = None
    ) -> None:
        """Store and take over a table that is set up otherwise before it begins: with a line in the log that ``said``
        how, and with players who ``moved`` from seat to seat. The caller holds the lock."""
        at = max(self.clock.milliseconds(), live.last_at)
        owner = next((seat.number for seat in table.seats if table.owner in seat.people), 0)
        lines = [LogEntry(len(live.before) + 1, "set", owner, said, at)] if said else []
        changed = replace(table, updated=at) if said else table
        await self.store.write(
            partial(_arrange, old=live.table, new=changed, entries=lines, moved=moved or {})
        )
        live.arrange(changed, moved or {})
        live.before, live.last_at = [*live.before, *lines], at

    # -- what goes on by itself -----------------------------------------------------------------------------------

    def after(self, live: Live, seats: Collection[int] | None = None) -> None:
        """Show what changed, to all or to the seats that may see it, and let bots and clocks go on."""
        live.changed(seats)
        self.tend(live)

    def tend(self, live: Live) -> None:
        """Let everything go on by itself that can."""
        for look in self.attendants:
            look(live)

    def keep(self, live: Live) -> None:
        """Keep a table in memory that is new."""
        self._lives.keep(live)

    async def whole(self, work: Awaitable[T]) -> T:
        """Do something to its end, even if whoever asked for it has gone: a move half taken over would be a lie."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside; what goes wrong is written to the server's log."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("something went wrong beside", exc_info=error)


def _write(
    connection: Connection, old: Table, new: Table, entries: list[LogEntry], settles: bool = False
) -> None:
    """Write entries, and what has changed of the table with its seats."""
    rows.append_entries(connection, old.id, entries)
    if settles:
        unsettled.save_polls(connection, old.id, {})
    changes: rows.TableFields = {}
    for name in rows.TableFields.__annotations__:
        if getattr(old, name) != getattr(new, name):
            changes[name] = getattr(new, name)  # type: ignore[literal-required]
    if changes:
        rows.update_table(connection, old.id, **changes)
    _write_seats(connection, old, new)


def _arrange(
    connection: Connection, old: Table, new: Table, entries: list[LogEntry], moved: Mapping[int, int]
) -> None:
    """Write a table that is set up otherwise, and let what was said and muted follow the players."""
    _write(connection, old, new, entries)
    rows.reseat(connection, old.id, moved)


def _write_seats(connection: Connection, old: Table, new: Table) -> None:
    """Write the seats that are different, new, or gone."""
    pairs = [(was, seat) for was, seat in zip(old.seats, new.seats, strict=False) if was != seat]
    rekeyed = [seat.number for was, seat in pairs if was.key != seat.key]
    for was in old.seats[len(new.seats) :]:
        rows.drop_seat(connection, old.id, was.number)
    if len(rekeyed) > 1:
        rows.let_keys_go(connection, old.id, rekeyed)
    for was, seat in pairs:
        _write_seat(connection, old.id, was, seat)
    for seat in new.seats[len(old.seats) :]:
        rows.add_seat(connection, old.id, seat)
        for person in seat.people:
            rows.hold(connection, old.id, seat.number, person)


def _write_seat(connection: Connection, match: int, was: Seat, seat: Seat) -> None:
    rows.save_seat(connection, match, seat)
    for person in was.people - seat.people:
        rows.release(connection, match, seat.number, person)
    for person in seat.people - was.people:
        rows.hold(connection, match, seat.number, person)


def ended(table: Table, ending: Ending, winners: list[int] | None, at: int) -> Table:
    """The table with its match ended."""
    return replace(
        table, status="over" if ending == "rules" else "ended", ending=ending, winners=winners, ended=at
    )


def _is_unseen(match: LoggedMatch, seat: int, attempt: Attempt) -> bool:
    """Whether moves are part of a choice made at once with others, of which nobody hears yet."""
    ask = match.ask(seat)
    at_once = ask is not None and ask.at_once
    return at_once and not attempt.heard and attempt.state.deciders() == match.deciders()


def listed(rows: Iterable[TableRow]) -> list[TableRow]:
    """Lines of a list as this release can open them: on hold where their game, rules or content are not here."""
    return [row if _is_here(row) else replace(row, status="frozen") for row in rows]


def _is_here(row: TableRow) -> bool:
    try:
        game = room(row.game).game
        if row.packed:  # its content came with it
            game.known_version(row.rules)
        else:
            game.restored(len(row.seats), row.options, row.rules, row.content or None, None)
    except TavolataError:
        return False
    return True
