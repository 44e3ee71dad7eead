"""Actions, dice, columns and Unique Supporters (SR-5, SR-6, SR-7, SR-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....engine.phrases import Tell
from . import notation
from . import tables as t
from .tables import FACES, NOBODY, SEATS, TURNS

if TYPE_CHECKING:
    from .state import SangueReale

# Written out where they follow from rules.py: compiled, those would be looked up.
CLAIMANT: Final = 6
TAKE: Final = 8
USE: Final = 14
LOWER: Final = 20
RAISE: Final = 26
KEEP: Final = 32
DIFFERENT: Final = 38
PASS: Final = 39
MARK: Final = 40
COLUMN: Final = 45
PAIR: Final = 51
SIDES: Final = 1
FACE: Final = 2
SHARE: Final = 3
FIVE: Final = 4
DRAW: Final = 5
DICE: Final = 6
CIRCLE: Final = 7
ERASE: Final = 8
BLACKEN: Final = 9
WALLS: Final = 11
EDGES: Final = 12
ICON: Final = 14

COUNTS: Final = 2
"""Where the dice of each value stand in a frame."""
FIRSTS: Final = [0, 6, 11, 15, 18, 20]
"""The code of the first pair that begins with each value, after PAIR."""
ALL: Final = (1 << FACES) - 1


# -- the six actions --------------------------------------------------------------------------------------------------


def act(state: SangueReale, seat: int, tell: Tell) -> None:
    """Begin the action a seat has planned (SR-5)."""
    value = state.chronicle[len(state.chronicle) - SEATS + seat]
    if value == 6:
        state.stack.append([DRAW, seat, 1])  # SR-5.10
        return
    dice = roll(state, seat, value, tell)
    if value == 1:
        shown = dice.index(1)
        state.stack.append([FACE, seat, FACES - 1 - shown])  # SR-5.2: the face on the table
    elif value == 2:
        state.stack.append([DICE, seat, *dice])  # SR-5.3
    elif value == 3:
        give = [1 if count > 1 else 0 for count in dice]  # SR-5.4, SR-5.5
        hand_out(state, seat, [count - gift for count, gift in zip(dice, give, strict=True)], give, tell)
    elif value == 4:
        state.stack.append([SHARE, seat, *dice])
    else:
        state.stack.append([FIVE, seat, *dice])


def roll(state: SangueReale, seat: int, number: int, tell: Tell) -> list[int]:
    """Roll so many dice: how many there are of each value."""
    dice = [0] * FACES
    for _ in range(number):
        dice[state.rng.below(FACES)] += 1
    state.fence += 1
    notation.tell_dice("rolls", seat, dice, tell)
    return dice


def hand_out(state: SangueReale, seat: int, own: list[int], give: list[int], tell: Tell) -> None:
    """Share dice between the players: the one who acts uses his first (SR-5.11)."""
    if sum(give) > 0:
        state.stack.append([DICE, 1 - seat, *give])
        notation.tell_dice("gets", 1 - seat, give, tell)
    state.stack.append([DICE, seat, *own])


# -- what is legal ----------------------------------------------------------------------------------------------------


def moves(state: SangueReale, frame: list[int]) -> list[int]:
    """The answers to a question about claimants, shares of dice, modifiers or columns."""
    kind = frame[0]
    if kind == SIDES:
        return [CLAIMANT, CLAIMANT + 1]
    if kind == FACE:
        return [TAKE + face for face in range(FACES) if face != frame[2]]  # SR-5.1
    if kind == SHARE:
        return pairs(frame)
    if kind == FIVE:
        return [DIFFERENT, *[KEEP + face for face in range(FACES) if frame[COUNTS + face] > 0]]
    if kind == DRAW:
        return [MARK + turn for turn in range(state.turn(), TURNS)]  # SR-7.4
    seat = frame[1]
    found = [
        COLUMN + column for column in range(FACES) if frame[3] >> column & 1 and is_open(state, seat, column)
    ]
    found.append(PASS)
    return found


def pairs(frame: list[int]) -> list[int]:
    """Each distinct pair among four dice (SR-5.6)."""
    found = []
    for one in range(FACES):
        if frame[COUNTS + one] > 0:
            for two in range(one, FACES):
                if frame[COUNTS + two] > (1 if one == two else 0):
                    found.append(PAIR + FIRSTS[one] + two - one)
    return found


def is_open(state: SangueReale, seat: int, column: int) -> bool:
    """Whether a column has a step left."""
    return state.black[seat * FACES + column] < state.sheet().columns[column].length


def is_usable(state: SangueReale, frame: list[int], column: int) -> bool:
    """Whether a die of this value, or the pair its column asks for, can be used now (SR-6.1, SR-6.2, SR-6.3)."""
    count = frame[COUNTS + column]
    if count == 0:
        return False
    done = state.black[frame[1] * FACES + column]
    table = state.sheet().columns[column]
    return done < table.length and count >= table.circles[done]


def dice_moves(state: SangueReale, frame: list[int]) -> list[int]:
    """Use a die, change one by a modifier, or, if none can be used, let the rest go (SR-6.4, SR-6.5, SR-7).

    As long as there are modifiers the same die can be changed again (SR-7.6).
    """
    found = [USE + column for column in range(FACES) if is_usable(state, frame, column)]
    idle = not found
    if state.modifiers(frame[1]) > 0:
        for face in range(FACES):
            if frame[COUNTS + face] > 0:
                if face > 0:
                    found.append(LOWER + face)
                if face < FACES - 1:
                    found.append(RAISE + face)
    if idle:
        found.append(PASS)
    return found


# -- what happens -----------------------------------------------------------------------------------------------------


def answer(state: SangueReale, frame: list[int], move: int, tell: Tell) -> None:
    """Answer a question about dice or columns, whose frame is already off the stack."""
    kind, seat = frame[0], frame[1]
    if kind == DICE:
        use(state, frame, move, tell)
    elif kind == FACE:
        dice = [1 if face == move - TAKE else 0 for face in range(FACES)]
        notation.tell_dice("keeps", seat, dice, tell)
        state.stack.append([DICE, seat, *dice])
    elif kind == SHARE:
        share(state, frame, move - PAIR, tell)
    elif kind == FIVE:
        choose_five(state, frame, move, tell)
    elif kind == DRAW:
        draw_modifier(state, seat, move - MARK, tell)
        if frame[2] > 1:
            state.stack.append([DRAW, seat, frame[2] - 1])
    elif move == PASS:
        notation.notify(tell, "passes", {"seat": notation.seat_name(seat)})
    else:
        column = move - COLUMN
        if frame[2] > 1:  # each time another column (SR-9.7)
            state.stack.append([BLACKEN, seat, frame[2] - 1, frame[3] & ~(1 << column)])
        blacken(state, seat, column, tell)


def share(state: SangueReale, frame: list[int], pair: int, tell: Tell) -> None:
    """Two of four dice are the player's own, the others go to the opponent (SR-5.6)."""
    one = FACES - 1
    while FIRSTS[one] > pair:
        one -= 1
    two = one + pair - FIRSTS[one]
    own = [0] * FACES
    own[one] += 1
    own[two] += 1
    give = [frame[COUNTS + face] - own[face] for face in range(FACES)]
    notation.tell_dice("keeps", frame[1], own, tell)
    hand_out(state, frame[1], own, give, tell)


def choose_five(state: SangueReale, frame: list[int], move: int, tell: Tell) -> None:
    """All different values once each, or all dice of one value; what was not rolled goes to the opponent.

    SR-5.7, SR-5.8, SR-5.9.
    """
    dice = frame[COUNTS : COUNTS + FACES]
    if move == DIFFERENT:
        own = [1 if count > 0 else 0 for count in dice]
    else:
        own = [count if face == move - KEEP else 0 for face, count in enumerate(dice)]
    give = [1 if count == 0 else 0 for count in dice]
    notation.tell_dice("keeps", frame[1], own, tell)
    hand_out(state, frame[1], own, give, tell)


def draw_modifier(state: SangueReale, seat: int, turn: int, tell: Tell) -> None:
    """Draw a small circle in a turn cell of the King's Track (SR-5.10)."""
    state.drawn[seat * TURNS + turn] += 1
    notation.notify(tell, "draws", {"seat": notation.seat_name(seat), "turn": turn + 1})


def use(state: SangueReale, frame: list[int], move: int, tell: Tell) -> None:
    """Use a die or a pair, change a die, or let the rest go."""
    seat = frame[1]
    if move == PASS:
        notation.tell_dice("wastes", seat, frame[COUNTS:], tell)
        return
    rest = frame[:]
    if move >= LOWER:
        step = 1 if move >= RAISE else -1
        face = move - (RAISE if move >= RAISE else LOWER)
        rest[COUNTS + face] -= 1
        rest[COUNTS + face + step] += 1
        state.spent[seat * TURNS + state.turn()] += 1  # SR-7.7
        state.stack.append(rest)
        notation.notify(
            tell, "modifies", {"seat": notation.seat_name(seat), "from": face + 1, "to": face + step + 1}
        )
        return
    column = move - USE
    rest[COUNTS + column] -= state.sheet().columns[column].circles[state.black[seat * FACES + column]]
    if sum(rest) > seat + DICE:  # any dice left
        state.stack.append(rest)
    blacken(state, seat, column, tell)


def use_plain_dice(state: SangueReale, frame: list[int], tell: Tell) -> bool:
    """Use what needs no question (SR-6.8); False if the owner of the dice is to be asked.

    A die is used at once if nothing else can be done, or if nothing but blackening comes of it and no Unique Supporter
    is in reach of these dice, so that its place in the order cannot matter.
    """
    if state.modifiers(frame[1]) > 0:
        return False
    usable = [column for column in range(FACES) if is_usable(state, frame, column)]
    if not usable:
        state.stack.pop()
        use(state, frame, PASS, tell)
        return True
    if len(usable) > 1:
        if icon_in_reach(state, frame):
            return False
        usable = [column for column in usable if is_plain(state, frame[1], column)]
        if not usable:
            return False
    state.stack.pop()
    use(state, frame, USE + usable[0], tell)
    return True


def is_plain(state: SangueReale, seat: int, column: int) -> bool:
    """Whether nothing but blackening happens at the next step of a column."""
    return state.sheet().columns[column].plain[state.black[seat * FACES + column] + 1]


def icon_in_reach(state: SangueReale, frame: list[int]) -> bool:
    """Whether these dice may come to a Unique Supporter who is free."""
    sheet = state.sheet()
    for column in range(FACES):
        if state.supporters[column] == NOBODY:
            done = state.black[frame[1] * FACES + column]
            if done < sheet.columns[column].icon_at <= done + frame[COUNTS + column]:
                return True
    return False


def blacken(state: SangueReale, seat: int, column: int, tell: Tell) -> None:
    """Blacken the next step of a column; a line comes before a Unique Supporter (SR-6.1, SR-6.6, SR-8.1, SR-9.4).

    A Unique Supporter who is taken is nothing to whoever comes later (SR-9.3).
    """
    place = seat * FACES + column
    state.black[place] += 1
    step = state.black[place]
    table = state.sheet().columns[column]
    notation.notify(
        tell,
        "blackens",
        {
            "seat": notation.seat_name(seat),
            "column": column + 1,
            "step": step,
            "circles": table.circles[step - 1],
        },
    )
    if step == table.icon_at and state.supporters[column] == NOBODY:
        state.stack.append([ICON, seat, column])
    if table.line_mask >> step & 1:
        state.stack.append([CIRCLE, seat, 1, 1 << column, table.marked_mask >> step & 1])


# -- Unique Supporters ------------------------------------------------------------------------------------------------


def take_supporter(state: SangueReale, seat: int, column: int, tell: Tell) -> None:
    """Whoever comes first takes the supporter, and its ability fires at once (SR-9.1, SR-9.2)."""
    supporter = state.sheet().supporters[column]
    state.supporters[column] = seat
    notation.tell_supporter(state, seat, column, tell)
    ability, count = supporter.ability, supporter.count
    if ability == t.MODIFIERS:
        state.stack.append([DRAW, seat, count])
    elif ability == t.BLACKEN:
        state.stack.append([BLACKEN, seat, count, supporter.choice])
    elif ability == t.ROLL:
        state.stack.append([DICE, seat, *roll(state, seat, count, tell)])
    elif ability == t.CIRCLE:
        state.stack.append([CIRCLE, seat, count, supporter.choice, 0])
    elif ability == t.ERASE:
        state.stack.append([ERASE, seat, count])
    elif ability == t.WALL:
        state.stack.append([WALLS, seat, count, 0])
    elif ability == t.EDGE:
        state.stack.append([EDGES, seat, count])
