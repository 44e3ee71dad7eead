"""A match at a table: where it stands after the entries of its log, and nothing that is not in them.

A ``LoggedMatch`` can be thrown away and made again from the log at any time. It is the only one here who holds the true
state; what leaves it goes through views and events told to a seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from ..engine.errors import BadNotation, IllegalMove
from ..engine.match import Attempt, Match, Play
from ..engine.phrases import Ask, Refusal
from ..engine.room import Room
from ..engine.state import State
from ..store.model import Ending, LogEntry
from .errors import BadRequest, Refused

Period = tuple[int, int]
"""From when to when."""


@dataclass(frozen=True, slots=True)
class Item:
    """A line of the story: a move by its place among the plays, or a remark about the table.

    ``loud`` counts the entries that everybody heard of, up to and with this one, ``silent`` those that only this seat
    knows of: a plan that is laid unseen tells nobody of how many parts it is. A remark that is ``quiet`` is for its
    seat alone.
    """

    entry: LogEntry
    play: int | None = None
    loud: int = 0
    silent: tuple[int, ...] = ()
    quiet: bool = False

    def rank(self, seat: int | None) -> int:
        """Its number for a reader. Numbers rise along the log and say nothing about what the reader has not heard."""
        return self.loud + (self.silent[seat] if seat is not None else 0)


class LoggedMatch(Match):
    """A match with the fold of its log: its story, who is away, and since when decisions are owed."""

    def __init__(self, room: Room, start: State) -> None:
        super().__init__(start)
        self.room = room
        self.prior: State | None = None
        """The state before the last moves that were committed as one: what is shown as changed is the intention."""
        self.story: list[Item] = []
        self.since: list[int | None] = [None] * start.seats
        """Since when each seat owes its decision."""
        self.spent: list[tuple[Period, ...]] = [()] * start.seats
        """When each seat owed that decision before, and took back what it had decided."""
        self.away: set[int] = set()
        self.resigned: set[int] = set()
        self.ending: Ending = ""
        self.entries = 0
        self._played: dict[tuple[int, int], list[str]] = {}
        self._owed: dict[int, tuple[Period, ...]] = {}
        """When its seat had owed each intention: more than once if it was taken back."""
        self._scores: list[list[int]] = []
        self._views: dict[int | None, list[tuple[State, Mapping[str, Any]]]] = {}
        self._loud = 0
        self._silent = [0] * start.seats

    def begin(self, at: int) -> None:
        """The match begins: the first deciders owe their decisions from now on."""
        self._owe(at)

    # -- trying and taking over ----------------------------------------------------------------------------------

    def prepare(self, seat: int, moves: Iterable[str]) -> Attempt:
        """Try moves in notation on a copy. ``Refused`` names the rule that forbids one of them."""
        attempt = self.attempt()
        for text in moves:
            try:
                attempt.play(seat, text)
            except BadNotation as error:
                raise BadRequest("bad-notation", str(error), text=text) from None
            except IllegalMove as error:
                raise Refused(refusal(attempt.state, seat, text), str(error), error.arguments) from None
        return attempt

    def apply_moves(self, attempt: Attempt, entries: list[LogEntry], by_bot: bool) -> None:
        """Take over moves that are stored now, committed as one; a move meant for an earlier decision is stale."""
        seat, at = entries[0].seat, entries[-1].at
        self._played[seat, self.decisions[seat]] = attempt.texts
        if attempt.heard:
            self.prior = self.state
        for place, (entry, play) in enumerate(zip(entries, attempt.plays, strict=True), len(self.plays)):
            self._tell(entry, place, bool(play.events))
        self.adopt(attempt, by_bot)
        self._owed[self.plays[-1].intention] = self._spent(seat, entries[0].at)
        self.entries = entries[-1].number
        if attempt.heard:  # a part chosen unseen does not give its seat more time
            self._let_off(seat)
        self._owe(at)

    def played(self, seat: int, decision: int) -> list[str]:
        """What a seat has played for an earlier decision, if anything."""
        return self._played.get((seat, decision), [])

    # -- the log ---------------------------------------------------------------------------------------------------

    def apply(self, entry: LogEntry) -> None:
        """Take over an entry that is not a move."""
        self.entries = entry.number
        loud = True
        match entry.kind:
            case "back":
                keep, *alone = entry.text.split()
                loud = not (alone and self.unheard(int(keep)))
                self.rewind(int(keep), entry.at, entry.seat if alone else None)
            case "away":
                self.away.add(entry.seat)
            case "return":
                self.away.discard(entry.seat)
            case "resign":
                self.resigned.add(entry.seat)
            case "remove":
                self.away.add(entry.seat)
            case "end":
                self.ending = _ENDINGS[entry.text]
        self._tell(entry, None, loud)

    def _tell(self, entry: LogEntry, play: int | None, loud: bool) -> None:
        """Add a line to the story."""
        if loud:
            self._loud += 1
        else:
            self._silent[entry.seat] += 1
        self.story.append(Item(entry, play, self._loud, tuple(self._silent), play is None and not loud))

    def repeat(self, entries: Iterable[LogEntry], bots: set[int]) -> None:
        """Take over a whole log; ``bots`` are the seats where no person ever sat."""
        for group in _intentions(entries):
            if group[0].kind != "move":
                self.apply(group[0])
                continue
            seat = group[0].seat
            attempt = self.prepare(seat, [entry.text for entry in group])
            self.apply_moves(attempt, group, seat in bots or seat in self.away)

    def rewind(self, keep: int, at: int, alone: int | None = None) -> None:
        """Take back all moves but the first so many. The same seed gives the same chance again.

        A seat that does so ``alone`` takes back nothing that others have laid meanwhile unseen: it knows of nothing.
        """
        asked = [self.ask(seat) for seat in range(self.start.seats)]
        unheard = self.unheard(keep)
        later = list(enumerate(self.take_back(keep), keep))
        self._scores = []
        places = {index: index for index in range(keep)}
        for index, play in later if alone is not None else []:
            if play.seat != alone and not play.events and self._lays_again(play):
                places[index] = len(self.plays)
                self.plays.append(play)
        last = self.last_told()
        self.prior = self.at(self.begins(last)) if last is not None else None
        self.story = [
            item if item.play is None else replace(item, play=places[item.play])
            for item in self.story
            if item.play is None or item.play in places
        ]
        lost = {play.seat for index, play in later if index not in places}
        for seat in range(self.start.seats):
            if seat in lost or alone is None or self.ask(seat) is None or self.ask(seat) != asked[seat]:
                self.decisions[seat] += 1
                if seat != alone or not unheard:
                    self._let_off(seat)
        self._owe(at)
        if alone is not None and not unheard and self.since[alone] is not None:
            # whoever takes back alone has the time that he had left, and no more
            self.spent[alone] = next(
                (self._owed[play.intention] for _, play in later if play.seat == alone), ()
            )

    def _spent(self, seat: int, at: int) -> tuple[Period, ...]:
        """When a seat has owed its decision until now."""
        since = self.since[seat]
        return self.spent[seat] if since is None else (*self.spent[seat], (since, at))

    def _let_off(self, seat: int) -> None:
        """A seat does not owe its decision any more."""
        self.since[seat], self.spent[seat] = None, ()

    def unheard(self, keep: int) -> bool:
        """Whether nobody would notice if all moves but the first so many were taken back: they were laid unseen."""
        if any(play.events for play in self.plays[keep:]):
            return False
        return self.at(keep).deciders() == self.state.deciders()

    def _lays_again(self, play: Play) -> bool:
        """Play a move that told nobody anything once more, if it still can be."""
        move = self.state.read(play.seat, play.text)
        if move not in self.state.legal(play.seat):
            return False
        self.state.play(play.seat, move)
        return True

    def view(self, state: State, seat: int | None) -> Mapping[str, Any]:
        """What a seat may know of a state of this match. The last two are kept: now, and before the last move."""
        kept = self._views.setdefault(seat, [])
        for known, view in kept:
            if known is state:
                return view
        kept.append((state, state.view(seat)))
        del kept[:-2]
        return kept[-1][1]

    def history(self) -> list[list[int]]:
        """The scores at the start and after each move; reckoned once, the page of a result asks again and again."""
        if len(self._scores) != len(self.plays) + 1:
            state = self.start.clone()
            scores = [list(state.scores())]
            for play in self.plays:
                state.play(play.seat, state.read(play.seat, play.text))
                now = list(state.scores())
                scores.append(scores[-1] if now == scores[-1] else now)
            self._scores = scores
        return self._scores

    # -- questions -------------------------------------------------------------------------------------------------

    def last_told(self) -> int | None:
        """The last move of which everybody heard, by its place among the plays."""
        return next((index for index in range(len(self.plays) - 1, -1, -1) if self.plays[index].events), None)

    def known_moves(self, seat: int | None) -> list[int]:
        """The moves a reader knows of: for each how many were made by then, with it.

        Somebody else's move that told nobody anything is not among them: how many there are is a secret too.
        """
        return [count for count, play in enumerate(self.plays, 1) if play.events or play.seat == seat]

    @property
    def running(self) -> bool:
        """Whether somebody still has to decide."""
        return not self.state.over and not self.ending

    def deciders(self) -> list[int]:
        """The seats that owe a decision."""
        return self.state.deciders() if self.running else []

    def ask(self, seat: int) -> Ask | None:
        """What a seat is asked."""
        return self.state.ask(seat) if self.running else None

    def free_way_back(self, seat: int) -> int | None:
        """How many moves stay if this seat takes back its last ones on its own; ``None`` if others must agree.

        Nothing hidden or random may have been shown since, to nobody and by nobody, and no other person may have made
        a move of which one has heard.
        """
        keep = self.last_intention(seat)
        if keep is None or self.ending:
            return None
        if any(play.seat != seat and not play.by_bot and play.events for play in self.plays[keep:]):
            return None
        return None if self.shown_since(keep) else keep

    def _owe(self, at: int) -> None:
        deciders = self.deciders()
        for seat in range(self.start.seats):
            if seat not in deciders:
                self._let_off(seat)
            elif self.since[seat] is None:
                self.since[seat] = at


_ENDINGS: dict[str, Ending] = {"resigned": "resigned", "vote": "vote", "abandoned": "abandoned"}


def refusal(state: State, seat: int, text: str) -> Refusal:
    """Why a move is refused."""
    found = state.why(seat, state.read(seat, text))
    assert found is not None, "a legal move was refused"
    return found


def _intentions(entries: Iterable[LogEntry]) -> list[list[LogEntry]]:
    """Moves that one seat committed as one belong together: their lines say so, or in older logs their times."""
    groups: list[list[LogEntry]] = []
    for entry in entries:
        last = groups[-1][0] if groups else None
        together = last is not None and entry.kind == last.kind == "move"
        if together and last is not None and _intention(entry) == _intention(last):
            groups[-1].append(entry)
        else:
            groups.append([entry])
    return groups


def _intention(entry: LogEntry) -> tuple[int, int, int]:
    return entry.seat, entry.first, 0 if entry.first else entry.at
