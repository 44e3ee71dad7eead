"""The Secret Chamber (CT-19), and the automa of a player alone (CT-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import NOWHERE, Arguments, Phrase, Refusal, Tell
from ....engine.questions import Frame
from . import deeds
from . import events as say
from .notation import DRINK, DRINK_POTION, MODIFY, TASK
from .orders import give_back
from .placing import block
from .questions import MOVE_NASTY, ON_TASK_LIMIT, TASKS_HOME, Action, CavernQuestion, CavernStep
from .scoring import score
from .tables import (
    AUTOMA,
    AUTOMA_DICE,
    CELLAR_ZONE,
    CHAMBER_TASKS,
    CHAMBER_ZONE,
    CHORES_ZONE,
    FACES,
    FROM_CHAMBER,
    ITEM_ZONE,
    KINDS,
    KITCHEN_ZONE,
    MOST_TASKS_HELD,
    MRS_NASTY_TOKEN,
    MRS_NASTY_ZONE,
    NOTHING,
    OFFICE_ZONE,
    POTION,
    POTION_ZONE,
    REPLACE_ZONE,
)

if TYPE_CHECKING:
    from .state import CavernTavern

RED_DIE: Final = [ITEM_ZONE, ITEM_ZONE, POTION_ZONE, POTION_ZONE, REPLACE_ZONE, OFFICE_ZONE]
"""What each face of the automa's red die blocks (CT-20.11)."""
ROW: Final = 3
"""Spaces in a row of the Mess Hall (CT-20.5)."""


# -- tasks ------------------------------------------------------------------------------------------------------------


def all_tokens(game: CavernTavern) -> list[int]:
    """The secret pile (CT-19.2)."""
    tokens = [MRS_NASTY_TOKEN] * game.tables.mrs_nasty
    for kind in range(KINDS):
        tokens += [kind] * game.tables.drinks[kind]
    return tokens


def fill(game: CavernTavern, tell: Tell) -> None:
    """Each empty space gets a task with a token on it (CT-19.8)."""
    for place in range(CHAMBER_TASKS):
        if game.tasks[place] != NOTHING:
            continue
        if not game.task_deck:
            game.task_deck = game.shuffled(sorted(game.task_discards))
            game.task_discards = []
        if not game.task_deck:
            return
        game.fence += 1
        game.tasks[place] = game.task_deck[-1]
        game.task_deck = game.task_deck[:-1]
        game.tokens[place] = game.secret_pile[-1] if game.secret_pile else NOTHING
        game.secret_pile = game.secret_pile[:-1]
        say.new_task(game, tell, place)


@final
class TasksHome(CavernStep):
    """Tasks done go to the boards (CT-19.6); one blocked by the automa is discarded (CT-20.12)."""

    kind = TASKS_HOME
    name = "tasks-home"

    def run(self, game: CavernTavern, frame: Frame, tell: Tell) -> None:
        """All that was done in the Chamber."""
        game.stack.pop()
        for place in range(CHAMBER_TASKS):
            doer, task = game.doers[place], game.tasks[place]
            if doer == NOTHING:
                continue
            game.doers[place] = game.tasks[place] = game.tokens[place] = NOTHING
            if doer == AUTOMA:
                game.task_discards = [*game.task_discards, task]
                say.tell(tell, "task-gone", {"task": say.task_name(game, task)})
            else:
                game.own[doer] = [*game.own[doer], task]
                game.own_laid[doer] = [*game.own_laid[doer], 0]
                home = say.zone_of(doer, CHAMBER_ZONE + place), say.board_of(doer)
                say.thing(tell, "task-home", doer, "task", say.task_name(game, task), *home)
        for seat in reversed(game.order()):
            if len(game.own[seat]) > MOST_TASKS_HELD:
                game.stack.append([ON_TASK_LIMIT, seat])


@final
class TaskLimit(CavernQuestion):
    """No more than three tasks stay on a board (CT-19.6)."""

    kind = ON_TASK_LIMIT
    name = "task-limit"
    clause = "CT-19.6"

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """Any task of the board."""
        return [TASK + place for place in range(len(game.own[seat]))]

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It is discarded; perhaps more must go."""
        place = move - TASK
        task = game.own[seat][place]
        game.own[seat] = [*game.own[seat][:place], *game.own[seat][place + 1 :]]
        game.own_laid[seat] = [0] * len(game.own[seat])
        game.task_discards = [*game.task_discards, task]
        say.thing(tell, "drops-task", seat, "task", say.task_name(game, task), say.board_of(seat), NOWHERE)
        if len(game.own[seat]) > MOST_TASKS_HELD:
            game.stack.append(frame)

    def about(self, game: CavernTavern, frame: Frame, seat: int) -> Arguments:
        """How many there are."""
        return {"number": len(game.own[seat])}

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """The task, and what it does."""
        task = game.own[seat][move - TASK]
        does = deeds.does(game.tables, "tasks", task)
        return Phrase("move-task", {"task": say.task_name(game, task), "does": does})


# -- tokens -----------------------------------------------------------------------------------------------------------


@final
class UseModifier(Action):
    """A Modifier changes a die not yet placed by one, at any time of one's turn (CT-19.10, CT-19.11)."""

    first = MODIFY
    end = TASK

    def offer(self, game: CavernTavern, seat: int, found: list[int]) -> None:
        """Each face there is, up and down."""
        if not game.modifiers[seat]:
            return
        for face in sorted(set(game.dice[seat])):
            if face > 1:
                found.append(MODIFY + 2 * (face - 1))
            if face < FACES:
                found.append(MODIFY + 2 * (face - 1) + 1)

    def do(self, game: CavernTavern, seat: int, move: int, tell: Tell) -> None:
        """The die shows another face."""
        face, to = _modified(move)
        game.modifiers[seat] -= 1
        game.take_die(seat, face)
        game.put_dice(seat, [to])
        say.turns_die(tell, "modifies", seat, face, to)

    def why_not(self, game: CavernTavern, seat: int, move: int) -> Refusal:
        """No Modifier, no dice, no such die, or beyond 1 and 6."""
        face, _ = _modified(move)
        if not game.modifiers[seat]:
            return Refusal("CT-19.10", id="CT-19.10-none")
        if not game.dice[seat]:
            return Refusal("CT-19.11")
        if face not in game.dice[seat]:
            return Refusal("CT-19.10", {"die": f"die-{face}"}, "no-such-die")
        return Refusal("CT-19.10")

    def describe(self, game: CavernTavern, seat: int, move: int) -> Phrase:
        """From which face to which."""
        face, to = _modified(move)
        return Phrase("move-modify", {"die": f"die-{face}", "to": f"die-{to}"})


def _modified(move: int) -> tuple[int, int]:
    """The face that a Modifier changes, and to which."""
    face = (move - MODIFY) // 2 + 1
    return face, face + 1 if (move - MODIFY) % 2 else face - 1


@final
class ServeDrink(Action):
    """Serve a Drink with its ingredient or with a Potion: points, no order (CT-19.12, CT-19.13)."""

    first = DRINK
    end = MODIFY

    def offer(self, game: CavernTavern, seat: int, found: list[int]) -> None:
        """Each Drink that can be paid."""
        if not game.with_chamber:
            return
        for kind in range(KINDS):
            if game.drinks[seat][kind]:
                if game.goods[seat][kind]:
                    found.append(DRINK + kind)
                if game.goods[seat][POTION]:
                    found.append(DRINK_POTION + kind)

    def do(self, game: CavernTavern, seat: int, move: int, tell: Tell) -> None:
        """Pay, and score."""
        kind = (move - DRINK) % KINDS
        give_back(game, seat, kind if move < DRINK_POTION else POTION)
        game.drinks[seat][kind] -= 1
        say.thing(tell, "serves-drink", seat, "drink", say.token_name(kind))
        score(game, seat, game.tables.drink_points[kind], FROM_CHAMBER, tell)

    def why_not(self, game: CavernTavern, seat: int, move: int) -> Refusal:
        """No such Drink, or nothing to pay it with."""
        kind = (move - DRINK) % KINDS
        drink: Arguments = {"drink": say.token_name(kind)}
        if not game.drinks[seat][kind]:
            return Refusal("CT-19.12", drink, "CT-19.12-none")
        return Refusal("CT-19.12" if move < DRINK_POTION else "CT-19.13", drink)

    def describe(self, game: CavernTavern, seat: int, move: int) -> Phrase:
        """The Drink, and its points."""
        kind = (move - DRINK) % KINDS
        id = "move-drink" if move < DRINK_POTION else "move-drink-potion"
        return Phrase(id, {"drink": say.token_name(kind), "points": game.tables.drink_points[kind]})


# -- the automa -------------------------------------------------------------------------------------------------------


def automa(game: CavernTavern, tell: Tell) -> None:
    """Its dice are rolled, and each blocks a space (CT-20.4)."""
    purple = game.is_chamber_open()
    faces = game.roll(6 if purple else 5)
    game.automa = faces if purple else [*faces, 0]
    _block_order(game, faces[0], tell)
    _block(game, 1, CELLAR_ZONE + faces[1] - 1, tell)
    _block(game, 2, KITCHEN_ZONE + faces[2] - 1, tell)
    _block(game, 3, CHORES_ZONE + faces[3] - 1, tell)
    _block(game, 4, RED_DIE[faces[4] - 1], tell)
    if purple and faces[5] <= CHAMBER_TASKS:
        game.doers[faces[5] - 1] = AUTOMA if game.tasks[faces[5] - 1] != NOTHING else NOTHING
        _block(game, 5, CHAMBER_ZONE + faces[5] - 1, tell)
    elif purple:
        _block(game, 5, MRS_NASTY_ZONE, tell)
    if RED_DIE[faces[4] - 1] == OFFICE_ZONE:
        game.stack.append([MOVE_NASTY, 0, 1])


def _block_order(game: CavernTavern, face: int, tell: Tell) -> None:
    """The white die blocks an order; the player's meeple sends it one aside (CT-20.5, CT-20.7)."""
    space = face - 1
    if game.meeples[0] == space:
        space += -1 if space % ROW == ROW - 1 else 1
    if game.hall[space] != NOTHING:
        game.blocked = space
        say.order(game, tell, "automa-order", game.hall[space], say.HALL, say.HALL)


def _block(game: CavernTavern, die: int, zone: int, tell: Tell) -> None:
    block(game, zone, game.automa[die])
    if tell is not None:
        told: Arguments = {"die": f"automa-{AUTOMA_DICE[die]}", "number": game.automa[die]}
        say.tell(tell, "automa-blocks", {**told, "zone": say.zone_name(game, 0, zone)})
