"""The exchange of lots before a match: seats commit, the list is closed, lots are laid open, the match begins.

``fair.py`` says why, and does the sums. The exchange goes on by itself: a page or a program gives its commitment when
it sits down, or when it is asked for one, and lays its lot open when the list is closed. Who gives nothing plays
without a number of his own, and is not waited for.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial

from ..store import rows
from ..store.model import Table
from . import fair
from .actors import Actor, as_it_stands, known_seat, need_seat, with_seat
from .chance import Chance
from .errors import BadRequest, NotNow
from .fair import Offer, Offers
from .hall import Hall
from .live import Live, Stage

PATIENCE = 8.0
"""Seconds that seats have to commit, and again to lay their lots open."""


class Dealing:
    """Deeds that lead from a full table to a dealt one."""

    def __init__(self, hall: Hall, chance: Chance) -> None:
        self.hall = hall
        self.chance = chance
        self.offers = Offers(chance)

    async def resume(self) -> None:
        """After a start of the server: offers made before it stand."""
        job = partial(rows.secret, name="offers", fresh=self.offers.key)
        self.offers.key = await self.hall.store.write(job)

    def offer(self) -> Offer:
        """A commitment to a secret, to be shown before a table is asked for."""
        return self.offers.make()

    async def give_commitment(self, live: Live, actor: Actor, seat: int, commitment: str) -> None:
        """Commit to a lot, until the list is closed; another one takes the place of the one before."""
        given = checked_commitment(commitment)
        known_seat(live, seat)
        async with live.lock:
            need_seat(as_it_stands(live, actor), seat)
            _need_open_list(live, seat)
            table = with_seat(live.table, seat, commitment=given, takes_part=True)
            if table.status == "dealing":
                await self.go_on(live, table)
            else:
                await self.hall.save(live, table)
        self.hall.after(live)

    async def reveal(self, live: Live, actor: Actor, seat: int, lot: str) -> None:
        """Lay one's lot open, once the list is closed. To do it twice is no harm."""
        known_seat(live, seat)
        if not fair.LOT.fullmatch(lot):
            raise BadRequest("bad-lot", "a number is written with 32 to 64 hexadecimal digits")
        async with live.lock:
            need_seat(as_it_stands(live, actor), seat)
            if live.seat(seat).lot == lot:
                return
            _need_closed_list(live, seat)
            if fair.lot_commitment(live.table.commitment, seat, lot) != live.seat(seat).commitment:
                raise BadRequest("other-lot", "this is not the number that the seat has committed to")
            await self.go_on(live, with_seat(live.table, seat, lot=lot))
        self.hall.after(live)

    # -- one step after the other ----------------------------------------------------------------------------------

    async def go_on(self, live: Live, table: Table, late: bool = False) -> None:
        """Take the exchange as far as it goes and store how it stands. The caller holds the lock.

        ``late`` says that there is no more time for what is missing now.
        """
        if not table.deal_list and (late or not _uncommitted(table)):
            table, late = _closed(table), False
        if table.deal_list and late and _unopened(table):
            stage = live.stage
            table = self._void(table, server=stage is not None and stage.found)
            await self.go_on(live, table)
            return
        ready = bool(table.deal_list) and not _unopened(table)
        await self.hall.save(live, _dealt(table, self.hall.clock.milliseconds()) if ready else table)
        if ready:
            live.begin()
        elif live.stage is None or not _same(live.stage, table):
            live.stage = _stage(table)

    def _void(self, table: Table, server: bool) -> Table:
        """This deal is void: another secret, and all commit anew but those who let it fail."""
        failed = _unopened(table)
        void = fair.Void(table.deal_list, () if server else tuple(failed), server)
        seats = [
            replace(
                seat,
                commitment="",
                lot="",
                takes_part=seat.takes_part and (server or seat.number not in failed),
            )
            for seat in table.seats
        ]
        return self.with_secret(replace(table, seats=seats, deal_list="", voids=[*table.voids, void.text]))

    def with_secret(self, table: Table) -> Table:
        """The table with a secret that nothing is known of."""
        secret = self.chance.draw("deal", fair.SECRET_BYTES)
        return replace(table, secret=secret, commitment=fair.commitment_of(secret))

    # -- time ------------------------------------------------------------------------------------------------------

    def tend(self, live: Live) -> None:
        """Let the exchange of lots go on."""
        if live.table.status != "dealing":
            live.stage = None
            return
        if live.stage is None:
            live.stage = replace(_stage(live.table), found=True)
        loop, stage = asyncio.get_running_loop(), live.stage
        live.timer = loop.call_at(stage.until, lambda: self.hall.spawn(self._late(live, stage)))

    async def _late(self, live: Live, stage: Stage) -> None:
        """Whoever has not come by now is not waited for any more."""
        async with live.lock:
            if live.stage is not stage or live.table.status != "dealing":
                return
            try:
                await self.go_on(live, live.table, late=True)
            except Exception:  # it could not be stored: later, perhaps
                live.stage = replace(stage, until=asyncio.get_running_loop().time() + PATIENCE)
                raise
            finally:
                self.hall.after(live)


# -- how a table stands in it ----------------------------------------------------------------------------------------


def _uncommitted(table: Table) -> list[int]:
    """The seats whose commitments are waited for."""
    return [seat.number for seat in table.seats if seat.takes_part and seat.human and not seat.commitment]


def _unopened(table: Table) -> list[int]:
    """The seats whose lots are waited for."""
    return [seat.number for seat in table.seats if seat.commitment and not seat.lot]


def awaited(table: Table) -> list[int]:
    """The seats that the exchange waits for now."""
    if table.status != "dealing":
        return []
    return _unopened(table) if table.deal_list else _uncommitted(table)


def _closed(table: Table) -> Table:
    """The table with the list of commitments closed. Only who committed has a lot."""
    seats = [replace(seat, lot="", takes_part=bool(seat.commitment)) for seat in table.seats]
    return replace(
        table, seats=seats, deal_list=fair.list_digest(table.commitment, [seat.commitment for seat in seats])
    )


def _dealt(table: Table, now: int) -> Table:
    """The table with its seed."""
    seed = fair.seed_of(table.secret, table.deal_list, [seat.lot for seat in table.seats])
    return replace(table, status="running", seed=seed, started=now, updated=now)


def _stage(table: Table) -> Stage:
    until = asyncio.get_running_loop().time() + PATIENCE
    return Stage(table.commitment, table.deal_list, until)


def _same(stage: Stage, table: Table) -> bool:
    return (stage.commitment, stage.deal_list) == (table.commitment, table.deal_list)


# -- what is refused -------------------------------------------------------------------------------------------------


def checked_commitment(text: str) -> str:
    """A commitment as a seat gives it; ``BadRequest`` if it is none."""
    given = text.strip().lower()
    if not fair.HASH.fullmatch(given):
        raise BadRequest("bad-commitment", "a commitment is a SHA-256: 64 hexadecimal digits")
    return given


def _need_open_list(live: Live, seat: int) -> None:
    table = live.table
    open_list = table.status in ("waiting", "dealing") and not table.deal_list
    if not open_list or live.seat(seat).kind != "person":
        raise NotNow("list-closed", "no commitments are taken now: the list is closed")
    if any(
        seat in fair.read_void(text).seats for text in table.voids
    ):  # so that nobody can hold the others up
        raise NotNow("lot-forfeited", "this seat let a deal fail: it goes on without a number of its own")


def _need_closed_list(live: Live, seat: int) -> None:
    if live.table.status != "dealing" or not live.table.deal_list or not live.seat(seat).commitment:
        raise NotNow("no-reveal", "no number is to be laid open by this seat now")


def not_while_dealing(live: Live) -> None:
    """Refuse what would change who takes part in a deal that has begun."""
    if live.table.status == "dealing":
        raise NotNow("dealing", "the lots for the deal are being exchanged: in a few seconds it can be done")
