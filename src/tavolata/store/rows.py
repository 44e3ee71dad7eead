"""Tables, logs and people as rows: plain functions on a connection.

Those that write are given to ``Store.write``, those that read to ``Store.read``. They use the objects of ``model.py``
and never keep one. Times are milliseconds since 1970, and always the caller's.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any, TypedDict, Unpack

from sqlalchemy import (
    Connection,
    CursorResult,
    Executable,
    Row,
    Select,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    literal,
    not_,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.sqlite import insert as insert_new
from sqlalchemy.exc import IntegrityError

from ..engine.setup import OptionValue
from .model import Ending, LogEntry, Person, Seat, Status, Table, TableRow, TalkLine
from .schema import bans, entries, holders, matches, mutes, people, seats, secrets, sessions, talk


class Taken(Exception):
    """Somebody was quicker: the number, code, offer, key or name is taken already. Nothing was written."""


# -- tables ------------------------------------------------------------------------------------------------------

_FIELDS = [field.name for field in fields(Table) if field.name not in ("id", "seats")]
_SEAT_FIELDS = [field.name for field in fields(Seat) if field.name not in ("number", "people")]


class TableFields(TypedDict, total=False):
    """What of a table can change."""

    rules: str
    options: dict[str, OptionValue]
    content: str
    pack: dict[str, Any] | None
    title: str
    status: Status
    owner: int | None
    language: str
    clock: int | None
    listed: bool
    talk: bool
    secret: bytes
    commitment: str
    deal_list: str
    voids: list[str]
    seed: int | None
    started: int | None
    ended: int | None
    winners: list[int] | None
    ending: Ending
    next_code: str | None
    owner_key: str | None
    updated: int
    by_key: bool


_INSERT_TABLE = insert(matches)
_INSERT_SEAT = insert(seats)
_TABLE_BY_CODE = select(matches).where(matches.c.code == bindparam("code"))
_SEATS_OF = select(seats).where(seats.c.match == bindparam("match")).order_by(seats.c.number)
_HOLDERS_OF = select(holders.c.seat, holders.c.person).where(holders.c.match == bindparam("match"))
_TABLE_OF_KEY = (
    select(matches.c.code, seats.c.number)
    .join_from(seats, matches, matches.c.id == seats.c.match)
    .where(seats.c.key == bindparam("key"))
)
_IS_KEY = select(
    or_(
        exists().where(seats.c.key == bindparam("key")),
        exists().where(matches.c.owner_key == bindparam("key")),
    )
)


def insert_table(connection: Connection, table: Table) -> int:
    """Write a new table with its seats and those who sit there; its id. ``Taken`` if code, offer or a key is known."""
    values = {name: getattr(table, name) for name in _FIELDS}
    match = _new_id(_write_new(connection, _INSERT_TABLE, values))
    for seat in table.seats:
        _write_new(connection, _INSERT_SEAT, _seat_values(match, seat))
        for person in sorted(seat.people):
            hold(connection, match, seat.number, person)
    return match


def _write_new(connection: Connection, statement: Executable, values: Any) -> CursorResult[Any]:
    try:
        return connection.execute(statement, values)
    except IntegrityError as error:
        if "UNIQUE" in str(error.orig):
            raise Taken(str(error.orig)) from error
        raise


def _new_id(result: CursorResult[Any]) -> int:
    key: Any = result.inserted_primary_key
    return int(key[0])


def update_table(connection: Connection, match: int, **changes: Unpack[TableFields]) -> None:
    """Write what has changed of a table."""
    connection.execute(update(matches).where(matches.c.id == match).values(**changes))


def load_table(connection: Connection, code: str) -> Table | None:
    """A table by its code, with its seats."""
    row = connection.execute(_TABLE_BY_CODE, {"code": code}).one_or_none()
    if row is None:
        return None
    return Table(seats=_load_seats(connection, row.id), **row._mapping)


def _load_seats(connection: Connection, match: int) -> list[Seat]:
    found = [_seat(row) for row in connection.execute(_SEATS_OF, {"match": match})]
    by_number = {seat.number: seat for seat in found}
    for number, person in connection.execute(_HOLDERS_OF, {"match": match}):
        by_number[number].people.add(person)
    return found


def _seat(row: Row[Any]) -> Seat:
    values = {name: getattr(row, name) for name in _SEAT_FIELDS}
    return Seat(**{**values, "number": row.number, "key": row.key or ""})


def _seat_values(match: int, seat: Seat) -> dict[str, Any]:
    values = {name: getattr(seat, name) for name in _SEAT_FIELDS}
    return {**values, "match": match, "number": seat.number, "key": seat.key or None}


def table_of_key(connection: Connection, key: str) -> tuple[str, int] | None:
    """The code of the table and the number of the seat that a key opens."""
    row = connection.execute(_TABLE_OF_KEY, {"key": key}).one_or_none() if key else None
    return None if row is None else (row.code, row.number)


def is_key(connection: Connection, key: str) -> bool:
    """Whether a key opens a seat, or is that of a table's owner: two looks into an index, whatever it is."""
    return bool(connection.execute(_IS_KEY, {"key": key}).scalar_one()) if key else False


def codes(connection: Connection, status: Status) -> list[str]:
    """The codes of all tables of a status, the oldest first."""
    return list(
        connection.scalars(select(matches.c.code).where(matches.c.status == status).order_by(matches.c.id))
    )


def offer_used(connection: Connection, name: str) -> bool:
    """Whether a table was opened with the offer of this name."""
    return connection.scalar(select(matches.c.id).where(matches.c.offer == name)) is not None


# -- seats -------------------------------------------------------------------------------------------------------


def save_seat(connection: Connection, match: int, seat: Seat) -> None:
    """Write a seat as it is now; who may sit there is for ``hold`` and ``release``. ``Taken`` if its key is known."""
    here = and_(seats.c.match == match, seats.c.number == seat.number)
    _write_new(connection, update(seats).where(here), _seat_values(match, seat))


def add_seat(connection: Connection, match: int, seat: Seat) -> None:
    """One seat more."""
    _write_new(connection, _INSERT_SEAT, _seat_values(match, seat))


def drop_seat(connection: Connection, match: int, number: int) -> None:
    """One seat less, with what belongs to it."""
    release(connection, match, number)
    connection.execute(delete(seats).where(seats.c.match == match, seats.c.number == number))


def let_keys_go(connection: Connection, match: int, numbers: Iterable[int]) -> None:
    """These seats have no key for a moment: they change places, and no two ever have the same."""
    here = and_(seats.c.match == match, seats.c.number.in_(list(numbers)))
    connection.execute(update(seats).where(here).values(key=None))


def reseat(connection: Connection, match: int, moved: Mapping[int, int]) -> None:
    """Who said what, and who does not hear whom, after players have gone from seat to seat."""
    if not moved:
        return
    said = case(dict(moved), value=talk.c.seat, else_=talk.c.seat)
    connection.execute(update(talk).where(talk.c.match == match).values(seat=said))
    muted = load_mutes(connection, match)
    connection.execute(delete(mutes).where(mutes.c.match == match))
    for person, numbers in muted.items():
        for number in numbers:
            set_mute(connection, match, person, moved.get(number, number), True)


_HOLD = insert_new(holders).on_conflict_do_nothing()


def hold(connection: Connection, match: int, seat: int, person: int) -> None:
    """Let a person sit there."""
    connection.execute(_HOLD, {"match": match, "seat": seat, "person": person})


def release(connection: Connection, match: int, seat: int, person: int | None = None) -> None:
    """Let a person, or all of them, sit there no more."""
    statement = delete(holders).where(holders.c.match == match, holders.c.seat == seat)
    connection.execute(statement if person is None else statement.where(holders.c.person == person))


# -- the log -----------------------------------------------------------------------------------------------------

_APPEND = insert(entries)
_ENTRIES_OF = (
    select(entries.c.number, entries.c.kind, entries.c.seat, entries.c.text, entries.c.at, entries.c.first)
    .where(entries.c.match == bindparam("match"), entries.c.number >= bindparam("first"))
    .order_by(entries.c.number)
)


def append_entries(connection: Connection, match: int, lines: Iterable[LogEntry]) -> None:
    """Add lines to a log. ``Taken`` if one of these numbers stands there already; a gap is refused as well."""
    names = ("number", "kind", "seat", "text", "at", "first")
    values = [{"match": match, **{name: getattr(line, name) for name in names}} for line in lines]
    if values:
        _write_new(connection, _APPEND, values)


def load_entries(connection: Connection, match: int, first: int = 0) -> list[LogEntry]:
    """The log of a match, from a number on."""
    return [LogEntry(*row) for row in connection.execute(_ENTRIES_OF, {"match": match, "first": first})]


# -- talk --------------------------------------------------------------------------------------------------------

_ADD_TALK = insert(talk)
_NEWEST = func.row_number().over(partition_by=talk.c.heard, order_by=talk.c.id.desc()).label("newest")
_NUMBERED = select(talk, _NEWEST).where(talk.c.match == bindparam("match")).subquery()
_TALK_OF = (
    select(_NUMBERED).where(_NUMBERED.c.newest <= bindparam("limit")).order_by(_NUMBERED.c.id)
)  # so many of each group: what some whisper makes no difference to what others find here


def add_talk(connection: Connection, match: int, line: TalkLine) -> int:
    """Write down what was said; its id."""
    heard = None if line.group is None else list(line.group)
    values = {"match": match, "at": line.at, "seat": line.seat, "name": line.name, "text": line.text}
    return _new_id(connection.execute(_ADD_TALK, {**values, "heard": heard}))


def load_talk(connection: Connection, match: int, limit: int = 100) -> list[TalkLine]:
    """What was said last at a table, in order: to everybody, and in each group apart."""
    found = connection.execute(_TALK_OF, {"match": match, "limit": limit}).all()
    return [_talk_line(row) for row in found]


def _talk_line(row: Row[Any]) -> TalkLine:
    group = None if row.heard is None else tuple(row.heard)
    return TalkLine(row.seat, row.name, row.text, row.at, group, row.id)


def set_mute(connection: Connection, match: int, person: int, seat: int, on: bool) -> None:
    """A person will not, or will again, hear what a seat says."""
    if on:
        values = {"match": match, "person": person, "seat": seat}
        connection.execute(insert_new(mutes).on_conflict_do_nothing(), values)
    else:
        here = and_(mutes.c.match == match, mutes.c.person == person, mutes.c.seat == seat)
        connection.execute(delete(mutes).where(here))


def load_mutes(connection: Connection, match: int) -> dict[int, set[int]]:
    """The seats that people do not hear, by person."""
    found: dict[int, set[int]] = {}
    for person, seat in connection.execute(
        select(mutes.c.person, mutes.c.seat).where(mutes.c.match == match)
    ):
        found.setdefault(person, set()).add(seat)
    return found


def ban(connection: Connection, match: int, person: int) -> None:
    """A person may not sit at a table any more."""
    connection.execute(insert_new(bans).on_conflict_do_nothing(), {"match": match, "person": person})


def carry_bans(connection: Connection, match: int, to: int) -> None:
    """Whoever may not sit at one table may not sit at another."""
    mine = select(literal(to), bans.c.person).where(bans.c.match == match)
    connection.execute(insert_new(bans).from_select(["match", "person"], mine).on_conflict_do_nothing())


def load_bans(connection: Connection, match: int) -> set[int]:
    """Who may not sit at a table."""
    return set(connection.scalars(select(bans.c.person).where(bans.c.match == match)))


# -- people ------------------------------------------------------------------------------------------------------

_PERSON = (
    people.c.id,
    people.c.name,
    people.c.kept,
    people.c.language,
    people.c.theme,
    people.c.sound,
    people.c.pace,
)
_PERSON_BY_ID = select(*_PERSON).where(people.c.id == bindparam("id"))
_PERSON_OF_SESSION = (
    select(*_PERSON)
    .join(sessions, sessions.c.person == people.c.id)
    .where(sessions.c.token == bindparam("token"))
)


class PersonFields(TypedDict, total=False):
    """What a person can choose."""

    name: str
    language: str
    theme: str
    sound: bool
    pace: str


def fold(name: str) -> str:
    """A name for comparing: letters alike whatever their size and however they are put together, single spaces."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())


def add_person(connection: Connection, at: int, **chosen: Unpack[PersonFields]) -> Person:
    """Somebody new."""
    person = Person(0, **chosen)
    taste = {"language": person.language, "theme": person.theme, "sound": person.sound, "pace": person.pace}
    values = {"name": person.name, **taste}
    person.id = _new_id(connection.execute(insert(people), {**values, "created": at}))
    return person


def load_person(connection: Connection, person: int) -> Person | None:
    """Somebody by id."""
    row = connection.execute(_PERSON_BY_ID, {"id": person}).one_or_none()
    return None if row is None else Person(*row)


def person_by_kept(connection: Connection, name: str) -> tuple[Person, str] | None:
    """Who has kept a name, and the hash of the password."""
    row = connection.execute(
        select(*_PERSON, people.c.password).where(people.c.kept_folded == fold(name))
    ).one_or_none()
    return None if row is None else (Person(*row[:-1]), str(row.password))


def update_person(connection: Connection, person: int, **chosen: Unpack[PersonFields]) -> None:
    """Another name or another setting."""
    connection.execute(update(people).where(people.c.id == person).values(**chosen))


def keep_name(connection: Connection, person: int, name: str, password_hash: str) -> None:
    """Keep a name with a password, or change both. ``Taken`` if somebody else has kept it."""
    values = {"name": name, "kept": name, "kept_folded": fold(name), "password": password_hash}
    _write_new(connection, update(people).where(people.c.id == person), values)


def change_password(connection: Connection, person: int, old_hash: str, password_hash: str) -> bool:
    """Another password for a kept name; whether it is still the old one that was changed."""
    here = and_(people.c.id == person, people.c.password == old_hash)
    return connection.execute(update(people).where(here).values(password=password_hash)).rowcount == 1


def hand_over(connection: Connection, guest: int, person: int) -> None:
    """Whoever played as a guest and then logs in goes on with the seats, tables and bans of the guest."""
    for table in (holders, mutes, bans):
        others = [column for column in table.c if column.name != "person"]
        mine = select(literal(person), *others).where(table.c.person == guest)
        names = ["person", *[column.name for column in others]]
        connection.execute(insert_new(table).from_select(names, mine).on_conflict_do_nothing())
        connection.execute(delete(table).where(table.c.person == guest))
    connection.execute(update(matches).where(matches.c.owner == guest).values(owner=person))


def add_session(connection: Connection, token_hash: str, person: int, at: int) -> None:
    """A browser is this person's from now on. Only a hash of what it shows is kept."""
    values = {"token": token_hash, "person": person, "created": at, "seen": at}
    _write_new(connection, insert(sessions), values)


def person_of_session(connection: Connection, token_hash: str) -> Person | None:
    """Whose browser it is."""
    row = connection.execute(_PERSON_OF_SESSION, {"token": token_hash}).one_or_none()
    return None if row is None else Person(*row)


def session_seen(connection: Connection, token_hash: str) -> int | None:
    """When it was last noted that a browser was here."""
    seen: int | None = connection.scalar(select(sessions.c.seen).where(sessions.c.token == token_hash))
    return seen


def touch_session(connection: Connection, token_hash: str, at: int) -> None:
    """The browser was here again."""
    connection.execute(update(sessions).where(sessions.c.token == token_hash).values(seen=at))


def end_session(connection: Connection, token_hash: str) -> None:
    """Log a browser out."""
    connection.execute(delete(sessions).where(sessions.c.token == token_hash))


def end_sessions(connection: Connection, person: int) -> None:
    """Log a person out everywhere, after a change of password."""
    connection.execute(delete(sessions).where(sessions.c.person == person))


def secret(connection: Connection, name: str, fresh: bytes) -> bytes:
    """A secret of the house by its name; the fresh one, if there is none yet."""
    connection.execute(insert_new(secrets).on_conflict_do_nothing(), {"name": name, "value": fresh})
    kept: bytes = connection.execute(select(secrets.c.value).where(secrets.c.name == name)).scalar_one()
    return kept


# -- lists -------------------------------------------------------------------------------------------------------

_ROWS = (
    select(
        matches.c.id,
        matches.c.code,
        matches.c.game,
        matches.c.title,
        matches.c.status,
        matches.c.options,
        matches.c.clock,
        matches.c.updated,
        matches.c.rules,
        matches.c.content,
        matches.c.pack.is_not(None).label("packed"),
    )
    .order_by(matches.c.updated.desc(), matches.c.id.desc())
    .limit(bindparam("limit"))
)
_HELD = exists().where(holders.c.match == matches.c.id, holders.c.person == bindparam("person"))
_FREE = exists().where(seats.c.match == matches.c.id, seats.c.kind == "friend")
_TABLES_OF = _ROWS.where(or_(_HELD, matches.c.owner == bindparam("person")), matches.c.status != "closed")
_OPEN = _ROWS.where(matches.c.status == "waiting", matches.c.listed, _FREE)
_TO_WATCH = _ROWS.where(matches.c.status == "running", matches.c.listed, not_(matches.c.imported))
_SEATS_OF_MANY = (
    select(seats.c.match, seats.c.number, seats.c.kind, seats.c.name, seats.c.bot)
    .where(seats.c.match.in_(bindparam("matches", expanding=True)))
    .order_by(seats.c.match, seats.c.number)
)
_HELD_OF_MANY = (
    select(holders.c.match, holders.c.seat)
    .where(holders.c.match.in_(bindparam("matches", expanding=True)), holders.c.person == bindparam("person"))
    .order_by(holders.c.seat)
)


def tables_of(connection: Connection, person: int, limit: int = 50) -> list[TableRow]:
    """The tables where a person sits, or that are a person's own; what happened last comes first."""
    return _rows(connection, _TABLES_OF, person, limit)


def open_tables(connection: Connection, limit: int = 50, person: int | None = None) -> list[TableRow]:
    """Listed tables that wait for somebody."""
    return _rows(connection, _OPEN, person, limit)


def running_to_watch(connection: Connection, limit: int = 50, person: int | None = None) -> list[TableRow]:
    """Listed tables at which something is going on."""
    return _rows(connection, _TO_WATCH, person, limit)


def _rows(connection: Connection, statement: Select[Any], person: int | None, limit: int) -> list[TableRow]:
    found = connection.execute(statement, {"person": person, "limit": limit}).all()
    ids = [row.id for row in found]
    sitting = _by_match(connection.execute(_SEATS_OF_MANY, {"matches": ids}).all())
    mine = _by_match(connection.execute(_HELD_OF_MANY, {"matches": ids, "person": person}).all())
    return [
        TableRow(
            code=row.code,
            game=row.game,
            title=row.title,
            status=row.status,
            options=row.options,
            seats=[(number, kind, name, bot) for _, number, kind, name, bot in sitting.get(row.id, [])],
            clock=row.clock,
            updated=row.updated,
            mine=[seat for _, seat in mine.get(row.id, [])],
            rules=row.rules,
            content=row.content,
            packed=row.packed,
        )
        for row in found
    ]


def _by_match(rows: Iterable[Sequence[Any]]) -> dict[int, list[Sequence[Any]]]:
    found: dict[int, list[Sequence[Any]]] = {}
    for row in rows:
        found.setdefault(row[0], []).append(row)
    return found


# -- tidying up --------------------------------------------------------------------------------------------------


def prune_sessions(connection: Connection, before: int) -> int:
    """Forget browsers that were last seen before a time; how many."""
    return connection.execute(delete(sessions).where(sessions.c.seen < before)).rowcount
