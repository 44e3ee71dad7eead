"""Who sits where: sitting down, leaving, going by another name, handing a seat to a bot and taking it back."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from ..engine.texts import clean_name
from ..kit.words import words
from ..registry import USUAL_BOT
from ..store import rows
from ..store.model import Person, Seat, Table
from .actors import (
    Actor,
    Newcomer,
    as_it_stands,
    known_seat,
    need_owner,
    need_playable,
    need_seat,
    need_waiting,
    running,
    with_seat,
)
from .bots import Bots
from .chance import Chance
from .dealing import checked_commitment, not_while_dealing
from .errors import NotAllowed, NotFound, NotNow
from .hall import Hall
from .live import Live


class Seating:
    """Deeds of those who come and go."""

    def __init__(self, hall: Hall, bots: Bots, chance: Chance) -> None:
        self.hall = hall
        self.bots = bots
        self.chance = chance

    async def sit(
        self, live: Live, actor: Actor, person: Person | None, seat: int, name: str, commitment: str = ""
    ) -> None:
        """Take a free place; with its key also one that a bot has kept warm.

        Where a guest was sent away, free places are for those who have their key, by themselves or by their browser:
        a guest who comes back as somebody else has the table's link only.
        """
        known_seat(live, seat)
        given = checked_commitment(commitment) if commitment else ""
        async with live.lock:
            not_while_dealing(live)
            _need_welcome(live, person)
            table = live.table
            place = live.seat(seat)
            by_key = seat in as_it_stands(live, actor).seats
            free = place.kind == "friend" or (place.kind == "bot" and by_key)
            if table.status not in ("waiting", "running") or not free:
                raise NotNow("seat-taken", "this place is not free", seat=seat)
            asked = by_key or actor.owner or (person is not None and person.id in place.people)
            if table.by_key and not asked:
                raise NotAllowed("by-key-only", "places at this table are taken by their own link only")
            if person is None and actor.newcomer is not None:
                person = await actor.newcomer()
                _need_welcome(live, person)
            taken = replace(
                place,
                kind="person",
                name=_name(live, name, seat),
                bot="",
                people={person.id} if person is not None else set(),
            )
            if given and table.status == "waiting" and not table.deal_list:
                taken = replace(taken, commitment=given, takes_part=True)
            changed = _with(table, taken)
            if table.status == "running":
                await self.hall.note(live, "return", seat, "", changed)
                live.thinking.pop(seat, None)
            else:
                await self.hall.save(live, changed)
        if person is not None and not person.name and clean_name(name):  # next time there is no need to ask
            await self.hall.store.write(partial(rows.update_person, person=person.id, name=clean_name(name)))
            person.name = clean_name(name)
        self.hall.after(live)

    async def leave(self, live: Live, actor: Actor, seat: int) -> None:
        """Give a place back before the match begins."""
        async with live.lock:
            need_seat(as_it_stands(live, actor), seat)
            need_waiting(live)
            await self.hall.save(live, _with(live.table, self._emptied(live, seat)))
        self.hall.after(live)

    async def rename(self, live: Live, actor: Actor, seat: int, name: str) -> None:
        """Another name at the table; whoever has no other seat there is called so from now on."""
        async with live.lock:
            need_seat(as_it_stands(live, actor), seat)
            if live.table.status not in ("waiting", "running") or live.seat(seat).kind != "person":
                raise NotNow("no-rename", "names are changed before play and while it goes on")
            await self.hall.save(live, with_seat(live.table, seat, name=_name(live, name, seat)))
        if actor.person is not None and len(actor.seats) == 1 and clean_name(name):
            await self.hall.store.write(
                partial(rows.update_person, person=actor.person, name=clean_name(name))
            )
        self.hall.after(live)

    async def take_key(
        self, key: str, person: Person | None, newcomer: Newcomer | None = None
    ) -> tuple[Live, int]:
        """The key of a seat opens it to this browser. A place still free is for ``sit`` to take; where places are
        taken by their key only, it is noted who had the key."""
        found = self.hall.store.read(partial(rows.table_of_key, key=key))
        if found is None:
            raise _no_key()
        live, seat = await self.hall.bring(found[0]), found[1]
        async with live.lock:
            place = live.seat(seat)
            if place.key != key:  # it was changed while we waited for the table
                raise _no_key()
            _need_welcome(live, person)
            opens = place.kind == "person" or (place.kind == "friend" and live.table.by_key)
            opens = opens and live.held is None
            if opens and person is None and newcomer is not None:
                person = await newcomer()
                _need_welcome(live, person)
            if opens and person is not None and person.id not in place.people:
                await self.hall.save(live, with_seat(live.table, seat, people=place.people | {person.id}))
                self.hall.after(live)
        return live, seat

    async def remove(self, live: Live, actor: Actor, seat: int) -> None:
        """Send a guest away from one's table, for good; a bot plays on."""
        need_owner(actor)
        known_seat(live, seat)
        need_playable(live)
        async with live.lock:
            not_while_dealing(live)
            _need_guest(live, actor, seat)
            banned = set(live.seat(seat).people)
            for person in banned:
                await self.hall.store.write(partial(rows.ban, match=live.table.id, person=person))
            live.bans |= banned
            if live.table.status == "running":
                gone = replace(live.seat(seat), kind="bot", bot=USUAL_BOT, people=set(), key=self._new_key())
                await self.hall.note(live, "remove", seat, "", replace(_with(live.table, gone), by_key=True))
            else:
                emptied = _with(live.table, self._emptied(live, seat))
                await self.hall.save(live, replace(emptied, by_key=True))
        self.hall.after(live)

    # -- absence -------------------------------------------------------------------------------------------------

    async def stand_in(self, live: Live, actor: Actor, seat: int, bot: str | None = None) -> None:
        """A bot plays for a person: for oneself at any time, for an absent one if the table is one's own."""
        known_seat(live, seat)
        absent = not live.present.get(seat)
        if seat not in actor.seats and not (actor.owner and absent):
            raise NotAllowed(
                "not-your-guest", "only the owner of the table may do this, and only for an absent player"
            )
        await self.bots.hand_over(live, seat, bot or "")

    async def take_back(self, live: Live, actor: Actor, seat: int) -> None:
        """Play oneself again."""
        async with live.lock:
            need_seat(as_it_stands(live, actor), seat)
            running(live)
            if not live.seat(seat).human or not live.seat(seat).bot:
                raise NotNow("no-stand-in", "no bot stands in at this seat")
            await self.hall.note(live, "return", seat, "", with_seat(live.table, seat, bot=""))
            live.thinking.pop(seat, None)
        self.hall.after(live)

    def _emptied(self, live: Live, seat: int) -> Seat:
        """A place that is free again. In a deal that is known already the place keeps its part."""
        old, empty = live.seat(seat), Seat(seat, "friend", key=self._new_key())
        return replace(empty, commitment=old.commitment, lot=old.lot) if live.table.deal_list else empty

    def _new_key(self) -> str:
        return self.chance.key("key")


def free_name(wishes: list[str], others: list[str]) -> str:
    """The first wish that nobody has; numbers tell the same name apart."""
    taken = {name.casefold() for name in others}
    numbered = [f"{wishes[0]} {number}" for number in range(2, len(others) + 3)]
    return next(name for name in [*wishes, *numbered] if name.casefold() not in taken)


def _name(live: Live, wish: str, seat: int) -> str:
    """A name at a table: what is wished for, told apart from the others' if need be."""
    name = clean_name(wish) or words(live.table.language).text("guest-name")
    return free_name([name], [other.name for other in live.table.seats if other.number != seat])


def _with(table: Table, seat: Seat) -> Table:
    seats = [seat if other.number == seat.number else other for other in table.seats]
    return replace(table, seats=seats)


def _need_welcome(live: Live, person: Person | None) -> None:
    if person is not None and person.id in live.bans:
        raise NotAllowed("banned", "you were sent away from this table")


def _need_guest(live: Live, actor: Actor, seat: int) -> None:
    open_still = live.table.status in ("waiting", "running")
    if not open_still or live.seat(seat).kind != "person" or seat in as_it_stands(live, actor).seats:
        raise NotNow("no-guest", "no guest sits there", seat=seat)


def _no_key() -> NotFound:
    return NotFound("no-key", "this key opens no seat: it is wrong, or was changed")
