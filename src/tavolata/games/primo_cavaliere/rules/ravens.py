"""The three-eyed raven: a private minute for two (PC-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from ....engine.phrases import Arguments, Ask, Phrase, Refusal, Tell, seat_name
from ....engine.questions import Frame
from . import events
from .notation import CHAIR, END_TALK, KEEP_RAVEN
from .questions import ABOUT, SEND_RAVEN, TALK, PrimoQuestion

if TYPE_CHECKING:
    from .state import PrimoCavaliere

KEEPS_RAVEN: Final = 1 << 4
"""To keep the raven, as a bit after the four seats."""
TALK_SECONDS: Final = 60


@final
class SendRaven(PrimoQuestion):
    """Keep the raven for later, or spend it on a private minute (PC-9.5): ``()``."""

    kind = SEND_RAVEN
    name = "send-raven"
    clause = "PC-9.5"

    def answers(self, game: PrimoCavaliere, frame: Frame) -> i64:
        """To any opponent of two, or to the partner (PC-9.6, PC-9.7); or not now."""
        turn = game.turn
        if game.seats == 4:
            return KEEPS_RAVEN | 1 << (turn ^ 2)
        seats: i64 = game.seats
        return KEEPS_RAVEN | ((1 << seats) - 1 & ~(1 << turn))

    def answer(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It flies, or waits for another turn."""
        if move == KEEP_RAVEN:
            return
        other = move - CHAIR
        game.ravens &= ~(1 << game.turn)
        game.push(TALK, other)
        events.tell_raven(game, other, tell)

    def why(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int) -> Refusal:
        """Not to that seat, or something else."""
        if CHAIR <= move < KEEP_RAVEN:
            return Refusal("PC-9.7" if game.seats == 4 else "PC-9.6")
        return super().why(game, frame, seat, move)

    def describe(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int) -> Phrase:
        """To whom, or not."""
        if move == KEEP_RAVEN:
            return Phrase("move-keep-raven")
        return Phrase("move-send-raven", {"other": seat_name(move - CHAIR)})


@final
class Talk(PrimoQuestion):
    """Talk, and say when it is enough (PC-9.8, PC-9.9): ``(with whom)``."""

    kind = TALK
    name = "talk"
    clause = "PC-9.8"

    def answers(self, game: PrimoCavaliere, frame: Frame) -> i64:
        """Only that it is over."""
        return 1

    def answer(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Varys may move."""
        events.tell_talk_ends(game, frame[ABOUT], tell)

    def about(self, game: PrimoCavaliere, frame: Frame, seat: int) -> Arguments:
        """With whom."""
        return {"other": seat_name(frame[ABOUT])}

    def ask(self, game: PrimoCavaliere, frame: Frame, seat: int) -> Ask:
        """These two talk, and nobody else; it is over when the time is, or before by the default move (PC-9.9)."""
        talkers = [int(game.turn), frame[ABOUT]]
        about = self.about(game, frame, seat)
        return Ask(self.name, self.clause, about, TALK_SECONDS, END_TALK, [talkers])

    def describe(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int) -> Phrase:
        """It is over."""
        return Phrase("move-end-talk")
