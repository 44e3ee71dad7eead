"""What each House has, as if what is certain to come had come: loot, prices, cards to draw, attacks that wait."""

from __future__ import annotations

from typing import Final, final

from ....engine.questions import KIND, SEAT, Frame
from ..rules import defence, guilds, imperial
from ..rules import tables as t
from ..rules.questions import OTHER
from ..rules.state import MEANINGS, Proelio
from . import habits

WALL: Final = 1.1
"""A level of a Fortification, for survival, in cards."""
TURN: Final = 0.9
"""What it is worth to be in turn with the Action still to come, in cards."""
BLUFF: Final = 1.1
"""What any black attack costs a target that fears it, besides its value, in cards: greedy itself throws in less."""
INSIGHT: Final = 0.6
"""What it is worth to know a card in the hand of a neighbour, in cards."""


@final
class Outlook:
    """For each House what its hand is worth, in cards, what it has to survive with, and its points."""

    def __init__(self, game: Proelio) -> None:
        seats = range(game.seats)
        self.game = game
        self.cards = [habits.hand_worth(game, seat) for seat in seats]
        self.vigour = [float(len(game.hands[seat])) + WALL * game.strength(seat) for seat in seats]
        self.points = [float(game.points(seat)) for seat in seats]
        for seat in seats:
            self.cards[seat] += INSIGHT * min(t.HAND, len(game.known[seat][0]) - 1)
        for frame in game.stack:
            EXPECTED[frame[KIND]].reckon(self, frame, frame[SEAT])
        for attacker in seats:
            if game.attacks[attacker] >= 0:
                self.expect_attack(attacker, game.attacks[attacker])

    def lose(self, seat: int, number: float) -> None:
        """So many cards fewer."""
        self.vigour[seat] -= number
        size = len(self.game.hands[seat])
        if size:
            self.cards[seat] -= self.cards[seat] * min(1.0, 0.8 * number / size)

    def gain(self, seat: int, number: float) -> None:
        """So many cards more."""
        self.vigour[seat] += number
        self.cards[seat] += 0.8 * number

    def expect_attack(self, attacker: int, kind: int) -> None:
        """What a waiting attack will cost its target, and bring its owner, about."""
        game = self.game
        target = game.left(attacker)
        if kind == t.POLVERE:
            walls = float(game.strength(target))
            self.points[target] -= 0.8 * walls
            self.lose(target, 0.9 * walls + 0.5)
        elif kind == t.INFILTRAZIONE:
            self.lose(target, 0.8)
            self.gain(attacker, 0.8)
        else:
            force = float(game.tables.values[kind])
            self.points[target] -= 0.12 * force if game.strength(target) else 0.0
            self.lose(target, BLUFF + 0.7 * force)
            self.gain(attacker, 0.3 * force)


# -- what a frame on the stack will bring -----------------------------------------------------------------------------


class Expectation:
    """Nothing, unless another says more."""

    def reckon(self, outlook: Outlook, frame: Frame, seat: int) -> None:
        """Count it in."""


@final
class TheAction(Expectation):
    """The Action is still to come."""

    def reckon(self, outlook: Outlook, frame: Frame, seat: int) -> None:
        """Worth about a card."""
        outlook.cards[seat] += TURN


@final
class AShortDefence(Expectation):
    """What is missing will be paid, with cards or walls."""

    def reckon(self, outlook: Outlook, frame: Frame, seat: int) -> None:
        """To the attacker."""
        lost = min(float(frame[defence.MISSING]), outlook.vigour[seat])
        outlook.lose(seat, lost)
        outlook.gain(outlook.game.right(seat), 0.7 * lost)


@final
class SomeLoot(Expectation):
    """Cards go to the attacker."""

    def reckon(self, outlook: Outlook, frame: Frame, seat: int) -> None:
        """Not the best ones."""
        outlook.lose(seat, float(frame[defence.NUMBER]))
        outlook.gain(frame[OTHER], 0.7 * frame[defence.NUMBER])


@final
class APrice(Expectation):
    """A card less on the whole, and a golden one or another."""

    def reckon(self, outlook: Outlook, frame: Frame, seat: int) -> None:
        """A golden card is a point."""
        outlook.lose(seat, 1.0)
        outlook.points[seat] += 1.0 if frame[imperial.PURPOSE] == t.TO_IMPERIAL else -0.3


@final
class ACard(Expectation):
    """One card is drawn."""

    def reckon(self, outlook: Outlook, frame: Frame, seat: int) -> None:
        """A black one."""
        outlook.gain(seat, 1.0)


@final
class Resources(Expectation):
    """Some cards are drawn."""

    def reckon(self, outlook: Outlook, frame: Frame, seat: int) -> None:
        """Black ones."""
        outlook.gain(seat, float(frame[guilds.DRAWS]))


@final
class AGoldenCard(Expectation):
    """A golden card is drawn."""

    def reckon(self, outlook: Outlook, frame: Frame, seat: int) -> None:
        """It is a point too."""
        outlook.gain(seat, 1.0)
        outlook.points[seat] += 1.0


def _by_kind(known: dict[int, Expectation]) -> list[Expectation]:
    return [known.get(kind, Expectation()) for kind in range(len(MEANINGS))]


EXPECTED: Final = _by_kind(
    {
        t.ON_ACTION: TheAction(),
        t.ON_SHORT: AShortDefence(),
        t.ON_LOOT: SomeLoot(),
        t.ON_PRICE: APrice(),
        t.ON_OFFER: ACard(),
        t.ON_PLAGUE: ACard(),
        t.ON_CRAFT: Resources(),
        t.ON_SCRIBES: AGoldenCard(),
    }
)
"""What each kind of frame will bring."""
