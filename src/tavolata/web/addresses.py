"""Where a request comes from: the address at the other end of the wire or, if a named proxy stands there, the one it
forwards for. Nobody else's word is taken."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from starlette.types import Scope

log = logging.getLogger("tavolata.web")

LONGEST = 60
"""The longest text that is looked at as an address, with its port."""
MOST_FORWARDED = 20
"""How many addresses of a forwarding header are looked at, from its end."""

Address: TypeAlias = IPv4Address | IPv6Address


def read_address(text: str) -> Address | None:
    """An address as a socket or a header writes it, with or without a port; ``None`` if it is none."""
    return _read(text) if len(text) <= LONGEST else None


@lru_cache(4096)
def _read(text: str) -> Address | None:
    plain = text.strip()
    if plain.startswith("["):
        plain = plain[1:].partition("]")[0]
    elif plain.count(":") == 1:
        plain = plain.partition(":")[0]
    try:
        found = ip_address(plain.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def counted_as(text: str) -> str:
    """What an address is counted as: itself, or of IPv6 the network of 64 bits that one household is given."""
    found = read_address(text)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, 64), strict=False))
    return str(found) if found is not None else text[:LONGEST]


class Proxies:
    """The proxies that are named, and what is believed of them."""

    def __init__(self, named: str) -> None:
        self._networks = [ip_network(one.strip()) for one in named.split(",") if one.strip()]
        self._warned: set[str] = set()

    def named(self, host: str) -> bool:
        """Whether an address is that of a proxy that is named."""
        found = read_address(host) if self._networks else None
        return found is not None and any(found in network for network in self._networks)

    def believe(self, scope: Scope) -> bool:
        """Put into a request where it really comes from; whether a named proxy has brought it.

        Of what is forwarded, the last address that is no proxy of ours counts: those before it are the asker's own
        words. A proxy that forwards no address leaves none: whatever it brings is not counted as its own.
        """
        peer = scope["client"][0] if scope.get("client") else ""
        headers: list[tuple[bytes, bytes]] = scope["headers"]
        forwarded = [value for name, value in headers if name == b"x-forwarded-for"]
        if not self.named(peer):
            if forwarded:
                self._warn("unnamed", _UNNAMED, peer)
            return False
        address = self._origin(forwarded)
        if not address:
            self._warn("silent", _SILENT, peer)
        scope["client"] = (address, 0)
        self._believe_scheme(scope)
        return True

    def _origin(self, forwarded: Iterable[bytes]) -> str:
        """The last address that is not a proxy's; if all are, the first. What is no address hides all before it."""
        said = b",".join(forwarded).decode("latin-1").rsplit(",", MOST_FORWARDED)[-MOST_FORWARDED:]
        address = ""
        for text in reversed(said):
            found = read_address(text)
            address = str(found) if found is not None else ""
            if not self.named(address):
                break
        return address

    def _believe_scheme(self, scope: Scope) -> None:
        values = [value for name, value in scope["headers"] if name == b"x-forwarded-proto"]
        last = values[-1].decode("latin-1").rpartition(",")[2].strip().lower() if values else ""
        if last in ("http", "https", "ws", "wss"):
            secure = last in ("https", "wss")
            plain = "ws" if scope["type"] == "websocket" else "http"
            scope["scheme"] = plain + "s" * secure

    def _warn(self, about: str, sentence: str, peer: str) -> None:
        """Once: whoever set the server up has to know, and nobody is to fill its log."""
        if about not in self._warned:
            self._warned.add(about)
            log.warning(sentence, peer)


_UNNAMED = (
    "%s sends X-Forwarded-For, but is no proxy that is named, so its word is not taken and all it brings counts as "
    "one address. If it is your proxy, name it in TAVOLATA_PROXIES."
)
_SILENT = "the proxy %s sends no X-Forwarded-For: nothing that it brings can be counted by address"
