"""Actions by form: what every button of a page posts, with or without a script."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from . import asking
from .actions import Action, Wish
from .problems import wants_json

router = APIRouter()


@router.post("/t/{code}/{action}")
async def act(request: Request, code: str, action: str) -> Response:
    """Do something at a table, and show it again."""
    live = await asking.table(request, code)
    deed = asking.action(action)
    wish = await _read(request, deed)
    following = await asking.perform(request, live, deed, wish)
    there = f"/t/{(following or live).table.code}"
    if not wants_json(request):
        return RedirectResponse(there, 303)
    return JSONResponse({"goto": there}) if following is not None else Response(status_code=204)


async def _read(request: Request, deed: Action) -> Wish:
    if request.headers.get("content-type", "").startswith("application/json"):
        return deed.wish.model_validate_json(await request.body() or b"{}")
    async with request.form(max_files=0, max_fields=100) as form:
        read: dict[str, Any] = deed.read_form(form)
    return deed.wish.model_validate(read)
