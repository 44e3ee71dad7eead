"""Defeat and victory (PR-7, PR-12): who has fallen, who has won by it, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ....engine.phrases import Arguments, Tell, seat_name
from ....engine.questions import SEAT, Frame, Step
from . import events, memory
from .tables import CHECK

if TYPE_CHECKING:
    from .state import Proelio


def is_last_stand(game: Proelio, seat: int) -> bool:
    """One card and no Fortification: to part with it would be defeat by one's own hand (PR-7.3)."""
    return game.forts[seat] < 0 and len(game.hands[seat]) <= 1


@final
class Check(Step["Proelio"]):
    """An effect is wholly done: has anybody fallen (PR-7.2)? The frame's seat is the House whose doing it is."""

    kind = CHECK
    name = "check"

    def shown(self, game: Proelio, frame: Frame) -> Arguments:
        """Whose doing it is: who falls now falls to that House (PR-12.2)."""
        return {"by": seat_name(frame[SEAT])}

    def run(self, game: Proelio, frame: Frame, tell: Tell) -> None:
        """Look at all Houses."""
        game.stack.pop()
        check(game, frame[SEAT], tell)


def check(game: Proelio, cause: int, tell: Tell) -> None:
    """A House without cards and without a Fortification is defeated (PR-7.1); the first defeat ends the game."""
    for seat in range(game.seats):
        if not game.hands[seat] and game.forts[seat] < 0:
            game.fallen = seat
            game.conqueror = conqueror(game, seat, cause)
            events.tell_between(tell, "falls", seat, game.conqueror)
            finish(game, conquered_by(game, seat, cause), tell)
            return


def conqueror(game: Proelio, fallen: int, cause: int) -> int:
    """The House that caused the fall (PR-12.2); the one on the fallen's right, if it was the fallen itself, an ally
    of his, or the option says so (PR-12.3, PR-15.7)."""
    strict = game.setup.options["conquest"] == "strict"
    if strict or cause == fallen or game.allied(cause, fallen):
        return game.right(fallen)
    return cause


def conquered_by(game: Proelio, fallen: int, cause: int) -> str:
    """The clause by which that House has won."""
    if game.teams():
        return "PR-15.7"
    if cause == game.right(fallen):
        return "PR-12.1"
    return "PR-12.3" if game.setup.options["conquest"] == "strict" else "PR-12.2"


def finish(game: Proelio, clause: str, tell: Tell) -> None:
    """The game is over (PR-12.7), won by conquest as a clause says, and all cards are shown (PR-16.5)."""
    game.over = True
    game.stack = []
    game.fence += 1
    game.known = game.base = [memory.NOTHING_KNOWN] * game.seats
    game.log = []
    events.tell_end(game, tell, clause)
