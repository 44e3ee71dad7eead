"""What a table is made of, as plain data: who sits where, how it was set up, what was written in its log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from ..engine.setup import OptionValue

SeatKind: TypeAlias = Literal["person", "friend", "bot"]
"""A person sits there; a place waits for a friend; a bot plays."""

Status: TypeAlias = Literal["waiting", "dealing", "running", "over", "ended", "closed", "frozen"]
"""Not yet begun; begun, and the lots for the deal are exchanged; being played; finished by the rules; ended by its
players; closed by its owner before it began; of rules this release does not play."""

EntryKind: TypeAlias = Literal["move", "back", "resign", "end", "away", "return", "remove", "set"]
"""A move; moves taken back; a seat gives up; the match is ended; a bot stands in; the player is back; a guest was
sent away; before play, the table was set up otherwise."""

PACES = ("slow", "normal", "quick", "once")
"""How quickly somebody may want to see what happens."""
Ending: TypeAlias = Literal["", "rules", "resigned", "vote", "abandoned"]
PollAbout: TypeAlias = Literal["undo", "end"]


@dataclass(slots=True)
class Person:
    """Somebody with a browser. ``kept`` is the name kept with a password, if any."""

    id: int
    name: str = ""
    kept: str | None = None
    language: str = ""
    theme: str = ""
    sound: bool = True
    pace: str = "normal"


@dataclass(slots=True)
class Seat:
    """A place at a table.

    ``bot`` is the bot that decides here: always for a bot's seat, for a person only while it stands in. ``key`` is the
    unguessable link of the seat; ``people`` who may sit here. For the deal it gives a ``commitment`` to a number of its
    own, its ``lot``, and lays that open later; one that ``takes_part`` is known to be able to, and is waited for.
    Before play a person says that he is ``ready``.
    """

    number: int
    kind: SeatKind = "friend"
    name: str = ""
    bot: str = ""
    key: str = ""
    lot: str = ""
    people: set[int] = field(default_factory=set)
    resigned: bool = False
    commitment: str = ""
    takes_part: bool = False
    ready: bool = False

    @property
    def taken(self) -> bool:
        """Whether somebody, a person or a bot, plays here."""
        return self.kind != "friend"

    @property
    def human(self) -> bool:
        """Whether a person sits here, present or not, and has not given up."""
        return self.kind == "person" and not self.resigned


@dataclass(slots=True)
class Table:
    """A table and its match. Times are milliseconds since 1970."""

    game: str
    rules: str
    seats: list[Seat]
    options: dict[str, OptionValue] = field(default_factory=dict)
    content: str = ""
    pack: dict[str, Any] | None = None
    id: int = 0
    code: str = ""
    title: str = ""
    status: Status = "waiting"
    owner: int | None = None
    language: str = "it"
    clock: int | None = None
    listed: bool = False
    talk: bool = True
    secret: bytes = b""
    commitment: str = ""
    deal_list: str = ""
    """The digest of all commitments, the server's and the seats', once their list is closed."""
    voids: list[str] = field(default_factory=list)
    """The deals that came to nothing before this one; see ``fair.Void``."""
    offer: str | None = None
    seed: int | None = None
    created: int = 0
    started: int | None = None
    ended: int | None = None
    winners: list[int] | None = None
    ending: Ending = ""
    rematch_of: str | None = None
    return_of: str | None = None
    next_code: str | None = None
    owner_key: str | None = None
    """Opens the table to whoever opened it without a browser, and no seat."""
    updated: int = 0
    """When something happened last of which everybody heard."""
    imported: bool = False
    """Read from a record: to be looked at, not played."""
    by_key: bool = False
    """A guest was sent away: free places are taken by their own key only, which the owner gives to whom he likes."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A line of a table's log. ``text`` is the move in notation, or what the kind of entry needs to know.

    ``first`` is the line where the intention begins that a move belongs to; 0 in logs of older releases, where moves
    of one intention have the same time.
    """

    number: int
    kind: EntryKind
    seat: int
    text: str = ""
    at: int = 0
    first: int = 0


@dataclass(frozen=True, slots=True)
class TalkLine:
    """Something said at a table. ``group`` holds the seats that heard it; ``None`` means everybody."""

    seat: int
    name: str
    text: str
    at: int
    group: tuple[int, ...] | None = None
    id: int = 0


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as a line in a list."""

    code: str
    game: str
    title: str
    status: Status
    options: dict[str, OptionValue]
    seats: list[tuple[int, SeatKind, str, str]]
    """Number, kind, name and bot of each seat."""
    clock: int | None
    updated: int
    mine: list[int] = field(default_factory=list)
    """The seats of the person who asked."""
    rules: str = ""
    content: str = ""
    packed: bool = False
    """Whether the content is a pack of somebody's own, which is stored with the table."""


@dataclass(frozen=True, slots=True)
class Draft:
    """Moves that a seat has chosen and not yet committed, for one of its decisions."""

    decision: int
    moves: tuple[str, ...]


@dataclass(slots=True)
class Poll:
    """A question to all persons at the table: to take moves back (``keep`` of them stay), or to end the match."""

    about: PollAbout
    by: int
    keep: int = 0
    yes: set[int] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Run:
    """From when to when a server was there, in milliseconds since 1970."""

    began: int
    alive: int
