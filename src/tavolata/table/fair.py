"""Fair dealing that can be checked.

Before play the server commits to a long secret by publishing its hash. Then every seat adds a number of its own, its
lot. The seed is the hash of the secret and all lots, so that neither the server nor a player can choose the deal; at
the end the secret is revealed and anybody can do the sum again.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from ..engine.errors import BadRecord
from ..engine.record import Record
from .chance import Chance

SECRET_BYTES = 32
LOT = re.compile(r"[0-9a-f]{0,64}")
"""A lot: up to 256 bits in hexadecimal; a seat may add none."""

_TAG_COMMITMENT = "deal commitment"
_TAG_SECRET = "deal secret"


@dataclass(frozen=True, slots=True)
class Offer:
    """A commitment made before anybody asked for a table; the token stands for the secret, which it does not tell."""

    token: str
    commitment: str


class Offers:
    """Makes offers without remembering them: the secret of a token follows from a key that only this object has."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._key = chance.draw("offer", SECRET_BYTES)
        self._used: set[str] = set()

    def make(self) -> Offer:
        """A new offer."""
        token = self._chance.hex("offer", 16)
        return Offer(token, commitment_of(self._secret(token)))

    def redeem(self, token: str | None) -> bytes:
        """The secret of an offer, once; a fresh secret if there is no offer or it was used before."""
        if not token or token in self._used or not re.fullmatch(r"[0-9a-f]{32}", token):
            return self._chance.draw("deal", SECRET_BYTES)
        self._used.add(token)
        return self._secret(token)

    def _secret(self, token: str) -> bytes:
        return hmac.digest(self._key, token.encode(), "sha256")


def commitment_of(secret: bytes) -> str:
    """What is published of a secret before play."""
    return sha256(secret).hexdigest()


def seed_of(secret: bytes, lots: Sequence[str]) -> int:
    """The seed that follows from the secret and the seats' lots, in the order of the seats."""
    lines = [f"{seat}: {lot}" for seat, lot in enumerate(lots, 1)]
    text = "\n".join(["tavolata deal 1", secret.hex(), *lines])
    return int.from_bytes(sha256(text.encode()).digest(), "big")


def tags(secret: bytes, commitment: str, lots: Sequence[str]) -> dict[str, str]:
    """What a record says about its deal."""
    drawn = {f"lot {seat}": lot for seat, lot in enumerate(lots, 1) if lot}
    return {_TAG_COMMITMENT: commitment, _TAG_SECRET: secret.hex(), **drawn}


@dataclass(frozen=True, slots=True)
class Verdict:
    """What checking a record's deal found."""

    commitment: str
    recomputed: str
    lots: tuple[str, ...]
    seed: int
    seed_recomputed: int

    @property
    def kept(self) -> bool:
        """Whether the revealed secret is the one that was committed to."""
        return self.commitment == self.recomputed

    @property
    def dealt(self) -> bool:
        """Whether the seed is the one that secret and lots give."""
        return self.seed == self.seed_recomputed

    @property
    def fair(self) -> bool:
        """Whether all of it holds."""
        return self.kept and self.dealt


@dataclass(frozen=True, slots=True)
class Deal:
    """What a record says about how it was dealt; whether it is true is for ``check``."""

    secret: bytes
    commitment: str
    lots: tuple[str, ...]


def deal_of(record: Record) -> Deal | None:
    """How a record says it was dealt, if it does; ``BadRecord`` if that cannot be read."""
    if _TAG_COMMITMENT not in record.tags or _TAG_SECRET not in record.tags:
        return None
    try:
        secret = bytes.fromhex(_digits(record, _TAG_SECRET))
    except ValueError:
        raise _bad_deal(_TAG_SECRET) from None
    lots = tuple(_digits(record, f"lot {seat + 1}") for seat in range(record.seats))
    return Deal(secret, _digits(record, _TAG_COMMITMENT), lots)


def _digits(record: Record, tag: str) -> str:
    """A number of the deal, as its record says it: hexadecimal and no longer than any of ours."""
    text = record.tags.get(tag, "")
    if not LOT.fullmatch(text):
        raise _bad_deal(tag)
    return text


def _bad_deal(tag: str) -> BadRecord:
    return BadRecord("bad-deal", f"header: '{tag}' is not hexadecimal, of 64 digits at most", {"tag": tag})


def check(record: Record) -> Verdict:
    """Do the sum again for a record; ``BadRecord`` if it does not say how it was dealt."""
    deal = deal_of(record)
    if deal is None:
        raise BadRecord("no-deal", "this record does not say how it was dealt: it was not played at a table")
    again = seed_of(deal.secret, deal.lots)
    return Verdict(deal.commitment, commitment_of(deal.secret), deal.lots, record.seed, again)
