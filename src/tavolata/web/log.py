"""The log of a table as one reader reads it: under headings, a line a decision, what it led to beneath.

A line is made of what its reader heard (``table.scenes.StoryLine``) and of nothing else: where headings stand, what is
folded and what is counted follows from it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import TYPE_CHECKING, TypeAlias

from ..engine.scene import Moment
from ..kit.emblems import ORDINARIES

if TYPE_CHECKING:
    from markupsafe import Markup

    from ..engine.room import Speaker
    from ..table.scenes import StoryLine
    from .render import Render

RUN = 3
"""So many sentences that follow each other and need not be looked at are folded."""
LONG = 140
"""A sentence of more letters shows its beginning until it is opened."""
SEATS = len(ORDINARIES)
"""For how many players there are lines in the style sheet that leave out the others'."""
Arms: TypeAlias = "Callable[..., Markup]"
"""What stands for the player of a seat; with a label it is read aloud."""
PARTS = 10
"""For how many kinds of phases there are."""


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence of a line. ``clause`` is empty where the next one has the same."""

    text: str
    icon: str = ""
    clause: str = ""

    @property
    def long(self) -> bool:
        """Whether only its beginning is shown at first."""
        return len(self.text) > LONG


@dataclass(frozen=True, slots=True)
class Row:
    """What is told of one player, or of nobody: sentences, and runs of them that are folded."""

    seat: int | None
    runs: tuple[tuple[Said, ...], ...]
    part: int
    again: bool
    """Whether the row above is about the same player."""


@dataclass(frozen=True, slots=True)
class Heading:
    """Where a part of the game begins; with a clause, if it says all there is to say of that."""

    level: int
    title: str
    part: int
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Context:
    """What a line stands under: the round and its phase, the phases there were so far, and whom the row above is
    about."""

    round: str = ""
    title: str = ""
    parts: tuple[str, ...] = ()
    seat: int | None = None

    @property
    def part(self) -> int:
        """The number of the phase, by which it can be left out; 0 if there is none, or too many."""
        number = self.parts.index(self.title) + 1 if self.title in self.parts else 0
        return number if number <= PARTS else 0

    def goes_on(self, moment: Moment) -> bool:
        """Whether a moment begins the part that it stands under anyway."""
        return moment.title == (self.round if moment.heading == 1 else self.title)

    def under(self, moment: Moment) -> Context:
        """What stands under the heading of a moment: a round has no phase yet."""
        if moment.heading == 1:
            return Context(moment.title, "", self.parts)
        known = moment.title in self.parts
        return Context(self.round, moment.title, self.parts if known else (*self.parts, moment.title))


@dataclass(slots=True)
class Headed:
    """A line with the headings in it, by the place of the moment before which they stand. ``unsaid`` are the places of
    moments of which a heading says it all."""

    line: StoryLine
    headings: dict[int, list[Moment]] = field(default_factory=dict)
    unsaid: set[int] = field(default_factory=set)

    @property
    def ahead(self) -> bool:
        """Whether all that is told belongs to the part that begins next."""
        return all(moment.ahead for moment in self.line.moments if moment.says) and self.line.play is not None

    def starts(self, place: int) -> bool:
        """Whether nothing but what is ahead stands before a moment."""
        return all(moment.ahead for moment in self.line.moments[:place] if moment.says)


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log on the page, with its headings, and what it leaves the next one to stand under."""

    line: StoryLine
    html: str
    after: Context
    ahead: bool


@dataclass(slots=True)
class Log:
    """The log for one reader. What still stands as it stood is not made again."""

    entries: list[Entry] = field(default_factory=list)

    def read(
        self, story: Sequence[StoryLine], render: Render, words: Speaker, arms: Arms
    ) -> list[tuple[str, str]]:
        """The lines by their ids, each with its headings."""
        same = _common(self.entries, story)
        while same and self.entries[same - 1].ahead:  # what begins now draws them under its heading
            same -= 1
        del self.entries[same:]
        context = self.entries[-1].after if self.entries else Context()
        for headed in under_headings(story[same:], context):
            pieces, context = _pieces(headed, context)
            html = render.fragment("f_line.html", words, line=headed.line, pieces=pieces, arms=arms)
            self.entries.append(Entry(headed.line, html, context, headed.ahead))
        return [(entry.line.id, entry.html) for entry in self.entries]

    @property
    def parts(self) -> tuple[str, ...]:
        """The kinds of phases there were so far, by their numbers from 1 on."""
        return self.entries[-1].after.parts[:PARTS] if self.entries else ()


def _common(entries: Sequence[Entry], story: Sequence[StoryLine]) -> int:
    """How many lines are the same from the beginning."""
    least = min(len(entries), len(story))
    return next((index for index in range(least) if entries[index].line is not story[index]), least)


def under_headings(story: Sequence[StoryLine], context: Context) -> list[Headed]:
    """The lines with their headings, after others that they stand under. A part that goes on is not headed again, and a
    heading that comes after nothing but what was ahead stands over all of that."""
    found: list[Headed] = []
    for line in story:
        headed = Headed(line)
        found.append(headed)
        for place, moment in enumerate(line.moments):
            if not moment.heading or context.goes_on(moment):
                continue
            context = context.under(moment)
            over, at = _place(found, place)
            over.headings.setdefault(at, []).append(moment)
            if moment.headed:
                headed.unsaid.add(place)
    return found


def _place(found: Sequence[Headed], place: int) -> tuple[Headed, int]:
    """Where a heading stands that comes before a moment of the last line."""
    last = found[-1]
    if last.headings or not last.starts(place):
        return last, place
    first = len(found) - 1
    while first and found[first - 1].ahead and not found[first].headings:
        first -= 1
    return found[first], 0


# -- rows -------------------------------------------------------------------------------------------------------------


def _pieces(headed: Headed, context: Context) -> tuple[list[Heading | Row], Context]:
    """What a line is made of, and what the next one stands under."""
    found = _Pieces(headed.line.seat, context)
    for place, moment in enumerate(headed.line.moments or _remark(headed.line)):
        for heading in headed.headings.get(place, ()):
            found.head(heading, headed.line.seat if headed.starts(place) else None)
        if place not in headed.unsaid:
            found.tell(moment)
    found.end()
    return found.pieces, found.context


@dataclass(slots=True)
class _Pieces:
    """A line as it is taken to pieces: a row for each player whom it tells of."""

    seat: int | None
    context: Context
    pieces: list[Heading | Row] = field(default_factory=list)
    told: list[Moment] = field(default_factory=list)

    def tell(self, moment: Moment) -> None:
        """Another sentence. What begins a part and is about nobody stands by itself."""
        if moment.seat not in (None, self.seat) or (moment.heading and moment.seat is None):
            self.end()
            self.seat = moment.seat
        if moment.says:
            self.told.append(moment)

    def head(self, moment: Moment, seat: int | None) -> None:
        """A heading; what follows is about a seat, or nobody."""
        self.end()
        self.context = self.context.under(moment)
        clause = moment.clause if moment.headed else ""
        self.pieces.append(Heading(moment.heading, moment.title, self.context.part, clause))
        self.seat = seat

    def end(self) -> None:
        """The row is whole."""
        if self.told:
            again = self.seat is not None and self.seat == self.context.seat
            self.pieces.append(Row(self.seat, folded(self.told), self.context.part, again))
            self.context = replace(self.context, seat=self.seat)
            self.told = []


def _remark(line: StoryLine) -> tuple[Moment, ...]:
    """A remark about the table, told as what happens is."""
    return tuple(Moment("quiet", text) for text in line.texts)


def folded(told: Sequence[Moment]) -> tuple[tuple[Said, ...], ...]:
    """Sentences as they are shown, in runs: what happened first and what one should look at by itself or with few
    others between, and longer runs of the rest, which are folded."""
    said = [_said(moment, after) for moment, after in zip_longest(told, told[1:])]
    runs: list[tuple[Said, ...]] = []
    quiet: list[Said] = []
    for index, (moment, sentence) in enumerate(zip(told, said, strict=True)):
        if index and not (moment.stop or moment.kind == "result"):
            quiet.append(sentence)
            continue
        runs += _run(quiet)
        runs.append((sentence,))
        quiet = []
    return (*runs, *_run(quiet))


def _run(quiet: Sequence[Said]) -> list[tuple[Said, ...]]:
    return [tuple(quiet)] if len(quiet) >= RUN else [(sentence,) for sentence in quiet]


def _said(moment: Moment, after: Moment | None) -> Said:
    clause = "" if after is not None and after.clause == moment.clause else moment.clause
    return Said(moment.says, moment.icon, clause)
