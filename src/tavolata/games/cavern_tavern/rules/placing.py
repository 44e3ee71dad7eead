"""Placing dice (CT-8): which zones are open, which dice fit, what follows; Cellar (CT-9), Kitchen and Chores (CT-10).

Sets of totals are numbers with a bit for each total that some of the dice add up to. The dice of a placement are picked
one by one, in any order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import Arguments, Ask, Phrase, Refusal, Tell
from ....engine.questions import SEAT, Frame
from . import deeds
from . import events as say
from .notation import DIE, FACE, PLACE, change_of, die_code, face_of
from .orders import advance, free_orders
from .questions import (
    AFTER_PLACE,
    CHECK_SAYS,
    DO,
    ON_ABILITY,
    ON_DICE,
    TASK_DONE,
    Action,
    CavernQuestion,
    CavernStep,
)
from .scoring import account_of, score
from .tables import (
    AT_A_TASK,
    AUTOMA,
    BOARD,
    CELLAR,
    CELLAR_SPACES,
    CHAMBER_TASKS,
    CHAMBER_ZONE,
    CHORES,
    CHORES_ZONE,
    DICE,
    DIGITS,
    FACES,
    IN_CELLAR,
    IN_CHAMBER,
    IN_CHORES,
    IN_KITCHEN,
    IN_OFFICE,
    IN_WORKSHOP,
    KITCHEN,
    KITCHEN_ZONE,
    MRS_NASTY_TOKEN,
    MRS_NASTY_ZONE,
    NOTHING,
    OF_TASK,
    OF_ZONE,
    OFFICE_ZONE,
    OWN_ZONE,
    PLAIN,
    REPLACE_ZONE,
    RIVAL_IN_CELLAR,
    SHARE_SPACE,
    SKILL_POINTS,
    SKILL_SHIFTS,
    SKILL_STEPS,
    TASK_BONUS,
    TOTALS,
    USE_DICE,
    USE_ZONE,
    ZONE_NAMES,
)

if TYPE_CHECKING:
    from .state import CavernTavern


# -- zones ------------------------------------------------------------------------------------------------------------


def type_of(game: CavernTavern, seat: int, zone: int) -> int:
    """Whether a zone is a Kitchen task, a Chore or neither."""
    if zone < CHAMBER_ZONE:
        if KITCHEN_ZONE <= zone < CHORES_ZONE:
            return KITCHEN
        return CHORES if CHORES_ZONE <= zone < OFFICE_ZONE else 0
    task = task_at(game, seat, zone)
    return game.tables.tasks.types[task] if task != NOTHING else 0


def task_at(game: CavernTavern, seat: int, zone: int) -> int:
    """The task card on a zone of the Chamber or of a player's own board; NOTHING elsewhere."""
    if CHAMBER_ZONE <= zone < MRS_NASTY_ZONE:
        return game.tasks[zone - CHAMBER_ZONE]
    if zone >= OWN_ZONE and zone - OWN_ZONE < len(game.own[seat]):
        return game.own[seat][zone - OWN_ZONE]
    return NOTHING


def is_full(game: CavernTavern, zone: int) -> bool:
    """Whether all spaces of a zone of the tavern or the Chamber are taken (CT-8.4, CT-9.3)."""
    spaces = CELLAR_SPACES[game.seats] if zone < KITCHEN_ZONE else 1
    return len(game.laid[zone]) >= spaces


def usable(game: CavernTavern, seat: int, reaches: list[int], shared: bool) -> list[int]:
    """The zones a player can place on: ``reaches`` are the totals within reach for each type of task (CT-8.1).

    Full zones too, where a space may be shared.
    """
    plain, number, laid = reaches[PLAIN], len(game.dice[seat]), game.laid
    spaces = CELLAR_SPACES[game.seats]
    zones = []
    for zone in range(KITCHEN_ZONE):
        if plain >> TOTALS[zone] & 1 and (shared or len(laid[zone]) < spaces):
            kinds = CELLAR[zone]
            if game.piles[kinds[0]] or game.piles[kinds[1]]:  # CT-9.4
                zones.append(zone)
    if not game.says[seat]:  # CT-13.5
        for zone in range(KITCHEN_ZONE, OFFICE_ZONE):
            reach = reaches[KITCHEN] if zone < CHORES_ZONE else reaches[CHORES]
            if reach >> TOTALS[zone] & 1 and (shared or not laid[zone]):
                zones.append(zone)
    for zone in range(OFFICE_ZONE, CHAMBER_ZONE):
        is_open = zone != REPLACE_ZONE or bool(free_orders(game))  # CT-12.3
        if is_open and number >= DICE[zone] and (shared or not laid[zone]):
            zones.append(zone)
    if game.with_chamber:
        zones += _usable_tasks(game, seat, reaches, shared)
    return zones


def _usable_tasks(game: CavernTavern, seat: int, reaches: list[int], shared: bool) -> list[int]:
    """The same for the Secret Chamber and the tasks of the own board (CT-19.3, CT-19.9, CT-19.17)."""
    tasks = game.tables.tasks
    zones = []
    if game.is_chamber_open():
        for place in range(CHAMBER_TASKS):
            task = game.tasks[place]
            is_free = task != NOTHING and (shared or not game.laid[CHAMBER_ZONE + place])
            if is_free and reaches[tasks.types[task]] >> tasks.totals[task] & 1:
                zones.append(CHAMBER_ZONE + place)
        if shared or not game.laid[MRS_NASTY_ZONE]:
            zones.append(MRS_NASTY_ZONE)
    if not game.says[seat]:
        for place in range(len(game.own[seat])):
            task = game.own[seat][place]
            if not game.own_laid[seat][place] and reaches[tasks.types[task]] >> tasks.totals[task] & 1:
                zones.append(OWN_ZONE + place)
    return zones


def total_of(game: CavernTavern, seat: int, zone: int) -> int:
    """The dice total a zone asks for; 0 where it asks for a number of dice."""
    if zone < CHAMBER_ZONE or zone == MRS_NASTY_ZONE:
        return TOTALS[zone]
    return game.tables.tasks.totals[task_at(game, seat, zone)]


def may_shift(game: CavernTavern, seat: int, zone: int) -> int:
    """By how much one die on this zone may be changed (CT-10.16)."""
    return track_shift(game, seat, type_of(game, seat, zone))


# -- totals -----------------------------------------------------------------------------------------------------------


def totals(dice: list[int]) -> int:
    """The totals that some of the dice add up to, 0 included."""
    result = 1
    for face in dice:
        result |= result << face
    return result


def changed_totals(dice: list[int], by: int) -> int:
    """The totals that some of the dice add up to when one of them may be changed by so much (CT-10.16)."""
    result = 0
    last = 0
    for place in range(len(dice)):
        face = dice[place]
        if face == last:
            continue
        last = face
        others = totals(dice[:place] + dice[place + 1 :])
        for to in range(max(1, face - by), min(FACES, face + by) + 1):
            result |= others << to
    return result


def spent_totals(dice: list[int], spent: int, by: int) -> int:
    """The totals within reach of some of the dice with so many Modifiers, and with one die changed by the track.

    Each Modifier changes any of them by one (CT-19.10), so that all totals between two bounds can be had.
    """
    result = 0
    for chosen in range(1, 1 << len(dice)):
        number = total = 0
        up = down = 0
        for place in range(len(dice)):
            if chosen >> place & 1:
                face = dice[place]
                number += 1
                total += face
                up = max(up, min(by, FACES - face))
                down = max(down, min(by, face - 1))
        least = max(number, total - spent - down)
        most = min(FACES * number, total + spent + up)
        result |= (2 << most) - (1 << least)
    return result


def can_place(game: CavernTavern, seat: int) -> bool:
    """Whether a player can place with the dice as they lie, and so must (CT-4.5)."""
    dice = game.dice[seat]
    if not dice:
        return False
    if not game.laid[OFFICE_ZONE]:  # any die will do
        return True
    reach = totals(dice)
    return bool(usable(game, seat, [reach, reach, reach], False))


def could_place(game: CavernTavern, seat: int) -> bool:
    """Whether a player can place, if need be with what the tracks allow and with Modifiers (CT-3.6)."""
    if not game.dice[seat]:
        return False
    if can_place(game, seat):
        return True
    dice, spent = game.dice[seat], game.modifiers[seat]
    reaches = [spent_totals(dice, spent, track_shift(game, seat, type)) for type in (PLAIN, KITCHEN, CHORES)]
    return bool(usable(game, seat, reaches, False))


def track_shift(game: CavernTavern, seat: int, type: int) -> int:
    """By how much a player may change one die on a task of this type (CT-10.16)."""
    return SKILL_SHIFTS[SKILL_STEPS[game.skill(seat, type)]]


def placements(game: CavernTavern, seat: int) -> list[int]:
    """A move for each zone a player can place on, changes of a die by the tracks included."""
    dice = game.dice[seat]
    reach = totals(dice)
    reaches = [reach, reach, reach]
    for type in (KITCHEN, CHORES):
        by = track_shift(game, seat, type)
        if by:
            reaches[type] |= changed_totals(dice, by)
    return [PLACE + zone for zone in usable(game, seat, reaches, may_share(game))]


def may_share(game: CavernTavern) -> bool:
    """Whether the next placement may use a space that is taken (CT-16.20)."""
    for boon in game.boons:
        if boon[0] == SHARE_SPACE:
            return True
    return False


@final
class Place(Action):
    """Choose a zone, once in a turn (CT-4.2, CT-8.1); then the dice."""

    first = PLACE
    end = DIE

    def offer(self, game: CavernTavern, seat: int, found: list[int]) -> None:
        """Each zone that dice fit."""
        if game.dice[seat] and game.placed < game.placements:
            found += placements(game, seat)

    def do(self, game: CavernTavern, seat: int, move: int, tell: Tell) -> None:
        """Ask for the dice."""
        zone = move - PLACE
        by = may_shift(game, seat, zone) if zone >= KITCHEN_ZONE else 0
        game.picked = []
        game.stack.append([ON_DICE, seat, zone, total_of(game, seat, zone), DICE[zone], by])

    def why_not(self, game: CavernTavern, seat: int, move: int) -> Refusal:
        """No dice, placed already, the zone is closed, or no dice fit."""
        zone = move - PLACE
        named: Arguments = {"zone": say.zone_name(game, seat, zone)}
        if not game.dice[seat]:
            return Refusal("CT-8.1", id="CT-8.1-no-dice")
        if game.placed >= game.placements:
            return Refusal("CT-4.2")
        refusal = _why_closed(game, seat, zone, named)
        if refusal is not None:
            return refusal
        if DICE[zone]:
            return Refusal("CT-8.3", {**named, "number": DICE[zone]})
        return Refusal("CT-8.2", {**named, "total": total_of(game, seat, zone)})

    def describe(self, game: CavernTavern, seat: int, move: int) -> Phrase:
        """The zone, what it asks for and what it gives."""
        zone = move - PLACE
        task = task_at(game, seat, zone)
        effects = deeds.zone_effects(zone, game.seats) if task == NOTHING else game.tables.tasks.effects[task]
        gives = deeds.effects_phrase(effects).json()
        told: Arguments = {"zone": say.zone_name(game, seat, zone), "does": gives}
        return Phrase("move-place", {**told, "total": total_of(game, seat, zone), "number": DICE[zone]})


def _why_closed(game: CavernTavern, seat: int, zone: int, named: Arguments) -> Refusal | None:
    """Why a zone is not open, whatever the dice."""
    tasks = KITCHEN_ZONE <= zone < OFFICE_ZONE or zone >= OWN_ZONE
    if zone >= OWN_ZONE and zone - OWN_ZONE >= len(game.own[seat]):
        return Refusal("CT-19.9")
    if tasks and game.says[seat]:
        return Refusal("CT-13.5", named)
    if CHAMBER_ZONE <= zone < OWN_ZONE and not game.is_chamber_open():
        return Refusal("CT-19.1")
    if CHAMBER_ZONE <= zone < MRS_NASTY_ZONE and game.tasks[zone - CHAMBER_ZONE] == NOTHING:
        return Refusal("CT-19.3")
    taken = game.own_laid[seat][zone - OWN_ZONE] > 0 if zone >= OWN_ZONE else is_full(game, zone)
    if taken and (zone >= OWN_ZONE or not may_share(game)):
        return Refusal("CT-8.4", named)
    if zone == REPLACE_ZONE and not free_orders(game):
        return Refusal("CT-12.3")
    if zone < KITCHEN_ZONE and not any([game.piles[kind] for kind in CELLAR[zone]]):
        return Refusal("CT-9.4", named)
    return None


# -- picking dice -----------------------------------------------------------------------------------------------------

ZONE: Final = 2
TOTAL: Final = 3
LEFT: Final = 4
BY: Final = 5
"""In the frame of PickDice: the zone, the total still needed, or the dice still needed, and by how much one die may be
changed."""


@final
class PickDice(CavernQuestion):
    """Which die is placed next: one with which the placement can still be completed (CT-8.2, CT-8.3).

    When the zone has what it asks for, the dice are placed.
    """

    kind = ON_DICE
    name = "dice"
    clause = "CT-8.2"

    def shown(self, game: CavernTavern, frame: Frame) -> Arguments:
        """The zone, by its id."""
        return {"zone": ZONE_NAMES[frame[ZONE]]}

    def rule(self, game: CavernTavern, frame: Frame) -> str:
        """A number of dice is another clause than a total."""
        return "CT-8.3" if frame[LEFT] else self.clause

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """Each face, as it is or changed by the track."""
        dice, total, number, by = game.dice[seat], frame[TOTAL], frame[LEFT], frame[BY]
        moves = []
        last = 0
        for place in range(len(dice)):
            face = dice[place]
            if face == last:
                continue
            last = face
            code = die_code(face, 0)
            if number:
                moves.append(code)
                continue
            rest = dice[:place] + dice[place + 1 :]
            if _completes(rest, total - face, by):
                moves.append(code)
            for change in range(-by, by + 1):
                if change and 1 <= face + change <= FACES and _completes(rest, total - face - change, 0):
                    moves.append(code + change)
        return moves

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It is set aside; when there are enough, they are placed."""
        _, _, zone, total, number, by = frame
        face, change = face_of(move), change_of(move)
        game.take_die(seat, face)
        game.picked = [*game.picked, face + change]
        if number > 1:
            game.stack.append([ON_DICE, seat, zone, 0, number - 1, by])
        elif number == 0 and total != face + change:
            game.stack.append([ON_DICE, seat, zone, total - face - change, 0, 0 if change else by])
        else:
            place_picked(game, seat, zone, tell)

    def settle(self, game: CavernTavern, frame: Frame, tell: Tell) -> bool:
        """Where all see which dice complete the placement, they are placed."""
        moves = self.legal(game, frame, frame[SEAT])
        if len(moves) > 1 and not _is_plain(game, frame):
            return False
        return self.answer_with(game, frame, moves[0], tell)

    def ask(self, game: CavernTavern, frame: Frame, seat: int) -> Ask:
        """For a total, or for a number of dice."""
        zone: Arguments = {"zone": say.zone_name(game, seat, frame[ZONE])}
        if frame[LEFT]:
            return Ask("dice-number", self.rule(game, frame), {**zone, "number": frame[LEFT]})
        return Ask(self.name, self.clause, {**zone, "total": frame[TOTAL]})

    def why(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Refusal:
        """No such die, no such change, or it does not fit."""
        if not DIE <= move < FACE:
            return super().why(game, frame, seat, move)
        face, change = face_of(move), change_of(move)
        die: Arguments = {"die": f"die-{face}"}
        if face not in game.dice[seat]:
            return Refusal("CT-8.1", die, "no-such-die")
        if not change:
            return Refusal(self.rule(game, frame), die, "die-does-not-fit")
        if not type_of(game, seat, frame[ZONE]):
            return Refusal("CT-10.16", die, "CT-10.16-no-task")
        if not frame[BY] and may_shift(game, seat, frame[ZONE]):
            return Refusal("CT-10.16", id="CT-10.16-once")
        if abs(change) > frame[BY]:
            return Refusal("CT-10.16", die)
        if not 1 <= face + change <= FACES:
            return Refusal("CT-10.17", die)
        return Refusal(
            self.rule(game, frame), {**die, "to": f"die-{face + change}"}, "changed-die-does-not-fit"
        )

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """The die, and what it is changed to."""
        face, change = face_of(move), change_of(move)
        if not change:
            return Phrase("move-die", {"die": f"die-{face}"})
        return Phrase("move-die-as", {"die": f"die-{face}", "to": f"die-{face + change}"})


def _completes(rest: list[int], total: int, by: int) -> bool:
    """Whether the rest of the dice can make up the rest of the total."""
    if total <= 0:
        return total == 0
    if totals(rest) >> total & 1:
        return True
    return by > 0 and changed_totals(rest, by) >> total & 1 == 1


def _is_plain(game: CavernTavern, frame: Frame) -> bool:
    """Whether all see which dice complete the placement, in whatever order they are named."""
    dice, total, number, by = game.dice[frame[SEAT]], frame[TOTAL], frame[LEFT], frame[BY]
    if number:
        return number == len(dice) or dice[0] == dice[-1]
    ways: list[int] = []
    for chosen in range(1, 1 << len(dice)):
        faces = [dice[place] for place in range(len(dice)) if chosen >> place & 1]
        change = total - sum(faces)
        if not change:
            _add(ways, FACES * FACES * digits(faces))
        elif abs(change) <= by:
            for face in faces:
                if 1 <= face + change <= FACES:
                    _add(ways, FACES * FACES * digits(faces) + face)
        if len(ways) > 1:
            return False
    return True


def _add(ways: list[int], way: int) -> None:
    if way not in ways:
        ways.append(way)


# -- what follows -----------------------------------------------------------------------------------------------------


def digits(faces: list[int]) -> int:
    """Dice as one number, the highest first."""
    number = 0
    for face in sorted(faces, reverse=True):
        number = 10 * number + face
    return number


def place_picked(game: CavernTavern, seat: int, zone: int, tell: Tell) -> None:
    """The dice lie on the zone: now its benefit (CT-8.1), with the track of a task before it (CT-10.18)."""
    faces, game.picked = sorted(game.picked, reverse=True), []
    say.places(game, tell, seat, zone, faces)
    game.placed += 1
    game.boons = [boon for boon in game.boons if boon[0] != SHARE_SPACE]
    type = type_of(game, seat, zone)
    _log_use(game, seat, zone, type, len(faces))
    task = task_at(game, seat, zone)
    game.stack.append([AFTER_PLACE, seat, zone, len(faces)])
    if task == NOTHING:
        game.stack.append([DO, seat, OF_ZONE, zone, 0, len(BOARD[zone]), zone])
    else:
        stop = len(game.tables.tasks.effects[task])
        game.stack.append([DO, seat, OF_TASK, task, 0, stop, zone])
    _lay(game, seat, zone, digits(faces), tell)
    if type:
        game.stack.append([TASK_DONE, seat, zone])
        if game.may_use_ability(seat, AT_A_TASK) and _is_for(game, seat, type):
            game.stack.append([ON_ABILITY, seat, AT_A_TASK, zone])


def _is_for(game: CavernTavern, seat: int, type: int) -> bool:
    """Whether an ability for tasks is for this kind of task."""
    for effect in game.tables.characters.effects[game.characters[seat]]:
        if effect[0] != TASK_BONUS or effect[2] >> type & 1:
            return True
    return False


def _lay(game: CavernTavern, seat: int, zone: int, number: int, tell: Tell) -> None:
    """Dice take their space; a task of the Chamber gives its token to the first who does it (CT-19.4, CT-19.7)."""
    if zone >= OWN_ZONE:
        laid = game.own_laid[seat][:]
        laid[zone - OWN_ZONE] = number
        game.own_laid[seat] = laid
        return
    game.laid[zone] = [*game.laid[zone], DIGITS * seat + number]
    if CHAMBER_ZONE <= zone < MRS_NASTY_ZONE:
        place = zone - CHAMBER_ZONE
        if game.doers[place] == NOTHING:
            game.doers[place] = seat
        _take_token(game, seat, place, tell)


def _take_token(game: CavernTavern, seat: int, place: int, tell: Tell) -> None:
    token = game.tokens[place]
    if token == NOTHING:
        return
    game.tokens[place] = NOTHING
    if token == MRS_NASTY_TOKEN:
        game.mrs_nasty[seat] += 1
    else:
        game.drinks[seat][token] += 1
    start = say.zone_of(seat, CHAMBER_ZONE + place)
    say.thing(tell, "gets-token", seat, "token", say.token_name(token), start, say.board_of(seat))


def _log_use(game: CavernTavern, seat: int, zone: int, type: int, dice: int) -> None:
    """Remember that a zone was used."""
    use = _areas_of(zone, type) + USE_ZONE * zone + USE_DICE * dice
    game.uses[seat] = [*game.uses[seat], use]


def _areas_of(zone: int, type: int) -> int:
    """The areas a use of a zone counts for, as bits (CT-21.4)."""
    if zone < KITCHEN_ZONE:
        return IN_CELLAR
    if zone < CHORES_ZONE:
        return IN_KITCHEN
    if zone < OFFICE_ZONE:
        return IN_CHORES
    if zone < CHAMBER_ZONE:
        return IN_WORKSHOP if zone >= REPLACE_ZONE else IN_OFFICE
    if zone == MRS_NASTY_ZONE or type not in (KITCHEN, CHORES):
        return IN_CHAMBER
    return IN_CHAMBER | (IN_KITCHEN if type == KITCHEN else IN_CHORES)


@final
class TaskDone(CavernStep):
    """The bonus of the track as it stands (CT-10.15, CT-10.18) and of cards (CT-16.21); then one down the track."""

    kind = TASK_DONE
    name = "task-done"

    def run(self, game: CavernTavern, frame: Frame, tell: Tell) -> None:
        """Points, then a step."""
        game.stack.pop()
        seat, zone = frame[SEAT], frame[ZONE]
        type = type_of(game, seat, zone)
        points = SKILL_POINTS[SKILL_STEPS[game.skill(seat, type)]]
        kept = []
        for boon in game.boons:
            if boon[0] == TASK_BONUS and boon[2] >> type & 1:
                points += boon[1]
            else:
                kept.append(boon)
        game.boons = kept
        if points:
            score(game, seat, points, account_of(OF_ZONE, zone), tell)
        advance(game, seat, type, tell)


@final
class AfterPlace(CavernStep):
    """Rivals with an ability for the Cellar are asked in turn order (CT-14.7, CT-14.8); then Nasty's wishes."""

    kind = AFTER_PLACE
    name = "after-place"

    def run(self, game: CavernTavern, frame: Frame, tell: Tell) -> None:
        """The player in turn is checked last."""
        game.stack.pop()
        seat, zone = frame[SEAT], frame[ZONE]
        game.stack.append([CHECK_SAYS, seat])
        if zone >= KITCHEN_ZONE:
            return
        one, two = CELLAR[zone]
        if not game.piles[one] and not game.piles[two]:
            return
        for other in reversed(game.after(seat)):
            near = game.seats == 2 or any([one // DIGITS == other for one in game.laid[zone]])
            if near and game.may_use_ability(other, RIVAL_IN_CELLAR):
                game.stack.append([ON_ABILITY, other, RIVAL_IN_CELLAR, zone])


def block(game: CavernTavern, zone: int, face: int) -> None:
    """A die of the automa takes a space (CT-20.4)."""
    game.laid[zone] = [*game.laid[zone], DIGITS * AUTOMA + face]
