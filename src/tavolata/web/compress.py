"""Answers made smaller for browsers that can read it, without telling by their length what stands in them.

Whatever is compressed together shares a context: what stood before makes what is the same shorter. A page is cut at its
seams, and each piece has a context of its own, so that what others have written, or what an address asked for, tells
nothing of the rest (see ``veil`` for the names, which stand everywhere). It is plain gzip all the same: a stream of
deflate whose pieces do not look back.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from functools import lru_cache

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

SEAM = "\x1e"
"""Where a page is cut; it is not sent, and no printable text holds it."""
LEAST = 400
"""Bytes below which nothing is gained."""
LEVEL = 6
BEST = 9

_HEAD = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"
_END = b"\x03\0"
"""An empty block, the last one."""


def accepts(headers: Headers) -> bool:
    """Whether an answer may be gzip."""
    for piece in headers.get("accept-encoding", "").lower().split(",")[:20]:
        coding, _, weight = piece.partition(";")
        if coding.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def answer(
    request: Request,
    pieces: Sequence[bytes],
    type: str,
    status: int = 200,
    lasting: Sequence[bytes] = (),
    headers: dict[str, str] | None = None,
) -> Response:
    """An answer in pieces that know nothing of each other; the ``lasting`` ones among them will be asked for again."""
    given = {**(headers or {}), "Vary": "Accept-Encoding"}
    if sum(map(len, pieces)) < LEAST or not accepts(request.headers):
        return Response(b"".join(pieces), status, given, type)
    body = gzipped([_lasting(piece) if piece in lasting else squeezed(piece) for piece in pieces], pieces)
    return Response(body, status, {**given, "Content-Encoding": "gzip"}, type)


def squeezed(piece: bytes, level: int = LEVEL) -> bytes:
    """A piece, in a context of its own."""
    maker = zlib.compressobj(level, zlib.DEFLATED, -zlib.MAX_WBITS)
    return maker.compress(piece) + maker.flush(zlib.Z_SYNC_FLUSH)


@lru_cache(64)
def _lasting(piece: bytes) -> bytes:
    return squeezed(piece, BEST)


def gzipped(squeezed: Sequence[bytes], pieces: Sequence[bytes]) -> bytes:
    """What was squeezed piece by piece as one file."""
    check = size = 0
    for piece in pieces:
        check, size = zlib.crc32(piece, check), size + len(piece)
    return b"".join([_HEAD, *squeezed, _END, struct.pack("<II", check, size & 0xFFFFFFFF)])
