"""Placing dice (CT-8): which zones are open, which dice fit, and what follows.

Sets of totals are numbers with a bit for each total that some of the dice add up to. The dice of a placement are picked
one by one, in any order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import cards
from . import tell as say
from .codes import (
    AFTER_PLACE,
    AUTOMA,
    CHAMBER_TASKS,
    DIE,
    DIGITS,
    DO,
    FACES,
    FURTHEST,
    MRS_NASTY_TOKEN,
    OF_TASK,
    OF_ZONE,
    ON_ABILITY,
    ON_DICE,
    PLACE,
    SHIFTS,
    SKILL_SHIFTS,
    SKILL_STEPS,
    TASK_DONE,
)
from .tables import (
    AT_A_TASK,
    BOARD,
    CELLAR,
    CELLAR_SPACES,
    CHAMBER_ZONE,
    CHORES,
    CHORES_ZONE,
    DICE,
    KITCHEN,
    KITCHEN_ZONE,
    MRS_NASTY_ZONE,
    NOTHING,
    OFFICE_ZONE,
    OWN_ZONE,
    PLAIN,
    REPLACE_ZONE,
    SHARE_SPACE,
    TASK_BONUS,
    TOTALS,
)

if TYPE_CHECKING:
    from .state import CavernTavern


# -- zones ------------------------------------------------------------------------------------------------------------


def is_full(state: CavernTavern, zone: int) -> bool:
    """Whether all spaces of a zone of the tavern or the Chamber are taken (CT-8.4, CT-9.3)."""
    spaces = CELLAR_SPACES[state.seats] if zone < KITCHEN_ZONE else 1
    return len(state.laid[zone]) >= spaces


def usable(state: CavernTavern, seat: int, reaches: list[int], shared: bool) -> list[int]:
    """The zones a player can place on: ``reaches`` are the totals within reach for each type of task (CT-8.1).

    Full zones too, where a space may be shared.
    """
    plain, number, laid = reaches[PLAIN], len(state.dice[seat]), state.laid
    spaces = CELLAR_SPACES[state.seats]
    zones = []
    for zone in range(KITCHEN_ZONE):
        if plain >> TOTALS[zone] & 1 and (shared or len(laid[zone]) < spaces):
            kinds = CELLAR[zone]
            if state.piles[kinds[0]] or state.piles[kinds[1]]:  # CT-9.4
                zones.append(zone)
    if not state.says[seat]:  # CT-13.5
        for zone in range(KITCHEN_ZONE, OFFICE_ZONE):
            reach = reaches[KITCHEN] if zone < CHORES_ZONE else reaches[CHORES]
            if reach >> TOTALS[zone] & 1 and (shared or not laid[zone]):
                zones.append(zone)
    for zone in range(OFFICE_ZONE, CHAMBER_ZONE):
        is_open = zone != REPLACE_ZONE or bool(cards.free_orders(state))  # CT-12.3
        if is_open and number >= DICE[zone] and (shared or not laid[zone]):
            zones.append(zone)
    if state.with_chamber:
        zones += _usable_tasks(state, seat, reaches, shared)
    return zones


def _usable_tasks(state: CavernTavern, seat: int, reaches: list[int], shared: bool) -> list[int]:
    """The same for the Secret Chamber and the tasks of the own board (CT-19.3, CT-19.9, CT-19.17)."""
    tasks = state.tables.tasks
    zones = []
    if state.is_chamber_open():
        for place in range(CHAMBER_TASKS):
            task = state.tasks[place]
            is_free = task != NOTHING and (shared or not state.laid[CHAMBER_ZONE + place])
            if is_free and reaches[tasks.types[task]] >> tasks.totals[task] & 1:
                zones.append(CHAMBER_ZONE + place)
        if shared or not state.laid[MRS_NASTY_ZONE]:
            zones.append(MRS_NASTY_ZONE)
    if not state.says[seat]:
        for place in range(len(state.own[seat])):
            task = state.own[seat][place]
            if not state.own_laid[seat][place] and reaches[tasks.types[task]] >> tasks.totals[task] & 1:
                zones.append(OWN_ZONE + place)
    return zones


def total_of(state: CavernTavern, seat: int, zone: int) -> int:
    """The dice total a zone asks for; 0 where it asks for a number of dice."""
    if zone < CHAMBER_ZONE or zone == MRS_NASTY_ZONE:
        return TOTALS[zone]
    return state.tables.tasks.totals[cards.task_at(state, seat, zone)]


def may_shift(state: CavernTavern, seat: int, zone: int) -> int:
    """By how much one die on this zone may be changed (CT-10.16)."""
    return track_shift(state, seat, cards.type_of(state, seat, zone))


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


def can_place(state: CavernTavern, seat: int) -> bool:
    """Whether a player can place with the dice as they lie, and so must (CT-4.5)."""
    dice = state.dice[seat]
    if not dice:
        return False
    if not state.laid[OFFICE_ZONE]:  # any die will do
        return True
    reach = totals(dice)
    return bool(usable(state, seat, [reach, reach, reach], False))


def could_place(state: CavernTavern, seat: int) -> bool:
    """Whether a player can place, if need be with what the tracks allow and with Modifiers (CT-3.6)."""
    if not state.dice[seat]:
        return False
    if can_place(state, seat):
        return True
    dice, spent = state.dice[seat], state.modifiers[seat]
    reaches = [spent_totals(dice, spent, track_shift(state, seat, type)) for type in (PLAIN, KITCHEN, CHORES)]
    return bool(usable(state, seat, reaches, False))


def track_shift(state: CavernTavern, seat: int, type: int) -> int:
    """By how much a player may change one die on a task of this type (CT-10.16)."""
    return SKILL_SHIFTS[SKILL_STEPS[state.skill(seat, type)]]


def placements(state: CavernTavern, seat: int) -> list[int]:
    """A move for each zone a player can place on, changes of a die by the tracks included."""
    dice = state.dice[seat]
    reach = totals(dice)
    shared = any([boon[0] == SHARE_SPACE for boon in state.boons])
    reaches = [reach, reach, reach]
    for type in (KITCHEN, CHORES):
        by = track_shift(state, seat, type)
        if by:
            reaches[type] |= changed_totals(dice, by)
    return [PLACE + zone for zone in usable(state, seat, reaches, shared)]


# -- picking dice -----------------------------------------------------------------------------------------------------


def begin(state: CavernTavern, seat: int, zone: int) -> None:
    """A zone is chosen; now the dice."""
    by = may_shift(state, seat, zone) if zone >= KITCHEN_ZONE else 0
    total = total_of(state, seat, zone)
    state.picked = []
    state.stack.append([ON_DICE, seat, zone, total, DICE[zone], by])


def picks(state: CavernTavern, frame: list[int]) -> list[int]:
    """The dice that may be picked next: those with which the placement can still be completed."""
    dice, total, number, by = state.dice[frame[1]], frame[3], frame[4], frame[5]
    moves = []
    last = 0
    for place in range(len(dice)):
        face = dice[place]
        if face == last:
            continue
        last = face
        code = DIE + (face - 1) * SHIFTS + FURTHEST
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


def _completes(rest: list[int], total: int, by: int) -> bool:
    """Whether the rest of the dice can make up the rest of the total."""
    if total <= 0:
        return total == 0
    if totals(rest) >> total & 1:
        return True
    return by > 0 and changed_totals(rest, by) >> total & 1 == 1


def is_plain(state: CavernTavern, frame: list[int]) -> bool:
    """Whether all see which dice complete the placement, in whatever order they are named."""
    dice, total, number, by = state.dice[frame[1]], frame[3], frame[4], frame[5]
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


def pick(state: CavernTavern, seat: int, move: int, tell: Tell) -> None:
    """A die is picked; when the zone has what it asks for, the dice are placed."""
    frame = state.stack.pop()
    zone, total, number, by = frame[2], frame[3], frame[4], frame[5]
    face, change = (move - DIE) // SHIFTS + 1, (move - DIE) % SHIFTS - FURTHEST
    take_die(state, seat, face)
    state.picked = [*state.picked, face + change]
    if number > 1:
        state.stack.append([ON_DICE, seat, zone, 0, number - 1, by])
    elif number == 0 and total != face + change:
        state.stack.append([ON_DICE, seat, zone, total - face - change, 0, 0 if change else by])
    else:
        place(state, seat, zone, tell)


def take_die(state: CavernTavern, seat: int, face: int) -> None:
    """A die of this face is taken up."""
    dice = state.dice[seat][:]
    dice.remove(face)
    state.dice[seat] = dice


def put_dice(state: CavernTavern, seat: int, faces: list[int]) -> None:
    """Dice come to those not yet placed."""
    state.dice[seat] = sorted(state.dice[seat] + faces)


# -- what follows -----------------------------------------------------------------------------------------------------


def digits(faces: list[int]) -> int:
    """Dice as one number, the highest first."""
    number = 0
    for face in sorted(faces, reverse=True):
        number = 10 * number + face
    return number


def place(state: CavernTavern, seat: int, zone: int, tell: Tell) -> None:
    """The dice lie on the zone: now its benefit (CT-8.1), with the track of a task before it (CT-10.18)."""
    faces, state.picked = sorted(state.picked, reverse=True), []
    say.places(state, tell, seat, zone, faces)
    state.placed += 1
    state.boons = [boon for boon in state.boons if boon[0] != SHARE_SPACE]
    type = cards.type_of(state, seat, zone)
    cards.log_use(state, seat, zone, type, len(faces))
    task = cards.task_at(state, seat, zone)
    state.stack.append([AFTER_PLACE, seat, zone, len(faces)])
    if task == NOTHING:
        state.stack.append([DO, seat, OF_ZONE, zone, 0, len(BOARD[zone]), zone])
    else:
        stop = len(state.tables.tasks.effects[task])
        state.stack.append([DO, seat, OF_TASK, task, 0, stop, zone])
    _lay(state, seat, zone, digits(faces), tell)
    if type:
        state.stack.append([TASK_DONE, seat, zone])
        if may_use_ability(state, seat, AT_A_TASK) and _is_for(state, seat, type):
            state.stack.append([ON_ABILITY, seat, AT_A_TASK, zone])


def _is_for(state: CavernTavern, seat: int, type: int) -> bool:
    """Whether an ability for tasks is for this kind of task."""
    for effect in state.tables.characters.effects[state.characters[seat]]:
        if effect[0] != TASK_BONUS or effect[2] >> type & 1:
            return True
    return False


def _lay(state: CavernTavern, seat: int, zone: int, number: int, tell: Tell) -> None:
    """Dice take their space; a task of the Chamber gives its token to the first who does it (CT-19.4, CT-19.7)."""
    if zone >= OWN_ZONE:
        laid = state.own_laid[seat][:]
        laid[zone - OWN_ZONE] = number
        state.own_laid[seat] = laid
        return
    state.laid[zone] = [*state.laid[zone], DIGITS * seat + number]
    if CHAMBER_ZONE <= zone < MRS_NASTY_ZONE:
        place = zone - CHAMBER_ZONE
        if state.doers[place] == NOTHING:
            state.doers[place] = seat
        _take_token(state, seat, place, tell)


def _take_token(state: CavernTavern, seat: int, place: int, tell: Tell) -> None:
    token = state.tokens[place]
    if token == NOTHING:
        return
    state.tokens[place] = NOTHING
    if token == MRS_NASTY_TOKEN:
        state.mrs_nasty[seat] += 1
    else:
        state.drinks[seat][token] += 1
    say.thing(tell, "gets-token", seat, "token", say.token_name(token))


def may_use_ability(state: CavernTavern, seat: int, trigger: int) -> bool:
    """Whether a player's character has an ability for this moment, and a use left (CT-14.1)."""
    character = state.characters[seat]
    if character == NOTHING:
        return False
    table = state.tables.characters
    return table.triggers[character] == trigger and state.abilities[seat] < table.uses[character]


def has_dice_in(state: CavernTavern, seat: int, zone: int) -> bool:
    """Whether a player has dice in a zone this round."""
    return any([one // DIGITS == seat for one in state.laid[zone]])


def block(state: CavernTavern, zone: int, face: int) -> None:
    """A die of the automa takes a space (CT-20.4)."""
    state.laid[zone] = [*state.laid[zone], DIGITS * AUTOMA + face]
