"""The six actions: how many dice are rolled, and who uses which (SR-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from ....engine.phrases import Arguments, Phrase, Refusal, Tell
from ....engine.questions import SEAT, Frame
from . import events
from .dice import gain, roll
from .notation import DIFFERENT, KEEP, PAIR, PAIRS, TAKE
from .questions import ACT, ACTION_END, COUNTS, DICE, DRAW, FACE, FIVE, SHARE, SangueQuestion, SangueStep
from .tables import FACES, SEATS

if TYPE_CHECKING:
    from .state import SangueReale

COVERED: Final = 2
"""Where the covered face stands in a frame of FACE."""
FIRSTS: Final = [0, 6, 11, 15, 18, 20]
"""The code of the first pair that begins with each value, after PAIR."""
ROLLS: Final = ["SR-5.1", "SR-5.3", "SR-5.4", "SR-5.6", "SR-5.7"]
"""The rule of each action that rolls."""


@final
class Act(SangueStep):
    """Begin the action that a seat has planned: ``(seat)``."""

    kind = ACT
    name = "act"

    def run(self, game: SangueReale, frame: Frame, tell: Tell) -> None:
        """Roll as many dice as the action says, and lay out what is done with them."""
        game.stack.pop()
        game.stack.append([ACTION_END])
        seat = frame[SEAT]
        value = game.chronicle[len(game.chronicle) - SEATS + seat]
        if value == 6:
            game.stack.append([DRAW, seat, 1])  # SR-5.10
            return
        dice = roll(game, seat, value, ROLLS[value - 1], tell)
        if value == 1:
            game.stack.append([FACE, seat, FACES - 1 - dice.index(1)])  # SR-5.2: the face on the table
        elif value == 2:
            game.stack.append([DICE, seat, *dice])  # SR-5.3
        elif value == 3:
            give = [1 if count > 1 else 0 for count in dice]
            own = [count - gift for count, gift in zip(dice, give, strict=True)]
            hand_out(game, seat, own, give, "SR-5.5" if 3 in dice else "SR-5.4", tell)
        elif value == 4:
            game.stack.append([SHARE, seat, *dice])
        else:
            game.stack.append([FIVE, seat, *dice])


def hand_out(game: SangueReale, seat: int, own: list[int], give: list[int], clause: str, tell: Tell) -> None:
    """Share dice between the players: the one who acts uses his first (SR-5.11). A clause says what is given."""
    if sum(give) > 0:
        game.stack.append([DICE, 1 - seat, *give])
        events.tell_dice("gets", 1 - seat, give, clause, tell)
    game.stack.append([DICE, seat, *own])


# -- action 1 ---------------------------------------------------------------------------------------------------------


@final
class Face(SangueQuestion):
    """Use any face of the one die but the covered one (SR-5.1, SR-5.2): ``(seat, covered face)``."""

    kind = FACE
    name = "face"
    clause = "SR-5.1"

    def legal(self, game: SangueReale, frame: Frame, seat: int) -> list[int]:
        """The five faces that show."""
        return [TAKE + face for face in range(FACES) if face != frame[COVERED]]

    def answer(self, game: SangueReale, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """The die is used as if it showed this face."""
        dice = [1 if face == move - TAKE else 0 for face in range(FACES)]
        events.tell_dice("keeps", seat, dice, self.clause, tell)
        game.stack.append([DICE, seat, *dice])

    def about(self, game: SangueReale, frame: Frame, seat: int) -> Arguments:
        """What all know."""
        return self.shown(game, frame)

    def shown(self, game: SangueReale, frame: Frame) -> Arguments:
        """Which face is covered."""
        return {"covered": frame[COVERED] + 1}

    def why(self, game: SangueReale, frame: Frame, seat: int, move: int) -> Refusal:
        """The covered face, or no face at all."""
        if move == TAKE + frame[COVERED]:
            return Refusal("SR-5.2", {"value": frame[COVERED] + 1})
        return Refusal(self.clause)

    def describe(self, game: SangueReale, frame: Frame, seat: int, move: int) -> Phrase:
        """What one die of this value brings: it is no pair."""
        face = move - TAKE
        circles = game.circles(seat, face)
        brings = "none" if circles == 2 else gain(game, seat, face)
        return Phrase("move-take", {"value": face + 1, "circles": circles, "gain": brings})


# -- actions 4 and 5 --------------------------------------------------------------------------------------------------


class Sharing(SangueQuestion):
    """Rolled dice of which one chooses: ``(seat, dice of each value)``."""

    gift: ClassVar[str] = ""
    """The rule of what the opponent gets."""

    def own(self, frame: Frame, move: int) -> list[int]:
        """The dice one keeps."""
        raise NotImplementedError

    def given(self, frame: Frame, own: list[int]) -> list[int]:
        """The dice the opponent gets."""
        raise NotImplementedError

    def answer(self, game: SangueReale, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Both get their dice."""
        own = self.own(frame, move)
        events.tell_dice("keeps", seat, own, self.clause, tell)
        hand_out(game, seat, own, self.given(frame, own), self.gift, tell)

    def about(self, game: SangueReale, frame: Frame, seat: int) -> Arguments:
        """What all know."""
        return self.shown(game, frame)

    def shown(self, game: SangueReale, frame: Frame) -> Arguments:
        """Which dice there are."""
        return {"dice": events.dice_text(frame[COUNTS:])}


@final
class Share(Sharing):
    """Choose two of four dice; the opponent uses the other two (SR-5.6)."""

    kind = SHARE
    name = "share"
    clause = "SR-5.6"
    gift = "SR-5.6"

    def legal(self, game: SangueReale, frame: Frame, seat: int) -> list[int]:
        """Each distinct pair."""
        found = []
        for one in range(FACES):
            if frame[COUNTS + one] > 0:
                for two in range(one, FACES):
                    if frame[COUNTS + two] > (1 if one == two else 0):
                        found.append(PAIR + FIRSTS[one] + two - one)
        return found

    def own(self, frame: Frame, move: int) -> list[int]:
        """The pair."""
        dice = [0] * FACES
        for face in PAIRS[move - PAIR]:
            dice[face] += 1
        return dice

    def given(self, frame: Frame, own: list[int]) -> list[int]:
        """The others."""
        return [frame[COUNTS + face] - own[face] for face in range(FACES)]

    def describe(self, game: SangueReale, frame: Frame, seat: int, move: int) -> Phrase:
        """The pair, and what is left to the opponent."""
        one, two = PAIRS[move - PAIR]
        rest = self.given(frame, self.own(frame, move))
        return Phrase("move-pair", {"one": one + 1, "two": two + 1, "rest": events.dice_text(rest)})


@final
class Five(Sharing):
    """Use one die of each value, or all of one value (SR-5.7, SR-5.8)."""

    kind = FIVE
    name = "five"
    clause = "SR-5.7"
    gift = "SR-5.9"

    def legal(self, game: SangueReale, frame: Frame, seat: int) -> list[int]:
        """All different values, or any value there is."""
        return [DIFFERENT, *[KEEP + face for face in range(FACES) if frame[COUNTS + face] > 0]]

    def own(self, frame: Frame, move: int) -> list[int]:
        """One of each, or all of one."""
        dice = frame[COUNTS:]
        if move == DIFFERENT:
            return [1 if count > 0 else 0 for count in dice]
        return [count if face == move - KEEP else 0 for face, count in enumerate(dice)]

    def given(self, frame: Frame, own: list[int]) -> list[int]:
        """A die for each value that did not come up (SR-5.9)."""
        return [1 if count == 0 else 0 for count in frame[COUNTS:]]

    def describe(self, game: SangueReale, frame: Frame, seat: int, move: int) -> Phrase:
        """What one keeps, and what the opponent gets."""
        own = self.own(frame, move)
        rest = events.dice_text(self.given(frame, own))
        id = "move-different" if move == DIFFERENT else "move-keep"
        return Phrase(id, {"dice": events.dice_text(own), "rest": rest, "number": len(rest)})
