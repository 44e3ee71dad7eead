"""Everything that can be done at a table: one list, from which the API's routes and the forms' are both made."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from pydantic import AliasChoices, BaseModel, ConfigDict, Field, StringConstraints

from ..table.errors import BadRequest

if TYPE_CHECKING:
    from starlette.datastructures import FormData

    from ..table.hall import Actor
    from ..table.host import Host
    from ..table.live import Live
    from ..table.model import Person

MOST_MOVES = 64
"""The parts a decision may have."""

SeatNumber = Annotated[int, Field(ge=0, le=63, description="A seat, numbered from 0.", examples=[0])]
OwnSeat = Annotated[
    int | None,
    Field(
        ge=0,
        le=63,
        description="The seat that does it, numbered from 0. May be left out by whoever has one seat only.",
        examples=[0],
    ),
]
Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=40)]
Lot = Annotated[
    str,
    StringConstraints(pattern=r"^[0-9a-f]{32,64}$"),
    Field(description="A number of one's own that is mixed into the deal: 32 to 64 hexadecimal digits."),
]
Commitment = Annotated[
    str,
    StringConstraints(pattern=r"^([0-9a-f]{64})?$"),
    Field(description="The hash of one's lot, for this deal and this seat; see Fair dealing. Empty: no lot."),
]
Move = Annotated[str, StringConstraints(min_length=1, max_length=200)]

BotName = Annotated[
    str,
    StringConstraints(max_length=40),
    Field(
        description="A bot: random, greedy, search, search:playouts=2000, search:seconds=2. The table bounds both.",
        examples=["greedy"],
    ),
]


class Wish(BaseModel):
    """What an action is told. Nothing else may be said with it."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)


class Nothing(Wish):
    """No more than that it be done."""


class OfSeat(Wish):
    """For one of one's own seats."""

    seat: OwnSeat = None


class Sit(Wish):
    """Take a free place, under a name."""

    seat: SeatNumber
    name: Name = ""
    commitment: Commitment = ""


class Commit(Wish):
    """Commit to a lot, until the list is closed. Another commitment takes the place of the one before."""

    seat: OwnSeat = None
    commitment: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]


class Reveal(Wish):
    """Lay one's lot open, once the list of commitments is closed."""

    seat: OwnSeat = None
    lot: Lot


class Rename(Wish):
    """Another name for one of one's own seats."""

    seat: OwnSeat = None
    name: Name


class Moves(Wish):
    """A decision: one move, or the parts of an intention in order, committed as one."""

    seat: OwnSeat = None
    decision: int = Field(
        ge=0,
        le=1 << 31,
        description="The number of the decision this answers, as the table told it; another number is stale.",
        examples=[0],
    )
    moves: list[Move] = Field(
        min_length=1,
        max_length=MOST_MOVES,
        validation_alias=AliasChoices("moves", "m"),
        examples=[["left stark"]],
    )


class Draft(Wish):
    """A plan that is not committed: it is tried, kept for the seat's own screens, and told to nobody else."""

    seat: OwnSeat = None
    decision: int = Field(ge=0, le=1 << 31, examples=[0])
    moves: list[Move] = Field(
        default_factory=list,
        max_length=MOST_MOVES,
        validation_alias=AliasChoices("moves", "m"),
        examples=[["left stark"]],
    )


class Answer(Wish):
    """Agree, or not, to what another has proposed."""

    seat: OwnSeat = None
    about: Literal["undo", "end"]
    yes: bool


class StandIn(Wish):
    """Hand a seat to a bot: one's own, or, for the table's owner, an absent one."""

    seat: OwnSeat = None
    bot: BotName | None = Field(default=None, description="Without a word, a good one.")


class Say(Wish):
    """Say something at the table."""

    seat: OwnSeat = None
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500)]
    to: list[SeatNumber] = Field(
        default_factory=list,
        max_length=64,
        description="Only to these seats, where the table's `talk` lists such a group.",
    )


class Mute(Wish):
    """Hear a seat no more, or hear it again."""

    seat: SeatNumber
    on: bool = True


class OtherSeat(Wish):
    """About the seat of another."""

    seat: SeatNumber


Doing: TypeAlias = "Callable[[Host, Live, Actor, Person | None, Any], Coroutine[Any, Any, Live | None]]"
"""Does it; gives another table where one is to go next."""


@dataclass(frozen=True, slots=True)
class Action:
    """One thing to do: its name in addresses, what it is told, which rate it counts for, and the doing of it.

    ``newcomers`` may do it who have done nothing yet, and are remembered from then on.
    """

    name: str
    wish: type[Wish]
    summary: str
    rate: str
    do: Doing
    newcomers: bool = False

    def read_form(self, form: FormData) -> dict[str, Any]:
        """The fields of a form as data for the model; the token against forgery is not part of it."""
        many = {"moves", "m", "to"}
        names = [name for name in form if name != "csrf"]
        read = {name: form.getlist(name) if name in many else form[name] for name in names}
        return {
            name: value
            for name, value in read.items()
            if value != "" or name in ("name", "commitment", "text")
        }


# -- the doing ---------------------------------------------------------------------------------------------------


async def _sit(host: Host, live: Live, actor: Actor, person: Person | None, wish: Sit) -> None:
    await host.sit(live, actor, person, wish.seat, wish.name, wish.commitment)


async def _commit(host: Host, live: Live, actor: Actor, person: Person | None, wish: Commit) -> None:
    await host.give_commitment(live, actor, own_seat(live, actor, wish.seat), wish.commitment)


async def _reveal(host: Host, live: Live, actor: Actor, person: Person | None, wish: Reveal) -> None:
    await host.reveal(live, actor, own_seat(live, actor, wish.seat), wish.lot)


async def _leave(host: Host, live: Live, actor: Actor, person: Person | None, wish: OfSeat) -> None:
    await host.leave(live, actor, own_seat(live, actor, wish.seat))


async def _rename(host: Host, live: Live, actor: Actor, person: Person | None, wish: Rename) -> None:
    await host.rename(live, actor, own_seat(live, actor, wish.seat), wish.name)


async def _start(host: Host, live: Live, actor: Actor, person: Person | None, wish: Nothing) -> None:
    await host.start(live, actor)


async def _move(host: Host, live: Live, actor: Actor, person: Person | None, wish: Moves) -> None:
    await host.move(live, actor, own_seat(live, actor, wish.seat), wish.decision, wish.moves)


async def _draft(host: Host, live: Live, actor: Actor, person: Person | None, wish: Draft) -> None:
    await host.draft(live, actor, own_seat(live, actor, wish.seat), wish.decision, wish.moves)


async def _undo(host: Host, live: Live, actor: Actor, person: Person | None, wish: OfSeat) -> None:
    await host.undo(live, actor, own_seat(live, actor, wish.seat))


async def _answer(host: Host, live: Live, actor: Actor, person: Person | None, wish: Answer) -> None:
    await host.answer(live, actor, own_seat(live, actor, wish.seat), wish.about, wish.yes)


async def _end(host: Host, live: Live, actor: Actor, person: Person | None, wish: OfSeat) -> None:
    await host.propose_end(live, actor, own_seat(live, actor, wish.seat))


async def _resign(host: Host, live: Live, actor: Actor, person: Person | None, wish: OfSeat) -> None:
    await host.resign(live, actor, own_seat(live, actor, wish.seat))


async def _stand_in(host: Host, live: Live, actor: Actor, person: Person | None, wish: StandIn) -> None:
    await host.stand_in(live, actor, own_seat(live, actor, wish.seat), wish.bot or "")


async def _take_back(host: Host, live: Live, actor: Actor, person: Person | None, wish: OfSeat) -> None:
    await host.take_back(live, actor, own_seat(live, actor, wish.seat))


async def _say(host: Host, live: Live, actor: Actor, person: Person | None, wish: Say) -> None:
    await host.say(live, actor, own_seat(live, actor, wish.seat), wish.text, wish.to)


async def _mute(host: Host, live: Live, actor: Actor, person: Person | None, wish: Mute) -> None:
    await host.mute(live, actor, wish.seat, wish.on)


async def _remove(host: Host, live: Live, actor: Actor, person: Person | None, wish: OtherSeat) -> None:
    await host.remove(live, actor, wish.seat)


async def _rematch(host: Host, live: Live, actor: Actor, person: Person | None, wish: Nothing) -> Live:
    return await host.rematch(live, actor, person)


async def _return_match(host: Host, live: Live, actor: Actor, person: Person | None, wish: Nothing) -> Live:
    return await host.return_match(live, actor, person)


def own_seat(live: Live, actor: Actor, seat: int | None) -> int:
    """The seat that is meant: the one named, or the only one somebody has, or the only one of his that decides."""
    if seat is not None:
        if seat >= len(live.table.seats):
            raise BadRequest("no-such-seat", f"there is no seat {seat}", seat=seat + 1)
        return seat
    mine = sorted(actor.seats)
    for candidates in (mine, [one for one in live.deciders() if one in actor.seats]):
        if len(candidates) == 1:
            return candidates[0]
    raise BadRequest("which-seat", "say which seat", seats=[str(one + 1) for one in mine])


ACTIONS: dict[str, Action] = {
    action.name: action
    for action in (
        Action("sit", Sit, "Take a free place", "moves", _sit, newcomers=True),
        Action("commit", Commit, "Commit to a number for the deal", "moves", _commit),
        Action("reveal", Reveal, "Lay one's number for the deal open", "moves", _reveal),
        Action("leave", OfSeat, "Leave a place before play has begun", "moves", _leave),
        Action("rename", Rename, "Go by another name at the table", "moves", _rename),
        Action("start", Nothing, "Begin the match", "moves", _start),
        Action("move", Moves, "Decide: play a move, or the parts of an intention as one", "moves", _move),
        Action("draft", Draft, "Plan a decision without committing it", "moves", _draft),
        Action("undo", OfSeat, "Take one's last decision back, or ask the others to agree", "moves", _undo),
        Action("answer", Answer, "Agree to what was proposed, or not", "moves", _answer),
        Action("end", OfSeat, "Propose to end the match", "moves", _end),
        Action("resign", OfSeat, "Give up", "moves", _resign),
        Action("stand-in", StandIn, "Hand a seat to a bot", "moves", _stand_in),
        Action("take-back", OfSeat, "Take one's seat back from the bot", "moves", _take_back),
        Action("say", Say, "Say something", "talk", _say),
        Action("mute", Mute, "Hear a seat no more", "moves", _mute),
        Action("remove", OtherSeat, "Send a guest away from one's table", "moves", _remove),
        Action("rematch", Nothing, "Again, at the same table", "tables", _rematch),
        Action("return", Nothing, "Again, everybody one place further", "tables", _return_match),
    )
}
"""All actions by name."""
