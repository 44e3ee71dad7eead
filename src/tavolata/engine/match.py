"""A match being played: the state, and the moves that brought it there.

The laboratory, the terminal and the table all play with a ``Match``; the last two add what is theirs. It holds the true
state: whoever plays or looks on is shown imagined worlds, views, and what events tell him.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from .phrases import Event
from .record import Played, Record
from .state import State

_STRIDE = 64
"""How many moves lie between two states that are kept for looking back."""


class Play:
    """A move that stands: who, what in the game's notation, what it told, and the state's fence before it.

    Moves that were committed as one share the number of that ``intention``.
    """

    def __init__(
        self,
        seat: int,
        text: str,
        events: tuple[Event, ...],
        fence: int,
        intention: int = 0,
        by_bot: bool = False,
        comment: str = "",
    ) -> None:
        self.seat = seat
        self.text = text
        self.events = events
        self.fence = fence
        self.intention = intention
        self.by_bot = by_bot
        self.comment = comment

    def __repr__(self) -> str:
        return f"Play({self.seat}, {self.text!r})"


class Attempt:
    """Moves tried out on a copy of the state, to be taken over or not."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.plays: list[Play] = []

    def play(self, seat: int, text: str) -> Play:
        """Try a move in notation. ``BadNotation`` or ``IllegalMove`` if it is none."""
        played = _played(self.state, seat, self.state.read(seat, text))
        self.plays.append(played)
        return played

    @property
    def texts(self) -> list[str]:
        """The moves as they are written."""
        return [play.text for play in self.plays]

    @property
    def heard(self) -> bool:
        """Whether anybody heard of them."""
        return any([bool(play.events) for play in self.plays])


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """Where a match stands, and how it came there. The state given is the start, and is played on.

    Without ``keeps`` nothing is kept of the moves but how many there were: more is not wanted in the laboratory.
    """

    def __init__(self, state: State, keeps: bool = True) -> None:
        self.state = state
        self.keeps = keeps
        self.start = state.clone() if keeps else state
        self.plays: list[Play] = []
        self.decisions = [0] * state.seats
        """For each seat the number of its decision, from 0: what its chance, or its screen, calls it by."""
        self._intentions = 0
        self._milestones: dict[int, State] = {}

    # -- playing --------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: int, by_bot: bool = False, comment: str = "") -> None:
        """Play a legal move. ``IllegalMove`` otherwise, and nothing has changed."""
        if self.keeps:
            play = _played(self.state, seat, move)
            play.comment = comment
            self._keep([play], by_bot)
        else:
            self.state.play(seat, move)
        self.decisions[seat] += 1

    def repeat_record(self, record: Record, bots: list[int]) -> None:
        """Play the moves of a record, some of the seats being bots'. ``BadRecord`` if one cannot be played."""
        for number, played in enumerate(record.moves, 1):
            told: list[Event] = []
            fence = self.state.fence
            record.step(self.state, number, played, told.append)
            play = Play(played.seat, played.text, tuple(told), fence, comment=played.comment)
            self._keep([play], played.seat in bots)
            self.decisions[played.seat] += 1

    def attempt(self) -> Attempt:
        """A copy of the state to try moves on."""
        return Attempt(self.state.clone())

    def adopt(self, attempt: Attempt, by_bot: bool = False) -> None:
        """Take over what was tried: the moves are one decision, committed as one."""
        self.state = attempt.state
        self._keep(attempt.plays, by_bot)
        self.decisions[attempt.plays[0].seat] += 1

    def _keep(self, plays: list[Play], by_bot: bool) -> None:
        """Moves that stand now, committed as one."""
        self._intentions += 1
        for play in plays:
            play.intention = self._intentions
            play.by_bot = by_bot
        self.plays += plays

    # -- looking back, and going back -----------------------------------------------------------------------------

    def at(self, moves: int) -> State:
        """The state after so many of the moves that stand. Some on the way are kept: who leafs goes on from there."""
        plays = self.plays[:moves]
        last = max([at for at in self._milestones if at <= len(plays)], default=0)
        state = self._milestones.get(last, self.start).clone()
        for done, play in enumerate(plays[last:], last + 1):
            state.play(play.seat, state.read(play.seat, play.text))
            if done % _STRIDE == 0:
                self._milestones[done] = state.clone()
        return state

    def take_back(self, keep: int) -> list[Play]:
        """Take back all moves but the first so many; which they were. The same seed gives the same chance again."""
        later = self.plays[keep:]
        self.state, self.plays = self.at(keep), self.plays[:keep]
        self._milestones = {moves: state for moves, state in self._milestones.items() if moves <= keep}
        return later

    def begins(self, index: int) -> int:
        """Where the intention begins that a play belongs to."""
        while index and self.plays[index - 1].intention == self.plays[index].intention:
            index -= 1
        return index

    def last_intention(self, seat: int | None = None) -> int | None:
        """Where the last moves begin that a person committed, at this seat or at any, among the plays."""
        for index in range(len(self.plays) - 1, -1, -1):
            play = self.plays[index]
            if not play.by_bot and (seat is None or play.seat == seat):
                return self.begins(index)
        return None

    def shown_since(self, keep: int) -> bool:
        """Whether something hidden or random was shown, to anybody, after the first so many moves."""
        return keep < len(self.plays) and self.plays[keep].fence != self.state.fence

    def told(self, since: int = 0) -> list[Event]:
        """All that happened after the first so many moves."""
        return [event for play in self.plays[since:] for event in play.events]

    def record(self, seed: int, names: list[str], bots: list[str]) -> Record:
        """The match as a text that people read, with its seed and who sits where."""
        record = Record.begin(self.start, seed, names, bots)
        record.moves = [Played(play.seat, play.text, play.comment) for play in self.plays]
        record.close(self.state)
        return record


def _played(state: State, seat: int, move: int) -> Play:
    """Play a legal move on a state, and keep what it tells."""
    told: list[Event] = []
    text, fence = state.write(seat, move), state.fence
    state.play(seat, move, told.append)
    return Play(seat, text, tuple(told), fence)
