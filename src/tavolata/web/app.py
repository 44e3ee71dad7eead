"""The application: what is opened when the server starts, closed when it ends, and who answers which address."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from .. import __version__
from ..bots.base import Budget
from ..engine.errors import TavolataError
from ..store.store import Store
from ..table.chance import Chance
from ..table.clock import Clock
from ..table.health import Health
from ..table.host import Host
from ..table.reading import Readers
from ..table.thinkers import Thinkers
from . import api, forms, pages, problems, stream
from .rates import Doors, Rates
from .render import Render
from .security import Guard
from .sessions import Sessions
from .settings import Settings

log = logging.getLogger("tavolata.web")


def create_app(
    settings: Settings | None = None,
    store: Store | None = None,
    modules: tuple[str, ...] = (),
    chance: Chance | None = None,
    clock: Clock | None = None,
    thinkers: type[Thinkers] = Thinkers,
) -> FastAPI:
    """The table as an ASGI application.

    A ``store`` that is given is used and left open. ``modules`` are imported where bots think: games of one's own that
    are not installed. ``chance`` draws the lots in the place of the system's, ``clock`` tells another time, and
    ``thinkers`` are where bots think: for tests, and by code only.
    """
    chosen = settings or Settings.read()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        kept = store or Store.open(chosen.database)
        app.state.host = _host(kept, chosen, modules, chance, clock, thinkers)
        app.state.health = Health(kept, app.state.host.bots.thinkers)
        app.state.sessions = await Sessions.open(kept)
        app.state.stage = stream.Stage(app)
        await app.state.sessions.tidy()
        await app.state.host.resume()
        try:
            yield
        finally:
            app.state.stage.close()
            await app.state.host.close()
            if store is None:
                kept.close()

    app = FastAPI(
        title="Tavolata",
        version=__version__,
        summary="A table for board games: take a seat with a program of your own.",
        description=api.ABOUT,
        openapi_url="/api/openapi.json",
        docs_url=None,  # those pages load from other hosts; ours is at /api
        redoc_url=None,
        lifespan=lifespan,
        openapi_tags=api.TAGS,
        responses=api.REFUSALS,
    )
    app.state.settings = chosen
    app.state.render = Render()
    app.state.doors = Doors(chosen.screens, chosen.crowd)
    app.state.rates = Rates(chosen)
    app.add_middleware(Guard, settings=chosen, rates=app.state.rates)
    app.add_exception_handler(TavolataError, _refused)
    app.add_exception_handler(HTTPException, _refused)
    app.add_exception_handler(RequestValidationError, _refused)
    app.add_api_route("/healthz", _health, include_in_schema=False)
    app.include_router(api.router)
    app.include_router(forms.router, include_in_schema=False)
    app.include_router(stream.router)
    app.include_router(pages.router, include_in_schema=False)
    return app


def _refused(request: Request, error: Exception) -> Response:
    return problems.answer(request, error)


def _host(
    store: Store,
    settings: Settings,
    modules: tuple[str, ...],
    chance: Chance | None,
    clock: Clock | None,
    thinkers: type[Thinkers],
) -> Host:
    """All tables, with the processes that work for them."""
    most = Budget(settings.bot_seconds, settings.bot_playouts)
    think = thinkers(settings.workers, modules, most, settings.patience, settings.memory)
    readers = Readers(modules, settings.reading, settings.memory)
    return Host(store, think, settings.pace, chance, readers, clock)


async def _health(request: Request) -> Response:
    """For whoever watches over the server: ``ok``, or 503 and a line that says what is wrong."""
    trouble = await request.app.state.health.trouble()
    return PlainTextResponse(f"{trouble}\n" if trouble else "ok\n", 503 if trouble else 200)
