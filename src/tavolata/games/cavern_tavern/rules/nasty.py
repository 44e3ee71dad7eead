"""The Nasty track and Nasty Says (CT-13), and the effects that move on it (CT-16.10 to CT-16.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import Arguments, Phrase, Refusal, Tell, seat_name
from ....engine.questions import SEAT, Frame
from . import deeds, items, scoring
from . import events as say
from .ingredients import RivalNamed
from .notation import GIVE, LEAVE, MOST_WAYS, OBEY, RIVAL, SAYS, SPEND
from .orders import give_back
from .questions import (
    CHECK_SAYS,
    MOVE_NASTY,
    ON_DISMISS,
    ON_MRS_NASTY,
    ON_PAY_SAYS,
    ON_RIVAL_NASTY,
    Action,
    CavernQuestion,
    CavernStep,
    Effect,
)
from .tables import (
    CALLS,
    DISCARD_ITEMS,
    FROM_FINES,
    KINDS,
    MRS_NASTY_PRICE,
    NASTY_END,
    NOTHING,
    PAY_INGREDIENTS,
    PAY_POINTS,
    POTION,
    ROUNDS,
    SHAPE_ANY,
    SHAPE_DISTINCT,
    SHAPE_SAME,
    SHAPES,
)

if TYPE_CHECKING:
    from .state import CavernTavern


# -- the track --------------------------------------------------------------------------------------------------------

STEPS: Final = 2
"""In the frame of MoveNasty: how many; below zero is up, which is good."""


@final
class MoveNasty(CavernStep):
    """Up at once, down step by step: each space reached may call (CT-13.12)."""

    kind = MOVE_NASTY
    name = "move-nasty"

    def run(self, game: CavernTavern, frame: Frame, tell: Tell) -> None:
        """One step down, or all steps up."""
        seat, steps = frame[SEAT], frame[STEPS]
        game.stack.pop()
        here = game.nasty[seat]
        if steps < 0:
            game.nasty[seat] = max(0, here + steps)
        elif here < NASTY_END:
            game.nasty[seat] = here + 1
        if game.nasty[seat] == here:
            return
        say.track(tell, seat, "nasty", game.nasty[seat])
        if steps > 1:
            game.stack.append([MOVE_NASTY, seat, steps - 1])
        if steps > 0 and game.nasty[seat] in CALLS:
            _call(game, seat, tell)


def _call(game: CavernTavern, seat: int, tell: Tell) -> None:
    """Each space calls a player once (CT-13.3), and none in the tenth round (CT-13.4)."""
    bit = 1 << game.nasty[seat]
    if game.called[seat] & bit or game.round >= ROUNDS:
        return
    game.called[seat] |= bit
    if game.mrs_nasty[seat] >= MRS_NASTY_PRICE:
        game.stack.append([ON_MRS_NASTY, seat])
    else:
        _draw(game, seat, tell)


def _draw(game: CavernTavern, seat: int, tell: Tell) -> None:
    """A Nasty Says, which counts from now on (CT-13.2, CT-13.6, CT-13.11)."""
    if not game.says_deck:
        game.says_deck = game.shuffled(sorted(game.says_discards))
        game.says_discards = []
    game.fence += 1
    if not game.says_deck:
        say.seat(tell, "called-in-vain", seat)
        return
    card = game.says_deck[-1]
    game.says_deck = game.says_deck[:-1]
    before = [len(game.uses[seat]), len(game.served[seat]), game.played[seat]]
    game.says[seat] = [*game.says[seat], [card, *before]]
    say.thing(tell, "called", seat, "says", say.says_name(game, card))


@final
class MrsNasty(CavernQuestion):
    """Three Mrs. Nasty tokens, or a Nasty Says (CT-19.14)."""

    kind = ON_MRS_NASTY
    name = "mrs-nasty"
    clause = "CT-19.14"

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """Either."""
        return [SPEND, LEAVE]

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Spend the tokens, or draw."""
        if move == SPEND:
            game.mrs_nasty[seat] -= MRS_NASTY_PRICE
            say.seat(tell, "saved-by-mrs-nasty", seat)
        else:
            _draw(game, seat, tell)

    def about(self, game: CavernTavern, frame: Frame, seat: int) -> Arguments:
        """How many tokens there are."""
        return {"number": game.mrs_nasty[seat]}

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """Either in words."""
        return Phrase("move-spend" if move == SPEND else "move-draw-says")


@final
class NastyEffect(Effect):
    """Up or down the Nasty track (CT-16.10)."""

    def can(self, game: CavernTavern, seat: int, effect: list[int]) -> bool:
        """If there is a space to go to."""
        return game.nasty[seat] > 0 if effect[1] < 0 else game.nasty[seat] < NASTY_END

    def do(self, game: CavernTavern, seat: int, effect: list[int], frame: Frame, tell: Tell) -> None:
        """Move the own marker."""
        game.stack.append([MOVE_NASTY, seat, effect[1]])


@final
class RivalNastyEffect(Effect):
    """A rival goes down the Nasty track (CT-11.1, CT-16.11)."""

    def can(self, game: CavernTavern, seat: int, effect: list[int]) -> bool:
        """If there is a rival."""
        return game.seats > 1

    def do(self, game: CavernTavern, seat: int, effect: list[int], frame: Frame, tell: Tell) -> None:
        """Ask which."""
        if game.seats > 1:
            game.stack.append([ON_RIVAL_NASTY, seat, effect[1]])


@final
class RivalNasty(RivalNamed):
    """Who goes down (CT-16.11)."""

    kind = ON_RIVAL_NASTY
    name = "rival-nasty"
    clause = "CT-16.11"

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """Any rival."""
        return [RIVAL + other for other in game.after(seat)]

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """The rival's marker moves."""
        game.stack.append([MOVE_NASTY, move - RIVAL, frame[STEPS]])

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """Who it is, and where the marker stands."""
        rival = move - RIVAL
        return Phrase("move-rival-nasty", {"other": seat_name(rival), "number": game.nasty[rival]})


# -- what Nasty wants -------------------------------------------------------------------------------------------------


def lay_off(game: CavernTavern, seat: int, place: int, id: str, tell: Tell) -> None:
    """A Nasty Says is discarded."""
    card = game.says[seat][place][0]
    game.says[seat] = [*game.says[seat][:place], *game.says[seat][place + 1 :]]
    game.says_discards = [*game.says_discards, card]
    say.thing(tell, id, seat, "says", say.says_name(game, card))


@final
class CheckSays(CavernStep):
    """A Nasty Says one of whose ways is met is done (CT-13.6); one deed may serve several (CT-13.10)."""

    kind = CHECK_SAYS
    name = "check-says"

    def run(self, game: CavernTavern, frame: Frame, tell: Tell) -> None:
        """All of a player, the last one first."""
        game.stack.pop()
        seat = frame[SEAT]
        for place in range(len(game.says[seat]) - 1, -1, -1):
            held = game.says[seat][place]
            for condition in game.tables.says.conditions[held[0]]:
                if not _is_paid(condition) and scoring.is_met(game, seat, condition, held[1:]):
                    lay_off(game, seat, place, "says-done", tell)
                    break


def _is_paid(condition: list[int]) -> bool:
    return condition[0] in (PAY_INGREDIENTS, PAY_POINTS, DISCARD_ITEMS)


@final
class DismissEffect(Effect):
    """Discard Nasty Says, undone and without penalty (CT-16.12)."""

    def can(self, game: CavernTavern, seat: int, effect: list[int]) -> bool:
        """If there is one."""
        return bool(game.says[seat])

    def do(self, game: CavernTavern, seat: int, effect: list[int], frame: Frame, tell: Tell) -> None:
        """Ask which, as often as there are any."""
        game.stack += [[ON_DISMISS, seat]] * min(effect[1], len(game.says[seat]))


@final
class Dismiss(CavernQuestion):
    """Which Nasty Says is discarded (CT-16.12)."""

    kind = ON_DISMISS
    name = "dismiss"
    clause = "CT-16.12"

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """Any of one's own."""
        return [SAYS + place for place in range(len(game.says[seat]))]

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It is discarded."""
        lay_off(game, seat, move - SAYS, "says-dismissed", tell)

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """The card, and what it asks for."""
        card = game.says[seat][move - SAYS][0]
        does = deeds.does(game.tables, "says", card)
        return Phrase("move-dismiss", {"says": say.says_name(game, card), "does": does})


# -- paying for it ----------------------------------------------------------------------------------------------------


@final
class Obey(Action):
    """Pay for a Nasty Says with ingredients, points or items: it is done (CT-13.7)."""

    first = OBEY
    end = SAYS

    def offer(self, game: CavernTavern, seat: int, found: list[int]) -> None:
        """Each way that can be paid, of each card."""
        for place in range(len(game.says[seat])):
            conditions = game.tables.says.conditions[game.says[seat][place][0]]
            for way in range(len(conditions)):
                if _can_pay(game, seat, conditions[way]):
                    found.append(OBEY + place * MOST_WAYS + way)

    def do(self, game: CavernTavern, seat: int, move: int, tell: Tell) -> None:
        """The card is discarded, and paid for."""
        place = (move - OBEY) // MOST_WAYS
        condition = _way(game, seat, move)
        lay_off(game, seat, place, "says-done", tell)
        if condition[0] == PAY_POINTS:
            scoring.score(game, seat, -condition[1], FROM_FINES, tell)
        elif condition[0] == DISCARD_ITEMS:
            items.ask_discard(game, seat, condition[1], tell)
        else:
            game.stack.append([ON_PAY_SAYS, seat, condition[2], condition[1], NOTHING])

    def why_not(self, game: CavernTavern, seat: int, move: int) -> Refusal:
        """It cannot be paid, or is not there."""
        held = (move - OBEY) // MOST_WAYS < len(game.says[seat])
        return Refusal("CT-13.7") if held else Refusal("CT-13.7", id="CT-13.7-none")

    def describe(self, game: CavernTavern, seat: int, move: int) -> Phrase:
        """The card, and the way."""
        card = game.says[seat][(move - OBEY) // MOST_WAYS][0]
        does = deeds.condition_phrase(_way(game, seat, move)).json()
        return Phrase("move-obey", {"says": say.says_name(game, card), "does": does})


def _way(game: CavernTavern, seat: int, move: int) -> list[int]:
    """The condition that a move would pay for."""
    card = game.says[seat][(move - OBEY) // MOST_WAYS][0]
    return game.tables.says.conditions[card][(move - OBEY) % MOST_WAYS]


def _can_pay(game: CavernTavern, seat: int, condition: list[int]) -> bool:
    """Whether a player can pay for this way."""
    if condition[0] == PAY_POINTS:
        return True
    if condition[0] == DISCARD_ITEMS:
        return len(game.items[seat]) >= condition[1]
    if condition[0] != PAY_INGREDIENTS:
        return False
    return bool(_payments(game.goods[seat], condition[2], condition[1], NOTHING))


SHAPE: Final = 2
LEFT: Final = 3
LAST: Final = 4
"""In the frame of PaySays: alike, different or any, how many, and the last kind that was paid."""


@final
class PaySays(CavernQuestion):
    """Which ingredient is paid next (CT-13.7, CT-13.8)."""

    kind = ON_PAY_SAYS
    name = "pay-says"
    clause = "CT-13.7"

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """What leaves the rest to be paid."""
        return _payments(game.goods[seat], frame[SHAPE], frame[LEFT], frame[LAST])

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It returns to its pile."""
        kind = move - GIVE
        give_back(game, seat, kind)
        say.returns(tell, "pays", seat, kind)
        if frame[LEFT] > 1:
            game.stack.append([ON_PAY_SAYS, seat, frame[SHAPE], frame[LEFT] - 1, kind])

    def about(self, game: CavernTavern, frame: Frame, seat: int) -> Arguments:
        """How many, alike, different or any."""
        return {"number": frame[LEFT], "shape": SHAPES[frame[SHAPE]]}

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """The ingredient."""
        return Phrase("move-pay", {"ingredient": say.ingredient_name(move - GIVE)})


def _payments(goods: list[int], shape: int, left: int, last: int) -> list[int]:
    """What may be paid next, kinds rising and Potions last, so that the rest can be paid too (CT-13.8)."""
    potions = goods[POTION]
    moves = []
    for kind in range(max(last, 0), KINDS):
        if not goods[kind] or (shape == SHAPE_DISTINCT and kind == last):
            continue
        if shape == SHAPE_SAME and last not in (NOTHING, kind):
            break
        if _reach(goods, shape, kind) + potions >= left:
            moves.append(GIVE + kind)
    if potions >= left:
        moves.append(GIVE + POTION)
    return moves


def _reach(goods: list[int], shape: int, kind: int) -> int:
    """How many ingredients can be paid from this kind on."""
    if shape == SHAPE_ANY:
        return sum(goods[kind:KINDS])
    if shape == SHAPE_DISTINCT:
        return sum([1 for other in range(kind, KINDS) if goods[other]])
    return goods[kind]
