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
        events.tell_seat(tell, "plague-ends", seat)
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
            defeat.finish(game, tell)
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
"""The Actions that are a move by themselves, by its code; a Guild is used before the Action (PR-13.16)."""
CARD_DEEDS: Final[list[Deed]] = [
    fortification.Fortify(t.FORTIFY),
    attack.Attack(t.ATTACK),
    strategy.Play(t.PLAY),
]
"""What is done with a card, by the card's type: a card has one use."""


def deed_of(move: int) -> Deed | None:
    """The Action that a move is, if it is one."""
    if move < len(DEEDS):
        return DEEDS[move]
    for deed in CARD_DEEDS:
        if deed.first <= move < deed.first + t.KINDS:
            return deed
    return None


@final
class Action(ProelioQuestion):
    """Exactly one Action, and none is left out (PR-3.1, PR-3.4, PR-3.9)."""

    kind = t.ON_ACTION
    name = "action"
    clause = "PR-3.9"

    def legal(self, game: Proelio, frame: Frame, seat: int) -> list[int]:
        """Whatever can be done."""
        hand, types = game.hands[seat], game.tables.types
        moves = [deed.first for deed in DEEDS if deed.can(game, seat, deed.first)]
        for kind in range(t.KINDS):
            if kind in hand:
                deed = CARD_DEEDS[types[kind]]
                if deed.can(game, seat, deed.first + kind):
                    moves.append(deed.first + kind)
        return moves

    def answer(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Do it."""
        deed = deed_of(move)
        assert deed is not None
        deed.do(game, frame, seat, move, tell)

    def why_not(self, game: Proelio, frame: Frame, seat: int, move: int) -> Refusal:
        """An Action that cannot be taken, or an answer to a question that nobody has asked."""
        deed = deed_of(move)
        if deed is not None:
            return deed.why(game, seat, move)
        if move in (t.DONE, t.SACRIFICE, t.PAY, t.STEAL) or t.DEPLOY <= move < t.GIVE:
            return Refusal("PR-3.1", id="PR-3.1-no-attack")
        if move == t.END_TALK:
            return Refusal("PR-15.6", id="PR-15.6-none")
        if move < t.GIVE:
            return Refusal("PR-3.4")
        for first, id in NOT_ASKED:
            if move >= first:
                return Refusal("PR-3.9", id=id)
        raise AssertionError(move)

    def describe(self, game: Proelio, frame: Frame, seat: int, move: int) -> Phrase:
        """What it will do."""
        deed = deed_of(move)
        assert deed is not None
        return deed.describe(game, seat, move)


NOT_ASKED: Final = [
    (t.HOUSE, "PR-3.9-seat"),
    (t.TAKE, "PR-3.9-take"),
    (t.DISCARD, "PR-3.9-discard"),
    (t.GIVE, "PR-3.9-give"),
]
"""Answers with a card or a House, from the first code of each on; the last ones first."""


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

    def about(self, game: Proelio, frame: Frame, seat: int) -> Arguments:
        """How many are too many."""
        return {"number": len(game.hands[seat]) - t.HAND}

    def answer(self, game: Proelio, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Until five are left."""
        super().answer(game, frame, seat, move, tell)
        cards.keep_limit(game, seat)
