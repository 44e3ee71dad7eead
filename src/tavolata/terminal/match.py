"""A match at the keyboard: people and bots at their seats, what was told, the record, and the way back."""

from __future__ import annotations

from dataclasses import dataclass

from ..bots.base import Bot, Budget, Thought, consult
from ..engine.phrases import Event
from ..engine.record import Played, Record
from ..engine.rng import mix
from ..engine.room import Room
from ..engine.state import State
from ..registry import make_bot, read_bot


@dataclass(frozen=True)
class Player:
    """Who sits at a seat: a person (``bot`` is empty) or a bot by its name."""

    name: str
    bot: str = ""


@dataclass(frozen=True)
class Moment:
    """A person's decision as it stood before it was made."""

    seat: int
    state: State
    moves: int
    events: int
    alone: bool
    """Whether nobody else had to decide at the same time."""


@dataclass(frozen=True)
class Claim:
    """A bot said that the outcome is certain: that it wins, or that it has lost."""

    seat: int
    wins: bool
    move: int


class Match:
    """A match being played. It is the only one here who holds the true state; the bots get imagined ones."""

    def __init__(self, room: Room, state: State, seed: int, players: list[Player], budget: Budget) -> None:
        self.room = room
        self.state = state
        self.seed = seed
        self.players = players
        self.budget = budget
        self.record = Record.begin(state, seed, [player.name for player in players])
        self.record.tags |= {
            f"bot {seat + 1}": player.bot for seat, player in enumerate(players) if player.bot
        }
        self.record.tags["budget"] = budget_text(budget)
        self.events: list[Event] = []
        self.claims: list[Claim] = []
        self._moments: list[Moment] = []
        self._bots: dict[str, Bot] = {}

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if not player.bot]

    # -- decisions -------------------------------------------------------------------------------------------

    def play(self, seat: int, move: int, comment: str = "") -> None:
        """Play a legal move and write it down."""
        moment = self._moment(seat)
        played = Played(seat, self.state.write(seat, move), comment)
        self.state.play(seat, move, self.events.append)
        self._keep(moment, played)

    def repeat(self, record: Record) -> None:
        """Play the moves of a record, so that the match stands where it was left."""
        for number, played in enumerate(record.moves, 1):
            moment = self._moment(played.seat)
            record.step(self.state, number, played, self.events.append)
            self._keep(moment, played)

    def _moment(self, seat: int) -> Moment:
        alone = len(self.state.deciders()) == 1
        return Moment(seat, self.state.clone(), len(self.record.moves), len(self.events), alone)

    def _keep(self, moment: Moment, played: Played) -> None:
        self.record.moves.append(played)
        self.record.close(self.state)
        if moment.seat in self.people:
            self._moments.append(moment)

    def think(self, seat: int, bot: str = "") -> Thought:
        """What the bot at a seat (or another one, asked for advice) would play there."""
        name = bot or self.players[seat].bot
        if name not in self._bots:
            self._bots[name] = make_bot(name, self.room, self.budget)
        decision = sum(played.seat == seat for played in self.record.moves)
        chance = mix(self.seed, "hint" if bot else "seat", seat, "decision", decision)
        return consult(self._bots[name], self.state, seat, chance)

    def play_bots(self, seats: list[int]) -> None:
        """Let the bots at these seats decide. All think before any of them plays: they choose at once."""
        for seat, thought in [(seat, self.think(seat)) for seat in seats]:
            self._play_thought(seat, thought)

    def _play_thought(self, seat: int, thought: Thought) -> None:
        """Play what a bot chose, and remember what it claims to know for certain."""
        comment = ""
        if thought.proven is not None:
            comment = "proven win" if thought.proven else "proven loss"
            if not any(claim.seat == seat and claim.wins == thought.proven for claim in self.claims):
                self.claims.append(Claim(seat, thought.proven, len(self.record.moves) + 1))
        self.play(seat, thought.move, comment)

    # -- what was, and the way back --------------------------------------------------------------------------

    def news(self, seat: int) -> list[Event]:
        """What happened from a person's last decision on."""
        own = [moment for moment in self._moments if moment.seat == seat]
        return self.events[own[-1].events :] if own else self.events[:]

    def new_proofs(self, seat: int) -> list[int]:
        """The seats of bots that have proved their win since a person's last decision."""
        own = [moment.moves for moment in self._moments if moment.seat == seat]
        since = own[-1] if own else 0
        return [claim.seat for claim in self.claims if claim.wins and claim.move > since]

    def way_back(self, seat: int) -> Moment | str:
        """The last decision of a person, to be made again; or the reason why there is no way back to it.

        What was hidden or random and has been shown is never unseen again, and nobody takes back what another person
        chose in secret.
        """
        if not self._moments:
            return "nothing"
        moment = self._moments[-1]
        if moment.state.fence != self.state.fence:
            return "fence"
        if moment.seat != seat and not moment.alone:
            return "other"
        return moment

    def go_back(self, moment: Moment) -> None:
        """Take back a decision and all that followed."""
        self.state = moment.state.clone()
        del self.record.moves[moment.moves :]
        del self.events[moment.events :]
        self._moments = [kept for kept in self._moments if kept.moves < moment.moves]
        self.claims = [claim for claim in self.claims if claim.move <= moment.moves]
        self.record.close(self.state)


# -- budgets and bots in the header of a record --------------------------------------------------------------


def budget_text(budget: Budget) -> str:
    """A budget as a record names it: ``playouts=2000``."""
    return f"playouts={budget.playouts}" if budget.playouts else f"seconds={budget.seconds or 0:g}"


def recorded_budget(record: Record) -> Budget | None:
    """The budget that a record names, if it names one."""
    text = record.tags.get("budget")
    return read_bot(f"search:{text}")[1] if text else None


def recorded_bots(record: Record) -> list[str]:
    """The bots that a record names, by seat; empty where a person sits."""
    bots = [record.tags.get(f"bot {seat + 1}", "") for seat in range(record.seats)]
    for bot in bots:
        if bot:
            read_bot(bot)
    return bots
