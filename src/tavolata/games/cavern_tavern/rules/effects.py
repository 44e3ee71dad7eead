"""What zones and cards do (CT-16): effects are worked through one by one, and ask where there is a choice.

Those with ingredients stand in ingredients.py, those with Nasty in nasty.py; here are the rest, and the table of all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import Arguments, Ask, Phrase, Tell, seat_name
from ....engine.questions import SEAT, Frame
from . import events as say
from . import items, orders
from .ingredients import (
    ExchangeEffect,
    GainEffect,
    RivalGainEffect,
    RivalNamed,
    StealEffect,
    SwapEffect,
    take,
)
from .nasty import DismissEffect, NastyEffect, RivalNastyEffect
from .notation import FACE, RIVAL, STOP, change_of, die_code, face_of
from .questions import (
    DO,
    NUMBER,
    ON_FACE,
    ON_FLIP,
    ON_ORDER_SWAP,
    ON_REPLACE,
    ON_REROLL,
    ON_RIVAL_REROLL,
    ON_SET,
    ON_SHIFT,
    SOURCE,
    ZONE,
    CavernQuestion,
    CavernStep,
    Effect,
)
from .scoring import account_of, score
from .tables import BOARD, FACES, MOST_DICE, NOTHING, OF_CHARACTER, OF_ITEM, OF_ZONE, POTION

if TYPE_CHECKING:
    from .state import CavernTavern

# -- working through --------------------------------------------------------------------------------------------------


def effects_of(game: CavernTavern, source: int, card: int) -> list[list[int]]:
    """The effects of a zone or a card."""
    if source == OF_ZONE:
        return BOARD[card]
    if source == OF_ITEM:
        return game.tables.items.effects[card]
    if source == OF_CHARACTER:
        return game.tables.characters.effects[card]
    return game.tables.tasks.effects[card]


def possible(game: CavernTavern, seat: int, source: int, card: int) -> list[int]:
    """The effects of a card that can do something, by their place."""
    found = []
    effects = effects_of(game, source, card)
    for place in range(len(effects)):
        if EFFECTS[effects[place][0]].can(game, seat, effects[place]):
            found.append(place)
    return found


@final
class Do(CavernStep):
    """The next effect of a zone or a card (CT-8.8, CT-15.5).

    The frame: the source and its card, the next of the effects and where to stop, the zone that was used.
    """

    kind = DO
    name = "do"

    def run(self, game: CavernTavern, frame: Frame, tell: Tell) -> None:
        """One effect; the others wait under what it asks."""
        _, seat, source, card, step, stop, zone = frame
        effect = effects_of(game, source, card)[step]
        game.stack.pop()
        if step + 1 < stop:
            game.stack.append([DO, seat, source, card, step + 1, stop, zone])
        EFFECTS[effect[0]].do(game, seat, effect, frame, tell)


# -- points, potions, cards, markers ----------------------------------------------------------------------------------


@final
class PointsEffect(Effect):
    """Points (CT-16.1)."""

    def can(self, game: CavernTavern, seat: int, effect: list[int]) -> bool:
        """Always."""
        return True

    def do(self, game: CavernTavern, seat: int, effect: list[int], frame: Frame, tell: Tell) -> None:
        """On the account of the zone or the card."""
        score(game, seat, effect[1], account_of(frame[SOURCE], frame[ZONE]), tell)


@final
class PotionEffect(Effect):
    """Magic Potions, as many as there are (CT-16.3)."""

    def can(self, game: CavernTavern, seat: int, effect: list[int]) -> bool:
        """If there is one."""
        return game.piles[POTION] > 0

    def do(self, game: CavernTavern, seat: int, effect: list[int], frame: Frame, tell: Tell) -> None:
        """From the pile."""
        for _ in range(min(effect[1], game.piles[POTION])):
            take(game, seat, POTION, tell)


@final
class ItemsEffect(Effect):
    """Draw items, and keep some (CT-16.9)."""

    def can(self, game: CavernTavern, seat: int, effect: list[int]) -> bool:
        """If there is an item to draw."""
        return bool(game.item_deck or game.item_discards)

    def do(self, game: CavernTavern, seat: int, effect: list[int], frame: Frame, tell: Tell) -> None:
        """From the deck."""
        items.draw_items(game, seat, effect[1], effect[2], tell)


@final
class FirstPlayerEffect(Effect):
    """The First Player marker, which works from the next round on (CT-11.4, CT-16.26)."""

    def can(self, game: CavernTavern, seat: int, effect: list[int]) -> bool:
        """If another has it."""
        return game.marker != seat

    def do(self, game: CavernTavern, seat: int, effect: list[int], frame: Frame, tell: Tell) -> None:
        """It changes hands."""
        if game.marker != seat:
            game.marker = seat
            say.seat(tell, "first-player", seat)


@final
class ModifiersEffect(Effect):
    """Modifiers, as many as there are (CT-16.27, CT-19.11)."""

    def can(self, game: CavernTavern, seat: int, effect: list[int]) -> bool:
        """If the supply has any."""
        return game.with_chamber and game.modifiers_left() > 0

    def do(self, game: CavernTavern, seat: int, effect: list[int], frame: Frame, tell: Tell) -> None:
        """From the supply."""
        taken = min(effect[1], game.modifiers_left()) if game.with_chamber else 0
        if taken:
            game.modifiers[seat] += taken
            say.number(tell, "gets-modifiers", seat, taken)


# -- orders and placements --------------------------------------------------------------------------------------------


@final
class ReplaceEffect(Effect):
    """Replace an order of the Mess Hall (CT-12.1): on the board alone."""

    def can(self, game: CavernTavern, seat: int, effect: list[int]) -> bool:
        """If there is an order to replace."""
        return bool(orders.free_orders(game))

    def do(self, game: CavernTavern, seat: int, effect: list[int], frame: Frame, tell: Tell) -> None:
        """Ask which."""
        game.stack.append([ON_REPLACE, seat, effect[1]])


@final
class TradeEffect(Effect):
    """Trade the open order for another one (CT-16.25)."""

    def can(self, game: CavernTavern, seat: int, effect: list[int]) -> bool:
        """If there is an order to trade, and another to take."""
        return game.open[seat] != NOTHING and bool(orders.free_orders(game))

    def do(self, game: CavernTavern, seat: int, effect: list[int], frame: Frame, tell: Tell) -> None:
        """Ask for which."""
        if self.can(game, seat, effect):
            game.stack.append([ON_ORDER_SWAP, seat])


class _Boon(Effect):
    """It waits for the first event of this turn that fits (CT-15.6)."""

    def do(self, game: CavernTavern, seat: int, effect: list[int], frame: Frame, tell: Tell) -> None:
        """It waits."""
        game.boons.append(effect)


@final
class OrderBoon(_Boon):
    """More points for an order, or fewer ingredients (CT-16.22, CT-16.23)."""

    def can(self, game: CavernTavern, seat: int, effect: list[int]) -> bool:
        """If an order is open."""
        return game.open[seat] != NOTHING


@final
class LateBoon(_Boon):
    """An order counts as less late (CT-16.24). One on time cannot, nor can the next one of this turn."""

    def can(self, game: CavernTavern, seat: int, effect: list[int]) -> bool:
        """If it would change what the open order is worth."""
        return game.open[seat] != NOTHING and orders.counts_for_lateness(game, seat, effect)


@final
class PlacementBoon(_Boon):
    """Share a space (CT-16.20), or more points for a task (CT-16.21)."""

    def can(self, game: CavernTavern, seat: int, effect: list[int]) -> bool:
        """If dice can still be placed."""
        return bool(game.dice[seat]) and game.placed < game.placements


@final
class ExtraPlacementEffect(Effect):
    """Place dice once more in this turn (CT-16.19)."""

    def can(self, game: CavernTavern, seat: int, effect: list[int]) -> bool:
        """If there are dice."""
        return bool(game.dice[seat])

    def do(self, game: CavernTavern, seat: int, effect: list[int], frame: Frame, tell: Tell) -> None:
        """One may place more often."""
        if game.dice[seat]:
            game.placements += effect[1]


@final
class ExtraDiceEffect(Effect):
    """More dice until the end of the round, never more than eight (CT-16.17)."""

    def can(self, game: CavernTavern, seat: int, effect: list[int]) -> bool:
        """If there is room for one."""
        return len(game.dice[seat]) < MOST_DICE

    def do(self, game: CavernTavern, seat: int, effect: list[int], frame: Frame, tell: Tell) -> None:
        """They are rolled."""
        number = min(effect[1], MOST_DICE - len(game.dice[seat]))
        if number:
            faces = game.roll(number)
            game.put_dice(seat, faces)
            say.rolls(tell, "extra-dice", seat, faces)


# -- dice -------------------------------------------------------------------------------------------------------------


class _DiceEffect(Effect):
    """Dice not yet placed are changed one by one, by one's own choice."""

    def can(self, game: CavernTavern, seat: int, effect: list[int]) -> bool:
        """If there are dice."""
        return bool(game.dice[seat])

    def frame(self, seat: int, effect: list[int]) -> Frame:
        """What is asked."""
        raise NotImplementedError

    def do(self, game: CavernTavern, seat: int, effect: list[int], frame: Frame, tell: Tell) -> None:
        """Ask which."""
        if game.dice[seat]:
            game.picked = []
            game.stack.append(self.frame(seat, effect))


class _Dice(CavernQuestion):
    """Dice are taken up one by one, and set aside with their new faces, so that none is changed twice."""

    def about(self, game: CavernTavern, frame: Frame, seat: int) -> Arguments:
        """How many there are to choose."""
        return {"number": frame[NUMBER]}

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """Any face among the dice, or no more."""
        return _dice_to_pick(game.dice[seat], frame[NUMBER])

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Change a die, or put back those that were changed."""
        if move != STOP:
            game.take_die(seat, face_of(move))
            self.change(game, frame, seat, move, tell)
        elif game.picked:
            faces, game.picked = game.picked, []
            game.put_dice(seat, faces)

    def change(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Change the die that was taken up, and ask for the next."""
        raise NotImplementedError


def _dice_to_pick(dice: list[int], number: int) -> list[int]:
    """A move for each face among dice, if any are left to pick, and one to leave them."""
    return [*[die_code(face, 0) for face in (sorted(set(dice)) if number else [])], STOP]


def _set_aside(game: CavernTavern, seat: int, face: int, to: int, clause: str, tell: Tell) -> None:
    game.picked.append(to)
    say.turns_die(tell, "turns-die", seat, face, to, clause)


@final
class SetEffect(_DiceEffect):
    """Turn dice to any face (CT-16.13)."""

    def frame(self, seat: int, effect: list[int]) -> Frame:
        """So many dice."""
        return [ON_SET, seat, effect[1]]


@final
class SetDie(_Dice):
    """Which die is turned (CT-16.13)."""

    kind = ON_SET
    name = "set"
    clause = "CT-16.13"

    def change(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Ask for its face."""
        game.stack.append([ON_SET, seat, frame[NUMBER] - 1])
        game.stack.append([ON_FACE, seat, face_of(move)])

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """The die."""
        return (
            Phrase("move-stop") if move == STOP else Phrase("move-set-die", {"die": f"die-{face_of(move)}"})
        )


SHOWN: Final = 2
"""In the frame of Face: what the die shows."""


@final
class Face(CavernQuestion):
    """To which face: another one than it shows (CT-16.13)."""

    kind = ON_FACE
    name = "face"
    clause = "CT-16.13"

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """Any other."""
        return [FACE + face - 1 for face in range(1, FACES + 1) if face != frame[SHOWN]]

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """The die is set aside with it."""
        _set_aside(game, seat, frame[SHOWN], move - FACE + 1, self.clause, tell)

    def about(self, game: CavernTavern, frame: Frame, seat: int) -> Arguments:
        """What it shows."""
        return {"die": f"die-{frame[SHOWN]}"}

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """The face."""
        return Phrase("move-face", {"die": f"die-{move - FACE + 1}"})


@final
class ShiftEffect(_DiceEffect):
    """Change dice by a little (CT-16.14)."""

    def frame(self, seat: int, effect: list[int]) -> Frame:
        """So many dice, by at most so much."""
        return [ON_SHIFT, seat, effect[1], effect[2]]


MOST: Final = 3
"""In the frame of Shift: by how much, at most."""


@final
class ShiftDie(_Dice):
    """Which die is changed, and by how much (CT-16.14)."""

    kind = ON_SHIFT
    name = "shift"
    clause = "CT-16.14"

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """Any face among the dice with any change within 1 to 6, or no more."""
        by = frame[MOST]
        found = []
        for face in sorted(set(game.dice[seat])) if frame[NUMBER] else []:
            for change in range(-by, by + 1):
                if change and 1 <= face + change <= FACES:
                    found.append(die_code(face, change))
        return [*found, STOP]

    def change(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It is set aside with its new face."""
        face = face_of(move)
        game.stack.append([ON_SHIFT, seat, frame[NUMBER] - 1, frame[MOST]])
        _set_aside(game, seat, face, face + change_of(move), self.clause, tell)

    def about(self, game: CavernTavern, frame: Frame, seat: int) -> Arguments:
        """How many, and by how much."""
        return {"number": frame[NUMBER], "most": frame[MOST]}

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """From which face to which."""
        if move == STOP:
            return Phrase("move-stop")
        face = face_of(move)
        return Phrase("move-turn-die", {"die": f"die-{face}", "to": f"die-{face + change_of(move)}"})


@final
class FlipEffect(_DiceEffect):
    """Turn dice over (CT-16.15)."""

    def frame(self, seat: int, effect: list[int]) -> Frame:
        """So many dice."""
        return [ON_FLIP, seat, effect[1]]


@final
class FlipDie(_Dice):
    """Which die is turned over (CT-16.15)."""

    kind = ON_FLIP
    name = "flip"
    clause = "CT-16.15"

    def change(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It is set aside with the opposite face."""
        face = face_of(move)
        game.stack.append([ON_FLIP, seat, frame[NUMBER] - 1])
        _set_aside(game, seat, face, FACES + 1 - face, self.clause, tell)

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """From which face to which."""
        if move == STOP:
            return Phrase("move-stop")
        face = face_of(move)
        return Phrase("move-turn-die", {"die": f"die-{face}", "to": f"die-{FACES + 1 - face}"})


@final
class RerollEffect(_DiceEffect):
    """Roll dice again (CT-16.16)."""

    def frame(self, seat: int, effect: list[int]) -> Frame:
        """So many of one's own dice."""
        return [ON_REROLL, seat, seat, effect[1]]


WHOSE: Final = 2
AGAIN: Final = 3
"""In the frame of Reroll: whose dice, and how many."""


@final
class Reroll(CavernQuestion):
    """Which dice, of one's own or of a rival; they are rolled together (CT-16.16, CT-16.18)."""

    kind = ON_REROLL
    name = "reroll"
    clause = "CT-16.16"

    def rule(self, game: CavernTavern, frame: Frame) -> str:
        """A rival's dice are another clause."""
        return self.clause if frame[WHOSE] == frame[SEAT] else "CT-16.18"

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """Any face among the dice, or no more."""
        return _dice_to_pick(game.dice[frame[WHOSE]], frame[AGAIN])

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Take up a die, or roll those taken up."""
        whose = frame[WHOSE]
        if move != STOP:
            game.take_die(whose, face_of(move))
            game.picked.append(face_of(move))
            game.stack.append([ON_REROLL, seat, whose, frame[AGAIN] - 1])
        elif game.picked:
            faces, game.picked = game.roll(len(game.picked)), []
            say.rolls(tell, "rolls-again", whose, faces, self.rule(game, frame))
            game.put_dice(whose, faces)

    def ask(self, game: CavernTavern, frame: Frame, seat: int) -> Ask:
        """One question for one's own dice, one for a rival's."""
        whose, number = frame[WHOSE], frame[AGAIN]
        if whose == seat:
            return Ask(self.name, self.clause, {"number": number})
        return Ask("reroll-rival", self.rule(game, frame), {"other": seat_name(whose), "number": number})

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """The die."""
        if move == STOP:
            return Phrase("move-stop")
        return Phrase("move-reroll-die", {"die": f"die-{face_of(move)}"})


@final
class RivalRerollEffect(Effect):
    """Dice of a rival are rolled again (CT-16.18)."""

    def can(self, game: CavernTavern, seat: int, effect: list[int]) -> bool:
        """If a rival has dice."""
        return any([bool(game.dice[other]) for other in game.after(seat)])

    def do(self, game: CavernTavern, seat: int, effect: list[int], frame: Frame, tell: Tell) -> None:
        """Ask whose."""
        if self.can(game, seat, effect):
            game.stack.append([ON_RIVAL_REROLL, seat, effect[1]])


@final
class RivalReroll(RivalNamed):
    """Whose dice (CT-16.18)."""

    kind = ON_RIVAL_REROLL
    name = "rival-reroll"
    clause = "CT-16.18"

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """Any rival with dice."""
        return [RIVAL + other for other in game.after(seat) if game.dice[other]]

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Ask which dice."""
        game.picked = []
        game.stack.append([ON_REROLL, seat, move - RIVAL, frame[NUMBER]])

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """Who it is."""
        return self.named("reroll", move)


# -- all of them ------------------------------------------------------------------------------------------------------

EFFECTS: Final[list[Effect]] = [
    PointsEffect(),
    GainEffect(),
    PotionEffect(),
    ExchangeEffect(),
    StealEffect(),
    SwapEffect(),
    RivalGainEffect(),
    ItemsEffect(),
    NastyEffect(),
    RivalNastyEffect(),
    DismissEffect(),
    SetEffect(),
    ShiftEffect(),
    FlipEffect(),
    RerollEffect(),
    ExtraDiceEffect(),
    RivalRerollEffect(),
    ExtraPlacementEffect(),
    PlacementBoon(),
    PlacementBoon(),
    OrderBoon(),
    OrderBoon(),
    LateBoon(),
    TradeEffect(),
    FirstPlayerEffect(),
    ModifiersEffect(),
    ReplaceEffect(),
]
"""What each kind of effect does, in the order of their numbers (see tables.EFFECTS)."""
