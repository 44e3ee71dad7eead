"""How a table is set up otherwise while it waits: its options, its seats, its bots, who sits where; and its closing.

What its owner changes is a line of the log, and whoever had said that he is ready says so again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from ..engine.game import option_text
from ..engine.setup import OptionValue
from ..store.model import Seat, Table
from .actors import Actor, as_it_stands, known_seat, need_owner, need_seat, need_waiting, with_seat
from .bots import Bots
from .chance import Chance
from .changes import SEPARATOR
from .dealing import checked_commitment
from .errors import BadRequest, NotNow
from .hall import Hall
from .live import Live
from .opening import check_clock

MOST_SEATS = 64
"""More than any game has."""
NO_CLOCK = 0
"""As a clock is asked for that gives all the time there is."""


class Arranging:
    """Deeds in the lobby, by the table's owner and by those who sit there."""

    def __init__(self, hall: Hall, bots: Bots, chance: Chance) -> None:
        self.hall = hall
        self.bots = bots
        self.chance = chance

    async def change(
        self,
        live: Live,
        actor: Actor,
        options: Mapping[str, object] | None = None,
        seats: int | None = None,
        clock: int | None = None,
        listed: bool | None = None,
    ) -> None:
        """Other options, more or fewer seats, another clock, open or by invitation. What is not named stays; options
        that mean nothing among the others are as if nobody had chosen."""
        need_owner(actor)
        async with live.lock:
            need_waiting(live)
            old = live.table
            table, moved = _seated(old, len(old.seats) if seats is None else seats, self.chance)
            table = replace(table, options=_options(live, len(table.seats), options or {}))
            if clock is not None:
                check_clock(clock or None)
                table = replace(table, clock=clock or None)
            if listed is not None:
                table = replace(table, listed=listed)
            said = SEPARATOR.join(_changes(old, table))
            if not said:
                return
            if old.deal_list and (len(table.seats), table.options) != (len(old.seats), old.options):
                raise NotNow(
                    "deal-stands", "a return match has the deal of the first, for its options and seats"
                )
            unready = [replace(seat, ready=False) for seat in table.seats]
            await self.hall.arrange(live, replace(table, seats=unready), said, moved)
        self.hall.after(live)

    async def place(self, live: Live, actor: Actor, seat: int, bot: str) -> None:
        """A bot at a place that nobody has taken; without one, the place is free."""
        need_owner(actor)
        known_seat(live, seat)
        if bot:
            self.bots.thinkers.check(bot)
        async with live.lock:
            need_waiting(live)
            old = live.seat(seat)
            if old.kind == "person":
                raise NotNow("seat-taken", "this place is not free", seat=seat)
            new = replace(old, kind="bot" if bot else "friend", name="", bot=bot)
            if new == old:
                return
            seats = [replace(one, ready=False) for one in live.table.seats]
            seats[seat] = new
            await self.hall.arrange(live, replace(live.table, seats=seats), f"seat-{seat + 1}={new.kind}")
        self.hall.after(live)

    async def close(self, live: Live, actor: Actor) -> None:
        """The table is closed: nobody sits there any more, and it stands in no list."""
        need_owner(actor)
        async with live.lock:
            need_waiting(live)
            await self.hall.arrange(live, replace(live.table, status="closed", listed=False))
        self.hall.after(live)

    async def ready(self, live: Live, actor: Actor, seat: int, on: bool = True) -> None:
        """Say that one is ready, or not yet."""
        async with live.lock:
            need_seat(as_it_stands(live, actor), seat)
            need_waiting(live)
            if live.seat(seat).kind != "person":
                raise NotNow("no-person", "no person is playing at this seat")
            await self.hall.arrange(live, with_seat(live.table, seat, ready=on))
        self.hall.after(live)

    async def go(self, live: Live, actor: Actor, seat: int, to: int, commitment: str = "") -> None:
        """Go to a place that no person has: whoever had it, a bot perhaps, is where one was.

        A key opens what it opened, and what was said stays one's own. Only the part in the deal is the place's: it is
        committed to anew.
        """
        known_seat(live, seat)
        known_seat(live, to)
        given = checked_commitment(commitment) if commitment else ""
        async with live.lock:
            need_seat(as_it_stands(live, actor), seat)
            need_waiting(live)
            mine, other = live.seat(seat), live.seat(to)
            if mine.kind != "person" or other.kind == "person":
                raise NotNow("seat-taken", "this place is not free", seat=to)
            seats = list(live.table.seats)
            seats[to], seats[seat] = _at(mine, other, live.table), _at(other, mine, live.table)
            if given and not live.table.deal_list:
                seats[to] = replace(seats[to], commitment=given, takes_part=True)
            await self.hall.arrange(live, replace(live.table, seats=seats), moved={seat: to, to: seat})
        self.hall.after(live)


# -- seats -----------------------------------------------------------------------------------------------------------


def _at(seat: Seat, there: Seat, table: Table) -> Seat:
    """Who sits at one seat, at another. In a deal that is known already a place keeps its part."""
    part = (there.commitment, there.lot) if table.deal_list else ("", "")
    return replace(seat, number=there.number, commitment=part[0], lot=part[1])


def _seated(table: Table, count: int, chance: Chance) -> tuple[Table, dict[int, int]]:
    """The table with so many seats, and who moved for it: free places go first, then bots, both from the end."""
    kept = list(table.seats)
    if not 1 <= count <= MOST_SEATS:
        raise BadRequest("bad-seats", f"a table has 1 to {MOST_SEATS} seats", seats=count)
    for kind in ("friend", "bot"):
        for seat in reversed(table.seats):
            if len(kept) > count and seat.kind == kind:
                kept.remove(seat)
    if len(kept) > count:
        raise NotNow("too-many-people", "more people sit here than that", number=len(kept))
    moved = {seat.number: number for number, seat in enumerate(kept) if seat.number != number}
    seats = [
        seat if seat.number == number else _at(seat, table.seats[number], table)
        for number, seat in enumerate(kept)
    ]
    seats += [Seat(number, "friend", key=chance.key("key")) for number in range(len(kept), count)]
    return replace(table, seats=seats), moved


# -- options ---------------------------------------------------------------------------------------------------------


def _options(live: Live, seats: int, wished: Mapping[str, object]) -> dict[str, OptionValue]:
    """The table's options with those wished for, as the game completes them; ``BadOption`` says what is allowed."""
    game, setup = live.room.game, live.setup()
    chosen = game.meant(seats, game.choose({**setup.options, **wished}))
    named = {name: value for name, value in chosen.items() if value != game.options[name].default}
    return game.setup(seats, named, setup.content, setup.version).options


def _changes(old: Table, new: Table) -> Iterator[str]:
    """What is different, as the log says it."""
    if len(old.seats) != len(new.seats):
        yield f"seats={len(new.seats)}"
    for name, value in new.options.items():
        if value != old.options.get(name):
            yield f"option-{name}={option_text(value)}"
    if old.clock != new.clock:
        yield f"clock={new.clock or NO_CLOCK}"
    if old.listed != new.listed:
        yield f"listed={option_text(new.listed)}"
