"""Sessions: what is known of a browser is in the store, and nothing of it in memory."""

import asyncio
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from starlette.requests import HTTPConnection

from tavolata.store import rows
from tavolata.store.store import Store
from tavolata.web.sessions import DAY, Session, Sessions, digest, now


def connection(token: str, person: Any = None) -> HTTPConnection:
    """As much of a request as sessions look at."""
    state = SimpleNamespace(session=Session(token), person=person, caller=None)
    rates = SimpleNamespace(hit=lambda kind, caller: None)
    stage = SimpleNamespace(meet=lambda session, person: None)
    return cast(
        HTTPConnection,
        SimpleNamespace(state=state, app=SimpleNamespace(state=SimpleNamespace(rates=rates, stage=stage))),
    )


def test_that_a_browser_was_here_is_noted_once_a_day_and_kept_nowhere_else(tmp_path: Path) -> None:
    async def visits() -> None:
        sessions = await Sessions.open(store)
        before = sum(len(kept) for kept in vars(sessions).values() if hasattr(kept, "__len__"))
        visitors = [connection(f"cookie {number}") for number in range(20)]
        for one in visitors:
            await sessions.remember(one)
        commits = store.commits
        for one in visitors:
            await sessions.touch(one)
        assert store.commits == commits, "it was noted today"
        old = now() - 2 * DAY
        await store.write(partial(rows.touch_session, token_hash=digest("cookie 0"), at=old))
        await sessions.touch(visitors[0])
        assert (store.read(partial(rows.session_seen, token_hash=digest("cookie 0"))) or 0) > old + DAY
        assert sum(len(kept) for kept in vars(sessions).values() if hasattr(kept, "__len__")) == before

    store = Store.open(str(tmp_path / "tables.db"))
    try:
        asyncio.run(visits())
    finally:
        store.close()
