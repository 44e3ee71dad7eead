"""What is open at a table and no part of its log, as rows: plans not committed, questions to all, when servers ran."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sqlalchemy import Connection, and_, delete, func, insert, select, update
from sqlalchemy.dialects.sqlite import insert as insert_new

from .model import Draft, Poll, Run
from .schema import drafts, matches, polls, runs

# -- drafts ------------------------------------------------------------------------------------------------------


def save_drafts(connection: Connection, changed: Iterable[tuple[int, int, Draft | None]]) -> None:
    """Keep the drafts of some seats, each with its match and seat; ``None`` forgets one."""
    for match, seat, draft in changed:
        if draft is None:
            connection.execute(delete(drafts).where(drafts.c.match == match, drafts.c.seat == seat))
            continue
        kept = {"decision": draft.decision, "moves": list(draft.moves)}
        here = insert_new(drafts).values(match=match, seat=seat, **kept)
        connection.execute(here.on_conflict_do_update(index_elements=["match", "seat"], set_=kept))


def load_drafts(connection: Connection, match: int) -> dict[int, Draft]:
    """The drafts at a table, by seat."""
    found = connection.execute(select(drafts).where(drafts.c.match == match))
    return {row.seat: Draft(row.decision, tuple(row.moves)) for row in found}


# -- polls -------------------------------------------------------------------------------------------------------


def save_polls(connection: Connection, match: int, asked: Mapping[str, Poll]) -> None:
    """Keep the questions that are open at a table, and no others."""
    connection.execute(delete(polls).where(polls.c.match == match))
    for poll in asked.values():
        values = {"match": match, "about": poll.about, "by": poll.by, "keep": poll.keep}
        connection.execute(insert(polls), {**values, "yes": sorted(poll.yes)})


def load_polls(connection: Connection, match: int) -> dict[str, Poll]:
    """The questions that are open at a table."""
    found = connection.execute(select(polls).where(polls.c.match == match).order_by(polls.c.about))
    return {row.about: Poll(row.about, row.by, row.keep, set(row.yes)) for row in found}


# -- when servers ran --------------------------------------------------------------------------------------------


def load_runs(connection: Connection) -> list[Run]:
    """When servers ran so far. The last one was there when the last thing happened, at least."""
    found = [Run(row.began, row.alive) for row in connection.execute(select(runs).order_by(runs.c.id))]
    last = connection.scalar(select(func.max(matches.c.updated))) or 0
    if not found:
        return [Run(0, last)] if last else []
    return [*found[:-1], Run(found[-1].began, max(found[-1].alive, last))]


def begin_run(connection: Connection, at: int, before: int) -> None:
    """A server begins; ``before`` is when the one before was last there."""
    last = select(func.max(runs.c.id)).scalar_subquery()
    connection.execute(update(runs).where(runs.c.id == last).values(alive=before))
    connection.execute(insert(runs), {"began": at, "alive": at})


def stay(connection: Connection, at: int) -> None:
    """The server is still there."""
    last = select(func.max(runs.c.id)).scalar_subquery()
    connection.execute(update(runs).where(and_(runs.c.id == last, runs.c.alive < at)).values(alive=at))
