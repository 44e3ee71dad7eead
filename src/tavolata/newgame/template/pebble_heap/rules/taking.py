"""PH-2, a turn: the one question of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavolata import Arguments, Event, Frame, Phrase, Question, Refusal, Tell, seat_name

from .tables import MOST, TAKE

if TYPE_CHECKING:
    from .state import PebbleHeap


class Take(Question["PebbleHeap"]):
    """How many pebbles to take (PH-2.1)."""

    kind = TAKE
    name = "take"
    clause = "PH-2.1"

    def legal(self, game: PebbleHeap, frame: Frame, seat: int) -> list[int]:
        """One to three, as far as there are any (PH-2.2)."""
        return list(range(min(MOST, game.heap)))

    def answer(self, game: PebbleHeap, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Take them; the next player is asked, or the game is over."""
        number = move + 1
        game.heap -= number
        game.taken[seat] += number
        if tell is not None:
            told: Arguments = {"seat": seat_name(seat), "number": number, "left": game.heap}
            tell(Event("takes", told, clause="PH-2.1"))
        if game.heap:
            game.stack.append([TAKE, (seat + 1) % game.seats])
        else:
            game.end(seat, tell)

    def about(self, game: PebbleHeap, frame: Frame, seat: int) -> Arguments:
        """How many are left."""
        return {"left": game.heap}

    def why(self, game: PebbleHeap, frame: Frame, seat: int, move: int) -> Refusal:
        """There are not so many."""
        return Refusal("PH-2.2", {"left": game.heap})

    def describe(self, game: PebbleHeap, frame: Frame, seat: int, move: int) -> Phrase:
        """A legal move as a sentence."""
        return Phrase("move-take", {"number": move + 1})
