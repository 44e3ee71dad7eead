"""A table in memory: the match, who is there, what is being planned, asked and said. All but presence can be made again
from the store."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import TYPE_CHECKING

from ..engine.errors import TavolataError
from ..engine.room import LANGUAGES, Room, Speaker
from ..engine.setup import Setup
from ..store.model import Draft, LogEntry, Poll, Seat, Table, TalkLine
from . import scenes
from .clock import Clock
from .fair import Deal
from .match import LoggedMatch

if TYPE_CHECKING:
    from ..engine.scene import Role, Scene
    from .scenes import Sight, StoryLine, Trial


BRIEF = 30
"""A clock of less seconds is short: nothing is played then, it is shown at once."""
MOST_GRACE = 20
"""For how many seconds at most a clock waits until all has been seen."""
MOST_PARTS = 64
"""The moves that one decision may be made of."""
MOST_TALK = 100
"""How many lines are kept of what was said to everybody, and in each group apart."""


@dataclass(frozen=True, slots=True)
class Talk:
    """Whether a seat may talk now, with whom (``None``: everybody), until when, and which clause shuts its mouth."""

    open: bool
    group: tuple[int, ...] | None = None
    until: float | None = None
    clause: str = ""
    groups: tuple[tuple[int, ...], ...] = ()
    """Other groups that it may turn to instead, if it says so."""


@dataclass(frozen=True, slots=True)
class Stage:
    """How far the exchange of lots is: the server's commitment, the closed list, if it is, and how long it waits.

    One that was ``found`` in the store was begun before the server was started.
    """

    commitment: str
    deal_list: str
    until: float
    found: bool = False


class Live:
    """One table being played, watched, or looked back at."""

    def __init__(self, table: Table, room: Room, clock: Clock) -> None:
        self.table = table
        self.room = room
        self.clock = clock
        self._graces: dict[int, tuple[int | None, int]] = {}
        self.match: LoggedMatch | None = None
        self.lock = asyncio.Lock()
        self.version = 1
        self.plans = [0] * len(table.seats)
        """For each seat how often something has changed that not everybody sees or hears."""
        self.drafts: dict[int, Draft] = {}
        self.polls: dict[str, Poll] = {}
        self.present: Counter[int] = Counter()
        self.talk: list[TalkLine] = []
        self.mutes: dict[int, set[int]] = {}
        self.bans: set[int] = set()
        self.watchers: set[Callable[[], None]] = set()
        self.thinking: dict[int, int] = {}
        """For each bot's seat the decision it thinks about."""
        self.stage: Stage | None = None
        """While lots are exchanged: how far that is."""
        self.before: list[LogEntry] = []
        """What was written in the log before the match began."""
        self.last_at = 0
        self.timer: asyncio.TimerHandle | None = None
        self.held: TavolataError | None = None
        """Why the match, as it is stored, cannot go on in this release."""
        self._setup: Setup | None = None
        self._stories = scenes.Stories()
        self._trials: dict[int, Trial] = {}
        """For each seat the plan that was worked out last."""
        self._words: dict[tuple[str, Callable[[str], str]], tuple[object, Speaker]] = {}

    # -- change ------------------------------------------------------------------------------------------------

    def begin(self, entries: list[LogEntry] | None = None) -> None:
        """Set up the match from its seed and repeat what its log says."""
        table = self.table
        assert table.seed is not None, "a match without a seed has not begun"
        setup = self.setup()
        start = self.room.game.new(setup.seats, table.seed, setup.options, setup.content, setup.version)
        self.match = LoggedMatch(self.room, start)
        self.match.begin(table.started or 0)
        log = self.before if entries is None else entries
        self.match.repeat(log, {seat.number for seat in table.seats if seat.kind == "bot"})
        self.last_at = max(log[-1].at if log else 0, table.started or 0)

    def arrange(self, table: Table, moved: Mapping[int, int]) -> None:
        """Take a table over that is set up otherwise before it begins, with players who ``moved`` from seat to seat."""
        self.table, self._setup = table, None
        self.plans += [0] * (len(table.seats) - len(self.plans))
        self.talk = [replace(line, seat=moved.get(line.seat, line.seat)) for line in self.talk]
        self.mutes = {
            person: {moved.get(seat, seat) for seat in muted} for person, muted in self.mutes.items()
        }

    def changed(self, seats: Collection[int] | None = None) -> None:
        """Something that screens show is different now; with seats, something that only they see or hear."""
        if seats is None:
            self.version += 1
        for seat in seats or ():
            self.plans[seat] += 1
        for wake in list(self.watchers):
            wake()

    def subscribe(self, wake: Callable[[], None]) -> Callable[[], None]:
        """Be told of every change; the returned function ends it."""
        self.watchers.add(wake)
        return lambda: self.watchers.discard(wake)

    def arrive(self, seat: int) -> None:
        """A screen of this seat is open."""
        self.present[seat] += 1
        if self.present[seat] == 1:
            self.changed()

    def depart(self, seat: int) -> None:
        """A screen of this seat is gone."""
        self.present[seat] -= 1
        if not self.present[seat]:
            del self.present[seat]
            self.changed()

    # -- questions ---------------------------------------------------------------------------------------------

    def version_for(self, seat: int | None) -> int:
        """Rises with every change that a reader can see; what others plan or whisper does not move it."""
        return self.version + (self.plans[seat] if seat is not None else 0)

    def known_moves(self, seat: int | None) -> int:
        """How many moves a reader knows of."""
        return len(self.match.known_moves(seat)) if self.match is not None else 0

    @property
    def running(self) -> bool:
        """Whether decisions are owed."""
        return self.table.status == "running" and self.match is not None and self.match.running

    @property
    def idle(self) -> bool:
        """Whether nobody looks and nothing happens: then it can leave memory and be made again from the store."""
        waiting = self.timer is not None or self.thinking or self.lock.locked()
        return not self.watchers and not waiting

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [seat.name for seat in self.table.seats]

    def seat(self, number: int) -> Seat:
        """A seat by its number."""
        return self.table.seats[number]

    def deciders(self) -> list[int]:
        """The seats that owe a decision now."""
        return self.match.deciders() if self.running and self.match is not None else []

    def words(self, language: str, spelled: Callable[[str], str] = str) -> Speaker:
        """The game's words with what the players are called at this table: by their names, or who they are in it.

        Names may be ``spelled`` in another way, wherever they stand in what is said.
        """
        called = (self.names, self.match is not None)
        kept = self._words.get((language, spelled))
        if kept is None or kept[0] != called:
            words = self.room.words(language, [spelled(name) for name in self.names])
            if roles := self.roles(words):
                words = self.room.words(language, [role.name for role in roles])
            kept = self._words[language, spelled] = (called, words)
        return kept[1]

    def roles(self, words: Speaker) -> Sequence[Role]:
        """Who the players are in the game, once it has begun, if it says so."""
        return () if self.match is None else self.room.roles(self.match.start.view(None), words)

    def humans(self) -> list[int]:
        """The seats of persons who are playing themselves."""
        return [seat.number for seat in self.table.seats if seat.human and not seat.bot]

    def decision(self, seat: int) -> int:
        """The number of a seat's decision."""
        return self.match.decisions[seat] if self.match is not None else 0

    def draft(self, seat: int) -> tuple[str, ...]:
        """What a seat has planned for its present decision."""
        draft = self.drafts.get(seat)
        return draft.moves if draft is not None and draft.decision == self.decision(seat) else ()

    def is_bots_turn(self, seat: int) -> bool:
        """Whether a bot sits here that should decide now: it lets persons talk and choose before it does."""
        if not self.seat(seat).bot or self.match is None:
            return False
        ask = self.match.ask(seat)
        talking = any(not self.seat(other).bot for other in self.deciders())
        return ask is not None and not (ask.hears_out and talking)

    def deadline(self, seat: int) -> float | None:
        """When a seat's time is over, in seconds since 1970; ``None`` if it has all the time there is, as bots do."""
        if not self.running or self.match is None or self.match.since[seat] is None or self.seat(seat).bot:
            return None
        ask = self.match.ask(seat)
        seconds = ask.seconds if ask is not None else None
        if seconds is None and self.seat(seat).human and self.table.clock is not None:
            seconds = self.table.clock + self.grace(seat)
        if seconds is None:
            return None
        spent = sum(self.clock.between(*period) for period in self.match.spent[seat])
        return self.clock.after(self.match.since[seat] or 0, seconds - spent)

    @property
    def brief(self) -> bool:
        """Whether the clock is so short that nobody waits for what happened to be played."""
        return self.table.clock is not None and self.table.clock < BRIEF

    def grace(self, seat: int) -> int:
        """How long a seat's clock waits for it to see what happened since it moved: no clock runs meanwhile."""
        match = self.match
        if match is None or match.since[seat] is None or self.brief:
            return 0
        since = match.since[seat]
        known = self._graces.get(seat)
        if known is None or known[0] != since:
            words, seen = self.words(LANGUAGES[0]), 0.0
            for play in reversed(match.plays):
                if play.seat == seat or seen > MOST_GRACE:
                    break
                told = [event.seen_by(seat) for event in play.events]
                seen += sum([self.room.moment(one, seat, words, match.start.setup).seconds for one in told])
            known = self._graces[seat] = (since, round(min(seen, MOST_GRACE)))
        return known[1]

    def talk_for(self, seat: int | None) -> Talk:
        """Whether and with whom a seat may talk now. Spectators listen to what is public."""
        if seat is None or self.held is not None or self.table.status == "closed":
            return Talk(False)
        asks = [ask for decider in self.deciders() if self.match and (ask := self.match.ask(decider))]
        ruled = next((ask for ask in asks if ask.talk is not None), None)
        if ruled is None or ruled.talk is None:
            return Talk(self.table.talk, groups=self._apart(seat) if self.table.talk else ())
        groups = [tuple(sorted(group)) for group in ruled.talk if seat in group]
        if not groups:
            return Talk(False, clause=ruled.clause)
        ends = [end for decider in self.deciders() if (end := self.deadline(decider)) is not None]
        first = None if groups[0] == self.everybody else groups[0]
        return Talk(True, first, min(ends, default=None), ruled.clause, tuple(groups[1:]))

    @property
    def everybody(self) -> tuple[int, ...]:
        """All seats."""
        return tuple(range(len(self.table.seats)))

    def _apart(self, seat: int) -> tuple[tuple[int, ...], ...]:
        """All groups with a seat that are less than everybody, where the game lets them talk apart."""
        if self.match is None or not self.room.talks_apart(self.match.start.setup.options):
            return ()
        others = [other for other in self.everybody if other != seat]
        chosen = [group for size in range(1, len(others)) for group in combinations(others, size)]
        return tuple(tuple(sorted((seat, *group))) for group in chosen)

    def hear(self, line: TalkLine) -> None:
        """It was said. Of each group the newest lines are kept, as after a restart: a table may be open for weeks."""
        self.talk.append(line)
        same = [index for index, one in enumerate(self.talk) if one.group == line.group]
        if len(same) > MOST_TALK:
            del self.talk[same[0]]

    def heard(self, seat: int | None, person: int | None) -> list[TalkLine]:
        """What was said in this seat's hearing, without those whom the person has muted."""
        muted = self.mutes.get(person, set()) if person is not None else set()
        return [
            line
            for line in self.talk
            if line.seat not in muted and (line.group is None or (seat is not None and seat in line.group))
        ]

    def setup(self) -> Setup:
        """What the match is set up with; an error in words if this release has other rules, or other content."""
        if self._setup is None:
            table = self.table
            self._setup = self.room.game.restored(
                len(table.seats), table.options, table.rules, table.content or None, table.pack
            )
        return self._setup

    def hold(self, why: TavolataError) -> None:
        """This release cannot play the match: it stays in the store as it is, and nothing can be done here."""
        self.match = None
        self.held = why
        self.table.status = "frozen"

    @property
    def open_game(self) -> bool:
        """Whether nothing is hidden or drawn once this match is set up, so that it can be dealt alike once more."""
        return self.room.game.all_open(self.table.options)

    def deal(self) -> Deal:
        """How the match was dealt, as its record says it."""
        table = self.table
        return Deal(
            table.secret,
            table.commitment,
            tuple(seat.lot for seat in table.seats),
            tuple(seat.commitment for seat in table.seats),
            table.deal_list,
            tuple(table.voids),
            again=bool(table.return_of and table.deal_list and self.open_game),
        )

    # -- what is shown -----------------------------------------------------------------------------------------

    def sight(
        self,
        seat: int | None,
        words: Speaker,
        draft: tuple[str, ...] | None = None,
        at: int | None = None,
    ) -> Sight:
        """What a reader sees: now with a draft, or as it was after so many moves. ``None`` takes the stored draft."""
        assert self.match is not None, "a table that has not begun shows nothing"
        if at is not None:
            return scenes.past(self.match, seat, words, at)
        if seat is None or seat not in self.deciders():
            return scenes.present(self.match, seat, words, None)
        return scenes.present(
            self.match, seat, words, self.trial(seat, self.draft(seat) if draft is None else draft)
        )

    def trial(self, seat: int, draft: tuple[str, ...]) -> Trial:
        """What a seat plans, worked out once: what is checked when it is planned is what its screens show.

        What cannot be played is refused.
        """
        assert self.match is not None, "nothing is planned before a match begins"
        kept = self._trials.get(seat)
        if kept is None or kept.of is not self.match.state or kept.draft != draft:
            kept = self._trials[seat] = scenes.try_out(self.match, seat, draft)
        return kept

    def scene(
        self,
        seat: int | None,
        words: Speaker,
        draft: tuple[str, ...] | None = None,
        at: int | None = None,
    ) -> Scene:
        """The drawing's part of ``sight``."""
        return self.sight(seat, words, draft, at).scene

    def story(self, seat: int | None, words: Speaker) -> list[StoryLine]:
        """What happened, line by line, as a reader may hear it."""
        return self._stories.lines(self.match, seat, words) if self.match is not None else []

    def score_history(self, seat: int | None) -> list[list[int]]:
        """The scores at the start and after each move a reader knows of, as the replay counts them."""
        if self.match is None:
            return []
        scores = self.match.history()
        return [scores[moves] for moves in (0, *self.match.known_moves(seat))]
