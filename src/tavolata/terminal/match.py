"""A match at the keyboard: people and bots at their seats, what they hear, the record, and the way back."""

from __future__ import annotations

from dataclasses import dataclass

from ..bots.base import Bot, Budget, Thought, consult
from ..engine.match import Match
from ..engine.phrases import Event
from ..engine.record import Record
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
class Claim:
    """A bot said that the outcome is certain: that it wins, or that it has lost."""

    seat: int
    wins: bool
    move: int


class KeyboardMatch(Match):
    """A match with those who play it. The bots among them get imagined states."""

    def __init__(self, room: Room, state: State, seed: int, players: list[Player], budget: Budget) -> None:
        super().__init__(state)
        self.room = room
        self.seed = seed
        self.players = players
        self.budget = budget
        self.claims: list[Claim] = []
        self._bots: dict[str, Bot] = {}

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if not player.bot]

    def recorded(self) -> Record:
        """The match so far, to be saved."""
        names = [player.name for player in self.players]
        record = self.record(self.seed, names, [player.bot for player in self.players])
        record.tags["budget"] = budget_text(self.budget)
        return record

    # -- decisions -------------------------------------------------------------------------------------------

    def repeat(self, record: Record) -> None:
        """Play the moves of a record, so that the match stands where it was left."""
        self.repeat_record(record, [seat for seat, player in enumerate(self.players) if player.bot])

    def think(self, seat: int, bot: str = "") -> Thought:
        """What the bot at a seat (or another one, asked for advice) would play there."""
        name = bot or self.players[seat].bot
        if name not in self._bots:
            self._bots[name] = make_bot(name, self.room, self.budget)
        chance = mix(self.seed, "hint" if bot else "seat", seat, "decision", self.decisions[seat])
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
                self.claims.append(Claim(seat, thought.proven, len(self.plays) + 1))
        self.play(seat, thought.move, by_bot=True, comment=comment)

    # -- what was, and the way back --------------------------------------------------------------------------

    def news(self, seat: int) -> list[Event]:
        """What happened from a person's last decision on."""
        return self.told(self.last_intention(seat) or 0)

    def new_proofs(self, seat: int) -> list[int]:
        """The seats of bots that have proved their win since a person's last decision."""
        since = self.last_intention(seat) or 0
        return [claim.seat for claim in self.claims if claim.wins and claim.move > since]

    def way_back(self, seat: int) -> int | str:
        """How many moves stay if the last decision of a person is made again; or the reason why it cannot be.

        What was hidden or random and has been shown is never unseen again, and nobody takes back what another person
        chose in secret.
        """
        keep = self.last_intention()
        if keep is None:
            return "nothing"
        if self.shown_since(keep):
            return "fence"
        if self.plays[keep].seat != seat and len(self.at(keep).deciders()) > 1:
            return "other"
        return keep

    def go_back(self, keep: int) -> None:
        """Take back a decision and all that followed."""
        for play in self.take_back(keep):
            self.decisions[play.seat] -= 1
        self.claims = [claim for claim in self.claims if claim.move <= keep]


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
    for bot in record.bots:
        if bot:
            read_bot(bot)
    return record.bots
