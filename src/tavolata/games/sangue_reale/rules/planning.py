"""The King's Track and planning: a secret choice of both at once (SR-3, SR-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ....engine.phrases import Arguments, Ask, Phrase, Tell
from ....engine.questions import Frame
from . import events
from .notation import CHOOSE
from .questions import ACT, PLAN, ROUND_END, SangueQuestion
from .tables import FACES, SEATS

if TYPE_CHECKING:
    from .state import SangueReale


@final
class Plan(SangueQuestion):
    """Choose an action in secret, both at once (SR-4.1): ``()``."""

    kind = PLAN
    name = "plan"
    clause = "SR-4.1"

    def asked(self, game: SangueReale, frame: Frame) -> list[int]:
        """Whoever has not chosen yet."""
        return [seat for seat in range(SEATS) if game.plan[seat] == 0]

    def legal(self, game: SangueReale, frame: Frame, seat: int) -> list[int]:
        """Any of the six."""
        return [CHOOSE + value for value in range(FACES)]

    def answer(self, game: SangueReale, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """A choice made is not changed (SR-4.2); when both have chosen it is shown."""
        game.plan[seat] = move - CHOOSE + 1
        events.tell_planned(seat, tell)
        if 0 not in game.plan:
            show_plans(game, tell)

    def about(self, game: SangueReale, frame: Frame, seat: int) -> Arguments:
        """For which round."""
        return {"round": game.rounds() + 1, "turn": game.turn() + 1}

    def ask(self, game: SangueReale, frame: Frame, seat: int) -> Ask:
        """Unseen by the other."""
        return Ask(self.name, self.clause, self.about(game, frame, seat), at_once=True)

    def describe(self, game: SangueReale, frame: Frame, seat: int, move: int) -> Phrase:
        """An action by what it does."""
        return Phrase(f"move-plan-{move - CHOOSE + 1}")


def show_plans(game: SangueReale, tell: Tell) -> None:
    """Both values are shown and written (SR-3.2); equal choices cancel each other, the round is used up."""
    one, two = game.plan
    game.plan = [0] * SEATS
    game.chronicle += [one, two]
    game.fence += 1
    events.tell_plans(game, tell)
    game.stack = [[ROUND_END]]
    if one != two:  # SR-4.3, SR-4.4
        first = 0 if one < two else 1
        game.stack += [[ACT, 1 - first], [ACT, first]]  # SR-4.5
