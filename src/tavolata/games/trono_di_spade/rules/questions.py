"""What the questions of all chapters share: refusals, answers given unasked, what is told when nothing is done.

A frame is ``[kind, seat, ...]``: frames.py says what each holds. The objects that say what a frame means stand in their
chapters, and state.py lists them by kind.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.phrases import Arguments, Ask, Phrase, Refusal, Tell, Value, seat_name
from ....engine.questions import SEAT, Frame, Question, Step
from . import events
from . import frames as f
from . import tables as t

if TYPE_CHECKING:
    from .state import TronoDiSpade


class TronoStep(Step["TronoDiSpade"]):
    """A frame of this game that asks nobody."""

    holds: ClassVar[tuple[str, ...]] = ()
    """What stands in its frame after its kind, by name: see ``SAID``."""

    def shown(self, game: TronoDiSpade, frame: Frame) -> Arguments:
        """All that the frame holds: nothing of it is secret."""
        return said(game, self.holds, frame[SEAT:])


class TronoQuestion(Question["TronoDiSpade"]):
    """A question of this game. One with a single answer that everybody sees is not asked (TS-26.4)."""

    holds: ClassVar[tuple[str, ...]] = ()
    """What stands in its frame after its kind and the seat that is asked, by name: see ``SAID``."""
    names_areas: ClassVar[bool] = False
    """Whether it is answered with an area."""

    def shown(self, game: TronoDiSpade, frame: Frame) -> Arguments:
        """All that the frame holds: what only the one who is asked may know stands elsewhere."""
        return said(game, self.holds, frame[SEAT + 1 :])

    def rule(self, game: TronoDiSpade, frame: Frame) -> str:
        """The clause it comes from, where that depends on what brought it about."""
        return self.clause

    def ask(self, game: TronoDiSpade, frame: Frame, seat: int) -> Ask:
        """What a seat is asked."""
        return Ask(self.name, self.rule(game, frame), self.about(game, frame, seat))

    # -- refusals -----------------------------------------------------------------------------------------------------

    def why(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal:
        """An answer of the right kind has a reason of its own; whoever gives another is told what is asked for."""
        reason = self.reason(game, frame, seat, move)
        if reason is None and self.names_areas and t.AREA <= move < t.UNIT:
            if move >= game.tables.size:
                return Refusal("TS-1.2", id="no-area")
            reason = self.not_there(game, frame, seat, move - t.AREA)
        return self.wrong(game, frame, seat) if reason is None else reason

    def wrong(self, game: TronoDiSpade, frame: Frame, seat: int) -> Refusal:
        """What is asked for."""
        return Refusal(self.rule(game, frame), id=f"wrong-{self.name}")

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """What is wrong with an answer of the right kind that names no area; None if it is of another kind."""
        return None

    def not_there(self, game: TronoDiSpade, frame: Frame, seat: int, area: int) -> Refusal | None:
        """What is wrong with an area."""
        return None

    # -- answers that need not be asked -------------------------------------------------------------------------------

    def settle(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> bool:
        """With a single answer it is given, with none the question falls away."""
        moves = self.legal(game, frame, frame[SEAT])
        if len(moves) > 1:
            return False
        if moves:
            return self.answer_with(game, frame, moves[0], tell)
        game.stack.pop()
        return True


class Together(TronoQuestion):
    """A question that several answer at once, unseen by each other; it goes when nobody owes an answer (TS-1.15)."""

    def ask(self, game: TronoDiSpade, frame: Frame, seat: int) -> Ask:
        """What each of them is asked."""
        return Ask(self.name, self.rule(game, frame), self.about(game, frame, seat), at_once=True)

    def imagine(self, twin: TronoDiSpade, other: int) -> None:
        """What a House has answered, drawn anew from all that it could have, in a world that may be changed (TS-26)."""
        raise NotImplementedError

    def settle(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> bool:
        """All have answered."""
        if self.asked(game, frame):
            return False
        game.stack.pop()
        return True


class Offer(TronoQuestion):
    """A question that may be left with doing no more: what nobody would hear of otherwise is told."""

    left: ClassVar[str] = "declines"
    """What is told then, when it was asked."""

    def take(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Something is done."""
        raise NotImplementedError

    def leave(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """Nothing more is."""

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It is taken or left."""
        if move in (t.DONE, t.PASS, t.NO):
            events.tell_seat(tell, self.left, seat)
            self.leave(game, frame, tell)
        else:
            self.take(game, frame, seat, move, tell)

    def settle(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> bool:
        """Who has no choice is not said to leave anything."""
        moves = self.legal(game, frame, frame[SEAT])
        if len(moves) > 1:
            return False
        game.stack.pop()
        if moves and moves[0] not in (t.DONE, t.PASS, t.NO):
            self.take(game, frame, frame[SEAT], moves[0], tell)
        else:
            self.leave(game, frame, tell)
        return True


class YesOrNo(TronoQuestion):
    """A question that is answered with yes or no."""

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """Both."""
        return [t.YES, t.NO]

    def settle(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> bool:
        """It is always asked."""
        return False


class ForTrack(TronoQuestion):
    """A question that is answered with an influence track."""

    phrase: ClassVar[str] = ""
    """How an answer reads."""

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The track, and what happens on it."""
        return Phrase(self.phrase, {**at_track(move), **self.about(game, frame, seat)})


# -- what sentences say -----------------------------------------------------------------------------------------------


def at(game: TronoDiSpade, area: int) -> dict[str, Value]:
    """An area, as an argument."""
    return {"area": events.area_name(game, area)}


def at_track(move: int) -> dict[str, Value]:
    """The track that a move names, as an argument."""
    return {"track": events.track_name(move - t.TRACK)}


def order_at(game: TronoDiSpade, area: int) -> dict[str, Value]:
    """An area with its order, as arguments."""
    return {"order": events.order_name(game.order[area]), "area": events.area_name(game, area)}


def a_card(game: TronoDiSpade, move: int) -> dict[str, Value]:
    """The house card that a move names, as an argument."""
    return {"card": events.card_name(game, move - t.CARD)}


# -- what frames hold -------------------------------------------------------------------------------------------------


def said(game: TronoDiSpade, holds: tuple[str, ...], numbers: list[int]) -> Arguments:
    """Numbers of a frame by their names, as arguments; what there is none of is left out."""
    found: Arguments = {}
    for name, number in zip(holds, numbers, strict=True):
        if number != t.NOTHING:
            found[name] = SAID[name](game, number) if name in SAID else number
    return found


def _area(game: TronoDiSpade, area: int) -> Value:
    return events.area_name(game, area)


def _order(game: TronoDiSpade, token: int) -> Value:
    return events.order_name(token)


def _type(game: TronoDiSpade, type: int) -> Value:
    return t.ORDER_TYPES[type]


def _seat(game: TronoDiSpade, seat: int) -> Value:
    return seat_name(seat)


def _seats(game: TronoDiSpade, seats: int) -> Value:
    return [seat_name(seat) for seat in range(game.seats) if seats >> seat & 1]


def _bid_for(game: TronoDiSpade, what: int) -> Value:
    return f.BID_FOR[what]


def _tie_for(game: TronoDiSpade, what: int) -> Value:
    return f.TIE_FOR[what]


def _track(game: TronoDiSpade, track: int) -> Value:
    return events.track_name(track)


def _tracks(game: TronoDiSpade, tracks: int) -> Value:
    return [events.track_name(track) for track in range(len(t.TRACKS)) if tracks >> track & 1]


def _westeros(game: TronoDiSpade, card: int) -> Value:
    return events.westeros_name(game, card)


def _wildling(game: TronoDiSpade, card: int) -> Value:
    return events.wildling_name(card)


def _effect(game: TronoDiSpade, effect: int) -> Value:
    return events.effect_name(effect)


def _text(game: TronoDiSpade, text: int) -> Value:
    return events.text_name(text)


def _moment(game: TronoDiSpade, moment: int) -> Value:
    return t.MOMENTS[moment]


def _sides(game: TronoDiSpade, sides: int) -> Value:
    return [f.SIDES[side] for side in (f.ATTACK, f.DEFENCE) if sides >> side & 1]


def _loss(game: TronoDiSpade, reason: int) -> Value:
    return f.REASONS[reason]


def _manner(game: TronoDiSpade, move: int) -> Value:
    return t.MANNERS[move - t.ENTER]


SAID: Final[dict[str, Callable[[TronoDiSpade, int], Value]]] = {
    "area": _area,
    "from": _area,
    "to": _area,
    "order": _order,
    "type": _type,
    "seat": _seat,
    "other": _seat,
    "left_out": _seat,
    "lowest": _seat,
    "had": _seats,
    "tied": _seats,
    "bid_for": _bid_for,
    "tie_for": _tie_for,
    "track": _track,
    "tracks": _tracks,
    "westeros": _westeros,
    "first": _westeros,
    "second": _westeros,
    "third": _westeros,
    "wildling": _wildling,
    "effect": _effect,
    "text": _text,
    "moment": _moment,
    "sides": _sides,
    "why": _loss,
    "manner": _manner,
}
"""How what frames hold is said, by name; anything else is a number."""


# -- house cards ------------------------------------------------------------------------------------------------------


def cards_of(game: TronoDiSpade, seat: int, cards: int) -> list[int]:
    """Some house cards of a House, given as bits, as moves."""
    first = t.CARD + t.CARDS * game.house[seat]
    return [first + card for card in range(t.CARDS) if cards >> card & 1]


def is_card(move: int) -> bool:
    """Whether a move names a house card."""
    return t.CARD <= move < t.BID


def is_of(game: TronoDiSpade, seat: int, move: int) -> bool:
    """Whether the house card that a move names is of a House."""
    return (move - t.CARD) // t.CARDS == game.house[seat]


def not_in_hand(game: TronoDiSpade, seat: int, move: int, rule: str) -> Refusal | None:
    """Why a house card is not one of a hand: it is of another House, or lies elsewhere."""
    if not is_card(move):
        return None
    return Refusal(rule, id="card-not-in-hand" if is_of(game, seat, move) else "card-not-yours")
