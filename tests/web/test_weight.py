"""What goes over the wire, in bytes: pages, messages, and what an order costs."""

from __future__ import annotations

import asyncio
import gzip

import pytest
from bench import weight

from tavolata.web.render import Render

from .support import House

HOME = 30_000
TABLE = 60_000
MESSAGE = 2_000
"""In the median."""
ORDER = 2_000
"""Nine times of ten; where an order is the last, the rules are opened at another clause, too."""
LONGEST_ORDER = 2_200
LAID_OUT = 50
"""So many decisions: the orders of all Houses, and what comes of them."""


def test_il_trono_di_spade_with_six_houses(server: House) -> None:
    """Without letters, styles and scripts, which a browser asks for once."""
    found = asyncio.run(weight.measure(server.url, "trono-di-spade", 6, {}, LAID_OUT, 1))
    assert found["home"] < HOME
    assert found["table at the beginning"] < TABLE and found["table later"] < TABLE
    assert found["messages"]["number"] > 6 * LAID_OUT and found["messages"]["median"] < MESSAGE
    orders = found["what one has chosen"]["order"]
    assert orders["number"] > 20 and orders["90 %"] < ORDER and orders["most"] < LONGEST_ORDER


def test_static_files_are_smaller_for_who_can_read_it(server: House) -> None:
    visitor = server.client()
    for asset in Render().assets.values():
        plain = visitor.get(f"/static/{asset.name}", headers={"Accept-Encoding": "identity"})
        assert plain.content == asset.body and "content-encoding" not in plain.headers
        assert plain.headers["vary"] == "Accept-Encoding"
        if asset.packed:
            packed = visitor.get(f"/static/{asset.name}", headers={"Accept-Encoding": "gzip"})
            assert packed.headers["content-encoding"] == "gzip" and packed.content == asset.body
            assert int(packed.headers["content-length"]) == len(asset.packed)
            assert gzip.decompress(asset.packed) == asset.body


@pytest.mark.parametrize("accepted", ["", "identity", "br", "gzip;q=0", "GZIP;Q=0.0"])
def test_who_cannot_read_gzip_is_sent_none(server: House, accepted: str) -> None:
    answer = server.client().get("/", headers={"Accept-Encoding": accepted})
    assert "content-encoding" not in answer.headers and "<!doctype html>" in answer.text
    assert "\x1e" not in answer.text


@pytest.mark.parametrize("accepted", ["gzip", "br, gzip;q=0.5", "*"])
def test_who_can_is_sent_it(server: House, accepted: str) -> None:
    answer = server.client().get("/", headers={"Accept-Encoding": accepted})
    assert answer.headers["content-encoding"] == "gzip" and answer.headers["vary"] == "Accept-Encoding"
    assert answer.text.startswith("<!doctype html>") or "<!doctype html>" in answer.text
