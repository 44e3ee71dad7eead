"""Every event is heard: what a game's rules tell, as a table of cases that leaves no kind of event out.

A case reaches a position, plays and says what is told, all of it, in order::

    CASES = [
        Case("a companion is chosen", lambda: table().tells("companion hodor"), [
            told("chooses", seat="@0", companion="companion-hodor"),
        ]),
        Case("only the drawer sees the card", lambda: table().tells("draw"), [
            told("draws", seat="@1", number=1).to(1, cards=["card-spy"]),
        ]),
    ]

    @pytest.mark.parametrize("case", CASES, ids=str)
    def test_it_is_heard(case: Case) -> None:
        check(ROOM, case)

    def test_every_event_has_a_case() -> None:
        check_kinds(ROOM, CASES)

A game's kinds of events are those its catalogue has words for: ``event-draws``, and ``event-draws-seen`` for those who
see more. A kind without a case fails, and so does one that is told secretly and has no case with witnesses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tavolata import Event
from tavolata.engine.room import LANGUAGES, Room, Speaker
from tavolata.kit.words import catalogue

SEEN = "-seen"


@dataclass(frozen=True)
class Told:
    """An event as a case expects it."""

    id: str
    arguments: dict[str, Any]
    secret: dict[str, Any] = field(default_factory=dict)
    witnesses: tuple[int, ...] = ()

    def to(self, *witnesses: int, **secret: Any) -> Told:
        """These seats are told so much more."""
        return replace(self, secret=secret, witnesses=witnesses)

    @property
    def event(self) -> Event:
        """The event itself."""
        return Event(self.id, self.arguments, self.secret, list(self.witnesses))


def told(id: str, **arguments: Any) -> Told:
    """An event of this kind that everybody hears with these arguments; ``from_`` stands for ``from``."""
    return Told(id, {name.removesuffix("_"): value for name, value in arguments.items()})


@dataclass(frozen=True)
class Case:
    """What is told when something is played.

    ``play`` gives the events. ``among`` leaves out others that are told with them, for moves that tell a great deal;
    then the expected ones are all there are of their kinds.
    """

    what: str
    play: Callable[[], list[Event]]
    expected: list[Told]
    among: bool = False

    def __str__(self) -> str:
        return self.what


def check(room: Room, case: Case) -> None:
    """The events are those expected, and each is said to its witnesses and to the others as it should."""
    events = case.play()
    if case.among:
        kinds = {event.id for event in case.expected}
        events = [event for event in events if event.id in kinds]
    assert [sayings(event) for event in events] == [sayings(one.event) for one in case.expected]
    clauses = room.rulebook("en").clauses
    assert [event.id for event in events if event.clause not in clauses] == [], "no rule says that it happens"
    for one in case.expected:
        for language in LANGUAGES:
            _check_said(room, one.event, language)


def sayings(event: Event) -> tuple[object, ...]:
    """What a case says of an event."""
    return event.id, event.arguments, event.secret, event.witnesses


def _check_said(room: Room, event: Event, language: str) -> None:
    """Witnesses hear a sentence of their own, all others and a spectator the same one, which tells no secret."""
    words = room.words(language, [f"Player {number}" for number in range(1, 11)])
    assert words.knows(f"event-{event.id}") and bool(event.secret) == bool(event.witnesses)
    for seat in (None, *range(10)):
        heard = room.say_event(event, seat, words)
        assert heard, (event, seat, language)
        if seat in event.witnesses:
            assert words.knows(f"event-{event.id}{SEEN}") and heard != room.say_event(event, None, words)
            assert _holds(heard, event, words), f"{seat} is not told what he sees: {heard}"
        else:
            assert heard == room.say_event(event, None, words), f"{seat} hears more than a spectator"
            assert not (event.secret and _holds(heard, event, words)), f"{seat} hears the secret: {heard}"


def _holds(heard: str, event: Event, words: Speaker) -> bool:
    """Whether a sentence names all that is secret."""
    return all(str(words.value(value)).lower() in heard.lower() for value in event.secret.values())


def check_kinds(room: Room, cases: Iterable[Case]) -> None:
    """The cases tell each kind of event that the game has words for, and no other."""
    expected = [event for case in cases for event in case.expected]
    told_kinds = {event.id for event in expected} | {event.id + SEEN for event in expected if event.secret}
    declared = kinds(room)
    assert sorted(declared - told_kinds) == [], "no case tells these"
    assert sorted(told_kinds - declared) == [], "there are no words for these"


def kinds(room: Room) -> set[str]:
    """The kinds of events a game has words for."""
    found = {language: _messages(room, language) for language in LANGUAGES}
    one, other = found.values()
    assert one == other
    return one


def _messages(room: Room, language: str) -> set[str]:
    parser = FluentParser()
    texts = [path.read_text("utf-8") for path in catalogue(room.folder / "words", language)]
    every = [
        entry.id.name for text in texts for entry in parser.parse(text).body if isinstance(entry, Message)
    ]
    return {name.removeprefix("event-") for name in every if name.startswith("event-")}
