"""What the rules say to people: asks, events, refusals and descriptions of moves, free of any language.

Each is an id with arguments; the words are made from them elsewhere, per language. Arguments are JSON-ready:

- a text beginning with ``@`` is a seat (``"@0"``);
- any other text is the id of a message in the game's catalogue (``"house-stark"``); a single word without a hyphen may
  also be a mark for the message to select by (``"banner"``);
- a number is a number;
- a table with ``id`` and ``arguments`` is a phrase of its own (``Phrase.json()``), so that what a card does can be
  said from its data;
- a list holds any of these.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

Value: TypeAlias = "str | int | list[str] | list[dict[str, object]] | dict[str, object]"
Arguments: TypeAlias = "dict[str, Value]"


def seat_name(seat: int) -> str:
    """How a seat stands among arguments: ``"@2"``."""
    return f"@{seat}"


NOWHERE: Final = "nowhere"
"""The place of what is out of the game."""


def seat_place(seat: int) -> str:
    """Where a seat has its things, as a place of journeys: ``"seat-2"``."""
    return f"seat-{seat}"


class Phrase:
    """A message id with its arguments."""

    def __init__(self, id: str, arguments: Arguments | None = None) -> None:
        self.id = id
        self.arguments: Arguments = {} if arguments is None else arguments

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.json()!r})"

    def json(self) -> dict[str, object]:
        """The phrase as plain data."""
        return {"id": self.id, "arguments": self.arguments}


class Ask(Phrase):
    """What a seat is being asked to decide.

    ``clause`` is the rule the question comes from. Where the rules set a time, ``seconds`` and ``default`` say how
    long and which move is played when it is over. ``talk`` lists the groups of seats that may talk among themselves
    while the question is open, a seat in the first of its groups unless it names another: ``None`` leaves talk to the
    table, ``[]`` forbids it. ``at_once`` marks a choice that several seats make unseen by each other; it is so for the
    last of them too.
    """

    def __init__(
        self,
        kind: str,
        clause: str,
        arguments: Arguments | None = None,
        seconds: int | None = None,
        default: int | None = None,
        talk: list[list[int]] | None = None,
        at_once: bool = False,
    ) -> None:
        super().__init__(kind, arguments)
        self.clause = clause
        self.seconds = seconds
        self.default = default
        self.talk = talk
        self.at_once = at_once

    @property
    def kind(self) -> str:
        """What is asked, the same as ``id``."""
        return self.id

    @property
    def hears_out(self) -> bool:
        """Whether people talk before they choose, all at once: who does not talk waits until they have chosen."""
        return self.at_once and bool(self.talk)

    def json(self) -> dict[str, object]:
        """The ask as plain data."""
        return {
            "kind": self.id,
            "clause": self.clause,
            "arguments": self.arguments,
            "seconds": self.seconds,
            "default": self.default,
            "talk": self.talk,
            "at_once": self.at_once,
        }


class Refusal(Phrase):
    """Why a move is not legal now: the clause that forbids it, and details for the sentence."""

    def __init__(self, rule: str, arguments: Arguments | None = None, id: str = "") -> None:
        super().__init__(id or rule, arguments)
        self.rule = rule

    def json(self) -> dict[str, object]:
        """The refusal as plain data."""
        return {"rule": self.rule, "id": self.id, "arguments": self.arguments}


class Journey:
    """A thing that goes from one place to another, by the names that the rules have for them.

    Things are ``card-ned-stark`` or ``unit-knight``, ``number`` of them if they are alike; places are ``hand-0``,
    ``area-winterfell``, or ``seat-0`` for what a seat has. ``face`` is what only the witnesses of its event know the
    thing for; the others know it as ``thing``, a card by its back.
    """

    def __init__(self, thing: str, start: str, end: str, number: int = 1, face: str = "") -> None:
        self.thing = thing
        self.start = start
        self.end = end
        self.number = number
        self.face = face

    def as_known(self) -> Journey:
        """The journey for whoever knows the face."""
        return Journey(self.face or self.thing, self.start, self.end, self.number)

    def as_seen(self) -> Journey:
        """The journey for everybody else."""
        return Journey(self.thing, self.start, self.end, self.number)

    def json(self) -> list[object]:
        """The journey as plain data."""
        return [self.thing, self.start, self.end, self.number, self.face]


class Told(Phrase):
    """An event as somebody learns of it: what happened, by which clause, and what went where."""

    def __init__(self, id: str, arguments: Arguments, clause: str, journeys: list[Journey]) -> None:
        super().__init__(id, arguments)
        self.clause = clause
        self.journeys = journeys

    def json(self) -> dict[str, object]:
        """What was told as plain data."""
        journeys = [journey.json() for journey in self.journeys]
        return {"id": self.id, "arguments": self.arguments, "clause": self.clause, "journeys": journeys}


class Event(Phrase):
    """Something that happened. ``secret`` arguments are only for the ``witnesses`` (seats); the others hear the rest.

    An event with secrets has two messages: ``draws`` for everybody, ``draws-seen`` for its witnesses. ``clause`` is the
    rule by which it happened, and ``journeys`` are the things that went from one place to another.
    """

    def __init__(
        self,
        id: str,
        arguments: Arguments | None = None,
        secret: Arguments | None = None,
        witnesses: list[int] | None = None,
        clause: str = "",
        journeys: list[Journey] | None = None,
    ) -> None:
        super().__init__(id, arguments)
        self.secret: Arguments = {} if secret is None else secret
        self.witnesses: list[int] = [] if witnesses is None else witnesses
        self.clause = clause
        self.journeys: list[Journey] = [] if journeys is None else journeys

    def seen_by(self, seat: int | None) -> Told:
        """The event as one seat (or a spectator, ``None``) learns of it."""
        witness = seat is not None and seat in self.witnesses
        journeys = [journey.as_known() if witness else journey.as_seen() for journey in self.journeys]
        if self.secret and witness:
            return Told(self.id + "-seen", {**self.arguments, **self.secret}, self.clause, journeys)
        return Told(self.id, self.arguments, self.clause, journeys)

    def json(self) -> dict[str, object]:
        """The whole event as plain data: for the table's own log, never for a seat."""
        return {
            "id": self.id,
            "arguments": self.arguments,
            "secret": self.secret,
            "witnesses": self.witnesses,
            "clause": self.clause,
            "journeys": [journey.json() for journey in self.journeys],
        }


Tell: TypeAlias = "Callable[[Event], None] | None"
"""Who is told what happens; ``None`` in simulations."""
