"""A turn (CT-4): what may be done, in any order, and when it may end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import Ask, Phrase, Refusal, Tell
from ....engine.questions import SEAT, Frame
from .chamber import ServeDrink, UseModifier
from .characters import UseAbility
from .items import PlayItem
from .nasty import Obey
from .notation import CODES, END
from .orders import DrawOrder, Serve, TakeOrder
from .placing import Place, can_place
from .questions import ON_TURN, Action, CavernQuestion
from .round import end_turn
from .tables import NOTHING

if TYPE_CHECKING:
    from .state import CavernTavern


@final
class EndTurn(Action):
    """End the turn: not before dice are placed that can be (CT-4.5, CT-4.6)."""

    first = END
    end = END + 1

    def offer(self, game: CavernTavern, seat: int, found: list[int]) -> None:
        """If nothing need be placed."""
        if game.placed or not can_place(game, seat):
            found.append(END)

    def do(self, game: CavernTavern, seat: int, move: int, tell: Tell) -> None:
        """The next turn, or the end of the round."""
        end_turn(game, tell)

    def why_not(self, game: CavernTavern, seat: int, move: int) -> Refusal:
        """Dice must be placed first."""
        return Refusal("CT-4.5")

    def describe(self, game: CavernTavern, seat: int, move: int) -> Phrase:
        """The end."""
        return Phrase("move-end")


TAKING: Final[list[Action]] = [TakeOrder(), DrawOrder()]
"""All that may be done while an order is owed (CT-4.3)."""
ACTIONS: Final[list[Action]] = [
    *TAKING,
    Serve(),
    UseAbility(),
    PlayItem(),
    Place(),
    UseModifier(),
    ServeDrink(),
    Obey(),
    EndTurn(),
]


def _by_move() -> list[Action | None]:
    """The action that each move belongs to, if it is one of a turn."""
    found: list[Action | None] = [None] * CODES
    for action in ACTIONS:
        for move in range(action.first, action.end):
            found[move] = action
    return found


BY_MOVE: Final = _by_move()


@final
class Turn(CavernQuestion):
    """All that a player in turn may do (CT-4.1); an order first, where it is owed (CT-4.3)."""

    kind = ON_TURN
    name = "action"
    clause = "CT-4.1"

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """What each action offers."""
        found: list[int] = []
        for action in TAKING if game.duty else ACTIONS:
            action.offer(game, seat, found)
        return found

    def allows(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> bool:
        """Whether the action that a move belongs to offers it: the others need not be asked."""
        action = BY_MOVE[move] if 0 <= move < CODES else None
        if action is None or (game.duty and action not in TAKING):
            return False
        found: list[int] = []
        action.offer(game, seat, found)
        return move in found

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """The turn goes on after it."""
        game.stack.append(frame)
        action = BY_MOVE[move]
        assert action is not None
        action.do(game, seat, move, tell)

    def settle(self, game: CavernTavern, frame: Frame, tell: Tell) -> bool:
        """Where all see that a player can do nothing but end the turn, it ends."""
        seat = frame[SEAT]
        if game.items[seat] or game.open[seat] == NOTHING:
            return False
        if game.dice[seat] and game.placed < game.placements:
            return False
        if len(self.legal(game, frame, seat)) > 1:
            return False
        end_turn(game, tell)
        return True

    def ask(self, game: CavernTavern, frame: Frame, seat: int) -> Ask:
        """For an order, where it is owed."""
        return Ask("first-order", "CT-4.3") if game.duty else Ask(self.name, self.clause)

    def why(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Refusal:
        """No action of a turn, or the action says why."""
        action = BY_MOVE[move] if 0 <= move < CODES else None
        return super().why(game, frame, seat, move) if action is None else action.why(game, seat, move)

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """As the action says."""
        action = BY_MOVE[move]
        assert action is not None
        return action.describe(game, seat, move)
