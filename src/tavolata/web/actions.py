"""Everything that can be done at a table: one list, from which the API's routes and the forms' are both made."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, get_origin

from pydantic import AliasChoices, BaseModel, ConfigDict, Field, StringConstraints

from ..engine.texts import LONGEST_NAME
from ..table.errors import BadRequest
from ..table.host import Host
from ..table.live import MOST_PARTS

if TYPE_CHECKING:
    from starlette.datastructures import FormData

    from ..store.model import Person
    from ..table.actors import Actor
    from ..table.live import Live

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
Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=LONGEST_NAME)]
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


OptionName = Annotated[str, StringConstraints(max_length=40)]
OptionIn = bool | Annotated[int, Field(ge=-1000, le=1000)] | Annotated[str, StringConstraints(max_length=40)]


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


class Go(OfSeat):
    """Go to another place that no person has; a bot that plays there takes one's own."""

    to: SeatNumber
    commitment: Commitment = ""


class Ready(OfSeat):
    """Say that one is ready to begin, or not yet. Whatever the owner changes asks for it anew."""

    on: bool = True


class Change(Wish):
    """Set a table up otherwise before play. What is not named stays; options that mean nothing among the others are
    as if nobody had chosen."""

    options: dict[OptionName, OptionIn] = Field(
        default_factory=dict, max_length=40, description="Options of the game; see GET /api/games/{id}."
    )
    seats: int | None = Field(
        default=None, ge=1, le=64, description="How many play. Free places go first, then bots, never people."
    )
    clock: int | None = Field(
        default=None, ge=0, le=604_800, description="Seconds for a decision; 0: no clock."
    )
    listed: bool | None = Field(default=None, description="Whether the table stands on the first page.")


class Place(Wish):
    """Who plays at a place that no person has: this bot; or nobody yet, without one."""

    seat: SeatNumber
    bot: BotName = ""


class Commit(OfSeat):
    """Commit to a lot, until the list is closed. Another commitment takes the place of the one before."""

    commitment: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]


class Reveal(OfSeat):
    """Lay one's lot open, once the list of commitments is closed."""

    lot: Lot


class Rename(OfSeat):
    """Another name for one of one's own seats."""

    name: Name


class Decide(OfSeat):
    """A decision: one move, or the parts of an intention in order, committed as one."""

    decision: int = Field(
        ge=0,
        le=1 << 31,
        description="The number of the decision this answers, as the table told it; another number is stale.",
        examples=[0],
    )
    moves: list[Move] = Field(
        min_length=1,
        max_length=MOST_PARTS,
        validation_alias=AliasChoices("moves", "m"),
        examples=[["left stark"]],
    )


class Sketch(OfSeat):
    """A plan that is not committed: it is tried, kept for the seat's own screens, and told to nobody else."""

    decision: int = Field(ge=0, le=1 << 31, examples=[0])
    moves: list[Move] = Field(
        default_factory=list,
        max_length=MOST_PARTS,
        validation_alias=AliasChoices("moves", "m"),
        examples=[["left stark"]],
    )


class Answer(OfSeat):
    """Agree, or not, to what another has proposed."""

    about: Literal["undo", "end"]
    yes: bool


class StandIn(OfSeat):
    """Hand a seat to a bot: one's own, or, for the table's owner, an absent one."""

    bot: BotName | None = Field(default=None, description="Without a word, a good one.")


class Say(OfSeat):
    """Say something at the table."""

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


OPTION = "option-"
"""How the fields of a form begin that are options of the game."""

Deed: TypeAlias = "Callable[..., Coroutine[Any, Any, Live | None]]"
"""Told of the table, the actor and the fields of the wish; gives the table where one goes next."""


@dataclass(frozen=True, slots=True)
class Action:
    """One thing to do: its name in addresses, what it is told, which rate it counts for, and the doing of it.

    ``newcomers`` may do it who have done nothing yet, and are remembered from then on. ``personal`` deeds are told who
    the person is, besides the seats that are his.
    """

    name: str
    wish: type[Wish]
    summary: str
    rate: str
    deed: Callable[[Host], Deed]
    """Which part of the host does it."""
    newcomers: bool = False
    personal: bool = False

    def do(
        self, host: Host, live: Live, actor: Actor, person: Person | None, wish: Wish
    ) -> Coroutine[Any, Any, Live | None]:
        """Have it done. What a wish says has the names that the host calls it by."""
        told: dict[str, Any] = {name: getattr(wish, name) for name in type(wish).model_fields}
        if isinstance(wish, OfSeat):
            told["seat"] = own_seat(live, actor, wish.seat)
        if self.personal:
            told["person"] = person
        return self.deed(host)(live, actor, **told)

    def read_form(self, form: FormData) -> dict[str, Any]:
        """The fields of a form as data for the model; the token against forgery is not part of it."""
        lists = {
            name for name, field in self.wish.model_fields.items() if get_origin(field.annotation) is list
        }
        many = {*lists, "m"} if "moves" in lists else lists
        names = [name for name in form if name != "csrf" and not name.startswith(OPTION)]
        read: dict[str, Any] = {name: form.getlist(name) if name in many else form[name] for name in names}
        options = {name.removeprefix(OPTION): form[name] for name in form if name.startswith(OPTION)}
        if options:
            read["options"] = options
        return {
            name: value
            for name, value in read.items()
            if value != "" or name in ("name", "commitment", "text", "bot")
        }


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
        Action(
            "sit",
            Sit,
            "Take a free place",
            "moves",
            lambda host: host.seating.sit,
            personal=True,
            newcomers=True,
        ),
        Action(
            "commit",
            Commit,
            "Commit to a number for the deal",
            "moves",
            lambda host: host.dealing.give_commitment,
        ),
        Action(
            "reveal", Reveal, "Lay one's number for the deal open", "moves", lambda host: host.dealing.reveal
        ),
        Action(
            "leave", OfSeat, "Leave a place before play has begun", "moves", lambda host: host.seating.leave
        ),
        Action(
            "rename", Rename, "Go by another name at the table", "moves", lambda host: host.seating.rename
        ),
        Action("go", Go, "Go to another place before play", "moves", lambda host: host.arranging.go),
        Action("ready", Ready, "Say that one is ready to begin", "moves", lambda host: host.arranging.ready),
        Action(
            "change",
            Change,
            "Set one's table up otherwise before play",
            "moves",
            lambda host: host.arranging.change,
        ),
        Action(
            "place", Place, "Put a bot at a place, or free it", "moves", lambda host: host.arranging.place
        ),
        Action("close", Nothing, "Close one's table before play", "moves", lambda host: host.arranging.close),
        Action("start", Nothing, "Begin the match", "moves", lambda host: host.opening.start),
        Action(
            "move",
            Decide,
            "Decide: play a move, or the parts of an intention as one",
            "moves",
            lambda host: host.playing.move,
        ),
        Action(
            "draft", Sketch, "Plan a decision without committing it", "moves", lambda host: host.playing.draft
        ),
        Action(
            "undo",
            OfSeat,
            "Take one's last decision back, or ask the others to agree",
            "moves",
            lambda host: host.playing.undo,
        ),
        Action(
            "answer", Answer, "Agree to what was proposed, or not", "moves", lambda host: host.playing.answer
        ),
        Action("end", OfSeat, "Propose to end the match", "moves", lambda host: host.playing.propose_end),
        Action("resign", OfSeat, "Give up", "moves", lambda host: host.playing.resign),
        Action("stand-in", StandIn, "Hand a seat to a bot", "moves", lambda host: host.seating.stand_in),
        Action(
            "take-back",
            OfSeat,
            "Take one's seat back from the bot",
            "moves",
            lambda host: host.seating.take_back,
        ),
        Action("say", Say, "Say something", "talk", lambda host: host.talking.say),
        Action("mute", Mute, "Hear a seat no more", "moves", lambda host: host.talking.mute),
        Action(
            "remove",
            OtherSeat,
            "Send a guest away from one's table",
            "moves",
            lambda host: host.seating.remove,
        ),
        Action(
            "rematch",
            Nothing,
            "Again, at the same table",
            "tables",
            lambda host: host.opening.rematch,
            personal=True,
        ),
        Action(
            "return",
            Nothing,
            "Again, everybody one place further",
            "tables",
            lambda host: host.opening.return_match,
            personal=True,
        ),
    )
}
"""All actions by name."""
