"""A turn (PR-3): the attack that waits is answered, one Action follows, and no hand holds more than five cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import Arguments, Phrase, Refusal, Tell
from ....engine.questions import SEAT, Frame, Step
from . import (
    alliances,
    attack,
    cards,
    defeat,
    equitas,
    events,
    fortification,
    guilds,
    imperial,
    merchant,
    strategy,
)
from . import tables as t
from .questions import Deed, DiscardQuestion, ProelioQuestion

if TYPE_CHECKING:
    from .state import Proelio


def begin(game: Proelio, tell: Tell) -> None:
    """One's own Peste ends first (PR-8.10); then an attack is resolved, unless it is frozen (PR-3.1, PR-8.8)."""
    seat = game.turn
    if game.plague == seat:
        cards.lay_off(game, t.PESTE)
        game.plague = t.NOBODY
        events.tell_plague_ends(tell, seat)
    game.stack = [[t.END_OF_TURN, seat], [t.ON_ACTION, seat]]
    if game.attacks[game.right(seat)] >= 0 and game.plague == t.NOBODY:
        game.stack.append([t.ON_DEFENCE, seat])


@final
class EndOfTurn(Step["Proelio"]):
    """The turn passes to the right (PR-3.2); the Merchant goes left (PR-14.2), alliances stop some day (PR-15.8)."""

    kind = t.END_OF_TURN
    name = "end-of-turn"

    def run(self, game: Proelio, frame: Frame, tell: Tell) -> None:
        """First of all: has anybody fallen?"""
        game.stack.pop()
        defeat.check(game, frame[SEAT], tell)
        if game.over:
            return
        merchant.travel(game, tell)
        game.turns += 1
        if game.teams() and game.turns >= t.MOST_TURNS:
            defeat.finish(game, "", tell)
            return
        game.turn = game.right(game.turn)
        begin(game, tell)


# -- the Action -------------------------------------------------------------------------------------------------------

DEEDS: Final[list[Deed]] = [
    strategy.Draw(t.DRAW),
    imperial.ToImperial(t.TO_IMPERIAL),
    equitas.Equitas(t.EQUITAS),
    merchant.Trade(t.TRADE),
    alliances.Support(t.SUPPORT),
    guilds.UseGuild(t.GUILD),
]
"""What is done with a move by itself; a Guild is used before the Action (PR-13.16)."""
CARD_DEEDS: Final[list[Deed]] = [
    fortification.Fortify(t.FORTIFY),
    attack.Attack(t.ATTACK),
    strategy.Play(t.PLAY),
]
"""What is done with a card, by the card's type: a card has one use."""


@final
class NotAsked(Deed):
    """A move that is no Action, but the answer to a question that nobody has asked."""

    def why(self, game: Proelio, seat: int, move: int) -> Refusal:
        """Nobody attacks, nobody talks, nothing is to be named; and nobody may pass (PR-3.4)."""
        if move in (t.DONE, t.SACRIFICE, t.PAY, t.STEAL) or t.DEPLOY <= move < t.GIVE:
            return Refusal("PR-3.1", id="PR-3.1-no-attack")
        if move == t.END_TALK:
            return Refusal("PR-15.6", id="PR-15.6-none")
        for first, what in NAMED:
            if move >= first:
                return Refusal("PR-3.9", id=f"PR-3.9-{what}")
        return Refusal("PR-3.4")


NAMED: Final = [(t.HOUSE, "seat"), (t.TAKE, "take"), (t.DISCARD, "discard"), (t.GIVE, "give")]
"""The moves that name a House or a card as an answer, from the first code of each on; the last ones first."""


def _by_move() -> list[Deed]:
    found: list[Deed] = [NotAsked(t.NO_GUILD) for _ in range(t.CODES)]
    for deed in DEEDS:
        found[deed.first] = deed
    for deed in CARD_DEEDS:
        for kind in range(t.KINDS):
            found[deed.first + kind] = deed
    return found


BY_MOVE: Final = _by_move()
"""What each move is when an Action is asked for."""


@final
class Action(ProelioQuestion):
    """Exactly one Action (PR-3.1, PR-3.9)."""

    kind = t.ON_ACTION
    name = "action"
    clause = "PR-3.9"

    def legal(self, game: Proelio, frame: Frame, seat: int) -> list[int]:
        """Whatever can be done."""
        moves = [deed.first for deed in DEEDS if deed.can(game, seat, deed.first)]
        for kind in t.kinds_of(game.hands[seat]):
            deed = CARD_DEEDS[game.tables.types[kind]]
            if deed.can(game, seat, deed.first + kind):
                moves.append(deed.first + kind)
        return moves

    def answer(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Do it."""
        BY_MOVE[move].do(game, frame, seat, move, tell)

    def why_not(self, game: Proelio, frame: Frame, seat: int, move: int) -> Refusal:
        """Why it cannot be done."""
        return BY_MOVE[move].why(game, seat, move)

    def describe(self, game: Proelio, frame: Frame, seat: int, move: int) -> Phrase:
        """What it will do."""
        return BY_MOVE[move].describe(game, seat, move)


# -- the hand ---------------------------------------------------------------------------------------------------------


@final
class Limit(DiscardQuestion):
    """More than five cards: one is discarded after the other, whosever turn it is (PR-3.5, PR-3.6)."""

    kind = t.ON_LIMIT
    name = "limit"
    clause = "PR-3.5"

    def rule(self, game: Proelio, frame: Frame) -> str:
        """In Winter before the points are counted."""
        return "PR-11.4" if game.season == t.WINTER else "PR-3.5"

    def told_by(self, game: Proelio, frame: Frame) -> str:
        """In one's own turn, in another's, or with a card too many from the partner (PR-15.5)."""
        seat = frame[SEAT]
        if game.season == t.WINTER or seat == game.turn:
            return self.rule(game, frame)
        return "PR-15.5" if game.allied(seat, game.turn) else "PR-3.6"

    def about(self, game: Proelio, frame: Frame, seat: int) -> Arguments:
        """How many are too many."""
        return {"number": len(game.hands[seat]) - t.HAND}
