"""What requests bring with them: counted while it comes in, and bounded before anything takes it apart."""

from __future__ import annotations

import re

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.types import Message, Receive

from ..table.errors import BadRequest, TableError

FORMS = ("application/x-www-form-urlencoded", "multipart/form-data")
MOST_FILES, MOST_FIELDS = 20, 200
"""What a form may hold; a table with a content pack of one's own is the largest there is."""
DEEPEST = 16
"""How far the lists and objects of JSON may lie one within the other."""
LONGEST_NUMBER = 40
"""The most digits that a number may have."""
_PARTS = re.compile(rb'"(?:[^"\\]|\\.)*+"?|[\[{]|[\]}]|[0-9]{%d,}+' % (LONGEST_NUMBER + 1), re.S)


class TooLarge(TableError):
    """A body longer than is read."""

    status = 413


class Body:
    """A request's body, counted while it comes in; it can be read before the application reads it."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._most = most
        self._length = 0
        self._kept: list[Message] = []
        self._again: list[Message] = []
        self.excess: TooLarge | None = None
        """Set when the body turned out too long; whatever the application makes of that, this is the answer."""

    def check_length(self, headers: Headers) -> None:
        """Refuse a body that says itself that it is too long."""
        announced = headers.get("content-length", "0")
        if announced.isdecimal() and int(announced[:20]) > self._most:
            raise self._too_large()

    async def receive(self) -> Message:
        """The next piece, for the application."""
        return self._kept.pop(0) if self._kept else await self._next()

    async def read_all(self) -> None:
        """Read the whole body and keep it."""
        more = not self._again
        while more:
            message = await self._next()
            if message["type"] == "http.disconnect":
                raise ClientDisconnect
            self._kept.append(message)
            more = message.get("more_body", False)
        self._again = list(self._kept)

    async def check(self, kind: str) -> None:
        """Refuse what could only be taken apart at others' cost."""
        if kind == "application/json" or kind.endswith("+json"):
            await self.read_all()
            check_json(b"".join(message.get("body", b"") for message in self._kept))

    async def field(self, request: Request, name: str) -> str:
        """A field of the form it holds, without using it up; empty if there is none."""
        await self.read_all()
        again = Request(request.scope, self._copy)
        async with again.form(max_files=MOST_FILES, max_fields=MOST_FIELDS) as form:
            value = form.get(name, "")
        return value if isinstance(value, str) else ""

    async def _copy(self) -> Message:
        return self._again.pop(0) if self._again else {"type": "http.disconnect"}

    async def _next(self) -> Message:
        message = await self._receive()
        self._length += len(message.get("body", b""))
        if self._length > self._most:
            self.excess = self._too_large()
            raise self.excess
        return message

    def _too_large(self) -> TooLarge:
        return TooLarge("too-large", f"no more than {self._most} bytes", kilobytes=self._most // 1024)


def check_json(text: bytes) -> None:
    """Refuse JSON that lies too deep or holds numbers nobody needs. Whether it is JSON at all is seen later."""
    depth = 0
    for found in _PARTS.finditer(text):
        first = found[0][:1]
        if first in b"[{":
            depth += 1
        elif first in b"]}":
            depth -= 1
        elif first != b'"':
            raise BadRequest(
                "long-number", f"no number has more than {LONGEST_NUMBER} digits", most=LONGEST_NUMBER
            )
        if depth > DEEPEST:
            raise BadRequest("too-deep", f"no list lies deeper than {DEEPEST}", most=DEEPEST)


def kind_of(headers: Headers) -> str:
    """What a body says it is, without what belongs to that."""
    return headers.get("content-type", "").partition(";")[0].strip().lower()
