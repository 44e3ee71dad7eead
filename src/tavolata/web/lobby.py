"""A table before play: who sits where, who is there and ready, how it is set up, and who may do what about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..engine.game import option_text
from ..engine.room import Speaker
from ..kit.words import sentence
from ..table.arranging import NO_CLOCK
from ..table.changes import clock_name, say_change
from . import facts
from .cards import options

if TYPE_CHECKING:
    from ..engine.scene import Role
    from ..store.model import Seat
    from ..table.live import Live
    from .paint import Reader


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """A seat before play begins. One that is ``open`` is there for the reader to take; ``link`` opens it for others.
    ``role`` is who one will be there, where that is known already; ``state`` is how it looks."""

    number: int
    name: str
    role: Role | None
    says: str
    state: str
    free: bool
    person: bool
    open: bool
    link: str
    bot: str
    strength: str
    mine: bool
    ready: bool
    owner: bool


def lobby_facts(live: Live, reader: Reader, words: Speaker) -> dict[str, Any]:
    """Who sits where before play begins, and who may do what about it."""
    table = live.table
    roles = live.room.roles_before(len(table.seats), live.setup().options, words)
    mine = sorted(reader.seats)
    people = [seat for seat in table.seats if seat.kind == "person"]
    unready = [seat for seat in people if not _is_ready(live, seat)]
    away = [seat for seat in people if _is_away(live, seat) and seat.number not in mine]
    return {
        "seats": [_seat(live, seat, roles, reader, words) for seat in table.seats],
        "taken": sum(seat.taken for seat in table.seats),
        "free": any(not seat.taken for seat in table.seats),
        "may_sit": not mine,
        "goes": mine[0] if len(mine) == 1 else None,
        "my_name": reader.person.name if reader.person is not None else "",
        "owner": reader.actor.owner,
        "strengths": [(bot, facts.strength_name(bot, words)) for bot in facts.STRENGTHS.values()],
        "unready": _names(unready, words),
        "waits": len(unready),
        "away": _names(away, words),
        "gone": len(away),
        "changed": sentence(say_change(live.before[-1].text, live.room, words)) if live.before else "",
        "commitment": table.commitment,
        "exchange": facts.exchange(live, reader) if mine and not table.deal_list else None,
        "host": next(
            (words.player(s.number) for s in table.seats if table.owner in s.people), words.text("lobby-host")
        ),
    }


def _is_ready(live: Live, seat: Seat) -> bool:
    """Whether a person waits for nothing but the beginning: the owner says so with it, a program when it sits down."""
    return seat.ready or not seat.people or live.table.owner in seat.people


def _is_away(live: Live, seat: Seat) -> bool:
    """Whether a person with a browser has no page of this table open."""
    return bool(seat.people) and not live.present.get(seat.number)


def _names(seats: list[Seat], words: Speaker) -> str:
    return words.join([words.player(seat.number) for seat in seats])


def _seat(live: Live, seat: Seat, roles: Sequence[Role], reader: Reader, words: Speaker) -> LobbySeat:
    free = not seat.taken
    closed = free and live.table.by_key
    name = words.text("lobby-place", number=seat.number + 1) if free else words.player(seat.number)
    if seat.kind == "bot" and not seat.name:
        name = words.text("lobby-bot")
    says, state = _state(live, seat, reader, words)
    return LobbySeat(
        seat.number,
        name,
        role=roles[seat.number] if roles else None,
        says=says,
        state=state,
        free=free,
        person=seat.kind == "person",
        open=free and (not closed or reader.actor.owner or seat.number in facts.invited(live, reader)),
        link=f"{reader.base}/seat/{seat.key}" if closed and reader.actor.owner else "",
        bot=seat.bot,
        strength=facts.strength_name(seat.bot, words),
        mine=seat.number in reader.seats,
        ready=seat.ready,
        owner=live.table.owner in seat.people,
    )


def _state(live: Live, seat: Seat, reader: Reader, words: Speaker) -> tuple[str, str]:
    """What there is to say of a seat, and how it looks: ``ready``, ``here``, ``away`` or nothing of these."""
    if not seat.taken:
        return words.text("lobby-by-key" if live.table.by_key else "lobby-free"), ""
    if seat.kind == "bot":
        return words.text("seat-bot", strength=facts.strength_name(seat.bot, words)), ""
    if seat.number in reader.seats:
        return words.text("lobby-you-ready" if seat.ready else "seat-you"), "ready" if seat.ready else "here"
    if not seat.people:
        return words.text("lobby-program"), "here"
    if _is_away(live, seat):
        return words.text("lobby-away"), "away"
    return words.text("lobby-ready" if seat.ready else "lobby-here"), "ready" if seat.ready else "here"


def setup_facts(live: Live, reader: Reader, words: Speaker) -> dict[str, Any]:
    """How the table is set up, and for its owner the form that sets it up otherwise."""
    table, game = live.table, live.room.game
    chosen = {name: option_text(value) for name, value in live.setup().options.items()}
    clocks = list(dict.fromkeys([*facts.CLOCKS.values(), table.clock]))
    return {
        "owner": reader.actor.owner,
        "facts": [(words.text("new-players"), str(len(table.seats))), *facts.table_facts(live, words)],
        "options": options(live.room, words, chosen) if reader.actor.owner else [],
        "counts": [(str(count), str(count), "") for count in game.seat_counts],
        "count": str(len(table.seats)),
        "clocks": [(str(clock or NO_CLOCK), clock_name(clock, words), "") for clock in clocks],
        "clock": str(table.clock or NO_CLOCK),
        "listed": table.listed,
        "fixed": bool(table.deal_list),
    }
