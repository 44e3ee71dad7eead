"""Fair dealing that can be checked: everybody commits, then everybody reveals.

The server publishes the hash of a long secret. Every seat that takes part draws a number, its lot, and gives only the
hash of it. When the match begins, the list of all these commitments is closed and shown; only then the lots are laid
open. The seed is the hash of that list, the secret and all lots, so that nobody can choose it, not even who comes
last: when the first lot is seen, all others are fixed. The secret is revealed at the end, and anybody can do the sum
again.

A lot that is not laid open in time makes its deal void. Void deals are counted and stand in the record: whoever lets a
deal fail because he does not like it, the server included, is seen to do so.
"""

from __future__ import annotations

import hmac
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal

from ..engine.errors import BadRecord
from ..engine.record import Record
from .chance import Chance

SECRET_BYTES = 32
LOT = re.compile(r"[0-9a-f]{32,64}")
"""A lot: 128 to 256 bits in hexadecimal. A shorter one could be found from its commitment by trying."""
HASH = re.compile(r"[0-9a-f]{64}")
OFFER_SECONDS = 2 * 24 * 3600
"""How long an offer stands."""

_TOKEN = re.compile(r"[0-9a-f]{32}")
_OLD_LOT = re.compile(r"[0-9a-f]{0,64}")
_VOID = re.compile(r"([0-9a-f]{64}) (?:(offer|server)|seats((?: \d{1,3})+))")


# -- hashes ----------------------------------------------------------------------------------------------------------


def _hash(*lines: str) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()


def commitment_of(secret: bytes) -> str:
    """What is published of a secret before anybody draws a lot."""
    return sha256(secret).hexdigest()


def lot_commitment(commitment: str, seat: int, lot: str) -> str:
    """What a seat gives of its lot before the list is closed.

    It holds for this deal and this seat alone: copied by another seat, or at another table, it cannot be opened.
    """
    return _hash("tavolata lot 2", commitment, str(seat + 1), lot)


def list_digest(commitment: str, commitments: Sequence[str]) -> str:
    """The hash of the closed list: the server's commitment and the seats', empty where a seat takes no part."""
    return _hash("tavolata list 2", commitment, *_numbered(commitments))


def seed_of(secret: bytes, digest: str, lots: Sequence[str]) -> int:
    """The seed that follows from the closed list, the secret and the seats' lots."""
    return int(_hash("tavolata deal 2", digest, secret.hex(), *_numbered(lots)), 16)


def one_sided_seed_of(secret: bytes, lots: Sequence[str]) -> int:
    """The seed of the old way, in which lots were sent open: who came last could choose."""
    return int(_hash("tavolata deal 1", secret.hex(), *_numbered(lots)), 16)


def _numbered(texts: Sequence[str]) -> list[str]:
    return [f"{seat}: {text}" for seat, text in enumerate(texts, 1)]


# -- offers ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Offer:
    """A commitment made before anybody asked for a table; the token stands for the secret, which it does not tell."""

    token: str
    commitment: str


class Offers:
    """Makes offers without remembering them: the secret of a token follows from a key that is kept with the tables.

    A token is a time and a name. The secret follows from the name alone, and which names were redeemed is for the
    tables to say, each of which tells its own.
    """

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.key = chance.draw("offer", SECRET_BYTES)

    def make(self) -> Offer:
        """A new offer."""
        token = f"{int(time.time()):08x}{self._chance.hex('offer', 12)}"
        return Offer(token, commitment_of(self.secret(token)))

    def stands(self, token: str) -> bool:
        """Whether a token is not too old, if it is one of ours."""
        return self.known(token) and 0 <= time.time() - int(token[:8], 16) < OFFER_SECONDS

    def known(self, token: str) -> bool:
        """Whether a token looks like one of ours."""
        return bool(_TOKEN.fullmatch(token))

    def secret(self, token: str) -> bytes:
        """The secret that a token stands for."""
        return hmac.digest(self.key, self.name(token).encode(), "sha256")

    def name(self, token: str) -> str:
        """What a token is redeemed by, once; its time may be changed by anybody."""
        return token[8:]


# -- void deals ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Void:
    """A deal that came to nothing.

    ``digest`` is its closed list's; ``seats`` did not lay their lots open, or, after a restart, the server is to blame.
    An ``offer`` that was used before or is too old comes to nothing before there is a list: then it is its commitment.
    """

    digest: str
    seats: tuple[int, ...] = ()
    server: bool = False
    offer: bool = False

    @property
    def why(self) -> Literal["seats", "server", "offer"]:
        """Who let it fail."""
        return "offer" if self.offer else "server" if self.server else "seats"

    @property
    def text(self) -> str:
        """As it is stored, and stands in a record."""
        if self.offer or self.server:
            return f"{self.digest} {self.why}"
        return f"{self.digest} seats {' '.join(str(seat + 1) for seat in self.seats)}"


def read_void(text: str) -> Void:
    """A void deal from its text; ``BadRecord`` if it is none."""
    found = _VOID.fullmatch(text)
    if found is None:
        raise _bad_deal("void")
    seats = tuple(int(number) - 1 for number in (found[3] or "").split())
    return Void(found[1], seats, found[2] == "server", found[2] == "offer")


# -- in a record -----------------------------------------------------------------------------------------------------

_SECRET, _COMMITMENT, _LIST, _AGAIN = "deal secret", "deal commitment", "deal list", "deal again"


@dataclass(frozen=True, slots=True)
class Deal:
    """How a match was dealt; whether it is true is for ``Verdict`` to say.

    Without a ``digest`` it was the old way: one-sided. ``again`` says that an earlier match was dealt alike, on
    purpose.
    """

    secret: bytes
    commitment: str
    lots: tuple[str, ...]
    commitments: tuple[str, ...] = ()
    digest: str = ""
    voids: tuple[str, ...] = ()
    again: bool = False

    @property
    def tags(self) -> dict[str, str]:
        """What a record says about it."""
        told = {_COMMITMENT: self.commitment, _SECRET: self.secret.hex()}
        if self.digest:
            told[_LIST] = self.digest
        if self.again:
            told[_AGAIN] = "yes"
        told |= {f"commitment {seat}": one for seat, one in enumerate(self.commitments, 1) if one}
        told |= {f"lot {seat}": lot for seat, lot in enumerate(self.lots, 1) if lot}
        return told | {f"void {number}": text for number, text in enumerate(self.voids, 1)}


def deal_of(record: Record) -> Deal | None:
    """How a record says it was dealt, if it does; ``BadRecord`` if that cannot be read."""
    tags = record.tags
    if _COMMITMENT not in tags or _SECRET not in tags:
        return None
    new = _LIST in tags
    voids: list[str] = []
    while f"void {len(voids) + 1}" in tags:
        voids.append(read_void(tags[f"void {len(voids) + 1}"]).text)
    return Deal(
        bytes.fromhex(_hexadecimal(record, _SECRET, HASH)),
        _hexadecimal(record, _COMMITMENT, HASH),
        tuple(_of_seat(record, "lot", seat, LOT if new else _OLD_LOT) for seat in range(record.seats)),
        tuple(_of_seat(record, "commitment", seat, HASH) for seat in range(record.seats)),
        _hexadecimal(record, _LIST, HASH) if new else "",
        tuple(voids),
        tags.get(_AGAIN) == "yes",
    )


def _of_seat(record: Record, name: str, seat: int, allowed: re.Pattern[str]) -> str:
    tag = f"{name} {seat + 1}"
    return _hexadecimal(record, tag, allowed) if tag in record.tags else ""


def _hexadecimal(record: Record, tag: str, allowed: re.Pattern[str]) -> str:
    text = record.tags[tag]
    if not allowed.fullmatch(text):
        raise _bad_deal(tag)
    return text


def _bad_deal(tag: str) -> BadRecord:
    return BadRecord("bad-deal", f"header: '{tag}' is not hexadecimal of the right length", {"tag": tag})


# -- checking --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LotShare:
    """What a seat had to do with a deal: the commitment it gave and the lot it laid open."""

    seat: int
    commitment: str
    lot: str
    opens: bool
    """Whether the lot is the one it had committed to."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What checking a deal found."""

    deal: Deal
    seed: int

    @property
    def one_sided(self) -> bool:
        """Whether it was dealt the old way, in which lots were sent open and who came last could choose."""
        return not self.deal.digest

    @property
    def recomputed(self) -> str:
        """The commitment that the revealed secret gives."""
        return commitment_of(self.deal.secret)

    @property
    def kept(self) -> bool:
        """Whether the revealed secret is the one that was committed to."""
        return self.deal.commitment == self.recomputed

    @property
    def listed(self) -> bool:
        """Whether the list of commitments is the one whose digest was shown."""
        return list_digest(self.deal.commitment, self.deal.commitments) == self.deal.digest

    @property
    def shares(self) -> list[LotShare]:
        """What each seat had to do with it."""
        return [self._share(seat) for seat in range(len(self.deal.lots))]

    def _share(self, seat: int) -> LotShare:
        lot = self.deal.lots[seat]
        given = self.deal.commitments[seat] if self.deal.commitments else ""
        right = lot_commitment(self.deal.commitment, seat, lot) == given if lot else not given
        return LotShare(seat, given, lot, right)

    @property
    def dealt(self) -> bool:
        """Whether the seed is the one that list, secret and lots give."""
        deal = self.deal
        if self.one_sided:
            return self.seed == one_sided_seed_of(deal.secret, deal.lots)
        return self.seed == seed_of(deal.secret, deal.digest, deal.lots)

    @property
    def voids(self) -> list[Void]:
        """The deals before this one that came to nothing."""
        return [read_void(text) for text in self.deal.voids]

    @property
    def fair(self) -> bool:
        """Whether all of it adds up."""
        whole = self.one_sided or (self.listed and all(share.opens for share in self.shares))
        return self.kept and self.dealt and whole


def check(record: Record) -> Verdict:
    """Do the sum again for a record; ``BadRecord`` if it does not say how it was dealt."""
    deal = deal_of(record)
    if deal is None:
        raise BadRecord("no-deal", "this record does not say how it was dealt: it was not played at a table")
    return Verdict(deal, record.seed)
